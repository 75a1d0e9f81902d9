"""Builds the rules and the search of every game for browsers: `python -m safehouse.bots.browser FOLDER` (`make wasm`).

Of each game three files: both programs as WebAssembly, and what one must know to call them, as JSON
(`web/src/lib/engine` reads it): the layout of a state, the numbers of operations, places and settings of the search.
"""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from struct import calcsize
from typing import TYPE_CHECKING, Any

from safehouse.catalogue import find_game, own_games
from safehouse.core import program, seats
from safehouse.core.backend import NoCompiler, write_wasm
from safehouse.core.state import Field

from . import ismcts, layout, search
from .ready import PROGRAMS

if TYPE_CHECKING:
    from types import ModuleType

    from safehouse.core.game import Edition


def build_one(game: str, name: str, folder: Path) -> None:
    found = find_game(game)
    write_wasm(found.edition(found.default_data), PROGRAMS[name], folder / f"{game}-{name}.wasm")


def build_all(folder: Path) -> None:
    """Builds all of it, on all cores, with a word for each."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in own_games():
        found = find_game(game)
        text = json.dumps(description(found.edition(found.default_data)))
        (folder / f"{game}.json").write_text(text, encoding="utf-8")
    with ProcessPoolExecutor() as pool:
        work = {(game, name): pool.submit(build_one, game, name, folder) for name in PROGRAMS for game in own_games()}
        for done, ((game, name), each) in enumerate(work.items(), 1):
            each.result()
            sys.stderr.write(f"[{done}/{len(work)}] {find_game(game).title}: {name} compiled for browsers\n")


def description(edition: Edition) -> dict[str, Any]:
    """What one must know to call the programs of an edition."""
    record = edition.state_type.layout()
    rows = zip(record.names, record.fields, record.offsets, strict=True)
    settings = ismcts.in_places(ismcts.settings_for(edition, {}))
    return {
        "game": edition.game.name,
        "data": {"name": edition.data.name, "digest": edition.data.digest},
        "state": {"size": record.size, "fields": {name: _field(field, offset) for name, field, offset in rows}},
        "answers": len(edition.buffer()),
        "seats": _numbers(seats),
        "operations": {name: value for name, value in _numbers(program).items() if name not in _numbers(seats)},
        "search": {
            "operations": {"LOOK": search.LOOK, "THINK": search.THINK},
            "places": _numbers(layout),
            "settings": sorted(settings.items()),
            "nodes": ismcts.NODES,
            "edges": ismcts.EDGES,
            "caution": ismcts.CAUTION,
        },
    }


def _field(field: Field, offset: int) -> dict[str, Any]:
    return {"offset": offset, "bits": 8 * calcsize(f"<{field.letter}"), "shape": field.shape}


def _numbers(module: ModuleType) -> dict[str, int]:
    """The constants of a module."""
    return {name: value for name, value in vars(module).items() if name.isupper() and isinstance(value, int)}


if __name__ == "__main__":
    try:
        build_all(Path(sys.argv[1]))
    except NoCompiler as error:
        sys.exit(str(error))
