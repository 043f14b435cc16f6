//! Puzzles.

use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use innovation_engine::{Event, Seat, View};
use innovation_lessons::{Puzzle, PuzzleRun, PuzzleStage};
use innovation_table::Told;
use innovation_text::{LearnLabel, LearnText, Line, Names, Problem, Reader, Text, Word};
use maud::Markup;
use serde::Deserialize;

use super::learn::{MovesQuery, keep, learned};
use crate::access::form::Posted;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::web::pages::Viewer;
use crate::web::pages::exercise::{self, ExercisePage, ExerciseStep, Said};
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

fn run(puzzle: &'static Puzzle, answers: &[usize]) -> Result<PuzzleRun<'static>, Problem> {
    PuzzleRun::after(puzzle, answers).map_err(|_| Problem::Unreadable)
}

pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<MovesQuery>,
) -> Result<Markup, Error> {
    let (puzzle, answers) = (puzzle(&id)?, answers(&query.moves)?);
    let viewer = visitor.viewer();
    let drawn = move || {
        let run = run(puzzle, &answers)?;
        Ok::<_, Problem>(exercise::page(&viewer, &model(&run, &viewer)))
    };
    Ok(app.replays.compute(drawn).await??)
}

#[derive(Deserialize)]
pub struct AnswerForm {
    #[serde(default)]
    moves: String,
    option: usize,
}

/// Answers, and keeps that a puzzle is solved.
pub async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Posted(form): Posted<AnswerForm>,
) -> Result<Redirect, Error> {
    let puzzle = puzzle(&id)?;
    let mut moves = answers(&form.moves)?;
    moves.push(form.option);
    let address = format!("{}?moves={}", puzzle_path(puzzle), written(&moves));
    let stage = move || run(puzzle, &moves).map(|run| run.stage());
    if app.replays.compute(stage).await?? == PuzzleStage::Solved {
        keep(&app, &visitor, &puzzle_item(puzzle)).await?;
    }
    Ok(Redirect::to(&address))
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

fn log(view: &View, events: &[Event], before: usize, text: &'static Text) -> Vec<Told> {
    let reader = Reader::new(Some(view.seat), names(view, text));
    Told::of_events(events, before, view.settings, reader, text)
}

fn link(text: &Text, label: LearnLabel, path: String) -> ExerciseStep {
    ExerciseStep::Link(path, text.learn_label(label))
}

/// The puzzle after this one.
fn following(puzzle: &Puzzle) -> Option<&'static Puzzle> {
    let all = Puzzle::all();
    let place = all.iter().position(|other| other.id == puzzle.id)?;
    all.get((place + 1) % all.len())
}

fn another(text: &Text, puzzle: &Puzzle) -> ExerciseStep {
    let path = following(puzzle).map_or_else(|| "/puzzles".to_owned(), puzzle_path);
    link(text, LearnLabel::PuzzleNext, path)
}

fn model(run: &PuzzleRun<'static>, viewer: &Viewer) -> ExercisePage {
    let (text, puzzle, view) = (viewer.text, run.puzzle(), run.view());
    let words = run.words(text);
    let all = || link(text, LearnLabel::AllPuzzles, "/puzzles".to_owned());
    let again = || link(text, LearnLabel::PuzzleTryAgain, puzzle_path(puzzle));
    let show = || {
        link(
            text,
            LearnLabel::PuzzleShow,
            format!("{}/solution", puzzle_path(puzzle)),
        )
    };
    let (said, steps) = match words.result {
        None => {
            let said = Said::Task {
                before: Vec::new(),
                task: Line::plain(words.task),
            };
            (said, vec![all(), show()])
        }
        Some([heading, note]) => {
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
    };
    let log = log(&view, run.events(), run.before_answer(), text);
    ExercisePage {
        since: log.iter().filter(|told| told.answers == 0).count(),
        log,
        names: names(&view, text),
        view,
        about: [vec![words.title], words.about].concat(),
        said,
        path: puzzle_path(puzzle),
        moves: written(run.answers()),
        steps,
    }
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
    let log = log(&view, events, 0, text);
    let mut said = here.words(text, &names(&view, text)).into_iter();
    let option = said.next().ok_or(Problem::Internal)?;
    let mut lines = Vec::from_iter(said);
    if place + 1 == steps.len() {
        lines.extend(puzzle.certificate(text).into_iter().map(Line::plain));
    }
    let to = |step: usize| format!("{}/solution?step={step}", puzzle_path(puzzle));
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
        since: 0,
        log,
        names: names(&view, text),
        view,
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
        steps: ways,
    })
}
