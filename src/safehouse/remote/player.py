"""A bot that plays at all its tables: it listens, and answers what it is asked."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import httpx

from safehouse.core.actions import Action
from safehouse.core.errors import SafehouseError
from safehouse.core.observation import Observation

from .choosers import Choose, Maker
from .house import House, Refused, Unreachable

PAUSE = 1.0
"""Seconds before a stream that broke is opened again."""
STALE = 409
GONE = (401, 403)

Told = Callable[[str, str, str], None]
"""Hears what happens: what it is, at which table, and more in words."""


class RemotePlayer:
    """Answers until it is stopped, or so many games have ended.

    It may be killed at any time: the server tells whoever connects what stands, so the next one goes on where it was.
    """

    def __init__(self, house: House, maker: Maker, told: Told = lambda *_: None) -> None:
        self._house = house
        self._maker = maker
        self._told = told
        self._players: dict[tuple[str, int], Choose] = {}
        self.ended = 0

    def play(self, games: int | None = None) -> None:
        while games is None or self.ended < games:
            try:
                self._listen(games)
            except httpx.HTTPError:
                pass  # the server is away, or its stream broke
            except Refused as refused:
                if refused.status in GONE:
                    raise
            time.sleep(PAUSE)

    def _listen(self, games: int | None) -> None:
        for kind, news in self._house.events():
            if kind == "turn":
                self._answer(news["id"], news["seat"])
            elif kind in ("ended", "left"):
                self._forget(news["id"])
                self.ended += kind == "ended"
            if kind in ("seated", "started", "ended", "left"):
                self._told(kind, news["id"], _words(news))
            if games is not None and self.ended >= games:
                return

    def _answer(self, table: str, seat: int) -> None:
        """What was asked may be answered by now, or be another thing: then a further event tells it."""
        try:
            seen, decision = self._house.observation(table, seat)
            if decision is None:
                return
            chosen = self._choose(table, seat, seen)
            self._house.act(table, decision, chosen)
        except Refused as refused:
            if refused.status != STALE:
                self._give_up(table, str(refused))
        except Unreachable:
            raise httpx.ConnectError("the server does not answer") from None
        except SafehouseError as error:  # a game, or rules, that are not known here; an action that there is not
            self._give_up(table, str(error))

    def _choose(self, table: str, seat: int, seen: Observation) -> int:
        player = self._players.setdefault((table, seat), self._maker())
        found = player(seen)
        if isinstance(found, Action):
            return found.id
        return seen.edition.actions.find(found).id

    def _give_up(self, table: str, why: str) -> None:
        """A bot that makes what is not allowed holds nobody up: one of the house's plays on."""
        self._told("gave up", table, why)
        self._forget(table)
        try:
            self._house.leave(table)
        except Refused as refused:
            self._told("gave up", table, str(refused))

    def _forget(self, table: str) -> None:
        self._players = {key: player for key, player in self._players.items() if key[0] != table}


def _words(news: dict[str, Any]) -> str:
    if news.get("scores") is not None:
        won = bool(set(news["seats"]) & set(news["winners"]))
        return f"{news['game']}: {'won' if won else 'lost'}, scores {news['scores']}"
    return f"{news['game']}, seat {', '.join(map(str, news['seats'])) or '–'}"
