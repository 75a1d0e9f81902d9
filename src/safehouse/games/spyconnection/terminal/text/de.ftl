# What stands on the table in the terminal beside the names of things.

legend = [PAR] dein Netzwerk  PAR* Ziel  @A Spion  A Agent  A2 zwei Agenten  ↻ Extrazug
points = { $count } P.
planning = { $count } eingebunden
cost = { $count ->
    [0] gratis
   *[other] kostet { $count }
}
agents = { $count ->
    [one] { $count } Agent
   *[other] { $count } Agenten
}
fulfils = erfüllt sie: { $worth }
short = Erst nach Zurücknehmen erreichbar (Preis, fehlend): { $ways }
start = Spion beginnt in { $city }
out = hat das Spiel verlassen
