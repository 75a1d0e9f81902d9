"""The components of Vienna as typed data, and the check that a data set must pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from safehouse.core.datasets import Findings
from safehouse.core.validation import Cursor

from . import glossary

MOST_NEEDS = 5
MOST_MONEY = 9
MOST_POINTS = 30
LONGEST_TRACK = 60
THRESHOLDS = 5
NEEDED = {"seal": glossary.SEALS, "bribe": glossary.BRIBES, "letter": glossary.LETTERS, "secret": glossary.SECRETS}


@dataclass(frozen=True)
class Building:
    id: str
    x: int
    y: int
    colour: glossary.BuildingColour
    seal: glossary.Seal
    flag: glossary.Flag
    letter: glossary.Letter | None


@dataclass(frozen=True)
class Square:
    id: str
    x: int
    y: int
    buildings: tuple[str, ...]


@dataclass(frozen=True)
class Card:
    ability: str
    shows: str | None
    bribe: glossary.Bribe
    secret: glossary.Secret

    @property
    def face(self) -> tuple[str, str | None]:
        """Two cards with the same face have exactly the same ability (VIE-4.4)."""
        return self.ability, self.shows


@dataclass(frozen=True)
class Mission:
    id: str
    flag: glossary.Flag
    type: glossary.MissionType
    needs: tuple[str, ...]
    money: int
    points: int


@dataclass(frozen=True)
class Components:
    buildings: tuple[Building, ...]
    squares: tuple[Square, ...]
    cards: tuple[Card, ...]
    missions: tuple[Mission, ...]
    tracks: tuple[tuple[int, ...], ...]
    """Per secret the spaces where areas 2 to 6 begin."""


def read_components(root: Cursor, findings: Findings) -> Components:
    """Reads a data set; errors are what the rules need, warnings what the printed game has."""
    root.only("game", "name", "provenance", "buildings", "squares", "cards", "missions", "tracks")
    components = Components(
        tuple(_building(cursor) for cursor in root["buildings"].items(at_most=100)),
        tuple(_square(cursor) for cursor in root["squares"].items(at_most=100)),
        tuple(_card(cursor) for cursor in root["cards"].items(at_most=500)),
        tuple(_mission(cursor) for cursor in root["missions"].items(at_most=100)),
        _tracks(root["tracks"]),
    )
    if not findings.errors:
        findings.errors += _needed(components)
    if not findings.errors:
        findings.warnings += _printed(components)
    return components


# --- reading ----------------------------------------------------------------------------------------------------


def _building(cursor: Cursor) -> Building:
    cursor.only("id", "x", "y", "colour", "seal", "flag", "letter")
    return Building(
        cursor["id"].text(longest=3),
        cursor["x"].whole(0, 1200),
        cursor["y"].whole(0, 900),
        cursor["colour"].one_of(glossary.COLOURS),
        cursor["seal"].one_of(glossary.SEALS),
        cursor["flag"].one_of(glossary.FLAGS),
        cursor["letter"].one_of(glossary.LETTERS) if "letter" in cursor else None,
    )


def _square(cursor: Cursor) -> Square:
    cursor.only("id", "x", "y", "buildings")
    joined = tuple(one.text(longest=3) for one in cursor["buildings"].items(at_least=2, at_most=4))
    return Square(cursor["id"].text(longest=3), cursor["x"].whole(0, 1200), cursor["y"].whole(0, 900), joined)


def _card(cursor: Cursor) -> Card:
    cursor.only("ability", "shows", "bribe", "secret")
    key = cursor["ability"].one_of(glossary.KEYS)
    shown = glossary.ATTRIBUTES[glossary.ABILITIES[glossary.KEYS.index(key)].shows]
    if not shown and "shows" in cursor:
        cursor["shows"].fault(f"the ability {key} shows nothing")
    return Card(
        key,
        cursor["shows"].one_of(shown) if shown else None,
        cursor["bribe"].one_of(glossary.BRIBES),
        cursor["secret"].one_of(glossary.SECRETS),
    )


def _mission(cursor: Cursor) -> Mission:
    cursor.only("id", "flag", "type", "needs", "money", "points")
    kind = cursor["type"].one_of(glossary.MISSION_TYPES)
    return Mission(
        cursor["id"].text(longest=4),
        cursor["flag"].one_of(glossary.FLAGS),
        kind,
        tuple(one.one_of(NEEDED[kind]) for one in cursor["needs"].items(at_least=1, at_most=MOST_NEEDS)),
        cursor["money"].whole(0, MOST_MONEY),
        cursor["points"].whole(0, MOST_POINTS),
    )


def _tracks(cursor: Cursor) -> tuple[tuple[int, ...], ...]:
    cursor.only(*glossary.SECRETS)
    return tuple(
        tuple(one.whole(1, LONGEST_TRACK) for one in cursor[secret].items(at_least=THRESHOLDS, at_most=THRESHOLDS))
        for secret in glossary.SECRETS
    )


# --- what the rules need of any data set ------------------------------------------------------------------------


def _needed(c: Components) -> list[str]:
    return [*_map(c), *_letters(c), *_cards(c.cards), *_missions(c.missions), *_lengths(c.tracks)]


def _map(c: Components) -> list[str]:
    """30 buildings, 40 squares, all joined (VIE-1.4 to 1.7); a violet building for the third man (VIE-19.1)."""
    ids = [building.id for building in c.buildings]
    faults = []
    if ids != [f"B{n:02}" for n in range(1, glossary.BUILDINGS + 1)]:
        faults.append("DAT-1: there must be 30 buildings B01 to B30 in this order")
    if [square.id for square in c.squares] != [f"Q{n:02}" for n in range(1, glossary.SQUARES + 1)]:
        faults.append("DAT-1: there must be 40 squares Q01 to Q40 in this order")
    for square in c.squares:
        unknown = [id_ for id_ in square.buildings if id_ not in ids]
        faults += [f"DAT-2: square {square.id}: there is no building {id_!r}" for id_ in unknown]
        if len(set(square.buildings)) != len(square.buildings):
            faults.append(f"DAT-2: square {square.id} names a building twice")
    joined = {id_ for square in c.squares for id_ in square.buildings}
    faults += [f"DAT-2: no street leads to building {id_}" for id_ in ids if id_ not in joined]
    if not any(building.colour == "violet" for building in c.buildings):
        faults.append("DAT-3: there must be a violet building")
    return faults


def _letters(c: Components) -> list[str]:
    """VIE-11.1: each letter on exactly one building."""
    counts = Counter(building.letter for building in c.buildings if building.letter)
    return [
        f"DAT-4: house letter {letter} is on {counts[letter]} buildings"
        for letter in glossary.LETTERS
        if counts[letter] != 1
    ]


def _cards(cards: tuple[Card, ...]) -> list[str]:
    """VIE-17.4, 17.5: which ability each range has, and how often it shows each attribute."""
    if len(cards) != glossary.CARDS:
        return [f"DAT-5: there must be 175 cards, not {len(cards)}"]
    faults = []
    for first, last, key in glossary.CARD_RANGES:
        own = cards[first - 1 : last]
        faults += [
            f"DAT-5: card {first + i:03} must have the ability {key}, not {card.ability}"
            for i, card in enumerate(own)
            if card.ability != key
        ]
        ability = glossary.ABILITIES[glossary.KEYS.index(key)]
        counts = Counter(card.shows for card in own)
        faults += [
            f"DAT-6: cards {first:03} to {last:03} must show {value} {ability.copies} times, not {counts[value]}"
            for value in glossary.ATTRIBUTES[ability.shows]
            if counts[value] != ability.copies
        ]
    return faults


def _missions(missions: tuple[Mission, ...]) -> list[str]:
    """VIE-18.2 to 18.5: ids and types are given; a letter mission names one letter."""
    if tuple(mission.id for mission in missions) != glossary.MISSION_IDS:
        return ["DAT-7: there must be 60 missions S-01 to S-05, A-01 to A-30, B-01 to B-25 in this order"]
    faults = []
    for category, first, last, kind in glossary.MISSION_RANGES:
        for mission in missions:
            is_in_range = mission.id[0] == category and first <= int(mission.id[2:]) <= last
            if is_in_range and mission.type != kind:
                faults.append(f"DAT-7: mission {mission.id} must be of type {kind}, not {mission.type}")
    faults += [
        f"DAT-7: mission {mission.id} must name one letter"
        for mission in missions
        if mission.type == "letter" and len(mission.needs) != 1
    ]
    return faults


def _lengths(tracks: tuple[tuple[int, ...], ...]) -> list[str]:
    """VIE-8.5: five thresholds from left to right."""
    return [
        f"DAT-8: the thresholds of {secret} must rise: {list(track)}"
        for secret, track in zip(glossary.SECRETS, tracks, strict=True)
        if list(track) != sorted(set(track))
    ]


# --- what the printed game has ----------------------------------------------------------------------------------


def neighbours(c: Components) -> dict[str, set[str]]:
    """Buildings that share a square."""
    near: dict[str, set[str]] = {building.id: set() for building in c.buildings}
    for square in c.squares:
        for id_ in square.buildings:
            near[id_] |= set(square.buildings) - {id_}
    return near


def _printed(c: Components) -> list[str]:
    printed = {
        "DAT-9: every colour is on 6 buildings": _even(building.colour for building in c.buildings),
        "DAT-9: every seal is on 6 buildings": _even(building.seal for building in c.buildings),
        "DAT-9: every nation has 6 printed flags": _even(building.flag for building in c.buildings),
        "DAT-10: pink, orange, brown and violet lie as in the rulebook's example": _has_pattern(c),
        "DAT-11: the third man can always move on": _third_man_moves(c),
        "DAT-12: card 131 shows a briefcase, card 141 a pistol": (c.cards[130].shows, c.cards[140].shows)
        == ("briefcase", "pistol"),
        "DAT-12: a card with microfilm has an ability of action III": any(
            card.secret == glossary.SECRETS[3] and glossary.ABILITIES[glossary.KEYS.index(card.ability)].action == "III"
            for card in c.cards
        ),
        "DAT-13: the missions of the rulebook's examples are as described": _has_examples(c.missions),
    }
    return [f"{claim}; this data set differs" for claim, holds in printed.items() if not holds]


def _even(values: Iterable[str]) -> bool:
    return set(Counter(values).values()) == {6}


def _third_man_moves(c: Components) -> bool:
    colour = {building.id: building.colour for building in c.buildings}
    return all(
        any(colour[other] not in ("grey", colour[id_]) for other in others) for id_, others in neighbours(c).items()
    )


def _has_pattern(c: Components) -> bool:
    """A 3-square of pink, orange, brown; a 2-square of that pink and a violet that neighbours that brown."""
    colour = {building.id: building.colour for building in c.buildings}
    near = neighbours(c)
    for square in c.squares:
        named = {colour[id_]: id_ for id_ in square.buildings}
        if len(square.buildings) != 3 or set(named) != {"pink", "orange", "brown"}:
            continue
        for other in c.squares:
            names = {colour[id_]: id_ for id_ in other.buildings}
            is_pair = len(other.buildings) == 2 and set(names) == {"pink", "violet"} and names["pink"] == named["pink"]
            if is_pair and {names["violet"], named["orange"]} <= near[named["brown"]]:
                return True
    return False


def _has_examples(missions: tuple[Mission, ...]) -> bool:
    m = {mission.id: mission for mission in missions}
    seals = Counter({"religion": 1, "nobility": 2})
    tiles = Counter({"briefcase": 1, "slide": 1, "flask": 1, "microfilm": 1, "pistol": 2})
    pair = [one for one in missions if one.id[0] == "B" and one.flag == "US" and set(one.needs) == {"flask", "pistol"}]
    return (
        m["S-01"].flag == m["A-16"].flag == "FR"
        and all(Counter(m[id_].needs) <= seals for id_ in ("S-01", "A-16"))
        and _reward(m["S-01"], m["A-16"]) == (5, 2)
        and (m["B-03"].flag, m["B-14"].flag, m["B-20"].flag) == ("AT", "AT", "US")
        and all(Counter(m[id_].needs) <= tiles for id_ in ("B-03", "B-14", "B-20"))
        and _reward(m["B-03"], m["B-14"]) == (1, 13)
        and len(pair) == 2
        and _reward(*pair) == (7, 3)
        and any(one.money == 3 for one in missions)
    )


def _reward(*missions: Mission) -> tuple[int, int]:
    return sum(mission.money for mission in missions), sum(mission.points for mission in missions)
