//! What has happened, by turn and action.

use std::fmt;

use innovation_engine::{Achievement, Age, Card, Color, Place, Seat, Seen, What};
use innovation_table::Told;
use innovation_text::{Label, Level, Text, Word};
use maud::{Markup, html};

use super::tree::{TableTree, hash_of};
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
            hash: turn_hash(entries, place, text),
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
        let first = log
            .past
            .first()
            .map_or(log.before + from, |turn| turn.place);
        let whole = log.whole.as_deref().filter(|_| first > 0);
        tree.part("log-head", whole, || head(whole, text));
        tree.around("div", &scroll, |tree| {
            tree.around("div", &[("id", "log-turns")], |tree| {
                turns(tree, log, from, text)
            });
        });
    });
}

fn head(whole: Option<&str>, text: &Text) -> Markup {
    html! {
        header #log-head {
            h2 #told { (text.word(Word::Log)) }
            @if let Some(whole) = whole {
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
        let hash = turn_hash(turn, place, text);
        tree.hashed(&turn_id(place), hash, || self::turn(turn, place, text));
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

/// Changes with anything that a turn shows.
fn turn_hash(entries: &[Told], place: usize, text: &Text) -> u64 {
    let shown = entries.iter().map(|told| {
        let Told { entry, event, .. } = told;
        (entry.level, &entry.line, event.by, moved(told))
    });
    hash_of((text.language(), place, shown.collect::<Vec<_>>()))
}

fn turn(entries: &[Told], place: usize, text: &Text) -> Markup {
    html! { ol id=(turn_id(place)) { (lines(entries, place, text)) } }
}

/// Entries of a log; `place` is the number of those before.
pub fn lines(entries: &[Told], place: usize, text: &Text) -> Markup {
    html! {
        @for (place, told) in entries.iter().enumerate().map(|(at, told)| (place + at, told)) {
            @let Moved { from, to, card, age } = moved(told);
            li.(class(told.entry.level)) data-n=(place) data-by=(told.event.by) data-from=[from] data-to=[to] data-card=[card.map(Card::id)] data-age=[age] {
                (at_table(&told.entry.line, text))
            }
        }
    }
}

/// A place on the page, where cards are and move to. It is shown as an id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A supply pile, with the achievement of its age.
    Supply(Age),
    /// A hand.
    Hand(Seat),
    /// A score pile.
    Score(Seat),
    /// A pile of a board.
    Pile(Seat, Color),
    /// The achievements of a player.
    Claimed(Seat),
}

impl Spot {
    /// Where a place is on the page. A card goes to the pile of its color.
    fn of(place: Place, color: Option<Color>) -> Option<Spot> {
        match (place, color) {
            (Place::Supply(age), _) => Some(Spot::Supply(age)),
            (Place::Hand(seat), _) => Some(Spot::Hand(seat)),
            (Place::Score(seat), _) => Some(Spot::Score(seat)),
            (Place::Board(seat), Some(color)) => Some(Spot::Pile(seat, color)),
            (Place::Board(_) | Place::Achievement | Place::Removed, _) => None,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Spot::Supply(age) => write!(f, "supply-{age}"),
            Spot::Hand(seat) => write!(f, "hand-{seat}"),
            Spot::Score(seat) => write!(f, "score-{seat}"),
            Spot::Pile(seat, color) => write!(f, "pile-{seat}-{}", color.word()),
            Spot::Claimed(seat) => write!(f, "claimed-{seat}"),
        }
    }
}

/// What an entry of the log moved on the page, as far as the viewer saw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Moved {
    /// From where.
    pub from: Option<Spot>,
    /// To where.
    pub to: Option<Spot>,
    /// Which card.
    pub card: Option<Card>,
    /// The age of a card that the viewer did not see.
    pub age: Option<Age>,
}

/// What an entry of the log moved.
pub fn moved(told: &Told) -> Moved {
    let by = told.event.by;
    match told.event.what {
        What::Moved { card, from, to, .. } => {
            let (card, age) = match card {
                Seen::Face(card) => (Some(card), None),
                Seen::Back(age) => (None, Some(age)),
            };
            let color = card.map(Card::color);
            Moved {
                from: Spot::of(from, color),
                to: Spot::of(to, color),
                card,
                age,
            }
        }
        What::Splayed { color, .. } | What::Rearranged { color, .. } => Moved {
            to: Some(Spot::Pile(by, color)),
            ..Moved::default()
        },
        What::Claimed { achievement } => Moved {
            from: match achievement {
                Achievement::Age(age) => Some(Spot::Supply(age)),
                Achievement::Special(_) => None,
            },
            to: Some(Spot::Claimed(by)),
            ..Moved::default()
        },
        _ => Moved::default(),
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
