use std::cell::{Cell, RefCell};

use serde::{Deserialize, Serialize};

use crate::{AgeSet, Card, CardSet, Choice, ColorSet, Seat};

/// The reads, answers and changes of an action so far, so that it can be resumed.
///
/// An action is plain code that runs from its beginning to its end. It stops at a question without an answer.
/// To continue, it is run again, and each step already taken returns its [`Note`] instead of being repeated.
/// So a play in the middle of an action is data: the present state, and these notes. Neither depends on
/// earlier states. This is why a [`View`](crate::View) can deal a determinization in the middle of an action.
///
/// The journal is the cursor over the notes during one run.
pub(crate) struct Journal<'n> {
    notes: Notes<'n>,
    next: Cell<usize>,
    /// Whether all notes have been recalled: every step from here on is new.
    fresh: Cell<bool>,
    /// Whether the notes turned out not to fit the action. Then they come from a made-up view.
    broken: Cell<bool>,
}

enum Notes<'n> {
    /// A run that may stop: its steps are noted.
    Kept(RefCell<Vec<Note>>),
    /// A playout. It continues after the notes and never resumes, so it adds none.
    Read(&'n [Note]),
}

/// The notes do not fit the current action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Broken;

/// The result of one step.
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
    /// This player answered, or had no option.
    Answer(Seat),
    /// The state was changed.
    Deed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Value {
    Nothing,
    Number(u16),
    Colors(ColorSet),
    Ages(AgeSet),
    Choice(Choice),
    Card(Option<Card>),
    Cards(CardSet),
    /// A whole effect was executed. The fields are what later effects of the action ask about.
    Effect {
        demand_met: bool,
        tally: [u8; 4],
    },
}

impl<'n> Journal<'n> {
    /// A journal for a run that may stop. New notes are added.
    pub(crate) fn keeping(notes: Vec<Note>) -> Journal<'n> {
        Journal::of(Notes::Kept(RefCell::new(notes)))
    }

    /// A journal for a run that is never resumed.
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

    /// Deletes all notes: the action is over.
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

    /// The next note, if this step was taken before: whether the effect had changed anything by then, and the
    /// result.
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

    /// The next note, if it is that of a whole effect.
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

    /// The kind of the next step, if it was taken before.
    pub(crate) fn next_kind(&self) -> Option<NoteKind> {
        self.next().map(|note| note.kind)
    }

    /// No further note is recalled.
    pub(crate) fn break_off(&self) -> Broken {
        self.broken.set(true);
        self.fresh.set(false);
        Broken
    }

    /// Whether the notes turned out not to fit the action.
    pub(crate) fn is_broken(&self) -> bool {
        self.broken.get()
    }

    /// The number of steps taken in the action.
    pub(crate) fn steps(&self) -> usize {
        self.next.get()
    }

    /// Replaces all notes from `since` on by one.
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

/// A value that can be noted.
///
/// A second run takes the same steps as the first, so each note has the type that is asked for. If not, the
/// journal does not come from a game, and `recalled` returns `None`.
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
