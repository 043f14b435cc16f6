//! The table as one seat sees it, in lines of text.

use std::fmt::Write;

use innovation_engine::{Age, Color, Icon, PileView, PlayerView, Slot, View};
use innovation_scene::arrow;
use innovation_text::{Names, Text, Word};

/// Writing to a string cannot fail.
macro_rules! put {
    ($out:expr, $($words:tt)*) => {
        let _never_fails = write!($out, $($words)*);
    };
}

/// The table as lines of text.
pub(crate) fn lines(view: &View, text: &Text, names: &Names) -> String {
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
        put!(out, "\n{turn}{name}: {}\n", summary(player, text));
        for (color, pile) in Color::ALL.into_iter().zip(&player.board) {
            if !pile.cards.is_empty() {
                put!(
                    out,
                    "    {:<8} {}\n",
                    text.color(color),
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
        put!(out, "\n{}\n", asked.what);
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
