"""OpenSpiel's own tests and algorithms."""

import random

import numpy as np
import pytest

import pyspiel
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

import innovation_game
import innovation_game.openspiel  # noqa: F401, registers the game

TABLES = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "teams": True},
    {"players": 2, "miniature": True},
]


def load(**params):
    return pyspiel.load_game("python_innovation", {"deals": 100} | params)


def play(game, seed, answers=None):
    """A random game, or its first answers."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(rng.randrange(100))
    while not state.is_terminal() and (answers is None or answers > 0):
        state.apply_action(rng.choice(state.legal_actions()))
        answers = None if answers is None else answers - 1
    return state


@pytest.mark.parametrize("params", TABLES, ids=str)
def test_random_simulations(params):
    pyspiel.random_sim_test(load(**params), num_sims=3, serialize=True, verbose=False)


def test_states_are_strings_and_tensors():
    game = load()
    state = play(game, 1, answers=30)
    player = state.current_player()
    observation = make_observation(game)
    observation.set_from(state, player)
    assert observation.tensor.shape == (innovation_game.OBSERVATION_SIZE,)
    assert np.allclose(observation.tensor, state.game.observation(player, dtype="float32"))
    assert state.information_state_string(player) == state.game.information_state(player)
    assert observation.string_from(state, player).startswith("{")
    for action in state.legal_actions():
        assert state.action_to_string(player, action)
    assert len(str(state)) > 100


def test_resampling_keeps_the_information_state():
    game = load()
    rng = random.Random(1)
    for seed in range(10):
        state = play(game, seed, answers=20)
        if state.is_terminal():
            continue
        player = state.current_player()
        sample = state.resample_from_infostate(player, rng.random)
        assert sample.information_state_string(player) == state.information_state_string(player)
        assert sample.legal_actions() == state.legal_actions()
        assert state.clone().information_state_string(player) == state.information_state_string(player)


@pytest.mark.parametrize("miniature", [False, True])
def test_ismcts(miniature):
    game = load(miniature=miniature)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=5 if miniature else 2,
        random_state=np.random.RandomState(1),
    )
    state = play(game, 1, answers=0)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("miniature", [False, True])
def test_mcts(miniature):
    game = load(miniature=miniature)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=np.random.RandomState(1))
    state = play(game, 1, answers=0)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


def test_outcome_sampling():
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(miniature=True, deals=1))
    for _ in range(3):
        solver.iteration()
    assert solver.average_policy()


def test_playthrough():
    text = generate_playthrough.playthrough("python_innovation(miniature=True,deals=2)", None, seed=1)
    assert "IsTerminal() = True" in text and "Returns()" in text


def test_wrong_parameters():
    with pytest.raises(Exception, match="teams need four"):
        load(players=2, teams=True)
