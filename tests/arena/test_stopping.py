"""The sequential test: it decides, it seldom errs, and it does not depend on who finishes first."""

import pytest

from safehouse.arena.stopping import BettingTest, confidence_sequence, first_decision, verdict
from safehouse.arena.tournament import Tournament, deal_value
from safehouse.core.chance import below, stream


def coins(share, count, label):
    """Values of deals with two games each: 0, a half or 1."""
    rng = stream("coins", label)
    return [sum(below(rng, 1000) < 1000 * share for _ in range(2)) / 2 for _ in range(count)]


def test_a_clear_share_is_decided_soon():
    assert first_decision([1.0] * 100, 0.5) < 15
    assert first_decision([0.0] * 100, 0.5) < 15
    assert BettingTest(0.5).add(1.0) is None


def test_it_says_on_which_side():
    assert verdict(coins(0.8, 200, 1), 0.6).above is True
    assert verdict(coins(0.4, 200, 1), 0.6).above is False
    assert verdict(coins(0.6, 20, 1), 0.6).above is None


@pytest.mark.parametrize("share", [0.5, 0.75, 0.95])
def test_looking_after_every_deal_errs_in_one_of_twenty_at_most(share):
    """300 tournaments whose true share is the target: the test may decide, wrongly, in 5 %. (More than 26 of 300
    would happen to a sound test less than once in 300 times.)
    """
    wrong = sum(first_decision(coins(share, 200, i), share) is not None for i in range(300))
    assert wrong <= 26


def test_it_finds_what_is_there():
    found = [first_decision(coins(0.7, 400, i), 0.6) for i in range(30)]
    assert sum(count is not None for count in found) >= 28


def test_the_interval_holds_the_share_and_shrinks():
    low, high = confidence_sequence(coins(0.7, 400, "interval"))
    assert low < 0.7 < high
    assert high - low < 0.15
    few = confidence_sequence(coins(0.7, 20, "interval"))
    assert few[1] - few[0] > high - low
    assert confidence_sequence([]) == (0.0, 1.0)
    assert confidence_sequence([1.0] * 50)[1] == 1.0


def test_the_first_contestants_share_is_tested(result):
    games = [result(0, "a b", "1 2"), result(1, "b a", "2 1")]
    assert deal_value(games, "a") == 1
    assert deal_value(games, "b") == 0
    assert deal_value([*games, result(2, "b c", "1 2", orders=4)], "a") == 1


def backwards(work, tasks):
    yield from map(work, reversed(list(tasks)))


def test_the_same_games_count_whoever_finishes_first(spec):
    straight = Tournament(spec("greedy,random"), 200, stop_at=0.4)
    straight.run()
    assert straight.is_decided()
    assert straight.verdict.above
    assert straight.finished < 200
    assert len(straight.results) == straight.verdict.deals * 2 == straight.finished
    odd = Tournament(spec("greedy,random"), 200, stop_at=0.4)
    odd.run(backwards)
    assert odd.results == straight.results
    assert odd.finished == 200


def test_what_is_decided_is_not_played_on(spec, tmp_path):
    from safehouse.arena.store import Store

    one = Tournament(spec("greedy,random"), 200, Store(tmp_path / "x", spec("greedy,random")), stop_at=0.4)
    one.run()
    again = Tournament(spec("greedy,random"), 200, Store(tmp_path / "x", spec("greedy,random")), stop_at=0.4)
    again.run(lambda work, tasks: pytest.fail("nothing is missing"))
    assert again.results == one.results
