//! The same tables for programs: JSON over HTTP, and events as a stream. `docs/api.md` describes it in words, and
//! `/api/openapi.json` in full.
//!
//! `assets/openapi.json` is made from the attributes of the handlers by a test, so that the program is built without
//! what makes it: `UPDATE_GOLDEN=1 cargo test -p innovation-server --lib description` writes it anew.

#[cfg(test)]
mod description;
mod events;
mod model;
pub mod refused;
mod review;
#[cfg(test)]
mod schema;
mod table;
mod token;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::app::App;
use crate::routing::{boxed, get, post};

/// The addresses under `/api`.
pub fn router() -> Router<App> {
    Router::new()
        .route("/openapi.json", get(description))
        .route("/tokens", post(token::make).delete(boxed(token::revoke)))
        .route("/tokens/renew", post(token::renew))
        .route("/tables", get(table::mine).post(boxed(table::set_up)))
        .route("/tables/{id}", get(table::show))
        .route("/tables/{id}/view", get(table::view))
        .route("/tables/{id}/question", get(table::question))
        .route("/tables/{id}/answer", post(table::answer))
        .route("/tables/{id}/take-back", post(table::take_back))
        .route("/tables/{id}/join", post(table::join))
        .route("/tables/{id}/leave", post(table::leave))
        .route("/tables/{id}/record", get(table::record))
        .route("/tables/{id}/review", get(review::review))
        .route("/tables/{id}/events", get(events::listen))
}

/// The description of all of it, as OpenAPI.
const DESCRIPTION: &str = include_str!("../../assets/openapi.json");

async fn description() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], DESCRIPTION)
}
