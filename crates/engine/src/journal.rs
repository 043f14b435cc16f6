use std::cell::{Cell, RefCell};

use crate::{AgeSet, Card, CardSet, Choice, ColorSet, Seat};

/// What an action has read and done so far, so that it can go on from the middle.
///
/// An action is plain code that runs from its beginning to its end. Where it asks and nobody has
/// answered yet, it stops; to go on, it is run again, and every step that it has taken before gives
/// back what is noted here instead of being taken a second time. So a game in the middle of an
/// action is data: the state as it is now, and these notes. Neither depends on how the state was
/// before, which is what lets a [`View`](crate::View) deal another world that agrees with it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Journal {
    notes: RefCell<Vec<Note>>,
    next: Cell<usize>,
    manner: Cell<Manner>,
}

/// When notes are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Manner {
    #[default]
    Always,
    /// Until the action is over.
    ThisAction,
    /// A playout never goes on after a stop, so it takes no notes.
    Never,
}

/// What one step gave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Note {
    pub(crate) result: Value,
    /// Whether the effect had changed anything by then.
    pub(crate) changed: bool,
    pub(crate) kind: NoteKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoteKind {
    /// The table was looked at.
    Look,
    /// This player answered, or had nothing to answer.
    Answer(Seat),
    /// Something was done.
    Deed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Nothing,
    Number(u16),
    Colors(ColorSet),
    Ages(AgeSet),
    Choice(Choice),
    Card(Option<Card>),
    Cards(CardSet),
    /// A whole effect was carried out; this is what later effects of the action may ask about it.
    Effect {
        demand_met: bool,
        tally: [u8; 4],
    },
}

impl Journal {
    pub(crate) fn silent() -> Journal {
        Journal {
            manner: Cell::new(Manner::Never),
            ..Journal::default()
        }
    }

    /// The same journal, silent once the action is over.
    pub(crate) fn until_action_ends(self) -> Journal {
        self.manner.set(Manner::ThisAction);
        self
    }

    fn is_silent(&self) -> bool {
        self.manner.get() == Manner::Never
    }

    pub(crate) fn of(notes: Vec<Note>) -> Journal {
        Journal {
            notes: RefCell::new(notes),
            ..Journal::default()
        }
    }

    /// The notes so far.
    pub(crate) fn notes(&self) -> Vec<Note> {
        self.notes.borrow().clone()
    }

    /// Starts to read from the beginning.
    pub(crate) fn rewind(&self) {
        self.next.set(0);
    }

    /// Forgets everything: the action is over.
    pub(crate) fn clear(&self) {
        if !self.is_silent() {
            self.notes.borrow_mut().clear();
            self.next.set(0);
        }
        if self.manner.get() == Manner::ThisAction {
            self.manner.set(Manner::Never);
        }
    }

    /// The next note, where this step was taken before.
    pub(crate) fn recall(&self) -> Option<Note> {
        if self.is_silent() {
            return None;
        }
        let note = self.notes.borrow().get(self.next.get()).copied()?;
        self.next.set(self.next.get() + 1);
        Some(note)
    }

    /// The next note, where it stands for a whole effect.
    pub(crate) fn recall_effect(&self) -> Option<Note> {
        let next = self.notes.borrow().get(self.next.get()).copied()?;
        match next.result {
            Value::Effect { .. } => self.recall(),
            _ => None,
        }
    }

    /// How many steps of the action have been taken.
    pub(crate) fn steps(&self) -> usize {
        self.next.get()
    }

    /// Replaces all notes since then by one.
    pub(crate) fn sum_up(&self, since: usize, note: Note) {
        if !self.is_silent() {
            self.notes.borrow_mut().truncate(since);
            self.next.set(since);
            self.add(note);
        }
    }

    /// Notes the result of a step that was just taken.
    pub(crate) fn add(&self, note: Note) {
        if !self.is_silent() {
            self.notes.borrow_mut().push(note);
            self.next.set(self.next.get() + 1);
        }
    }
}

/// What can be noted.
///
/// A second run takes the same steps as the first, so a note is recalled as what it was noted as. A
/// journal that says otherwise does not come from a game.
pub(crate) trait Noted: Copy {
    fn noted(self) -> Value;
    fn recalled(value: Value) -> Self;
}

macro_rules! noted {
    ($($type:ty: |$this:ident| $noted:expr, $pattern:pat => $recalled:expr;)*) => {$(
        impl Noted for $type {
            fn noted(self) -> Value {
                let $this = self;
                $noted
            }

            fn recalled(value: Value) -> $type {
                match value {
                    $pattern => $recalled,
                    other => unreachable!("{other:?} was noted where a {} is recalled", stringify!($type)),
                }
            }
        }
    )*};
}

noted! {
    (): |_this| Value::Nothing, Value::Nothing => ();
    bool: |yes| Value::Number(u16::from(yes)), Value::Number(number) => number != 0;
    u8: |number| Value::Number(u16::from(number)), Value::Number(number) => number as u8;
    u16: |number| Value::Number(number), Value::Number(number) => number;
    CardSet: |cards| Value::Cards(cards), Value::Cards(cards) => cards;
    Option<Card>: |card| Value::Card(card), Value::Card(card) => card;
    Card: |card| Value::Card(Some(card)), Value::Card(Some(card)) => card;
    ColorSet: |colors| Value::Colors(colors), Value::Colors(colors) => colors;
    AgeSet: |ages| Value::Ages(ages), Value::Ages(ages) => ages;
    Choice: |choice| Value::Choice(choice), Value::Choice(choice) => choice;
}
