"""What placing an agent on each building would cost and bring, worked out by the rules. For the view alone.

The Marrakesh step (VIE-20.17) is left out: it is chosen later.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from safehouse.core.bits import has
from safehouse.core.kept_parts import kept
from safehouse.core.rule import OK

from ..data import board
from ..data.glossary import BRIBES, BUILDINGS, SECRETS, SORTS
from ..rules.abilities import FRAME, answers, is_foreign
from ..rules.missions import can_substitute, free_slot, is_met, missing
from ..rules.placing import check_figure, check_target, is_figure, is_payable, price, usable_sorts
from ..rules.state import ACTIONS, ASK_BRIBE, ASK_DIFFERENT, FIXED_BRIBE, FROM_FIGURES, FROM_SUPPLY, NONE, TARGET, State
from . import shapes
from .previews import answering, enclosed, origin_code


@kept(
    lambda s, seat: (
        (s.depth > 0, s.round > 0, s.third_man, s.own, s.flag, s.tile, s.display, s.colour[seat]),
        (s.supply[seat], s.figure[seat], s.unlocked[seat], s.items[seat]),
        (s.bribes[seat], s.secrets[seat], s.drawers[seat], s.missions[seat]),
    )
)
def prospects(s: State, seat: int) -> dict[str, shapes.Preview]:
    """For every building without an own agent, by the text of the action; whoever is asked, and before it is."""
    if not s.depth or not s.round:
        return {}
    return {
        ACTIONS[TARGET + building].text: shapes.Preview(prospect=prospect(s, seat, building))
        for building in range(BUILDINGS)
        if not has(s.own[seat], building)
    }


def prospect(s: State, seat: int, building: int) -> shapes.Prospect:
    """The answer to pointing at a building. `origin`: the agent for which squares and missions are worked out."""
    sorts = usable_sorts(s, seat, building)
    origin, squares = _best(s, seat, building)
    return shapes.Prospect(
        price=price(s, seat, building, False),
        price_of_figure=price(s, seat, building, True) if s.feld else None,
        payable=is_payable(s, seat, building, False) or _is_payable_with_figure(s, seat, building),
        allowed=check_target(s, seat, building) == OK,
        sorts=[bribe for i, bribe in enumerate(BRIBES) if has(sorts, i)],
        discounts=answering(s, seat, board.ON_PRICE, building, 0),
        foreign=is_foreign(s, seat, building),
        origin=None if origin == NONE else origin_code(origin),
        squares=squares,
        bonuses=answering(s, seat, board.ON_PLACE, building, 0),
        accept=_accept(s, seat, s.flag[building]),
        fulfil=_fulfil(s, seat, building, origin, squares),
    )


def _is_payable_with_figure(s: State, seat: int, building: int) -> bool:
    """VIE-20.2, 20.3: the figure stands on the board already, or may be placed."""
    has_figure = bool(s.feld) and (s.figure[seat] != NONE or check_figure(s, seat) == OK)
    return has_figure and is_payable(s, seat, building, True)


# --- which agent ------------------------------------------------------------------------------------------------


def _origins(s: State, seat: int, building: int) -> list[int]:
    """Every agent that could be placed here; if none can be paid for, every agent there is. The supply comes first."""
    origins = [FROM_SUPPLY] if s.supply[seat] > 0 else []
    if check_figure(s, seat) == OK:
        origins.append(FROM_FIGURES)
    origins += [other for other in range(BUILDINGS) if has(s.own[seat], other)]
    is_enough = [is_payable(s, seat, building, with_figure) for with_figure in (False, True)]
    return [one for one in origins if is_enough[is_figure(s, seat, one)]] or origins


def _best(s: State, seat: int, building: int) -> tuple[int, list[shapes.Enclosed]]:
    """VIE-6.8: an agent that is moved leaves a gap, so one from the supply is best, else the one that gains most."""
    best, squares = NONE, list[shapes.Enclosed]()
    for origin in _origins(s, seat, building):
        found = enclosed(s, seat, _own_after(s, seat, building, origin))
        if best == NONE or _worth(found) > _worth(squares):
            best, squares = origin, found
        if origin >= BUILDINGS:
            break
    return best, squares


def _own_after(s: State, seat: int, building: int, origin: int) -> int:
    left = s.own[seat] & ~(1 << origin) if origin < BUILDINGS else s.own[seat]
    return left | 1 << building


def _worth(squares: list[shapes.Enclosed]) -> int:
    return sum(square.points for square in squares)


# --- missions ---------------------------------------------------------------------------------------------------


def _accept(s: State, seat: int, flag: int) -> list[str]:
    """Missions of the display that this flag opens, if there is a free slot."""
    if free_slot(s, seat) == NONE:
        return []
    return [board.MISSION_CODES[m] for m in s.display if m != NONE and board.MISSION_FLAG[m] == flag]


def _fulfil(s: State, seat: int, building: int, origin: int, squares: list[shapes.Enclosed]) -> list[str]:
    """Own missions of this flag that could be met after the placement: paid, with all it brings (VIE-6.7, 15.10)."""
    own = [m for m in s.missions[seat] if m != NONE and board.MISSION_FLAG[m] == s.flag[building]]
    if not own or origin == NONE:
        return []
    bonuses = _bonuses(s, seat, building, squares)
    after = [_after(s, seat, building, origin, paid, squares, bonuses) for paid in _payments(s, seat, building, origin)]
    return [board.MISSION_CODES[m] for m in own if any(_can_be_met(one, seat, m, bonuses) for one in after)]


def _payments(s: State, seat: int, building: int, origin: int) -> list[list[int]]:
    """The ways to pay; a price that cannot be paid would take all there is of the sorts that could."""
    sorts = usable_sorts(s, seat, building)
    cost = price(s, seat, building, is_figure(s, seat, origin))
    stock = [s.bribes[seat][sort] if has(sorts, sort) else 0 for sort in range(SORTS)]
    if cost == 0:
        return [[0] * SORTS]
    of_size = [board.PAYMENT[i] for i in range(len(board.PAYMENT)) if board.PAYMENT_SIZE[i] == cost]
    return [paid for paid in of_size if all(paid[sort] <= stock[sort] for sort in range(SORTS))] or [stock]


def _bonuses(s: State, seat: int, building: int, squares: list[shapes.Enclosed]) -> list[int]:
    """The cards in the drawers that would bring bribes, once for each time."""
    moments = [(board.ON_PLACE, building, 0)]
    owned = list(s.secrets[seat])
    for square in squares:
        secret = SECRETS.index(square.secret)
        is_new = owned[secret] == 0
        owned[secret] += 1
        moments.append((board.ON_GAIN, secret, 2 * board.NUMBER[board.SQUARE_CODES.index(square.square)] + is_new))
    return [card for moment, x, y in moments for card in s.drawers[seat] if answers(s, seat, card, moment, x, y)]


def _after(
    s: State, seat: int, building: int, origin: int, paid: list[int], squares: list[shapes.Enclosed], bonuses: list[int]
) -> State:
    """The placement made: the agent moved, the price paid, tiles and fixed bribes received."""
    after = s.clone()
    after.own[seat] = _own_after(s, seat, building, origin)
    after.target = building
    if is_figure(s, seat, origin):
        after.figure[seat] = building
    for sort in range(SORTS):
        after.bribes[seat][sort] -= paid[sort]
    for square in squares:
        after.secrets[seat][SECRETS.index(square.secret)] += 1
    for card in bonuses:
        if FRAME[card] == FIXED_BRIBE:
            after.bribes[seat][board.ATTRIBUTE[card]] += board.AMOUNT[card]
    return after


def _can_be_met(s: State, seat: int, mission: int, bonuses: list[int]) -> bool:
    """With the bribes of choice that the bonuses bring, chosen well."""
    if is_met(s, seat, mission):
        return True
    if board.MISSION_TYPE[mission] != board.OF_BRIBES:
        return False
    single = sum(FRAME[card] == ASK_BRIBE and board.AMOUNT[card] == 1 for card in bonuses)
    several = [
        card
        for card in bonuses
        if FRAME[card] == ASK_DIFFERENT or (FRAME[card] == ASK_BRIBE and board.AMOUNT[card] > 1)
    ]
    return any(
        missing(one, seat, mission) <= single + can_substitute(one, seat, mission)
        for one in _with_several(s, seat, mission, several)
    )


def _with_several(s: State, seat: int, mission: int, cards: list[int]) -> Iterator[State]:
    """The states after bonuses of several bribes: of one sort (VIE-17.32a to 17.32c), or all different (VIE-17.25)."""
    if not cards:
        yield s
        return
    listed = [sort for sort in range(SORTS) if board.NEED[mission][sort] > 0]
    is_different = FRAME[cards[0]] == ASK_DIFFERENT
    amount = 1 if is_different else board.AMOUNT[cards[0]]
    for sorts in combinations(listed, min(s.seats, len(listed)) if is_different else 1):
        after = s.clone()
        for sort in sorts:
            after.bribes[seat][sort] += amount
        yield from _with_several(after, seat, mission, cards[1:])
