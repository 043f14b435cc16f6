//! Who has a seat, in words.

use innovation_bots::Kind;
use innovation_text::{BotLevel, Label, Notice, Text};

use super::Sitter;

/// How whoever has a seat is called.
pub fn name(sitter: &Sitter, text: &Text) -> String {
    match sitter {
        Sitter::Open { .. } => text.label(Label::SeatOpen),
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot(kind) => bot(*kind, text),
    }
}

/// What a bot is called: by its level, where people choose it by that.
pub fn bot(kind: Kind, text: &Text) -> String {
    let level = BotLevel::ALL
        .into_iter()
        .find(|level| level.word() == kind.name());
    level.map_or_else(
        || kind.name().to_string(),
        |level| text.notice(Notice::Bot(level)),
    )
}
