//! The bot in Python under `examples/`, and the protocol as `docs/protocol.md` describes it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use innovation_bots::protocol::BotQuestion;
use innovation_bots::{Budget, CommandLine, External, Kind};
use innovation_engine::{Card, Edition, Game, Settings};
use serde::Deserialize;
use serde_json::{Value, json};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A limit for each answer that Python meets even on a busy machine. The documentation shows another one.
const PATIENCE: Duration = Duration::from_secs(60);

/// The example bot. `None` without Python.
fn example() -> Option<CommandLine> {
    let python = Command::new("python3").arg("--version").output();
    if !python.is_ok_and(|ran| ran.status.success()) {
        eprintln!("skipped: there is no python3");
        return None;
    }
    let file = repository().join("examples/bot.py");
    let file = shlex::try_quote(file.to_str().unwrap())
        .unwrap()
        .into_owned();
    Some(format!("cmd:python3 {file}").parse().unwrap())
}

/// Plays a game of the example against random players. Says whether the example, at seat 0, has won.
fn play(command: &CommandLine, settings: Settings, seed: u64) -> bool {
    let mut game = Game::new(settings, seed);
    let mut example = External::start(command, PATIENCE).unwrap();
    let mut others = Kind::Random.bot(seed);
    while let Some(decision) = game.decision() {
        let view = game.view(decision.seat).unwrap();
        let answer = if decision.seat.index() == 0 {
            example.choose(&view, &decision, None).unwrap()
        } else {
            others.choose(&view, &decision, Kind::Random.usual_budget())
        };
        game.answer(answer).unwrap();
    }
    let winners = game.outcome().unwrap().winners;
    winners.into_iter().any(|seat| seat.index() == 0)
}

#[test]
fn the_example_plays_whole_games_and_better_than_at_random() {
    let Some(command) = example() else {
        return;
    };
    for settings in [
        Settings::new(3).unwrap(),
        Settings::new(4).unwrap().with_edition(Edition::First),
        Settings::teams(),
    ] {
        play(&command, settings, 1);
    }
    let two = Settings::new(2).unwrap();
    let won = (0..20).filter(|&seed| play(&command, two, seed)).count();
    assert!(won >= 14, "{won} of 20");
}

/// What is printed on a card, as `examples/cards.json` has it by id.
#[derive(PartialEq, Debug, Deserialize)]
struct Facts {
    name: String,
    age: u8,
    color: String,
    icons: [Option<String>; 4],
    dogma_icon: String,
}

#[test]
fn the_example_knows_the_cards() {
    let facts = |card: Card| Facts {
        name: card.name().to_string(),
        age: card.value(),
        color: card.color().to_string(),
        icons: card
            .icon_places()
            .map(|icon| icon.map(|icon| icon.word().to_string())),
        dogma_icon: card.dogma_icon().word().to_string(),
    };
    let table: BTreeMap<String, Facts> = Card::all()
        .map(|card| (card.id().to_string(), facts(card)))
        .collect();
    let file = repository().join("examples/cards.json");
    let text = fs::read_to_string(&file).unwrap();
    let written: BTreeMap<String, Facts> = serde_json::from_str(&text).unwrap();
    assert!(
        written == table,
        "examples/cards.json is not what is printed on the cards"
    );
}

/// The game of the documentation: seed 42, after the first melds.
fn documented() -> Game {
    let mut game = Game::new(Settings::new(2).unwrap(), 42);
    for _ in 0..2 {
        game.answer(0).unwrap();
    }
    game
}

/// The pieces of JSON in the documentation.
fn pieces() -> Vec<Value> {
    let text = fs::read_to_string(repository().join("docs/protocol.md")).unwrap();
    let pieces = text.split("```json\n").skip(1);
    let pieces = pieces.map(|piece| piece.split("```").next().unwrap());
    pieces
        .map(|piece| serde_json::from_str(piece).unwrap())
        .collect()
}

#[test]
fn the_documented_question_and_answer_are_real() {
    let (game, pieces) = (documented(), pieces());
    let decision = game.decision().unwrap();
    let view = game.view(decision.seat).unwrap();
    let limit = Duration::from_secs(10);
    let budget = Some(Budget::Iterations(1000));
    let question = BotQuestion {
        budget,
        time_limit: Some(limit.as_secs_f64()),
        ..BotQuestion::new(&view, &decision)
    };
    assert_eq!(
        pieces[0],
        serde_json::to_value(&question).unwrap(),
        "{}",
        question.to_line()
    );
    if let Some(command) = example() {
        let mut bot = External::start(&command, PATIENCE).unwrap();
        let answer = bot.choose(&view, &decision, budget).unwrap();
        assert_eq!(pieces[1], json!({ "answer": answer }));
    }
}

/// What two examples are asked and answer, without the views, at the beginning of a game.
fn conversation(command: &CommandLine, seed: u64, questions: usize) -> String {
    let limit = Duration::from_secs(10);
    let mut bots = [(); 2].map(|()| External::start(command, PATIENCE).unwrap());
    let mut game = Game::new(Settings::new(2).unwrap(), seed);
    let mut text = String::new();
    for _ in 0..questions {
        let decision = game.decision().unwrap();
        let view = game.view(decision.seat).unwrap();
        let bot = &mut bots[decision.seat.index()];
        let answer = bot.choose(&view, &decision, None).unwrap();
        if decision.seat.index() == 0 {
            let question = BotQuestion {
                time_limit: Some(limit.as_secs_f64()),
                ..BotQuestion::new(&view, &decision)
            };
            let line = question.to_line();
            let (begin, _) = line.split_once("\"view\":").unwrap();
            text += &format!("> {begin}\"view\":{{…}}}}\n< {{\"answer\": {answer}}}\n");
        }
        game.answer(answer).unwrap();
    }
    text
}

#[test]
fn the_documented_conversation_is_real() {
    let Some(command) = example() else {
        return;
    };
    let text = fs::read_to_string(repository().join("docs/protocol.md")).unwrap();
    let conversation = conversation(&command, 3, 14);
    assert!(text.contains(&conversation), "it is:\n{conversation}");
}
