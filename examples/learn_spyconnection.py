"""Learns to beat the bot `random` in Spy Connection with two seats: NumPy alone, one core, a minute.

    python examples/learn_spyconnection.py --minutes 1

A small network chooses among the legal actions and estimates what a position is worth (PPO with generalised advantage
estimation). It learns from `safehouse.envs.batch`, where it sits at seat 0 in half of the games and at seat 1 in the
others, and from observations alone: points along the way are read from their named parts.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from safehouse.envs import batch
from safehouse.envs.batched import Batch

Floats = NDArray[Any]

GAMES = 256
STEPS = 96
EPOCHS = 3
MINIBATCH = 1024
HIDDEN = 128
DISCOUNT = 0.995
TRACE = 0.9
CLIP = 0.2
ENTROPY = 0.01
RATE = 1e-3
WIN = 3.0
"""What a victory is worth, in points."""


# --- what the network is shown --------------------------------------------------------------------------------------


class Features:
    """Numbers that stand for cities and cards become one number for each; the own seat comes first."""

    def __init__(self, b: Batch) -> None:
        named = {part.name: part for part in b.encoding.parts}
        self._encoding = b.encoding
        self._cities = named["network"].shape[1]
        self._cards = named["place"].shape[0]
        self.width = self(np.zeros((1, b.encoding.width), np.int16)).shape[1]

    def __call__(self, numbers: NDArray[np.int16]) -> Floats:
        rows = np.arange(len(numbers))
        part = self._encoding.named(numbers)
        me = part["seat"].astype(int)
        top = part["frames"][rows, np.maximum(part["depth"] - 1, 0), 0]
        shown = [_one_of(top, 11), _one_of(part["display"], self._cards + 1)]
        for seat in (me, 1 - me):
            shown += [
                part["agents"][rows, seat] / 2,
                part["network"][rows, seat],
                _one_of(part["spy"][rows, seat], self._cities + 1),
                _one_of(part["open"][rows, seat], self._cards + 1),
                part["covered"][rows, seat].reshape(len(rows), -1),
                part["supply"][rows, seat, None] / 8,
                part["fulfilled"][rows, seat, None] / 4,
                part["fulfilled_points"][rows, seat, None] / 8,
                part["turns"][rows, seat, None] / 20,
            ]
        shown += [part["is_extra"][:, None], part["acted"][:, None]]
        return np.concatenate([one.astype(np.float32) for one in shown], axis=1)

    def points(self, numbers: NDArray[np.int16]) -> Floats:
        """What each row's own seat has: fulfilled missions, and a point for each covered city."""
        rows = np.arange(len(numbers))
        part = self._encoding.named(numbers)
        me = part["seat"].astype(int)
        covered = part["covered"][rows, me].sum(axis=(1, 2))
        points: Floats = (part["fulfilled_points"][rows, me] + covered).astype(np.float32)
        return points


def _one_of(values: NDArray[np.int16], count: int) -> Floats:
    """-1 (nothing) to count - 2, each as a number of its own."""
    codes = np.eye(count, dtype=np.float32)[np.clip(values, -1, count - 2) + 1]
    return codes.reshape(len(values), -1)


# --- the network ----------------------------------------------------------------------------------------------------


@dataclass
class Network:
    """One hidden layer; its outputs are a preference for each action and, last, the worth of the position."""

    inputs: int
    actions: int
    seed: int
    weights: list[Floats] = field(init=False)

    def __post_init__(self) -> None:
        rng = np.random.default_rng(self.seed)
        into = rng.normal(0, np.sqrt(2 / 40), (self.inputs, HIDDEN))  # about 40 inputs are not 0
        out = rng.normal(0, 0.01, (HIDDEN, self.actions + 1))
        self.weights = [w.astype(np.float32) for w in (into, np.zeros(HIDDEN), out, np.zeros(self.actions + 1))]
        self._means = [np.zeros_like(w) for w in self.weights]
        self._squares = [np.zeros_like(w) for w in self.weights]
        self._updates = 0

    def forward(self, x: Floats, masks: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """Hidden layer, chances of the actions, worth."""
        into, bias, out, shift = self.weights
        hidden = np.maximum(x @ into + bias, 0)
        result = hidden @ out + shift
        logits = np.where(masks, result[:, :-1], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, result[:, -1]

    def learn(self, x: Floats, hidden: Floats, slope: Floats) -> None:
        """One step of Adam against the slope of the loss at the outputs."""
        back = (slope @ self.weights[2].T) * (hidden > 0)
        slopes = [x.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]
        size = np.sqrt(sum(float((s * s).sum()) for s in slopes))
        self._updates += 1
        fade = np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for i, one in enumerate(slopes):
            scaled = one * min(1.0, 0.5 / (size + 1e-8))
            self._means[i] += 0.1 * (scaled - self._means[i])
            self._squares[i] += 0.001 * (scaled * scaled - self._squares[i])
            self.weights[i] -= (RATE * fade * self._means[i] / (np.sqrt(self._squares[i]) + 1e-8)).astype(np.float32)


def drawn(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """One action for each row."""
    edges = chances.cumsum(axis=1)
    marks = rng.random((len(chances), 1), dtype=np.float32) * edges[:, -1:]
    chosen: NDArray[np.int64] = np.minimum((edges <= marks).sum(axis=1), chances.shape[1] - 1)
    return chosen


# --- playing and learning -------------------------------------------------------------------------------------------


@dataclass
class Decisions:
    """What the learner saw and did at one step, in the games where it was asked; and which games ended then."""

    games: NDArray[np.int64]
    x: Floats
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    chances: Floats
    worth: Floats
    points: Floats
    done: NDArray[np.bool_]
    last_points: Floats


class Learner:
    def __init__(self, seed: int, **options: Any) -> None:
        self.b = batch("spyconnection", n=GAMES, seats=2, seed=seed, **options)
        self.features = Features(self.b)
        self.network = Network(self.features.width, self.b.num_actions, seed)
        self._rng = np.random.default_rng(seed)
        self._seat = np.arange(GAMES) % 2
        self.ended = self.won = 0

    def step(self) -> Decisions:
        b = self.b
        games = np.flatnonzero(b.to_move == self._seat)
        numbers = b.observe()[games]
        masks = b.masks()[games]
        x = self.features(numbers)
        _, chances, worth = self.network.forward(x, masks)
        own = drawn(chances, self._rng)
        actions = b.sample()
        actions[games] = own
        b.step(actions)
        rows = np.arange(GAMES)
        rewards = b.rewards[rows, self._seat]
        self.ended += int(b.done.sum())
        self.won += int((b.done & (rewards > 0)).sum())
        last = b.scores[rows, self._seat] + WIN * rewards
        chosen = chances[np.arange(len(games)), own]
        return Decisions(
            games, x, masks, own, chosen, worth, self.features.points(numbers), b.done.copy(), last.astype(np.float32)
        )

    def learn(self) -> None:
        """Plays some steps and learns from them."""
        story = [self.step() for _ in range(STEPS)]
        advantages, targets = self._judge(story)
        x = np.concatenate([d.x for d in story])
        masks = np.concatenate([d.masks for d in story])
        actions = np.concatenate([d.actions for d in story])
        before = np.concatenate([d.chances for d in story])
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        for _ in range(EPOCHS):
            order = self._rng.permutation(len(x))
            for start in range(0, len(order) - MINIBATCH + 1, MINIBATCH):
                i = order[start : start + MINIBATCH]
                self._improve(x[i], masks[i], actions[i], before[i], advantages[i], targets[i])

    def _judge(self, story: list[Decisions]) -> tuple[Floats, Floats]:
        """How much better each decision was than expected, and what its position was worth, from the last back."""
        numbers = np.where((self._seat == 0)[:, None], self.b.observe(0).copy(), self.b.observe(1))
        _, _, worth = self.network.forward(self.features(numbers), np.ones((GAMES, self.b.num_actions), np.int8))
        points = self.features.points(numbers)
        gain = np.zeros(GAMES, np.float32)
        advantages, targets = [], []
        for d in reversed(story):
            points = np.where(d.done, d.last_points, points)
            worth = np.where(d.done, 0, worth)
            gain = np.where(d.done, 0, gain)
            surprise = points[d.games] - d.points + DISCOUNT * worth[d.games] - d.worth
            own = surprise + DISCOUNT * TRACE * gain[d.games]
            advantages.append(own)
            targets.append(own + d.worth)
            points[d.games], worth[d.games], gain[d.games] = d.points, d.worth, own
        return np.concatenate(advantages[::-1]), np.concatenate(targets[::-1])

    def _improve(
        self,
        x: Floats,
        masks: NDArray[np.int8],
        actions: NDArray[np.int64],
        before: Floats,
        advantages: Floats,
        targets: Floats,
    ) -> None:
        hidden, chances, worth = self.network.forward(x, masks)
        rows = np.arange(len(x))
        ratio = chances[rows, actions] / before
        counts = np.where(advantages > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = (counts * ratio * advantages)[:, None]
        slope = push * chances
        slope[rows, actions] -= push[:, 0]
        logs = np.log(chances + 1e-9)
        slope += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        off = 0.25 * np.clip(worth - targets, -5, 5)
        self.network.learn(x, hidden, np.concatenate([slope, off[:, None]], axis=1) / len(x))


def win_share(learner: Learner, games: int, seed: int) -> tuple[int, int]:
    """Won and played games against `random`, in the game as it is by default; half at each seat."""
    b = batch("spyconnection", n=min(games, 500), seats=2, seed=seed)
    seat = np.arange(b.n) % 2
    rng = np.random.default_rng(seed)
    left = np.full(b.n, -(-games // b.n))
    won = played = 0
    while left.any():
        own = np.flatnonzero(b.to_move == seat)
        _, chances, _ = learner.network.forward(learner.features(b.observe()[own]), b.masks()[own])
        actions = b.sample()
        actions[own] = drawn(chances, rng)
        b.step(actions)
        counted = b.done & (left > 0)
        left -= counted
        played += int(counted.sum())
        won += int((b.rewards[np.arange(b.n), seat] > 0)[counted].sum())
    return won, played


def interval(won: int, played: int) -> tuple[float, float]:
    """Wilson's interval of 95 %."""
    z, p = 1.96, won / played
    middle = (p + z * z / (2 * played)) / (1 + z * z / played)
    reach = z * np.sqrt(p * (1 - p) / played + z * z / (4 * played * played)) / (1 + z * z / played)
    return middle - reach, middle + reach


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=1.0, help="processor time to learn for")
    parser.add_argument("--games", type=int, default=1000, help="games of the examination")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turn-limit", type=int, default=40, help="of the games it learns from")
    given = parser.parse_args()
    learner = Learner(given.seed, turn_limit=given.turn_limit)
    began, rounds = time.process_time(), 0
    while (spent := time.process_time() - began) < 60 * given.minutes:
        learner.learn()
        rounds += 1
        if rounds % 10 == 0:
            share = learner.won / max(1, learner.ended)
            print(
                f"{spent:5.0f} s  {rounds * STEPS * GAMES:>9,} decisions  {learner.ended:>5} games, won {share:.0%}",
                flush=True,
            )
            learner.ended = learner.won = 0
    won, played = win_share(learner, given.games, given.seed + 1)
    low, high = interval(won, played)
    print(f"won {won} of {played} games against random: {won / played:.1%} (95 %: {low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
