//! What is drawn, screen by screen.

pub mod board;
pub mod curtain;
pub mod hand;
pub mod key_bar;
pub mod log;
pub mod note;
pub mod question;
pub mod setup;
pub mod supply;
pub mod table;
