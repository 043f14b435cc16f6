use innovation_bots::evaluation::Evaluation;
use innovation_engine::{Card, Choice, Decision, Event, Game, Purpose, Rng, Seat, Settings, What};
use serde::{Deserialize, Serialize};

use crate::effort::Effort;
use crate::grade::Grade;
use crate::judge::{Judgement, OptionValue, judge, win_chance};
use crate::ledger::Ledger;
use crate::recall::{Reminder, reminder};

/// The version of reviews. It is raised when the same game, effort and seed give another review, so that a review that
/// is kept is not taken for one of another version.
pub const REVIEW_VERSION: u32 = 4;

/// A finished game, decision by decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// The ledger of each seat.
    pub seats: Vec<Ledger>,
    /// All decisions that count, in order.
    pub decisions: Vec<ReviewedDecision>,
}

/// A decision that counts: it had more than one option, and was not a mere order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReviewedDecision {
    /// The number of the answer, from 0.
    pub answer: usize,
    /// Who was asked, counted from 1.
    pub seat: usize,
    /// The turn of the game, counted from 1; 0 in the set-up.
    pub turn: usize,
    /// What the answer was for.
    pub purpose: String,
    /// The card whose effect asked.
    pub source: Option<Card>,
    /// The options with their values.
    pub options: Vec<OptionValue>,
    /// The place of the option taken among them.
    pub taken: usize,
    /// The highest value minus that of the option taken.
    pub loss: f64,
    /// The standard error of the loss.
    pub loss_error: f64,
    /// How good the answer was. `None` if the loss may be an error of measurement.
    pub grade: Option<Grade>,
    /// The value of what the seat then saw minus the value of the option taken. Zero if another player had a
    /// choice before the seat saw anything: the difference is then theirs.
    pub luck: f64,
    /// A fact in the log that would have avoided the mistake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reminder: Option<Reminder>,
}

/// Why there is no review.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReviewError {
    /// A game is reviewed only when it is over.
    #[error("the game is not over: only a finished game can be reviewed")]
    NotOver,
    /// The caller stopped it.
    #[error("the review was stopped")]
    Stopped,
}

/// An answer whose luck is not yet known.
struct Pending {
    seat: Seat,
    decision: usize,
    value: f64,
    /// Whether the seat has seen something new since.
    news: bool,
}

impl Review {
    /// Reviews a finished game. The same game, effort and seed always give the same review.
    ///
    /// `goes_on` gets the number of answers that are done, and stops the review if it returns `false`.
    pub fn of(
        game: &Game,
        effort: Effort,
        seed: u64,
        goes_on: impl FnMut(usize) -> bool,
    ) -> Result<Review, ReviewError> {
        Review::for_seats(game, None, effort, seed, goes_on)
    }

    /// The same for one seat only, in a part of the time.
    pub fn of_seat(
        game: &Game,
        seat: Seat,
        effort: Effort,
        seed: u64,
        goes_on: impl FnMut(usize) -> bool,
    ) -> Result<Review, ReviewError> {
        Review::for_seats(game, Some(seat), effort, seed, goes_on)
    }

    fn for_seats(
        game: &Game,
        only: Option<Seat>,
        effort: Effort,
        seed: u64,
        mut goes_on: impl FnMut(usize) -> bool,
    ) -> Result<Review, ReviewError> {
        let mut reviewing = Reviewing::new(game.clone(), only, effort, seed)?;
        while !reviewing.is_done() {
            if !goes_on(reviewing.answers()) {
                return Err(ReviewError::Stopped);
            }
            reviewing.advance();
        }
        Ok(reviewing.finish())
    }
}

/// A review that is being made, one answer at a time.
pub struct Reviewing {
    game: Game,
    /// The game as far as it has been reviewed.
    now: Game,
    walk: Walk,
}

impl Reviewing {
    /// Begins the review of a finished game, for all seats or for one.
    pub fn new(
        game: Game,
        only: Option<Seat>,
        effort: Effort,
        seed: u64,
    ) -> Result<Reviewing, ReviewError> {
        if game.outcome().is_none() {
            return Err(ReviewError::NotOver);
        }
        let settings = game.settings();
        let now = Game::new(settings, game.seed());
        let mut walk = Walk::new(settings, only, effort, seed);
        walk.deal(&now);
        Ok(Reviewing { game, now, walk })
    }

    /// Number of answers that are reviewed.
    pub fn answers(&self) -> usize {
        self.now.history().len()
    }

    /// Whether all answers are reviewed.
    pub fn is_done(&self) -> bool {
        self.answers() >= self.game.history().len()
    }

    /// Reviews the next answer, if there is one.
    pub fn advance(&mut self) {
        let Some(ply) = self.game.history().get(self.answers()) else {
            return;
        };
        let last = self.now.history().last();
        self.walk
            .turns(last.map_or(self.now.opening(), |ply| &ply.events));
        self.walk.before(&self.now, self.answers(), ply.seen);
        let taken = self.now.answer_openly(ply.index);
        taken.expect("the game has taken this answer before");
        self.walk
            .after(&self.now, ply.informs, &results(&self.game));
    }

    /// The review of the answers so far; of the whole game once it [is done](Reviewing::is_done).
    pub fn finish(self) -> Review {
        self.walk.review(&results(&self.game))
    }
}

/// What a finished game was worth to each seat.
fn results(game: &Game) -> [f64; 4] {
    Evaluation::standard().chances(game.state()).map(f64::from)
}

/// Goes through a game from its first question to its end.
struct Walk {
    settings: Settings,
    only: Option<Seat>,
    effort: Effort,
    seed: u64,
    turn: usize,
    decisions: Vec<ReviewedDecision>,
    deals: [f64; 4],
    pending: Option<Pending>,
}

/// What a random generator is for. Each use has its own, so that one does not change the other.
#[derive(Clone, Copy)]
enum Use {
    Deal,
    Options,
    Luck,
    Recall,
}

impl Walk {
    fn new(settings: Settings, only: Option<Seat>, effort: Effort, seed: u64) -> Walk {
        Walk {
            settings,
            only,
            effort,
            seed,
            turn: 0,
            decisions: Vec::new(),
            deals: [0.0; 4],
            pending: None,
        }
    }

    fn start(&self) -> f64 {
        let sides = if self.settings.is_teams() {
            2
        } else {
            self.settings.players()
        };
        1.0 / f64::from(sides)
    }

    /// The seats that are reviewed.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let only = self.only;
        let reviewed = move |seat: &Seat| only.is_none_or(|only| only == *seat);
        self.settings.seats().filter(reviewed)
    }

    /// The generator for the next decision of a seat. It depends on nothing that the seat could not know: the
    /// number of an answer would show how often others were asked.
    fn rng(&self, seat: Seat, purpose: Use) -> Rng {
        let number = seat.index() + 1;
        let own = self.decisions.iter().filter(|one| one.seat == number);
        let place = own.count() as u64 * 16 + seat.index() as u64 * 4 + purpose as u64;
        let mut rng = Rng::new(self.seed ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        Rng::new(rng.next_u64())
    }

    /// What the first hand of each seat is worth.
    fn deal(&mut self, game: &Game) {
        for seat in self.seats() {
            let mut rng = self.rng(seat, Use::Deal);
            let view = game.view(seat);
            let chance = view.and_then(|view| win_chance(&view, self.effort, &mut rng));
            self.deals[seat.index()] = chance.map_or(0.0, |chance| chance - self.start());
        }
    }

    fn turns(&mut self, events: &[Event]) {
        let turns = events
            .iter()
            .filter(|event| matches!(event.what, What::Turn { .. }));
        self.turn += turns.count();
    }

    /// Judges the decision that is about to be answered with this option.
    fn before(&mut self, game: &Game, answer: usize, seen: Choice) {
        let Some(decision) = game.decision().filter(counts) else {
            return;
        };
        let seat = decision.seat;
        if self.only.is_some_and(|only| only != seat) {
            return;
        }
        let (Some(view), Some(taken)) = (
            game.view(seat),
            decision.options.iter().position(|&option| option == seen),
        ) else {
            return;
        };
        let mut rng = self.rng(seat, Use::Options);
        let Some(judgement) = judge(&view, taken, self.effort, &mut rng) else {
            return;
        };
        let Judgement {
            options,
            best,
            loss,
            loss_error,
        } = judgement;
        let grade = Grade::of(loss, loss_error);
        let reminder = grade.filter(|grade| grade.is_error()).and_then(|_| {
            let choices = [decision.options[best], seen];
            let mut rng = self.rng(seat, Use::Recall);
            reminder(game, &view, choices, loss, self.effort, &mut rng)
        });
        // No card is drawn between a first meld and the first turn: what is shown then was chosen.
        self.pending = (decision.purpose != Purpose::FirstMeld).then_some(Pending {
            seat,
            decision: self.decisions.len(),
            value: options[taken].value,
            news: false,
        });
        self.decisions.push(ReviewedDecision {
            answer,
            seat: seat.index() + 1,
            turn: self.turn,
            purpose: decision.purpose.to_string(),
            source: decision.source.map(|(card, _)| card),
            options,
            taken,
            loss,
            loss_error,
            grade,
            luck: 0.0,
            reminder,
        });
    }

    /// Looks at what the seat that answered sees now. `informs`: the last answer may have shown it something.
    fn after(&mut self, game: &Game, informs: bool, results: &[f64; 4]) {
        let Some(mut pending) = self.pending.take() else {
            return;
        };
        pending.news |= informs;
        let seat = pending.seat;
        let now = match game.decision() {
            None => Some(results[seat.index()]),
            // Nothing has been decided yet.
            Some(decision) if !counts(&decision) && decision.purpose != Purpose::Action => {
                self.pending = Some(pending);
                return;
            }
            Some(_) if !pending.news => None,
            // `None` in the middle of an action, if another player's choice comes first.
            Some(_) => {
                let mut rng = self.rng(seat, Use::Luck);
                let view = game.view(seat);
                view.and_then(|view| win_chance(&view, self.effort, &mut rng))
            }
        };
        if let Some(now) = now {
            self.decisions[pending.decision].luck = now - pending.value;
        }
    }

    fn review(self, results: &[f64; 4]) -> Review {
        let ledger = |seat: Seat| {
            let number = seat.index() + 1;
            let own = || self.decisions.iter().filter(|one| one.seat == number);
            let decisions = own().count();
            let lost: f64 = own().map(|one| one.loss).sum();
            let (start, result) = (self.start(), results[seat.index()]);
            let deal = self.deals[seat.index()];
            let luck = deal + own().map(|one| one.luck).sum::<f64>();
            let skill = 0.0 - lost;
            Ledger {
                seat: number,
                start,
                skill,
                luck,
                others: result - start - skill - luck,
                result,
                error_rate: lost / decisions.max(1) as f64,
                deal,
                luck_adjusted: result - luck,
                decisions,
            }
        };
        let seats = self.seats().map(ledger).collect();
        Review {
            seats,
            decisions: self.decisions,
        }
    }
}

/// Whether an answer can be a mistake: it has more than one option, and is not a mere order.
fn counts(decision: &Decision) -> bool {
    decision.options.len() > 1 && !decision.order
}
