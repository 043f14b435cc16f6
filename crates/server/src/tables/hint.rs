//! What a bot would do, and why: for players at a table for practice.

use std::sync::Arc;

use innovation_bots::{Budget, Kind};
use innovation_engine::{Rng, Seat, View};
use innovation_review::reasons;
use innovation_text::{Problem, Reason};

use super::room::Room;
use super::snapshot::Snapshot;
use super::thinkers::Priority;
use crate::access::ids::VisitorId;
use crate::error::Error;
use crate::spawn::spawn;

/// What a bot would do.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The place of the option.
    pub option: usize,
    /// How likely each option is to win, from 0 to 1.
    pub ratings: Vec<f32>,
    /// The reasons for and against each option, the weightiest first.
    pub reasons: Vec<Vec<Reason>>,
}

/// The number of options that are explained.
const EXPLAINED: usize = 3;

impl Hint {
    /// The best options, the best first.
    pub fn best(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.ratings.len()).collect();
        places.sort_by(|&one, &other| self.ratings[other].total_cmp(&self.ratings[one]));
        places.truncate(EXPLAINED);
        places
    }
}

impl Snapshot {
    /// The same table with a hint for this seat.
    pub fn hinted(&self, seat: Seat, hint: Hint) -> Snapshot {
        let mut hinted = self.clone();
        if let Some(place) = hinted.hints.get_mut(seat.index()) {
            *place = Some(Arc::new(hint));
        }
        hinted
    }

    /// The hint for this seat, if it wanted one.
    pub fn hint(&self, seat: Seat) -> Option<&Hint> {
        self.hints.get(seat.index())?.as_deref()
    }

    /// Whether a seat has a hint.
    pub fn has_hint(&self) -> bool {
        self.hints.iter().any(Option::is_some)
    }
}

impl Room {
    /// Asks a bot for advice, at a table for practice. Of several requests for one question, one is thought about, even if
    /// it is cut off.
    pub async fn hint(self: &Arc<Room>, visitor: &VisitorId) -> Result<(), Error> {
        let shown = self.shown().await?;
        let seat = shown.acting_seat(visitor).ok_or(Problem::NotSeated)?;
        let view = shown
            .view(seat)
            .filter(|view| shown.stored.options.practice && view.decision.is_some());
        let view = view.ok_or(Problem::NoHint)?;
        let number = shown.number(seat);
        {
            let mut live = self.live();
            if shown.hint(seat).is_some() || live.hinting == Some(number) {
                return Ok(());
            }
            live.hinting = Some(number);
        }
        let (room, visitor) = (self.clone(), visitor.clone());
        let task = spawn(async move {
            let thinkers = &room.shared.thinkers;
            let hint = thinkers.think(&visitor, Priority::Hint, move || advice(&view));
            room.set_hint(seat, number, hint.await)
        });
        task.await.map_err(|error| Error::Cut(error.to_string()))?
    }

    /// Shows a hint that was thought about, if its question is still asked.
    fn set_hint(
        self: &Arc<Room>,
        seat: Seat,
        number: i64,
        hint: Result<Option<Hint>, Error>,
    ) -> Result<(), Error> {
        let mut live = self.live();
        if live.hinting == Some(number) {
            live.hinting = None;
        }
        let Some(hint) = hint? else {
            return Err(Problem::NoHint.into());
        };
        let current = live
            .truth
            .take_if(|truth| truth.asks(seat) && truth.number(seat) == number);
        if let Some(current) = current {
            let hinted = Arc::new(current.hinted(seat, hint));
            live.truth = Some(hinted.clone());
            live.shown = Some(hinted);
            drop(live);
            self.tell();
        }
        Ok(())
    }
}

/// What a good bot would do.
fn advice(view: &View) -> Option<Hint> {
    let kind = Kind::Search;
    let budget: Budget = kind.usual_budget();
    let decision = view.decision.as_ref()?;
    let ratings = kind.bot(rand::random()).rate(view, decision, budget);
    let reasons = reasons(view, &mut Rng::new(rand::random()));
    let best = ratings.iter().enumerate().max_by(|a, b| a.1.total_cmp(b.1));
    let option = best.map_or(0, |(option, _)| option);
    Some(Hint {
        option,
        ratings,
        reasons,
    })
}
