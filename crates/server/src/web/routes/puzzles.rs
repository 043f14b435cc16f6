//! Puzzles.

use axum::extract::{Path, Query, State};
use innovation_engine::{Seat, View};
use innovation_lessons::{Puzzle, PuzzleRun, PuzzleStage, PuzzleWords};
use innovation_text::{LearnLabel, LearnText, Line, Names, Problem, Text, Word};
use maud::Markup;
use serde::Deserialize;

use super::exercise::{Attempt, NextMove};
use super::learn::learned;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::web::pages::Viewer;
use crate::web::pages::exercise::{self, ExercisePage, ExerciseStep, ExerciseTable, Said};
use crate::web::pages::learn::{puzzle_item, puzzle_path, puzzles_page};

/// The most answers of a try: a longer list is refused.
const MOST_ANSWERS: usize = 100;

pub async fn list(State(app): State<App>, visitor: Visitor) -> Result<Markup, Error> {
    let model = learned(&app, &visitor).await?;
    Ok(puzzles_page(&visitor.viewer(), &model))
}

fn puzzle(id: &str) -> Result<&'static Puzzle, Problem> {
    Puzzle::find(id).ok_or(Problem::NotFound)
}

impl Attempt for PuzzleRun<'static> {
    fn after(id: &str, moves: &str) -> Result<Self, Problem> {
        PuzzleRun::after(puzzle(id)?, &answers(moves)?).map_err(|_| Problem::Unreadable)
    }

    fn make(&mut self, next: NextMove) -> Result<(), Problem> {
        match next {
            NextMove::Option(option) if self.answers().len() < MOST_ANSWERS => {
                self.answer(option).map_err(|_| Problem::Unreadable)
            }
            NextMove::Option(_) | NextMove::GoOn => Err(Problem::Unreadable),
        }
    }

    fn address(&self) -> String {
        format!(
            "{}?moves={}",
            puzzle_path(self.puzzle()),
            written(self.answers())
        )
    }

    fn done(&self) -> Option<String> {
        (self.stage() == PuzzleStage::Solved).then(|| puzzle_item(self.puzzle()))
    }

    fn page(&self, viewer: &Viewer) -> ExercisePage {
        let (text, view) = (viewer.text, self.view());
        let words = self.words(text);
        let about = [vec![words.title.clone()], words.about.clone()].concat();
        let (said, steps) = said(self, words, text);
        let names = names(&view, text);
        let events = (self.events(), self.before_answer());
        ExercisePage {
            table: ExerciseTable::new(view, names, events, text),
            about,
            said,
            path: puzzle_path(self.puzzle()),
            moves: written(self.answers()),
            previews: true,
            steps,
        }
    }
}

/// Answers as they are in an address: `0.2.1`.
fn answers(text: &str) -> Result<Vec<usize>, Problem> {
    let words = text.split('.').filter(|word| !word.is_empty());
    let numbers = words.take(MOST_ANSWERS + 1).map(str::parse);
    let numbers: Vec<usize> = numbers
        .collect::<Result<_, _>>()
        .map_err(|_| Problem::Unreadable)?;
    match numbers.len() > MOST_ANSWERS {
        true => Err(Problem::Unreadable),
        false => Ok(numbers),
    }
}

fn written(answers: &[usize]) -> String {
    let words: Vec<String> = answers.iter().map(usize::to_string).collect();
    words.join(".")
}

#[derive(Deserialize)]
pub struct SolutionQuery {
    step: Option<usize>,
}

/// The solution, one answer at a time.
pub async fn solution(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<SolutionQuery>,
) -> Result<Markup, Error> {
    let puzzle = puzzle(&id)?;
    let step = query.step.unwrap_or(1);
    let viewer = visitor.viewer();
    let drawn = move || {
        let model = solved(puzzle, step, viewer.text)?;
        Ok::<_, Problem>(exercise::page(&viewer, &model))
    };
    Ok(app.replays.compute(drawn).await??)
}

/// What the two players are called.
fn names(view: &View, text: &Text) -> Names {
    let mut names = [0, 1].map(|seat| text.player_number(Seat::ALL[seat]));
    names[view.seat.index().min(1)] = text.word(Word::You);
    Names::new(names)
}

fn link(text: &Text, label: LearnLabel, path: String) -> ExerciseStep {
    ExerciseStep::Link(path, text.learn_label(label))
}

fn another(text: &Text, puzzle: &Puzzle) -> ExerciseStep {
    link(text, LearnLabel::PuzzleNext, puzzle_path(puzzle.next()))
}

/// What a puzzle says at the moment, and what can be done besides answering.
fn said(run: &PuzzleRun, words: PuzzleWords, text: &Text) -> (Said, Vec<ExerciseStep>) {
    let puzzle = run.puzzle();
    let link = |label: LearnLabel, path: String| link(text, label, path);
    let all = || link(LearnLabel::AllPuzzles, "/puzzles".to_owned());
    let again = || link(LearnLabel::PuzzleTryAgain, puzzle_path(puzzle));
    let show = || link(LearnLabel::PuzzleShow, solution_path(puzzle, 1));
    let Some([heading, note]) = words.result else {
        let said = Said::Task {
            before: Vec::new(),
            task: Line::plain(words.task),
        };
        return (said, vec![all(), show()]);
    };
    let is_solved = run.stage() == PuzzleStage::Solved;
    let mut lines = vec![note];
    let steps = match is_solved {
        true => {
            lines.extend(puzzle.certificate(text));
            vec![another(text, puzzle), show(), all()]
        }
        false => vec![again(), show(), all()],
    };
    let said = Said::Result {
        good: Some(is_solved),
        heading,
        lines: lines.into_iter().map(Line::plain).collect(),
        better: Vec::new(),
    };
    (said, steps)
}

/// A step of the solution, counted from 1.
fn solution_path(puzzle: &Puzzle, step: usize) -> String {
    format!("{}/solution?step={step}", puzzle_path(puzzle))
}

fn solved(
    puzzle: &'static Puzzle,
    step: usize,
    text: &'static Text,
) -> Result<ExercisePage, Problem> {
    let steps = PuzzleRun::solution(puzzle).map_err(|_| Problem::Internal)?;
    let place = step.checked_sub(1).ok_or(Problem::NotFound)?;
    let here = steps.get(place).ok_or(Problem::NotFound)?;
    let view = here.view.clone();
    let events = place
        .checked_sub(1)
        .map_or(&[][..], |before| &steps[before].events);
    let names = names(&view, text);
    let mut said = here.words(text, &names).into_iter();
    let option = said.next().ok_or(Problem::Internal)?;
    let mut lines = Vec::from_iter(said);
    if place + 1 == steps.len() {
        lines.extend(puzzle.certificate(text).into_iter().map(Line::plain));
    }
    let to = |step: usize| solution_path(puzzle, step);
    let mut ways = Vec::new();
    if place + 1 < steps.len() {
        ways.push(ExerciseStep::Forward(
            to(step + 1),
            text.learn_label(LearnLabel::PuzzleNextStep),
        ));
    }
    if place > 0 {
        ways.push(ExerciseStep::Back(
            to(step - 1),
            text.learn_label(LearnLabel::PuzzlePreviousStep),
        ));
    }
    ways.push(another(text, puzzle));
    ways.push(link(text, LearnLabel::PuzzleTryAgain, puzzle_path(puzzle)));
    Ok(ExercisePage {
        table: ExerciseTable::new(view, names, (events, 0), text),
        about: vec![
            text.learn_label(LearnLabel::PuzzleSolution),
            text.learn(LearnText::Step(step, steps.len())),
        ],
        said: Said::Result {
            good: None,
            heading: text.learn(LearnText::PuzzleStep(&option)),
            lines,
            better: Vec::new(),
        },
        path: puzzle_path(puzzle),
        moves: String::new(),
        previews: true,
        steps: ways,
    })
}
