"""The view names the decisions that end a turn for good, so that a browser can ask before it sends them."""

import random

import pytest

import safehouse as sh

from .table import POOR, RICH, card, decision, legal, play, set_up, table, upper

OPTIONS = ({}, {"version": "intro"}, {"third_man": True, "feld_agents": True})


def final(match, seat=0):
    return set(match.view(seat)["turn"]["final"])


@pytest.mark.rule("VIE-6.1", "VIE-8.1")
def test_taking_bribes_ends_the_turn_unless_action_four_asks_something():
    assigned = {"IV": upper(None, "pistol")}
    match = table({"assigned": assigned, "bribes": POOR})
    assert final(match) == legal(match)
    assert final(match, 1) == set()
    asks = table({"assigned": assigned, "bribes": POOR, "drawers": [card("IV_BRIBE", "pistol")]})
    assert final(asks) == set()
    play(asks, "TAKE(wine)")
    assert (decision(asks), final(asks)) == ("BRIBE", legal(asks))


@pytest.mark.rule("VIE-6.3", "VIE-15.2")
def test_a_placement_ends_the_turn_where_nothing_more_is_asked():
    match = table({"bribes": RICH, "missions": []}, display=[None] * 4)
    assert "PLACE" not in final(match)
    play(match, "PLACE")
    assert final(match) == legal(match)
    bonus = table({"bribes": RICH, "missions": [], "drawers": [card("COL_BRIBE", "violet")]}, display=[None] * 4)
    play(bonus, "PLACE")
    assert "TARGET(B03)" not in final(bonus)
    assert "TARGET(B01)" in final(bonus)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.rule("VIE-3.10")
def test_in_random_games_exactly_these_cannot_be_taken_back(seed):
    """What is not final is asked of the same seat again, or shows the card for action IV first."""
    dice = random.Random(seed)
    match = set_up(2, seed=seed, **OPTIONS[seed % 3])
    compared = 0
    while not match.over:
        actor = dice.choice(match.to_move)
        options = match.legal(actor)
        if actor >= 0 and decision(match) != "ASSIGN":
            said, action = final(match, actor), dice.choice(options)
            copy = match.clone()
            copy.play(actor, action)
            compared += 1
            if action.text in said:
                assert copy.over or copy.undo_reason(actor) is not None or copy.to_move == (sh.CHANCE,)
            else:
                assert copy.to_move == (actor,)
        match.play(actor, dice.choice(options))
    assert compared > 30
