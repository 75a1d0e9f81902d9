"""How an experienced player plays: by likelihood, not only by certainty, and a whole turn at a time.

The searching bot asks this before it searches. All it goes by is an observation: the beliefs of one seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from typing import cast

from safehouse.core.actions import Action
from safehouse.core.bits import has
from safehouse.core.effort import Effort
from safehouse.core.frames import KIND, A, B, top
from safehouse.core.observation import Observation
from safehouse.core.rule import Buf

from .advice import advise
from .aims import Roads, Scene, is_done, scene_of
from .answers import strikes
from .beliefs import Beliefs
from .board import AMBASSADOR_BALL, BALL_CODES, DEGREE, EITHER, NEXT, NUMBERED, SPACE_CODES, SPACES
from .cards import (
    ALL_SELVES,
    ALL_SETS,
    AMBASSADOR_BUILD,
    AMBASSADOR_IDENTITY,
    BUILD,
    BUILD_SELVES,
    BUILDS,
    IDENTITY,
    IDENTITY_SELVES,
    PROVES,
    SAID,
    SECRET_BUILD,
    SECRET_IDENTITY,
    SECRET_MISSION,
    SET_CODES,
)
from .planning import Flow, Move, Plan, Plans, met, moves, onward
from .routes import Balls, next_turn
from .state import BANISH, DECISIONS, FIGURES, HOLDERS, NOBODY, NONE, STEP, State

DARING = 0.75
"""The chance to win with which it declares."""
DOUBTFUL = 0.4
"""Who is less likely the partner is not thought of when it comes to winning."""
WON, NEARLY = 100.0, 4.0
"""What winning, and what a chance of winning that is still too small, is worth in turns."""
BIT = 1.5
"""What a bit about partner and mission is worth, in turns."""
SOON = 0.5
"""What can perhaps be had in the next turn, beside what is had now."""
THREAT = 4.0
"""What the enemies' being about to fulfil their mission costs, in turns."""
OPENNESS = 1.0
"""What telling a partner is worth beside what telling an enemy costs."""
AIMS = 14
"""So many aims of a side are looked at, the likeliest ones."""
SINCERE = 20
"""So many times likelier it is that somebody declares with a partner than with anybody else."""


def counsel(observation: Observation, rng: Buf, effort: Effort) -> Action | None:
    """What to do, or None where one thing is as good as another."""
    if observation.seat is None:
        return None
    return Veteran(observation, rng, effort).choose()


class Veteran:
    """One seat at one decision."""

    def __init__(self, observation: Observation, rng: Buf, effort: Effort) -> None:
        self.observation = observation
        self.effort = effort
        self.seat = observation.seat if observation.seat is not None else 0
        self.state = cast("State", observation.state)
        self.legal = observation.legal()
        self.rng = rng
        self.beliefs = beliefs_of(self.state, self.seat)

    def choose(self) -> Action | None:
        kind = DECISIONS[self.state.frames[self.state.depth - 1][KIND]]
        chosen: dict[str, Callable[[], str | None]] = {
            "START": lambda: "DECLARE" if self.dares(self.scene) else "SHAKE",
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
            "BANISH": self.banish,
            "BANISH_AMB": self.banish,
            "DECLARE": self.name_partner,
            "WINDOW": lambda: "DECLARE_TOO" if self.dares_with(self.state.active, self.scene) else "SILENT",
            "HANDSHAKE": self.answer_hand,
        }
        text = chosen[kind]() if kind in chosen else None
        found = next((action for action in self.legal if action.text == text), None)
        return found or advise(self.observation, self.rng)

    @cached_property
    def scene(self) -> Scene:
        return scene_of(self.state)

    @cached_property
    def flow(self) -> Flow:
        return Flow(self.state.figure_stops == 1, self.state.many_ambassador_meetings == 1)

    # --- winning ------------------------------------------------------------------------------------------------

    def chance_with(self, partner: int, scene: Scene) -> float:
        """How likely a declaration with this partner (or alone) would win now."""
        done = sum(w for (p, aim), w in self.beliefs.own_aims.items() if p == partner and is_done(aim, scene))
        return done * self.accepts(partner) if done else 0.0

    def accepts(self, partner: int) -> float:
        """How likely a seat, if it is the partner, takes the hand."""
        if partner >= self.state.seats or self.state.declarer_loses:
            return 1.0
        if self.beliefs.has_confided(partner):
            return 1.0
        share = self.beliefs.identity_share(partner, self.state.told[self.seat][partner])
        if share >= 1:
            return 1.0
        word = self.state.told_word[self.seat][partner].bit_count()
        return 0.9 if share / min(word, 3) > 1 - share else min(0.7, 0.3 + 0.01 * self.state.turn)

    def dares_with(self, partner: int, scene: Scene) -> bool:
        return self.chance_with(partner, scene) >= DARING

    def dares(self, scene: Scene) -> bool:
        return any(self.dares_with(partner, scene) for partner in self.mates)

    @cached_property
    def mates(self) -> list[int]:
        return [p for p in range(HOLDERS) if self.beliefs.partner_chance[p] >= DOUBTFUL]

    def name_partner(self) -> str:
        chances = [self.chance_with(p, self.scene) if p != self.seat else -1.0 for p in range(HOLDERS)]
        partner = chances.index(max(chances))
        return f"NAME({partner})" if partner < self.state.seats else "ALONE"

    def answer_hand(self) -> str:
        """Nobody declares lightly: refuse only where it hardly can be true."""
        s = self.state
        if s.declarer_loses:
            return "ACCEPT"
        good = sum(w for (p, aim), w in self.beliefs.own_aims.items() if p == s.declarer and is_done(aim, self.scene))
        bad = 1 - self.beliefs.partner_chance[s.declarer]
        return "ACCEPT" if SINCERE * good > bad or bad <= 0 else "REFUSE"

    # --- what a scene is worth ----------------------------------------------------------------------------------

    @cached_property
    def roads(self) -> Roads:
        return roads_of(tuple(self.state.balls_in_all))

    @cached_property
    def reach(self) -> list[list[float]]:
        return reach_of(tuple(self.state.balls_in_all))

    @cached_property
    def rivals(self) -> list[int]:
        return [p for p in range(self.state.seats) if p != self.seat]

    @cached_property
    def gains(self) -> dict[int, float]:
        """What meeting a figure of each seat would tell; of the ambassador under his own number."""
        b = self.beliefs
        found = {p: b.best_gain(p, (IDENTITY, BUILD)) for p in self.rivals}
        found[HOLDERS] = max(b.best_gain(p, (AMBASSADOR_IDENTITY, AMBASSADOR_BUILD)) for p in self.rivals)
        return found

    @cached_property
    def wishes(self) -> dict[int, float]:
        """What it is worth to be asked by each seat: the partner should come to know this seat."""
        return {p: self.beliefs.partner_chance[p] * (1 - self.beliefs.is_known_to(p)) for p in self.rivals}

    def value(self, scene: Scene) -> float:
        """In turns gained: what this turn brings, what is in reach and left to do, and how near the enemies are."""
        return self.yields(scene) + self.outlook(scene) - self.danger(scene)

    def yields(self, scene: Scene) -> float:
        """What the turn brings: a win or a chance of one, and answers in the meetings to come."""
        chance = max((self.chance_with(partner, scene) for partner in self.mates), default=0.0)
        value = WON if chance >= DARING else NEARLY * chance
        for _, host in scene.meetings[self.state.meetings :]:
            value += BIT * self.gains[min(host // FIGURES, HOLDERS)]
        return value

    def outlook(self, scene: Scene) -> float:
        needed = sum([w * self.roads.needed(aim, scene, self.seat, mate) for aim, mate, w in self.own])
        return BIT * SOON * self.prospects(scene) - needed

    def danger(self, scene: Scene) -> float:
        value = 0.0
        for aim, seats, w in self.enemies:
            value += w * 0.6 ** min([self.roads.needed(aim, scene, p, NOBODY) for p in seats])
        return self.alarm * value

    @cached_property
    def alarm(self) -> float:
        return THREAT * min(1.0, self.state.turn / 30)

    @cached_property
    def own(self) -> list[tuple[tuple[int, int, int], int, float]]:
        seats = self.state.seats
        ranked = sorted(self.beliefs.own_aims.items(), key=lambda item: -item[1])[:AIMS]
        return [(aim, p if p < seats else NOBODY, w) for (p, aim), w in ranked]

    @cached_property
    def enemies(self) -> list[tuple[tuple[int, int, int], list[int], float]]:
        ranked = sorted(self.beliefs.enemy_aims.items(), key=lambda item: -item[1])[:AIMS]
        return [(aim, [p for p in self.rivals if has(mask, p)], w) for (mask, aim), w in ranked]

    def prospects(self, scene: Scene) -> float:
        """What can perhaps be learnt, and told to the partner, in the next turn."""
        own = [self.reach[space] for space in scene.at[FIGURES * self.seat : FIGURES * self.seat + FIGURES]]
        value = 0.0
        for rival in self.rivals:
            worth, wish = self.gains[rival], self.wishes[rival]
            if worth + wish > 0.02:
                theirs = scene.at[FIGURES * rival : FIGURES * rival + FIGURES]
                near = max([max([row[b] for b in theirs]) for row in own])
                value += (worth + wish) * near
        return value

    # --- moving -------------------------------------------------------------------------------------------------

    def act(self) -> str:
        if self.dares(self.scene):
            return "DECLARE"
        best = self.plan([(None, self.scene), *moves(self.scene, self.flow)])
        return "END" if best.first is None else f"USE({_ball(best.first)})"

    def plan(self, begun: Iterable[tuple[Move | None, Scene]]) -> Plan:
        """The best plan for the rest of the turn among those that begin so."""
        plans = Plans(begun, self.flow, self.value)
        plans.follow(self.effort)
        self.memory[self.moment] = plans.best
        return plans.best

    @property
    def memory(self) -> dict[object, Plan]:
        """Plans of this turn: one decision after the other follows them."""
        return _plans(self.beliefs)

    @property
    def moment(self) -> tuple[object, ...]:
        return self.state.turn, self.scene, self.effort.ms, self.effort.rounds

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
        values = [(self.value(self.scene.put(self.host, _number(action))), action) for action in self.legal]
        return max(values, key=lambda pair: pair[0])[1].text

    def move_on(self) -> str:
        values = [(self.value(self.moved_on(_number(action))), action) for action in self.legal]
        return max(values, key=lambda pair: pair[0])[1].text

    def moved_on(self, space: int) -> Scene:
        return self.scene.put(FIGURES * self.seat + self.state.visitor[self.state.meetings - 1], space)

    def meet(self) -> str:
        """Ask for what tells more; move on where the extra step is worth more than answer and banishing."""
        owner = self.host // FIGURES
        gains = [self.beliefs.gain(owner, question) for question in (IDENTITY, BUILD)]
        question = "ASK(identity)" if gains[0] >= gains[1] else "ASK(build)"
        if all(action.text != "MOVE_ON" for action in self.legal) or max(gains) > 0.15:
            return question
        extra = max(self.value(self.moved_on(space)) for space in self.empty_around)
        asked = BIT * max(gains) + max(self.value(self.scene.put(self.host, space)) for space in self.banish_spaces)
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
            for p in self.rivals
            for question, name in ((AMBASSADOR_IDENTITY, "identity"), (AMBASSADOR_BUILD, "build"))
        ]
        gain, text = max(choices)
        return text if gain > 0 else "NO_QUESTION"

    # --- answering ----------------------------------------------------------------------------------------------

    def show(self) -> str:
        """What tells a partner most and an enemy least, each as likely as the asker is one."""
        return max(self.legal, key=lambda action: self.frankness(SET_CODES.index(str(action.args["cards"])))).text

    def frankness(self, cards: int) -> float:
        s, asker = self.state, self.state.active
        chance = self.beliefs.partner_chance[asker]
        told = s.told[self.seat][asker] & self.tells(cards)
        mission = SECRET_MISSION in ALL_SETS[cards]
        share = self.beliefs.identity_share(asker, told)
        true = BUILD_SELVES[s.build[self.seat]]
        good = share + (1.0 if share >= 1 else 0.0) + (1.0 if mission else 0.0)
        good += 0.3 * (told & true).bit_count() / max(1, told.bit_count())
        bad = self.beliefs.suspicion(asker, told) + (0.6 if mission else 0.0) - 0.02 * told.bit_count()
        if PROVES[cards]:
            bad += 0.3
        repeat = min(2, strikes(s, self.seat, asker, cards)) if s.question >= 0 else 0
        return OPENNESS * chance * good - (1 - chance) * (bad + repeat)

    def tells(self, cards: int) -> int:
        """The selves that a set of the own cards leaves."""
        if not PROVES[cards]:
            return SAID[cards]
        told = ALL_SELVES
        if SECRET_IDENTITY in ALL_SETS[cards]:
            told &= IDENTITY_SELVES[self.state.identity[self.seat]]
        if SECRET_BUILD in ALL_SETS[cards]:
            told &= BUILD_SELVES[self.state.build[self.seat]]
        return told


def _ball(move: Move) -> str:
    return BALL_CODES[move.ball]


def _space(move: Move) -> str:
    return SPACE_CODES[move.space]


def _build(move: Move) -> str:
    return BUILDS[move.figure % FIGURES]


def _number(action: Action) -> int:
    """The space of a STEP or BANISH."""
    return action.id - (BANISH if action.id >= BANISH else STEP)


@lru_cache(maxsize=8)
def roads_of(balls: Balls) -> Roads:
    return Roads(balls)


@lru_cache(maxsize=8)
def reach_of(balls: Balls) -> list[list[float]]:
    """The chances to get from one space to another in a turn; the last one is to a figure that is being banished."""
    return [[*row, 0.3] for row in next_turn(balls)]


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
