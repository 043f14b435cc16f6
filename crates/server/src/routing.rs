//! Routes to handlers. A handler is boxed: so the machinery of a route is compiled once, and not once for each handler.

use std::sync::Arc;

use axum::extract::Request;
use axum::handler::Handler;
use axum::response::Response;
use axum::routing::{self, MethodRouter};
use futures_util::future::BoxFuture;

use crate::app::App;

/// A handler of any type.
#[derive(Clone)]
pub struct Boxed(Arc<dyn Fn(Request, App) -> BoxFuture<'static, Response> + Send + Sync>);

impl Handler<(), App> for Boxed {
    type Future = BoxFuture<'static, Response>;

    fn call(self, request: Request, app: App) -> Self::Future {
        (self.0)(request, app)
    }
}

/// Boxes a handler, to be added to a route.
pub fn boxed<T>(handler: impl Handler<T, App, Future = BoxFuture<'static, Response>>) -> Boxed {
    Boxed(Arc::new(move |request, app| {
        handler.clone().call(request, app)
    }))
}

/// A route for GET.
pub fn get<T>(
    handler: impl Handler<T, App, Future = BoxFuture<'static, Response>>,
) -> MethodRouter<App> {
    routing::get(boxed(handler))
}

/// A route for POST.
pub fn post<T>(
    handler: impl Handler<T, App, Future = BoxFuture<'static, Response>>,
) -> MethodRouter<App> {
    routing::post(boxed(handler))
}
