"""A machine plays, takes back, replays and sets up positions in any order; the model keeps every state it has seen."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import safehouse as sh

SETTINGS = settings(
    max_examples=25,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


class Table(RuleBasedStateMachine):
    """The model is a list: the bytes of the state after each step, chance included."""

    game = "spyconnection"

    @initialize(seats=st.integers(2, 4), seed=st.integers(0, 10_000), number=st.integers(0, 9))
    def open_table(self, seats, seed, number):
        edition = sh.game(self.game).edition(sh.game(self.game).default_data)
        chosen = edition.settings[number % len(edition.settings)]
        options = {key: value[:seats] if isinstance(value, list) else value for key, value in chosen.items()}
        self.match = sh.new_match(self.game, seats=seats, seed=seed, **options)
        self.seen = [self._bytes()]
        self.lengths = [len(self.match.steps)]

    def _bytes(self):
        return self.match.state.to_bytes()

    @precondition(lambda self: not self.match.over)
    @rule(pick=st.integers(0, 10_000))
    def play(self, pick):
        seat = self.match.to_move[pick % len(self.match.to_move)]
        legal = self.match.legal(seat)
        self.match.play(seat, legal[pick % len(legal)])
        self.seen.append(self._bytes())
        self.lengths.append(len(self.match.steps))

    @precondition(lambda self: not self.match.over)
    @rule(number=st.integers(-3, 400))
    def try_any_action(self, number):
        """Whatever is not legal is refused and changes nothing."""
        seat = self.match.to_move[0]
        if number in {action.id for action in self.match.legal(seat)}:
            return
        with pytest.raises(sh.IllegalAction):
            self.match.play(seat, number)

    @rule(seat=st.integers(0, 3))
    def take_back(self, seat):
        seat %= self.match.seats
        if self.match.undo_refused(seat) is not None:
            with pytest.raises(sh.UndoRefused):
                self.match.undo(seat)
            return
        self.match.undo(seat)
        self.seen.pop()
        self.lengths.pop()

    @rule()
    def replay_all(self):
        replayed = sh.replay(json.loads(json.dumps(self.match.record())))
        assert replayed.state == self.match.state
        assert replayed.to_move == self.match.to_move

    @rule(pick=st.integers(0, 10_000))
    def replay_some(self, pick):
        at = pick % len(self.seen)
        assert sh.replay(self.match.record(), upto=self.lengths[at]).state.to_bytes() == self.seen[at]

    @rule()
    def set_up_position(self):
        copy = sh.from_position(self.game, json.loads(json.dumps(self.match.position())), chance="manual")
        assert copy.state == self.match.state
        for seat in self.match.to_move:
            assert copy.legal(seat) == self.match.legal(seat)

    @invariant()
    def stands_as_the_model_says(self):
        if hasattr(self, "match"):
            assert self._bytes() == self.seen[-1]
            assert self.match.edition.invariants(self.match.state) == []


TestTable = Table.TestCase
TestTable.settings = SETTINGS
