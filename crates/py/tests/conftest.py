"""What all tests share."""

import random

import pytest

from innovation_game import Game

TABLES = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 4, "teams": True},
    {"players": 2, "edition": "first"},
    {"players": 2, "miniature": True},
]


@pytest.fixture(params=TABLES, ids=lambda table: "-".join(map(str, table.values())))
def table(request):
    """The arguments of every kind of game."""
    return request.param


def questions(table, games=2, seed=0):
    """Every question of random games."""
    rng = random.Random(seed)
    for _ in range(games):
        game = Game(seed=rng, **table)
        while not game.is_over:
            yield game, rng
            game.step(rng.choice(game.legal_actions()))
