//! Lessons, the guided first game and puzzles: data, and what judges an answer.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod coach;
mod lesson;
mod situation;
mod words;
mod puzzle;

pub use coach::{GUIDED_SEED, Remark, guided_settings};
pub use lesson::*;
pub use situation::{Condition, Situation};
pub use words::{LessonWords, PuzzleWords, Reaction};
pub use puzzle::*;
