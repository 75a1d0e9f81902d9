"""Cards are drawn without listing the deck, and the same ones as from the list."""

from __future__ import annotations

import pytest

import safehouse as sh
from safehouse.core.binding import PlainBinding
from safehouse.core.chance import stream
from safehouse.core.frames import KIND, top
from safehouse.core.rule import NO_ACTION
from safehouse.core.turns import drawn
from safehouse.games.vienna.rules import state as st
from safehouse.games.vienna.rules.actions import draw_evenly


@pytest.mark.rule("VIE-3.3")
def test_a_card_of_the_deck_is_the_one_that_its_list_gives():
    match = sh.new_match("vienna", seats=3, seed=4, chance="manual")
    seen = 0
    while not match.over and seen < 60:
        seat = match.to_move[0]
        if seat == sh.CHANCE:
            listed = [action.id for action in match.legal(seat)]
            first, second = stream(seen, "draws"), stream(seen, "draws")
            found = draw_evenly(match.state, first)
            if top(match.state, KIND) == st.ASK_DRAW:
                seen += 1
                assert found == drawn_of(match, listed, second)
                assert first == second
            else:
                assert found == NO_ACTION
        match.play(seat, match.legal(seat)[seen % len(match.legal(seat))])
    assert seen == 60


def drawn_of(match, listed, rng):
    """As chance draws where a game does not say it."""
    return PlainBinding(match.edition.slots).bind(drawn)(match.state, len(listed), listed, rng)
