//! A table, and what can be done at it.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response, Sse};
use innovation_bots::Kind;
use innovation_engine::Seat;
use innovation_text::Problem;
use maud::Markup;
use serde::Deserialize;

use super::home::OptionsForm;
use super::stream::{self, Events};
use crate::access::cookie::Cookie;
use crate::access::form::{Empty, Posted};
use crate::access::ids::TableId;
use crate::access::name::checked_name;
use crate::access::visitor::{Visitor, screen_cookie, table_cookie};
use crate::app::App;
use crate::error::Error;
use crate::tables::room::Room;
use crate::tables::seating::Guest;
use crate::tables::setup;
use crate::web::{sight, stills};

fn back_to(id: &TableId) -> Redirect {
    Redirect::to(&format!("/t/{id}"))
}

/// The response to a form after which the table is shown: a redirect to it, or, for a script that listens to the
/// table's stream, an empty one.
pub struct Back(bool);

impl<S: Sync> FromRequestParts<S> for Back {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Back, Self::Rejection> {
        Ok(Back(is_minimal(&parts.headers)))
    }
}

/// A request at a table: the `{id}` of its address, the table, and who asks.
pub struct AtTable {
    id: TableId,
    room: Arc<Room>,
    visitor: Visitor,
}

impl FromRequestParts<App> for AtTable {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AtTable, Error> {
        let Ok(visitor) = Visitor::from_request_parts(parts, app).await;
        let id = TableId::from_request_parts(parts, app).await?;
        let room = app.hub.room(&id).await?;
        Ok(AtTable { id, room, visitor })
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
    AtTable { room, visitor, id }: AtTable,
) -> Result<(Cookie, Markup), Error> {
    let page = sight::page(&app, &room, &visitor, None).await?;
    Ok((table_cookie(&app, &id), page))
}

#[derive(Deserialize)]
pub struct LogQuery {
    page: Option<usize>,
}

/// A page of everything that has happened at the table.
pub async fn log(
    State(app): State<App>,
    AtTable { room, visitor, .. }: AtTable,
    Query(LogQuery { page }): Query<LogQuery>,
) -> Result<Markup, Error> {
    sight::log_page(&app, &room, &visitor, page).await
}

/// What happened since the visitor's last answer, step by step.
pub async fn steps(
    State(app): State<App>,
    AtTable { room, visitor, .. }: AtTable,
) -> Result<Markup, Error> {
    stills::all(&app, &room, &visitor).await
}

/// One step of it, as a page.
pub async fn step(
    State(app): State<App>,
    AtTable { room, visitor, .. }: AtTable,
    Path((_, number)): Path<(String, usize)>,
) -> Result<Markup, Error> {
    stills::one(&app, &room, &visitor, number).await
}

/// One player's board in full size.
pub async fn board(
    AtTable { room, visitor, .. }: AtTable,
    Path((_, seat)): Path<(String, usize)>,
) -> Result<Markup, Error> {
    let seat = Seat::new(seat).ok_or(Problem::NotFound)?;
    sight::board_page(&room, &visitor, seat).await
}

#[derive(Deserialize)]
pub struct EventsQuery {
    seen: Option<String>,
}

/// The hash of the tree that a page has: from its query, or from the header of a browser that reconnects.
fn seen(headers: &HeaderMap, query: Option<String>) -> Option<u64> {
    let last = headers.get("last-event-id");
    let last = last.and_then(|value| value.to_str().ok().map(str::to_owned));
    u64::from_str_radix(&last.or(query)?, 16).ok()
}

pub async fn events(
    State(app): State<App>,
    AtTable { room, visitor, .. }: AtTable,
    headers: HeaderMap,
    Query(EventsQuery { seen: query }): Query<EventsQuery>,
) -> Result<Sse<Events>, Error> {
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
    // A script asks by itself.
    let is_sure = back.0 || form.sure.is_some();
    let room = match is_sure {
        true => app.hub.room_to_answer_at(&id).await?,
        false => app.hub.room(&id).await?,
    };
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
    AtTable { room, visitor, id }: AtTable,
    back: Back,
    Posted(form): Posted<OrderForm>,
) -> Result<Response, Error> {
    let places: Result<Vec<usize>, _> = form.order.split(' ').map(str::parse).collect();
    let places = places.map_err(|_| Problem::Unreadable)?;
    room.answer_in_order(visitor.id, form.sequence, &places)
        .await?;
    Ok(back.to(&id))
}

#[derive(Deserialize)]
pub struct HandOverForm {
    seat: String,
}

/// Another person looks at the screen of a table that people share. In between nobody does, so that the last player's
/// hand is hidden before the next one comes.
pub async fn hand_over(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Posted(form): Posted<HandOverForm>,
) -> Result<(Cookie, Redirect), Error> {
    let shown = app.hub.room(&id).await?.shown().await?;
    let seat = match form.seat.as_str() {
        "" => None,
        number => {
            let number: usize = number.parse().map_err(|_| Problem::Unreadable)?;
            let mut mine = shown.seats_of(&visitor.id);
            let seat = mine.find(|seat| seat.index() == number);
            Some(seat.ok_or(Problem::NotSeated)?)
        }
    };
    Ok((screen_cookie(&app, &id, seat), back_to(&id)))
}

#[derive(Deserialize)]
pub struct TakeBackForm {
    sequence: i64,
}

pub async fn take_back(
    AtTable { room, visitor, id }: AtTable,
    back: Back,
    Posted(form): Posted<TakeBackForm>,
) -> Result<Response, Error> {
    room.take_back(visitor.id, form.sequence).await?;
    Ok(back.to(&id))
}

pub async fn hint(
    AtTable { room, visitor, id }: AtTable,
    back: Back,
    Posted(Empty {}): Posted<Empty>,
) -> Result<Response, Error> {
    room.hint(&visitor.id).await?;
    Ok(back.to(&id))
}

pub async fn leave(
    State(app): State<App>,
    AtTable { room, visitor, id }: AtTable,
    Posted(Empty {}): Posted<Empty>,
) -> Result<Redirect, Error> {
    match room.leave(visitor.id.clone()).await {
        // An owner without a seat removes the table.
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
    AtTable { room, visitor, id }: AtTable,
    back: Back,
    Posted(form): Posted<FillForm>,
) -> Result<Response, Error> {
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
    AtTable { room, visitor, id }: AtTable,
    back: Back,
    Posted(form): Posted<RemoveForm>,
) -> Result<Response, Error> {
    let seat = Seat::new(form.seat).ok_or(Problem::Unreadable)?;
    room.remove(visitor.id, seat).await?;
    Ok(back.to(&id))
}

pub async fn settings(
    AtTable { room, visitor, id }: AtTable,
    back: Back,
    Posted(form): Posted<OptionsForm>,
) -> Result<Response, Error> {
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
    AtTable { room, visitor, id }: AtTable,
    back: Back,
    Posted(form): Posted<GuestForm>,
) -> Result<Response, Error> {
    let guest = form.guest(&app, &visitor).await?;
    room.join(guest, None).await?;
    Ok(back.to(&id))
}

pub async fn invitation(
    State(app): State<App>,
    AtTable { room, visitor, .. }: AtTable,
    Path((_, secret)): Path<(String, String)>,
) -> Result<Markup, Error> {
    if room.shown().await?.invited(&secret).is_none() {
        return Err(Problem::NotFound.into());
    }
    sight::page(&app, &room, &visitor, Some(&secret)).await
}

/// A guest can give a name.
#[derive(Deserialize)]
pub struct GuestForm {
    name: Option<String>,
}

impl GuestForm {
    /// The visitor as a guest, with the name that they gave.
    async fn guest(self, app: &App, visitor: &Visitor) -> Result<Guest, Error> {
        let mut guest = visitor.guest(app.config.limits.tables);
        if let Some(name) = self.name.filter(|name| !name.trim().is_empty()) {
            let name = checked_name(&name, app.config.limits.name)?;
            app.store.set_name(&visitor.id, &name).await?;
            guest.name = Some(name);
        }
        Ok(guest)
    }
}

pub async fn accept(
    State(app): State<App>,
    AtTable { room, visitor, id }: AtTable,
    Path((_, secret)): Path<(String, String)>,
    Posted(form): Posted<GuestForm>,
) -> Result<Redirect, Error> {
    let guest = form.guest(&app, &visitor).await?;
    room.join(guest, Some(secret)).await?;
    Ok(back_to(&id))
}
