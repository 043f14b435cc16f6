//! What has happened, by turn and action.

use innovation_engine::{Achievement, Seen, What};
use innovation_table::Told;
use innovation_text::{Label, Level, Text, Word};
use maud::{Markup, html};

use super::scene::Scene;
use super::tree::{TableTree, part_hash};
use crate::web::pages::draw::line::at_table;

/// How many entries a table shows at least, in whole turns: enough for several rounds, few enough for a light page.
pub const SHOWN: usize = 70;

/// A past turn in the log of a table. It does not change any more, so nothing else of it is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PastTurn {
    /// Number of log entries before it.
    pub place: usize,
    /// Number of its entries.
    pub entries: usize,
    /// The hash of its content.
    pub hash: u64,
}

impl PastTurn {
    /// The turn that has these entries, of which the first has this place.
    pub fn new(entries: &[Told], place: usize, text: &Text) -> PastTurn {
        PastTurn {
            place,
            entries: entries.len(),
            hash: part_hash(&turn(entries, place, text)),
        }
    }
}

/// The end of a log.
pub struct LogEnd<'a> {
    /// The turns before the entries, as far as they are shown. Viewers have them.
    pub past: &'a [PastTurn],
    /// The entries that are at hand.
    pub entries: &'a [Told],
    /// Number of entries before these, past turns included.
    pub before: usize,
    /// Number of entries, from the first one on, that are not new to the viewer. The script marks the others.
    pub since: usize,
    /// Where the whole log is.
    pub whole: Option<String>,
}

/// Adds the log to a table, each turn a part of its own: past turns do not change, and are not sent again.
pub fn add(tree: &mut TableTree, log: &LogEnd, text: &Text) {
    let from = match log.past {
        [] => {
            let levels = log.entries.iter().map(|told| told.entry.level);
            beginning(&levels.collect::<Vec<_>>())
        }
        _ => 0,
    };
    let section = [
        ("class", "log"),
        ("id", "log"),
        ("data-since", &*log.since.to_string()),
        ("aria-labelledby", "told"),
    ];
    // A reversed column shows its end without any script.
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
    let first = log
        .past
        .first()
        .map_or(log.before + from, |turn| turn.place);
    html! {
        header #log-head {
            h2 #told { (text.word(Word::Log)) }
            @if let Some(whole) = log.whole.as_ref().filter(|_| first > 0) {
                a href=(whole) { (text.label(Label::WholeLog)) }
            }
        }
    }
}

fn turns(tree: &mut TableTree, log: &LogEnd, from: usize, text: &Text) {
    for past in log.past {
        tree.sent(&turn_id(past.place), past.hash);
    }
    let mut place = log.before + from;
    for turn in by_turn(&log.entries[from..]) {
        tree.part(&turn_id(place), self::turn(turn, place, text));
        place += turn.len();
    }
}

/// Entries, turn by turn.
pub fn by_turn(entries: &[Told]) -> impl Iterator<Item = &[Told]> {
    entries.chunk_by(|_, next| next.entry.level != Level::Turn)
}

fn turn_id(place: usize) -> String {
    format!("log-{place}")
}

fn turn(entries: &[Told], place: usize, text: &Text) -> Markup {
    html! { ol id=(turn_id(place)) { (lines(entries, place, text)) } }
}

/// Entries of a log; `place` is the number of those before.
pub fn lines(entries: &[Told], place: usize, text: &Text) -> Markup {
    html! {
        @for (place, told) in entries.iter().enumerate().map(|(at, told)| (place + at, told)) {
            @let [from, to, card, age] = moved(told);
            li.(class(told.entry.level)) data-n=(place) data-by=(told.event.by) data-from=[from] data-to=[to] data-card=[card] data-age=[age] {
                (at_table(&told.entry.line, text))
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

/// Where the end of a log begins that a table shows: with the last turn that has enough entries from there on.
pub fn beginning(levels: &[Level]) -> usize {
    let Some(latest) = levels.len().checked_sub(SHOWN) else {
        return 0;
    };
    let turns = &levels[..=latest.min(levels.len() - 1)];
    let turn = turns.iter().rposition(|level| *level == Level::Turn);
    turn.unwrap_or(0)
}

fn class(level: Level) -> &'static str {
    match level {
        Level::Turn => "turn",
        Level::Action => "action",
        Level::Effect => "effect",
        Level::Event => "event",
    }
}
