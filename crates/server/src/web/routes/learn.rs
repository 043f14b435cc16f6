//! Lessons, the guided first game, and the coach.

use axum::extract::State;
use axum::response::Redirect;
use innovation_bots::Kind;
use innovation_lessons::{
    GUIDED_SEED, Lesson, LessonMove, LessonMoves, LessonRun, LessonStage, LessonWords, Puzzle,
    guided_settings,
};
use innovation_text::{LearnLabel, Line, Problem, Text, Word};
use maud::Markup;
use serde::Deserialize;

use super::exercise::{Attempt, DONE, NextMove};
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
use crate::web::pages::exercise::{ExercisePage, ExerciseStep, ExerciseTable, Said};
use crate::web::pages::learn::{self, LearnPage, lesson_item};

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

impl Attempt for LessonRun<'static> {
    fn after(id: &str, moves: &str) -> Result<Self, Problem> {
        let lesson = Lesson::find(id).ok_or(Problem::NotFound)?;
        let moves = moves.parse().map_err(|_| Problem::Unreadable)?;
        LessonRun::after(lesson, &moves).map_err(|_| Problem::Unreadable)
    }

    fn make(&mut self, next: NextMove) -> Result<(), Problem> {
        let next = match next {
            NextMove::Option(option) => LessonMove::Answer(option),
            NextMove::GoOn => LessonMove::GoOn,
        };
        LessonRun::make(self, next).map_err(|_| Problem::Unreadable)
    }

    fn address(&self) -> String {
        path(self.lesson(), &self.moves())
    }

    fn done(&self) -> Option<String> {
        (*self.stage() == LessonStage::Done).then(|| lesson_item(self.lesson()))
    }

    fn page(&self, viewer: &Viewer) -> ExercisePage {
        let text = viewer.text;
        let names = text.lesson_names(&text.word(Word::You));
        let words = self.words(text, &names);
        let about = vec![words.title.clone(), words.step.clone()];
        let (said, steps) = said(self, words, text);
        let events = (self.events(), self.before_answer());
        ExercisePage {
            table: ExerciseTable::new(self.view(), names, events, text),
            about,
            said,
            path: path(self.lesson(), &LessonMoves::default()),
            moves: self.moves().to_string(),
            previews: self.lesson().previews,
            steps,
        }
    }
}

fn path(lesson: &Lesson, moves: &LessonMoves) -> String {
    match moves.0.is_empty() {
        true => format!("/learn/{}", lesson.id),
        false => format!("/learn/{}?moves={moves}", lesson.id),
    }
}

/// What a lesson says at the moment, and what can be done besides answering.
fn said(run: &LessonRun, words: LessonWords, text: &Text) -> (Said, Vec<ExerciseStep>) {
    let lesson = run.lesson();
    let label = |label| text.learn_label(label);
    let link = |name: LearnLabel, path: String| ExerciseStep::Link(path, label(name));
    let again = || link(LearnLabel::TryAgain, path(lesson, &run.moves_before_step()));
    let all = || link(LearnLabel::AllLessons, "/learn".to_owned());
    match (run.stage(), words.reaction) {
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
            let next = lesson
                .next()
                .map(|next| path(next, &LessonMoves::default()));
            let next = next.map(|path| link(LearnLabel::NextLesson, path));
            let finished = match next {
                Some(_) => LearnLabel::Finished,
                None => LearnLabel::FinishedAll,
            };
            let said = Said::Result {
                good: Some(true),
                heading: label(LearnLabel::Good),
                lines: vec![Line::plain(label(finished))],
                better: Vec::new(),
            };
            (said, next.into_iter().chain([all()]).collect())
        }
        _ => {
            let said = Said::Task {
                before: words.say.into_iter().collect(),
                task: words.task,
            };
            (said, vec![all()])
        }
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
        chairs: vec![Chair::Me, Chair::Bot(Kind::Beginner)],
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
