"""The games in OpenSpiel under its own tests, and what they do not look at."""

import pickle
import random
import unittest

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

import safehouse as sh
from envs.cases import BRIEF, CASES, GAMES, ready
from safehouse.envs import openspiel_game

each_case = pytest.mark.parametrize(("game", "seats"), CASES)
each_game = pytest.mark.parametrize("game", GAMES)

SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def at_random(state, rng, steps=10**6):
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1) < 1e-9
            state.apply_action(rng.choices(actions, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@each_case
def test_random_sim(game, seats):
    limit = 10_000 if game == "inkognito" else 60
    pyspiel.random_sim_test(
        openspiel_game(game, seats=seats, limit=limit, memory=16, **BRIEF[game]),
        num_sims=1,
        serialize=True,
        verbose=False,
    )


@pytest.mark.full
@each_case
def test_random_sim_of_whole_games(game, seats):
    pyspiel.random_sim_test(openspiel_game(game, seats=seats), num_sims=2, serialize=True, verbose=False)


@each_case
def test_api(game, seats):
    """OpenSpiel's partial-tree API tests, as it makes them for each of its own games."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    loaded = openspiel_game(game, seats=seats, memory=16, **BRIEF[game])
    members = {"game": loaded, "game_name": str(loaded), "sample_size": None}
    case = type(f"Api_{game}_{seats}", (api_test.EnforceAPIOnPartialTreeBase,), members)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures, (result.errors + result.failures)[0][1]


@each_case
def test_whole_games(game, seats):
    loaded = openspiel_game(game, seats=seats, **BRIEF[game])
    state = at_random(loaded.new_initial_state(), random.Random(seats))
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    match = sh.new_match(game, seats=seats, chance="manual", **BRIEF[game])
    actions = match.edition.actions
    for step in state.full_history():
        if step.player == pyspiel.PlayerId.CHANCE:
            match.play(sh.CHANCE, step.action + actions.size)
        else:
            match.play(step.player, step.action)
    assert match.over
    won = match.winners
    expected = [0.0] * seats if len(won) in (0, seats) else [1.0 if seat in won else -1.0 for seat in range(seats)]
    assert state.returns() == expected
    kinds = pyspiel.GameType.Utility
    assert loaded.get_type().utility == (kinds.ZERO_SUM if seats == 2 else kinds.GENERAL_SUM)


@each_case
def test_resampled_states_look_the_same_to_the_player(game, seats):
    state = openspiel_game(game, seats=seats, **BRIEF[game]).new_initial_state()
    rng = random.Random(seats)
    differ = False
    for _ in range(40):
        at_random(state, rng, 5)
        if state.is_terminal():
            break
        for player in range(seats):
            world = state.resample_from_infostate(player, SAMPLER)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_string(player) == state.observation_string(player)
            if state.current_player() == player:
                assert world.current_player() == player
                assert world.legal_actions() == state.legal_actions()
            differ |= any(
                world.observation_string(other) != state.observation_string(other)
                for other in range(seats)
                if other != player
            )
        world = state.resample_from_infostate(rng.randrange(seats), SAMPLER)
        assert at_random(world, rng).is_terminal()
    assert differ == (game != "spyconnection")


@each_game
def test_copies_go_their_own_way(game):
    loaded = openspiel_game(game, **BRIEF[game])
    state = at_random(loaded.new_initial_state(), random.Random(1), 10)
    assert not state.is_terminal()
    before = str(state), state.history(), state.information_state_string(0)
    copy = state.clone()
    at_random(copy, random.Random(2))
    assert (str(state), state.history(), state.information_state_string(0)) == before
    same_game, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))
    assert str(same_game) == str(loaded)
    assert (str(stored), stored.history(), stored.information_state_string(0)) == before
    ends = [at_random(one, random.Random(3)) for one in (state, stored)]
    assert ends[0].history() == ends[1].history()
    assert str(ends[0]) == str(ends[1])
    assert str(pickle.loads(pickle.dumps(loaded))) == str(loaded)  # noqa: S301


@each_game
def test_named_parts(game):
    loaded = openspiel_game(game, memory=8, **BRIEF[game])
    state = at_random(loaded.new_initial_state(), random.Random(4), 30)
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    observer = loaded.make_py_observer(recall)
    observer.set_from(state, 1)
    assert observer.dict["seat"].tolist() == [1.0]
    assert observer.dict["story"].shape == (8, 5)
    assert observer.dict["seats"].tolist() == [loaded.num_players()]
    seen = state.play.seen_by(1)
    assert observer.dict["seen"].tolist() == [len(seen)]
    assert observer.dict["story"][0].tolist()[1:] == list(seen[-1][2:])
    assert sum(part.size for part in observer.dict.values()) == loaded.information_state_tensor_size()
    assert np.concatenate([part.ravel() for part in observer.dict.values()]).tolist() == observer.tensor.tolist()
    assert observer.tensor.tolist() == state.information_state_tensor(1)


def test_public_and_private_information():
    ready("inkognito")
    loaded = openspiel_game("inkognito", seats=4)
    state = at_random(loaded.new_initial_state(), random.Random(4), 12)
    kinds = pyspiel.PrivateInfoType
    public = loaded.make_py_observer(pyspiel.IIGObservationType(True, False, kinds.NONE))
    private = loaded.make_py_observer(pyspiel.IIGObservationType(False, False, kinds.SINGLE_PLAYER))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    own = [private.string_from(state, seat) for seat in range(4)]
    assert len(set(own)) == 4
    assert all("identity" in text or "word" in text for text in own)
    with pytest.raises(ValueError, match="all seats"):
        loaded.make_py_observer(pyspiel.IIGObservationType(True, False, kinds.ALL_PLAYERS))
    with pytest.raises(ValueError, match="no parameters"):
        loaded.make_py_observer(None, {"a": 1})


def test_own_secret_choices_are_part_of_the_information_state():
    """Estoril: which card a seat has chosen is known to itself alone, and it remembers having chosen it."""
    ready("estoril")
    state = openspiel_game("estoril", seats=2).new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        at_random(state, rng, 1)
    player = state.current_player()
    other = 1 - player
    children = [state.child(action) for action in state.legal_actions()[:2]]
    mine = [child.information_state_string(player) for child in children]
    theirs = [child.information_state_string(other) for child in children]
    assert mine[0] != mine[1]
    assert theirs[0] == theirs[1]


@each_game
def test_python_ismcts_plays_it(game):
    """OpenSpiel's own search over our states: it resamples, clones and looks up information states."""
    loaded = openspiel_game(game, **BRIEF[game])
    state = at_random(loaded.new_initial_state(), random.Random(5), 12)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        at_random(state, random.Random(6), 1)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_games_can_be_loaded_by_name():
    ready("spyconnection")
    ready("estoril")
    loaded = pyspiel.load_game("python_safehouse_spyconnection(seats=3,first_player=1,turn_limit=40)")
    assert loaded.num_players() == 3
    assert loaded.config.options["first_player"] == 1
    assert loaded.config.options["turn_limit"] == 40
    assert pyspiel.load_game("python_safehouse_spyconnection").config.options["first_player"] == "random"
    assert openspiel_game("estoril", white_disc_limit=5).config.options["white_disc_limit"] == 5
    assert openspiel_game("estoril").config.options["white_disc_limit"] is None


def test_a_game_that_lasts_too_long_is_cut():
    ready("spyconnection")
    loaded = openspiel_game("spyconnection", seats=2, limit=7)
    assert loaded.max_game_length() == 7
    state = at_random(loaded.new_initial_state(), random.Random(1))
    assert sum(step.player >= 0 for step in state.full_history()) == 7
    assert state.legal_actions() == []
    assert state.returns() == [0.0, 0.0]
