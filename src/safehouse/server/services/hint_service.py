"""What a bot would do in a guest's place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..bots.questions import ADVISER, Answer, Bots, Question
from ..problems import Refused, TooMany, Unavailable
from ..tables.permissions import own_seat
from ..tables.players import Guest
from ..tables.table import Table


class HintService:
    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._waiting: set[str] = set()

    async def ask(self, table: Table, guest: Guest, seat: int | None) -> tuple[int, Answer]:
        """The seat that is asked, and the bot's answer with its reasons."""
        with self._hint_lock(guest.id):
            chosen = own_seat(table, guest, seat)
            if not table.hints:
                raise Refused("there are no hints at this table: its host has opened it so", reason="hints")
            if not table.may_decide(chosen):
                raise Refused("this seat is not asked anything now")
            answer = await self._bots.ask(Question.of(table.look(chosen), *ADVISER, explain=True), guest.id)
            if answer is None:
                raise Unavailable("the bot has no answer at the moment")
            return chosen, answer

    @contextmanager
    def _hint_lock(self, guest: str) -> Iterator[None]:
        """A guest's next hint has to wait until the last one was thought about: bots need the time, too."""
        if guest in self._waiting:
            raise TooMany("one hint at a time: the last one is still being worked out", headers={"Retry-After": "1"})
        self._waiting.add(guest)
        try:
            yield
        finally:
            self._waiting.discard(guest)
