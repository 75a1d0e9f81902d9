"""Making cases: bots play games from seeds that come from the day, until one has a moment that is worth a case."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TypeVar, cast

from safehouse import api
from safehouse.bots.appraisal import Appraisal, Appraiser
from safehouse.catalogue import all_games, find_game
from safehouse.core.cases import Deductions, Setting, Turns
from safehouse.core.chance import below, stream
from safehouse.core.frames import KIND, top
from safehouse.core.match import Match

from .deduction import Deduction, without_spare_clues
from .errors import NoCase
from .stored import StoredCase, StoredDeduction, StoredTurn
from .sureness import find_best
from .turns import Turn, all_turns

T = TypeVar("T")

BOT = "greedy"
MOST_GAMES = 400
"""So many games are looked through for a case before it is given up."""
TRIED = 8
"""So many moments of a game are looked at."""


@dataclass(frozen=True)
class Order:
    """A case to be made: it depends on nothing else."""

    day: date
    game: str


def orders(first: date, days: int) -> list[Order]:
    """The games take turns; as a week has seven days, each game comes on each of them."""
    games = [name for name, game in all_games().items() if "ai.cases" in game.parts]
    return [Order(first + timedelta(number), games[number % len(games)]) for number in range(days)]


def make(order: Order) -> StoredCase:
    """The same order gives the same case on every machine."""
    part = find_game(order.game).part("ai.cases")
    if part is None:
        raise NoCase(f"{order.game} has no cases")
    begins = hasattr(part, "BEGINS")
    setting: Setting = part.DAYS[order.day.weekday()]
    for number in range(MOST_GAMES):
        seed = f"case {order.day} {order.game} {number}"
        if begins:
            found = next(_turns(order.game, cast("Turns", part), setting, seed), None)
        else:
            found = next(_deductions(order.game, cast("Deductions", part), setting, seed), None)
        if found is not None:
            return found
    raise NoCase(f"{order.game}: {MOST_GAMES} games had no case that is hard enough for {order.day:%A}")


def make_numbered(order: tuple[int, Order]) -> tuple[int, StoredCase]:
    """The same for one of many, which come in any order."""
    return order[0], make(order[1])


def _played(game: str, setting: Setting, seed: str) -> Iterator[Match]:
    """A game between bots, decision by decision; the last one is over."""
    match = api.new_match(game, seats=setting.seats, seed=seed, **setting.options)
    bots = [api.bot(BOT, seed=f"{seed} {seat}") for seat in range(setting.seats)]
    while not match.over:
        yield match
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    yield match


def _is_wanted(setting: Setting, number: int) -> bool:
    least, most = setting.hard
    return least <= number <= most


# --- deductions ---------------------------------------------------------------------------------------------------


def _deductions(game: str, hooks: Deductions, setting: Setting, seed: str) -> Iterator[StoredCase]:
    *_, match = _played(game, setting, seed)
    for puzzle in _shuffled(list(hooks.puzzles(match)), seed):
        found = without_spare_clues(Deduction(hooks, puzzle))
        if found is not None and _is_wanted(setting, len(found.puzzle.clues)):
            yield StoredDeduction(game, tuple(match.observation(None).colours), found.puzzle)


# --- turns --------------------------------------------------------------------------------------------------------


def _turns(game: str, hooks: Turns, setting: Setting, seed: str) -> Iterator[StoredCase]:
    moments = [
        (match.to_move[0], match.position())
        for match in _played(game, setting, seed)
        if len(match.to_move) == 1 and match.edition.decisions[top(match.state, KIND)] in hooks.BEGINS
    ]
    for seat, position in _shuffled(moments, seed)[:TRIED]:
        start = api.from_position(game, position, chance="manual")
        turns = all_turns(start, seat, setting.hard[1])
        if turns is not None and _is_wanted(setting, len(turns)):
            verdict = find_best(turns, _Judge(start, seat, seed), hooks.STEPS)
            if verdict is not None:
                best = tuple(judged.turn.steps for judged in verdict.right)
                values = [round(judged.found.value, 3) for judged in (verdict.right[0], verdict.wrong)]
                yield StoredTurn(game, seat, position, best, values[0], values[1], len(turns))


class _Judge:
    """Appraises turns of a position from the seat that made them."""

    def __init__(self, start: Match, seat: int, seed: str) -> None:
        self._appraiser = _appraiser(start)
        self._seat = seat
        self._seed = seed

    def __call__(self, turn: Turn, rounds: int, seed: str) -> Appraisal:
        return self._appraiser.appraise(turn.end.observation(self._seat), rounds, f"{self._seed} {seed}")


_appraisers: dict[str, Appraiser] = {}


def _appraiser(match: Match) -> Appraiser:
    """One for a game and process: its room is large."""
    if match.game not in _appraisers:
        _appraisers[match.game] = Appraiser(match.edition)
    return _appraisers[match.game]


def _shuffled(things: list[T], seed: str) -> list[T]:
    """In an order that comes from the seed alone."""
    rng = stream(seed, "order")
    left = list(things)
    return [left.pop(below(rng, len(left))) for _ in things]
