//! A language: its Fluent files, the messages that code asks for, their arguments, and the line that comes of them.

pub mod args;
pub mod date;
pub mod line;
pub mod messages;
pub mod text;
