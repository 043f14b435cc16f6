//! A table, and what can be done at it.

use axum::extract::{Path, Query, State};
use axum::response::{Redirect, Sse};
use innovation_bots::Kind;
use innovation_engine::Seat;
use innovation_text::Problem;
use maud::Markup;
use serde::Deserialize;

use super::home::OptionsForm;
use super::stream::{self, Events};
use crate::access::form::{Empty, Posted};
use crate::access::ids::TableId;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::tables::room::Room;
use crate::tables::setup;
use crate::web::sight::Look;

fn back_to(id: &TableId) -> Redirect {
    Redirect::to(&format!("/t/{id}"))
}

pub async fn show(State(app): State<App>, visitor: Visitor, id: TableId) -> Result<Markup, Error> {
    let room = app.hub.room(&id).await?;
    let look = Look {
        whole: true,
        ..Look::default()
    };
    let page = room.show(&visitor, look).await?;
    if let Some(seat) = room.look(|seated| seated.seat_of(&visitor.id)).await? {
        // Not worth waiting for.
        tokio::spawn(async move { room.keep_seen(seat).await });
    }
    Ok(page)
}

/// Everything that has happened at the table.
pub async fn log(State(app): State<App>, visitor: Visitor, id: TableId) -> Result<Markup, Error> {
    let room = app.hub.room(&id).await?;
    let look = Look {
        log: true,
        ..Look::default()
    };
    room.show(&visitor, look).await
}

#[derive(Deserialize)]
pub struct Since {
    since: Option<usize>,
}

pub async fn events(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Query(Since { since }): Query<Since>,
) -> Result<Sse<Events>, Error> {
    let room = app.hub.room(&id).await?;
    stream::pages(&app, room, visitor, since).await
}

/// The seat of a visitor who is to do something there.
pub async fn seat_of(room: &Room, visitor: &Visitor) -> Result<Seat, Error> {
    let seat = room.look(|seated| seated.seat_of(&visitor.id)).await?;
    seat.ok_or_else(|| Problem::NotSeated.into())
}

#[derive(Deserialize)]
pub struct AnswerForm {
    sequence: i64,
    option: usize,
}

pub async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Posted(form): Posted<AnswerForm>,
) -> Result<Redirect, Error> {
    let room = app.hub.room(&id).await?;
    let seat = seat_of(&room, &visitor).await?;
    room.answer(seat, form.sequence, form.option).await?;
    Ok(back_to(&id))
}

#[derive(Deserialize)]
pub struct TakeBackForm {
    sequence: i64,
}

pub async fn take_back(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Posted(form): Posted<TakeBackForm>,
) -> Result<Redirect, Error> {
    let room = app.hub.room(&id).await?;
    let seat = seat_of(&room, &visitor).await?;
    room.take_back(seat, form.sequence).await?;
    Ok(back_to(&id))
}

pub async fn hint(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Posted(Empty {}): Posted<Empty>,
) -> Result<Redirect, Error> {
    let room = app.hub.room(&id).await?;
    let seat = seat_of(&room, &visitor).await?;
    room.hint(seat).await?;
    Ok(back_to(&id))
}

pub async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Posted(Empty {}): Posted<Empty>,
) -> Result<Redirect, Error> {
    let room = app.hub.room(&id).await?;
    match room.leave(visitor.id.clone()).await {
        // Its owner may be without a seat, and clears the table away.
        Err(Error::Refused(Problem::NotSeated)) => {}
        left => left?,
    }
    let deserted = room.look(|seated| seated.is_deserted() && seated.stored.owner == visitor.id);
    if deserted.await? {
        app.hub.remove(&id).await?;
    }
    Ok(Redirect::to("/"))
}

#[derive(Deserialize)]
pub struct FillForm {
    seat: usize,
    bot: String,
}

pub async fn fill(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Posted(form): Posted<FillForm>,
) -> Result<Redirect, Error> {
    let room = app.hub.room(&id).await?;
    let seat = Seat::new(form.seat).ok_or(Problem::Unreadable)?;
    let kind = Kind::from_name(&form.bot).ok_or(Problem::Unreadable)?;
    room.fill(visitor.id, seat, kind).await?;
    Ok(back_to(&id))
}

pub async fn settings(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Posted(form): Posted<OptionsForm>,
) -> Result<Redirect, Error> {
    let room = app.hub.room(&id).await?;
    room.set_options(visitor.id, form.options()?).await?;
    Ok(back_to(&id))
}

pub async fn again(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Posted(Empty {}): Posted<Empty>,
) -> Result<Redirect, Error> {
    let next = setup::again(&app, &visitor.id, &id).await?;
    Ok(back_to(&next))
}

pub async fn join(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Posted(Empty {}): Posted<Empty>,
) -> Result<Redirect, Error> {
    app.store.greet(&visitor.id).await?;
    app.hub.room(&id).await?.join(visitor.id, None).await?;
    Ok(back_to(&id))
}

pub async fn invitation(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Path((_, secret)): Path<(String, String)>,
) -> Result<Markup, Error> {
    let room = app.hub.room(&id).await?;
    if room.look(|seated| seated.invited(&secret)).await?.is_none() {
        return Err(Problem::NotFound.into());
    }
    let look = Look {
        whole: true,
        secret: Some(&secret),
        ..Look::default()
    };
    room.show(&visitor, look).await
}

pub async fn accept(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Path((_, secret)): Path<(String, String)>,
    Posted(Empty {}): Posted<Empty>,
) -> Result<Redirect, Error> {
    let room = app.hub.room(&id).await?;
    app.store.greet(&visitor.id).await?;
    room.join(visitor.id, Some(secret)).await?;
    Ok(back_to(&id))
}
