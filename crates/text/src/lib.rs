//! Every word that a person reads in Innovation, in English, Italian, French, Portuguese and Russian.
//!
//! ```
//! use innovation_engine::{Card, Edition, Game, Language, Seat, Settings};
//! use innovation_text::{Log, Names, Reader, Text};
//!
//! let text = Text::of(Language::En);
//! let oars = Card::from_id("oars").ok_or("no card")?;
//! assert_eq!(text.card_name(oars), "Oars");
//! assert_eq!(text.effect(oars, Edition::Third, 1).to_string(), "If the demand transferred no card, draw a 1.");
//!
//! // A game as Ann reads it:
//! let (ann, names) = (Seat::ALL[0], Names::new(["Ann", "Bob"]));
//! let game = Game::new(Settings::new(2)?, 1);
//! let asked = game.view(ann).and_then(|view| text.question(&view, &names)).ok_or("not asked")?;
//! assert_eq!(asked.options.len(), 2);
//! let mut log = Log::new(text, game.settings(), Reader::new(Some(ann), names));
//! for event in game.opening() {
//!     // "You draw a 1: Oars."
//!     let _entry = log.read(&event.as_seen_by(ann));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What there is
//!
//! - [`Text`], all words of one language, read once: cards, rulings, achievements, single words, rules.
//! - [`Line`], what most of it comes as: a sentence in spans, so that each screen can draw icons, values,
//!   colors, cards and players in its own way, and link to the [`Section`] of the rules that explains a word.
//! - [`Log`]: events as sentences from a reader's point of view, each with its [`Cause`].
//! - [`Asked`]: a question to a player, with why it is asked and its options.
//! - [`find_card`], [`search_cards`], [`find_section`] …: by what a person types, in any of the languages.
//!
//! The words themselves are in `locales/`, a folder a language, as [Fluent](https://projectfluent.org) files. Code
//! hands over what a sentence is about, and each language makes the whole sentence of it. Code never joins parts of a
//! sentence, because grammatical agreement between them differs from language to language.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod labels;
mod language;
mod play;
mod reference;
#[cfg(test)]
mod tests;

pub use labels::commands::Command;
pub use labels::learn::{LearnLabel, LearnText};
pub use labels::problem::Problem;
pub use labels::review::{ReviewColumn, ReviewKind, ReviewText};
pub use labels::terminal::{Caption, TerminalText};
pub use labels::web::{Label, Notice, SeatNotice};
pub use labels::words::{BotLevel, Word};
pub use language::date::iso_date;
pub use language::line::{Line, Mark, Span};
pub use language::text::Text;
pub use play::log::{Cause, CausingEffect, Entry, Level, Log};
pub use play::names::{Names, Reader};
pub use play::question::Asked;
pub use play::reason::{Amount, Fact, Goods, Reason};
pub use reference::find::{
    find_card, find_color, find_icon, find_option, find_section, search_cards,
};
pub use reference::rules::{Chapter, Section};
pub use reference::short::{ShortItem, ShortPart, short_rules};
