//! Lessons and puzzles: the moves so far are in the address, and a form makes one more.

use axum::extract::{Path, Query, State};
use axum::response::Redirect;
use innovation_text::Problem;
use maud::Markup;
use serde::Deserialize;

use crate::access::form::Posted;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::web::pages::Viewer;
use crate::web::pages::exercise::{self, ExercisePage};

/// The stored state of a lesson or a puzzle that is done.
pub const DONE: &str = "done";

/// A lesson or a puzzle that somebody is at. Everything about it follows from its moves.
pub trait Attempt: Sized {
    /// The lesson or puzzle of this name, after these moves.
    fn after(id: &str, moves: &str) -> Result<Self, Problem>;

    /// Makes a move.
    fn make(&mut self, next: NextMove) -> Result<(), Problem>;

    /// The address of its present state.
    fn address(&self) -> String;

    /// Its key in the store, once it is done. `None`: it is not.
    fn done(&self) -> Option<String>;

    /// What is to be shown.
    fn page(&self, viewer: &Viewer) -> ExercisePage;
}

/// What a learner does.
#[derive(Clone, Copy)]
pub enum NextMove {
    /// Takes an option of the question.
    Option(usize),
    /// Goes on to the next step.
    GoOn,
}

/// The moves so far, in an address.
#[derive(Deserialize)]
pub struct MovesQuery {
    #[serde(default)]
    moves: String,
}

/// The moves so far, and one more.
#[derive(Deserialize)]
pub struct MoveForm {
    #[serde(default)]
    moves: String,
    option: Option<usize>,
    go: Option<String>,
}

impl MoveForm {
    fn next(&self) -> Result<NextMove, Problem> {
        match (self.option, &self.go) {
            (Some(option), None) => Ok(NextMove::Option(option)),
            (None, Some(_)) => Ok(NextMove::GoOn),
            _ => Err(Problem::Unreadable),
        }
    }
}

/// Shows the present state of a lesson or a puzzle.
pub async fn show<A: Attempt>(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<MovesQuery>,
) -> Result<Markup, Error> {
    let viewer = visitor.viewer();
    let drawn = move || {
        let attempt = A::after(&id, &query.moves)?;
        Ok::<_, Problem>(exercise::page(&viewer, &attempt.page(&viewer)))
    };
    Ok(app.replays.compute(drawn).await??)
}

/// Makes a move, and keeps that a lesson or a puzzle is done.
pub async fn make<A: Attempt>(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Posted(form): Posted<MoveForm>,
) -> Result<Redirect, Error> {
    let made = move || {
        let mut attempt = A::after(&id, &form.moves)?;
        attempt.make(form.next()?)?;
        Ok::<_, Problem>((attempt.address(), attempt.done()))
    };
    let (address, done) = app.replays.compute(made).await??;
    if let Some(item) = done {
        app.store.set_progress(&visitor.id, &item, DONE).await?;
    }
    Ok(Redirect::to(&address))
}
