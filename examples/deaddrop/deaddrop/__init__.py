"""Dead Drop: documents in secret places, for 2 to 4 players.

Everybody is dealt documents that nobody else sees, and hides them, one a turn, at three places. When all are laid down
the places are opened: each pays whoever hid the most valuable documents there. A document can be sold openly instead.
"""

from __future__ import annotations

from safehouse.core.game import Game
from safehouse.core.options import Option, Options, choice, first_player

from .data.components import read_components


def check_options(options: Options, seats: int) -> list[str]:
    """All options go together."""
    return []


GAME = Game(
    name="deaddrop",
    prefix="DRP",
    title="Dead Drop",
    package=__name__,
    seats=(2, 3, 4),
    usual_seats=3,
    minutes=(3, 5),
    difficulty=1,
    colour="#3f4a2c",
    rules_version=1,
    options=(
        choice("hand", 4, 3, rules="DRP-1.2"),
        first_player(rules="DRP-1.1"),
        Option("data_set", "box", rules="DRP-1.2"),
    ),
    presets={"first": {"hand": 3}, "usual": {}},
    read_components=read_components,
    check_options=check_options,
)
