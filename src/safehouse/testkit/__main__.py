"""The kit from the command line: `python -m safehouse.testkit check GAME`.

`texts GAME` lists the texts that are missing; `golden GAME` stores playthroughs; `citations` says whether the rules
that are cited are written down.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from safehouse.catalogue import find_game, own_games
from safehouse.core.errors import SafehouseError

from .citations import Book
from .golden import write_playthroughs
from .kit import conformance
from .perft import write_counts
from .report import ConformanceError
from .texts import missing_texts


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m safehouse.testkit", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="play a game in all its settings and check everything")
    check.add_argument("game")
    check.add_argument("--games", type=int, default=2, help="random games per data set, seats and setting")
    check.add_argument("--seed", type=int, default=1)
    check.add_argument("--every", type=int, default=1, help="dear checks at every n-th ply only")
    check.add_argument("--plain", action="store_true", help="leave the compiled backend out")
    check.add_argument("--golden", type=Path, help="folder with stored playthroughs and counts")
    texts = commands.add_parser("texts", help="list the texts that a game lacks, by language")
    texts.add_argument("game")
    golden = commands.add_parser("golden", help="write playthroughs and counts anew")
    golden.add_argument(
        "games", nargs="*", metavar="GAME", default=list(own_games()), help="all games of our own if none given"
    )
    golden.add_argument("--folder", type=Path, default=Path("tests/golden"))
    cited = commands.add_parser("citations", help="check that every rule cited anywhere is written in docs/rules")
    cited.add_argument("--root", type=Path, default=Path(), help="the folder of the project")
    return parser.parse_args()


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _check(given: argparse.Namespace) -> int:
    try:
        report = conformance(
            given.game,
            games=given.games,
            seed=given.seed,
            every=given.every,
            fast=not given.plain,
            golden=given.golden,
            progress=_say,
        )
    except ConformanceError as error:
        _say(str(error))
        return 1
    _say(str(report))
    return 0


def _texts(given: argparse.Namespace) -> int:
    missing = missing_texts(find_game(given.game))
    for language, ids in missing.items():
        for id in ids:
            _say(f"{language}: {id}")
    return 1 if any(missing.values()) else 0


def _golden(given: argparse.Namespace) -> int:
    for game in [find_game(name) for name in given.games]:
        for file in write_playthroughs(game, given.folder):
            _say(str(file))
        _say(str(write_counts(game, given.folder)))
    return 0


def _citations(given: argparse.Namespace) -> int:
    faults = Book(given.root, [find_game(name) for name in own_games()]).faults()
    for fault in faults:
        _say(fault)
    return 1 if faults else 0


def main() -> int:
    given = _arguments()
    commands = {"check": _check, "texts": _texts, "golden": _golden, "citations": _citations}
    try:
        return commands[given.command](given)
    except SafehouseError as error:
        _say(f"{error}")
        return 2


if __name__ == "__main__":
    sys.exit(main())
