"""Builds the rules and the search of every game on its own data, on all cores: `python -m safehouse.bots.ready`.

Set-up does it, so that bots think at full strength from the first second. What is there already is only looked at.
A folder given is filled instead of the cache: `make wheel` does that. With SAFEHOUSE_CHECKED=yes the checked build is
made.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING

from safehouse.catalogue import find_game, own_games
from safehouse.core.game import thinks_checked
from safehouse.core.program import run

from .opponents import opponents
from .search import search

if TYPE_CHECKING:
    from collections.abc import Callable

PROGRAMS: dict[str, Callable[..., int]] = {"search": search, "opponents": opponents, "rules": run}


def build_one(game: str, program: str, folder: Path | None = None) -> bool:
    """Builds a program of a game; False where that cannot be done here."""
    from safehouse.core.backend import Fast, NoCompiler

    found = find_game(game)
    try:
        Fast(found.edition(found.default_data), PROGRAMS[program], checked=thinks_checked(), cache=folder)
    except NoCompiler as error:
        sys.stderr.write(f"{game}: bots do not search, and simulations are slow: {error}\n")
        return False
    return True


def build_all(folder: Path | None = None) -> bool:
    """Builds all of it, with a word for each; False where nothing compiles."""
    with ProcessPoolExecutor() as pool:
        work = {pool.submit(build_one, game, name, folder): (game, name) for name in PROGRAMS for game in own_games()}
        for done, each in enumerate(as_completed(work), 1):
            game, name = work[each]
            if not each.result():
                pool.shutdown(cancel_futures=True)
                return False
            sys.stderr.write(f"[{done}/{len(work)}] {find_game(game).title}: {name} compiled\n")
    return True


if __name__ == "__main__":
    build_all(Path(sys.argv[1]) if sys.argv[1:] else None)
