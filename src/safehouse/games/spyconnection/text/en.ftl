### Spy Connection: English texts

## The game

game-title = Spy Connection
game-summary = Spin a network of agents across Europe, send your spy from city to city and fulfil missions faster than your rivals.
game-about = You guide one spy through twelve European cities and secure the routes with your agents. The same few agents also mark mission targets and pay for planning, so you keep deciding where you need them most. Spy Connection was designed by Brett J. Gilbert and Matthew Dunstan. The map and the mission faces used here are a reconstruction made for Safehouse to fit the rules; they are not copies of the printed ones.

## Headings of the rule groups

section-1 = Board and pieces
section-2 = Set-up
section-3 = The turn
section-4 = Taking a mission
section-5 = Your network
section-6 = Connecting a new city
section-7 = Recalling agents
section-8 = Discarding a mission
section-9 = Moving inside your network
section-10 = End of the turn: mission targets
section-11 = Extra turns
section-12 = End of the game
section-13 = Scoring
section-14 = Variants
section-15 = Platform rules

## Rules 1: board and pieces

rule-SPY-1-1 = The board shows 12 cities. Each connection links two different cities and is made up of at least one field.
rule-SPY-1-2 = The fields of a connection lie in a line from one city to the other. Each end field touches the city at its end, and each field touches the next one in the line; nothing else counts as touching.
rule-SPY-1-3 = No field is part of two connections. Two cities are linked by one connection at most.
rule-SPY-1-4 = Cities linked by a connection are neighbouring cities.
rule-SPY-1-5 = No connection has an owner. Everybody may use it, in either direction.
rule-SPY-1-6 = Agents of several players may share a field. The number of players on a field is not limited.
rule-SPY-1-7 = You have at most 2 of your own agents on a field: none, 1 or 2.
rule-SPY-1-8 = A spy is always in a city. Several spies may be in the same city; they never get in each other’s way and never change a price.
rule-SPY-1-9 = Each of your agents is in one place only: in your supply, on a field, on a circle of one of your open missions or on the agent symbol of one of your open missions.
rule-SPY-1-10 = Whenever you place an agent, it comes from your own supply.
rule-SPY-1-11 = A mission shows several different cities. Each has one circle with room for 1 agent. The card also shows its points, an agent symbol for planning agents at the bottom left and sometimes an extra-turn symbol.
rule-SPY-1-12 = A start mission is treated like any other mission: it counts for the limit of open missions and for the 7 fulfilled missions, it scores points, and you can recall agents from it, discard it and fulfil it. Exceptions are stated expressly. It never holds planning agents.
rule-SPY-1-13 = The light and the dark side of the board have the same cities, connections and fields. They differ in the planning costs only.
rule-SPY-1-14 = Everything on the table is open to all: both board sides, the display, all open missions, all agents and all supplies.

## Rules 2: set-up

rule-SPY-2-1 = You play on the light side of the board. The dark side is for the variant Intensive preparation.
rule-SPY-2-2 = Everybody gets one colour with a spy and 15 agents. The colours make no difference.
rule-SPY-2-3 = The 43 missions are shuffled and form the mission stack, face down.
rule-SPY-2-4 = Each of the 4 mission slots gets one face-up mission from the stack, which then holds 39 cards.
rule-SPY-2-5 = Chance decides who is the start player.
rule-SPY-2-6 = Only when the display is laid out and the start player has been found does anyone get or choose a start mission.
rule-SPY-2-7 = First game: the 5 start missions are shuffled and everybody is dealt one, which is laid open in front of them.
rule-SPY-2-8 = Advanced game: the 5 start missions are shuffled, and one for each player is turned face up.
rule-SPY-2-9 = In the advanced game the player to the right of the start player chooses first, and the choice goes on counter-clockwise. Each player takes one of the face-up start missions and keeps it open.
rule-SPY-2-10 = In the advanced game the start player comes last and gets the start mission that is left over.
rule-SPY-2-11 = Start missions that nobody was offered go back to the box and are not used any more. In the first game nobody turns them up, but since all five are known, everybody can work out which they are.
rule-SPY-2-12 = One city name on your start mission is red. Straight away you place 1 agent from your supply on its circle on the card, so you begin with this target covered.
rule-SPY-2-13 = Next, your spy goes to that same city on the board. You do not place any agent on the board.
rule-SPY-2-14 = You begin with 14 agents in your supply (13 if you play with 14), 1 agent on your start mission and none on the board. You have 1 open mission and none fulfilled.
rule-SPY-2-15 = The agent on the red city is a circle agent like any other. You may recall it; the target is then uncovered and you can cover it again later.

## Rules 3: the turn

rule-SPY-3-1 = The start player begins. After that each player takes one turn, clockwise, round after round until the game ends.
rule-SPY-3-2 = On your turn you do one of three things: take 1 mission (A), connect 1 new city and move your spy into it (B), or move your spy to a different city of your network (C).
rule-SPY-3-3 = You have to do one of the three; you cannot pass. Only an extra turn may be waived.
rule-SPY-3-4 = Your turn has two parts: the option you chose, then the end-of-turn step.
rule-SPY-3-5 = Recalling agents and discarding missions are free actions. During your own turn you may do them whenever and as often as you like, even in the middle of your option or of the end-of-turn step. On other players’ turns you may not.
rule-SPY-3-6 = You can only choose an option if your supply covers its cost when you pay. You may use free actions first to fill up your supply.
rule-SPY-3-7 = You can never get stuck. If you recall all you can, only planning agents are missing from your supply, so it holds at least 6 agents (8 if you play with 14). Your network is then just your spy’s city, so every neighbouring city is new, and no connection has more than 3 fields or costs more than 6 agents. With 14 agents on the dark side it may be only 5; if that is not enough, you discard a mission.
rule-SPY-3-8 = Taking a mission includes no movement. Once you have moved your spy this turn, you cannot take a mission any more.

## Rules 4: taking a mission

rule-SPY-4-1 = Choose one of the missions lying open on the 4 mission slots and place it face up before you.
rule-SPY-4-2 = You may never have more than 3 open missions. If you have 3, one has to be discarded or fulfilled before you can take another. An open start mission counts, fulfilled missions do not.
rule-SPY-4-3 = Slots are numbered from 1 at the bottom to 4 at the top. The lower a mission lies, the longer it has been on display.
rule-SPY-4-4 = On the light side the planning cost is 0 agents in slot 1, 1 in slot 2, and 2 each in slots 3 and 4.
rule-SPY-4-5 = You pay the planning cost exactly, neither more nor less: that many agents move from your supply to the agent symbol of the mission you take. They are its planning agents.
rule-SPY-4-6 = You can never recall planning agents. They come back only when their mission is fulfilled or discarded.
rule-SPY-4-7 = When you have taken a mission, all missions above its slot slide down one slot. Those below do not move.
rule-SPY-4-8 = After that, a new mission from the top of the stack is turned up on the top slot, which has become free.
rule-SPY-4-9 = Your spy stays where it is. As the end-of-turn step comes next, you may cover your spy’s city on the new mission right away if it is shown there.
rule-SPY-4-10 = When a mission has to be turned up and the stack has run out, the discard pile is shuffled to make a new stack. If there is no discard pile either, the slot remains empty.
rule-SPY-4-11 = The display has no gaps: missions fill the slots from the bottom, and any empty slots are at the top. You can take a mission only from a slot that has one.
rule-SPY-4-12 = When a turn ends, empty slots are filled one after another, the lowest first, as long as the stack or the discard pile has cards. This also goes for extra turns and waived turns, and it happens before the next extra turn starts.
rule-SPY-4-13 = Taking a mission turns up one new card at most. If several slots are empty after the slide, this card goes to the lowest of them; the rest are filled when the turn ends.
rule-SPY-4-14 = The slide and the new card come before the end-of-turn step. So you already see the new mission when you decide what to cover.

## Rules 5: network

rule-SPY-5-1 = A connection is complete for you when none of its fields is without an agent of yours. It does not matter whether you have 1 or 2 there or which other players are present.
rule-SPY-5-2 = Your network consists of your spy’s city and every city you can reach from there along connections that are complete for you.
rule-SPY-5-3 = Other players’ agents are no part of your network and cannot cut it.
rule-SPY-5-4 = Your agent keeps its worth even if others join its field later: you need not add a second one.
rule-SPY-5-5 = In the same way, your 2 agents stay on a field after the others have gone. You do not get one back by itself, and you cannot recall just one of them.
rule-SPY-5-6 = When the game begins, your network is the city your spy starts in and nothing more.
rule-SPY-5-7 = Agents left on a connection that is not complete do not enlarge your network. They still count for the rule that your agents must hang together, and they make it cheaper to complete that connection later.

## Rules 6: connecting

rule-SPY-6-1 = Before connecting you may make one free move with your spy, to any other city of your network however far away. You may also leave it where it is.
rule-SPY-6-2 = On your first turn this move is impossible, as your network has only one city.
rule-SPY-6-3 = You then connect one city, no more and no less. It has to be a neighbouring city of the one your spy is in now, and it has to be new, that is, outside your network at that moment.
rule-SPY-6-4 = You cannot connect a city that is in your network already, even by another connection. A city that dropped out of your network by a recall earlier this turn counts as new.
rule-SPY-6-5 = Look at each field of the connection where you have no agent: if no other player has an agent there, place 1 agent from your supply.
rule-SPY-6-6 = If anyone else has an agent on such a field, place 2 agents there instead. You never need more than 2, however crowded the field is.
rule-SPY-6-7 = Where you already have 1 or 2 agents, you place nothing, even if others are there too.
rule-SPY-6-8 = You must complete the connection in one go. If your supply is too small even after recalling, you cannot make the connection, and you may not do part of it.
rule-SPY-6-9 = Extra agents are not allowed: you place just as many on a field as it requires.
rule-SPY-6-10 = Your spy then has to travel at once along the new connection into the city you connected.
rule-SPY-6-11 = The city you came from remains in your network, because the new connection is complete, and so does all the rest of it.
rule-SPY-6-12 = Once your spy has entered the new city, it does not move again this turn.
rule-SPY-6-13 = After moving and before placing you may recall agents, even those your spy has just passed over. What counts is that your agents hang together with the spy in its new city.
rule-SPY-6-14 = Connecting always takes at least 1 agent. If no agent were missing, the city would be in your network already.
rule-SPY-6-15 = The price is fixed when you place your agents: other players’ agents matter if they are on the field right then.

## Rules 7: recalling

rule-SPY-7-1 = During your turn you may recall your agents from the board to your supply whenever you like, as many and as often as you wish.
rule-SPY-7-2 = You may also recall agents from the circles of your open missions.
rule-SPY-7-3 = You never move another player’s agents.
rule-SPY-7-4 = If you have 2 agents on a field, you recall both or neither. A field is always cleared of all your agents.
rule-SPY-7-5 = Your agents on the board and your spy must hang together in one piece at all times. You cannot recall an agent if that would split them.
rule-SPY-7-6 = Your agents hang together if they are on neighbouring fields of one connection or on fields that touch the same city. Your spy hangs together with your agents on the fields that touch its city.
rule-SPY-7-7 = To check this, set out from your spy’s city and go only through cities and over fields with agents of yours. You must be able to get to all the fields where you have agents.
rule-SPY-7-8 = You may clear the board of your agents completely. With none left there is nothing to hold together.
rule-SPY-7-9 = During your turn you may at any time recall agents from circles of your open missions, one by one and as many as you like. A target without its agent is no longer covered.
rule-SPY-7-10 = Planning agents are excepted: they cannot be recalled.
rule-SPY-7-11 = There are no agents on fulfilled missions, so there is nothing to recall from them.
rule-SPY-7-12 = You recall field by field, and your agents must hang together after each one. You lose nothing by this: if what remains in the end hangs together, there is always an order that works.
rule-SPY-7-13 = You may even recall agents you placed for a connection earlier this turn.
rule-SPY-7-14 = You may leave agents lying on the board, such as the rest of an old connection, so that others go on paying double there.

## Rules 8: discarding

rule-SPY-8-1 = During your turn you may discard any of your open missions at any time. Fulfilled missions stay with you.
rule-SPY-8-2 = You get back every agent on the discarded mission, from the circles and from the agent symbol.
rule-SPY-8-3 = You may discard your start mission too.
rule-SPY-8-4 = A discarded mission goes face up on the discard pile beside the stack, for all to see; it returns only if the pile has to become the new stack. A discarded start mission is out of the game.
rule-SPY-8-5 = You neither pay for discarding nor score anything by it.
rule-SPY-8-6 = You may discard a mission on the very turn you took it.
rule-SPY-8-7 = Discarding leaves the display as it is. Only an empty slot may be filled at the end of the turn as usual.

## Rules 9: moving

rule-SPY-9-1 = Move your spy to a different city of your network. The distance does not matter and it costs nothing.
rule-SPY-9-2 = If you choose this option, you do not connect a city this turn.
rule-SPY-9-3 = Your spy has to end up in a different city. If your network is a single city, you cannot choose this option.
rule-SPY-9-4 = Cities your spy merely passes through do nothing for you.
rule-SPY-9-5 = You may also move to a city that none of your missions needs.

## Rules 10: end of the turn

rule-SPY-10-1 = Every turn, extra turns included, ends with a look at the city your spy is in, whichever option you chose. Cities you visited earlier in the turn are ignored.
rule-SPY-10-2 = For each of your open missions with this city, you may place 1 agent from your supply on the city’s circle, provided it is empty.
rule-SPY-10-3 = You decide for each mission by itself. You may skip some of them or all.
rule-SPY-10-4 = You choose which mission comes first.
rule-SPY-10-5 = A mission is fulfilled the moment its last city is covered. You cannot put this off.
rule-SPY-10-6 = When a mission is fulfilled, you immediately get back all its agents, planning agents included, and turn the card face down.
rule-SPY-10-7 = You may use these agents at once to cover the same city on your other missions, so one fulfilled mission can lead to the next, up to all three.
rule-SPY-10-8 = Is your supply empty? Then you may get agents first by recalling them from fields or circles or by discarding a mission, under the usual rules. You may do that with agents in your supply as well; only where the table has switched off “Turns end when their player says so” an empty supply is the condition.
rule-SPY-10-9 = Recalling an agent from a mission uncovers its target. If that is the city your spy is in, you may cover it again later in this step.
rule-SPY-10-10 = You cannot recall an agent from a circle that you covered in this same end-of-turn step.
rule-SPY-10-11 = You cover targets in the end-of-turn step and at no other time.
rule-SPY-10-12 = You keep your fulfilled missions; they count for the end of the game and for the scoring. They are face down, but no secret: everybody can look at them here.

## Rules 11: extra turns

rule-SPY-11-1 = If you fulfil a mission with the extra-turn symbol, you earn one extra turn.
rule-SPY-11-2 = You take it as soon as your current turn with its end-of-turn step is over, before anyone else has a turn.
rule-SPY-11-3 = Fulfil several of these missions in one step, and you get one extra turn for each, one after another.
rule-SPY-11-4 = An extra turn is a complete turn with one option, free actions and end-of-turn step. It may earn you more extra turns; you take them in addition to those still waiting.
rule-SPY-11-5 = The order of the other players stays the same.
rule-SPY-11-6 = You are not forced to take an extra turn: you may waive it, but only instead of doing anything else in it. This right does not exist for normal turns.

## Rules 12: end of the game

rule-SPY-12-1 = As soon as one player has at least 7 fulfilled missions, the end of the game is triggered. It may be more than 7, since several missions can be fulfilled in one step.
rule-SPY-12-2 = A fulfilled start mission counts towards the 7, a discarded mission does not.
rule-SPY-12-3 = If you trigger the end, you complete your end-of-turn step and take all extra turns you have, including any you earn in them. After that you have no further turn.
rule-SPY-12-4 = Each of the others then gets one last turn, clockwise from the player who triggered the end. Where the round stands makes no difference, and it is not filled up in any other way.
rule-SPY-12-5 = If your last turn earns you extra turns, you still take them right after it, even if there are several or one leads to another.
rule-SPY-12-6 = If somebody else gets to 7 during the last turns, nothing changes.
rule-SPY-12-7 = The player on the right of the one who triggered the end has the final last turn. Then the game is over and the points are counted.
rule-SPY-12-8 = With a turn limit, the game ends with the usual scoring when everybody still playing has had that many normal turns and nobody has triggered the end. Any extra turns the last player still has are taken first.

## Rules 13: scoring

rule-SPY-13-1 = You score the points printed on each of your fulfilled missions.
rule-SPY-13-2 = On your open missions you score 1 point for every city covered by an agent. Their printed points and planning agents are worth nothing.
rule-SPY-13-3 = The red city of an open start mission also gives you 1 point if an agent is on its circle at the end.
rule-SPY-13-4 = There are no other points: not for your network, your supply, the number of missions or triggering the end. Open missions do not cost you points.
rule-SPY-13-5 = Whoever has the most points wins.
rule-SPY-13-6 = If there is a tie, the winner is the tied player who had their first turn latest, in other words who sits farthest from the start player going clockwise. Victory is never shared.
rule-SPY-13-7 = All other places are decided in the same way: first points, then the later first turn.

## Rules 14: variants

rule-SPY-14-1 = Variant with 14 agents: players with experience may use 14 agents instead of 15. The one left over stays in the box.
rule-SPY-14-2 = The number is set seat by seat, so experienced players can take 14 agents against beginners with 15.
rule-SPY-14-3 = Nothing else changes: with 14 agents you begin with 13 in your supply, and all prices, planning costs and limits remain as they are.
rule-SPY-14-4 = Variant Intensive preparation: you play on the dark side of the board.
rule-SPY-14-5 = On the dark side every slot, even the lowest, has a planning cost 1 agent higher: 1, 2, 3 and 3 for slots 1 to 4.
rule-SPY-14-6 = Exception on the dark side: a mission from any slot costs you nothing if you have no other open mission when you take it. An open start mission counts as one.
rule-SPY-14-7 = Only the moment of taking decides the cost. It stays the same when your other missions are fulfilled or discarded afterwards.
rule-SPY-14-8 = The rulebook advises 15 agents for Intensive preparation. With 14 the game can be played, but it is hard.
rule-SPY-14-9 = First or advanced game, number of agents and side of the board can be combined freely.

## Rules 15: platform rules

rule-SPY-15-1 = If a player leaves, normally a bot takes over the seat.
rule-SPY-15-2 = Without a bot the seat drops out: its spy and agents are removed from the board, its open missions are discarded, its fulfilled ones leave the game and its turns are skipped. It comes last and can no longer trigger the end, but an end it has triggered stands. A seat that is left alone wins.
rule-SPY-15-3 = Chance decides only the order of the missions, the start player, the start missions and reshuffles. It comes from the random generator of the game, which a seed makes repeatable. Each card in the stack is equally likely to be turned up next.
rule-SPY-15-4 = A seat that drops out in its own turn loses the rest of it: no end-of-turn step and no extra turns. Empty slots are filled and the next seat is up. For the last turns the seat counts as done, and the turn limit ignores it.

## Why not?

why-SPY-1-10 = You have no agent in your supply to place here.
why-SPY-2-9 = You cannot choose this start mission: either it is not your turn to choose, or the card is not on offer.
why-SPY-3-1 = It is not your turn.
why-SPY-3-3 = You cannot pass: take a mission, connect a new city or move your spy.
why-SPY-3-4 = You have already carried out this turn’s main action.
why-SPY-3-8 = You have moved your spy this turn, so you cannot take a mission any more.
why-SPY-4-2 = You already have three open missions.
why-SPY-4-5 = You have too few agents in your supply for the planning cost.
why-SPY-4-11 = There is no mission in this slot for you to take.
why-SPY-5-2 = This city is not in your network.
why-SPY-6-1 = Your spy has already moved this turn; it may move once before connecting.
why-SPY-6-3 = This connection does not start at the city your spy is in.
why-SPY-6-4 = The city at the other end is already in your network.
why-SPY-6-8 = You do not have enough agents in your supply to complete this connection at once.
why-SPY-7-1 = You have no agent on this field.
why-SPY-7-3 = Other players’ agents lie there; you take back only your own.
why-SPY-7-5 = You would cut your network: all your agents on the board must hang together with your spy.
why-SPY-7-9 = You have no agent on this circle.
why-SPY-8-1 = You have no such open mission.
why-SPY-9-3 = Your spy is already there; choose another city.
why-SPY-10-2 = None of your open missions there has an empty circle for the city your spy is in.
why-SPY-10-8 = At this table “Turns end when their player says so” is off. At the end of a turn you then recall agents or discard a mission only to get an agent, when your supply is empty.
why-SPY-10-10 = You covered this circle only just now, so its agent stays there during this step.
why-SPY-10-11 = You can cover targets only at the end of your turn.
why-SPY-11-6 = You can waive only an extra turn, and only as your very first action in it.
why-SPY-12-7 = The game is over, so you cannot act any more.
why-SPY-15-1 = No seat leaves by a move of its own: the table decides that, and normally a bot takes over.
why-SPY-15-2 = This seat has already left the game.
why-SPY-15-3 = You cannot choose this: only chance decides it.

## Cities

city-LON = London
city-PAR = Paris
city-MAD = Madrid
city-BER = Berlin
city-MON = Monaco
city-ROM = Rome
city-HEL = Helsinki
city-MOS = Moscow
city-IST = Istanbul
city-OSL = Oslo
city-WAR = Warsaw
city-BEL = Belgrade
code-LON = LON
code-PAR = PAR
code-MAD = MAD
code-BER = BER
code-MON = MON
code-ROM = ROM
code-HEL = HEL
code-MOS = MOS
code-IST = IST
code-OSL = OSL
code-WAR = WAR
code-BEL = BEL

## Terms

term-spy = Spy
term-agent = Agent
term-agents = Agents
term-supply = Supply
term-city = City
term-connection = Connection
term-field = Field
term-network = Network
term-mission = Mission
term-missions = Missions
term-start-mission = Start mission
term-stack = Mission stack
term-slot = Mission slot
term-display = Display
term-planning-agents = Planning agents
term-target = Mission target
term-circle = Circle
term-open-missions = Open missions
term-fulfilled = Fulfilled missions
term-discard-pile = Discard pile
term-extra-turn = Extra turn
term-last-turn = Last turn
term-points = Points
term-score = Score
term-turn = Turn
term-seat = Seat
term-board-light = Board, light side
term-board-dark = Board, dark side
term-planning-cost = Planning cost
term-price = Price

## Decisions

decision-START = Choose your start mission.
decision-START-other = { $player } chooses a start mission.
decision-ROOT = Your turn: take a mission, connect a new city or move your spy.
decision-ROOT-other = { $player } chooses: take a mission, connect a new city or move the spy.
decision-EXTRA = Your extra turn: take a mission, connect a new city, move your spy or waive the turn.
decision-EXTRA-other = { $player } has an extra turn and chooses what to do with it.
decision-MOVED = Your spy has moved: connect a new city from here or stay.
decision-MOVED-other = { $player } has moved the spy and chooses to connect a new city or stay.
decision-COVER = End of your turn: cover your spy’s city on your missions or finish.
decision-COVER-other = { $player } chooses what to cover at the end of the turn.
decision-IDLE = Nothing left to cover: finish your turn, or still recall or discard.

## Actions

action-CHOOSE_START = Choose start mission { $card }
    .effect = This start mission becomes yours, and your spy begins in its red city.
    .kind = Start mission
action-TAKE = Take the mission in slot { $slot }
    .effect = You pay the planning cost, the mission becomes yours and the display moves down.
    .kind = Take a mission
action-MOVE = Move your spy to { $city }
    .effect = Your spy travels there free of charge; then you may still connect a new city or stay.
    .kind = Move your spy
action-CONNECT = Connect over { $connection }
    .effect = You place the missing agents from your supply, and your spy moves into the new city.
    .kind = Connect a city
action-RECALL_FIELD = Recall agents from field { $field }
    .effect = All your agents on this field go back to your supply.
    .kind = Recall from fields
action-RECALL_CIRCLE = Recall the agent from { $city } on open mission { $mission }
    .effect = The agent goes back to your supply, and the target is no longer covered.
    .kind = Recall from missions
action-DISCARD = Discard open mission { $mission }
    .effect = You give up the mission and get back all agents on it.
    .kind = Discard a mission
action-COVER = Cover your spy’s city on open mission { $mission }
    .effect = You place 1 agent from your supply on the circle; with its last city covered, the mission is fulfilled.
    .kind = Cover the city on
action-STOP = Stay here
    .effect = Your spy stays in this city, and the end of your turn begins.
action-DONE = Finish turn
    .effect = You cover nothing more, and your turn is over.
action-WAIVE = Waive the extra turn
    .effect = This extra turn is over at once, without covering anything.
action-FIRST_PLAYER = Start player: { $seat }
    .effect = Chance decides who has the first turn.
action-DEAL_START = Deal start mission { $card }
    .effect = A player is dealt this start mission at random.
action-REVEAL_START = Reveal start mission { $card }
    .effect = This start mission can now be chosen.
action-REVEAL = Reveal mission { $mission }
    .effect = This mission comes from the stack to the lowest empty slot.
action-LEAVE = Leave the game: { $seat }
    .effect = The seat drops out, its spy and agents leave the board and its turns are skipped.

## Events

event-first_player = { $player } is the start player.
event-start_dealt = { $player } is dealt start mission { $card }.
event-start_revealed = Start mission { $card } is revealed.
event-start_chosen = { $player } takes start mission { $card }.
event-placed_spy = { $player } puts the spy in { $city } and begins with this city covered on the start mission.
event-revealed = Mission { $mission } is revealed in slot { $slot }.
event-reshuffled = { $count ->
    [one] The discard pile with { $count } card becomes the new mission stack.
   *[other] The discard pile with { $count } cards is shuffled into a new mission stack.
}
event-turn = Turn { $number }: { $player } is up.
event-extra_turn = { $player } starts an extra turn.
event-last_turn = { $player } starts the last turn.
event-took = { $cost ->
    [0] { $player } takes mission { $mission } from slot { $slot } for free.
    [one] { $player } takes mission { $mission } from slot { $slot } with { $cost } planning agent.
   *[other] { $player } takes mission { $mission } from slot { $slot } with { $cost } planning agents.
}
event-moved = { $player } moves the spy from { $origin } to { $city }.
event-stopped = { $player } stays in { $city }.
event-connected = { $cost ->
    [one] { $player } places { $cost } agent on { $connection } and moves the spy to the newly connected city { $city }.
   *[other] { $player } places { $cost } agents on { $connection } and moves the spy to the newly connected city { $city }.
}
event-recalled_field = { $count ->
    [one] { $player } recalls { $count } agent from field { $field }.
   *[other] { $player } recalls { $count } agents from field { $field }.
}
event-recalled_circle = { $player } recalls the agent from { $city } on mission { $mission }.
event-discarded = { $count ->
    [0] { $player } discards mission { $mission }; no agents were on it.
    [one] { $player } discards mission { $mission } and gets back { $count } agent.
   *[other] { $player } discards mission { $mission } and gets back { $count } agents.
}
event-covered = { $player } covers { $city } on mission { $mission }.
event-fulfilled = { $player } fulfils mission { $mission } for { $points ->
    [one] { $points } point
   *[other] { $points } points
} and gets back { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}.
event-extra_turn_earned = { $player } earns an extra turn.
event-triggered = { $count ->
    [one] { $player } has { $count } fulfilled mission and triggers the end; everybody else gets one last turn.
   *[other] { $player } has { $count } fulfilled missions and triggers the end; everybody else gets one last turn.
}
event-waived = { $player } waives the extra turn.
event-done = { $player } finishes the turn.
event-left = { $player } leaves the game.
event-limit = { $number ->
    [one] The turn limit is reached after { $number } turn each.
   *[other] The turn limit is reached after { $number } turns each.
}
event-ended = The game is over.
event-scored = { $total ->
    [one] { $player } scores { $total } point: { $fulfilled } for fulfilled missions and { $covered } for covered cities on open missions.
   *[other] { $player } scores { $total } points: { $fulfilled } for fulfilled missions and { $covered } for covered cities on open missions.
}
event-won = { $player } wins the game.
event-undone = { $count ->
    [one] { $player } takes back { $count } step.
   *[other] { $player } takes back { $count } steps.
}

## Options

option-start_missions = Start missions
    .help = Start missions are either dealt at random (first game) or chosen one after another (advanced game).
option-start_missions-random = First game: dealt at random
option-start_missions-draft = Advanced game: chosen in turn
option-agents = Agents per player
    .help = 14 agents are a challenge for experienced players and can be set for single seats. On the dark side of the board the rulebook advises against it.
option-agents-15 = 15 agents
option-agents-14 = 14 agents
option-board_side = Side of the board
    .help = On the dark side (Intensive preparation) planning costs 1 agent more, but nothing if you have no other open mission.
option-board_side-light = Light side
option-board_side-dark = Dark side: Intensive preparation
option-first_player = Start player
    .help = Sets who has the first turn of the game.
option-first_player-random = Drawn at random
option-turn_limit = Turn limit
    .help = If nobody has triggered the end after this many normal turns each (20 or more), the game ends and is scored.
option-turn_limit-none = No limit
option-explicit_end = Turns end when their player says so
    .help = The rule: you may recall agents and discard missions at any moment of your turn, up to its end. Whether your turn ends by itself when nothing is left to do is your own setting. Off (quick games, research): at the end of a turn only with an empty supply, and turns always end by themselves.
option-explicit_end-on = On
option-explicit_end-off = Off
option-data_set = Map and missions
    .help = Selects the map and the set of missions you play with; the usual set is a reconstruction.
preset-first = First game
    .help = Start missions are dealt; the light side of the board.
preset-usual = Usual
    .help = Everybody chooses a start mission in turn.
preset-everything = Everything
    .help = Start missions are chosen, on the dark side of the board: planning costs more.

## Score sheet

score-fulfilled = Fulfilled missions
score-covered = Covered cities on open missions
score-total = Total
score-tiebreak = Tied on points: { $player } is ahead because their first turn came later.

## The table in the browser: names

ui-mission = Mission { $number }
ui-number = No. { $number }
ui-start-short = Start
ui-agents = { $count ->
    [one] { $count } agent
   *[other] { $count } agents
}
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## The table in the browser: prompts

ui-wait = One moment, please.
ui-last-turn = This is your last turn.
ui-cover-empty = End of your turn: your supply is empty. Recall an agent to cover a target, or finish.
ui-recall-prompt = Take agents back from the map or from your missions, or discard a mission.
ui-recall-missing = { $count ->
    [one] Connect { $city }: choose one more agent to take back.
   *[other] Connect { $city }: choose { $count } more agents to take back.
}
ui-recall-ready = { $price ->
    [one] Connect { $city } for { $price } agent now?
   *[other] Connect { $city } for { $price } agents now?
}

## The table in the browser: buttons and targets

ui-label-choose = Choose { $mission }
ui-label-take = Take { $mission } from slot { $slot }
ui-label-move = Travel to { $city }
ui-label-connect = Connect { $city }
ui-label-recall = Recall from { $place }
ui-label-recall-circle = Recall from { $city }, { $mission }
ui-label-discard = Discard { $mission }
ui-label-cover = Cover { $city }: { $mission }
ui-label-fulfil = Fulfil { $mission }

## The table in the browser: consequences

ui-effect-connect = { $count ->
    [one] { $count } agent.
   *[other] { $count } agents ({ $sum }).
}
ui-effect-left = { $count ->
    [0] Your supply will be empty.
   *[other] { $count } left in your supply.
}
ui-effect-short = { $count ->
    [0] Your supply is empty.
   *[other] You have { $count }.
}
ui-effect-move = Free; then connect a new city or stay.
ui-effect-fulfils = Fulfils { $mission }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } agent
   *[other] { $count } agents
} back.
ui-effect-fulfils-extra = Fulfils { $mission }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } agent
   *[other] { $count } agents
} back and an extra turn.
ui-effect-covers = Covers { $city } on { $missions }.
ui-effect-wanting = No agent is left for { $city } on { $missions }.
ui-effect-take = { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $count ->
    [0] no planning agents.
    [one] { $count } planning agent, locked until the mission is over.
   *[other] { $count } planning agents, locked until the mission is over.
}
ui-effect-at-once = You may cover { $city } at once.
ui-effect-recall = { $count ->
    [one] { $count } agent comes back.
   *[other] { $count } agents come back.
}
ui-effect-loses = Out of your network: { $cities }.
ui-effect-discard = { $count ->
    [0] You give up the mission; no agents are on it.
    [one] You give up the mission and get back { $count } agent.
   *[other] You give up the mission and get back { $count } agents.
}
ui-effect-choose = Your spy begins in { $city }; the mission is worth { $count ->
    [one] { $count } point
   *[other] { $count } points
}.

## The table in the browser: map

ui-map = Map of Europe
ui-map-whole = Show the whole map
ui-map-near = Show my network
ui-sea-north = North Sea
ui-sea-baltic = Baltic
ui-sea-biscay = Biscay
ui-sea-mediterranean = Mediterranean
ui-sea-black = Black Sea
ui-city-here = your spy is here
ui-city-here-watched = the spy of { $player } is here
ui-city-network = in your network
ui-city-network-watched = in the network of { $player }
ui-city-spies = spies: { $players }
ui-city-wanted = target of { $missions }
ui-connection = Connection { $connection }
ui-connection-price = price { $count } ({ $sum })
ui-connection-short = { $count ->
    [one] one agent short
   *[other] { $count } agents short
}
ui-connection-owners = agents of { $players }
ui-field-own = { $count ->
    [one] Field { $field }: your agent
   *[other] Field { $field }: your { $count } agents
}
ui-field-keeps = must stay, it holds { $fields } to your spy
ui-field-marked = marked to be taken back

## The table in the browser: cards and places

ui-display = Missions on display
ui-slot = slot { $slot }
ui-slot-empty = empty
ui-free = free
ui-cost = { $count ->
    [0] no planning agents
    [one] { $count } planning agent
   *[other] { $count } planning agents
}
ui-extra-turn = gives an extra turn
ui-covered = covered
ui-open-target = open
ui-can-cover = can be covered now
ui-to-go = { $count } to go
ui-planning = planning, locked
ui-red-name = red name: start city
ui-your-agents = Your agents
ui-your-agents-watched = Agents of { $player }
ui-in-supply = in supply
ui-supply-count = { $count } in supply
ui-on-map = on the map
ui-on-targets = on targets
ui-on-planning = planning
ui-free-place = Free place
ui-free-place-help = Take a mission from the display
ui-third-free = third place free
ui-second-free = second place free
ui-first-free = no open mission
ui-fulfilled = { $count } fulfilled
ui-fulfilled-of = { $count } of { $all }
ui-done = Done
ui-in-city = in { $city }
ui-out = has left the game
ui-recall = Recall
ui-recall-mode = Recall agents or discard a mission
ui-recall-again = Back to the turn
ui-connect-now = Connect { $city }
ui-cancel = Cancel
ui-discard = Discard
ui-choose-start = Start missions to choose from
ui-deck = Unseen missions and discard pile
ui-unseen = Not seen yet
ui-unseen-help = One of these is turned up next; each is equally likely.
ui-discarded = Discard pile
ui-discarded-none = No mission has been discarded.
ui-close = Close

## The table in the browser: the turn

ui-banner-triggered = { $player } has { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}. Everybody else has one last turn.
ui-banner-last = Last turn
ui-banner-extra = { $count ->
    [one] One more extra turn to come
   *[other] { $count } more extra turns to come
}
ui-banner-extra-now = Extra turn

## The table in the browser: score sheet and text model

ui-score-rank = Rank
ui-score-player = Player
ui-score-missions = Missions
ui-score-open = { $mission }, open: { $cities }
ui-score-none = none
ui-score-order = { $number }. in turn order
ui-score-first = { $player } had the first turn; in a tie the later first turn wins.
ui-model-actions = What you can do
ui-model-missions = Your missions
ui-model-missions-watched = Missions of { $player }
ui-model-reach = Connections from your spy’s city
ui-model-reach-watched = Connections from the city of { $player }’s spy
ui-model-network = Your network
ui-model-network-watched = Network of { $player }
ui-model-players = Players
ui-model-mission = { $mission }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Covered: { $covered }. Open: { $open }. Planning agents: { $planning }.
ui-model-slot = Slot { $slot }: { $mission }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cost }.
ui-model-player = { $player }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}, { $fulfilled } of 7 missions fulfilled, { $supply } in supply, spy in { $city }.
ui-model-reach-line = { $city }: { $count ->
    [one] { $count } agent
   *[other] { $count } agents
} ({ $sum })
ui-model-agents = In supply { $supply }, on the map { $map }, on targets { $targets }, planning { $planning }.
ui-model-map = All connections of the map
ui-model-connection = { $connection }: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}, { $free } free
ui-model-connection-agents = { $count ->
    [one] { $count } agent of { $player }
   *[other] { $count } agents of { $player }
}
ui-model-connection-own = complete with your agents
ui-model-connection-price = { $count ->
    [one] completing it would cost you { $count } agent
   *[other] completing it would cost you { $count } agents
}
ui-model-connection-price-of = { $count ->
    [one] completing it would cost { $player } { $count } agent
   *[other] completing it would cost { $player } { $count } agents
}
ui-model-network-of = Network: { $cities }.
ui-model-fulfilled-of = Fulfilled: { $missions }.
ui-model-stack = { $count ->
    [one] { $count } mission is left in the stack.
   *[other] { $count } missions are left in the stack.
}
ui-model-turn = The turn
ui-nobody = nothing

## The guided first game

lesson-goal = Your first case
    .text = You guide the red spy, seat A. Fulfil missions by covering all their cities with agents; whoever has seven ends the game, and points decide. Your start mission lies below the map: London is covered already.
lesson-take = Take a mission
    .text = The cheapest mission lies in slot 1 and is free: London and Monaco. Take it. The higher the slot, the more agents planning costs.
lesson-cover = Cover your spy’s city
    .text = Every turn ends with a look at the city your spy is in. It stands in London, so put an agent on London on the new mission.
lesson-connect = Connect a city
    .text = To get about you need a network. Connect Paris: one agent for each free field of the connection, then your spy is there. Fields with agents of others take two.
lesson-rival = The others play
    .text = Watch the log at the side: every line can be clicked and shows the table as it stood then. While others play, look where their agents lie: there you would pay double.
lesson-onward = On to Monaco
    .text = Monaco is wanted by both of your missions. Connect it from Paris.
lesson-fulfil = Fulfil a mission
    .text = Cover Monaco on both missions. The mission London + Monaco is then complete: its agents come back to you, and its sign gives you an extra turn.
lesson-travel = Travel
    .text = The sign gives you a turn at once. Your start mission still wants Berlin and Warsaw, and London is next to Berlin. Within your own network your spy travels for nothing, however far: go back to London.
lesson-recall = Recall agents
    .text = Fifteen agents are few. In your turn you may take agents back from the map, as long as the rest hangs together with your spy. The two between Paris and Monaco have done their work: press Recall below the map and take them back, the one at Monaco first.
lesson-berlin = Connect Berlin
    .text = After travelling your spy may still connect one city. Go back to the turn, connect Berlin and cover it on your start mission.
lesson-plans = Plan ahead
    .text = A turn is one thing: take a mission, connect a city (travelling first if you like), or travel only. You may hold three open missions. Agents that planning cost you stay on the card until it is fulfilled; under Recall you can also discard a mission that became too dear.
lesson-end = Play on
    .text = When somebody has fulfilled seven missions, each of the others has one last turn. Then covered cities on open missions count 1 point each. Greyed-out targets tell why not, Hint asks the bot, and the rules are one click away. Finish this game or open a case with friends.

# What giving up means here (said when a player leaves the table).
ui-resign = Resigning is for good: your agents and your spy leave the board, and you come last.

## What hints count

reason-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
reason-missions = { $count ->
    [one] { $count } mission fulfilled
   *[other] { $count } missions fulfilled
}
reason-covered = { $count ->
    [one] { $count } covered city on a mission
   *[other] { $count } covered cities on missions
}
reason-open = { $count ->
    [one] { $count } open mission
   *[other] { $count } open missions
}
reason-extra = { $count ->
    [one] { $count } extra turn
   *[other] { $count } extra turns
}
reason-agents = { $count ->
    [one] { $count } agent in the supply
   *[other] { $count } agents in the supply
}
reason-targets = { $count ->
    [one] { $count } open target within the network
   *[other] { $count } open targets within the network
}
reason-cities = { $count ->
    [one] { $count } city in the network
   *[other] { $count } cities in the network
}

## Case of the day

case-intro = You are { $player }, and it is your turn. A long search is sure which turn is best: find it. The turn ends by itself once nothing is left to cover.
