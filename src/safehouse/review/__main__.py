"""`python -m safehouse.review report` measures reviews for docs/review.md, `… scale` fits what promises are worth."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from .fitting import fit_all
from .report import report


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser("python -m safehouse.review", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    measuring = commands.add_parser("report", help="the measured properties, docs/review.md")
    measuring.add_argument("--games", type=int, default=200, help="games of three levels that are reviewed (200)")
    measuring.add_argument("--luck", type=int, default=1000, help="games whose luck is summed (1000)")
    measuring.add_argument("--confirm", type=int, default=5, help="mistakes a game that are looked at again (5)")
    measuring.add_argument("--seconds", type=float, default=900, help="at most so long for each kind of game (900)")
    measuring.add_argument("--page", type=Path, default=Path("docs/review.md"), help="the page to write")
    fitting = commands.add_parser("scale", help="what promises of the search are worth, scale.json")
    fitting.add_argument("--games", type=int, default=40, help="games for each number of seats (40)")
    fitting.add_argument("games_named", nargs="*", metavar="GAME", help="these games alone")
    given = parser.parse_args(arguments)
    if given.command == "scale":
        fit_all(given.games, _say, given.games_named)
    else:
        budget = {"games": given.games, "lucky": given.luck, "confirmed": given.confirm, "seconds": given.seconds}
        report(given.page, **budget, say=_say)
        _say(f"written: {given.page}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
