//! The settings of a server. Each is a flag, a variable of the environment, and a field of the settings file.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use etcetera::BaseStrategy;
use innovation_server::{Config, Limits, Retention, StorePlace};
use ipnet::IpNet;

use crate::options::help::{LIMITS, RETENTION};
use crate::print::told::{NotThere, WrongValue};

/// Where the settings and the store are.
#[derive(Args, Clone)]
pub struct StoreOptions {
    /// Settings file in TOML. Flags and environment variables override it
    #[arg(long, value_name = "FILE", env = "INNOVATION_CONFIG")]
    config: Option<PathBuf>,
    /// Folder for all data [default: the data folder of the system]
    #[arg(long, value_name = "DIR", env = "INNOVATION_DATA")]
    data: Option<PathBuf>,
    /// PostgreSQL database for all data, as in `postgres://user@host/name`. Several servers can share it
    #[arg(
        long,
        value_name = "URL",
        env = "INNOVATION_DATABASE",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    pub database: Option<String>,
}

impl StoreOptions {
    fn data(&self) -> anyhow::Result<PathBuf> {
        if let Some(data) = &self.data {
            return Ok(data.clone());
        }
        let base = etcetera::choose_base_strategy();
        let base = base.map_err(|_| NotThere::DataFolder)?;
        Ok(base.data_dir().join("innovation"))
    }

    /// Where the store is.
    pub fn place(&self) -> anyhow::Result<StorePlace> {
        Ok(match &self.database {
            Some(url) => StorePlace::Database(url.clone()),
            None => StorePlace::Folder(self.data()?),
        })
    }
}

/// All settings of a server.
#[derive(Args, Clone)]
pub struct ServerOptions {
    #[command(flatten)]
    pub store: StoreOptions,
    /// Address to listen on
    #[arg(
        long,
        value_name = "HOST:PORT",
        env = "INNOVATION_ADDR",
        default_value = "127.0.0.1:8080"
    )]
    addr: SocketAddr,
    /// Public address of the server, as in `https://example.org`
    #[arg(long, value_name = "URL", env = "INNOVATION_BASE_URL", value_parser = base_url)]
    pub base_url: Option<String>,
    /// Proxy whose X-Forwarded-For header is trusted, as an address or a network. Can be repeated
    #[arg(
        long,
        value_name = "ADDRESS",
        env = "INNOVATION_PROXY",
        value_delimiter = ',',
        value_parser = proxy
    )]
    proxy: Vec<IpNet>,
    /// Separate address for operators that serves /metrics; no other address does
    #[arg(long, value_name = "HOST:PORT", env = "INNOVATION_METRICS")]
    metrics: Option<SocketAddr>,
    /// What to log, as in `debug` or `warn,sqlx=debug`
    #[arg(long, value_name = "FILTER", env = "RUST_LOG", default_value = "info")]
    pub log: String,
    /// Format of the log: `auto` uses colors on a terminal and is plain elsewhere
    #[arg(
        long,
        value_name = "FORMAT",
        env = "INNOVATION_LOG_FORMAT",
        value_enum,
        default_value = "auto"
    )]
    pub log_format: LogFormat,
    /// Delete finished games after this many days [default: never]
    #[arg(
        long,
        value_name = "DAYS",
        env = "INNOVATION_KEEP_GAMES",
        help_heading = RETENTION
    )]
    keep_games: Option<u32>,
    /// Delete uploaded records after this many days
    #[arg(
        long,
        value_name = "DAYS",
        env = "INNOVATION_KEEP_RECORDS",
        default_value_t = 365,
        help_heading = RETENTION
    )]
    keep_records: u32,
    /// Delete visitors without a table, and their tokens, this many days after their last visit
    #[arg(
        long,
        value_name = "DAYS",
        env = "INNOVATION_KEEP_VISITORS",
        default_value_t = 400,
        help_heading = RETENTION
    )]
    keep_visitors: u32,
    /// Delete tables that never began after this many days
    #[arg(
        long,
        value_name = "DAYS",
        env = "INNOVATION_KEEP_LOBBIES",
        default_value_t = 14,
        help_heading = RETENTION
    )]
    keep_lobbies: u32,
    /// Requests per second from one visitor, on average
    #[arg(
        long,
        value_name = "NUMBER",
        env = "INNOVATION_LIMIT_RATE",
        default_value_t = Limits::default().rate,
        help_heading = LIMITS
    )]
    limit_rate: f64,
    /// Requests from one visitor in a burst
    #[arg(
        long,
        value_name = "NUMBER",
        env = "INNOVATION_LIMIT_BURST",
        default_value_t = Limits::default().burst,
        help_heading = LIMITS
    )]
    limit_burst: u32,
    /// How many visitors' worth of requests one IP address may make, because several people may share it
    #[arg(
        long,
        value_name = "NUMBER",
        env = "INNOVATION_LIMIT_ADDRESS",
        default_value_t = Limits::default().address_factor,
        help_heading = LIMITS
    )]
    limit_address: u32,
    /// Open connections from one IP address
    #[arg(
        long,
        value_name = "NUMBER",
        env = "INNOVATION_LIMIT_CONNECTIONS",
        default_value_t = Limits::default().connections,
        help_heading = LIMITS
    )]
    limit_connections: usize,
    /// Event streams of one visitor at a time: tables open in their browser
    #[arg(
        long,
        value_name = "NUMBER",
        env = "INNOVATION_LIMIT_STREAMS",
        default_value_t = Limits::default().streams,
        help_heading = LIMITS
    )]
    limit_streams: usize,
    /// Reviews per visitor and hour; a deep one counts as ten
    #[arg(
        long,
        value_name = "NUMBER",
        env = "INNOVATION_LIMIT_REVIEWS",
        default_value_t = Limits::default().reviews,
        help_heading = LIMITS
    )]
    limit_reviews: u32,
    /// Unfinished tables per visitor, and seats at other people's tables that have not begun
    #[arg(
        long,
        value_name = "NUMBER",
        env = "INNOVATION_LIMIT_TABLES",
        default_value_t = Limits::default().tables,
        help_heading = LIMITS
    )]
    limit_tables: usize,
    /// Uploaded records per visitor
    #[arg(
        long,
        value_name = "NUMBER",
        env = "INNOVATION_LIMIT_RECORDS",
        default_value_t = Limits::default().records,
        help_heading = LIMITS
    )]
    limit_records: usize,
    /// Maximum size of an uploaded record, in bytes
    #[arg(
        long,
        value_name = "BYTES",
        env = "INNOVATION_LIMIT_RECORD",
        default_value_t = Limits::default().record,
        help_heading = LIMITS
    )]
    limit_record: usize,
    /// Maximum size of a form or an API request, in bytes
    #[arg(
        long,
        value_name = "BYTES",
        env = "INNOVATION_LIMIT_BODY",
        default_value_t = Limits::default().body,
        help_heading = LIMITS
    )]
    limit_body: usize,
    /// Maximum length of a name, in characters
    #[arg(
        long,
        value_name = "NUMBER",
        env = "INNOVATION_LIMIT_NAME",
        default_value_t = Limits::default().name,
        help_heading = LIMITS
    )]
    limit_name: usize,
}

/// How it is logged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    /// With colors on a terminal, and plain elsewhere
    Auto,
    /// One line each, without colors
    Plain,
    /// One JSON object per line
    Json,
}

impl ServerOptions {
    /// The settings, as the server takes them.
    pub fn config(&self) -> anyhow::Result<Config> {
        Ok(Config {
            data: self.store.data()?,
            database: self.store.database.clone(),
            addr: self.addr,
            base_url: self.base_url.clone(),
            proxies: self.proxy.clone(),
            metrics: self.metrics,
            limits: Limits {
                rate: self.limit_rate,
                burst: self.limit_burst,
                address_factor: self.limit_address,
                connections: self.limit_connections,
                name: self.limit_name,
                tables: self.limit_tables,
                records: self.limit_records,
                streams: self.limit_streams,
                reviews: self.limit_reviews,
                body: self.limit_body,
                record: self.limit_record,
            },
            retention: Retention {
                lobbies: Some(days(self.keep_lobbies)),
                games: self.keep_games.map(days),
                records: Some(days(self.keep_records)),
                visitors: Some(days(self.keep_visitors)),
            },
        })
    }
}

/// Days in seconds.
fn days(days: u32) -> i64 {
    i64::from(days) * 24 * 60 * 60
}

/// A network, or a single address.
fn proxy(text: &str) -> Result<IpNet, WrongValue> {
    let address = || text.parse::<IpAddr>().map(IpNet::from);
    let proxy = text.parse::<IpNet>().or_else(|_| address());
    proxy.map_err(|_| WrongValue::Proxy)
}

/// An address without anything after the host.
fn base_url(url: &str) -> Result<String, WrongValue> {
    let url = url.strip_suffix('/').unwrap_or(url);
    let host = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => {
            Ok(url.to_owned())
        }
        _ => Err(WrongValue::BaseUrl),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_proxy_is_an_address_or_a_network() {
        assert!(proxy("127.0.0.1").is_ok_and(|proxy| proxy.prefix_len() == 32));
        assert!(proxy("10.0.0.0/8").is_ok_and(|proxy| proxy.prefix_len() == 8));
        assert!(proxy("localhost").is_err());
    }

    #[test]
    fn an_address_from_outside_has_no_path() {
        assert_eq!(
            base_url("https://example.org/").as_deref(),
            Ok("https://example.org")
        );
        assert_eq!(
            base_url("http://[::1]:80").as_deref(),
            Ok("http://[::1]:80")
        );
        for url in [
            "example.org",
            "https://",
            "https://example.org/x",
            "ftp://example.org",
        ] {
            assert!(base_url(url).is_err(), "{url}");
        }
    }
}
