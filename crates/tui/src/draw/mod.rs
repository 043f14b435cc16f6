//! What every screen is drawn with: the canvas, words with their style, colors, and the table as one reader sees it.

pub mod canvas;
pub mod pen;
pub mod scene;
pub mod theme;
