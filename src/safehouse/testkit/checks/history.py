"""History: records, events, positions, copies."""

from __future__ import annotations

import json

import msgspec

from safehouse.core.match import Match
from safehouse.core.records import read_position, read_record

from ..channels import seat_or_none
from ..registry import each_game, some_plies
from ..report import Case
from ..scene import Scene, fingerprint


@each_game
def records_replay(scene: Scene, case: Case) -> None:
    """A record replays, from JSON, to the same state at every ply, with the same events for everybody."""
    record = scene.match.record()
    again = json.loads(json.dumps(record))
    case.equal("record after JSON", again, record)
    names: dict[object, int] = {"chance": -1, "table": -2}
    replayed = scene.setting.open(0)
    for ply, (actor, text) in enumerate(again["steps"], start=1):
        replayed.play(names.get(actor, actor), text)
        case.holds(replayed.state.to_bytes() == scene.trace[ply].data, f"step {ply} ({text}) leads to another state")
        if case.faults:
            return
    for copy in (*scene.dice("records").some(scene.copies, 3),):
        case.equal("record so far", copy.match.record()["steps"], record["steps"][: copy.ply])
        _same_match(scene, case, read_record(scene.edition.game, again, upto=copy.ply), copy.match)
    _same_match(scene, case, read_record(scene.edition.game, again), scene.match)


def _same_match(scene: Scene, case: Case, found: Match, expected: Match) -> None:
    case.equal("state of the replay", found.state.to_bytes(), expected.state.to_bytes())
    case.equal("record of the replay", found.record(), expected.record())
    for viewer in scene.viewers:
        seat = seat_or_none(viewer)
        case.equal(f"events for {seat}", found.events(seat), expected.events(seat))


@each_game
def events_fit_their_kinds(scene: Scene, case: Case) -> None:
    """Events are as the catalogue declares them: of a known kind, with its arguments, None only where optional."""
    declared = scene.edition.event_type
    for event in scene.match.all_events():
        case.compared += 1
        try:
            msgspec.convert(event, declared)
        except msgspec.ValidationError as error:
            case.fault(f"{event['kind']}: {error}")


@some_plies
def positions_set_up(scene: Scene, case: Case) -> None:
    """A position, from JSON, sets up the same state; so does a record that begins from it."""
    position = scene.match.position()
    again = json.loads(json.dumps(position))
    case.equal("position after JSON", again, position)
    match = read_position(scene.edition.game, again, seed=1, chance="manual")
    case.holds(
        match.state.to_bytes() == scene.last.data, f"the position sets up another state: {_fields(scene, match)}"
    )
    case.equal("position of the position", match.position(), position)
    replayed = read_record(scene.edition.game, match.record())
    case.holds(replayed.state == match.state, "the record of a position does not replay")


def _fields(scene: Scene, match: Match) -> str:
    state = match.state
    names = scene.edition.state_type.layout().names
    return ", ".join(name for name in names if getattr(state, name) != getattr(scene.state, name))


@each_game
def old_copies_stay(scene: Scene, case: Case) -> None:
    """Copies taken during the game are at its end what they were."""
    for copy in scene.copies:
        case.holds(fingerprint(copy.match) == copy.fingerprint, f"the copy of ply {copy.ply} has changed")
        case.holds(
            copy.match.state.to_bytes() == scene.trace[copy.ply].data, f"the state of ply {copy.ply} has changed"
        )


@some_plies
def clones_are_independent(scene: Scene, case: Case) -> None:
    """Playing on in a copy leaves the original as it was, and the other way round."""
    original = scene.match.clone()
    copy = original.clone()
    for one, other in ((original, copy), (copy, original)):
        before = fingerprint(other)
        _play_some(scene, one, 3)
        case.holds(fingerprint(other) == before, "playing in one copy has changed the other")
    same = scene.match.clone()
    case.holds(fingerprint(same) == fingerprint(scene.match), "a fresh copy differs from its original")


def _play_some(scene: Scene, match: Match, steps: int) -> None:
    dice = scene.dice("clones")
    for _ in range(steps):
        if not match.over:
            actor = dice.one(match.to_move)
            match.play(actor, dice.one(match.legal(actor)))
