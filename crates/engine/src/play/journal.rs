use std::cell::{Cell, RefCell};

use serde::{Deserialize, Serialize};

use crate::{AgeSet, Card, CardSet, Choice, ColorSet, Seat, SeatSet};

/// What an action has read and done so far, so that it can go on from the middle.
///
/// An action is plain code that runs from its beginning to its end. Where it asks and nobody has
/// answered yet, it stops; to go on, it is run again, and every step that it has taken before gives
/// back its [`Note`] instead of being taken a second time. So a play in the middle of an
/// action is data: the state as it is now, and these notes. Neither depends on how the state was
/// before, which is what lets a [`View`](crate::View) deal another world that agrees with it.
///
/// The journal is the cursor over the notes during one run.
pub(crate) struct Journal<'n> {
    notes: Notes<'n>,
    next: Cell<usize>,
    /// Whether there is nothing left to recall: every step from here on is taken for the first time.
    fresh: Cell<bool>,
    /// Whether the notes turned out to be of some other action. Then they come from outside.
    broken: Cell<bool>,
}

enum Notes<'n> {
    /// A run that may stop: its steps are noted.
    Kept(RefCell<Vec<Note>>),
    /// A playout: it goes on after the notes and never stops to come back, so it adds none.
    Read(&'n [Note]),
}

/// The notes are not those of the action that is being carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Broken;

/// What one step gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Note {
    pub(crate) result: Value,
    /// Whether the effect had changed anything by then.
    pub(crate) changed: bool,
    pub(crate) kind: NoteKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum NoteKind {
    /// The table was looked at.
    Look,
    /// This player answered, or had nothing to answer.
    Answer(Seat),
    /// Something was done.
    Deed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Value {
    Nothing,
    Number(u16),
    Colors(ColorSet),
    Ages(AgeSet),
    /// Who shares, and who is demanded of.
    Seats(SeatSet, SeatSet),
    Choice(Choice),
    Card(Option<Card>),
    Cards(CardSet),
    /// A whole effect was carried out; this is what later effects of the action may ask about it.
    Effect {
        demand_met: bool,
        tally: [u8; 4],
    },
}

impl<'n> Journal<'n> {
    /// For a run that may stop. What it notes is added.
    pub(crate) fn keeping(notes: Vec<Note>) -> Journal<'n> {
        Journal::of(Notes::Kept(RefCell::new(notes)))
    }

    /// For a run that does not stop, or does not go on after it has.
    pub(crate) fn reading(notes: &'n [Note]) -> Journal<'n> {
        Journal::of(Notes::Read(notes))
    }

    fn of(notes: Notes<'n>) -> Journal<'n> {
        let fresh = match &notes {
            Notes::Kept(notes) => notes.borrow().is_empty(),
            Notes::Read(notes) => notes.is_empty(),
        };
        Journal {
            notes,
            next: Cell::new(0),
            fresh: Cell::new(fresh),
            broken: Cell::new(false),
        }
    }

    /// Forgets everything: the action is over.
    pub(crate) fn clear(&self) {
        match &self.notes {
            Notes::Kept(notes) => {
                notes.borrow_mut().clear();
                self.next.set(0);
            }
            Notes::Read(notes) => self.next.set(notes.len()),
        }
        self.fresh.set(!self.broken.get());
    }

    /// The notes after the run.
    pub(crate) fn into_notes(self) -> Vec<Note> {
        match self.notes {
            Notes::Kept(notes) => notes.into_inner(),
            Notes::Read(notes) => notes.to_vec(),
        }
    }

    #[inline]
    fn next(&self) -> Option<Note> {
        match &self.notes {
            Notes::Kept(notes) => notes.borrow().get(self.next.get()).copied(),
            Notes::Read(notes) => notes.get(self.next.get()).copied(),
        }
    }

    /// What the next note says, where this step was taken before: whether the effect had changed anything
    /// by then, and the result.
    #[inline]
    pub(crate) fn recall<T: Noted>(&self, kind: NoteKind) -> Result<Option<(bool, T)>, Broken> {
        if self.fresh.get() {
            return Ok(None);
        }
        self.recalled(kind)
    }

    fn recalled<T: Noted>(&self, kind: NoteKind) -> Result<Option<(bool, T)>, Broken> {
        if self.broken.get() {
            return Err(Broken);
        }
        let Some(note) = self.next() else {
            self.fresh.set(true);
            return Ok(None);
        };
        self.next.set(self.next.get() + 1);
        match T::recalled(note.result) {
            Some(result) if note.kind == kind => Ok(Some((note.changed, result))),
            _ => Err(self.break_off()),
        }
    }

    /// The next note, where it is that of a whole effect.
    #[inline]
    pub(crate) fn recall_effect(&self) -> Option<Note> {
        if self.fresh.get() {
            return None;
        }
        let next = self.next()?;
        let Value::Effect { tally, .. } = next.result else {
            return None;
        };
        if tally.iter().any(|&count| usize::from(count) > Card::COUNT) {
            self.break_off();
            return None;
        }
        self.next.set(self.next.get() + 1);
        Some(next)
    }

    /// No further note is recalled.
    pub(crate) fn break_off(&self) -> Broken {
        self.broken.set(true);
        self.fresh.set(false);
        Broken
    }

    /// Whether the notes turned out to be of some other action.
    pub(crate) fn is_broken(&self) -> bool {
        self.broken.get()
    }

    /// How many steps of the action have been taken.
    pub(crate) fn steps(&self) -> usize {
        self.next.get()
    }

    /// Replaces all notes since then by one.
    pub(crate) fn sum_up(&self, since: usize, note: Note) {
        if let Notes::Kept(notes) = &self.notes {
            notes.borrow_mut().truncate(since);
            self.next.set(since);
            self.add(note);
        }
    }

    /// Notes the result of a step that was just taken.
    #[inline]
    pub(crate) fn add(&self, note: Note) {
        if let Notes::Kept(notes) = &self.notes {
            notes.borrow_mut().push(note);
            self.next.set(self.next.get() + 1);
        }
    }
}

/// What can be noted.
///
/// A second run takes the same steps as the first, so a note is recalled as what it was noted as. A
/// journal that says otherwise does not come from a game: then there is nothing to recall.
pub(crate) trait Noted: Copy {
    fn noted(self) -> Value;
    fn recalled(value: Value) -> Option<Self>;
}

macro_rules! noted {
    ($($type:ty: |$this:ident| $noted:expr, $pattern:pat => $recalled:expr;)*) => {$(
        impl Noted for $type {
            fn noted(self) -> Value {
                let $this = self;
                $noted
            }

            fn recalled(value: Value) -> Option<$type> {
                match value {
                    $pattern => $recalled,
                    _ => None,
                }
            }
        }
    )*};
}

noted! {
    (): |_this| Value::Nothing, Value::Nothing => Some(());
    bool: |yes| Value::Number(u16::from(yes)), Value::Number(number) => Some(number != 0);
    u8: |number| Value::Number(u16::from(number)), Value::Number(number) => number.try_into().ok();
    u16: |number| Value::Number(number), Value::Number(number) => Some(number);
    CardSet: |cards| Value::Cards(cards), Value::Cards(cards) => Some(cards);
    Option<Card>: |card| Value::Card(card), Value::Card(card) => Some(card);
    Card: |card| Value::Card(Some(card)), Value::Card(card) => card;
    ColorSet: |colors| Value::Colors(colors), Value::Colors(colors) => Some(colors);
    AgeSet: |ages| Value::Ages(ages), Value::Ages(ages) => Some(ages);
    Choice: |choice| Value::Choice(choice), Value::Choice(choice) => Some(choice);
}
