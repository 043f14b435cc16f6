//! Tables of Innovation for people and bots: kept in a file, shown in the browser, open to programs.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

pub mod pages;

mod assets;
mod ids;
mod options;
mod store;
