"""A bot that tries out its own turn, step by step until others are asked, and goes for the end it values most."""

from __future__ import annotations

from dataclasses import dataclass, field
from heapq import heappop, heappush

from safehouse.core.actions import Action
from safehouse.core.chance import below, stream
from safehouse.core.events import drain
from safehouse.core.frames import is_asked
from safehouse.core.game import Edition
from safehouse.core.observation import Observation
from safehouse.core.rule import Buf
from safehouse.core.state import State

from .simple import legal_or_raise, only_choice
from .thought import BEST_SHOWN, SPREAD, Thought, squashed, with_certainties

TRIALS = 250
"""About so many steps are tried for one decision."""


class GreedyBot:
    """Looks ahead to the end of its own turn, in a random world it considers possible; draws and rivals it ignores.

    Where a game gives advice of its own (`advice.py`), it takes it.
    """

    name = "greedy"

    def __init__(self, seed: int | str) -> None:
        self._rng = stream(seed, "greedy bot")

    def choose(self, observation: Observation) -> Action:
        if (only := only_choice(observation)) is not None:
            return only
        if (advised := self._advised(observation)) is not None:
            return advised
        return observation.edition.actions[self._ahead(observation).best_first_step()]

    def explain(self, observation: Observation, best: int = BEST_SHOWN) -> list[Thought]:
        """The best actions by the best end they lead to; the first is the one it would take."""
        advised = observation.idle or self._advised(observation)
        ahead = self._ahead(observation)
        chosen = ahead.best_first_step() if advised is None else advised.id
        thoughts = ahead.thoughts(observation, chosen)
        ranked = sorted(thoughts, key=lambda thought: (thought.action.id != chosen, -thought.value))
        return with_certainties(observation, ranked)[:best]

    def _advised(self, observation: Observation) -> Action | None:
        advise = observation.edition.advise
        return None if advise is None else advise(observation, self._rng)

    def _ahead(self, observation: Observation) -> Lookahead:
        edition, seat = observation.edition, observation.viewer
        seen = observation.simplified()
        legal = legal_or_raise(seen)
        world = seen.state.clone()
        edition.slots["resample"](world, seat, self._rng)
        ahead = look_ahead(edition, seat, self._rng)
        for action in legal:
            ahead.try_out(world, (action.id,))
        return ahead


@dataclass(order=True, frozen=True, slots=True)
class Trial:
    """Where some steps of one's own lead, from best to worst."""

    rank: tuple[int, int, int]
    """Minus the value; then the shorter way; then a lot."""
    way: tuple[int, ...] = field(compare=False)
    """The steps."""
    state: State = field(compare=False)

    @property
    def first(self) -> int:
        return self.way[0]


def look_ahead(edition: Edition, seat: int, rng: Buf) -> Lookahead:
    """In compiled rules, if they have been asked for; the choices are the same."""
    from .quick import QuickLookahead, desk_of

    desk = desk_of(edition)
    return Lookahead(edition, seat, rng) if desk is None else QuickLookahead(edition, seat, rng, desk)


class Lookahead:
    """The steps of one seat up to the moment when it is not asked any more, the most promising ones first."""

    def __init__(self, edition: Edition, seat: int, rng: Buf) -> None:
        self._edition = edition
        self._seat = seat
        self._rng = rng
        self._evaluate = edition.slots["evaluate"]
        self._out = edition.buffer()
        self._seen: set[bytes] = set()
        self._open: list[Trial] = []
        self._ends: list[Trial] = []

    def try_out(self, before: State, way: tuple[int, ...]) -> None:
        """The last step of a way. Ways that come to the same position (recalls in another order) are followed once."""
        state = before.clone()
        self._edition.step(state, self._seat, way[-1])
        drain(state)
        key = state.to_bytes()
        if key in self._seen:
            return
        self._seen.add(key)
        rank = (-self._evaluate(state, self._seat), len(way), below(self._rng, 1 << 30))
        trial = Trial(rank, way, state)
        heappush(self._open if is_asked(state, self._seat) else self._ends, trial)

    def legal(self, state: State) -> list[int]:
        """What the seat may do in a position."""
        count = self._edition.legal(state, self._seat, self._out)
        return self._out[:count]

    def best_first_step(self) -> int:
        """The first step on the way to the best end; where no end was found, to the best position on the way."""
        return self.best_way()[0]

    def best_way(self) -> tuple[int, ...]:
        """All steps on that way, as far as they were tried out."""
        stopped = self._open[0] if self._open else None
        while self._open and len(self._seen) < TRIALS:
            trial = heappop(self._open)
            for action in self.legal(trial.state):
                self.try_out(trial.state, (*trial.way, action))
        best = self._ends[0] if self._ends else stopped
        assert best is not None
        return best.way

    def thoughts(self, observation: Observation, chosen: int) -> list[Thought]:
        """Each first step with the lead at the best position it led to, as far as it was followed."""
        spread = int(self._edition.search.get("spread", SPREAD))
        best: dict[int, tuple[int, State]] = {}
        tries: dict[int, int] = {}
        for trial in (*self._open, *self._ends):
            tries[trial.first] = tries.get(trial.first, 0) + 1
            value = -trial.rank[0]
            if trial.first not in best or value > best[trial.first][0]:
                best[trial.first] = value, trial.state
        rivals = [seat for seat in range(observation.seats) if seat != self._seat]
        found: list[Thought] = []
        for first, (value, state) in best.items():
            lead = value - max(self._evaluate(state, rival) for rival in rivals)
            found.append(
                Thought(self._edition.actions[first], squashed(lead, spread), tries[first], float(first == chosen))
            )
        return found
