"""The search: the same on both backends, explained, limited to observations, with settings that are checked."""

import inspect

import pytest

import safehouse as sh
from safehouse.bots import IsmctsBot, LevelBot, levels, make_bot
from safehouse.bots.cheating import CheatingSearch
from safehouse.bots.ismcts import grown
from safehouse.catalogue import add_game
from toys import whisper

from .test_greedy_spyconnection import position


@pytest.fixture(scope="module", autouse=True)
def toy():
    add_game(whisper.GAME)


def after(game, seats, plies, least=2, seed=3):
    """A match in which random bots have made some decisions, and one with several actions is next."""
    match = sh.new_match(game, seats, seed=seed)
    bot = sh.bot("random", seed=seed)
    while plies > 0 or len(match.legal(match.to_move[0])) < least:
        seat = match.to_move[0]
        match.play(seat, bot.choose(match.observation(seat)))
        plies -= 1
    return match


def asked(match):
    return match.observation(match.to_move[0])


@pytest.mark.parametrize(
    ("game", "plies", "settings"),
    [
        ("whisper", 0, {}),
        ("whisper", 3, {"horizon": 0, "playout": "lean"}),
        ("whisper", 4, {"playout": "eager", "objective": "lead"}),
        ("spyconnection", 2, {"trials": 30}),
        ("spyconnection", 25, {"trials": 30, "objective": "score"}),
        ("whisper", 1, {"nearest": 1, "horizon": 9}),
    ],
)
def test_both_backends_think_the_same(game, plies, settings):
    seen = asked(after(game, 2, plies))
    plain, fast = (IsmctsBot(1, iterations=25, settings=settings, fast=fast).think(seen) for fast in (False, True))
    assert plain == fast
    assert sum(thought.visits for thought in plain) == 25


@pytest.mark.parametrize(("game", "plies", "nearest", "horizon"), [("spyconnection", 25, 2, 5), ("whisper", 0, 1, 40)])
def test_a_world_judged_at_several_moments_counts_by_their_mean(game, plies, nearest, horizon):
    """Beyond the end of a game, which Whisper reaches, its result stands for all later moments."""
    seen = asked(after(game, 2, plies))

    def result(**settings):
        (thought,) = IsmctsBot(1, iterations=1, settings=settings, fast=False).think(seen)
        return thought.value

    each = [result(horizon=moment) for moment in range(nearest, horizon + 1)]
    assert len(set(each)) > 1
    assert result(nearest=nearest, horizon=horizon) == pytest.approx(sum(each) / len(each), abs=1e-5)
    assert result(nearest=horizon + 1, horizon=horizon) == each[-1], "nearer than the horizon or not at all"


def test_what_it_has_thought_is_used_again():
    seen = asked(after("spyconnection", 2, 10, least=6))
    bot = make_bot("ismcts", iterations=50, seed=1)
    assert sum(thought.visits for thought in bot.think(seen)) == 50
    assert sum(thought.visits for thought in bot.think(seen)) == 51, "it counts towards the budget"


def test_a_clear_choice_ends_the_search():
    seen = asked(after("whisper", 2, 0, seed=11))
    best, second, *_ = make_bot("ismcts", iterations=5000, seed=1).think(seen)
    assert best.visits + second.visits < 2000
    assert best.value - 0.1 / best.visits**0.5 > second.value + 0.1 / second.visits**0.5


def test_a_full_tree_is_cleared(monkeypatch):
    from safehouse.bots import ismcts

    monkeypatch.setattr(ismcts, "NODES", 64)
    monkeypatch.setattr(ismcts, "EDGES", 64)
    match = after("spyconnection", 2, 10, least=6)
    bot = make_bot("ismcts", iterations=100, seed=1)
    for _ in range(8):
        seen = asked(match)
        action = bot.choose(seen)
        assert action in seen.legal()
        match.play(seen.seat, action)


def test_an_explanation_gives_the_best_actions_first():
    seen = asked(after("spyconnection", 2, 10, least=6))
    thoughts = make_bot("ismcts", iterations=200, seed=1).explain(seen, best=3)
    assert len(thoughts) == 3
    safe = [thought.value - 0.1 / thought.visits**0.5 for thought in thoughts]
    assert safe == sorted(safe, reverse=True)
    for thought in thoughts:
        assert thought.action in seen.legal()
        assert 0 <= thought.value <= 1
        assert 0 < thought.share <= 1
    assert make_bot("ismcts", iterations=200, seed=1).choose(seen) == thoughts[0].action


def test_the_only_action_is_explained_too():
    match, bot = sh.new_match("whisper", 2, seed=3), sh.bot("random", seed=3)
    while len((seen := asked(match)).legal()) > 1:
        match.play(seen.seat, bot.choose(seen))
    for budget in ({"iterations": 20}, {"ms": 5}):
        (thought,) = make_bot("ismcts", seed=1, **budget).explain(seen)
        assert [thought.action] == seen.legal()
        assert thought.visits > 0
        assert thought.share == 1


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_every_bot_explains_itself(name):
    seen = asked(after("spyconnection", 2, 10, least=6))
    thoughts = make_bot(name, seed=1).explain(seen, best=2)
    assert len(thoughts) == 2
    assert all(thought.action in seen.legal() and 0 <= thought.value <= 1 for thought in thoughts)
    if name == "greedy":
        assert thoughts[0].action == make_bot(name, seed=1).choose(seen)


def test_levels_have_stable_codes_and_get_stronger():
    assert [(level.number, level.code) for level in levels()] == [
        (1, "recruit"), (2, "courier"), (3, "agent"), (4, "handler"), (5, "spymaster"),
    ]  # fmt: skip
    assert [level.slips for level in levels()] == sorted((level.slips for level in levels()), reverse=True)
    assert [level.ms or 0 for level in levels()] == sorted(level.ms or 0 for level in levels())


def test_a_weak_level_slips_and_a_strong_one_does_not():
    seen = asked(after("spyconnection", 2, 10, least=6))
    weak = make_bot("ismcts", level=1, seed=1)
    assert len({weak.choose(seen) for _ in range(30)}) > 3
    assert isinstance(weak, LevelBot)
    assert weak.explain(seen)[0].action == sh.bot("greedy", seed=1).explain(seen)[0].action
    assert levels()[4].slips == 0


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"ms": 0}, "ms: 0 is not a whole number from 1"),
        ({"iterations": "many"}, "iterations: 'many' is not a whole number from 1"),
        ({"level": 0}, "allowed: 1 to 5"),
        ({"level": True}, "allowed: 1 to 5"),
        ({"level": 2, "ms": 100}, "give no ms"),
        ({"depth": 3}, "settings are horizon, nearest, spread"),
        ({"objective": "fun"}, "allowed: win, score, lead, value"),
        ({"playout": "wild"}, "allowed: lean, eager, plan"),
        ({"horizon": -1}, "whole number from 0"),
        ({"nearest": -1}, "whole number from 0"),
        ({"trials": 1000}, "at most 250"),
    ],
)
def test_bad_settings_are_refused(given, said):
    with pytest.raises(sh.OptionError, match=said):
        sh.bot("ismcts", seed=1, **given)


@pytest.mark.parametrize("given", [{"ms": 5}, {"level": 2}, {"horizon": 2}])
def test_only_the_search_has_budgets_levels_and_settings(given):
    with pytest.raises(sh.OptionError, match="only ismcts has"):
        sh.bot("greedy", seed=1, **given)


def test_by_the_clock_it_chooses_something_legal():
    seen = asked(after("spyconnection", 3, 10))
    assert make_bot("ismcts", ms=1, seed=1).choose(seen) in seen.legal()
    assert make_bot("ismcts", ms=10_000, iterations=30, seed=1).choose(seen) in seen.legal()


def test_more_time_makes_playouts_better_not_only_more():
    settings = {"playout_trials": 60, "growth": 66}
    assert [grown(settings, ms) for ms in (10, 100, 200, 400, 800, 100_000)] == [60, 60, 95, 150, 237, 250]
    assert grown({**settings, "growth": 0}, 800) == 60


def test_who_sees_the_truth_cannot_sit_at_a_table():
    match = after("whisper", 2, 0)
    seat = match.to_move[0]
    assert not hasattr(CheatingSearch, "choose")
    assert "observation" not in inspect.signature(CheatingSearch.choose_in).parameters
    assert CheatingSearch(1, iterations=50).choose_in(match, seat) in match.legal(seat)


def test_it_looks_ahead_over_its_whole_turn():
    """Three recalls, a connection and a cover: the first step alone looks worth nothing."""
    network = [f"{connection}-{i}" for connection in ("PAR-MAD", "LON-BER") for i in (1, 2, 3)]
    network += ["LON-PAR-1", "LON-PAR-2", "BER-OSL-1", "BER-OSL-2", "BER-WAR-1"]
    start = position(supply=1, fields=network, display=["M24", "M12", "M31", "M05"])
    match = sh.from_position("spyconnection", start, seed=1)
    bot = sh.bot("ismcts", iterations=100, horizon=1, seed=1)
    while match.to_move == (0,) and match.view(None)["players"][0]["turns"] == 5:
        match.play(0, bot.choose(match.observation(0)))
    assert len(match.view(None)["players"][0]["fulfilled"]) == 1


def test_nothing_is_compiled_unasked(tmp_path):
    from safehouse.bots.search import search
    from safehouse.core.backend import Fast, NotBuilt

    edition = sh.game("spyconnection").edition("reconstruction-1")
    with pytest.raises(NotBuilt, match="spyconnection"):
        Fast(edition, search, cache=tmp_path, build=False)
    assert not list(tmp_path.iterdir())
    assert edition.built(search) is edition.fast(program=search)


def test_a_game_may_keep_decisions_to_its_own_advice():
    match = sh.new_match("inkognito", 3, seed=1)
    greedy = sh.bot("greedy", seed=1)
    while match.edition.decisions[match.state.frames[match.state.depth - 1][0]] != "START":
        seat = match.to_move[0]
        match.play(seat, greedy.choose(match.observation(seat)))
    seen = asked(match)
    bot = IsmctsBot(1, iterations=1, settings={"advised": "START"}, fast=False)
    assert bot.choose(seen).text == "SHAKE"  # not sure of anything yet
    assert bot.explain(seen)[0].action.text == "SHAKE"
