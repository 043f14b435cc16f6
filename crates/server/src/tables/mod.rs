//! The tables in memory: immutable snapshots, and the rooms that publish them.

pub mod clock;
pub mod course;
pub mod driver;
pub mod hint;
pub mod hub;
pub mod opening;
pub mod options;
pub mod ordering;
pub mod presence;
pub mod reviews;
pub mod room;
pub mod seating;
pub mod setup;
pub mod snapshot;
pub mod thinkers;
