"""The process in which bots think: reads questions from its input, writes answers to its output."""

from __future__ import annotations

import signal
import sys
from typing import BinaryIO

import msgspec

import safehouse as sh
from safehouse.bots import Bot
from safehouse.core.errors import SafehouseError
from safehouse.core.observation import Observation

from .botpool import LENGTH_BYTES, Answer, Question, Worth
from .plugins import load_plugins

BEST_SHOWN = 3


def observation_of(question: Question) -> Observation:
    """The observation from its bytes."""
    edition = sh.game(question.game).edition(question.data_set)
    state = edition.state_type.from_bytes(question.observation)
    return Observation(edition, question.seats, question.options, question.seat, state)


def answer(question: Question, bots: dict[str, Bot]) -> Answer:
    """What the bot would do; with `explain` also what it thinks of the best actions."""
    if question.bot not in bots:
        bots[question.bot] = sh.bot(question.bot)
    seen = observation_of(question)
    chosen = bots[question.bot].choose(seen)
    return Answer(chosen.id, valued(seen, chosen.id) if question.explain else [])


def valued(seen: Observation, chosen: int) -> list[Worth]:
    """The best actions by the game's own evaluation, in a world this seat thinks possible; the chosen one first."""
    world = sh.resample(seen).state
    evaluate = seen.edition.slots["evaluate"]
    worths: list[Worth] = []
    for action in seen.legal():
        after = world.clone()
        seen.edition.step(after, seen.viewer, action.id)
        worths.append(Worth(action.id, evaluate(after, seen.viewer) / 1000))
    worths.sort(key=lambda worth: (worth.action != chosen, -worth.value))
    return worths[:BEST_SHOWN]


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Until the input ends."""
    bots: dict[str, Bot] = {}
    while len(head := source.read(LENGTH_BYTES)) == LENGTH_BYTES:
        question = msgspec.msgpack.decode(source.read(int.from_bytes(head, "big")), type=Question)
        try:
            reply = answer(question, bots)
        except (SafehouseError, ValueError) as error:
            reply = Answer(-1, error=f"{type(error).__name__}: {error}")
        body = msgspec.msgpack.encode(reply)
        target.write(len(body).to_bytes(LENGTH_BYTES, "big") + body)
        target.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load_plugins(tuple(sys.argv[1:]))
    serve(sys.stdin.buffer, sys.stdout.buffer)
