"""What a seat knows, in names, not numbers. It is given the concealed state and nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from safehouse.core.bits import has
from safehouse.core.frames import KIND, MOVERS, A
from safehouse.core.seats import EVERYBODY, Colour
from safehouse.core.seats import MAX_SEATS as SEATS

from ..data import board
from ..data.components import ABILITIES, COLOURS, NUMERALS, PEEKS, PLACES, STARTING
from ..rules import state as st
from ..rules.city import COLUMNS, ROWS, controller, space_at
from ..rules.resolution import excess
from ..rules.scoring import count_in, discard_points, hand_points, is_led, owner, prize, recruitment_points, tally
from ..rules.state import State
from . import shapes
from .previews import previews, rally_of
from .standings import NUMERAL_OF, standing


def table_view(s: State) -> shapes.TableView:
    """What everybody who knows the same reads alike."""
    return shapes.TableView(
        round=s.round,
        rounds=st.ROUNDS,
        first_player=_or_none(s.first),
        active=_or_none(s.active),
        chosen=_face_or_none(s.chosen),
        city=_city(s),
        places=[_place(s, place) for place in range(PLACES) if s.slot_of[place] != st.NONE],
        set_aside=[board.PLACE_CODES[place] for place in range(PLACES) if s.slot_of[place] == st.NONE],
        resolving=_resolving(s),
        deck=_deck(s),
        removed=_cards(s, st.REMOVED),
        missions=[_mission(s, mission) for mission in s.missions if mission != st.NONE],
        secret_missions=[_secret_mission(s, i) for i in range(s.seats) if s.secret[i] != st.NONE],
        white_discs=shapes.WhiteDiscs(used=bin(s.protected).count("1"), limit=s.disc_limit or None),
    )


def kind_asked(s: State) -> int:
    """What is pending, or NONE."""
    return s.frames[s.depth - 1][KIND] if s.depth else st.NONE


def own_view(s: State, seat: int) -> shapes.OwnView:
    """The seats, and what this seat (or a spectator) could do."""
    return shapes.OwnView(
        players=[_player(s, other, seat) for other in range(s.seats)],
        previews=previews(s, seat),
        to_discard=excess(s, seat) if seat < s.seats and kind_asked(s) == st.ASK_DISCARD else 0,
    )


WORN: tuple[Colour, ...] = tuple(cast("Colour", colour.lower()) for colour in COLOURS)


def colours(s: State) -> list[Colour | None]:
    """EST-2.1"""
    return [WORN[s.colour[seat]] for seat in range(s.seats)]


# --- cards ------------------------------------------------------------------------------------------------------


def _face(card: int) -> shapes.Character:
    printed = board.FACES[card]
    return shapes.Character(
        card=board.CARD_CODES[card],
        character=printed.id,
        colour=COLOURS[card // STARTING] if card < board.STARTS else None,
        name=printed.name,
        flag=printed.flag,
        influence=printed.influence,
        vp=printed.vp,
        symbols=list(printed.symbols),
    )


CHARACTERS = [_face(card) for card in range(board.CARDS)]
"""What is printed on each card."""
UNKNOWN = shapes.UnknownCharacter(card=None)


def _face_or_none(card: int) -> shapes.Character | shapes.UnknownCharacter | None:
    """None where there is no card; a card without a face where this seat does not know it."""
    if card == st.NONE:
        return None
    return UNKNOWN if card == st.HIDDEN else CHARACTERS[card]


def _cards(s: State, place: int) -> list[shapes.Character]:
    return [CHARACTERS[card] for card in range(board.CARDS) if s.place[card] == place]


def _codes(s: State, place: int) -> list[str]:
    return [board.CARD_CODES[card] for card in range(board.CARDS) if s.place[card] == place]


def _or_none(number: int) -> int | None:
    return None if number == st.NOBODY else number


@lru_cache(64)
def _audience(mask: int) -> shapes.Audience:
    return "all" if mask == EVERYBODY else [seat for seat in range(SEATS) if has(mask, seat)]


# --- the city ---------------------------------------------------------------------------------------------------


def _city(s: State) -> shapes.City:
    """How the boards lie, and the grid of fields: spaces, or None for a reward field."""
    slots = [
        None
        if s.slot_place[slot] == st.NONE
        else shapes.LaidPlace(place=board.PLACE_CODES[s.slot_place[slot]], rotation=s.slot_rotation[slot])
        for slot in range(st.SLOTS)
    ]
    is_laid = all(slot is not None for slot in slots)
    grid = (
        [[_space_code(space_at(s, row, column)) for column in range(COLUMNS)] for row in range(ROWS)] if is_laid else []
    )
    return shapes.City(slots=slots, grid=grid)


def _space_code(space: int) -> str | None:
    return None if space == st.NONE else board.SPACE_CODES[space]


@lru_cache(4096)
def _spaces(mask: int) -> list[str]:
    return [board.SPACE_CODES[space] for space in range(board.SPACES) if has(mask, space)]


def _place(s: State, place: int) -> shapes.Place:
    printed = board.DATA.places[place]
    first = board.FIRST_SPACE[place]
    return shapes.Place(
        place=board.PLACE_CODES[place],
        name=printed.name,
        slot=s.slot_of[place] + 1,
        adjacent=[board.PLACE_CODES[other] for other in range(PLACES) if has(s.near[place], other)],
        state=_progress(s, place),
        reward=_reward(s, place),
        spaces=[_space(s, space) for space in range(first, first + board.SPACE_COUNT[place])],
        influence=standing(s, place),
    )


def _progress(s: State, place: int) -> shapes.Progress:
    """EST-7.1, 7.2; once cards are discarded (EST-10.1), all places have been resolved."""
    if s.depth == 0 or s.frames[s.depth - 1][KIND] == st.ASK_DISCARD:
        return "resolved"
    if s.place_now == st.NONE or place > s.place_now:
        return "waiting"
    return "resolving" if place == s.place_now else "resolved"


def _reward(s: State, place: int) -> shapes.Reward:
    return shapes.Reward(
        top_secret=bool(board.IS_REWARD_SECRET[place]),
        face_down=bool(s.reward_down[place]),
        seen_by=_audience(s.reward_seen[place]),
        character=_face_or_none(s.reward[place]),
        may_be=_codes(s, st.STACK) if s.reward[place] == st.HIDDEN else [],
    )


def _space(s: State, space: int) -> shapes.Space:
    return shapes.Space(
        space=board.SPACE_CODES[space],
        numeral=NUMERAL_OF[space],
        outer=has(s.outer, space),
        top_secret=bool(board.IS_SECRET[space]),
        peek=PEEKS[board.PEEK[space] - 1] if board.PEEK[space] else None,
        adjacent=_spaces(s.beside[space]),
        seat=_or_none(controller(s, space)),
        face_down=has(s.face_down, space),
        seen_by=_audience(s.seen_by[space]),
        protected=has(s.protected, space),
        moved=has(s.moved, space),
        nationalist=s.national[space],
        casino=s.casino[space],
        rally=rally_of(s, space) if _progress(s, board.PLACE_OF[space]) != "resolved" else None,
        character=_face_or_none(s.at[space]),
        may_be=_codes(s, st.RING + controller(s, space)) if s.at[space] == st.HIDDEN else [],
    )


def _resolving(s: State) -> shapes.Resolving | None:
    """The place and the numeral that are being handled, and what has been chosen so far."""
    if s.place_now == st.NONE:
        return None
    kind = s.frames[s.depth - 1][KIND] if s.depth else None
    moving = kind == st.ASK_SEDUCER_SPACE
    return shapes.Resolving(
        place=board.PLACE_CODES[s.place_now],
        numeral=None if s.numeral == st.NONE else NUMERALS[s.numeral - board.FIRST_SPACE[s.place_now]],
        used={name: s.used[i] for i, name in enumerate(ABILITIES) if s.used[i]},
        looked=_face_or_none(s.looked),
        looked_seen_by=_audience(s.looked_seen),
        moving=board.SPACE_CODES[s.frames[s.depth - 1][A]] if moving else None,
    )


# --- seats ------------------------------------------------------------------------------------------------------


def _player(s: State, seat: int, viewer: int) -> shapes.Player:
    """A seat with its ring: what lies where is listed as far as the viewer knows it; `hidden` is hand or face down."""
    kind = s.frames[s.depth - 1][KIND] if s.depth else None
    peeking = kind == st.ASK_PEEK and s.active == seat
    return shapes.Player(
        seat=seat,
        colour=COLOURS[s.colour[seat]],
        discs=s.discs[seat],
        hand_count=s.hand_count[seat],
        hand=[*_cards(s, st.HAND + seat), *_cards(s, st.SHOWN + seat)],
        hidden=_cards(s, st.RING + seat),
        laid_aside=_cards(s, st.CHOSEN + seat),
        ring=[board.CARD_CODES[card] for card in range(board.CARDS) if owner(s, card) == seat],
        discards=_cards(s, st.DISCARDED_BY + seat),
        discarding=kind == st.ASK_DISCARD and has(s.frames[s.depth - 1][MOVERS], seat),
        peeking_from=board.SPACE_CODES[s.frames[s.depth - 1][A]] if peeking else None,
        discard_points=discard_points(s, seat),
        hand_points=hand_points(s, seat),
        recruitment=_recruitment(s, seat),
        out=bool(s.out[seat]),
        you=seat == viewer,
    )


def _recruitment(s: State, seat: int) -> shapes.Recruitment | shapes.UnknownRecruitment | None:
    if s.recruit[seat] == st.NONE:
        return None
    if s.recruit[seat] == st.HIDDEN:
        return shapes.UnknownRecruitment(mission=None)
    return shapes.Recruitment(**PRINTED_MISSIONS[s.recruit[seat]], points=recruitment_points(s, seat))


def _deck(s: State) -> shapes.Deck:
    """How many cards, which are known to lie under the deck, and which are in the deck for all this seat knows."""
    return shapes.Deck(
        count=s.stack + s.bottom_count + (s.looked != st.NONE),
        above=s.stack,
        bottom=[
            shapes.Bottom(character=_face_or_none(s.bottom[i]), seen_by=_audience(s.bottom_seen[i]))
            for i in range(s.bottom_count)
        ],
        unseen=_codes(s, st.STACK),
    )


# --- missions ---------------------------------------------------------------------------------------------------


PRINTED_MISSIONS: list[dict[str, Any]] = [
    {
        "mission": code,
        "flag": printed.flag,
        "symbol": printed.symbol,
        "different_flags": list(printed.different_flags),
        "influence": printed.influence,
    }
    for code, printed in zip(board.MISSION_CODES, board.ALL_MISSIONS, strict=True)
]


def _mission(s: State, mission: int) -> shapes.Mission:
    return shapes.Mission(**_counted(s, mission))


def _counted(s: State, mission: int) -> dict[str, Any]:
    """A mission with the counts of all rings, and the points it would give now."""
    result = tally(s, mission)
    return {
        **PRINTED_MISSIONS[mission],
        "counts": [count_in(result, mission, seat) for seat in range(s.seats)],
        "points": [prize(s, result, mission, seat) for seat in range(s.seats)],
        "leads": [is_led(s, result, mission, seat) for seat in range(s.seats)],
    }


def _secret_mission(s: State, index: int) -> shapes.SecretMission | shapes.UnknownSecretMission:
    between = [index, (index + 1) % s.seats]
    if s.secret[index] == st.HIDDEN:
        return shapes.UnknownSecretMission(mission=None, between=between)
    return shapes.SecretMission(**_counted(s, s.secret[index]), between=between)
