"""SPY-14: 14 agents, the dark side, and how they combine."""

from itertools import product

import pytest

import safehouse as sh

from .table import begun, costs, draw, laid, legal, mission, play, player, price, seat, supply, table

DARK = {"board_side": "dark"}
FOUR = ["M02", "M03", "M04", "M05"]


@pytest.mark.rule("SPY-14.1")
def test_fourteen_agents_for_all():
    match = begun("S1", "S2", agents=14)
    assert [one["agents"] for one in match.view(None)["players"]] == [14, 14]


@pytest.mark.rule("SPY-14.2")
def test_the_number_of_agents_is_set_per_seat():
    match = begun("S1", "S2", "S3", agents=[14, 15, 14])
    assert [one["agents"] for one in match.view(None)["players"]] == [14, 15, 14]
    assert [supply(match, number) for number in range(3)] == [13, 14, 13]


@pytest.mark.rule("SPY-14.3")
def test_no_price_or_cost_or_limit_depends_on_the_number_of_agents():
    me = player("LON", "M07", "M08", fields={"LON-PAR-1": 1})
    rival = player("LON", fields={"LON-BER-1": 1})
    more, fewer = (table(me, rival, display=FOUR, options={"agents": [count, 15]}) for count in (15, 14))
    assert supply(fewer) == supply(more) - 1
    assert costs(fewer) == costs(more) == [0, 1, 2, 2]
    assert price(fewer, "LON-BER") == price(more, "LON-BER") == 4
    assert legal(fewer) == legal(more)


@pytest.mark.rule("SPY-14.4")
def test_intensive_preparation_uses_the_dark_side():
    match = begun("S1", "S2", board_side="dark")
    assert match.view(None)["side"] == "dark"
    assert match.options["board_side"] == "dark"


@pytest.mark.rule("SPY-14.5")
@pytest.mark.parametrize(("slot", "cost"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_each_mission_costs_one_planning_agent_more_on_the_dark_side(slot, cost):
    match = table(player("LON", "M07"), display=FOUR, options=DARK)
    assert costs(match)[slot - 1] == cost
    play(match, f"TAKE({slot})")
    assert seat(match)["open"][1]["planning"] == cost
    assert supply(match) == 15 - cost


@pytest.mark.rule("SPY-14.6")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_without_another_open_mission_planning_is_free_on_the_dark_side(slot):
    match = table(player("LON", fulfilled=["M07"]), display=FOUR, options=DARK)
    assert costs(match) == [0, 0, 0, 0]
    play(match, f"TAKE({slot})")
    assert (seat(match)["open"][0]["planning"], supply(match)) == (0, 15)


@pytest.mark.rule("SPY-14.6")
def test_an_open_start_mission_is_an_open_mission_and_the_light_side_knows_no_exception():
    assert costs(begun("S1", "S2", board_side="dark")) == [1, 2, 3, 3]
    assert costs(table(player("LON"), display=FOUR)) == [0, 1, 2, 2]


@pytest.mark.rule("SPY-14.7")
def test_the_cost_is_fixed_at_the_moment_of_taking():
    match = table(player("MAD", mission("M07", "LON")), player("MOS"), display=FOUR, options=DARK)
    play(match, "TAKE(4)")
    draw(match, "M43")
    assert seat(match)["open"][1]["planning"] == 3
    play(match, "CONNECT(MOS-IST)", "DISCARD(1)")
    assert seat(match)["open"][0]["planning"] == 3
    free = table(player("MAD"), player("MOS"), display=FOUR, options=DARK)
    play(free, "TAKE(4)")
    draw(free, "M42")
    play(free, "CONNECT(MOS-IST)", "TAKE(1)")
    assert [one["planning"] for one in seat(free)["open"]] == [0, 1]


@pytest.mark.rule("SPY-14.8")
@pytest.mark.parametrize("agents", [14, [14, 15], [15, 14]])
def test_fourteen_agents_play_on_the_dark_side(agents):
    match = sh.new_match("spyconnection", seats=2, board_side="dark", agents=agents)
    assert {one["supply"] for one in match.view(None)["players"]} <= {13, 14}
    assert table(player("LON"), options={"board_side": "dark", "agents": agents}).options["agents"] == agents


@pytest.mark.rule("SPY-3.7", "SPY-14.8")
def test_fourteen_agents_on_the_dark_side_may_not_pay_for_three_crowded_fields_until_a_mission_goes():
    """9 planning agents leave 5, and with rivals on its fields a connection of three costs 6."""
    planned = [mission(card, planning=3) for card in ("M07", "M08", "M09")]
    crowd = laid("PAR-MAD", "MAD-ROM", agents=2) | laid("MAD-MON", agents=1)
    match = table(
        player("MAD", *planned), player("MAD", fields=crowd), options={"board_side": "dark", "agents": [14, 15]}
    )
    assert supply(match) == 5
    assert legal(match) == {"CONNECT(MAD-MON)", "DISCARD(1)", "DISCARD(2)", "DISCARD(3)"}
    play(match, "DISCARD(1)")
    assert "CONNECT(PAR-MAD)" in legal(match)


@pytest.mark.rule("SPY-14.9")
@pytest.mark.parametrize(
    ("start_missions", "agents", "side"),
    list(product(("random", "draft"), (15, 14), ("light", "dark"))),
)
def test_all_choices_are_independent(start_missions, agents, side):
    match = sh.new_match(
        "spyconnection", seats=3, seed=1, start_missions=start_missions, agents=agents, board_side=side
    )
    while match.view(None)["decision"] == "START":
        play(match, min(legal(match)))
    view = match.view(None)
    assert view["side"] == side
    assert [one["supply"] for one in view["players"]] == [agents - 1] * 3
    assert [one["card"] is not None for one in view["display"]] == [True] * 4
