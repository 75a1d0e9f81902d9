"""Choices made at the same time: order does not matter, they stay secret, and each can be taken back alone."""

from __future__ import annotations

import json

from safehouse.core.actions import Action
from safehouse.core.match import Match

from ..channels import SWIFT, duties, last_events, told
from ..registry import each_ply
from ..report import Case
from ..scene import Scene, same_question


def _choices(scene: Scene) -> list[tuple[int, Action]]:
    """An action for each of several movers, in random order; empty where at most one is asked."""
    dice = scene.dice("choices")
    if len(scene.movers) < 2:
        return []
    return [(seat, dice.one(scene.match.legal(seat))) for seat in dice.some(scene.movers, len(scene.movers))]


@each_ply
def order_does_not_matter(scene: Scene, case: Case) -> None:
    """Choices made at the same time lead to the same state and tell everybody the same, in whatever order they come."""
    choices = _choices(scene)
    if not choices:
        return
    first, second = scene.match.clone(), scene.match.clone()
    for one, other in zip(choices, reversed(choices), strict=True):
        first.play(*one)
        second.play(*other)
    case.holds(first.state == second.state, f"{_text(choices)} leads elsewhere in the other order")
    for seat in range(scene.seats):
        case.equal(f"events of seat {seat} in another order", _unordered(first, seat), _unordered(second, seat))
        case.equal(f"decision and undo of seat {seat} in another order", duties(first, seat), duties(second, seat))


def _unordered(match: Match, seat: int) -> list[str]:
    """What a seat was told, without its order: where the rules tell who is ready, it is told when it happens."""
    return sorted(json.dumps(event | {"n": 0}) for event in last_events(match, seat))


@each_ply
def undo_keeps_other_choices(scene: Scene, case: Case) -> None:
    """Who takes back a choice made at the same time as others leaves theirs as they are, and they notice nothing.

    (Where the rules tell the choice itself to others, such as that somebody is ready, they are told of its undo too.
    A choice that settles something is final, but does not hinder the others.)
    """
    choices = _choices(scene)
    if not choices:
        return
    (seat, action), *others = choices
    expected = scene.match.clone()
    match = scene.match.clone()
    match.play(seat, action)
    settles = any(entry.settles for entry in match.log(expected.event_count))
    was_told = [other for other, _ in others if told(match, other) != told(expected, other)]
    for other, choice in others[:-1]:
        if same_question(scene.state, match.state) and other in match.to_move:
            match.play(other, choice)
            expected.play(other, choice)
    if not same_question(scene.state, match.state):
        return
    refused = match.undo_refused(seat)
    verb = "cannot" if refused is not None else "can"
    case.holds((refused is not None) == settles, f"{action} of seat {seat} {verb} be taken back while others choose")
    if refused is not None:
        return
    match.undo(seat)
    case.holds(match.state == expected.state, f"taking back {action} of seat {seat} touches what others chose")
    case.equal(f"actions of seat {seat} after undo", match.legal(seat), expected.legal(seat))
    for other, _ in others:
        for channel, see in SWIFT.items():
            if channel == "events" and other in was_told:
                continue
            case.equal(f"{channel} of seat {other} after seat {seat}'s undo", see(match, other), see(expected, other))


def _text(choices: list[tuple[int, Action]]) -> str:
    return ", ".join(f"{action} of seat {seat}" for seat, action in choices)


@each_ply
def decision_numbers(scene: Scene, case: Case) -> None:
    """A decision keeps its number while others choose at the same time; a new one has a higher number."""
    step, before = scene.last.step, scene.previous
    for seat in range(scene.seats):
        now = scene.match.decision(seat)
        case.holds((now is not None) == (seat in scene.movers), f"seat {seat} is asked: {seat in scene.movers}, {now}")
        highest = scene.notes.setdefault(f"decision {seat}", 0)
        if now is None or step is None or before is None:
            continue
        waits = step.actor != seat and seat in before.to_move and same_question(before.state, scene.state)
        if waits:
            case.equal(f"number of seat {seat}'s decision after another's step", now, before.decision(seat))
        else:
            case.holds(now > highest, f"seat {seat} is asked anew under the old number {now}")
        scene.notes[f"decision {seat}"] = max(highest, now)
