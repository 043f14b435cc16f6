//! What has happened, by turn and action.

use innovation_engine::{Achievement, Seen, What};
use innovation_table::Told;
use innovation_text::{Label, Level, Text, Word};
use maud::{Markup, html};

use super::scene::Scene;
use super::tree::TableTree;
use crate::web::pages::draw::line::line;

/// How many entries a table shows: enough for several rounds, few enough for a light page.
const SHOWN: usize = 70;

/// The end of a log.
pub struct LogEnd<'a> {
    /// The entries that are at hand.
    pub entries: &'a [Told],
    /// Number of entries before these.
    pub before: usize,
    /// Number of entries, from the first one on, that are not new to the viewer. The script marks the others.
    pub since: usize,
    /// Where the whole log is.
    pub whole: Option<String>,
}

/// Adds the log to a table, each turn a part of its own: what has been told does not change.
pub fn add(tree: &mut TableTree, log: &LogEnd, text: &Text) {
    let from = beginning(log.entries);
    let section = [
        ("class", "log"),
        ("id", "log"),
        ("data-since", &*log.since.to_string()),
        ("aria-labelledby", "told"),
    ];
    // A reversed column keeps its end in sight without any script.
    let scroll = [
        ("class", "scroll"),
        ("id", "log-scroll"),
        ("tabindex", "0"),
        ("role", "group"),
        ("aria-labelledby", "told"),
    ];
    tree.around("section", &section, |tree| {
        tree.part("log-head", head(log, from, text));
        tree.around("div", &scroll, |tree| {
            tree.around("div", &[("id", "log-turns")], |tree| {
                turns(tree, log, from, text)
            });
        });
    });
}

fn head(log: &LogEnd, from: usize, text: &Text) -> Markup {
    html! {
        header #log-head {
            h2 #told { (text.word(Word::Log)) }
            @if let Some(whole) = log.whole.as_ref().filter(|_| log.before + from > 0) {
                a href=(whole) { (text.label(Label::WholeLog)) }
            }
        }
    }
}

fn turns(tree: &mut TableTree, log: &LogEnd, from: usize, text: &Text) {
    let mut place = log.before + from;
    let same_turn = |_: &Told, next: &Told| next.entry.level != Level::Turn;
    for turn in log.entries[from..].chunk_by(same_turn) {
        let id = format!("log-{place}");
        tree.part(&id, html! { ol id=(id) { (lines(turn, place, text)) } });
        place += turn.len();
    }
}

/// Entries of a log; `place` is the number of those before.
pub fn lines(entries: &[Told], place: usize, text: &Text) -> Markup {
    html! {
        @for (place, told) in entries.iter().enumerate().map(|(at, told)| (place + at, told)) {
            @let [from, to, card, age] = moved(told);
            li.(class(told.entry.level)) data-n=(place) data-by=(told.event.by) data-from=[from] data-to=[to] data-card=[card] data-age=[age] {
                (line(&told.entry.line, text))
            }
        }
    }
}

/// Where something moved from and to on the page, and which card, as far as the viewer saw.
pub fn moved(told: &Told) -> [Option<String>; 4] {
    let by = told.event.by;
    match told.event.what {
        What::Moved { card, from, to, .. } => {
            let (color, id, age) = match card {
                Seen::Face(card) => (Some(card.color()), Some(card.id().to_owned()), None),
                Seen::Back(age) => (None, None, Some(age.to_string())),
            };
            [Scene::spot(from, color), Scene::spot(to, color), id, age]
        }
        What::Splayed { color, .. } | What::Rearranged { color, .. } => [
            None,
            Some(format!("pile-{by}-{}", color.word())),
            None,
            None,
        ],
        What::Claimed { achievement } => {
            let from = match achievement {
                Achievement::Age(age) => Some(format!("supply-{age}")),
                Achievement::Special(_) => None,
            };
            [from, Some(format!("claimed-{by}")), None, None]
        }
        _ => [None, None, None, None],
    }
}

/// Where the end of a log begins: with a turn, if one begins thereabouts.
fn beginning(log: &[Told]) -> usize {
    let from = log.len().saturating_sub(SHOWN);
    let turn = log[..from]
        .iter()
        .rposition(|told| told.entry.level == Level::Turn);
    turn.filter(|turn| from - turn < SHOWN / 2).unwrap_or(from)
}

fn class(level: Level) -> &'static str {
    match level {
        Level::Turn => "turn",
        Level::Action => "action",
        Level::Effect => "effect",
        Level::Event => "event",
    }
}
