//! Tokens, by which programs are known.

use axum::Json;
use axum::extract::FromRequestParts;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::request::Parts;
use innovation_text::Problem;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::access::ids::{self, VisitorId};
use crate::access::key;
use crate::access::name::checked_name;
use crate::access::visitor::{Refused, Visitor};
use crate::app::App;
use crate::error::Error;

/// Who wants a token.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Newcomer {
    /// How the player is to be called.
    name: String,
}

/// A token, which is told only once.
#[derive(Serialize, ToSchema)]
pub struct Token {
    /// What to send as `Authorization: Bearer …`.
    token: String,
}

/// Makes a player and a token for it. Whoever has the token is the player.
#[utoipa::path(
    post,
    path = "/api/tokens",
    request_body = Newcomer,
    responses((status = 201, body = Token), (status = 422, body = Refused))
)]
pub async fn make(
    State(app): State<App>,
    Json(newcomer): Json<Newcomer>,
) -> Result<(StatusCode, Json<Token>), Error> {
    let name = checked_name(&newcomer.name, app.config.limits.name)?;
    let visitor = VisitorId::random();
    let token = ids::random::<32>();
    let hash = key::hash(&token);
    app.store.add_token(&hash, &visitor, &name).await?;
    Ok((StatusCode::CREATED, Json(Token { token })))
}

/// A program that has shown its token.
pub struct Program(pub Visitor);

impl FromRequestParts<App> for Program {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Program, Error> {
        let visitor = parts.extensions.get::<Visitor>().cloned();
        let visitor = visitor.filter(|visitor| visitor.by_token);
        Ok(Program(visitor.ok_or(Problem::Token)?))
    }
}
