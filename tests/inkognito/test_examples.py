"""The examples of the rulebook (part 8 of the rules)."""

import pytest

from safehouse.games.inkognito.rules.missions import is_fulfilled
from safehouse.games.inkognito.view.deduction import know

from .table import at_ambassador, chance, decision, legal, met, options, play, refused, silent, space, table


@pytest.mark.rule("INK-5.3", "INK-6.2", "INK-7.3", "INK-7.4")
@pytest.mark.parametrize(
    ("own", "counts"), [("fat", (168, 48)), ("thin", (168, 48)), ("short", (120, 24)), ("tall", (120, 24))]
)
def test_ex_1_clever_combining(own, counts):
    """Michel (seat 0) is Fiddlebottom, Leo (seat 1) is Agent X, short or tall."""
    leo = "tall" if own == "short" else "short"
    rest = [b for b in ("tall", "short", "fat", "thin") if b not in (own, leo)]
    cards = {0: ("F", own), 1: ("X", leo), 2: ("B", rest[0]), 3: ("Z", rest[1])}
    match = met("build", cards=cards)
    assert match.view(0)["notebook"]["worlds"] == 216
    play(match, "SHOW(B+tall+short)")
    assert match.view(0)["notebook"]["worlds"] == counts[0]
    again = at_ambassador("identity", cards=cards, shown=[{"from": 1, "to": 0, "cards": "B+tall+short"}])
    play(again, "SHOW(F+X)")
    notebook = again.view(0)["notebook"]
    assert notebook["worlds"] == counts[1]
    page = notebook["pages"][0]
    assert {agent for agent, n in page["identity"].items() if n} == {"X"}
    assert {build for build, n in page["build"].items() if n} == {"tall", "short"} - {own}
    assert [p["partner"] for p in notebook["pages"]] == [0, notebook["selves"] // 2, notebook["selves"] // 2]


@pytest.mark.rule("INK-3.3", "INK-3.4", "INK-3.5", "INK-3.7", "INK-3.8")
def test_ex_2_splitting_balls():
    # From P20 by water to P26, by land to P24 and by either to P22, or in another order.
    routes = (
        (("water", "P26"), ("land", "P24"), ("either", "P22")),
        (("either", "P24"), ("land", "P22"), ("water", "P09")),
        (("land", "P24"), ("either", "P22"), ("water", "P09")),
    )
    for route in routes:
        match = table(figures={0: {"tall": "P20"}})
        for ball, to in route:
            play(match, f"USE({ball})", "FIGURE(tall)", f"STEP({to})")
        assert (decision(match), space(match, 0, "tall"), legal(match, "USE")) == ("ACT", route[-1][1], set())
    split = table(figures={0: {"tall": "P20", "short": "P22", "fat": "P11"}})
    play(split, "USE(water)", "FIGURE(tall)", "STEP(N5)", "USE(land)", "FIGURE(short)", "STEP(P24)")
    play(split, "USE(either)", "FIGURE(fat)", "STEP(P12)")
    assert [space(split, 0, build) for build in ("tall", "short", "fat")] == ["N5", "P24", "P12"]
    fewer = table()
    play(fewer, "END")
    blank = table(shaken=("blank", "blank", "blank"))
    assert not legal(blank, "USE")


@pytest.mark.rule("INK-6.1", "INK-4.9", "INK-4.10")
def test_ex_3_two_ways_to_the_ambassador():
    figures = {0: {"tall": "P17"}, 1: {"fat": "P24"}}
    for ball in ("land", "either"):
        match = table(figures=figures, ambassador="P22", shaken=(ball, "blank", "blank"))
        play(match, f"USE({ball})", "FIGURE(tall)", "STEP(P22)")
        assert decision(match) == "AMB"
    match = table(figures=figures, ambassador="P22", shaken=("ambassador", "blank", "blank"))
    play(match, "USE(ambassador)")
    assert "P17" in options(match, "STEP")
    assert "P24" not in options(match, "STEP")
    play(match, "STEP(P17)")
    assert decision(match) == "AMB"


DECODED = {0: ("F", "tall", "Bravo"), 1: ("B", "short", "Delta"), 2: ("X", "fat", "Charlie"), 3: ("Z", "thin", "Alpha")}
SHOWN = [{"from": 1, "to": 0, "cards": "secret_identity+secret_build+secret_mission"}]


@pytest.mark.rule("INK-11.1", "INK-11.2", "INK-11.4")
def test_ex_4_decoding():
    match = table(cards=DECODED, shown=SHOWN, figures={1: {"short": "N1"}})
    assert match.view(0)["notebook"]["own_missions"] == [
        {"team": "FB", "words": ["Bravo", "Delta"], "kind": "REACH", "who": "B", "target": None, "place": "N1"}
    ]
    for active in range(4):
        assert is_fulfilled(table(cards=DECODED, figures={1: {"short": "N1"}}, active=active).state, 0) is (active < 2)
    for build in ("tall", "fat", "thin"):
        assert not is_fulfilled(table(cards=DECODED, figures={1: {build: "N1"}}).state, 0)


@pytest.mark.rule("INK-11.3", "INK-11.13")
def test_ex_5_the_enemies_possible_missions():
    lines = table(cards=DECODED, shown=SHOWN).view(0)["notebook"]["enemy_missions"]
    assert [(line["words"], line["kind"], line["target"]) for line in lines] == [
        (["Alpha", "Charlie"], "ONTO", "B"),
        (["Charlie", "Alpha"], "ONTO", "B"),
    ]


@pytest.mark.rule("INK-11.11")
def test_ex_6_the_partner_refuses_the_hand():
    match = table(cards=DECODED, figures={1: {"short": "N1"}}, pending="DECLARE")
    play(match, "NAME(1)", "REFUSE")
    assert match.winners == {2, 3}


@pytest.mark.rule("INK-11.5", "INK-11.6", "INK-11.7", "INK-11.11")
@pytest.mark.parametrize(("place", "winners"), [("N1", {0, 1}), ("N2", {2, 3})])
def test_ex_7_winning_and_a_failed_proof(place, winners):
    match = table(cards=DECODED, figures={1: {"short": place}}, pending="DECLARE")
    play(match, "NAME(1)", "ACCEPT")
    assert match.winners == winners


@pytest.mark.rule("INK-7.7", "INK-7.8")
def test_ex_8_a_mission_card_is_no_truth():
    match = met("identity", cards={0: ("F", "tall"), 1: ("Z", "fat", "Delta"), 2: ("B",)})
    refused(match, "SHOW(X+thin+secret_mission)", "INK-7.7")
    play(match, "SHOW(Z+thin+secret_mission)")
    assert decision(match) == "BANISH"


@pytest.mark.rule("INK-10.1", "INK-10.2", "INK-10.4")
def test_ex_9_a_gesture_excludes_no_world():
    match = table()
    before = [know(match.observation(seat).state, seat).count for seat in range(4)]
    play(match, "GESTURE", "MAKE(wink, nobody)")
    assert [know(match.observation(seat).state, seat).count for seat in range(4)] == before


@pytest.mark.rule("INK-12.7", "INK-12.9")
@pytest.mark.parametrize(("place", "winners"), [("N5", {0}), ("N1", {0}), ("N4", {1, 2}), ("N6", {1, 2})])
def test_ex_10_the_lone_spys_way_out(place, winners):
    match = table(
        seats=3, cards={0: ("B", "tall"), 1: ("X",), 2: ("Z",), "prisoner": ("F",)}, figures={0: {"tall": place}}
    )
    play(match, "DECLARE", "ALONE")
    assert match.winners == winners


def test_a_whole_turn_reads_as_at_the_table():
    match = table(pending="START", figures={0: {"tall": "P22"}, 1: {"tall": "P24"}})
    play(match, "SHAKE")
    chance(match, "BALLS(land+ambassador+blank)")
    play(match, "USE(land)", "FIGURE(tall)", "STEP(P24)", "ASK(build)", "SHOW(B+short+fat)", "BANISH(B1)", "END")
    silent(match)
    assert (match.to_move, space(match, 1, "tall")) == ((1,), "B1")
