"""Own data sets never break a build: whatever passes the check of a data set becomes C that compiles and plays."""

from importlib import resources

import numpy as np
import pytest

from safehouse.catalogue import find_game, own_games
from safehouse.core.backend import Fast
from safehouse.core.chance import stream
from safehouse.core.datasets import parse
from safehouse.core.game import Edition, forget_twin
from safehouse.core.native.gather import Gathered
from safehouse.core.native.source import write_program
from safehouse.core.program import PLAYOUTS, run
from safehouse.core.records import open_match
from safehouse.testkit.dice import Dice
from safehouse.testkit.fuzz import Words, spoilt

NASTY = '*/ #include "/etc/hostname" \\ ??/ %d "'
MOST_TRIED = 3000


def content_of(game):
    file = resources.files(game.package) / "data" / f"{game.default_data}.toml"
    return parse(file.read_text(encoding="utf-8"))


def spoilt_data(game, count, seed):
    """So many spoilt data sets that passed their check and are other components than ours."""
    sound, words, dice = content_of(game), Words(), Dice("builds", game.name, seed)
    words.learn(sound)
    ours = game.examine_data(sound)[0].components
    found = []
    for _ in range(MOST_TRIED):
        data, _ = game.examine_data(spoilt(sound, dice, words))
        if data is not None and data.components != ours:
            found.append(data)
        if len(found) == count:
            return found
    raise AssertionError(f"only {len(found)} of {MOST_TRIED} spoilt data sets passed")


def play(game, edition, folder, checked):
    """Some blind games in the compiled rules and in the plain ones end alike."""
    fast = Fast(edition, run, cache=folder, checked=checked)
    seats = game.seats[-1]
    state = open_match(edition, seats, game.accept(seats, {}), seed=1).state
    pool, plain = fast.pool(2), [state, state.clone()]
    fast.put(pool, 0, state)
    rng = stream("builds")
    given = np.array(rng), np.zeros(len(edition.buffer()), np.int64)
    made = fast.run(PLAYOUTS, pool, np.array([0, 2, 300]), *given)
    assert made == edition.run(PLAYOUTS, plain, [0, 2, 300], rng, edition.buffer()) > 0
    assert fast.take(pool, 1) == plain[1]


def try_builds(game, count, seed, folder, checked):
    for data in spoilt_data(game, count, seed):
        try:
            play(game, Edition.of(game, data), folder, checked)
        finally:
            forget_twin(game, data)


@pytest.mark.parametrize("name", own_games())
def test_spoilt_data_that_passes_its_check_can_be_built(name, tmp_path):
    try_builds(find_game(name), 1, "short", tmp_path, checked=True)


@pytest.mark.full
@pytest.mark.parametrize("checked", [False, True], ids=["fast", "checked"])
@pytest.mark.parametrize("name", own_games())
def test_a_campaign_of_spoilt_data(name, checked, tmp_path):
    try_builds(find_game(name), 8, "long", tmp_path, checked)


@pytest.mark.parametrize("name", own_games())
def test_no_text_of_a_data_set_gets_into_c(name):
    game = find_game(name)
    content = {**content_of(game), "name": NASTY, "provenance": NASTY}
    data, findings = game.examine_data(content)
    assert data is not None, findings.errors
    edition = Edition.of(game, data)
    try:
        text = write_program(edition, Gathered(run, edition.slots))
    finally:
        forget_twin(game, data)
    own = game.edition(game.default_data)
    assert NASTY not in text
    assert text == write_program(own, Gathered(run, own.slots))
