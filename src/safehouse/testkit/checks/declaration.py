"""What a game declares of itself is there, and can be played."""

from __future__ import annotations

from importlib.util import find_spec
from typing import get_args

from safehouse.core.declaration import Part
from safehouse.core.errors import IllegalAction, OptionError
from safehouse.core.game import Edition, Game
from safehouse.core.options import Options

from ..plan import Run
from ..registry import each_edition
from ..report import Case

_HOLDS: dict[Part, str] = {
    "ai.basic": "advise",
    "ai.cases": "DAYS",
    "ai.certainty": "certainties",
    "ai.expert": "expert_advice",
    "ai.reasons": "features",
    "by_hand": "survey",
    "terminal": "GameBoard",
    "view.traces": "TRACES",
}


@each_edition
def parts_are_declared(run: Run, case: Case) -> None:
    """A game has the parts that it declares, and declares those that it has."""
    game = run.edition.game
    for part in get_args(Part):
        is_there = find_spec(f"{game.package}.{part}") is not None
        if not is_there or part not in game.parts:
            case.equal(f"part {part!r}: declared, and there", (part in game.parts, is_there), (False, False))
        else:
            case.holds(hasattr(game.part(part), _HOLDS[part]), f"part {part!r} has no {_HOLDS[part]}")


@each_edition
def declared_tables_can_be_played(run: Run, case: Case) -> None:
    """Presets and the settings of measurements are accepted; defaults name decisions and actions that there are."""
    edition, game = run.edition, run.edition.game
    for name, options in game.presets.items():
        case.none(_refused(game, f"preset {name!r}", options))
    for options in (*game.benchmark.balance, game.benchmark.outside or {}):
        case.none(_refused(game, "benchmark", options))
    case.holds(game.benchmark.seats in (None, *game.seats), f"benchmark: {game.benchmark.seats} seats")
    for decision, action in game.policy.defaults.items():
        case.none(_unknown(edition, decision, action))


def _refused(game: Game, what: str, options: Options) -> list[str]:
    """Why no number of seats can play with these options; nothing where one can."""
    faults: list[str] = []
    for seats in game.seats:
        try:
            game.accept(seats, options)
        except OptionError as error:
            faults.append(f"{what} is refused: {error}")
        else:
            return []
    return faults


def _unknown(edition: Edition, decision: str, action: str) -> list[str]:
    faults = [] if decision in edition.decisions else [f"policy: there is no decision {decision!r}"]
    try:
        edition.actions.find(action)
    except IllegalAction as error:
        faults.append(f"policy: {error}")
    return faults
