"""What each seat wears, told with the players: also before a match has begun, and to who sees no view."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .harness import Running, settings


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    found = Running(settings(f"sqlite:///{tmp_path_factory.mktemp('colours') / 'house.db'}"))
    yield found
    found.stop()


@pytest.mark.parametrize(
    ("game", "options", "colours"),
    [
        ("spyconnection", {}, ["red", "blue"]),
        ("estoril", {}, ["red", "green"]),
        ("estoril", {"colours": ["yellow", "blue"]}, ["yellow", "blue"]),
        ("vienna", {"colours": ["green", "red"]}, ["green", "red"]),
        ("vienna", {}, [None, None]),
    ],
)
def test_an_open_table_tells_the_colours_that_are_known(
    house: Running, game: str, options: dict[str, object], colours: list[str | None]
) -> None:
    host = house.guest("Ann")
    table = host.open("me", "open", game=game, options=options)["id"]
    told = [player["colour"] for player in host.table(table)["players"]]
    assert told == colours
