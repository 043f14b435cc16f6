//! The last events, in a form that an observation can be written from without the heap.

use innovation_engine::{
    Achievement, Card, Choice, Color, Ending, Event, Place, Seat, SeatSet, Seen, Settings, Verb,
    What,
};

use crate::action::relative;

/// How many events an observation has.
pub(crate) const EVENTS: usize = 8;
/// How many numbers describe an event.
pub(crate) const FIELDS: usize = 8;

/// The last events of a game, the newest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Recent {
    codes: [Option<EventCode>; EVENTS],
    /// The place of the newest.
    newest: u8,
}

/// An event as numbers, and who saw its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct EventCode {
    kind: u8,
    by: Seat,
    card: Option<Card>,
    age: u8,
    verb: u8,
    from: Option<Place>,
    to: Option<Place>,
    detail: u8,
    /// Who saw the card. Everybody sees the rest.
    seen_by: SeatSet,
}

impl Recent {
    /// Adds an event. The oldest one is forgotten.
    pub fn add(&mut self, event: &Event) {
        self.newest = (self.newest + 1) % EVENTS as u8;
        self.codes[usize::from(self.newest)] = Some(EventCode::of(event));
    }

    /// Writes the events as this seat saw them, the newest first.
    pub(crate) fn write(&self, seat: Seat, settings: Settings, out: &mut [u8]) {
        for (back, fields) in out.chunks_exact_mut(FIELDS).enumerate() {
            let at = (usize::from(self.newest) + EVENTS - back) % EVENTS;
            if let Some(code) = &self.codes[at] {
                code.write(seat, settings, fields);
            }
        }
    }
}

impl EventCode {
    fn of(event: &Event) -> EventCode {
        let mut code = EventCode {
            kind: 0,
            by: event.by,
            card: None,
            age: 0,
            verb: 0,
            from: None,
            to: None,
            detail: 0,
            seen_by: SeatSet::ALL,
        };
        let face = |code: &mut EventCode, card: Seen| {
            code.age = card.age().number();
            code.seen_by = event.seen_by;
            if let Seen::Face(card) = card {
                code.card = Some(card);
            }
        };
        match &event.what {
            What::Turn { actions } => (code.kind, code.detail) = (1, *actions),
            What::Action { action } => {
                code.kind = 2;
                (code.detail, code.card, code.age) = match *action {
                    Choice::Meld(card) => (2, Some(card), card.value()),
                    Choice::Dogma(card) => (3, Some(card), card.value()),
                    Choice::Achieve(age) => (4, None, age.number()),
                    _ => (1, None, 0),
                };
            }
            What::Icons { card, .. } => {
                (code.kind, code.card, code.age) = (3, Some(*card), card.value());
            }
            What::Effect { card, effect } => {
                (code.kind, code.card, code.age) = (4, Some(*card), card.value());
                code.detail = effect + 1;
            }
            What::Moved {
                card,
                verb,
                from,
                to,
            } => {
                code.kind = 5;
                face(&mut code, *card);
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
                (code.from, code.to) = (Some(*from), Some(*to));
            }
            What::Revealed { card } => {
                (code.kind, code.card, code.age) = (6, Some(*card), card.value());
            }
            What::ShowedHand { cards } => (code.kind, code.detail) = (7, cards.len()),
            What::HasNone { of } => (code.kind, code.detail) = (8, of.len()),
            What::IsOneOf { card, at, of } => {
                code.kind = 9;
                face(&mut code, *card);
                (code.to, code.detail) = (Some(*at), of.len());
            }
            What::NamedValue { value } => (code.kind, code.age) = (10, value.number()),
            What::NamedColor { color } => (code.kind, code.detail) = (11, color_code(*color)),
            What::Splayed { color, splay } => {
                code.kind = 12;
                code.detail = color_code(*color) + 5 * splay.map_or(0, |splay| 1 + splay as u8);
            }
            What::Rearranged { color, top, .. } => {
                (code.kind, code.detail) = (13, color_code(*color));
                (code.card, code.age) = (*top, top.map_or(0, Card::value));
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

    fn write(&self, seat: Seat, settings: Settings, fields: &mut [u8]) {
        let card = self.card.filter(|_| self.seen_by.has(seat));
        let code = [
            self.kind,
            1 + relative(seat, self.by, settings) as u8,
            card.map_or(0, |card| 1 + card.index() as u8),
            self.age,
            self.verb,
            place_code(self.from, seat, settings),
            place_code(self.to, seat, settings),
            self.detail,
        ];
        fields.copy_from_slice(&code);
    }
}

fn color_code(color: Color) -> u8 {
    1 + color as u8
}

/// A place as a number: 0 for none, 1 supply, 2 achievement, 3 removed, then hand, score pile and board of each seat,
/// counted from the observing one.
fn place_code(place: Option<Place>, seat: Seat, settings: Settings) -> u8 {
    let of = |owner, at| 4 + 3 * relative(seat, owner, settings) as u8 + at;
    match place {
        None => 0,
        Some(Place::Supply(_)) => 1,
        Some(Place::Achievement) => 2,
        Some(Place::Removed) => 3,
        Some(Place::Hand(owner)) => of(owner, 0),
        Some(Place::Score(owner)) => of(owner, 1),
        Some(Place::Board(owner)) => of(owner, 2),
    }
}
