"""PettingZoo's own tests."""

import pickle
import warnings

import numpy as np
import pytest

import pettingzoo
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from innovation_game.pettingzoo import env, raw_env

TABLES = [{"players": 2}, {"players": 3}, {"players": 4}, {"players": 4, "teams": True}]


@pytest.fixture(params=TABLES, ids=lambda table: "-".join(map(str, table.values())))
def table(request):
    return request.param


def test_api(table):
    with warnings.catch_warnings():
        # It warns of observations in dictionaries, which is how PettingZoo itself passes masks.
        warnings.simplefilter("ignore")
        api_test(env(**table), num_cycles=500)


def test_seeds(table):
    seed_test(lambda: env(**table), num_cycles=200)


def test_parallel(table):
    parallel_api_test(turn_based_aec_to_parallel(RawParallel(**table)), num_cycles=200)


class RawParallel(raw_env):
    """PettingZoo converts only environments that say that they can be."""

    metadata = raw_env.metadata | {"is_parallelizable": True}


def test_render():
    render_test(lambda render_mode: env(render_mode=render_mode))


def test_registered():
    game = pettingzoo.make("aec", "innovation-v1", players=3)
    game.reset(seed=1)
    assert game.num_agents == 3


def test_a_game_with_masks_ends_zero_sum(table):
    game = env(**table)
    game.reset(seed=3)
    totals = dict.fromkeys(game.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        totals[agent] += reward
        if terminated or truncated:
            assert info["outcome"]["winners"]
            game.step(None)
        else:
            game.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    assert abs(sum(totals.values())) < 1e-9


def test_truncation():
    game = raw_env(max_cycles=5)
    game.reset(seed=3)
    for _ in range(5):
        assert not any(game.truncations.values())
        game.step(int(game.observe(game.agent_selection)["action_mask"].argmax()))
    assert all(game.truncations.values()) and not any(game.terminations.values())


def test_an_illegal_action():
    game = raw_env()
    game.reset(seed=3)
    with pytest.raises(ValueError, match="the options are"):
        game.step(0)
    game = env()
    game.reset(seed=3)
    game.step(0)
    assert all(game.terminations.values()) and game.rewards["player_0"] == -1


def test_pickle():
    game = pickle.loads(pickle.dumps(raw_env(players=3)))
    game.reset(seed=1)
    assert game.num_agents == 3
