//! From the options to a table: the questions before, saved games, and bots on their thread.

pub mod bot;
pub mod exercise;
pub mod progress;
pub mod save;
pub mod session;
pub mod setup;
