"""Innovation as an OpenSpiel game, ``python_innovation``.

>>> import pyspiel
>>> import innovation_game.openspiel
>>> game = pyspiel.load_game("python_innovation", {"players": 2, "deals": 1000})
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True
>>> state.apply_action(7)
>>> state.current_player()
0

The one chance node at the beginning chooses the deal, one of ``deals`` seeds: everything else follows from it. Returns
are terminal and zero-sum. Information states are all that a player has seen and answered, with perfect recall;
observations are those of ``docs/python.md``. ``resample_from_infostate`` deals anew what a player does not know, so that
``open_spiel.python.algorithms.ismcts`` works.
"""

from __future__ import annotations

from typing import Any, Callable

import numpy as np
import pyspiel

from . import NUM_ACTIONS, OBSERVATION_SIZE, Game

__all__ = ["InnovationGame", "InnovationObserver", "InnovationState"]

_CHANCE = int(pyspiel.PlayerId.CHANCE)
_TERMINAL = int(pyspiel.PlayerId.TERMINAL)

_GAME_TYPE = pyspiel.GameType(
    short_name="python_innovation",
    long_name="Innovation (Python)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 2,
        "teams": False,
        "first_edition": False,
        "miniature": False,
        "deals": 1000,
    },
)


class InnovationGame(pyspiel.Game):
    """The game. ``deals`` is the number of seeds that the chance node chooses from.

    >>> import pyspiel
    >>> import innovation_game.openspiel
    >>> game = pyspiel.load_game("python_innovation(players=3,deals=10)")
    >>> game.num_players(), game.num_distinct_actions()
    (3, 388)
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.options: dict[str, Any] = {
            "players": int(params.get("players", 2)),
            "teams": bool(params.get("teams", False)),
            "edition": "first" if params.get("first_edition", False) else "third",
            "miniature": bool(params.get("miniature", False)),
        }
        self.deals = int(params.get("deals", 1000))
        # Wrong options are refused here, not at the first deal.
        Game(seed=0, **self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=NUM_ACTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.options["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=5000,
        )
        super().__init__(_GAME_TYPE, info, params)

    def new_initial_state(self) -> InnovationState:
        return InnovationState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> InnovationObserver:
        return InnovationObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class InnovationState(pyspiel.State):
    """A state: the deal that is to be chosen, or a game. ``game`` is the game, None before the deal.

    >>> import pyspiel
    >>> import innovation_game.openspiel
    >>> state = pyspiel.load_game("python_innovation").new_initial_state()
    >>> state.apply_action(7)
    >>> state.game.seed
    7
    """

    def __init__(self, game: InnovationGame) -> None:
        super().__init__(game)
        self.game: Game | None = None
        self._player = _CHANCE

    def current_player(self) -> int:
        return self._player

    # OpenSpiel has these two, but finds them out by several calls of the methods below.
    def is_chance_node(self) -> bool:
        return self.game is None

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.game is None or (player is not None and player != self._player):
            return super().legal_actions() if player is None else super().legal_actions(player)
        return self.game.legal_actions()

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        return self.game.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.game is None
        deals = self.get_game().deals
        share = 1.0 / deals
        return [(deal, share) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        game = self.game
        if game is None:
            game = Game(seed=action, **self.get_game().options)
        else:
            game.step(action)
        self._go_on_with(game)

    def _go_on_with(self, game: Game) -> None:
        self.game = game
        player = game.current_player
        self._player = _TERMINAL if player is None else player

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Deal {action}"
        assert self.game is not None and self.game.decision is not None
        for option in self.game.decision.options:
            if option.action == action:
                return option.name
        raise ValueError(f"action {action} is not an option now: the options are {self.game.legal_actions()}")

    def is_terminal(self) -> bool:
        return self._player == _TERMINAL

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.game is None else self.game.returns()

    def __str__(self) -> str:
        return "deal" if self.game is None else self.game.render("text")

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> InnovationState:
        """A random state that this player cannot tell from this one. ``sampler`` gives numbers from 0 to 1."""
        if self.game is None:
            return self.clone()
        state = InnovationState(self.get_game())
        state._go_on_with(self.game.sample(player, int(sampler() * 2**53)))
        return state


class InnovationObserver:
    """Observations as tensors and strings, or information states as strings.

    >>> import pyspiel
    >>> from open_spiel.python.observation import make_observation
    >>> import innovation_game.openspiel
    >>> game = pyspiel.load_game("python_innovation")
    >>> state = game.new_initial_state()
    >>> state.apply_action(7)
    >>> observation = make_observation(game)
    >>> observation.set_from(state, 0)
    >>> observation.tensor.shape == (innovation_game.OBSERVATION_SIZE,)
    True
    """

    def __init__(self, iig_obs_type: Any, params: dict[str, Any] | None = None) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        self._perfect_recall = iig_obs_type.perfect_recall
        self.tensor = None if self._perfect_recall else np.zeros(OBSERVATION_SIZE, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: InnovationState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("information states are strings: use string_from")
        if state.game is None:
            self.tensor.fill(0)
        else:
            state.game.observation(player, out=self.tensor)

    def string_from(self, state: InnovationState, player: int) -> str:
        if state.game is None:
            return "deal"
        if self._perfect_recall:
            return state.game.information_state(player)
        return state.game.view(player).to_json()


pyspiel.register_game(_GAME_TYPE, InnovationGame)
