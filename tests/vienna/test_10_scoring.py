"""VIE-10 and VIE-16: the end and final scoring of both versions."""

import pytest

from .table import BRIBES, POOR, legal, play, play_on, player, points, refused, table, told

ARRIVED = {2: "H", 3: "J", 4: "L"}


def ending(*players, seats=2, **rest):
    """The action phases of the last round are over."""
    version = rest.get("version", "full")
    last = {"round": 13, "end": "last", "investigator": ARRIVED[seats]}
    if version == "full":
        last |= {"purchases": 5, "paydays": 1}
    markers = rest.pop("markers", {"flask": 13, "pistol": 13, "slide": 13})
    return table(*players, seats=seats, pending="ROUND_END", markers=markers, **last, **rest)


@pytest.mark.rule("VIE-10.1", "VIE-10.2")
@pytest.mark.parametrize("bonus", [10, 15])
def test_sets_and_secrets_in_the_introductory_version(bonus):
    own = {"secrets": {"flask": 2, "pistol": 2, "briefcase": 3, "microfilm": 2, "slide": 2}}
    match = ending(
        own,
        {"secrets": {"slide": 1}},
        version="intro",
        set_bonus=bonus,
        markers={"flask": 12, "pistol": 8, "briefcase": 2, "microfilm": 0, "slide": 18},
    )
    assert match.over
    assert points(match) == {"sets": 2 * bonus, "secrets": 2 * 5 + 2 * 4 + 3 * 2 + 2 * 1 + 2 * 6}
    assert points(match, 1) == {"secrets": 6}
    assert match.scores == [2 * bonus + 38, 6]


@pytest.mark.rule("VIE-10.3")
def test_ties_in_the_introductory_version():
    base = {"secrets": {"flask": 1}}
    other = {"secrets": {"pistol": 1}}
    bribes = ending({**base, "bribes": {**POOR, "wine": 4}}, {**other, "bribes": {**POOR, "wine": 3}}, version="intro")
    assert bribes.winners == {0}
    agents = ending({**base, "agents": ["B01"]}, {**other, "agents": []}, version="intro")
    assert agents.winners == {0}
    order = ending(base, other, version="intro", crest=0)
    assert order.winners == {1}
    assert ending(base, other, version="intro", crest=1).winners == {0}


@pytest.mark.rule("VIE-11.3", "VIE-13.6", "VIE-16.11", "VIE-16.9")
def test_open_money_breaks_ties_and_money_in_the_box_does_not():
    one = {"secrets": {"flask": 1}, "bribes": POOR, "missions": []}
    two = {"secrets": {"pistol": 1}, "bribes": POOR, "missions": []}
    money = ending({**one, "money": 3}, {**two, "money": 2, "points": {"markers": 8}})
    assert money.scores[0] == money.scores[1]  # 8 points for the majority went by money
    assert money.winners == {0}
    box = {**one, "money": 2, "items": ["box"], "box": 2}  # 4 points, and 1 for the desk tile
    boxed = ending(box, {**two, "money": 3})
    assert points(boxed)["box"] == 4
    assert points(boxed, 1)["majority"] == 8
    tied = ending({**box, "points": {"cards": 3}}, {**two, "money": 3})
    assert tied.scores[0] == tied.scores[1]
    assert tied.winners == {1}


@pytest.mark.rule("VIE-16.2", "VIE-16.3", "VIE-15.11")
def test_an_agent_leaves_per_unfulfilled_mission_then_the_second_payday():
    match = ending({"agents": ["B01", "B05", "B10", "B15"], "missions": ["S-01", "A-01"], "money": 1}, {})
    assert match.view(None)["decision"] == "UNFULFILLED"
    assert legal(match) == {f"RECALL({one})" for one in ("B01", "B05", "B10", "B15")}
    refused(match, "RECALL(B02)", "VIE-16.2")
    refused(match, "PASS", "VIE-16.2")
    refused(match, "RECALL(B01)", "VIE-16.2", actor=1)
    play(match, "RECALL(B05)", "RECALL(B15)")
    assert told(match, "payday") == [{"number": 2}]
    assert match.view(None)["decision"] == "UNPAID"
    play(match, "RECALL(B01)")
    assert match.over
    assert player(match)["on_board"] == ["B10"]


@pytest.mark.rule("VIE-16.2")
def test_where_all_must_leave_nothing_is_asked():
    match = ending({"agents": ["B01", "B05"], "missions": ["S-01", "A-01", "A-02"]}, {"agents": [], "missions": []})
    assert match.over
    assert [args["building"] for args in told(match, "recalled")] == ["B01", "B05"]


@pytest.mark.rule("VIE-16.4", "VIE-16.5", "VIE-16.6", "VIE-16.7", "VIE-13.11")
def test_secrets_desk_tiles_and_cash_box():
    own = {
        "secrets": dict.fromkeys(("flask", "pistol", "briefcase", "microfilm", "slide"), 1),
        "box": 7,
        "money": 5,
        "items": ["telephone", "box", "seal", "table"],
        "missions": [],
    }
    match = ending(own, {"secrets": {"flask": 1}, "missions": []})
    assert points(match) == {"secrets": 5 + 5 + 1 + 1 + 5, "desk": 6, "box": 14, "majority": 8}
    assert "sets" not in points(match)
    for count, desk in ((0, 0), (1, 1), (2, 3), (4, 10)):
        items = ["telephone", "map", "box", "seal"][:count]
        one = ending({"items": items, "missions": []}, {"missions": []})
        assert points(one).get("desk", 0) == desk


@pytest.mark.rule("VIE-16.8", "VIE-16.9", "VIE-16.10")
@pytest.mark.parametrize(
    ("counts", "money", "expected"),
    [
        ((2, 1), (9, 9), (8, 0)),
        ((1, 1), (9, 9), (4, 4)),
        ((1, 1), (9, 8), (8, 0)),
        ((0, 0), (1, 1), (4, 4)),
        ((3, 2, 1), (9, 9, 9), (12, 6, 0)),
        ((3, 3, 1), (9, 9, 9), (9, 9, 0)),
        ((3, 1, 1), (9, 9, 9), (12, 3, 3)),
        ((1, 1, 1), (9, 9, 9), (6, 6, 6)),
        ((4, 3, 2, 1), (9, 9, 9, 9), (12, 8, 4, 0)),
        ((2, 2, 2, 2), (9, 9, 9, 9), (6, 6, 6, 6)),
        ((3, 3, 3, 0), (9, 9, 9, 9), (8, 8, 8, 0)),
        ((3, 2, 2, 0), (9, 9, 9, 9), (12, 6, 6, 0)),
    ],
)
def test_majority(counts, money, expected):
    sites = ["B01", "B05", "B10", "B15"]
    players = [
        {"agents": sites[:count], "money": m + count, "missions": []} for count, m in zip(counts, money, strict=True)
    ]
    players = [{**one, "money": 20 + len(one["agents"]) + m - 9} for one, m in zip(players, money, strict=True)]
    match = ending(*players, seats=len(counts))
    assert tuple(points(match, seat).get("majority", 0) for seat in range(len(counts))) == expected


@pytest.mark.rule("VIE-16.9")
def test_equal_agents_and_money_are_ranked_by_bribes():
    match = ending({"bribes": {**POOR, "wine": 2}, "missions": []}, {"bribes": {**POOR, "wine": 3}, "missions": []})
    assert (points(match, 0).get("majority", 0), points(match, 1)["majority"]) == (0, 8)


@pytest.mark.rule("VIE-16.11")
def test_ties_in_the_full_version():
    base, other = {"secrets": {"flask": 1}, "missions": []}, {"secrets": {"pistol": 1}, "missions": []}
    by_order = ending(base, other, crest=0)
    assert by_order.scores[0] == by_order.scores[1]
    assert by_order.winners == {1}
    money = ending({**base, "money": 3, "points": {"squares": 0}}, {**other, "money": 1, "points": {"squares": 8}})
    assert money.scores[0] == money.scores[1]
    assert money.winners == {0}
    bribes = ending({**base, "bribes": dict.fromkeys(BRIBES, 2)}, {**other, "points": {"squares": 8}})
    assert bribes.scores[0] == bribes.scores[1]
    assert bribes.winners == {0}
    more = {**base, "agents": ["B01", "B05"], "money": 2}  # paid at the payday, so no money is left
    agents = ending(more, {**other, "agents": ["B10"], "money": 1, "points": {"squares": 8}}, crest=0)
    assert (player(agents)["money"], player(agents, 1)["money"]) == (0, 0)
    assert agents.scores[0] == agents.scores[1]
    assert agents.winners == {1}  # agents decide nothing here, the later place does


@pytest.mark.rule("VIE-16.1", "VIE-12.4")
def test_the_fifth_purchase_comes_in_the_penultimate_round_the_payday_after_the_last():
    match = table(
        {"money": 5},
        {"money": 5},
        pending="ROUND_END",
        round=10,
        end="triggered",
        investigator="H",
        moved=True,
        purchases=4,
        paydays=1,
        markers={"flask": 18, "pistol": 13},
    )
    assert match.view(None)["decision"] == "PURCHASE"
    assert told(match, "purchase") == [{"number": 5}]
    play_on(match)
    kinds = [event["kind"] for event in match.events(None)]
    assert kinds.index("last_round") < kinds.index("payday")
    assert told(match, "payday") == [{"number": 2}]
    assert told(match, "purchase") == [{"number": 5}]


@pytest.mark.rule("VIE-1.18")
def test_points_have_no_limit():
    match = ending({"points": {"squares": 250}}, {}, version="intro")
    assert match.scores[0] > 250


def test_scores_line_by_line_add_up():
    match = ending(
        {"points": {"squares": 10, "markers": 7, "cards": 3, "missions": 4}, "missions": []}, {"missions": []}
    )
    sheet = player(match)["points"]
    assert sum(sheet.values()) == match.scores[0] == player(match)["if_ended"]["total"]
