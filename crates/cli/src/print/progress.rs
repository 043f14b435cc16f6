//! How far a long computation is: one line of standard error, which is cleared at the end.

use std::io::{self, IsTerminal, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often the line is drawn at the most.
const PERIOD: Duration = Duration::from_millis(100);
/// Columns of the bar.
const BAR: u64 = 24;
/// Columns of the line: it must not be broken into two.
const COLUMNS: usize = 79;

/// A progress bar. It is hidden if standard error is not a terminal.
pub struct ProgressBar {
    things: &'static str,
    all: u64,
    done: AtomicU64,
    began: Instant,
    shown: Option<Mutex<Shown>>,
}

struct Shown {
    drawn: Instant,
    message: String,
}

impl ProgressBar {
    /// A bar for so many of these things. Without a name for them, the line has no words: it is the same in all languages.
    pub fn new(all: u64, things: &'static str) -> ProgressBar {
        let now = Instant::now();
        let shown = io::stderr().is_terminal().then(|| Shown {
            drawn: now,
            message: String::new(),
        });
        ProgressBar {
            things,
            all,
            done: AtomicU64::new(0),
            began: now,
            shown: shown.map(Mutex::new),
        }
    }

    /// So many more are done.
    pub fn add(&self, more: u64) {
        self.done.fetch_add(more, Ordering::Relaxed);
        self.draw();
    }

    /// So many are done.
    pub fn set(&self, done: u64) {
        self.done.store(done, Ordering::Relaxed);
        self.draw();
    }

    /// Words between the numbers and the time that is left.
    pub fn say(&self, message: String) {
        if let Some(shown) = &self.shown {
            shown.lock().unwrap_or_else(PoisonError::into_inner).message = message;
        }
    }

    /// Draws the line, unless that was done just now.
    fn draw(&self) {
        let Some(shown) = &self.shown else { return };
        // Another thread draws: what is new here is drawn next time.
        let Ok(mut shown) = shown.try_lock() else {
            return;
        };
        if shown.drawn.elapsed() >= PERIOD {
            shown.drawn = Instant::now();
            let line = self.line(&shown.message, self.began.elapsed());
            // There is nowhere to complain that standard error cannot be written to.
            let _ = write!(io::stderr(), "\r\x1b[K{line}");
        }
    }

    fn line(&self, message: &str, elapsed: Duration) -> String {
        let done = self.done.load(Ordering::Relaxed).min(self.all);
        let full = (BAR * done / self.all.max(1)) as usize;
        let bar = "█".repeat(full) + &"░".repeat(BAR as usize - full);
        let mut line = format!("{bar} {done}/{}", self.all);
        let in_words = !self.things.is_empty();
        if in_words {
            line += &format!(" {}", self.things);
        }
        if !message.is_empty() {
            line += &format!(", {message}");
        }
        if done > 0 {
            let left = elapsed.mul_f64((self.all - done) as f64 / done as f64);
            line += &format!(", {}", time(left));
            if in_words {
                line += " left";
            }
        }
        line.chars().take(COLUMNS).collect()
    }
}

impl Drop for ProgressBar {
    fn drop(&mut self) {
        if self.shown.is_some() {
            // As above.
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// A time to wait, in words.
fn time(left: Duration) -> String {
    match left.as_secs() {
        seconds @ 0..60 => format!("{seconds}s"),
        seconds @ 60..3600 => format!("{}m {:02}s", seconds / 60, seconds % 60),
        seconds => format!("{}h {:02}m", seconds / 3600, seconds / 60 % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_says_how_far_it_is_and_what_is_left() {
        let progress = ProgressBar::new(200, "games");
        assert_eq!(
            progress.line("", Duration::ZERO),
            "░░░░░░░░░░░░░░░░░░░░░░░░ 0/200 games"
        );
        progress.add(50);
        assert_eq!(
            progress.line("easy wins 50%", Duration::from_secs(30)),
            "██████░░░░░░░░░░░░░░░░░░ 50/200 games, easy wins 50%, 1m 30s left"
        );
        progress.set(200);
        assert_eq!(
            progress.line("", Duration::from_secs(4000)),
            "████████████████████████ 200/200 games, 0s left"
        );
        let long = progress.line(&"long ".repeat(30), Duration::ZERO);
        assert_eq!(long.chars().count(), COLUMNS);
    }

    #[test]
    fn a_line_without_words_has_the_numbers() {
        let progress = ProgressBar::new(200, "");
        progress.add(50);
        assert_eq!(
            progress.line("", Duration::from_secs(30)),
            "██████░░░░░░░░░░░░░░░░░░ 50/200, 1m 30s"
        );
    }

    #[test]
    fn an_empty_task_is_not_divided_by() {
        let progress = ProgressBar::new(0, "games");
        progress.add(1);
        assert_eq!(
            progress.line("", Duration::from_secs(1)),
            "░░░░░░░░░░░░░░░░░░░░░░░░ 0/0 games"
        );
    }

    #[test]
    fn times_are_short() {
        let said =
            [0, 59, 61, 3599, 3600, 90_061].map(|seconds| time(Duration::from_secs(seconds)));
        assert_eq!(
            said,
            ["0s", "59s", "1m 01s", "59m 59s", "1h 00m", "25h 01m"]
        );
    }
}
