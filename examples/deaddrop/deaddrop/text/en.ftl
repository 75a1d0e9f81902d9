# All that people read. Every other language has the same messages.

game-title = Dead Drop
game-summary = Hide your documents at three secret places and guess what the others have hidden there.
game-about = A small game with a secret, made to show how a game is added to Safehouse.

section-1 = Set-up
rule-DRP-1-1 = Chance draws who begins and deals the documents; nobody else does.
rule-DRP-1-2 = Everybody is dealt four documents, or three, that nobody else sees. The rest stay in the archive, unseen.

section-2 = Your turn
rule-DRP-2-1 = From the first player on, everybody in turn lays down one document. Only whoever has the turn acts.
rule-DRP-2-2 = You lay down a document that you hold.
rule-DRP-2-3 = You hide it at a drop: everybody sees where, nobody else sees what.
rule-DRP-2-4 = You hide at most two documents at each drop.
rule-DRP-2-5 = Or you sell it: everybody sees the document, and you get 1 point.

section-3 = The end
rule-DRP-3-1 = When nobody holds a document any more, the game is over and all drops are opened.
rule-DRP-3-2 = Each drop pays its points to whoever hid the highest total there. Where two tie, nobody is paid.
rule-DRP-3-3 = Whoever has the most points wins. On a tie the victory is shared.
rule-DRP-3-4 = Documents of a player who leaves go to the archive unseen. Only the table takes a seat out, and not during set-up. A player left alone has won.

document-MEMO = memo
document-MAP = map
document-CODE = code book
document-LIST = list of agents
drop-BENCH = park bench
drop-LOCKER = locker
drop-STATUE = statue

decision-TURN = Your turn: hide a document or sell it.
decision-TURN-other = { $player } hides or sells a document.

action-HIDE = Hide the { $document } at the { $drop }
    .effect = It lies there face down until the end.
    .kind = Hide a document
action-SELL = Sell the { $document }
    .effect = Everybody sees it, and you get 1 point.
    .kind = Sell a document
action-FIRST_PLAYER = First player: { $seat }
action-DEAL = Deal: { $document }
action-LEAVE = Leave the game: { $seat }

event-first_player = { $player } begins.
event-dealt = { $player } is dealt: { $document }.
event-drew = { $player } is dealt a document.
event-hid = { $player } hides the { $document } at the { $drop }.
event-went = { $player } hides a document at the { $drop }.
event-sold = { $player } sells the { $document } for 1 point.
event-found = At the { $drop } { $player } had hidden: { $document }.
event-paid = { $points ->
    [one] The { $drop } pays { $player } { $points } point.
   *[other] The { $drop } pays { $player } { $points } points.
}
event-left = { $player } leaves the game.
event-scored = { $total ->
    [one] { $player } has { $total } point.
   *[other] { $player } has { $total } points.
}
event-won = { $player } wins.
event-undone = { $count ->
    [one] { $player } takes back { $count } step.
   *[other] { $player } takes back { $count } steps.
}
score-total = Total

option-hand = Documents
    .help = How many documents everybody is dealt.
option-hand-4 = Four
option-hand-3 = Three
option-first_player = First player
    .help = Who has the first turn.
option-first_player-random = Drawn at random
option-data_set = Documents and drops
    .help = The set that you play with.
preset-first = First game
    .help = Three documents each.
preset-usual = Usual
    .help = Four documents each.
