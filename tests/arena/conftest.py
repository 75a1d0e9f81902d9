import pytest

from safehouse.arena.results import Result
from safehouse.arena.schedule import make_spec
from safehouse.catalogue import add_game, find_game
from safehouse.core.errors import OptionError
from toys.whisper import GAME as WHISPER


@pytest.fixture(autouse=True, scope="session")
def whisper():
    """A toy whose games last a few milliseconds."""
    try:
        find_game("whisper")
    except OptionError:
        add_game(WHISPER)


@pytest.fixture
def spec():
    """`spec("random,greedy", seats=3)`: a tournament of the toy."""

    def make(bots="random,greedy", *, game="whisper", seats=None, seed="s", **options):
        return make_spec(game, seats, options, bots, seed)

    return make


@pytest.fixture
def result():
    """`result(0, "a b", "1 2")`: a game by who sat where and their ranks; winners are those of rank 1."""

    def make(number, bots, ranks, *, orders=2, scores=None, actions=None, traces=None, branching=None):
        names = tuple(bots.split())
        ranked = tuple(int(rank) for rank in ranks.split())
        return Result(
            number,
            number // orders,
            names,
            tuple(scores or [10 - rank for rank in ranked]),
            ranked,
            tuple(seat for seat, rank in enumerate(ranked) if rank == 1),
            40,
            (20,) * len(names),
            False,
            branching or {"ROOT": (4, 8, 3)},
            tuple(actions or [{} for _ in names]),
            tuple(traces or [{} for _ in names]),
        )

    return make
