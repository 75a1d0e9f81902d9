"""Map and cards: the figures the data set is known by, recomputed, and the check that refuses what breaks them."""

from collections import Counter
from copy import deepcopy
from itertools import combinations, pairwise
from math import dist

import pytest

import safehouse as sh

from .facts import CARDS, CITIES, CONTENT, FIELDS, LINKS, MISSIONS, STARTS, links_at
from .table import costs, player, table

CITY_TABLE = """
LON 200,270
PAR 275,440
MAD 95,640
MON 385,560
ROM 515,665
BER 470,310
OSL 450,105
HEL 680,85
MOS 905,215
WAR 650,320
BEL 655,535
IST 880,645
"""

LINK_TABLE = """
LON-PAR 140,300 185,385
LON-BER 268,280 335,290 402,300
PAR-MAD 230,490 185,540 140,590
PAR-MON 312,480 348,520
PAR-BER 324,408 372,375 421,342
MAD-MON 186,592 282,565
MAD-ROM 197,699 301,722 407,711
MON-ROM 428,595 472,630
BER-MON 449,372 428,435 406,498
ROM-BEL 562,622 608,578
ROM-IST 608,686 699,690 790,676
BER-OSL 463,242 457,173
BER-WAR 530,313 590,317
BER-BEL 516,366 562,422 609,479
OSL-HEL 527,98 603,92
HEL-MOS 755,128 830,172
HEL-WAR 672,144 665,202 658,261
WAR-MOS 714,294 778,268 841,241
WAR-BEL 652,392 653,463
MOS-IST 940,325 947,433 927,540
BEL-IST 730,572 805,608
WAR-IST 717,395 777,474 832,557
"""

MISSION_TABLE = """
M01 LON,MAD 5 2 yes
M02 PAR,BER 3 2 -
M03 BER,BEL 3 2 -
M04 HEL,WAR 3 2 -
M05 MOS,WAR 3 2 -
M06 LON,MON 4 2 yes
M07 LON,OSL 5 3 -
M08 PAR,OSL 5 3 -
M09 MON,BEL 4 3 -
M10 ROM,BER 5 2 yes
M11 BER,MOS 5 2 yes
M12 HEL,IST 5 2 yes
M13 LON,BER,WAR 5 3 yes
M14 LON,OSL,HEL 7 4 -
M15 PAR,ROM,BEL 6 4 -
M16 MAD,MON,WAR 7 4 -
M17 MAD,MON,IST 7 4 -
M18 MON,ROM,BER 5 4 -
M19 MON,ROM,OSL 7 4 -
M20 MON,WAR,BEL 6 4 -
M21 ROM,WAR,IST 6 3 yes
M22 BER,OSL,IST 7 4 -
M23 OSL,HEL,BEL 7 3 yes
M24 MOS,BEL,IST 5 3 yes
M25 LON,ROM,WAR 9 5 -
M26 LON,BEL,IST 8 5 -
M27 PAR,MAD,BEL 8 5 -
M28 PAR,OSL,MOS 9 5 -
M29 MAD,OSL,WAR 9 4 yes
M30 MON,HEL,MOS 9 4 yes
M31 ROM,HEL,MOS 8 5 -
M32 PAR,MON,MOS 10 5 yes
M33 PAR,HEL,IST 11 6 -
M34 LON,PAR,MON,BEL 8 4 yes
M35 PAR,BER,HEL,WAR 8 5 -
M36 LON,PAR,WAR,IST 10 6 -
M37 MAD,ROM,MOS,IST 9 6 -
M38 MON,BER,OSL,IST 10 6 -
M39 OSL,MOS,WAR,BEL 9 6 -
M40 LON,MAD,BER,MOS 13 7 -
M41 PAR,MAD,ROM,OSL 11 6 yes
M42 MAD,BER,HEL,BEL 12 7 -
M43 LON,MAD,ROM,HEL 14 8 -
"""

START_TABLE = """
S1 LON MON,BER,WAR 4
S2 MAD LON,PAR,ROM 5
S3 OSL PAR,BER,BEL 5
S4 MOS MON,ROM,IST 4
S5 IST OSL,HEL,WAR 5
"""


# --- independent arithmetic -------------------------------------------------------------------------------------


def length(link):
    return len(link.fields)


def spanning_tree(cities):
    """The connections of a shortest tree over exactly these cities, or None where they do not hang together."""
    piece = {city: {city} for city in cities}
    chosen = []
    for link in sorted(LINKS.values(), key=length):
        a, b = link.ends
        if a in piece and b in piece and piece[a] is not piece[b]:
            piece[a] |= piece[b]
            for city in piece[b]:
                piece[city] = piece[a]
            chosen.append(link)
    return chosen if len(chosen) == len(cities) - 1 else None


def shortest_trees(targets):
    """All shortest trees joining the targets, other cities on the way allowed."""
    others = [city for city in CITIES if city not in targets]
    groups = ((*targets, *more) for size in range(len(others) + 1) for more in combinations(others, size))
    trees = [tree for tree in map(spanning_tree, groups) if tree is not None]
    least = min(sum(map(length, tree)) for tree in trees)
    return [tree for tree in trees if sum(map(length, tree)) == least]


def fields_between():
    """The length of the shortest way between each two cities, in fields."""
    way = {(a, b): 0 if a == b else 99 for a in CITIES for b in CITIES}
    for link in LINKS.values():
        way[link.ends] = way[link.ends[::-1]] = length(link)
    for via in CITIES:
        for a in CITIES:
            for b in CITIES:
                way[a, b] = min(way[a, b], way[a, via] + way[via, b])
    return way


def reachable(cities):
    found, waiting = {cities[0]}, [cities[0]]
    while waiting:
        for link in links_at(waiting.pop()):
            new = [city for city in link.ends if city in cities and city not in found]
            found.update(new)
            waiting += new
    return found


# --- the map ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPY-1.1")
def test_the_map_has_the_stated_size_and_degrees():
    degrees = {city: len(links_at(city)) for city in CITIES}
    assert degrees == {
        "LON": 2, "PAR": 4, "MAD": 3, "MON": 4, "ROM": 4, "BER": 6, "OSL": 2, "HEL": 3, "MOS": 3, "WAR": 5, "BEL": 4,
        "IST": 4,
    }  # fmt: skip
    assert Counter(map(length, LINKS.values())) == {2: 11, 3: 11}
    assert (len(CITIES), len(LINKS), len(FIELDS)) == (12, 22, 55)


@pytest.mark.rule("SPY-1.1", "SPY-1.2")
def test_cities_connections_and_fields_lie_where_stated():
    cities = [f"{city['id']} {city['at'][0]},{city['at'][1]}" for city in CONTENT["cities"]]
    assert cities == CITY_TABLE.split("\n")[1:-1]
    links = [
        " ".join([f"{link['from']}-{link['to']}", *(f"{x},{y}" for x, y in link["fields"])])
        for link in CONTENT["connections"]
    ]
    assert links == LINK_TABLE.split("\n")[1:-1]


def test_the_map_is_what_the_sources_say():
    assert {link.other_end("LON") for link in links_at("LON")} == {"PAR", "BER"}
    assert (length(LINKS["LON-PAR"]), length(LINKS["LON-BER"]), length(LINKS["MON-ROM"])) == (2, 3, 2)
    assert "PAR-MAD" in LINKS
    assert not any({"LON", "MAD"} == set(link.ends) for link in LINKS.values())


def test_no_two_drawn_connections_cross():
    at = {city["id"]: tuple(city["at"]) for city in CONTENT["cities"]}
    drawn = [
        (k["from"], k["to"], [at[k["from"]], *map(tuple, k["fields"]), at[k["to"]]]) for k in CONTENT["connections"]
    ]
    for (_, _, first), (_, _, second) in combinations(drawn, 2):
        for a, b in pairwise(first):
            for c, d in pairwise(second):
                assert {a, b} & {c, d} or not meet(a, b, c, d)


def meet(a, b, c, d):
    """Whether two legs have a point in common (Cramer's rule)."""
    ux, uy, vx, vy, wx, wy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1], c[0] - a[0], c[1] - a[1]
    det = ux * vy - uy * vx
    if det == 0:
        return False
    return 0 <= (wx * vy - wy * vx) / det <= 1 and 0 <= (wx * uy - wy * ux) / det <= 1


def test_no_city_cuts_the_map_and_its_diameter_is_nine_fields():
    assert all(len(reachable([city for city in CITIES if city != lost])) == 11 for lost in CITIES)
    assert max(fields_between().values()) == 9


def test_fields_keep_their_distance_on_the_drawn_board():
    points = [tuple(at) for link in CONTENT["connections"] for at in link["fields"]]
    assert int(min(dist(a, b) for a, b in combinations(points, 2))) == 41
    width, height = CONTENT["board"]["size"]
    assert (width, height) == (1000, 800)
    assert all(0 <= x <= width and 0 <= y <= height for x, y in points)


# --- the cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPY-1.11")
def test_missions_are_as_stated_with_their_shortest_trees():
    for line in MISSION_TABLE.split("\n")[1:-1]:
        name, cities, tree, points, extra = line.split()
        card = MISSIONS[name]
        assert (",".join(card.cities), card.points, card.extra_turn) == (cities, int(points), extra == "yes"), name
        assert sum(map(length, shortest_trees(card.cities)[0])) == int(tree), name
    assert len(MISSIONS) == 43


def test_points_follow_the_recipe():
    for card in MISSIONS.values():
        tree = sum(map(length, shortest_trees(card.cities)[0]))
        low, high = {2: (3, 5), 3: (5, 11), 4: (8, 14)}[len(card.cities)]
        assert low <= tree <= high
        assert card.points == round(0.44 * (tree + len(card.cities))) - card.extra_turn, card.id


def test_frequencies_of_missions():
    assert Counter(len(card.cities) for card in MISSIONS.values()) == {2: 12, 3: 21, 4: 10}
    assert sum(len(card.cities) for card in MISSIONS.values()) == 127
    assert len({frozenset(card.cities) for card in MISSIONS.values()}) == 43
    shown = Counter(city for card in MISSIONS.values() for city in card.cities)
    assert shown == {city: 11 if city in ("LON", "PAR", "MON", "BER", "OSL", "WAR", "BEL") else 10 for city in CITIES}
    pairs = Counter(frozenset(pair) for card in MISSIONS.values() for pair in combinations(card.cities, 2))
    assert len(pairs) == 66
    assert set(pairs.values()) == {1, 2, 3}
    assert list(pairs.values()).count(2) == 57


def test_points_and_extra_turns_of_missions():
    points = [card.points for card in MISSIONS.values()]
    assert Counter(points) == {2: 9, 3: 7, 4: 11, 5: 7, 6: 6, 7: 2, 8: 1}
    assert (sum(points), round(sum(points) / 43, 1)) == (176, 4.1)
    extra = [card for card in MISSIONS.values() if card.extra_turn]
    assert Counter(len(card.cities) for card in extra) == {2: 5, 3: 7, 4: 2}
    assert set(Counter(city for card in extra for city in card.cities).values()) <= {3, 4}


def test_start_missions_are_as_stated_and_need_eight_fields_over_three_connections():
    for line in START_TABLE.split("\n")[1:-1]:
        name, start, further, points = line.split()
        card = STARTS[name]
        assert (card.start, card.points, card.extra_turn) == (start, int(points), False)
        assert sorted(card.cities) == sorted([start, *further.split(",")])
        trees = shortest_trees(card.cities)
        assert sum(map(length, trees[0])) == 8
        assert any(len(tree) == 3 for tree in trees)
    assert len(STARTS) == 5
    assert len({card.start for card in STARTS.values()}) == 5
    shown = Counter(city for card in STARTS.values() for city in card.cities)
    assert set(shown) == set(CITIES)
    assert set(shown.values()) == {1, 2}


@pytest.mark.rule("SPY-4.4", "SPY-14.5", "SPY-14.6")
@pytest.mark.parametrize(
    ("side", "others", "expected"),
    [
        ("light", ["M01"], [0, 1, 2, 2]),
        ("light", [], [0, 1, 2, 2]),
        ("dark", ["M01"], [1, 2, 3, 3]),
        ("dark", [], [0, 0, 0, 0]),
    ],
)
def test_planning_costs(side, others, expected):
    assert costs(table(player("LON", *others), options={"board_side": side})) == expected


def test_the_engine_shows_the_cards_as_they_are():
    match = table(player("LON", fulfilled=list(CARDS)[:6]), player("ROM"))
    for shown in match.view(None)["players"][0]["fulfilled"]:
        card = CARDS[shown["card"]]
        assert shown == {
            "card": card.id, "cities": list(card.cities), "points": card.points, "extra_turn": card.extra_turn,
            "start": card.start,
        }  # fmt: skip


# --- the check of a data set ------------------------------------------------------------------------------------


def examine(change, name="mine"):
    """What the check says of a data set with one change; under its own name, so that less is promised."""
    content = deepcopy(CONTENT)
    content["name"] = name
    change(content)
    return sh.game("spyconnection").examine_data(content)


def connection(content, name):
    return next(k for k in content["connections"] if f"{k['from']}-{k['to']}" == name)


def card(content, name):
    return next(m for m in (*content["missions"], *content["start_missions"]) if m["id"] == name)


def without_connection(content, *names):
    content["connections"] = [k for k in content["connections"] if f"{k['from']}-{k['to']}" not in names]


NEEDED = {
    "joins a city with itself": lambda c: connection(c, "LON-PAR").update(to="LON"),
    "'LON-PAR' is there 2 times": lambda c: c["connections"].append({"from": "PAR", "to": "LON", "fields": [[1, 1]]}),
    "connections[0].fields: has 0 members, not 1 to 3": lambda c: connection(c, "LON-PAR").update(fields=[]),
    "connections[1].fields: has 4 members, not 1 to 3": lambda c: connection(c, "LON-BER").update(fields=[[1, 1]] * 4),
    "connection LON-ZZZ: no city 'ZZZ'": lambda c: connection(c, "LON-PAR").update(to="ZZZ"),
    "city OSL cannot be reached from LON (SPY-1.1)": lambda c: without_connection(c, "BER-OSL", "OSL-HEL"),
    "city 'LON' is there 2 times": lambda c: c["cities"].append({"id": "LON", "at": [1, 1]}),
    "mission 'M01' is there 2 times": lambda c: card(c, "M02").update(id="M01"),
    "mission 'M02' is there 2 times": lambda c: card(c, "S1").update(id="M02"),
    "missions[0].cities: has 1 members, not 2 to 12": lambda c: card(c, "M01").update(cities=["LON"]),
    "mission M01: no city 'ZZZ'": lambda c: card(c, "M01").update(cities=["LON", "ZZZ"]),
    "mission M01 shows a city twice (SPY-1.11)": lambda c: card(c, "M01").update(cities=["LON", "LON"]),
    "mission S1 shows a city twice (SPY-1.11)": lambda c: card(c, "S1").update(cities=["LON", "BER", "BER"]),
    "missions[0].points: -1 is not a whole number from 0 to 99": lambda c: card(c, "M01").update(points=-1),
    "missions[0].extra_turn: 'yes' is not true or false": lambda c: card(c, "M01").update(extra_turn="yes"),
    "start mission S1: its start city 'ROM' is not on the card (SPY-2.12)": lambda c: card(c, "S1").update(start="ROM"),
    "start_missions[0].start: is missing": lambda c: card(c, "S1").pop("start"),
    "start_missions: has 3 members, not 4 to 20": lambda c: c.update(start_missions=c["start_missions"][:3]),
    "missions[0]: unknown key 'start'": lambda c: card(c, "M01").update(start="LON"),
    "board.planning_costs: has 3 members, not 4": lambda c: c["board"].update(planning_costs=[0, 1, 2]),
    "board.planning_costs[3]: 3 is not a whole number from 0 to 2": lambda c: c["board"].update(
        planning_costs=[0, 1, 2, 3]
    ),
    "planning costs [0, 2, 1, 2] fall from slot 1 to 4 (SPY-4.4)": lambda c: c["board"].update(
        planning_costs=[0, 2, 1, 2]
    ),
    "board.size: has 1 members, not 2": lambda c: c["board"].update(size=[1]),
    "cities[0].id: 'lon' is not an id": lambda c: c["cities"][0].update(id="lon"),
    "cities[0].id: '' is not an id": lambda c: c["cities"][0].update(id=""),
    "cities[0].id: 7 is not a text": lambda c: c["cities"][0].update(id=7),
    "missions: has 101 members, not 4 to 100": lambda c: c.update(missions=[{"id": f"X{i}"} for i in range(101)]),
    "cities: has 61 members, not 2 to 60": lambda c: c.update(cities=[{"id": f"X{i}"} for i in range(61)]),
    "board: is missing": lambda c: c.pop("board"),
    "provenance: is missing": lambda c: c.pop("provenance"),
    "name: is empty": lambda c: c.update(name=""),
    "game: the file is for 'vienna', not for 'spyconnection'": lambda c: c.update(game="vienna"),
    "unknown key 'colour'": lambda c: c.update(colour="red"),
}


@pytest.mark.rule("SPY-1.1", "SPY-1.3", "SPY-1.11", "SPY-2.12", "SPY-4.4")
@pytest.mark.parametrize("message", NEEDED)
def test_what_the_rules_need_is_demanded_of_any_data_set(message):
    data, findings = examine(NEEDED[message])
    assert data is None
    assert any(message in error for error in findings.errors), findings.errors


PRINTED = {
    "the printed game has 12 cities": lambda c: (
        c["cities"].append({"id": "VIE", "at": [1, 1]}),
        c["connections"].append({"from": "VIE", "to": "BER", "fields": [[2, 2]]}),
    ),
    "the printed game has London, Paris, Berlin and Madrid": lambda c: rename(c, "MAD", "LIS"),
    "London's neighbours are Paris and Berlin": lambda c: c["connections"].append(
        {"from": "LON", "to": "OSL", "fields": [[1, 1]]}
    ),
    "London–Paris has at least 2 fields": lambda c: connection(c, "LON-PAR").update(fields=[[1, 1]]),
    "London–Berlin has at least 3 fields": lambda c: connection(c, "LON-BER").update(fields=[[1, 1], [2, 2]]),
    "Paris and Madrid are neighbours": lambda c: without_connection(c, "PAR-MAD"),
    "the printed game has 43 missions and 5 start missions": lambda c: c["missions"].pop(),
    "there is a mission London + Madrid for 2 points with an extra turn": lambda c: card(c, "M01").update(points=3),
    "the planning costs are 0, 1, 2, 2": lambda c: c["board"].update(planning_costs=[0, 1, 1, 2]),
}


def rename(content, old, new):
    for city in content["cities"]:
        city["id"] = new if city["id"] == old else city["id"]
    for link in content["connections"]:
        link.update({end: new for end in ("from", "to") if link[end] == old})
    for one in (*content["missions"], *content["start_missions"]):
        one["cities"] = [new if city == old else city for city in one["cities"]]
        one.update({"start": new} if one.get("start") == old else {})


@pytest.mark.parametrize("claim", PRINTED)
def test_what_differs_from_the_printed_game_is_warned_of_and_can_be_played(claim):
    data, findings = examine(PRINTED[claim])
    assert findings.errors == []
    assert f"{claim}; this data set differs" in findings.warnings
    assert data is not None
    assert data.warnings == tuple(findings.warnings)


PROMISED = {
    "11 connections of 2 fields and 11 of 3": lambda c: connection(c, "PAR-MON").update(fields=[[1, 1]]),
    "no city whose loss cuts the map": lambda c: connection(c, "OSL-HEL").update(
        {"from": "HEL", "to": "BEL", "fields": [[602, 310], [610, 420]]}
    ),
    "no two connections that cross": lambda c: connection(c, "LON-BER").update(
        fields=[[268, 380], [335, 490], [402, 300]]
    ),
    "Monaco–Rome with 2 fields": lambda c: (
        connection(c, "MON-ROM").update(fields=[[428, 595], [450, 612], [472, 630]]),
        connection(c, "BER-BEL").update(fields=[[516, 366], [609, 479]]),
    ),
    "2 to 4 cities on a mission": lambda c: card(c, "M43").update(cities=["LON", "MAD", "ROM", "HEL", "BEL"]),
    "4 cities on a start mission": lambda c: card(c, "S1").update(cities=["LON", "MON", "BER"]),
    "2 to 8 points": lambda c: card(c, "S1").update(points=9),
    "every city on 10 or 11 missions": lambda c: card(c, "M43").update(cities=["LON", "MAD", "ROM"]),
    "no two missions with the same cities": lambda c: card(c, "M02").update(cities=["BEL", "BER"]),
    "different start cities": lambda c: (
        card(c, "S1").update(start="MON", cities=["LON", "MON", "BER", "WAR"]) or card(c, "S4").update(start="MON")
    ),
}


@pytest.mark.parametrize("claim", PROMISED)
def test_the_shipped_set_keeps_its_promises_and_another_name_is_free_of_them(claim):
    data, findings = examine(PROMISED[claim], name="reconstruction-1")
    assert data is None
    assert f"reconstruction-1 promises {claim}" in findings.errors
    assert examine(PROMISED[claim])[1].errors == []


def test_the_shipped_set_passes_without_a_word():
    data, findings = examine(lambda content: None, name="reconstruction-1")
    assert (findings.errors, findings.warnings) == ([], [])
    assert "Reconstruction" in data.provenance
