### Inkognito: English texts

## The game

game-title = Inkognito
game-summary = Carnival in Venice: four masked agents, two secret teams. Find your partner before your enemies find you.
game-about = You are one of four agents, and one of your four figures is really you. Whoever steps on a figure gets to see cards of its owner, of which at least one is true. Work out who your partner is, put your two code words together, fulfil your joint mission and shake hands on it. Inkognito was designed by Alex Randolph and Leo Colovini. Board, balls and missions follow public sources; most names of spaces are our own.

## Headings of the rule groups

section-1 = Set-up
section-2 = Aim of the game
section-3 = The turn and the balls
section-4 = Movement
section-5 = Meeting another player’s figure
section-6 = Meeting the ambassador
section-7 = Showing cards and the truth rule
section-8 = Banishing
section-9 = No repeats
section-10 = Finding your partner, gestures
section-11 = Missions, declaring, winning
section-12 = Three players
section-13 = Notes
section-14 = Amateur agents
section-15 = Platform rules

## Rules 1: set-up

rule-INK-1-1 = The Menetekel, the shaker with the balls, stands in the lagoon. That part of the board is decoration, not a space.
rule-INK-1-2 = The ambassador starts on the embassy, the space with the top hat.
rule-INK-1-3 = Everybody takes one colour with all that belongs to it: 4 figures, 4 coloured identity cards, 4 coloured build cards and a passport. The colours are drawn, chosen one after the other, or agreed before the game.
rule-INK-1-4 = You put one of your four figures on each of the four start spaces of your colour.
rule-INK-1-5 = Which figure stands on which start space is settled before anyone looks at a secret card, so it tells nothing. If players arrange their figures themselves, all do so at once and nobody sees secret cards until everybody is done.
rule-INK-1-6 = The passport is a screen: notes and cards behind it are yours alone. Inside is the mission list, the same for everybody.
rule-INK-1-7 = Names and colours of the others stand in your notebook from the start.
rule-INK-1-8 = The 12 secret cards are dealt in three separate shuffles: identities, builds, missions. Everybody gets one of each, unseen by the others. Only chance deals, and every deal is equally likely.
rule-INK-1-9 = Your secret identity says which agent you are. Your secret build says which of your four figures is your true figure. Your mission card is your half of the code.
rule-INK-1-10 = Your three secret cards stay hidden until you show them on purpose.
rule-INK-1-11 = The teams are fixed: Lord Fiddlebottom with Colonel Bubble, Agent X with Madame Zsa Zsa. Your partner holds the other identity of your team; at first nobody knows who that is.
rule-INK-1-12 = Cards are only shown, never given away. You always own your 8 coloured and 3 secret cards.
rule-INK-1-13 = The player colours are red, blue, green and yellow. Seats are numbered clockwise, and any seat may have any colour.

## Rules 2: aim

rule-INK-2-1 = At first you move onto other players’ figures to see their cards and draw conclusions.
rule-INK-2-2 = In the long run you find your partner, whose code word completes yours, and fulfil your joint mission before the other team fulfils theirs.

## Rules 3: turn and balls

rule-INK-3-1 = A first player is determined. Turns then go clockwise without end until somebody wins.
rule-INK-3-2 = On your turn you shake the Menetekel, and 3 of its 10 balls become visible. Every shake starts again with all 10.
rule-INK-3-3 = Land ball (red): one of your figures may move 1 space along a land route.
rule-INK-3-4 = Water ball (blue): one of your figures may move 1 space along a water route.
rule-INK-3-5 = Either ball (yellow): one of your figures may move 1 space by land or by water.
rule-INK-3-6 = Ambassador ball (black): you may move the ambassador 1 space by land or by water.
rule-INK-3-7 = Blank ball (white): nothing. With three blank balls nothing moves this turn.
rule-INK-3-8 = You split land, water and either balls among your figures as you like: all to one figure or one each to several.
rule-INK-3-9 = You may use the balls in any order.
rule-INK-3-10 = You need not use any ball.
rule-INK-3-11 = A turn is: declare or gesture if you like, shake, then steps and meetings in any sequence, then end. Meetings are settled at once, and afterwards you may move on with any figure. With the option “visitor stops” a figure that has made a meeting uses no further ball this turn.
rule-INK-3-12 = Balls you have not used lapse at the end of your turn.
rule-INK-3-13 = Balls and routes are called by what they do: land, water, either, ambassador, blank. Where two spaces are joined by land and by water, both kinds of ball fit, and the either ball and the ambassador ball offer that neighbour once.

## Rules 4: movement

rule-INK-4-1 = A step goes to an adjacent space joined by a route that fits the ball.
rule-INK-4-2 = Figures may be passed: you may step onto any occupied space and go on without stopping. Passing is no meeting.
rule-INK-4-3 = Passing needs another fitting ball, used at once for the same figure; nothing may come between. You may step onto a space where you cannot stop only if the remaining balls can bring the figure to a legal stop.
rule-INK-4-4 = No step may end on a space with another figure of your own.
rule-INK-4-5 = You may always stop on an empty space.
rule-INK-4-6 = Stopping on another player’s figure is a meeting. It is allowed only if you have not met a figure of that player this turn.
rule-INK-4-7 = Stopping on the ambassador is a meeting with him.
rule-INK-4-8 = While a figure is passing, the space it started from counts as empty.
rule-INK-4-9 = The ambassador may not be moved onto another player’s figure; with a second ambassador ball he may pass it.
rule-INK-4-10 = Moving the ambassador onto a figure of your own is a meeting with him.
rule-INK-4-11 = Every figure may enter numbered places, coloured spaces of any colour and the embassy.
rule-INK-4-12 = Apart from passing and unsettled meetings, a space holds one figure at most.
rule-INK-4-13 = The ambassador passes like a figure: with a second ambassador ball left he may step onto any occupied space and must go on at once. He may always go back to where he came from. On a figure of your own you choose between stopping and passing if both are possible.

## Rules 5: meetings

rule-INK-5-1 = When you stop on another player’s figure, you must choose one of three things: ask for identity, ask for build, or move on.
rule-INK-5-2 = Identity: the player you ask shows you 2 identity cards and 1 build card.
rule-INK-5-3 = Build: the player you ask shows you 2 build cards and 1 identity card.
rule-INK-5-4 = The cards are shown to you alone.
rule-INK-5-5 = Move on: you see no cards and banish nobody; your visiting figure moves 1 extra space by land or by water.
rule-INK-5-6 = The extra step must end on an unoccupied space, and once chosen it must be made. Without such a space next to you, moving on is not offered.
rule-INK-5-7 = In one turn you may meet several players, but only one figure of each. Moving on counts as a meeting.
rule-INK-5-8 = You may move on at any time of the game.
rule-INK-5-9 = After asking for identity or build you must banish the figure you met.
rule-INK-5-10 = The figure you meet need not be the true one: your question always goes to its owner. You choose the question, the owner chooses the cards.
rule-INK-5-11 = Your visiting figure stays on the space of the meeting after a question.

## Rules 6: the ambassador

rule-INK-6-1 = There are two ways to meet the ambassador: one of your figures stops on his space, or you move him onto one of your figures.
rule-INK-6-2 = You may then demand to see 2 identity cards or 2 build cards of any one other player.
rule-INK-6-3 = One of the two must be true.
rule-INK-6-4 = You may waive the question, but not the banishing.
rule-INK-6-5 = Afterwards the ambassador must be banished. Moving on is not possible here.
rule-INK-6-6 = You may meet the ambassador once a turn (without limit if the option says so). Passing him is always allowed.
rule-INK-6-7 = An ambassador question is no meeting with the player asked: in one turn you may ask the same player once by a meeting and once through the ambassador.

## Rules 7: showing cards

rule-INK-7-1 = A question defines slots: identity asks for two identities and a build, build for two builds and an identity, the ambassador for two identities or two builds.
rule-INK-7-2 = Normally each slot is filled with one of your own coloured cards of its kind, all different.
rule-INK-7-3 = A coloured identity or build card is true if it equals your secret identity or build; otherwise it is false.
rule-INK-7-4 = At least one of the cards you show must be true, in every answer and every penalty.
rule-INK-7-5 = In place of coloured cards you may show secret cards: any of your three in any slot, each once. With the option “same kind” secret identity and secret build only go in slots of their own kind.
rule-INK-7-6 = A secret identity or build card is true by nature.
rule-INK-7-7 = The mission card does not count as true: another card you show must be.
rule-INK-7-8 = Honesty is a duty only for shown cards; anything else may mislead. You may even show your mission card to an enemy to pose as a partner.
rule-INK-7-9 = Shown cards have no order. The coloured and the secret card with the same face are different cards.
rule-INK-7-10 = With three slots you have 15 truthful answers of coloured cards and 94 in all; with two slots 3 and 15. So you can always answer truthfully.

## Rules 8: banishing

rule-INK-8-1 = After the question you put the figure you met on any unnumbered, unoccupied space you like.
rule-INK-8-2 = Unnumbered are plain spaces, coloured spaces of any colour and the embassy. Unoccupied means no figure and no ambassador.
rule-INK-8-3 = The ambassador is banished to an unoccupied coloured space of any colour, or to the embassy if it is free.
rule-INK-8-4 = Banishing never causes a meeting and costs no ball.
rule-INK-8-5 = There is always a space to banish to.
rule-INK-8-6 = The order is: question, answer, penalty if any, banishing; then movement goes on. If you waive the ambassador question, you banish at once.

## Rules 9: repeats

rule-INK-9-1 = You may not show the same player the same combination of cards again.
rule-INK-9-2 = Two cards out of a three-card combination that player has seen are a repeat, and so are three cards around two that were shown to that player as a pair.
rule-INK-9-3 = Repeats are counted for each pair of shower and asker; what others were shown does not matter.
rule-INK-9-4 = For a set of cards, each earlier answer to the same player counts once if it, or the two cards left after its penalty, contains the set or is contained in it. One such answer makes it the second time, more make it the third time.
rule-INK-9-5 = Sets that merely overlap are no repeat, and single cards left after a penalty never count.
rule-INK-9-6 = Second time: you must now show one card fewer, at least one of them true.
rule-INK-9-7 = Third time: you must show exactly one true card.
rule-INK-9-8 = What is left after a penalty is part of the cards you showed. If one card stays, it is a true one; with two true cards you choose which.
rule-INK-9-9 = Two cards left after a penalty may not be a pair that this player has been shown or left with before (for amateurs: as far as noted).
rule-INK-9-10 = A mission card never stays as the only card.
rule-INK-9-11 = Repeating is punished, not impossible. Strict: repeats are marked for you alone, and the penalty follows by itself. Prevent: repeats cannot be chosen while you have another truthful answer of coloured cards. Amateur: see the rules for amateur agents.
rule-INK-9-12 = If only repeats are left to you, you show one of them and the penalty follows.
rule-INK-9-13 = The asker sees the answer first, then what is left after the penalty. That there was a penalty and how many cards were left is public; the faces are not.

## Rules 10: partners and gestures

rule-INK-10-1 = You can reveal yourself in two ways: by the gesture of your character or by showing secret cards.
rule-INK-10-2 = The gestures are a wink (Lord Fiddlebottom), a tug at the ear (Colonel Bubble), a frown (Agent X) and a wrinkled nose (Madame Zsa Zsa). Anybody may make any of them, truly or as a bluff.
rule-INK-10-3 = Agents do not talk about cards or plans. Chat is off during the game unless the table switches it on.
rule-INK-10-4 = A gesture is public, with or without an addressee, and changes nothing else; with the option “covert” it is made to one player, and only he sees it. You may make one per turn of your own, at its start or between steps, unless the option says otherwise. As long as you have not made it, nobody sees that you were about to.
rule-INK-10-5 = When your partner has seen your mission card, he can decode the joint mission. You can only when he has shown you his.
rule-INK-10-6 = Working out your partner’s code word by elimination is as good as seeing it.
rule-INK-10-7 = Advice: hiding your identity is important, finding and informing your partner more so. Show secret cards only when you are sure.

## Rules 11: missions and winning

rule-INK-11-1 = Your team’s joint mission stands in the mission list under your two code words. It matters who holds which word. There are 12 lines per team.
rule-INK-11-2 = The first word is Lord Fiddlebottom’s or Madame Zsa Zsa’s, the second Colonel Bubble’s or Agent X’s.
rule-INK-11-3 = All four code words are different. If you know both words of your team, you know the other two and that the enemies have one of two missions.
rule-INK-11-4 = In a mission an agent’s name means the true figure of the player with that identity.
rule-INK-11-5 = A team wins when its mission is fulfilled, one of the two partners is on turn, and the win is declared.
rule-INK-11-6 = You declare by saying “Mission accomplished!” and shaking hands with your partner. Nothing is declared by itself.
rule-INK-11-7 = Then both reveal their secret cards, and the mission is checked as things stood when it was declared. You need not name the mission.
rule-INK-11-8 = Missions about meetings count from the stop until the end of the same turn, whatever follows. Passing is no meeting. Missions about places are checked as the figures stand.
rule-INK-11-9 = On your turn you may declare before shaking and between steps, but not inside a meeting or while passing. You name one other seat. As long as no name is said, nobody sees that you were about to declare.
rule-INK-11-10 = At the start of each turn, before the Menetekel is shaken, and at its end every other seat may declare, naming the active player. All choose secretly at once; the first declarer clockwise from the active player counts. (Not with the option “active player only”.)
rule-INK-11-11 = The named player accepts or refuses, and the game ends. Partners who shake hands win if their mission is fulfilled, otherwise the other two win. If two who are not partners shake hands, the other two win (with the option: the team against the declarer). If the hand is refused, the team against the declarer wins.
rule-INK-11-12 = After the end all secret cards are revealed.
rule-INK-11-13 = Advice: if the enemies may have to catch an agent of yours, keep their figures away from him.
rule-INK-11-14 = A fulfilled condition does nothing by itself. The first declaration ends the game.
rule-INK-11-15 = You need not know anything to declare; only the true cards and the board decide.
rule-INK-11-16 = Bringing the ambassador to the embassy counts only after he has stood somewhere else since the start.
rule-INK-11-17 = For missions about places it does not matter who brought the figure there, when, or in whose turn.
rule-INK-11-18 = The visitor in a meeting is always a figure of the active player, even if the ambassador was moved onto it. An enemy who stops on your figure fulfils nothing for you.

## Rules 12: three players

rule-INK-12-1 = With three players one colour is removed; its start spaces stay coloured spaces. Everybody is told which colour it is.
rule-INK-12-2 = One complete set of secret cards is laid aside unseen: the prisoner.
rule-INK-12-3 = So two players are partners and one is the lone spy, whose partner is the prisoner. Nobody knows who at the start.
rule-INK-12-4 = All rules apply unchanged until you find out that one of the others is your partner, or that you are alone.
rule-INK-12-5 = The pair wins as in the game for four.
rule-INK-12-6 = If the pair’s mission names the prisoner, the lone spy takes his place.
rule-INK-12-7 = The lone spy must leave Venice: as Fiddlebottom or Bubble with the true figure on place 5 (yacht) or place 1 (balloon), as Agent X or Zsa Zsa on place 4 (freighter) or place 6 (speedboat), on his own turn. With the option “own exit” each agent has just one: Fiddlebottom the yacht, Bubble the balloon, Agent X the speedboat, Zsa Zsa the freighter.
rule-INK-12-8 = The escape places are marked in the passport by small running figures.
rule-INK-12-9 = The lone spy declares “alone”, without a handshake. If he is not alone or his true figure is not on one of his escape places, the other side wins.
rule-INK-12-10 = If two who are not partners shake hands, the third player wins alone (with the option: the side against the declarer). If the hand is refused or the pair’s mission is not fulfilled, the side against the declarer wins.
rule-INK-12-11 = Only the pair’s own two code words count; the lone spy’s word has no effect.
rule-INK-12-12 = Ambassador questions go to one of the two opponents. Nobody can ask about the prisoner.
rule-INK-12-13 = Only missions to step onto an enemy can name the prisoner, so each such mission of a pair is aimed at the lone spy.
rule-INK-12-14 = The lone spy has no joint mission, and the escape places win nothing for the pair, unless it is the place of their own mission.

## Rules 13: notes

rule-INK-13-1 = After each look you note what you saw, one line for each look.
rule-INK-13-2 = You also note which cards you showed to whom.
rule-INK-13-3 = The full history is always kept. What you see of it depends on the notebook: automatic shows log and deductions, log shows the log alone, manual only your own notes.

## Rules 14: amateur agents

rule-INK-14-1 = A penalty is due only if the asker points out the repeat right after seeing the answer.
rule-INK-14-2 = Proof is needed only if the claim is denied. Then the asker must prove it from honestly kept notes; if that fails, the cards shown must do.
rule-INK-14-3 = After each answer the asker first accepts or claims, then records or skips. Recording keeps the whole answer as a note; what was skipped can never be recorded later.
rule-INK-14-4 = Whoever showed the cards concedes the claim or denies it. If it is conceded, all earlier answers to this asker nested with this one count; if it is denied, only those the asker has noted. None, and the claim fails without further harm; one, and one card fewer is due; more, and a single true card. A false denial has no other consequence.
rule-INK-14-5 = The claim, whether it was conceded or denied, and the result are public, the faces are not. Repeats are not marked for the shower.
rule-INK-14-6 = Amateurs keep their own notes by hand. If the log is kept for them, every answer is recorded by itself and only the claiming is up to them.

## Rules 15: platform rules

rule-INK-15-1 = A seat that leaves or runs out of time is taken over by a bot that knows only what that seat knows. Without bots the game is abandoned and nobody wins.
rule-INK-15-2 = With a turn limit, the game is a draw if nobody has declared by the end of that many single turns.
rule-INK-15-3 = Winners score +1, losers −1; in a draw or an abandoned game everybody scores 0. When the game is over, nobody acts any more.

## Why not?

why-INK-1-3 = Somebody has this colour already, or it is not your turn to choose one.
why-INK-1-5 = Figures are arranged only before the game begins.
why-INK-1-8 = Only chance decides this.
why-INK-3-1 = You are not asked now.
why-INK-3-2 = The Menetekel is shaken once, at the start of your turn, and these balls must be in it.
why-INK-3-3 = You have no land ball left, or no figure of yours can use it.
why-INK-3-6 = You have no ambassador ball left, or the ambassador cannot move.
why-INK-3-8 = First choose a ball; then you choose the figure that uses it.
why-INK-3-11 = This is not the moment for that, or this figure may not move any more this turn.
why-INK-4-1 = No route of this kind leads there from here.
why-INK-4-2 = Here you have no choice between stopping and passing.
why-INK-4-3 = You are not passing with a figure.
why-INK-4-4 = One of your own figures stands there, and you have no ball to pass it.
why-INK-4-9 = Another player’s figure stands there: the ambassador may not stop on it.
why-INK-5-1 = You are not in a meeting with another player’s figure.
why-INK-5-5 = You can move on only in a meeting with another player’s figure.
why-INK-5-6 = The extra step needs an unoccupied space.
why-INK-5-7 = You have met a figure of this player already this turn.
why-INK-6-2 = Ask one of the other players, and only when you meet the ambassador.
why-INK-6-4 = There is no ambassador question to waive.
why-INK-6-5 = The ambassador must be banished; you cannot move on from him.
why-INK-6-6 = You have met the ambassador already this turn.
why-INK-7-1 = Nobody has asked you to show cards.
why-INK-7-2 = These cards do not fit the question.
why-INK-7-4 = None of these cards is true.
why-INK-7-5 = At this table secret identity and secret build stay in slots of their own kind.
why-INK-7-7 = The mission card does not count as true, and no other of these cards is.
why-INK-8-2 = Banish to an unnumbered, unoccupied space.
why-INK-8-3 = The ambassador goes to an unoccupied coloured space or to the free embassy.
why-INK-8-6 = There is nobody to banish now.
why-INK-9-6 = Leave one card fewer than you showed, at least one of them true.
why-INK-9-7 = Leave exactly one true card.
why-INK-9-8 = Leave only cards you have just shown.
why-INK-9-9 = This player has seen that pair before.
why-INK-9-10 = The mission card cannot stay alone.
why-INK-9-11 = This would be a repeat, and you still have another truthful answer.
why-INK-10-2 = Make the gesture to another player or to nobody in particular.
why-INK-10-4 = You cannot make this gesture now: one per turn of your own, and a covert one needs an addressee.
why-INK-11-9 = You can declare only on your turn, outside meetings, naming another player.
why-INK-11-10 = This is asked only at the start and at the end of another player’s turn.
why-INK-11-11 = Nobody has offered you a hand.
why-INK-12-9 = You can declare yourself alone only with three players, when you declare.
why-INK-14-1 = A repeat is pointed out right after the answer.
why-INK-14-3 = There is no answer to note now.
why-INK-14-4 = Nobody has claimed a repeat by you.
why-INK-15-1 = This seat cannot leave now.
why-INK-15-3 = The game is over.

## Names

identity-F = Lord Fiddlebottom
identity-B = Colonel Bubble
identity-X = Agent X
identity-Z = Madame Zsa Zsa
build-tall = tall
build-short = short
build-fat = fat
build-thin = thin
word-Alpha = Alpha
word-Bravo = Bravo
word-Charlie = Charlie
word-Delta = Delta
team-FB = Lord Fiddlebottom and Colonel Bubble
team-ZX = Madame Zsa Zsa and Agent X
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
ball-land = land
ball-water = water
ball-either = either
ball-ambassador = ambassador
ball-blank = blank
question-identity = identity
question-build = build
question-ambassador_identity = identity, through the ambassador
question-ambassador_build = build, through the ambassador
gesture-wink = a wink
gesture-ear_tug = a tug at the ear
gesture-frown = a frown
gesture-nose_wrinkle = a wrinkled nose
deck-identity = identity cards
deck-build = build cards
deck-mission = mission cards
addressee-nobody = nobody in particular
card-F = Lord Fiddlebottom
card-B = Colonel Bubble
card-X = Agent X
card-Z = Madame Zsa Zsa
card-tall = tall
card-short = short
card-fat = fat
card-thin = thin
card-secret_identity = secret identity
card-secret_build = secret build
card-secret_mission = mission card
secret-F = Lord Fiddlebottom
secret-B = Colonel Bubble
secret-X = Agent X
secret-Z = Madame Zsa Zsa
secret-tall = tall
secret-short = short
secret-fat = fat
secret-thin = thin
secret-Alpha = Alpha
secret-Bravo = Bravo
secret-Charlie = Charlie
secret-Delta = Delta
mission-ONTO = Step onto { $target } with any of your figures.
mission-MEETS = { $who } must meet { $target }.
mission-REACH = { $who } must reach { $place }.
mission-AMBASSADOR = Bring the ambassador to { $place }.
mission-FB-Alpha-Bravo-ONTO-X = Corner Agent X: step onto his true figure with any of your figures.
mission-FB-Alpha-Charlie-REACH-F-N5 = Lord Fiddlebottom goes on board: his true figure reaches the yacht, place 5.
mission-FB-Alpha-Delta-ONTO-Z = Confront Madame Zsa Zsa: step onto her true figure with any of your figures.
mission-FB-Bravo-Alpha-ONTO-X = Disarm Agent X: step onto his true figure with any of your figures.
mission-FB-Bravo-Charlie-ONTO-ambassador = Get the ambassador’s microfilm: meet him with any of your figures.
mission-FB-Bravo-Delta-REACH-B-N1 = Colonel Bubble gets to the Old Arsenal: his true figure reaches place 1, where the balloon waits.
mission-FB-Charlie-Alpha-REACH-F-N7 = Lord Fiddlebottom keeps his appointment: his true figure reaches place 7.
mission-FB-Charlie-Bravo-ONTO-ambassador = Warn the ambassador: meet him with any of your figures.
mission-FB-Charlie-Delta-AMBASSADOR-EM = See the ambassador home: he is back on the embassy after leaving it.
mission-FB-Delta-Alpha-ONTO-Z = Search Madame Zsa Zsa: step onto her true figure with any of your figures.
mission-FB-Delta-Bravo-MEETS-B-F = The old comrades meet: one of the true figures of Colonel Bubble and Lord Fiddlebottom stops on the other.
mission-FB-Delta-Charlie-AMBASSADOR-N8 = Take the ambassador to safety: he stands on place 8.
mission-ZX-Alpha-Bravo-ONTO-ambassador = Sound out the ambassador: meet him with any of your figures.
mission-ZX-Alpha-Charlie-ONTO-B = Capture Colonel Bubble: step onto his true figure with any of your figures.
mission-ZX-Alpha-Delta-MEETS-Z-ambassador = Madame Zsa Zsa charms the ambassador: her true figure meets him.
mission-ZX-Bravo-Alpha-ONTO-ambassador = Copy the ambassador’s secret list: meet him with any of your figures.
mission-ZX-Bravo-Charlie-MEETS-Z-X = A secret rendezvous: one of the true figures of Madame Zsa Zsa and Agent X stops on the other.
mission-ZX-Bravo-Delta-ONTO-F = Track down Lord Fiddlebottom: step onto his true figure with any of your figures.
mission-ZX-Charlie-Alpha-ONTO-B = Bring Colonel Bubble to questioning: step onto his true figure with any of your figures.
mission-ZX-Charlie-Bravo-REACH-Z-N4 = Madame Zsa Zsa stows away: her true figure reaches the freighter, place 4.
mission-ZX-Charlie-Delta-REACH-X-N2 = Agent X takes up his post: his true figure reaches place 2.
mission-ZX-Delta-Alpha-AMBASSADOR-N3 = Lure the ambassador into the trap: he stands on place 3.
mission-ZX-Delta-Bravo-ONTO-F = Rob Lord Fiddlebottom of his papers: step onto his true figure with any of your figures.
mission-ZX-Delta-Charlie-REACH-X-N6 = Agent X makes for the speedboat: his true figure reaches place 6.
mission-target-ambassador = the ambassador
mission-target-lone_spy = the lone spy
reason-own = you hold it yourself
reason-repeat = a repeat was shown, so there was no other way
reason-elimination = it follows from what you know of the others
holder-prisoner = the prisoner

## Spaces

space-R1 = red start 1
space-R2 = red start 2
space-R3 = red start 3
space-R4 = red start 4
space-B1 = blue start 1
space-B2 = blue start 2
space-B3 = blue start 3
space-B4 = blue start 4
space-G1 = green start 1
space-G2 = green start 2
space-G3 = green start 3
space-G4 = green start 4
space-Y1 = yellow start 1
space-Y2 = yellow start 2
space-Y3 = yellow start 3
space-Y4 = yellow start 4
space-EM = the embassy
space-N1 = place 1, the Old Arsenal with the balloon
space-N2 = place 2, the Campo of the Lanterns
space-N3 = place 3, the House of Masks
space-N4 = place 4, the freighter
space-N5 = place 5, the yacht
space-N6 = place 6, the speedboat
space-N7 = place 7, the Glassblowers’ Court
space-N8 = place 8, the Chapel on the Island
space-P01 = Western Steps
space-P02 = Ferry Corner
space-P03 = Bridge of Whispers
space-P04 = Rope Walk
space-P05 = Island Jetty
space-P06 = Alley of the Cats
space-P07 = Timber Quay
space-P08 = North Canal
space-P09 = Bridge of Mirrors
space-P10 = Lace Alley
space-P11 = Court of the Well
space-P12 = Bakers’ Alley
space-P13 = Sailmakers’ Yard
space-P14 = Little Bridge
space-P15 = Mint Passage
space-P16 = Silk Canal
space-P17 = Violin Alley
space-P18 = Courier Passage
space-P19 = Printers’ Alley
space-P20 = Great Canal Steps
space-P21 = Sandbank Pier
space-P22 = Bridge of Coins
space-P23 = Theatre Passage
space-P24 = Pigeon Square
space-P25 = Clock Alley
space-P26 = Gondola Station
space-P27 = Colonnade
space-P28 = Cemetery Boat
space-P29 = Bell Tower
space-P30 = Shipwrights’ Canal
space-P31 = Garden Bridge
space-P32 = Eastern Wall
space-P33 = Sailors’ Row

## Terms

term-figure = Figure
term-true-figure = True figure
term-build = Build
term-identity = Identity
term-mission-card = Mission card
term-code-word = Code word
term-coloured-card = Coloured card
term-secret-card = Secret card
term-passport = Passport
term-notebook = Notebook
term-menetekel = Menetekel
term-balls = Balls
term-ambassador = Ambassador
term-embassy = Embassy
term-land-route = Land route
term-water-route = Water route
term-place = Place
term-meeting = Meeting
term-look = Look
term-banish = Banish
term-true-card = True card
term-repeat = Repeat
term-gesture = Gesture
term-partner = Partner
term-team = Team
term-declaration = “Mission accomplished!”
term-handshake = Handshake
term-lone-spy = Lone spy
term-prisoner = Prisoner
term-worlds = Possible worlds
term-exposure = What they may still think of you
term-mission-list = Mission list

## Decisions

decision-COLOUR = Choose your colour.
decision-COLOUR-other = { $player } chooses a colour.
decision-ARRANGE = Choose which of your figures stands on which start space.
decision-ARRANGE-other = { $player } arranges the figures.
decision-START = Your turn: shake the Menetekel, make a gesture or declare.
decision-START-other = { $player } begins the turn.
decision-ACT = Use a ball, make a gesture, declare or end your turn.
decision-ACT-other = { $player } chooses what to do next.
decision-FIG = Which figure uses the ball?
decision-FIG-other = { $player } chooses a figure.
decision-STEP = Where does the figure go?
decision-STEP-other = { $player } moves a figure.
decision-STOP = Stop here or pass?
decision-STOP-other = { $player } chooses between stopping and passing.
decision-PASS = The figure is passing: go on at once.
decision-PASS-other = { $player } is passing with a figure.
decision-STEP_AMB = Where does the ambassador go?
decision-STEP_AMB-other = { $player } moves the ambassador.
decision-MEET = You have met a figure: ask for identity, ask for build or move on.
decision-MEET-other = { $player } has met a figure and chooses what to do.
decision-EXTRA = Make the extra step.
decision-EXTRA-other = { $player } makes an extra step.
decision-AMB = You have met the ambassador: ask one player for identity or build, or waive the question.
decision-AMB-other = { $player } has met the ambassador and chooses a question.
decision-SHOW = You are asked: choose the cards to show. At least one must be true.
decision-SHOW-other = { $player } chooses the cards to show.
decision-CLAIM = Do you accept the answer, or do you claim that it repeats an earlier one?
decision-CLAIM-other = { $player } looks at the answer.
decision-CONCEDE = A repeat is claimed: do you concede it or deny it?
decision-CONCEDE-other = { $player } concedes or denies the repeat.
decision-PENALTY = A repeat: choose what is left of the cards you showed.
decision-PENALTY-other = { $player } must show less after a repeat.
decision-NOTE = Record this answer in your notes?
decision-NOTE-other = { $player } looks at the notebook.
decision-BANISH = Banish the figure to an unnumbered, unoccupied space.
decision-BANISH-other = { $player } banishes the figure.
decision-BANISH_AMB = Banish the ambassador to a free coloured space or the embassy.
decision-BANISH_AMB-other = { $player } banishes the ambassador.
decision-GESTURE = Which gesture do you make, and to whom?
decision-GESTURE-other = { $player } is about to make a gesture.
decision-DECLARE = “Mission accomplished!” Who is your partner?
decision-DECLARE-other = { $player } is about to declare.
decision-WINDOW = Declare with the active player, or say nothing?
decision-WINDOW-other = { $player } may declare or say nothing.
decision-HANDSHAKE = “Mission accomplished!” Do you take the hand that is offered?
decision-HANDSHAKE-other = { $player } accepts or refuses the handshake.

## Actions

action-CHOOSE_COLOUR = Take { $colour }
    .kind = Take a colour
    .effect = Figures, cards and start spaces of this colour become yours.
action-ARRANGE = Arrange your figures: { $order }
    .kind = Arrange your figures
    .effect = Your figures stand on your start spaces 1 to 4 in this order.
action-SHAKE = Shake the Menetekel
    .effect = Three of the ten balls become visible.
action-DECLARE = “Mission accomplished!”
    .effect = You declare and name your partner next. The game ends with it, one way or the other.
action-GESTURE = Make a gesture
    .effect = You choose a gesture that everybody sees.
action-END = End your turn
    .effect = Unused balls lapse.
action-USE = Use the ball: { $ball }
    .kind = Use a ball
    .effect = You choose who moves and where to.
action-FIGURE = The { $build } figure
    .kind = Choose a figure
    .effect = This figure makes the step.
action-STEP = Go to { $space }
    .kind = Go to
    .effect = A step to an adjacent space.
action-STOP = Stop here
    .effect = The stop is a meeting.
action-PASS = Pass
    .effect = No meeting; you must go on at once.
action-GO = Go on to { $space } (ball: { $ball })
    .kind = Go on to
    .effect = The same figure goes on with another ball.
action-ASK = Ask for { $question }
    .kind = Ask for
    .effect = The owner shows you three cards, at least one of them true; then you banish the figure.
action-MOVE_ON = Move on
    .effect = No cards, no banishing: your figure makes one extra step.
action-DEMAND = Ask { $seat } for { $question }
    .kind = Ask somebody
    .effect = You see two cards, one of them true; then you banish the ambassador.
action-NO_QUESTION = No question
    .effect = You waive the question and banish the ambassador.
action-SHOW = Show { $cards }
    .kind = Show cards
    .effect = Only the asker sees these cards.
action-ACCEPT_ANSWER = Accept the answer
    .effect = You claim no repeat.
action-CLAIM = Claim a repeat
    .effect = The other player concedes or denies it; if he denies it, your notes must prove it.
action-CONCEDE = Concede the repeat
    .effect = Nothing need be proved: what you really showed before decides on the penalty.
action-DENY = Deny the repeat
    .effect = The asker’s notes decide. A false denial has no other consequence.
action-KEEP = Leave { $cards }
    .kind = Leave on show
    .effect = These cards stay on show; the others are taken away.
action-RECORD = Record the answer
    .effect = The answer becomes a line of your notes.
action-SKIP = Do not record it
    .effect = This answer can never be recorded later.
action-BANISH = Banish to { $space }
    .kind = Banish to
    .effect = The one you met is put on this space.
action-MAKE = Make { $gesture } (to: { $to })
    .kind = Make a gesture
    .effect = Everybody sees the gesture; it may be true or a bluff.
action-NAME = Shake hands with { $seat }
    .kind = Shake hands with
    .effect = The named player accepts or refuses, and the game ends.
action-ALONE = Declare yourself alone
    .effect = You win if you are alone and your true figure is on one of your escape places; otherwise the other side wins.
action-SILENT = Say nothing
    .effect = The game goes on unless somebody declares. When the short time is up, you have said nothing.
action-DECLARE_TOO = “Mission accomplished!” with the active player
    .effect = If no declarer sits before you, the active player accepts or refuses, and the game ends.
action-ACCEPT = Take the hand
    .effect = If you are partners and the mission is fulfilled, you both win.
action-REFUSE = Refuse the hand
    .effect = The team against the declarer wins.
action-DEAL_IDENTITIES = Deal the identities: { $order }
    .effect = One identity for each holder.
action-DEAL_BUILDS = Deal the builds: { $order }
    .effect = One build for each holder.
action-DEAL_WORDS = Deal the mission cards: { $order }
    .effect = One code word for each holder.
action-DRAW_COLOURS = Draw the colours: { $order }
    .effect = One colour for each seat.
action-PLACE_FIGURES = Place the figures: { $order }
    .effect = One seat’s figures stand on its start spaces in this order.
action-FIRST_PLAYER = First player: { $seat }
    .effect = Chance decides who begins.
action-BALLS = Balls: { $balls }
    .effect = These balls become visible.
action-LEAVE = Leave the game: { $seat }
    .effect = The game is abandoned; nobody wins.

## Events

event-face_down = Dealt face down, one to each: { $deck }.
event-dealt = { $player } looks at the secret cards: { $identity }, { $build }, { $word }.
event-colour = { $player } plays { $colour }.
event-colour_out = The colour { $colour } is out of this game.
event-arranged = { $player } has the figures on the start spaces in this order: { $order }.
event-first_player = { $player } is the first player.
event-turn = Turn { $number }: { $player } is up.
event-silence = Nobody declares at the start of { $player }’s turn.
event-shakes = { $player } reaches for the Menetekel.
event-takes = { $player } takes a ball: { $ball }.
event-picks = { $player } picks the { $build } figure.
event-moving_on = { $player } chooses to move on.
event-shook = { $player } shakes the Menetekel: { $balls }.
event-stepped = { $player } moves the { $build } figure to { $space } (ball: { $ball }).
event-passed = { $player } passes { $space } with the { $build } figure.
event-led = { $player } moves the ambassador to { $space }.
event-led_past = { $player } lets the ambassador pass { $space }.
event-met = { $player } meets the { $figure } figure of { $other } with the { $build } one.
event-met_ambassador = { $player } meets the ambassador on { $space } with the { $build } figure.
event-moved_on = { $player } moves on with the { $build } figure to { $space }.
event-asked = { $player } asks { $other }: { $question }.
event-no_question = { $player } waives the question.
event-answered = { $count ->
    [one] { $player } shows { $other } { $count } card.
   *[other] { $player } shows { $other } { $count } cards.
}
event-shown = { $level ->
    [0] { $player } shows { $other }: { $cards }.
    [1] { $player } shows { $other } for the second time: { $cards }.
   *[other] { $player } shows { $other } for the third time: { $cards }.
}
event-secret_shown = A secret card of { $player } for { $other }: { $secret }.
event-repeat = { $count ->
    [2] { $player } has repeated an answer to { $other }: one card fewer.
   *[other] { $player } has repeated an answer to { $other }: a single true card is left.
}
event-answer_accepted = { $player } accepts the answer of { $other }.
event-claimed = { $player } claims a repeat by { $other }.
event-conceded = { $count ->
    [0] { $player } concedes the claim of { $other }, but it was no repeat.
    [2] { $player } concedes the repeat to { $other }: one card fewer.
   *[other] { $player } concedes the repeat to { $other }: a single true card is left.
}
event-denied = { $count ->
    [0] { $player } denies the repeat, and the notes of { $other } do not prove it.
    [2] { $player } denies the repeat, but the notes of { $other } prove it: one card fewer.
   *[other] { $player } denies the repeat, but the notes of { $other } prove it: a single true card is left.
}
event-penalty = { $count ->
    [one] { $player } leaves { $count } card for { $other }.
   *[other] { $player } leaves { $count } cards for { $other }.
}
event-kept = { $player } leaves for { $other }: { $cards }.
event-recorded = { $player } records the answer of { $other }.
event-skipped = { $player } does not record the answer of { $other }.
event-looked = { $player } puts the notebook away.
event-banished = { $player } banishes the { $figure } figure of { $other } to { $space }.
event-banished_ambassador = { $player } banishes the ambassador to { $space }.
event-gesture = { $player } makes { $gesture } (to: { $to }).
event-end_turn = { $player } ends the turn.
event-declared = { $player } says “Mission accomplished!” and offers { $other } a hand.
event-declared_alone = { $player } says “Mission accomplished!” and claims to be alone.
event-accepted = { $player } takes the hand of { $other }.
event-refused = { $player } refuses the hand of { $other }.
event-revealed = { $player } is { $identity }, { $build }, with the word { $word }.
event-prisoner = The prisoner is { $identity }, { $build }, with the word { $word }.
event-limit = { $number ->
    [one] The turn limit is reached after { $number } turn: a draw.
   *[other] The turn limit is reached after { $number } turns: a draw.
}
event-left = { $player } leaves the game; it is abandoned.
event-ended = The game is over.
event-won = { $player } wins.
event-undone = { $count ->
    [one] { $player } takes back { $count } step.
   *[other] { $player } takes back { $count } steps.
}

## Why it ended so

verdict-fulfilled = They are partners, and their mission is fulfilled.
verdict-unfulfilled = They are partners, but their mission is not fulfilled.
verdict-refused = They are partners and their mission is fulfilled, but the hand was refused.
verdict-no_partners = They are not partners.
verdict-alone = The partner is the prisoner, and the true figure stands on an escape place.
verdict-not_escaped = The partner is the prisoner, but the true figure stands on no escape place.
verdict-not_alone = The declarer is not alone: the partner sits at the table.

## Options

option-repeat_rule = Repeats
    .help = What happens when somebody shows the same combination to the same player again.
option-repeat_rule-strict = Strict: punished automatically
option-repeat_rule-prevent = Prevent: cannot be chosen while there is another way
option-repeat_rule-amateur = Amateur: the asker must notice it, and prove it if it is denied
option-notebook = Notebook
    .help = What the notebook keeps for you. Amateur agents keep it by hand unless you choose the log.
option-notebook-auto = Automatic: log and deductions
option-notebook-log = Log only
option-notebook-manual = By hand
option-meeting_flow = After a meeting
    .help = Whether a figure that has made a meeting may use further balls in the same turn.
option-meeting_flow-interleaved = It may move on
option-meeting_flow-figure_stops = The visitor stops for this turn
option-ambassador_meetings = Ambassador meetings
    .help = How often you may meet the ambassador in one turn.
option-ambassador_meetings-one = Once a turn
option-ambassador_meetings-unlimited = Without limit
option-declare_by = Who may declare
    .help = Whether the others may declare with the active player at the start and at the end of each turn. Nobody is asked unless he wants it: you arm your declaration in secret.
option-declare_by-active_or_partner = Active player or partner
option-declare_by-active_only = Active player only
option-false_handshake = Wrong handshake accepted
    .help = Who wins if two players who are not partners shake hands.
option-false_handshake-others_win = The two others
option-false_handshake-declarer_loses = The team against the declarer
option-secret_cards = Secret cards
    .help = In which slots secret cards may be shown.
option-secret_cards-any_slot = In any slot
option-secret_cards-same_kind = Identity and build in slots of their kind
option-gestures = Gestures
    .help = Whether and when gestures can be made, and who sees them.
option-gestures-turn = One per own turn, seen by all
option-gestures-covert = One per own turn, seen by its addressee alone
option-gestures-free = At any time
option-gestures-off = None
option-chat = Chat
    .help = Agents do not talk to one another; switch this on to allow it.
option-chat-on = On
option-chat-off = Off
option-start_arrangement = Figures at the start
    .help = How the four figures come to the four start spaces.
option-start_arrangement-random = At random
option-start_arrangement-fixed = Tall, short, fat, thin
option-start_arrangement-choose = Everybody chooses
option-colours = Colours
    .help = How the seats come to their colours; a list gives each seat its own.
option-colours-random = At random
option-colours-chosen = Chosen seat by seat
option-first_player = First player
    .help = Sets who has the first turn of the game.
option-first_player-random = Drawn at random
option-balls = Balls
    .help = Which ten balls are in the Menetekel.
option-balls-standard = As in the box
option-balls-brisk = Brisk: one more either ball, one ambassador ball fewer
option-lone_exits = Escape places of the lone spy
    .help = With three players: which places let the lone spy leave Venice.
option-lone_exits-either = Both places of the team
option-lone_exits-respective = Only the agent’s own exit
option-turn_limit = Turn limit
    .help = After this many single turns without a declaration the game is a draw.
option-turn_limit-none = No limit
option-data_set = Board and missions
    .help = Selects the board, the balls and the mission list.
preset-first = First game
    .help = Showing the same combination again is prevented.
preset-usual = Usual
    .help = Repeats are punished, as in the rules for professionals.
preset-everything = Everything
    .help = Amateur agents: you must notice and prove repeats yourself; everybody places the own figures.

## In the browser

ui-map = Map of Venice
ui-map-whole = Show the whole map
ui-map-near = Back to where you were
ui-wait = One moment, please.
ui-figure = the { $build } figure of { $player }
ui-balls-left = { $count ->
    [one] One ball left: use it, or end your turn.
   *[other] { $count } balls left: use one, or end your turn.
}
ui-effect-empty = The space is empty.
ui-effect-own = Your own figure stands there: you pass it.
ui-effect-met = You have met this player already this turn: you can only pass.
ui-effect-meet = You meet { $figure }.
ui-repeat-second = The second time for { $player }: one card fewer will be left.
ui-repeat-third = The third time for { $player }: a single true card will be left.
ui-model-turn = Turn
ui-model-actions = What you can do
ui-model-figures = Who stands where
ui-model-look = Turn { $turn }: { $player } to { $other }: { $cards }
ui-model-far = How far your figures have to go
ui-model-map = The map
ui-model-by-land = by land to { $spaces }
ui-model-by-water = by water to { $spaces }
ui-model-steps = { $figure }: steps to { $ends }
ui-model-spent = can no longer move this turn
ui-model-bag = Balls in the Menetekel: { $balls }
ui-papers = Your papers
ui-sealed = Your secret cards are still face down.
ui-looks = What you saw
ui-shows = What you showed
ui-notes = Your notes
ui-nothing-yet = Nothing yet.
ui-show-title = { $player } asks: show { $slots }.
ui-slots-identity = two identities and one build
ui-slots-build = two builds and one identity
ui-slots-ambassador_identity = two identities
ui-slots-ambassador_build = two builds
ui-true = true
ui-false = false
ui-no-proof = no proof
ui-choose-more = { $count ->
    [one] Choose { $count } more card.
   *[other] Choose { $count } more cards.
}
ui-truth-ok = A true card is among them.
ui-truth-missing = No true card is among them.
ui-fits-not = These cards cannot be shown together here.
ui-secret-warning = A secret card: { $player } will know it for certain.
ui-preview = { $count ->
    [one] Then { $player } has { $count } possibility left for who you are.
   *[other] Then { $player } has { $count } possibilities left for who you are.
}
ui-preview-certain = Then { $player } knows who you are.
ui-others-see = { $count ->
    [one] The others see { $count } back.
   *[other] The others see { $count } backs.
}
ui-show-now = Show these cards
ui-keep-title = A repeat: choose what { $player } keeps seeing.
ui-gesture-title = Which gesture do you make? It may be true or a bluff.
ui-gesture-to = To:
ui-hand-title = { $player } offers you a hand. Are you partners?
ui-window-title = Mission accomplished with { $player }? Or say nothing.
ui-standing = Declare with your partner
ui-standing-help = Choose in secret with whom you declare “Mission accomplished!”: at the start or the end of his turn, whichever comes first. If you choose nothing, you say nothing.
ui-standing-none = With nobody: I say nothing
ui-standing-with = As soon as { $player } is on turn
ui-standing-armed = You declare as soon as { $player } is on turn.
ui-standing-ask = Ask me every time
ui-if-partners = Partners
ui-if-strangers = Not partners
ui-hand-taken = The hand is taken
ui-hand-refused = The hand is refused
ui-out-right = Both win if their mission is fulfilled now; if not, the others win.
ui-out-false = Both lose; the other two win.
ui-out-false-three = Both lose; the third player wins alone.
ui-out-against = The side against the declarer wins.
ui-final = This ends the game.
ui-sure = Yes: { $action }
ui-cancel = Cancel
ui-demand-title = The ambassador has heard something. About whom do you ask?
ui-arrange-help = The numbers are those of your start spaces.
ui-answer = { $player } shows { $other }:
ui-missions-own = Your joint mission
ui-missions-many = { $count ->
    [one] { $count } line of the list is still possible; it is in the notebook.
   *[other] { $count } lines of the list are still possible; they are in the notebook.
}
ui-missions-enemy = { $count ->
    [one] The others have { $count } possible mission
   *[other] The others have { $count } possible missions
}
ui-met-this-turn = Met this turn
ui-on-turn = On turn
ui-sheet-player = Player
ui-sheet-looks = Cards seen of others
ui-sheet-secrets = Own secret cards shown
ui-sheet-missions = The missions
ui-sheet-lone = Alone, no joint mission; ways out:
ui-sheet-done = fulfilled
ui-sheet-open = not fulfilled
ui-cell-count = { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
}
ui-turn = Turn { $turn }
ui-to-log = Look at this moment of the game
ui-left = left: { $cards }
ui-second-time = second time
ui-third-time = third time
ui-no-notebook = Only players have a notebook.
ui-short-F = Lord
ui-short-B = Colonel
ui-short-X = Agent X
ui-short-Z = Zsa Zsa
ui-selves = { $count ->
    [one] { $count } of 36 possibilities left.
   *[other] { $count } of 36 possibilities left.
}
ui-partner-sure = Your partner for certain.
ui-partner-never = Not your partner.
ui-partner-share = Your partner in { $count } of { $all }.
ui-exposed = { $player } knows who you are.
ui-exposure = { $count ->
    [one] After your answers { $player } has { $count } possibility left for who you are.
   *[other] After your answers { $player } has { $count } possibilities left for who you are.
}
ui-escape = Your way out if you are alone
ui-escape-enemy = Enemy ways out, for a lone spy
ui-no-mission = You are alone: there is no joint mission for you.
ui-no-mission-enemy = The enemy is alone and has no joint mission.
ui-passport-help = The mission list is the same for everybody. First word: Lord Fiddlebottom’s or Madame Zsa Zsa’s; second: Colonel Bubble’s or Agent X’s.
ui-passport-escape = Ways out of Venice for a lone spy
ui-escape-mark = way out
ui-resign = Resigning is for good: a bot takes your seat with what you know, and the game goes on.
ui-ambassador-left = The ambassador has left his embassy before.
ui-ambassador-home = The ambassador has not left his embassy yet.
ui-label-DECLARE = Declare…
ui-label-GESTURE = Gesture…
ui-label-END = End turn
ui-label-SHAKE = Shake
ui-no-balls = No ball left to use: end your turn.
ui-start = Your turn: shake the Menetekel.
ui-ask-identity = Identity?
ui-ask-build = Build?

## The guided first game

lesson-goal = Who is your partner?
    .text = You are Lord Fiddlebottom; your papers lie below the map. One of the other three is Colonel Bubble, your partner; the other two work against you. Find him, learn his code word, fulfil your joint mission and declare it. The mission stands in the list in the line of your two code words.
lesson-balls = Three balls
    .text = The Menetekel has shown three of its ten balls: land, water and a blank one. Each lets one of your figures take one step along such a route; the blank one does nothing. Use the land ball.
lesson-move = Go and meet somebody
    .text = Take your short figure and step by land onto the thin figure of the green player (C). To stop on somebody’s figure is to meet its owner. Which of the four figures is really he does not matter.
lesson-ask = Ask
    .text = Now you may ask. For his identity he must show you two identities and one build, for his build the other way round. Only you see the cards. Ask for his identity.
lesson-read = Read the cards
    .text = At least one card of every answer is true, so each answer strikes out possibilities. Green knows you already and has shown you his secret cards, which are always true. Open the notebook at the side: on his page one field is left, Colonel Bubble, fat, and his code word is Alpha.
lesson-banish = Send the figure away
    .text = After a question the figure you met must go: put it on any free space without a number. That slows others down. It was your partner’s, so be kind and send it home.
lesson-answer = When others ask you
    .text = They will meet your figures too. Then you choose the cards to show, at least one of them true, and never the same set to the same player twice. Mix well: your partner should find you before your enemies do. A gesture may help, or mislead.
lesson-mission = Your joint mission
    .text = Charlie and Alpha: the line below the map says that Lord Fiddlebottom must get to place 7. That means your true figure, the tall one. Use the water ball and step with it onto place 7.
lesson-declare = Mission accomplished!
    .text = The condition holds and it is your turn: declare, and name the green player. He shakes hands if he agrees, then the cards are turned up. A wrong partner or an unfulfilled mission would lose the game, so be sure before you do this.
lesson-answers-asked = An enemy asks you
    .text = The blue player (B) has met your short figure and asks for your identity. You owe two identities and one build, and at least one card must be true: you are Lord Fiddlebottom, tall. Under each card stands whether it is true.
lesson-answers-repeat = Never the same again
    .text = Blue has already seen Colonel Bubble, Agent X and tall from you. The same cards once more would be a repeat: you would have to take back one of them and leave less room for doubt. The sheet warns you.
lesson-answers-show = Hide the truth among lies
    .text = Show your true build between two wrong identities: choose Colonel Bubble, Madame Zsa Zsa and tall, then show them. The line below tells what blue will know afterwards.
lesson-answers-told = What blue knows now
    .text = Blue knows that at least one of the three is true. Together with the first answer seven possibilities are left for you, and being Lord Fiddlebottom, tall, is only one of them. With two true cards there would have been fewer. Then blue sends your figure away.
lesson-answers-partner = To your partner you may speak plainly
    .text = Secret cards are always true. Show one to the player you take for your partner, and he knows; show one to an enemy, and he knows too. A gesture of your character tells the same to the whole table, or deceives it.
lesson-answers-read = When you ask
    .text = Strike out what every answer excludes: the notebook does it for you, each crossed-out field names its source. Through the ambassador you may ask any player, for two cards of one kind. Two answers of the same player that share only one card tell most.
lesson-answers-end = Play on
    .text = Ask until one field is left on your partner’s page, learn his code word in the same way, then look up your joint mission. Finish this game or open a case with friends.

## What hints count

reason-excluded = { $count ->
    [one] { $count } possible deal ruled out
   *[other] { $count } possible deals ruled out
}
reason-words = { $count ->
    [one] { $count } deal of code words ruled out
   *[other] { $count } deals of code words ruled out
}
reason-meetings = { $count ->
    [one] { $count } meeting this turn
   *[other] { $count } meetings this turn
}
reason-balls = { $count ->
    [one] { $count } ball to use
   *[other] { $count } balls to use
}
reason-nearer = { $count ->
    [one] { $count } step nearer to your mission
   *[other] { $count } steps nearer to your mission
}
reason-done = your mission, fulfilled for certain

## Case of the day

case-intro = You are { $player }. The three others have shown you cards of theirs, each time with at least one that is true; secret cards are always true. No two players have the same identity or the same build. Who is who?
case-identity = Identity
case-build = Build
