"""The data set reconstruction-1 with its checks (part 10 of the rules), and what the checker says of others."""

from collections import Counter
from copy import deepcopy
from importlib import resources
from itertools import combinations, pairwise
from pathlib import Path

import pytest

import safehouse as sh
from safehouse.core.datasets import parse
from safehouse.games.vienna.data.components import neighbours

from .table import DATA

GAME = sh.game("vienna")
CONTENT = parse((resources.files("safehouse.games.vienna") / "data" / "reconstruction-1.toml").read_text())
NEAR = neighbours(DATA)
BUILDING = {one.id: one for one in DATA.buildings}


def test_the_data_set_has_no_faults_and_says_that_it_is_a_reconstruction():
    data, findings = GAME.examine_data(CONTENT)
    assert (findings.errors, findings.warnings) == ([], [])
    assert data.provenance.strip().startswith("Reconstruction")


def test_the_tracks_are_those_of_the_written_rules():
    """Part 10.5: where each area begins, and how many spaces each has."""
    page = (Path(__file__).parents[2] / "docs/rules/vienna.md").read_text(encoding="utf-8")
    for secret, track in CONTENT["tracks"].items():
        spaces = [b - a for a, b in pairwise([0, *track, track[-1] + 1])]
        assert f"| {secret} | {' | '.join(map(str, track))} | {' '.join(map(str, spaces))} |" in page


def test_the_map_has_the_counts_of_part_10():
    assert Counter(len(one.buildings) for one in DATA.squares) == {2: 14, 3: 16, 4: 10}
    pairs = {frozenset((a, b)) for a, near in NEAR.items() for b in near}
    assert len(pairs) == 79
    for attribute in ("colour", "seal", "flag"):
        assert all(len({getattr(BUILDING[id_], attribute) for id_ in pair}) == 2 for pair in pairs)
        assert set(Counter(getattr(one, attribute) for one in DATA.buildings).values()) == {6}
    squares_at = Counter(id_ for square in DATA.squares for id_ in square.buildings)
    assert (min(squares_at.values()), max(squares_at.values())) == (3, 6)
    assert {len(near) for near in NEAR.values()} == {3, 4, 5, 6, 7, 8}
    lettered = [one for one in DATA.buildings if one.letter]
    for attribute in ("colour", "seal", "flag"):
        assert set(Counter(getattr(one, attribute) for one in lettered).values()) == {2}


def test_streets_by_attribute_and_pairs_of_attributes():
    streets = Counter()
    for square in DATA.squares:
        for id_ in square.buildings:
            one = BUILDING[id_]
            streets.update([one.colour, one.seal, one.flag])
    assert all(22 <= count <= 25 for count in streets.values())
    pairs = [("colour", "seal", 25), ("colour", "flag", 24), ("seal", "flag", 24)]
    for one, two, count in pairs:
        found = Counter((getattr(b, one), getattr(b, two)) for b in DATA.buildings)
        assert len(found) == count
        assert max(found.values()) <= 2


def test_the_third_man_always_has_two_ways_on_and_all_is_connected():
    for id_, near in NEAR.items():
        ways = [other for other in near if BUILDING[other].colour not in ("grey", BUILDING[id_].colour)]
        assert len(ways) >= 2
    reached, front = {"B01"}, ["B01"]
    while front:
        for other in NEAR[front.pop()] - reached:
            reached.add(other)
            front.append(other)
    assert len(reached) == 30


def test_distances_leave_room_for_drawing():
    def apart(one, two):
        return ((one.x - two.x) ** 2 + (one.y - two.y) ** 2) ** 0.5

    assert min(apart(a, b) for a, b in combinations(DATA.buildings, 2)) >= 149
    assert min(apart(a, b) for a, b in combinations(DATA.squares, 2)) >= 94
    assert min(apart(a, b) for a in DATA.squares for b in DATA.buildings) >= 88
    assert not any(865 <= one.x <= 1150 and 55 <= one.y <= 335 for one in (*DATA.buildings, *DATA.squares))


def test_upper_halves_are_spread_evenly():
    pairs = Counter((one.bribe, one.secret) for one in DATA.cards)
    assert len(pairs) == 25
    assert set(pairs.values()) == {7}
    intro = Counter((one.bribe, one.secret) for one in DATA.cards[:90])
    assert Counter(intro.values()) == {4: 15, 3: 10}
    for attribute in ("bribe", "secret"):
        assert set(Counter(getattr(one, attribute) for one in DATA.cards[:90]).values()) == {18}
        assert set(Counter(getattr(one, attribute) for one in DATA.cards[90:]).values()) == {17}
    full = Counter((one.face, one.bribe, one.secret) for one in DATA.cards)
    assert max(full.values()) == 1


def test_a_card_never_feeds_its_own_ability():
    colours = dict(
        zip(
            ("violet", "pink", "orange", "brown", "grey"),
            ("chocolate", "wine", "magazine", "coffee", "tobacco"),
            strict=True,
        )
    )
    for one in DATA.cards:
        assert one.bribe != colours.get(one.shows, one.shows)
        assert one.secret != one.shows


def test_missions_are_spread_evenly():
    for letter, each in (("S", 1), ("A", 6), ("B", 5)):
        flags = Counter(one.flag for one in DATA.missions if one.id[0] == letter)
        assert set(flags.values()) == {each}
        assert len(flags) == 5
    needs = {
        kind: Counter(n for one in DATA.missions if one.type == kind for n in one.needs)
        for kind in ("seal", "bribe", "secret")
    }
    assert set(needs["seal"].values()) == {9}
    assert set(needs["bribe"].values()) == {10}
    assert set(needs["secret"].values()) == {11}
    for kind, listed in (("seal", 5), ("bribe", 5), ("secret", 5)):
        assert len(needs[kind]) == listed


def test_tracks_have_nineteen_spaces():
    assert DATA.tracks == (
        (2, 4, 8, 12, 18),
        (2, 5, 8, 13, 18),
        (2, 5, 9, 13, 18),
        (3, 5, 9, 13, 18),
        (3, 6, 9, 13, 18),
    )


def changed(change):
    content = deepcopy(CONTENT)
    change(content)
    return GAME.examine_data(content)[1]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda c: c["buildings"].pop(), "DAT-1"),
        (lambda c: c["squares"].pop(), "DAT-1"),
        (lambda c: c["squares"][0].update(buildings=["B01", "B99"]), "DAT-2"),
        (lambda c: c["squares"][0].update(buildings=["B01", "B01"]), "DAT-2"),
        (lambda c: [one.update(buildings=["B02", "B03"]) for one in c["squares"]], "DAT-2: no street"),
        (lambda c: [one.update(colour="pink") for one in c["buildings"]], "DAT-3"),
        (lambda c: c["buildings"][1].update(letter="B"), "DAT-4"),
        (lambda c: c["cards"].pop(), "DAT-5"),
        (lambda c: c["cards"][0].update(ability="II_PTS2"), "DAT-5: card 001"),
        (lambda c: c["cards"][0].update(shows="wine"), "DAT-6"),
        (lambda c: c["missions"][0].update(type="bribe", needs=["wine"]), "DAT-7: mission S-01"),
        (lambda c: c["missions"].reverse(), "DAT-7"),
        (lambda c: c["missions"][25].update(needs=["A", "B"]), "must name one letter"),
        (lambda c: c["tracks"].update(flask=[2, 4, 4, 12, 18]), "DAT-8"),
        (lambda c: c["tracks"].update(flask=[2, 4]), "tracks.flask: has 2 members"),
        (lambda c: c["buildings"][0].update(colour="black"), "buildings[0].colour"),
        (lambda c: c["cards"][85].update(shows="wine"), "shows nothing"),
        (lambda c: c.update(odd=1), "unknown key 'odd'"),
    ],
)
def test_faults_are_named_with_their_place(change, fault):
    assert any(fault in error for error in changed(change).errors)


@pytest.mark.parametrize(
    ("change", "warning"),
    [
        (lambda c: c["buildings"][0].update(colour="pink"), "DAT-9: every colour"),
        (lambda c: c["buildings"][0].update(seal="culture"), "DAT-9: every seal"),
        (lambda c: c["buildings"][0].update(flag="US"), "DAT-9: every nation"),
        (lambda c: c["squares"][3].update(buildings=["B01", "B02", "B03"]), "DAT-10"),
        (
            lambda c: [one.update(colour="grey") for one in c["buildings"] if one["colour"] not in ("violet", "grey")],
            "DAT-11",
        ),
        (lambda c: [c["cards"][130].update(shows="slide"), c["cards"][132].update(shows="briefcase")], "DAT-12"),
        (
            lambda c: [one.update({"secret": "flask"}) for one in c["cards"] if one["secret"] in ("microfilm",)],
            "microfilm",
        ),
        (lambda c: c["missions"][0].update(money=3), "DAT-13"),
    ],
)
def test_what_differs_from_the_printed_game_is_a_warning(change, warning):
    findings = changed(change)
    assert findings.errors == []
    assert any(warning in one for one in findings.warnings)


@pytest.mark.rule("VIE-1.5")
def test_uneven_flags_that_the_checker_lets_pass_are_accepted_as_a_position():
    content = deepcopy(CONTENT)
    for one in content["buildings"][:9]:
        one["flag"] = "US"
    content["name"] = "uneven"
    data, findings = GAME.examine_data(content)
    assert (findings.errors, [one for one in findings.warnings if "printed flags" in one] != []) == ([], True)
    GAME._loaded["uneven"] = data
    try:
        match = sh.new_match("vienna", 2, seed=1, flags="printed", data_set="uneven")
        again = sh.from_position("vienna", match.position())
        assert [one["flag"] for one in again.view(None)["buildings"]].count("US") > 6
        crowded = {**match.position(), "flags": {one["id"]: "US" for one in content["buildings"]}}
        with pytest.raises(sh.PositionError, match=r"VIE-1\.5: a nation has more flags than there are tiles"):
            sh.from_position("vienna", crowded)
    finally:
        from safehouse.core.game import forget_twin

        del GAME._loaded["uneven"]
        GAME._editions.pop(data.digest, None)
        forget_twin(GAME, data)


@pytest.mark.rule("VIE-19.12")
def test_a_third_man_without_a_way_on_stays():
    """On a map of an own data set where every building but one is violet or grey."""
    content = deepcopy(CONTENT)
    for one in content["buildings"]:
        one["colour"] = "grey" if one["colour"] != "violet" else "violet"
    content["name"] = "grey"
    data, findings = GAME.examine_data(content)
    assert findings.errors == []
    GAME._loaded["grey"] = data
    try:
        match = sh.from_position(
            "vienna",
            {
                "seats": 2,
                "options": {"third_man": True},
                "data_set": {"name": "grey", "digest": data.digest},
                "players": [{"bribes": {"tobacco": 9, "chocolate": 9}, "missions": []}, {}],
                "third_man": "B03",
                "display": [None] * 4,
            },
            chance="manual",
        )
        match.play(0, "PLACE")
        match.play(0, "TARGET(B02)")
        assert [e["args"]["square"] for e in match.events(None) if e["kind"] == "gained"] == ["Q01"]
        assert match.view(None)["third_man"]["building"] == "B03"
    finally:
        from safehouse.core.game import forget_twin

        del GAME._loaded["grey"]
        GAME._editions.pop(data.digest, None)
        forget_twin(GAME, data)
