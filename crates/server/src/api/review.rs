//! Reviews of finished games, for programs.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use innovation_review::ReviewReport;
use innovation_text::Problem;
use serde::{Deserialize, Serialize};

use super::refused::Params;
#[cfg(test)]
use super::refused::Refused;
#[cfg(test)]
use super::schema::GameReview;
use crate::access::ids::TableId;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::tables::reviews::Depth;
use crate::web::routes::replay::find_table;
use crate::web::routes::review::review_of;

/// After how many seconds to ask again.
const SOON: u8 = 1;

/// Which review.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Query))]
pub struct ReviewParams {
    /// `quick` takes seconds, `deep` a minute or two.
    #[serde(default)]
    #[cfg_attr(test, param(value_type = String))]
    depth: Depth,
}

/// How far a review is.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct ReviewProgress {
    /// Number of answers that are reviewed.
    done: usize,
    /// Number of answers of the game.
    total: usize,
}

/// The review of a finished game. The first request begins it, and counts against the player's limit.
#[cfg_attr(test, utoipa::path(
    get,
    path = "/api/tables/{id}/review",
    tag = "tables",
    security((), ("token" = [])),
    params(("id" = String, Path, description = "The table's name"), ReviewParams),
    responses(
        (status = 200, body = GameReview),
        (status = 202, body = ReviewProgress, description = "It is being made: ask again after `Retry-After` seconds"),
        (status = 401, body = Refused, description = "Nobody has begun it, and only a player with a token can"),
        (status = 403, body = Refused, description = "The game is not over"),
        (status = 404, body = Refused),
        (status = 409, body = Refused, description = "The game has not begun"),
        (status = 422, body = Refused, description = "There is no such depth"),
        (status = 429, body = Refused, description = "The player has asked for too many reviews"),
        (status = 500, body = Refused, description = "It cannot be made")
    )
))]
pub async fn review(
    State(app): State<App>,
    visitor: Visitor,
    id: TableId,
    Params(params): Params<ReviewParams>,
) -> Result<Response, Error> {
    let found = find_table(&app, &id, "review").await?;
    let review = review_of(&app, &visitor, &found, params.depth).await?;
    let review = review.ok_or(Problem::Token)?;
    if review.has_failed() {
        return Err(Problem::NoReview.into());
    }
    let Some(made) = review.review() else {
        let progress = ReviewProgress {
            done: review.done(),
            total: review.total,
        };
        let wait = [(RETRY_AFTER, SOON.to_string())];
        return Ok((StatusCode::ACCEPTED, wait, Json(progress)).into_response());
    };
    let names = found.replay.names(visitor.text())?;
    let players = found.replay.seats();
    let players = players.map(|seat| names.get(seat).unwrap_or_default());
    let key = params.depth.key(&found.game);
    let report = ReviewReport::new(made, players.collect(), params.depth.effort(), key.seed);
    Ok(Json(report).into_response())
}
