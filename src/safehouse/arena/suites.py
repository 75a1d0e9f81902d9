"""Several tournaments that make one page of the docs. Each has its file, so that all can be stopped and go on."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from safehouse.core.errors import OptionError

from .playing import get_ready
from .results import Result
from .runners import in_processes
from .schedule import Spec, make_spec
from .store import Store, read_header, read_results
from .tournament import Tournament

Say = Callable[[str], None]


@dataclass(frozen=True)
class Entry:
    """One tournament of a suite."""

    game: str
    seats: int
    bots: str
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> str:
        parts = [self.game, str(self.seats), *(f"{key}-{value}" for key, value in self.options.items()), self.bots]
        return "_".join(parts).replace(":", "-").replace("=", "").replace(",", "+") + ".jsonl"

    def spec(self, seed: str) -> Spec:
        return make_spec(self.game, self.seats, dict(self.options), self.bots, seed)

    def command(self, games: int, seed: str) -> str:
        """How a reader can play it."""
        options = "".join(f" -o {key}={str(value).lower()}" for key, value in self.options.items())
        head = f"safehouse arena {self.game} --seats {self.seats} --bots {self.bots}"
        return f"{head} --games {games} --seed {seed}{options}"


@dataclass(frozen=True)
class Suite:
    """Where its files lie, and how much is played."""

    folder: Path
    seed: str
    games: int
    jobs: int

    def path(self, entry: Entry) -> Path:
        return self.folder / entry.file

    def play(self, entries: Sequence[Entry], say: Say, begin: int = 0) -> None:
        """Plays what is missing, entry after entry. Contestants that are not there are left out, and said."""
        for i, entry in enumerate(entries, 1):
            try:
                self._play(entry, partial(say_progress, say, f"[{i}/{len(entries)}] {entry.file}"), begin)
            except OptionError as error:
                say(f"[{i}/{len(entries)}] {entry.file}: left out – {error}")

    def _play(self, entry: Entry, say: Callable[[int, int], None], begin: int) -> None:
        spec = entry.spec(self.seed)
        tournament = Tournament(spec, self.games, Store(self.path(entry), spec), begin=begin)
        say(tournament.finished, tournament.games)
        if tournament.finished >= tournament.games:
            return
        get_ready(spec)
        told = partial(_tell, say, tournament)
        tournament.run(partial(in_processes, workers=self.jobs), told)

    def code(self, entry: Entry) -> str | None:
        """The digest of what played an entry; None if it has no file yet."""
        path = self.path(entry)
        return str(read_header(path).get("code")) if path.exists() else None

    def results(self, entry: Entry) -> list[Result]:
        """What has been played of an entry, in the order of the schedule; nothing if it has no file yet."""
        path = self.path(entry)
        if not path.exists():
            return []
        read_header(path)
        return sorted(read_results(path), key=lambda result: result.number)


def say_progress(say: Say, label: str, done: int, games: int) -> None:
    say(f"{label}: {done} of {games} games")


def _tell(say: Callable[[int, int], None], tournament: Tournament, _: Result) -> None:
    step = max(1, tournament.games // 10)
    if tournament.finished % step == 0 or tournament.finished == tournament.games:
        say(tournament.finished, tournament.games)


def machine() -> str:
    """Where it was played, in a few words."""
    return f"{_processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"
