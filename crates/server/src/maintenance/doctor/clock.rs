//! The clock. Patience, retention and the ages of keys are measured by it.

use super::Finding;
use crate::store::{Source, now};

const ABOUT: &str = "clock";
/// How much clocks may differ, in seconds.
const TOLERANCE: i64 = 5;

/// Compares the clock with the newest thing in the store, and with that of the database.
pub async fn look(source: &mut Source) -> Finding {
    let (newest, theirs) = match source.times().await {
        Ok(times) => times,
        Err(error) => return Finding::bad(ABOUT, error, "restore a backup"),
    };
    let remedy = "set the clock by NTP, as `timedatectl set-ntp true` does";
    let ahead = newest.unwrap_or(0) - now();
    if ahead > TOLERANCE {
        let what = format!(
            "something was written {ahead} seconds in the future: the clock was ahead, or is behind"
        );
        return Finding::bad(ABOUT, what, remedy);
    }
    match theirs.map(|theirs| theirs - now()) {
        Some(difference) if difference.abs() > TOLERANCE => {
            let what = format!("the database's clock differs by {difference} seconds");
            Finding::bad(ABOUT, what, remedy)
        }
        _ => Finding::well(ABOUT, "it agrees with what was written"),
    }
}
