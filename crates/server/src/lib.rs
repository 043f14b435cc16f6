//! Tables of Innovation for people and bots: kept in a store, shown in the browser, open to programs.
//!
//! A [`Server`] is one process with everything: pages, the API, bots, reviews and the store.
//!
//! ```
//! # tokio::runtime::Runtime::new().unwrap().block_on(async {
//! use innovation_server::{Config, Server};
//!
//! let folder = tempfile::tempdir()?;
//! let config = Config::new(folder.path().to_owned(), ([127, 0, 0, 1], 0).into());
//! let server = Server::bind(config).await?;
//! println!("http://{}", server.addr());
//! // It serves until this future is ready. Then it finishes what is under way, and closes the store.
//! server.serve(async {}).await?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! # }).unwrap();
//! ```
//!
//! - [`Config`] says where it listens, where it keeps everything, which proxies it believes, its [`Limits`], and how long
//!   things are kept ([`Retention`]).
//! - A [`StorePlace`] is a folder with an SQLite file, or a PostgreSQL database that several processes share. [`prepare`]
//!   brings the schema of a database up to date, [`transfer`] copies a store (backups and moves), and [`examine`] looks at
//!   all that a server needs.
//! - [`pages`] has the pages, each a function from what a viewer may know to HTML.
//!
//! Public functions return boxed futures: what they do is compiled here once, and not again in each program that awaits
//! it.
//!
//! An answer is acknowledged after it is on disk. A visitor is sent only what they may know.
//!
//! `docs/hosting.md` says how a server is run, `docs/api.md` how programs use it, and `docs/architecture.md` which way an
//! answer takes. The folders are in the map of `CONTRIBUTING.md`.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod access;
mod api;
mod app;
mod error;
mod front;
mod maintenance;
mod metrics;
mod routing;
mod server;
mod spawn;
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
pub use store::{MoveError, Retention, StoreError, StorePlace, Sum, Users};
pub use web::pages;
