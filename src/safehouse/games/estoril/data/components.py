"""The components of Estoril 1942 as typed data, and the check that a data set must pass."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar, get_args

from safehouse.core.datasets import Findings
from safehouse.core.validation import Cursor, show

SeatColour = Literal["RED", "GREEN", "BLUE", "YELLOW"]
Ability = Literal["assassin", "conspirator", "nationalist", "seducer", "diplomat"]
Symbol = Ability | Literal["woman"]
Numeral = Literal["I", "II", "III", "IV"]
Peek = Literal["this", "this_or_adjacent", "any"]

COLOURS: tuple[SeatColour, ...] = get_args(SeatColour)
"""The colours of seats 0 to 3 (EST-2.1)."""
ABILITIES: tuple[Ability, ...] = get_args(Ability)
SYMBOLS: tuple[Symbol, ...] = (*ABILITIES, "woman")
NUMERALS: tuple[Numeral, ...] = get_args(Numeral)
PEEKS: tuple[Peek, ...] = get_args(Peek)

PLACES = 8
STARTING = 6
MISSIONS = 12
LEAST_DECK = 25
MOST_DECK = 90
MOST_SHOWN = 15
MUSEUM = 8
TAMARIZ = 3
REWARD = "R"
MOST_INFLUENCE = 5
MOST_POINTS = 100

OF_PLACES = {
    "": "DAT-1",
    "fields": "DAT-2",
    "quadrants_clockwise": "DAT-2",
    "reward_in_centre": "DAT-2",
    "top_secret": "DAT-3",
    "spaces_top_secret": "DAT-3",
    "reward_top_secret": "DAT-3",
    "peek": "DAT-4",
}
"""Which constraint a wrong value breaks, by its key."""


@dataclass(frozen=True)
class Character:
    id: str
    name: str
    flag: str
    influence: int
    vp: int
    symbols: tuple[Symbol, ...]


@dataclass(frozen=True)
class Place:
    """A place board. `fields` go clockwise from the top left corner; `peek` holds (numeral, kind of peek)."""

    number: int
    name: str
    fields: tuple[str, ...]
    reward_in_centre: bool
    reward_top_secret: bool
    top_secret: tuple[str, ...]
    peek: tuple[tuple[str, str], ...]

    @property
    def spaces(self) -> tuple[str, ...]:
        return NUMERALS[: 4 if self.number == MUSEUM else 3]


@dataclass(frozen=True)
class Mission:
    """What a mission counts: exactly one of the four is set."""

    id: str
    flag: str | None
    symbol: Symbol | None
    different_flags: tuple[str, ...]
    influence: bool

    @property
    def kinds(self) -> int:
        return (self.flag is not None) + (self.symbol is not None) + bool(self.different_flags) + self.influence


@dataclass(frozen=True)
class Components:
    starting: tuple[Character, ...]
    deck: tuple[Character, ...]
    places: tuple[Place, ...]
    missions: tuple[Mission, ...]


def read_components(root: Cursor, findings: Findings) -> Components:
    """Reads a data set; errors are what the rules need, warnings what the printed game has.

    All that could be read is checked, whatever is wrong with the rest.
    """
    root.only("game", "name", "provenance", "starting", "deck", "places", "missions")
    starting = Members(root["starting"], _character, 100, {"": "DAT-6"})
    deck = Members(root["deck"], _character, MOST_DECK, {"": "DAT-6"})
    places = Members(root["places"], _place, 100, OF_PLACES)
    missions = Members(root["missions"], _mission, 100, {"": "DAT-7"})
    findings.errors += sorted([*_places(places), *_characters(starting, deck), *_missions(missions)])
    ordered = tuple(sorted(places.sound, key=lambda place: place.number))
    components = Components(starting.sound, deck.sound, ordered, missions.sound)
    if not findings.errors:
        findings.warnings += _printed(components)
    return components


# --- reading ----------------------------------------------------------------------------------------------------

T = TypeVar("T")


class Members(Generic[T]):
    """A list of a data set: how many members it has (None where it is no list), and those without a fault.

    `rules` says which of DAT-1 to DAT-7 a fault breaks, by key; "" stands for all others.
    """

    def __init__(self, cursor: Cursor, read: Callable[[Cursor], T], at_most: int, rules: Mapping[str, str]) -> None:
        faults = len(cursor.faults)
        items = cursor.items(at_most=at_most)
        self.count = len(items) if len(cursor.faults) == faults else None
        self.sound = tuple(member for item in items for member in _sound(item, read, rules))


def _sound(item: Cursor, read: Callable[[Cursor], T], rules: Mapping[str, str]) -> list[T]:
    before = len(item.faults)
    member = read(item)
    for i in range(before, len(item.faults)):
        key = re.match(r"\w*", item.faults[i].removeprefix(f"{item.path}."))
        item.faults[i] = f"{rules.get(key[0] if key else '', rules[''])}: {item.faults[i]}"
    return [member] if len(item.faults) == before else []


def _either(cursor: Cursor, key: str, other: str) -> Cursor:
    """What stands under a key, or under its other name."""
    return cursor[other] if other in cursor else cursor[key]


def _code(cursor: Cursor) -> str:
    text = cursor.text(longest=12)
    if text and not re.fullmatch(r"[A-Za-z0-9]+", text):
        cursor.fault(f"{text!r} is not an id: letters and digits only")
    return text.upper()


def _flag(cursor: Cursor) -> str:
    text = cursor.text(longest=2)
    if text and not re.fullmatch(r"[A-Z]{2}", text):
        cursor.fault(f"{text!r} is not a country: two capital letters")
    return text


def _character(cursor: Cursor) -> Character:
    cursor.only("id", "name", "flag", "influence", "vp", "symbols")
    return Character(
        _code(cursor["id"]),
        cursor["name"].text(longest=60),
        _flag(cursor["flag"]),
        cursor["influence"].whole(0, MOST_INFLUENCE),
        cursor["vp"].whole(0, MOST_POINTS),
        tuple(symbol.one_of(SYMBOLS) for symbol in cursor["symbols"].items(at_most=20)),
    )


def _place(cursor: Cursor) -> Place:
    fields, secrets = (
        _either(cursor, "fields", "quadrants_clockwise"),
        _either(cursor, "top_secret", "spaces_top_secret"),
    )
    both = [key.path.rpartition(".")[2] for key in (fields, secrets)]
    cursor.only("number", "name", "reward_in_centre", "reward_top_secret", "peek", *both)
    return Place(
        cursor["number"].whole(0, 100),
        cursor["name"].text(longest=80),
        tuple(field.one_of((REWARD, *NUMERALS)) for field in fields.items(at_most=20)),
        cursor["reward_in_centre"].truth(default=False),
        cursor["reward_top_secret"].truth(default=False),
        tuple(numeral.one_of(NUMERALS) for numeral in secrets.items(at_most=20, default=True)),
        tuple((numeral, kind.one_of(PEEKS)) for numeral, kind in cursor["peek"].entries(default=True)),
    )


def _mission(cursor: Cursor) -> Mission:
    if "counts" in cursor:
        return _mission_in_words(cursor)
    cursor.only("id", "flag", "symbol", "different_flags", "influence")
    return Mission(
        _code(cursor["id"]),
        _flag(cursor["flag"]) if "flag" in cursor else None,
        cursor["symbol"].one_of(SYMBOLS) if "symbol" in cursor else None,
        tuple(_flag(flag) for flag in cursor["different_flags"].items(at_most=MOST_SHOWN, default=True)),
        cursor["influence"].truth(default=False),
    )


def _mission_in_words(cursor: Cursor) -> Mission:
    """The same in one text: "flag DE", "symbol woman", "different flags among ES FR", "sum of influence"."""
    cursor.only("id", "counts")
    text = cursor["counts"].text(longest=100)
    kind, _, rest = text.partition(" among ") if " among " in text else text.partition(" ")
    words = [Cursor(word, cursor.faults, f"{cursor.path}.counts") for word in rest.split()]
    flag: str | None = None
    symbol: Symbol | None = None
    flags: tuple[str, ...] = ()
    if kind == "flag" and len(words) == 1:
        flag = _flag(words[0])
    elif kind == "symbol" and len(words) == 1:
        symbol = words[0].one_of(SYMBOLS)
    elif kind == "different flags" and 0 < len(words) <= MOST_SHOWN:
        flags = tuple(_flag(word) for word in words)
    elif text != "sum of influence":
        cursor["counts"].fault(
            f"{show(text)} is not one of flag …, symbol …, different flags among …, sum of influence"
        )
    return Mission(_code(cursor["id"]), flag, symbol, flags, text == "sum of influence")


# --- what the rules need of any data set ------------------------------------------------------------------------


def _repeated(ids: Iterable[str | int]) -> list[str | int]:
    return [id_ for id_, count in Counter(ids).items() if count > 1]


def _places(places: Members[Place]) -> list[str]:
    """DAT-1, and DAT-2 to DAT-4 for each of them."""
    numbers = sorted(place.number for place in places.sound)
    faults = [fault for place in places.sound for fault in (*_fields(place), *_secrets(place), *_peeks(place))]
    wrong = [number for number in numbers if not 1 <= number <= PLACES]
    if places.count not in (None, PLACES) or wrong or _repeated(numbers):
        faults.append(f"DAT-1: there must be 8 places with the numbers 1 to 8 once each, not {numbers}")
    return faults


def _fields(place: Place) -> list[str]:
    """DAT-2: R, I, II, III around a board; the Museum has four spaces and its reward in the centre."""
    museum = place.number == MUSEUM
    wanted = {*NUMERALS} if museum else {REWARD, *NUMERALS[:3]}
    faults = []
    if len(place.fields) != 4 or set(place.fields) != wanted:
        faults.append(f"DAT-2: place {place.number} must have the four fields {', '.join(sorted(wanted))}, each once")
    if place.reward_in_centre != museum:
        where = "in the centre" if museum else "on one of the four fields"
        faults.append(f"DAT-2: the reward of place {place.number} must lie {where}")
    return faults


def _secrets(place: Place) -> list[str]:
    """DAT-3: TOP SECRET only where something can lie, and nowhere on Tamariz."""
    faults = [
        f"DAT-3: place {place.number} has no space {numeral} that could be TOP SECRET"
        for numeral in place.top_secret
        if numeral not in place.spaces
    ]
    faults += [f"DAT-3: space {place.number}-{twice} is marked twice" for twice in _repeated(place.top_secret)]
    if place.number == TAMARIZ and (place.top_secret or place.reward_top_secret):
        faults.append("DAT-3: nothing on place 3 may be TOP SECRET")
    return faults


def _peeks(place: Place) -> list[str]:
    """DAT-4: a peek only on a space, and "any" on 8-IV and nowhere else."""
    faults = [
        f"DAT-4: place {place.number} has no space {numeral} that could carry a peek symbol"
        for numeral, _ in place.peek
        if numeral not in place.spaces
    ]
    for numeral in place.spaces:
        is_last = place.number == MUSEUM and numeral == "IV"
        if (dict(place.peek).get(numeral) == "any") != is_last:
            faults.append(f"DAT-4: {place.number}-{numeral} {'lacks' if is_last else 'may not have'} the peek 'any'")
    return faults


def _characters(starting: Members[Character], deck: Members[Character]) -> list[str]:
    """DAT-5, DAT-6"""
    faults = []
    if starting.count not in (None, STARTING):
        faults.append(f"DAT-5: there must be 6 starting characters, not {starting.count}")
    if deck.count is not None and deck.count < LEAST_DECK:
        faults.append(f"DAT-5: the deck must have at least {LEAST_DECK} characters, not {deck.count}")
    everyone = (*starting.sound, *deck.sound)
    faults += [f"DAT-5: there are two characters {id_!r}" for id_ in _repeated(one.id for one in everyone)]
    for one in everyone:
        if not one.name or not one.flag or not one.id:
            faults.append(f"DAT-6: character {one.id!r} needs an id, a name and a flag")
        women = one.symbols.count("woman")
        if len(one.symbols) - women > 2 or women > 1:
            faults.append(f"DAT-6: {one.id} has more than 2 ability symbols or more than 1 woman symbol")
    return faults


def _missions(missions: Members[Mission]) -> list[str]:
    """DAT-7"""
    faults = []
    if missions.count not in (None, MISSIONS):
        faults.append(f"DAT-7: there must be 12 missions, not {missions.count}")
    faults += [f"DAT-7: there are two missions {id_!r}" for id_ in _repeated(mission.id for mission in missions.sound)]
    for mission in missions.sound:
        if not mission.id or mission.kinds != 1:
            faults.append(
                f"DAT-7: mission {mission.id!r} must count exactly one of flag, symbol, different_flags, influence"
            )
        if _repeated(mission.different_flags):
            faults.append(f"DAT-7: mission {mission.id!r} shows a country twice")
    if sum(mission.influence for mission in missions.sound) > 1:
        faults.append("DAT-7: at most one mission may count influence")
    return faults


# --- what the printed game has ----------------------------------------------------------------------------------


def _printed(c: Components) -> list[str]:
    everyone = (*c.starting, *c.deck)
    place = {one.number: one for one in c.places}
    peeks = {kind for one in c.places for _, kind in one.peek}
    counts = [one.symbols.count("assassin") for one in everyone]
    doubled = {symbol for one in everyone for symbol in ABILITIES if one.symbols.count(symbol) == 2}
    counted = {mission.symbol for mission in c.missions}
    luciano = [one for one in c.deck if one.name == "C. Lucky Luciano"]
    printed = {
        "DAT-8: Muchaxo has a TOP SECRET space": bool(place[5].top_secret),
        "DAT-8: a reward field is TOP SECRET": any(one.reward_top_secret for one in c.places),
        "DAT-8: there are peeks at this board and at adjacent boards": {"this", "this_or_adjacent"} <= peeks,
        "DAT-9: there is a British nationalist with influence 2": any(
            one.flag == "GB" and one.influence == 2 and "nationalist" in one.symbols for one in everyone
        ),
        "DAT-9: there are a double seducer and a double assassin": {"seducer", "assassin"} <= doubled,
        "DAT-9: there is a character without symbols": any(not one.symbols for one in everyone),
        "DAT-9: there is a strong C. Lucky Luciano": any(one.influence >= 4 for one in luciano),
        "DAT-9: six cards can show 5 assassins": sum(sorted(counts)[-6:]) >= 5,
        "DAT-10: there are missions for assassins and women": {"assassin", "woman"} <= counted,
        "DAT-10: there is a mission for different flags": any(mission.different_flags for mission in c.missions),
        "DAT-10: there is a mission for influence": any(mission.influence for mission in c.missions),
    }
    return [f"{claim}; this data set differs" for claim, holds in printed.items() if not holds]
