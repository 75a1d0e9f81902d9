"""The process in which bots think: reads questions from its input, writes answers to its output."""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

import msgspec

import safehouse as sh
from safehouse.bots import Bot, levels
from safehouse.bots.reasons import grounds
from safehouse.bots.search import search
from safehouse.core.backend import Breach
from safehouse.core.errors import SafehouseError
from safehouse.core.game import Edition
from safehouse.core.observation import Observation
from safehouse.review import work_out

from ..plugins import load_plugins
from ..seeds import choice_seed
from .questions import LENGTH_BYTES, STAND_IN, Answer, AnyQuestion, PieceQuestion, Question, Worth


class Thinkers:
    """The bots of this process; each remembers what it has thought."""

    def __init__(self) -> None:
        self._bots: dict[tuple[str, int | None], Bot] = {}
        self._searches: dict[Edition, bool] = {}

    def answer(self, question: AnyQuestion) -> Answer:
        """What the bot would do; with `explain` also what it thinks of the best actions. Or a piece of a review."""
        if isinstance(question, PieceQuestion):
            return self._piece(question)
        seen = question.seen.unpack()
        bot = self._bot_for(question, seen)
        if not question.explain:
            return Answer(bot.choose(seen).id, bot.name)
        thoughts = bot.explain(seen)
        why = grounds(seen, [thought.action for thought in thoughts])
        best = [Worth(t.action.id, t.value, t.visits, t.share, g) for t, g in zip(thoughts, why, strict=True)]
        return Answer(best[0].action, bot.name, best)

    def _piece(self, question: PieceQuestion) -> Answer:
        if not self._can_search(question.edition()):
            return Answer(-1, error="no search can be compiled here, and without one a review would take hours")
        return Answer(-1, piece=work_out(msgspec.json.decode(question.record), question.number))

    def _bot_for(self, question: Question, seen: Observation) -> Bot:
        name, level = question.bot, question.level
        if (seed := choice_seed(question.seen.state)) is not None:
            return sh.bot(name if name != "ismcts" else STAND_IN, seed=seed)
        if name != "ismcts":
            return self._bot(name, None)
        thinks = level is None or levels()[level - 1].bot == name
        if thinks and not self._can_search(seen.edition):
            return self._bot(STAND_IN, None)
        return self._bot(name, level)

    def _can_search(self, edition: Edition) -> bool:
        """Editions that we ship lie built; another data set is compiled at its first question, in some seconds."""
        if edition not in self._searches:
            self._searches[edition] = edition.compiled(program=search) is not None
        return self._searches[edition]

    def _bot(self, name: str, level: int | None) -> Bot:
        if (name, level) not in self._bots:
            self._bots[name, level] = sh.bot(name, level=level)
        return self._bots[name, level]


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Until the input ends."""
    thinkers = Thinkers()
    while len(head := source.read(LENGTH_BYTES)) == LENGTH_BYTES:
        question = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=AnyQuestion)
        try:
            reply = thinkers.answer(question)
        except (SafehouseError, ValueError, Breach) as error:
            reply = Answer(-1, error=f"{type(error).__name__}: {error}")
        body = msgspec.msgpack.encode(reply)
        target.write(len(body).to_bytes(LENGTH_BYTES, "big") + body)
        target.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load_plugins(tuple(sys.argv[1:]))
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the server was killed while it waited for the answer
        os._exit(1)
