"""Vienna: agents, bribes and secrets in the city of four sectors, for 2 to 4 players."""

from __future__ import annotations

from safehouse.core.game import Game
from safehouse.core.options import Option, Options, choice, first_player, flag, list_of

from .components import read_components
from .glossary import SEAT_COLOURS


def check_options(options: Options, seats: int) -> list[str]:
    """VIE-20: the Stefan Feld agents need the full version. VIE-1.1: every seat has a colour of its own."""
    problems = []
    if options["feld_agents"] and options["version"] != "full":
        problems.append("VIE-20.1: feld_agents needs the full version")
    if options["colours"] != "random":
        problems += _check_colours(options["colours"], seats)
    return problems


def _check_colours(given: list[str], seats: int) -> list[str]:
    known = ", ".join(SEAT_COLOURS)
    problems = [
        f"option 'colours': {one!r} is not known; known are {known}" for one in given if one not in SEAT_COLOURS
    ]
    if len(given) != seats:
        problems.append(f"option 'colours': {len(given)} given; the list must have {seats}, one per seat")
    return problems


GAME = Game(
    name="vienna",
    prefix="VIE",
    title="Vienna",
    package=__name__,
    seats=(2, 3, 4),
    minutes=(60, 120),
    rules_version=1,
    options=(
        choice("version", "full", "intro", rules="VIE-1, VIE-2"),
        choice("flags", "random", "printed", rules="VIE-1.5"),
        choice("set_bonus", 10, 15, rules="VIE-10.1"),
        flag("third_man", rules="VIE-19"),
        choice("third_man_rule", "most_squares", "largest_square", rules="VIE-19.7"),
        flag("feld_agents", rules="VIE-20"),
        choice("drawer_rule", "any", "fill_first", rules="VIE-4.2"),
        first_player(rules="VIE-1.17"),
        list_of("colours", "random", "different colours in seat order", rules="VIE-1.1, VIE-20.1"),
        Option("data_set", "reconstruction-1", rules="VIE-1.7"),
    ),
    read_components=read_components,
    check_options=check_options,
)
