//! Who has a seat, in words.

use innovation_text::{Label, Text};

use crate::web::pages::Sitter;

/// The name of the player at a seat.
pub fn name(sitter: &Sitter, text: &Text) -> String {
    match sitter {
        Sitter::Open { .. } => text.label(Label::SeatOpen),
        Sitter::Person { name, .. } => name.clone(),
        Sitter::Bot(kind) => text.bot_name(kind.name(), None),
    }
}
