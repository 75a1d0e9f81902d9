"""Secrecy: what is changed where a seat may not look changes nothing that it sees (non-interference)."""

from __future__ import annotations

import json
from collections import defaultdict

from safehouse.core.actions import Action
from safehouse.core.frames import is_asked
from safehouse.core.kept_parts import Memory, remembering
from safehouse.core.match import Match
from safehouse.core.seats import CHANCE

from ..channels import CHANNELS, SWIFT, can_see, last_events, name, seat_or_none, stepped
from ..registry import each_game, each_ply, some_plies
from ..report import Case
from ..scene import OldCopy, Scene
from ..worlds import look, news_text, rules_out

LONGEST_TWIN = 25
"""So many steps two worlds are followed side by side."""
ALTERNATIVES = 12
"""So many actions are tried in the place of one."""


# --- now: the true state changes, and nobody sees it ------------------------------------------------------------


def _same_in_all_worlds(scene: Scene, case: Case, channel: str) -> None:
    see = CHANNELS[channel]
    for viewer in scene.viewers:
        mutants = scene.mutants(viewer)
        if mutants:
            truth = see(scene.match, viewer)
            for mutant in mutants:
                case.equal(f"{channel} of {name(viewer)} in another world", see(mutant, viewer), truth)


@each_ply
def hidden_from_observation(scene: Scene, case: Case) -> None:
    """What a seat may not know changes no byte of its observation."""
    _same_in_all_worlds(scene, case, "observation")


@some_plies
def hidden_from_view(scene: Scene, case: Case) -> None:
    """What a seat may not know changes no letter of its view, which is made of the observation alone."""
    _same_in_all_worlds(scene, case, "view")


@each_ply
def hidden_from_legal(scene: Scene, case: Case) -> None:
    """What a seat may not know changes none of its legal actions."""
    _same_in_all_worlds(scene, case, "legal actions")


@some_plies
def hidden_from_refusals(scene: Scene, case: Case) -> None:
    """What a seat may not know changes no refusal of any action."""
    _same_in_all_worlds(scene, case, "refusals")


@some_plies
def future_is_hidden(scene: Scene, case: Case) -> None:
    """What chance will decide changes nothing that anybody sees now."""
    other = scene.match.clone(seed=f"another future of {scene.seed}")
    for viewer in scene.viewers:
        for channel, see in CHANNELS.items():
            case.equal(f"{channel} of {name(viewer)} with another future", see(other, viewer), see(scene.match, viewer))


# --- afterwards: the same is done in two worlds -----------------------------------------------------------------


@some_plies
def reveals_are_marked(scene: Scene, case: Case) -> None:
    """A step that lets a seat tell two worlds apart carries an event for it that is marked as revealing."""
    dice = scene.dice("reveals")
    for actor in (actor for actor in scene.movers if actor != CHANCE):
        for action in dice.some(scene.match.legal(actor), 3):
            for viewer in scene.viewers:
                _marked_or_alike(scene, case, viewer, actor, action)


def _marked_or_alike(scene: Scene, case: Case, viewer: int, actor: int, action: Action) -> None:
    truth = look(scene.match, viewer, actor, action)
    assert truth is not None
    for world in scene.mutants(viewer):
        other = look(world, viewer, actor, action)
        case.compared += 1
        if truth.marked or (other is not None and (other.marked or other.seen == truth.seen)):
            continue
        if other is not None or (viewer != actor and rules_out(truth, world, viewer, actor)):
            what = f"{action} of seat {actor} shows {name(viewer)} what was hidden, but is not marked as revealing"
            case.fault(f"{what}: undo would cross it")


@each_game
def hidden_from_events(scene: Scene, case: Case) -> None:
    """The events that a seat sees in the whole game are the same in worlds it cannot tell apart."""
    for copy in scene.copies:
        for viewer in scene.viewers:
            state = copy.match.state
            if scene.edition.mutate(state, viewer, scene.dice(f"events {copy.ply} {viewer}").rng):
                _follow(scene, case, copy, copy.match.in_world(state), viewer)


def _follow(scene: Scene, case: Case, copy: OldCopy, world: Match, viewer: int) -> None:
    """Goes on as the game went, in both worlds, until they can be told apart by right."""
    true = copy.match
    for moment in scene.trace[copy.ply + 1 : copy.ply + 1 + LONGEST_TWIN]:
        assert moment.step is not None
        actor, action = moment.step.actor, moment.step.action
        truth, other = look(true, viewer, actor, action), look(world, viewer, actor, action)
        if truth is None or other is None:
            return
        case.compared += 1
        if truth.heard != other.heard and actor != CHANCE and not (truth.marked or other.marked):
            what = f"{action} of actor {actor} after ply {copy.ply} tells {name(viewer)} what is hidden"
            case.fault(f"{what}: {truth.heard} in one world, {other.heard} in another")
        if not truth.is_like(other):
            return
        true, world = truth.match, other.match


@some_plies
def events_tell_no_more(scene: Scene, case: Case) -> None:
    """Of two steps that leave a seat seeing the same, but differ in secret, it hears the same."""
    dice = scene.dice("alternatives")
    for actor in scene.movers:
        after = [(a, *stepped(scene.match, actor, a)) for a in dice.some(scene.match.legal(actor), ALTERNATIVES)]
        for viewer in (viewer for viewer in scene.viewers if viewer != actor):
            alike = defaultdict(list)
            for action, state, news in after:
                heard = news_text([entry for entry in news if can_see(entry, viewer)])
                alike[scene.edition.concealed(state, viewer).to_bytes()].append((action, state, heard))
            for (action, state, heard), *others in alike.values():
                for rival, other, other_heard in others:
                    what = f"{name(viewer)} hears {heard} after {action}, {other_heard} after {rival} of actor {actor}"
                    case.holds(heard == other_heard or state == other, f"{what}, but cannot see the difference")


@each_ply
def unseen_steps_show_nothing(scene: Scene, case: Case) -> None:
    """Who hears nothing of another's step sees nothing change."""
    step, before = scene.last.step, scene.previous
    if step is None or before is None:
        return
    for viewer in scene.viewers:
        if viewer == step.actor or any(can_see(entry, viewer) for entry in scene.last.news):
            continue
        for channel, see in SWIFT.items():
            what = f"{channel} of {name(viewer)}, who heard nothing of {step.action} by actor {step.actor}"
            case.equal(what, see(scene.match, viewer), see(before, viewer))


# --- observations -----------------------------------------------------------------------------------------------


@some_plies
def views_are_json(scene: Scene, case: Case) -> None:
    """Views and events go through JSON and come back the same."""
    for viewer in scene.viewers:
        seat = seat_or_none(viewer)
        for what, value in (("view", scene.match.view(seat)), ("events", last_events(scene.match, viewer))):
            case.equal(f"{what} of {name(viewer)}", json.loads(json.dumps(value, allow_nan=False)), value)


@some_plies
def kept_parts_are_fresh(scene: Scene, case: Case) -> None:
    """A part of a view that is kept while what it reads is the same reads nothing else."""
    memories: dict[int, Memory] = scene.notes.setdefault("kept_parts_are_fresh", {})
    for viewer in scene.viewers:
        fresh = scene.match.view(seat_or_none(viewer))
        with remembering(memories.setdefault(viewer, {})):
            case.equal(f"kept view of {name(viewer)}", scene.match.view(seat_or_none(viewer)), fresh)


@each_ply
def observation_is_enough(scene: Scene, case: Case) -> None:
    """A seat finds out from its observation alone whether it is asked and what it may do."""
    for seat in range(scene.seats):
        seen = scene.match.observation(seat)
        case.equal(f"whether seat {seat} is asked", is_asked(seen.state, seat), is_asked(scene.state, seat))
        case.equal(f"legal actions of seat {seat}", seen.legal(), scene.match.legal(seat))
    case.equal("legal actions of a spectator", scene.match.observation(None).legal(), [])


@each_ply
def conceal_is_settled(scene: Scene, case: Case) -> None:
    """To conceal twice is to conceal once, and no event or popped frame stays behind."""
    for viewer in scene.viewers:
        state = scene.match.observation(seat_or_none(viewer)).state
        again = scene.edition.concealed(state, viewer)
        case.holds(again == state, f"concealing twice gives {name(viewer)} another observation")
        left = any(map(any, state.events)) or any(map(any, state.frames[state.depth :]))
        case.holds(not left, f"events or popped frames stay in the observation of {name(viewer)}")
        if scene.edition.seen_alike:
            alike = state == scene.match.observation(None).state
            case.holds(
                alike, f"all are said to know the same, but {name(viewer)} knows something else than a spectator"
            )
        if state != scene.state:
            scene.run.concealed.add(viewer)
    for entry in scene.last.news:
        scene.run.concealed.update(viewer for viewer in scene.viewers if not can_see(entry, viewer))
