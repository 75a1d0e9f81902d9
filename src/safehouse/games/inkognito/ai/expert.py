"""How an experienced player plays: by likelihood, not only by certainty, and a whole turn at a time.

The searching bot asks this before it searches. All it goes by is an observation: the beliefs of one seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from typing import cast

from safehouse.core.actions import Action
from safehouse.core.budget import Budget
from safehouse.core.frames import KIND, A, B, top
from safehouse.core.observation import Observation
from safehouse.core.rule import Buf

from ..data.board import AMBASSADOR_BALL, BALL_CODES, DEGREE, EITHER, NEXT, NUMBERED, SPACE_CODES, SPACES
from ..rules.card_sets import AMBASSADOR_BUILD, AMBASSADOR_IDENTITY, BUILD, BUILDS, IDENTITY, SET_CODES
from ..rules.state import BANISH, DECISIONS, FIGURES, HOLDERS, NONE, STEP, State
from .answer_value import answer_value
from .beliefs import Beliefs
from .evaluation import BIT, Evaluation
from .goals import Scene, is_done, scene_of
from .planning import Flow, Move, Plan, Plans, met, moves, onward

WORTH_ASKING = 0.15
"""So many bits are always worth a question."""
EVEN = 0.5
SINCERE = 20
"""So many times likelier it is that somebody declares with a partner than with anybody else."""


def expert_advice(observation: Observation, rng: Buf, budget: Budget) -> Action | None:
    """What to do, or None where one thing is as good as another."""
    if observation.seat is None:
        return None
    return Expert(observation, rng, budget).choose()


def tell_all(seen: State, truth: State, seat: int) -> None:
    """As if each of the others had shown this seat all they hold."""
    for other in range(seen.seats):
        if other != seat:
            seen.told[other][seat] = 1 << (4 * truth.identity[other] + truth.build[other])
            seen.told_word[other][seat] = 1 << truth.word[other]


class Expert:
    """One seat at one decision."""

    def __init__(self, observation: Observation, rng: Buf, budget: Budget) -> None:
        self.observation = observation
        self.budget = budget
        self.seat = observation.seat if observation.seat is not None else 0
        self.state = cast("State", observation.state)
        self.legal = observation.legal()
        self.rng = rng
        self.beliefs = beliefs_of(self.state, self.seat)
        self.evaluation = Evaluation(self.state, self.seat, self.beliefs)

    def choose(self) -> Action | None:
        kind = DECISIONS[self.state.frames[self.state.depth - 1][KIND]]
        chosen: dict[str, Callable[[], str | None]] = {
            "START": lambda: "DECLARE" if self.evaluation.dares(self.scene) else "SHAKE",
            "ACT": self.act,
            "FIG": lambda: self.along(lambda move: f"FIGURE({_build(move)})", self.with_ball(top(self.state, A))),
            "STEP": self.step,
            "STOP": self.stop,
            "PASS": self.go,
            "STEP_AMB": self.lead,
            "MEET": self.meet,
            "EXTRA": self.move_on,
            "AMB": self.demand,
            "SHOW": self.show,
            "PENALTY": self.show,
            "CONCEDE": self.answer_claim,
            "BANISH": self.banish,
            "BANISH_AMB": self.banish,
            "DECLARE": self.name_partner,
            "WINDOW": lambda: "DECLARE_TOO" if self.evaluation.dares_with(self.state.active, self.scene) else "SILENT",
            "HANDSHAKE": self.answer_hand,
        }
        text = chosen[kind]() if kind in chosen else None
        found = next((action for action in self.legal if action.text == text), None)
        return found or self.observation.advised(self.rng)

    @cached_property
    def scene(self) -> Scene:
        return scene_of(self.state)

    @cached_property
    def flow(self) -> Flow:
        return Flow(self.state.figure_stops == 1, self.state.many_ambassador_meetings == 1)

    # --- winning ------------------------------------------------------------------------------------------------

    def name_partner(self) -> str:
        chances = [self.evaluation.chance_with(p, self.scene) if p != self.seat else -1.0 for p in range(HOLDERS)]
        partner = chances.index(max(chances))
        return f"NAME({partner})" if partner < self.state.seats else "ALONE"

    def answer_hand(self) -> str:
        """Nobody declares lightly: refuse only where it hardly can be true."""
        s = self.state
        if s.declarer_loses:
            return "ACCEPT"
        good = sum(
            w for (p, goal), w in self.beliefs.own_goals.items() if p == s.declarer and is_done(goal, self.scene)
        )
        bad = 1 - self.beliefs.partner_chance[s.declarer]
        return "ACCEPT" if SINCERE * good > bad or bad <= 0 else "REFUSE"

    # --- moving -------------------------------------------------------------------------------------------------

    def act(self) -> str:
        if self.evaluation.dares(self.scene):
            return "DECLARE"
        best = self.plan([(None, self.scene), *moves(self.scene, self.flow)])
        return "END" if best.first is None else f"USE({_ball(best.first)})"

    def plan(self, begun: Iterable[tuple[Move | None, Scene]]) -> Plan:
        """The best plan for the rest of the turn among those that begin so."""
        plans = Plans(begun, self.flow, self.evaluation.value)
        plans.follow(self.budget)
        self.memory[self.moment] = plans.best
        return plans.best

    @property
    def memory(self) -> dict[object, Plan]:
        """Plans of this turn: one decision after the other follows them."""
        return _plans(self.beliefs)

    @property
    def moment(self) -> tuple[object, ...]:
        return self.state.turn, self.scene, self.budget.ms, self.budget.rounds

    def along(self, text: Callable[[Move], str], begun: list[tuple[Move, Scene]]) -> str | None:
        """The next action of the plan made before, if it begins so; else of the best plan."""
        plan = self.memory.get(self.moment)
        if plan is None or all(plan.first != move for move, _ in begun):
            plan = self.plan(begun) if begun else None
        return None if plan is None or plan.first is None else text(plan.first)

    def with_ball(self, ball: int) -> list[tuple[Move, Scene]]:
        return [(move, scene) for move, scene in moves(self.scene, self.flow) if move.ball == ball]

    def step(self) -> str | None:
        ball, build = top(self.state, A), top(self.state, B)
        begun = [(m, s) for m, s in self.with_ball(ball) if m.figure == FIGURES * self.seat + build]
        return self.along(lambda move: f"STEP({_space(move)})", begun)

    def lead(self) -> str | None:
        return self.along(lambda move: f"STEP({_space(move)})", self.with_ball(AMBASSADOR_BALL))

    def stop(self) -> str | None:
        """Stop here, or pass?"""
        build = top(self.state, A)
        if build >= FIGURES:
            return "STOP"
        figure = FIGURES * self.seat + build
        host = self.state.on[self.state.at[self.seat][build]]
        stopped = met(self.scene, self.flow, figure, host, figure)
        halt = Move(figure, ())
        return "STOP" if self.plan([(halt, stopped), *onward(self.scene, self.flow, figure)]).first == halt else "PASS"

    def go(self) -> str | None:
        figure = FIGURES * self.seat + top(self.state, A)
        begun = list(onward(self.scene, self.flow, figure))
        return self.along(lambda move: f"GO({_ball(move)}, {_space(move)})", begun)

    # --- meetings -----------------------------------------------------------------------------------------------

    @property
    def host(self) -> int:
        return self.state.host[self.state.meetings - 1]

    def banish(self) -> str:
        """Where the figure, or the ambassador, serves best."""
        values = [(self.evaluation.value(self.scene.put(self.host, _number(action))), action) for action in self.legal]
        return max(values, key=lambda pair: pair[0])[1].text

    def move_on(self) -> str:
        values = [(self.evaluation.value(self.moved_on(_number(action))), action) for action in self.legal]
        return max(values, key=lambda pair: pair[0])[1].text

    def moved_on(self, space: int) -> Scene:
        return self.scene.put(FIGURES * self.seat + self.state.visitor[self.state.meetings - 1], space)

    def meet(self) -> str:
        """Ask for what tells more; move on where the extra step is worth more than answer and banishing."""
        owner = self.host // FIGURES
        gains = [self.beliefs.gain(owner, question) for question in (IDENTITY, BUILD)]
        question = "ASK(identity)" if gains[0] >= gains[1] else "ASK(build)"
        if all(action.text != "MOVE_ON" for action in self.legal) or max(gains) > WORTH_ASKING:
            return question
        extra = max(self.evaluation.value(self.moved_on(space)) for space in self.empty_around)
        asked = BIT * max(gains) + max(
            self.evaluation.value(self.scene.put(self.host, space)) for space in self.banish_spaces
        )
        return question if asked >= extra else "MOVE_ON"

    @property
    def empty_around(self) -> list[int]:
        here = self.state.meeting_space[self.state.meetings - 1]
        return [end for end in NEXT[EITHER][here][: DEGREE[EITHER][here]] if self.state.on[end] == NONE]

    @property
    def banish_spaces(self) -> list[int]:
        return [space for space in range(SPACES) if self.state.on[space] == NONE and not NUMBERED[space]]

    def demand(self) -> str:
        choices = [
            (self.beliefs.gain(p, question), f"DEMAND({p}, {name})")
            for p in self.evaluation.rivals
            for question, name in ((AMBASSADOR_IDENTITY, "identity"), (AMBASSADOR_BUILD, "build"))
        ]
        gain, text = max(choices)
        return text if gain > 0 else "NO_QUESTION"

    # --- answering ----------------------------------------------------------------------------------------------

    def show(self) -> str:
        """What tells a partner most and an enemy least, each as likely as the asker is one."""
        return max(self.legal, key=self._answer_value).text

    def answer_claim(self) -> str:
        """Nobody is punished for denying (INK-14.4): only a partner shall see more."""
        return "CONCEDE" if self.beliefs.partner_chance[self.state.active] > EVEN else "DENY"

    def _answer_value(self, action: Action) -> float:
        return answer_value(self.state, self.beliefs, SET_CODES.index(str(action.args["cards"])))


def _ball(move: Move) -> str:
    return BALL_CODES[move.ball]


def _space(move: Move) -> str:
    return SPACE_CODES[move.space]


def _build(move: Move) -> str:
    return BUILDS[move.figure % FIGURES]


def _number(action: Action) -> int:
    """The space of a STEP or BANISH."""
    return action.id - (BANISH if action.id >= BANISH else STEP)


@lru_cache(maxsize=64)
def _plans(beliefs: Beliefs) -> dict[object, Plan]:
    return {}


@lru_cache(maxsize=64)
def _remembered(seat: int, key: bytes) -> list[Beliefs]:
    return []


def beliefs_of(s: State, seat: int) -> Beliefs:
    """The beliefs of a seat; the same object as long as nothing new was shown."""
    facts = [s.seats, s.own_exit_only, s.identity[seat], s.build[seat], s.word[seat]]
    for other in range(s.seats):
        facts += [s.told[other][seat], s.told[seat][other], s.told_word[other][seat], s.told_word[seat][other]]
        facts += s.shown[other][seat]
    place = _remembered(seat, repr(facts).encode())
    if not place:
        place.append(Beliefs(s.clone(), seat))
    return place[0]
