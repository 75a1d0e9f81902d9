"""Both backends play identical games: state for state, answer for answer."""

from __future__ import annotations

from typing import Any

from safehouse.core.events import drain
from safehouse.core.program import (
    ADVANCE,
    CHECK,
    CONCEAL,
    EVALUATE,
    OUTCOME,
    PLAYOUTS,
    RESAMPLE,
    ROLL,
    TO_MOVE,
)
from safehouse.core.seats import CHANCE, CHANCE_MOVES, MAX_SEATS, TABLE

from ..registry import each_game
from ..report import Case
from ..runner import Runner
from ..scene import Scene

LONGEST_ADVANCE = 400
"""So many steps a game is played inside the backends."""
GAME, SCRATCH = 0, 2


@each_game
def backends_agree(scene: Scene, case: Case) -> None:
    """The compiled rules lead through the same states and give the same answers as the plain ones."""
    if scene.run.plan.fast:
        fast = Runner(scene.edition, scene.edition.fast())
        _replays(scene, case, fast)
        _plays_alike(scene, case, fast)


@each_game
def bounds_are_kept(scene: Scene, case: Case) -> None:
    """The checked build finds no index, stored number, shift, divisor or product beyond what rules must keep to."""
    if scene.run.plan.fast:
        checked = Runner(scene.edition, scene.edition.fast(checked=True))
        checked.put(GAME, scene.trace[0].state)
        for ply, moment in enumerate(scene.trace):
            if moment.step is not None:
                checked.step(GAME, moment.step.actor, moment.step.action.id)
            if ply % scene.run.plan.every == 0:
                _answers(scene, checked, ply)
        checked.put(GAME, scene.trace[0].state)
        case.compared += checked.run(PLAYOUTS, GAME, 3, LONGEST_ADVANCE, rng=scene.dice("playouts").rng)


def _replays(scene: Scene, case: Case, fast: Runner) -> None:
    """The steps of the game that was played, once more in the other backend."""
    fast.put(GAME, scene.trace[0].state)
    for ply, moment in enumerate(scene.trace):
        if moment.step is not None:
            fast.step(GAME, moment.step.actor, moment.step.action.id)
        found = scene.edition.state_type.from_bytes(fast.data(GAME))
        drain(found)
        case.holds(found == moment.state, f"ply {ply} ({moment.step}): the backends are in different states")
        if not case.faults and ply % scene.run.plan.every == 0:
            plain = Runner(scene.edition)
            plain.put(GAME, found)
            _same_answers(scene, case, plain, fast, ply)
        if case.faults:
            return


def _plays_alike(scene: Scene, case: Case, fast: Runner) -> None:
    """A game played inside the backends, each with its own copy of one random stream."""
    plain = Runner(scene.edition)
    streams = [scene.dice("advance").rng, scene.dice("advance").rng]
    for runner in (plain, fast):
        runner.put(GAME, scene.trace[0].state)
    for ply in range(LONGEST_ADVANCE):
        if plain.run(TO_MOVE, GAME) == 0:
            break
        decided = [runner.run(ADVANCE, GAME, rng=rng) for runner, rng in zip((plain, fast), streams, strict=True)]
        case.equal(f"who decided at step {ply}", decided[1], decided[0])
        case.holds(plain.data(GAME) == fast.data(GAME), f"step {ply}: the backends are in different states")
        case.equal(f"random stream after step {ply}", streams[1], streams[0])
        if case.faults:
            return
    for runner, rng in zip((plain, fast), streams, strict=True):
        runner.put(GAME, scene.trace[0].state)
        case.compared += runner.run(PLAYOUTS, GAME, 1, LONGEST_ADVANCE, rng=rng)
    case.holds(plain.data(1) == fast.data(1), "whole playouts end in different states")


def _same_answers(scene: Scene, case: Case, plain: Runner, fast: Runner, ply: int) -> None:
    expected, found = _answers(scene, plain, ply), _answers(scene, fast, ply)
    for what in expected:
        case.equal(f"ply {ply}: {what} of the compiled rules", found[what], expected[what])


def _answers(scene: Scene, runner: Runner, ply: int) -> dict[str, Any]:
    """What the rules say about a position."""
    actions = scene.dice(f"answers {ply}").some(range(scene.edition.actions.total), 5)
    rng = scene.dice(f"resample {ply}").rng
    movers = runner.run(TO_MOVE, GAME)
    asked = [CHANCE] if movers == CHANCE_MOVES else [seat for seat in range(scene.seats) if movers >> seat & 1]
    actors = (*range(scene.seats), CHANCE, TABLE)
    found: dict[str, Any] = {"legal actions": [runner.legal(GAME, actor) for actor in asked]}
    found["check"] = [runner.run(CHECK, GAME, actor, action) for actor in actors for action in actions]
    runner.run(OUTCOME, GAME)
    found["outcome"] = [runner.numbers(3 * MAX_SEATS)[i : i + scene.seats] for i in (0, MAX_SEATS, 2 * MAX_SEATS)]
    found["evaluation"] = [runner.run(EVALUATE, GAME, seat) for seat in range(scene.seats)]
    found["roll"] = runner.run(ROLL, GAME, rng=rng) if asked == [CHANCE] else 0
    worlds = []
    for viewer in scene.viewers:
        runner.copy(SCRATCH, GAME)
        runner.run(CONCEAL, SCRATCH, viewer)
        worlds.append(runner.data(SCRATCH).hex())
        runner.run(RESAMPLE, SCRATCH, viewer, rng=rng)
        worlds.append(runner.data(SCRATCH).hex())
    return found | {"conceal and resample": worlds, "random stream": rng}
