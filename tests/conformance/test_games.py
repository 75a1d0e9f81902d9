"""The conformance kit over every game of the house × seats × setting."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from safehouse.catalogue import find_game, own_games
from safehouse.testkit import CHECKS, conformance
from safehouse.testkit.golden import LARGEST_FILE
from safehouse.testkit.settings import settings_of

GOLDEN = Path(__file__).parents[1] / "golden"
ONCE = [check.name for check in CHECKS.values() if check.when == "edition"]
STORED = ["golden_playthroughs", "perft_counts"]
IN_GAMES = [name for name in CHECKS if name not in (*ONCE, *STORED)]
SHORTER = {"spyconnection": {"turn_limit": 20}}
"""Random players hardly ever finish Spy Connection; a short game shows every kind of step."""
OWN_DATA = {name: [find_game(name).default_data] for name in own_games()}
"""Other tests of the same process may have added data sets."""
EVERY = {"vienna": 80, "estoril": 40}
"""Long games are looked at less often; the campaign looks at every ply."""
SHARES = 3
"""Into so many the checks are shared out among the settings of a game."""
GATHERING = ["mutator_is_sound", "resample_fits"]
"""They find out what `resample_varies` and `mutator_finds_secrets` conclude from."""


def _all_settings():
    for name in own_games():
        game = find_game(name)
        edition = game.edition(game.default_data)
        for seats in game.seats:
            for setting in settings_of(edition, seats):
                options = ",".join(f"{key}={value}" for key, value in setting.given.items())
                yield name, seats, setting.given, f"{name}-{seats}-{options or 'default'}"


def _each_once():
    """Every setting with one number of seats, each number as often as the others; the campaign plays all."""
    seats_of = {}
    for name, seats, given, _ in _all_settings():
        seats_of.setdefault((name, str(given)), []).append(seats)
    chosen = {key: seats[i % len(seats)] for i, (key, seats) in enumerate(seats_of.items())}
    return [found for found in _all_settings() if chosen[found[0], str(found[2])] == found[1]]


EACH_ONCE = _each_once()
SHARED_OUT = [
    pytest.param(name, seats, given, [*IN_GAMES[i % SHARES :: SHARES], *GATHERING], id=label)
    for i, (name, seats, given, label) in enumerate(EACH_ONCE)
]
ALL_SETTINGS = [pytest.param(name, seats, given, id=label) for name, seats, given, label in _all_settings()]


@pytest.mark.parametrize(("game", "seats", "setting", "checks"), SHARED_OUT)
def test_a_random_game_of_every_setting(game, seats, setting, checks):
    options = {**SHORTER.get(game, {}), **setting}
    how = {"every": EVERY.get(game, 20), "worlds": 1, "fuzz": 3, "fast": False, "checks": checks}
    report = conformance(game, seats=[seats], settings=[options], games=1, data_sets=OWN_DATA[game], **how)
    assert report.games == 1
    assert report.plies > 5


@pytest.mark.parametrize("game", own_games())
def test_both_backends_play_the_same_games(game, compiled):
    compiled(game)
    compiled(game, checked=True)
    how = {"games": 1, "every": 10, "data_sets": OWN_DATA[game], "checks": ["backends_agree", "bounds_are_kept"]}
    compared = Counter()
    for name, seats, setting, _ in EACH_ONCE:
        if name == game:
            options = {**SHORTER.get(game, {}), **setting}
            compared.update(conformance(game, seats=[seats], settings=[options], **how).compared)
    assert min(compared[check] for check in how["checks"]) > 500


@pytest.mark.parametrize("game", own_games())
def test_actions_options_and_data_of_every_game(game):
    conformance(game, games=0, fuzz=60, fast=False, data_sets=OWN_DATA[game], checks=ONCE)


@pytest.mark.parametrize("game", [folder.name for folder in sorted(GOLDEN.iterdir())])
@pytest.mark.parametrize(
    ("check", "fast"),
    [
        ("golden_playthroughs", False),
        ("perft_counts", True),
        pytest.param("perft_counts", False, marks=pytest.mark.full),
    ],
)
def test_stored_playthroughs_and_counts(game, check, fast, compiled):
    if fast:
        compiled(game)
    report = conformance(game, games=0, fast=fast, golden=GOLDEN, data_sets=OWN_DATA[game], checks=[check])
    assert report.compared[check] > 2


def test_stored_playthroughs_stay_readable():
    assert all(file.stat().st_size <= LARGEST_FILE for file in GOLDEN.glob("*/*.txt"))


@pytest.mark.full
@pytest.mark.parametrize(("game", "seats", "setting"), ALL_SETTINGS)
def test_a_campaign_over_every_setting(game, seats, setting, compiled):
    """Every check at every ply, and the compiled rules once more with every index checked."""
    compiled(game, checked=True)
    how = {"games": 3, "seed": 100, "worlds": 3, "checks": IN_GAMES, "data_sets": OWN_DATA[game]}
    conformance(game, seats=[seats], settings=[setting], **how)


@pytest.mark.full
@pytest.mark.parametrize("game", own_games())
def test_a_campaign_of_odd_input(game):
    odd = [name for name in CHECKS if name.startswith("odd_")]
    conformance(game, games=3, seed=200, every=5, fuzz=400, fast=False, data_sets=OWN_DATA[game], checks=odd)
