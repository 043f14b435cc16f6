"""Tables as they are drawn: as the terminal does, and as the browser does."""

import random
import re
import xml.etree.ElementTree as XML

import pytest

from innovation_game import Game, cards

NAMES = {card["id"]: card["name"] for card in cards()}
MODES = ["ansi", "svg", "text"]


def words(drawn):
    """What is drawn, without the codes of a terminal."""
    return re.sub(r"\x1b\[[0-9;]*m", "", drawn)


def hand(game, seat):
    return [NAMES[card] for card in game.view(seat).to_dict()["players"][seat]["hand"]]


def played(seed, answers, **settings):
    game = Game(seed=seed, **settings)
    rng = random.Random(seed)
    for _ in range(answers):
        if not game.is_over:
            game.answer(rng.randrange(game.num_options))
    return game


@pytest.mark.parametrize("mode", MODES)
def test_a_seat_sees_its_own_hand_only(mode):
    game = Game(seed=7)
    for seat, other in [(0, 1), (1, 0)]:
        names = ["Ann", "Bob"]
        drawn = words(game.render(mode, seat, names=names))
        assert names[other] in drawn
        for name in hand(game, seat):
            assert name in drawn
        for name in hand(game, other):
            assert name not in drawn


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("settings", [{}, {"players": 3}, {"players": 4, "teams": True}, {"miniature": True}])
def test_nothing_hidden_is_drawn(mode, settings):
    """Worlds that a seat cannot tell apart look the same to it."""
    for seed in range(6):
        game = played(seed, 30 + 10 * seed, **settings)
        if game.is_over:
            continue
        seat = game.current_player
        worlds = [game.sample(seat, rng) for rng in range(4)]
        drawn = {world.render(mode, seat) for world in worlds}
        assert len(drawn) == 1


def test_the_terminal_has_as_many_lines_as_it_is_high():
    game = played(3, 40)
    for columns, rows in [(80, 24), (120, 40), (200, 60)]:
        lines = words(game.render(size=(columns, rows))).splitlines()
        assert len(lines) == rows
        assert max(len(line) for line in lines) <= columns
    assert game.render() == game.render(size=(120, 40))
    # Colors are codes of a terminal; the cursor is not moved.
    assert "\x1b[" in game.render()
    assert re.sub(r"\x1b\[[0-9;]*m", "", game.render()).count("\x1b") == 0


@pytest.mark.parametrize("language", ["en", "it", "fr", "pt", "ru"])
def test_the_picture_is_a_file_of_its_own(language):
    for seed in range(4):
        game = played(seed, 60 * seed, players=2 + seed % 3)
        for seat in range(game.players):
            picture = game.render("svg", seat, language=language, names=["<A> & \"B\"\x07"] * game.players)
            tree = XML.fromstring(picture)
            assert tree.tag == "{http://www.w3.org/2000/svg}svg"
            ids = {element.get("id") for element in tree.iter()}
            used = {element.get("href") for element in tree.iter() if element.get("href")}
            assert used and {link.removeprefix("#") for link in used} <= ids
            # Nothing is loaded from elsewhere.
            assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")


@pytest.mark.parametrize("mode", MODES)
def test_the_end_shows_all_cards(mode):
    game = played(1, 10_000)
    assert game.is_over
    drawn = words(game.render(mode, names=["Ann", "Bob"]))
    assert "Ann" in drawn and "Bob" in drawn
    assert game.render(mode, 0) != game.render(mode)
