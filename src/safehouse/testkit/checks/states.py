"""States: the invariants, the fields they lie in, the outcome, and that asking changes nothing."""

from __future__ import annotations

import json

from safehouse.core.seats import SPECTATOR

from ..channels import last_events, seat_or_none
from ..plan import Run
from ..registry import each_edition, each_game, each_ply, some_plies
from ..report import Case
from ..scene import Scene, fingerprint
from ..settings import cut, settings_of


@each_edition
def settings_cover_options(run: Run, case: Case) -> None:
    """Every value of every option is played, and there is a setting for every number of seats."""
    edition = run.edition
    for seats in edition.game.seats:
        case.holds(bool(settings_of(edition, seats)), f"no setting is accepted for {seats} seats")
    accepted = [setting for seats in edition.game.seats for setting in settings_of(edition, seats)]
    for declared in edition.settings:
        plays = any(cut(edition.game, declared, setting.seats) == setting.given for setting in accepted)
        case.holds(plays or not accepted, f"setting {declared} is refused for every number of seats")
    for option in edition.game.options:
        if option.key == "data_set" or option.least is not None:  # random games without a limit hardly end
            continue
        values = [setting.options[option.key] for setting in accepted]
        played = [one for value in values for one in (value if isinstance(value, list) else [value])]
        missing = [value for value in option.values if not any(value is p or value == p for p in played)]
        case.holds(not missing, f"option {option.key!r} is never played with {missing}")


@each_ply
def invariants_hold(scene: Scene, case: Case) -> None:
    """The invariants of the game hold in every state."""
    case.none(scene.edition.invariants(scene.state))


@each_ply
def steps_keep_invariants(scene: Scene, case: Case) -> None:
    """The invariants between two states hold for every step."""
    step = scene.last.step
    if step is not None:
        before = scene.trace[-2].state
        case.none(scene.edition.step_invariants(before, step.actor, step.action, scene.state))


@each_ply
def states_fit_their_fields(scene: Scene, case: Case) -> None:
    """A state is as many bytes as it says, and the bytes give it back."""
    state_type = scene.edition.state_type
    if not scene.last.data:
        scene.state.to_bytes()
    case.equal("size", len(scene.last.data), state_type.layout().size)
    case.holds(state_type.from_bytes(scene.last.data) == scene.state, "the bytes of a state give another one back")


@each_ply
def nothing_is_left_behind(scene: Scene, case: Case) -> None:
    """Frames that were popped and events that were told leave no trace in the state."""
    state = scene.state
    frames = [i for i in range(state.depth, len(state.frames)) if any(state.frames[i])]
    case.holds(not frames, f"frames {frames} above the stack are not cleared")
    case.holds(state.event_count == 0 and not any(map(any, state.events)), "the event buffer is not cleared")


@some_plies
def questions_change_nothing(scene: Scene, case: Case) -> None:
    """Looking at a match, from every seat, leaves it as it was."""
    match = scene.match.clone()
    before = fingerprint(match)
    for viewer in scene.viewers:
        seat = seat_or_none(viewer)
        match.view(seat)
        last_events(match, viewer)
        match.observation(seat).legal()
        if viewer != SPECTATOR:
            match.legal(viewer)
            match.undo_refused(viewer)
            scene.edition.slots["evaluate"](match._state, viewer)
    answers = [match.scores, match.ranks, match.ranking, match.winners, match.over, match.to_move, match.position()]
    case.holds(fingerprint(match) == before, "asking has changed the match")
    case.holds(all(answer is not None for answer in answers), "a question has no answer")


@some_plies
def answers_are_copies(scene: Scene, case: Case) -> None:
    """Whoever spoils a record, a position, a view or an event that was given out spoils nothing else."""
    match = scene.match.clone()
    given = (match.record, match.position, lambda: match.view(0), lambda: last_events(match, 0))
    for ask in given:
        before = json.dumps(ask())
        _spoil(ask())
        case.equal("what is given out anew", json.dumps(ask()), before)
    case.holds(match.state.to_bytes() == scene.last.data, "spoiling an answer has changed the state")


def _spoil(value: object) -> None:
    if isinstance(value, dict):
        for member in value.values():
            _spoil(member)
        value.clear()
    elif isinstance(value, list):
        for member in value:
            _spoil(member)
        value.append("spoilt")


@each_ply
def outcome_is_sound(scene: Scene, case: Case) -> None:
    """Scores, ranks and winners fit each other; winners are there at the end alone (none in a draw)."""
    match = scene.match
    ranks, winners = match.ranks, match.winners
    sizes = (len(match.scores), len(ranks), sorted(match.ranking))
    case.equal("scores, ranks, ranking", sizes, (scene.seats, scene.seats, list(range(scene.seats))))
    case.holds(all(1 <= rank <= scene.seats for rank in ranks) and 1 in ranks, f"ranks are {ranks}")
    case.holds(all(ranks[seat] == 1 for seat in winners), f"seats {winners} win with ranks {ranks}")
    case.holds(match.over or not winners, f"winners are {winners} and the game is not over")
    drawn = len(set(match.scores)) == 1
    case.holds(bool(winners) or drawn or not match.over, f"nobody wins with scores {match.scores}")


@each_game
def same_seed_same_game(scene: Scene, case: Case) -> None:
    """With one seed and the same actions chance decides the same."""
    dice = scene.dice("same seed")
    first = scene.setting.open(scene.seed, chance="auto")
    second = scene.setting.open(scene.seed, chance="auto")
    while not first.over and len(first.steps) < 60:
        seat = dice.one(first.to_move)
        action = dice.one(first.legal(seat))
        first.play(seat, action)
        second.play(seat, action)
        case.holds(first.state == second.state, f"{action} of seat {seat} led to two states at step {len(first.steps)}")
        if case.faults:
            return
