"""Odd input: whatever is handed in, only errors of the house come out, and what is refused changes nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

from safehouse.core.datasets import parse
from safehouse.core.errors import SafehouseError
from safehouse.core.game import Edition, Game, forget_twin
from safehouse.core.match import Match
from safehouse.core.records import open_match, read_position, read_record

from ..dice import Dice
from ..fuzz import Words, odd_value, spoilt, spoilt_text
from ..plan import Run
from ..registry import each_edition, each_game, some_plies
from ..report import Case
from ..scene import Scene, fingerprint

PLAYED_ON = 12
"""So many steps are played where odd input was accepted."""
LONGEST_RECORD = 60
MOST_EDITIONS = 8
"""Of so many spoilt data sets that pass their check, games are played."""


def _tried(case: Case, what: str, call: Callable[[], Any]) -> Any:
    """The answer; None where it was refused in due form. Anything else that is raised is a fault."""
    case.compared += 1
    try:
        return call()
    except SafehouseError as error:
        case.holds(bool(str(error)), f"{what}: refused without a reason")
    except Exception as error:
        case.fault(f"{what}: raised {type(error).__name__}: {str(error)[:100]}")
    return None


def _shown(value: Any) -> str:
    try:
        text = json.dumps(value, default=str)
    except (ValueError, RecursionError):
        return f"a {type(value).__name__} beyond all measure"
    return text if len(text) <= 150 else f"{text[:149]}…"


def _play_on(match: Match, dice: Dice, steps: int = PLAYED_ON) -> None:
    """What was accepted must be playable: AssertionError where it is not."""
    for _ in range(steps):
        faults = match.edition.invariants(match.state)
        assert not faults, f"then invariants are broken: {faults[0]}"
        match.state.to_bytes()
        if match.over:
            return
        actor = dice.one(match.to_move)
        legal = match.legal(actor)
        assert legal, f"then actor {actor} can do nothing"
        match.play(actor, dice.one(legal))


# --- matches ----------------------------------------------------------------------------------------------------

_QUESTIONS: dict[str, Callable[[Match, Any, Any], Any]] = {
    "legal": lambda match, odd, _: match.legal(odd),
    "why_not": lambda match, odd, other: match.why_not(odd, other),
    "why_not of seat 0": lambda match, odd, _: match.why_not(0, odd),
    "why_not in a language": lambda match, odd, _: match.why_not(0, 0, odd),
    "view": lambda match, odd, _: match.view(odd),
    "events": lambda match, odd, other: match.events(odd, other),
    "events of a spectator": lambda match, odd, _: match.events(None, odd),
    "observation": lambda match, odd, _: match.observation(odd),
    "decision": lambda match, odd, _: match.decision(odd),
    "undo_refused": lambda match, odd, _: match.undo_refused(odd),
    "clone": lambda match, odd, _: match.clone(odd),
}
_DEEDS: dict[str, Callable[[Match, Any, Any], Any]] = {
    "play": lambda match, odd, other: match.play(odd, other),
    "play of seat 0": lambda match, odd, _: match.play(0, odd),
    "undo": lambda match, odd, _: match.undo(odd),
    "leave": lambda match, odd, _: match.leave(odd),
}


@some_plies
def odd_calls_are_refused(scene: Scene, case: Case) -> None:
    """Whatever is given as seat, action, language or number, a match answers or refuses, and stays as it was."""
    dice = scene.dice("odd calls")
    match = scene.match.clone()
    before = fingerprint(match)
    for what, ask in _QUESTIONS.items():
        odd, other = odd_value(dice), odd_value(dice)
        _tried(case, f"{what}: {_shown(odd)}, {_shown(other)}", lambda: ask(match, odd, other))  # noqa: B023
    case.holds(fingerprint(match) == before, "odd questions have changed the match")
    for what, act in _DEEDS.items():
        odd, other = odd_value(dice), odd_value(dice)
        copy = match.clone()
        _tried(case, f"{what}: {_shown(odd)}, {_shown(other)}", lambda: act(copy, odd, other))  # noqa: B023
        if len(copy.log()) == len(match.log()):
            case.holds(fingerprint(copy) == before, f"{what}: {_shown(odd)} was refused but changed something")


# --- records and positions --------------------------------------------------------------------------------------


@each_game
def odd_records_are_refused(scene: Scene, case: Case) -> None:
    """A spoilt record replays or is refused."""
    dice = scene.dice("odd records")
    game = scene.edition.game
    record = scene.match.record()
    record.pop("result", None)
    record["steps"] = record["steps"][:LONGEST_RECORD]
    scene.run.words.learn(record)
    for _ in range(scene.run.plan.fuzz):
        content = spoilt(record, dice, scene.run.words)
        upto = odd_value(dice) if dice.once_in(4) else None
        what = f"record spoilt to {_shown(_news(content, record))}, upto {_shown(upto)}"
        match = _tried(case, what, lambda: read_record(game, content, upto))  # noqa: B023
        if match is not None:
            _tried(case, what, lambda: _play_on(match, dice))  # noqa: B023


@some_plies
def odd_positions_are_refused(scene: Scene, case: Case) -> None:
    """A spoilt position can be played on or is refused."""
    dice = scene.dice("odd positions")
    game = scene.edition.game
    position = scene.match.position()
    scene.run.words.learn(position)
    for _ in range(max(1, scene.run.plan.fuzz // 20)):
        content = spoilt(position, dice, scene.run.words)
        what = f"position spoilt to {_shown(_news(content, position))}"
        match = _tried(case, what, lambda: read_position(game, content, chance="manual"))  # noqa: B023
        if match is not None:
            _tried(case, what, lambda: _set_up_again(game, match))  # noqa: B023
            _tried(case, what, lambda: _play_on(match, dice))  # noqa: B023


def _set_up_again(game: Game, match: Match) -> None:
    again = read_position(game, match.position(), seed=1, chance="manual")
    assert again.state == match.state, "then its own position sets up another state"


def _news(found: Any, expected: Any) -> Any:
    """The part of a spoilt value that differs."""
    if isinstance(found, dict) and isinstance(expected, dict):
        gone = {key: "(gone)" for key in expected if key not in found}
        changed = {key: _news(found[key], expected.get(key)) for key in found if found[key] != expected.get(key)}
        return {**gone, **changed}
    if isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        return [_news(a, b) for a, b in zip(found, expected, strict=True) if a != b]
    return found


# --- options and data sets --------------------------------------------------------------------------------------


@each_edition
def odd_options_are_refused(run: Run, case: Case) -> None:
    """Odd options and numbers of seats are refused, or make a match that can be played."""
    edition = run.edition
    dice = Dice("odd options", run.plan.seed)
    keys = [option.key for option in edition.game.options if option.key != "data_set"]
    for _ in range(run.plan.fuzz):
        key = odd_value(dice) if dice.once_in(8) else dice.one(keys)
        key = key if isinstance(key, str) else dice.one(keys)
        seats = odd_value(dice) if dice.once_in(4) else dice.one(edition.game.seats)
        options = {key: odd_value(dice), "data_set": odd_value(dice) if dice.once_in(8) else edition.data.name}
        what = f"options {_shown(options)} for {_shown(seats)} seats"
        _tried(case, what, lambda: _accepted_and_played(edition, seats, options, dice))  # noqa: B023


def _accepted_and_played(edition: Edition, seats: Any, options: Any, dice: Dice) -> bool:
    accepted = edition.game.accept(seats, options)
    _play_on(open_match(edition, seats, accepted, seed=odd_value(dice), chance="manual"), dice)
    return True


@each_edition
def odd_data_is_refused(run: Run, case: Case) -> None:
    """A spoilt data set is refused, or makes a game that can be played."""
    game, name = run.edition.game, run.edition.data.name
    dice = Dice("odd data", run.plan.seed)
    file = resources.files(game.package) / "data" / f"{name}.toml"
    if not file.is_file():
        return
    text = file.read_text(encoding="utf-8")
    words = Words()
    words.learn(parse(text))
    played = 0
    for _ in range(run.plan.fuzz):
        if dice.once_in(2):
            content, what = spoilt(parse(text), dice, words), "data set"
        else:
            spoilt_file = spoilt_text(text, dice)
            content, what = _tried(case, "data file", lambda: parse(spoilt_file)), "data file"  # noqa: B023
        what = f"{what} spoilt to {_shown(_news(content, parse(text)))}"
        found = _tried(case, what, lambda: game.examine_data(content))  # noqa: B023
        data = found[0] if found is not None else None
        if data is not None and data.components != run.edition.data.components:
            played += 1
            if played <= MOST_EDITIONS:
                _tried(case, what, lambda: _play_data(game, data, dice))  # noqa: B023


def _play_data(game: Game, data: Any, dice: Dice) -> None:
    try:
        edition = Edition.of(game, data)
        for seats in game.seats:
            match = open_match(edition, seats, game.accept(seats, {}), seed=1, chance="manual")
            _play_on(match, dice, 4 * PLAYED_ON)
    finally:
        forget_twin(game, data)
