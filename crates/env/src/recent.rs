//! The last events, in a form that an observation can be written from without the heap.

use innovation_engine::{
    Achievement, Card, Choice, Color, Ending, Event, Place, Seat, SeatSet, Seen, Settings, Verb,
    What,
};

use serde::{Deserialize, Serialize};

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
#[repr(align(8))]
struct EventCode {
    /// The fields of the event, with every seat in it encoded as the observing seat. [`ADDED`] has what other seats add.
    fields: [u8; 8],
    /// Who did it.
    by: SeatCode,
    /// Whose place the card left.
    from: SeatCode,
    /// Whose place it went to.
    to: SeatCode,
    /// Who saw the card. Everybody sees the rest.
    seen_by: SeatSet,
}

// The places of the fields: kind (0: there was no event), seat from 1, card from 1 (0: none), age, verb, from, to,
// detail. A place of a card is 0 for none, 1 supply, 2 achievement, 3 removed, then hand, score pile and board of each
// seat, counted from the observing one.
const KIND: usize = 0;
const BY: usize = 1;
const CARD: usize = 2;
const FROM: usize = 5;
const TO: usize = 6;

/// The index of a seat, or a number beyond all of them for none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct SeatCode(u8);

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

/// The number of a place for its owner, and the owner.
fn place_code(place: Place) -> (u8, SeatCode) {
    match place {
        Place::Supply(_) => (1, SeatCode::default()),
        Place::Achievement => (2, SeatCode::default()),
        Place::Removed => (3, SeatCode::default()),
        Place::Hand(owner) => (4, owner.into()),
        Place::Score(owner) => (5, owner.into()),
        Place::Board(owner) => (6, owner.into()),
    }
}

/// Offsets to add to the fields of an event, with the first field in the lowest byte: for the seat that acted, and for the
/// owners of the places that the card left and reached. Indexed by seat; 0 for no seat.
struct Added {
    by: [u64; 8],
    from: [u64; 8],
    to: [u64; 8],
}

/// The same by number of players from two on, and by the observing seat.
static ADDED: [[Added; 4]; 3] = [added(2), added(3), added(4)];

const fn added(players: usize) -> [Added; 4] {
    const NOTHING: Added = Added {
        by: [0; 8],
        from: [0; 8],
        to: [0; 8],
    };
    let mut added = [NOTHING; 4];
    let mut me = 0;
    while me < players {
        let mut seat = 0;
        while seat < players {
            let distance = ((seat + players - me) % players) as u64;
            added[me].by[seat] = distance << (8 * BY);
            added[me].from[seat] = (3 * distance) << (8 * FROM);
            added[me].to[seat] = (3 * distance) << (8 * TO);
            seat += 1;
        }
        me += 1;
    }
    added
}

impl Recent {
    /// Adds an event. The oldest one is forgotten.
    pub fn add(&mut self, event: &Event) {
        self.push(EventCode::of(event));
    }

    #[inline]
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
                code.fields[CARD] = 0;
            }
        }
        seen
    }

    /// Writes the events as this seat saw them, the newest first.
    pub(crate) fn write(&self, seat: Seat, settings: Settings, out: &mut [u8; EVENTS * FIELDS]) {
        let added = &ADDED[usize::from(settings.players()) - 2][seat.index()];
        let (rows, _) = out.as_chunks_mut();
        for (code, row) in self.codes().zip(rows) {
            *row = code.as_seen_by(seat, added).to_le_bytes();
        }
    }
}

impl From<Recent> for Vec<EventCode> {
    fn from(recent: Recent) -> Vec<EventCode> {
        let codes = recent.codes().filter(|code| code.fields[KIND] > 0);
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
    /// The fields as a seat saw the event, the first one in the lowest byte.
    #[inline]
    fn as_seen_by(&self, seat: Seat, added: &Added) -> u64 {
        let hidden = match self.seen_by.has(seat) {
            true => 0,
            false => 0xff << (8 * CARD),
        };
        let place = |seat: SeatCode| usize::from(seat.0 & 7);
        (u64::from_le_bytes(self.fields) & !hidden)
            + added.by[place(self.by)]
            + added.from[place(self.from)]
            + added.to[place(self.to)]
    }

    #[inline]
    fn of(event: &Event) -> EventCode {
        let nowhere = (0, SeatCode::default());
        let (mut verb, mut from, mut to, mut seen_by) = (0, nowhere, nowhere, SeatSet::ALL);
        let (kind, (card, age), detail) = match &event.what {
            What::Turn { actions } => (1, NO_CARD, *actions),
            What::Action { action } => match *action {
                Choice::Meld(card) => (2, shown(card), 2),
                Choice::Dogma(card) => (2, shown(card), 3),
                Choice::Achieve(age) => (2, (0, age.number()), 4),
                _ => (2, NO_CARD, 1),
            },
            What::Icons { card, .. } => (3, shown(*card), 0),
            What::Effect { card, effect } => (4, shown(*card), effect + 1),
            What::Moved {
                card,
                verb: how,
                from: left,
                to: reached,
            } => {
                verb = verb_code(*how);
                (from, to) = (place_code(*left), place_code(*reached));
                seen_by = event.seen_by;
                (5, seen(*card), 0)
            }
            What::Revealed { card } => (6, shown(*card), 0),
            What::ShowedHand { cards } => (7, NO_CARD, cards.len()),
            What::HasNone { of } => (8, NO_CARD, of.len()),
            What::IsOneOf { card, at, of } => {
                to = place_code(*at);
                seen_by = event.seen_by;
                (9, seen(*card), of.len())
            }
            What::NamedValue { value } => (10, (0, value.number()), 0),
            What::NamedColor { color } => (11, NO_CARD, color_code(*color)),
            What::Splayed { color, splay } => {
                let way = splay.map_or(0, |splay| 1 + splay as u8);
                (12, NO_CARD, color_code(*color) + 5 * way)
            }
            What::Rearranged { color, top, .. } => {
                (13, top.map_or(NO_CARD, shown), color_code(*color))
            }
            What::Claimed { achievement } => {
                let at = Achievement::ALL.iter().position(|one| one == achievement);
                (14, NO_CARD, at.map_or(0, |at| at as u8 + 1))
            }
            What::FreeDraw => (15, NO_CARD, 0),
            What::ActionEnded => (16, NO_CARD, 0),
            What::Over { outcome } => {
                let at = Ending::ALL.iter().position(|&one| one == outcome.by);
                (17, NO_CARD, at.map_or(0, |at| at as u8 + 1))
            }
        };
        EventCode {
            fields: [kind, 1, card, age, verb, from.0, to.0, detail],
            by: event.by.into(),
            from: from.1,
            to: to.1,
            seen_by,
        }
    }
}

fn verb_code(verb: Verb) -> u8 {
    match verb {
        Verb::Draw => 1,
        Verb::Meld => 2,
        Verb::Tuck => 3,
        Verb::Score => 4,
        Verb::Return => 5,
        Verb::Transfer => 6,
        Verb::Exchange => 7,
        Verb::Remove => 8,
    }
}

/// No card, and no age.
const NO_CARD: (u8, u8) = (0, 0);

/// The number of a card from 1, and its age.
fn shown(card: Card) -> (u8, u8) {
    (1 + card.index() as u8, card.value())
}

/// The same of a card that some seats saw.
fn seen(card: Seen) -> (u8, u8) {
    match card {
        Seen::Face(card) => shown(card),
        Seen::Back(age) => (0, age.number()),
    }
}

fn color_code(color: Color) -> u8 {
    1 + color as u8
}
