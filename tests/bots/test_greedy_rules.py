"""The greedy bot's look ahead: the best first, each position once, the same on both backends."""

import pytest

import safehouse as sh
from safehouse.bots import GreedyBot, greedy_rules
from safehouse.bots.greedy_engine import engine_for
from safehouse.catalogue import own_games
from safehouse.core.chance import below, stream


def choices(game, seats, count, *, fast):
    match = sh.new_match(game, seats, seed="ahead")
    bots = [GreedyBot(seat, fast=fast) for seat in range(seats)]
    while not match.over and len(match.steps) < count:
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    return [(step.actor, step.action.text) for step in match.steps]


@pytest.mark.parametrize("game", own_games())
def test_choices_are_the_same_on_both_backends(game):
    assert choices(game, 3, 140, fast=True) == choices(game, 3, 140, fast=False)


@pytest.mark.parametrize("game", own_games())
def test_thoughts_are_the_same_on_both_backends(game):
    match = sh.new_match(game, 3, seed="thoughts")
    while len(match.legal(match.to_move[0])) < 3:
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    seen = match.observation(match.to_move[0])
    compiled, plain = (GreedyBot(1, fast=fast).explain(seen) for fast in (True, False))
    assert compiled == plain
    assert len(compiled) >= 2
    assert compiled[0].action == GreedyBot(1).choose(seen)


def notes_with(rows):
    notes = [0] * greedy_rules.NOTES
    for position, (worth, length, lot) in enumerate(rows):
        row = greedy_rules.ROWS + greedy_rules.ROW * position
        notes[row + greedy_rules.WORTH], notes[row + greedy_rules.LENGTH], notes[row + greedy_rules.LOT] = (
            worth,
            length,
            lot,
        )
    return notes


def test_what_is_worth_more_comes_first_then_the_shorter_way_then_the_lot():
    rng = stream("heap")
    for size in (1, 2, 7, 60):
        rows = [(below(rng, 4), below(rng, 3), below(rng, 1000)) for _ in range(size)]
        notes = notes_with(rows)
        waiting = list(range(size))
        for position in waiting[: size // 2]:
            greedy_rules.enqueue(notes, position)
        first = [greedy_rules.dequeue(notes) for _ in range(size // 4)]
        for position in waiting[size // 2 :]:
            greedy_rules.enqueue(notes, position)
        rest = [greedy_rules.dequeue(notes) for _ in range(size - size // 4)]
        assert sorted(first + rest) == waiting
        for got in (first, rest):
            ranks = [(-rows[i][0], rows[i][1], rows[i][2]) for i in got]
            assert ranks == sorted(ranks)


@pytest.fixture
def opening():
    return sh.new_match("spyconnection", 2, seed=3, first_player=0)


def test_ways_that_lead_to_the_same_position_are_followed_once(opening):
    edition = opening.edition
    pool = [opening.state.clone(), *(edition.state_type() for _ in range(3))]
    notes, discard = [0] * greedy_rules.NOTES, edition.actions.find("DISCARD(1)").id
    try_out = edition.plain(greedy_rules.try_out)
    for tried in (1, 1):
        try_out(pool, 0, 0, greedy_rules.NOTHING, discard, notes, stream(1))
        assert notes[greedy_rules.TRIED] == tried


def test_where_there_is_no_room_nothing_more_is_tried(opening):
    notes = [0] * greedy_rules.NOTES
    notes[greedy_rules.TRIED] = greedy_rules.MOST
    opening.edition.plain(greedy_rules.try_out)([opening.state], 0, 0, greedy_rules.NOTHING, 0, notes, stream(1))
    assert notes[greedy_rules.TRIED] == greedy_rules.MOST
    assert not any(notes[1:])


def test_about_so_many_steps_are_tried(opening):
    engine, bot, most = engine_for(opening.edition), GreedyBot(1), 0
    for _ in range(60):
        seat = opening.to_move[0]
        seen = opening.observation(seat)
        engine.look(seen.state, seat, stream(1))
        most = max(most, int(engine._notes[greedy_rules.TRIED]))
        assert {trial.first for trial in engine.trials()} <= {action.id for action in opening.legal(seat)}
        opening.play(seat, bot.choose(seen))
    assert greedy_rules.ENOUGH <= most < greedy_rules.MOST


def test_a_way_is_followed_from_its_first_step(opening):
    engine = engine_for(opening.edition, fast=False)
    for action in opening.legal(0):
        way = engine.follow(opening.state, 0, action.id, stream(1))
        assert way[0] == action.id
        match = sh.from_position("spyconnection", opening.position(), seed=1)
        for step in way:
            match.play(0, step)
