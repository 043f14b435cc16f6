//! The help of a place: its heading, what the keys do, and what the signs mean.

use innovation_engine::{Color, Icon, Splay};
use innovation_text::Caption;
use ratatui_core::text::{Line as Row, Span};

use crate::draw::pen::{Pen, width};
use crate::input::keys::{self, KeyContext};

/// The help for a place.
pub fn rows(pen: Pen, place: KeyContext, columns: usize) -> Vec<Row<'static>> {
    let text = pen.text;
    let theme = pen.theme;
    let mut rows = pen.wrap(&text.caption_line(place.label()), columns, 0);
    let heading = |label: Caption| Row::styled(text.caption(label), theme.strong());
    rows.push(Row::default());
    rows.push(heading(Caption::Keys));
    let mouse = text.caption(Caption::Mouse);
    let keys = keys::help(place, theme.ascii).into_iter();
    let mut keys: Vec<_> = keys
        .map(|(key, label)| (keys::called(text, key), label))
        .collect();
    keys.push((mouse, Caption::KeyMouse));
    let widest = keys.iter().map(|(key, _)| width(key)).max().unwrap_or(0);
    for (key, label) in keys {
        let room = columns.saturating_sub(widest + 4);
        let wrapped = pen.wrap(&text.caption_line(label), room, 0);
        for (place, mut row) in wrapped.into_iter().enumerate() {
            let key = if place == 0 { &*key } else { "" };
            let missing = widest.saturating_sub(width(key));
            let before = format!("  {key}{}  ", " ".repeat(missing));
            row.spans.insert(0, Span::styled(before, theme.accent()));
            rows.push(row);
        }
    }
    rows.push(Row::default());
    rows.push(heading(Caption::Legend));
    let mut colors = Row::raw(" ");
    for color in Color::ALL {
        let words = format!(" {} {} ", pen.letter(color), text.color(color));
        colors.spans.push(Span::raw(" "));
        colors.spans.push(Span::styled(words, theme.chip(color)));
    }
    rows.extend(pen.wrap_row(colors, columns));
    let mut icons = Row::raw(" ");
    for icon in Icon::ALL {
        let words = format!(" {} {} ", theme.icon_glyph(icon), text.icon(icon));
        icons.spans.push(Span::styled(words, theme.icon(icon)));
    }
    rows.extend(pen.wrap_row(icons, columns));
    let mut splays = Row::raw(" ");
    for splay in Splay::ALL.map(Some).into_iter().chain([None]) {
        let words = format!(" {} {} ", theme.splay_glyph(splay), text.splay(splay));
        splays.spans.push(Span::raw(words));
    }
    rows.extend(pen.wrap_row(splays, columns));
    rows.extend(pen.wrap(&text.caption_line(Caption::LegendSplay), columns, 0));
    rows
}
