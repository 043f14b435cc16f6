"""How many decisions a second, on one core: medians of several runs, and other environments beside ours.

    python crates/py/benchmarks/benchmark.py [--seconds 1] [--runs 5]

Environments that are not installed are left out. The rates are for CPU time of this process, so that other programs on
the machine matter less.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time

import numpy as np

from innovation_game import Buffers, Game, VecEnv


def rate(play, seconds, runs):
    """The median of the decisions per second of CPU time. ``play`` plays a little and returns how many decisions."""
    play()
    rates = []
    for _ in range(runs):
        start, decisions = time.process_time(), 0
        while (spent := time.process_time() - start) < seconds:
            decisions += play()
        rates.append(decisions / spent)
    return statistics.median(rates)


def batch(games, observations, steps=64, dtype="uint8", **options):
    """Steps of a batch, with options chosen by cheap numbers: what is measured is ours, not numpy's choice."""
    env = VecEnv(games, seed=1, observations=observations, **options)
    buffers = Buffers(env, dtype=dtype)
    env.reset(buffers)
    indices = np.zeros(games, np.int64)
    numbers = random.Random(1)

    def play():
        for _ in range(steps):
            # Every question has at least one option; 0 is the first, and half of the questions get their second one.
            np.minimum(buffers.masks.sum(axis=1) - 1, numbers.randrange(6), out=indices)
            env.step_options(indices, buffers)
        return games * steps

    def alone():
        for _ in range(steps):
            np.minimum(buffers.masks.sum(axis=1) - 1, numbers.randrange(6), out=indices)

    return play, alone, games * steps


def measure_batch(arguments, **options):
    """The rate of the steps alone: the time for choosing is measured without steps, and taken off."""
    play, alone, decisions = batch(**options)
    whole = rate(play, arguments.seconds, arguments.runs)
    start, count = time.process_time(), 0
    while (spent := time.process_time() - start) < arguments.seconds / 2:
        alone()
        count += decisions
    choosing = spent / count
    return 1 / max(1 / whole - choosing, 1e-12)


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

    return play


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

    return play


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

    return play


    raise ImportError("fastcatan is measured by its own script: it has no Python batch interface in this version")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time of each run")
    parser.add_argument("--runs", type=int, default=5, help="how many runs the median is of")
    arguments = parser.parse_args()
    deals = {"deals": 10}
    rows = [
        ("VecEnv(64), observation and mask", lambda: measure_batch(arguments, games=64, observations=True)),
        ("VecEnv(64), float32", lambda: measure_batch(arguments, games=64, observations=True, dtype="float32")),
        ("VecEnv(64), mask only", lambda: measure_batch(arguments, games=64, observations=False)),
        ("VecEnv(64), four players", lambda: measure_batch(arguments, games=64, observations=True, players=4)),
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
        found = made if isinstance(made, float) else rate(made, arguments.seconds, arguments.runs)
        print(f"{name:45}{found:20,.0f}", flush=True)


if __name__ == "__main__":
    main()
