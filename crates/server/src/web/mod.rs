//! The tables in the browser: addresses, pages, and the files that pages need.

pub mod assets;
pub mod faces;
pub mod headers;
pub mod pages;
pub mod ready;
pub mod refusal;
pub mod replays;
pub mod results;
pub mod routes;
pub mod sight;
pub mod squeeze;
pub mod stills;
pub mod tail;
