"""Innovation against bots as a Gymnasium environment.

>>> import gymnasium
>>> import innovation_game.gymnasium
>>> env = gymnasium.make("Innovation-v1", opponent="random")
>>> observation, info = env.reset(seed=1)
>>> observation.shape == env.observation_space.shape, int(info["action_mask"].sum())
(True, 2)

The agent plays one seat, a random one in each game unless ``seat`` names it; bots play the others. The reward is
terminal: 1 for a victory, -1 for a defeat with two players. The options are in ``info["action_mask"]`` and in
``action_masks()``. An action that is not an option loses the game: some libraries sample actions without a mask.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from . import NUM_ACTIONS, OBSERVATION_SIZE, Bot, Game

__all__ = ["InnovationEnv"]


class InnovationEnv(gymnasium.Env):
    """One seat of a game against bots.

    >>> from innovation_game.gymnasium import InnovationEnv
    >>> env = InnovationEnv(opponent="random", players=3, seat=1)
    >>> observation, info = env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.step(env.action_masks().argmax())
    >>> reward, terminated, info["seat"]
    (0.0, False, 1)
    """

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        opponent: str = "easy",
        players: int = 2,
        edition: str = "third",
        miniature: bool = False,
        seat: int | None = None,
        dtype: Literal["uint8", "float32"] = "float32",
        render_mode: Literal["human", "ansi", "svg"] | None = None,
        teams: bool = False,
    ) -> None:
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"no seat {seat}: the seats of this game are 0 to {players - 1}")
        self._game_options: dict[str, Any] = {"players": players, "teams": teams, "edition": edition, "miniature": miniature}
        # Wrong arguments are refused here, not by the first game.
        Game(seed=0, **self._game_options).observation(dtype=dtype)
        Bot(opponent, seed=0)
        self._opponent = opponent
        self._players = players
        self._fixed_seat = seat
        self._dtype = dtype
        self.render_mode: Literal["human", "ansi", "svg"] | None = render_mode
        high = 255 if dtype == "uint8" else 255.0
        self.observation_space = spaces.Box(0, high, (OBSERVATION_SIZE,), np.dtype(dtype).type)
        self.action_space = spaces.Discrete(NUM_ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        """Begins a new game. The seed is that of a generator, which gives the seeds of this and the next games."""
        super().reset(seed=seed)
        over = True
        # A game that the bots end before the agent is asked is dealt again.
        while over:
            self.game = Game(seed=self.np_random, **self._game_options)
            self.seat = int(self.np_random.integers(self._players)) if self._fixed_seat is None else self._fixed_seat
            self._bots = [Bot(self._opponent, seed=self.np_random) for _ in range(self._players)]
            self._let_bots_play()
            over = self.game.is_over
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if self.game.is_over:
            raise ValueError("the game is over: call reset() first")
        if not self.action_masks()[action]:
            return self._observe(), -1.0, True, False, self._info() | {"illegal_action": int(action)}
        self.game.step(int(action))
        self._let_bots_play()
        over = self.game.is_over
        reward = self.game.returns()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, over, False, self._info()

    def action_masks(self) -> np.ndarray:
        """Which actions are options, as sb3-contrib asks for it."""
        return self.game.action_mask().astype(bool)

    def render(self) -> str | None:
        """The table as the agent sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is no render_mode: choose one of human, ansi and svg when the environment is made.")
            return None
        if self.render_mode == "human":
            print(self.game.render("ansi", self.seat))
            return None
        return self.game.render(self.render_mode, self.seat)

    def _let_bots_play(self) -> None:
        game = self.game
        while (player := game.current_player) is not None and player != self.seat:
            game.step(self._bots[player].choose(game))

    def _observe(self) -> np.ndarray:
        return self.game.observation(self.seat, dtype=self._dtype)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.game.action_mask(), "seat": self.seat}
        if self.game.is_over:
            info["outcome"] = self.game.outcome
        return info


gymnasium.register(id="Innovation-v1", entry_point="innovation_game.gymnasium:InnovationEnv")
