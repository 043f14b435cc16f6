//! Lessons, the guided first game, and the coach.

use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use innovation_bots::Kind;
use innovation_lessons::{
    GUIDED_SEED, Lesson, LessonMove, LessonMoves, LessonRun, LessonStage, Puzzle, guided_settings,
};
use innovation_table::Told;
use innovation_text::{LearnLabel, Line, Problem, Reader, Word};
use maud::Markup;
use serde::Deserialize;

use super::home::next;
use super::settings as preferences;
use crate::access::form::{Empty, Posted};
use crate::access::preferences::Preferences;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::store::now;
use crate::tables::options::TableOptions;
use crate::tables::setup::{Chair, Setup};
use crate::web::pages::Viewer;
use crate::web::pages::exercise::{self, ExercisePage, ExerciseStep, Said};
use crate::web::pages::learn::{self, LearnPage, lesson_item};

/// How a lesson or a puzzle is kept that is done.
const DONE: &str = "done";

/// Keeps that a lesson or a puzzle is done.
pub async fn keep(app: &App, visitor: &Visitor, item: &str) -> Result<(), Error> {
    Ok(app.store.set_progress(&visitor.id, item, DONE).await?)
}

/// What a visitor has done.
pub async fn learned(app: &App, visitor: &Visitor) -> Result<LearnPage, Error> {
    let progress = app.store.progress(&visitor.id).await?.into_iter();
    let done = progress.filter(|progress| progress.state == DONE);
    Ok(LearnPage {
        done: done.map(|progress| progress.item).collect(),
        of_day: Puzzle::of_day(u64::try_from(now() / (24 * 60 * 60)).unwrap_or_default()),
    })
}

pub async fn list(State(app): State<App>, visitor: Visitor) -> Result<Markup, Error> {
    let model = learned(&app, &visitor).await?;
    Ok(learn::page(&visitor.viewer(), &model))
}

pub async fn short(visitor: Visitor) -> Markup {
    learn::short_page(&visitor.viewer())
}

/// The moves so far, in an address.
#[derive(Deserialize)]
pub struct MovesQuery {
    #[serde(default)]
    pub moves: String,
}

/// What a learner does: an option, or to go on.
#[derive(Deserialize)]
pub struct MoveForm {
    #[serde(default)]
    moves: String,
    option: Option<usize>,
    go: Option<String>,
}

fn lesson(id: &str) -> Result<&'static Lesson, Problem> {
    Lesson::find(id).ok_or(Problem::NotFound)
}

fn run(lesson: &'static Lesson, moves: &LessonMoves) -> Result<LessonRun<'static>, Problem> {
    LessonRun::after(lesson, moves).map_err(|_| Problem::Unreadable)
}

fn path(lesson: &Lesson, moves: &LessonMoves) -> String {
    match moves.0.is_empty() {
        true => format!("/learn/{}", lesson.id),
        false => format!("/learn/{}?moves={moves}", lesson.id),
    }
}

pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<MovesQuery>,
) -> Result<Markup, Error> {
    let lesson = lesson(&id)?;
    let moves: LessonMoves = query.moves.parse().map_err(|_| Problem::Unreadable)?;
    let viewer = visitor.viewer();
    let drawn = move || {
        let run = run(lesson, &moves)?;
        Ok::<_, Problem>(exercise::page(&viewer, &model(&run, &viewer)))
    };
    Ok(app.replays.compute(drawn).await??)
}

/// Makes a move, and keeps that a lesson is done.
pub async fn make(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Posted(form): Posted<MoveForm>,
) -> Result<Redirect, Error> {
    let lesson = lesson(&id)?;
    let moves: LessonMoves = form.moves.parse().map_err(|_| Problem::Unreadable)?;
    let moves = match (form.option, form.go) {
        (Some(option), None) => moves.and(LessonMove::Answer(option)),
        (None, Some(_)) => moves.and(LessonMove::GoOn),
        _ => return Err(Problem::Unreadable.into()),
    };
    let after = moves.clone();
    let stage = move || run(lesson, &after).map(|run| run.stage().clone());
    if app.replays.compute(stage).await?? == LessonStage::Done {
        keep(&app, &visitor, &lesson_item(lesson)).await?;
    }
    Ok(Redirect::to(&path(lesson, &moves)))
}

fn model(run: &LessonRun<'static>, viewer: &Viewer) -> ExercisePage {
    let text = viewer.text;
    let label = |label| text.learn_label(label);
    let (view, lesson) = (run.view(), run.lesson());
    let names = text.lesson_names(&text.word(Word::You));
    let words = run.words(text, &names);
    let link = |label: LearnLabel, path: String| ExerciseStep::Link(path, text.learn_label(label));
    let again = || link(LearnLabel::TryAgain, path(lesson, &run.moves_before_step()));
    let all = || link(LearnLabel::AllLessons, "/learn".to_owned());
    let (said, steps) = match (run.stage(), words.reaction) {
        (LessonStage::Judged(verdict), Some(reaction)) => {
            let said = Said::Result {
                good: Some(verdict.good),
                heading: reaction.heading,
                lines: reaction.words.into_iter().collect(),
                better: reaction.better,
            };
            let steps = match (verdict.can_go_on, verdict.good) {
                (true, true) => vec![ExerciseStep::GoOn, again()],
                (true, false) => vec![again(), ExerciseStep::GoOn],
                (false, _) => vec![again()],
            };
            (said, steps)
        }
        (LessonStage::Done, _) => {
            let (finished, steps) = match lesson.next() {
                Some(following) => {
                    let first = link(
                        LearnLabel::NextLesson,
                        path(following, &LessonMoves::default()),
                    );
                    (LearnLabel::Finished, vec![first, all()])
                }
                None => (LearnLabel::FinishedAll, vec![all()]),
            };
            let said = Said::Result {
                good: Some(true),
                heading: label(LearnLabel::Good),
                lines: vec![Line::plain(label(finished))],
                better: Vec::new(),
            };
            (said, steps)
        }
        _ => {
            let said = Said::Task {
                before: words.say.into_iter().collect(),
                task: words.task,
            };
            (said, vec![all()])
        }
    };
    let reader = Reader::new(Some(view.seat), names.clone());
    let log = Told::of_events(
        run.events(),
        run.before_answer(),
        view.settings,
        reader,
        text,
    );
    ExercisePage {
        since: log.iter().filter(|told| told.answers == 0).count(),
        log,
        view,
        names,
        about: vec![words.title, words.step],
        said,
        path: path(lesson, &LessonMoves::default()),
        moves: run.moves().to_string(),
        steps,
    }
}

/// Sets up the guided first game.
pub async fn first_game(
    State(app): State<App>,
    visitor: Visitor,
    Posted(Empty {}): Posted<Empty>,
) -> Result<Redirect, Error> {
    let coached = Preferences {
        coach: true,
        ..visitor.preferences
    };
    preferences::keep(&app, &visitor, coached).await?;
    let mut settings = guided_settings();
    settings.language = visitor.language;
    let setup = Setup {
        settings,
        chairs: vec![Chair::Me, Chair::Bot(Kind::Easy)],
        options: TableOptions {
            practice: true,
            ..TableOptions::default()
        },
        seed: Some(GUIDED_SEED),
    };
    let id = setup.set_up(&app, &visitor.id).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// Whether the coach is to speak.
#[derive(Deserialize)]
pub struct CoachForm {
    coach: Option<String>,
    #[serde(default)]
    next: String,
}

/// Turns the coach on or off.
pub async fn coach(
    State(app): State<App>,
    visitor: Visitor,
    Posted(form): Posted<CoachForm>,
) -> Result<Redirect, Error> {
    let preferences = Preferences {
        coach: form.coach.is_some(),
        ..visitor.preferences
    };
    preferences::keep(&app, &visitor, preferences).await?;
    Ok(Redirect::to(next(&form.next)))
}
