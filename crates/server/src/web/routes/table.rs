//! A table, and what can be done at it.

use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response, Sse};
use axum_extra::extract::CookieJar;
use innovation_bots::Kind;
use innovation_engine::Seat;
use innovation_text::Problem;
use maud::Markup;
use serde::Deserialize;

use super::home::OptionsForm;
use super::stream::{self, Events};
use crate::access::form::{Empty, Posted};
use crate::access::ids::TableId;
use crate::access::name::checked_name;
use crate::access::visitor::{Visitor, table_cookie};
use crate::app::App;
use crate::error::Error;
use crate::tables::setup;
use crate::web::{sight, stills};

fn back_to(id: &TableId) -> Redirect {
    Redirect::to(&format!("/t/{id}"))
}

/// How to answer a form after which the table itself is to be seen: with the way to it, or, to a script that listens
/// to the table's stream, with nothing.
pub struct Back(bool);

impl<S: Sync> FromRequestParts<S> for Back {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Back, Self::Rejection> {
        Ok(Back(is_minimal(&parts.headers)))
    }
}

fn is_minimal(headers: &HeaderMap) -> bool {
    let values = headers.get_all("prefer").iter();
    let mut wishes = values.filter_map(|value| value.to_str().ok());
    wishes.any(|wish| {
        wish.split([',', ';'])
            .any(|part| part.trim() == "return=minimal")
    })
}

impl Back {
    fn to(self, id: &TableId) -> Response {
        match self.0 {
            true => StatusCode::NO_CONTENT.into_response(),
            false => back_to(id).into_response(),
        }
    }
}

pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    id: TableId,
) -> Result<(CookieJar, Markup), Error> {
    let room = app.hub.room(&id).await?;
    let page = sight::page(&app, &room, &visitor, None).await?;
    Ok((jar.add(table_cookie(&app, &id)), page))
}

#[derive(Deserialize)]
pub struct LogQuery {
    page: Option<usize>,
}

/// A page of everything that has happened at the table.
pub async fn log(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Query(LogQuery { page }): Query<LogQuery>,
) -> Result<Markup, Error> {
    let room = app.hub.room(&id).await?;
    sight::log_page(&app, &room, &visitor, page).await
}

/// What happened since the visitor's last answer, step by step.
pub async fn steps(State(app): State<App>, visitor: Visitor, id: TableId) -> Result<Markup, Error> {
    let room = app.hub.room(&id).await?;
    stills::all(&app, &room, &visitor).await
}

/// One step of it, as a page.
pub async fn step(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Path((_, number)): Path<(String, usize)>,
) -> Result<Markup, Error> {
    let room = app.hub.room(&id).await?;
    stills::one(&app, &room, &visitor, number).await
}

/// One player's board in full size.
pub async fn board(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Path((_, seat)): Path<(String, usize)>,
) -> Result<Markup, Error> {
    let room = app.hub.room(&id).await?;
    let seat = Seat::new(seat).ok_or(Problem::NotFound)?;
    sight::board_page(&room, &visitor, seat).await
}

#[derive(Deserialize)]
pub struct EventsQuery {
    seen: Option<String>,
}

/// The hash of the tree that a page has: it says so, or the browser that comes back to the stream does.
fn seen(headers: &HeaderMap, query: Option<String>) -> Option<u64> {
    let last = headers.get("last-event-id");
    let last = last.and_then(|value| value.to_str().ok().map(str::to_owned));
    u64::from_str_radix(&last.or(query)?, 16).ok()
}

pub async fn events(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    headers: HeaderMap,
    Query(EventsQuery { seen: query }): Query<EventsQuery>,
) -> Result<Sse<Events>, Error> {
    let room = app.hub.room(&id).await?;
    stream::pages(&app, room, visitor, seen(&headers, query)).await
}

#[derive(Deserialize)]
pub struct AnswerForm {
    sequence: i64,
    option: usize,
    sure: Option<String>,
}

pub async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    back: Back,
    Posted(form): Posted<AnswerForm>,
) -> Result<Response, Error> {
    let room = app.hub.room(&id).await?;
    // A script asks by itself.
    let is_sure = back.0 || form.sure.is_some();
    if !is_sure
        && let Some(page) = sight::confirm_page(&room, &visitor, form.sequence, form.option).await?
    {
        return Ok(page.into_response());
    }
    room.answer(visitor.id, form.sequence, form.option).await?;
    Ok(back.to(&id))
}

#[derive(Deserialize)]
pub struct OrderForm {
    sequence: i64,
    order: String,
}

/// Answers to questions that decide only an order, all at once. Each of them is an answer of its own.
pub async fn order(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    back: Back,
    Posted(form): Posted<OrderForm>,
) -> Result<Response, Error> {
    let places: Result<Vec<usize>, _> = form.order.split(' ').map(str::parse).collect();
    let places = places.map_err(|_| Problem::Unreadable)?;
    let room = app.hub.room(&id).await?;
    room.answer_in_order(visitor.id, form.sequence, &places)
        .await?;
    Ok(back.to(&id))
}

#[derive(Deserialize)]
pub struct TakeBackForm {
    sequence: i64,
}

pub async fn take_back(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    back: Back,
    Posted(form): Posted<TakeBackForm>,
) -> Result<Response, Error> {
    let room = app.hub.room(&id).await?;
    room.take_back(visitor.id, form.sequence).await?;
    Ok(back.to(&id))
}

pub async fn hint(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    back: Back,
    Posted(Empty {}): Posted<Empty>,
) -> Result<Response, Error> {
    let room = app.hub.room(&id).await?;
    room.hint(&visitor.id).await?;
    Ok(back.to(&id))
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
    if room.clear(&visitor.id).await? {
        app.hub.forget(&id);
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
    back: Back,
    Posted(form): Posted<FillForm>,
) -> Result<Response, Error> {
    let room = app.hub.room(&id).await?;
    let seat = Seat::new(form.seat).ok_or(Problem::Unreadable)?;
    let kind = Kind::from_name(&form.bot).ok_or(Problem::Unreadable)?;
    room.fill(visitor.id, seat, kind).await?;
    Ok(back.to(&id))
}

#[derive(Deserialize)]
pub struct RemoveForm {
    seat: usize,
}

pub async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    back: Back,
    Posted(form): Posted<RemoveForm>,
) -> Result<Response, Error> {
    let room = app.hub.room(&id).await?;
    let seat = Seat::new(form.seat).ok_or(Problem::Unreadable)?;
    room.remove(visitor.id, seat).await?;
    Ok(back.to(&id))
}

pub async fn settings(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    back: Back,
    Posted(form): Posted<OptionsForm>,
) -> Result<Response, Error> {
    let room = app.hub.room(&id).await?;
    room.set_options(visitor.id, form.options()?).await?;
    Ok(back.to(&id))
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
    back: Back,
    Posted(Empty {}): Posted<Empty>,
) -> Result<Response, Error> {
    let room = app.hub.room(&id).await?;
    let guest = visitor.guest(app.config.limits.tables);
    room.join(guest, None).await?;
    Ok(back.to(&id))
}

pub async fn invitation(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Path((_, secret)): Path<(String, String)>,
) -> Result<Markup, Error> {
    let room = app.hub.room(&id).await?;
    if room.shown().await?.invited(&secret).is_none() {
        return Err(Problem::NotFound.into());
    }
    sight::page(&app, &room, &visitor, Some(&secret)).await
}

/// Who takes up an invitation may say a name.
#[derive(Deserialize)]
pub struct GuestForm {
    name: Option<String>,
}

pub async fn accept(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Path((_, secret)): Path<(String, String)>,
    Posted(form): Posted<GuestForm>,
) -> Result<Redirect, Error> {
    let room = app.hub.room(&id).await?;
    let mut guest = visitor.guest(app.config.limits.tables);
    if let Some(name) = form.name.filter(|name| !name.trim().is_empty()) {
        let name = checked_name(&name, app.config.limits.name)?;
        app.store.set_name(&visitor.id, &name).await?;
        guest.name = Some(name);
    }
    room.join(guest, Some(secret)).await?;
    Ok(back_to(&id))
}
