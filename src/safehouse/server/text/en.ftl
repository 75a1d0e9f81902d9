# What other sites show of a link to a table.
link-title = { $game }: { $players }
link-won = Won by { $winners } after { $moves ->
    [one] one decision
   *[other] { $moves } decisions
}. Look at it move by move.
link-even = Over after { $moves ->
    [one] one decision
   *[other] { $moves } decisions
}. Look at it move by move.
link-open = A table waits for players.
link-running = A game is being played.
link-bot = Bot { $letter }
link-former = Former guest
