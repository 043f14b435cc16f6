//! The table as one seat sees it, for a terminal and as a picture.

use std::fmt::Write;

use innovation_engine::{Age, Color, Icon, PileView, PlayerView, Slot, Splay, View};
use innovation_text::{Names, Text, Word};

/// Codes of a terminal.
const RESET: &str = "\u{1b}[0m";
const BOLD: &str = "\u{1b}[1m";

/// Writing to a string cannot fail.
macro_rules! put {
    ($out:expr, $($words:tt)*) => {
        let _never_fails = write!($out, $($words)*);
    };
}

/// The table as lines of text, with colors or without.
pub(crate) fn terminal(view: &View, text: &Text, names: &Names, colors: bool) -> String {
    let paint = |code: &str, words: String| match colors {
        true => format!("{code}{words}{RESET}"),
        false => words,
    };
    let mut out = String::new();
    put!(out, "{}: {}\n", text.word(Word::Supply), supply(view));
    put!(
        out,
        "{}: {}\n",
        text.word(Word::Achievements),
        available(view, text)
    );
    for (seat, player) in view.settings.seats().zip(&view.players) {
        let name = names.get(seat).unwrap_or_default();
        let turn = if view.turn == seat { "> " } else { "  " };
        let header = format!("{turn}{name}: {}", summary(player, text));
        put!(out, "\n{}\n", paint(BOLD, header));
        for (color, pile) in Color::ALL.into_iter().zip(&player.board) {
            if !pile.cards.is_empty() {
                put!(
                    out,
                    "    {} {}\n",
                    paint(terminal_code(color), format!("{:<8}", text.color(color))),
                    pile_words(pile, text)
                );
            }
        }
        put!(
            out,
            "    {} {}\n",
            text.word(Word::Hand),
            slots(&player.hand, text)
        );
        put!(
            out,
            "    {} {}\n",
            text.word(Word::ScorePile),
            slots(&player.score, text)
        );
    }
    if let Some(asked) = text.question(view, names) {
        put!(out, "\n{}\n", paint(BOLD, asked.what.to_string()));
        for (at, option) in asked.options.iter().enumerate() {
            put!(out, "  {at}  {option}\n");
        }
    }
    if let Some(outcome) = view.outcome {
        let reader = innovation_text::Reader::new(None, names.clone());
        put!(out, "\n{}\n", text.outcome(outcome, &reader));
    }
    out
}

fn terminal_code(color: Color) -> &'static str {
    match color {
        Color::Red => "\u{1b}[31m",
        Color::Yellow => "\u{1b}[33m",
        Color::Green => "\u{1b}[32m",
        Color::Blue => "\u{1b}[34m",
        Color::Purple => "\u{1b}[35m",
    }
}

fn supply(view: &View) -> String {
    let piles = Age::ALL.into_iter().zip(&view.supply);
    let piles = piles.map(|(age, pile)| format!("{age}×{}", pile.len()));
    piles.collect::<Vec<_>>().join(" ")
}

fn available(view: &View, text: &Text) -> String {
    let all = view.available.into_iter();
    let all = all.map(|achievement| text.achievement(achievement).to_string());
    all.collect::<Vec<_>>().join(", ")
}

fn summary(player: &PlayerView, text: &Text) -> String {
    let icons = Icon::ALL.map(|icon| format!("{} {}", text.icon(icon), player.icons.of(icon)));
    format!(
        "{} {}, {} {}; {}",
        text.word(Word::Achievements),
        player.achievements.len(),
        text.word(Word::Score),
        player.points,
        icons.join(", ")
    )
}

fn pile_words(pile: &PileView, text: &Text) -> String {
    let cards: Vec<String> = pile
        .cards
        .iter()
        .rev()
        .map(|&slot| card(slot, text))
        .collect();
    let splay = pile.splay.map_or("", arrow);
    format!("{}{splay} {}", cards.len(), cards.join(" / "))
}

fn arrow(splay: Splay) -> &'static str {
    match splay {
        Splay::Left => "←",
        Splay::Right => "→",
        Splay::Up => "↑",
    }
}

fn slots(slots: &[Slot], text: &Text) -> String {
    let cards: Vec<String> = slots.iter().map(|&slot| card(slot, text)).collect();
    format!("({}) {}", cards.len(), cards.join(", "))
}

/// A card as far as the seat knows it: its name and age, its age, or nothing.
fn card(slot: Slot, text: &Text) -> String {
    match (slot.known(), slot.age()) {
        (Some(card), _) => format!("{} {}", card.value(), text.card_name(card)),
        (None, Some(age)) => format!("[{age}]"),
        (None, None) => "[?]".to_string(),
    }
}

const WIDTH: usize = 960;
const LINE: usize = 20;
const PILE: usize = 184;
const PILE_HEIGHT: usize = 62;
const BAND: usize = 3 * LINE + PILE_HEIGHT + 24;

/// The table as a picture.
pub(crate) fn svg(view: &View, text: &Text, names: &Names) -> String {
    let height = 2 * LINE + 16 + view.players.len() * BAND;
    let mut out = String::new();
    put!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"sans-serif\" font-size=\"13\">\
         <rect width=\"100%\" height=\"100%\" fill=\"#f6f3ec\"/>"
    );
    words(
        &mut out,
        LINE,
        false,
        &format!("{}: {}", text.word(Word::Supply), supply(view)),
    );
    let achievements = format!(
        "{}: {}",
        text.word(Word::Achievements),
        available(view, text)
    );
    words(&mut out, 2 * LINE, false, &achievements);
    for (place, (seat, player)) in view.settings.seats().zip(&view.players).enumerate() {
        let top = 2 * LINE + 16 + place * BAND;
        let name = names.get(seat).unwrap_or_default();
        let turn = if view.turn == seat { "▶ " } else { "" };
        let header = format!("{turn}{name}: {}", summary(player, text));
        words(&mut out, top + LINE, true, &header);
        for (at, (color, pile)) in Color::ALL.into_iter().zip(&player.board).enumerate() {
            draw_pile(
                &mut out,
                10 + at * (PILE + 5),
                top + LINE + 8,
                color,
                pile,
                text,
            );
        }
        let below = top + LINE + 8 + PILE_HEIGHT;
        let hand = format!("{} {}", text.word(Word::Hand), slots(&player.hand, text));
        words(&mut out, below + LINE, false, &hand);
        let score = format!(
            "{} {}",
            text.word(Word::ScorePile),
            slots(&player.score, text)
        );
        words(&mut out, below + 2 * LINE, false, &score);
    }
    out.push_str("</svg>");
    out
}

fn words(out: &mut String, y: usize, bold: bool, words: &str) {
    let weight = if bold { " font-weight=\"bold\"" } else { "" };
    put!(
        out,
        "<text x=\"10\" y=\"{y}\"{weight}>{}</text>",
        escaped(words)
    );
}

fn draw_pile(out: &mut String, x: usize, y: usize, color: Color, pile: &PileView, text: &Text) {
    let Some((&top, covered)) = pile.cards.split_last() else {
        put!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{PILE}\" height=\"{PILE_HEIGHT}\" rx=\"6\" fill=\"none\" stroke=\"#bbb\" \
             stroke-dasharray=\"4\"/>"
        );
        return;
    };
    let fill = match color {
        Color::Red => "#c0392b",
        Color::Yellow => "#a67c00",
        Color::Green => "#27824a",
        Color::Blue => "#2a62a8",
        Color::Purple => "#7d3c98",
    };
    put!(
        out,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{PILE}\" height=\"{PILE_HEIGHT}\" rx=\"6\" fill=\"{fill}\"/>"
    );
    let icons: Vec<&str> = top
        .known()
        .map(|card| {
            card.icon_places()
                .into_iter()
                .flatten()
                .map(|icon| text.icon(icon))
                .collect()
        })
        .unwrap_or_default();
    let splay = pile.splay.map_or("", arrow);
    let beneath = format!("+{} {splay}", covered.len());
    for (at, line) in [card(top, text), icons.join(" "), beneath]
        .iter()
        .enumerate()
    {
        put!(
            out,
            "<text x=\"{}\" y=\"{}\" fill=\"#fff\" font-size=\"{}\">{}</text>",
            x + 8,
            y + 18 + 18 * at,
            if at == 0 { 14 } else { 11 },
            escaped(line)
        );
    }
}

fn escaped(words: &str) -> String {
    words
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
