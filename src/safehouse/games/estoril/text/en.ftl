### Estoril 1942: English texts

## The game

game-title = Estoril 1942
game-summary = Place your spies face down along the coast of Estoril, outwit your rivals place by place and recruit the best agents of neutral Portugal.
game-about = Everybody leads a small spy ring and starts with the same six characters. In four rounds you place them, mostly face down, at six places that are laid out anew each time; then the places are resolved one by one, and whoever has the most influence recruits the character waiting there. Estoril 1942 was designed by António Sousa Lara. The values of characters, missions and places used here come from public sources.

## Headings of the rule groups

section-1 = Basics
section-2 = Set-up of the game
section-3 = The city
section-4 = Start of a round
section-5 = Placing characters
section-6 = Peek symbols
section-7 = Resolving the places
section-8 = Abilities
section-9 = Special features of the places
section-10 = End of a round
section-11 = End of the game and scoring
section-12 = Missions
section-13 = Variants
section-14 = Platform rules

## Rules 1: basics

rule-EST-1-1 = The game is for 2, 3 or 4 players.
rule-EST-1-2 = A game has 4 rounds, no more and no fewer.
rule-EST-1-3 = Whoever has the most victory points after round 4 wins.
rule-EST-1-4 = A character card shows a name, one flag, an influence number, a number of victory points and its symbols. A starting character also shows the mark of its colour.
rule-EST-1-5 = Most characters have 1 or 2 ability symbols, a few have none. The abilities are assassin, conspirator, nationalist, seducer and diplomat; one of them can be there twice. The symbol woman may come on top; it is not an ability.
rule-EST-1-6 = The colour mark of a starting character does nothing in play. It only tells which set the card belongs to.
rule-EST-1-7 = A character in the city is controlled by the player whose disc lies on it. Owner and controller are always the same.
rule-EST-1-8 = Your ring is all the characters that belong to you, in hand or in the city. What is discarded or removed no longer belongs to it.
rule-EST-1-9 = The number in a medal is what a card is worth in victory points. Every mission is worth 6.
rule-EST-1-10 = A place board shows its name, its number, its spaces with their numerals, the reward field, TOP SECRET marks, peek symbols and perhaps a special feature. The common rules hold on every board; the feature comes on top.
rule-EST-1-11 = Where a special feature contradicts a common rule, the feature counts.

## Rules 2: set-up

rule-EST-2-1 = Each player has a colour of their own. Seats 0 to 3 are red, green, blue and yellow unless the table chooses otherwise; the colours make no difference.
rule-EST-2-2 = You take the 6 starting characters of your colour into your hand.
rule-EST-2-3 = You get 6 discs with 2 players, 4 with 3 players and 3 with 4 players.
rule-EST-2-4 = Four of the 12 missions are drawn and lie open for all. The other 8 go back to the box unseen, unless a variant uses them.
rule-EST-2-5 = All other characters are shuffled and form the draw deck, face down.
rule-EST-2-6 = The starting characters of colours nobody plays go back to the box.
rule-EST-2-7 = Chance decides who is the first player.
rule-EST-2-8 = The round marker starts on field 1.

## Rules 3: the city

rule-EST-3-1 = A place board is a square of four fields: the spaces I, II and III and the reward field.
rule-EST-3-2 = The Museum has four spaces, I to IV, on its four fields. Its reward lies in the middle of the board and takes up none of them.
rule-EST-3-3 = There is room for one card on a space and for one on a reward field.
rule-EST-3-4 = You place characters on spaces only, never on a reward field.
rule-EST-3-5 = Six boards lie edge to edge in 2 rows of 3. Their fields form a grid of 4 rows and 6 columns.
rule-EST-3-6 = An outer space is a space on the rim of the whole city: in the top or bottom row or in the leftmost or rightmost column of the grid.
rule-EST-3-7 = All other spaces are inner spaces, except those of Muchaxo.
rule-EST-3-8 = Two spaces are adjacent if their fields share an edge, on one board or across two. Touching at a corner does not count.
rule-EST-3-9 = A reward field is not a space. It is adjacent to nothing and connects nothing.
rule-EST-3-10 = Two places are adjacent if their boards lie side by side or one above the other. A board in the corner has 2 adjacent places, one in the middle has 3.
rule-EST-3-11 = How boards are turned and which of their spaces touch makes no difference to which places are adjacent.
rule-EST-3-12 = The number of a place says when it is resolved; the Roman numerals say in which order the characters there act.

## Rules 4: start of a round

rule-EST-4-1 = All 8 boards are shuffled. Six of them are laid out in random order, each turned at random.
rule-EST-4-2 = The other 2 boards are set aside for this round. They are shuffled in again for the next one.
rule-EST-4-3 = The top card of the deck is laid on each reward field, in ascending order of the places: face down if the field is TOP SECRET, face up otherwise.
rule-EST-4-4 = The first player takes the first turn, and play goes on clockwise.

## Rules 5: placing

rule-EST-5-1 = On your turn you must place exactly 1 character from your hand, with 1 of your discs, on 1 free space. You cannot pass while you have a disc and a card.
rule-EST-5-2 = You may always use a free outer space.
rule-EST-5-3 = You may use a free inner space if one of your own characters lies on an adjacent space, face up or face down, on this or another board.
rule-EST-5-4 = If you could place nowhere at all, you may use any free space.
rule-EST-5-5 = That exception needs both: no free outer space is left, and no free inner space is next to one of your characters.
rule-EST-5-6 = On a TOP SECRET space the card is laid face down, on any other face up. You have no choice in this.
rule-EST-5-7 = Your disc lies on the card, so everybody sees whose character it is, even face down.
rule-EST-5-8 = After placing and a possible peek your turn is over, and the player to your left goes on.
rule-EST-5-9 = If you have no disc left, you place nothing more this round.
rule-EST-5-10 = If you have discs but no card left, you are skipped until all others have finished placing.
rule-EST-5-11 = Placing is over when nobody can place any more.
rule-EST-5-12 = You may look at your own face-down cards at any time.
rule-EST-5-13 = While cards are being placed, nobody moves or takes back a character that lies in the city.
rule-EST-5-14 = At most 12 characters are placed in a round and there are at least 18 spaces, so there is always room.
rule-EST-5-15 = Which card you have chosen is your secret until it lies face up. Of a face-down card the others learn the space and its owner, nothing more.

## Rules 6: peek symbols

rule-EST-6-1 = Some spaces carry a peek symbol. It works once, for the player who places a card there, right after placing.
rule-EST-6-2 = The peek “this board” lets you look at 1 face-down card on the same board.
rule-EST-6-3 = The peek “this or an adjacent board” lets you look at 1 face-down card on the same board or at an adjacent place.
rule-EST-6-4 = The peek “any board” lets you look at 1 face-down card anywhere in the city. Only space IV of the Museum has it.
rule-EST-6-5 = You may look at a face-down character or at a face-down reward.
rule-EST-6-6 = You need not peek.
rule-EST-6-7 = Only you see the face. Everybody sees which card you looked at.
rule-EST-6-8 = The card stays where it is, face down.
rule-EST-6-9 = Your own cards are not offered, because you know them; cards you have peeked at before are. If there is nothing else face down in reach, you are not asked.
rule-EST-6-10 = A card that a seducer brings to such a space gives no peek.

## Rules 7: resolving

rule-EST-7-1 = When placing is over, all six places are resolved in ascending order of their numbers, even empty ones.
rule-EST-7-2 = A place is finished completely before the next one begins.
rule-EST-7-3 = A place has four steps: reveal; abilities in the order of the numerals; the special step of Casino or Boca do Inferno; reward.
rule-EST-7-4 = All face-down characters and the reward of this place are turned up, and of this place only.
rule-EST-7-5 = The spaces are handled in the order I, II, III and IV. If a character lies there when its numeral comes up, its controller may use its abilities.
rule-EST-7-6 = You never have to use an ability.
rule-EST-7-7 = A character may use each of its ability symbols once: two different ones in either order, two equal ones as two uses, one after the other.
rule-EST-7-8 = A character that has left the place before its numeral comes up does nothing.
rule-EST-7-9 = Each space is handled once. What comes to it or leaves it afterwards does not bring it up again.
rule-EST-7-10 = A character’s influence is its printed number plus what it gained here as a nationalist, from a hotel and at the Casino.
rule-EST-7-11 = Your influence at a place is the sum of all your characters that lie there in the end.
rule-EST-7-12 = Whoever has the highest influence takes the reward into their hand.
rule-EST-7-13 = If players are tied for the highest influence, the one with a character on the lowest numeral wins. Only each player’s lowest space is compared.
rule-EST-7-14 = Influence 0 is enough if nobody has more; a tie at 0 is broken in the same way.
rule-EST-7-15 = If no character lies at the place in the end, the reward goes face down to the bottom of the deck. Everybody has seen it.
rule-EST-7-16 = Characters stay at a resolved place, face up and with their discs, until the end of the round.
rule-EST-7-17 = They still matter there: nationalists count their flags, seducers may move them, diplomats may protect them.
rule-EST-7-18 = No place is resolved twice, and no card can be moved to a place other than the one being resolved.
rule-EST-7-19 = A reward you win is in your hand at once and its flag counts no more. You cannot place it this round.

## Rules 8: abilities

rule-EST-8-1 = Only the controller of a character uses its abilities, only when its numeral comes up, and only at the place where it was placed.
rule-EST-8-2 = A character that a seducer has moved uses no ability for the rest of the round.
rule-EST-8-3 = An ability without a target or effect cannot be used.
rule-EST-8-4 = Assassin: choose another character at the same place. It goes back to its owner’s hand; it has left the place, not the game.
rule-EST-8-5 = An assassin cannot choose the reward.
rule-EST-8-6 = An assassin cannot choose a protected character.
rule-EST-8-7 = An assassin cannot choose itself, but it may choose another character of its own player. If the table has switched on “Assassins may choose themselves”, it may choose itself too.
rule-EST-8-8 = The disc of the returned character goes back to its owner. Neither can be used again this round.
rule-EST-8-9 = At the Church no assassin can act.
rule-EST-8-10 = Conspirator: look secretly at the top card of the deck. Of this card and the reward here, put one face up on the reward field and the other face down under the deck.
rule-EST-8-11 = Having looked, you must choose. The others see whether you exchanged the reward; a card you looked at and put under the deck they never see.
rule-EST-8-12 = Nationalist: this character gets 1 influence more for every flag like its own at this place and at adjacent places.
rule-EST-8-13 = What lies face up counts: characters of any player, also at resolved places, and rewards.
rule-EST-8-14 = The nationalist’s own flag does not count, nor does anything that lies face down, not even your own cards.
rule-EST-8-15 = The bonus is counted once, when the ability is used, and then stays whatever happens to the other cards.
rule-EST-8-16 = A character with two nationalist symbols may get the bonus twice.
rule-EST-8-17 = The bonus holds for this place only. If the character is moved later, the bonus is gone.
rule-EST-8-18 = At the place being resolved all cards lie face up, the reward too, so all of them count.
rule-EST-8-19 = Seducer: choose a character at an adjacent place, face up or face down, and move it with its disc to a free space of this place.
rule-EST-8-20 = A seducer cannot choose a reward or a protected character.
rule-EST-8-21 = The character may belong to anybody, to you as well, and may come from a place that is resolved or still waiting.
rule-EST-8-22 = You choose the free space at this place, whichever numeral it has. Outer and inner make no difference.
rule-EST-8-23 = If this place has no free space, the seducer cannot act.
rule-EST-8-24 = A moved character has no abilities for the rest of the round. Only its influence counts.
rule-EST-8-25 = A face-down character is revealed as soon as it has been moved, before anything else, and stays face up.
rule-EST-8-26 = Apart from that it is a full member of its new place: for influence, ties, dice, Boca do Inferno, assassins, flags and hotels.
rule-EST-8-27 = A character can be moved several times in a round, by seducers at different places.
rule-EST-8-28 = A space that a character has left is free again.
rule-EST-8-29 = Diplomat: choose a character at this or an adjacent place, the diplomat itself included, and put a white disc on it.
rule-EST-8-30 = It may belong to anybody and may lie at a resolved place. A face-down character stays face down.
rule-EST-8-31 = For the rest of the round no assassin and no seducer can choose a character with a white disc, not even one of its own player.
rule-EST-8-32 = A white disc does not help at Boca do Inferno. It hinders neither the character’s own abilities nor its flag nor its dice.
rule-EST-8-33 = A protected character cannot be protected again. The number of white discs is no limit, unless that option is on; then there are 5.
rule-EST-8-34 = Rewards cannot be protected.
rule-EST-8-35 = White discs are removed when the round ends or when the character leaves the city.
rule-EST-8-36 = The symbol woman does nothing in play. It counts for its mission.
rule-EST-8-37 = Protection lasts whatever becomes of the diplomat.

## Rules 9: special features

rule-EST-9-1 = Church: no assassin can act here. Such characters may be placed here and may use their other symbol.
rule-EST-9-2 = This concerns assassins at the Church only; nothing else is forbidden there.
rule-EST-9-3 = Hotel Palácio: while it is resolved, every character here with the British flag has 1 influence more.
rule-EST-9-4 = Tamariz Beach: nothing is TOP SECRET here. All cards lie face up, the reward too.
rule-EST-9-5 = So there is nothing to peek at on Tamariz Beach.
rule-EST-9-6 = Hotel Atlântico: while it is resolved, every character here with the German flag has 1 influence more.
rule-EST-9-7 = A hotel’s bonus needs no action. Each character of any player gets it once, and only while that hotel is resolved.
rule-EST-9-8 = Muchaxo: all its spaces are outer spaces, wherever the board lies.
rule-EST-9-9 = That changes nothing about which spaces are adjacent.
rule-EST-9-10 = Casino Estoril: after all abilities two dice are rolled for each character here. The difference, 0 to 5, is added to its influence.
rule-EST-9-11 = The dice are rolled in the order of the spaces, for everybody.
rule-EST-9-12 = Boca do Inferno: after all abilities, if characters of at least 2 players are here, the player with the lowest influence must choose one of their own characters here. It is removed from the game.
rule-EST-9-13 = If players are tied for the lowest influence, the one with the lower numeral is spared: whose lowest space has the highest numeral must give up a character.
rule-EST-9-14 = The removed card is no discard: it scores nothing and counts for no mission. Its disc goes back to its owner, and everybody knows the card.
rule-EST-9-15 = This comes before the reward. It cannot change who wins it.
rule-EST-9-16 = With one player here, or none, nothing happens.
rule-EST-9-17 = Museum: it has four spaces, and space IV acts last. Whoever places on IV may peek at any board.

## Rules 10: end of a round

rule-EST-10-1 = When all places are resolved, everybody takes their characters and discs back. White discs are removed.
rule-EST-10-2 = If you have more than 6 cards in hand, you choose as many as are too many and lay them on your discard pile. With 6 or fewer you may discard nothing.
rule-EST-10-3 = All choose in secret; then all these cards are revealed at the same time.
rule-EST-10-4 = You may discard any cards: starting characters, old ones or new ones.
rule-EST-10-5 = Discard piles are open to everybody at all times.
rule-EST-10-6 = Discarded cards never come back into play.
rule-EST-10-7 = After rounds 1 to 3 the player to the left becomes first player, the round marker advances and a new round begins.
rule-EST-10-8 = In round 4 everything is done in the same way, but no new round begins.

## Rules 11: scoring

rule-EST-11-1 = The game is over after the end of round 4.
rule-EST-11-2 = Every card on your discard pile is worth 1 victory point, whatever is printed on it.
rule-EST-11-3 = The cards in your hand, 6 or fewer, are worth what is printed on them.
rule-EST-11-4 = Missions you fulfil give you victory points.
rule-EST-11-5 = Only cards in hand count for missions, discards do not.
rule-EST-11-6 = The printed points of discarded cards do not count.
rule-EST-11-7 = The highest total wins.
rule-EST-11-8 = If there is a tie, whoever of these players fulfilled more missions wins. A mission is fulfilled by everybody who leads it, alone or with others.
rule-EST-11-9 = If they are still tied, the larger sum of printed points in hand wins.
rule-EST-11-10 = If they are tied even then, they share the victory.
rule-EST-11-11 = All other ranks are found in the same way; players equal in everything share a rank.

## Rules 12: missions

rule-EST-12-1 = Each mission shows a symbol. Whoever has most of it on hand cards at the end of the game gets 6 victory points.
rule-EST-12-2 = Players tied for the most divide the 6 points, rounded down: 3 each for two, 2 each for three, 1 each for four.
rule-EST-12-3 = A card that shows the symbol twice counts twice.
rule-EST-12-4 = One card may count for several missions.
rule-EST-12-5 = The influence mission counts the printed influence on hand cards. Bonuses of play do not count.
rule-EST-12-6 = The mission for different flags counts how many of the countries shown on it you have. Further cards of a country and other countries add nothing.
rule-EST-12-7 = A flag mission counts your hand cards with that flag.
rule-EST-12-8 = The woman mission counts the symbols for women.
rule-EST-12-9 = With a count of 0 you do not fulfil a mission. If nobody has more, nobody scores it.

## Rules 13: variants

rule-EST-13-1 = Secret Missions, for 3 or 4 players: only 1 mission lies face up. Between each two neighbours 1 random mission lies face down.
rule-EST-13-2 = You may look at the two face-down missions beside you at any time, and at no others.
rule-EST-13-3 = The missions left over go to the box unseen.
rule-EST-13-4 = At the end all missions are revealed and scored as usual. Everybody can score every one of them, also those they could not see.
rule-EST-13-5 = Secret Recruitment Office: when the missions are laid out, everybody gets 1 of the remaining ones at random, known to them alone.
rule-EST-13-6 = The influence mission is never used for this. It is left out of the deal, and nobody learns whether it was there.
rule-EST-13-7 = At the end you get 1 victory point for each symbol of your secret card on your hand cards and on your discards. A double symbol counts 2, a country counts each card with its flag; cards removed at Boca do Inferno do not count.
rule-EST-13-8 = If your secret card shows different flags, you get 1 point for each of these countries that you have, in hand and discards together.
rule-EST-13-9 = The common missions are scored as well. Your secret card is no mission for breaking ties, and its points are not printed points in hand.
rule-EST-13-10 = You may look at your secret card at any time. It is revealed at the end of the game.
rule-EST-13-11 = Important Second Place: in each mission first place is worth 6 points and second place 3.
rule-EST-13-12 = Players tied for first place divide 9 points, rounded down: 4 each for two, 3 each for three, 2 each for four. Then there is no second place.
rule-EST-13-13 = Players tied for second place divide 3 points, rounded down: 1 each for two or three.
rule-EST-13-14 = Second place too needs a count of at least 1. It does not fulfil the mission.
rule-EST-13-15 = Variants may be combined as you like. Important Second Place also holds for secret missions, but not for secret recruitment cards.

## Rules 14: platform rules

rule-EST-14-1 = In a game the deck never runs out. In a position set up by hand, a reward field stays empty and a conspirator cannot act when the deck is empty.
rule-EST-14-2 = A place with an empty reward field is resolved as usual, but nobody gets anything and no conspirator can act there.
rule-EST-14-3 = A player whose ring is empty is skipped while cards are placed and stays in the game.
rule-EST-14-4 = If a player leaves and no bot takes over, the seat places random cards on random allowed spaces and declines every peek and ability. It gives up and discards the cards with the fewest victory points, then the least influence, then the first card id. It goes on scoring and can win.
rule-EST-14-5 = Where you must choose and there is only one choice, it is made for you, unless the only target of your ability is your own character: then you are asked, and may leave the ability unused. Whether to peek or to use an ability is always asked, and so is the confirmation of discards. What an ability will do is told before you choose it.
rule-EST-14-6 = What players tell each other about cards they saw is neither helped nor checked.
rule-EST-14-7 = Cards under the deck keep their order and are drawn again when all above them are gone. Whoever knows such a card knows it before it is shown.

## Why not?

why-EST-2-4 = Missions are drawn by chance.
why-EST-2-5 = Cards are drawn from the deck by chance.
why-EST-2-7 = The first player is drawn by chance.
why-EST-3-3 = This space is taken.
why-EST-3-4 = Characters are placed on spaces only, never on a reward field.
why-EST-4-1 = The boards are laid out by chance.
why-EST-4-2 = This place is not part of the city in this round.
why-EST-4-4 = It is not your turn.
why-EST-5-1 = You have to place one card from your hand now: first choose the card, then the space.
why-EST-5-3 = This is an inner space, and none of your characters is next to it.
why-EST-6-1 = You may peek at a face-down card now, or decline.
why-EST-6-2 = This peek only reaches the board you have just placed on.
why-EST-6-3 = This peek only reaches this board and adjacent ones.
why-EST-6-4 = This place is not part of the city in this round.
why-EST-6-5 = There is no face-down card.
why-EST-6-9 = This is your own card; you know it.
why-EST-7-5 = Now a character uses its abilities, and its controller decides.
why-EST-7-7 = This character does not have this symbol, or has used it already.
why-EST-8-3 = This ability has no target or effect now.
why-EST-8-4 = The assassin must choose another character at this place.
why-EST-8-5 = The assassin cannot choose a reward.
why-EST-8-6 = This character is protected by a white disc.
why-EST-8-7 = The assassin cannot choose itself; other characters here can be chosen, your own too.
why-EST-8-11 = You have looked at the top card, so you must choose: keep the reward or take the new card.
why-EST-8-19 = The seducer must choose a character at an adjacent place.
why-EST-8-20 = The seducer can choose neither rewards nor protected characters.
why-EST-8-22 = The character must be moved to a free space of this place.
why-EST-8-23 = There is no free space at this place.
why-EST-8-29 = The diplomat must choose a character at this or an adjacent place.
why-EST-8-33 = This character is protected already, or all white discs are in use.
why-EST-8-34 = Rewards cannot be protected.
why-EST-9-1 = No assassin can act at the Church.
why-EST-9-10 = The dice are rolled by chance.
why-EST-9-12 = At Boca do Inferno the weakest player must now give up one of their own characters there.
why-EST-10-2 = Discard as many cards as you have over 6, then say that you are ready; nothing else is allowed.
why-EST-10-3 = You are ready; the cards are revealed when all are.
why-EST-11-1 = The game is over.
why-EST-13-6 = The influence mission is never dealt as a secret recruitment card.
why-EST-14-1 = The deck is empty.
why-EST-14-2 = There is no reward at this place.
why-EST-14-4 = This is done only for a player who has left the game, and only once.

## Terms

term-place = Place
term-city = City
term-space = Space
term-outer = Outer space
term-inner = Inner space
term-adjacent = Adjacent
term-reward = Reward
term-character = Character
term-starting-character = Starting character
term-influence = Influence
term-points = Victory points
term-flag = Flag
term-symbol = Symbol
term-ring = Spy ring
term-disc = Disc
term-discs = Discs
term-white-disc = White disc
term-face-up = Face up
term-face-down = Face down
term-top-secret = TOP SECRET
term-peek = Peek
term-deck = Draw deck
term-bottom = Under the deck
term-hand = Hand
term-discards = Discard pile
term-removed = Removed from the game
term-mission = Mission
term-missions = Missions
term-secret-mission = Secret mission
term-recruitment = Secret recruitment card
term-round = Round
term-turn = Turn
term-first-player = First player
term-score = Score
term-seat = Seat
term-may-be = May be
term-notebook = Notebook
term-set-aside = Set aside

## Symbols, peeks, colours, flags

symbol-assassin = Assassin
symbol-conspirator = Conspirator
symbol-nationalist = Nationalist
symbol-seducer = Seducer
symbol-diplomat = Diplomat
symbol-woman = Woman
peek-this = This board
peek-this_or_adjacent = This or an adjacent board
peek-any = Any board
colour-RED = Red
colour-GREEN = Green
colour-BLUE = Blue
colour-YELLOW = Yellow
flag-PT = Portugal
flag-DE = Germany
flag-GB = Great Britain
flag-US = United States
flag-SU = Soviet Union
flag-ES = Spain
flag-FR = France
flag-IT = Italy
flag-HU = Hungary
flag-YU = Yugoslavia

## Places

place-1 = Church of Santo António do Estoril
place-2 = Hotel Palácio
place-3 = Tamariz Beach
place-4 = Hotel Atlântico
place-5 = Muchaxo
place-6 = Casino Estoril
place-7 = Boca do Inferno
place-8 = Museum Conde de Castro Guimarães

space-1-I = { place-1 } I
space-1-II = { place-1 } II
space-1-III = { place-1 } III
space-2-I = { place-2 } I
space-2-II = { place-2 } II
space-2-III = { place-2 } III
space-3-I = { place-3 } I
space-3-II = { place-3 } II
space-3-III = { place-3 } III
space-4-I = { place-4 } I
space-4-II = { place-4 } II
space-4-III = { place-4 } III
space-5-I = { place-5 } I
space-5-II = { place-5 } II
space-5-III = { place-5 } III
space-6-I = { place-6 } I
space-6-II = { place-6 } II
space-6-III = { place-6 } III
space-7-I = { place-7 } I
space-7-II = { place-7 } II
space-7-III = { place-7 } III
space-8-I = { place-8 } I
space-8-II = { place-8 } II
space-8-III = { place-8 } III
space-8-IV = { place-8 } IV

## Characters

character-S1 = Linda X.
character-S2 = Elizabeth
character-S3 = Roque
character-S4 = Guedes
character-S5 = Hans R.
character-S6 = Araujo
card-RED-S1 = { character-S1 } ({ colour-RED })
card-RED-S2 = { character-S2 } ({ colour-RED })
card-RED-S3 = { character-S3 } ({ colour-RED })
card-RED-S4 = { character-S4 } ({ colour-RED })
card-RED-S5 = { character-S5 } ({ colour-RED })
card-RED-S6 = { character-S6 } ({ colour-RED })
card-GREEN-S1 = { character-S1 } ({ colour-GREEN })
card-GREEN-S2 = { character-S2 } ({ colour-GREEN })
card-GREEN-S3 = { character-S3 } ({ colour-GREEN })
card-GREEN-S4 = { character-S4 } ({ colour-GREEN })
card-GREEN-S5 = { character-S5 } ({ colour-GREEN })
card-GREEN-S6 = { character-S6 } ({ colour-GREEN })
card-BLUE-S1 = { character-S1 } ({ colour-BLUE })
card-BLUE-S2 = { character-S2 } ({ colour-BLUE })
card-BLUE-S3 = { character-S3 } ({ colour-BLUE })
card-BLUE-S4 = { character-S4 } ({ colour-BLUE })
card-BLUE-S5 = { character-S5 } ({ colour-BLUE })
card-BLUE-S6 = { character-S6 } ({ colour-BLUE })
card-YELLOW-S1 = { character-S1 } ({ colour-YELLOW })
card-YELLOW-S2 = { character-S2 } ({ colour-YELLOW })
card-YELLOW-S3 = { character-S3 } ({ colour-YELLOW })
card-YELLOW-S4 = { character-S4 } ({ colour-YELLOW })
card-YELLOW-S5 = { character-S5 } ({ colour-YELLOW })
card-YELLOW-S6 = { character-S6 } ({ colour-YELLOW })
card-C01 = Nora S.
card-C02 = Otto M.
card-C03 = Walser S.
card-C04 = Zarah L.
card-C05 = G. Green
card-C06 = I. L. Fleming
card-C07 = Loreta B.
card-C08 = E. Windsor
card-C09 = Hedy L.
card-C10 = S. Smith
card-C11 = Anne D.
card-C12 = Clark G.
card-C13 = C. Rosa
card-C14 = A. Ferro
card-C15 = Pires
card-C16 = Amelia
card-C17 = A. Monteiro
card-C18 = Salazar
card-C19 = A. Alekhine
card-C20 = I. Shouwaloff
card-C21 = Garbo
card-C22 = J. Bourbon
card-C23 = Antoine S. E.
card-C24 = G. Rene
card-C25 = Dusko P.
card-C26 = Zsa Zsa G.
card-C27 = C. Lucky Luciano

## Missions

mission-M01 = Germany
mission-M02 = Great Britain
mission-M03 = United States
mission-M04 = Portugal
mission-M05 = Six small nations
mission-M06 = Assassins
mission-M07 = Seducers
mission-M08 = Conspirators
mission-M09 = Diplomats
mission-M10 = Nationalists
mission-M11 = Women
mission-M12 = Influence

## Decisions

decision-FIRST_PLAYER = The first player is being drawn.
decision-FIRST_PLAYER-other = The first player is being drawn.
decision-MISSION = A mission is being drawn.
decision-MISSION-other = A mission is being drawn.
decision-SECRET_MISSION = A secret mission is being dealt.
decision-SECRET_MISSION-other = A secret mission is being dealt.
decision-RECRUITMENT = A secret recruitment card is being dealt.
decision-RECRUITMENT-other = A secret recruitment card is being dealt.
decision-LAY = The city is being laid out.
decision-LAY-other = The city is being laid out.
decision-DRAW_REWARD = The rewards are being laid out.
decision-DRAW_REWARD-other = The rewards are being laid out.
decision-PLACE_CARD = Your turn: choose the character you want to place.
decision-PLACE_CARD-other = { $player } chooses a character to place.
decision-PLACE_SPACE = Choose the space for your character.
decision-PLACE_SPACE-other = { $player } chooses a space.
decision-PEEK = You may look at one face-down card.
decision-PEEK-other = { $player } may look at a face-down card.
decision-ABILITY = Your character may act: use an ability or finish.
decision-ABILITY-other = { $player } decides about the abilities of a character.
decision-ASSASSIN_TARGET = Assassin: choose the character that goes back to its owner’s hand.
decision-ASSASSIN_TARGET-other = { $player } chooses the victim of the assassin.
decision-CONSPIRATOR_DRAW = The top card of the deck is being drawn.
decision-CONSPIRATOR_DRAW-other = The top card of the deck is being drawn.
decision-CONSPIRATOR_CHOICE = Conspirator: keep the reward or take the card you looked at.
decision-CONSPIRATOR_CHOICE-other = { $player } compares the top card of the deck with the reward.
decision-SEDUCER_CARD = Seducer: choose a character at an adjacent place.
decision-SEDUCER_CARD-other = { $player } chooses a character to seduce.
decision-SEDUCER_SPACE = Seducer: choose the space to which the character moves.
decision-SEDUCER_SPACE-other = { $player } chooses the space for the seduced character.
decision-DIPLOMAT_TARGET = Diplomat: choose the character you want to protect.
decision-DIPLOMAT_TARGET-other = { $player } chooses a character to protect.
decision-CASINO_ROLL = The dice are being rolled.
decision-CASINO_ROLL-other = The dice are being rolled.
decision-BOCA_LOSS = Boca do Inferno: choose which of your characters here you give up.
decision-BOCA_LOSS-other = { $player } must give up a character at Boca do Inferno.
decision-DISCARD = Discard down to 6 cards and confirm.
decision-DISCARD-other = { $player } chooses cards to discard.

## Actions

action-CARD = Choose { $card }
    .kind = Choose a character
    .effect = This character is meant: you place it next, or lay it aside as a discard. Nobody else sees it yet.
action-SPACE = Choose { $space }
    .kind = Choose a space
    .effect = The space, or the character lying on it, is meant by what you are doing now.
action-REWARD = Look at the reward of { $place }
    .kind = Look at a reward
    .effect = You alone see this face-down reward.
action-SYMBOL = Use the ability: { $symbol }
    .kind = Use an ability
    .effect = The character uses this symbol; each symbol works once.
action-KEEP = Keep the reward
    .effect = The card you looked at goes under the deck unseen.
action-TAKE = Take the new card
    .effect = The card you looked at becomes the reward; the old one goes under the deck.
action-DECLINE = Do without
    .effect = You look at nothing; or the ability goes unused and nothing happens.
action-DONE = Finish with this character
    .effect = The character uses no more abilities.
action-READY = Ready
    .effect = Your discards are final; they are revealed when everybody is ready.
action-FIRST_PLAYER = First player: { $seat }
    .kind = First player
    .effect = This player begins.
action-MISSION = Draw mission { $mission }
    .kind = Draw a mission
    .effect = This mission comes into the game.
action-LAY = Lay { $place } with rotation { $rotation }
    .kind = Lay a board
    .effect = The board becomes the next part of the city.
action-DRAW = Draw { $card }
    .kind = Draw a card
    .effect = This card is the top card of the deck.
action-ROLL = Roll { $first } and { $second }
    .kind = Roll the dice
    .effect = The difference is added to the character’s influence.
action-AUTO_CARD = Random card: { $card }
    .kind = Random card
    .effect = This card is placed for a player who has left.
action-AUTO_SPACE = Random space: { $space }
    .kind = Random space
    .effect = The card is placed here for a player who has left.
action-LEAVE = Leave the game: { $seat }
    .kind = Leave the game
    .effect = The seat goes on by itself: random placing, no abilities.

## Events

event-first_player = { $player } is the first player.
event-mission = Mission: { $mission }.
event-secret_mission = A secret mission lies between { $player } and { $other }: { $mission }.
event-secret_mission-hidden = A secret mission lies between { $player } and { $other }.
event-recruitment = { $player } gets a secret recruitment card: { $mission }.
event-recruitment-hidden = { $player } gets a secret recruitment card.
event-round = Round { $number } begins; { $player } is first player.
event-laid = { $place } is laid on slot { $slot }, rotation { $rotation }.
event-reward = Reward at { $place }: { $card }.
event-reward-hidden = A face-down reward lies at { $place }.
event-chose = { $player } chooses { $card }.
event-chose-hidden = { $player } chooses a character.
event-placed = { $player } places on { $space }: { $card }.
event-placed-hidden = { $player } places a face-down card on { $space }.
event-peeked = { $player } looks at the card on { $space }: { $card }.
event-peeked-hidden = { $player } looks at the face-down card on { $space }.
event-peeked_reward = { $player } looks at the reward of { $place }: { $card }.
event-peeked_reward-hidden = { $player } looks at the face-down reward of { $place }.
event-declined = { $player } does not peek.
event-resolving = { $place } is resolved.
event-revealed = { $space }: { $player }’s character is { $card }.
event-reward_revealed = The reward of { $place } is { $card }.
event-used = { $player }’s character on { $space } acts: { $symbol }.
event-spared = { $player } leaves the ability of the character on { $space } unused: { $symbol }.
event-returned = { $player }’s assassin sends { $card } on { $space } back to the hand of { $owner }.
event-looked = { $player }’s conspirator at { $place } looks at the top card of the deck: { $card }.
event-looked-hidden = { $player }’s conspirator at { $place } looks at the top card of the deck.
event-kept = { $player } keeps the reward of { $place }; under the deck goes: { $card }.
event-kept-hidden = { $player } keeps the reward of { $place }; the other card goes under the deck unseen.
event-exchanged = { $player } exchanges the reward of { $place }: { $card } comes, { $old } goes under the deck.
event-rallied = { $player }’s nationalist on { $space } gains { $count } influence.
event-lured = { $player }’s seducer turns to the character on { $space }.
event-seduced = { $player }’s seducer moves { $card } from { $origin } to { $space }.
event-protected = { $player }’s diplomat protects the character on { $space }.
event-done = { $player } uses no more abilities on { $space }.
event-rolled = { $player } rolls { $first } and { $second } for the character on { $space }.
event-gained = Casino: a difference of { $bonus }, so { $player }’s character on { $space } has influence { $influence }.
event-weakest = { $player } has the least influence at Boca do Inferno ({ $influence }) and must give up a character.
event-weakest_tied = At Boca do Inferno several have the least influence ({ $influence }); { $player } must give up a character, with { $space } as lowest space.
event-lost = { $player } loses { $card } on { $space }: removed from the game.
event-tied = { $place }: a tie at influence { $influence }; { $player } has the lowest space ({ $space }).
event-took_reward = { $player } wins { $card } at { $place } with influence { $influence }.
event-unclaimed = Nobody is at { $place }: { $card } goes under the deck.
event-no_reward = { $place } has no reward to give.
event-recovered = Round { $number } is resolved; all characters go back to their owners’ hands.
event-laid_aside = { $player } lays aside { $card }.
event-laid_aside-hidden = { $player } lays a card aside, face down.
event-ready = { $player } is ready.
event-discarded = { $player } discards { $card }.
event-left = { $player } leaves the game.
event-ended = The game is over.
event-mission_revealed = The secret mission between { $player } and { $other } is { $mission }.
event-mission_scored = { $points ->
    [one] { $player } gets { $points } point for the mission { $mission } with a count of { $count }.
   *[other] { $player } gets { $points } points for the mission { $mission } with a count of { $count }.
}
event-recruitment_scored = { $points ->
    [one] { $player } gets { $points } point for the secret recruitment card { $mission }.
   *[other] { $player } gets { $points } points for the secret recruitment card { $mission }.
}
event-scored = { $total ->
    [one] { $player } scores { $total } point in all: { $discards } for discards, { $hand } in hand, the rest for missions.
   *[other] { $player } scores { $total } points in all: { $discards } for discards, { $hand } in hand, the rest for missions.
}
event-won = { $player } wins the game.
event-undone = { $count ->
    [one] { $player } takes back { $count } step.
   *[other] { $player } takes back { $count } steps.
}

## Options

option-secret_missions = Secret Missions
    .help = Only one mission lies open; between each two neighbours lies one that only they know. For 3 or 4 players.
option-secret_missions-on = On
option-secret_missions-off = Off
option-recruitment_office = Secret Recruitment Office
    .help = Everybody has one more secret card that scores for hand and discards.
option-recruitment_office-on = On
option-recruitment_office-off = Off
option-second_place = Important Second Place
    .help = Second place in a mission is worth 3 points.
option-second_place-on = On
option-second_place-off = Off
option-assassin_self = Assassins may choose themselves
    .help = Read literally, the rulebook excludes only the reward. It is usually played without.
option-assassin_self-on = On
option-assassin_self-off = Off
option-colours = Colours
    .help = Seat by seat red, green, blue and yellow, or as you choose; colours make no difference in play.
option-colours-seats = By seat
option-white_disc_limit = White discs
    .help = How many characters can be protected at the same time.
option-white_disc_limit-none = No limit
option-white_disc_limit-5 = Only 5
option-first_player = First player
    .help = Sets who begins round 1.
option-first_player-random = Drawn at random
option-missions = Face-up missions
    .help = Drawn at random, or a list of the missions that lie open: four, or one with Secret Missions.
option-missions-random = Drawn at random
option-data_set = Characters and places
    .help = Selects the set of characters, places and missions you play with.
preset-usual = Usual
    .help = Without variants; right for a first game, too.
preset-everything = Everything
    .help = All three variants: Secret Missions (with 3 or 4 players), Secret Recruitment Office, Important Second Place.

## Score sheet

score-discards = Discards
score-hand = Cards in hand
score-missions = Missions
score-recruitment = Secret recruitment card
score-total = Total
score-tiebreak = Tied on points: { $player } is ahead by missions fulfilled or by points in hand.

## In the browser

ui-place-1 = Church
ui-place-2 = Hotel Palácio
ui-place-3 = Tamariz Beach
ui-place-4 = Hotel Atlântico
ui-place-5 = Muchaxo
ui-place-6 = Casino Estoril
ui-place-7 = Boca do Inferno
ui-place-8 = Museum
ui-feature-1 = No assassin can act here.
ui-feature-2 = British characters have 1 influence more here.
ui-feature-3 = All cards lie face up here.
ui-feature-4 = German characters have 1 influence more here.
ui-feature-5 = All spaces here are outer spaces.
ui-feature-6 = Dice add 0 to 5 influence to each character here.
ui-feature-7 = The weakest player here loses a character for good.
ui-feature-8 = Four spaces; from IV you may peek anywhere.
ui-reward-field = REWARD
ui-lowest = Lowest space: { $numeral }
ui-order = Order in which the places are resolved
ui-state-waiting = waiting
ui-state-resolving = being resolved
ui-state-resolved = resolved
ui-neighbours = Show neighbours and outer spaces
ui-neighbours-short = Neighbours
ui-whole = Show the whole city
ui-pause = Pause
ui-resume = Go on
ui-step-back = One step back
ui-step-on = One step on
ui-replay = Show this round’s resolution again
ui-replay-short = Again
ui-close = Close
ui-round = Round { $round } of { $rounds }
ui-deck-count = Deck: { $count }
ui-mission-count = { $player } { $count } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
ui-secret-between = Secret mission between { $player } and { $other }
ui-secret-short = Secret:
ui-unknown = Not known to you
ui-recruitment-short = Your secret card: { $points }
ui-nothing = nothing
ui-no-symbols = no symbols
ui-card-line = { $name }: { $flag }, influence { $influence }, points { $vp }, { $symbols }
ui-face-down-card = a face-down card
ui-free = free
ui-down = Face down
ui-down-known = Face down; you know it
ui-protected = Protected by a white disc
ui-moved = Moved by a seducer: no abilities
ui-seen-by = Looked at by { $players }
ui-wait = The table is being prepared.
ui-prompt-ability = { $card } on { $space } may act: use an ability or finish.
ui-prompt-space = Where do you place { $card }?
ui-prompt-ready = These are your discards. Confirm.
ui-won-shared = { $players } share the victory.
ui-label-card = Place { $card }
ui-label-instead = Choose { $card } instead
ui-label-discard = Discard { $card }
ui-label-place = Place on { $space }
ui-label-no-peek = Do not peek
ui-label-symbol = { $symbol }: { $card }
ui-label-symbol-totals = { $symbol }: { $card } → { $totals }
ui-label-peek = Look at { $card } on { $space }
ui-label-assassin = Send back { $card }
ui-label-seducer = Seduce { $card } on { $space }
ui-label-move = Move to { $space }
ui-label-diplomat = Protect { $card } on { $space }
ui-label-loss = Give up { $card }
ui-effect-discard = 1 point as a discard instead of { $vp }. { $line }.
ui-effect-down = Face down: nobody sees the card.
ui-effect-up = Face up for all.
ui-effect-peek = Then you may peek ({ $reach }).
ui-effect-order = Resolved as number { $order } of { $all }.
ui-effect-here = Influence here: { $totals }.
ui-effect-look = You alone see this card of { $player }.
ui-effect-return = { $card } goes back to the hand of { $player }.
ui-effect-after = Then: { $totals }.
ui-effect-after-tie = Then: { $totals } ({ $player } by { $numeral }).
ui-effect-seduce = { $card } of { $player } comes here without its abilities.
ui-effect-reveals = It is revealed.
ui-effect-move = The character moves to space { $numeral } and is revealed.
ui-effect-protect = No assassin and no seducer can choose { $card } of { $player } this round.
ui-effect-lose = { $card } leaves the game for good; its points ({ $vp }) are lost.
ui-effect-missions = Missions: { $changes }.
ui-effect-no-mission = No mission counts this card.
ui-mission-change = { $mission } { $before } → { $left }
ui-mission-change-points = { $mission } { $before } → { $left } (points { $had } → { $rest })
ui-effect-assassin = Send another character here back to its owner’s hand.
ui-effect-conspirator = Look at the top card of the deck and choose which becomes the reward.
ui-effect-nationalist = Gain 1 influence for each equal flag here and at adjacent places.
ui-effect-rally = Gain { $count } influence: 1 for each equal flag here and at adjacent places.
ui-rally-now = Nationalist now: +{ $count }.
ui-effect-seducer = Move a character from an adjacent place to a free space here.
ui-effect-diplomat = Protect a character here or at an adjacent place.
ui-conspiracy = Only you see this: the reward, and the top card of the deck.
ui-counts-for = Counts for { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}
ui-hand-empty = Your hand is empty.
ui-discard-tip = Each discard is worth 1 point: a card with 1 point on it costs you only its symbols and its influence.
ui-in-hand = { $count } in hand
ui-discarded = { $count } discarded
ui-first-short = first
ui-open-in-city = face up in the city
ui-hidden = in hand or face down
ui-out = has left
ui-count = Count
ui-note-is = it is
ui-note-can = can be
ui-note-cannot = cannot be
ui-to-moment = Look at this moment of the game
ui-note-none-down = No card of { $player } lies face down. Their people:
ui-note-ways = { $count ->
    [one] They can lie in one way only.
   *[other] They can lie in { $count } ways.
}
ui-note-saw = What you saw in this round
ui-note-nothing = Nothing yet.
ui-note-rewards = Face-down rewards
ui-in-deck = In the deck: { $count }
ui-in-deck-help = These characters are in the deck or lie as face-down rewards. First number: influence, second: points.
ui-model-turn = Turn
ui-model-actions = What you can do
ui-model-players = Players
ui-model-player = { $player }: discs { $discs }, cards in hand { $hand }, discards { $discards }
ui-model-beside = next to { $spaces }
ui-model-places-beside = Adjacent places: { $places }
ui-model-acting = Being resolved: { $place }, space { $numeral }: { $card }
ui-model-resolving = Being resolved: { $place }
ui-model-looked = Top card of the deck: { $card }
ui-model-discards = Discards: { $cards }
ui-model-removed = Out of the game: { $cards }
ui-model-under = Known to lie under the deck: { $cards }
ui-prompt-discard = { $count ->
    [one] Discard { $count } more card: each discard is worth 1 point.
   *[other] Discard { $count } more cards: each discard is worth 1 point.
}
ui-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## The guided first game

lesson-goal = Spies in Estoril
    .text = In four rounds you win characters for your ring and missions for their flags and symbols; most points win. The first round is nearly over: you are A and have two characters left to place, B has one.
lesson-place = Place with influence
    .text = Araujo has influence 2, but no ability. At Tamariz Beach everything lies open: B’s Guedes has 1, and the reward there is worth 4 points. Choose Araujo and put him on space I of the beach. Spaces on the rim are always free to use, inner ones only next to a character of yours.
lesson-secret = TOP SECRET
    .text = Linda X. has no influence but is an assassin. Put her on space II of Hotel Palácio: it is TOP SECRET, so she lies face down. Your disc tells everybody that she is yours, and nothing more.
lesson-peek = Take a look
    .text = That space has an eye: you may look at one face-down card of this place. Look at B’s card on space I. Everybody sees that you looked, only you see what.
lesson-resolve = The resolution
    .text = Now the places are resolved by number. All cards of a place are turned up, then the spaces act in the order I, II, III. In the Church Roque may use his symbol: a nationalist gets 1 influence for every flag like his own here and next door. Use it.
lesson-assassin = The assassin
    .text = Hotel Palácio is next. B’s Araujo has 2 influence, Linda none. Use the assassin: he goes back to B’s hand, and you alone are left.
lesson-reward = Who takes the reward?
    .text = At the end of each place the highest sum of influence takes the reward into the hand; in a tie whoever lies on the lowest numeral. What you win can be placed in the next round and is worth the points in its medal at the end.
lesson-symbols = The other symbols
    .text = The remaining places follow. A conspirator may change the reward for the top card of the deck, a seducer pulls a neighbour’s character over, a diplomat protects one from assassins and seducers. Use them as you like; “Finish with this character” leaves them alone.
lesson-discard = Six cards
    .text = All characters come back to the hand. You keep six. A discarded card is worth 1 point in the end and never comes back. Lay away what is weak and keep what wins places, then confirm.
lesson-end = Missions, and on you go
    .text = Four missions lie open, worth 6 points each: whoever has most of that flag or symbol in hand at the end. Greyed-out spaces tell why not, the rules are one click away. Finish this game or open a case with friends.
lesson-variants-goal = Three variants
    .text = This is the last moment of a game with all three variants: the characters are back in the hands, each keeps six, then the points are counted. You are A and have seven cards.
lesson-variants-secret = Secret missions
    .text = Only one mission lies open here: the sum of influence. Between every two neighbours lies a secret one. You know the two beside you: Portuguese flags, shared with B, and German flags, shared with C. The one between B and C you can only guess from what they collect. At the end everybody scores all of them.
lesson-variants-office = The recruitment office
    .text = Each player has one more card that nobody else sees. Yours gives 1 point for every assassin symbol among your hand and your discards together. So an assassin may be discarded without losing this point.
lesson-variants-second = A second place counts
    .text = First in a mission is worth 6 points, second 3. Those tied for first share 9, those tied for second share 3. You lead in both your secret missions and are second in influence with 12 against 19 and 10.
lesson-variants-keep = Which card goes?
    .text = One card must go. Without Araujo you would have 10 influence and share the second place with C; without Guedes 11, still second, and three Portuguese flags still lead. A discarded card is worth 1 point, as much as Guedes is worth in hand. Lay Guedes away and confirm: then everything is turned up and counted.

# What giving up means here (said when a player leaves the table).
ui-resign = Resigning is for good: from then on chance plays your cards, and no ability is used.

## What hints count

reason-points = { $count ->
    [one] { $count } point in your ring
   *[other] { $count } points in your ring
}
reason-rewards = { $count ->
    [one] { $count } place where you seem to lead
   *[other] { $count } places where you seem to lead
}
reason-influence = { $count } influence at open places
reason-protected = { $count ->
    [one] { $count } protected character
   *[other] { $count } protected characters
}
reason-seen = { $count ->
    [one] { $count } face-down card known
   *[other] { $count } face-down cards known
}
reason-discs = { $count ->
    [one] { $count } disc to place
   *[other] { $count } discs to place
}
reason-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}

## Case of the day

case-intro = You are { $player }. The game is over, all rings lie open, but some missions still lie face down; only their points are told. A mission between two players gives 6 points to who has most of it in hand, shared in a tie. A recruitment card gives its owner a point for each of its symbols in hand and discards. Which missions are they?
case-secret = The mission between
case-recruit = The recruitment card of
case-missions-seen = Missions that you have seen
case-hand = Hand
case-discards = Discards
event-case_secret = { $count ->
    [0] The mission between { $player } and { $other } brought nobody points.
    [one] The mission between { $player } and { $other } brought points to { $winners }: { $points }.
   *[other] The mission between { $player } and { $other } brought points to { $winners }: { $points } each.
}
event-case_recruit = Points of { $player } for the recruitment card: { $points }.
