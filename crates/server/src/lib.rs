//! Tables of Innovation for people and bots: kept in a file, shown in the browser, open to programs.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod access;
mod api;
mod app;
mod error;
mod front;
mod maintenance;
mod metrics;
mod server;
mod store;
mod streaming;
mod supervise;
mod tables;
mod web;

#[cfg(test)]
#[path = "../tests/common/postgres.rs"]
mod testing;

pub use access::limits::Limits;
pub use app::{Config, StartError, prepare};
pub use maintenance::{Copied, Finding, Health, Replayed, examine, examine_server, transfer};
pub use server::Server;
pub use store::{MoveError, Retention, StorePlace, Sum, Users};
pub use web::pages;
