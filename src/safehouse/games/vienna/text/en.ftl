### Vienna: English texts

## The game

game-title = Vienna
game-summary = Bribe your way into the houses of divided Vienna, enclose its squares, collect secrets and let the markers rise before the investigator reaches the end of the roof.
game-about = Every round you draw three cards and secretly give one to each of three jobs: a lasting ability for a drawer of your desk, a bribe, and a step of a secret marker. In between you place an agent. The full version adds missions, money, purchases and paydays. Map, upper halves of the cards, missions and tracks are a reconstruction that fits the rulebook’s text.

## Headings of the rule groups

section-1 = Set-up, introductory version
section-2 = Set-up, full version
section-3 = Round and card phase
section-4 = Action I: a card into a drawer
section-5 = Action II: one bribe
section-6 = Action III: place an agent or take something
section-7 = Enclosing squares
section-8 = Action IV: markers and investigator
section-9 = Crest phase and end
section-10 = Final scoring, introductory version
section-11 = Full version: buildings and money
section-12 = Purchase or payday phase
section-13 = Purchases
section-14 = Paydays
section-15 = Missions
section-16 = End and final scoring, full version
section-17 = Abilities of the cards
section-18 = Types of missions
section-19 = Expansion: the third man
section-20 = Expansion: Stefan Feld agents
section-21 = Order of resolution

## Rules 1: set-up, introductory version

rule-VIE-1-1 = Vienna is played by 2, 3 or 4 players; each has a colour of its own: yellow, red, blue or green.
rule-VIE-1-2 = The introductory side of the board has neither seals nor house letters.
rule-VIE-1-3 = One secret tile of each sort is set aside.
rule-VIE-1-4 = The other 40 secret tiles, 8 of each sort, are laid face up at random, one on each square.
rule-VIE-1-5 = Flags are those printed on the board, or the 30 flag tiles, 6 per nation, are laid at random, one at each building.
rule-VIE-1-6 = Each building has one colour and one flag. Its colour names the bribe that pays for it: violet chocolate, pink wine, orange magazine, brown coffee, grey tobacco.
rule-VIE-1-7 = Streets join each square to 2, 3 or 4 buildings; its number is the count of its streets and its points.
rule-VIE-1-8 = Cards 001 to 090 are shuffled as the draw pile; the discard pile is empty.
rule-VIE-1-9 = Bribes are taken from a general supply.
rule-VIE-1-10 = The five markers begin on the first space of their tracks, in area 1.
rule-VIE-1-11 = The investigator begins on roof space A; the roof has twelve spaces from A to L.
rule-VIE-1-12 = The investigator tile begins on its plain side.
rule-VIE-1-13 = Each player has a desk with three empty drawers and six agents in the supply.
rule-VIE-1-14 = Each player begins with one bribe of each sort.
rule-VIE-1-15 = The five tiles set aside are mixed and each player draws one; the rest leaves the game.
rule-VIE-1-16 = A starting tile counts like any other secret; receiving it triggers nothing and gives no points.
rule-VIE-1-17 = The start crest goes to a player drawn at random, or chosen by the host.
rule-VIE-1-18 = Points have no limit.
rule-VIE-1-19 = Material that is not used stays in the box.

## Rules 2: set-up, full version

rule-VIE-2-1 = The set-up is that of the introductory version except for what follows; the other side of the board is used.
rule-VIE-2-2 = All 175 cards are shuffled as one draw pile.
rule-VIE-2-3 = Missions A and B are shuffled apart; two of each lie face up, and all four may be accepted.
rule-VIE-2-4 = Each player gets one start mission at random; the other start missions leave the game.
rule-VIE-2-5 = A desk has three mission slots, with the side table four; the start mission takes one.
rule-VIE-2-6 = Each player has five agents in the supply and three more in the annex.
rule-VIE-2-7 = Side table and the four desk tiles of each player wait in the annex.
rule-VIE-2-8 = Each player begins with 1 schilling, one bribe of each sort and one secret.
rule-VIE-2-9 = Five purchase tiles and two payday tiles lie on the roof; where they lie depends on the number of players.
rule-VIE-2-10 = A start mission brings no advance payment.

## Rules 3: round and card phase

rule-VIE-3-1 = A round has a card phase, an action phase, in the full version a purchase or payday phase when one is due, and a crest phase.
rule-VIE-3-2 = What a card in a drawer says goes, for its owner, before the general rules.
rule-VIE-3-3 = In the card phase each player draws three cards, with the telephone four, on top of cards still held.
rule-VIE-3-4 = Cards are dealt player by player, beginning with the crest holder.
rule-VIE-3-5 = When the draw pile is empty, the discards are shuffled and become the new draw pile.
rule-VIE-3-6 = All players at once secretly lay three cards face down, one each for actions I, II and IV.
rule-VIE-3-7 = Cards not assigned are discarded face up.
rule-VIE-3-8 = A card does only what belongs to its action: the ability for I, the bribe for II, the secret for IV.
rule-VIE-3-9 = When all have assigned, the action phase begins.
rule-VIE-3-10 = The crest holder carries out actions I to IV, then the others clockwise, each all four.

## Rules 4: action I

rule-VIE-4-1 = The card for action I is revealed and must go into one of your drawers.
rule-VIE-4-2 = Any drawer may be chosen; a card lying there goes to the discard pile. As an option, empty drawers must be filled first.
rule-VIE-4-3 = Your drawers never hold the same ability twice: a twin must be replaced.
rule-VIE-4-4 = Abilities are the same if effect and shown attribute are the same; the upper half does not matter.
rule-VIE-4-5 = An ability works from the moment it lies in the drawer, in this turn and all later ones.
rule-VIE-4-6 = Abilities of several drawers add up; using them is voluntary.
rule-VIE-4-7 = Abilities work only in your own turn.
rule-VIE-4-8 = All empty drawers are one and the same choice.

## Rules 5: action II

rule-VIE-5-1 = The card for action II is revealed and discarded; you take one bribe of the sort at its upper left.
rule-VIE-5-2 = Bribes never run out.
rule-VIE-5-3 = Bribes are kept openly and without limit.
rule-VIE-5-4 = Only this one bribe is the bribe of action II.

## Rules 6: action III

rule-VIE-6-1 = In action III you place one agent, or take two bribes of one sort, or, in the full version, take 2 schillings.
rule-VIE-6-2 = Taking is always allowed, also when you could place.
rule-VIE-6-3 = You place an agent from your supply, or move one of yours, to another building where you have none.
rule-VIE-6-4 = Agents of different colours may share a building, never two of one colour.
rule-VIE-6-5 = Placing costs two bribes of the building’s colour.
rule-VIE-6-6 = Each fitting discount makes it one bribe cheaper, never less than nothing.
rule-VIE-6-7 = You must be able to pay when you place; bonuses come afterwards.
rule-VIE-6-8 = A moved agent first leaves its old building, which then no longer counts.
rule-VIE-6-9 = Abilities look only at the building you place on, and at whether a foreign agent stands there.
rule-VIE-6-10 = Taking bribes or money triggers nothing and opens no mission step.

## Rules 7: enclosing

rule-VIE-7-1 = You enclose a square when your agents stand on all buildings joined to it.
rule-VIE-7-2 = Right after placing you gain the tiles of all squares you enclose.
rule-VIE-7-3 = For each tile you score the square’s number.
rule-VIE-7-4 = One placement may gain several tiles.
rule-VIE-7-5 = A square without a tile gives nothing; squares are never refilled.
rule-VIE-7-6 = Agents stay where they are after a tile is gained.
rule-VIE-7-7 = Other players’ agents do not matter; the first to enclose takes the tile.
rule-VIE-7-8 = Only the player in turn gains tiles, one after another by square number, each with its abilities before the next.

## Rules 8: action IV

rule-VIE-8-1 = The card for action IV is revealed and discarded; you must advance the marker it shows by one space.
rule-VIE-8-2 = Whoever advances a marker scores 1 point per own secret of that sort for each step.
rule-VIE-8-3 = Several steps score one by one.
rule-VIE-8-4 = A marker on its last space stays there; further steps are virtual but count and score.
rule-VIE-8-5 = Five thresholds divide each track into areas worth 1 to 6.
rule-VIE-8-6 = The first crossing of a threshold in a round moves the investigator one space and turns his tile.
rule-VIE-8-7 = Further crossings in the round do not move him.
rule-VIE-8-8 = A virtual step crosses no threshold.
rule-VIE-8-9 = The investigator never goes beyond his last space and does not move in the last round.

## Rules 9: crest phase and end

rule-VIE-9-1 = At the end of the round the investigator tile is turned back.
rule-VIE-9-2 = The start crest passes clockwise.
rule-VIE-9-3 = If the investigator stands on H, J or L (2, 3 or 4 players), one last round follows.
rule-VIE-9-4 = If all markers reach their last spaces before that, the round is finished and one last round follows.
rule-VIE-9-5 = After the last round comes the final scoring, and the game is over.

## Rules 10: final scoring, introductory version

rule-VIE-10-1 = Each complete set of the five secrets gives 10 points, as an option 15.
rule-VIE-10-2 = Each secret gives the value of the area of its marker.
rule-VIE-10-3 = Most points win; then more bribes, more agents on the board, the later place in turn order.

## Rules 11: buildings and money

rule-VIE-11-1 = Each building has one of five seals; ten carry a house letter.
rule-VIE-11-2 = Money is counted in schillings, open and without limit.
rule-VIE-11-3 = Money pays paydays and purchases and breaks ties; only money in the cash box scores.
rule-VIE-11-4 = Income is every money you receive: advances, rewards, the 2 schillings of action III and extra money of figures.

## Rules 12: purchase or payday phase

rule-VIE-12-1 = A roof tile the investigator reaches is carried out at the end of the round.
rule-VIE-12-2 = Players act in turn order from the crest holder.
rule-VIE-12-3 = The tile then leaves the game.
rule-VIE-12-4 = On the last space the purchase comes at the end of that round, the payday after the last round.
rule-VIE-12-5 = After an exceptional end the fifth purchase and the second payday still take place; a tile reached in the same round comes first.
rule-VIE-12-6 = There are at most five purchases and two paydays.
rule-VIE-12-7 = Roof tiles never reached are not carried out, except those on the last space.

## Rules 13: purchases

rule-VIE-13-1 = In each purchase you may buy one of your items: agent 1 schilling; telephone, map sketch, cash box, seal 2 each; side table 3.
rule-VIE-13-2 = A bought agent goes to your supply.
rule-VIE-13-3 = The telephone lets you draw four cards instead of three; the fourth is discarded unused.
rule-VIE-13-4 = With the map sketch you may pay purchases and paydays with bribes, each for 1 schilling.
rule-VIE-13-5 = With the cash box you may put any part of an income into it at once.
rule-VIE-13-6 = Open money never goes into the box later, and box money can never be spent.
rule-VIE-13-7 = With the cash box each fulfilled mission brings 1 extra schilling, which goes into the box.
rule-VIE-13-8 = The box holds at most 12 schillings; when full it takes nothing more.
rule-VIE-13-9 = Bribes never go into the box.
rule-VIE-13-10 = With the seal each fulfilled mission gives 3 more points.
rule-VIE-13-11 = The side table adds a drawer and a mission slot; it is no desk tile.
rule-VIE-13-12 = You may buy nothing.

## Rules 14: paydays

rule-VIE-14-1 = You pay 1 schilling for each of your agents on the board.
rule-VIE-14-2 = Each unpaid agent goes back to your supply; you choose which.
rule-VIE-14-3 = Money must be used as long as agents are unpaid; box money cannot.
rule-VIE-14-4 = With the map sketch each agent may be paid with a bribe instead, but never must.
rule-VIE-14-5 = What bribes do not pay is paid with money as far as it goes; money is left only when all are paid.
rule-VIE-14-6 = Agents off the board cost nothing; what was gained stays gained.
rule-VIE-14-7 = Nothing is enclosed when agents leave the board.

## Rules 15: missions

rule-VIE-15-1 = A mission step follows a placement; only missions with the flag of that building count.
rule-VIE-15-2 = You may accept one open mission with this flag, or fulfil any of yours with it, or nothing; never both.
rule-VIE-15-3 = Accepting needs a free mission slot.
rule-VIE-15-4 = Accepting pays at once: A 1 schilling, B 2.
rule-VIE-15-5 = The empty space is refilled at once from the same stack, if there are missions left.
rule-VIE-15-6 = Fulfilling needs all requirements at that moment; things are only shown, not paid.
rule-VIE-15-7 = Several missions with this flag may be fulfilled; the same things count for each.
rule-VIE-15-8 = What a mission lists several times must be there several times.
rule-VIE-15-9 = You receive the reward; the mission leaves the game and its slot is free.
rule-VIE-15-10 = What you got earlier in the same action counts.
rule-VIE-15-11 = A mission cannot be fulfilled in the turn it was accepted, nor be given back.

## Rules 16: end and final scoring, full version

rule-VIE-16-1 = In the penultimate round the fifth purchase comes before the crest phase.
rule-VIE-16-2 = After the last round each player takes back one agent of choice per unfulfilled mission.
rule-VIE-16-3 = Then comes the second payday, then the final scoring.
rule-VIE-16-4 = Each secret gives the value of the area of its marker.
rule-VIE-16-5 = Sets give nothing in the full version.
rule-VIE-16-6 = 1, 2, 3 or 4 desk tiles give 1, 3, 6 or 10 points.
rule-VIE-16-7 = Each schilling in the cash box gives 2 points.
rule-VIE-16-8 = Most agents on the board give 8 points with 2 players, 12 and 6 with 3, 12, 8 and 4 with 4.
rule-VIE-16-9 = Equal numbers are ranked by open money, then bribes; who is still equal shares the points.
rule-VIE-16-10 = A player without agents is ranked like any other.
rule-VIE-16-11 = Most points win; then more open money, more bribes, the later place in turn order.

## Rules 17: abilities

rule-VIE-17-1 = A bonus never triggers a bonus. Points for a marker step and crossed thresholds always count.
rule-VIE-17-2 = If one event suits several abilities, all give their bonus.
rule-VIE-17-3 = Abilities are voluntary; whatever needs a choice may be declined.
rule-VIE-17-4 = Ranges of ten cards show each attribute twice, ranges of five once; ranges without attribute are all alike.
rule-VIE-17-5 = There are 175 cards with 118 different abilities, 66 of them among 001 to 090.
rule-VIE-17-6 = 001–010: if your bribe of action II is the one shown, take another of it.
rule-VIE-17-7 = 011–015: if your bribe of action II is the one shown, 2 points.
rule-VIE-17-8 = 016–020: if your bribe of action II is the one shown, advance any marker by one.
rule-VIE-17-9 = 021–025: placing on the colour shown brings one bribe of your choice.
rule-VIE-17-10 = 026–030: placing on the colour shown brings 3 points.
rule-VIE-17-11 = 031–035: placing on the colour shown lets you advance any marker by one.
rule-VIE-17-12 = 036–045: placing on the flag shown costs one bribe less.
rule-VIE-17-13 = 046–055: placing on the flag shown brings one bribe of your choice.
rule-VIE-17-14 = 056–060: placing on the flag shown brings 3 points.
rule-VIE-17-15 = 061–065: placing on the flag shown lets you advance any marker by one.
rule-VIE-17-16a = 066–075: advancing the marker shown in action IV brings one bribe of your choice.
rule-VIE-17-16b = 076–080: advancing the marker shown in action IV brings 2 points.
rule-VIE-17-16c = 081–085: placing where a foreign agent stands brings two of the bribe shown.
rule-VIE-17-16d = 086–090: placing where a foreign agent stands brings 5 points.
rule-VIE-17-17 = 091–100: placing on the seal shown costs one bribe less.
rule-VIE-17-18 = 101–110: placing on the seal shown brings one bribe of your choice.
rule-VIE-17-19 = 111–115: placing on the seal shown brings 3 points.
rule-VIE-17-20 = 116–120: placing on the seal shown lets you advance any marker by one.
rule-VIE-17-22 = 121–125: placing where a foreign agent stands costs one bribe less.
rule-VIE-17-23 = 126–130: placing where a foreign agent stands lets you draw two cards for the next round.
rule-VIE-17-24 = The two cards stay in hand; next round you draw as usual, assign three and discard the rest. In the last round nothing is drawn.
rule-VIE-17-25 = 131–135: gaining the secret shown brings as many different bribes as there are players.
rule-VIE-17-26 = 136–140: gaining the secret shown brings 8 points.
rule-VIE-17-27 = 141–145: gaining the secret shown lets you advance its marker by two.
rule-VIE-17-28 = 146–155: when placing, the bribe shown may pay for any other sort.
rule-VIE-17-30 = 156–165: if your card for action IV shows this secret, you may advance any other marker instead.
rule-VIE-17-31 = 166–170: gaining a secret of a sort you did not own brings 5 points.
rule-VIE-17-32a = 171: gaining a secret from a 2-square brings two bribes of one sort.
rule-VIE-17-32b = 172: gaining a secret from a 3-square brings three bribes of one sort.
rule-VIE-17-32c = 173: gaining a secret from a 4-square brings four bribes of one sort.
rule-VIE-17-33 = 174–175: gaining any secret brings one bribe of your choice.
rule-VIE-17-34 = 001–020 answer only to the bribe of the card for action II.
rule-VIE-17-35 = Discounts add up, but the price never falls below nothing.
rule-VIE-17-36 = Several foreign agents on a building count as one.
rule-VIE-17-37 = Wild bribes pay only for placing; several wild sorts may be mixed.
rule-VIE-17-38 = 066–080 answer to the one step of action IV, real, virtual or redirected, and to no other step.
rule-VIE-17-39 = Abilities for gaining answer once per tile.
rule-VIE-17-40 = A marker on its last space may be chosen too.

## Rules 18: types of missions

rule-VIE-18-1 = A mission shows flag, reward, requirements, category and number.
rule-VIE-18-2 = Seal missions: your agents stand on buildings with the seals shown, one building per seal.
rule-VIE-18-3 = Bribe missions: you own each bribe shown.
rule-VIE-18-4 = Building missions: your agent stands on the building with the letter shown.
rule-VIE-18-5 = Secret missions: you own each secret shown.
rule-VIE-18-6 = For missions fulfilled together a thing is needed only once.

## Rules 19: the third man

rule-VIE-19-1 = At the end of the set-up the last player in turn order puts the third man on a violet building.
rule-VIE-19-2 = For enclosing he counts as an agent of every player.
rule-VIE-19-3 = A square enclosed only with his help gives 1 point less.
rule-VIE-19-4 = With an own agent on his building he has not helped.
rule-VIE-19-5 = After a placement in which he helped he moves once to a neighbouring building.
rule-VIE-19-6 = He goes to another colour and never to grey.
rule-VIE-19-7 = He goes where most squares still hold a secret; as an option, where the largest such square is.
rule-VIE-19-8 = Ties: violet before brown before pink before orange; then the player in turn chooses.
rule-VIE-19-9 = He may share any building and blocks nobody.
rule-VIE-19-10 = He is neither an own nor a foreign agent for anything else.
rule-VIE-19-11 = His move gains no tile; the next placement counts him where he stands.
rule-VIE-19-12 = If he can go nowhere, he stays.
rule-VIE-19-13 = Abilities look at the square’s number, not at the reduced points.

## Rules 20: Stefan Feld agents

rule-VIE-20-1 = Each player has the figure of the own colour: blue Hamburg, green Amsterdam, red New York City, yellow Marrakesh.
rule-VIE-20-2 = The figure can first be placed when five of your other agents are on the board.
rule-VIE-20-3 = After its first placement it may always be placed.
rule-VIE-20-4 = If it was never placed, the condition must be met again after a payday.
rule-VIE-20-5 = It need not leave the board when agents become fewer.
rule-VIE-20-6 = Otherwise it is an ordinary agent of its colour.
rule-VIE-20-7 = At a payday it costs one chocolate; without chocolate it goes back. It is settled before the others.
rule-VIE-20-8 = Ability a works from the beginning, wherever the figure is.
rule-VIE-20-9 = Ability b works in a turn in which the figure itself is placed or moved; Marrakesh b is the exception.
rule-VIE-20-10 = Hamburg a: a fulfilled mission that pays money pays 1 schilling more.
rule-VIE-20-11 = Hamburg b: placing the figure on nobility costs at most one bribe.
rule-VIE-20-12 = Amsterdam a: if the bribe of action II is coffee, take another coffee.
rule-VIE-20-13 = Amsterdam b: in the turn of its placement one coffee may stand for one other bribe in each bribe mission.
rule-VIE-20-14 = New York City a: US missions give 1 point more, and one of their bribes need not be shown.
rule-VIE-20-15 = New York City b: placing the figure on a US building costs at most one bribe.
rule-VIE-20-16 = Marrakesh a: each accepted mission, the start mission too, brings 1 schilling more.
rule-VIE-20-17 = Marrakesh b: after another agent was placed beside it, the figure may step to a neighbouring building without an own agent.
rule-VIE-20-18 = This step is free and no placement; tiles gained by it count as usual.
rule-VIE-20-19 = The figure must be on the board, and its own placement does not trigger the step.
rule-VIE-20-20 = Both expansions may be played together.

## Rules 21: order of resolution

rule-VIE-21-1 = Action II: reveal, take the bribe, more of the same, points, marker.
rule-VIE-21-2 = Placing: building, agent, payment, piece, Marrakesh step, tiles one by one, third man, automatic bonuses, chosen bribes, chosen markers, missions.
rule-VIE-21-3 = Action IV: reveal, choose the marker, step with points and threshold, points, bribe.
rule-VIE-21-4 = Missions are fulfilled one by one: points, extra schilling, money with deposit.
rule-VIE-21-5 = A marker step: move, points, threshold.

## Why not?

why-VIE-1-1 = Colours are drawn by chance, each once.
why-VIE-1-4 = Secret tiles are laid by chance.
why-VIE-1-5 = Flags are laid by chance.
why-VIE-1-13 = A desk has three drawers; the side table belongs to the full version.
why-VIE-1-15 = Starting secrets are drawn by chance.
why-VIE-1-17 = The first player is drawn by chance.
why-VIE-2-3 = Missions are drawn by chance.
why-VIE-3-3 = Cards are drawn from the draw pile by chance.
why-VIE-3-6 = Assign cards from your hand to I, II and IV in this order, then lay them face down.
why-VIE-3-10 = It is not your turn, or this is not being asked.
why-VIE-4-1 = Your card must go into one of your drawers now.
why-VIE-4-2 = Fill your empty drawers first.
why-VIE-4-3 = The same ability lies in another drawer; your card must replace it.
why-VIE-4-8 = All empty drawers are alike; take the first one.
why-VIE-6-1 = Now place an agent or take bribes; schillings only in the full version.
why-VIE-6-3 = You have no such agent to place.
why-VIE-6-4 = You already have an agent on this building.
why-VIE-6-5 = You cannot pay for this, or it is not the price.
why-VIE-8-1 = You must advance the marker that your card shows.
why-VIE-9-5 = The game is over.
why-VIE-12-2 = It is another player’s turn in this phase.
why-VIE-13-1 = Buy one of your items that is still in the annex and that you can pay for, or pass.
why-VIE-13-4 = Pay with what you have, money first, then bribes in their order.
why-VIE-13-5 = Only income can be put into the cash box, and only if you own one.
why-VIE-13-6 = The money in your cash box cannot pay for it.
why-VIE-13-8 = There is not so much room in the cash box.
why-VIE-13-11 = You need the side table for a fourth drawer.
why-VIE-14-2 = Choose one of your ordinary agents on the board.
why-VIE-14-4 = Paying with this bribe is not possible; settle the rest with money.
why-VIE-15-1 = This mission does not have the flag of the building you placed on.
why-VIE-15-2 = This mission cannot be accepted or fulfilled now.
why-VIE-15-3 = You have no free mission slot.
why-VIE-15-6 = You do not meet all requirements of this mission.
why-VIE-16-2 = Each in turn takes back agents for unfulfilled missions: choose one of your agents on the board.
why-VIE-17-3 = Choose what your ability brings, or decline.
why-VIE-17-25 = Choose as many different bribes as there are players, or decline.
why-VIE-17-27 = Advance the marker or decline.
why-VIE-17-28 = This bribe is not wild.
why-VIE-19-1 = The last player in turn order puts the third man on a violet building.
why-VIE-19-5 = The third man goes only to a neighbouring building.
why-VIE-19-6 = The third man goes to another colour and never to grey.
why-VIE-19-7 = The third man prefers another building with its squares.
why-VIE-19-8 = Choose where the third man goes; violet comes before brown, pink and orange.
why-VIE-20-1 = You have no such figure in your supply.
why-VIE-20-2 = Five of your other agents must be on the board first.
why-VIE-20-7 = The figure is not paid with money; choose an ordinary agent.
why-VIE-20-17 = The figure can step only to a neighbouring building.

## Terms

term-agent = Agent
term-building = Building
term-square = Square
term-street = Street
term-colour = Colour
term-flag = Flag
term-seal = Seal
term-letter = House letter
term-bribe = Bribe
term-bribes = Bribes
term-secret = Secret
term-secrets = Secrets
term-marker = Secret marker
term-track = Secret track
term-threshold = Threshold
term-area = Area
term-investigator = Investigator
term-roof = Roof
term-crest = Start crest
term-desk = Desk
term-drawer = Drawer
term-drawers = Drawers
term-ability = Ability
term-bonus = Bonus
term-hand = Hand
term-assigned = Assigned
term-committed = Cards laid
term-deck = Draw pile
term-discards = Discard pile
term-supply = Supply
term-annex = Annex
term-money = Schillings
term-box = Cash box
term-mission = Mission
term-missions = Missions
term-display = Open missions
term-figure = Figure
term-third-man = Third man
term-round = Round
term-last-round = Last round
term-score = Score
term-seat = Seat
term-purchase = Purchase
term-payday = Payday
term-price = Price

## Sorts

bribe-chocolate = chocolate
bribe-wine = wine
bribe-magazine = magazine
bribe-coffee = coffee
bribe-tobacco = tobacco
colour-violet = violet
colour-pink = pink
colour-orange = orange
colour-brown = brown
colour-grey = grey
secret-flask = flask
secret-pistol = pistol
secret-briefcase = briefcase
secret-microfilm = microfilm
secret-slide = slide
flag-US = USA
flag-SU = USSR
flag-FR = France
flag-GB = Great Britain
flag-AT = Austria
seal-administration = administration
seal-science = science
seal-religion = religion
seal-culture = culture
seal-nobility = nobility
seat-colour-yellow = yellow
seat-colour-red = red
seat-colour-blue = blue
seat-colour-green = green
figure-hamburg = Hamburg
figure-amsterdam = Amsterdam
figure-new_york = New York City
figure-marrakesh = Marrakesh
item-agent = agent
item-telephone = telephone
item-map = map sketch
item-box = cash box
item-seal = seal
item-table = side table
building-supply = the supply
building-figure = the supply (figure)
roof-tile-none = nothing
roof-tile-purchase = purchase
roof-tile-payday = payday
roof-tile-both = purchase and payday

## Abilities

ability-II_SAME = Bribe of action II is { $shows }: one more of it
ability-II_PTS2 = Bribe of action II is { $shows }: 2 points
ability-II_MARK = Bribe of action II is { $shows }: advance any marker
ability-FLAG_LESS = Placing on { $shows }: one bribe less
ability-SEAL_LESS = Placing on { $shows }: one bribe less
ability-FOR_LESS = Placing where a foreign agent stands: one bribe less
ability-WILD = When placing, { $shows } pays for any sort
ability-GET_PTS8 = Gaining { $shows }: 8 points
ability-NEW_PTS5 = Gaining a new sort of secret: 5 points
ability-GET_MARK2 = Gaining { $shows }: advance its marker by two
ability-GET_DIFF = Gaining { $shows }: different bribes, one per player
ability-SQ2_2 = Gaining from a 2-square: two bribes of one sort
ability-SQ3_3 = Gaining from a 3-square: three bribes of one sort
ability-SQ4_4 = Gaining from a 4-square: four bribes of one sort
ability-ANY_BRIBE = Gaining any secret: one bribe
ability-COL_PTS3 = Placing on { $shows }: 3 points
ability-FLAG_PTS3 = Placing on { $shows }: 3 points
ability-SEAL_PTS3 = Placing on { $shows }: 3 points
ability-FOR_PTS5 = Placing where a foreign agent stands: 5 points
ability-FOR_2X = Placing where a foreign agent stands: two { $shows }
ability-FOR_DRAW2 = Placing where a foreign agent stands: draw two cards
ability-COL_BRIBE = Placing on { $shows }: one bribe
ability-FLAG_BRIBE = Placing on { $shows }: one bribe
ability-SEAL_BRIBE = Placing on { $shows }: one bribe
ability-COL_MARK = Placing on { $shows }: advance any marker
ability-FLAG_MARK = Placing on { $shows }: advance any marker
ability-SEAL_MARK = Placing on { $shows }: advance any marker
ability-IV_SWAP = Card for action IV shows { $shows }: advance any other marker instead
ability-IV_PTS2 = Advancing { $shows } in action IV: 2 points
ability-IV_BRIBE = Advancing { $shows } in action IV: one bribe

## Decisions

decision-FIRST_PLAYER = The first player is being drawn.
decision-FIRST_PLAYER-other = The first player is being drawn.
decision-COLOUR = Colours are being drawn.
decision-COLOUR-other = Colours are being drawn.
decision-TILE = Secrets are being laid on the squares.
decision-TILE-other = Secrets are being laid on the squares.
decision-FLAG = Flags are being laid.
decision-FLAG-other = Flags are being laid.
decision-SECRET = Starting secrets are being drawn.
decision-SECRET-other = Starting secrets are being drawn.
decision-START_MISSION = Start missions are being dealt.
decision-START_MISSION-other = Start missions are being dealt.
decision-DISPLAY = A mission is being laid out.
decision-DISPLAY-other = A mission is being laid out.
decision-DRAW = Cards are being drawn.
decision-DRAW-other = Cards are being drawn.
decision-THIRD_MAN_START = Put the third man on a violet building.
decision-THIRD_MAN_START-other = { $player } chooses where the third man begins.
decision-ASSIGN = Assign a card each to actions I, II and IV, then lay them face down.
decision-ASSIGN-other = { $player } assigns cards.
decision-DRAWER = Action I: choose the drawer for your card.
decision-DRAWER-other = { $player } chooses a drawer.
decision-ACTION_III = Action III: place an agent, or take bribes or money.
decision-ACTION_III-other = { $player } decides about action III.
decision-TARGET = Choose the building for your agent.
decision-TARGET-other = { $player } chooses a building.
decision-AGENT = Choose the agent to place.
decision-AGENT-other = { $player } chooses an agent.
decision-PAYMENT = Choose how to pay.
decision-PAYMENT-other = { $player } pays.
decision-FIGURE_STEP = Marrakesh may step to a neighbouring building.
decision-FIGURE_STEP-other = { $player } decides about the step of Marrakesh.
decision-MARKER_TWICE = Advance this marker by two?
decision-MARKER_TWICE-other = { $player } decides about a marker.
decision-DIFFERENT_BRIBES = Choose different bribes.
decision-DIFFERENT_BRIBES-other = { $player } chooses bribes.
decision-BRIBE = Choose a bribe, or decline.
decision-BRIBE-other = { $player } chooses a bribe.
decision-MARKER = Choose a marker to advance, or decline.
decision-MARKER-other = { $player } chooses a marker.
decision-THIRD_MAN = Choose where the third man goes.
decision-THIRD_MAN-other = { $player } chooses where the third man goes.
decision-MISSIONS = Missions: accept one, fulfil yours, or be done.
decision-MISSIONS-other = { $player } decides about missions.
decision-DEPOSIT = How much of your income goes into the cash box?
decision-DEPOSIT-other = { $player } decides about the cash box.
decision-ACTION_IV = Action IV: choose the marker to advance.
decision-ACTION_IV-other = { $player } chooses the marker for action IV.
decision-PURCHASE = Purchase: buy one item or pass.
decision-PURCHASE-other = { $player } may buy something.
decision-PAY_ITEM = Pay for your purchase: a schilling or a bribe, one by one.
decision-PAY_ITEM-other = { $player } pays for an item.
decision-PAYDAY = Payday: pay agents with bribes, or settle the rest with money.
decision-PAYDAY-other = { $player } pays agents.
decision-UNPAID = Choose an unpaid agent to take back.
decision-UNPAID-other = { $player } takes back unpaid agents.
decision-UNFULFILLED = Take back an agent for an unfulfilled mission.
decision-UNFULFILLED-other = { $player } takes back agents for unfulfilled missions.

## Actions

action-FOR_I = Card { $card } for action I
    .kind = Card for action I
    .effect = Its ability goes into one of your drawers.
action-FOR_II = Card { $card } for action II
    .kind = Card for action II
    .effect = It brings the bribe at its upper left.
action-FOR_IV = Card { $card } for action IV
    .kind = Card for action IV
    .effect = It advances the marker at its upper right.
action-COMMIT = Lay them face down
    .effect = Your cards stay as they lie; when all have laid theirs, the actions begin.
action-DRAWER = Drawer { $drawer }
    .kind = Choose a drawer
    .effect = Your card goes in; a card lying there is discarded.
action-PLACE = Place an agent
    .effect = You choose a building, an agent and how to pay.
action-TAKE = Take two: { $bribe }
    .kind = Take two bribes
    .effect = You take two bribes of this sort and place no agent.
action-SCHILLINGS = Take 2 schillings
    .effect = You take money and place no agent.
action-TARGET = Place on { $building }
    .kind = Choose a building
    .effect = Your agent will stand here.
action-MOVE = Move the agent from { $building }
    .kind = Move an agent
    .effect = It leaves its building, which then no longer counts.
action-SUPPLY = Agent from the supply
    .effect = An ordinary agent comes from your supply.
action-FIGURE = Your figure from the supply
    .effect = Your Stefan Feld figure is placed.
action-PAY = Pay { $payment }
    .kind = Choose the payment
    .effect = These bribes go to the supply.
action-STEP = Figure steps to { $building }
    .kind = Step of the figure
    .effect = A free step before squares are checked.
action-STAY = Figure stays
    .effect = The figure does not step.
action-YES = Advance the marker by two
    .effect = Each step scores, the new secret included.
action-SORTS = Take { $sorts }
    .kind = Different bribes
    .effect = You take one of each.
action-BRIBE = Take { $bribe }
    .kind = Choose a bribe
    .effect = Your ability brings this sort.
action-MARKER = Advance { $secret }
    .kind = Choose a marker
    .effect = The marker moves one space; you score your secrets of this sort.
action-DECLINE = Decline
    .effect = You do without this bonus.
action-THIRD_MAN = Third man to { $building }
    .kind = Third man
    .effect = He stands here until he helps again.
action-ACCEPT = Accept mission { $mission }
    .kind = Accept a mission
    .effect = It takes a slot and pays an advance; nothing more is accepted or fulfilled this turn.
action-FULFIL = Fulfil mission { $mission }
    .kind = Fulfil a mission
    .effect = You receive its reward; the mission leaves the game.
action-DONE = Done with missions
    .effect = The mission step is over.
action-DEPOSIT = Put { $amount } into the cash box
    .kind = Deposit
    .effect = Box money scores at the end and can never be spent.
action-BUY = Buy: { $item }
    .kind = Buy an item
    .effect = It works from now on.
action-PASS = Buy nothing
    .effect = You keep your money.
action-COIN = Pay 1 schilling
    .effect = One unit of the price is paid with money.
action-SPEND = Pay with { $bribe }
    .kind = Pay with a bribe
    .effect = One unit is paid with this bribe.
action-SETTLE = Settle the rest with money
    .effect = Money pays as far as it goes; then you take back what is unpaid.
action-RECALL = Take back the agent on { $building }
    .kind = Take back an agent
    .effect = It goes to your supply.
action-FIRST_PLAYER = First player: { $seat }
    .kind = First player
    .effect = This player gets the start crest.
action-COLOUR = Colour: { $colour }
    .kind = Draw a colour
    .effect = The next player has this colour.
action-TILE = Secret: { $secret }
    .kind = Lay a secret
    .effect = It lies on the next square.
action-FLAG = Flag: { $flag }
    .kind = Lay a flag
    .effect = It lies at the next building.
action-SECRET = Starting secret: { $secret }
    .kind = Starting secret
    .effect = The next player owns it.
action-MISSION = Mission { $mission }
    .kind = Draw a mission
    .effect = This mission comes into the game.
action-DRAW = Draw card { $card }
    .kind = Draw a card
    .effect = This card comes into a hand.
action-AUTO = Go on by itself
    .effect = A fixed rule answers for a player who has left.
action-LEAVE = Leave the game: { $seat }
    .kind = Leave the game
    .effect = The seat goes on by itself by a fixed rule.

## Events

event-first_player = { $player } gets the start crest.
event-colour = { $player } plays { $colour }.
event-tile = { $square }: { $secret }.
event-flag = { $building }: { $flag }.
event-start_secret = { $player } starts with { $secret }.
event-start_mission = { $player } is dealt start mission { $mission } and { $money ->
    [one] { $money } schilling
   *[other] { $money } schillings
}.
event-displayed = Mission { $mission } is laid out.
event-third_man = The third man is on { $building }.
event-round = Round { $number } begins; { $player } holds the crest.
event-reshuffled = { $count ->
    [one] { $count } discard becomes the new draw pile.
   *[other] { $count } discards become the new draw pile.
}
event-drew = { $player } draws a card: { $card }.
event-assigned = { $player } assigns card { $card } to action { $role }.
event-committed = { $player } has laid three cards face down.
event-discarded = { $player } discards card { $card } unused.
event-revealed = { $player } reveals card { $card } for action { $role }.
event-drawer = { $player } puts card { $card } into drawer { $drawer } (before: { $old }).
event-bribes = { $player } takes { $count } × { $bribe } (card { $card }).
event-income = { $player } has an income of { $count ->
    [one] { $count } schilling
   *[other] { $count } schillings
}.
event-money = { $player } takes { $count ->
    [one] { $count } schilling
   *[other] { $count } schillings
}.
event-points = { $player } scores { $count ->
    [one] { $count } point
   *[other] { $count } points
} (card { $card }).
event-placing = { $player } places an agent.
event-target = { $player } chooses { $building }.
event-agent = { $player } takes the agent from { $origin }.
event-placed = { $player } places on { $building } from { $origin }, paying { $payment }.
event-figure_step = { $player }’s figure steps from { $origin } to { $building }.
event-figure_stays = { $player }’s figure stays.
event-gained = { $player } encloses { $square } and gains { $secret }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-marker = { $player } advances { $secret } to space { $space }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-investigator = The investigator moves to { $space }; roof tile: { $tile }.
event-end_near = The end is near: one more round follows ({ $exceptional ->
    [0] the investigator has arrived
   *[other] all markers have arrived
}).
event-declined = { $player } declines.
event-accepted = { $player } accepts mission { $mission } for { $money ->
    [one] { $money } schilling
   *[other] { $money } schillings
}.
event-fulfilled = { $player } fulfils mission { $mission }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $money ->
    [one] { $money } schilling
   *[other] { $money } schillings
}.
event-missions_done = { $player } is done with missions.
event-deposited = { $player } puts { $amount } into the cash box ({ $extra ->
    [0] income
   *[other] extra schilling
}).
event-bought = { $player } buys: { $item }.
event-passed = { $player } buys nothing.
event-paid_money = { $player } pays { $count ->
    [one] { $count } schilling
   *[other] { $count } schillings
}.
event-paid_bribe = { $player } pays with { $bribe }.
event-settled = { $player } pays { $money ->
    [one] { $money } schilling
   *[other] { $money } schillings
}; unpaid agents: { $unpaid }.
event-figure_paid = { $player } pays the figure with chocolate.
event-recalled = { $player } takes back the agent on { $building }.
event-purchase = Purchase { $number }.
event-payday = Payday { $number }.
event-removals = Every unfulfilled mission now costs its owner an agent.
event-crest = { $player } gets the crest.
event-last_round = The last round begins.
event-left = { $player } leaves the game.
event-scored = { $player } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $line }.
event-total = { $player } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
event-won = { $player } wins the game.
event-undone = { $count ->
    [one] { $player } takes back { $count } step.
   *[other] { $player } takes back { $count } steps.
}

## Options

option-version = Version
    .help = The introductory version is meant for the first games; the full one adds missions, money and more cards.
option-version-full = Full
option-version-intro = Introductory
option-flags = Flags
    .help = Laid at random, or as printed on the board.
option-flags-random = Random
option-flags-printed = Printed
option-set_bonus = Bonus per set
    .help = Points for each set of five secrets, introductory version only. Printed is 10; the Japanese edition has 15 and calls 10 an erratum.
option-set_bonus-10 = 10
option-set_bonus-15 = 15
option-third_man = The third man
    .help = A neutral figure helps everybody to enclose squares.
option-third_man-on = On
option-third_man-off = Off
option-third_man_rule = Way of the third man
    .help = Where he goes after he has helped.
option-third_man_rule-most_squares = To most squares with secrets
option-third_man_rule-largest_square = To the largest square with a secret
option-feld_agents = Stefan Feld agents
    .help = Each colour has a figure with two abilities; full version only.
option-feld_agents-on = On
option-feld_agents-off = Off
option-drawer_rule = Drawers
    .help = Whether empty drawers must be filled before a card is replaced.
option-drawer_rule-any = Any drawer
option-drawer_rule-fill_first = Fill empty ones first
option-first_player = First player
    .help = Sets who gets the start crest.
option-first_player-random = Drawn at random
option-colours = Colours
    .help = Drawn at random, or one colour per seat. With the Stefan Feld agents the colour decides the city: blue Hamburg, green Amsterdam, red New York City, yellow Marrakesh.
option-colours-random = Drawn at random
option-data_set = Map, cards and missions
    .help = Selects the set of components you play with.
preset-first = First game
    .help = The introductory version, with the flags as printed.
preset-usual = Usual
    .help = The full version: missions, money and more cards.
preset-everything = Everything
    .help = The full version with the third man and the Stefan Feld agents.

## Browser

event-drew-hidden = { $player } draws a card.
event-assigned-hidden = { $player } lays a card for action { $role }.
event-discarded-hidden = { $player } discards a card unused.
event-drawer-hidden = { $player } puts card { $card } into drawer { $drawer }.
event-bribes-hidden = { $player } takes { $count } × { $bribe }.
event-points-hidden = { $count ->
    [one] { $player } scores { $count } point.
   *[other] { $player } scores { $count } points.
}
ui-wait = One moment, please.
ui-nothing = nothing
ui-out = left the game
ui-cancel = Cancel
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-schillings = { $count ->
    [one] { $count } schilling
   *[other] { $count } schillings
}
ui-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
ui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-supply = { $count ->
    [one] { $count } agent in the supply
   *[other] { $count } agents in the supply
}
ui-on-board = { $count ->
    [one] { $count } agent in the city
   *[other] { $count } agents in the city
}
ui-count-of = { $count } × { $thing }
ui-house = { $colour } house { $house }
ui-seal-of = seal { $seal }
ui-letter = house letter { $letter }
ui-agents-of = agents of { $players }
ui-square = { $number }-square
ui-card-line = For II { $bribe }, for IV { $secret }, for I “{ $ability }”
ui-mission-line = Mission { $mission }, { $flag }: { $needs }; brings { $reward }
ui-last-round = The last round!
ui-prompt-assign = Use three cards: the ability of one (I), the bribe of another (II), the secret of a third (IV).
ui-prompt-commit = All three cards lie. Lay them face down?
ui-prompt-third = Action III: choose a house for an agent, or take two bribes of one sort.
ui-prompt-third-full = Action III: choose a house for an agent, or take two bribes of one sort or 2 schillings.
ui-prompt-take = Action III: you cannot pay for a house now. Take two bribes of one sort.
ui-prompt-take-full = Action III: you cannot place now. Take two bribes of one sort, or 2 schillings.
ui-prompt-aim = Place on { $house }?
ui-prompt-agent = Which agent goes to { $house }?
ui-prompt-pay = { $count ->
    [one] How do you pay { $count } bribe for { $house }?
   *[other] How do you pay { $count } bribes for { $house }?
}
ui-prompt-twice = Advance { $secret } by two?
ui-prompt-bribes = Choose a sort: you get { $count } of it, or decline.
ui-prompt-deposit = { $income }: how much goes into the cash box?
ui-because = ({ $ability })
ui-commit = Lay them face down
ui-laid-for = laid for { $role }
ui-job-I = drawer
ui-job-II = bribe
ui-job-IV = marker
ui-tray = Action { $role }, { $job }: no card yet
ui-tray-full = Action { $role }: card { $card }. Take it back
ui-no-cards = No cards in hand.
ui-drawer-empty = empty
ui-works-now = works now
ui-accept = Accept
ui-fulfil = Fulfil
ui-choices = Choices
ui-place-on = Place on { $house }
ui-effect-twin = It must replace drawer { $drawer }, which holds the same.
ui-effect-bribe = You take one: { $bribe }.
ui-quoted = “{ $text }”
ui-ability = Action { $action }: { $ability }
ui-works = Works too: { $ability }.
ui-effect-marker = { $secret } advances one space: { $points }.
ui-effect-virtual = { $secret } stays on its last space: { $points }.
ui-effect-step = Two steps: { $points }.
ui-effect-investigator = A threshold: the investigator walks on.
ui-effect-crosses = A threshold is crossed.
ui-effect-any-marker = You may choose another marker instead.
ui-effect-replaces = Replaces: { $ability }.
ui-effect-empty = The drawer is empty.
ui-effect-own = You already stand here.
ui-effect-free = It costs nothing.
ui-effect-pay = Pay { $count } × { $sorts }.
ui-effect-costs = { $count ->
    [one] Costs { $count } bribe.
   *[other] Costs { $count } bribes.
}
ui-or = { $sorts } (wild)
ui-effect-unpayable = You cannot pay that.
ui-effect-encloses = Encloses a { $square }: { $secret }, { $points }.
ui-effect-encloses-nothing = Encloses no square yet.
ui-effect-fulfils = Then you can fulfil { $missions }.
ui-effect-accepts = Then you may accept { $missions }.
ui-effect-advance = You receive { $money } at once.
ui-item-agent = { $price }: one more agent for your supply.
ui-item-telephone = { $price }: draw four cards instead of three.
ui-item-map = { $price }: bribes pay for purchases and paydays.
ui-item-box = { $price }: income can be saved; each schilling in it scores 2.
ui-item-seal = { $price }: each fulfilled mission gives 3 more points.
ui-item-table = { $price }: a fourth drawer and mission slot.
ui-figure-hamburg = Hamburg: missions that pay money pay 1 schilling more; on nobility it costs at most 1 bribe.
ui-figure-amsterdam = Amsterdam: coffee in action II brings one more; when placed, a coffee may stand for another bribe in missions.
ui-figure-new_york = New York City: missions of the USA give 1 point more and need one bribe less; on US houses it costs at most 1 bribe.
ui-figure-marrakesh = Marrakesh: 1 schilling more per accepted mission; it may step when you place beside it.
ui-payday = { $unpaid ->
    [0] Payday: { $cost }
   *[other] Payday: { $cost }, unpaid { $unpaid }
}
ui-payday-figure-paid = The figure takes one chocolate.
ui-payday-figure-unpaid = Without chocolate the figure leaves.
ui-map = Map of Vienna
ui-map-whole = Show the whole map
ui-map-near = Show my part of the map
ui-secrets-board = Secrets board
ui-track = { $secret }: space { $space } of { $last }, worth { $area }; you own { $own }
ui-track-watched = { $secret }: space { $space } of { $last }, worth { $area }; { $player } owns { $own }
ui-roof = Investigator on { $space }, the end is at { $last }; at least { $rounds ->
    [one] { $rounds } more round
   *[other] { $rounds } more rounds
}
ui-banner-last = Last round
ui-banner-near = One more round after this one
ui-banner-purchase = Purchase at the end of this round
ui-banner-payday = Payday at the end of this round
ui-oriel = A second payday waits for the end of the game
ui-model-turn = The turn and the clock
ui-model-actions = What you may do
ui-model-squares = Squares with secrets
ui-model-houses = Houses
ui-model-players = Players
ui-model-player = { $player }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
ui-square-line = { $number }-square with { $secret } between houses { $houses }; you lack { $lacks }
ui-square-line-watched = { $number }-square with { $secret } between houses { $houses }; { $player } lacks { $lacks }

## Score sheet

line-squares = squares
line-markers = marker steps
line-cards = abilities
line-missions = missions
line-secrets = secrets
line-sets = sets
line-desk = desk tiles
line-box = cash box
line-majority = majority
score-squares = Squares
score-markers = Marker steps
score-cards = Abilities
score-missions = Missions
score-secrets = Secrets
score-sets = Sets
score-desk = Desk tiles
score-box = Cash box
score-majority = Majority
score-total = Total
score-tiebreak = Tied on points: { $player } is ahead by money, bribes, agents or turn order.

## Missions

mission-S-01 = S-01
mission-S-02 = S-02
mission-S-03 = S-03
mission-S-04 = S-04
mission-S-05 = S-05
mission-A-01 = A-01
mission-A-02 = A-02
mission-A-03 = A-03
mission-A-04 = A-04
mission-A-05 = A-05
mission-A-06 = A-06
mission-A-07 = A-07
mission-A-08 = A-08
mission-A-09 = A-09
mission-A-10 = A-10
mission-A-11 = A-11
mission-A-12 = A-12
mission-A-13 = A-13
mission-A-14 = A-14
mission-A-15 = A-15
mission-A-16 = A-16
mission-A-17 = A-17
mission-A-18 = A-18
mission-A-19 = A-19
mission-A-20 = A-20
mission-A-21 = A-21
mission-A-22 = A-22
mission-A-23 = A-23
mission-A-24 = A-24
mission-A-25 = A-25
mission-A-26 = A-26
mission-A-27 = A-27
mission-A-28 = A-28
mission-A-29 = A-29
mission-A-30 = A-30
mission-B-01 = B-01
mission-B-02 = B-02
mission-B-03 = B-03
mission-B-04 = B-04
mission-B-05 = B-05
mission-B-06 = B-06
mission-B-07 = B-07
mission-B-08 = B-08
mission-B-09 = B-09
mission-B-10 = B-10
mission-B-11 = B-11
mission-B-12 = B-12
mission-B-13 = B-13
mission-B-14 = B-14
mission-B-15 = B-15
mission-B-16 = B-16
mission-B-17 = B-17
mission-B-18 = B-18
mission-B-19 = B-19
mission-B-20 = B-20
mission-B-21 = B-21
mission-B-22 = B-22
mission-B-23 = B-23
mission-B-24 = B-24
mission-B-25 = B-25

## The guided first game

lesson-goal = Vienna by night
    .text = Agents watch buildings. When yours stand on all buildings around a square, you take its secret and score its number. Secrets bring more points at the end. You are red (A) and have three agents on the map; it is round 3 of the introductory version.
lesson-assign = Three cards, three uses
    .text = Each round you give one card each to the actions I, II and IV; every part of a card belongs to one of them. Tap the ability of the card with the American flag for I, the chocolate on the next for II and the slide on the third for IV, then lay them down.
lesson-drawer = I · Into the drawer
    .text = The card for action I goes into a drawer and its ability works from now on in every turn. Your first drawer already makes American houses one bribe cheaper. Put the new card into an empty one: it will give you a bribe of your choice for placing on an American house.
lesson-bribe = II · A bribe
    .text = The card for action II has given you a chocolate. The colour of a house tells which bribe pays for it: violet chocolate, pink wine, orange magazines, brown coffee, grey tobacco. In action III you place an agent or take two bribes of one sort.
lesson-place = III · Place an agent
    .text = A house costs two bribes of its colour, less your discounts: point at one to see its price and what it would enclose. Place on the violet house 21 with the American flag, with an agent from your supply. It costs you a single chocolate.
lesson-enclose = Squares enclosed
    .text = With this agent you stand around two squares at once: 3 and 2 points, and their secrets, a pistol and a slide, are yours. Their lamps have gone out. Your agents stay and may help to enclose more.
lesson-bonus = A bonus
    .text = The card in your drawer works: you placed on an American house, so take a bribe of your choice. Tobacco would pay for a grey house. Several drawers add up, and all of it works only in your own turn.
lesson-marker = IV · Move a marker
    .text = The card for action IV has moved the slide marker, and you scored 1 point for each slide you own. At the end a secret is worth the number of the area its marker has reached. Crossing a red line moves the investigator along the roof, and he ends the game.
lesson-end = Play on
    .text = When the investigator is at the end of his roof, one last round follows. Complete sets of the five secrets give 10 points each. Undo takes back a step, Shift+U the whole turn. Finish this game or open a case with friends.
lesson-full-goal = The full version
    .text = Now there is money. Missions bring schillings and points; purchases equip your desk; on paydays every agent on the map wants a schilling. At the end desk tiles and most agents on the map count too, sets of secrets no longer. You are red (A), it is round 9 and your turn comes first. Both expansions are in play.
lesson-full-assign = Your three cards
    .text = Tap the ability of the card that lets you move another marker for action I, the wine for II and the flask for IV, then lay them down.
lesson-full-drawer = Into the third drawer
    .text = The new card works whenever the card for action IV shows a flask: you may then move any marker instead. Put it into your empty third drawer.
lesson-full-place = Your own figure
    .text = With expansion 2 each colour has a figure with abilities of its own. Yours is the mayor of New York: placed on an American house it costs at most 1 bribe. It may be placed first when five of your agents are on the map; it stands on house 12 already. Place on the brown American house 26 and move the figure there.
lesson-full-third = The third man helped
    .text = The grey-hatted figure of expansion 1 counts as anybody’s agent. It stood on house 20, so houses 19, 20 and 26 enclose a square for you: its pistol is yours, for 2 points instead of 3 because he helped. Then he walked on to a neighbouring house.
lesson-full-mission = Fulfil a mission
    .text = You placed on an American house, so you may fulfil your American mission: it asks for one wine and two tobacco. You only show them, you keep them. It pays 3 schillings; your seal tile adds 3 points, New York 1. Press it on your desk.
lesson-full-accept = Or accept one
    .text = Instead of fulfilling you could have accepted one open mission with the flag of the house, if a slot is free. That pays at once: 1 schilling for A, 2 for B. Never both in one turn, so plan which flags you need.
lesson-full-marker = A marker crosses the line
    .text = Your drawer works now: the card shows the flask, and you could move another marker. Stay with the flask: it crosses its red line, and the investigator walks to space D, where a purchase waits at the end of the round.
lesson-full-buy = The purchase
    .text = Each may buy one thing: an agent (1), telephone, map sketch, cash box or seal (2 each), a side table (3). The seal you have. The telephone lets you draw four cards every round instead of three. Buy it.
lesson-full-payday = The next space is payday
    .text = When the investigator reaches space E, every agent on the map costs 1 schilling, your figure 1 chocolate; whoever is not paid comes home to your supply. So save money, or take 2 schillings in action III. The map sketch lets you pay with bribes.
lesson-full-end = Play on
    .text = At the end: the value of your secrets, desk tiles 1, 3, 6 or 10 points, 2 points for each schilling in the cash box, and 8 points for most agents on the map between two players. Finish this game or open a case with friends.

# What giving up means here (said when a player leaves the table).
ui-resign = Resigning is for good: from then on your seat plays by a fixed rule and declines whatever is optional.

## What hints count

reason-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
reason-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
reason-worth = { $count ->
    [one] { $count } point that your secrets are worth now
   *[other] { $count } points that your secrets are worth now
}
reason-agents = { $count ->
    [one] { $count } agent in the city
   *[other] { $count } agents in the city
}
reason-abilities = { $count ->
    [one] { $count } ability in your drawers
   *[other] { $count } abilities in your drawers
}
reason-missions = { $count ->
    [one] { $count } accepted mission
   *[other] { $count } accepted missions
}
reason-items = { $count ->
    [one] { $count } thing for your desk
   *[other] { $count } things for your desk
}
reason-bribes = { $count ->
    [one] { $count } bribe
   *[other] { $count } bribes
}
reason-near = { $count ->
    [one] { $count } square that lacks one house
   *[other] { $count } squares that lack one house
}
reason-supply = { $count ->
    [one] { $count } agent in the supply
   *[other] { $count } agents in the supply
}
reason-money = { $count ->
    [one] { $count } schilling
   *[other] { $count } schillings
}

## Case of the day

case-intro = You are { $player }, and it is your turn to take action III. A long search is sure what is best: place an agent, or take a bribe? And where?
