//! What the server counts, as Prometheus reads it.

use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The upper ends of the buckets for times, in seconds.
const BOUNDS: [f64; 9] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.0];

/// The name of the counter of requests that named their client in `X-Forwarded-For`.
pub const FORWARDED: &str = "forwarded";

/// What the server counts. Only operators may read it: on a quiet evening, a counted answer reveals who was asked in
/// secret.
pub struct Metrics {
    registry: Registry,
    requests: Family<Status, Counter>,
    answers: Family<By, Counter>,
    failures: Counter,
    restarts: Counter,
    notices: Family<Way, Counter>,
    looks: Counter,
    catch_ups: Counter,
    takeovers: Counter,
    listeners_lost: Counter,
    reconnects: Counter,
    refusals: Family<Why, Counter>,
    forwarded: Family<Trust, Counter>,
    /// Streams of events that are open.
    pub streams: Gauge,
    tables: Gauge,
    thoughts: Gauge,
    commits: Histogram,
    renders: Histogram,
}

#[derive(Clone, Hash, PartialEq, Eq, Debug, EncodeLabelSet)]
struct Status {
    status: &'static str,
}

#[derive(Clone, Hash, PartialEq, Eq, Debug, EncodeLabelSet)]
struct By {
    by: &'static str,
}

#[derive(Clone, Hash, PartialEq, Eq, Debug, EncodeLabelSet)]
struct Way {
    way: &'static str,
}

#[derive(Clone, Hash, PartialEq, Eq, Debug, EncodeLabelSet)]
struct Why {
    why: &'static str,
}

#[derive(Clone, Hash, PartialEq, Eq, Debug, EncodeLabelSet)]
struct Trust {
    trust: &'static str,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("innovation"),
            requests: Family::default(),
            answers: Family::default(),
            failures: Counter::default(),
            restarts: Counter::default(),
            notices: Family::default(),
            looks: Counter::default(),
            catch_ups: Counter::default(),
            takeovers: Counter::default(),
            listeners_lost: Counter::default(),
            reconnects: Counter::default(),
            refusals: Family::default(),
            forwarded: Family::default(),
            streams: Gauge::default(),
            tables: Gauge::default(),
            thoughts: Gauge::default(),
            commits: Histogram::new(BOUNDS),
            renders: Histogram::new(BOUNDS),
        };
        let registry = &mut metrics.registry;
        registry.register("requests", "Requests, by status", metrics.requests.clone());
        let help = "Answers that are on disk";
        registry.register("answers", help, metrics.answers.clone());
        let help = "Turns of bots that failed and were tried again";
        registry.register("bot_failures", help, metrics.failures.clone());
        let help = "Background tasks that panicked and were started again";
        registry.register("task_restarts", help, metrics.restarts.clone());
        let help = "Changes told to other processes, or heard from them";
        registry.register("notices", help, metrics.notices.clone());
        let help = "Looks for changes of other processes that were not heard of";
        registry.register("looks", help, metrics.looks.clone());
        let help = "Tables that were brought up to date with other processes";
        registry.register("catch_ups", help, metrics.catch_ups.clone());
        let help = "Leases taken over from processes that have ended";
        registry.register("leases_taken_over", help, metrics.takeovers.clone());
        let help = "Times that other processes could not be heard";
        registry.register("listeners_lost", help, metrics.listeners_lost.clone());
        let help = "Times that the database was reached again";
        registry.register("database_reconnects", help, metrics.reconnects.clone());
        let help = "Requests that the server could not carry out, by why";
        registry.register("refused_requests", help, metrics.refusals.clone());
        let help = "Requests through a proxy, by whether X-Forwarded-For was believed";
        registry.register(FORWARDED, help, metrics.forwarded.clone());
        let help = "Streams of events that are open";
        registry.register("streams", help, metrics.streams.clone());
        registry.register("live_tables", "Tables in memory", metrics.tables.clone());
        let help = "Thoughts of bots that wait for a processor";
        registry.register("waiting_thoughts", help, metrics.thoughts.clone());
        let help = "Time until an answer is on disk";
        registry.register("commit_seconds", help, metrics.commits.clone());
        let help = "Time to render a table";
        registry.register("render_seconds", help, metrics.renders.clone());
        metrics
    }
}

impl Metrics {
    /// Counts a request.
    pub fn request(&self, status: u16) {
        let classes = ["1xx", "2xx", "3xx", "4xx", "5xx"];
        let class = usize::from(status / 100).clamp(1, 5) - 1;
        let status = classes[class];
        self.requests.get_or_create(&Status { status }).inc();
    }

    /// Counts an answer that is on disk.
    pub fn answered(&self, by_bot: bool) {
        let by = if by_bot { "bot" } else { "person" };
        self.answers.get_or_create(&By { by }).inc();
    }

    /// Counts a turn of a bot that failed.
    pub fn bot_failed(&self) {
        self.failures.inc();
    }

    /// Counts a background task that was started again.
    pub fn task_restarted(&self) {
        self.restarts.inc();
    }

    /// Counts changes of which a notice was sent to other processes.
    pub fn notified(&self, count: usize) {
        let told = self.notices.get_or_create(&Way { way: "told" });
        told.inc_by(count as u64);
    }

    /// Counts a change of which another process sent a notice.
    pub fn heard(&self) {
        self.notices.get_or_create(&Way { way: "heard" }).inc();
    }

    /// Counts a look for changes of other processes.
    pub fn looked(&self) {
        self.looks.inc();
    }

    /// Counts a table that was brought up to date.
    pub fn caught_up(&self) {
        self.catch_ups.inc();
    }

    /// Counts a lease that was taken over.
    pub fn lease_taken_over(&self) {
        self.takeovers.inc();
    }

    /// Counts a break of the connection on which other processes are heard.
    pub fn listener_lost(&self) {
        self.listeners_lost.inc();
    }

    /// Counts a return of the database.
    pub fn reconnected(&self) {
        self.reconnects.inc();
    }

    /// Counts a request that the server could not carry out.
    pub fn refused(&self, why: &'static str) {
        self.refusals.get_or_create(&Why { why }).inc();
    }

    /// Counts a request that came from a proxy, or said so.
    pub fn forwarded(&self, trust: &'static str) {
        self.forwarded.get_or_create(&Trust { trust }).inc();
    }

    /// Notes how long an answer took until it was on disk.
    pub fn committed(&self, time: Duration) {
        self.commits.observe(time.as_secs_f64());
    }

    /// Notes how long a table took to be rendered.
    pub fn rendered(&self, time: Duration) {
        self.renders.observe(time.as_secs_f64());
    }

    /// All of it as text, at this moment.
    pub fn text(&self, live_tables: usize, waiting_thoughts: usize) -> String {
        self.tables.set(live_tables as i64);
        self.thoughts.set(waiting_thoughts as i64);
        let mut text = String::new();
        if let Err(error) = encode(&mut text, &self.registry) {
            tracing::error!(%error, "the metrics cannot be written as text");
        }
        text
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
        let text = metrics.text(7, 2);
        for line in [
            "innovation_requests_total{status=\"2xx\"} 1",
            "innovation_requests_total{status=\"4xx\"} 2",
            "innovation_live_tables 7",
            "innovation_waiting_thoughts 2",
            "innovation_commit_seconds_bucket{le=\"0.0025\"} 0",
            "innovation_commit_seconds_bucket{le=\"0.005\"} 1",
            "innovation_commit_seconds_bucket{le=\"+Inf\"} 1",
            "innovation_commit_seconds_sum 0.004",
        ] {
            assert!(text.lines().any(|found| found == line), "{line}\n{text}");
        }
    }
}
