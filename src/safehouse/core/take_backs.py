"""What may still be taken back: a seat's own steps, until information has flowed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from . import events as ev
from .actions import Action
from .seats import CHANCE, TABLE
from .state import State

UNDO_REASONS = {
    "start": "there is nothing to take back",
    "chance": "chance has decided since; what came up cannot be taken back",
    "revealed": "something was revealed since; it cannot be unseen",
    "settled": "that is settled and cannot be taken back",
    "passed": "it is no longer only you who is asked",
    "left": "a seat has left the game since",
    "over": "the game is over",
}


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the history. `actor` is a seat, CHANCE or TABLE."""

    actor: int
    action: Action


@dataclass(frozen=True, slots=True)
class TakeBack:
    """What is kept of a step until it can no longer be undone."""

    step: Step
    before: State
    audience: int
    moment: int
    settled: bool
    """Its own seat may not undo it; it is kept for what others may still take back that they chose before it."""


class TakeBacks:
    """The steps that are kept, in their order, and for each seat the reason why its last one is not.

    A moment is what is asked at one time; several seats may choose in it.
    """

    def __init__(self, seats: int) -> None:
        self._kept: list[TakeBack] = []
        self._barriers = ["start"] * seats
        self.moment = 0
        self._moments = 0

    def copy(self) -> TakeBacks:
        copy = TakeBacks(0)
        copy.__dict__.update(self.__dict__)
        copy._kept = list(self._kept)
        copy._barriers = list(self._barriers)
        return copy

    def clear(self) -> None:
        self._kept.clear()

    def note(self, step: Step, before: State, audience: int, marks: int) -> None:
        """A step that was made now, with what its events are marked with."""
        entry = TakeBack(step, before, audience, self.moment, bool(marks & ev.SETTLES))
        if step.actor >= 0 and not marks & ev.REVEALS:
            self._kept.append(entry)
            return
        reason = {CHANCE: "chance", TABLE: "left"}.get(step.actor, "revealed")
        self._bar([*self._kept, entry], reason)
        self._kept.clear()

    def _bar(self, entries: list[TakeBack], reason: str) -> None:
        """Each seat keeps the reason why its own step is lost: it must not tell what others do in secret."""
        for entry in entries:
            if entry.step.actor >= 0:
                self._barriers[entry.step.actor] = reason

    def end_moment(self, actor: int, asked: tuple[int, ...]) -> None:
        """What was asked is settled: only who settled it may take it back, and only while nobody else is asked."""
        self._moments += 1
        self.moment = self._moments
        others = [i for i, entry in enumerate(self._kept) if entry.step.actor != actor]
        lost = max(others, default=-1) + 1 if asked in ((actor,), (CHANCE,)) else len(self._kept)
        self._bar(self._kept[:lost], "passed")
        del self._kept[:lost]

    def find(self, seat: int, asked: tuple[int, ...]) -> int | str:
        """Where the seat's last step lies, or the reason why it has none: a key of UNDO_REASONS."""
        if not asked:
            return "over"
        own = [i for i, entry in enumerate(self._kept) if entry.step.actor == seat]
        if not own:
            return self._barriers[seat]
        if self._kept[own[-1]].settled:
            return "settled"
        is_same_moment = self._kept[own[-1]].moment == self.moment
        return own[-1] if is_same_moment or asked == (seat,) else "passed"

    def count(self, seat: int) -> int:
        """How many steps this seat can take back one after the other, if it can take back one."""
        settled = [entry.settled for entry in reversed(self._kept) if entry.step.actor == seat]
        return settled.index(True) if True in settled else len(settled)

    def cut(self, position: int) -> tuple[TakeBack, list[TakeBack]]:
        """Goes back before a step; returns it, and what others did after it: that is to be made again."""
        taken, later = self._kept[position], self._kept[position + 1 :]
        del self._kept[position:]
        self.moment = taken.moment
        return taken, later

    def keep_again(self, entry: TakeBack, before: State) -> None:
        """A step of another seat that was made again, from another state."""
        self._kept.append(replace(entry, before=before))
