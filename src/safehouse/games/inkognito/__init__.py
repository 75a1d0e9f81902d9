"""Inkognito: four agents in carnival Venice, two hidden teams, for 3 or 4 players."""

from __future__ import annotations

from safehouse.core.declaration import Benchmark
from safehouse.core.game import Game
from safehouse.core.options import Option, Options, check_colours, choice, first_player, flag, limit

from .data.components import read_components
from .rules.timeout_policy import POLICY
from .view.sides import sides


def check_options(options: Options, seats: int) -> list[str]:
    """A list of colours has one for each seat. `lone_exits` has no effect with four players, where nobody is alone."""
    return check_colours(options, seats)


GAME = Game(
    name="inkognito",
    prefix="INK",
    title="Inkognito",
    package=__name__,
    seats=(3, 4),
    minutes=(30, 45),
    usual_seats=4,
    difficulty=2,
    colour="#6e1e2e",
    order=4,
    rules_version=2,
    options=(
        choice("repeat_rule", "strict", "prevent", "amateur", rules="INK-9.11, INK-14"),
        choice("notebook", "auto", "log", "manual", rules="INK-13.3, INK-14.6"),
        choice("meeting_flow", "interleaved", "figure_stops", rules="INK-3.11"),
        choice("ambassador_meetings", "one", "unlimited", rules="INK-6.6"),
        choice("declare_by", "active_or_partner", "active_only", rules="INK-11.9, INK-11.10"),
        choice("false_handshake", "others_win", "declarer_loses", rules="INK-11.11"),
        choice("secret_cards", "any_slot", "same_kind", rules="INK-7.5"),
        choice("gestures", "turn", "covert", "free", "off", rules="INK-10.4"),
        flag("chat", rules="INK-10.3"),
        choice("start_arrangement", "random", "fixed", "choose", rules="INK-1.5"),
        Option("colours", "random", ("random", "chosen"), "INK-1.3", members="different colours in seat order"),
        first_player(rules="INK-3.1"),
        choice("balls", "standard", "brisk", rules="INK-3.2"),
        choice("lone_exits", "either", "respective", rules="INK-12.7").only(players=(3,)),
        limit("turn_limit", 0, 1, rules="INK-15.2"),
        Option("data_set", "box", rules="INK-1.1"),
    ),
    read_components=read_components,
    check_options=check_options,
    # "research": no window after every turn, and every game ends.
    presets={
        "first": {"repeat_rule": "prevent"},
        "usual": {},
        "everything": {"repeat_rule": "amateur", "start_arrangement": "choose"},
        "research": {"declare_by": "active_only", "turn_limit": 200},
    },
    policy=POLICY,
    sides=sides,
    benchmark=Benchmark(seats=4, pairs=True, outside=None, balance=({}, {"lone_exits": "respective"})),
    parts=frozenset({"ai.basic", "ai.cases", "ai.certainty", "ai.expert", "ai.reasons", "terminal", "view.traces"}),
)
