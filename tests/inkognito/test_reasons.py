"""Reasons of hints on declarations: they are told as certain only where the notebook leaves no doubt."""

import safehouse as sh
from safehouse.bots.reasons import grounds

from .table import shown, table

DEAL = {0: ("F", "tall", "Bravo"), 1: ("B", "short", "Delta"), 2: ("X", "fat", "Alpha"), 3: ("Z", "thin", "Charlie")}
ALL = "secret_identity+secret_build+secret_mission"
DONE = {"cards": DEAL, "figures": {1: {"short": "N1"}}}


def kept(match):
    """What a declaration keeps, and what is advised."""
    seen = match.observation(0)
    declare = next(action for action in seen.legal() if action.text == "DECLARE")
    best = [thought.action.text for thought in sh.bot("greedy", seed=1).explain(seen)]
    return grounds(seen, [declare])[0].keeps, best


def test_a_declaration_that_must_win_comes_first_and_says_so():
    keeps, best = kept(table(**DONE, shown=shown(ALL)))
    assert keeps["done"] == 1
    assert best[0] == "DECLARE"


def test_nothing_is_certain_that_is_not():
    assert "done" not in kept(table(**DONE))[0]  # fulfilled, but the seat cannot know
    keeps, best = kept(table(cards=DEAL, shown=shown(ALL)))  # the partner is known, the mission not fulfilled
    assert "done" not in keeps
    assert "DECLARE" not in best
