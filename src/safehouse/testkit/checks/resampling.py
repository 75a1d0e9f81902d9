"""Resampling: worlds made from an observation fit it and vary what is hidden; and the mutator itself is sound."""

from __future__ import annotations

from safehouse.core.records import resampled
from safehouse.core.state import State

from ..channels import legal_texts, name, observed, seat_or_none
from ..dice import Dice
from ..plan import Run
from ..registry import at_the_end, each_ply, some_plies
from ..report import Case
from ..scene import Scene

TRIES = 3
MANY_TRIES = 40
ENOUGH = 3
"""At so many plies `resample` gets many tries to vary a field before it is blamed."""


@some_plies
def resample_fits(scene: Scene, case: Case) -> None:
    """A resampled world looks the same to the seat, keeps the invariants, and can be played on."""
    dice = scene.dice("resample")
    for viewer in scene.viewers:
        seen = scene.match.observation(seat_or_none(viewer))
        states = [seen.state.clone() for _ in range(TRIES)]
        for state in states:
            scene.edition.slots["resample"](state, viewer, dice.rng)
            if state == scene.state:
                case.compared += 1
                continue
            world = scene.match.in_world(state)
            case.equal(f"world of {name(viewer)} as it sees it", observed(world, viewer), seen.to_bytes())
            legal = legal_texts(scene.match, viewer)
            case.equal(f"legal actions of {name(viewer)} in its world", legal_texts(world, viewer), legal)
            faults = scene.edition.invariants(state) or _play_on(scene, state, dice)
            case.none([f"world of {name(viewer)}: {fault}" for fault in faults])
        for state in states[1:]:
            scene.run.varied.update((viewer, field) for field in changed_fields(states[0], state))
        _note_hidden(scene, viewer, states[0], dice)


def _note_hidden(scene: Scene, viewer: int, world: State, dice: Dice) -> None:
    """What the mutator can change, `resample` must be able to vary: it gets many tries."""
    hidden = {
        (viewer, field) for mutant in scene.mutants(viewer) for field in changed_fields(scene.state, mutant.state)
    }
    scene.run.hidden.update(hidden)
    for _ in range(MANY_TRIES):
        if hidden <= scene.run.varied:
            return
        state = scene.edition.concealed(scene.state, viewer)
        scene.edition.slots["resample"](state, viewer, dice.rng)
        scene.run.varied.update((viewer, field) for field in changed_fields(world, state))


def _play_on(scene: Scene, state: State, dice: Dice) -> list[str]:
    world = scene.match.in_world(state)
    for _ in range(3):
        if not world.over:
            actor = dice.one(world.to_move)
            world.play(actor, dice.one(world.legal(actor)))
    return scene.edition.invariants(world.state)


def changed_fields(first: State, second: State) -> list[str]:
    return [field for field in first.layout().names if getattr(first, field) != getattr(second, field)]


@some_plies
def resample_obeys_its_seed(scene: Scene, case: Case) -> None:
    """One seed gives one world, and resampling leaves the observation as it was."""
    for viewer in scene.viewers:
        seen = scene.match.observation(seat_or_none(viewer))
        before = seen.to_bytes()
        worlds = [resampled(seen, scene.seed).state for _ in range(2)]
        case.holds(worlds[0] == worlds[1], f"one seed gives {name(viewer)} two worlds")
        case.holds(seen.to_bytes() == before, f"resampling has changed the observation of {name(viewer)}")


@at_the_end
def resample_varies(run: Run, case: Case) -> None:
    """Whatever is hidden from a seat differs between its worlds."""
    for (viewer, field), count in run.hidden.items():
        if count >= ENOUGH:
            varies = (viewer, field) in run.varied
            case.holds(varies, f"{field!r} is hidden from {name(viewer)}, but `resample` never varies it")


@each_ply
def mutator_is_sound(scene: Scene, case: Case) -> None:
    """The mutator says whether it changed the true state, and leaves a state that can be."""
    for viewer in scene.viewers:
        state = scene.state.clone()
        answer = scene.edition.mutate(state, viewer, scene.dice(f"mutator {viewer}").rng)
        what = f"mutate for {name(viewer)} answers {answer}"
        case.holds(answer == (state != scene.state), f"{what}, but the state has {'not ' if answer else ''}changed")
        if answer:
            scene.run.mutated.add(viewer)
            case.none([f"{what}: {fault}" for fault in scene.edition.invariants(state)])


@at_the_end
def mutator_finds_secrets(run: Run, case: Case) -> None:
    """Where something is concealed from a seat, or varies between its worlds, the mutator finds it somewhere."""
    found = run.mutated | {viewer for viewer, _ in run.hidden}
    for viewer in run.concealed | {viewer for viewer, _ in run.varied}:
        case.holds(viewer in found, f"much is kept from {name(viewer)}, but `mutate` never finds anything to change")
