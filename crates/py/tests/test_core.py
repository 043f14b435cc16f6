"""The core: games, decisions, copies, records, samples, bots and data."""

import copy
import pathlib
import pickle
import random

import numpy as np
import pytest
from conftest import questions

import innovation_game
from innovation_game import Bot, Game, Position, View

ROOT = pathlib.Path(__file__).parents[3]


def same(one, other):
    """Whether two games are the same for every seat, and go on in the same way."""
    assert one.current_player == other.current_player
    assert one.legal_actions() == other.legal_actions()
    for seat in range(one.players):
        assert one.view(seat) == other.view(seat)
        assert (one.observation(seat) == other.observation(seat)).all()
        assert one.information_state(seat) == other.information_state(seat)
    assert one.rollout(1) == other.rollout(1)


def test_a_seed_gives_the_same_game(table):
    for one, other in zip(questions(table, games=1), questions(table, games=1)):
        assert one[0].legal_actions() == other[0].legal_actions()
        assert one[0].store() == other[0].store()


def test_the_end_is_zero_sum(table):
    for game, rng in questions(table, games=1):
        assert game.returns() == [0.0] * game.players and game.outcome is None
        last = game
    assert last.is_over and last.current_player is None and last.decision is None
    assert abs(sum(last.returns())) < 1e-9
    assert last.outcome["by"] in ("achievements", "score", "dogma")
    winners = last.outcome["winners"]
    assert all((result > 0) == (seat in winners) for seat, result in enumerate(last.returns()) if len(winners) < last.players)


def test_decisions_agree_with_actions_and_masks(table):
    for game, _ in questions(table):
        decision = game.decision
        ids = [option.action for option in decision.options]
        assert sorted(ids) == game.legal_actions() == list(np.flatnonzero(game.action_mask()))
        assert len(set(ids)) == len(ids) == len(decision) == game.num_options
        assert decision.seat == game.current_player
        assert [option.index for option in decision.options] == list(range(len(ids)))
        assert game.option_features().shape == (len(ids), innovation_game.OPTION_FEATURES)


def test_answer_and_step_are_the_same():
    for game, rng in questions({"players": 3}, games=1):
        one, other, third = game.clone(), game.clone(), game.clone()
        option = rng.choice(game.decision.options)
        one.step(option.action)
        other.answer(option.index)
        third.step_option(option.index)
        assert one.store() == other.store() == third.store()


def test_copies_are_equal_and_independent(table):
    for game, rng in questions(table):
        if rng.random() < 0.1:
            before = game.store()
            for other in (game.clone(), copy.copy(game), copy.deepcopy(game), copy.deepcopy([game])[0]):
                same(game, other)
                other.answer(0)
                assert game.store() == before


def test_pickle_at_any_question(table):
    for game, rng in questions(table):
        if rng.random() < 0.1:
            same(game, pickle.loads(pickle.dumps(game)))


def test_pickle_of_samples(table):
    for game, rng in questions(table):
        if rng.random() < 0.05:
            sample = game.sample(rng=rng)
            same(sample, pickle.loads(pickle.dumps(sample)))
            sample.answer(0)
            same(sample, pickle.loads(pickle.dumps(sample)))
            if not sample.is_over:
                deeper = sample.sample(rng=rng)
                same(deeper, pickle.loads(pickle.dumps(deeper)))


def test_samples_look_the_same_to_the_seat(table):
    """The leak law: worlds that a seat cannot tell apart give the same observation and mask."""
    for game, rng in questions(table):
        seat = game.current_player
        sample = game.sample(rng=rng)
        assert sample.view(seat) == game.view(seat)
        assert sample.information_state(seat) == game.information_state(seat)
        assert (sample.observation() == game.observation()).all()
        assert (sample.action_mask() == game.action_mask()).all()
        assert (sample.option_features() == game.option_features()).all()


def test_records_come_back():
    for game, rng in questions({"players": 2}, games=1):
        if rng.random() < 0.1:
            again = Game.from_record(game.record())
            same(game, again)
    assert game.record(["Ann", "Bob"]).count("player 1 Ann") == 1
    assert Game.from_record(game.record()).outcome == game.outcome


def test_a_scenario_is_a_position():
    text = (ROOT / "crates/scenario/src/lib.rs").read_text()
    assert text, "the test runs in a checkout"
    for path in sorted((ROOT / "scenarios").rglob("*.toml"))[:40]:
        position = Position.from_scenario(path.read_text())
        assert Position.from_json(position.to_json()) == position == pickle.loads(pickle.dumps(position))
        game = Game.from_position(position)
        assert game.seed is None
        if not game.is_over:
            same(game, pickle.loads(pickle.dumps(game)))
            game.answer(0)


def test_views_hide_what_a_seat_does_not_know():
    game = Game(seed=7)
    mine, theirs = (game.view(0).to_dict()["players"][seat]["hand"] for seat in (0, 1))
    assert all(isinstance(card, str) for card in mine)
    assert theirs == [1, 1]
    view = game.view(0)
    assert View.from_json(view.to_json()) == view == pickle.loads(pickle.dumps(view))
    assert view.sample(3).view(0) == view


def test_events_are_those_of_the_seat():
    game = Game(seed=7)
    drawn = [event["what"]["moved"]["card"] for event in game.events(0)]
    assert [list(card)[0] for card in drawn] == ["face", "face", "back", "back"]
    assert all("back" in event["what"]["moved"]["card"] for event in game.events())
    assert all("face" in event["what"]["moved"]["card"] for event in game.events(open=True))
    assert len(game.events(since=3)) == len(game.events()) - 3


def test_five_languages():
    game = Game(seed=7)
    for language in ("en", "it", "fr", "pt", "ru"):
        question = game.question(language)
        assert len(question["options"]) == game.num_options and question["what"]
        assert len(innovation_game.cards(language)) == 105
        assert len(innovation_game.rules(language)) > 30
        assert len(game.log(0, language=language, names=["Ann", "Bob"])) >= 2
    names = {tuple(card["name"] for card in innovation_game.cards(language)) for language in ("en", "it", "fr", "pt", "ru")}
    assert len(names) == 5


def test_cards_are_in_the_order_of_the_actions():
    cards = innovation_game.cards()
    melds, _ = innovation_game.action_blocks()["meld"]
    assert [innovation_game.action_name(action) for action in melds] == [f"meld {card['name']}" for card in cards]
    assert sum(len(ids) for ids, _ in innovation_game.action_blocks().values()) == innovation_game.NUM_ACTIONS == 388
    first = innovation_game.cards(edition="first")
    assert sum(one["effects"] != other["effects"] for one, other in zip(cards, first)) > 3


@pytest.mark.parametrize("name", innovation_game.bots())
def test_every_bot_plays_and_rates(name):
    game, bot = Game(players=3, seed=3), Bot(name, seed=1, budget=2)
    assert bot.name == name
    while len(game) < 30 and not game.is_over:
        assert bot.choose(game.view()) in game.legal_actions()
        game.step(bot.choose(game))
    ratings = bot.rate(game)
    assert len(ratings) == game.num_options and all(0 <= rating <= 1 for rating in ratings)


def test_observations_in_both_dtypes_and_in_place():
    game = Game(seed=7)
    as_bytes, as_floats = game.observation(), game.observation(dtype="float32")
    assert as_bytes.dtype == np.uint8 and as_floats.dtype == np.float32
    for part in innovation_game.observation_slices().values():
        block = part["slice"]
        assert np.allclose(as_floats[block], as_bytes[block] / part["unit"])
        assert as_bytes[block].reshape(part["shape"]).shape == part["shape"]
    for like in (as_bytes, as_floats):
        out = np.full_like(like, 9)
        assert game.observation(out=out) is out and (out == like).all()
    mask = np.full(388, 9, np.int8)
    assert game.action_mask(mask) is mask and mask.sum() == 2


def test_wrong_use_says_what_would_be_right():
    game = Game(seed=7)
    wrong = [
        (lambda: Game(players=5), "the game is for 2 to 4 players, not 5"),
        (lambda: Game(players=3, teams=True), "teams need four"),
        (lambda: Game(edition="fourth"), "one of 'first', 'third'"),
        (lambda: Game(language="de"), "one of 'en', 'it', 'fr', 'pt', 'ru'"),
        (lambda: Game(players=3, miniature=True), "the miniature is for 2 players"),
        (lambda: game.step(0), "the options are ["),
        (lambda: game.step(-1), "the options are ["),
        (lambda: game.answer(2), "there are 2, counted from 0"),
        (lambda: game.view(2), "the seats of this game are 0 to 1"),
        (lambda: game.observation(dtype="int8"), "'uint8' or 'float32'"),
        (lambda: game.observation(out=np.zeros(3, np.uint8)), "has 3 numbers: it takes"),
        (lambda: game.render("png"), "'ansi', 'text' or 'svg'"),
        (lambda: game.render(size=(79, 40)), "needs 80 columns and 24 rows"),
        (lambda: game.render(size=(80, 23)), "needs 80 columns and 24 rows"),
        (lambda: game.render(size=(80, 501)), "at most 500 of each"),
        (lambda: game.render("svg", size=(80, 24)), "only 'ansi' has columns and rows"),
        (lambda: game.rollout(policy="best"), "'random' or 'quick'"),
        (lambda: game.record(["Ann"]), "one for each player"),
        (lambda: game.question(names=["Ann"]), "1 names for 2 players"),
        (lambda: game.sample().record(), "began from a sample"),
        (lambda: Bot("best"), "one of 'random', 'greedy'"),
        (lambda: Bot("search", budget="fast"), "is not a budget"),
        (lambda: Game.from_record("chess"), "line 1"),
        (lambda: Game.restore("{}"), "not a stored game"),
        (lambda: Position.from_scenario("title = 3"), "title"),
        (lambda: View.from_json("[]"), ""),
        (lambda: innovation_game.action_name(388), "actions are 0 to 387"),
    ]
    for do, message in wrong:
        with pytest.raises(ValueError) as error:
            do()
        assert message in str(error.value), str(error.value)
    for do, message in [
        (lambda: Game(seed="seven"), "neither a seed nor a generator"),
        (lambda: game.observation(out=[0]), "must be a numpy array"),
        (lambda: Bot("random").choose(3), ""),
    ]:
        with pytest.raises(TypeError) as error:
            do()
        assert message in str(error.value)
    assert len(game) == 0, "nothing of this has changed the game"


def test_a_seat_that_is_not_asked_is_sampled_between_actions():
    hidden = sampled = 0
    for game, rng in questions({"players": 2}, games=1):
        other = 1 - game.current_player
        try:
            assert game.sample(other, rng).view(other) == game.view(other)
            sampled += 1
        except ValueError as error:
            assert "another player is in the middle of an action" in str(error)
            hidden += 1
    assert hidden and sampled


def test_seeds_come_from_every_generator():
    for rng in (1, np.int64(1), random.Random(1), np.random.default_rng(1), None):
        assert Game(seed=rng).seed is not None
    random.seed(3)
    one = Game().seed
    random.seed(3)
    assert Game().seed == one


def test_the_table_is_drawn(table):
    for game, rng in questions(table, games=1):
        if rng.random() < 0.05:
            for mode in ("ansi", "text", "svg"):
                drawn = game.render(mode, language=rng.choice(["en", "it", "fr", "pt", "ru"]))
                assert len(drawn) > 100
