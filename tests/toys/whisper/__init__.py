"""Whisper: a toy with all that is hard about hidden hands, for 2 or 3 players.

Everybody is dealt cards nobody else sees. Each round all pick a card in secret and show it at once; then each takes a
turn: steps, a draw, and a question to a rival, who answers out of turn by showing one card to the asker alone.
"""

from __future__ import annotations

from safehouse.core.declaration import Benchmark
from safehouse.core.game import Game
from safehouse.core.options import Option, Options, choice, first_player

from .data.components import read_components


def check_options(options: Options, seats: int) -> list[str]:
    if options["rounds"] > options["hand"]:
        return ["TOY-2.1: there is a card to pick in every round; choose rounds of at most hand"]
    return []


GAME = Game(
    name="whisper",
    prefix="TOY",
    title="Whisper",
    package=__name__,
    seats=(2, 3),
    minutes=(1, 2),
    rules_version=1,
    options=(
        choice("hand", 3, 2, rules="TOY-1.2"),
        choice("rounds", 2, 1, 3, rules="TOY-4.1"),
        choice("peek", True, False, rules="TOY-3.3", per_seat=True),
        first_player(rules="TOY-1.1"),
        Option("data_set", "paper", rules="TOY-1.1"),
    ),
    read_components=read_components,
    check_options=check_options,
    benchmark=Benchmark(balance=({}, {"hand": 2})),
)
