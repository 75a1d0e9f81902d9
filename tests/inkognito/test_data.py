"""The data set `box` (part 10) and what the checker says of others."""

import json
import tomllib
from collections import Counter, deque
from copy import deepcopy
from importlib import resources
from pathlib import Path

import pytest

import safehouse as sh

SOURCE = (resources.files("safehouse.games.inkognito") / "data" / "box.toml").read_text(encoding="utf-8")
BOX = tomllib.loads(SOURCE)


def joined(*routes):
    found = {space: set() for space in BOX["spaces"]}
    for route in routes:
        for a, b in BOX[route]:
            found[a].add(b)
            found[b].add(a)
    return found


def reach(start, neighbours):
    far, queue = {start: 0}, deque([start])
    while queue:
        space = queue.popleft()
        for other in neighbours[space] - far.keys():
            far[other] = far[space] + 1
            queue.append(other)
    return far


def test_the_missions_are_those_of_the_written_rules():
    """Part 10.3: the same 24 missions stand in the table of the page."""
    page = (Path(__file__).parents[2] / "docs/rules/inkognito.md").read_text(encoding="utf-8")
    words = {"A": "Alpha", "B": "Bravo", "C": "Charlie", "D": "Delta"}
    for code in BOX["missions"]["fiddlebottom_bubble"]:
        row = next(
            line for line in page.splitlines() if line.startswith(f"| {'/'.join(words[c] for c in code[::2])} |")
        )
        cells = [cell.split(" – ")[0].strip() for cell in row.split("|")[2:4]]
        assert cells == [written(BOX["missions"][team][code]) for team in ("fiddlebottom_bubble", "zsa_zsa_agent_x")]


def written(mission):
    """A mission of the data set as the table writes it."""
    for name, letter in (("fiddlebottom", "F"), ("bubble", "B"), ("zsa_zsa", "Z"), ("agent_x", "X")):
        mission = mission.replace(name, letter)
    who, how, what = mission.split(" ")
    if how == "onto":
        return f"ONTO({what})"
    if how == "meets":
        return f"MEETS({who}, {what})"
    return f"AMBASSADOR({what})" if who == "ambassador" else f"REACH({who}, {what})"


def test_spaces_and_links():
    kinds = Counter("EM" if space == "EM" else space[0] for space in BOX["spaces"])
    assert kinds == {"R": 4, "B": 4, "G": 4, "Y": 4, "EM": 1, "N": 8, "P": 33}
    assert (len(BOX["land"]), len(BOX["water"])) == (66, 33)
    land = {frozenset(pair) for pair in BOX["land"]}
    water = {frozenset(pair) for pair in BOX["water"]}
    both = {frozenset(pair) for pair in (("N4", "P07"), ("P02", "P03"), ("P08", "Y2"), ("P21", "R2"))}
    assert (land & water, len(land | water)) == (both, 95)


def test_shape_of_the_city():
    either, land, water = joined("land", "water"), joined("land"), joined("water")
    distances = [far for space in either for other, far in reach(space, either).items() if other != space]
    assert len(distances) == 58 * 57
    assert max(distances) == 9
    assert round(sum(distances) / len(distances), 1) == 4.2
    assert len(reach("N1", water)) == 31
    assert len(reach("EM", land)) == 50
    assert set(reach("G1", land)) == {"G1", "P05", "N8", "R2", "P21"}
    assert {space for space in land if not land[space]} == {"N1", "N5", "P28"}
    assert sum(not near for near in water.values()) == 27
    assert max((len(near), space) for space, near in either.items()) == (6, "P22")
    assert max((len(near), space) for space, near in land.items()) == (5, "P24")
    assert max(len(near) for near in water.values()) == 3


@pytest.mark.parametrize(
    ("colour", "expected"),
    [
        ("R", (1, 1, 3, 2, 2, 3, 3, 1, 3)),
        ("B", (3, 2, 3, 1, 2, 1, 1, 3, 3)),
        ("G", (2, 4, 1, 1, 3, 2, 2, 2, 4)),
        ("Y", (1, 3, 2, 2, 3, 3, 3, 5, 3)),
    ],
)
def test_distances_from_the_nearest_start_space(colour, expected):
    either = joined("land", "water")
    places = [f"N{i}" for i in range(1, 9)] + ["EM"]
    assert tuple(min(reach(f"{colour}{i}", either)[place] for i in range(1, 5)) for place in places) == expected


def test_the_engine_goes_along_every_link_in_both_directions():
    from safehouse.games.inkognito.data.board import DEGREE, JOINED, NEXT, SPACE_CODES

    for ball, routes in enumerate((("land",), ("water",), ("land", "water"), ("land", "water"))):
        near = joined(*routes)
        for a, code in enumerate(SPACE_CODES):
            steps = [SPACE_CODES[NEXT[ball][a][i]] for i in range(DEGREE[ball][a])]
            assert set(steps) == near[code]
            assert len(steps) == len(set(steps))
            assert {SPACE_CODES[b] for b in range(58) if JOINED[ball][a][b]} == near[code]


def test_kinds_of_missions_per_team():
    kinds = {team: Counter() for team in BOX["missions"]}
    for team, lines in BOX["missions"].items():
        assert len(lines) == 12
        for text in lines.values():
            kind = "ambassador" if text.startswith("ambassador") else text.split()[1]
            if kind == "onto":
                kind = "onto ambassador" if text.endswith("ambassador") else "onto agent"
            kinds[team][kind] += 1
    assert kinds == {
        "fiddlebottom_bubble": {"onto agent": 4, "onto ambassador": 2, "to": 3, "ambassador": 2, "meets": 1},
        "zsa_zsa_agent_x": {"onto agent": 4, "onto ambassador": 2, "to": 3, "ambassador": 1, "meets": 2},
    }


def test_the_box_passes_its_own_check_without_a_warning():
    data, findings = sh.game("inkognito").examine_data(BOX)
    assert data is not None
    assert (findings.errors, findings.warnings) == ([], [])


def changed(**changes):
    content = deepcopy(BOX)
    for path, value in changes.items():
        *parents, key = path.split("__")
        target = content
        for parent in parents:
            target = target[parent]
        if value is None:
            del target[key]
        else:
            target[key] = value
    return content


CASES = [
    (changed(spaces__Q1=[1, 1]), "spaces.Q1: is not the id of a space"),
    (changed(spaces__P00=[1, 1]), "spaces.P00: is not the id of a space"),
    (changed(spaces__P34=[1, 1]), "space P34 cannot be reached from EM"),
    (changed(spaces__N8=None), "space N8 is missing"),
    (changed(spaces__R4=None), "space R4 is missing"),
    (changed(spaces__EM=None), "space EM is missing"),
    (changed(spaces__EM=[1]), "spaces.EM: has 1 members, not 2"),
    (changed(land=[*BOX["land"], ["P01", "P99"]]), "land P01–P99: there is no such space"),
    (changed(land=[*BOX["land"], ["P01", "P01"]]), "land P01–P01 joins a space with itself"),
    (changed(water=[*BOX["water"], ["N7", "B2"]]), "water B2–N7 is there 2 times"),
    (changed(balls__red=3), "there are 11 balls, not 10"),
    (changed(balls={"red": 0, "blue": 0, "yellow": 0, "black": 5, "white": 5}), "there is no ball that moves a figure"),
    (changed(balls__pink=1), "balls: unknown key 'pink'"),
    (changed(**{"missions__fiddlebottom_bubble__A-B": None}), "missions.fiddlebottom_bubble.A-B: is missing"),
    (changed(**{"missions__fiddlebottom_bubble__A-B": "any onto bubble"}), "is no mission of this team"),
    (changed(**{"missions__fiddlebottom_bubble__A-B": "agent_x to 3"}), "is no mission of this team"),
    (changed(**{"missions__zsa_zsa_agent_x__A-B": "zsa_zsa to 9"}), "is no mission of this team"),
    (changed(**{"missions__zsa_zsa_agent_x__A-B": "zsa_zsa meets zsa_zsa"}), "is no mission of this team"),
    (changed(**{"missions__zsa_zsa_agent_x__A-B": "zsa_zsa meets bubble"}), "is no mission of this team"),
    (changed(**{"missions__fiddlebottom_bubble__A-B": "any onto X"}), "'any onto X' is no mission of this team"),
    (changed(**{"missions__fiddlebottom_bubble__A-B": "F to 3"}), "'F to 3' is no mission of this team"),
    (changed(**{"missions__fiddlebottom_bubble__A-C": "bubble to ５"}), "'bubble to ５' is no mission of this team"),
    (changed(missions__thieves={}), "missions: unknown key 'thieves'"),
    (changed(escape__bubble=9), "escape.bubble: 9 is not a whole number from 1 to 8"),
    (changed(escape__bubble=None), "escape.bubble: is missing"),
    (changed(our_names__P77="Nowhere"), "our_names.P77: there is no such space"),
]


@pytest.mark.parametrize(("content", "fault"), CASES, ids=[fault for _, fault in CASES])
def test_a_wrong_data_set_is_refused_with_the_reason(content, fault):
    data, findings = sh.game("inkognito").examine_data(content)
    assert data is None
    assert any(fault in error for error in findings.errors), findings.errors


def test_all_that_is_wrong_is_listed():
    content = changed(balls__red=3, escape__bubble=9, spaces__Q1=[1, 1])
    _, findings = sh.game("inkognito").examine_data(content)
    for fault in ("there are 11 balls, not 10", "escape.bubble: 9 is not", "spaces.Q1: is not the id of a space"):
        assert sum(fault in error for error in findings.errors) == 1, findings.errors
    assert len(findings.errors) == 3


def test_every_check_whose_parts_could_be_read_is_made():
    content = changed(
        spaces__N8=None, spaces__Q1=[1, 1], balls__red=3, land=[*BOX["land"], ["P01", "P01"], ["P01"]],
        water=[*BOX["water"], ["N7", "B2"]], our_names__P77="Nowhere", escape__bubble=None,
        **{"missions__zsa_zsa_agent_x__A-B": "zsa_zsa to 9"},
    )  # fmt: skip
    _, findings = sh.game("inkognito").examine_data(content)
    for fault in (
        "space N8 is missing", "spaces.Q1: is not the id", "there are 11 balls", "P01–P01 joins a space with itself",
        "has 1 members, not 2", "water B2–N7 is there 2 times", "our_names.P77: there is no such space",
        "escape.bubble: is missing", "is no mission of this team",
    ):  # fmt: skip
        assert any(fault in error for error in findings.errors), (fault, findings.errors)


def test_what_cannot_be_read_is_not_judged_twice():
    _, findings = sh.game("inkognito").examine_data(changed(spaces=3, balls="many"))
    assert not any("space " in error or "balls, not 10" in error for error in findings.errors), findings.errors


def test_missions_may_be_listed_by_code():
    codes = BOX["missions"]["fiddlebottom_bubble"]
    by_code = {code: {team: lines[code] for team, lines in BOX["missions"].items()} for code in codes}
    data, findings = sh.game("inkognito").examine_data(changed(missions=by_code))
    assert (findings.errors, findings.warnings) == ([], [])
    assert data.components == sh.game("inkognito").data_set("box").components
    del by_code["A-B"]["zsa_zsa_agent_x"]
    _, findings = sh.game("inkognito").examine_data(changed(missions=by_code))
    assert [error.split(";")[0] for error in findings.errors] == ["missions.A-B.zsa_zsa_agent_x: is missing"]


def test_an_own_board_can_be_loaded_and_played(tmp_path):
    """One plain space more, three ambassador balls: sizes and tables follow the data."""
    own = SOURCE.replace('name = "box"', 'name = "own"').replace("P33 = [100, 59]", "P33 = [100, 59]\nP34 = [50, 50]")
    own = own.replace('["P30", "Y4"],', '["P30", "Y4"], ["P34", "EM"],').replace("black = 2", "black = 3")
    own = own.replace("white = 3", "white = 2")
    file = tmp_path / "own.toml"
    file.write_text(own, encoding="utf-8")
    data = sh.load_data_set("inkognito", file)
    assert len(data.warnings) == 3
    match = sh.new_match("inkognito", seats=4, seed=1, data_set="own", turn_limit=3)
    assert len([a for a in match.edition.actions.actions if a.kind == "STEP"]) == 59
    bots = [sh.bot("random", seed=seat) for seat in range(4)]
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    assert sh.replay(match.record()).state == match.state


def test_json_is_read_as_well(tmp_path):
    """Ruling INK-R18."""
    content = {**BOX, "name": "own-json"}
    file = tmp_path / "own.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    assert sh.load_data_set("inkognito", file).name == "own-json"
    file.write_text('{"game": "inkognito", "game": "inkognito"}', encoding="utf-8")
    with pytest.raises(sh.DataError, match="not a JSON file: the key 'game' stands twice"):
        sh.load_data_set("inkognito", file)
