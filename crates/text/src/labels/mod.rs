//! The fixed words of the pages, the terminal and the command line.

pub mod commands;
pub mod learn;
pub mod problem;
pub mod review;
pub mod terminal;
pub mod web;
pub mod words;
