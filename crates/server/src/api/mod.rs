//! The same tables for programs: JSON over HTTP, and events as a stream. `docs/api.md` tells it in words, and
//! `/api/openapi.json` in full.

mod events;
pub mod refused;
mod schema;
mod table;
mod token;

use axum::Json;
use axum::Router;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};

use crate::app::App;

/// The addresses under `/api`.
pub fn router() -> Router<App> {
    Router::new()
        .route("/openapi.json", get(description))
        .route("/tokens", post(token::make).delete(token::revoke))
        .route("/tokens/renew", post(token::renew))
        .route("/tables", get(table::mine).post(table::set_up))
        .route("/tables/{id}", get(table::show))
        .route("/tables/{id}/view", get(table::view))
        .route("/tables/{id}/question", get(table::question))
        .route("/tables/{id}/answer", post(table::answer))
        .route("/tables/{id}/take-back", post(table::take_back))
        .route("/tables/{id}/join", post(table::join))
        .route("/tables/{id}/leave", post(table::leave))
        .route("/tables/{id}/record", get(table::record))
        .route("/tables/{id}/events", get(events::listen))
}

/// The description of all of it.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Innovation",
        description = "Tables of the card game Innovation, for programs. An unofficial fan implementation."
    ),
    paths(
        token::make,
        token::renew,
        token::revoke,
        table::mine,
        table::set_up,
        table::show,
        table::view,
        table::question,
        table::answer,
        table::take_back,
        table::join,
        table::leave,
        table::record,
        events::listen,
    ),
    modifiers(&Bearer)
)]
pub struct Description;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("token", scheme);
    }
}

async fn description() -> impl IntoResponse {
    Json(Description::openapi())
}
