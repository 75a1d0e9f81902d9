### The terminal: English texts

## Players

player = Player { $letter }
bot = Bot { $letter }

## At the table

earlier = { $count ->
    [one] … one earlier event (log shows all)
   *[other] … { $count } earlier events (log shows all)
}
private = (only you see this)
hand-over = { $player } is next: give them the screen, then press Enter.
not-understood = I do not understand “{ $typed }”. Type the number of a choice, or help.
no-such-action = There is no action “{ $typed }”; there are { $fitting }…
out-of-range = There is no choice { $number }; choices go from 1 to { $last }.
unclear = More than one action fits ({ $count }): { $fitting }. Say more, or type a number.
not-now = Not now: you are not asked.
no-sheet = In this game nothing lies beside the table.
no-card = There is no card “{ $typed }”. Name one by its name, its number or a word of it.
after-the-end = Type log, rules, save FILE, or press Enter to leave:
not-understood-after-the-end = The game is over. Type log, rules, table, save FILE, or press Enter to leave.
goodbye = Goodbye.
goodbye-unsaved = Goodbye. The game was not saved.

## Commands

hint = The greedy bot would choose { $number }: { $action }.
why-what = Name an action: why 3, why CONNECT(LON-PAR), why take 2.
why-allowed = This is allowed. { $effect }
no-rule = There is no rule { $rule }; type rules for the headings.
rules-how = rules 4 shows a section, rules 4.2 one rule.
arm-on = You declare as soon as { $player } is on turn.
arm-off = You say nothing in the turns of others.
arm-ask = You are asked at the start and at the end of every turn of another player.
arm-whom = With whom? { $fitting }; off: say nothing; ask: be asked every time.
save-where = Name a file: save evening.json
save-over = { $file } is there already. Replace it? (y/n)
save-not = Nothing was saved.
save-failed = { $file } cannot be written: { $reason }.
saved = Saved. Go on with: safehouse play { $game } --load { $file }
quit-save = File to save the game to (Enter: do not save):

undo-start = There is nothing to take back.
undo-chance = Chance has decided since; what came up cannot be taken back.
undo-revealed = Something was revealed since; it cannot be unseen.
undo-acted = Another player has acted since.
undo-settled = That is settled and cannot be taken back.
undo-passed = The turn has passed to another player.
undo-left = A player has left the game since.
undo-over = The game is over.

help-move = plays a choice by its number, its text or a short form
    .usage = 3 · CONNECT(LON-PAR) · connect paris
help-why = says which rule forbids an action, or what it does
    .usage = why ACTION
help-hint = shows what the greedy bot would do
    .usage = hint
help-undo = takes back your last step, until something was revealed
    .usage = undo
help-table = draws the table again
    .usage = table
help-sheet = shows what lies open beside the table, such as Inkognito’s passport or Estoril’s known cards
    .usage = sheet
help-card = shows all that is printed on a card
    .usage = card NAME · card 029
help-log = tells what has happened
    .usage = log · log 50 · log all
help-rules = shows the headings, a section or a rule
    .usage = rules · rules 4 · rules 4.2
help-arm = declares with this player as soon as he is on turn; or asks you every time
    .usage = arm B, arm off, arm ask
help-save = saves the game to go on later
    .usage = save FILE
help-help = shows this list
    .usage = help
help-quit = leaves the table and offers to save
    .usage = quit

## Score sheet

sheet-title = Score sheet
sheet-score = Points
sheet-winner = { $count ->
    [one] { $players } wins.
   *[other] { $players } win.
}
