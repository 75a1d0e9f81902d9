"""The names that the browser's engine knows are those that `make wasm` writes down."""

import re
from pathlib import Path

import pytest

from safehouse.bots.browser import description
from safehouse.catalogue import find_game, own_games

MANIFEST = Path(__file__).resolve().parents[2] / "web/src/lib/engine/manifest.ts"


def names_of(type_name):
    (found,) = re.findall(rf"type {type_name} =([^;]*);", MANIFEST.read_text(encoding="utf-8"))
    return re.findall(r"'(\w+)'", found)


@pytest.mark.parametrize("game", own_games())
def test_operations_and_places(game):
    found = find_game(game)
    told = description(found.edition(found.default_data))
    assert len(names_of("Operation")) > 10
    assert set(names_of("Operation")) <= told["operations"].keys()
    assert len(names_of("Place")) > 10
    assert set(names_of("Place")) <= told["search"]["places"].keys()


@pytest.mark.parametrize("game", own_games())
def test_the_layout_is_that_of_the_state(game):
    found = find_game(game)
    edition = found.edition(found.default_data)
    told = description(edition)["state"]
    state = edition.prepare(found.seats[-1], found.accept(found.seats[-1], {}))
    edition.start(state)
    data = state.to_bytes()
    assert told["size"] == len(data)
    numbers = []
    for field in told["fields"].values():
        count = 1
        for length in field["shape"]:
            count *= length
        width = field["bits"] // 8
        places = range(field["offset"], field["offset"] + count * width, width)
        numbers += [int.from_bytes(data[at : at + width], "little", signed=True) for at in places]
    assert numbers == state.numbers()
