"""Whole turns: every way to use the balls, which figure goes where, and whom it meets on the way.

Plans are made on a `Scene`, by the rules of INK-4. What is met is banished, in the plan to nowhere in particular.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush

from safehouse.core.budget import Budget

from ..data.board import AMBASSADOR_BALL, DEGREE, EITHER, MOVING_KINDS, NEXT
from ..rules.state import AMBASSADOR_FIGURE, FIGURES
from .goals import AWAY, Scene
from .routes import Balls

MARGIN = 1e-9
"""By less a plan is not better than one that was found before."""
Step = tuple[int, int]
"""A ball and the space to which it brings a figure."""


@dataclass(frozen=True, slots=True)
class Move:
    """A figure's way to its next stop; all steps but the last pass somebody."""

    figure: int
    steps: tuple[Step, ...]

    @property
    def ball(self) -> int:
        return self.steps[0][0]

    @property
    def space(self) -> int:
        return self.steps[0][1]


@dataclass(frozen=True, slots=True)
class Flow:
    """What the options say about meetings."""

    figure_stops: bool
    many_ambassador_meetings: bool


def moves(scene: Scene, flow: Flow) -> Iterator[tuple[Move, Scene]]:
    """Every next move of the active seat, and what it makes of the scene."""
    on = {space: figure for figure, space in enumerate(scene.at) if space != AWAY}
    for build in range(FIGURES):
        if not scene.spent >> build & 1:
            figure = FIGURES * scene.active + build
            home = scene.at[figure]
            others = {space: other for space, other in on.items() if space != home}
            yield from _ways(scene, flow, others, figure, home, scene.left, ())
    if scene.left[AMBASSADOR_BALL]:
        yield from _leads(scene, flow, on)


def onward(scene: Scene, flow: Flow, figure: int) -> Iterator[tuple[Move, Scene]]:
    """The moves of a figure that is passing somebody."""
    others = {space: other for other, space in enumerate(scene.at) if space != AWAY and other != figure}
    yield from _ways(scene, flow, others, figure, scene.at[figure], scene.left, ())


def _ways(
    scene: Scene, flow: Flow, on: dict[int, int], figure: int, space: int, left: Balls, steps: tuple[Step, ...]
) -> Iterator[tuple[Move, Scene]]:
    for ball in range(MOVING_KINDS):
        if not left[ball]:
            continue
        rest = (*left[:ball], left[ball] - 1, *left[ball + 1 :])
        for end in NEXT[ball][space][: DEGREE[ball][space]]:
            taken = (*steps, (ball, end))
            host = on.get(end)
            if host is None:
                yield Move(figure, taken), _moved(scene, figure, end, rest)
                continue
            if may_meet(scene, host):
                yield Move(figure, taken), met(_moved(scene, figure, end, rest), flow, figure, host, figure)
            if any(rest[:MOVING_KINDS]):
                yield from _ways(scene, flow, on, figure, end, rest, taken)


def may_meet(scene: Scene, host: int) -> bool:
    """INK-4.4, 4.6, 4.7"""
    if host == AMBASSADOR_FIGURE:
        return not scene.ambassador_met
    owner = host // FIGURES
    return owner != scene.active and not scene.met >> owner & 1


def _moved(scene: Scene, figure: int, space: int, left: Balls) -> Scene:
    at = (*scene.at[:figure], space, *scene.at[figure + 1 :])
    gone = scene.ambassador_left or figure == AMBASSADOR_FIGURE
    return Scene(scene.active, at, left, scene.met, scene.meetings, scene.ambassador_met, gone, scene.spent)


def met(scene: Scene, flow: Flow, visitor: int, host: int, stops: int) -> Scene:
    """After a meeting: the host is being banished."""
    at = (*scene.at[:host], AWAY, *scene.at[host + 1 :])
    by_ambassador = host == AMBASSADOR_FIGURE
    return Scene(
        scene.active,
        at,
        scene.left,
        scene.met if by_ambassador else scene.met | 1 << host // FIGURES,
        (*scene.meetings, (visitor, host)),
        scene.ambassador_met or (by_ambassador and not flow.many_ambassador_meetings),
        scene.ambassador_left or by_ambassador,
        scene.spent | 1 << stops % FIGURES if flow.figure_stops and stops != AMBASSADOR_FIGURE else scene.spent,
    )


def _leads(scene: Scene, flow: Flow, on: dict[int, int]) -> Iterator[tuple[Move, Scene]]:
    """INK-4.9, 4.10: one step of the ambassador."""
    here = scene.at[AMBASSADOR_FIGURE]
    if here == AWAY:
        return
    left = (*scene.left[:AMBASSADOR_BALL], scene.left[AMBASSADOR_BALL] - 1, *scene.left[AMBASSADOR_BALL + 1 :])
    for end in NEXT[EITHER][here][: DEGREE[EITHER][here]]:
        figure = on.get(end)
        move = Move(AMBASSADOR_FIGURE, ((AMBASSADOR_BALL, end),))
        if figure is None:
            yield move, _moved(scene, AMBASSADOR_FIGURE, end, left)
        elif figure // FIGURES == scene.active and not scene.ambassador_met:
            led = _moved(scene, AMBASSADOR_FIGURE, end, left)
            yield move, met(led, flow, figure, AMBASSADOR_FIGURE, AMBASSADOR_FIGURE)


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to spend the turn: how it begins (None: it ends here), where it leads, and what that is worth."""

    first: Move | None
    end: Scene
    value: float


class Plans:
    """The ways on from some first moves (at least one), the most promising ones first, as far as the budget goes."""

    best: Plan

    def __init__(self, begun: Iterable[tuple[Move | None, Scene]], flow: Flow, value: Callable[[Scene], float]) -> None:
        self._flow = flow
        self._value = value
        self._seen: set[Scene] = set()
        self._open: list[tuple[float, int, Plan]] = []
        for first, scene in begun:
            self._note(first, scene)

    def _note(self, first: Move | None, scene: Scene) -> None:
        if scene in self._seen:
            return
        plan = Plan(first, scene, self._value(scene))
        if not self._seen or plan.value > self.best.value + MARGIN:
            self.best = plan
        self._seen.add(scene)
        if first is not None and any(scene.left[: AMBASSADOR_BALL + 1]):
            heappush(self._open, (-plan.value, len(self._seen), plan))

    def follow(self, budget: Budget) -> None:
        while self._open and budget.take_round():
            plan = heappop(self._open)[2]
            for _, after in moves(plan.end, self._flow):
                self._note(plan.first, after)
