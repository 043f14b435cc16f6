"""Gymnasium's own tests."""

import warnings

import numpy as np
import pytest

import gymnasium
from gymnasium.utils.env_checker import check_env

from innovation_game.gymnasium import InnovationEnv

TABLES = [{}, {"players": 3}, {"players": 4}, {"players": 4, "teams": True}, {"miniature": True}]


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
@pytest.mark.parametrize("options", TABLES)
def test_check_env(dtype, options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(InnovationEnv(opponent="random", dtype=dtype, **options), skip_render_check=True)


@pytest.mark.parametrize("dtype", ["uint8", "float32"])
@pytest.mark.parametrize("options", TABLES)
def test_stable_baselines_check_env(dtype, options):
    """Not in CI, because torch is a download of gigabytes: `pip install sb3-contrib==2.9.2` into the environment of
    crates/py/test, and run it again."""
    sb3 = pytest.importorskip("stable_baselines3.common.env_checker", reason="needs torch: pip install sb3-contrib==2.9.2")
    sb3.check_env(InnovationEnv(opponent="random", dtype=dtype, **options))


def test_maskable_ppo_learns_a_little():
    """sb3-contrib finds the masks, also in a vector of environments."""
    contrib = pytest.importorskip("sb3_contrib", reason="needs torch: pip install sb3-contrib==2.9.2")
    model = contrib.MaskablePPO("MlpPolicy", InnovationEnv(opponent="random", dtype="float32"), n_steps=64, batch_size=32, n_epochs=1)
    model.learn(128)
    env = InnovationEnv(opponent="random", dtype="float32")
    observation, info = env.reset(seed=1)
    action, _ = model.predict(observation, action_masks=info["action_mask"])
    assert info["action_mask"][action] == 1


def test_a_game_against_a_bot():
    env = gymnasium.make("Innovation-v1", opponent="easy", players=3)
    observation, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    terminated = False
    while not terminated:
        assert env.observation_space.contains(observation)
        mask = info["action_mask"]
        assert (env.unwrapped.action_masks() == mask).all()
        assert env.action_space.contains(env.action_space.sample(mask))
        observation, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(mask)))
        assert not truncated
    assert reward in (1.0, 0.5, 0.0, -0.5, -1.0) and info["outcome"]["winners"]


def test_the_same_seed_gives_the_same_game():
    env = InnovationEnv(opponent="greedy")
    one, _ = env.reset(seed=4)
    other, _ = env.reset(seed=4)
    third, _ = env.reset()
    assert (one == other).all() and (one != third).any()


def test_an_illegal_action_loses():
    env = InnovationEnv(opponent="random", seat=0)
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(0)
    assert (reward, terminated, info["illegal_action"]) == (-1.0, True, 0)
    for wrong, message in [
        ({"seat": 2}, "the seats of this game are 0 to 1"),
        ({"opponent": "best"}, "one of 'random'"),
        ({"dtype": "int8"}, "'uint8' or 'float32'"),
        ({"players": 5}, "the game is for 2 to 4"),
    ]:
        with pytest.raises(ValueError, match=message):
            InnovationEnv(**wrong)


def test_rendering():
    for mode in ("ansi", "svg"):
        env = gymnasium.make("Innovation-v1", opponent="random", render_mode=mode)
        env.reset(seed=1)
        assert len(env.render()) > 100
