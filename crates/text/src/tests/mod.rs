//! What holds for the words of every language.

mod files;
mod messages;
mod style;
mod tokens;
mod zero;
