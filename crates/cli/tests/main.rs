//! The program as it is run. One test program for all commands, so that it is linked once, and a test that waits does not
//! keep the others from the processors.

mod arena;
#[cfg(feature = "server")]
mod backup;
mod bench;
#[cfg(feature = "server")]
mod book;
mod bot;
mod calibrate;
mod cards;
mod check;
mod common;
mod glossary;
mod hint;
mod play;
#[cfg(feature = "server")]
#[path = "../../server/tests/common/postgres.rs"]
mod postgres;
mod replay;
mod review;
#[cfg(feature = "server")]
mod serve;
#[cfg(feature = "server")]
#[path = "common/server.rs"]
mod server;
#[cfg(feature = "server")]
mod settings;
mod sim;
mod terminal;
mod workspace;
