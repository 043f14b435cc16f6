//! The main screens in two sizes and two languages, compared with what they looked like before. In every language nothing
//! on them is cut in 80 columns but the names of cards on boards, which are whole where a card is looked at.
//!
//! `UPDATE_GOLDEN=1 cargo test -p innovation-tui screens` writes them anew, to be looked at.

use std::path::Path;

use crossterm::event::{KeyCode, KeyEvent};
use innovation_engine::{Card, Language};
use innovation_lessons::Lesson;
use innovation_table::Player;
use innovation_text::{LearnLabel, Text};

use super::{ann_and_bots, pen, play, shown, table};
use crate::app::Screen;
use crate::app::exercise::ExerciseScreen;
use crate::app::menu::{Course, MenuScreen};
use crate::app::message::ScreenMessage;
use crate::app::setup::SetupScreen;
use crate::app::watch::WatchScreen;
use crate::game::exercise::Exercise;
use crate::game::progress::Achieved;
use crate::game::setup::{Known, SetupDialog};

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];
const LANGUAGES: [Language; 2] = [Language::En, Language::Ru];

/// The lines of a screen in which something other than the name of a card is cut.
fn cut(screen: &str, language: Language) -> Vec<&str> {
    let text = Text::of(language);
    let is_name = |before: &str| {
        Card::all().any(|card| {
            let name = text.card_name(card);
            let starts = name.char_indices().skip(1).map(|(end, _)| &name[..end]);
            starts.into_iter().any(|start| {
                let mark = before.strip_suffix(start);
                mark.is_some_and(|mark| mark.ends_with(&format!("{} ", card.age())))
            })
        })
    };
    let lines = screen.lines();
    lines
        .filter(|line| {
            let mut cuts = line.match_indices('…');
            cuts.any(|(at, _)| !is_name(&line[..at]))
        })
        .collect()
}

/// Compares a screen in all sizes and languages.
fn compare<A: Screen>(name: &str, make: impl Fn(Language) -> A, keys: &[KeyCode]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut files = Vec::new();
    for language in Language::ALL {
        for (columns, rows) in SIZES {
            let mut app = make(language);
            for &code in keys {
                app.update(ScreenMessage::Key(KeyEvent::from(code)))
                    .unwrap();
            }
            let found = shown(&mut app, columns, rows);
            assert!(
                cut(&found, language).is_empty(),
                "{name}, {columns} columns, {language:?}: something is cut\n{found}"
            );
            if !LANGUAGES.contains(&language) {
                continue;
            }
            let file = format!("{name}-{}-{columns}x{rows}.txt", language.code());
            files.push((folder.join(file), found));
        }
    }
    innovation_golden::compare(files);
}

/// A table of Ann and bots after so many answers.
fn at_table(players: usize, answers: usize) -> impl Fn(Language) -> crate::app::play::PlayScreen {
    move |language| {
        let table = table(ann_and_bots(players), 11, answers);
        play(pen(language), table).0
    }
}

#[test]
fn tables() {
    compare("table-first", at_table(2, 0), &[]);
    compare("table-two", at_table(2, 60), &[KeyCode::Down]);
    compare("table-three", at_table(3, 90), &[KeyCode::End, KeyCode::Up]);
    compare("table-four", at_table(4, 220), &[KeyCode::Down]);
}

#[test]
fn typing() {
    let keys = [KeyCode::Char('1'), KeyCode::Char('0')];
    compare("no-such-option", at_table(2, 60), &keys);
    // A second digit that makes no number with the first replaces it.
    let keys = [KeyCode::Char('1'), KeyCode::Char('9')];
    compare("another-option", at_table(2, 60), &keys);
}

#[test]
fn pages() {
    let four = || at_table(4, 220);
    compare("help", four(), &[KeyCode::Char('?')]);
    compare("card", four(), &[KeyCode::Down, KeyCode::Tab]);
    compare("player", four(), &[KeyCode::F(3), KeyCode::Right]);
    compare("rules", four(), &[KeyCode::F(4), KeyCode::Down]);
    compare("log", four(), &[KeyCode::F(5), KeyCode::PageUp]);
    let keys = [KeyCode::Char('/'), KeyCode::Char('1'), KeyCode::Down];
    compare("cards", four(), &keys);
}

#[test]
fn learning() {
    let menu = |language| {
        let heading = [LearnLabel::Title, LearnLabel::Intro];
        MenuScreen::new(
            pen(language),
            heading,
            Course::lessons(),
            &Achieved::default(),
        )
    };
    compare("learn", menu, &[KeyCode::Down]);
    let lesson = |language| {
        let lesson = Exercise::lesson(Lesson::find("demand").unwrap()).unwrap();
        ExerciseScreen::new(pen(language), lesson, Achieved::default())
    };
    compare("lesson", lesson, &[KeyCode::Down]);
    compare("lesson-poor", lesson, &[KeyCode::Enter]);
    compare("short-rules", lesson, &[KeyCode::F(7)]);
}

#[test]
fn people() {
    let players = || {
        ["Ann", "Bob"]
            .map(|name| Player::Person(name.to_string()))
            .to_vec()
    };
    let made = |language| play(pen(language), table(players(), 11, 30)).0;
    compare("curtain", made, &[]);
    // Ann sits down, and draws.
    let keys = [KeyCode::Enter, KeyCode::Home, KeyCode::Enter];
    compare("hand-over", made, &keys);
}

#[test]
fn before_a_game() {
    let made = |language| {
        let pen = pen(language);
        SetupScreen::new(pen, SetupDialog::new(pen.text, Known::default()))
    };
    compare("set-up", made, &[]);
    compare("set-up-level", made, &[KeyCode::Enter]);
    compare("set-up-help", made, &[KeyCode::Char('?')]);
}

#[test]
fn watching() {
    let made = |language| WatchScreen::record(pen(language), table(ann_and_bots(3), 11, 90), None);
    let steps = [KeyCode::End, KeyCode::PageUp, KeyCode::Right];
    compare("watch-open", made, &steps);
    let eyes = [
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::Char('e'),
        KeyCode::Char('e'),
    ];
    compare("watch-eyes", made, &eyes);
}
