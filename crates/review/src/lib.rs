//! What a game was worth at every decision: win chances, mistakes and luck.
//!
//! [`Review::of`] goes through a finished game. For every decision it estimates the win chance of each option from what
//! the asked seat knew, and no more ([`judge()`]). The [`Ledger`] of a seat splits its result into skill, luck, and
//! what the other players did. [`LuckMeter`] measures the luck of the cards for all seats at once, with all cards open;
//! the arena subtracts it from its results. A [`Story`] is a review in words. [`CardMeter`] and [`CardTable`] count
//! what happens to each card, and measure what it is worth.
//!
//! ```
//! use innovation_bots::Kind;
//! use innovation_engine::{Game, Settings};
//! use innovation_review::{Effort, Review};
//!
//! let mut game = Game::new(Settings::new(2)?, 42);
//! let mut bot = Kind::Random.bot(1);
//! while let Some(decision) = game.decision() {
//!     let view = game.view(decision.seat).expect("who is asked sits at the table");
//!     game.answer(bot.choose(&view, &decision, Kind::Random.usual_budget()))?;
//! }
//! let review = Review::of(&game, Effort::new(8), 1, |_| true)?;
//! for ledger in &review.seats {
//!     let parts = ledger.start + ledger.skill + ledger.luck + ledger.others;
//!     assert!((parts - ledger.result).abs() < 1e-9);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![warn(clippy::unwrap_used)]

mod calibration;
mod effort;
mod futures;
mod grade;
mod judge;
mod ledger;
mod luck_meter;
mod playout;
mod reasons;
mod recall;
mod report;
mod review;
mod statistics;
mod story;

pub use calibration::{Reliability, ReliabilityBin, TableSharpness, forecast, sharpness};
pub use effort::{Effort, EffortError};
pub use grade::Grade;
pub use judge::{Judgement, OptionValue, judge, win_chance};
pub use ledger::Ledger;
pub use luck_meter::LuckMeter;
pub use reasons::{WORLDS, reasons};
pub use recall::Reminder;
pub use report::ReviewReport;
pub use review::{REVIEW_VERSION, Review, ReviewError, ReviewedDecision, Reviewing};
pub use statistics::{CardMeter, CardRow, CardTable, CardTableError, CardUse, Worth};
pub use story::Story;
