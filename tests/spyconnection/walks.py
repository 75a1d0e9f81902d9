"""Whole games for tests to walk through: blind and purposeful play over all options, and positions near the end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import safehouse as sh

from .facts import CARDS, LINKS, MISSIONS, STARTS

SETTINGS: tuple[dict[str, Any], ...] = (
    {"explicit_end": False},
    {"start_missions": "draft", "explicit_end": False},
    {"agents": 14, "explicit_end": False},
    {"board_side": "dark", "explicit_end": False},
    {},
    {"board_side": "dark", "start_missions": "draft"},
    {"agents": [14, 15, 14, 15], "explicit_end": [True, False, True, False], "first_player": 1},
    {"turn_limit": 20, "explicit_end": False},
    {"board_side": "dark", "agents": 14, "explicit_end": False},
)


@dataclass(frozen=True)
class Step:
    """One step of a game: where it was made, by whom, and what came of it."""

    before: dict[str, Any]
    actor: int
    action: sh.Action
    after: dict[str, Any]
    legal: frozenset[str]
    """What whoever was asked before the step could do."""
    unseen: tuple[str, ...]
    """The missions in the stack after the step, as everybody sees them."""
    box: tuple[str, ...]
    """The cards out of the game after the step."""

    @property
    def begins_turn(self) -> bool:
        """Whether a turn has begun with this step (in games in which nobody leaves)."""
        return self.after["pending"] == "ROOT" and not self.after["acted"]


def opened(seats: int, seed: int, setting: int) -> sh.Match:
    options = {
        key: value[:seats] if isinstance(value, list) else value
        for key, value in SETTINGS[setting % len(SETTINGS)].items()
    }
    return sh.new_match("spyconnection", seats=seats, seed=seed, chance="manual", **options)


def late(seats: int, seed: int, setting: int) -> sh.Match:
    """A game in which every seat is close to seven missions and the stack is almost empty."""
    rng = random.Random(f"late {seats} {seed} {setting}")
    options = dict(opened(seats, 0, setting).options)
    del options["data_set"]
    missions = rng.sample(list(MISSIONS), len(MISSIONS))
    starts = rng.sample(list(STARTS), seats)
    players = []
    for seat in range(seats):
        done = [missions.pop() for _ in range(rng.choice((4, 5, 6)))]
        red = next(card for card in STARTS.values() if card.id == starts[seat]).start
        open_missions = [{"card": starts[seat], "covered": [red]}, {"card": missions.pop()}]
        players.append({"open": open_missions, "fulfilled": done, "turns": 18})
    kept = min(len(missions), 4 + rng.randrange(4))
    position = {
        "seats": seats,
        "options": options,
        "players": players,
        "removed": missions[kept:],
        "display": missions[:4],
        "discard": missions[4:kept] if kept > 4 and rng.random() < 0.5 else [],
    }
    return sh.from_position("spyconnection", position, seed=seed, chance="manual")


def walk(
    match: sh.Match, seed: int | str, *, skill: float, leaving: float = 0.0, limit: int = 1200, bot: str = "random"
) -> Iterator[Step]:
    """Plays to the end (or for `limit` steps): with a purpose with this likelihood, else as the bot does."""
    rng = random.Random(f"walk {seed}")
    blind = sh.bot(bot, seed=f"{seed}")
    before = match.position()
    for _ in range(limit):
        if match.over:
            return
        (actor,) = match.to_move
        choices = match.legal(actor)
        if actor == sh.CHANCE:
            action = rng.choice(choices)
        elif rng.random() < leaving:
            actor, action = sh.TABLE, match.edition.actions.find(f"LEAVE({_someone(match, rng)})")
        elif rng.random() < skill:
            one = before["players"][actor]
            action = max(choices, key=lambda choice: _use(one, choice) + rng.random() * 9)
        else:
            action = blind.choose(match.observation(actor))
        match.play(actor, action)
        after = match.position()
        table = match.view(None)
        box = tuple(card["card"] for card in table["box"])
        legal = frozenset(choice.text for choice in choices)
        yield Step(before, actor, action, after, legal, tuple(table["unseen"]), box)
        before = after


def _someone(match: sh.Match, rng: random.Random) -> int:
    return rng.choice([one["seat"] for one in match.view(None)["players"] if not one["out"]])


@cache
def _way(origin: str, target: str) -> int:
    """How many connections lie between two cities."""
    found, steps = {origin}, 0
    while target not in found:
        found |= {link.other_end(city) for city in found for link in LINKS.values() if city in link.ends}
        steps += 1
    return steps


def _use(one: dict[str, Any], action: sh.Action) -> float:
    """A rough idea of what an action is good for: cover, go to targets, take missions, recall when short of agents."""
    targets = {city for entry in one["open"] for city in CARDS[entry["card"]].cities if city not in entry["covered"]}

    def near(city: str) -> int:
        return min((_way(city, target) for target in targets), default=4)

    match action.kind:
        case "COVER":
            return 100
        case "MOVE":
            return 80 if action.args["city"] in targets else 25 - 4 * near(str(action.args["city"]))
        case "STOP":
            return 75 if one["spy"] in targets else 5
        case "CONNECT":
            city = LINKS[str(action.args["connection"])].other_end(one["spy"])
            return 70 if city in targets else 40 - 5 * near(city)
        case "TAKE":
            return 62 - 14 * len(one["open"]) - 3 * int(action.args["slot"])
        case "RECALL_FIELD":
            return 22 if one["supply"] < 4 else 0
        case "WAIVE":
            return 58
        case "CHOOSE_START" | "DONE":
            return 1
    return -4


def turns(game: tuple[Step, ...]) -> list[list[Step]]:
    """The steps of each turn of a game in which nobody leaves; the set-up is left out."""
    found: list[list[Step]] = []
    if game[0].before["pending"] == "ROOT":
        found.append([])
    for step in game:
        if found:
            found[-1].append(step)
        if step.begins_turn:
            found.append([])
    return found


@cache
def games(count: int = 24, leaving: float = 0.0) -> tuple[tuple[Step, ...], ...]:
    """The same mixed bag of games for every test of a process: early and late, all options."""
    found = []
    for seed in range(count):
        seats, setting = 2 + seed % 3, seed // 3 % len(SETTINGS)
        match = (late if seed % 2 else opened)(seats, seed, setting)
        skill = (0.98, 0.7, 1.0, 0.9)[seed % 4]
        found.append(tuple(walk(match, seed, skill=skill, leaving=leaving, limit=700)))
    return tuple(found)
