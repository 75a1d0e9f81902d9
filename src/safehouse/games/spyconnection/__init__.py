"""Spy Connection: spies, agents and missions between twelve cities, for 2 to 4 players."""

from __future__ import annotations

from safehouse.core.declaration import Benchmark
from safehouse.core.game import Game
from safehouse.core.options import Option, Options, choice, first_player, flag, limit

from .data.components import read_components


def check_options(options: Options, seats: int) -> list[str]:
    """SPY-14.9: all options go together; against 14 agents on the dark side there is only advice (SPY-14.8)."""
    return []


GAME = Game(
    name="spyconnection",
    prefix="SPY",
    title="Spy Connection",
    package=__name__,
    seats=(2, 3, 4),
    minutes=(20, 45),
    usual_seats=3,
    difficulty=1,
    beginners=True,
    colour="#21464e",
    order=3,
    rules_version=2,
    options=(
        choice("start_missions", "random", "draft", rules="SPY-2.7–2.10"),
        choice("agents", 15, 14, rules="SPY-14.1–14.3", per_seat=True),
        choice("board_side", "light", "dark", rules="SPY-14.4–14.8"),
        first_player(rules="SPY-2.5"),
        limit("turn_limit", 100, 20, rules="SPY-12.8"),
        flag("explicit_end", rules="SPY-3.5", per_seat=True, default=True),
        Option("data_set", "reconstruction-1", rules="SPY-1.1"),
    ),
    read_components=read_components,
    check_options=check_options,
    earlier_rules={1: {"explicit_end": False}},
    presets={
        "first": {},
        "usual": {"start_missions": "draft"},
        "everything": {"start_missions": "draft", "board_side": "dark"},
    },
    benchmark=Benchmark(
        balance=({}, {"start_missions": "draft"}, {"board_side": "dark"}),
        search_to_peer=20,
    ),
    parts=frozenset({"ai.cases", "ai.reasons", "by_hand", "terminal", "view.traces"}),
)
