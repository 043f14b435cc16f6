//! A puzzle that is being solved, and its solution played out.

use innovation_engine::{Choice, Event, Observed, Play, Question, Rng, Seat, View};

use super::Puzzle;
use super::examine::{NoPuzzle, Riddle, Sampling};
use super::goal::{Goal, Status};
use super::open::OpenSearch;

/// The most positions that are looked at for the answer of an opponent.
const MOST_POSITIONS: u32 = 30_000;

/// A puzzle that is being solved.
///
/// The cards that the solver cannot see are dealt anew, always in the same way. The others answer so that the goal is
/// missed, wherever they can.
#[derive(Clone)]
pub struct PuzzleRun<'p> {
    puzzle: &'p Puzzle,
    world: Observed,
    goal: Goal,
    status: Status,
    /// The solver's answers so far.
    answers: Vec<usize>,
    /// The first of them.
    first: Option<Choice>,
    /// What has happened, as the solver saw it.
    events: Vec<Event>,
    /// How many of these events had happened before the last answer.
    before_answer: usize,
}

/// How far a try is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleStage {
    /// The solver is asked.
    Asked,
    /// The goal is reached, by the answer that always reaches it.
    Solved,
    /// The goal is reached, but the first answer would have failed in other worlds.
    Lucky,
    /// The goal is missed.
    Missed,
}

/// One answer of the solution, with what the solver sees before it.
#[derive(Clone, Debug)]
pub struct SolutionStep {
    /// What the solver sees.
    pub view: View,
    /// What the solver answers.
    pub choice: Choice,
    /// What happens then, as the solver sees it.
    pub events: Vec<Event>,
}

impl<'p> PuzzleRun<'p> {
    /// The beginning of a puzzle.
    pub fn new(puzzle: &'p Puzzle) -> Result<PuzzleRun<'p>, NoPuzzle> {
        let riddle = puzzle.riddle()?;
        let seed = puzzle
            .id
            .bytes()
            .fold(0, |seed, byte| 37 * seed + u64::from(byte));
        let world = riddle.view.sample_observed(&mut Rng::new(seed));
        Ok(PuzzleRun {
            puzzle,
            world: world.ok_or(NoPuzzle::NoAction)?,
            goal: riddle.goal,
            status: Status::Open,
            answers: Vec::new(),
            first: None,
            events: Vec::new(),
            before_answer: 0,
        })
    }

    /// A puzzle after these answers, each the place of an option.
    pub fn after(puzzle: &'p Puzzle, answers: &[usize]) -> Result<PuzzleRun<'p>, NoPuzzle> {
        let mut run = PuzzleRun::new(puzzle)?;
        for &answer in answers {
            run.answer(answer)?;
        }
        Ok(run)
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &'p Puzzle {
        self.puzzle
    }

    /// Who solves it.
    pub fn solver(&self) -> Seat {
        self.goal.seat
    }

    /// How far it is.
    pub fn stage(&self) -> PuzzleStage {
        let right = self
            .first
            .is_some_and(|first| first.to_string() == self.puzzle.solution);
        match self.status {
            Status::Open => PuzzleStage::Asked,
            Status::Missed => PuzzleStage::Missed,
            Status::Reached if right => PuzzleStage::Solved,
            Status::Reached => PuzzleStage::Lucky,
        }
    }

    /// What the solver sees.
    pub fn view(&self) -> View {
        // The solver sits at the table of the puzzle.
        self.world
            .view(self.goal.seat)
            .expect("the solver has a seat")
    }

    /// What has happened, as the solver saw it.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// How many of these events had happened before the last answer.
    pub fn before_answer(&self) -> usize {
        self.before_answer
    }

    /// The answers so far.
    pub fn answers(&self) -> &[usize] {
        &self.answers
    }

    /// Answers with an option of the view's decision, counted from 0.
    pub fn answer(&mut self, option: usize) -> Result<(), NoPuzzle> {
        if self.status != Status::Open {
            return Err(NoPuzzle::NoAction);
        }
        let view = self.view();
        let decision = view.decision.ok_or(NoPuzzle::NoAction)?;
        let choice = *decision.options.get(option).ok_or(NoPuzzle::NoAction)?;
        let place = self.world.play().place_of_option(option);
        let place = place.map_err(|_| NoPuzzle::NoAction)?;
        self.before_answer = self.events.len();
        self.take(place);
        self.first.get_or_insert(choice);
        self.answers.push(option);
        while self.status == Status::Open
            && let Some(question) = self.world.question().copied()
            && question.seat != self.goal.seat
        {
            self.take(worst_reply(self.world.play(), &question, self.goal));
        }
        Ok(())
    }

    fn take(&mut self, place: u8) {
        if let Ok(answered) = self.world.answer_openly(place) {
            let seen = answered
                .events
                .iter()
                .map(|event| event.as_seen_by(self.goal.seat));
            self.events.extend(seen);
        }
        self.status = self.goal.follow(self.world.state(), self.world.question());
    }

    /// The solution, played out from the beginning.
    pub fn solution(puzzle: &'p Puzzle) -> Result<Vec<SolutionStep>, NoPuzzle> {
        let mut run = PuzzleRun::new(puzzle)?;
        let mut sampling = Sampling::new(3);
        let mut steps = Vec::new();
        while run.status == Status::Open {
            let view = run.view();
            let decision = view.decision.as_ref().ok_or(NoPuzzle::NoAction)?;
            let choice = match run.first {
                None => {
                    let named = |choice: &&Choice| choice.to_string() == puzzle.solution;
                    *decision
                        .options
                        .iter()
                        .find(named)
                        .ok_or(NoPuzzle::NoSolution)?
                }
                Some(_) => sampling.best_guess(&view, run.goal)?,
            };
            let option = decision.options.iter().position(|option| *option == choice);
            run.answer(option.ok_or(NoPuzzle::NoSolution)?)?;
            let events = run.events[run.before_answer..].to_vec();
            steps.push(SolutionStep {
                view,
                choice,
                events,
            });
        }
        Ok(steps)
    }
}

/// The answer of an opponent after which the goal cannot be forced, or the first one.
fn worst_reply(play: &Play, question: &Question, goal: Goal) -> u8 {
    let mut search = OpenSearch::new(MOST_POSITIONS);
    let refutes = |place: &u8| search.forces_after(play, *place, goal) == Some(false);
    (0..question.count()).find(refutes).unwrap_or(0)
}

impl Puzzle {
    /// The position as its solver sees it.
    pub(super) fn riddle(&self) -> Result<Riddle, NoPuzzle> {
        let scenario = self
            .scenario()
            .map_err(|error| NoPuzzle::Position(error.to_string()))?;
        let play = Play::from_position(&scenario.position);
        let play = play.map_err(|error| NoPuzzle::Position(error.to_string()))?;
        Riddle::new(&play, self.kind)
    }
}
