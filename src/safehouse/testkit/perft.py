"""Counts in the manner of perft: how many lines of play, and how many different states, lie ahead of a position.

The positions are plies of the golden playthroughs; chance counts like a player. One number that differs says that a
rule has changed, however small the change.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from safehouse.core.game import Edition, Game
from safehouse.core.program import TO_MOVE
from safehouse.core.seats import CHANCE, CHANCE_MOVES, MAX_SEATS
from safehouse.core.state import State

from .golden import read_head, read_setting, read_steps, stored_playthroughs
from .runner import Runner

FILE = "perft.json"
MOST_STATES = 1_500
"""Writing goes as deep as so many different states allow."""

Counts = list[list[int]]
"""For each depth: lines of play, different states."""


@dataclass(frozen=True)
class Entry:
    """A ply of a playthrough, and what was counted from there."""

    folder: Path
    game: str
    playthrough: str
    ply: int
    counts: Counts

    @property
    def place(self) -> str:
        return f"ply {self.ply} of {self.playthrough}"

    def state(self, game: Game) -> State:
        text = (self.folder / self.game / self.playthrough).read_text(encoding="utf-8")
        match = read_setting(game, read_head(text)).open(0)
        for actor, action in read_steps(text)[: self.ply]:
            match.play(actor, action)
        return match.state


def stored_counts(folder: Path, edition: Edition) -> list[Entry]:
    """The counts from playthroughs of an edition."""
    if not (folder / FILE).exists():
        return []
    names = {file.name for file in stored_playthroughs(folder, edition)}
    content: list[dict[str, Any]] = json.loads((folder / FILE).read_text(encoding="utf-8"))
    entries = [Entry(folder, **entry) for entry in content if entry["game"] == edition.game.name]
    return [entry for entry in entries if entry.playthrough in names]


def count(runner: Runner, state: State, depth: int, most: int | None = None) -> Counts:
    """Lines and different states at depths 1, 2 … With `most` it stops before there are more states than that."""
    layer = {_key(runner, state.to_bytes()): (state, 1)}
    counts: Counts = []
    for _ in range(depth):
        following: dict[bytes, tuple[State, int]] = {}
        for start, lines in layer.values():
            for after in _steps(runner, start):
                key = _key(runner, after.to_bytes())
                following[key] = (after, lines + following.get(key, (after, 0))[1])
        if not following or (most is not None and len(following) > most):
            break
        layer = following
        counts.append([sum(lines for _, lines in layer.values()), len(layer)])
    return counts


def _steps(runner: Runner, state: State) -> list[State]:
    runner.put(0, state)
    movers = runner.run(TO_MOVE, 0)
    actors = [CHANCE] if movers == CHANCE_MOVES else [seat for seat in range(MAX_SEATS) if movers >> seat & 1]
    found = []
    for actor in actors:
        for action in runner.legal(0, actor):
            runner.copy(1, 0)
            runner.step(1, actor, action)
            found.append(runner.edition.state_type.from_bytes(runner.data(1)))
    return found


def _key(runner: Runner, data: bytes) -> bytes:
    """The state without the events of the last step."""
    layout = runner.edition.state_type.layout()
    places = dict(zip(layout.names, layout.offsets, strict=True))
    ends = dict(zip(layout.names, (*layout.offsets[1:], layout.size), strict=True))
    for name in ("event_count", "events"):
        data = data[: places[name]] + bytes(ends[name] - places[name]) + data[ends[name] :]
    return data


def write_counts(games: list[Game], folder: Path, most: int = MOST_STATES) -> Path:
    """Counts from the beginning and three later plies of some playthroughs of each game."""
    entries: list[dict[str, Any]] = []
    for game in games:
        for name in game.data_sets():
            edition = game.edition(name)
            for file in stored_playthroughs(folder, edition)[: len(game.seats)]:
                steps = len(read_steps(file.read_text(encoding="utf-8")))
                for ply in (0, steps // 4, steps // 2, 3 * steps // 4):
                    entry = Entry(folder, game.name, file.name, ply, [])
                    counts = count(Runner(edition), entry.state(game), 12, most)
                    entries.append({"game": game.name, "playthrough": file.name, "ply": ply, "counts": counts})
    target = folder / FILE
    lines = ",\n".join(f"  {json.dumps(entry)}" for entry in entries)
    target.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return target
