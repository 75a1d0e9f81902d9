"""Spy Connection: spies, agents and missions between twelve cities, for 2 to 4 players."""

from __future__ import annotations

from safehouse.core.game import Game
from safehouse.core.options import Option, Options, choice, first_player, flag, limit

from .components import read_components


def check_options(options: Options, seats: int) -> list[str]:
    """SPY-14.8: intensive preparation is always played with 15 agents."""
    agents = options["agents"] if isinstance(options["agents"], list) else [options["agents"]]
    if options["board_side"] == "dark" and 14 in agents:
        return ["SPY-14.8: the dark side is always played with 15 agents; choose board_side=light or agents=15"]
    return []


GAME = Game(
    name="spyconnection",
    prefix="SPY",
    title="Spy Connection",
    package=__name__,
    seats=(2, 3, 4),
    minutes=(20, 45),
    rules_version=1,
    options=(
        choice("start_missions", "random", "draft", rules="SPY-2.7–2.10"),
        choice("agents", 15, 14, rules="SPY-14.1–14.3", per_seat=True),
        choice("board_side", "light", "dark", rules="SPY-14.4–14.8"),
        first_player(rules="SPY-2.5"),
        limit("turn_limit", 100, 20, rules="SPY-12.8"),
        flag("explicit_end", rules="SPY-3.5", per_seat=True),
        Option("data_set", "reconstruction-1", rules="SPY-1.1"),
    ),
    read_components=read_components,
    check_options=check_options,
)
