//! All cards of one player.

use innovation_engine::{Achievement, Age, Color, PileView, Seat, Slot};
use innovation_text::Word;
use ratatui_core::text::{Line as Row, Span};

use crate::draw::model::TableModel;
use crate::draw::pen::Pen;
use crate::screen::board;

/// The piles with all their cards, the hand, the score pile and the achievements. Hidden cards show their backs.
pub fn rows(pen: Pen, model: &TableModel, seat: Seat, columns: usize) -> Vec<Row<'static>> {
    let text = pen.text;
    let theme = pen.theme;
    let Some(player) = model.view.player(seat) else {
        return Vec::new();
    };
    let mut rows = Vec::new();
    for (color, pile) in Color::ALL.into_iter().zip(&player.board) {
        let mut heading = Row::from(vec![Span::styled(
            text.color_label(color),
            theme.ink(color),
        )]);
        if !pile.cards.is_empty() {
            let count = format!(" {} {}", theme.dot(), pile.cards.len());
            let splay = format!(" {} {} ", theme.dot(), text.splay(pile.splay));
            heading.spans.push(Span::raw(count));
            heading.spans.push(Span::styled(splay, theme.faint()));
            heading.spans.extend(pen.counts(pile.icons));
        }
        rows.push(heading);
        rows.extend(pile_rows(pen, pile));
    }
    let mut cards = |word: Word, slots: &[Slot], note: String| {
        rows.push(Row::default());
        rows.push(Row::from(vec![
            Span::styled(text.word(word), theme.strong()),
            Span::raw(format!(" {note}")),
        ]));
        rows.extend(chips(pen, slots, columns));
    };
    cards(Word::Hand, &player.hand, player.hand.len().to_string());
    cards(Word::ScorePile, &player.score, player.points.to_string());
    let to_win = model.view.settings.achievements_to_win();
    let count = format!(
        "{}/{to_win} {}",
        player.achievements.len(),
        board::claimed(pen, player)
    );
    cards(Word::Achievements, &[], count);
    // What is still there to be claimed, and what is missing for it.
    for &age in Age::ALL.iter().take(9) {
        if !model.view.available.has(Achievement::Age(age)) {
            continue;
        }
        let mut row = Row::raw("  ");
        row.spans
            .extend(pen.row(&text.achievement(Achievement::Age(age))).spans);
        if let Some(missing) = text.missing(player.missing(age), age) {
            row.spans.push(Span::raw(format!(" {} ", theme.dot())));
            row.spans.extend(pen.row(&missing).spans);
        }
        rows.push(pen.cut(row, columns));
    }
    rows
}

/// The cards of a pile from the top down, each with the icons that it shows.
fn pile_rows(pen: Pen, pile: &PileView) -> Vec<Row<'static>> {
    let mut rows = Vec::new();
    for (place, slot) in pile.cards.iter().rev().enumerate() {
        let mut row = Row::raw("  ");
        match slot.known() {
            Some(card) if place == 0 => {
                row.spans.push(pen.card(card, false));
                row.spans.push(Span::raw(" "));
                row.spans.extend(pen.icon_places(card.icon_places()));
            }
            Some(card) => {
                let style = pen.theme.ink(card.color());
                row.spans.push(Span::raw(" "));
                row.spans.push(pen.chip(card, usize::MAX, style));
                row.spans.push(Span::raw("  "));
                if let Some(splay) = pile.splay {
                    row.spans.extend(pen.covered(card, splay));
                }
            }
            None => row.spans.push(pen.back(slot.age())),
        }
        rows.push(row);
    }
    rows
}

/// Cards in rows, faces where they are known.
fn chips(pen: Pen, slots: &[Slot], columns: usize) -> Vec<Row<'static>> {
    let mut slots = slots.to_vec();
    slots.sort_by_key(|slot| (slot.age(), slot.known()));
    let mut rows = Vec::new();
    let mut row = Row::default();
    for slot in slots {
        let chip = match slot.known() {
            Some(card) => pen.card(card, false),
            None => pen.back(slot.age()),
        };
        if row.width() + 2 + chip.width() > columns {
            rows.push(std::mem::take(&mut row));
        }
        row.spans.push(Span::raw("  "));
        row.spans.push(chip);
    }
    rows.push(row);
    rows
}
