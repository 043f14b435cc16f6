//! What is drawn, screen by screen.

pub mod board;
pub mod card;
pub mod cards;
pub mod curtain;
pub mod hand;
pub mod help;
pub mod key_bar;
pub mod log;
pub mod player;
pub mod question;
pub mod rules;
pub mod setup;
pub mod supply;
pub mod table;
