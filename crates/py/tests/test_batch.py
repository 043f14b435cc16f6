"""Batches of games."""

import numpy as np
import pytest

import innovation_game
from innovation_game import Buffers, Game, VecEnv


def random_actions(buffers, rng):
    noise = rng.random(buffers.masks.shape, dtype=np.float32)
    return (noise * buffers.masks).argmax(axis=1)


def test_a_batch_goes_on_and_on(table):
    """Games begin anew, there is always an option, and rewards come at the end only."""
    env = VecEnv(4, seed=5, **table)
    buffers = Buffers(env)
    env.reset(buffers)
    rng = np.random.default_rng(1)
    over = 0
    for _ in range(400):
        assert ((buffers.masks == 0) | (buffers.masks == 1)).all() and buffers.masks.any(axis=1).all()
        env.step(random_actions(buffers, rng), buffers)
        over += (buffers.done == 1).sum()
        assert np.allclose(buffers.rewards.sum(axis=1), 0)
        assert (buffers.rewards[buffers.done == 0] == 0).all()
    assert over > 0


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(threads):
    envs = [VecEnv(16, players=3, seed=2, threads=count) for count in (1, threads)]
    all_buffers = [Buffers(env) for env in envs]
    rng = np.random.default_rng(1)
    for env, buffers in zip(envs, all_buffers):
        env.reset(buffers)
    for _ in range(100):
        actions = random_actions(all_buffers[0], rng)
        for env, buffers in zip(envs, all_buffers):
            env.step(actions, buffers)
        one, other = all_buffers
        for name in Buffers.__slots__:
            assert (getattr(one, name) == getattr(other, name)).all(), name


def test_floats_are_the_bytes_in_units():
    envs = [VecEnv(3, seed=2), VecEnv(3, seed=2)]
    as_bytes, as_floats = Buffers(envs[0]), Buffers(envs[1], dtype="float32")
    for env, buffers in zip(envs, (as_bytes, as_floats)):
        env.reset(buffers)
        env.step_options(np.array([0, 1, 0]), buffers)
    for part in innovation_game.observation_slices().values():
        block = part["slice"]
        assert np.allclose(as_floats.observations[:, block], as_bytes.observations[:, block] / part["unit"])


def test_a_seed_begins_anew():
    env = VecEnv(4, seed=2)
    buffers, again = Buffers(env), Buffers(env)
    env.reset(buffers, seed=9)
    env.step_options(np.zeros(4, np.int64), again)
    env.reset(again, seed=9)
    assert (buffers.observations == again.observations).all()


def test_opponents_are_bots():
    env = VecEnv(8, seed=2, opponent="easy")
    buffers = Buffers(env)
    env.reset(buffers)
    rng = np.random.default_rng(1)
    results = []
    while len(results) < 20:
        seats = buffers.seats.copy()
        env.step(random_actions(buffers, rng), buffers)
        results += [buffers.rewards[game, seats[game]] for game in np.flatnonzero(buffers.done)]
        assert (buffers.seats == seats)[buffers.done == 0].all()
    assert np.mean(results) < 0, "random players lose to the easy bot"


def test_without_observations_and_truncated():
    env = VecEnv(2, seed=2, observations=False, truncate_after=3)
    buffers = Buffers(env)
    assert buffers.observations is None
    env.reset(buffers)
    done = []
    for _ in range(6):
        env.step_options(np.zeros(2, np.int64), buffers)
        done.append(buffers.done.tolist())
    assert done == [[0, 0], [0, 0], [2, 2]] * 2


def test_wrong_use_says_what_would_be_right():
    env = VecEnv(2, seed=2)
    buffers = Buffers(env)
    env.reset(buffers)
    before = buffers.observations.copy()
    actions = buffers.masks.argmax(axis=1)
    wrong = actions.copy()
    wrong[1] = 0
    cases = [
        (ValueError, "game 1: action 0 is not an option now: the options are [", lambda: env.step(wrong, buffers)),
        (ValueError, "`actions` has 1 numbers: it takes 2", lambda: env.step(actions[:1].copy(), buffers)),
        (ValueError, "there are 2, counted from 0", lambda: env.step_options(np.array([0, 5]), buffers)),
        (TypeError, "int64", lambda: env.step(actions.astype(np.int32), buffers)),
        (TypeError, "int64", lambda: env.step([1, 2], buffers)),
        (ValueError, "at least one", lambda: VecEnv(0)),
        (ValueError, "one of 'random'", lambda: VecEnv(1, opponent="best")),
    ]
    for error, message, do in cases:
        with pytest.raises(error) as raised:
            do()
        assert message in str(raised.value), str(raised.value)
    for name, array in [
        ("masks", np.zeros((2, 388))),
        ("seats", np.zeros(2)),
        ("rewards", np.zeros((2, 2), np.float32)),
        ("done", np.zeros((2, 1), np.uint8)),
        ("observations", np.zeros(3)),
    ]:
        bad = Buffers(env)
        setattr(bad, name, array)
        with pytest.raises(TypeError, match=f"`{name}` must be"):
            env.step(actions, bad)
    bad = Buffers(env)
    bad.masks = np.zeros((2, 776), np.int8)[:, ::2]
    with pytest.raises(ValueError):
        env.step(actions, bad)
    env.reset(buffers)
    assert (buffers.observations == before).all(), "nothing of this has stepped a game"


def test_a_read_only_buffer_is_refused():
    env = VecEnv(1, seed=2)
    buffers = Buffers(env)
    buffers.masks.flags.writeable = False
    with pytest.raises(ValueError):
        env.reset(buffers)
    assert Game(seed=1).num_options == 2
