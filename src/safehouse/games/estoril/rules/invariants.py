"""What the conformance kit needs to prove this game right: invariants (part 11 of the rules) and what is hidden."""

from __future__ import annotations

from collections.abc import Callable

from safehouse.core.actions import Action
from safehouse.core.bits import has
from safehouse.core.chance import below
from safehouse.core.frames import KIND, MOVERS, A
from safehouse.core.options import Options
from safehouse.core.rule import Buf
from safehouse.core.seats import CHANCE_MOVES

from ..data import board
from ..data.components import MISSIONS, PLACES
from . import state as st
from .abilities import assassin_targets, diplomat_targets, seducer_targets
from .placing import legal_spaces
from .state import State

SETTINGS: tuple[Options, ...] = (
    {},
    {"secret_missions": True},
    {"recruitment_office": True},
    {"second_place": True},
    {"secret_missions": True, "recruitment_office": True, "second_place": True, "white_disc_limit": 5},
    {"recruitment_office": True, "second_place": True},
    {"white_disc_limit": 5},
    {"first_player": 1},
    {"missions": ["M12", "M05", "M11", "M06"]},
    {"secret_missions": True, "missions": ["M12"], "first_player": 0},
    {"assassin_self": True},
    {"colours": ["yellow", "blue"], "assassin_self": True},
    {"colours": ["green", "red", "yellow"]},
    {"colours": ["blue", "yellow", "red", "green"]},
)
"""The options over which the kit plays; those of secret missions are for 3 or 4 seats."""

MOST_PLACED = 12
LARGEST_HAND = 12


# === what is hidden (part 6 of the rules) =======================================================================


def mutate(s: State, seat: int, rng: Buf) -> bool:
    """Exchanges, in the true state, something that this seat (or SPECTATOR) may not know; False if there is nothing."""
    changes = [
        *_ring_changes(s, seat),
        *_deck_changes(s, seat),
        *_choice_changes(s, seat),
        *_discard_changes(s, seat),
        *_mission_changes(s, seat),
    ]
    if not changes:
        return False
    changes[below(rng, len(changes))]()
    return True


Change = Callable[[], None]


def _swap(s: State, card: int, other: int) -> None:
    """Two cards change places, wherever they are."""
    for one, goes_to in ((card, s.place[other]), (other, s.place[card])):
        if st.BOARD <= goes_to < st.REWARD_OF:
            s.at[goes_to - st.BOARD] = one
        elif st.REWARD_OF <= goes_to < st.DISCARDED_BY:
            s.reward[goes_to - st.REWARD_OF] = one
        elif goes_to == st.LOOKED_AT:
            s.looked = one
    if st.BOTTOM in (s.place[card], s.place[other]):
        exchanged = {card: other, other: card}
        for i in range(s.bottom_count):
            s.bottom[i] = exchanged.get(s.bottom[i], s.bottom[i])
    s.place[card], s.place[other] = s.place[other], s.place[card]


def _ring_changes(s: State, seat: int) -> list[Change]:
    """Another's face-down cards that this seat has not peeked at, with one another or with that seat's hand."""
    changes: list[Change] = []
    for other in range(s.seats):
        spaces = [space for space in range(board.SPACES) if has(s.own[other] & s.face_down, space)]
        unseen = [s.at[space] for space in spaces if not s.seen_by[space] >> seat & 1]
        if other == seat or not unseen:
            continue
        hand = [card for card in range(board.CARDS) if s.place[card] == st.HAND + other]
        pairs = [(a, b) for a in unseen for b in (*unseen, *hand) if a != b]
        changes += [lambda pair=pair, o=other: _swap_in_ring(s, o, *pair) for pair in pairs]  # type: ignore[misc]
    return changes


def _swap_in_ring(s: State, other: int, card: int, second: int) -> None:
    """The chosen card of a turn must stay in hand."""
    _swap(s, card, second)
    if s.active == other and s.chosen == second:
        s.chosen = card


def _deck_changes(s: State, seat: int) -> list[Change]:
    """Face-down rewards, cards under the deck and a card in a conspirator's hands, if this seat knows them not."""
    unseen = [s.reward[p] for p in range(PLACES) if s.reward_down[p] and not s.reward_seen[p] >> seat & 1]
    unseen += [s.bottom[i] for i in range(s.bottom_count) if not s.bottom_seen[i] >> seat & 1]
    if s.looked != st.NONE and not s.looked_seen >> seat & 1:
        unseen.append(s.looked)
    stack = [card for card in range(board.CARDS) if s.place[card] == st.STACK]
    pairs = [(a, b) for a in unseen for b in (*unseen, *stack) if a != b]
    return [lambda pair=pair: _swap(s, *pair) for pair in pairs]  # type: ignore[misc]


def _choice_changes(s: State, seat: int) -> list[Change]:
    """The card another seat is about to place, and whether it has chosen one, if it has a choice at all."""
    kind = s.frames[s.depth - 1][KIND] if s.depth else None
    hand = [card for card in range(board.CARDS) if s.place[card] == st.HAND + s.active]
    if kind not in (st.ASK_CARD, st.ASK_SPACE) or s.active == seat or len(hand) < 2:
        return []
    if kind == st.ASK_CARD and bin(legal_spaces(s, s.active)).count("1") == 1:
        return []
    return [lambda card=card: _choose(s, card) for card in (st.NONE, *hand) if card != s.chosen]  # type: ignore[misc]


def _choose(s: State, card: int) -> None:
    s.chosen = card
    s.frames[s.depth - 1][KIND] = st.ASK_CARD if card == st.NONE else st.ASK_SPACE


def _discard_changes(s: State, seat: int) -> list[Change]:
    """What others have laid aside, how many of them while they still choose, and whether they are ready."""
    changes: list[Change] = []
    if s.depth == 0 or s.frames[s.depth - 1][KIND] != st.ASK_DISCARD:
        return changes
    for other in range(s.seats):
        if other == seat or s.out[other]:
            continue
        hand = [card for card in range(board.CARDS) if s.place[card] == st.HAND + other]
        aside = [card for card in range(board.CARDS) if s.place[card] == st.CHOSEN + other]
        changes += [lambda a=a, b=b: _swap(s, a, b) for a in aside for b in hand]  # type: ignore[misc]
        movers = s.frames[s.depth - 1][MOVERS]
        if aside and s.hand_count[other] - len(aside) == st.HAND_LIMIT and movers != 1 << other:
            changes.append(lambda o=other: _toggle_ready(s, o))  # type: ignore[misc]
        if movers >> other & 1:
            changes += [lambda card=card, o=other: _lay_back(s, o, card) for card in aside]  # type: ignore[misc]
            if s.hand_count[other] - s.laid_aside[other] > st.HAND_LIMIT:
                changes += [lambda card=card, o=other: _lay_aside(s, o, card) for card in hand]  # type: ignore[misc]
    return changes


def _toggle_ready(s: State, seat: int) -> None:
    s.frames[s.depth - 1][MOVERS] ^= 1 << seat


def _lay_back(s: State, seat: int, card: int) -> None:
    s.place[card] = st.HAND + seat
    s.laid_aside[seat] -= 1


def _lay_aside(s: State, seat: int, card: int) -> None:
    s.place[card] = st.CHOSEN + seat
    s.laid_aside[seat] += 1


def _mission_changes(s: State, seat: int) -> list[Change]:
    """Face-down missions of others: with one another and with the box; no recruitment card counts influence."""
    if s.depth == 0:
        return []
    in_play = [m for m in (*s.missions, *s.secret, *s.recruit) if m != st.NONE]
    box = [m for m in range(MISSIONS) if m not in in_play]
    secret = [i for i in range(s.seats) if s.secret[i] != st.NONE and seat not in (i, (i + 1) % s.seats)]
    recruit = [i for i in range(s.seats) if s.recruit[i] != st.NONE and i != seat]
    changes: list[Change] = []
    for i in secret:
        changes += [lambda i=i, m=m: _set(s.secret, i, m) for m in box]  # type: ignore[misc]
        changes += [
            lambda i=i, j=j: _exchange(s.secret, i, s.recruit, j)  # type: ignore[misc]
            for j in recruit
            if s.secret[i] != board.INFLUENCE_MISSION
        ]
        changes += [lambda i=i, j=j: _exchange(s.secret, i, s.secret, j) for j in secret if i < j]  # type: ignore[misc]
    for i in recruit:
        allowed = [m for m in box if m != board.INFLUENCE_MISSION]
        changes += [lambda i=i, m=m: _set(s.recruit, i, m) for m in allowed]  # type: ignore[misc]
    return changes


def _set(values: list[int], index: int, value: int) -> None:
    values[index] = value


def _exchange(values: list[int], i: int, others: list[int], j: int) -> None:
    values[i], others[j] = others[j], values[i]


# === invariants of a state ======================================================================================


def invariants(s: State) -> list[str]:
    """Everything that is wrong with a state, numbered as in part 11 of the rules."""
    faults = [*_zones(s), *_spaces(s), *_faces(s), *_missions(s), *_pending(s)]
    for seat in range(s.seats):
        faults += _hand_and_discs(s, seat)
    return faults


def _zones(s: State) -> list[str]:
    """1, 2: every card is in exactly one zone, and the counts that the rules keep are right."""
    faults = []
    for card in range(board.CARDS):
        place, code = s.place[card], board.CARD_CODES[card]
        if not 0 <= place < st.RING:
            faults.append(f"INV-1: {code} is nowhere")
        on_board = sum(at == card for at in s.at)
        as_reward = sum(reward == card for reward in s.reward)
        under = sum(s.bottom[i] == card for i in range(s.bottom_count))
        expected = (
            st.BOARD <= place < st.REWARD_OF,
            st.REWARD_OF <= place < st.DISCARDED_BY,
            place == st.BOTTOM,
            place == st.LOOKED_AT,
        )
        if (on_board, as_reward, under, int(s.looked == card)) != expected:
            faults.append(f"INV-1: {code} is not in exactly one zone")
        in_deck = place in (st.STACK, st.BOTTOM, st.LOOKED_AT) or st.REWARD_OF <= place < st.DISCARDED_BY
        if card < board.STARTS and in_deck:
            faults.append(f"INV-2: the starting character {code} is in the deck or a reward")
        if (place == st.BOX) != (card < board.STARTS and st.seat_of_set(s, card) == st.NOBODY):
            faults.append(f"INV-1: {code} is in the box, or should be")
    if s.stack != s.place.count(st.STACK):
        faults.append("INV-2: kept count: stack")
    return faults


def _spaces(s: State) -> list[str]:
    """3, 4, 5, 9: only spaces of the city are used, each by one character with one disc."""
    faults = []
    own = [space for seat in range(s.seats) for space in range(board.SPACES) if has(s.own[seat], space)]
    if sorted(own) != [space for space in range(board.SPACES) if s.at[space] != st.NONE]:
        faults.append("INV-4: not every character has exactly one disc")
    faults += [f"INV-3: {board.SPACE_CODES[space]} is not in the city" for space in own if not has(s.spaces, space)]
    taken = sum(1 << space for space in set(own))
    if (s.face_down | s.protected | s.moved) & ~taken:
        faults.append("INV-3: a mark lies on an empty space")
    faults += [
        f"INV-3: the reward of place {board.PLACE_CODES[place]} is not in the city"
        for place in range(PLACES)
        if s.reward[place] != st.NONE and s.slot_of[place] == st.NONE
    ]
    if len(own) > MOST_PLACED:
        faults.append(f"INV-5: {len(own)} characters have been placed")
    if s.place_now == st.NONE and (s.protected or s.moved):
        faults.append("INV-9: a white disc or a moved character before the resolution")
    if s.disc_limit and bin(s.protected).count("1") > s.disc_limit:
        faults.append("EST-8.33: more white discs than there are")
    return faults


def _faces(s: State) -> list[str]:
    """6, 7, 8, 14, 20: what lies face down."""
    faults = []
    for space in range(board.SPACES):
        if s.at[space] == st.NONE:
            continue
        place, down = board.PLACE_OF[space], has(s.face_down, space)
        is_open = s.place_now != st.NONE and place <= s.place_now
        if down and (is_open or has(s.moved, space)):
            faults.append(f"INV-7: the character on {board.SPACE_CODES[space]} must lie face up")
        elif not is_open and not has(s.moved, space) and down != bool(board.IS_SECRET[space]):
            faults.append(f"INV-6: the character on {board.SPACE_CODES[space]} does not lie as the space demands")
        if has(s.moved, space) and not is_open:
            faults.append(f"INV-8: a moved character on {board.SPACE_CODES[space]}, where nothing was resolved yet")
        if s.casino[space] not in range(6) or s.national[space] < 0:
            faults.append(f"INV-14: bonus on {board.SPACE_CODES[space]}")
        if not down and s.seen_by[space]:
            faults.append(f"EST-6.1: {board.SPACE_CODES[space]} lies face up and is marked as peeked at")
    for place in range(PLACES):
        is_open = s.place_now != st.NONE and place <= s.place_now
        if s.reward[place] != st.NONE and s.reward_down[place] != (board.IS_REWARD_SECRET[place] and not is_open):
            faults.append(f"INV-6: the reward of place {board.PLACE_CODES[place]} does not lie as its field demands")
        if s.reward[place] != st.NONE and s.place_now != st.NONE and place < s.place_now:
            faults.append(f"INV-7: place {board.PLACE_CODES[place]} is resolved and still has its reward")
    return faults


def _hand_and_discs(s: State, seat: int) -> list[str]:
    """4, 10: discs add up; hands are as large as they are said to be and not too large."""
    faults = []
    on_board = bin(s.own[seat]).count("1")
    if s.discs[seat] + on_board != st.DISCS[s.seats] or s.discs[seat] < 0:
        faults.append(f"INV-4: seat {seat} has {on_board} characters on the board and {s.discs[seat]} discs in supply")
    held = sum(s.place.count(zone + seat) for zone in (st.HAND, st.SHOWN, st.CHOSEN))
    if s.hand_count[seat] != held or s.laid_aside[seat] != s.place.count(st.CHOSEN + seat):
        faults.append(f"INV-10: kept count: hand of seat {seat}")
    if held > LARGEST_HAND:
        faults.append(f"INV-10: seat {seat} has {held} cards in hand")
    kind = s.frames[s.depth - 1][KIND] if s.depth else None
    is_placing = kind is not None and kind <= st.ASK_PEEK
    if (is_placing or kind is None) and held + on_board > st.HAND_LIMIT:
        faults.append(f"INV-10: seat {seat} has a ring of {held + on_board} outside the resolution")
    if is_placing and s.place.count(st.SHOWN + seat):
        faults.append(f"turn: seat {seat} has shown cards before the resolution")
    if s.laid_aside[seat] and kind != st.ASK_DISCARD:
        faults.append(f"INV-11: seat {seat} has laid cards aside outside the discard step")
    return faults


def _missions(s: State) -> list[str]:
    """EST-2.4, 13.1, 13.5, 13.6: each mission is in one place, and as many lie out as the variants say."""
    faults = []
    lists = (s.missions, s.secret, s.recruit)
    in_play = [mission for values in lists for mission in values if mission != st.NONE]
    if len(set(in_play)) != len(in_play):
        faults.append("missions: one of them is there twice")
    if board.INFLUENCE_MISSION != st.NONE and board.INFLUENCE_MISSION in s.recruit:
        faults.append("EST-13.6: a recruitment card counts influence")
    wanted = (
        1 if s.secret_missions else st.COMMON_MISSIONS,
        s.seats if s.secret_missions else 0,
        s.seats if s.recruitment else 0,
    )
    found = tuple(sum(mission != st.NONE for mission in values) for values in lists)
    if any(have > want for have, want in zip(found, wanted, strict=True)) or (s.round > 0 and found != wanted):
        faults.append(f"missions: {found} lie out as common, secret and recruitment missions; it must be {wanted}")
    return faults


def _pending(s: State) -> list[str]:
    """What is pending fits the rest, and somebody can act (19)."""
    if s.depth == 0:
        return []
    faults = []
    kind, movers, argument = s.frames[s.depth - 1][KIND], s.frames[s.depth - 1][MOVERS], s.frames[s.depth - 1][A]
    if kind >= st.ASK_CARD and s.first == st.NOBODY:
        faults.append("turn: there is no first player")
    if st.ASK_CARD <= kind <= st.ASK_PEEK:
        faults += _pending_turn(s, kind, argument)
    elif kind == st.ASK_DISCARD:
        faults += _pending_discard(s, movers)
    elif st.ASK_ABILITY <= kind < st.ASK_LOSS:
        faults += _pending_ability(s, kind, argument)
    if movers not in (0, CHANCE_MOVES) and any(movers >> seat & 1 and s.out[seat] for seat in range(s.seats)):
        faults.append("turn: a seat that has left is asked")
    if (s.chosen != st.NONE) != (kind == st.ASK_SPACE):
        faults.append("turn: a card is chosen, or should be")
    if (s.looked != st.NONE) != (kind == st.ASK_CONSPIRATOR):
        faults.append("turn: a card is looked at, or should be")
    return faults


def _pending_turn(s: State, kind: int, argument: int) -> list[str]:
    seat = s.active
    if seat == st.NOBODY or s.place_now != st.NONE:
        return ["turn: nobody is in turn to place"]
    if kind == st.ASK_PEEK:
        can_peek = has(s.own[seat], argument) and board.PEEK[argument]
        return [] if can_peek else ["turn: there is no own character on a peek symbol"]
    if s.hand_count[seat] < 1 or s.discs[seat] < 1:
        return [f"turn: seat {seat} has no card or no disc to place"]
    if kind == st.ASK_SPACE and (s.chosen == st.NONE or s.place[s.chosen] != st.HAND + seat):
        return ["turn: the chosen card is not in hand"]
    return []


def _pending_discard(s: State, movers: int) -> list[str]:
    """INV-10: who is asked has too many cards, and who is not has laid aside all that is too much."""
    faults = []
    for seat in range(s.seats):
        too_many = s.hand_count[seat] - st.HAND_LIMIT
        if movers >> seat & 1 and too_many <= 0:
            faults.append(f"discard: seat {seat} has nothing to discard")
        if s.laid_aside[seat] > max(0, too_many):
            faults.append(f"discard: seat {seat} has laid aside too much")
        if not movers >> seat & 1 and s.laid_aside[seat] != max(0, too_many):
            faults.append(f"discard: seat {seat} is ready with too many cards")
    if any(at != st.NONE for at in s.at) or any(reward != st.NONE for reward in s.reward):
        faults.append("discard: there are still cards in the city")
    return faults


def _pending_ability(s: State, kind: int, argument: int) -> list[str]:
    if s.numeral == st.NONE:
        return []
    if s.at[s.numeral] == st.NONE or has(s.moved, s.numeral):
        return ["INV-8: no character may act on the current numeral"]
    faults = []
    if any(s.used[i] > board.SYMBOL_COUNT[s.at[s.numeral]][i] for i in range(len(s.used))):
        faults.append("EST-7.7: a symbol was used more often than it is there")
    if kind == st.ASK_ASSASSIN and s.place_now == board.CHURCH:
        faults.append("EST-9.1: an assassin acts at the Church")
    targets = {
        st.ASK_ASSASSIN: assassin_targets,
        st.ASK_SEDUCER_CARD: seducer_targets,
        st.ASK_DIPLOMAT: diplomat_targets,
    }
    if kind in targets and targets[kind](s) == 0:
        faults.append("EST-8.3: an ability is used that has no target")
    if kind in (st.ASK_TOP_CARD, st.ASK_CONSPIRATOR) and s.reward[s.place_now] == st.NONE:
        faults.append("EST-14.2: a conspirator acts without a reward")
    if kind == st.ASK_TOP_CARD and s.stack == 0:
        faults.append("EST-14.1: a conspirator draws from an empty stack")
    if kind == st.ASK_SEDUCER_SPACE:
        near = has(s.near[s.place_now], board.PLACE_OF[argument])
        if s.at[argument] == st.NONE or has(s.protected, argument) or not near:
            faults.append("EST-8.19: there is no such character to be moved")
    if kind in (st.ASK_SEDUCER_CARD, st.ASK_SEDUCER_SPACE):
        free = [
            space for space in range(board.SPACES) if board.PLACE_OF[space] == s.place_now and s.at[space] == st.NONE
        ]
        if not free:
            faults.append("EST-8.23: there is no free space for a moved character")
    return faults


# === invariants of a step =======================================================================================


def step_invariants(before: State, seat: int, action: Action, after: State) -> list[str]:
    """What must hold between two states (2, 7, 9, 11, 12, 13)."""
    faults = [
        f"INV-11: the discard pile of seat {p} lost a card" for p in range(before.seats) if _lost(before, after, p)
    ]
    gone = [card for card in range(board.CARDS) if before.place[card] == st.REMOVED != after.place[card]]
    faults += [f"INV-1: {board.CARD_CODES[card]} came back into the game" for card in gone]
    removed = after.place.count(st.REMOVED) - before.place.count(st.REMOVED)
    if removed > 1 or (removed and board.BOCA not in before.slot_place):
        faults.append(f"INV-13: {removed} cards were removed in one step")
    if after.round != before.round and (after.round != before.round + 1 or any(at != st.NONE for at in after.at)):
        faults.append("EST-10.7: the round advanced wrongly")
    if seat >= 0 and _chose_protected(before, action):
        faults.append(f"INV-9: {action} chose a protected character")
    if before.round == after.round:
        faults += _owners(before, after)
    return faults


def _chose_protected(before: State, action: Action) -> bool:
    is_target = before.frames[before.depth - 1][KIND] in (st.ASK_ASSASSIN, st.ASK_SEDUCER_CARD)
    return (
        is_target
        and action.kind == "SPACE"
        and has(before.protected, board.SPACE_CODES.index(str(action.args["space"])))
    )


def _lost(before: State, after: State, seat: int) -> bool:
    return any(before.place[c] == st.DISCARDED_BY + seat != after.place[c] for c in range(board.CARDS))


def _owners(before: State, after: State) -> list[str]:
    """12, 13: a ring only gains rewards and only loses cards to Boca do Inferno or to the own discard pile."""
    faults = []
    for card in range(board.CARDS):
        was, now = _holder(before, card), _holder(after, card)
        is_gain = was is None and st.REWARD_OF <= before.place[card] <= st.LOOKED_AT
        is_loss = now is None and after.place[card] == st.REMOVED
        if was != now and not is_gain and not is_loss:
            faults.append(f"INV-13: {board.CARD_CODES[card]} changed hands")
    return faults


def _holder(s: State, card: int) -> int | None:
    """The seat to whose ring or discard pile a card belongs."""
    place = s.place[card]
    if place < st.BOARD:
        return place % 4
    if place < st.REWARD_OF:
        return next(seat for seat in range(s.seats) if has(s.own[seat], place - st.BOARD))
    return place - st.DISCARDED_BY if st.DISCARDED_BY <= place < st.STACK else None
