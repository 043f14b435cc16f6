//! Tables of Innovation for people, bots and programs: kept in a store, shown in the browser, open to programs by an API.
//!
//! A [`Server`] is bound to a [`Config`] and serves until it is told to end. Its store is an SQLite file in a folder, or a
//! PostgreSQL database that several processes share. The log of answers is the truth of a game: a table in memory is an
//! immutable snapshot that is derived from it. [`transfer`] copies a store, and [`examine`] looks for what is wrong with
//! one.
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
