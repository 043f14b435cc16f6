//! The addresses of the server.

mod cards;
mod home;
mod replay;
mod rules;
mod service;
pub mod stream;
mod table;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use innovation_text::Problem;

use crate::access::visitor;
use crate::api;
use crate::app::App;
use crate::error::Error;
use crate::web::headers;

pub use replay::record;
pub use table::seat_of;

/// All addresses.
pub fn router(app: App) -> Router {
    let limits = app.config.limits;
    let visited = Router::new()
        .route("/", get(home::show))
        .route("/name", post(home::set_name))
        .route("/language", post(home::set_language))
        .route("/quick", post(home::quick))
        .route("/tables", post(home::set_up))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/log", get(table::log))
        .route("/t/{id}/events", get(table::events))
        .route("/t/{id}/answer", post(table::answer))
        .route("/t/{id}/take-back", post(table::take_back))
        .route("/t/{id}/hint", post(table::hint))
        .route("/t/{id}/leave", post(table::leave))
        .route("/t/{id}/fill", post(table::fill))
        .route("/t/{id}/settings", post(table::settings))
        .route("/t/{id}/again", post(table::again))
        .route("/t/{id}/join", post(table::join))
        .route(
            "/t/{id}/join/{secret}",
            get(table::invitation).post(table::accept),
        )
        .route("/t/{id}/replay", get(replay::of_table))
        .route("/t/{id}/record", get(replay::download))
        .route(
            "/replay",
            post(replay::bring).layer(DefaultBodyLimit::max(limits.record)),
        )
        .route("/replay/{id}", get(replay::of_record))
        .route("/cards", get(cards::all))
        .route("/cards/{id}", get(cards::one))
        .route("/rules", get(rules::contents))
        .route("/rules/{section}", get(rules::section))
        .nest("/api", api::router())
        .fallback(nothing_here)
        .method_not_allowed_fallback(not_so)
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(from_fn_with_state(app.clone(), visitor::recognize));
    Router::new()
        .route("/health", get(service::health))
        .route("/metrics", get(service::metrics))
        .route("/assets/{name}", get(service::asset))
        .merge(visited)
        .layer(from_fn_with_state(app.clone(), headers::add))
        .with_state(app)
}

async fn nothing_here() -> Error {
    Problem::NotFound.into()
}

async fn not_so() -> Error {
    Problem::Method.into()
}
