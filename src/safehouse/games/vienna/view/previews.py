"""What a choice would bring, worked out by the rules themselves before anything is chosen. For the view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from msgspec.structs import asdict

from safehouse.core.frames import KIND, A, B, is_asked, top
from safehouse.core.rule import OK

from ..data import board
from ..data.glossary import BRIBES, BUILDINGS, ITEMS, PRICES, SECRETS, SQUARES, Item, Secret
from ..rules import state as st
from ..rules.abilities import answers
from ..rules.actions import allowed, answer, choices, option, perform
from ..rules.cards import open_drawers, twin
from ..rules.missions import mission_advance
from ..rules.placing import TAKEN, is_enclosed, is_figure, price, square_points, third_man_mask
from ..rules.state import State
from ..rules.turn import is_automatic, proceed
from . import shapes


def answering(s: State, seat: int, moment: int, x: int, y: int) -> list[shapes.Answer]:
    """The drawers of a seat that answer to a moment."""
    return [
        shapes.Answer(drawer=drawer + 1, ability=board.ABILITY_KEYS[card])
        for drawer, card in enumerate(s.drawers[seat])
        if answers(s, seat, card, moment, x, y)
    ]


def enclosed(s: State, seat: int, own: int) -> list[shapes.Enclosed]:
    """The squares that these buildings would enclose, with points and the drawers that answer to the gain."""
    owned = list(s.secrets[seat])
    squares = []
    missing = ~(own | third_man_mask(s))
    for square in range(SQUARES):
        if not board.STREETS[square] & missing and is_enclosed(s, own, square):
            secret = s.tile[square]
            y = 2 * board.NUMBER[square] + (owned[secret] == 0)
            owned[secret] += 1
            squares.append(
                shapes.Enclosed(
                    square=board.SQUARE_CODES[square],
                    secret=SECRETS[secret],
                    points=square_points(own, square),
                    bonuses=answering(s, seat, board.ON_GAIN, secret, y),
                )
            )
    return squares


def origin_code(origin: int) -> str:
    """Where a placed agent comes from: a building, the supply, or the figure in the supply."""
    if origin < BUILDINGS:
        return board.BUILDING_CODES[origin]
    return "supply" if origin == st.FROM_SUPPLY else "figure"


def candidate(s: State, seat: int, origin: int) -> shapes.Candidate:
    """For the building chosen: what placing this agent there would cost, and what would be enclosed."""
    own = s.own[seat] & ~(1 << origin) if origin < BUILDINGS else s.own[seat]
    return shapes.Candidate(
        is_figure=is_figure(s, seat, origin),
        price=price(s, seat, s.target, is_figure(s, seat, origin)),
        squares=enclosed(s, seat, own | 1 << s.target),
    )


# --- cards ------------------------------------------------------------------------------------------------------


def step(s: State, seat: int, secret: int) -> shapes.Step:
    """What one step of a marker would bring to a seat."""
    space = s.marker[secret]
    after = min(space + 1, board.LAST_SPACE[secret])
    crosses = board.AREA[secret][after] > board.AREA[secret][space]
    return shapes.Step(
        secret=SECRETS[secret],
        points=s.secrets[seat][secret],
        virtual=after == space,
        crosses=crosses,
        moves_investigator=crosses and not s.moved and s.end == 0,
    )


def fourth_use(s: State, seat: int, card: int) -> shapes.FourthUse:
    """A card as action IV."""
    secret = board.CARD_SECRET[card]
    return shapes.FourthUse(
        **asdict(step(s, seat, secret)),
        any_marker=any(answers(s, seat, drawer, board.ON_SHOWN, secret, 0) for drawer in s.drawers[seat]),
        bonuses=answering(s, seat, board.ON_STEP, secret, 0),
    )


def uses(s: State, seat: int, card: int) -> shapes.Uses:
    """What a card in hand would do in each of the three actions, as things stand."""
    same = twin(s, seat, card)
    free = sum(s.drawers[seat][i] == st.NONE for i in range(open_drawers(s, seat)))
    bribe = board.CARD_BRIBE[card]
    return shapes.Uses(
        first=shapes.FirstUse(twin=None if same == st.NONE else same + 1, free=free),
        second=shapes.SecondUse(bribe=BRIBES[bribe], bonuses=answering(s, seat, board.ON_BRIBE, bribe, 0)),
        fourth=fourth_use(s, seat, card),
    )


def works_now(s: State, seat: int, drawer: int) -> bool:
    """Whether an ability answers to what is just being done: the building placed on, or the marker of action IV."""
    if s.active != seat or drawer >= st.DRAWERS or s.target == st.NONE:
        return False
    card = s.drawers[seat][drawer]
    return any(answers(s, seat, card, moment, s.target, 0) for moment in (board.ON_PRICE, board.ON_PLACE)) or any(
        bonus.drawer == drawer + 1
        for square in enclosed(s, seat, s.own[seat] | 1 << s.target)
        for bonus in square.bonuses
    )


# --- what is asked now ------------------------------------------------------------------------------------------


def previews(s: State, seat: int) -> dict[str, shapes.Preview]:
    """By the text of the action, where it costs or brings something at once that no other part of the view tells."""
    found = {}
    for action in _legal(s, seat):
        if st.MOVE <= action <= st.FIGURE:
            preview: shapes.Preview | None = shapes.Preview(agent=candidate(s, seat, action - st.MOVE))
        else:
            preview = _preview(s, seat, st.ACTIONS[action].kind, st.ACTIONS[action].args)
        if preview is not None:
            found[st.ACTIONS[action].text] = preview
    return found


def _preview(s: State, seat: int, kind: str, args: Mapping[str, int | str]) -> shapes.Preview | None:
    if kind == "MARKER":
        return shapes.Preview(step=step(s, seat, SECRETS.index(cast("Secret", args["secret"]))))
    if kind == "YES":
        return shapes.Preview(points=top(s, A) * s.secrets[seat][top(s, B)])
    if kind == "TAKE":
        return shapes.Preview(bribes=TAKEN)
    if kind == "SCHILLINGS":
        return shapes.Preview(money=TAKEN)
    if kind == "BUY":
        return shapes.Preview(price=PRICES[ITEMS.index(cast("Item", args["item"]))])
    if kind == "ACCEPT":
        return shapes.Preview(money=mission_advance(s, seat, board.MISSION_CODES.index(str(args["mission"]))))
    return None


def _legal(s: State, seat: int) -> list[int]:
    if s.depth == 0 or not is_asked(s, seat):
        return []
    kind = top(s, KIND)
    options = [option(s, seat, kind, i) for i in range(choices(kind))]
    return [action for action in options if action != st.NONE and allowed(s, seat, kind, action) == OK]


# --- the last decision of a turn --------------------------------------------------------------------------------


def last_words(s: State, seat: int) -> list[str]:
    """The actions after which this seat is asked no more in its turn or phase, or chance decides: no way back.

    It is given the concealed state, and looks no further than the end of the turn.
    """
    if s.depth == 0 or top(s, KIND) == st.ASK_CARDS:
        return []
    return [st.ACTIONS[action].text for action in _legal(s, seat) if _is_last(s.clone(), seat, action)]


def _is_last(s: State, seat: int, action: int) -> bool:
    while action != st.NONE:
        perform(s, seat, action)
        while is_automatic(s):
            if s.frames[s.depth - 1][KIND] in (st.TURNS, st.PURCHASES, st.PAYDAYS, st.REMOVALS):
                return True
            proceed(s)
        action = answer(s, seat, False)
    return not is_asked(s, seat)
