"""The same program in either memory: lists and the rules as they stand, or arrays and the compiled rules."""

import numpy as np
import pytest

import safehouse as sh
from safehouse.core.chance import stream
from safehouse.core.memory import CompiledMemory, PlainMemory, memory_for
from safehouse.core.program import PLAYOUTS, run

GAMES = 2
ENDLESS = 100_000


@pytest.fixture(params=["plain", "compiled"])
def memory(request):
    edition = sh.new_match("spyconnection", seats=2, seed=1).edition
    return memory_for(edition, run, GAMES, fast=request.param == "compiled")


def played(memory, args, rng):
    """A game from the same beginning: how it went, and its end."""
    memory.put(0, sh.new_match("spyconnection", seats=2, seed=1).state)
    decisions = memory.run(PLAYOUTS, args, rng, memory.buffer(len(memory.edition.buffer())))
    return decisions, memory.take(1).to_bytes(), [int(number) for number in rng]


def filled(memory, numbers):
    buffer = memory.buffer(len(numbers))
    buffer[:] = numbers
    return buffer


def test_both_play_alike_and_arrays_stand_in_for_buffers(memory):
    numbers, seed = [0, 1, ENDLESS], stream("memory")
    expected = played(PlainMemory(memory.edition, run), [*numbers], [*seed])
    assert played(memory, filled(memory, numbers), filled(memory, seed)) == expected
    assert played(memory, np.array(numbers), np.array(seed)) == expected
    assert expected[2] != seed


def test_games_are_taken_out_and_come_back(memory):
    state = sh.new_match("spyconnection", seats=2, seed=3).state
    memory.put(0, state)
    content = memory.content(GAMES)
    records = memory.records(0, 1)
    memory.put(0, memory.edition.state_type())
    memory.refresh(records, 0)
    assert records.tobytes() == memory.take(0).to_bytes() != state.to_bytes()
    memory.fill(content)
    assert memory.take(0) == state


def test_a_buffer_is_cleared_in_place(memory):
    buffer = filled(memory, [1, 2, 3])
    memory.clear(buffer)
    assert list(buffer) == [0, 0, 0]


def test_without_a_compiler_the_rules_stand_as_they_are(monkeypatch):
    edition = sh.new_match("spyconnection", seats=2, seed=1).edition
    assert isinstance(memory_for(edition, run, GAMES), CompiledMemory)
    monkeypatch.setattr(type(edition), "compiled", lambda *_, **__: None)
    assert isinstance(memory_for(edition, run, GAMES), PlainMemory)
