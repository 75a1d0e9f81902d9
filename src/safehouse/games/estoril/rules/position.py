"""A whole position as readable JSON, and back. What is left out has its natural value."""

from __future__ import annotations

from typing import Any

from safehouse.core.bits import has
from safehouse.core.frames import KIND, MOVERS, A, ask, ask_chance, push
from safehouse.core.options import Options
from safehouse.core.seats import CHANCE_MOVES, EVERYBODY
from safehouse.core.seats import MAX_SEATS as SEATS
from safehouse.core.validation import Cursor

from ..data import board
from ..data.components import ABILITIES, MISSIONS, PLACES
from . import state as st
from .city import controller, put, survey
from .state import State
from .turn import settle

JSON = dict[str, Any]

PENDING = ("TURN", "RESOLVE", *st.DECISIONS, "OVER")
"""What can be pending. TURN and RESOLVE are only read: the game goes on from there to the next question."""

_SETUP = ("FIRST_PLAYER", "MISSION", "SECRET_MISSION", "RECRUITMENT")
_BEFORE_PLACING = (*_SETUP, "LAY", "DRAW_REWARD")
_KEYS = (
    "pending", "round", "first_player", "active", "city", "spaces", "rewards", "bottom", "deck", "removed", "players",
    "missions", "secret_missions", "recruitment", "place", "numeral", "used", "chosen", "looked", "space", "asked",
)  # fmt: skip


# --- writing ----------------------------------------------------------------------------------------------------


def write(s: State) -> JSON:
    """Everything that makes up the position."""
    kind = s.frames[s.depth - 1][KIND] if s.depth else None
    position: JSON = {
        "pending": "OVER" if kind is None else st.DECISIONS[kind],
        "round": s.round,
        "first_player": _or_none(s.first),
        "active": _or_none(s.active),
        "city": [
            {"place": board.PLACE_CODES[s.slot_place[slot]], "rotation": s.slot_rotation[slot]}
            for slot in range(st.SLOTS)
            if s.slot_place[slot] != st.NONE
        ],
        "spaces": {board.SPACE_CODES[i]: _write_space(s, i) for i in range(board.SPACES) if s.at[i] != st.NONE},
        "rewards": {board.PLACE_CODES[p]: _write_reward(s, p) for p in range(PLACES) if s.reward[p] != st.NONE},
        "bottom": [
            {"card": board.CARD_CODES[s.bottom[i]], "seen_by": _audience(s.bottom_seen[i])}
            for i in range(s.bottom_count)
        ],
        "removed": _placed(s, st.REMOVED),
        "players": [_write_player(s, seat) for seat in range(s.seats)],
        "missions": [board.MISSION_CODES[m] for m in s.missions if m != st.NONE],
        "secret_missions": [board.MISSION_CODES[m] for m in s.secret if m != st.NONE],
        "recruitment": [board.MISSION_CODES[m] for m in s.recruit if m != st.NONE],
    }
    return position | _write_pending(s, kind)


def _or_none(number: int) -> int | None:
    return None if number == st.NOBODY else number


def _audience(mask: int) -> list[int] | str:
    return "all" if mask == EVERYBODY else [seat for seat in range(SEATS) if has(mask, seat)]


def _placed(s: State, place: int) -> list[str]:
    return [board.CARD_CODES[card] for card in range(board.CARDS) if s.place[card] == place]


def _write_space(s: State, space: int) -> JSON:
    return {
        "seat": controller(s, space),
        "card": board.CARD_CODES[s.at[space]],
        "face_down": has(s.face_down, space),
        "seen_by": _audience(s.seen_by[space]),
        "protected": has(s.protected, space),
        "moved": has(s.moved, space),
        "nationalist": s.national[space],
        "casino": s.casino[space],
    }


def _write_reward(s: State, place: int) -> JSON:
    return {
        "card": board.CARD_CODES[s.reward[place]],
        "face_down": bool(s.reward_down[place]),
        "seen_by": _audience(s.reward_seen[place]),
    }


def _write_player(s: State, seat: int) -> JSON:
    return {
        "hand": _placed(s, st.HAND + seat),
        "shown": _placed(s, st.SHOWN + seat),
        "laid_aside": _placed(s, st.CHOSEN + seat),
        "discards": _placed(s, st.DISCARDED_BY + seat),
        "out": bool(s.out[seat]),
    }


def _write_pending(s: State, kind: int | None) -> JSON:
    written: JSON = {}
    if s.place_now != st.NONE:
        written["place"] = board.PLACE_CODES[s.place_now]
    if s.numeral != st.NONE:
        written["numeral"] = board.SPACE_CODES[s.numeral].partition("-")[2]
        written["used"] = {name: s.used[i] for i, name in enumerate(ABILITIES) if s.used[i]}
    if s.chosen != st.NONE:
        written["chosen"] = board.CARD_CODES[s.chosen]
    if s.looked != st.NONE:
        written["looked"] = {"card": board.CARD_CODES[s.looked], "seen_by": _audience(s.looked_seen)}
    if kind in (st.ASK_PEEK, st.ASK_SEDUCER_SPACE, st.ASK_ROLL):
        written["space"] = board.SPACE_CODES[s.frames[s.depth - 1][A]]
    if kind == st.ASK_DISCARD:
        written["asked"] = _audience(s.frames[s.depth - 1][MOVERS])
    return written


# --- reading ----------------------------------------------------------------------------------------------------


def read(root: Cursor, seats: int, options: Options) -> State:
    """The state of a position; faults are noted in the cursor. The caller checks the invariants."""
    root.only(*_KEYS)
    s = st.prepare(seats, options)
    pending = root["pending"].one_of(PENDING, default="TURN")
    is_setup = pending in _SETUP
    s.round = root["round"].whole(0, st.ROUNDS, default=0 if is_setup else 1)
    first = st.NOBODY if pending == "FIRST_PLAYER" else max(s.first, 0)
    s.first = root["first_player"].seat(seats, first)
    placing = pending in ("TURN", "PLACE_CARD", "PLACE_SPACE", "PEEK")
    s.active = root["active"].seat(seats, s.first if placing else st.NOBODY)
    if "place" in root:
        s.place_now = board.PLACE_CODES.index(root["place"].one_of(board.PLACE_CODES))
    _read_missions(root, s, pending)
    _read_city(root["city"], s, pending)
    for card in range(board.CARDS):
        s.place[card] = st.NONE
    _read_players(root["players"], s, seats)
    for name, cursor in root["spaces"].entries(default=True):
        _read_space(name, cursor, s)
    _read_removed_and_bottom(root, s)
    _read_looked(root["looked"], s)
    _read_rewards(root["rewards"], s, pending)
    _read_rest(root, s)
    _count(s)
    if not root.faults:
        _stack_decisions(root, s, pending)
    return s


def _read_audience(cursor: Cursor, seats: int) -> int:
    if cursor.value == "all":
        return EVERYBODY
    mask = 0
    for seat in cursor.items(at_most=SEATS, default=True):
        mask |= 1 << seat.whole(0, seats - 1)
    return mask


def _card(cursor: Cursor, s: State, place: int, first: int = 0) -> int:
    """A card that is said to lie somewhere; it may be said only once."""
    card = board.CARD_CODES.index(cursor.one_of(board.CARD_CODES[first:]))
    if s.place[card] != st.NONE:
        cursor.fault(f"{board.CARD_CODES[card]} lies somewhere else already")
    s.place[card] = place
    return card


def _read_missions(root: Cursor, s: State, pending: str) -> None:
    """Face-up, secret and recruitment missions; without the keys the first ones that are free."""
    common = 1 if s.secret_missions else st.COMMON_MISSIONS
    _read_mission_list(root["missions"], s, s.missions, 0 if pending in _SETUP[:2] else common)
    secret = s.seats if s.secret_missions else 0
    _read_mission_list(root["secret_missions"], s, s.secret, 0 if pending in _SETUP[:3] else secret)
    recruit = s.seats if s.recruitment else 0
    _read_mission_list(root["recruitment"], s, s.recruit, 0 if pending in _SETUP else recruit)


def _read_mission_list(cursor: Cursor, s: State, into: list[int], wanted: int) -> None:
    if cursor.missing:
        for i in range(wanted):
            if into[i] == st.NONE:
                free = [m for m in range(MISSIONS - 1, -1, -1) if m not in (*s.missions, *s.secret, *s.recruit)]
                into[i] = free[-1]
        return
    for i, one in enumerate(cursor.items(at_most=len(into))):
        into[i] = board.MISSION_CODES.index(one.one_of(board.MISSION_CODES))


def _read_city(cursor: Cursor, s: State, pending: str) -> None:
    """Six boards; without the key places 1 to 6, all upright. While they are being laid there may be fewer."""
    if cursor.missing:
        laid = [] if pending in (*_SETUP, "LAY") else [(place, 0) for place in range(st.SLOTS)]
    else:
        least = 0 if pending in (*_SETUP, "LAY", "DISCARD", "OVER") else st.SLOTS
        laid = [_read_board(one) for one in cursor.items(at_least=least, at_most=st.SLOTS)]
    for slot, (place, rotation) in enumerate(laid):
        if s.slot_of[place] != st.NONE:
            cursor.fault(f"place {board.PLACE_CODES[place]} is there twice")
        s.slot_place[slot], s.slot_rotation[slot], s.slot_of[place] = place, rotation, slot
    if len(laid) == st.SLOTS:
        survey(s)


def _read_board(cursor: Cursor) -> tuple[int, int]:
    cursor.only("place", "rotation")
    return board.PLACE_CODES.index(cursor["place"].one_of(board.PLACE_CODES)), cursor["rotation"].whole(0, 3, default=0)


def _read_players(cursor: Cursor, s: State, seats: int) -> None:
    """Seats with their cards; without a hand the starting characters that lie nowhere else stay in hand."""
    if cursor.missing:
        return
    for seat, player in enumerate(cursor.items(at_least=seats, at_most=seats)):
        player.only("hand", "shown", "laid_aside", "discards", "out")
        s.out[seat] = int(player["out"].truth(default=False))
        zones = {"hand": st.HAND, "shown": st.SHOWN, "laid_aside": st.CHOSEN, "discards": st.DISCARDED_BY}
        for key, place in zones.items():
            for one in player[key].items(at_most=board.CARDS, default=True):
                _card(one, s, place + seat)


def _is_open_place(s: State, place: int) -> bool:
    """Whether a place has been revealed: it is being resolved, or was."""
    return s.place_now != st.NONE and place <= s.place_now


def _read_space(name: str, cursor: Cursor, s: State) -> None:
    cursor.only("seat", "card", "face_down", "seen_by", "protected", "moved", "nationalist", "casino")
    if name not in board.SPACE_CODES:
        cursor.fault("there is no such space")
        return
    space = board.SPACE_CODES.index(name)
    if not has(s.spaces, space):
        cursor.fault("this space is not in the city")
    put(s, cursor["seat"].whole(0, s.seats - 1), _card(cursor["card"], s, st.NONE), space)
    moved = cursor["moved"].truth(default=False)
    secret = bool(board.IS_SECRET[space]) and not moved and not _is_open_place(s, board.PLACE_OF[space])
    bit = 1 << space
    s.moved |= bit if moved else 0
    s.face_down |= bit if cursor["face_down"].truth(default=secret) else 0
    s.protected |= bit if cursor["protected"].truth(default=False) else 0
    s.seen_by[space] = _read_audience(cursor["seen_by"], s.seats)
    s.national[space] = cursor["nationalist"].whole(0, 100, default=0)
    s.casino[space] = cursor["casino"].whole(0, 5, default=0)


def _read_removed_and_bottom(root: Cursor, s: State) -> None:
    for one in root["removed"].items(default=True):
        _card(one, s, st.REMOVED)
    for i, one in enumerate(root["bottom"].items(at_most=len(s.bottom), default=True)):
        one.only("card", "seen_by")
        s.bottom[i] = _card(one["card"], s, st.BOTTOM, board.STARTS)
        s.bottom_seen[i] = EVERYBODY if one["seen_by"].missing else _read_audience(one["seen_by"], s.seats)
        s.bottom_count += 1


def _read_looked(cursor: Cursor, s: State) -> None:
    if not cursor.missing:
        cursor.only("card", "seen_by")
        s.looked = _card(cursor["card"], s, st.LOOKED_AT, board.STARTS)
        s.looked_seen = _read_audience(cursor["seen_by"], s.seats)


def _read_rewards(cursor: Cursor, s: State, pending: str) -> None:
    """Rewards by place; without the key each unresolved place gets the first free card of the deck."""
    if cursor.missing and pending not in (*_BEFORE_PLACING, "DISCARD", "OVER"):
        for place in range(PLACES):
            is_over = s.place_now != st.NONE and (
                place < s.place_now or (pending == "RESOLVE" and place == s.place_now)
            )
            free = [card for card in range(board.STARTS, board.CARDS) if s.place[card] == st.NONE]
            if s.slot_of[place] != st.NONE and not is_over and free:
                _lay_reward(s, place, free[0], bool(board.IS_REWARD_SECRET[place]) and not _is_open_place(s, place))
    for name, one in cursor.entries(default=True):
        if name not in board.PLACE_CODES or s.slot_of[board.PLACE_CODES.index(name)] == st.NONE:
            one.fault("there is no such place in the city")
            continue
        place = board.PLACE_CODES.index(name)
        secret = bool(board.IS_REWARD_SECRET[place]) and not _is_open_place(s, place)
        if isinstance(one.value, dict):
            one.only("card", "face_down", "seen_by")
            card = _card(one["card"], s, st.NONE, board.STARTS)
            _lay_reward(s, place, card, one["face_down"].truth(default=secret))
            s.reward_seen[place] = _read_audience(one["seen_by"], s.seats)
        else:
            _lay_reward(s, place, _card(one, s, st.NONE, board.STARTS), secret)


def _lay_reward(s: State, place: int, card: int, face_down: bool) -> None:
    s.reward[place] = card
    s.reward_down[place] = int(face_down)
    s.place[card] = st.REWARD_OF + place


def _read_rest(root: Cursor, s: State) -> None:
    """Cards that were not mentioned: starting characters in hand (removed where the hand is given), others in the deck.

    With `deck` only the cards named there are in the deck, and what is left over is removed.
    """
    for one in root["deck"].items(default=True):
        _card(one, s, st.STACK, board.STARTS)
    has_deck = "deck" in root
    hands = ["hand" in player for player in root["players"].items(default=True)] or [False] * s.seats
    for card in range(board.CARDS):
        if s.place[card] == st.NONE:
            seat = st.seat_of_set(s, card)
            if card >= board.STARTS:
                s.place[card] = st.REMOVED if has_deck else st.STACK
            elif seat == st.NOBODY:
                s.place[card] = st.BOX
            else:
                s.place[card] = st.REMOVED if seat < len(hands) and hands[seat] else st.HAND + seat


def _count(s: State) -> None:
    s.stack = s.place.count(st.STACK)
    for seat in range(s.seats):
        s.laid_aside[seat] = s.place.count(st.CHOSEN + seat)
        s.hand_count[seat] = s.place.count(st.HAND + seat) + s.place.count(st.SHOWN + seat) + s.laid_aside[seat]
        s.discs[seat] -= bin(s.own[seat]).count("1")


# --- the stack of decisions -------------------------------------------------------------------------------------


def _stack_decisions(root: Cursor, s: State, pending: str) -> None:
    if pending == "OVER":
        return
    if pending == "RESOLVE":
        s.active = st.NOBODY
        push(s, st.RESOLVE, 0, 0, 0)
        settle(s)
    elif pending in _BEFORE_PLACING:
        _stack_set_up(root, s, pending)
    elif pending in ("TURN", "PLACE_CARD", "PLACE_SPACE", "PEEK"):
        _stack_turn(root, s, pending)
    elif pending == "DISCARD":
        _stack_discard(root, s)
    else:
        _stack_resolution(root, s, pending)


def _first_none(values: list[int], count: int) -> int | None:
    return next((i for i in range(count) if values[i] == st.NONE), None)


def _stack_set_up(root: Cursor, s: State, pending: str) -> None:
    common = 1 if s.secret_missions else st.COMMON_MISSIONS
    rewards = [place for place in range(PLACES) if s.slot_of[place] != st.NONE and s.reward[place] == st.NONE]
    kinds: dict[str, tuple[int, int | None]] = {
        "FIRST_PLAYER": (st.ASK_FIRST, 0),
        "MISSION": (st.ASK_MISSION, _first_none(s.missions, common)),
        "SECRET_MISSION": (st.ASK_SECRET, _first_none(s.secret, s.seats) if s.secret_missions else None),
        "RECRUITMENT": (st.ASK_RECRUIT, _first_none(s.recruit, s.seats) if s.recruitment else None),
        "LAY": (st.ASK_LAY, _first_none(s.slot_place, st.SLOTS)),
        "DRAW_REWARD": (st.ASK_REWARD, rewards[0] if rewards and s.stack else None),
    }
    kind, index = kinds[pending]
    if pending == "DRAW_REWARD" and rewards:
        later = [place for place in range(rewards[0], PLACES) if s.reward[place] != st.NONE]
        if later:
            names = f"place {board.PLACE_CODES[later[0]]} has one, place {board.PLACE_CODES[rewards[0]]} does not"
            root["rewards"].fault(f"rewards are laid in ascending order of the places, but {names} (EST-4.3)")
            return
    if index is None:
        root["pending"].fault(f"{pending} is said to be next, but there is nothing to draw")
    else:
        ask_chance(s, kind, index)


def _stack_turn(root: Cursor, s: State, pending: str) -> None:
    if s.active == st.NOBODY:
        root["active"].fault("somebody must be in turn")
        return
    push(s, st.TURN, 0, 0, 0)
    if pending == "TURN":
        settle(s)
        return
    movers = CHANCE_MOVES if s.out[s.active] else 1 << s.active
    if pending == "PLACE_CARD":
        push(s, st.ASK_CARD, movers, 0, 0)
    elif pending == "PLACE_SPACE":
        s.chosen = board.CARD_CODES.index(root["chosen"].one_of(board.CARD_CODES))
        push(s, st.ASK_SPACE, movers, 0, 0)
    elif s.out[s.active]:
        root["pending"].fault("a player who has left is not asked to peek (EST-14.4)")
    else:
        push(s, st.ASK_PEEK, movers, _space(root), 0)


def _space(root: Cursor) -> int:
    return board.SPACE_CODES.index(root["space"].one_of(board.SPACE_CODES))


def _stack_discard(root: Cursor, s: State) -> None:
    asked = _read_audience(root["asked"], s.seats)
    if not asked:
        root["asked"].fault("at least one seat must be discarding")
    if any(has(asked, seat) and s.out[seat] for seat in range(s.seats)):
        root["asked"].fault("a player who has left is not asked to discard (EST-14.4)")
    push(s, st.ASK_DISCARD, asked, 0, 0)


def _stack_resolution(root: Cursor, s: State, pending: str) -> None:
    if s.place_now == st.NONE or s.slot_of[s.place_now] == st.NONE:
        root["place"].fault("one of the places of the city must be being resolved")
        return
    push(s, st.RESOLVE, 0, 0, 0)
    push(s, st.AWARD, 0, 0, 0)
    if pending == "BOCA_LOSS":
        _stack_loss(root, s)
        return
    if pending == "CASINO_ROLL":
        space = _space(root)
        if s.place_now != board.CASINO or s.at[space] == st.NONE or board.PLACE_OF[space] != board.CASINO:
            root["space"].fault("dice are rolled for a character at the Casino")
        push(s, st.FEATURE, 0, space + 1, 0)
        ask_chance(s, st.ASK_ROLL, space)
        return
    push(s, st.FEATURE, 0, board.FIRST_SPACE[s.place_now], 0)
    push(s, st.ACTIVATE, 0, 0, 0)
    _stack_ability(root, s, pending)


def _stack_loss(root: Cursor, s: State) -> None:
    own = [seat for seat in range(s.seats) if _count_at_boca(s, seat) > 1]
    if s.place_now != board.BOCA or len(own) != 1 or s.out[own[0]]:
        root["pending"].fault("a character is given up at Boca do Inferno by the one seat that has several there")
        return
    ask(s, st.ASK_LOSS, own[0])


def _count_at_boca(s: State, seat: int) -> int:
    return sum(has(s.own[seat], space) for space in range(board.SPACES) if board.PLACE_OF[space] == board.BOCA)


def _stack_ability(root: Cursor, s: State, pending: str) -> None:
    codes = [
        code.partition("-")[2] for code in board.SPACE_CODES if code.startswith(f"{board.PLACE_CODES[s.place_now]}-")
    ]
    s.numeral = board.FIRST_SPACE[s.place_now] + codes.index(root["numeral"].one_of(codes))
    for symbol, cursor in root["used"].entries(default=True):
        if symbol in ABILITIES:
            s.used[ABILITIES.index(symbol)] = cursor.whole(0, 2)
        else:
            cursor.fault(f"there is no such ability; abilities are {', '.join(ABILITIES)}")
    seat = controller(s, s.numeral)
    if seat == st.NOBODY or s.out[seat]:
        root["numeral"].fault("there must be a character whose player is in the game")
        return
    kinds = {
        "ABILITY": st.ASK_ABILITY, "ASSASSIN_TARGET": st.ASK_ASSASSIN, "CONSPIRATOR_CHOICE": st.ASK_CONSPIRATOR,
        "SEDUCER_CARD": st.ASK_SEDUCER_CARD, "DIPLOMAT_TARGET": st.ASK_DIPLOMAT,
    }  # fmt: skip
    if pending == "CONSPIRATOR_DRAW":
        ask_chance(s, st.ASK_TOP_CARD, seat)
    elif pending == "SEDUCER_SPACE":
        push(s, st.ASK_SEDUCER_SPACE, 1 << seat, _space(root), 0)
    else:
        ask(s, kinds[pending], seat)
