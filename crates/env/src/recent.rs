//! The last events, in a form that an observation can be written from without the heap.

use innovation_engine::{
    Achievement, Card, Choice, Color, Ending, Event, Place, Seat, SeatSet, Seen, Settings, Verb,
    What,
};

use serde::{Deserialize, Serialize};

use crate::action::relative;

/// How many events an observation has.
pub(crate) const EVENTS: usize = 8;
/// How many numbers describe an event.
pub(crate) const FIELDS: usize = 8;

/// The last events of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<EventCode>", into = "Vec<EventCode>")]
pub struct Recent {
    codes: [EventCode; EVENTS],
    /// The place of the newest.
    newest: u8,
}

/// An event as numbers, and who saw its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct EventCode {
    /// The kind of the event. 0: there was none.
    kind: u8,
    by: SeatCode,
    /// The card's number from 1. 0: none.
    card: u8,
    age: u8,
    verb: u8,
    from: PlaceCode,
    to: PlaceCode,
    detail: u8,
    /// Who saw the card. Everybody sees the rest.
    seen_by: SeatSet,
}

/// The index of a seat, or a number beyond all of them for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeatCode(u8);

/// A place as a number: 0 for none, 1 supply, 2 achievement, 3 removed, then hand, score pile and board of each seat,
/// counted from the observing one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct PlaceCode {
    /// The number if its owner observes.
    own: u8,
    owner: SeatCode,
}

impl Default for SeatCode {
    fn default() -> SeatCode {
        SeatCode(u8::MAX)
    }
}

impl From<Seat> for SeatCode {
    fn from(seat: Seat) -> SeatCode {
        SeatCode(seat.index() as u8)
    }
}

impl From<Place> for PlaceCode {
    fn from(place: Place) -> PlaceCode {
        let of = |own, owner: Seat| PlaceCode {
            own,
            owner: owner.into(),
        };
        let shared = |own| PlaceCode {
            own,
            ..PlaceCode::default()
        };
        match place {
            Place::Supply(_) => shared(1),
            Place::Achievement => shared(2),
            Place::Removed => shared(3),
            Place::Hand(owner) => of(4, owner),
            Place::Score(owner) => of(5, owner),
            Place::Board(owner) => of(6, owner),
        }
    }
}

/// A number for each seat by its index, and one for no seat. There is nothing to decide in reading it.
#[derive(Clone, Copy)]
struct BySeat([u8; 8]);

impl BySeat {
    fn of(self, seat: SeatCode) -> u8 {
        self.0[usize::from(seat.0 & 7)]
    }
}

impl Recent {
    /// Adds an event. The oldest one is forgotten.
    pub fn add(&mut self, event: &Event) {
        self.push(EventCode::of(event));
    }

    fn push(&mut self, code: EventCode) {
        self.newest = (self.newest + 1) % EVENTS as u8;
        self.codes[usize::from(self.newest)] = code;
    }

    /// The codes, the newest first.
    fn codes(&self) -> impl Iterator<Item = &EventCode> {
        let newest = usize::from(self.newest);
        (0..EVENTS).map(move |back| &self.codes[(newest + EVENTS - back) % EVENTS])
    }

    /// The events without the cards that a seat did not see.
    pub(crate) fn as_seen_by(&self, seat: Seat) -> Recent {
        let mut seen = *self;
        for code in &mut seen.codes {
            if !code.seen_by.has(seat) {
                code.card = 0;
            }
        }
        seen
    }

    /// Writes the events as this seat saw them, the newest first.
    pub(crate) fn write(&self, seat: Seat, settings: Settings, out: &mut [u8]) {
        let (mut names, mut steps) = (BySeat([0; 8]), BySeat([0; 8]));
        for other in Seat::ALL {
            let distance = relative(seat, other, settings) as u8;
            names.0[other.index()] = 1 + distance;
            steps.0[other.index()] = 3 * distance;
        }
        for (code, fields) in self.codes().zip(out.chunks_exact_mut(FIELDS)) {
            let seen = if code.seen_by.has(seat) { u8::MAX } else { 0 };
            fields.copy_from_slice(&[
                code.kind,
                names.of(code.by),
                code.card & seen,
                code.age,
                code.verb,
                code.from.own.wrapping_add(steps.of(code.from.owner)),
                code.to.own.wrapping_add(steps.of(code.to.owner)),
                code.detail,
            ]);
        }
    }
}

impl From<Recent> for Vec<EventCode> {
    fn from(recent: Recent) -> Vec<EventCode> {
        let codes = recent.codes().filter(|code| code.kind > 0);
        codes.copied().collect()
    }
}

impl From<Vec<EventCode>> for Recent {
    fn from(codes: Vec<EventCode>) -> Recent {
        let mut recent = Recent::default();
        codes.into_iter().rev().for_each(|code| recent.push(code));
        recent
    }
}

impl EventCode {
    fn of(event: &Event) -> EventCode {
        let mut code = EventCode {
            by: event.by.into(),
            seen_by: SeatSet::ALL,
            ..EventCode::default()
        };
        // A card that some seats saw.
        let seen = |code: &mut EventCode, card: Seen| {
            code.age = card.age().number();
            code.seen_by = event.seen_by;
            if let Seen::Face(card) = card {
                code.card = number(card);
            }
        };
        // A card that everybody saw.
        let shown = |code: &mut EventCode, card: Card| {
            (code.card, code.age) = (number(card), card.value());
        };
        match &event.what {
            What::Turn { actions } => (code.kind, code.detail) = (1, *actions),
            What::Action { action } => {
                code.kind = 2;
                (code.detail, code.card, code.age) = match *action {
                    Choice::Meld(card) => (2, number(card), card.value()),
                    Choice::Dogma(card) => (3, number(card), card.value()),
                    Choice::Achieve(age) => (4, 0, age.number()),
                    _ => (1, 0, 0),
                };
            }
            What::Icons { card, .. } => {
                code.kind = 3;
                shown(&mut code, *card);
            }
            What::Effect { card, effect } => {
                (code.kind, code.detail) = (4, effect + 1);
                shown(&mut code, *card);
            }
            What::Moved {
                card,
                verb,
                from,
                to,
            } => {
                code.kind = 5;
                seen(&mut code, *card);
                code.verb = match verb {
                    Verb::Draw => 1,
                    Verb::Meld => 2,
                    Verb::Tuck => 3,
                    Verb::Score => 4,
                    Verb::Return => 5,
                    Verb::Transfer => 6,
                    Verb::Exchange => 7,
                    Verb::Remove => 8,
                };
                (code.from, code.to) = ((*from).into(), (*to).into());
            }
            What::Revealed { card } => {
                code.kind = 6;
                shown(&mut code, *card);
            }
            What::ShowedHand { cards } => (code.kind, code.detail) = (7, cards.len()),
            What::HasNone { of } => (code.kind, code.detail) = (8, of.len()),
            What::IsOneOf { card, at, of } => {
                code.kind = 9;
                seen(&mut code, *card);
                (code.to, code.detail) = ((*at).into(), of.len());
            }
            What::NamedValue { value } => (code.kind, code.age) = (10, value.number()),
            What::NamedColor { color } => (code.kind, code.detail) = (11, color_code(*color)),
            What::Splayed { color, splay } => {
                code.kind = 12;
                code.detail = color_code(*color) + 5 * splay.map_or(0, |splay| 1 + splay as u8);
            }
            What::Rearranged { color, top, .. } => {
                (code.kind, code.detail) = (13, color_code(*color));
                if let Some(top) = *top {
                    shown(&mut code, top);
                }
            }
            What::Claimed { achievement } => {
                let at = Achievement::ALL.iter().position(|one| one == achievement);
                (code.kind, code.detail) = (14, at.map_or(0, |at| at as u8 + 1));
            }
            What::FreeDraw => code.kind = 15,
            What::ActionEnded => code.kind = 16,
            What::Over { outcome } => {
                let at = Ending::ALL.iter().position(|&one| one == outcome.by);
                (code.kind, code.detail) = (17, at.map_or(0, |at| at as u8 + 1));
            }
        }
        code
    }
}

/// The number of a card, from 1.
fn number(card: Card) -> u8 {
    1 + card.index() as u8
}

fn color_code(color: Color) -> u8 {
    1 + color as u8
}
