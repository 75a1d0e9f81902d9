"""Bots of one's own at the tables of a real server: the examples, `safehouse join`, killed and started again."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from safehouse.core.errors import OptionError
from safehouse.remote.choosers import chooser
from safehouse.remote.house import House, Link, Refused, read_link
from safehouse.remote.player import RemotePlayer

from ..server.harness import Caller, Running, running

EXAMPLES = Path(__file__).parents[2] / "examples"
PROGRAMS = {
    "python": [sys.executable, str(EXAMPLES / "random_bot.py")],
    "node": ["node", str(EXAMPLES / "random_bot.mjs")],
    "choose": [sys.executable, "-m", "safehouse", "join", "{url}", "--bot", f"{EXAMPLES / 'my_bot.py'}:choose"],
    "greedy": [sys.executable, "-m", "safehouse", "join", "{url}", "--bot", "greedy"],
}


@pytest.fixture
def house(sqlite: str) -> Iterator[Running]:
    with running(sqlite) as server:
        yield server


@contextmanager
def started(program: str, house: Running, token: str) -> Iterator[subprocess.Popen[bytes]]:
    command = [part.format(url=house.url) for part in PROGRAMS[program]]
    environment = {**os.environ, "SAFEHOUSE_URL": house.url, "SAFEHOUSE_TOKEN": token}
    process = subprocess.Popen(command, env=environment)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def patiently(condition: Callable[[], Any]) -> None:
    """Waits for something without keeping the server from its work."""
    for _ in range(3_000):
        if condition():
            return
        time.sleep(0.1)
    raise AssertionError("it did not happen in time")


def bot_of(house: Running, ann: Caller) -> Caller:
    return house.bot(ann, who="anyone")


def awake(ann: Caller, bot: Caller) -> None:
    patiently(lambda: bot.id in [found["id"] for found in ann.get("/api/bots")["bots"]])


def challenged(ann: Caller, bot: Caller, game: str) -> str:
    """A table of this bot and one of the house."""
    id = str(ann.open("open", "random", game=game, spectators="public")["id"])
    ann.post(f"/api/matches/{id}/challenge", {"bot": bot.id})
    return id


def finished(ann: Caller, id: str) -> dict[str, Any]:
    patiently(lambda: ann.table(id)["over"])
    table = ann.table(id)
    assert not any(player["away"] or player["resigned"] for player in table["players"]), table["players"]
    return table


@pytest.mark.parametrize("program", PROGRAMS)
def test_it_plays_whole_games(house: Running, program: str) -> None:
    ann = house.guest("Ann")
    bot = bot_of(house, ann)
    with started(program, house, bot.token):
        awake(ann, bot)
        ids = [challenged(ann, bot, game) for game in ("spyconnection", "estoril", "spyconnection")]
        for id in ids:
            finished(ann, id)


@pytest.mark.parametrize("games", [3, pytest.param(100, marks=pytest.mark.full)])
def test_killed_in_the_middle_it_goes_on_where_it_was(house: Running, games: int) -> None:
    """One bot at many tables at once, killed every few games, by whatever it is doing then."""
    ann = house.guest("Ann")
    bot = bot_of(house, ann)
    with started("choose", house, bot.token):
        awake(ann, bot)
        ids = [challenged(ann, bot, "spyconnection") for _ in range(games)]
        patiently(lambda: any(ann.table(id)["seq"] > 20 for id in ids))
    for _ in range(games // 20):
        with started("choose", house, bot.token):
            over = sum(ann.table(id)["over"] for id in ids)
            patiently(lambda count=over: sum(ann.table(id)["over"] for id in ids) > count)
    assert not all(ann.table(id)["over"] for id in ids)
    with started("choose", house, bot.token):
        for id in ids:
            finished(ann, id)


def test_a_server_that_starts_anew_is_found_again(sqlite: str) -> None:
    with running(sqlite) as first:
        ann = first.guest("Ann")
        bot = bot_of(first, ann)
    # The same house at another address: a proxy would hide that.
    with running(sqlite) as second:
        ann.url = ann.http.base_url = second.url
        with started("choose", second, bot.token):
            awake(ann, bot)
            finished(ann, challenged(ann, bot, "estoril"))


def test_an_invitation_is_a_link(house: Running) -> None:
    ann = house.guest("Ann")
    opened = ann.open("open", "random", game="spyconnection", spectators="public")
    link = read_link(f"{house.url}/join#{opened['id']}.{opened['invite']}")
    assert link == Link(house.url, opened["id"], opened["invite"])
    calls = House(link.server)
    calls.become_bot("Robin")
    told: list[tuple[str, str, str]] = []
    player = RemotePlayer(calls, chooser("random"), lambda *what: told.append(what))
    assert calls.join(opened["id"], opened["invite"]) == 0
    player.play(games=1)
    calls.close()
    assert [kind for kind, _, _ in told] == ["seated", "started", "ended"]
    assert finished(ann, opened["id"])["players"][0]["program"]


def test_a_game_that_is_not_known_here_is_left_to_the_house(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.guest("Ann")
    opened = ann.open("open", "random", game="spyconnection", spectators="public")
    calls = House(house.url)
    calls.become_bot("Odd")
    told: list[tuple[str, str, str]] = []
    player = RemotePlayer(calls, chooser("random"), lambda *what: told.append(what))
    calls.join(opened["id"], opened["invite"])

    def unknown(*_: Any) -> None:
        raise OptionError("other rules")

    monkeypatch.setattr(calls, "observation", unknown)
    player.play(games=1)
    calls.close()
    assert ("gave up", opened["id"], "other rules") in told
    assert ann.table(opened["id"])["players"][0]["away"]


def test_a_bot_that_does_what_is_not_allowed_leaves_its_seat_to_the_house(house: Running, tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text("def choose(observation):\n    return 'PASS'\n")
    ann = house.guest("Ann")
    opened = ann.open("open", "random", game="spyconnection", spectators="public")
    calls = House(house.url)
    calls.become_bot("Odd")
    told: list[tuple[str, str, str]] = []
    player = RemotePlayer(calls, chooser(f"{tmp_path / 'odd.py'}:choose"), lambda *what: told.append(what))
    calls.join(opened["id"], opened["invite"])
    player.play(games=1)
    calls.close()
    assert "gave up" in [kind for kind, _, _ in told]
    assert ann.table(opened["id"])["players"][0]["away"]


@pytest.mark.parametrize(
    ("text", "allowed"),
    [
        ("clever", "ismcts"),
        ("ismcts:level=9", "1 to 5"),
        ("cheat:ms=5", "random, greedy, ismcts"),
        ("nowhere.py:choose", "no such file"),
    ],
)
def test_what_is_no_bot_is_refused_with_what_is_allowed(text: str, allowed: str) -> None:
    with pytest.raises(OptionError, match=allowed):
        chooser(text)


def test_a_file_without_the_function_is_refused(tmp_path: Path) -> None:
    (tmp_path / "empty.py").write_text("")
    with pytest.raises(OptionError, match="NAME"):
        chooser(f"{tmp_path / 'empty.py'}:choose")
    (tmp_path / "broken.py").write_text("1 / 0")
    with pytest.raises(OptionError, match="ZeroDivisionError"):
        chooser(f"{tmp_path / 'broken.py'}:choose")


@pytest.mark.parametrize("url", ["", "127.0.0.1:8000", "ftp://host", "http://host/settings"])
def test_what_is_no_link_is_refused(url: str) -> None:
    with pytest.raises(OptionError):
        read_link(url)


def test_a_persons_token_is_refused(house: Running) -> None:
    for token, refusal in ((house.guest("Ann").token, OptionError), ("nobody", Refused)):
        with closing(House(house.url, token)) as calls, pytest.raises(refusal):
            calls.name()
