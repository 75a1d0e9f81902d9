"""Three people play a game over days to its end, and look at it only when they are called."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from .harness import Caller, Running, until
from .receivers import Browser, Mailbox, Receiver, confirmed_mail, text_of
from .test_notices import CHANNELS, HOUSE, house

HOURS = 3600.0


class Player:
    """Somebody who sees nothing of the house but what comes to him, and follows the link in it."""

    def __init__(self, guest: Caller, channel: Browser | Receiver | Mailbox, address: str = "") -> None:
        self.guest = guest
        self._channel = channel
        self._address = address
        self.answered = 0
        self.seen_over = False

    def calls(self) -> list[str]:
        """The tables to which the messages led that came so far."""
        match self._channel:
            case Browser():
                return [message["url"].removeprefix("/t/") for message in self._channel.messages()]
            case Receiver():
                return [one.json()["tables"][0]["id"] for one in self._channel.got]
            case Mailbox():
                letters = [text_of(letter) for letter in self._channel.to(self._address)]
                return [found for text in letters for found in re.findall(rf"{HOUSE}/t/(\w+)", text)]

    def follow(self) -> bool:
        """Answers the next call, if one has come: plays as long as it is his turn, and goes away again."""
        calls = self.calls()
        if len(calls) == self.answered:
            return False
        id = calls[self.answered]
        self.answered += 1
        table = self.guest.table(id)
        while table["decision"] is not None:
            passing = [action["text"] for action in table["legal"] if action["kind"] == "PASS"]
            self.guest.act(table, passing[0] if passing else None)
            table = self.guest.table(id)
        self.seen_over = table["over"]
        return True


class Days:
    """A clock that a test moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._real = time.time
        self.gone = 0.0
        monkeypatch.setattr(time, "time", lambda: self._real() + self.gone)

    def pass_hours(self, hours: float, server: Running) -> None:
        self.gone += hours * HOURS
        server.loop.call_soon_threadsafe(server.house.notice_sender.wake)


def seat(server: Running, mailbox: Mailbox, push: Receiver, hook: Receiver) -> list[Player]:
    """One is told by push, one by mail, one by a webhook."""
    ann, bob, cid = (server.guest(name) for name in ("Ann", "Bob", "Cid"))
    browser = Browser(push, "ann")
    ann.post(CHANNELS, browser.subscription, expect=201)
    confirmed_mail(bob, mailbox, "bob@example.org")
    cid.post(CHANNELS, {"kind": "json", "address": hook.url}, expect=201)
    return [Player(ann, browser), Player(bob, mailbox, "bob@example.org"), Player(cid, hook)]


@pytest.mark.parametrize("game", ["whisper", pytest.param("spyconnection", marks=pytest.mark.full)])
def test_a_game_of_days_is_played_to_its_end_by_following_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    mailbox, push, hook = Mailbox(), Receiver(), Receiver()
    days = Days(monkeypatch)
    with house(f"sqlite:///{tmp_path / 'house.db'}", mailbox) as server:
        server.house.notice_sender.gather_seconds = 60.0
        players = seat(server, mailbox, push, hook)
        opened = players[0].guest.open("me", "open", "open", game=game, speed="days")
        for player in players[1:]:
            player.guest.post(f"/api/matches/{opened['id']}/join", {"invite": opened["invite"]})
        for _ in range(2000):
            until(lambda: [player for player in players if player.follow()])
            if any(player.seen_over for player in players):
                break
            days.pass_hours(7, server)
        table = players[0].guest.table(opened["id"])
        assert table["over"]
        assert not any(player["away"] for player in table["players"])  # nobody's time ran out
        assert all(player.answered == len(player.calls()) or player.seen_over for player in players)
        assert days.gone > 2 * 86_400
    for receiver in (push, hook, mailbox):
        receiver.stop()
