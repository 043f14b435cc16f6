//! Lessons, the guided first game and puzzles: data, and what judges an answer.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod lesson;
mod moment;
mod puzzle;

pub use lesson::*;
pub use moment::{Condition, Moment};
pub use puzzle::*;
