"""What an ability would do, told before it is chosen (EST-14.5): on whom, and the influence at the place afterwards.

It is worked out from what a seat knows: where a total depends on a card it does not know, there is no total.
"""

from __future__ import annotations

from safehouse.core.bits import has
from safehouse.core.frames import KIND, is_asked, top
from safehouse.core.rule import OK

from . import shapes
from .abilities import assassin_targets, assassinate, check_symbol, diplomat_targets, free_here, rally, seducer_targets
from .board import ASSASSIN, CONSPIRATOR, DIPLOMAT, NATIONALIST, SEDUCER, SPACE_CODES, SPACES
from .city import controller, lift, put
from .components import ABILITIES, Ability
from .placing import first_of
from .resolution import influence_at, is_present, leader
from .state import ASK_ABILITY, ASK_ASSASSIN, ASK_DIPLOMAT, ASK_SEDUCER_CARD, HIDDEN, NOBODY, State

_ASKED = {ASK_ASSASSIN: ASSASSIN, ASK_SEDUCER_CARD: SEDUCER, ASK_DIPLOMAT: DIPLOMAT}


def ahead(s: State, seat: int) -> dict[Ability, list[shapes.Outcome]]:
    """For each ability the seat can use now (or is choosing a target for): every target, and what would come of it."""
    if s.depth == 0 or seat >= s.seats or not is_asked(s, seat):
        return {}
    kind = top(s, KIND)
    if kind == ASK_ABILITY:
        usable = [symbol for symbol in range(len(ABILITIES)) if check_symbol(s, symbol) == OK]
    else:
        usable = [_ASKED[kind]] if kind in _ASKED else []
    return {ABILITIES[symbol]: _outcomes(s, seat, symbol) for symbol in usable if symbol != CONSPIRATOR}


def _outcomes(s: State, seat: int, symbol: int) -> list[shapes.Outcome]:
    if symbol == NATIONALIST:
        return [_outcome(s, seat, symbol, s.numeral)]
    targets = {ASSASSIN: assassin_targets, SEDUCER: seducer_targets, DIPLOMAT: diplomat_targets}[symbol](s)
    return [_outcome(s, seat, symbol, space) for space in range(SPACES) if has(targets, space)]


def _outcome(s: State, seat: int, symbol: int, space: int) -> shapes.Outcome:
    """A target with the totals of the place that is being resolved; None where they stay, or are not known.

    While a seducer's space is still to be chosen, who leads in a tie is open.
    """
    copy: State = s.clone()
    if symbol == ASSASSIN:
        assassinate(copy, seat, space)
    elif symbol == NATIONALIST:
        rally(copy, seat)
    elif symbol == SEDUCER and copy.at[space] != HIDDEN:
        owner = controller(copy, space)
        put(copy, owner, lift(copy, space), first_of(free_here(copy)))
    is_open = symbol == DIPLOMAT or (symbol == SEDUCER and s.at[space] == HIDDEN)
    first = NOBODY if symbol in (DIPLOMAT, SEDUCER) else leader(copy, copy.place_now)
    return shapes.Outcome(
        space=SPACE_CODES[space],
        totals=None if is_open else [[other, influence_at(copy, other, copy.place_now)] for other in _present(copy)],
        leader=None if first == NOBODY else first,
    )


def _present(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if is_present(s, seat, s.place_now)]
