"""What a seat knows, in names, not numbers. It is given the concealed state and nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar, get_args

from msgspec import UNSET
from msgspec.structs import asdict

from safehouse.core.bits import count_bits, has
from safehouse.core.frames import KIND, MOVERS, A, B, C, D
from safehouse.core.kept_parts import kept
from safehouse.core.seats import CHANCE_MOVES, Colour
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data import board, glossary
from ..rules import state as st
from ..rules.cards import open_drawers
from ..rules.flow import count_bribes
from ..rules.missions import held, is_met, missing, slots
from ..rules.money import ordinary_agents
from ..rules.placing import is_walkable, third_man_mask, walk_targets, walk_value
from ..rules.scoring import final_line, score
from ..rules.state import State
from . import shapes
from .information import count_cards, is_choosing, pile_size
from .previews import last_words, origin_code, previews, uses, works_now
from .prospects import prospects

TILES: tuple[shapes.Tile | None, ...] = (None, "purchase", "payday")
STEPS: tuple[shapes.MissionSteps, ...] = get_args(shapes.MissionSteps)

T = TypeVar("T")


def table_view(s: State) -> shapes.TableView:
    """What everybody can read off the table."""
    return shapes.TableView(
        round=s.round,
        crest=_or_none(s.crest),
        active=_or_none(s.active),
        end=glossary.ENDS[s.end],
        exceptional=bool(s.exceptional),
        roof=_roof(s),
        tracks=_tracks(s),
        buildings=_buildings(s),
        squares=_squares(s),
        third_man=_third_man(s),
        display=[None if mission == st.NONE else MISSION_FACES[mission] for mission in s.display],
        stacks=shapes.Stacks(
            a=count_bits(s.stack & board.IN_CATEGORY[board.CATEGORY_A]),
            b=count_bits(s.stack & board.IN_CATEGORY[board.CATEGORY_B]),
        ),
        deck=_deck(s),
    )


def own_view(s: State, seat: int) -> shapes.OwnView:
    """The seats, the turn and what could be done as this seat (or a spectator) sees them."""
    return shapes.OwnView(
        players=[_player(s, other, seat) for other in range(s.seats)],
        turn=_turn(s, seat),
        previews=previews(s, seat) | prospects(s, seat) if seat < SEATS else {},
    )


def _or_none(number: int) -> int | None:
    return None if number in (st.NOBODY, st.NONE) else number


def colours(s: State) -> list[Colour | None]:
    """VIE-1.1, 20.1"""
    return [_named(glossary.SEAT_COLOURS, s.colour[seat]) for seat in range(s.seats)]


def _named(codes: tuple[T, ...], number: int) -> T | None:
    return None if number == st.NONE else codes[number]


# --- the secrets board ------------------------------------------------------------------------------------------


def _roof(s: State) -> shapes.Roof:
    last = board.ROOF_END[s.seats]
    return shapes.Roof(
        investigator=glossary.ROOF[s.investigator],
        moved=bool(s.moved),
        last=glossary.ROOF[last],
        due=_due(s),
        oriel="payday" if s.full and s.end != st.OPEN and s.depth else None,
        spaces=[
            shapes.RoofTiles(space=glossary.ROOF[i], tiles=_roof_tiles(s, i), reached=i <= s.investigator)
            for i in range(last + 1)
        ],
        purchases=s.purchases,
        paydays=s.paydays,
        rounds_left_at_least=_rounds_left(s),
    )


def _due(s: State) -> list[shapes.Tile]:
    """VIE-12.1, 12.4, 12.5: what comes at the end of this round, the first first."""
    if s.depth and s.frames[0][KIND] == st.CREST:
        names: dict[int, shapes.Tile] = {st.PURCHASES: "purchase", st.PAYDAYS: "payday"}
        kinds = [s.frames[i][KIND] for i in range(s.depth - 1, 0, -1)]
        return [names[kind] for kind in kinds if kind in names]
    tile = TILES[s.due]
    return ([tile] if tile else []) + (["purchase"] if s.full and s.end == st.TRIGGERED else [])


def _roof_tiles(s: State, space: int) -> list[shapes.Tile]:
    """The tiles on a roof space that will still be carried out; on the last one both (VIE-12.4, 12.7)."""
    tile = TILES[board.ROOF_TILE[s.seats][space]]
    if not s.full or tile is None or space <= s.investigator or s.end != st.OPEN:
        return []
    return ["purchase", "payday"] if space == board.ROOF_END[s.seats] else [tile]


def _rounds_left(s: State) -> int:
    """How many rounds come after this one at the earliest."""
    if s.end != st.OPEN:
        return 0 if glossary.ENDS[s.end] == "last" else 1
    return board.ROOF_END[s.seats] - s.investigator + (1 if s.moved else 0)


@kept(lambda s: s.marker)
def _tracks(s: State) -> list[shapes.Track]:
    return [_track(s, sort) for sort in range(glossary.SORTS)]


def _track(s: State, sort: int) -> shapes.Track:
    space = s.marker[sort]
    later = [step for step in board.DATA.tracks[sort] if step > space]
    return shapes.Track(
        secret=glossary.SECRETS[sort],
        space=space,
        last=board.LAST_SPACE[sort],
        area=board.AREA[sort][space],
        thresholds=list(board.DATA.tracks[sort]),
        steps_to_threshold=later[0] - space if later else None,
    )


# --- the city ---------------------------------------------------------------------------------------------------


@kept(lambda s: (s.flag, s.own, s.figure, s.third_man))
def _buildings(s: State) -> list[shapes.Building]:
    return [_building(s, building) for building in range(glossary.BUILDINGS)]


def _building(s: State, building: int) -> shapes.Building:
    printed = board.DATA.buildings[building]
    return shapes.Building(
        building=printed.id,
        colour=printed.colour,
        flag=_named(glossary.FLAGS, s.flag[building]),
        seal=printed.seal if s.full else None,
        letter=printed.letter if s.full else None,
        agents=[seat for seat in range(s.seats) if has(s.own[seat], building)],
        figure=next((seat for seat in range(s.seats) if s.figure[seat] == building), None),
        third_man=s.third_man == building,
    )


@kept(lambda s: (s.tile, s.own, s.third_man))
def _squares(s: State) -> list[shapes.Square]:
    return [_square(s, square) for square in range(glossary.SQUARES)]


def _square(s: State, square: int) -> shapes.Square:
    """`lacks`: per seat the buildings still missing to enclose it."""
    streets, helper = board.STREETS[square], third_man_mask(s)
    return shapes.Square(
        square=board.SQUARE_CODES[square],
        number=board.NUMBER[square],
        secret=_named(glossary.SECRETS, s.tile[square]),
        buildings=_codes(streets),
        lacks=[_codes(streets & ~(s.own[seat] | helper)) for seat in range(s.seats)],
    )


@lru_cache(4096)
def _codes(mask: int) -> list[str]:
    """The codes of a set of buildings, by their numbers."""
    codes = []
    while mask:
        lowest = mask & -mask
        codes.append(board.BUILDING_CODES[lowest.bit_length() - 1])
        mask ^= lowest
    return codes


def _third_man(s: State) -> shapes.ThirdMan | None:
    if s.third_man == st.NONE:
        return None
    near = [b for b in range(glossary.BUILDINGS) if has(board.NEAR[s.third_man], b) and is_walkable(s, b)]
    return shapes.ThirdMan(
        building=board.BUILDING_CODES[s.third_man],
        next=_codes(walk_targets(s)),
        reasons=[shapes.Walk(building=board.BUILDING_CODES[b], value=walk_value(s, b) // 8) for b in near],
    )


# --- cards ------------------------------------------------------------------------------------------------------


def _card_face(card: int) -> shapes.Card:
    printed = board.DATA.cards[card]
    ability = board.ability_of(card)
    return shapes.Card(
        card=board.CARD_CODES[card],
        ability=printed.ability,
        moment=ability.moment,
        condition=ability.condition,
        effect=ability.effect,
        amount=ability.amount,
        shows=printed.shows,
        shows_kind=None if ability.shows == "none" else ability.shows,
        action=ability.action,
        bribe=printed.bribe,
        secret=printed.secret,
    )


CARD_FACES = [_card_face(card) for card in range(glossary.CARDS)]
"""What is printed on each card, and the same as arguments for cards of which more is told."""
PRINTED = [asdict(face) for face in CARD_FACES]
UNKNOWN = shapes.UnknownCard(card=None)


def _face_or_none(card: int) -> shapes.Card | shapes.UnknownCard | None:
    """None where there is no card; a card without a face where this seat does not know it."""
    if card == st.NONE:
        return None
    return UNKNOWN if card == st.HIDDEN else CARD_FACES[card]


def _members(words: list[int]) -> list[str]:
    return [
        board.CARD_CODES[card] for card in range(glossary.CARDS) if has(words[card // st.PER_WORD], card % st.PER_WORD)
    ]


@kept(lambda s: s.discards)
def _discards(s: State) -> list[str]:
    return _members(s.discards)


@kept(lambda s: s.deck)
def _unseen(s: State) -> list[str]:
    return _members(s.deck)


def _deck(s: State) -> shapes.Deck:
    hidden = sum(card == st.HIDDEN for seat in range(s.seats) for card in (*s.hand[seat], *s.assigned[seat]))
    return shapes.Deck(count=pile_size(s) - hidden, discards=_discards(s), unseen=_unseen(s))


# --- missions ---------------------------------------------------------------------------------------------------

MISSION_FACES = [
    shapes.Mission(
        mission=printed.id,
        category=printed.id[0],
        flag=printed.flag,
        type=printed.type,
        needs=list(printed.needs),
        money=printed.money,
        points=printed.points,
    )
    for printed in board.ALL_MISSIONS
]
PRINTED_MISSIONS = [asdict(face) for face in MISSION_FACES]


# --- seats ------------------------------------------------------------------------------------------------------


def _player(s: State, seat: int, viewer: int) -> shapes.Player:
    choosing = s.depth > 0 and s.frames[s.depth - 1][KIND] == st.ASK_CARDS
    return shapes.Player(
        seat=seat,
        you=seat == viewer,
        out=bool(s.out[seat]),
        turns=_turns(s, seat),
        colour=_named(glossary.SEAT_COLOURS, s.colour[seat]),
        figure=_figure(s, seat),
        supply=s.supply[seat],
        annex=s.annex[seat],
        on_board=_codes(s.own[seat]),
        bribes=dict(zip(glossary.BRIBES, s.bribes[seat], strict=True)),
        money=s.money[seat],
        box=s.box[seat] if has(s.items[seat], st.BOX) else None,
        box_room=st.BOX_LIMIT - s.box[seat] if has(s.items[seat], st.BOX) else 0,
        secrets=dict(zip(glossary.SECRETS, s.secrets[seat], strict=True)),
        items=[item for i, item in enumerate(glossary.ITEMS) if has(s.items[seat], i)],
        drawers=[_drawer(s, seat, i) for i in range(open_drawers(s, seat))],
        missions=_own_missions(s, seat) if s.full else [],
        cards=count_cards(s, seat),
        hand=[_hand_card(s, seat, viewer, card) for card in s.hand[seat] if card != st.NONE],
        assigned=shapes.Assigned(*(_face_or_none(card) for card in s.assigned[seat][: len(glossary.ROLES)])),
        committed=choosing and not is_choosing(s, seat),
        points=dict(zip(st.LINES, s.points[seat], strict=True)),
        score=score(s, seat),
        if_ended=_if_ended(s, seat),
        payday=_payday(s, seat),
    )


def _turns(s: State, seat: int) -> int:
    """How many turns a seat has had, the one that is on included."""
    if s.active == st.NOBODY or s.crest == st.NOBODY:
        is_before_actions = s.depth > 0 and s.frames[0][KIND] in (st.ASK_CARDS, st.DEAL)
        return max(0, s.round - 1) if is_before_actions else s.round
    return s.round - 1 + ((seat - s.crest) % s.seats <= (s.active - s.crest) % s.seats)


def _hand_card(s: State, seat: int, viewer: int, card: int) -> shapes.HandCard | shapes.UnknownCard:
    if card == st.HIDDEN:
        return UNKNOWN
    return shapes.HandCard(**PRINTED[card], uses=uses(s, seat, card) if seat == viewer else UNSET)


def _figure(s: State, seat: int) -> shapes.OwnFigure | None:
    if not s.feld or s.colour[seat] == st.NONE:
        return None
    return shapes.OwnFigure(
        name=glossary.FIGURES[s.colour[seat]],
        building=_named(board.BUILDING_CODES, s.figure[seat]),
        unlocked=bool(s.unlocked[seat]),
    )


def _drawer(s: State, seat: int, drawer: int) -> shapes.Drawer | None:
    card = s.drawers[seat][drawer]
    return None if card == st.NONE else shapes.Drawer(**PRINTED[card], works_now=works_now(s, seat, drawer))


@kept(
    lambda s, seat: (
        (s.missions[seat], s.items[seat], s.own[seat], s.bribes[seat], s.secrets[seat]),
        (s.colour[seat], s.figure[seat], s.target),
    )
)
def _own_missions(s: State, seat: int) -> list[shapes.OwnMission | None]:
    return [_own_mission(s, seat, s.missions[seat][i]) for i in range(slots(s, seat))]


def _own_mission(s: State, seat: int, mission: int) -> shapes.OwnMission | None:
    if mission == st.NONE:
        return None
    return shapes.OwnMission(
        **PRINTED_MISSIONS[mission],
        missing=missing(s, seat, mission),
        met=is_met(s, seat, mission),
        held=_held(s, seat, mission),
    )


def _held(s: State, seat: int, mission: int) -> dict[str, int]:
    """How many of each listed thing the seat can show; letters are not held."""
    face = MISSION_FACES[mission]
    codes: dict[str, tuple[str, ...]] = {
        "seal": glossary.SEALS,
        "bribe": glossary.BRIBES,
        "secret": glossary.SECRETS,
        "letter": (),
    }
    return {code: held(s, seat, mission, i) for i, code in enumerate(codes[face.type]) if code in face.needs}


def _if_ended(s: State, seat: int) -> dict[str, int]:
    """The score sheet if the game ended now (agents and money as they are)."""
    lines = dict(zip(st.LINES, s.points[seat], strict=True))
    if s.depth:
        lines |= {st.LINES[line]: final_line(s, seat, line) for line in range(st.L_SECRETS, len(st.LINES))}
    return {**lines, "total": sum(lines.values())}


def _payday(s: State, seat: int) -> shapes.Payday:
    """What a payday would cost now; the figure takes its chocolate first (VIE-20.7)."""
    to_pay = ordinary_agents(s, seat)
    chocolate = int(s.figure[seat] != st.NONE and s.bribes[seat][board.CHOCOLATE] > 0)
    bribes = count_bribes(s, seat) - chocolate if has(s.items[seat], st.MAP) else 0
    purse = s.money[seat] + bribes
    return shapes.Payday(
        agents=to_pay,
        can_pay=min(to_pay, purse),
        unpaid=max(0, to_pay - purse),
        figure=None if s.figure[seat] == st.NONE else "paid" if chocolate else "unpaid",
    )


# --- the turn ---------------------------------------------------------------------------------------------------


def _turn(s: State, seat: int) -> shapes.Turn:
    kind = s.frames[s.depth - 1][KIND] if s.depth else st.NONE
    return shapes.Turn(
        shown=_face_or_none(s.shown),
        target=_named(board.BUILDING_CODES, s.target),
        origin=None if s.agent == st.NONE else origin_code(s.agent),
        asks=_asks(s, kind),
        missions=STEPS[s.mission_step],
        final=last_words(s, seat) if seat < SEATS else [],
    )


def _asks(s: State, kind: int) -> shapes.Asks | None:
    """Details of what is asked: an amount (price, income, agents left), a sort, the card to which it is due."""
    if kind < st.ASK_THIRD or kind == st.ASK_CARDS:
        return _draws(s) if kind == st.ASK_DRAW else None
    frame = s.frames[s.depth - 1]
    from_card = (
        kind in (st.ASK_TWICE, st.ASK_DIFFERENT, st.ASK_BRIBE, st.ASK_MARKER, st.ASK_FOUR) and frame[C] != st.NONE
    )
    return shapes.Asks(
        seat=frame[D],
        by_itself=frame[MOVERS] == CHANCE_MOVES,
        amount=frame[A],
        secret=glossary.SECRETS[frame[B]] if kind in (st.ASK_TWICE, st.ASK_FOUR) else None,
        least=frame[B] if kind in (st.ASK_UNIT, st.ASK_PAYDAY) else None,
        income=frame[A] if kind == st.ASK_DEPOSIT else None,
        price=frame[A] if kind == st.ASK_PAYMENT else None,
        card=CARD_FACES[frame[C]] if from_card else None,
    )


def _draws(s: State) -> shapes.Asks:
    frame = s.frames[s.depth - 1]
    return shapes.Asks(seat=frame[A], amount=frame[B])
