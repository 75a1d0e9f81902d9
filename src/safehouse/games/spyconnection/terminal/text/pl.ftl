# What stands on the table in the terminal beside the names of things.

legend = [PAR] twoja sieć  PAR* cel  @A szpieg  A agent  A2 dwóch agentów  ↻ dodatkowa tura
points = { $count } pkt
planning = planuje { $count }
cost = { $count ->
    [0] za darmo
   *[other] koszt { $count }
}
agents = { $count ->
    [one] { $count } agent
    [few] { $count } agenci
   *[many] { $count } agentów
}
fulfils = wykonana: { $worth }
short = W zasięgu dopiero po wycofaniu agentów (cena, brakuje): { $ways }
start = szpieg zaczyna: { $city }
out = poza grą
