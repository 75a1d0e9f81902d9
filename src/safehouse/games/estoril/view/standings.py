"""Who has how much influence at a place, as far as a seat knows it. For the view alone."""

from __future__ import annotations

from safehouse.core.bits import has

from ..data.board import CARDS, FIRST_SPACE, FLAG, HOTEL_FLAG, INFLUENCE, PLACE_OF, SPACES
from ..data.components import NUMERALS
from ..rules.city import lowest_space
from ..rules.resolution import influence, is_present
from ..rules.state import HIDDEN, RING, State
from . import shapes

NUMERAL_OF = [NUMERALS[space - FIRST_SPACE[PLACE_OF[space]]] for space in range(SPACES)]


def standing(s: State, place: int) -> list[shapes.Influence]:
    """EST-7.12, 7.13: who would lead comes first: the most influence that is known, then the lowest space."""
    present = [seat for seat in range(s.seats) if is_present(s, seat, place)]
    found = [(_influence(s, seat, place), lowest_space(s, seat, place)) for seat in present]
    return [one for one, _ in sorted(found, key=lambda pair: (-pair[0].known, pair[1]))]


def tie(found: list[shapes.Influence]) -> int | None:
    """Who wins a tie for the most by the lower space; None where there is none, or where cards are still unknown."""
    is_tied = len(found) > 1 and found[0].known == found[1].known and not any(one.unknown for one in found)
    return found[0].seat if is_tied else None


def _influence(s: State, seat: int, place: int) -> shapes.Influence:
    """What a seat has at a place as far as it is known, and what its unknown characters can add to it."""
    spaces = [space for space in range(SPACES) if has(s.own[seat], space) and PLACE_OF[space] == place]
    known = sum(influence(s, space) for space in spaces if s.at[space] != HIDDEN)
    unknown = sum(s.at[space] == HIDDEN for space in spaces)
    values = sorted(_worth_at(place, card) for card in range(CARDS) if s.place[card] == RING + seat)
    return shapes.Influence(
        seat=seat,
        known=known,
        least=known + sum(values[:unknown]),
        most=known + sum(values[len(values) - unknown :]),
        unknown=unknown,
        lowest=NUMERAL_OF[lowest_space(s, seat, place)],
    )


def _worth_at(place: int, card: int) -> int:
    """EST-9.3, 9.6: what a card counts at a place before abilities, with the bonus of a hotel for its flag."""
    return INFLUENCE[card] + (1 if HOTEL_FLAG[place] == FLAG[card] else 0)
