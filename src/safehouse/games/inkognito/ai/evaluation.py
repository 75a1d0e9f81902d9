"""What a scene is worth to a seat by its beliefs: a chance to win, answers, what is in reach and what is left to do."""

from __future__ import annotations

from functools import cached_property, lru_cache

from safehouse.core.bits import has

from ..rules.card_sets import AMBASSADOR_BUILD, AMBASSADOR_IDENTITY, BUILD, IDENTITY
from ..rules.state import FIGURES, HOLDERS, NOBODY, State
from .beliefs import Beliefs
from .goals import Goal, Roads, Scene, is_done
from .routes import Balls, next_turn

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
AIMS = 14
"""So many goals of a side are looked at, the likeliest ones."""


class Evaluation:
    """How one seat values scenes at one moment: in turns gained."""

    def __init__(self, s: State, seat: int, beliefs: Beliefs) -> None:
        self.state = s
        self.seat = seat
        self.beliefs = beliefs

    # --- winning ------------------------------------------------------------------------------------------------

    def chance_with(self, partner: int, scene: Scene) -> float:
        """How likely a declaration with this partner (or alone) would win now."""
        done = sum(w for (p, goal), w in self.beliefs.own_goals.items() if p == partner and is_done(goal, scene))
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
        needed = sum([w * self.roads.needed(goal, scene, self.seat, mate) for goal, mate, w in self.own])
        return BIT * SOON * self.prospects(scene) - needed

    def danger(self, scene: Scene) -> float:
        value = 0.0
        for goal, seats, w in self.enemies:
            value += w * 0.6 ** min([self.roads.needed(goal, scene, p, NOBODY) for p in seats])
        return self.alarm * value

    @cached_property
    def alarm(self) -> float:
        return THREAT * min(1.0, self.state.turn / 30)

    @cached_property
    def own(self) -> list[tuple[Goal, int, float]]:
        seats = self.state.seats
        ranked = sorted(self.beliefs.own_goals.items(), key=lambda item: -item[1])[:AIMS]
        return [(goal, p if p < seats else NOBODY, w) for (p, goal), w in ranked]

    @cached_property
    def enemies(self) -> list[tuple[Goal, list[int], float]]:
        ranked = sorted(self.beliefs.enemy_goals.items(), key=lambda item: -item[1])[:AIMS]
        return [(goal, [p for p in self.rivals if has(mask, p)], w) for (mask, goal), w in ranked]

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


@lru_cache(maxsize=8)
def roads_of(balls: Balls) -> Roads:
    return Roads(balls)


@lru_cache(maxsize=8)
def reach_of(balls: Balls) -> list[list[float]]:
    """The chances to get from one space to another in a turn; the last one is to a figure that is being banished."""
    return [[*row, 0.3] for row in next_turn(balls)]
