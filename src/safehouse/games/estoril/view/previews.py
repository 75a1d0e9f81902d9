"""What an action would bring, told before it is chosen (EST-14.5): on whom, and the influence at the place afterwards.

It is worked out from what a seat knows: where a total depends on a card it does not know, there is no total.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from safehouse.core.bits import has
from safehouse.core.events import drain
from safehouse.core.frames import KIND, A, is_asked, top
from safehouse.core.rule import OK

from ..data import board
from ..data.components import ABILITIES
from ..rules import state as st
from ..rules.abilities import (
    assassin_targets,
    assassinate,
    check_symbol,
    diplomat_targets,
    free_here,
    rally,
    same_flags,
    seducer_targets,
)
from ..rules.actions import check
from ..rules.city import controller, lift, put
from ..rules.placing import first_of
from ..rules.resolution import influence_at, is_present, leader, lose
from ..rules.scoring import count_in, prize, tally
from ..rules.state import State
from . import shapes
from .standings import standing, tie


def previews(s: State, seat: int) -> dict[str, shapes.Preview]:
    """By the text of the action."""
    if s.depth == 0 or seat >= s.seats or not is_asked(s, seat):
        return {}
    kind = top(s, KIND)
    if kind == st.ASK_ABILITY:
        return _abilities(s, seat)
    if kind == st.ASK_DISCARD:
        return _discards(s, seat)
    show = _SPACES.get(kind)
    if show is None:
        return {}
    legal = [space for space in range(board.SPACES) if check(s, seat, st.TO_SPACE + space) == OK]
    return {st.ACTIONS[st.TO_SPACE + space].text: show(s, seat, space) for space in legal}


# --- abilities --------------------------------------------------------------------------------------------------


def _abilities(s: State, seat: int) -> dict[str, shapes.Preview]:
    """For each that can be used now every target, and what would come of it; a conspirator has none."""
    usable = [symbol for symbol in range(len(ABILITIES)) if check_symbol(s, symbol) == OK]
    found = {}
    for symbol in usable:
        if symbol != board.CONSPIRATOR:
            preview = _rallied(s, seat) if symbol == board.NATIONALIST else shapes.Preview()
            text = st.ACTIONS[st.TO_SYMBOL + symbol].text
            found[text] = replace(preview, outcomes=_outcomes(s, seat, symbol))
    return found


def _outcomes(s: State, seat: int, symbol: int) -> list[shapes.Outcome]:
    if symbol == board.NATIONALIST:
        return [_outcome(s, seat, symbol, s.numeral)]
    targets = {board.ASSASSIN: assassin_targets, board.SEDUCER: seducer_targets, board.DIPLOMAT: diplomat_targets}[
        symbol
    ](s)
    return [_outcome(s, seat, symbol, space) for space in range(board.SPACES) if has(targets, space)]


def _outcome(s: State, seat: int, symbol: int, space: int) -> shapes.Outcome:
    """A target with the totals of the place that is being resolved; None where they stay, or are not known.

    While a seducer's space is still to be chosen, who leads in a tie is open.
    """
    copy: State = s.clone()
    if symbol == board.ASSASSIN:
        assassinate(copy, seat, space)
    elif symbol == board.NATIONALIST:
        rally(copy, seat)
    elif symbol == board.SEDUCER and copy.at[space] != st.HIDDEN:
        owner = controller(copy, space)
        put(copy, owner, lift(copy, space), first_of(free_here(copy)))
    is_open = symbol == board.DIPLOMAT or (symbol == board.SEDUCER and s.at[space] == st.HIDDEN)
    first = st.NOBODY if symbol in (board.DIPLOMAT, board.SEDUCER) else leader(copy, copy.place_now)
    return shapes.Outcome(
        space=board.SPACE_CODES[space],
        totals=None if is_open else [[other, influence_at(copy, other, copy.place_now)] for other in _present(copy)],
        leader=None if first == st.NOBODY else first,
    )


def _present(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if is_present(s, seat, s.place_now)]


# --- discards, spaces -------------------------------------------------------------------------------------------


def _rallied(s: State, seat: int) -> shapes.Preview:
    after: State = s.clone()
    drain(after)
    rally(after, seat)
    return _resolved(after, after.national[s.numeral] - s.national[s.numeral])


def _discards(s: State, seat: int) -> dict[str, shapes.Preview]:
    legal = [card for card in range(board.CARDS) if check(s, seat, st.TO_CARD + card) == OK]
    return {
        st.ACTIONS[st.TO_CARD + card].text: shapes.Preview(
            counts_for=sum(board.AMOUNT[m][card] > 0 for m in _missions(s))
        )
        for card in legal
    }


def _missions(s: State) -> list[int]:
    return [mission for mission in (*s.missions, *s.secret[: s.seats]) if mission not in (st.NONE, st.HIDDEN)]


def _resolved(s: State, gained: int | UnsetType = UNSET, *, is_open: bool = False) -> shapes.Preview:
    """The place that is being resolved in a state that would come about; `is_open`: who wins a tie is not decided."""
    found = standing(s, s.place_now)
    return shapes.Preview(rally=gained, influence=found, tie=None if is_open else tie(found))


def _placed(s: State, seat: int, space: int) -> shapes.Preview:
    gained = _rally_at(s, space, s.chosen) if s.chosen >= 0 else None
    return shapes.Preview(rally=UNSET if gained is None else gained)


def _killed(s: State, seat: int, space: int) -> shapes.Preview:
    after: State = s.clone()
    drain(after)
    assassinate(after, seat, space)
    return _resolved(after)


def _seduced(s: State, seat: int, space: int) -> shapes.Preview:
    """Before its space is chosen who wins a tie is open: it stands on the highest that is free."""
    return _resolved(_moved(s, space, free_here(s).bit_length() - 1), is_open=True)


def _settled(s: State, seat: int, space: int) -> shapes.Preview:
    return _resolved(_moved(s, top(s, A), space))


def _moved(s: State, origin: int, space: int) -> State:
    """EST-8.24, 8.25: a character moved with its disc; where it is not known it stays so."""
    after: State = s.clone()
    owner = controller(after, origin)
    card = lift(after, origin)
    if card == st.HIDDEN:
        after.at[space] = card
        after.own[owner] |= 1 << space
    else:
        put(after, owner, card, space)
    return after


def _lost(s: State, seat: int, space: int) -> shapes.Preview:
    """EST-9.14: what the known missions lose."""
    after: State = s.clone()
    drain(after)
    lose(after, seat, space)
    changes = [_change(s, after, seat, mission) for mission in _missions(s)]
    return shapes.Preview(changes=[change for change in changes if change.before != change.left])


def _change(s: State, after: State, seat: int, mission: int) -> shapes.MissionChange:
    now, then = tally(s, mission), tally(after, mission)
    return shapes.MissionChange(
        mission=board.MISSION_CODES[mission],
        before=count_in(now, mission, seat),
        left=count_in(then, mission, seat),
        had=prize(s, now, mission, seat),
        rest=prize(after, then, mission, seat),
    )


_SPACES: dict[int, Callable[[State, int, int], shapes.Preview]] = {
    st.ASK_SPACE: _placed,
    st.ASK_ASSASSIN: _killed,
    st.ASK_SEDUCER_CARD: _seduced,
    st.ASK_SEDUCER_SPACE: _settled,
    st.ASK_LOSS: _lost,
}


# --- nationalists -----------------------------------------------------------------------------------------------


def rally_of(s: State, space: int) -> int | None:
    """Of the character that lies there, if it is known and has yet to act; None where that is not so."""
    card = s.at[space]
    if card < 0 or has(s.moved, space) or s.national[space] > 0:
        return None
    return _rally_at(s, space, card)


def _rally_at(s: State, space: int, card: int) -> int | None:
    """EST-8.12 to 8.14: what all nationalist symbols of a card would gain on a space now; None where it has none."""
    if not board.SYMBOL_COUNT[card][board.NATIONALIST]:
        return None
    there: State = s.clone()
    there.at[space] = card
    there.numeral = space
    there.place_now = board.PLACE_OF[space]
    return same_flags(there) * board.SYMBOL_COUNT[card][board.NATIONALIST]
