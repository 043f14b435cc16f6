//! What every screen is drawn with: the canvas, words with their style, colors, and the table as one reader sees it.

pub mod canvas;
pub mod model;
pub mod pen;
pub mod theme;
