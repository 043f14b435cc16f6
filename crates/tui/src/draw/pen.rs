use innovation_engine::{Age, Card, Color, Icon, IconCounts, Splay};
use innovation_text::{Line, Mark, TerminalText, Text};
use ratatui_core::buffer::Buffer;
use ratatui_core::style::{Modifier, Style};
use ratatui_core::text::{Line as Row, Span};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::draw::theme::Theme;

/// What every screen is written with: the words of a language, and how they look.
#[derive(Clone, Copy)]
pub struct Pen {
    /// The words.
    pub text: &'static Text,
    /// How they look.
    pub theme: Theme,
}

impl Pen {
    /// A sentence in spans, each in the style of what it names: a card, an icon, a value.
    fn spans(&self, line: &Line) -> Vec<Span<'static>> {
        let spans = line.spans().iter();
        spans
            .map(|span| {
                let words = match span.mark {
                    Mark::Icon(icon) => self.theme.icon_glyph(icon).to_string(),
                    _ if self.theme.ascii => in_ascii(&span.text),
                    _ => span.text.clone(),
                };
                Span::styled(words, self.style(span.mark))
            })
            .collect()
    }

    fn style(&self, mark: Mark) -> Style {
        match mark {
            Mark::Plain => Style::new(),
            Mark::Icon(icon) => self.theme.icon(icon).add_modifier(Modifier::BOLD),
            Mark::Color(color) => self.theme.ink(color),
            Mark::Card(card) => self.theme.ink(card.color()),
            Mark::Value(_) | Mark::Special(_) | Mark::Player(_) => self.theme.strong(),
            Mark::Rule(_) => self.theme.link(),
        }
    }

    /// A sentence on a row of its own, however long.
    pub fn row(&self, line: &Line) -> Row<'static> {
        Row::from(self.spans(line))
    }

    /// Wraps a sentence at this width; rows after the first are indented by so many columns.
    pub fn wrap(&self, line: &Line, columns: usize, indent: usize) -> Vec<Row<'static>> {
        wrap(self.spans(line), columns, indent)
    }

    /// Words, broken into rows.
    pub fn wrap_words(&self, words: &str, style: Style, columns: usize) -> Vec<Row<'static>> {
        wrap(vec![Span::styled(words.to_string(), style)], columns, 0)
    }

    /// A row, broken into several.
    pub fn wrap_row(&self, row: Row<'static>, columns: usize) -> Vec<Row<'static>> {
        let style = row.style;
        let rows = wrap(row.spans, columns, 0).into_iter();
        rows.map(|row| row.style(style)).collect()
    }

    /// A row, cut where it is wider than this.
    pub fn cut(&self, row: Row<'static>, columns: usize) -> Row<'static> {
        let mut left = columns;
        let mut fitting = Vec::new();
        for span in row.spans {
            let words = self.fit(&span.content, left);
            let whole = words.width() == span.width();
            left -= words.width().min(left);
            fitting.push(Span::styled(words, span.style));
            if !whole {
                break;
            }
        }
        Row::from(fitting)
    }

    /// The one or two letters that stand for a color on a terminal without colors.
    pub fn letter(&self, color: Color) -> String {
        self.text.terminal(&TerminalText::Letter(color))
    }

    /// A color and a value: `R1`.
    pub fn mark(&self, card: Card) -> String {
        format!("{}{}", self.letter(card.color()), card.age())
    }

    /// A card by its mark and name, no wider than this.
    pub fn chip(&self, card: Card, columns: usize, style: Style) -> Span<'static> {
        let words = format!("{} {}", self.mark(card), self.text.card_name(card));
        Span::styled(self.fit(&words, columns), style)
    }

    /// A card as printed.
    pub fn card(&self, card: Card, highlighted: bool) -> Span<'static> {
        let style = if highlighted {
            self.theme.chip_highlighted(card.color())
        } else {
            self.theme.chip(card.color())
        };
        let words = format!(" {} {} ", self.mark(card), self.text.card_name(card));
        Span::styled(words, style)
    }

    /// The back of a card.
    pub fn back(&self, age: Option<Age>) -> Span<'static> {
        let words = age.map_or_else(|| " ? ".to_string(), |age| format!(" {age} "));
        Span::styled(words, self.theme.bar())
    }

    /// The icon places of a card, or of what is seen of it: top left, then the three at the bottom.
    pub fn icon_places(&self, places: [Option<Icon>; 4]) -> Vec<Span<'static>> {
        let mut spans: Vec<Span> = places.into_iter().map(|place| self.place(place)).collect();
        spans.insert(1, Span::raw(" "));
        spans
    }

    fn place(&self, place: Option<Icon>) -> Span<'static> {
        match place {
            Some(icon) => Span::styled(self.theme.icon_glyph(icon), self.theme.icon(icon)),
            None => Span::styled(self.theme.picture(), self.theme.faint()),
        }
    }

    /// What a splayed pile shows of a covered card.
    pub fn covered(&self, card: Card, splay: Splay) -> Vec<Span<'static>> {
        let places = card.icon_places().into_iter().zip(splay.shows());
        places
            .filter(|(_, shown)| *shown)
            .map(|(place, _)| self.place(place))
            .collect()
    }

    /// How many of each icon.
    pub fn counts(&self, counts: IconCounts) -> Vec<Span<'static>> {
        let mut spans = Vec::new();
        for icon in Icon::ALL {
            let count = counts.of(icon);
            let style = match count {
                0 => self.theme.faint(),
                _ => self.theme.icon(icon).add_modifier(Modifier::BOLD),
            };
            let glyph = self.theme.icon_glyph(icon);
            spans.push(Span::styled(format!(" {glyph}{count:<2}"), style));
        }
        spans
    }

    /// Words, cut where they are wider than this.
    pub fn fit(&self, words: &str, columns: usize) -> String {
        if words.width() <= columns {
            return words.to_string();
        }
        let mut fitting = String::new();
        let mut width = 0;
        for letter in words.chars() {
            width += letter.width().unwrap_or(0);
            if width + 1 > columns {
                break;
            }
            fitting.push(letter);
        }
        if columns > 0 {
            fitting.push_str(self.theme.ellipsis());
        }
        fitting
    }
}

/// Wraps spans at spaces. A word longer than the width gets a row of its own.
fn wrap(spans: Vec<Span<'static>>, columns: usize, indent: usize) -> Vec<Row<'static>> {
    let mut rows: Vec<Row> = vec![Row::default()];
    let mut word: Vec<Span> = Vec::new();
    let mut add = |word: &mut Vec<Span<'static>>| {
        let Some(row) = rows.last_mut() else { return };
        if word.is_empty() {
            return;
        }
        let width: usize = word.iter().map(Span::width).sum();
        if row.spans.is_empty() {
            row.spans.append(word);
        } else if row.width() + 1 + width <= columns {
            row.spans.push(Span::raw(" "));
            row.spans.append(word);
        } else {
            let mut next = Row::from(vec![Span::raw(" ".repeat(indent))]);
            next.spans.append(word);
            rows.push(next);
        }
    };
    for span in spans {
        for (place, part) in span.content.split(' ').enumerate() {
            if place > 0 {
                add(&mut word);
            }
            if !part.is_empty() {
                word.push(Span::styled(part.to_string(), span.style));
            }
        }
    }
    add(&mut word);
    rows
}

/// The same words without arrows and dots, which are longer in ASCII. [`marks_in_ascii`] does the rest.
fn in_ascii(words: &str) -> String {
    words.replace('→', "->").replace('…', "...")
}

/// Quotation marks, dashes and spaces of a finished frame, in ASCII. Letters stay as they are in every language.
pub fn marks_in_ascii(frame: &mut Buffer) {
    for cell in &mut frame.content {
        let mark = match cell.symbol() {
            "’" | "‘" => "'",
            "«" | "»" | "“" | "”" => "\"",
            "—" | "–" | "−" => "-",
            "…" => ".",
            "\u{a0}" => " ",
            _ => continue,
        };
        cell.set_symbol(mark);
    }
}

/// How wide words are on the screen.
pub fn width(words: &str) -> usize {
    words.width()
}
