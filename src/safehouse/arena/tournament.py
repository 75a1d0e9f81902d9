"""A tournament being played: what is finished, what is missing, and whether enough is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from .playing import play_game
from .results import Result
from .runners import Runner, in_processes
from .schedule import Spec
from .stopping import BettingTest, Verdict, verdict
from .store import Store


class Tournament:
    """The first `games` of a spec. With a store it goes on where the file ends, and every finished game is kept there.

    With `begin` the games before that one, whole deals, are left to others: they are neither played nor counted.

    With `stop_at` it ends as soon as the share of the first contestant is known to be above or below that. The test
    sees the deals in their order, whoever finishes first, so the same games are counted wherever they are played.

    Examples:
        >>> from safehouse.arena import Tournament, make_spec
        >>> spec = make_spec("spyconnection", 2, {}, "greedy,random", seed="1")
        >>> tournament = Tournament(spec, games=4)
        >>> tournament.run()
        >>> [result.winners for result in tournament.results]
        [(0,), (1,), (0,), (1,)]
    """

    def __init__(
        self, spec: Spec, games: int, store: Store | None = None, stop_at: float | None = None, begin: int = 0
    ) -> None:
        self.spec = spec
        self._begin = begin
        self.games = spec.games(games)
        self._store = store
        self._stop_at = stop_at
        self._test = BettingTest(stop_at) if stop_at is not None else None
        self._finished: dict[int, Result] = {}
        self._values: list[float] = []
        for result in store.results() if store is not None else ():
            if begin <= result.number < self.games:
                self._take(result)

    # --- playing ------------------------------------------------------------------------------------------------

    def missing(self) -> Iterator[int]:
        """The numbers of the games still to be played, in their order."""
        return (number for number in range(self._begin, self.games) if number not in self._finished)

    def run(self, runner: Runner[int, Result] | None = None, told: Callable[[Result], None] = lambda _: None) -> None:
        """Plays what is missing. Whatever interrupts it, finished games stay."""
        if self.is_decided():
            return
        runner = runner or partial(in_processes, workers=1)
        results = runner(partial(play_game, self.spec), self.missing())
        for result in results:
            if self._store is not None:
                self._store.add(result)
            self._take(result)
            told(result)
            if self.is_decided():
                break
        if hasattr(results, "close"):
            results.close()

    def _take(self, result: Result) -> None:
        self._finished[result.number] = result
        while not self.is_decided() and (deal := self._deal(len(self._values))) is not None:
            self._values.append(deal_value(deal, self.spec.bots[0]))
            if self._test is not None:
                self._test.add(self._values[-1])

    def _deal(self, number: int) -> Sequence[Result] | None:
        """The games of a deal, once they are all finished."""
        first = self._begin + number * self.spec.orders
        games = [self._finished.get(i) for i in range(first, first + self.spec.orders)]
        whole = [game for game in games if game is not None]
        return whole if len(whole) == len(games) and first < self.games else None

    # --- what came of it ----------------------------------------------------------------------------------------

    @property
    def finished(self) -> int:
        """How many games, those before the first one too."""
        return self._begin + len(self._finished)

    def is_decided(self) -> bool:
        """Whether the test has ended it."""
        return self._test is not None and self._test.above is not None

    @property
    def results(self) -> list[Result]:
        """The games that count, in their order: all that are finished, or those up to the deal that decided."""
        last = self._begin + len(self._values) * self.spec.orders if self.is_decided() else self.games
        return [self._finished[number] for number in sorted(self._finished) if number < last]

    @property
    def verdict(self) -> Verdict | None:
        """What the test has found out so far; None without `stop_at`."""
        return None if self._stop_at is None else verdict(self._values, self._stop_at)


def deal_value(games: Sequence[Result], bot: str) -> float:
    """The share of a contestant in the games of one deal, over all seats it has taken."""
    credits = [game.credit(seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    return sum(credits) / len(credits)
