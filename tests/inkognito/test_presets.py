"""Options that belong together: the research preset of part 7."""

import pytest

import safehouse as sh
from safehouse.envs import preset


@pytest.mark.rule("INK-15.2", "INK-11.9")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_research_preset_asks_no_window_and_ends_every_game(seats):
    match = sh.new_match("inkognito", seats=seats, seed=2, **preset("inkognito", "research"))
    assert (match.options["declare_by"], match.options["turn_limit"]) == ("active_only", 200)
    bot = sh.bot("random", seed=2)
    asked = set()
    while match.view(None)["turn"] < 8 and not match.over:
        asked.add(match.view(None)["decision"])
        (seat,) = match.to_move
        match.play(seat, bot.choose(match.observation(seat)))
    assert "WINDOW" not in asked


def test_an_unknown_preset_names_those_there_are():
    with pytest.raises(sh.OptionError, match="presets are first, usual, everything, research"):
        preset("inkognito", "party")
    with pytest.raises(sh.OptionError, match="presets are first, usual, everything"):
        preset("vienna")
