use std::fmt;

use innovation_engine::{Age, Card, Color, Icon, Seat, Special};

use crate::language::text::Text;
use crate::play::names::Names;
use crate::reference::rules::Section;

/// A sentence, a label or a paragraph, in spans that each screen draws in its own way.
///
/// Printed, it is plain text, with icons as words.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Line {
    spans: Vec<Span>,
}

/// A part of a line.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The words as they are in the sentence.
    pub text: String,
    /// What they stand for.
    pub mark: Mark,
}

/// What a span means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// Nothing but its words.
    Plain,
    /// An icon.
    Icon(Icon),
    /// A value, or an age.
    Value(Age),
    /// A color.
    Color(Color),
    /// A card.
    Card(Card),
    /// A special achievement.
    Special(Special),
    /// A player.
    Player(Seat),
    /// A link to a section of the rules.
    Rule(Section),
}

impl Line {
    /// Plain words.
    pub fn plain(words: impl Into<String>) -> Line {
        let text = words.into();
        let mark = Mark::Plain;
        Line {
            spans: vec![Span { text, mark }],
        }
    }

    /// These spans, in order.
    pub(crate) fn of(spans: Vec<Span>) -> Line {
        Line { spans }
    }

    /// The spans, in order.
    pub fn spans(&self) -> &[Span] {
        &self.spans
    }

    /// Reads a line with tokens: `Draw a [3]`.
    pub(crate) fn read(source: &str, text: &Text, names: Option<&Names>) -> Line {
        // Logs keep many lines: no more room than for each token and the words around it.
        let tokens = source.bytes().filter(|&letter| letter == b'[').count();
        let mut line = Line::of(Vec::with_capacity(2 * tokens + 1));
        let mut rest = source;
        while let Some(open) = rest.find('[') {
            line.push_plain(&rest[..open]);
            rest = &rest[open..];
            let Some(close) = rest.find(']') else { break };
            match Span::of_token(&rest[1..close], text, names) {
                Some(span) => line.spans.push(span),
                None => line.push_plain(&rest[..=close]),
            }
            rest = &rest[close + 1..];
            // A name that ends in a full stop ends the sentence with it.
            if line
                .spans
                .last()
                .is_some_and(|span| span.text.ends_with('.'))
            {
                rest = rest.strip_prefix('.').unwrap_or(rest);
            }
        }
        line.push_plain(rest);
        line
    }

    fn push_plain(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.spans.push(Span {
            text: text.to_string(),
            mark: Mark::Plain,
        });
    }
}

impl Span {
    /// The meaning of a token: `3`, `castle`, `red|rosse`, `card:tools` …
    fn of_token(token: &str, text: &Text, names: Option<&Names>) -> Option<Span> {
        let (token, words) = match token.split_once('|') {
            Some((token, words)) => (token, Some(words)),
            None => (token, None),
        };
        let mark = mark_of(token)?;
        let text = match (words, mark) {
            (Some(words), _) => words.to_string(),
            (None, Mark::Plain) => return None,
            (None, Mark::Icon(icon)) => text.icons[icon as usize].clone(),
            (None, Mark::Value(age)) => age.to_string(),
            (None, Mark::Color(color)) => text.colors[color as usize].clone(),
            (None, Mark::Card(card)) => text.card_names[card.index()].clone(),
            (None, Mark::Special(special)) => text.special_names[special as usize].clone(),
            (None, Mark::Player(seat)) => names
                .and_then(|names| names.get(seat))
                .map_or_else(|| text.player_number(seat), str::to_string),
            (None, Mark::Rule(section)) => text.section_title(section),
        };
        Some(Span { text, mark })
    }
}

fn mark_of(token: &str) -> Option<Mark> {
    if let Some((kind, id)) = token.split_once(':') {
        return match kind {
            "card" => Card::from_id(id).map(Mark::Card),
            "rule" => Section::from_id(id).map(Mark::Rule),
            "player" => Seat::new(id.parse().ok()?).map(Mark::Player),
            _ => None,
        };
    }
    let special = || {
        Special::ALL
            .into_iter()
            .find(|special| special.name().eq_ignore_ascii_case(token))
    };
    Icon::from_word(token)
        .map(Mark::Icon)
        .or_else(|| Color::from_word(token).map(Mark::Color))
        .or_else(|| token.parse().ok().and_then(Age::new).map(Mark::Value))
        .or_else(|| special().map(Mark::Special))
}

/// The token of a value.
pub(crate) fn value_token(age: Age) -> String {
    format!("[{age}]")
}

/// The token of a card.
pub(crate) fn card_token(card: Card) -> String {
    format!("[card:{}]", card.id())
}

/// The token of a player.
pub(crate) fn player_token(seat: Seat) -> String {
    format!("[player:{}]", seat.index())
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for span in &self.spans {
            f.write_str(&span.text)?;
        }
        Ok(())
    }
}
