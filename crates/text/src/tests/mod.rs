//! What holds for the words of every language.

mod files;
mod messages;
mod tokens;
