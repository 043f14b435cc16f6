//! Lessons, the guided first game and puzzles: data, and what judges an answer.
//!
//! A [`Lesson`] has steps, and a [`LessonRun`] takes a learner through them. The [`Coach`] makes a [`Remark`] in the
//! guided first game. A [`Puzzle`] has one answer that reaches its goal, and a [`PuzzleRun`] is a try at it. What lessons
//! wait for and what the coach speaks about are [`Condition`]s on a [`Situation`].
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
