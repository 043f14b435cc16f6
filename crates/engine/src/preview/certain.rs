//! What is certain, whatever the hidden cards are.

use serde::Serialize;

use super::trace::{Counts, Trace, TraceContext, VisibleChange};
use super::{World, place_of};
use crate::play::event::Verb;
use crate::view::EvenSample;
use crate::{Achievement, Age, Choice, Icon, Outcome, Place, Purpose, Rng, Seat, View};

/// What an option does for certain, whatever the hidden cards are and whatever anybody answers later.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Certain {
    /// The moment that the fields describe.
    pub until: Horizon,
    /// How the players' cards, points and icons have changed by then. Nothing is known about players who are
    /// not listed.
    pub changes: Vec<SeatChange>,
    /// The supply piles from which the asked player has drawn by then, in this order. More draws may follow.
    pub draws: Vec<Age>,
    /// The achievements that have been claimed by then.
    pub claims: Vec<(Seat, Achievement)>,
    /// How the game has ended by then. `None`: not certain.
    pub over: Option<Outcome>,
}

/// How far ahead the outcome is certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Horizon {
    /// The end of the action: nothing more is asked in it, except perhaps the order of cards.
    ActionEnd,
    /// The next question in the action, or the end of the action where nothing more is asked.
    Choice,
    /// After this many visible changes: moved cards, splays, rearranged piles, achievements and the end of
    /// the game. What follows depends on cards that the asked player cannot see.
    Changes(u8),
    /// When all players have made their first meld.
    SetUp,
}

/// How one player's cards, points and icons change.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeatChange {
    /// Who it is.
    pub seat: Seat,
    /// The icons afterwards, in the order of [`Icon::ALL`].
    pub icons: [Interval; 6],
    /// Points gained.
    pub points: Interval,
    /// Cards gained in hand.
    pub hand: Interval,
    /// Cards gained in the score pile.
    pub score: Interval,
    /// Cards gained on the board.
    pub board: Interval,
}

/// An interval of numbers. Each bound is reached in some world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(into = "[i16; 2]")]
pub struct Interval {
    /// The lowest.
    pub low: i16,
    /// The highest.
    pub high: i16,
}

impl From<Interval> for [i16; 2] {
    fn from(Interval { low, high }: Interval) -> [i16; 2] {
        [low, high]
    }
}

impl Interval {
    /// From the lowest to the highest of these; 0 if empty.
    pub(super) fn over(numbers: impl Iterator<Item = i16>) -> Interval {
        numbers
            .map(|number| Interval {
                low: number,
                high: number,
            })
            .reduce(|one, other| Interval {
                low: one.low.min(other.low),
                high: one.high.max(other.high),
            })
            .unwrap_or(Interval { low: 0, high: 0 })
    }

    /// Whether this number is in it.
    pub fn has(self, number: i16) -> bool {
        (self.low..=self.high).contains(&number)
    }

    /// Whether it is exactly 0.
    pub fn is_zero(self) -> bool {
        self == Interval { low: 0, high: 0 }
    }
}

impl Certain {
    fn nothing(until: Horizon) -> Certain {
        Certain {
            until,
            changes: Vec::new(),
            draws: Vec::new(),
            claims: Vec::new(),
            over: None,
        }
    }

    /// The change of this seat, if it is certain.
    pub fn change(&self, seat: Seat) -> Option<&SeatChange> {
        self.changes.iter().find(|change| change.seat == seat)
    }

    /// Whether no certain change is listed.
    pub(super) fn changes_nothing(&self) -> bool {
        let is_zero = |change: &SeatChange| {
            [change.points, change.hand, change.score, change.board]
                .into_iter()
                .all(Interval::is_zero)
        };
        self.over.is_none() && self.claims.is_empty() && self.changes.iter().all(is_zero)
    }
}

/// What the option does for certain.
pub(super) fn of(view: &View, choice: Choice, spread: &EvenSample, rng: &mut Rng) -> Certain {
    let purpose = view.decision.as_ref().map(|decision| decision.purpose);
    if purpose == Some(Purpose::FirstMeld) {
        return first_meld(view, choice, spread, rng);
    }
    let watch = TraceContext { view, spread };
    let worlds = spread.worlds.iter();
    let tried = worlds.map(|world| Some((world, place_of(world, choice, rng)?)));
    let Some(tried) = tried.collect::<Option<Vec<(&World, u8)>>>() else {
        return Certain::nothing(Horizon::Changes(0));
    };
    let Some(before) = spread.worlds.first().map(|world| Counts::of(world.state())) else {
        return Certain::nothing(Horizon::Changes(0));
    };
    let traces = |trace: &dyn Fn(&World, u8) -> Option<Trace>| -> Option<Certain> {
        let traces = tried.iter().map(|(world, place)| trace(world, *place));
        Some(common(
            view,
            &traces.collect::<Option<Vec<Trace>>>()?,
            &before,
        ))
    };
    // A moment between two changes may be in the middle of cards whose order is open.
    traces(&|world, place| watch.trace_any_order(world, place))
        .filter(|certain| !matches!(certain.until, Horizon::Changes(_)))
        .or_else(|| traces(&|world, place| watch.trace(world, place)))
        .unwrap_or(Certain::nothing(Horizon::Changes(0)))
}

/// What the traces of one option, one for each world, have in common.
fn common(view: &View, traces: &[Trace], before: &Counts) -> Certain {
    let shared = shared_deeds(traces);
    let alike = traces.iter().all(|trace| trace.deeds.len() == shared);
    let until = if traces.iter().all(|trace| trace.action_over) {
        Horizon::ActionEnd
    } else {
        Horizon::Choice
    };
    // At most one hidden card decides, and all its values were tried; or the hidden cards do not matter.
    if traces.iter().all(|trace| trace.all_clear)
        || alike && traces.iter().all(|trace| trace.all_by_age)
    {
        let ends: Vec<Counts> = traces.iter().map(|trace| trace.end).collect();
        return told(view, until, traces, shared, before, &ends);
    }
    let foreseen = |trace: &Trace| trace.clear.max(trace.by_age);
    let foreseen = traces.iter().map(foreseen).min().unwrap_or(0);
    let shared = shared.min(foreseen);
    let Some(last) = shared.checked_sub(1) else {
        return Certain::nothing(Horizon::Changes(0));
    };
    let then: Vec<Counts> = traces.iter().map(|trace| trace.deeds[last].1).collect();
    told(
        view,
        Horizon::Changes(shared as u8),
        traces,
        shared,
        before,
        &then,
    )
}

/// The length of the common prefix of changes in all worlds.
fn shared_deeds(traces: &[Trace]) -> usize {
    let Some((first, others)) = traces.split_first() else {
        return 0;
    };
    let same = |&at: &usize| {
        let deed = first.deeds[at].0;
        let has = |trace: &Trace| trace.deeds.get(at).is_some_and(|(other, _)| *other == deed);
        others.iter().all(has)
    };
    (0..first.deeds.len()).take_while(same).count()
}

/// The certain facts at a moment: its counts, and the changes common to all worlds.
fn told(
    view: &View,
    until: Horizon,
    traces: &[Trace],
    shared: usize,
    before: &Counts,
    then: &[Counts],
) -> Certain {
    let changes = view.settings.seats().map(|seat| {
        let at = seat.index();
        let gained = |count: fn(&Counts, usize) -> i16| {
            Interval::over(then.iter().map(|then| count(then, at) - count(before, at)))
        };
        let icon =
            |icon: Icon| Interval::over(then.iter().map(|then| then.icons[at].of(icon).into()));
        SeatChange {
            seat,
            icons: Icon::ALL.map(icon),
            points: gained(|counts, at| counts.points[at] as i16),
            hand: gained(|counts, at| counts.hands[at].into()),
            score: gained(|counts, at| counts.scores[at].into()),
            board: gained(|counts, at| counts.boards[at].into()),
        }
    });
    let mut certain = Certain {
        changes: changes.collect(),
        ..Certain::nothing(until)
    };
    let deeds = traces
        .first()
        .map_or(&[][..], |trace| &trace.deeds[..shared]);
    for (deed, _) in deeds {
        match *deed {
            VisibleChange::Moved {
                by,
                verb: Verb::Draw,
                from: Place::Supply(age),
                ..
            } if by == view.seat => certain.draws.push(age),
            VisibleChange::Claimed(seat, achievement) => certain.claims.push((seat, achievement)),
            VisibleChange::Over(outcome) => certain.over = Some(outcome),
            _ => {}
        }
    }
    certain
}

/// The asked player's board after all first melds. No question in between can change it.
fn first_meld(view: &View, choice: Choice, spread: &EvenSample, rng: &mut Rng) -> Certain {
    let mut certain = Certain::nothing(Horizon::SetUp);
    let Some(world) = spread.worlds.first() else {
        return certain;
    };
    let mut answer = place_of(world, choice, rng);
    let end = world.play_while(|_, question| {
        let others = (question.purpose == Purpose::FirstMeld).then_some(0);
        answer.take().or(others)
    });
    let (before, then) = (Counts::of(world.state()), Counts::of(&end));
    let all = told(view, Horizon::SetUp, &[], 0, &before, &[then]);
    certain.changes.extend(all.change(view.seat));
    certain
}
