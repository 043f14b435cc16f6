//! Finished games and records, step by step.

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use innovation_engine::{Record, RecordError, Seat};
use innovation_text::Problem;
use maud::Markup;
use serde::Deserialize;

use crate::access::form::Posted;
use crate::access::ids::TableId;
use crate::access::key;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::store::Added;
use crate::tables::snapshot::MOST_ANSWERS;
use crate::web::pages::{ReplayPage, Viewer, replay};
use crate::web::replays::Replay;

/// Which step, and through whose eyes.
#[derive(Deserialize)]
pub struct StepQuery {
    step: Option<usize>,
    seat: Option<String>,
}

impl StepQuery {
    /// The seat. `None`: with all cards open.
    fn seat(&self, replay: &Replay) -> Result<Option<Seat>, Problem> {
        match self.seat.as_deref() {
            None | Some("" | "open") => Ok(None),
            Some(number) => {
                let number: usize = number.parse().map_err(|_| Problem::Unreadable)?;
                let seat = replay.seats().nth(number);
                seat.map(Some).ok_or(Problem::NotFound)
            }
        }
    }
}

pub async fn of_table(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Query(step): Query<StepQuery>,
) -> Result<Markup, Error> {
    let shown = app.hub.room(&id).await?.shown().await?;
    let text = shown.record()?;
    let table = shown.table.as_ref().ok_or(Problem::NotBegun)?;
    let (path, name) = (format!("/t/{id}/replay"), format!("table {id}"));
    let place = Place {
        path,
        table: Some(format!("/t/{id}")),
    };
    show(&app, &visitor, &name, table.record(), text, step, place).await
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
    let text = app.store.record(&id).await?.ok_or(Problem::NotFound)?;
    let record = parsed(&text)?;
    let name = format!("record {id}");
    let place = Place {
        path: format!("/replay/{id}"),
        table: None,
    };
    show(&app, &visitor, &name, record, text, step, place).await
}

/// Where a replay is.
struct Place {
    path: String,
    table: Option<String>,
}

async fn show(
    app: &App,
    visitor: &Visitor,
    name: &str,
    record: Record,
    text: String,
    step: StepQuery,
    place: Place,
) -> Result<Markup, Error> {
    let replay = app.replays.get(name, record, text).await?;
    let seat = step.seat(&replay)?;
    let step = step.step.unwrap_or(0).min(replay.steps());
    let viewer = visitor.viewer();
    let drawing = move || draw(&viewer, &replay, step, seat, place);
    app.replays.compute(drawing).await?
}

fn draw(
    viewer: &Viewer,
    replay: &Replay,
    step: usize,
    seat: Option<Seat>,
    place: Place,
) -> Result<Markup, Error> {
    let text = viewer.text;
    let game = replay.game(step)?;
    let view = match seat {
        Some(seat) => game.view(seat).ok_or(Problem::NotFound)?,
        None => game.open_view(),
    };
    let log = replay.log(seat, text)?;
    let so_far = log.partition_point(|told| told.answers <= step);
    let log = &log[..so_far];
    let page = ReplayPage {
        path: place.path,
        table: place.table,
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
    };
    Ok(replay::page(viewer, &page))
}
