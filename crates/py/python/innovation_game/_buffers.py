"""The memory that a batch writes to."""

from __future__ import annotations

import numpy as np

from ._native import NUM_ACTIONS, OBSERVATION_SIZE, VecEnv


class Buffers:
    """The arrays that a ``VecEnv`` writes to, with a row for each game.

    Each of them can be replaced by an array of the same shape and dtype, for example one in shared memory.

    >>> from innovation_game import Buffers, VecEnv
    >>> Buffers(VecEnv(4, seed=1), dtype="float32").observations.dtype
    dtype('float32')
    """

    __slots__ = {
        "observations": "What the asked seat of each game knows; None if the batch has no observations.",
        "masks": "1 for every option, int8.",
        "seats": "Who is asked, int8.",
        "rewards": "What each seat of a game got, if the game is over, float64.",
        "done": "0: the game goes on; 1: it is over, and another one began; 2: it was truncated. uint8.",
    }

    observations: np.ndarray | None
    masks: np.ndarray
    seats: np.ndarray
    rewards: np.ndarray
    done: np.ndarray

    def __init__(self, env: VecEnv, dtype: str = "uint8") -> None:
        games = len(env)
        self.observations = np.zeros((games, OBSERVATION_SIZE), dtype) if env.observes else None
        self.masks = np.zeros((games, NUM_ACTIONS), np.int8)
        self.seats = np.zeros(games, np.int8)
        self.rewards = np.zeros((games, env.players), np.float64)
        self.done = np.zeros(games, np.uint8)
