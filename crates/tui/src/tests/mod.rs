//! Tests of the screens and of the loop that drives them.

mod game;
mod learn;
mod looks;
mod picture;
mod saved;
mod screens;

use std::sync::mpsc::{self, Receiver};

use innovation_engine::{Language, Purpose, Rng, Seat, Settings};
use innovation_table::{Player, Table};
use innovation_text::Text;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;

use crate::app::message::ScreenMessage;
use crate::app::play::PlayScreen;
use crate::app::{self, Screen};
use crate::draw::pen::Pen;
use crate::draw::theme::{Palette, Theme};
use crate::game::session::{Manner, Opened};

/// No hints, no pauses.
pub const MANNER: Manner = Manner {
    practice: Some(false),
    pace: 0,
};

/// A pen without colors.
pub fn pen(language: Language) -> Pen {
    Pen {
        text: Text::of(language),
        theme: Theme {
            palette: Palette::None,
            ascii: false,
        },
    }
}

/// Ann at the first seat against bots.
pub fn ann_and_bots(players: usize) -> Vec<Player> {
    let mut all = vec![Player::Person("Ann".to_string())];
    all.resize(players, Player::Bot(innovation_bots::Kind::Easy));
    all
}

/// A game between these players, played by chance for at least so many answers, up to an action of the first seat. It is
/// the first one from this seed on that lasts so long.
pub fn table(players: Vec<Player>, seed: u64, answers: usize) -> Table {
    let mut seeds = seed..;
    seeds
        .find_map(|seed| played(players.clone(), seed, answers))
        .unwrap()
}

fn played(players: Vec<Player>, seed: u64, answers: usize) -> Option<Table> {
    let settings = Settings::new(players.len() as u8).unwrap();
    let mut table = Table::new(settings, seed, players).unwrap();
    let mut rng = Rng::new(seed);
    loop {
        let decision = table.game().decision()?;
        let action = decision.purpose == Purpose::Action && decision.seat == Seat::ALL[0];
        if table.history().len() >= answers && (action || answers == 0) {
            return Some(table);
        }
        let choice = rng.below(decision.options.len() as u32) as usize;
        table.answer(decision.seat, choice).unwrap();
    }
}

/// A table that is played at, with what its bots say.
pub fn play(pen: Pen, table: Table) -> (PlayScreen, Receiver<ScreenMessage>) {
    let (sender, messages) = mpsc::channel();
    let opened = Opened {
        table,
        save: None,
        notice: None,
    };
    (PlayScreen::new(pen, opened, MANNER, sender), messages)
}

/// A frame.
pub fn frame(app: &mut impl Screen, columns: u16, rows: u16) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, columns, rows));
    app::draw(app, &mut buffer);
    buffer
}

/// A frame as text.
pub fn shown(app: &mut impl Screen, columns: u16, rows: u16) -> String {
    let buffer = frame(app, columns, rows);
    let mut text = String::new();
    for row in 0..rows {
        let line: String = (0..columns)
            .map(|column| buffer[(column, row)].symbol())
            .collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
