"""Vienna: agents, bribes and secrets in the city of four sectors, for 2 to 4 players."""

from __future__ import annotations

from safehouse.core.declaration import Benchmark
from safehouse.core.game import Game
from safehouse.core.options import Option, Options, check_colours, choice, colours, first_player, flag

from .data.components import read_components


def check_options(options: Options, seats: int) -> list[str]:
    """VIE-20: the Stefan Feld agents need the full version. VIE-1.1: every seat has a colour of its own."""
    problems = []
    if options["feld_agents"] and options["version"] != "full":
        problems.append("VIE-20.1: feld_agents needs the full version")
    return problems + check_colours(options, seats)


GAME = Game(
    name="vienna",
    prefix="VIE",
    title="Vienna",
    package=__name__,
    seats=(2, 3, 4),
    minutes=(60, 120),
    usual_seats=4,
    difficulty=3,
    colour="#16233b",
    order=1,
    rules_version=1,
    options=(
        choice("version", "full", "intro", rules="VIE-1, VIE-2"),
        choice("flags", "random", "printed", rules="VIE-1.5"),
        choice("set_bonus", 10, 15, rules="VIE-10.1").only(version="intro"),
        flag("third_man", rules="VIE-19"),
        choice("third_man_rule", "most_squares", "largest_square", rules="VIE-19.7").only(third_man=True),
        flag("feld_agents", rules="VIE-20").only(version="full"),
        choice("drawer_rule", "any", "fill_first", rules="VIE-4.2"),
        first_player(rules="VIE-1.17"),
        colours("random", rules="VIE-1.1, VIE-20.1"),
        Option("data_set", "reconstruction-1", rules="VIE-1.7"),
    ),
    read_components=read_components,
    check_options=check_options,
    presets={
        "first": {"version": "intro", "flags": "printed"},
        "usual": {},
        "everything": {"third_man": True, "feld_agents": True},
    },
    benchmark=Benchmark(
        outside={"version": "intro"},
        balance=({"version": "intro"}, {"version": "full"}),
        compiled_to_peer=20,
        search_to_peer=8,
    ),
    parts=frozenset({"ai.cases", "ai.reasons", "terminal", "view.traces"}),
)
