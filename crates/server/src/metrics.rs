//! What the server counts, as Prometheus reads it.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper ends of the buckets for times, in seconds.
const BOUNDS: [f64; 8] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5];

/// What the server counts. Nothing in it tells of a visitor or a game.
#[derive(Default)]
pub struct Metrics {
    /// Requests, by the first digit of the status.
    requests: [AtomicU64; 5],
    /// Answers of people and of bots that are on disk.
    pub answers_of_people: AtomicU64,
    /// See there.
    pub answers_of_bots: AtomicU64,
    /// Streams of events that are open.
    pub streams: AtomicI64,
    /// How long answers take until they are on disk.
    commits: Histogram,
    /// How long tables take to be rendered.
    renders: Histogram,
}

#[derive(Default)]
struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    fn note(&self, time: Duration) {
        let seconds = time.as_secs_f64();
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            if seconds <= bound {
                bucket.fetch_add(1, Relaxed);
            }
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Relaxed);
    }

    fn write(&self, name: &str, help: &str, out: &mut String) {
        let (count, micros) = (self.count.load(Relaxed), self.micros.load(Relaxed));
        *out += &format!("# HELP {name} {help}\n# TYPE {name} histogram\n");
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            let within = bucket.load(Relaxed);
            *out += &format!("{name}_bucket{{le=\"{bound}\"}} {within}\n");
        }
        *out += &format!("{name}_bucket{{le=\"+Inf\"}} {count}\n");
        *out += &format!("{name}_sum {}\n{name}_count {count}\n", micros as f64 / 1e6);
    }
}

impl Metrics {
    /// Counts a request.
    pub fn request(&self, status: u16) {
        let class = usize::from(status / 100).clamp(1, 5) - 1;
        self.requests[class].fetch_add(1, Relaxed);
    }

    /// Notes how long an answer took until it was on disk.
    pub fn committed(&self, time: Duration) {
        self.commits.note(time);
    }

    /// Notes how long a table took to be rendered.
    pub fn rendered(&self, time: Duration) {
        self.renders.note(time);
    }

    /// All of it as text.
    pub fn text(&self, live_tables: usize) -> String {
        let mut out = String::new();
        let mut family = |name: &str, kind: &str, help: &str, values: &[(&str, String)]| {
            out += &format!("# HELP {name} {help}\n# TYPE {name} {kind}\n");
            for (labels, value) in values {
                // Writing to a string does not fail.
                let _ = writeln!(out, "{name}{labels} {value}");
            }
        };
        let classes =
            ["1xx", "2xx", "3xx", "4xx", "5xx"].map(|class| format!("{{status=\"{class}\"}}"));
        let requests: Vec<(&str, String)> = classes
            .iter()
            .zip(&self.requests)
            .map(|(labels, count)| (labels.as_str(), count.load(Relaxed).to_string()))
            .collect();
        family(
            "innovation_requests_total",
            "counter",
            "Requests, by status.",
            &requests,
        );
        family(
            "innovation_answers_total",
            "counter",
            "Answers that are on disk.",
            &[
                (
                    "{by=\"person\"}",
                    self.answers_of_people.load(Relaxed).to_string(),
                ),
                (
                    "{by=\"bot\"}",
                    self.answers_of_bots.load(Relaxed).to_string(),
                ),
            ],
        );
        family(
            "innovation_streams",
            "gauge",
            "Streams of events that are open.",
            &[("", self.streams.load(Relaxed).to_string())],
        );
        family(
            "innovation_live_tables",
            "gauge",
            "Tables in memory.",
            &[("", live_tables.to_string())],
        );
        let commits = "How long answers take until they are on disk.";
        self.commits
            .write("innovation_commit_seconds", commits, &mut out);
        let renders = "How long tables take to be rendered.";
        self.renders
            .write("innovation_render_seconds", renders, &mut out);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_is_told() {
        let metrics = Metrics::default();
        metrics.request(204);
        metrics.request(409);
        metrics.request(404);
        metrics.committed(Duration::from_millis(4));
        let text = metrics.text(7);
        for line in [
            "innovation_requests_total{status=\"2xx\"} 1",
            "innovation_requests_total{status=\"4xx\"} 2",
            "innovation_live_tables 7",
            "innovation_commit_seconds_bucket{le=\"0.0025\"} 0",
            "innovation_commit_seconds_bucket{le=\"0.005\"} 1",
            "innovation_commit_seconds_bucket{le=\"+Inf\"} 1",
            "innovation_commit_seconds_sum 0.004",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
