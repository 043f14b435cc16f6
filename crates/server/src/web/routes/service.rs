//! What those who run the server ask for, and the files of the pages.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::web::assets;

/// Whether the server can do its work.
pub async fn health(State(app): State<App>) -> (StatusCode, &'static str) {
    match app.store.check().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "the store cannot be read");
            (
                StatusCode::SERVICE_UNAVAILABLE,
                "the store cannot be read\n",
            )
        }
    }
}

/// What the server has counted.
pub async fn metrics(State(app): State<App>) -> Response {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    let text = app.metrics.text(app.hub.live_tables());
    ([(CONTENT_TYPE, kind)], text).into_response()
}

/// A file of the pages. Its name changes with its contents, so that browsers may keep it.
pub async fn asset(Path(name): Path<String>) -> Response {
    match assets::find(&name) {
        Some(asset) => {
            let kept = "public, max-age=31536000, immutable";
            let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, kept)];
            (headers, asset.bytes).into_response()
        }
        None => (StatusCode::NOT_FOUND, "no such file\n").into_response(),
    }
}
