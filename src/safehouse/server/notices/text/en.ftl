### Notices that it is somebody's turn: English

turn-title = Your turn: { $game }
turns-title = Tables that wait for you: { $count }
turn-line = { $game }, table { $table }: it is your turn.
off-line = No more of these: { $link }
try-title = Safehouse can reach you
try-line = This is how you will hear that it is your turn.
confirm-title = Is this your address?
confirm-line = Somebody wants Safehouse to write here when it is their turn in a game. If that was you, open this link within a day:
confirm-else = If it was not you, do nothing: nothing more will come.
