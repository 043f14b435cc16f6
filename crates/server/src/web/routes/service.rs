//! What operators ask for, and the files of the pages.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::web::{assets, faces};

/// Whether this process runs and answers.
pub async fn health() -> &'static str {
    "ok\n"
}

/// Whether the server can do its work: whether it can write, by writing.
pub async fn ready(State(app): State<App>) -> Response {
    if let Some(sentence) = app.waiting.sentence() {
        return (StatusCode::SERVICE_UNAVAILABLE, sentence + "\n").into_response();
    }
    match app.ready.check(&*app.store).await {
        Ok(()) => "ready\n".into_response(),
        Err(problem) => {
            tracing::error!(%problem, "the server is not ready");
            // What is wrong in detail is for the log.
            let sentence = "the store cannot be written\n";
            (StatusCode::SERVICE_UNAVAILABLE, sentence).into_response()
        }
    }
}

const KIND: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What the server has counted: for operators.
pub async fn metrics(State(app): State<App>) -> Response {
    let (tables, thoughts) = (app.hub.live_tables(), app.hub.waiting_thoughts());
    let text = app.metrics.text(tables, thoughts);
    ([(CONTENT_TYPE, KIND)], text).into_response()
}

/// A file of the pages. Its name changes with its contents, so that browsers may keep it.
pub async fn asset(Path(name): Path<String>) -> Response {
    match assets::find(&name).or_else(|| faces::find(&name)) {
        Some(asset) => {
            let kept = "public, max-age=31536000, immutable";
            let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, kept)];
            (headers, asset.bytes.clone()).into_response()
        }
        None => (StatusCode::NOT_FOUND, "no such file\n").into_response(),
    }
}
