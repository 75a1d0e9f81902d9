"""Undo: what it gives back, and what it must not cross."""

from __future__ import annotations

from itertools import pairwise

from safehouse.core.errors import UndoRefused
from safehouse.core.frames import to_move
from safehouse.core.match import Match
from safehouse.core.records import read_record

from ..channels import name, seat_or_none
from ..registry import each_ply, some_plies
from ..report import Case
from ..scene import Scene, fingerprint, same_question


def can_take_back(scene: Scene, seat: int) -> bool:
    """Written from the rule itself: until something was revealed or settled, chance decided, or another seat acted.

    A step that settles something is final for its seat.

    What others chose at the same time does not count; once somebody else is asked, it is too late.
    """
    own = [ply for ply, moment in enumerate(scene.trace) if moment.step and moment.step.actor == seat]
    if scene.match.over or not own:
        return False
    since = scene.trace[own[-1] :]
    states = [moment.state for moment in scene.trace[own[-1] - 1 :]]
    if any(moment.reveals or moment.step is None or moment.step.actor < 0 for moment in since) or since[0].settles:
        return False
    still_asked = all(same_question(one, other) for one, other in pairwise(states))
    alone = all(moment.step is not None and moment.step.actor == seat for moment in since)
    only_asked = all(to_move(state) == 1 << seat for state in states[1:])
    return still_asked or (alone and only_asked)


@each_ply
def undo_is_barred(scene: Scene, case: Case) -> None:
    """Undo is open exactly until something was revealed, settled or left to chance, or another seat acted."""
    for seat in range(scene.seats):
        refused = scene.match.undo_refused(seat)
        expected = can_take_back(scene, seat)
        case.holds((refused is None) == expected, f"seat {seat} can{'' if expected else 'not'} take back: {refused!r}")
        if refused is None:
            continue
        match = scene.match.clone()
        before = fingerprint(match)
        try:
            match.undo(seat)
        except UndoRefused as error:
            case.holds(bool(str(error)) and str(error) == refused, f"undo of seat {seat} is refused without its reason")
        else:
            case.fault(f"undo of seat {seat} is refused ({refused}) but happens")
        case.holds(fingerprint(match) == before, f"a refused undo of seat {seat} has changed the match")


@some_plies
def undo_returns_exactly(scene: Scene, case: Case) -> None:
    """Undo gives back the state, the legal actions and the steps as they were; doing it again leads to the same."""
    for seat in range(scene.seats):
        match = scene.match.clone()
        while match.undo_refused(seat) is None:
            last = max(i for i, step in enumerate(match.steps) if step.actor == seat)
            steps = [step for i, step in enumerate(match.steps) if i != last]
            taken = match.steps[last]
            match.undo(seat)
            case.equal(f"steps after undo of seat {seat}", match.steps, steps)
            expected = _replayed(scene, match)
            case.holds(match.state == expected.state, f"undo of {taken.action} by seat {seat} leads to another state")
            case.equal("whose move it is", match.to_move, expected.to_move)
            case.equal(f"legal actions of seat {seat}", match.legal(seat), expected.legal(seat))
            if case.faults:
                return
            again = match.clone()
            again.play(seat, taken.action)
            if last == len(steps):
                case.holds(again.state == scene.trace[last + 1].state, f"{taken.action} done again leads elsewhere")


def _replayed(scene: Scene, match: Match) -> Match:
    """A match that has made the same steps and never took one back."""
    if len(match.steps) < len(scene.trace) and match.steps == scene.match.steps[: len(match.steps)]:
        return match.in_world(scene.trace[len(match.steps)].state)
    return read_record(scene.edition.game, match.record())


@some_plies
def log_only_grows(scene: Scene, case: Case) -> None:
    """What somebody was told stays told, in the same order; undo adds to it."""
    for viewer in scene.viewers:
        seat = seat_or_none(viewer)
        events = scene.match.events(seat)
        before = scene.notes.get(f"events {viewer}", [])
        case.holds(events[: len(before)] == before, f"old events of {name(viewer)} have changed")
        case.equal(f"events of {name(viewer)} since then", scene.match.events(seat, len(before)), events[len(before) :])
        case.equal(
            f"numbers of {name(viewer)}'s events", [event["n"] for event in events], [*range(1, len(events) + 1)]
        )
        scene.notes[f"events {viewer}"] = events
    for seat in range(scene.seats):
        match = scene.match.clone()
        if match.undo_refused(seat) is None:
            log = match.log()
            match.undo(seat)
            grown = match.log()
            case.holds(grown[: len(log)] == log and len(grown) > len(log), f"undo of seat {seat} has shortened the log")
