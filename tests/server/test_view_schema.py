"""What the API says of views and events is what is sent: each fits the schema of its game."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

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


@cache
def games(game: str) -> list[list[Match]]:
    """A game at random in each setting, looked at now and then; the last look knows all that happened."""
    found = []
    declared = sh.game(game)
    for number, options in enumerate(declared.edition(declared.default_data).settings):
        seats = declared.seats[number % len(declared.seats)]
        given = {key: value[:seats] if isinstance(value, list) else value for key, value in options.items()}
        try:
            match = sh.new_match(game, seats=seats, seed=number, **given)
        except sh.OptionError:
            continue  # a setting for other numbers of seats
        looks = []
        choice = random.Random(number)
        for step in range(STEPS):
            if match.over:
                break
            if step % 40 == number % 40:
                looks.append(match.clone())
            match.play(match.to_move[0], choice.choice(match.legal(match.to_move[0])))
        found.append([*looks, match])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_views_are_as_described(game: str, schema: dict[str, Any]) -> None:
    view = {"$ref": f"#/components/schemas/{game.title()}View"}
    validator = Draft202012Validator({**view, "components": schema["components"]})
    for match in (look for looks in games(game) for look in looks):
        for seat in (*range(match.seats), None):
            faults = [error.message[:300] for error in validator.iter_errors(match.view(seat))]
            assert not faults, (seat, match.view(seat)["decision"])


@pytest.mark.parametrize("game", GAMES)
def test_events_are_as_described(game: str, schema: dict[str, Any]) -> None:
    events = {"$ref": f"#/components/schemas/{game.title()}Event"}
    validator = Draft202012Validator({**events, "components": schema["components"]})
    for *_, match in games(game):
        for event in match.all_events():
            assert validator.is_valid(event), event


def test_an_event_is_described_by_its_kind(schema: dict[str, Any]) -> None:
    events = schema["components"]["schemas"]["TableBody"]["properties"]["events"]["items"]["anyOf"]
    names = [event["$ref"].rpartition("/")[2] for event in events]
    assert names == ["ViennaEvent", "EstorilEvent", "SpyconnectionEvent", "InkognitoEvent", "WhisperEvent"]
    validator = Draft202012Validator({**events[0], "components": schema["components"]})
    event = {"n": 1, "kind": "points", "private": False, "reveals": False, "by_chance": False, "stand_in": False}
    args = {"seat": 1, "count": 2, "card": "C001"}
    assert validator.is_valid({**event, "args": args})
    assert not validator.is_valid({**event, "args": {"seat": 1, "counts": 2, "card": "C001"}})
    assert not validator.is_valid({**event, "args": {**args, "card": None}})
    assert not validator.is_valid({**event, "kind": "point", "args": args})


def test_a_game_is_told_by_its_name(schema: dict[str, Any]) -> None:
    views = schema["components"]["schemas"]["TableBody"]["properties"]["view"]["oneOf"]
    names = [view["$ref"].rpartition("/")[2] for view in views if "$ref" in view]
    assert names == ["ViennaView", "EstorilView", "SpyconnectionView", "InkognitoView", "WhisperView"]
    for name in names:
        game = schema["components"]["schemas"][name]["properties"]["game"]
        assert game["const"] == name.removesuffix("View").lower()
