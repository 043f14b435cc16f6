#!/usr/bin/env python3
"""Self-play PPO in one file, in the manner of CleanRL, with numpy alone.

    python crates/py/examples/train_ppo.py --minutes 2 --save network.npz
    python crates/py/examples/train_ppo.py --evaluate network.npz --opponent beginner --games 400

One network plays all seats of a batch of games. It is trained by proximal policy optimization (Schulman and others,
2017) with generalized advantage estimation. Since rewards come only at the end, the steps of each seat are kept apart: the
next state of a step is the next question to the same seat. The last events of the observation are left out, so that
play_network.py can play from a view alone.

What is learned of one card helps with the others: the weights of a card are its own plus a share for each of its facts,
which are its age, color, icons and whether it demands.
"""

from __future__ import annotations

import argparse
import os
import time

# One core: threads of BLAS wait by spinning, which counts as CPU time.
for library in ("OMP", "OPENBLAS", "MKL"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

import numpy as np

import innovation_game
from innovation_game import Buffers, VecEnv

PLAYERS = 2
ACTIONS = innovation_game.NUM_ACTIONS
OPPONENTS = ("random", "easy")


def columns():
    """The numbers of an observation that the network sees: all but the events and the seats at which nobody sits."""
    seen = np.ones(innovation_game.OBSERVATION_SIZE, bool)
    for name, part in innovation_game.observation_slices().items():
        numbers = seen[part["slice"]].reshape(part["shape"])
        if name == "cards":
            numbers[:, 4 * PLAYERS : 16] = False
        elif name == "events":
            numbers[:] = False
        elif len(numbers) == 4 and name != "effect":
            numbers[PLAYERS:] = False
    return np.flatnonzero(seen)


def card_facts():
    """A row for each card: its age, its color, its icons, the icon of its Dogma, and whether it demands."""
    colors, icons = ("red", "yellow", "green", "blue", "purple"), ("castle", "crown", "leaf", "lightbulb", "factory", "clock")

    def facts(card):
        return [
            *(card["age"] == age for age in range(1, 11)),
            *(card["color"] == color for color in colors),
            *(card["icons"].count(icon) / 2 for icon in icons),
            *(card["dogma_icon"] == icon for icon in icons),
            any(effect["demand"] for effect in card["effects"]),
        ]

    return np.array([facts(card) for card in innovation_game.cards()], np.float32)


def action_facts(cards):
    """A row for each action: which kind it is, and the facts of its card, apart for each kind."""
    blocks = [np.array(ids) for ids, _ in innovation_game.action_blocks().values()]
    facts = np.zeros((ACTIONS, len(blocks)), np.float32)
    for kind, ids in enumerate(blocks):
        facts[ids, kind] = 1
    for ids in blocks:
        if len(ids) == len(cards):
            more = np.zeros((ACTIONS, cards.shape[1]), np.float32)
            more[ids] = cards
            facts = np.hstack([facts, more])
    return facts


COLUMNS = columns()
INPUTS = len(COLUMNS)
CARD_FACTS = card_facts()
ACTION_FACTS = action_facts(CARD_FACTS)
# The first inputs: for each card, where it is.
ZONES = 4 * PLAYERS + 3
CELLS = len(CARD_FACTS) * ZONES


class Network:
    """Two hidden layers, then logits of all actions and a value."""

    def __init__(self, hidden=128, seed=1):
        rng = np.random.default_rng(seed)

        def layer(inputs, outputs, gain):
            return (rng.standard_normal((inputs, outputs)) * gain / np.sqrt(inputs)).astype(np.float32)

        self.weights = {
            "f1": layer(CARD_FACTS.shape[1], ZONES * hidden, 0.3),
            "w1": layer(INPUTS, hidden, 3.0),
            "b1": np.zeros(hidden, np.float32),
            "w2": layer(hidden, hidden, 1.4),
            "b2": np.zeros(hidden, np.float32),
            "fp": np.zeros((ACTION_FACTS.shape[1], hidden), np.float32),
            "wp": layer(hidden, ACTIONS, 0.01),
            "bp": np.zeros(ACTIONS, np.float32),
            "wv": layer(hidden, 1, 0.1),
            "bv": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0
        self.sums = None

    def summed(self):
        """The weights of the first and the last layer: those of each card and action, plus those of its facts."""
        if self.sums is None:
            w = self.weights
            first = w["w1"].copy()
            first[:CELLS] += (CARD_FACTS @ w["f1"]).reshape(CELLS, -1)
            self.sums = first, w["wp"] + (ACTION_FACTS @ w["fp"]).T
        return self.sums

    def forward(self, inputs, masks):
        """The hidden layers, the probability of each action, and the value."""
        w, (w1, wp) = self.weights, self.summed()
        one = np.maximum(inputs @ w1 + w["b1"], 0)
        two = np.maximum(one @ w["w2"] + w["b2"], 0)
        logits = np.where(masks > 0, two @ wp + w["bp"], -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return one, two, chances, (two @ w["wv"] + w["bv"])[:, 0]

    def update(self, gradients, rate):
        """A step of Adam, with the norm of the gradient limited to 0.5."""
        norm = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        scale = min(1.0, 0.5 / (norm + 1e-8))
        self.updates += 1
        self.sums = None
        for name, gradient in gradients.items():
            gradient = gradient * scale
            self.first[name] = 0.9 * self.first[name] + 0.1 * gradient
            self.second[name] = 0.999 * self.second[name] + 0.001 * gradient**2
            first = self.first[name] / (1 - 0.9**self.updates)
            second = self.second[name] / (1 - 0.999**self.updates)
            self.weights[name] -= rate * first / (np.sqrt(second) + 1e-5)

    def save(self, path):
        np.savez(path, version=innovation_game.OBSERVATION_VERSION, **self.weights)

    @staticmethod
    def load(path):
        with np.load(path) as file:
            if int(file["version"]) != innovation_game.OBSERVATION_VERSION:
                raise ValueError(f"{path} was trained on observations of version {file['version']}: train it anew")
            network = Network(hidden=len(file["b1"]))
            network.weights = {name: file[name] for name in network.weights}
        return network


def choose(chances, rng):
    """An action of each row, at random."""
    sums = chances.cumsum(axis=1)
    picks = rng.random((len(chances), 1), dtype=np.float32) * sums[:, -1:]
    return (sums > picks).argmax(axis=1)


class Rollout:
    """The steps that an update is made from: ``steps`` of each game."""

    def __init__(self, steps, games, players):
        self.inputs = np.zeros((steps, games, INPUTS), np.float32)
        self.masks = np.zeros((steps, games, ACTIONS), np.int8)
        self.seats = np.zeros((steps, games), np.int8)
        self.actions = np.zeros((steps, games), np.int64)
        self.chances = np.zeros((steps, games), np.float32)
        self.values = np.zeros((steps, games), np.float32)
        self.rewards = np.zeros((steps, games, players), np.float32)
        self.done = np.zeros((steps, games), bool)

    def play(self, env, buffers, network, rng):
        """Plays on, and returns the advantage of each step."""
        games = np.arange(len(env))
        for step in range(len(self.done)):
            self.inputs[step] = buffers.observations[:, COLUMNS]
            self.masks[step], self.seats[step] = buffers.masks, buffers.seats
            _, _, chances, self.values[step] = network.forward(self.inputs[step], buffers.masks)
            self.actions[step] = choose(chances, rng)
            self.chances[step] = chances[games, self.actions[step]]
            env.step(self.actions[step], buffers)
            self.rewards[step], self.done[step] = buffers.rewards, buffers.done > 0
        _, _, _, value = network.forward(buffers.observations[:, COLUMNS], buffers.masks)
        return self.advantages(value, buffers.seats)

    def advantages(self, value, seats):
        """Generalized advantage estimation. The steps of a seat follow each other, whoever answered in between."""
        games, players = np.arange(self.done.shape[1]), self.rewards.shape[2]
        # What each seat gets after the steps seen so far. The game is zero-sum: what the asked seat hopes for is the
        # loss of the others.
        following = np.repeat(-value[:, None] / (players - 1), players, axis=1)
        following[games, seats] = value
        later = np.zeros_like(following)
        advantages = np.zeros_like(self.values)
        for step in reversed(range(len(self.done))):
            over = self.done[step]
            following[over], later[over] = self.rewards[step][over], 0
            seat = self.seats[step]
            error = following[games, seat] - self.values[step]
            advantages[step] = later[games, seat] = error + 0.95 * later[games, seat]
            following[games, seat] = self.values[step]
        return advantages


def train(arguments):
    rng = np.random.default_rng(arguments.seed)
    env = VecEnv(arguments.batch, seed=arguments.seed, miniature=arguments.miniature)
    buffers = Buffers(env, dtype="float32")
    env.reset(buffers)
    network = Network(seed=arguments.seed)
    rollout = Rollout(arguments.steps, len(env), env.players)
    limit, start, steps, games = 60 * arguments.minutes, time.process_time(), 0, 0
    shown = start
    while (spent := time.process_time() - start) < limit:
        advantages = rollout.play(env, buffers, network, rng)
        steps += rollout.done.size
        games += rollout.done.sum()
        # The learning rate falls to a tenth.
        learn(network, rollout, advantages, arguments.rate * (1 - 0.9 * spent / limit), rng)
        if arguments.curve and (pause := time.process_time()) - shown > arguments.curve:
            results = [evaluate(network, opponent, 200, miniature=arguments.miniature) for opponent in OPPONENTS]
            shares = ", ".join(f"{share:.1%} against {name}" for name, (share, _) in zip(OPPONENTS, results))
            print(f"{pause - start:5.0f} s {steps:9,} steps {games:7,} games: wins {shares}", flush=True)
            # The evaluation is not training.
            shown = time.process_time()
            start += shown - pause
    if arguments.save:
        network.save(arguments.save)
        print(f"saved {arguments.save}")
    return network


def learn(network, rollout, advantages, rate, rng):
    """Two passes over the steps, in small batches."""
    targets = (advantages + rollout.values).ravel()
    advantages = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).ravel()
    count = len(targets)
    inputs, masks = rollout.inputs.reshape(count, -1), rollout.masks.reshape(count, -1)
    actions, chances = rollout.actions.ravel(), rollout.chances.ravel()
    for _ in range(2):
        for rows in np.split(rng.permutation(count), range(512, count, 512)):
            batch = (part[rows] for part in (inputs, masks, actions, chances, advantages, targets))
            network.update(gradients(network, *batch), rate)


def gradients(network, inputs, masks, actions, old, advantages, targets):
    """The gradients of the clipped objective, the value error and the entropy."""
    w, (_, wp) = network.weights, network.summed()
    one, two, chances, values = network.forward(inputs, masks)
    rows, count = np.arange(len(actions)), len(actions)
    ratio = chances[rows, actions] / old
    clipped = ((ratio > 1.2) & (advantages > 0)) | ((ratio < 0.8) & (advantages < 0))
    strength = np.where(clipped, 0.0, -ratio * advantages) / count
    # The derivative of log softmax, times the strength of each row.
    d_logits = -chances * strength[:, None]
    d_logits[rows, actions] += strength
    logs = np.log(np.maximum(chances, 1e-9))
    entropy = -(chances * logs).sum(axis=1, keepdims=True)
    d_logits += 0.01 / count * chances * (logs + entropy)
    d_values = (values - targets)[:, None] * (0.5 / count)
    d_two = (d_logits @ wp.T + d_values @ w["wv"].T) * (two > 0)
    d_one = (d_two @ w["w2"].T) * (one > 0)
    d_w1, d_wp = inputs.T @ d_one, two.T @ d_logits
    return {
        "f1": CARD_FACTS.T @ d_w1[:CELLS].reshape(len(CARD_FACTS), -1),
        "w1": d_w1,
        "b1": d_one.sum(axis=0),
        "w2": one.T @ d_two,
        "b2": d_two.sum(axis=0),
        "fp": ACTION_FACTS.T @ d_wp.T,
        "wp": d_wp,
        "bp": d_logits.sum(axis=0),
        "wv": two.T @ d_values,
        "bv": d_values.sum(axis=0),
    }


def evaluate(network, opponent, games, seed=99, miniature=False):
    """The share of games that the network wins against a bot, draws as half."""
    env = VecEnv(64, seed=seed, opponent=opponent, miniature=miniature)
    buffers = Buffers(env, dtype="float32")
    env.reset(buffers)
    results = []
    # The first games of each lane only: otherwise short games would count more often.
    left = np.full(len(env), -(-games // len(env)))
    while left.any():
        seats = buffers.seats.copy()
        _, _, chances, _ = network.forward(buffers.observations[:, COLUMNS], buffers.masks)
        env.step(chances.argmax(axis=1), buffers)
        for game in np.flatnonzero(buffers.done):
            if left[game]:
                left[game] -= 1
                results.append((buffers.rewards[game, seats[game]] + 1) / 2)
    return float(np.mean(results)), len(results)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=2.0, help="CPU time for training")
    parser.add_argument("--batch", type=int, default=64, help="how many games are played together")
    parser.add_argument("--steps", type=int, default=64, help="how many steps of each game an update is made from")
    parser.add_argument("--curve", type=float, help="evaluate after every so many seconds of CPU time")
    parser.add_argument("--rate", type=float, default=7e-4, help="the learning rate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--miniature", action="store_true", help="the small game of three ages")
    parser.add_argument("--save", help="where to write the network")
    parser.add_argument("--evaluate", metavar="NETWORK", help="evaluate this network instead of training one")
    parser.add_argument("--opponent", action="append", help="bots to evaluate against (default: random and easy)")
    parser.add_argument("--games", type=int, default=256, help="games of an evaluation")
    arguments = parser.parse_args()
    network = Network.load(arguments.evaluate) if arguments.evaluate else train(arguments)
    for opponent in arguments.opponent or OPPONENTS:
        share, games = evaluate(network, opponent, arguments.games, miniature=arguments.miniature)
        print(f"wins {share:.1%} of {games} games against {opponent}")


if __name__ == "__main__":
    main()
