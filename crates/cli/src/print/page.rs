//! Lines of text on a page: broken at its edge, and in color where that can be seen.

use std::env;
use std::io::{self, IsTerminal};

use anstyle::{AnsiColor, Style};
use innovation_engine::{Color, Icon};
use innovation_text::{Line, Mark};
use unicode_width::UnicodeWidthStr;

/// How wide a page is.
pub const WIDTH: usize = 72;

/// Whether to print in color: on a terminal, unless the reader wants none (<https://no-color.org>).
pub fn wants_color() -> bool {
    let unwanted = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    io::stdout().is_terminal() && !unwanted && !dumb
}

/// A part of a row that is printed in one style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    pub text: String,
    pub style: Style,
}

impl Piece {
    pub fn new(text: impl Into<String>, style: Style) -> Piece {
        let text = text.into();
        Piece { text, style }
    }

    pub fn plain(text: impl Into<String>) -> Piece {
        Piece::new(text, Style::new())
    }
}

/// A row of a page.
pub type PageRow = Vec<Piece>;

/// How many columns a row takes.
pub fn width(row: &[Piece]) -> usize {
    row.iter().map(|piece| piece.text.width()).sum()
}

/// A row as a string, with escape codes if `color` is set.
pub fn print(row: &[Piece], color: bool) -> String {
    row.iter()
        .map(|Piece { text, style }| match color {
            true if *style != Style::new() => format!("{style}{text}{style:#}"),
            _ => text.clone(),
        })
        .collect()
}

/// Wraps a line at this width. A longer word gets a row of its own.
pub fn wrap(line: &Line, columns: usize) -> Vec<PageRow> {
    let mut rows = vec![PageRow::new()];
    let mut word = PageRow::new();
    for span in line.spans() {
        let style = style_of(span.mark);
        for (place, part) in span.text.split(' ').enumerate() {
            if place > 0 {
                add_word(&mut rows, &mut word, columns);
            }
            if !part.is_empty() {
                word.push(Piece::new(part, style));
            }
        }
    }
    add_word(&mut rows, &mut word, columns);
    rows
}

fn add_word(rows: &mut Vec<PageRow>, word: &mut PageRow, columns: usize) {
    let Some(row) = rows.last_mut() else { return };
    if word.is_empty() {
        return;
    }
    if row.is_empty() {
        row.append(word);
    } else if width(row) + 1 + width(word) <= columns {
        row.push(Piece::plain(" "));
        row.append(word);
    } else {
        rows.push(std::mem::take(word));
    }
}

fn style_of(mark: Mark) -> Style {
    match mark {
        Mark::Plain => Style::new(),
        Mark::Icon(icon) => style_of_icon(icon),
        Mark::Color(color) => style_of_color(color),
        Mark::Value(_) | Mark::Card(_) | Mark::Special(_) | Mark::Player(_) => Style::new().bold(),
        Mark::Rule(_) => Style::new().underline(),
    }
}

/// How a card of a color is printed.
pub fn style_of_color(color: Color) -> Style {
    let color = match color {
        Color::Red => AnsiColor::Red,
        Color::Yellow => AnsiColor::Yellow,
        Color::Green => AnsiColor::Green,
        Color::Blue => AnsiColor::Blue,
        Color::Purple => AnsiColor::Magenta,
    };
    color.on_default()
}

/// How an icon is printed.
pub fn style_of_icon(icon: Icon) -> Style {
    let color = match icon {
        Icon::Castle => AnsiColor::Cyan,
        Icon::Crown => AnsiColor::BrightYellow,
        Icon::Leaf => AnsiColor::BrightGreen,
        Icon::Lightbulb => AnsiColor::BrightMagenta,
        Icon::Factory => AnsiColor::BrightRed,
        Icon::Clock => AnsiColor::BrightBlue,
    };
    color.on_default().bold()
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Card, Edition, Language};
    use innovation_text::Text;

    use super::*;

    #[test]
    fn rows_are_no_wider_than_they_may_be_and_lose_nothing() {
        for card in Card::all() {
            for line in Text::of(Language::En).effects(card, Edition::Third) {
                let rows = wrap(&line, 20);
                assert!(rows.iter().all(|row| (1..=20).contains(&width(row))));
                let joined: Vec<String> = rows.iter().map(|row| print(row, false)).collect();
                assert_eq!(joined.join(" "), line.to_string());
            }
        }
    }

    #[test]
    fn color_is_only_added() {
        let row = [
            Piece::plain("a "),
            Piece::new("b", style_of_color(Color::Red)),
        ];
        assert_eq!(print(&row, false), "a b");
        assert_eq!(print(&row, true), "a \u{1b}[31mb\u{1b}[0m");
    }
}
