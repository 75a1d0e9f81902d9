"""Bots inside compiled code: whole games as bots play them in a match, and decisions by what a seat knows alone."""

import pytest

import safehouse as sh
from envs.cases import BRIEF, CASES
from safehouse.arena.simulation import Plan, play_one
from safehouse.bots import make_bot
from safehouse.bots import opponents as op
from safehouse.bots.whole_game import play_whole
from safehouse.core import batch
from safehouse.core.chance import below, stream
from safehouse.core.records import open_match
from safehouse.core.turns import settle
from safehouse.envs.config import env_config
from safehouse.envs.tables import Tables

each_case = pytest.mark.parametrize(("game", "seats"), CASES)


@each_case
def test_whole_games_are_those_of_bots_in_a_match(game, seats):
    options = sh.game(game).accept(seats, BRIEF[game])
    bots = ("greedy", "random", "greedy")[: seats - 1]
    for index in range(2):
        one, other = (play_one(Plan(game, seats, options, bots, "s", 2, fast=fast), index) for fast in (True, False))
        assert one == other
        assert one.finished


@pytest.mark.full
@each_case
def test_a_checked_build_finds_no_breach(game, seats):
    options = sh.game(game).accept(seats, BRIEF[game])
    edition = sh.game(game).edition(options["data_set"])
    opening = open_match(edition, seats, options, chance="manual").state
    checked = edition.fast(program=op.opponents, checked=True)
    for seed in range(6):
        names = ["greedy", "random" if seed % 2 else "greedy", "greedy", "greedy"][:seats]
        end, decisions = play_whole(checked, opening, names, seed)
        assert end.depth == 0
        assert decisions > 0


def walked(game, seats, seed, plies):
    """A match after so many random decisions."""
    match = sh.new_match(game, seats=seats, seed=seed, **BRIEF[game])
    rng = stream(seed, "walk")
    for _ in range(plies):
        if match.over:
            break
        seat = match.to_move[below(rng, len(match.to_move))]
        match.play(seat, make_bot("random", seed=below(rng, 1000)).choose(match.observation(seat)))
    return match


class Sitting:
    """Greedy bots at all seats of one table."""

    def __init__(self, game, seats):
        given = env_config(game, seats, "win", 1000, BRIEF[game])
        self.tables = Tables(given, 1, "fast", renews=False, bots=[["greedy"] * seats])

    def choice(self, state, seat):
        """What the bot at a seat does where this is the truth."""
        self.tables._memory.put(0, state)
        self.tables._stream(2 + seat)[:] = stream(f"leak/{seat}", "greedy bot")
        self.tables._args[0] = seat
        return self.tables._run(op.CHOICE)

    def handed(self):
        """What the bot had before it when it decided last: the game behind those of the table."""
        return self.tables._memory.records(3, 4).tobytes()


@each_case
def test_what_a_seat_may_not_know_changes_no_decision(game, seats):
    """The truth is exchanged behind the bot's back, by each game's own mutator: not only does the bot decide the same,
    it is handed the same, to the last byte."""
    sitting = Sitting(game, seats)
    rng = stream("exchange", game, seats)
    exchanged = 0
    for plies in range(1, 90):
        match = walked(game, seats, plies, plies)
        for seat in match.to_move:
            chosen = sitting.choice(match.state, seat)
            bot = make_bot("greedy", seed=f"leak/{seat}")
            assert chosen == bot.choose(match.observation(seat)).id
            assert sitting.handed() == match.observation(seat).to_bytes()
            other = match.state.clone()
            if match.edition.mutate(other, seat, rng):
                exchanged += other != match.state
                assert sitting.choice(other, seat) == chosen
                assert sitting.handed() == match.observation(seat).to_bytes()
    assert (exchanged > 20) == (game != "spyconnection")


def test_bots_play_on_until_a_game_is_too_long():
    given = env_config("spyconnection", 2, "win", 1000, {})
    tables = Tables(given, 1, "plain", renews=False, bots=[["random", "random"]])
    pool = [given.opening(), *(given.edition.state_type() for _ in range(3))]
    given.edition.plain(settle)(pool[0], given.edition.buffer(), stream(1))
    args, out = tables._args.tolist(), tables._out.tolist()
    rng = [number for at in range(len(tables._rng) // 4) for number in stream(at)]
    play_on = given.edition.plain(op.play_on)
    assert play_on(pool, args, 0, 5, rng, out, []) == batch.CUT
    assert out[batch.length_at(args, 0)] == 5
