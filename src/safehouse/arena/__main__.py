"""Pages of the docs from many games: `python -m safehouse.arena strength`, `python -m safehouse.arena balance`.

Every finished game is kept in a folder (`runs/`): interrupt it when you like, the same command goes on.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from safehouse.core.errors import SafehouseError

from . import balance, pairings, strength
from .runners import cores
from .suites import Suite
from .tallies import begin, new_tallies, read_tallies, write_tallies


def _arguments(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        "python -m safehouse.arena", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    for name, games, what in (
        ("strength", pairings.ENOUGH, "the pairings of docs/strength.md"),
        ("balance", 200, "bots of one kind on all seats, docs/balance.md"),
    ):
        command = commands.add_parser(name, help=what)
        command.add_argument("--games", type=int, default=games, help=f"games a row ({games})")
        command.add_argument("--jobs", type=int, default=cores(), help="processes (all cores)")
        command.add_argument("--folder", type=Path, default=Path("runs") / name, help="where finished games are kept")
        command.add_argument("--page", type=Path, default=Path("docs") / f"{name}.md", help="the page to write")
        command.add_argument("--only", nargs="*", default=[], metavar="TEXT", help="rows whose file name has all these")
        if name == "balance":
            command.add_argument("--searching", type=int, default=40, help="games a row of searching bots (40)")
        command.add_argument("--write", action="store_true", help="play nothing, write the page from what there is")
    return parser.parse_args(given)


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def _balance(given: argparse.Namespace) -> str:
    games = {balance.GREEDY: given.games, balance.SEARCHING: given.searching}
    suites = {bots: Suite(given.folder, balance.SEED, count, given.jobs) for bots, count in games.items()}
    for bots, suite in suites.items():
        chosen = [entry for entry in balance.entries(bots=bots) if all(text in entry.file for text in given.only)]
        if not given.write:
            suite.play(chosen, _say)
    return balance.write(suites[balance.GREEDY], suites[balance.SEARCHING])


def _strength(given: argparse.Namespace) -> str:
    """Tallies lie beside the page; games that are in them need not be on this machine."""
    chosen = pairings.pairings()
    tallies = given.page.with_suffix(".json")
    kept = read_tallies(tallies)
    if not given.write:
        for pairing in chosen:
            if all(text in pairing.entry.file for text in given.only):
                suite = Suite(given.folder, strength.SEED, pairing.games(given.games), given.jobs)
                suite.play([pairing.entry], _say, begin(suite, pairing, kept))
    suite = Suite(given.folder, strength.SEED, given.games, given.jobs)
    page = strength.write(suite, chosen, kept)
    write_tallies(tallies, new_tallies(suite, chosen, kept))
    return page


def main(arguments: Sequence[str]) -> int:
    given = _arguments(arguments)
    try:
        text = {"balance": _balance, "strength": _strength}[given.command](given)
    except SafehouseError as error:
        _say(str(error))
        return 2
    except KeyboardInterrupt:
        _say(f"interrupted; finished games are in {given.folder}, the same command goes on")
        return 130
    given.page.write_text(text, encoding="utf-8")
    _say(f"written: {given.page}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
