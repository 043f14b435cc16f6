//! All cards, with what is typed to find some of them.

use innovation_engine::{Card, Edition};
use innovation_text::{Caption, Word};
use ratatui_core::text::{Line as Row, Span};

use crate::draw::pen::Pen;

/// The heading: what has been typed, or what to type.
pub fn heading(pen: Pen, typed: &str) -> Vec<Span<'static>> {
    let theme = pen.theme;
    let cards = Span::styled(pen.text.word(Word::Cards), theme.strong());
    let typed = match typed {
        "" => Span::styled(pen.text.caption(Caption::Filter), theme.faint()),
        _ => Span::styled(format!("{} {typed}_", theme.pointer()), theme.accent()),
    };
    vec![cards, Span::raw("  "), typed]
}

/// The list.
pub fn list(pen: Pen, cards: &[Card], columns: usize) -> Vec<Row<'static>> {
    let name = |&card: &Card| Row::from(pen.chip(card, columns, pen.theme.ink(card.color())));
    cards.iter().map(name).collect()
}

/// The cards in whose name or effects these words are, those with such a name first; all where nothing is typed.
pub fn found(pen: Pen, typed: &str, edition: Edition) -> Vec<Card> {
    if typed.trim().is_empty() {
        return Card::all().collect();
    }
    let mut cards = innovation_text::search_cards(typed, pen.text, edition);
    let wanted = typed.trim().to_lowercase();
    cards.sort_by_key(|&card| !pen.text.card_name(card).to_lowercase().contains(&wanted));
    cards
}
