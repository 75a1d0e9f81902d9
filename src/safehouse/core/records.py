"""Records and positions as JSON: writing, reading, and refusing what does not fit."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from .chance import fresh_seed, stream
from .deals import Deal
from .errors import IllegalAction, OptionError, PositionError, RecordError
from .frames import to_move
from .match import ChanceMode, Match
from .observation import Observation
from .options import Options
from .seats import CHANCE, CHANCE_MOVES, TABLE
from .validation import Cursor, show

if TYPE_CHECKING:
    from .game import Edition, Game

FORMAT = 1
LONGEST_RECORD = 100_000
PLAYERS = "players"
"""Who played, where a record says so: the rules do not ask."""
LONGEST_NAME = 60

_ACTOR_NAMES: dict[int, int | str] = {CHANCE: "chance", TABLE: "table"}


def _head(match: Match) -> dict[str, Any]:
    data = match.edition.data
    return {
        "format": FORMAT,
        "game": match.game,
        "rules": match.edition.game.rules_version,
        "data_set": {"name": data.name, "digest": data.digest},
        "seats": match.seats,
        "options": deepcopy({key: value for key, value in match.options.items() if key != "data_set"}),
    }


_HEAD_KEYS = ("format", "game", "rules", "data_set", "seats", "options")


def write_record(match: Match) -> dict[str, Any]:
    record = _head(match)
    if match.origin is not None:
        record["position"] = deepcopy(match.origin)
    record["steps"] = [[_ACTOR_NAMES.get(step.actor, step.actor), step.action.text] for step in match.steps]
    if match.over:
        record["result"] = _result(match)
    return record


def _result(match: Match) -> dict[str, Any]:
    return {"scores": match.scores, "winners": sorted(match.winners)}


def write_position(match: Match) -> dict[str, Any]:
    return {**_head(match), **match.edition.write_position(match.state)}


def _read_head(root: Cursor, game: Game) -> tuple[Edition, int, Options] | None:
    """Edition, seats and options; None with all their faults noted: what stands below them cannot be read then."""
    if root["format"].value != FORMAT:
        root["format"].fault(f"{show(root['format'].value)} is not known; this version reads format {FORMAT}")
    if root["game"].value != game.name:
        root["game"].fault(f"is for {show(root['game'].value)}, not for {game.name!r}")
    version = root["rules"].value
    if version != game.rules_version and not (type(version) is int and version in game.earlier_rules):
        playable = " and ".join(map(str, sorted([*game.earlier_rules, game.rules_version])))
        root["rules"].fault(
            f"rules version {show(version)} is not known; this version plays {game.name} rules {playable}"
        )
        version = game.rules_version
    then = game.earlier_rules.get(version, {})
    given = {**then, **{key: cursor.value for key, cursor in root["options"].entries()}}
    name, digest = root["data_set"]["name"].text(), root["data_set"]["digest"].text()
    try:
        accepted = game.accept(root["seats"].value, {**given, "data_set": name or game.default_data})
    except OptionError as error:
        for fault in error.faults:
            root.fault(fault)
    if root.faults:
        return None
    edition = game.edition(name)
    if digest != edition.data.digest:
        root["data_set"].fault(f"{name!r} has other content here ({edition.data.digest}) than there ({digest})")
        return None
    return edition, root["seats"].value, accepted


def read_position(game: Game, content: Any, *, seed: int | str | None = None, chance: ChanceMode = "auto") -> Match:
    """A match that begins from a position; PositionError lists every fault that can be told."""
    faults: list[str] = []
    if not isinstance(content, dict):
        raise PositionError([f"{show(content)} is not a table of keys and values"])
    filled = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "options": {},
        **content,
    }
    if "data_set" not in filled:
        data = game.data_set(game.default_data)
        filled["data_set"] = {"name": data.name, "digest": data.digest}
    root = Cursor(filled, faults)
    head = _read_head(root, game)
    if head is None:
        raise PositionError(faults)
    edition, seats, options = head
    body = Cursor({key: value for key, value in content.items() if key not in _HEAD_KEYS}, faults)
    state = edition.read_position(body, seats, options)
    if not faults:
        faults += edition.invariants(state)
    if faults:
        raise PositionError(faults)
    origin = write_position(Match(edition, seats, options, state, chance="manual"))
    return Match(edition, seats, options, state, seed=seed, chance=chance, origin=origin)


def read_record(game: Game, content: Any, upto: int | None = None, seed: int | str | None = None) -> Match:
    """Replays a record, wholly or its first `upto` steps; RecordError says what is wrong."""
    faults: list[str] = []
    root = Cursor(content, faults)
    root.only(*_HEAD_KEYS, "position", "steps", "result", "certificate", PLAYERS)
    head = _read_head(root, game)
    steps = root["steps"].items(at_most=LONGEST_RECORD)
    if PLAYERS in root:
        _check_players(root)
    if upto is not None and (type(upto) is not int or not 0 <= upto <= len(steps)):
        root["steps"].fault(f"upto {show(upto)} is not a whole number from 0 to {len(steps)}")
    if head is None or faults:
        raise RecordError(faults)
    edition, seats, options = head
    if "position" in root:
        try:
            match = read_position(game, root["position"].value, seed=seed, chance="manual")
        except PositionError as error:
            raise RecordError([f"position: {fault}" for fault in error.faults]) from None
        if (match.edition, match.seats, match.options) != head:
            raise RecordError(["position: its seats, options or data set are not those of the record"])
    else:
        match = open_match(edition, seats, options, seed=seed, chance="manual")
    for step in steps[:upto]:
        _replay_step(match, step)
        if faults:
            raise RecordError([f"{fault}{_then(game, root['rules'].value)}" for fault in faults])
    if "result" in root and len(match.steps) == len(steps) and root["result"].value != _result(match):
        raise RecordError([f"result: {show(root['result'].value)} is not what the steps lead to"])
    if to_move(match.state) != CHANCE_MOVES:
        match.chance = "auto"
    return match


def _check_players(root: Cursor) -> None:
    seats = root["seats"].value
    if type(seats) is not int:
        return
    for player in root[PLAYERS].items(at_least=seats, at_most=seats):
        player.only("kind", "name", "bot", "level")
        player["kind"].one_of(("human", "bot"))
        for key in ("name", "bot"):
            if key in player and player[key].value is not None:
                player[key].text(longest=LONGEST_NAME)
        if "level" in player and player["level"].value is not None:
            player["level"].whole(1, 5)


def _then(game: Game, version: int) -> str:
    """For a step that does not fit any more: by which rules it was played."""
    return "" if version == game.rules_version else f" (played by rules {version}; they are {game.rules_version} now)"


def _replay_step(match: Match, step: Cursor) -> None:
    pair = step.items(at_least=2, at_most=2)
    if len(pair) != 2:
        return
    actor = {"chance": CHANCE, "table": TABLE}.get(pair[0].value if isinstance(pair[0].value, str) else "")
    if actor is None:
        actor = pair[0].whole(0, match.seats - 1)
    text = pair[1].text(longest=100)
    if step.faults:
        return
    try:
        match.play(actor, text)
    except IllegalAction as error:
        step.fault(f"{error}")


def open_match(
    edition: Edition,
    seats: int,
    options: Options,
    *,
    seed: int | str | None = None,
    deal: Deal | None = None,
    chance: ChanceMode = "auto",
) -> Match:
    """A new match with checked options; its draws follow from a deal, if one is given, else from the seed."""
    state = edition.prepare(seats, options)
    edition.start(state)
    return Match(edition, seats, options, state, seed=seed, deal=deal, chance=chance)


def resampled(observation: Observation, seed: int | str | None) -> Match:
    """A match in a random world that this observation allows."""
    world = observation.state.clone()
    edition = observation.edition
    rng = stream(fresh_seed() if seed is None else seed, "resample")
    edition.slots["resample"](world, observation.viewer, rng)
    return Match(edition, observation.seats, observation.options, world, seed=seed)
