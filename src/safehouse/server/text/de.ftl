# Was andere Seiten von einem Link auf einen Tisch zeigen.
link-title = { $game }: { $players }
link-won = Sieg für { $winners } nach { $moves ->
    [one] einer Entscheidung
   *[other] { $moves } Entscheidungen
}. Zug um Zug zum Ansehen.
link-even = Beendet nach { $moves ->
    [one] einer Entscheidung
   *[other] { $moves } Entscheidungen
}. Zug um Zug zum Ansehen.
link-open = Ein Tisch wartet auf Mitspieler.
link-running = Hier wird gerade gespielt.
link-bot = Bot { $letter }
link-former = Früherer Gast
