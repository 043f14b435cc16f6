//! Tables, for programs.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::StatusCode;
use innovation_engine::{Choice, Outcome, Purpose, Settings, View};
use innovation_text::Problem;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::token::Program;
use crate::access::ids::TableId;
use crate::access::visitor::{Refused, Visitor};
use crate::app::App;
use crate::error::Error;
use crate::store::{Holder, Stage, StoredTable};
use crate::tables::options::TableOptions;
use crate::tables::setup::{Chair, Setup, settings};
use crate::tables::snapshot::{Closed, Snapshot};

/// A table to be set up.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Two to four of `me`, `open`, `bot:easy`, `bot:normal`, `bot:hard`, by seat.
    seats: Vec<String>,
    /// `third` or `first`.
    #[serde(default)]
    edition: Option<String>,
    /// Whether seats 0 and 2 play against 1 and 3.
    #[serde(default)]
    teams: bool,
    /// Whether everybody may look at covered cards.
    #[serde(default)]
    open_boards: bool,
    /// Everything else.
    #[serde(default)]
    options: TableOptions,
}

/// A table, as far as the game is not concerned.
#[derive(Serialize, ToSchema)]
pub struct TableInfo {
    /// Its name in addresses.
    id: String,
    /// `open`, `playing` or `over`.
    state: &'static str,
    /// The settings of its game, as in a view.
    #[schema(value_type = Object)]
    settings: Settings,
    /// Its options.
    options: TableOptions,
    /// Who sits where.
    seats: Vec<SeatInfo>,
    /// The seat of whoever asks, from 0; missing for somebody who only watches.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    /// Who won, and how.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    outcome: Option<Outcome>,
    /// Why the game is over without a winner: `too_long` or `other_rules`.
    #[serde(skip_serializing_if = "Option::is_none")]
    closed: Option<&'static str>,
}

/// A seat.
#[derive(Serialize, ToSchema)]
pub struct SeatInfo {
    /// `open`, `person` or `bot`.
    who: &'static str,
    /// The person's name, or which bot it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The bot that plays for the person while they are away.
    #[serde(skip_serializing_if = "Option::is_none")]
    stand_in: Option<&'static str>,
    /// The secret of the invitation to an open seat, for those who sit at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<String>,
}

/// A question.
#[derive(Serialize, ToSchema)]
pub struct QuestionInfo {
    /// Its number, to be sent back with the answer. It tells nothing of how many questions came before.
    pub sequence: i64,
    /// What the answer is for, as in a view.
    #[schema(value_type = String)]
    purpose: Purpose,
    /// What is to be chosen, in the language of `Accept-Language`.
    what: String,
    /// Why it is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// The options.
    options: Vec<OptionInfo>,
}

/// An option.
#[derive(Serialize, ToSchema)]
pub struct OptionInfo {
    /// Its place, from 0: the answer.
    index: usize,
    /// In words.
    label: String,
    /// As in a view.
    #[schema(value_type = Object)]
    choice: Choice,
}

/// An answer.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The number of the question.
    sequence: i64,
    /// The place of the option, from 0.
    option: usize,
}

/// A wish to take back the last answer.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// The number by which the answer can be taken back: `take_back` of its result.
    sequence: i64,
}

/// What an answer has led to.
#[derive(Serialize, ToSchema)]
pub struct Done {
    /// The number by which the answer can be taken back, if it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    take_back: Option<i64>,
    /// The next question, if it is for the same player.
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<QuestionInfo>,
}

/// An invitation.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    /// The secret of the seat; without it, any open seat of a listed table, or one's own seat back from a bot.
    #[serde(default)]
    secret: Option<String>,
}

/// Which part of a list.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Listing {
    /// The page, from 0. A page has 50 tables.
    #[serde(default)]
    page: usize,
}

/// The tables of the player.
#[utoipa::path(
    get,
    path = "/api/tables",
    security(("token" = [])),
    params(Listing),
    responses((status = 200, body = Vec<TableListed>), (status = 401, body = Refused))
)]
pub async fn mine(
    State(app): State<App>,
    Program(visitor): Program,
    Query(query): Query<Listing>,
) -> Result<Json<Vec<TableListed>>, Error> {
    let tables = app.store.tables_of(&visitor.id, query.page).await?;
    let listed = tables.iter().map(|stored| TableListed {
        id: stored.id.to_string(),
        state: stage(&app, stored, &visitor),
    });
    Ok(Json(listed.collect()))
}

/// How far a table is, as far as the visitor may know.
fn stage(app: &App, stored: &StoredTable, visitor: &Visitor) -> &'static str {
    let progress = stored.progress;
    let asked = progress
        .asked
        .and_then(|seat| stored.seats.get(seat.index()));
    let mine = asked.is_some_and(
        |place| matches!(&place.holder, Holder::Person(id, None) if *id == visitor.id),
    );
    match progress.state {
        Stage::Open => "open",
        Stage::Over => "over",
        Stage::Person if mine && !app.hub.is_concealed(&stored.id) => "asked",
        Stage::Bot | Stage::Person => "playing",
    }
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub struct TableListed {
    /// Its name in addresses.
    id: String,
    /// `open`, `asked` (whoever asks is to answer), `playing` or `over`.
    state: &'static str,
}

/// Sets up a table.
#[utoipa::path(
    post,
    path = "/api/tables",
    security(("token" = [])),
    request_body = NewTable,
    responses((status = 201, body = TableInfo), (status = 403, body = Refused), (status = 422, body = Refused))
)]
pub async fn set_up(
    State(app): State<App>,
    Program(visitor): Program,
    Json(new): Json<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Error> {
    let chairs = new.seats.iter().map(|word| word.parse());
    let chairs = chairs.collect::<Result<Vec<Chair>, _>>()?;
    let edition = new.edition.as_deref().unwrap_or_default();
    let language = visitor.language;
    let setup = Setup {
        settings: settings(&chairs, new.teams, edition, new.open_boards, language)?,
        chairs,
        options: new.options.checked().ok_or(Problem::Unreadable)?,
    };
    let id = setup.set_up(&app, &visitor.id).await?;
    Ok((StatusCode::CREATED, Json(info(&app, &visitor, &id).await?)))
}

/// A table.
#[utoipa::path(
    get,
    path = "/api/tables/{id}",
    security((), ("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses((status = 200, body = TableInfo), (status = 404, body = Refused))
)]
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
) -> Result<Json<TableInfo>, Error> {
    Ok(Json(info(&app, &visitor, &id).await?))
}

async fn info(app: &App, visitor: &Visitor, id: &TableId) -> Result<TableInfo, Error> {
    let shown = app.hub.room(id).await?.shown().await?;
    let stored = &shown.stored;
    let mine = shown.seat_of(&visitor.id);
    let insider = mine.is_some() || stored.owner == visitor.id;
    let text = visitor.text();
    let seats = stored.settings.seats().zip(&stored.seats);
    let seats = seats.map(|(seat, place)| match &place.holder {
        Holder::Open => SeatInfo {
            who: "open",
            name: None,
            stand_in: None,
            secret: insider.then(|| place.secret.clone()),
        },
        Holder::Person(_, stand_in) => {
            let name = place.name.clone().filter(|name| !name.is_empty());
            SeatInfo {
                who: "person",
                name: Some(name.unwrap_or_else(|| text.player_number(seat))),
                stand_in: stand_in.map(|kind| kind.name()),
                secret: None,
            }
        }
        Holder::Bot(kind) => SeatInfo {
            who: "bot",
            name: Some(kind.name().to_owned()),
            stand_in: None,
            secret: None,
        },
    });
    let closed = shown.closed.as_ref().map(|closed| match closed {
        Closed::TooLong => "too_long",
        Closed::OtherRules(_) => "other_rules",
    });
    Ok(TableInfo {
        id: stored.id.to_string(),
        state: match (&shown.table, shown.is_over()) {
            (None, _) => "open",
            (Some(_), true) => "over",
            (Some(_), false) => "playing",
        },
        settings: stored.settings,
        options: stored.options,
        seats: seats.collect(),
        seat: mine.map(|seat| seat.index()),
        outcome: shown
            .table
            .as_ref()
            .and_then(|table| table.game().outcome()),
        closed,
    })
}

/// All that the player may know of the game; without a seat, what everybody may see.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/view",
    security((), ("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = Object, description = "A view, as docs/protocol.md tells it"),
        (status = 409, body = Refused, description = "The game has not begun")
    )
)]
pub async fn view(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
) -> Result<Json<View>, Error> {
    let shown = app.hub.room(&id).await?.shown().await?;
    let view = shown.view(shown.eyes(&visitor.id));
    Ok(Json(view.ok_or(Problem::NotBegun)?))
}

/// The question that the player is asked, or `null`.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/question",
    security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses((status = 200, body = Option<QuestionInfo>), (status = 403, body = Refused))
)]
pub async fn question(
    State(app): State<App>,
    Program(visitor): Program,
    id: TableId,
) -> Result<Json<Option<QuestionInfo>>, Error> {
    let shown = app.hub.room(&id).await?.shown().await?;
    shown.seat_of(&visitor.id).ok_or(Problem::NotSeated)?;
    Ok(Json(asked(&shown, &visitor)))
}

/// The question that a visitor is asked.
pub fn asked(shown: &Snapshot, visitor: &Visitor) -> Option<QuestionInfo> {
    let table = shown.table.as_ref()?;
    let seat = shown.seat_of(&visitor.id)?;
    if shown.asked() != Some(seat) {
        return None;
    }
    let view = shown.view(seat)?;
    let decision = view.decision.as_ref()?;
    let text = visitor.text();
    let asked = text.question(&view, &table.names(text))?;
    let options = decision.options.iter().zip(&asked.options).enumerate();
    Some(QuestionInfo {
        sequence: shown.number(),
        purpose: decision.purpose,
        what: asked.what.to_string(),
        why: asked.why.map(|why| why.to_string()),
        options: options
            .map(|(index, (&choice, label))| OptionInfo {
                index,
                label: label.to_string(),
                choice,
            })
            .collect(),
    })
}

/// Answers a question.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/answer",
    security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    request_body = Answer,
    responses(
        (status = 200, body = Done),
        (status = 409, body = Refused, description = "The question has been answered, or is for somebody else")
    )
)]
pub async fn answer(
    State(app): State<App>,
    Program(visitor): Program,
    id: TableId,
    Json(answer): Json<Answer>,
) -> Result<Json<Done>, Error> {
    let room = app.hub.room(&id).await?;
    let Answer { sequence, option } = answer;
    room.answer(visitor.id.clone(), sequence, option).await?;
    Ok(Json(done(&*room.shown().await?, &visitor)))
}

fn done(shown: &Snapshot, visitor: &Visitor) -> Done {
    let seat = shown.seat_of(&visitor.id);
    let can = seat.is_some_and(|seat| shown.can_take_back(seat));
    Done {
        take_back: can.then(|| shown.number()),
        question: asked(shown, visitor),
    }
}

/// Takes the last answer back, as long as nothing hidden has been shown since and nobody else has answered; at a table
/// for practice, always.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/take-back",
    security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    request_body = TakeBack,
    responses((status = 200, body = Done), (status = 409, body = Refused))
)]
pub async fn take_back(
    State(app): State<App>,
    Program(visitor): Program,
    id: TableId,
    Json(wish): Json<TakeBack>,
) -> Result<Json<Done>, Error> {
    let room = app.hub.room(&id).await?;
    room.take_back(visitor.id.clone(), wish.sequence).await?;
    Ok(Json(done(&*room.shown().await?, &visitor)))
}

/// Takes a seat.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/join",
    security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    request_body = Invitation,
    responses((status = 200, body = TableInfo), (status = 409, body = Refused))
)]
pub async fn join(
    State(app): State<App>,
    Program(visitor): Program,
    id: TableId,
    Json(invitation): Json<Invitation>,
) -> Result<Json<TableInfo>, Error> {
    let room = app.hub.room(&id).await?;
    let guest = visitor.guest(app.config.limits.tables);
    room.join(guest, invitation.secret).await?;
    Ok(Json(info(&app, &visitor, &id).await?))
}

/// Gives up one's seat. Once the game has begun, a bot stands in.
#[utoipa::path(
    post,
    path = "/api/tables/{id}/leave",
    security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses((status = 204), (status = 403, body = Refused))
)]
pub async fn leave(
    State(app): State<App>,
    Program(visitor): Program,
    id: TableId,
) -> Result<StatusCode, Error> {
    app.hub.room(&id).await?.leave(visitor.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The record of a game that is over: it tells where all cards were.
#[utoipa::path(
    get,
    path = "/api/tables/{id}/record",
    security((), ("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 403, body = Refused))
)]
pub async fn record(State(app): State<App>, id: TableId) -> Result<String, Error> {
    Ok(app.hub.room(&id).await?.shown().await?.record()?)
}
