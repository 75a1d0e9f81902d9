"""Shares, pairings, ratings and what goes with winning."""

from dataclasses import replace

import pytest

from safehouse.arena.ratings import ratings
from safehouse.arena.statistics import mean_of_groups, wilson
from safehouse.arena.summary import spread, summary
from safehouse.arena.win_correlates import win_correlates


@pytest.fixture
def games(result):
    """Twenty deals of a against b, mirrored: a wins 30 of 40 games, always as the first seat."""
    won = [result(2 * deal, "a b", "1 2", scores=(12, 9)) for deal in range(20)]
    other = [result(2 * deal + 1, "b a", "2 1" if deal % 2 else "1 2", scores=(9, 12)) for deal in range(20)]
    return won + other


@pytest.fixture
def content(spec, games):
    tournament = replace(spec("greedy,random"), bots=("a", "b"))
    object.__setattr__(tournament, "contestants", {"a": SteadyBot(), "b": SteadyBot()})
    return summary(tournament, games, planned=40)


class SteadyBot:
    by_clock = False


def test_shares_by_contestant_and_seat(content):
    a, b = content["contestants"]
    assert (a["bot"], a["wins"], a["games"], a["share"]) == ("a", 30, 40, 0.75)
    assert (b["wins"], content["fair"]) == (10, 0.5)
    assert (a["low"], a["high"]) == tuple(round(x, 4) for x in wilson(30, 40))
    assert [seat["share"] for seat in a["by_seat"]] == [1, 0.5]
    assert [seat["share"] for seat in content["by_seat"]] == [0.75, 0.25]
    assert (content["finished"], content["deals"], content["decisions"]) == (40, 20, 1600)


def test_pairings_with_points(content):
    (pairing,) = content["pairings"]
    assert (pairing["a"], pairing["b"], pairing["share"], pairing["games"]) == ("a", "b", 0.75, 40)
    assert pairing["points"] == {"mean": 3.0, "low": 3.0, "high": 3.0}
    assert [(each["seat"], each["share"]) for each in pairing["by_seat"]] == [(0, 1), (1, 0.5)]


def test_meetings_of_one_game_count_as_one(spec, result):
    """One against three: whoever plays badly in a game is behind all three."""
    games = [result(n, "a b b b", "1 2 2 4" if n % 4 else "4 1 2 2", orders=4) for n in range(40)]
    tournament = replace(spec("greedy,random"), bots=("a", "b"), seats=4)
    object.__setattr__(tournament, "contestants", {"a": SteadyBot(), "b": SteadyBot()})
    (pairing,) = summary(tournament, games, planned=40)["pairings"]
    assert (pairing["games"], pairing["wins"], pairing["share"]) == (120, 90, 0.75)
    of_games = tuple(round(x, 4) for x in wilson(30, 40))
    assert (pairing["low"], pairing["high"]) == of_games
    (first,) = pairing["by_seat"]
    assert (first["seat"], first["games"], first["low"], first["high"]) == (0, 120, *of_games)


def test_branching_and_lengths(content):
    assert content["branching"] == [{"asked": "ROOT", "times": 160, "per_game": 4.0, "mean": 2.0, "most": 3}]
    assert content["lengths"]["decisions"]["bins"] == {"first": 40, "step": 1, "counts": [40]}


def test_points_differ_by_deals_not_by_games():
    """Twenty values that are really four, each told five times, are worth four."""
    told_often = mean_of_groups([[value] * 5 for value in (1, 2, 3, 6)])
    told_once = mean_of_groups([[value] for value in (1, 2, 3, 6)])
    assert told_often == told_once
    assert told_once.low < 3 < told_once.high
    assert mean_of_groups([]) is None
    assert mean_of_groups([[1, 2]]).high == float("inf")


def test_a_histogram_counts_all_values():
    bins = spread([0, 1, 5, 99, 100])["bins"]
    assert sum(bins["counts"]) == 5
    assert bins["step"] == 5
    assert bins["counts"][0] == 2
    assert spread([]) is None
    assert spread([-3, -2])["bins"] == {"first": -3, "step": 1, "counts": [1, 1]}


# --- ratings ------------------------------------------------------------------------------------------------------


def test_three_wins_of_four_are_191_points(games):
    best, worst = ratings(games, ["a", "b"])
    assert best.bot == "a"
    assert best.points - worst.points == pytest.approx(191, abs=8)
    assert best.points + worst.points == pytest.approx(0, abs=1e-6)
    assert best.low < best.points < best.high
    assert worst.high < best.low


def test_ratings_do_not_depend_on_the_order_of_the_games(games):
    assert [each.points for each in ratings(games[::-1], ["a", "b"])] == pytest.approx(
        [each.points for each in ratings(games, ["a", "b"])]
    )


def test_who_never_lost_is_rated_with_doubt(result):
    best, _ = ratings([result(n, "a b", "1 2") for n in range(40)], ["a", "b"])
    assert best.points > 300
    assert best.high - best.low > 100


def test_equal_ranks_count_half_and_own_company_not_at_all(result):
    best, worst = ratings([result(n, "a b", "1 1") for n in range(20)], ["a", "b"])
    assert best.points == pytest.approx(worst.points)
    field = ratings([result(n, "b a b b", "2 1 3 4", orders=4) for n in range(20)], ["a", "b"])
    assert [each.bot for each in field] == ["a", "b"]


# --- what goes with winning ---------------------------------------------------------------------------------------


def seats_with(result, number, bot, won, *, card, times=1):
    """A game of one bot; the first seat holds a card or does not, the others never."""
    traces = [{"held card": {card: times}} if card else {}, {}]
    return result(number, f"{bot} {bot}", "1 2" if won else "2 1", traces=traces, actions=[{"PLAY": 5}, {"PLAY": 5}])


def test_a_card_that_wins_is_found(result):
    games = [seats_with(result, n, "a", won=n % 10 != 0, card="ace") for n in range(100)]
    games += [seats_with(result, n, "a", won=n % 2 == 0, card=None) for n in range(100, 200)]
    (ace,) = win_correlates(games)
    assert (ace.group, ace.code, ace.seats, ace.times) == ("held card", "ace", 100, 1)
    assert ace.share == pytest.approx(0.9)
    assert ace.lift == pytest.approx(0.9 - 110 / 300)
    assert ace.low < ace.lift < ace.high
    assert ace.holds


def test_what_only_a_strong_bot_likes_is_not_taken_for_strong(result):
    """The strong bot always holds the card and wins, the weak one never does: nothing is known about the card."""
    games = [result(n, "strong weak", "1 2", traces=[{"held card": {"ace": 1}}, {}]) for n in range(100)]
    assert win_correlates(games) == []


def test_too_little_is_not_told(result):
    games = [seats_with(result, n, "a", won=True, card="ace" if n < 29 else None) for n in range(200)]
    assert win_correlates(games) == []
    assert win_correlates(games, enough=29)


def test_what_all_do_is_compared_by_how_often(result):
    games = [result(n, "a a", "1 2", actions=[{"PLAY": 9}, {"PLAY": 3}]) for n in range(60)]
    games += [result(n, "a a", "2 1", actions=[{"PLAY": 3}, {"PLAY": 3}]) for n in range(60, 120)]
    (often,) = win_correlates(games)
    assert (often.group, often.code, often.times, often.seats) == ("action", "PLAY", 4, 60)
    assert often.lift > 0.5


def test_chance_findings_do_not_hold(result):
    """Fifty cards that mean nothing: hardly one may still hold when all comparisons are allowed for."""
    from safehouse.core.chance import below, stream

    rng = stream("cards")
    games = []
    for number in range(400):
        held = [{"held card": {str(below(rng, 50)): 1}} for _ in range(2)]
        games.append(result(number, "a a", "1 2" if below(rng, 2) else "2 1", traces=held))
    found = win_correlates(games, enough=5)
    assert len(found) > 30
    assert sum(each.holds for each in found) <= 1
