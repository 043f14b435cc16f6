//! A lesson that is being taken.

use std::fmt;
use std::str::FromStr;

use innovation_engine::{Choice, Event, Observed, Purpose, Rng, Seat, View};
use innovation_review::{Effort, judge};
use innovation_scenario::labels;

use super::{Lesson, LessonError, LessonStep, Task};
use crate::situation::{Condition, Situation};

/// The learner sits at the first seat.
const ME: Seat = Seat::ALL[0];

/// An action is chosen well if it loses at most this much win chance against the best.
const MOST_LOST: f64 = 0.04;

/// The playouts by which that is decided.
const EFFORT: Effort = Effort::new(600);

/// The most positions that are looked at to see whether a task can still be fulfilled.
const MOST_POSITIONS: u32 = 4_000;

/// The most moves of a run: a longer list is refused.
const MOST_MOVES: usize = 200;

/// A lesson that is being taken: its steps up to now, and the table.
#[derive(Clone)]
pub struct LessonRun<'l> {
    lesson: &'l Lesson,
    /// The place of the current step.
    step: usize,
    table: StepTable<'l>,
    stage: LessonStage,
    moves: Vec<LessonMove>,
    /// How many moves there were when the step began.
    before_step: usize,
    /// How many events of the step had happened before the last answer.
    before_answer: usize,
}

/// What a learner does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonMove {
    /// Takes an option of the question.
    Answer(usize),
    /// Goes on to the next step.
    GoOn,
}

/// Where a lesson is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonStage {
    /// The learner is asked.
    Asked,
    /// The step is over.
    Judged(LessonVerdict),
    /// The lesson is over.
    Done,
}

/// How a step ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonVerdict {
    /// Whether the task was fulfilled.
    pub good: bool,
    /// The name of the message that says so, within the messages of the step.
    pub reaction: String,
    /// Whether the lesson can go on from here.
    pub can_go_on: bool,
    /// The better action, where one was to be chosen well and was not.
    pub better: Option<Choice>,
}

/// Why a move was refused. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonMoveError {
    /// It is neither a number nor `n`.
    #[error("`{0}` is not a list of moves, such as `0.2.n.1`")]
    Unreadable(String),
    /// Nobody is asked, or there is no such option, or the lesson cannot go on.
    #[error("this cannot be done now")]
    NotNow,
    /// The list is too long.
    #[error("more than {MOST_MOVES} moves")]
    TooMany,
    /// The lesson itself is wrong.
    #[error(transparent)]
    Lesson(#[from] LessonError),
}

/// The table within one step.
#[derive(Clone)]
struct StepTable<'l> {
    step: &'l LessonStep,
    game: Observed,
    /// What has happened in this step, as the learner saw it.
    events: Vec<Event>,
    /// How the players are called in the others' replies.
    names: &'l [String],
    /// Whether the learner has answered in this step.
    has_answered: bool,
    /// How many actions the learner has taken.
    taken: u8,
    /// How many of the others' replies have been given.
    replied: usize,
    /// The action that was to be chosen well: what the learner saw then, and the better one, if there is one.
    chosen: Option<(View, Option<Choice>)>,
}

impl<'l> LessonRun<'l> {
    /// The beginning of a lesson.
    pub fn new(lesson: &'l Lesson) -> Result<LessonRun<'l>, LessonError> {
        let step = lesson.steps.first().ok_or(LessonError::NoPosition)?;
        Ok(LessonRun {
            lesson,
            step: 0,
            table: StepTable::begin(step, None)?,
            stage: LessonStage::Asked,
            moves: Vec::new(),
            before_step: 0,
            before_answer: 0,
        })
    }

    /// A lesson after these moves.
    pub fn after(
        lesson: &'l Lesson,
        moves: &LessonMoves,
    ) -> Result<LessonRun<'l>, LessonMoveError> {
        let mut run = LessonRun::new(lesson)?;
        for &next in &moves.0 {
            run.make(next)?;
        }
        Ok(run)
    }

    /// The lesson.
    pub fn lesson(&self) -> &'l Lesson {
        self.lesson
    }

    /// The number of the current step, from 1.
    pub fn step(&self) -> usize {
        self.step + 1
    }

    /// Where the lesson is.
    pub fn stage(&self) -> &LessonStage {
        &self.stage
    }

    /// What the learner sees of the table.
    pub fn view(&self) -> View {
        self.table.view()
    }

    /// What the learner saw before the action that was to be chosen well.
    pub(crate) fn before_choice(&self) -> Option<&View> {
        self.table.chosen.as_ref().map(|(view, _)| view)
    }

    /// What has happened in this step, as the learner saw it.
    pub fn events(&self) -> &[Event] {
        &self.table.events
    }

    /// How many of these events had happened before the last answer.
    pub fn before_answer(&self) -> usize {
        self.before_answer
    }

    /// The moves so far.
    pub fn moves(&self) -> LessonMoves {
        LessonMoves(self.moves.clone())
    }

    /// The moves up to the beginning of the step, from where it can be tried again.
    pub fn moves_before_step(&self) -> LessonMoves {
        LessonMoves(self.moves[..self.before_step].to_vec())
    }

    /// Makes a move.
    pub fn make(&mut self, next: LessonMove) -> Result<(), LessonMoveError> {
        if self.moves.len() >= MOST_MOVES {
            return Err(LessonMoveError::TooMany);
        }
        match (next, &self.stage) {
            (LessonMove::Answer(option), LessonStage::Asked) => {
                let before = self.table.events.len();
                self.table.answer(option)?;
                self.before_answer = before;
                self.stage = self.judge();
            }
            (LessonMove::GoOn, LessonStage::Judged(verdict)) if verdict.can_go_on => {
                self.go_on()?
            }
            _ => return Err(LessonMoveError::NotNow),
        }
        self.moves.push(next);
        Ok(())
    }

    fn go_on(&mut self) -> Result<(), LessonMoveError> {
        match self.lesson.steps.get(self.step + 1) {
            Some(step) => {
                self.table = StepTable::begin(step, Some(&self.table))?;
                self.step += 1;
                self.stage = LessonStage::Asked;
                self.before_step = self.moves.len() + 1;
                self.before_answer = 0;
            }
            None => {
                self.stage = LessonStage::Done;
                self.before_answer = self.table.events.len();
            }
        }
        Ok(())
    }

    fn judge(&self) -> LessonStage {
        let Some(good) = self.table.result() else {
            return LessonStage::Asked;
        };
        let situation = self.table.view();
        let situation = Situation {
            view: &situation,
            events: &self.table.events,
        };
        let mut special = self.table.step.reactions.iter();
        let special = special.find(|reaction| situation.is(&reaction.when));
        let usual = if good { "good" } else { "poor" };
        LessonStage::Judged(LessonVerdict {
            good,
            reaction: special.map_or(usual, |reaction| &reaction.id).to_string(),
            can_go_on: self.can_go_on(),
            better: self.table.chosen.as_ref().and_then(|(_, better)| *better),
        })
    }

    /// Whether the next step can be fulfilled from here.
    fn can_go_on(&self) -> bool {
        let Some(next) = self.lesson.steps.get(self.step + 1) else {
            return true;
        };
        let begun = StepTable::begin(next, Some(&self.table));
        begun.is_ok_and(|table| table.can_be_fulfilled(&mut { MOST_POSITIONS }))
    }
}

impl<'l> StepTable<'l> {
    fn begin(
        step: &'l LessonStep,
        before: Option<&StepTable<'l>>,
    ) -> Result<StepTable<'l>, LessonError> {
        let (game, names) = match (&step.scenario, before) {
            (Some(scenario), _) => {
                let game = Observed::from_position(&scenario.position)?;
                (game, &scenario.names[..])
            }
            (None, Some(before)) => (before.game.clone(), before.names),
            (None, None) => return Err(LessonError::NoPosition),
        };
        let mut table = StepTable {
            step,
            game,
            names,
            events: Vec::new(),
            has_answered: false,
            taken: 0,
            replied: 0,
            chosen: None,
        };
        table.let_others_answer();
        Ok(table)
    }

    fn view(&self) -> View {
        // Somebody sits at the first seat of every position.
        self.game.view(ME).expect("the learner has a seat")
    }

    fn answer(&mut self, option: usize) -> Result<(), LessonMoveError> {
        let view = self.view();
        let decision = view.decision.as_ref().ok_or(LessonMoveError::NotNow)?;
        let place = self.game.play().place_of_option(option);
        let place = place.map_err(|_| LessonMoveError::NotNow)?;
        if decision.purpose == Purpose::Action {
            if matches!(self.step.task, Task::ChooseWell) && self.chosen.is_none() {
                self.chosen = Some((view.clone(), better(&view, option)));
            }
            self.taken += 1;
        }
        self.has_answered = true;
        self.take(place);
        self.let_others_answer();
        Ok(())
    }

    /// Answers the open question.
    fn take(&mut self, place: u8) {
        if let Ok(answered) = self.game.answer_openly(place) {
            let seen = answered.events.iter().map(|event| event.as_seen_by(ME));
            self.events.extend(seen);
        }
    }

    /// Lets the others answer until the learner is asked, or the game is over.
    fn let_others_answer(&mut self) {
        while let Some(question) = self.game.question().copied()
            && question.seat != ME
        {
            let reply = self.step.replies.get(self.replied);
            let labels = labels(&question, self.game.state(), self.names);
            let place = reply.and_then(|reply| labels.iter().position(|label| label == reply));
            if place.is_some() {
                self.replied += 1;
            }
            self.take(place.unwrap_or(0) as u8);
        }
    }

    fn is(&self, condition: &Condition) -> bool {
        let situation = Situation {
            view: &self.view(),
            events: &self.events,
        };
        situation.is(condition)
    }

    /// Whether the task is fulfilled. `None`: it is not decided yet.
    fn result(&self) -> Option<bool> {
        let question = self.game.question();
        if question.is_some_and(|question| question.purpose != Purpose::Action) {
            return None;
        }
        let over = question.is_none() || self.taken >= self.step.actions;
        match &self.step.task {
            Task::ChooseWell => match &self.chosen {
                Some((_, better)) if over => Some(better.is_none()),
                _ => None,
            },
            Task::Reach(goal) if self.is(goal) => Some(true),
            Task::Reach(_) if over => Some(false),
            Task::Reach(_) => match self.can_be_fulfilled(&mut { MOST_POSITIONS }) {
                true => None,
                false => Some(false),
            },
        }
    }

    /// Whether some answers of the learner fulfil the task from here.
    fn can_be_fulfilled(&self, positions: &mut u32) -> bool {
        let Some(question) = self.game.question() else {
            return matches!(&self.step.task, Task::Reach(goal) if self.is(goal));
        };
        let between = question.purpose == Purpose::Action;
        match &self.step.task {
            Task::ChooseWell => return true,
            Task::Reach(_) if !between || !self.has_answered => {}
            Task::Reach(goal) if self.is(goal) => return true,
            Task::Reach(_) if self.taken >= self.step.actions => return false,
            Task::Reach(_) => {}
        }
        let Some(decision) = self.game.decision() else {
            return false;
        };
        (0..decision.options.len()).any(|option| {
            *positions = positions.saturating_sub(1);
            let mut next = self.clone();
            *positions > 0 && next.answer(option).is_ok() && next.can_be_fulfilled(positions)
        })
    }
}

/// The best action, if it is clearly better than this one.
fn better(view: &View, taken: usize) -> Option<Choice> {
    let judgement = judge(view, taken, EFFORT, &mut Rng::new(1))?;
    let clear = judgement.loss > MOST_LOST && judgement.loss > 2.0 * judgement.loss_error;
    let options = &view.decision.as_ref()?.options;
    clear.then(|| options.get(judgement.best).copied())?
}

/// A list of moves, as in an address: `0.2.n.1`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LessonMoves(pub Vec<LessonMove>);

impl LessonMoves {
    /// These moves, and one more.
    pub fn and(mut self, next: LessonMove) -> LessonMoves {
        self.0.push(next);
        self
    }
}

impl fmt::Display for LessonMoves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, next) in self.0.iter().enumerate() {
            let dot = if place > 0 { "." } else { "" };
            match next {
                LessonMove::Answer(option) => write!(f, "{dot}{option}")?,
                LessonMove::GoOn => write!(f, "{dot}n")?,
            }
        }
        Ok(())
    }
}

impl FromStr for LessonMoves {
    type Err = LessonMoveError;

    fn from_str(text: &str) -> Result<LessonMoves, LessonMoveError> {
        let unreadable = || LessonMoveError::Unreadable(text.chars().take(40).collect());
        let words = text.split('.').filter(|word| !word.is_empty());
        let moves = words.take(MOST_MOVES + 1).map(|word| match word {
            "n" => Ok(LessonMove::GoOn),
            word => word
                .parse()
                .map(LessonMove::Answer)
                .map_err(|_| unreadable()),
        });
        let moves = moves.collect::<Result<Vec<LessonMove>, _>>()?;
        match moves.len() > MOST_MOVES {
            true => Err(LessonMoveError::TooMany),
            false => Ok(LessonMoves(moves)),
        }
    }
}
