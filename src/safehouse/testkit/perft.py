"""Counts in the manner of perft: how many lines of play, and how many different states, lie ahead of a position.

The positions are plies of the golden playthroughs; chance counts like a player. One number that differs says that a
rule has changed, however small the change.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
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
MOST_STATES = 2_000
"""Writing goes as deep as so many different states allow."""

PLIES = 5
"""So many plies of a playthrough are counted from."""
DEEPEST = 12

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
    file = folder / edition.game.name / FILE
    if not file.exists():
        return []
    names = {file.name for file in stored_playthroughs(folder, edition)}
    content: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return [Entry(folder, edition.game.name, **entry) for entry in content if entry["playthrough"] in names]


def count(runner: Runner, state: State, depth: int, most: int | None = None) -> Counts:
    """Lines and different states at depths 1, 2 … With `most` it stops before there are more states than that."""
    layer = {state.to_bytes(): 1}
    counts: Counts = []
    for _ in range(depth):
        following: Counter[bytes] = Counter()
        for start, lines in layer.items():
            for after in _steps(runner, start):
                following[after] += lines
            if most is not None and len(following) > most:
                return counts
        if not following:
            break
        layer = following
        counts.append([following.total(), len(following)])
    return counts


def _steps(runner: Runner, data: bytes) -> Iterator[bytes]:
    """The states after every action of everybody who may act, without the events of the step."""
    state_type = runner.edition.state_type
    runner.put(0, state_type.from_bytes(data))
    movers = runner.run(TO_MOVE, 0)
    actors = [CHANCE] if movers == CHANCE_MOVES else [seat for seat in range(MAX_SEATS) if movers >> seat & 1]
    for actor in actors:
        for action in runner.legal(0, actor):
            runner.copy(1, 0)
            runner.step(1, actor, action)
            yield _without_events(state_type, runner.data(1))


def _without_events(state_type: type[State], data: bytes) -> bytes:
    layout = state_type.layout()
    for name in ("event_count", "events"):
        at = layout.names.index(name)
        start, end = layout.offsets[at], layout.offsets[at + 1]
        data = data[:start] + bytes(end - start) + data[end:]
    return data


def write_counts(game: Game, folder: Path, most: int = MOST_STATES) -> Path:
    """Counts from a few plies of a playthrough for each data set and number of seats."""
    entries: list[dict[str, Any]] = []
    for edition in map(game.edition, game.data_sets()):
        for name, steps in _one_per_seats(folder, edition).items():
            for ply in range(0, steps, steps // PLIES + 1):
                start = Entry(folder, game.name, name, ply, []).state(game)
                counts = count(Runner(edition), start, DEEPEST, most)
                entries.append({"playthrough": name, "ply": ply, "counts": counts})
    target = folder / game.name / FILE
    lines = ",\n".join(f"  {json.dumps(entry)}" for entry in entries)
    target.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return target


def _one_per_seats(folder: Path, edition: Edition) -> dict[str, int]:
    """For each number of seats the playthrough with the fewest options, and its number of steps."""
    found: dict[str, tuple[str, int]] = {}
    for file in sorted(stored_playthroughs(folder, edition), key=lambda file: (len(file.name), file.name)):
        text = file.read_text(encoding="utf-8")
        found.setdefault(read_head(text)["seats"], (file.name, len(read_steps(text))))
    return dict(found.values())
