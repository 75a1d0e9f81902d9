"""One game between bots, watched."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from safehouse.bots.opponents import opponents
from safehouse.catalogue import find_game
from safehouse.core.records import open_match
from safehouse.core.seats import SPECTATOR

from .results import Result
from .traces import traces

if TYPE_CHECKING:
    from safehouse.core.backend import Progress
    from safehouse.core.game import Edition
    from safehouse.core.match import Match
    from safehouse.core.state import State

    from .contestants import Player
    from .schedule import Spec

LIMIT_EVENT = "limit"
"""The kind of event by which games say that a limit, not their own end, has ended them."""


@cache
def edition_of(game: str, data: Path | None, name: str) -> Edition:
    found = find_game(game)
    if data is not None:
        found.load_data_set(data)
    return found.edition(name)


class Watcher:
    """Counts, over a match, what was asked and what was chosen."""

    def __init__(self, seats: int) -> None:
        self.branching: dict[str, tuple[int, int, int]] = {}
        self.actions: tuple[Counter[str], ...] = tuple(Counter() for _ in range(seats))

    def note(self, match: Match, seat: int, kind: str) -> None:
        """Before a seat's choice is carried out."""
        asked = match.edition.decisions[match.question[1]]
        legal = len(match.legal(seat))
        times, total, most = self.branching.get(asked, (0, 0, 0))
        self.branching[asked] = (times + 1, total + legal, max(most, legal))
        self.actions[seat][kind] += 1


def play(match: Match, players: Sequence[Player], watcher: Watcher | None = None) -> int:
    """Lets players play a match to its end; returns the number of their decisions."""
    decisions = 0
    while not match.over:
        seat = match.to_move[0]
        action = players[seat].choose(match, seat)
        if watcher is not None:
            watcher.note(match, seat, action.kind)
        match.play(seat, action)
        decisions += 1
    return decisions


def get_ready(spec: Spec, progress: Progress | None = None) -> None:
    """Loads the compiled rules, if anybody looks ahead in them. The first time on a machine compiles them."""
    if any(each.bot != "random" for each in spec.contestants.values()):
        edition_of(spec.game, spec.data, spec.options["data_set"]).compiled(progress, program=opponents)


def play_game(spec: Spec, number: int) -> Result:
    """Game `number` of a tournament."""
    began = time.perf_counter()
    edition = edition_of(spec.game, spec.data, spec.options["data_set"])
    get_ready(spec)
    match = open_match(edition, spec.seats, spec.options, seed=spec.chance_seed(number))
    bots = spec.seating(number)
    players = [spec.contestants[bot].player(spec.player_seed(number, seat)) for seat, bot in enumerate(bots)]
    watcher = Watcher(spec.seats)
    decisions = play(match, players, watcher)
    return Result(
        number,
        spec.deal(number),
        bots,
        tuple(match.scores),
        tuple(match.ranks),
        tuple(sorted(match.winners)),
        decisions,
        turns_of(edition, match.state),
        ended_by_limit(match),
        watcher.branching,
        tuple(dict(sorted(counts.items())) for counts in watcher.actions),
        traces(match),
        round(time.perf_counter() - began, 3),
    )


def ended_by_limit(match: Match) -> bool:
    return any(entry.kind == LIMIT_EVENT for entry in match.log())


def turns_of(edition: Edition, state: State) -> tuple[int, ...]:
    """The normal turns of each seat, where the game's view tells them."""
    view: dict[str, Any] = edition.view(edition.concealed(state, SPECTATOR), SPECTATOR)
    return tuple(player["turns"] for player in view.get("players", []) if "turns" in player)
