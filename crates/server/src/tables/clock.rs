//! The time of day, as long as it can be believed.
//!
//! A bot stands in for a player who is overdue, and an old table is deleted. A clock that jumps some days ahead for a few
//! seconds must not make all players overdue and all tables old.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::store::now;

/// By how many seconds the time of day may differ from the time that has passed.
const JUMP: i64 = 60;
/// How long a clock that has jumped must run evenly before it is believed again.
const EVENLY: Duration = Duration::from_secs(10 * 60);

/// The time of day, as long as it can be believed.
#[derive(Default)]
pub struct Clock(Mutex<Seen>);

/// What was seen at the last look.
#[derive(Default)]
struct Seen {
    last: Option<(Instant, i64)>,
    jumped: Option<Instant>,
}

impl Clock {
    /// Seconds since 1970. `None`: the clock has jumped, and has not run evenly for long since.
    pub fn now(&self) -> Option<i64> {
        self.look(Instant::now(), now())
    }

    fn look(&self, instant: Instant, day: i64) -> Option<i64> {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((before, day_before)) = seen.last.replace((instant, day)) {
            let passed = instant.saturating_duration_since(before).as_secs() as i64;
            let jump = day - day_before - passed;
            if jump.abs() > JUMP {
                tracing::warn!(
                    seconds = jump,
                    "the clock has jumped: nothing is overdue or old for ten minutes"
                );
                seen.jumped = Some(instant);
            }
        }
        let evenly = |jumped| instant.saturating_duration_since(jumped) >= EVENLY;
        seen.jumped.is_none_or(evenly).then_some(day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 24 * 60 * 60;

    #[test]
    fn a_clock_that_is_ahead_for_some_seconds_is_not_believed() {
        let (clock, start) = (Clock::default(), Instant::now());
        let look = |after: u64, day: i64| clock.look(start + Duration::from_secs(after), day);
        assert_eq!(look(0, 1000), Some(1000));
        assert_eq!(look(5, 1006), Some(1006));
        assert_eq!(look(10, 15 * DAY), None);
        assert_eq!(look(15, 15 * DAY + 5), None);
        // The clock is corrected.
        assert_eq!(look(20, 1020), None);
        assert_eq!(look(619, 1619), None);
        assert_eq!(look(620, 1620), Some(1620));
    }

    #[test]
    fn a_clock_that_stays_ahead_is_believed_in_the_end() {
        let (clock, start) = (Clock::default(), Instant::now());
        let look = |after: u64, day: i64| clock.look(start + Duration::from_secs(after), day);
        assert_eq!(look(0, 1000), Some(1000));
        assert_eq!(look(5, DAY), None);
        assert_eq!(look(605, DAY + 600), Some(DAY + 600));
    }
}
