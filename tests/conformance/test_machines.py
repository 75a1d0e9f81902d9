"""Hypothesis plays: it acts, takes back, replays, sets up positions and resamples, beside a model that is naive.

The model is a list of steps over the bare rules. Whatever is done to the match, its state must be the one that these
steps lead to from where it began.
"""

from __future__ import annotations

import json

import pytest
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from safehouse.catalogue import find_game
from safehouse.core.errors import IllegalAction, UndoRefused
from safehouse.core.events import drain
from safehouse.core.records import read_position, read_record
from safehouse.testkit.dice import Dice
from safehouse.testkit.settings import settings_of
from toys.broken import BREAKAGES
from toys.whisper import GAME as WHISPER

NUMBERS = st.integers(0, 10_000)


class Model:
    """Where the match began, and the steps since."""

    def __init__(self, edition, state):
        self.edition = edition
        self.begun = state
        self.steps = []

    @property
    def state(self):
        s = self.begun.clone()
        for actor, action in self.steps:
            self.edition.step(s, actor, action.id)
        drain(s)
        return s


class MatchMachine(RuleBasedStateMachine):
    game = WHISPER

    @initialize(seats=NUMBERS, setting=NUMBERS, seed=NUMBERS)
    def open(self, seats, setting, seed):
        edition = self.game.edition(self.game.default_data)
        chosen = settings_of(edition, self.game.seats[seats % len(self.game.seats)])
        self.match = chosen[setting % len(chosen)].open(seed)
        self.model = Model(edition, self.match.state)
        self.told = {}
        self.let_chance_play(seed)

    def let_chance_play(self, number):
        while not self.match.over and self.match.to_move[0] < 0:
            self.act(self.match.to_move[0], number)

    def act(self, actor, choice):
        action = self.some(self.match.legal(actor), choice)
        self.match.play(actor, action)
        self.model.steps.append((actor, action))

    def some(self, values, number):
        return values[number % len(values)]

    @precondition(lambda self: not self.match.over)
    @rule(choices=st.lists(st.tuples(NUMBERS, NUMBERS), min_size=1, max_size=4))
    def play(self, choices):
        for number, choice in choices:
            if not self.match.over:
                self.act(self.some(self.match.to_move, number), choice)
        self.let_chance_play(choices[0][1])

    @rule(actor=st.integers(-2, 3), action=NUMBERS)
    def play_anything(self, actor, action):
        found = self.some(self.model.edition.actions.actions, action)
        try:
            refused = self.match.why_not(actor, found)
            self.match.play(actor, found)
        except IllegalAction:
            return
        assert refused is None
        self.model.steps.append((actor, found))

    @rule(number=NUMBERS)
    def take_back(self, number):
        seats = range(self.match.seats)
        seat = self.some([seat for seat in seats if self.match.undo_refused(seat) is None] or seats, number)
        refused = self.match.undo_refused(seat)
        if refused is not None:
            with pytest.raises(UndoRefused):
                self.match.undo(seat)
            return
        self.match.undo(seat)
        last = max(i for i, (actor, _) in enumerate(self.model.steps) if actor == seat)
        del self.model.steps[last]

    @rule(upto=NUMBERS)
    def replay(self, upto):
        record = json.loads(json.dumps(self.match.record()))
        upto %= len(record["steps"]) + 1
        self.match = read_record(self.game, record, upto)
        self.match.chance = "manual"
        self.model.steps = self.model.steps[:upto]
        self.told = {}

    @rule()
    def set_up(self):
        position = json.loads(json.dumps(self.match.position()))
        self.match = read_position(self.game, position, seed=1, chance="manual")
        self.model = Model(self.model.edition, self.model.state)
        self.told = {}

    @rule(number=NUMBERS, seed=NUMBERS)
    def go_on_in_a_world_of_a_seat(self, number, seed):
        seat = number % self.match.seats
        seen = self.match.observation(seat)
        state = seen.state.clone()
        self.model.edition.slots["resample"](state, seat, Dice(seed).rng)
        self.match = self.match.in_world(state)
        assert self.match.observation(seat).to_bytes() == seen.to_bytes()
        self.model = Model(self.model.edition, state)
        self.set_up()

    @rule()
    def clone(self):
        self.match = self.match.clone()

    @invariant()
    def the_steps_lead_here(self):
        assert self.match.state == self.model.state
        assert [(step.actor, step.action) for step in self.match.steps] == self.model.steps

    @invariant()
    def the_rules_hold(self):
        assert self.model.edition.invariants(self.match.state) == []
        assert all(self.match.legal(actor) for actor in self.match.to_move)

    @invariant()
    def what_was_told_stays_told(self):
        for seat in range(self.match.seats):
            events = self.match.events(seat)
            before = self.told.get(seat, [])
            assert events[: len(before)] == before
            self.told[seat] = events


class SpyConnectionMachine(MatchMachine):
    game = find_game("spyconnection")


def test_the_machine_notices_an_undo_that_touches_others(monkeypatch, tmp_path):
    BREAKAGES["undo_takes_back_others_too"].make(monkeypatch, tmp_path)
    quick = settings(TestWhisper.settings, max_examples=2000, phases=[Phase.generate], report_multiple_bugs=False)
    with pytest.raises(AssertionError):
        run_state_machine_as_test(MatchMachine, settings=quick)


TestWhisper = MatchMachine.TestCase
TestWhisper.settings = settings(max_examples=150, stateful_step_count=50, deadline=None, derandomize=True)
TestSpyConnection = SpyConnectionMachine.TestCase
TestSpyConnection.settings = settings(max_examples=60, stateful_step_count=50, deadline=None, derandomize=True)
