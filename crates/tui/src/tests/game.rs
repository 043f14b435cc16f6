//! Complete games through the loop: what is drawn, the keys, the bots' thread, the saved file.

use std::fs;
use std::sync::mpsc::{self, Sender};
use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent};
use innovation_bots::Kind;
use innovation_engine::{Language, Record, Rng, Settings};
use innovation_table::{Player, Table};
use ratatui_core::backend::TestBackend;
use ratatui_core::layout::Rect;
use ratatui_core::terminal::Terminal;

use super::{MANNER, pen, saved::folder};
use crate::app::message::{Flow, ScreenMessage};
use crate::app::play::PlayScreen;
use crate::app::{self, Screen};
use crate::draw::canvas::{Canvas, Targets};
use crate::draw::pen::Pen;
use crate::error::Error;
use crate::game::save::Save;
use crate::game::session::Opened;
use crate::input::keys::KeyHint;

/// Somebody who plays by chance, with all kinds of keys.
struct Player1 {
    play: PlayScreen,
    keys: Sender<ScreenMessage>,
    rng: Rng,
    frames: usize,
}

impl Screen for Player1 {
    fn update(&mut self, message: ScreenMessage) -> Result<Flow, Error> {
        self.play.update(message)
    }

    fn draw(&mut self, canvas: &mut Canvas, area: Rect) {
        self.play.draw(canvas, area);
        self.frames += 1;
        // While a bot thinks, keys are answered too: a page is opened and closed.
        let keys: &[KeyCode] = match self.rng.below(12) {
            0 => &[KeyCode::Char('?'), KeyCode::Esc],
            1 => &[KeyCode::Tab, KeyCode::Right, KeyCode::Esc],
            2 => &[KeyCode::F(3), KeyCode::Right, KeyCode::Down, KeyCode::Esc],
            3 => &[KeyCode::F(5), KeyCode::PageUp, KeyCode::Esc],
            4 => &[KeyCode::Down, KeyCode::Enter],
            5 => &[KeyCode::End, KeyCode::Enter],
            6 => &[KeyCode::Char('2'), KeyCode::Enter],
            7 => &[KeyCode::Char('m'), KeyCode::Enter],
            8 => &[KeyCode::Char('d'), KeyCode::Char('o'), KeyCode::Enter],
            9 => &[
                KeyCode::F(8),
                KeyCode::F(6),
                KeyCode::Char('-'),
                KeyCode::Char('+'),
            ],
            10 => &[KeyCode::Up, KeyCode::Up, KeyCode::Enter],
            _ => &[KeyCode::Enter],
        };
        for &code in keys {
            self.keys
                .send(ScreenMessage::Key(KeyEvent::from(code)))
                .unwrap();
        }
    }

    fn pen(&self) -> Pen {
        self.play.pen()
    }

    fn hints(&self) -> Vec<KeyHint> {
        self.play.hints()
    }

    fn notice(&self) -> Option<&str> {
        self.play.notice()
    }

    fn take_targets(&mut self, targets: Targets) {
        self.play.take_targets(targets);
    }

    fn patience(&self) -> Option<Duration> {
        self.play.patience()
    }
}

/// Plays a whole game through the loop, and compares what was saved.
fn play_through(name: &str, players: Vec<Player>, teams: bool, language: Language) {
    let folder = folder(name);
    let settings = Settings::of(players.len() as u8, teams).unwrap();
    let table = Table::new(settings, 3, players).unwrap();
    let save = Save::create(&folder, &table.record()).unwrap();
    let (sender, messages) = mpsc::channel();
    let opened = Opened {
        table,
        save: Some(save),
        notice: None,
    };
    let play = PlayScreen::new(pen(language), opened, MANNER, sender.clone());
    let mut player = Player1 {
        play,
        keys: sender,
        rng: Rng::new(1),
        frames: 0,
    };
    let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
    let flow = app::run(&mut player, &mut terminal, &messages).unwrap();
    assert_eq!(flow, Flow::Done);
    let table = player.play.table();
    assert!(table.game().outcome().is_some());
    assert!(player.frames > 20);
    let file = fs::read_dir(&folder)
        .unwrap()
        .next()
        .unwrap()
        .unwrap()
        .path();
    let record: Record = fs::read_to_string(file).unwrap().parse().unwrap();
    assert_eq!(record, table.record());
    assert!(record.replay().unwrap().outcome().is_some());
}

#[test]
fn against_a_bot() {
    let players = vec![Player::Person("Ann".to_string()), Player::Bot(Kind::Easy)];
    play_through("against-a-bot", players, false, Language::En);
}

#[test]
fn three_people_at_one_screen() {
    let players = ["Ann", "Bob", "Éva"].map(|name| Player::Person(name.to_string()));
    play_through("three-people", players.to_vec(), false, Language::It);
}

#[test]
fn teams_with_two_people() {
    let person = |name: &str| Player::Person(name.to_string());
    let bot = || Player::Bot(Kind::Random);
    let players = vec![person("Ann"), bot(), person("Bob"), bot()];
    play_through("teams", players, true, Language::Pt);
}

#[test]
fn a_bot_that_breaks_down_ends_the_table_with_an_error() {
    let (mut play, _messages) = super::play(
        pen(Language::En),
        super::table(super::ann_and_bots(2), 1, 4),
    );
    let error = play
        .update(ScreenMessage::Failed("no idea".to_string()))
        .unwrap_err();
    assert_eq!(error.to_string(), "a bot failed: no idea");
}
