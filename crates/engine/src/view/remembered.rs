//! The notes of an action in terms of slots, so that they fit every determinization.

use serde::{Deserialize, Serialize};

use crate::play::journal::{Note, NoteKind, Value};
use crate::{Card, Choice, Seat};

/// A note of the journal that refers to cards by slot. It can be turned into a note of any determinization.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(
    into = "(NoteKind, bool, RememberedValue)",
    from = "(NoteKind, bool, RememberedValue)"
)]
pub(super) struct Remembered {
    pub(super) kind: NoteKind,
    changed: bool,
    pub(super) result: RememberedValue,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum RememberedValue {
    /// A value without hidden cards.
    Plain(Value),
    Card(u8),
    Choice(u8),
    Cards(Places),
}

/// A set of slots, as indices into `View::slots`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub(super) struct Places(u128);

/// The number of notes that the asked seat may see. If other players have answered since the last change of
/// the table, their answers are still secret: the count stops before the first of them.
pub(super) fn shown_notes(notes: &[Note], seat: Seat) -> usize {
    let done = notes
        .iter()
        .rposition(|note| note.kind == NoteKind::Deed)
        .map_or(0, |last| last + 1);
    let secret = |note: &Note| matches!(note.kind, NoteKind::Answer(by) if by != seat);
    notes[done..]
        .iter()
        .position(secret)
        .map_or(notes.len(), |first| done + first)
}

pub(super) fn remember(note: &Note, index: &[u8; Card::COUNT]) -> Remembered {
    let at = |card: Card| index[card.index()];
    let result = match note.result {
        Value::Card(Some(card)) => RememberedValue::Card(at(card)),
        Value::Cards(cards) => RememberedValue::Cards(cards.into_iter().map(at).collect()),
        Value::Choice(Choice::Card(card)) => RememberedValue::Choice(at(card)),
        plain => RememberedValue::Plain(plain),
    };
    Remembered {
        kind: note.kind,
        changed: note.changed,
        result,
    }
}

impl From<Remembered> for (NoteKind, bool, RememberedValue) {
    fn from(note: Remembered) -> (NoteKind, bool, RememberedValue) {
        (note.kind, note.changed, note.result)
    }
}

impl From<(NoteKind, bool, RememberedValue)> for Remembered {
    fn from((kind, changed, result): (NoteKind, bool, RememberedValue)) -> Remembered {
        Remembered {
            kind,
            changed,
            result,
        }
    }
}

impl Places {
    fn iter(self) -> impl Iterator<Item = u8> {
        (0..Card::COUNT as u8).filter(move |at| self.0 >> at & 1 == 1)
    }
}

impl FromIterator<u8> for Places {
    /// Callers pass slots of existing cards only.
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Places {
        Places(places.into_iter().fold(0, |set, at| set | 1 << at))
    }
}

impl From<Places> for Vec<u8> {
    fn from(places: Places) -> Vec<u8> {
        places.iter().collect()
    }
}

impl TryFrom<Vec<u8>> for Places {
    type Error = String;

    fn try_from(places: Vec<u8>) -> Result<Places, String> {
        match places.iter().find(|&&at| usize::from(at) >= Card::COUNT) {
            Some(at) => Err(format!(
                "no place {at}: places are 0 to {}",
                Card::COUNT - 1
            )),
            None => Ok(places.into_iter().collect()),
        }
    }
}

impl Remembered {
    /// The note in a determinization with these cards in the slots.
    pub(super) fn in_world(&self, cards: &[Card; Card::COUNT]) -> Note {
        let card = |at: u8| cards.get(usize::from(at)).copied();
        let result = match self.result {
            RememberedValue::Plain(plain) => plain,
            RememberedValue::Card(at) => Value::Card(card(at)),
            RememberedValue::Choice(at) => {
                Value::Choice(card(at).map_or(Choice::Pass, Choice::Card))
            }
            RememberedValue::Cards(places) => {
                Value::Cards(places.iter().filter_map(card).collect())
            }
        };
        Note {
            result,
            changed: self.changed,
            kind: self.kind,
        }
    }
}
