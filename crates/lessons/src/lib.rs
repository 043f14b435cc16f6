//! Lessons, the guided first game and puzzles: data, and what judges an answer.
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod coach;
mod lesson;
mod puzzle;
mod situation;
mod words;

pub use coach::{Coach, GUIDED_SEED, Remark, guided_settings, is_guided};
pub use lesson::*;
pub use puzzle::*;
pub use situation::{Condition, Situation};
pub use words::{LessonWords, PuzzleWords, Reaction};
