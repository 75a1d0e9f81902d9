"""Many games in one call, on the plain backend: each step does what a match does."""

import pytest

import safehouse as sh
from safehouse.core import batch, program
from safehouse.core.chance import stream
from safehouse.core.records import open_match

SEEDS = ("a", "b", "c")
LIMIT = 4


class Tables:
    """Three games of Spy Connection in lists."""

    def __init__(self, *, renews):
        game = sh.game("spyconnection")
        options = game.accept(2, {"first_player": 1})
        self.edition = game.edition(options["data_set"])
        opening = open_match(self.edition, 2, options, chance="manual").state
        count = len(SEEDS)
        self.pool = [opening.clone() for _ in range(2 * count + 1)]
        room = len(self.edition.buffer())
        words = -(-self.edition.actions.size // 8)
        self.args = [0, count, room, words, LIMIT, batch.WHO_IS_ASKED, int(renews), 0, *[0] * count]
        self.out = [0] * (room + (batch.COLUMNS + batch.RESULT + words) * count)
        self.rng = [0] * 4
        for label in ("chance", "choice"):
            for seed in SEEDS:
                self.rng += stream(seed, label)
        self.args[batch.FRESH] = 1
        self.step()
        self.args[batch.FRESH] = 0

    def run(self, op):
        return self.edition.run(op, self.pool, self.args, self.rng, self.out)

    def step(self):
        first = batch.mask_at(self.args, 0)
        self.out[first:] = [0] * (len(self.out) - first)
        return self.run(program.STEP_ALL)

    def column(self, place):
        return [self.out[place(self.args, game)] for game in range(len(SEEDS))]

    def mask(self, game):
        at = batch.mask_at(self.args, game)
        data = b"".join(word.to_bytes(8, "little") for word in self.out[at : at + self.args[batch.MASK_WORDS]])
        return [action for action, is_legal in enumerate(data) if is_legal]


@pytest.fixture
def matches():
    return [sh.new_match("spyconnection", seats=2, seed=seed, first_player=1) for seed in SEEDS]


def test_games_go_as_matches_do(matches):
    tables = Tables(renews=True)
    for made in range(LIMIT - 1):
        assert tables.column(batch.length_at) == [made] * 3
        assert tables.column(batch.mover_at) == [match.to_move[0] for match in matches]
        for game, match in enumerate(matches):
            assert tables.mask(game) == [action.id for action in match.legal(match.to_move[0])]
        tables.run(program.CHOOSE_ALL)
        tables.args[batch.HEAD :] = tables.column(batch.choice_at)
        assert tables.step() == 0
        assert tables.column(batch.ended_at) == [batch.GOES_ON] * 3
        for match, action in zip(matches, tables.args[batch.HEAD :], strict=True):
            match.play(match.to_move[0], action)


@pytest.mark.parametrize("viewer", [batch.WHO_IS_ASKED, 0])
def test_what_seats_know_lies_behind_the_opening(matches, viewer):
    tables = Tables(renews=True)
    tables.args[batch.VIEWER] = viewer
    tables.run(program.CONCEAL_ALL)
    for game, match in enumerate(matches):
        seat = match.to_move[0] if viewer == batch.WHO_IS_ASKED else viewer
        assert tables.pool[len(SEEDS) + 1 + game] == match.observation(seat).state


@pytest.mark.parametrize("renews", [True, False])
def test_games_are_cut_and_dealt_anew(renews):
    tables = Tables(renews=renews)
    for _ in range(LIMIT):
        tables.run(program.CHOOSE_ALL)
        tables.args[batch.HEAD :] = tables.column(batch.choice_at)
        ended = tables.step()
    assert ended == 3
    assert tables.column(batch.ended_at) == [batch.CUT] * 3
    assert tables.column(batch.length_at) == [0 if renews else LIMIT] * 3
    at = batch.result_at(tables.args, 1)
    expected = [0] * batch.RESULT
    if not renews:
        tables.edition.outcome(tables.pool[1], expected)
        assert tables.out[at : at + batch.RESULT] == expected


def test_a_game_that_is_over_asks_nobody():
    tables = Tables(renews=False)
    for game in tables.pool[:3]:
        tables.edition.playout(game, 100_000, tables.edition.buffer(), stream("end"))
    assert [batch.how_it_ended(tables.pool, tables.args, game, tables.out) for game in range(3)] == [batch.ENDED] * 3
    tables.edition.plain(batch.list_options)(tables.pool, tables.args, 0, tables.out)
    assert tables.column(batch.mover_at)[0] == sh.CHANCE
