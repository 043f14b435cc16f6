//! First melds: chosen by all players at once, though the rules ask one after the other.
//!
//! A seat that the rules do not ask yet chooses early. Its choice is kept beside the log, and becomes a row of the log when
//! the rules ask it. Nobody else can see that it was made.

use innovation_engine::{Choice, Game, Purpose, Seat, View};
use innovation_text::Problem;

use super::snapshot::{Change, Proposal, Snapshot};
use crate::error::Error;
use crate::store::{EarlyChoice, Progress};

impl Snapshot {
    /// Whether first melds are being chosen: by all players at once, though the rules ask one after the other.
    pub(super) fn is_opening(&self) -> bool {
        let table = self.table.as_ref();
        table.is_some_and(|table| is_opening(table.game()))
    }

    /// Whether this seat has to choose its first meld before the rules ask it.
    pub(super) fn asks_early(&self, seat: Seat) -> bool {
        !self.is_concealed && self.closed.is_none() && self.stored.asks_early(seat)
    }

    /// The first meld that this seat has chosen before the rules ask it, with its place among the options. `None` if the
    /// rules have changed, and it is not among them.
    pub(super) fn early_option(&self, seat: Seat) -> Option<(usize, Choice)> {
        let table = self.table.as_ref().filter(|_| self.is_opening())?;
        let meaning = self.early(seat)?.meaning.as_deref()?;
        if seat <= table.asked()? {
            return None;
        }
        let decision = in_turn(table.game(), seat)?.decision?;
        let mut options = decision.options.into_iter().enumerate();
        options.find(|(_, choice)| choice.to_string() == meaning)
    }

    /// What this seat has chosen early, and how often.
    pub(super) fn early(&self, seat: Seat) -> Option<&EarlyChoice> {
        let place = self.stored.seats.get(seat.index());
        place.map(|place| &place.early)
    }

    /// Whether this seat has chosen its first meld, in the log or early.
    pub(super) fn has_chosen(&self, seat: Seat) -> bool {
        let in_log = self.history().iter().any(|ply| ply.seat == seat);
        in_log || self.early_option(seat).is_some()
    }

    /// A first meld of a seat that the rules do not ask yet.
    pub(super) fn choose_early(&self, seat: Seat, option: usize) -> Result<Proposal, Error> {
        let decision = self.view(seat).and_then(|view| view.decision);
        let options = decision.map_or_else(Vec::new, |decision| decision.options);
        let choice = options.get(option);
        let choice = choice.ok_or(Problem::NoSuchOption(options.len()))?;
        let early = self.early_after(seat, Some(choice.to_string()), 1);
        Ok(self.chosen(seat, early))
    }

    /// The early choice of a seat after a change: `meaning` is `None` if it no longer has one, `more` is added to its count.
    pub(super) fn early_after(
        &self,
        seat: Seat,
        meaning: Option<String>,
        more: i64,
    ) -> EarlyChoice {
        let count = self.early(seat).map_or(0, |early| early.count) + more;
        EarlyChoice { meaning, count }
    }

    /// Another early choice of a seat. Nobody else can see that something has happened.
    pub(super) fn chosen(&self, seat: Seat, early: EarlyChoice) -> Proposal {
        let mut stored = self.stored.clone();
        stored.version = stored.version.with_early(0);
        stored.set_early(seat, early.clone());
        let (table, closed) = (self.table.clone(), self.closed.clone());
        let mut next = Snapshot::of(stored, self.rows, table, closed);
        next.stored.progress = Progress {
            open: false,
            ..next.progress(self.stored.progress.due)
        };
        next.hints = self.hints.clone();
        Proposal {
            change: Change::Early(Vec::new(), vec![(seat, early)]),
            next,
        }
    }
}

/// Whether a first meld is asked for.
pub(super) fn is_opening(game: &Game) -> bool {
    let question = game.question();
    question.is_some_and(|question| question.purpose == Purpose::FirstMeld)
}

/// The view of a seat that will be asked for its first meld, as if everybody before it had chosen. What they choose is
/// hidden, so that the view is the same whatever it is.
pub(super) fn in_turn(game: &Game, seat: Seat) -> Option<View> {
    let mut game = game.clone();
    while is_opening(&game) && game.question()?.seat != seat {
        game.answer_openly(0).ok()?;
    }
    game.view(seat)
}
