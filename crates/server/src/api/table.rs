//! Tables, for programs: the handlers. `model.rs` has their JSON.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use innovation_engine::{Edition, View};
use innovation_text::Problem;

use super::model::{
    Answer, AnswerDone, ClosedName, EditionName, HolderName, Invitation, Listing, NewTable,
    OptionInfo, QuestionInfo, SeatInfo, SeatWish, StateName, TableInfo, TableListed, TakeBack,
};
#[cfg(test)]
use super::refused::Refused;
use super::refused::{Body, Params};
#[cfg(test)]
use super::schema::GameView;
use super::token::Program;
use crate::access::ids::TableId;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::{Error, Misread};
use crate::store::{Holder, Stage, StoredTable};
use crate::tables::setup::{Chair, Setup, settings};
use crate::tables::snapshot::{Closed, Snapshot};

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
    match stored.progress.state {
        Stage::Open => StateName::Open,
        Stage::Over => StateName::Over,
        _ if app.hub.is_asked(stored, &visitor.id) => StateName::Asked,
        Stage::Bot | Stage::Person => StateName::Playing,
    }
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

/// The question that the player is asked, or `null`. The first meld is asked of all players at once.
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
    let view = shown.view(seat)?;
    let decision = view.decision.as_ref()?;
    let text = visitor.text();
    let asked = text.question(&view, &table.names(text))?;
    let options = decision.options.iter().zip(&asked.options).enumerate();
    Some(QuestionInfo {
        sequence: shown.number(seat),
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

/// Answers a question. A first meld is kept until all players have chosen, and then all are shown together.
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
    let seat = seat.filter(|&seat| shown.can_take_back(seat));
    AnswerDone {
        take_back: seat.map(|seat| shown.number(seat)),
        question: asked(shown, visitor),
    }
}

/// Takes the last answer back, as long as nothing hidden has been shown since and nobody else has answered; a first meld,
/// until all have chosen; at a table for practice, always.
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
