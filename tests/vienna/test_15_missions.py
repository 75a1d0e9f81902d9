"""VIE-15 and VIE-18: missions. Flags are printed unless a test says otherwise."""

import pytest

from .table import DATA, POOR, RICH, chance, legal, place, play, player, points, refused, table, told

DISPLAY = ["A-01", "A-02", "B-01", "B-02"]  # US, SU, US, GB


def step(target, own=None, **rest):
    """Seat 0 has just placed on a building."""
    rest.setdefault("display", DISPLAY)
    match = table({"bribes": RICH, "missions": [], **(own or {})}, **rest)
    place(match, target)
    return match


@pytest.mark.rule("VIE-15.1", "VIE-15.2")
def test_the_step_follows_a_placement_and_needs_its_flag():
    match = step("B02", {"agents": ["B08"]})  # US; an agent stands on SU
    assert legal(match) == {"ACCEPT(A-01)", "ACCEPT(B-01)", "DONE"}
    refused(match, "ACCEPT(A-02)", "VIE-15.1")
    refused(match, "ACCEPT(A-10)", "VIE-15.2")
    refused(match, "TAKE(wine)", "VIE-15.2")
    play(match, "DONE")
    assert player(match)["missions"] == [None] * 3
    other = step("B03", display=["A-01", "A-02", "B-01", "B-02"])  # FR: nothing to do
    assert told(other, "missions_done") == [{"seat": 0}]
    taking = table({"bribes": RICH})
    play(taking, "TAKE(wine)")
    assert told(taking, "missions_done") == []


@pytest.mark.rule("VIE-15.3", "VIE-15.4", "VIE-15.5")
@pytest.mark.parametrize(("mission", "advance", "fresh"), [("A-01", 1, "A-30"), ("B-01", 2, "B-25")])
def test_accepting_pays_an_advance_and_the_display_is_refilled(mission, advance, fresh):
    match = step("B02", {"money": 4})
    play(match, f"ACCEPT({mission})")
    chance(match, f"MISSION({fresh})")
    assert player(match)["missions"][0]["mission"] == mission
    assert player(match)["money"] == 4 + advance
    assert fresh in [one["mission"] for one in match.view(None)["display"]]


@pytest.mark.rule("VIE-15.3", "VIE-2.5", "VIE-13.11")
def test_accepting_needs_a_free_slot():
    full = step("B02", {"missions": ["A-25", "A-29", "A-26"], "agents": []})
    assert "ACCEPT(A-01)" not in [action.text for action in full.legal(0)]
    assert full.to_move != (0,) or full.view(None)["decision"] != "MISSIONS"
    four = step("B02", {"missions": ["A-25", "A-29", "A-26"], "items": ["table"]})
    assert "ACCEPT(A-01)" in legal(four)
    blocked = step("B02", {"missions": ["A-22", "A-29", "A-26"], "agents": ["B04"]})  # US, on B04
    refused(blocked, "ACCEPT(A-01)", "VIE-15.3")


@pytest.mark.rule("VIE-15.5")
def test_an_empty_stack_leaves_the_space_empty():
    match = step("B02", stack=["A-09"])
    play(match, "ACCEPT(B-01)")
    assert [one and one["mission"] for one in match.view(None)["display"]] == ["A-01", "A-02", None, "B-02"]


@pytest.mark.rule("VIE-15.6", "VIE-15.9", "VIE-18.3")
def test_fulfilling_shows_bribes_without_giving_them_up():
    match = step(
        "B02",
        {"missions": ["A-01"], "bribes": {**POOR, "chocolate": 1, "wine": 3, "magazine": 1}},
        display=["A-03", "A-02", "B-03", "B-02"],
    )
    play(match, "FULFIL(A-01)")
    assert (player(match)["money"], points(match)["missions"]) == (3, 1)
    assert player(match)["bribes"]["wine"] == 1
    assert player(match)["missions"] == [None] * 3
    short = step(
        "B02",
        {"missions": ["A-01", "A-22"], "bribes": {**POOR, "wine": 3, "magazine": 1}, "agents": ["B04"]},
        display=["A-03", "A-02", "B-03", "B-02"],
    )
    refused(short, "FULFIL(A-01)", "VIE-15.6")
    refused(short, "FULFIL(A-14)", "VIE-15.2")


@pytest.mark.rule("VIE-15.2", "VIE-15.7", "VIE-18.6")
def test_several_missions_may_be_fulfilled_with_the_same_things():
    own = {"missions": ["A-01", "A-10"], "bribes": {**RICH, "wine": 3, "tobacco": 2}, "secrets": {"flask": 1}}
    match = step("B02", own, display=["A-03", "A-02", "B-01", "B-02"])
    assert {"FULFIL(A-01)", "FULFIL(A-10)"} <= legal(match)
    play(match, "FULFIL(A-10)")
    assert legal(match) == {"FULFIL(A-01)", "DONE"}
    refused(match, "ACCEPT(B-01)", "VIE-15.2")
    play(match, "FULFIL(A-01)")
    assert player(match)["money"] == 1 + 3 + 2
    assert told(match, "missions_done") == [{"seat": 0}]


@pytest.mark.rule("VIE-15.8", "VIE-18.2")
def test_a_seal_listed_twice_needs_two_buildings():
    # A-16, FR: religion, nobility, nobility. B12 nobility FR, B14 nobility, B06 religion.
    match = step("B12", {"missions": ["A-16"], "agents": ["B06", "B14"]})
    assert "FULFIL(A-16)" in legal(match)
    one = step("B12", {"missions": ["A-16", "A-25"], "agents": ["B06"]})
    refused(one, "FULFIL(A-16)", "VIE-15.6")


@pytest.mark.rule("VIE-18.4")
def test_building_missions_need_an_agent_on_the_letter():
    match = step("B03", {"missions": ["A-25"], "agents": ["B12"]})  # FR, letter E
    assert "FULFIL(A-25)" in legal(match)
    there = step("B12", {"missions": ["A-25"]})
    assert "FULFIL(A-25)" in legal(there)
    without = step("B03", {"missions": ["A-25", "A-29"], "agents": ["B27"]})
    refused(without, "FULFIL(A-25)", "VIE-15.6")


@pytest.mark.rule("VIE-18.5", "VIE-15.8")
def test_secret_missions_count_own_tiles():
    own = {"missions": ["B-20"], "secrets": {"pistol": 2, "microfilm": 1, "slide": 1}}
    match = step("B02", own)
    play(match, "FULFIL(B-20)")
    assert points(match)["missions"] == 8
    short = step("B02", {**own, "secrets": {"pistol": 1, "microfilm": 1, "slide": 1}})
    refused(short, "FULFIL(B-20)", "VIE-15.6")


@pytest.mark.rule("VIE-15.10")
def test_what_the_placement_brought_counts():
    match = table(
        {"bribes": RICH, "agents": ["B03"], "missions": ["B-01"], "secrets": {"flask": 1}},
        tiles={"Q01": "pistol"},
        display=["A-03", "A-02", "B-03", "B-02"],
    )
    place(match, "B02")
    play(match, "FULFIL(B-01)")
    assert points(match) == {"squares": 2, "missions": 2, "markers": 1}  # the step of action IV


@pytest.mark.rule("VIE-15.11", "VIE-15.2")
def test_accepted_missions_are_not_fulfilled_in_the_same_turn():
    match = step("B02", {"missions": ["A-10"]})
    play(match, "ACCEPT(A-01)")
    chance(match, "MISSION(A-30)")
    assert told(match, "fulfilled") == []
    assert match.view(None)["active"] == 1 or match.view(None)["decision"] != "MISSIONS"
    kinds = {kind.name for kind in match.edition.actions.kinds}
    assert not {"DISCARD_MISSION", "SWAP"} & kinds


@pytest.mark.rule("VIE-18.1")
@pytest.mark.parametrize("mission", [one.id for one in DATA.missions])
def test_every_mission_can_be_fulfilled_for_its_reward(mission):
    printed = next(one for one in DATA.missions if one.id == mission)
    own = {"missions": [mission], "bribes": RICH, "money": 0}
    agents = []
    if printed.type == "secret":
        own["secrets"] = {need: printed.needs.count(need) for need in printed.needs}
    elif printed.type == "letter":
        agents = [one.id for one in DATA.buildings if one.letter == printed.needs[0]]
    elif printed.type == "seal":
        for need in set(printed.needs):
            agents += [one.id for one in DATA.buildings if one.seal == need][: printed.needs.count(need)]
    target = next(one.id for one in DATA.buildings if one.flag == printed.flag and one.id not in agents)
    letter = {"S": "S-01"}.get(mission[0])
    match = table(
        {**own, "agents": agents},
        {"missions": ["S-01" if mission != "S-01" else "S-02"]},
        display=[None, None, None, None],
    )
    assert letter in (None, "S-01")
    place(match, target)
    play(match, f"FULFIL({mission})")
    assert player(match)["money"] == printed.money
    assert points(match).get("missions", 0) == printed.points
    seen = told(match, "fulfilled")[0]
    assert (seen["points"], seen["money"]) == (printed.points, printed.money)
