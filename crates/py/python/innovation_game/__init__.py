"""The card game Innovation for research: a fast engine, exact views, bots and batches of games.

An unofficial fan implementation of Carl Chudyk's game.

>>> from innovation_game import Bot, Game
>>> game = Game(players=2, seed=7)
>>> bots = [Bot("greedy", seed=1), Bot("random", seed=2)]
>>> while not game.is_over:
...     game.step(bots[game.current_player].choose(game))
>>> game.returns() in ([1.0, -1.0], [-1.0, 1.0], [0.0, 0.0])
True

``innovation_game.pettingzoo``, ``innovation_game.gymnasium`` and ``innovation_game.openspiel`` give the game to these
libraries. ``docs/python.md`` in the repository describes the actions and observations.
"""

from ._buffers import Buffers
from ._native import (
    NUM_ACTIONS,
    OBSERVATION_SIZE,
    OBSERVATION_VERSION,
    OPTION_FEATURES,
    RULES_VERSION,
    Bot,
    Decision,
    Game,
    Option,
    Position,
    VecEnv,
    View,
    action_blocks,
    action_name,
    bots,
    cards,
    observation_slices,
    rules,
)

__all__ = [
    "NUM_ACTIONS",
    "OBSERVATION_SIZE",
    "OBSERVATION_VERSION",
    "OPTION_FEATURES",
    "RULES_VERSION",
    "Bot",
    "Buffers",
    "Decision",
    "Game",
    "Option",
    "Position",
    "VecEnv",
    "View",
    "action_blocks",
    "action_name",
    "bots",
    "cards",
    "observation_slices",
    "rules",
]
