//! The tables in memory.

pub mod course;
pub mod hint;
pub mod hub;
pub mod options;
pub mod room;
pub mod setup;
