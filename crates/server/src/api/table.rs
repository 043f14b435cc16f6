//! Tables, for programs.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use innovation_bots::Kind;
use innovation_engine::{Choice, Edition, Outcome, Purpose, Settings, View};
use innovation_text::Problem;
use serde::de::Unexpected;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Number;

#[cfg(test)]
use super::refused::Refused;
use super::refused::{Body, Params};
#[cfg(test)]
use super::schema::{ChoiceName, GameOutcome, GameSettings, GameView, PurposeName};
use super::token::Program;
use crate::access::ids::TableId;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::{Error, Misread};
use crate::store::{Holder, Stage, StoredTable};
use crate::tables::options::{LONGEST, SLOWEST, TableOptions};
use crate::tables::setup::{Chair, Setup, settings};
use crate::tables::snapshot::{Closed, Snapshot};

/// A table to be set up.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Who is to sit where.
    #[cfg_attr(test, schema(min_items = 2, max_items = 4, example = json!(["me", "bot:normal"])))]
    seats: Vec<SeatWish>,
    /// Which print of the game is played: `third` unless something else is said.
    #[serde(default)]
    edition: Option<EditionName>,
    /// Whether seats 0 and 2 play against 1 and 3.
    #[serde(default)]
    teams: bool,
    /// Whether everybody may look at covered cards.
    #[serde(default)]
    open_boards: bool,
    /// Everything else.
    #[serde(default)]
    options: OptionsInfo,
}

/// Which print of the game is played.
#[derive(Clone, Copy, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize, utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum EditionName {
    /// The first edition.
    First,
    /// The third edition.
    Third,
}

/// Who is to sit at a seat: `me`, `open`, `bot:beginner`, `bot:easy`, `bot:casual`, `bot:normal`, `bot:hard`, `bot:master`.
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, schema(value_type = String, example = "bot:normal"))]
struct SeatWish(Chair);

impl<'de> Deserialize<'de> for SeatWish {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatWish, D::Error> {
        let word = String::deserialize(deserializer)?;
        let chair = word.parse().map(SeatWish);
        chair.map_err(|_| {
            let bots = Kind::LEVELS.map(|kind| format!("`bot:{}`", kind.name()));
            let expected = format!("`me`, `open`, {}", bots.join(", "));
            serde::de::Error::invalid_value(Unexpected::Str(&word), &&*expected)
        })
    }
}

/// What can be chosen for a table, besides the rules of its game.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct OptionsInfo {
    /// Whether answers can be taken back freely, and hints asked for.
    practice: bool,
    /// Whether it is listed for everybody to join.
    listed: bool,
    /// Whether pages ask people to confirm an action.
    confirm: bool,
    /// How long a bot waits before it answers, in milliseconds.
    #[serde(deserialize_with = "pace")]
    #[cfg_attr(test, schema(maximum = 60000, default = 900))]
    pace: u32,
    /// After how many minutes without an answer a bot stands in. `null`: never.
    #[serde(deserialize_with = "patience")]
    #[cfg_attr(test, schema(minimum = 1, maximum = 527040))]
    patience: Option<u32>,
}

/// A whole number. JSON has one kind of number: `2.0` is `2`.
fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
    let number = Number::deserialize(deserializer)?;
    let float = number.as_f64().filter(|float| float.fract() == 0.0);
    let whole = number.as_i64().or(float.map(|float| float as i64));
    whole.ok_or_else(|| {
        let found = format!("number `{number}`");
        serde::de::Error::invalid_value(Unexpected::Other(&found), &"a whole number")
    })
}

/// A place in a list.
fn place<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    let number = whole(deserializer)?;
    let place = usize::try_from(number).ok();
    place.ok_or_else(|| {
        serde::de::Error::invalid_value(Unexpected::Signed(number), &"a whole number from 0")
    })
}

fn pace<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    within(whole(deserializer)?, 0, SLOWEST, "milliseconds")
}

fn patience<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u32>, D::Error> {
    /// A number, read as [`whole`] does.
    #[derive(Deserialize)]
    struct Minutes(#[serde(deserialize_with = "whole")] i64);

    let minutes: Option<Minutes> = Option::deserialize(deserializer)?;
    let minutes = minutes.map(|Minutes(minutes)| within(minutes, 1, LONGEST, "minutes"));
    minutes.transpose()
}

fn within<E: serde::de::Error>(number: i64, least: u32, most: u32, unit: &str) -> Result<u32, E> {
    let fits = u32::try_from(number).ok();
    let fits = fits.filter(|number| (least..=most).contains(number));
    fits.ok_or_else(|| {
        let expected = format!("{unit} from {least} to {most}");
        E::invalid_value(Unexpected::Signed(number), &&*expected)
    })
}

impl Default for OptionsInfo {
    fn default() -> OptionsInfo {
        TableOptions::default().into()
    }
}

impl From<TableOptions> for OptionsInfo {
    fn from(options: TableOptions) -> OptionsInfo {
        let TableOptions {
            practice,
            listed,
            confirm,
            pace,
            patience,
        } = options;
        OptionsInfo {
            practice,
            listed,
            confirm,
            pace,
            patience,
        }
    }
}

impl From<OptionsInfo> for TableOptions {
    fn from(options: OptionsInfo) -> TableOptions {
        let OptionsInfo {
            practice,
            listed,
            confirm,
            pace,
            patience,
        } = options;
        TableOptions {
            practice,
            listed,
            confirm,
            pace,
            patience,
        }
    }
}

/// A table, as far as the game is not concerned.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// Its name in addresses.
    id: String,
    /// How far it is.
    state: StateName,
    /// The settings of its game.
    #[cfg_attr(test, schema(value_type = GameSettings))]
    settings: Settings,
    /// Its options.
    options: OptionsInfo,
    /// Who sits where.
    seats: Vec<SeatInfo>,
    /// The caller's seat, from 0; missing for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    /// Who won, and how.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schema(value_type = Option<GameOutcome>))]
    outcome: Option<Outcome>,
    /// Why the game is over without a winner.
    #[serde(skip_serializing_if = "Option::is_none")]
    closed: Option<ClosedName>,
}

/// How far a table is.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum StateName {
    /// Seats are open.
    Open,
    /// The caller is to answer. In lists only.
    Asked,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// Why a game is over without a winner.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClosedName {
    /// It had 3,000 answers.
    TooLong,
    /// The rules of this server have changed, and an answer no longer means what it meant.
    OtherRules,
}

/// Who has a seat.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum HolderName {
    /// Nobody yet.
    Open,
    /// A person or a program.
    Person,
    /// A bot of the server.
    Bot,
}

/// A seat.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Who has it.
    who: HolderName,
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
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct QuestionInfo {
    /// Its number, to be sent back with the answer. It does not reveal how many questions came before.
    pub sequence: i64,
    /// What the answer is for.
    #[cfg_attr(test, schema(value_type = PurposeName))]
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
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct OptionInfo {
    /// Its place, from 0: the answer.
    index: usize,
    /// In words.
    label: String,
    /// What it is.
    #[cfg_attr(test, schema(value_type = ChoiceName))]
    choice: Choice,
}

/// An answer.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The number of the question.
    #[serde(deserialize_with = "whole")]
    sequence: i64,
    /// The place of the option, from 0.
    #[serde(deserialize_with = "place")]
    option: usize,
}

/// A wish to take back the last answer.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// The number by which the answer can be taken back: `take_back` of its result.
    #[serde(deserialize_with = "whole")]
    sequence: i64,
}

/// What an answer has led to.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema), schema(as = Done))]
pub struct AnswerDone {
    /// The number by which the answer can be taken back, if it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    take_back: Option<i64>,
    /// The next question, if it is for the same player.
    #[serde(skip_serializing_if = "Option::is_none")]
    question: Option<QuestionInfo>,
}

/// An invitation.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    /// The secret of the seat; without it, any open seat of a listed table, or one's own seat back from a bot.
    #[serde(default)]
    secret: Option<String>,
}

/// Which part of a list.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Query))]
pub struct Listing {
    /// The page, from 0. A page has 50 tables.
    #[serde(default, deserialize_with = "page")]
    #[cfg_attr(test, param(maximum = 1000000))]
    page: u32,
}

/// The last page that can be asked for.
const LAST_PAGE: u32 = 1_000_000;

fn page<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let text = String::deserialize(deserializer)?;
    let page = text.parse().ok().filter(|page| *page <= LAST_PAGE);
    page.ok_or_else(|| {
        let expected = format!("a number from 0 to {LAST_PAGE}");
        serde::de::Error::invalid_value(Unexpected::Str(&text), &&*expected)
    })
}

/// The tables of the player.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tables",
    tag = "tables",
    security(("token" = [])),
    params(Listing),
    responses(
        (status = 200, body = Vec<TableListed>),
        (status = 401, body = Refused),
        (status = 422, body = Refused)
    )
))]
pub async fn mine(
    State(app): State<App>,
    Program(visitor): Program,
    Params(query): Params<Listing>,
) -> Result<Json<Vec<TableListed>>, Error> {
    let tables = app
        .store
        .tables_of(&visitor.id, query.page as usize)
        .await?;
    let listed = tables.iter().map(|stored| TableListed {
        id: stored.id.to_string(),
        state: stage(&app, stored, &visitor),
    });
    Ok(Json(listed.collect()))
}

/// How far a table is, as far as the visitor may know.
fn stage(app: &App, stored: &StoredTable, visitor: &Visitor) -> StateName {
    let progress = stored.progress;
    let asked = progress
        .asked
        .and_then(|seat| stored.seats.get(seat.index()));
    let mine = asked.is_some_and(
        |place| matches!(&place.holder, Holder::Person(id, None) if *id == visitor.id),
    );
    match progress.state {
        Stage::Open => StateName::Open,
        Stage::Over => StateName::Over,
        Stage::Person if mine && !app.hub.is_concealed(&stored.id) => StateName::Asked,
        Stage::Bot | Stage::Person => StateName::Playing,
    }
}

/// A table in a list.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct TableListed {
    /// Its name in addresses.
    id: String,
    /// How far it is.
    state: StateName,
}

/// Sets up a table.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tables",
    tag = "tables",
    security(("token" = [])),
    request_body = NewTable,
    responses(
        (status = 201, body = TableInfo),
        (status = 400, body = Refused, description = "What was sent is not JSON"),
        (status = 401, body = Refused),
        (status = 403, body = Refused, description = "The player has too many unfinished tables"),
        (status = 422, body = Refused, description = "A field is wrong, or the seats make no game")
    )
))]
pub async fn set_up(
    State(app): State<App>,
    Program(visitor): Program,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Error> {
    let chairs: Vec<Chair> = new.seats.into_iter().map(|SeatWish(chair)| chair).collect();
    let edition = match new.edition {
        Some(EditionName::First) => Edition::First,
        Some(EditionName::Third) | None => Edition::Third,
    };
    // A program sees a table through one pair of eyes.
    let mut mine = (0..chairs.len()).filter(|&place| chairs[place] == Chair::Me);
    if let Some(second) = mine.nth(1) {
        return Err(Error::Misread(Misread {
            field: format!("seats[{second}]"),
            detail: "invalid value: `me` a second time, expected `open` or a bot".to_owned(),
        }));
    }
    let language = visitor.language;
    let setup = Setup {
        settings: settings(&chairs, new.teams, edition, new.open_boards, language)?,
        chairs,
        options: new.options.into(),
        seed: None,
    };
    let id = setup.set_up(&app, &visitor.id).await?;
    Ok((StatusCode::CREATED, Json(info(&app, &visitor, &id).await?)))
}

/// A table.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tables/{id}",
    tag = "tables",
    security((), ("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses((status = 200, body = TableInfo), (status = 401, body = Refused), (status = 404, body = Refused))
))]
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
            who: HolderName::Open,
            name: None,
            stand_in: None,
            secret: insider.then(|| place.secret.clone()),
        },
        Holder::Person(_, stand_in) => {
            let name = stored.name_at(seat).map(str::to_owned);
            SeatInfo {
                who: HolderName::Person,
                name: Some(name.unwrap_or_else(|| text.player_number(seat))),
                stand_in: stand_in.map(|kind| kind.name()),
                secret: None,
            }
        }
        Holder::Bot(kind) => SeatInfo {
            who: HolderName::Bot,
            name: Some(kind.name().to_owned()),
            stand_in: None,
            secret: None,
        },
    });
    let closed = shown.closed.as_ref().map(|closed| match closed {
        Closed::TooLong => ClosedName::TooLong,
        Closed::OtherRules(_) => ClosedName::OtherRules,
    });
    Ok(TableInfo {
        id: stored.id.to_string(),
        state: match (&shown.table, shown.is_over()) {
            (None, _) => StateName::Open,
            (Some(_), true) => StateName::Over,
            (Some(_), false) => StateName::Playing,
        },
        settings: stored.settings,
        options: stored.options.into(),
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
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tables/{id}/view",
    tag = "tables",
    security((), ("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = GameView),
        (status = 404, body = Refused),
        (status = 409, body = Refused, description = "The game has not begun")
    )
))]
pub async fn view(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
) -> Result<Json<View>, Error> {
    let shown = app.hub.room(&id).await?.shown().await?;
    let view = shown.view(visitor.eyes(&shown).seat);
    Ok(Json(view.ok_or(Problem::NotBegun)?))
}

/// The question that the player is asked, or `null`.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tables/{id}/question",
    tag = "tables",
    security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = Option<QuestionInfo>),
        (status = 401, body = Refused),
        (status = 403, body = Refused, description = "The player has no seat here"),
        (status = 404, body = Refused)
    )
))]
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
    let seat = visitor.eyes(shown).seat;
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
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tables/{id}/answer",
    tag = "tables",
    security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    request_body = Answer,
    responses(
        (status = 200, body = AnswerDone),
        (status = 400, body = Refused, description = "What was sent is not JSON"),
        (status = 401, body = Refused),
        (status = 403, body = Refused, description = "The player has no seat here"),
        (status = 404, body = Refused),
        (status = 409, body = Refused, description = "The question has been answered, or is for somebody else"),
        (status = 422, body = Refused, description = "A field is wrong, or there is no such option")
    )
))]
pub async fn answer(
    State(app): State<App>,
    Program(visitor): Program,
    id: TableId,
    Body(answer): Body<Answer>,
) -> Result<Json<AnswerDone>, Error> {
    let room = app.hub.room_to_answer_at(&id).await?;
    let Answer { sequence, option } = answer;
    room.answer(visitor.id.clone(), sequence, option).await?;
    Ok(Json(done(&*room.shown().await?, &visitor)))
}

fn done(shown: &Snapshot, visitor: &Visitor) -> AnswerDone {
    let seat = shown.seat_of(&visitor.id);
    let can = seat.is_some_and(|seat| shown.can_take_back(seat));
    AnswerDone {
        take_back: can.then(|| shown.number()),
        question: asked(shown, visitor),
    }
}

/// Takes the last answer back, as long as nothing hidden has been shown since and nobody else has answered; at a table
/// for practice, always.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tables/{id}/take-back",
    tag = "tables",
    security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    request_body = TakeBack,
    responses(
        (status = 200, body = AnswerDone),
        (status = 400, body = Refused, description = "What was sent is not JSON"),
        (status = 401, body = Refused),
        (status = 403, body = Refused, description = "The player has no seat here"),
        (status = 404, body = Refused),
        (status = 409, body = Refused, description = "Nothing can be taken back"),
        (status = 422, body = Refused)
    )
))]
pub async fn take_back(
    State(app): State<App>,
    Program(visitor): Program,
    id: TableId,
    Body(wish): Body<TakeBack>,
) -> Result<Json<AnswerDone>, Error> {
    let room = app.hub.room(&id).await?;
    room.take_back(visitor.id.clone(), wish.sequence).await?;
    Ok(Json(done(&*room.shown().await?, &visitor)))
}

/// Takes a seat.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tables/{id}/join",
    tag = "tables",
    security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    request_body = Invitation,
    responses(
        (status = 200, body = TableInfo),
        (status = 400, body = Refused, description = "What was sent is not JSON"),
        (status = 401, body = Refused),
        (status = 403, body = Refused, description = "There is no seat for the player, or they have too many"),
        (status = 404, body = Refused),
        (status = 409, body = Refused, description = "The seat, or the name, is taken"),
        (status = 422, body = Refused)
    )
))]
pub async fn join(
    State(app): State<App>,
    Program(visitor): Program,
    id: TableId,
    Body(invitation): Body<Invitation>,
) -> Result<Json<TableInfo>, Error> {
    let room = app.hub.room(&id).await?;
    let guest = visitor.guest(app.config.limits.tables);
    room.join(guest, invitation.secret).await?;
    Ok(Json(info(&app, &visitor, &id).await?))
}

/// Gives up one's seat. Once the game has begun, a bot stands in.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tables/{id}/leave",
    tag = "tables",
    security(("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 204),
        (status = 401, body = Refused),
        (status = 403, body = Refused, description = "The player has no seat here"),
        (status = 404, body = Refused)
    )
))]
pub async fn leave(
    State(app): State<App>,
    Program(visitor): Program,
    id: TableId,
) -> Result<StatusCode, Error> {
    app.hub.room(&id).await?.leave(visitor.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The record of a finished game, with all cards open.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tables/{id}/record",
    tag = "tables",
    security((), ("token" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 403, body = Refused, description = "The game is not over"),
        (status = 404, body = Refused),
        (status = 409, body = Refused, description = "The game has not begun")
    )
))]
pub async fn record(State(app): State<App>, id: TableId) -> Result<String, Error> {
    Ok(app.hub.room(&id).await?.shown().await?.record()?)
}
