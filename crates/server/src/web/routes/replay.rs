//! Finished games and records, step by step.

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use innovation_engine::{Record, RecordError, Seat};
use innovation_table::{Chronicle, Player, Table, TableError};
use innovation_text::{Problem, Text};
use maud::Markup;
use serde::Deserialize;

use crate::access::form::Posted;
use crate::access::ids::TableId;
use crate::access::key;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::tables::course::course;
use crate::web::pages::{ReplayPage, replay};

/// Which step, and through whose eyes.
#[derive(Deserialize)]
pub struct Step {
    step: Option<usize>,
    seat: Option<String>,
}

impl Step {
    /// The seat, or nobody's: with all cards open.
    fn seat(&self, record: &Record) -> Result<Option<Seat>, Problem> {
        match self.seat.as_deref() {
            None | Some("" | "open") => Ok(None),
            Some(number) => {
                let number: usize = number.parse().map_err(|_| Problem::Unreadable)?;
                let seat = record.settings().seats().nth(number);
                seat.map(Some).ok_or(Problem::NotFound)
            }
        }
    }
}

/// The record of a table whose game is over: it tells where all cards are.
pub async fn record(app: &App, id: &TableId) -> Result<Record, Error> {
    let room = app.hub.room(id).await?;
    let record = room.look(|seated| {
        let table = seated.table.as_ref().ok_or(Problem::NotBegun)?;
        match table.game().outcome() {
            Some(_) => Ok(table.record()),
            None => Err(Problem::NotOver),
        }
    });
    Ok(record.await??)
}

pub async fn of_table(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Query(step): Query<Step>,
) -> Result<Markup, Error> {
    let record = record(&app, &id).await?;
    let path = format!("/t/{id}/replay");
    show(&visitor, &record, &step, path, Some(format!("/t/{id}")))
}

pub async fn download(State(app): State<App>, id: TableId) -> Result<Response, Error> {
    let record = record(&app, &id).await?;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"innovation-{id}.txt\""),
        ),
    ];
    Ok((headers, record.to_string()).into_response())
}

#[derive(Deserialize)]
pub struct RecordForm {
    record: String,
}

pub async fn bring(
    State(app): State<App>,
    visitor: Visitor,
    Posted(form): Posted<RecordForm>,
) -> Result<Redirect, Error> {
    let record: Result<Record, RecordError> = form.record.parse();
    let record = record.map_err(|error| Problem::Record(error.line))?;
    let most = app.config.limits.records;
    if app.store.records_of(&visitor.id).await? >= most as i64 {
        return Err(Problem::Records(most).into());
    }
    app.store.greet(&visitor.id).await?;
    let text = record.to_string();
    let id = key::hash(&text);
    app.store.add_record(id.clone(), &visitor.id, text).await?;
    Ok(Redirect::to(&format!("/replay/{id}")))
}

pub async fn of_record(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(step): Query<Step>,
) -> Result<Markup, Error> {
    let text = app.store.record(&id).await?.ok_or(Problem::NotFound)?;
    let record: Result<Record, RecordError> = text.parse();
    let record = record.map_err(|error| Problem::Record(error.line))?;
    show(&visitor, &record, &step, format!("/replay/{id}"), None)
}

fn show(
    visitor: &Visitor,
    record: &Record,
    step: &Step,
    path: String,
    table: Option<String>,
) -> Result<Markup, Error> {
    let text = visitor.text();
    let seat = step.seat(record)?;
    // As far as the record is legal.
    let (whole, damage) = match resume(record, text) {
        Ok(_) => (record.clone(), None),
        Err(TableError::Replay(error)) => {
            let damage = text.problem(Problem::Record(error.line));
            (
                record.clone().up_to(error.number.saturating_sub(1)),
                Some(damage),
            )
        }
        Err(TableError::Players { .. }) => return Err(Problem::Record(1).into()),
    };
    let steps = whole.answers().len();
    let step = step.step.unwrap_or(0).min(steps);
    let course = course(&whole);
    let shown = whole.clone().up_to(step);
    let game =
        resume(&shown, text).map_err(|error| Error::Replay(path.clone(), error.to_string()))?;
    let view = match seat {
        Some(seat) => game.game().view(seat).ok_or(Problem::NotFound)?,
        None => game.game().open_view(),
    };
    let mut chronicle = Chronicle::new(text, seat);
    let log = chronicle.read(&game);
    let page = ReplayPage {
        path,
        table,
        record: record.to_string(),
        view,
        seat,
        names: game.names(text),
        step,
        steps,
        since: log.iter().take_while(|told| told.answers < step).count(),
        log,
        course,
        damage,
    };
    Ok(replay::page(&visitor.viewer(), &page))
}

/// The table of a record; players whom it does not name are called by number.
fn resume(record: &Record, text: &Text) -> Result<Table, TableError> {
    let names = record.players();
    let player = |seat: Seat| {
        let name = names.get(seat.index()).and_then(|name| name.parse().ok());
        name.unwrap_or_else(|| Player::Person(text.player_number(seat)))
    };
    let players = record.settings().seats().map(player).collect();
    Table::resume(record, players)
}
