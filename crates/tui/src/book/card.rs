//! A card: in brief beside a question, and in full.

use innovation_engine::{Card, Edition, Icon};
use innovation_text::Word;
use ratatui_core::text::{Line as Row, Span};

use crate::draw::pen::Pen;

/// A card's color, age, name and icons on one row, and its effects.
pub fn brief(pen: Pen, card: Card, edition: Edition, columns: usize) -> Vec<Row<'static>> {
    let mut head = Row::from(vec![pen.card(card, false), Span::raw(" ")]);
    head.spans.extend(pen.icon_places(card.icon_places()));
    let mut rows = vec![pen.cut(head, columns)];
    rows.extend(effects(pen, card, edition, columns));
    rows
}

/// The effects, each after the icon that counts for it.
fn effects(pen: Pen, card: Card, edition: Edition, columns: usize) -> Vec<Row<'static>> {
    let icon = card.dogma_icon();
    let mut rows = Vec::new();
    for effect in pen.text.effects(card, edition) {
        let mut wrapped = pen.wrap(&effect, columns.saturating_sub(2), 0);
        for (place, row) in wrapped.iter_mut().enumerate() {
            let before = match place {
                0 => Span::styled(
                    format!("{} ", pen.theme.icon_glyph(icon)),
                    pen.theme.icon(icon),
                ),
                _ => Span::raw("  "),
            };
            row.spans.insert(0, before);
        }
        rows.append(&mut wrapped);
    }
    rows
}

/// The whole text of a card.
pub fn full(pen: Pen, card: Card, edition: Edition, columns: usize) -> Vec<Row<'static>> {
    let text = pen.text;
    let theme = pen.theme;
    let mut rows = vec![Row::from(pen.card(card, false))];
    let color = Span::styled(text.color_label(card.color()), theme.ink(card.color()));
    rows.push(Row::from(vec![
        color,
        Span::raw(format!(" {} {}", theme.dot(), text.age_heading(card.age()))),
    ]));
    let mut icons = pen.icon_places(card.icon_places());
    icons.push(Span::raw("  "));
    let words = Icon::ALL.into_iter().filter(|&icon| card.has(icon));
    for icon in words {
        let count = card.icons().of(icon);
        let words = format!(" {} {count}", text.icon(icon));
        icons.push(Span::styled(words, theme.icon(icon)));
    }
    rows.push(Row::from(icons));
    rows.push(Row::default());
    let kinds = card.effects(edition).iter();
    for (effect, kind) in text.effects(card, edition).iter().zip(kinds) {
        let icon = card.dogma_icon();
        rows.push(Row::from(vec![
            Span::styled(format!("{} ", theme.icon_glyph(icon)), theme.icon(icon)),
            Span::styled(text.kind(kind.kind), theme.strong()),
        ]));
        rows.extend(pen.wrap(effect, columns, 0));
        rows.push(Row::default());
    }
    rows.push(Row::styled(text.word(Word::Rulings), theme.strong()));
    for ruling in text.rulings(card) {
        let mut wrapped = pen.wrap(&ruling, columns.saturating_sub(2), 0);
        for (place, row) in wrapped.iter_mut().enumerate() {
            let before = if place == 0 { theme.dot() } else { " " };
            let before = Span::styled(format!("{before} "), theme.faint());
            row.spans.insert(0, before);
        }
        rows.append(&mut wrapped);
    }
    rows
}
