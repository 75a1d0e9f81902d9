"""What the API says of views is what is sent: every view of every game fits the schema of its game, and no other."""

from __future__ import annotations

import random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import safehouse as sh
from safehouse.core.match import Match

from .harness import running

STEPS = 160
GAMES = ("spyconnection", "inkognito", "estoril", "vienna", "whisper")


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('views') / 'house.db'}") as house:
        found: dict[str, Any] = house.guest().get("/schema")
    return found


def positions(game: str) -> list[Match]:
    """Some positions of a game at random in each setting."""
    found = []
    declared = sh.game(game)
    for number, options in enumerate(declared.edition(declared.default_data).settings):
        seats = declared.seats[number % len(declared.seats)]
        given = {key: value[:seats] if isinstance(value, list) else value for key, value in options.items()}
        try:
            match = sh.new_match(game, seats=seats, seed=number, **given)
        except sh.OptionError:
            continue  # a setting for other numbers of seats
        choice = random.Random(number)
        for step in range(STEPS):
            if match.over:
                break
            if step % 40 == number % 40:
                found.append(match.clone())
            match.play(match.to_move[0], choice.choice(match.legal(match.to_move[0])))
        found.append(match)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_views_are_as_described(game: str, schema: dict[str, Any]) -> None:
    view = {"$ref": f"#/components/schemas/{game.title()}View"}
    validator = Draft202012Validator({**view, "components": schema["components"]})
    for match in positions(game):
        for seat in (*range(match.seats), None):
            faults = [error.message[:300] for error in validator.iter_errors(match.view(seat))]
            assert not faults, (seat, match.view(seat)["decision"])


def test_a_game_is_told_by_its_name(schema: dict[str, Any]) -> None:
    views = schema["components"]["schemas"]["TableBody"]["properties"]["view"]["oneOf"]
    names = [view["$ref"].rpartition("/")[2] for view in views if "$ref" in view]
    assert names == ["ViennaView", "EstorilView", "SpyconnectionView", "InkognitoView", "WhisperView"]
    for name in names:
        game = schema["components"]["schemas"][name]["properties"]["game"]
        assert game["const"] == name.removesuffix("View").lower()
