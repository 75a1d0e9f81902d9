"""One random game under the eyes of the checks: where it stands, how it came there, and what else could be true."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from safehouse.core.actions import Action
from safehouse.core.event_log import LogEntry
from safehouse.core.frames import KIND, to_move
from safehouse.core.match import Match
from safehouse.core.rule import OK
from safehouse.core.seats import CHANCE, SPECTATOR, TABLE
from safehouse.core.state import State
from safehouse.core.take_backs import Step

from .dice import Dice
from .settings import Setting

if TYPE_CHECKING:
    from .plan import Run

T = TypeVar("T")

COPY_EVERY = 5
"""A copy of the match is kept at every so many plies."""


@dataclass(frozen=True)
class Moment:
    """A state of the game and the step that led to it."""

    state: State
    data: bytes
    """The state as bytes; none where it does not fit its fields."""
    step: Step | None = None
    news: tuple[LogEntry, ...] = ()
    """What this step wrote into the log."""

    @property
    def reveals(self) -> bool:
        return any(entry.reveals for entry in self.news)

    @property
    def settles(self) -> bool:
        return any(entry.settles for entry in self.news)


@dataclass(frozen=True)
class OldCopy:
    ply: int
    match: Match
    fingerprint: Fingerprint


class Scene:
    """A game in play. Checks read it; what they try out, they try on copies."""

    def __init__(self, run: Run, setting: Setting, seed: int) -> None:
        self.run = run
        self.setting = setting
        self.seed = seed
        self.edition = setting.edition
        self.seats = setting.seats
        self.viewers = (*range(setting.seats), SPECTATOR)
        self.match = setting.open(seed)
        self.previous: Match | None = None
        self.trace = [self._moment(None, 0)]
        self.copies: list[OldCopy] = []
        self.notes: dict[str, Any] = {}
        """What a check wants to remember to the end of the game, under its own name."""
        self._dice = Dice("walk", seed)
        self._now: dict[Any, Any] = {}
        self._keep_copy()

    # --- where the game stands --------------------------------------------------------------------------------

    @property
    def ply(self) -> int:
        return len(self.trace) - 1

    @property
    def last(self) -> Moment:
        return self.trace[-1]

    @property
    def state(self) -> State:
        """The true state; not to be changed."""
        return self.last.state

    @property
    def movers(self) -> tuple[int, ...]:
        return self.match.to_move

    def dice(self, label: str) -> Dice:
        """Random choices for one check at this ply, whatever other checks do."""
        return Dice(label, self.seed, self.ply)

    def once(self, key: object, make: Callable[[], T]) -> T:
        """Made once in each ply."""
        if key not in self._now:
            self._now[key] = make()
        found: T = self._now[key]
        return found

    def numbers(self, actor: int) -> list[int]:
        """What `check` says to each action of the whole space."""
        return self.once(("numbers", actor), lambda: numbers(self.match, actor))

    def allowed(self, actor: int) -> list[int]:
        """The actions to which `check` has no objection."""
        return [action for action, number in enumerate(self.numbers(actor)) if number == OK]

    def mutants(self, viewer: int) -> list[Match]:
        """The same match in other worlds that the viewer must not be able to tell from the true one."""
        return self.once(("mutants", viewer), lambda: self._mutants(viewer))

    def _mutants(self, viewer: int) -> list[Match]:
        dice = self.dice(f"mutants of {viewer}")
        found = []
        for _ in range(self.run.plan.worlds):
            state = self.state.clone()
            if self.edition.mutate(state, viewer, dice.rng):
                found.append(self.match.in_world(state))
        return found

    # --- playing ----------------------------------------------------------------------------------------------

    def play(self) -> None:
        """One step at random."""
        actor, action = self._choose()
        seen = len(self.match.log())
        self.previous = self.match.clone()
        self.match.play(actor, action)
        self._now.clear()
        self.trace.append(self._moment(self.match.steps[-1], seen))
        if self.ply % COPY_EVERY == 0 and self.last.data:
            self._keep_copy()

    def _moment(self, step: Step | None, seen: int) -> Moment:
        state = self.match.state
        try:
            data = state.to_bytes()
        except struct.error:
            data = b""
        return Moment(state, data, step, tuple(self.match.log(seen)))

    def _keep_copy(self) -> None:
        self.copies.append(OldCopy(self.ply, self.match.clone(), fingerprint(self.match)))

    def _choose(self) -> tuple[int, Action]:
        """By `playout_weight` in every third game; else now and then anything at all, and in some a seat leaves."""
        leaves = self.seed % 3 == 2 and self._dice.once_in(40)
        actor = TABLE if leaves and self.allowed(TABLE) else self._dice.one(self.movers)
        legal = self.allowed(actor)
        if actor == TABLE or (self.seed % 3 and self._dice.once_in(4)):
            return actor, self.edition.actions[self._dice.one(legal)]
        taste = self.edition.slots["weight" if actor == CHANCE else "playout_weight"]
        return actor, self.edition.actions[self._dice.weighted(legal, [taste(self.state, a) for a in legal])]


def numbers(match: Match, actor: int) -> list[int]:
    """What `check` says to each action of the whole space."""
    state, check = match.state, match.edition.check
    return [check(state, actor, action) for action in range(match.edition.actions.total)]


Fingerprint = tuple[object, ...]


def fingerprint(match: Match) -> Fingerprint:
    """All of a match that could change: no two different matches have the same."""
    asked = [(match.decision(seat), match.undo_refused(seat)) for seat in range(match.seats)]
    return match.state.to_bytes(), tuple(match.steps), tuple(match.log()), match.to_move, tuple(asked)


def same_question(before: State, after: State) -> bool:
    """Whether what was asked is still being asked, of some of the same seats."""
    return (
        before.depth == after.depth > 0
        and before.frames[before.depth - 1][KIND] == after.frames[after.depth - 1][KIND]
        and to_move(after) & ~to_move(before) == 0
    )
