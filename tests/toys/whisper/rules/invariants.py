"""What the conformance kit needs: the settings to play, the invariants, and an independent hand for what is hidden."""

from __future__ import annotations

from itertools import product

from safehouse.core.actions import Action
from safehouse.core.chance import below
from safehouse.core.frames import KIND, MOVERS, A, B, to_move
from safehouse.core.options import Options
from safehouse.core.rule import Buf
from safehouse.core.seats import CHANCE_MOVES

from ..data.board import CODES, COPIES, KINDS
from . import state as st
from .actions import seats_left
from .state import State
from .turn import picks

SETTINGS: tuple[Options, ...] = (
    {},
    {"hand": 2, "rounds": 1},
    {"peek": False, "first_player": 1},
    {"peek": [True, False, True], "rounds": 3},
)


# --- what is hidden ---------------------------------------------------------------------------------------------


def mutate(s: State, seat: int, rng: Buf) -> bool:
    """Changes one thing of the table in sight.py that this seat may not know."""
    changes = [
        *_exchanges(s, seat),
        *_other_picks(s, seat),
        *_progress(s, seat),
        *_other_shows(s, seat),
    ]
    if not changes:
        return False
    what, *args = changes[below(rng, len(changes))]
    _DO[what](s, *args)  # type: ignore[operator]
    return True


Change = tuple[str | int, ...]


def _free(s: State, owner: int, kind: int) -> bool:
    """Whether the owner can lose such a card with nobody the wiser, the owner apart."""
    bound = int(s.pick[owner] == kind) or int(any(s.shown[asker][owner] == kind for asker in range(s.seats)))
    return s.hand[owner][kind] > bound


def _exchanges(s: State, seat: int) -> list[Change]:
    """A rival's card for one of the deck."""
    rivals = [owner for owner in range(s.seats) if owner != seat]
    return [
        ("exchange", owner, kind, other)
        for owner, kind, other in product(rivals, range(KINDS), range(KINDS))
        if kind != other and _free(s, owner, kind) and s.deck[other] > 0
    ]


def _exchange(s: State, owner: int, kind: int, other: int) -> None:
    s.hand[owner][kind] -= 1
    s.deck[kind] += 1
    s.hand[owner][other] += 1
    s.deck[other] -= 1


def _other_picks(s: State, seat: int) -> list[Change]:
    return [
        ("pick", owner, kind)
        for owner, kind in product(range(s.seats), range(KINDS))
        if owner != seat and s.pick[owner] != st.NONE and s.pick[owner] != kind and s.hand[owner][kind] > 0
    ]


def _pick(s: State, owner: int, kind: int) -> None:
    s.pick[owner] = kind


def _progress(s: State, seat: int) -> list[Change]:
    """A rival has picked, or has not yet."""
    if not s.depth or s.frames[s.depth - 1][KIND] != st.ASK_PICK:
        return []
    movers = s.frames[s.depth - 1][MOVERS]
    found: list[Change] = []
    for owner in range(s.seats):
        if owner == seat or not picks(s, owner):
            continue
        if s.pick[owner] != st.NONE:
            found.append(("unpick", owner))
        elif movers & ~(1 << owner):
            found += [("hurry", owner, kind) for kind in range(KINDS) if s.hand[owner][kind] > 0]
    return found


def _unpick(s: State, owner: int) -> None:
    s.pick[owner] = st.NONE
    s.frames[s.depth - 1][MOVERS] |= 1 << owner


def _hurry(s: State, owner: int, kind: int) -> None:
    s.pick[owner] = kind
    s.frames[s.depth - 1][MOVERS] &= ~(1 << owner)


def _other_shows(s: State, seat: int) -> list[Change]:
    return [
        ("show", asker, owner, kind)
        for asker, owner, kind in product(range(s.seats), range(s.seats), range(KINDS))
        if seat not in (asker, owner) and s.shown[asker][owner] not in (st.NONE, kind) and s.hand[owner][kind] > 0
    ]


def _show(s: State, asker: int, owner: int, kind: int) -> None:
    s.shown[asker][owner] = kind


_DO = {"exchange": _exchange, "pick": _pick, "unpick": _unpick, "hurry": _hurry, "show": _show}


# --- invariants -------------------------------------------------------------------------------------------------


def invariants(s: State) -> list[str]:
    faults = [
        f"cards: {CODES[kind]} is not there {COPIES[kind]} times"
        for kind in range(KINDS)
        if s.deck[kind] + s.discard[kind] + sum(s.hand[seat][kind] for seat in range(s.seats)) != COPIES[kind]
    ]
    if min(s.deck) < 0 or min(s.discard) < 0 or s.deck_count != sum(s.deck):
        faults.append("cards: the deck is miscounted")
    for seat in range(s.seats):
        faults += _seat(s, seat)
    return faults + _pending(s)


def _seat(s: State, seat: int) -> list[str]:
    faults = []
    if min(s.hand[seat]) < 0 or s.hand_count[seat] != sum(s.hand[seat]):
        faults.append(f"cards: the hand of seat {seat} is miscounted")
    if s.out[seat] and s.hand_count[seat]:
        faults.append(f"TOY-4.3: seat {seat} is out and still has cards")
    if s.pick[seat] != st.NONE and not s.hand[seat][s.pick[seat]]:
        faults.append(f"TOY-2.2: seat {seat} has picked a card it does not hold")
    for owner in range(s.seats):
        card = s.shown[seat][owner]
        if card != st.NONE and not (s.shows[seat][owner] and s.hand[owner][card]):
            faults.append(f"TOY-3.4: seat {seat} was shown a card that seat {owner} does not hold")
        if s.shows[seat][owner] and (owner == seat or s.out[owner] or s.out[seat]):
            faults.append(f"TOY-3.3: seat {owner} cannot have shown seat {seat} a card")
    return faults


def _pending(s: State) -> list[str]:
    kinds = [s.frames[i][KIND] for i in range(s.depth)]
    movers = to_move(s)
    faults = []
    picked = [seat for seat in range(s.seats) if s.pick[seat] != st.NONE]
    if (s.active != st.NOBODY) != (st.ASK_TURN in kinds):
        faults.append("turn: there is an active seat if and only if it has a turn")
    if s.active != st.NOBODY and (s.out[s.active] or s.first == st.NOBODY or not s.round):
        faults.append("turn: the active seat cannot have a turn")
    if s.active == st.NOBODY and (s.energy or s.peeked or s.drawn or s.turns_left):
        faults.append("turn: something is left of a turn")
    if s.depth == 0:
        done = s.round >= s.rounds or not any(picks(s, seat) for seat in range(s.seats))
        return faults if done or seats_left(s) == 1 else [*faults, "TOY-4.1: the game cannot be over"]
    if seats_left(s) < 2:
        faults.append("TOY-4.3: one seat alone plays no game")
    if kinds[-1] == st.ASK_PICK:
        asked = sum(1 << seat for seat in range(s.seats) if picks(s, seat) and seat not in picked)
        if movers != asked or not asked or kinds != [st.ASK_PICK] or not s.round or s.first == st.NOBODY:
            faults.append("TOY-2.1: those who pick are not those who hold a card")
    elif picked:
        faults.append("TOY-2.1: a card is picked although nobody picks")
    if kinds[-1] == st.ASK_DEAL:
        faults += _dealing(s)
    if kinds[-1] == st.ASK_SHOW:
        faults += _showing(s, movers)
    if (kinds[-1] == st.ASK_FIRST) != (s.first == st.NOBODY) or (kinds[-1] == st.ASK_FIRST and s.deck != list(COPIES)):
        faults.append("TOY-1.1: there is a first player if and only if it was drawn")
    if not 0 <= s.energy <= st.ENERGY:
        faults.append("TOY-3.2: energy")
    return faults


def _dealing(s: State) -> list[str]:
    top = s.frames[s.depth - 1]
    faults = []
    if top[MOVERS] != CHANCE_MOVES or s.deck_count <= top[B]:
        faults.append("TOY-1.2: there is no card to deal")
    if s.active == st.NOBODY and (s.round or s.first == st.NOBODY or any(s.out) or any(s.discard)):
        faults.append("TOY-1.2: the set-up is over")
    dealt = s.seats * s.hand_size - 1 - top[B]
    if s.active == st.NOBODY and s.first != st.NOBODY:
        order = [(s.first + i) % s.seats for i in range(dealt + 1)]
        if order[-1] != top[A] or any(s.hand_count[seat] != order[:-1].count(seat) for seat in range(s.seats)):
            faults.append("TOY-1.2: it is not this seat's card")
    if s.active != st.NOBODY and not s.drawn:
        faults.append("TOY-3.5: nobody has asked for a card")
    return faults


def _showing(s: State, movers: int) -> list[str]:
    asked = [seat for seat in range(s.seats) if movers >> seat & 1]
    if len(asked) != 1 or asked[0] == s.active or not picks(s, asked[0]) or s.active == st.NOBODY or not s.peeked:
        return ["TOY-3.3: this seat cannot be asked to show a card"]
    return [] if s.may_peek[s.active] else ["TOY-3.3: this seat may not ask"]


def step_invariants(before: State, seat: int, action: Action, after: State) -> list[str]:
    """Points and pawns never go back; a move pays for itself."""
    faults = [
        f"TOY-4.1: seat {p} lost points"
        for p in range(before.seats)
        if after.points[p] < before.points[p] or after.pawn[p] < before.pawn[p]
    ]
    if action.kind == "MOVE" and before.energy - after.energy != after.pawn[seat] - before.pawn[seat]:
        faults.append("TOY-3.2: a move was not paid for")
    return faults
