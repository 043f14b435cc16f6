"""Innovation as a PettingZoo environment (AEC).

>>> from innovation_game.pettingzoo import env
>>> game = env(players=3)
>>> game.reset(seed=1)
>>> game.agent_selection
'player_0'

Every agent observes ``{"observation": uint8, "action_mask": int8}``. Rewards are terminal and zero-sum. ``max_cycles``
truncates a game after so many answers. After this module is imported, ``pettingzoo.make("aec", "innovation-v1")``
makes the same environment.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import NUM_ACTIONS, OBSERVATION_SIZE, Game

__all__ = ["env", "raw_env"]


def env(**arguments: Any) -> AECEnv:
    """The environment with PettingZoo's usual checks. An illegal action ends the game with -1 for its agent.

    >>> from innovation_game.pettingzoo import env
    >>> game = env(players=4, teams=True, max_cycles=1000, render_mode="ansi")
    >>> game.reset(seed=1)
    >>> for agent in game.agent_iter():
    ...     observation, reward, termination, truncation, info = game.last()
    ...     game.step(None if termination or truncation else int(observation["action_mask"].argmax()))
    """
    game: AECEnv = raw_env(**arguments)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=-1)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return wrappers.OrderEnforcingWrapper(game)


class raw_env(AECEnv, EzPickle):  # noqa: N801, the name that PettingZoo expects
    """The environment without checks. An illegal action raises a ``ValueError``.

    >>> from innovation_game.pettingzoo import raw_env
    >>> game = raw_env()
    >>> game.reset(seed=1)
    >>> game.step(0)
    Traceback (most recent call last):
    ValueError: action 0 is not an option now: the options are [220, 230]
    """

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "svg"],
        "name": "innovation_v1",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 2,
        teams: bool = False,
        edition: str = "third",
        miniature: bool = False,
        max_cycles: int | None = None,
        render_mode: Literal["human", "ansi", "svg"] | None = None,
    ) -> None:
        EzPickle.__init__(self, players, teams, edition, miniature, max_cycles, render_mode)
        super().__init__()
        self._game_options: dict[str, Any] = {
            "players": players,
            "teams": teams,
            "edition": edition,
            "miniature": miniature,
        }
        self._max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = self.possible_agents[:]
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (OBSERVATION_SIZE,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (NUM_ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(NUM_ACTIONS) for agent in self.possible_agents}
        self._rng: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. The seed is that of a generator, which gives the seeds of this and the next games."""
        if seed is not None or self._rng is None:
            self._rng = np.random.default_rng(seed)
        self.game = Game(seed=self._rng, **self._game_options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.current_player]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self._seats[agent]
        if seat == self.game.current_player:
            mask = self.game.action_mask()
        else:
            mask = np.zeros(NUM_ACTIONS, np.int8)
        return {"observation": self.game.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.game.step(int(action))
        player = self.game.current_player
        if player is None:
            self.rewards = dict(zip(self.possible_agents, self.game.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
            outcome = self.game.outcome
            self.infos = {each: {"outcome": outcome} for each in self.agents}
            self._accumulate_rewards()
            self.agent_selection = self.possible_agents[(self._seats[agent] + 1) % len(self.agents)]
        else:
            self.agent_selection = self.possible_agents[player]
            if self._max_cycles is not None and len(self.game) >= self._max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the asked player sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("There is no render_mode: choose one of human, ansi and svg when the environment is made.")
            return None
        if self.render_mode == "human":
            print(self.game.render("ansi"))
            return None
        return self.game.render(self.render_mode)

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])


pettingzoo.register("aec", "innovation-v1", entry_point="innovation_game.pettingzoo:env")
