//! Tokens, by which programs are known.

use axum::Json;
use axum::extract::FromRequestParts;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::request::Parts;
use innovation_text::Problem;
use serde::{Deserialize, Serialize};

use super::refused::Body;
#[cfg(test)]
use super::refused::Refused;
use crate::access::ids::{self, VisitorId};
use crate::access::key;
use crate::access::name::checked_name;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;

/// Who wants a token.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Newcomer {
    /// How the player is to be called.
    #[cfg_attr(test, schema(min_length = 1, max_length = 32, example = "Robo"))]
    name: String,
}

/// A token, which is shown only once.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct Token {
    /// What to send as `Authorization: Bearer …`.
    #[cfg_attr(test, schema(example = "b27e…"))]
    token: String,
}

/// Makes a player and a token for it. The holder of the token is the player.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tokens",
    tag = "tokens",
    request_body = Newcomer,
    responses(
        (status = 201, body = Token),
        (status = 409, body = Refused, description = "The name is that of a bot"),
        (status = 422, body = Refused, description = "What was sent is not a name")
    )
))]
pub async fn make(
    State(app): State<App>,
    Body(newcomer): Body<Newcomer>,
) -> Result<(StatusCode, Json<Token>), Error> {
    let name = checked_name(&newcomer.name, app.config.limits.name)?;
    let visitor = VisitorId::random();
    let token = ids::random::<32>();
    let hash = key::hash(&token);
    app.store.add_token(&hash, &visitor, &name).await?;
    Ok((StatusCode::CREATED, Json(Token { token })))
}

/// Gives the player a new token. All others that they have are worth nothing from now on.
#[cfg_attr(test, utoipa::path(
    post,
    path = "/api/tokens/renew",
    tag = "tokens",
    security(("token" = [])),
    responses((status = 201, body = Token), (status = 401, body = Refused))
))]
pub async fn renew(
    State(app): State<App>,
    Program(visitor): Program,
) -> Result<(StatusCode, Json<Token>), Error> {
    let token = ids::random::<32>();
    let hash = key::hash(&token);
    app.store.replace_tokens(&visitor.id, Some(&hash)).await?;
    Ok((StatusCode::CREATED, Json(Token { token })))
}

/// Revokes all tokens of the player. Nobody can play for them any more; their tables stay.
#[cfg_attr(test, utoipa::path(
    delete,
    path = "/api/tokens",
    tag = "tokens",
    security(("token" = [])),
    responses((status = 204), (status = 401, body = Refused))
))]
pub async fn revoke(
    State(app): State<App>,
    Program(visitor): Program,
) -> Result<StatusCode, Error> {
    app.store.replace_tokens(&visitor.id, None).await?;
    Ok(StatusCode::NO_CONTENT)
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
