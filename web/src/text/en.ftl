### The shell: English

app-name = Safehouse
app-home = Safehouse: home
page-title = { $title } · Safehouse
skip-to-content = Skip to the content
loading = Loading…
close = Close
cancel = Cancel
save = Save
send = Send
guest = Guest
guest-name = Guest { $number }
you = You
bot = bot
bot-of = bot of { $name }
bot-name = Bot { $letter }
players = Players
table = Table
rules = Rules
settings = Settings
replay = Replay
log = Log
table-talk = Table talk
back-home = Back to home
missing-title = Nothing in this file
missing-text = There is no page at this address.

## Navigation

nav-label = Main
nav-play = Play
nav-watch = Watch
nav-learn = Learn
nav-rules = Rules

## Home

running-games = Your games
running-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
running-waiting = { $count ->
    [one] Waiting for { $count } seat
   *[other] Waiting for { $count } seats
}
running-thinking = { $player } is thinking
your-turn = Your turn
open-a-case = Open a case
open-a-case-help = Play at once against bots, or send friends a link. No account.
file-number = File { $number }
good-first-case = Good first case
play-now = Play now
play-now-level = { $game }: strength of the bots
play-now-bots = Bots: { $level }
invite-friends = Invite friends
learn = Learn
fact-players = { $span } players
fact-minutes = { $span } min
difficulty-1 = easy
difficulty-2 = medium
difficulty-3 = hard
time-left-minutes = { $count } min left
time-left-hours = { $count } h left
time-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}

## Setting up a table

setup-title = { $game }: new table
setup-heading = Set up a table
setup-seats = Seats
setup-options = Options
setup-options-all = All options
setup-options-changed = All options (changed)
setup-table = The table
setup-public = Public: anybody may join from the lobby
setup-spectators = Spectators may watch what is open to all
setup-days = Slow game: three days for each decision
setup-hotseat = Several players share this device; a curtain falls between their turns.
setup-open = { $count ->
    [one] You get a link for the open seat. The game starts when it is taken.
   *[other] You get a link for the open seats. The game starts when all are taken.
}
setup-at-once = The game starts at once.
setup-open-table = Open the table
setup-start = Start the game
setup-hints = Hints allowed: players may ask what a bot would do
setup-public-one = At a public table everybody has one seat.
setup-clock = Clock for the whole game
setup-clock-none = None: only time for each decision
setup-clock-help = Each player has this much time in all, and more with every turn. Whoever has none left is played by a bot.
table-clock = Clock { $bank } + { $increment }
table-hints = Hints allowed
table-no-hints = No hints
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
seat-kind = Seat { $number }: who sits here
seat-level = Seat { $number }: how strong
seat-name-of = Seat { $number }: name
seat-name = Name
seat-me = Me
seat-friend = Open, by link
seat-bot = Bot
seat-open = Open seat
seat-add = Add a seat
seat-remove = Remove a seat
level-recruit = Recruit
    .help = easy, slips often
level-courier = Courier
    .help = takes the best at hand
level-agent = Agent
    .help = thinks ahead a little
level-handler = Handler
    .help = thinks ahead, rarely wrong
level-spymaster = Spymaster
    .help = takes its time, strongest
option-seat = Seat { $number }
seat-colour-of = Colour of seat { $number }
colour-any = Any colour
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow

## Lobby, joining, waiting

lobby-title = Watch and join
lobby-help = Public tables that wait for players, and games that anybody may watch.
lobby-waiting = Tables that wait
lobby-running = Games to watch
lobby-no-running = No public game is running right now.
watch = Watch
lobby-empty = No table is waiting right now.
lobby-open = Open a table: { $game }
lobby-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
lobby-filters = Which tables
lobby-game = Game
lobby-pace = Pace
lobby-any = Any
lobby-live = Live
lobby-days = Days for each decision
lobby-seats = Free seats
lobby-least = { $count } or more
page-before = Back
page-after = On
page-of = Page { $page } of { $pages }
waiting-expired = Nobody came for long, so this table was closed
waiting-remove = Remove
waiting-remove-name = Remove { $name } from the table
same-as = same person as { $name }
join = Join
join-title = You are invited
join-text = A friend has kept a seat for you.
join-as = You play as { $name }.
join-sit = Take the seat
join-bad-link = This link is not complete. Ask for it again.
waiting-title = Waiting for players
waiting-numbers = Everybody is here: the cards are about to be dealt
waiting-closed = This table was called off
waiting-closed-operator = The operator has closed this table
waiting-private = This table is private
waiting-close = Call off the table
waiting-leave = Give up the seat
waiting-fill = Fill the open seats with bots and start
invite-help = Send this link. Whoever opens it takes an open seat; no account needed.
invite-link = Link to this table
copy-link = Copy link
link-copied = The link is copied.
link-shown = Copying is not allowed here. Take the address of this page.

## The table

table-menu = Table menu
table-tabs = Parts of the table
table-closed-to-you = This table cannot be shown
tab-table = Table
tab-me = Me
tab-rivals = Rivals
tab-log = Log
share-link = Share link
sound-on = Sound on
sound-off = Sound off
leave-table = Leave table
left-open = You have left the table.
left-running = A bot plays for you until you come back.
come-back = Take my seat back
vote-people = People
vote-help = Somebody stalls or spoils the game? If more than half of the others vote, two at least, a bot plays on in that seat. A vote stands. Where only one other person plays, the clock decides.
vote-out = Vote out
vote-out-name = Vote { $name } out of the game
vote-cast = You have voted
vote-count = { $count } of { $needed } votes
vote-told = { $name }: { $count } of { $needed } votes to leave the game.
removed = voted out, a bot plays
bank-label = Time left for the whole game
error-reason-removed = The host has removed you from this table.
error-reason-alone = One person alone votes nobody out: the clock decides.
error-reason-hints = There are no hints at this table.
error-reason-silence = Not while you play a game in silence.
away-strip = You are away: a bot plays your seat.
resign = Resign
resigned = has given up
leave-question = You can come back at any time; a bot keeps your seat in the game.
leave-while = Leave for now
points-word = { $count ->
    [one] point
   *[other] points
}
away = away, a bot plays
connected = connected
not-connected = not connected
clock-label = Time left
hand = Hand and prompt
prompt = What to do
beyond = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
} { $side ->
    [left] to the left
    [right] to the right
    [up] above
   *[down] below
}: go there
confirm-question = { $action }?
confirm-final = After this nothing of your turn can be taken back.
undo = Undo
undo-whole = Take back the whole turn
undo-locked = Undo is locked: { $reason }
undo-start = There is nothing to take back.
undo-chance = Chance has decided since; what came up cannot be taken back.
undo-revealed = Something was revealed since; it cannot be unseen.
undo-settled = That is settled and cannot be taken back.
undo-passed = It is no longer only you who is asked.
undo-left = A player has left the game since.
undo-over = The game is over.
undo-unknown = This cannot be taken back now.
hint = Hint
hint-title = The bot’s best three
hint-close = Put the hint away
hint-pondering = Thinking…
hint-brings = Brings: { $things }.
hint-can-bring = Can bring by the end of your turn: { $things }.
hint-costs = Costs: { $things }.
hint-keeps = Keeps open for later: { $things }.
hint-less = Against it: you end with less than by the first: { $things }.
hint-more = For it: you end with more than by the first: { $things }.
hint-quiet = Nothing can be counted yet; it prepares what follows.
hint-alike = What can be counted is the same as by the first; the bot expects less of it later.
hint-help = Percent: the result it promises, from sure defeat to sure win.
hint-quick = A first opinion: the searching bot is still being made ready.
hint-known = Decided by what you know, not by trying out.
hint-numbers =
    { $count ->
        [one] tried once
       *[other] tried { $visits } times
    } · best in { $share } of the deals imagined
hint-few = Hardly tried out: the first promised more.
why-not = Why not?
title-your-turn = ● Your turn · { $game }
your-turn-now = Your turn now
game-over = The game is over.
text-model = The table as text
log-and-help = Log and help
round = Round { $number }
log-set-up = { $count ->
    [one] The set-up: { $count } line
   *[other] The set-up: { $count } lines
}
log-stand-in = by a bot
instead-bot = A bot played for you: { $action }
instead-clock = Your time was up; a bot played for you: { $action }
instead-default = Your time was up; this was done for you: { $action }
instead-several = A bot has made { $count ->
    [one] { $count } move
   *[other] { $count } moves
} for you, the last one: { $action }. All are in the log.
only-you-see = Only you see this
look-at = Look at the table at this point
chat-empty = Nobody has said anything yet.
chat-silence = There is no table talk while this game is played. It is open again when the game is over.
chat-write = Say something to the table
chat-said = { $name } says: { $text }
looking-back = You are looking back.
looking-back-help = The game goes on; this is how you saw the table then.
back-to-now = Back to now
move-of = event { $at } of { $last }
replay-help = Drag to look back. Play stays live.
replay-slider = Position in the game
missed-title = Since you last looked
missed-more = { $count ->
    [one] and { $count } more in the log
   *[other] and { $count } more in the log
}
missed-watch = Watch it quickly
missed-close = Got it
connection-lost = Connection lost. Trying again…
try-now = Try now
curtain-title = { $player } is up
curtain-text = Hand over the device. Nothing is shown until the seat is taken.
curtain-open = I am { $player }

## The end

score-sheet = Score sheet
you-win = You win
you-win-with = { $player } win
you-among = You
nobody-wins = Nobody wins
winner = { $count ->
    [one] { $player } wins
   *[other] { $player } win
}
rematch = Rematch
join-rematch = Join the rematch
export-record = Export
import-record = A record from a file
import-help = Look at a recorded game again: every position, as each seat knew it.
import-bad = This file holds no record.
replay-of = Replay: { $game }
replay-eyes = Seen by
replay-spectator = Spectator
replay-start = Before the first move.
deal-menu = Deal
deal-title = How this was dealt
deal-how = Before anybody sat down, the server promised a secret by its hash. Each browser adds a random number; where all are present, its hash is shown first and the number when everybody is there. Every card follows from secret and numbers.
deal-promise = The server’s promise (SHA-256)
deal-bot = a bot: adds none
deal-not-opened = sealed, but not opened in time: not counted
deal-no-number = none
deal-given-on = These are the cards of an earlier game: whoever saw it may know them.
deal-later = After the end the secret is opened: “Check the deal” in the replay, or “safehouse verify”, then check every card.
deal-unopened = Sealed, but did not open their random number in time: { $players }. It was not counted.
deal-other-seal = A number is not the one that was sealed before the game.
deal-check = Check the deal
deal-again = Play this deal
deal-fits = { $count ->
    [one] The one draw of this game follows from the server’s secret and the players’ numbers, as promised before the first card.
   *[other] All { $count } draws of this game follow from the server’s secret and the players’ numbers, as promised before the first card.
}
deal-kept = Promise and number are the ones this browser kept before the game.
deal-not-kept = Promise or number are not the ones this browser kept before the game: the server has exchanged them.
deal-silent = No random number was added by { $players }.
deal-none = This game was not dealt so that it could be checked.
deal-insecure = Your browser checks deals only on pages over https. Export the record and check it with “safehouse verify”.
deal-other-secret = The secret is not the one the server had promised.
deal-other-draws = The certificate has more or fewer draws than the game.
deal-other-card = Draw { $count } from the pile “{ $pile }” does not fit: { $due } was due, { $drawn } was drawn.
review-title = Skill and luck
review-help = What each seat could expect, from 0 (lost) to 100 (won), by what it knew when it had to decide. It is worked out by a search, so it is an opinion. Click on the curve to go there.
review-ask = Review this game
review-working = Being worked out: { $done } of { $total }
review-stopped = The review could not be finished. What was done is kept.
review-at = { $player }: { $value }
review-from-to = from { $start } to { $result }
review-luck = Luck
review-decisions = Own decisions
review-hidden = Not to be known
review-others = Others, and the rest
review-line = { $player }: luck { $luck }, own decisions { $decisions }, not to be known { $hidden }, others and the rest { $others }
review-costliest = What cost { $player } most
review-none = The search would have done nothing better for certain.
review-cost = −{ $loss }
review-better = Better: { $action }
review-unknown = This could not have been known: only the hidden cards make it better.
review-rules = Rules:
review-go = Go to this moment
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
to-table = To the table

## Learning

learn-title = Learn
learn-help = Guided games, one idea at a time, and the rules by number.
learn-first = Start the guided game
learn-rules = Read the rules
guide-label = Guide
guide-step = Step { $at } of { $last }
guide-next = Next
guide-back = Back
guide-show = Show me
guide-close = End the guide
guide-wait = The others are playing; the guide goes on when it is your turn.
guide-only = The guide asks for something else now: do that first. If you end the guide, you play as you like.

## Keys

keys-title = Keys
keys-note = Letters can be switched off in the settings. Everything can also be reached with Tab and Enter.
key-help = This list
key-next = Next possible action
key-previous = Previous possible action
key-choose = Choose it
key-cancel = Cancel; skip what is being shown
key-undo = Undo
key-undo-whole = Take back the whole turn
key-hint = Hint
key-model = The table as text
key-board = The board
key-log = The log
key-chat = Table talk

## Rules

rules-title = Rules of { $game }
rules-contents = Contents
rules-search = Find in the rules
rules-none = No rule with these words.

## Settings

setting-name = Your name
    .help = Others see it at once, also at tables where you sit.
name-saved = Saved.
devices = Another device
    .help = Go on with the same name and the same seats on your phone or another computer.
code-show = Show a code
code-hint = Open Safehouse on the other device. In its settings (“{ guest }” at the top) enter the code under “{ claim }”.
code-spelt = The code is { $code }.
code-left = Valid once, for another { $time }.
code-expired = The code has expired. Show a new one.
code-qr = QR code with a link for the other device
claim = I have a code
    .help = Your other device shows it in its settings.
claim-use = Go on here
claim-wrong = This code is not valid. Each is good once and for ten minutes; show a new one on your other device.
claim-done = You are { $name } now.
claim-warning-title = Become somebody else here?
claim-warning =
    { $count ->
        [one] You are { $name } here, with a game still open. Its seat stays with { $name }, who can then be reached only from another of { $name }’s devices.
       *[other] You are { $name } here, with { $count } games still open. Their seats stay with { $name }, who can then be reached only from another of { $name }’s devices.
    }
claim-anyway = Use the code
forget = Lost a device?
    .help = Whoever has it could play in your name. This device stays signed in; the others can come back with a new code.
forget-others = Sign out all other devices
forget-done = All other devices are signed out. They notice within half a minute.
own-bots = Bots of your own
    .help = A program plays under this name at the tables of this house, and everybody sees whose bot it is. It signs in with a token.
own-bots-accept = Challenges of
challengers-nobody = nobody
challengers-owner = mine alone
challengers-anyone = anyone
own-bots-name = Name of the bot
own-bots-make = Make a bot
own-bots-token = This is its token. It is shown only now: keep it safe, for whoever has it plays as your bot.
own-bots-revoke = Revoke
own-bots-revoke-name = Revoke { $name }
own-bots-revoke-title = Revoke { $name }?
own-bots-revoke-warning = Its token becomes invalid for good. In games that are still running, a bot of the house takes its seat.
setting-lang = Language
    .help = As the browser wishes, or fixed.
lang-system = As the browser
setting-theme = Theme
    .help = Paper by day, night desk by dark.
theme-system = As the system
theme-light = Light
theme-dark = Dark
setting-contrast = Contrast
    .help = High contrast drops texture and shadows and tells networks apart by dashes.
contrast-system = As the system
contrast-normal = Normal
contrast-high = High
setting-motion = Motion
    .help = Reduced motion shows moves without travel.
motion-system = As the system
motion-full = Full
motion-reduced = Reduced
setting-confirm = Confirm actions
    .help = Whether one tap plays, or a second one confirms.
setting-level = Strength of bots
    .help = For “Play now” and as a start when you set up a table.
confirm-once = One tap plays
confirm-touch = Confirm on touch screens, and what ends a turn for good
confirm-always = Always confirm
setting-sounds = Sounds
    .help = Each kind is off until you switch it on.
sound-turn = My turn
sound-move = Moves
sound-chat = Table talk
sound-end = End of the game
setting-other = At the table
setting-notify = Notify me on my turn
    .help = The browser asks once. Only while the page is in the background.
notify-denied = The browser does not allow notifications.
setting-model = Show the table as text
    .help = Headings and lists with buttons beside the drawing. Screen readers find it in any case.
setting-auto = Do the harmless by itself
    .help = Steps that cost nothing and can be taken back on any turn are done for me; each game knows which.
setting-ending = End my turn by itself
    .help = When nothing is left that could help me, my turn ends; it can be taken back as far as Undo goes.
setting-keys = Letters as shortcuts
    .help = Press ? at a table for the list.

## Failures

error-offline = The server cannot be reached.
error-stale = The table has moved on; here it is.
error-not-found = There is no such table.
error-forbidden = This is not open to you.
error-banned = The operator of this house has shut you out.
error-unauthorized = You are not known here any more. Start anew from the home page, or enter a code in the settings.
error-refused = That is not possible as the table stands.
error-invalid = One of the values is not allowed.
error-too-many-requests = That was too fast. Wait a moment.
error-unavailable = That could not be stored. Try again.
error-unknown = That did not work: { $detail }

## The pencil in a notebook

pencil-cross = crossed out by hand
pencil-ring = ringed by hand
pencil-query = question mark by hand
pencil-help = Tap a cell: cross, ring, ?
pencil-copy = Try on a copy
pencil-copy-drop = Drop the copy

## The plain table of a game without a board of its own

plain-sees = What you see
plain-actions = What you can do
plain-yes = yes
plain-no = no
plain-none = none

## Privacy, conduct, operators

former-guest = Former guest
conduct = Somebody spoils the game?
conduct-who = Who
conduct-mute = Mute
    .help = You no longer read what they write. They are not told.
conduct-block = Block
    .help = The same, and they cannot sit down at your tables any more.
conduct-report = Report to the operator
    .help = Say what happened. The words around it are sent along.
conduct-mute-done = You no longer hear { $name }.
conduct-block-done = { $name } is blocked.
conduct-report-done = The operator has your report.
personal = Privacy
ignored = Muted and blocked
ignored-mute = muted
ignored-block = blocked
ignored-end = Allow again
my-data = My data as a file
    .help = Everything the house has stored about you.
sign-out = Sign out here
    .help = This device forgets who you are. Your other devices stay signed in.
leaving-sign-out-title = Sign out of this device?
leaving-sign-out-warning = Without another device that is signed in, nobody can be { $name } again.
leaving-sign-out-done = This device is signed out.
delete-me = Delete me
    .help = Your name, your chat and your notes are deleted. Finished games stay, under “former guest”.
leaving-delete-me-title = Be forgotten for good?
leaving-delete-me-warning = { $name } is deleted on all devices. In games that are still running, bots take over. This cannot be undone.
leaving-delete-me-done = You are forgotten.
licences = Licences
privacy = Privacy
privacy-intro = No account, no e-mail address, no advertising, no trackers, nothing from other servers.
privacy-stored = What is stored
    .text = The name you have chosen, the tables where you sit and every move made there, what you write in chat, your own notes, whom you have muted or blocked, and what you have reported. Of your sign-in only a fingerprint is stored, with the day it was last used.
privacy-device = On your device
    .text = One cookie that says who you are, your settings, and, for times without a network, the pages of the house and your last tables; these go when you sign out. Nothing else, so nobody has to ask for your consent.
privacy-told = Who is told
    .text = Your name and your moves are seen by those at your table, and by everybody if it may be watched. Chat is read at the table. Notes are read by you alone. Operators see names, tables, and reports with the words around them; they are shown no hidden cards. Where you want to be called, your browser's push service, your mail or your webhook learns of which table it is your turn. Nobody else is told anything.
privacy-rights = Your rights
    .text = In the settings you can take your data with you as a file, change your name, sign out, and delete everything that names you.
privacy-kept = How long
privacy-token-days =
    { $days ->
        [one] A sign-in that is not used for one day expires; a guest nobody can sign in as any more is deleted.
       *[other] A sign-in that is not used for { $days } days expires; a guest nobody can sign in as any more is deleted.
    }
privacy-token-ever = Sign-ins do not expire.
privacy-table-days =
    { $days ->
        [one] Tables that are over are deleted after one day.
       *[other] Tables that are over are deleted after { $days } days.
    }
privacy-table-ever = Finished games are kept.
privacy-report-days =
    { $days ->
        [one] Reports are deleted one day after they are settled.
       *[other] Reports are deleted { $days } days after they are settled.
    }
privacy-report-ever = Reports are kept.
privacy-log = Requests are logged with the network they come from, to find faults and attacks.
privacy-no-log = Requests are not logged; refused and excessive ones are, with the network they come from.
privacy-operator = Who runs this house
admin = Operators
admin-token = Token
    .help = “safehouse admin token NAME” makes one on the server. It is forgotten when you leave this page.
admin-enter = Go in
admin-wrong = This token is not valid, or not any more: the server’s machine makes new ones (safehouse admin token).
admin-none = Nothing.
admin-reports = Reports
admin-settle = Settled
admin-tables = Tables
admin-status-open = open
admin-status-running = running
admin-status-over = over
admin-status-closed = closed
admin-close = Close
admin-close-warning = Table { $id } ends without a result.
admin-delete = Delete
admin-delete-warning = Table { $id } is deleted for good.
admin-bans = Guests and bans
admin-find = Find guests by name
admin-search = Search
admin-choose = Choose
admin-kind = What
admin-ban-mute = May not talk
admin-ban-guest = Shut out a guest
admin-ban-network = Shut out a network
admin-subject = Guest’s id or network
admin-days = Days (0: for ever)
admin-reason = Reason
admin-ban = Ban
admin-end = End
admin-for-ever = for ever
admin-words = Words that may not be used
    .help = One in each line; capitals and accents do not matter.
admin-saved = Saved.
admin-acts = What operators have done

## Games to be looked at again
nav-games = My games
games-status = Which
games-over = Finished
games-running = Running
games-waiting = Waiting for players
games-name = With (name)
games-count = { $count ->
    [0] No game found.
    [one] One game.
   *[other] { $count } games.
}
games-all = All my games
games-won = Won
games-place = Place { $place }
games-brought = Imported
games-length = { $count ->
    [one] one decision
   *[other] { $count } decisions
}
look-who = Who may look when the game is over
look-players = Only its players
look-link = Whoever has the link
look-everybody = Everybody
share = Share
share-moment = Link to this moment
share-frame = For a page of your own
share-deal = Let a friend play this deal
copy-moment = Copy link to this moment
continue = Continue from here
continue-as = Play as
continue-true = As it was
    .help = All cards lie as they lay. Bots play the others.
continue-fresh = As it may have been
    .help = This seat knows the same; what it could not see is drawn anew.
replay-moves = Moves
replay-speed = Speed
replay-decision-next = Next decision
replay-decision-before = Decision before
replay-not-here = This moment cannot be shown
replay-whole = The whole replay
replay-keys = Keys
replay-keys-help = Left and right: one step. With Shift: from decision to decision of this seat. Home and End: start and end. Space: play and pause. Plus and minus: faster and slower.
source-record = From a record; the names are those of the record.
source-moment = Continued from a moment of another game.
beside = The same deal, side by side
beside-player = Player
beside-place = Place
beside-score = Points
beside-length = Decisions
beside-parted = Parted at
beside-event = event { $at }
embed-open = Open in Safehouse
deal-friend = Play the same deal
deal-help = { $game }: the same cards from the seat of { $player }, against the same bots. Afterwards both games lie side by side.
deal-your-seat = your seat
deal-not-here = There is no deal here that you could play.
error-reason-private = Only those who played this game may look at it.
error-reason-unwatched = This table has no spectators; its game can be looked at when it is over, if its host allows it.
error-reason-moment = There is no such moment in this game.
error-reason-not-over = Only when the game is over.
error-reason-over-then = At this moment the game is over: go back a little.
error-reason-left-then = This seat had left the game by then.

## Notices

new-version = A new version is here.
new-version-reload = Reload
notices = Call me when it is my turn
    .help = While no page of the house is open. At most one notice for each turn; it names the game and the table, nothing from your hand.
notices-push = Call me on this device
notices-kind = How
channel-push = Browser
channel-mail = E-mail
channel-discord = Discord
channel-slack = Slack
channel-ntfy = ntfy
channel-json = Webhook (JSON)
notices-address = Address
notices-add = Add
notices-here = this device
notices-unconfirmed = Open the link in the mail that was sent there.
notices-failing = The last notice did not arrive; it is tried again.
notices-try = Try it
notices-try-label = Try it: { $channel }
notices-tried = A notice was sent.
notices-remove = Remove
notices-remove-label = Remove: { $channel }
notices-live = Live tables call me, too
notices-quiet = Quiet hours
notices-quiet-from = from
notices-quiet-until = until
calls-on = Calls me: on
calls-off = Calls me: off
letter-confirm = Confirm the address
    .help = The house may then write there when it is your turn.
letter-confirm-done = Thank you. You will be written to when it is your turn.
letter-confirm-bad = This link is not valid any more. Add the address again in the settings.
letter-off = Turn these notices off
    .help = Nothing more is sent there. Your games stay as they are.
letter-off-done = Done. Nothing more is sent there.
letter-off-bad = This link is not whole. You can turn notices off in the settings, too.

## The case of the day

case-title = Case of the day
case-card = A riddle from a real game, new every day. No account needed.
case-level = { $level ->
    [1] easy
    [2] easy
    [3] medium
    [4] medium
    [5] hard
    [6] hard
   *[other] very hard
}
case-none = There is no case for this day.
case-solved = Solved
case-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
case-clues = { $count ->
    [one] The only clue
   *[other] The { $count } clues
}
case-sheet = Your notebook
case-sheet-help = Tap a cell: cross, ring, ?. Ring one answer in every column.
case-answer = Answer
case-ring-all = { $count ->
    [one] One column has not exactly one ring.
   *[other] { $count } columns have not exactly one ring.
}
case-right = Right!
case-wrong = Not so.
case-broken = Clue { $number } speaks against it:
case-twice = The same stands in two columns: each can be there once only.
case-left = Answers that were possible at first and after each clue: { $counts }.
case-values = The search expects { $best } of a win from this turn and { $next } from the best other one.
case-turn-done = The turn is complete. Is it the best?
case-steps = Your turn so far
case-choices = { $count ->
    [one] One thing can be done
   *[other] { $count } things can be done
}
case-archive = The last four weeks
case-name-A = Ada
case-name-B = Boris
case-name-C = Clara
case-name-D = Dario
