"""Estoril 1942: spy rings, face-down characters and six places on the Portuguese coast, for 2 to 4 players."""

from __future__ import annotations

from typing import cast

from safehouse.core.declaration import Benchmark
from safehouse.core.game import Game
from safehouse.core.options import Option, Options, check_colours, choice, colours, first_player, flag, list_of

from .data.components import Components, read_components


def check_options(options: Options, seats: int) -> list[str]:
    """EST-13.1: Secret Missions needs 3 or 4 players. EST-2.1, 2.4: what lists of colours and missions must hold."""
    problems = check_colours(options, seats)
    if options["secret_missions"] and seats < 3:
        problems.append("EST-13.1: secret_missions is for 3 or 4 players")
    if options["missions"] != "random":
        problems += _check_missions(options)
    return problems


def _check_missions(options: Options) -> list[str]:
    given = options["missions"]
    components = cast("Components", GAME.data_set(options["data_set"]).components)
    known = [mission.id for mission in components.missions]
    wanted = 1 if options["secret_missions"] else 4
    problems = [
        f"option 'missions': {id_!r} is not known; known are {', '.join(known)}" for id_ in given if id_ not in known
    ]
    if len(given) != wanted:
        problems.append(f"option 'missions': {len(given)} given; the list must have {wanted}")
    return problems


GAME = Game(
    name="estoril",
    prefix="EST",
    title="Estoril 1942",
    package=__name__,
    seats=(2, 3, 4),
    minutes=(45, 60),
    usual_seats=3,
    difficulty=2,
    colour="#1f5fa8",
    order=2,
    rules_version=2,
    options=(
        flag("secret_missions", rules="EST-13.1–13.4").only(players=(3, 4)),
        flag("recruitment_office", rules="EST-13.5–13.10"),
        flag("second_place", rules="EST-13.11–13.14"),
        choice("white_disc_limit", None, 5, rules="EST-8.33"),
        flag("assassin_self", rules="EST-8.7"),
        colours("seats", rules="EST-2.1"),
        first_player(rules="EST-2.7"),
        list_of("missions", "random", "different mission ids", rules="EST-2.4, EST-13.1"),
        Option("data_set", "box", rules="EST-1.4"),
    ),
    read_components=read_components,
    check_options=check_options,
    earlier_rules={1: {}},
    presets={
        "usual": {},
        "everything": {"secret_missions": True, "recruitment_office": True, "second_place": True},
    },
    benchmark=Benchmark(
        balance=({}, {"secret_missions": True}, {"recruitment_office": True}, {"second_place": True}),
    ),
    parts=frozenset({"ai.cases", "ai.reasons", "terminal", "view.traces"}),
)
