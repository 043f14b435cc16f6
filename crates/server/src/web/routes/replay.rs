//! Finished games and records, step by step.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use innovation_engine::{Game, Record, RecordError, Seat};
use innovation_table::{Player, Told};
use innovation_text::{Problem, Text};
use maud::Markup;
use serde::Deserialize;

use crate::access::form::Posted;
use crate::access::ids::TableId;
use crate::access::key;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::store::{Added, LogRow, LoggedDeed, ReviewedGame};
use crate::tables::options::TableOptions;
use crate::tables::setup::{Chair, Setup};
use crate::tables::snapshot::MOST_ANSWERS;
use crate::web::pages::{ReplayPage, Viewer, replay};
use crate::web::replays::Replay;

/// Which step, and which point of view.
#[derive(Deserialize)]
pub struct StepQuery {
    step: Option<usize>,
    seat: Option<String>,
}

/// A game that can be replayed.
pub struct FoundGame {
    /// Which one it is.
    pub game: ReviewedGame,
    /// The game.
    pub replay: Arc<Replay>,
    /// The path of the page.
    pub path: String,
    /// The path of its table, where it has one.
    table: Option<String>,
    /// The path of its review.
    review: String,
    /// The path to which the form is posted that plays on from a step.
    play_on: String,
}

/// The game of a table, for this page of it.
pub async fn find_table(app: &App, id: &TableId, page: &str) -> Result<FoundGame, Error> {
    let shown = app.hub.room(id).await?.shown().await?;
    let text = shown.record()?;
    let table = shown.table.as_ref().ok_or(Problem::NotBegun)?;
    // At a practice table people can go back from the end, and come to another one.
    let sequence = shown.version().sequence;
    let name = format!("table {id} {sequence}");
    Ok(FoundGame {
        game: ReviewedGame::Table(id.clone(), sequence),
        replay: app.replays.get(&name, table.record(), text).await?,
        path: format!("/t/{id}/{page}"),
        table: Some(format!("/t/{id}")),
        review: format!("/t/{id}/review"),
        play_on: format!("/replay/{id}/play-on"),
    })
}

/// The game of a record, for this page of it.
pub async fn find_record(app: &App, id: &str, page: &str) -> Result<FoundGame, Error> {
    let text = app.store.record(id).await?.ok_or(Problem::NotFound)?;
    let record = parsed(&text)?;
    let name = format!("record {id}");
    Ok(FoundGame {
        game: ReviewedGame::Record(id.to_owned()),
        replay: app.replays.get(&name, record, text).await?,
        path: format!("/replay/{id}{page}"),
        table: None,
        review: format!("/replay/{id}/review"),
        play_on: format!("/replay/{id}/play-on"),
    })
}

pub async fn of_table(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Query(step): Query<StepQuery>,
) -> Result<Markup, Error> {
    let found = find_table(&app, &id, "replay").await?;
    show(&app, &visitor, found, step).await
}

pub async fn download(State(app): State<App>, id: TableId) -> Result<Response, Error> {
    let record = app.hub.room(&id).await?.shown().await?.record()?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"innovation-{id}.txt\""),
        ),
    ];
    Ok((headers, record).into_response())
}

#[derive(Deserialize)]
pub struct RecordForm {
    record: String,
}

/// A record that can be replayed here.
fn parsed(text: &str) -> Result<Record, Problem> {
    let record: Result<Record, RecordError> = text.parse();
    let record = record.map_err(|error| Problem::Record(error.line))?;
    match record.answers().len() > MOST_ANSWERS {
        true => Err(Problem::RecordLength(MOST_ANSWERS)),
        false => Ok(record),
    }
}

pub async fn bring(
    State(app): State<App>,
    visitor: Visitor,
    Posted(form): Posted<RecordForm>,
) -> Result<Redirect, Error> {
    let text = parsed(&form.record)?.to_string();
    let most = app.config.limits.records;
    let id = key::hash(&text);
    match app.store.add_record(&id, &visitor.id, &text, most).await? {
        Added::Yes | Added::Exists => Ok(Redirect::to(&format!("/replay/{id}"))),
        Added::TooMany => Err(Problem::Records(most).into()),
    }
}

pub async fn of_record(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(step): Query<StepQuery>,
) -> Result<Markup, Error> {
    let found = find_record(&app, &id, "").await?;
    show(&app, &visitor, found, step).await
}

/// From which step, and at which seat, counted from 0.
#[derive(Deserialize)]
pub struct PlayOnForm {
    step: usize,
    seat: usize,
}

/// Plays on from a step of a game, which is that of a table or of a record: at a new table for practice, with bots at
/// the other seats. Bots stay who they were.
pub async fn play_on(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Posted(form): Posted<PlayOnForm>,
) -> Result<Redirect, Error> {
    let found = match TableId::try_from(id.clone()) {
        Ok(table) => find_table(&app, &table, "replay").await?,
        Err(_) => find_record(&app, &id, "").await?,
    };
    let replay = &found.replay;
    let mine = replay.seats().nth(form.seat).ok_or(Problem::Unreadable)?;
    if !replay.goes_on_after(form.step) {
        return Err(Problem::Unreadable.into());
    }
    let names = replay.record().players();
    let chair = |seat: Seat| match names.get(seat.index()).and_then(|name| name.parse().ok()) {
        _ if seat == mine => Chair::Me,
        Some(Player::Bot(kind)) => Chair::Bot(kind),
        _ => Chair::Bot(visitor.preferences.level.kind()),
    };
    let setup = Setup {
        chairs: replay.seats().map(chair).collect(),
        settings: replay.record().settings(),
        options: TableOptions {
            practice: true,
            pace: 0,
            ..TableOptions::default()
        },
        seed: Some(replay.record().seed()),
    };
    let answers = replay.record().answers()[..form.step].iter();
    let answers = answers.map(|answer| LogRow {
        seat: answer.seat,
        deed: LoggedDeed::Answer {
            place: answer.index,
            meaning: answer.meaning.clone(),
        },
    });
    let table = setup
        .set_up_after(answers.collect(), &app, &visitor.id)
        .await?;
    Ok(Redirect::to(&format!("/t/{table}")))
}

async fn show(
    app: &App,
    visitor: &Visitor,
    found: FoundGame,
    query: StepQuery,
) -> Result<Markup, Error> {
    let viewer = visitor.viewer();
    let drawing = move || draw(&viewer, &found, &query);
    app.replays.compute(drawing).await?
}

fn draw(viewer: &Viewer, found: &FoundGame, query: &StepQuery) -> Result<Markup, Error> {
    let replay = &found.replay;
    let seat = replay.seat(query.seat.as_deref())?;
    let step = query.step.unwrap_or(0).min(replay.steps());
    let log = replay.log(seat, viewer.text)?;
    let page = replay_page(found, replay.game(step)?, &log, step, seat, viewer.text)?;
    Ok(replay::page(viewer, &page))
}

/// The page of a game at a step, with the log up to there.
pub fn replay_page<'a>(
    found: &FoundGame,
    game: Game,
    log: &'a [Told],
    step: usize,
    seat: Option<Seat>,
    text: &'static Text,
) -> Result<ReplayPage<'a>, Error> {
    let replay = &found.replay;
    let view = match seat {
        Some(seat) => game.view(seat).ok_or(Problem::NotFound)?,
        None => game.open_view(),
    };
    let answers = game.history().len();
    let log = &log[..log.partition_point(|told| told.answers <= answers)];
    Ok(ReplayPage {
        path: found.path.clone(),
        table: found.table.clone(),
        review: replay.is_over.then(|| found.review.clone()),
        play_on: replay.goes_on_after(step).then(|| found.play_on.clone()),
        record: replay.text.clone(),
        view,
        seat,
        names: replay.names(text)?,
        step,
        steps: replay.steps(),
        since: log.iter().take_while(|told| told.answers < step).count(),
        log,
        course: replay.course.clone(),
        damage: replay
            .damage
            .map(|line| text.problem(Problem::Record(line))),
    })
}
