"""Both backends play identical games: state for state, answer for answer."""

from __future__ import annotations

from safehouse.core.events import drain
from safehouse.core.frames import to_move
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
    """Compiled with a check of every index, the rules read and write only where something is."""
    if scene.run.plan.boundscheck:
        checked = Runner(scene.edition, scene.edition.fast(boundscheck=True))
        _replays(scene, case, checked)
        _plays_alike(scene, case, checked)


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
    dice = scene.dice(f"answers {ply}")
    actions = dice.some(range(scene.edition.actions.total), 5)
    movers = to_move(plain.pool[GAME])
    asked = [CHANCE] if movers == CHANCE_MOVES else [seat for seat in range(scene.seats) if movers >> seat & 1]
    answers = []
    for runner in (plain, fast):
        rng = scene.dice(f"resample {ply}").rng
        legal = [runner.legal(GAME, actor) for actor in asked]
        checked = [runner.run(CHECK, GAME, actor, a) for actor in (*range(scene.seats), CHANCE, TABLE) for a in actions]
        runner.run(OUTCOME, GAME)
        outcome = [runner.numbers(3 * MAX_SEATS)[i : i + scene.seats] for i in (0, MAX_SEATS, 2 * MAX_SEATS)]
        value = [runner.run(EVALUATE, GAME, seat) for seat in range(scene.seats)]
        rolled = runner.run(ROLL, GAME, rng=rng) if asked == [CHANCE] else 0
        worlds = []
        for viewer in scene.viewers:
            runner.copy(SCRATCH, GAME)
            runner.run(CONCEAL, SCRATCH, viewer)
            worlds.append(runner.data(SCRATCH))
            runner.run(RESAMPLE, SCRATCH, viewer, rng=rng)
            worlds.append(runner.data(SCRATCH))
        answers.append((legal, checked, outcome, value, rolled, [world.hex() for world in worlds], rng))
    names = ("legal actions", "check", "outcome", "evaluation", "roll", "conceal and resample", "random stream")
    for what, one, other in zip(names, answers[0], answers[1], strict=True):
        case.equal(f"ply {ply}: {what} of the compiled rules", other, one)
