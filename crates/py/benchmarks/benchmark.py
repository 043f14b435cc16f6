"""How many decisions a second, on one core: medians of several runs, and other environments beside ours.

    python crates/py/benchmarks/benchmark.py [--seconds 1] [--runs 5]

Environments that are not installed are left out. The rates are for CPU time of this process, so that other programs on
the machine matter less.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time

# One core for everybody. Threads of OpenMP wait by spinning, which counts as CPU time.
for library in ("OMP", "OPENBLAS", "MKL"):
    os.environ[f"{library}_NUM_THREADS"] = "1"

import numpy as np

from innovation_game import Buffers, Game, VecEnv


def rate(play, seconds, runs):
    """The median of the decisions per second of CPU time. ``play`` plays a little, and returns how many decisions that
    were and how many seconds they took."""
    play()
    rates = []
    for _ in range(runs):
        decisions, spent = 0, 0.0
        while spent < seconds:
            more, took = play()
            decisions += more
            spent += took
        rates.append(decisions / spent)
    return statistics.median(rates)


def timed(play):
    """The same with the time of the whole call."""

    def play_timed():
        start = time.process_time()
        decisions = play()
        return decisions, time.process_time() - start

    return play_timed


def clock():
    """What reading the clock twice adds to a measurement. Steps of a batch are as short as a few dozen readings."""
    readings = []
    for _ in range(1000):
        start = time.process_time()
        readings.append(time.process_time() - start)
    return statistics.median(readings)


def batch(games=64, observations=True, dtype="uint8", **options):
    """Steps of a batch with random options. Only the steps are measured, not numpy's choice."""
    env = VecEnv(games, seed=1, observations=observations, **options)
    buffers = Buffers(env, dtype=dtype)
    env.reset(buffers)
    rng = np.random.default_rng(1)
    reading = clock()

    def play():
        options = (rng.random(games) * buffers.masks.sum(axis=1)).astype(np.int64)
        start = time.process_time()
        env.step_options(options, buffers)
        return games, time.process_time() - start - reading

    return play


def fastcatan_batch(games=64):
    """The same with fastcatan, which needs Python 3.12. It writes masks, and has no observations for batches."""
    import fastcatan

    env = fastcatan.BatchedEnv(games, seed=1)
    env.reset()
    masks = np.zeros((games, fastcatan.MASK_WORDS), np.uint64)
    done = np.zeros(games, np.uint8)
    env.write_masks(masks)
    rng = np.random.default_rng(1)
    reading = clock()

    def play():
        sums = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little").cumsum(axis=1)
        actions = (sums > rng.random((games, 1)) * sums[:, -1:]).argmax(axis=1).astype(np.uint32)
        start = time.process_time()
        env.step_autoreset(actions, done)
        env.write_masks(masks)
        return games, time.process_time() - start - reading

    return play


def single(observe=False):
    game = Game(seed=1)
    numbers = random.Random(1)
    seeds = iter(range(2, 1 << 62))

    def play():
        nonlocal game
        pick, decisions = numbers.random, 1000
        for _ in range(decisions):
            if game.is_over:
                game = Game(seed=next(seeds))
            game.answer(int(pick() * game.num_options))
            if observe and not game.is_over:
                game.observation()
        return decisions

    return timed(play)


def pettingzoo_raw(observe=False):
    from innovation_game.pettingzoo import raw_env

    env = raw_env()
    env.reset(seed=1)
    numbers = random.Random(1)

    def play():
        for _ in range(500):
            if env.game.is_over:
                env.reset()
            if observe:
                env.last()
            env.step(numbers.choice(env.game.legal_actions()))
        return 500

    return timed(play)


def openspiel(name, observe=False, params=None):
    import pyspiel
    from open_spiel.python.observation import make_observation

    import innovation_game.openspiel  # noqa: F401

    game = pyspiel.load_game(name, params or {})
    observation = make_observation(game) if observe else None
    numbers = random.Random(1)

    def play():
        decisions = 0
        while decisions < 300:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(numbers.choice(outcomes)[0])
                    continue
                state.apply_action(numbers.choice(state.legal_actions()))
                decisions += 1
                if observation is not None and not state.is_terminal() and not state.is_chance_node():
                    observation.set_from(state, state.current_player())
        return decisions

    return timed(play)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each run")
    parser.add_argument("--runs", type=int, default=5, help="how many runs the median is of")
    arguments = parser.parse_args()
    deals = {"deals": 10}
    rows = [
        ("VecEnv(64), observation and mask", batch),
        ("VecEnv(64), float32", lambda: batch(dtype="float32")),
        ("VecEnv(64), mask only", lambda: batch(observations=False)),
        ("VecEnv(64), four players", lambda: batch(players=4)),
        ("fastcatan's BatchedEnv(64), mask only", fastcatan_batch),
        ("one Game in a loop", single),
        ("one Game with observations", lambda: single(observe=True)),
        ("PettingZoo raw_env", pettingzoo_raw),
        ("PettingZoo raw_env, last()", lambda: pettingzoo_raw(observe=True)),
        ("OpenSpiel", lambda: openspiel("python_innovation", params=deals)),
        ("OpenSpiel, make_observation", lambda: openspiel("python_innovation", observe=True, params=deals)),
        ("OpenSpiel's leduc_poker", lambda: openspiel("leduc_poker")),
        ("OpenSpiel's leduc_poker, make_observation", lambda: openspiel("leduc_poker", observe=True)),
        ("OpenSpiel's gin_rummy", lambda: openspiel("gin_rummy")),
        ("OpenSpiel's chess", lambda: openspiel("chess")),
    ]
    print(f"{'':45}{'decisions a second':>20}")
    for name, make in rows:
        try:
            made = make()
        except ImportError as error:
            print(f"{name:45}{'not installed: ' + str(error.name):>20}")
            continue
        print(f"{name:45}{rate(made, arguments.seconds, arguments.runs):20,.0f}", flush=True)


if __name__ == "__main__":
    main()
