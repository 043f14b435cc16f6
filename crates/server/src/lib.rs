//! Tables of Innovation for people and bots: kept in a file, shown in the browser, open to programs.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

pub mod pages;

mod api;
mod app;
mod assets;
mod course;
mod error;
mod form;
mod headers;
mod hub;
mod ids;
mod key;
mod limits;
mod metrics;
mod name;
mod options;
mod room;
mod routes;
mod server;
mod setup;
mod sight;
mod store;
mod visitor;

pub use app::{Config, StartError};
pub use limits::Limits;
pub use server::Server;
