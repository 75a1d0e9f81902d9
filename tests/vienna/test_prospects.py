"""What the view says of a placement before it is made must be what the placement brings."""

import random

import pytest

import safehouse as sh

from .table import POOR, RICH, card, decision, legal, place, play, prospect, prospects, set_up, table, told

EMPTY = {"display": [None] * 4}


@pytest.mark.rule("VIE-6.7", "VIE-15.6")
def test_what_is_paid_can_no_longer_be_shown():
    own = {"bribes": {**POOR, "chocolate": 2, "wine": 1, "magazine": 1}, "missions": ["A-01"]}
    match = table(own, **EMPTY)
    assert prospect(match, "B21")["allowed"]  # violet, US
    assert prospect(match, "B21")["fulfil"] == []
    rich = table({**own, "bribes": {**own["bribes"], "chocolate": 3}}, **EMPTY)
    assert prospect(rich, "B21")["fulfil"] == ["A-01"]


@pytest.mark.rule("VIE-6.7", "VIE-17.28")
def test_a_mission_is_in_reach_if_one_way_to_pay_leaves_what_it_needs():
    own = {"bribes": {**POOR, "chocolate": 2, "wine": 2, "magazine": 1}, "missions": ["A-01"]}
    match = table({**own, "drawers": [card("WILD", "wine")]}, **EMPTY)
    assert prospect(match, "B21")["fulfil"] == ["A-01"]
    play(match, "PLACE", "TARGET(B21)", "PAY(chocolate+wine)")
    assert "FULFIL(A-01)" in legal(match)


@pytest.mark.rule("VIE-15.10")
def test_the_tile_of_the_placement_can_be_shown():
    own = {"bribes": {**POOR, "wine": 2}, "agents": ["B03"], "missions": ["B-01"], "secrets": {"flask": 1}}
    match = table(own, tiles={"Q01": "pistol"}, **EMPTY)
    assert prospect(match, "B02")["fulfil"] == ["B-01"]
    place(match, "B02")
    assert "FULFIL(B-01)" in legal(match)


@pytest.mark.rule("VIE-15.10")
@pytest.mark.parametrize(
    "drawer", [card("COL_BRIBE", "violet"), card("FOR_2X", "chocolate"), card("SQ2_2"), card("ANY_BRIBE")]
)
def test_bribes_of_the_placement_can_be_shown(drawer):
    own = {"bribes": {**POOR, "chocolate": 2, "wine": 1, "magazine": 1}, "missions": ["A-01"], "agents": ["B28"]}
    rest = {**EMPTY, "tiles": {"Q32": "slide"}}  # B21 and B28
    assert prospect(table(own, **rest), "B21")["fulfil"] == []
    match = table({**own, "drawers": [drawer]}, {"agents": ["B21"]}, **rest)
    assert prospect(match, "B21")["fulfil"] == ["A-01"]


@pytest.mark.rule("VIE-17.25", "VIE-15.10")
def test_different_bribes_of_the_placement_can_be_shown():
    own = {"bribes": {**POOR, "chocolate": 2, "magazine": 1}, "missions": ["A-01"], "agents": ["B28"]}
    rest = {**EMPTY, "tiles": {"Q32": "slide"}}
    assert prospect(table({**own, "drawers": [card("ANY_BRIBE")]}, **rest), "B21")["fulfil"] == []
    match = table({**own, "drawers": [card("GET_DIFF", "slide")]}, **rest)
    assert prospect(match, "B21")["fulfil"] == ["A-01"]


@pytest.mark.rule("VIE-6.8")
def test_without_a_supply_an_agent_is_missing_where_it_came_from():
    """Q01 lies between B02 and B03, Q03 between B01 and B05."""
    rest = {"version": "intro", "tiles": {"Q01": "slide", "Q03": "pistol"}}
    agents = ["B02", "B11", "B20", "B25", "B30", "B14"]
    seen = prospect(table({"bribes": RICH, "agents": agents}, **rest), "B03")
    assert (seen["origin"], [square["square"] for square in seen["squares"]]) == ("B11", ["Q01"])
    alone = prospect(table({"bribes": {**POOR, "chocolate": 2}, "agents": ["B02"]}, **rest), "B03")
    assert (alone["origin"], [square["square"] for square in alone["squares"]]) == ("supply", ["Q01"])


@pytest.mark.rule("VIE-6.8")
def test_the_only_agent_that_may_be_moved_encloses_nothing_with_its_old_building():
    """Only New York City's figure is paid for with one chocolate, and Q32 needs it on B28."""
    own = {"bribes": {**POOR, "chocolate": 1}, "figure": "B28", "missions": []}
    rest = {"feld_agents": True, "colours": ["red", "blue"], "tiles": {"Q32": "slide"}, **EMPTY}
    seen = prospect(table(own, **rest), "B21")
    assert (seen["allowed"], seen["origin"], seen["squares"]) == (True, "B28", [])


@pytest.mark.rule("VIE-6.8", "VIE-18.4")
def test_a_moved_agent_is_missing_for_a_mission():
    """Five agents, no supply: whichever is moved, one seal is missing."""
    own = {"bribes": RICH, "agents": ["B06", "B01", "B02", "B07", "B20"], "annex": 3, "missions": ["S-01"]}
    match = table(own, **EMPTY)  # S-01: religion (B06) and nobility (B01), flag FR
    assert prospect(match, "B03")["fulfil"] == ["S-01"]
    seals = {**own, "agents": ["B16", "B24", "B08", "B19", "B13"], "missions": ["B-25"]}
    match = table(seals, **EMPTY)  # administration, religion, nobility twice: all but B19 or B08 are needed
    assert prospect(match, "B30")["fulfil"] == ["B-25"]
    match = table({**seals, "agents": ["B16", "B24", "B08", "B13"], "annex": 3}, **EMPTY)
    assert prospect(match, "B30")["origin"] == "supply"


@pytest.mark.rule("VIE-20.2", "VIE-20.15")
def test_a_figure_pays_less_only_where_it_may_be_placed():
    rest = {"feld_agents": True, "colours": ["red", "blue"], **EMPTY}
    own = {"bribes": {**POOR, "wine": 1}, "missions": []}
    on_board = prospect(table({**own, "figure": "B20"}, **rest), "B02")  # pink, US
    assert (on_board["payable"], on_board["allowed"], on_board["price_of_figure"]) == (True, True, 1)
    assert on_board["origin"] == "B20"
    locked = prospect(table(own, **rest), "B02")
    assert (locked["payable"], locked["allowed"]) == (False, False)
    unlocked = prospect(table({**own, "unlocked": True}, **rest), "B02")
    assert (unlocked["payable"], unlocked["origin"]) == (True, "figure")


# --- whole games ------------------------------------------------------------------------------------------------

OPTIONS = (
    {},
    {"third_man": True, "flags": "printed"},
    {"feld_agents": True, "colours": ["red", "green"]},
    {"feld_agents": True, "third_man": True, "colours": ["yellow", "blue"]},
)


@pytest.mark.rule("VIE-7.2", "VIE-15.6", "VIE-15.10")
@pytest.mark.parametrize("seed", range(8))
def test_in_random_games_a_placement_brings_what_was_said(seed):
    dice = random.Random(seed)
    match = set_up(2, seed=seed, **OPTIONS[seed % 4])
    compared = 0
    while not match.over:
        actor = dice.choice(match.to_move)
        if decision(match) == "ACTION_III" and actor >= 0:
            seen = [(building, one) for building, one in prospects(match, actor).items() if one["allowed"]]
            for building, one in dice.sample(seen, min(2, len(seen))):
                compared += 1
                same_as_said(match, actor, building, one)
        options = match.legal(actor)
        bold = [one for one in options if one.kind in ("PLACE", "ACCEPT", "TAKE", "BRIBE")]
        match.play(actor, dice.choice(bold if bold and dice.random() < 0.8 else options))
    assert compared > 10


def same_as_said(match, seat, building, seen):
    copy, gained = match.clone(), len(told(match, "gained"))
    for action in ("PLACE", f"TARGET({building})", ORIGINS.get(seen["origin"], f"MOVE({seen['origin']})")):
        if copy.why_not(seat, action) is None:
            copy.play(seat, action)
    tiles, missions = set(), set()
    for end in ways(copy, seat, len(told(match, "revealed"))):
        tiles.add(tuple((args["square"], args["points"]) for args in told(end, "gained")[gained:]))
        missions |= {action.args["mission"] for action in end.legal(seat) if action.kind == "FULFIL"}
    assert tiles == {tuple((square["square"], square["points"]) for square in seen["squares"])}
    assert missions == set(seen["fulfil"])


ORIGINS = {"supply": "SUPPLY", "figure": "FIGURE"}
ALL = ("PAYMENT", "BRIBE", "DIFFERENT_BRIBES")
"""Where every choice is tried; of all others the last: to decline, to stay."""


def ways(match, seat, revealed):
    """The ends of a placement at its mission step or before action IV, for every way to pay and to take bribes."""
    kind, is_over = decision(match), len(told(match, "revealed")) > revealed
    if match.to_move == (sh.CHANCE,) and kind == "DRAW" and not is_over:
        match.play(sh.CHANCE, match.legal(sh.CHANCE)[0])
        yield from ways(match, seat, revealed)
    elif is_over or kind == "MISSIONS":
        yield match
    else:
        options = match.legal(seat)
        for action in options if kind in ALL else options[-1:]:
            copy = match.clone()
            copy.play(seat, action)
            yield from ways(copy, seat, revealed)
