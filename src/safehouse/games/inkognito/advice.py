"""How a sensible player plays without searching: ask, deduce, find the partner, declare only when sure (part 12.4).

Works on an observation alone. Movement is tried out on the concealed state, because no step depends on a secret;
what a position is worth is averaged over worlds that the seat considers possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from math import log2
from typing import Any, cast

from safehouse.core.actions import Action
from safehouse.core.bits import has
from safehouse.core.chance import below
from safehouse.core.frames import KIND
from safehouse.core.observation import Observation
from safehouse.core.rule import Buf

from .answers import strikes, true_strikes
from .board import DISTANCE
from .cards import (
    AMBASSADOR_BUILD,
    AMBASSADOR_IDENTITY,
    BUILD,
    COLOURED_ANSWERS,
    COLOURED_COUNT,
    IDENTITY,
    SAID,
    SET_CODES,
)
from .deduction import Line, World, know
from .hints import goal_distance
from .missions import are_partners, has_escaped, is_fulfilled, side_of
from .state import (
    ASK_AMB,
    ASK_MEET,
    ASK_STOP,
    DECISIONS,
    FIGURES,
    HOLDERS,
    State,
)

LOOKED_AT = 8
"""So many worlds are looked at to value a position."""
CERTAIN = 100_000
DECLARATIONS = ("DECLARE", "NAME", "ALONE", "DECLARE_TOO")


def advise(observation: Observation, rng: Buf) -> Action | None:
    """What to do, or None where one thing is as good as another."""
    if observation.seat is None:
        return None
    return Player(observation, rng).choose()


def certainties(observation: Observation) -> dict[int, bool]:
    """Declarations that would win in every world this seat considers possible, and those that would in none."""
    if observation.seat is None:
        return {}
    player = Player(observation, [])
    found = {action.id: player.sure_of(action) for action in player.legal if action.kind in DECLARATIONS}
    return {number: sure for number, sure in found.items() if sure is not None}


class Player:
    """One seat at one decision."""

    def __init__(self, observation: Observation, rng: Buf) -> None:
        self.edition = observation.edition
        self.seat = observation.seat if observation.seat is not None else 0
        self.state = cast("State", observation.state)
        self.legal = observation.legal()
        self.rng = rng
        self.known = know(self.state, self.seat)

    def choose(self) -> Action | None:
        kind = DECISIONS[self.state.frames[self.state.depth - 1][KIND]]
        chosen: dict[str, Callable[[], str | Action | None]] = {
            "START": lambda: "DECLARE" if self.wins_now() else "SHAKE",
            "ACT": self.act,
            "FIG": self.best_step,
            "STEP": self.best_step,
            "STOP": self.best_step,
            "PASS": self.best_step,
            "STEP_AMB": self.best_step,
            "EXTRA": self.best_step,
            "MEET": self.meet,
            "AMB": self.ask_through_ambassador,
            "SHOW": self.show,
            "CLAIM": self.claim,
            "CONCEDE": lambda: "CONCEDE" if self.known.partner == self.state.active else "DENY",
            "PENALTY": self.keep,
            "NOTE": lambda: "RECORD",
            "BANISH": self.best_step,
            "BANISH_AMB": self.best_step,
            "DECLARE": self.name_partner,
            "WINDOW": lambda: "DECLARE_TOO" if self.wins_with(self.state.active) else "SILENT",
            "HANDSHAKE": self.answer_hand,
        }
        answer = chosen[kind]() if kind in chosen else None
        if isinstance(answer, str):
            return next((action for action in self.legal if action.text == answer), None)
        return answer

    # --- winning ------------------------------------------------------------------------------------------------

    def in_worlds(self, s: State, worlds: Iterable[World]) -> Iterator[State]:
        """The state as it would be in each of these worlds, one after the other in the same copy."""
        whole = s.clone()
        for world in worlds:
            whole.identity[:], whole.build[:], whole.word[:] = world.identities, world.builds, world.words
            yield whole

    def wins_with(self, partner: int, s: State | None = None) -> bool:
        """Whether this seat is the partner and the mission is fulfilled in every possible world."""
        s = self.state if s is None else s
        if self.known.partner != partner or partner >= s.seats or (s.active not in (self.seat, partner)):
            return False
        return all(is_fulfilled(whole, self.seat) for whole in self.in_worlds(s, self.known.worlds()))

    def wins_alone(self, s: State) -> bool:
        return self.known.partner == HOLDERS - 1 and s.seats < HOLDERS and has_escaped(s, self.seat)

    def wins_now(self, s: State | None = None) -> bool:
        s = self.state if s is None else s
        partner = self.known.partner
        return partner is not None and (self.wins_alone(s) or self.wins_with(partner, s))

    def sure_of(self, action: Action) -> bool | None:
        """Whether a declaration wins for sure if the hand is taken (True), or never (False)."""
        seats = range(self.state.seats)
        named: dict[str, list[Any]] = {
            "NAME": [action.args.get("seat")],
            "ALONE": [HOLDERS - 1],
            "DECLARE_TOO": [self.state.active],
        }
        partners = named.get(action.kind, [holder for holder in range(HOLDERS) if holder != self.seat])
        for whole in self.in_worlds(self.state, self.known.worlds()):
            if any(self._wins_in(whole, partner, alone=partner not in seats) for partner in partners):
                return True if self.wins_now() and self.known.partner in partners else None
        return False

    def _wins_in(self, whole: State, partner: int, *, alone: bool) -> bool:
        if not are_partners(whole, self.seat, partner):
            return False
        return has_escaped(whole, self.seat) if alone else is_fulfilled(whole, self.seat)

    def name_partner(self) -> str:
        return f"NAME({self.known.partner})" if self.known.partner in range(self.state.seats) else "ALONE"

    def answer_hand(self) -> str:
        """Accept if partner and mission fulfilled weigh more than no partner."""
        s = self.state
        if s.declarer_loses:
            return "ACCEPT"
        good = bad = 0
        for whole in self.in_worlds(s, self.known.worlds()):
            if not are_partners(whole, s.declarer, self.seat):
                bad += 1
            elif is_fulfilled(whole, self.seat):
                good += 1
        return "ACCEPT" if good > bad or bad == 0 else "REFUSE"

    # --- moving -------------------------------------------------------------------------------------------------

    def act(self) -> Action | str:
        """Declare when sure; else the ball whose best step improves most on doing nothing."""
        if self.wins_now():
            return "DECLARE"
        value, best = self.value(self.state), None
        for action in self.legal:
            if action.kind == "USE":
                after = self.after(self.state, action)
                reached = max(self.value_after_all(after), default=value)
                if reached > value:
                    value, best = reached, action
        return best or "END"

    def best_step(self) -> Action:
        values = [(max(self.value_after_all(self.after(self.state, action))), self.lot()) for action in self.legal]
        return self.legal[values.index(max(values))]

    def lot(self) -> int:
        return below(self.rng, 1 << 20)

    def after(self, s: State, action: Action) -> State:
        copy = s.clone()
        self.edition.step(copy, self.seat, action.id)
        return copy

    def value_after_all(self, s: State) -> list[float]:
        """The values that can be reached from here by choosing figure and step."""
        kind = DECISIONS[s.frames[s.depth - 1][KIND]]
        if kind not in ("FIG", "STEP", "STEP_AMB", "PASS") or s.frames[s.depth - 1][1] != 1 << self.seat:
            return [self.value(s)]
        out = self.edition.buffer()
        count = self.edition.legal(s, self.seat, out)
        found = []
        for number in out[:count]:
            after = self.after(s, self.edition.actions[number])
            found += self.value_after_all(after) if kind == "FIG" else [self.value(after)]
        return found

    def value(self, s: State) -> float:
        """Near to the own mission, far from the enemies', and about to learn something."""
        if self.wins_now(s):
            return CERTAIN
        value = self.curiosity(s)
        worlds = self.looked_at
        sure = 3.0 if len(self.own_lines) == 1 else 1.0
        for whole in self.in_worlds(s, worlds):
            value -= 6 * sure * goal_distance(whole, self.seat) / len(worlds)
            enemy = next(p for p in range(s.seats) if not has(side_of(whole, self.seat), p))
            value += 3 * goal_distance(whole, enemy) / len(worlds)
        return value

    @cached_property
    def looked_at(self) -> list[World]:
        """A few possible worlds, spread evenly, always the same ones."""
        selves, words = self.known.selves, self.known.words
        step = max(1, len(selves) // LOOKED_AT)
        return [World(*deal, words[i % len(words)]) for i, deal in enumerate(selves[::step])][: LOOKED_AT + 1]

    @cached_property
    def own_lines(self) -> list[Line]:
        return self.known.lines(self.known.own_team)

    def curiosity(self, s: State) -> float:
        """What a meeting would tell, or how near one is."""
        kind = s.frames[s.depth - 1][KIND]
        here = [o for o in range(s.seats) if o != self.seat and self.unknown(o) > 0]
        if kind == ASK_MEET:
            return 40 + 8 * self.unknown(s.host[s.meetings - 1] // FIGURES)
        if kind in (ASK_AMB, ASK_STOP):
            return 30 + 8 * max((self.unknown(o) for o in here), default=0)
        nearest = [
            DISTANCE[s.at[self.seat][build]][s.at[o][figure]] / (0.5 + self.unknown(o))
            for o in here
            if not has(s.met, o)
            for build in range(FIGURES)
            for figure in range(FIGURES)
        ]
        return -2 * min(nearest) if nearest else 0.0

    def unknown(self, other: int) -> float:
        return self.unknowns[other]

    @cached_property
    def unknowns(self) -> list[float]:
        """How many bits about each seat are open; of the partner also the code word."""
        return [self._open_bits(other) for other in range(self.state.seats)]

    def _open_bits(self, other: int) -> float:
        if self.known.partner == other:
            return 2 * _bits(self.known.code_words(other))
        return _bits([n for row in self.known.grid(other) for n in row])

    # --- asking -------------------------------------------------------------------------------------------------

    def meet(self) -> str:
        owner = self.state.host[self.state.meetings - 1] // FIGURES
        if self.unknown(owner) == 0 and any(action.text == "MOVE_ON" for action in self.legal):
            return "MOVE_ON"
        identity, build = self.remaining(owner, IDENTITY), self.remaining(owner, BUILD)
        return "ASK(identity)" if identity <= build else "ASK(build)"

    def ask_through_ambassador(self) -> str:
        choices = []
        for other in range(self.state.seats):
            if other != self.seat and self.unknown(other) > 0:
                worth = self.unknown(other)
                choices.append((self.remaining(other, AMBASSADOR_IDENTITY) - worth, f"DEMAND({other}, identity)"))
                choices.append((self.remaining(other, AMBASSADOR_BUILD) - worth, f"DEMAND({other}, build)"))
        return min(choices)[1] if choices else "NO_QUESTION"

    def remaining(self, other: int, question: int) -> float:
        """The number of deals left on average, if every truthful answer of coloured cards is as likely."""
        cells = Counter(4 * i[other] + b[other] for i, b in self.known.selves)
        left = total = 0
        for n in range(COLOURED_COUNT[question]):
            said = SAID[COLOURED_ANSWERS[question][n]]
            weight = sum(count for cell, count in cells.items() if has(said, cell))
            left += weight * weight
            total += weight
        return left / max(1, total)

    # --- answering ----------------------------------------------------------------------------------------------

    def show(self) -> Action:
        """To the partner everything; to others what leaves them most in doubt, and repeats last."""
        asker = self.state.active
        if self.known.partner == asker:
            return max(self.legal, key=self._frank)
        return max(self.legal, key=lambda action: (*self._discreet(action, asker), self.lot()))

    def _frank(self, action: Action) -> tuple[int, int, int]:
        cards = str(action.args["cards"])
        return "secret_mission" in cards, "secret_identity" in cards, "secret_build" in cards

    def _discreet(self, action: Action, asker: int) -> tuple[int, int, int]:
        cards = str(action.args["cards"])
        number = self._number(action)
        if "secret" in cards:
            return -9, -cards.count("secret"), 0
        repeat = min(2, strikes(self.state, self.seat, asker, number))
        return -repeat, len(self.known.exposure(asker, number).selves), 0

    def _number(self, action: Action) -> int:
        return SET_CODES.index(str(action.args["cards"]))

    def keep(self) -> Action:
        """What leaves the asker most in doubt."""
        asker = self.state.active
        return max(self.legal, key=lambda a: (len(self.known.exposure(asker, self._number(a)).selves), self.lot()))

    def claim(self) -> str:
        return "CLAIM" if true_strikes(self.state) else "ACCEPT_ANSWER"


def _bits(counts: list[int]) -> float:
    """How open a question is: 0 where one answer is left."""
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n) if total else 0.0
