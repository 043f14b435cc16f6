//! The addresses of the server.

mod cards;
mod exercise;
mod games;
mod home;
mod learn;
mod puzzles;
pub mod replay;
pub mod review;
mod rules;
mod service;
mod settings;
mod statistics;
pub mod stream;
mod table;

use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request};
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use innovation_lessons::{LessonRun, PuzzleRun};
use innovation_text::Problem;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;
use tracing::Span;

use crate::access::visitor::{self, Audience};
use crate::api::{self, refused};
use crate::app::App;
use crate::error::Error;
use crate::routing::{boxed, get, post};
use crate::web::{headers, refusal, squeeze};

/// How long a request may take, until its answer begins.
const PATIENCE: Duration = Duration::from_secs(30);

/// All addresses.
pub fn router(app: App) -> Router {
    let limits = app.config.limits;
    let visited = Router::new()
        .route("/", get(home::show))
        .route("/games", get(games::show))
        .route("/name", post(home::set_name))
        .route("/language", post(home::set_language))
        .route("/settings", get(settings::show).post(boxed(settings::save)))
        .route("/quick", post(home::quick))
        .route("/tables", post(home::set_up))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/log", get(table::log))
        .route("/t/{id}/board/{seat}", get(table::board))
        .route("/t/{id}/steps", get(table::steps))
        .route("/t/{id}/steps/{number}", get(table::step))
        .route("/t/{id}/events", get(table::events))
        .route("/t/{id}/answer", post(table::answer))
        .route("/t/{id}/order", post(table::order))
        .route("/t/{id}/take-back", post(table::take_back))
        .route("/t/{id}/hand-over", post(table::hand_over))
        .route("/t/{id}/hint", post(table::hint))
        .route("/t/{id}/leave", post(table::leave))
        .route("/t/{id}/fill", post(table::fill))
        .route("/t/{id}/remove", post(table::remove))
        .route("/t/{id}/settings", post(table::settings))
        .route("/t/{id}/again", post(table::again))
        .route("/t/{id}/join", post(table::join))
        .route(
            "/t/{id}/join/{secret}",
            get(table::invitation).post(boxed(table::accept)),
        )
        .route("/t/{id}/replay", get(replay::of_table))
        .route("/t/{id}/review", get(review::of_table))
        .route("/t/{id}/record", get(replay::download))
        .route(
            "/replay",
            post(replay::bring).layer(DefaultBodyLimit::max(limits.record)),
        )
        .route("/replay/{id}", get(replay::of_record))
        .route("/replay/{id}/play-on", post(replay::play_on))
        .route("/replay/{id}/review", get(review::of_record))
        .route("/cards", get(cards::all))
        .route("/cards/{id}", get(cards::one))
        .route("/statistics", get(statistics::show))
        .route("/statistics.csv", get(statistics::download))
        .route("/learn", get(learn::list))
        .route("/learn/first-game", post(learn::first_game))
        .route("/learn/coach", post(learn::coach))
        .route(
            "/learn/{lesson}",
            get(exercise::show::<LessonRun<'static>>)
                .post(boxed(exercise::make::<LessonRun<'static>>)),
        )
        .route("/puzzles", get(puzzles::list))
        .route(
            "/puzzles/{id}",
            get(exercise::show::<PuzzleRun<'static>>)
                .post(boxed(exercise::make::<PuzzleRun<'static>>)),
        )
        .route("/puzzles/{id}/solution", get(puzzles::solution))
        .route("/rules", get(rules::all))
        .route("/rules/short", get(learn::short))
        .route("/rules/{section}", get(rules::section));
    let visited = recognized(visited, &app, Audience::People).layer(from_fn(refusal::show));
    let programs =
        recognized(api::router(), &app, Audience::Programs).layer(from_fn(refused::show));
    Router::new()
        .route("/health", get(service::health))
        .route("/ready", get(service::ready))
        .route("/assets/{name}", get(service::asset))
        .nest("/api", programs)
        .merge(visited)
        // The first is the outermost.
        .layer((
            TraceLayer::new_for_http().make_span_with(span),
            from_fn(squeeze::streams),
            // It leaves streams of events alone.
            CompressionLayer::new(),
            from_fn_with_state(app.clone(), headers::add),
        ))
        .with_state(app)
}

/// Addresses at which visitors are recognized, and nothing takes too much or too long.
fn recognized(router: Router<App>, app: &App, audience: Audience) -> Router<App> {
    let limit = TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, PATIENCE);
    let state = (app.clone(), audience);
    router
        .fallback(nothing_here)
        .method_not_allowed_fallback(not_so)
        // The first is the outermost.
        .layer((
            from_fn_with_state(state, visitor::recognize),
            limit,
            DefaultBodyLimit::max(app.config.limits.body),
        ))
}

/// The addresses for operators, which need not be open to everybody.
pub fn for_operators(app: App) -> Router {
    Router::new()
        .route("/health", get(service::health))
        .route("/ready", get(service::ready))
        .route("/metrics", get(service::metrics))
        .with_state(app)
}

/// What is traced of a request. The address itself may have the secret of an invitation in it.
fn span(request: &Request) -> Span {
    let path = request.extensions().get::<MatchedPath>();
    let path = path.map_or("", MatchedPath::as_str);
    tracing::debug_span!("request", method = %request.method(), path)
}

async fn nothing_here() -> Error {
    Problem::NotFound.into()
}

async fn not_so() -> Error {
    Problem::Method.into()
}
