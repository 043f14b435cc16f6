//! `innovation serve`: tables in the browser.

use std::env::{self, VarError};
use std::io::Write;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, anyhow};
use clap::Args;
use etcetera::BaseStrategy;
use innovation_server::{Config, Limits, Retention, Server};
use ipnet::IpNet;
use tokio::sync::Notify;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Serves tables in the browser, against bots or other people
///
/// It is what the program does without a command. The address is printed; what happens is logged on standard error, as
/// much of it as RUST_LOG says.
#[derive(Args)]
pub struct Options {
    /// The folder in which everything is kept [default: that of the system for such data]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Keeps everything in a PostgreSQL database, as in `postgres://user@host/name`, which several servers can share
    #[arg(
        long,
        value_name = "URL",
        env = "INNOVATION_DATABASE",
        hide_env_values = true,
        conflicts_with = "data"
    )]
    database: Option<String>,
    /// Brings the schema of the database up to date, and ends
    #[arg(long, requires = "database")]
    prepare: bool,
    /// Where to listen
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    /// How the server is called from outside, as in `https://example.org`
    #[arg(long, value_name = "URL", value_parser = base_url)]
    base_url: Option<String>,
    /// A proxy that is believed about for whom it asks (X-Forwarded-For), as an address or a network. Can be repeated
    #[arg(long, value_name = "ADDRESS", value_parser = proxy)]
    proxy: Vec<IpNet>,
    /// Where else to listen, for operators: /metrics is there and nowhere else
    #[arg(long, value_name = "HOST:PORT")]
    metrics: Option<SocketAddr>,
    /// Deletes finished games after so many days [default: never]
    #[arg(long, value_name = "DAYS")]
    keep_games: Option<u32>,
    /// Deletes uploaded records after so many days
    #[arg(long, value_name = "DAYS", default_value_t = 365)]
    keep_records: u32,
    /// Deletes visitors without a table, and their tokens, so many days after they last came
    #[arg(long, value_name = "DAYS", default_value_t = 400)]
    keep_visitors: u32,
    /// Deletes tables that never began after so many days
    #[arg(long, value_name = "DAYS", default_value_t = 14)]
    keep_lobbies: u32,
    /// Opens the address in the browser
    #[arg(long)]
    open: bool,
}

/// A network, or a single address.
fn proxy(text: &str) -> Result<IpNet, String> {
    let address = || text.parse::<IpAddr>().map(IpNet::from);
    let proxy = text.parse::<IpNet>().or_else(|_| address());
    proxy.map_err(|_| {
        "it takes an address such as 10.0.0.1, or a network such as 10.0.0.0/8".to_owned()
    })
}

/// An address without anything after the host.
fn base_url(url: &str) -> Result<String, String> {
    let url = url.strip_suffix('/').unwrap_or(url);
    let host = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => {
            Ok(url.to_owned())
        }
        _ => Err("it takes http:// or https://, a host and no path".to_owned()),
    }
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    tracing_subscriber::registry()
        .with(log_filter()?)
        .with(tracing_subscriber::fmt::layer().with_writer(std::io::stderr))
        .try_init()
        .map_err(|error| anyhow!("what happens cannot be logged: {error}"))?;
    let data = match &options.data {
        Some(data) => data.clone(),
        None => {
            let base = etcetera::choose_base_strategy();
            let base = base.context("the system has no folder for data: name one with --data")?;
            base.data_dir().join("innovation")
        }
    };
    let config = Config {
        data,
        database: options.database.clone(),
        addr: options.addr,
        base_url: options.base_url.clone(),
        proxies: options.proxy.clone(),
        metrics: options.metrics,
        limits: Limits::default(),
        retention: Retention {
            lobbies: Some(days(options.keep_lobbies)),
            games: options.keep_games.map(days),
            records: Some(days(options.keep_records)),
            visitors: Some(days(options.keep_visitors)),
        },
    };
    let runtime = tokio::runtime::Runtime::new().context("threads cannot be started")?;
    if let (true, Some(url)) = (options.prepare, &options.database) {
        runtime.block_on(innovation_server::prepare(url))?;
        return Ok(ExitCode::SUCCESS);
    }
    runtime.block_on(serve(options, config, out))?;
    Ok(ExitCode::SUCCESS)
}

/// Days in seconds.
fn days(days: u32) -> i64 {
    i64::from(days) * 24 * 60 * 60
}

async fn serve(options: &Options, config: Config, out: &mut dyn Write) -> anyhow::Result<()> {
    let place = match &config.database {
        Some(_) => "a database".to_owned(),
        None => config.data.display().to_string(),
    };
    let end = asked_to_end()?;
    let server = Server::bind(config).await?;
    let url = options.base_url.clone();
    let url = url.unwrap_or_else(|| format!("http://{}", server.addr()));
    tracing::info!(place, "tables are kept");
    writeln!(out, "{url}")?;
    out.flush()?;
    if options.open
        && let Err(error) = open::that_detached(&url)
    {
        tracing::warn!(%error, "no browser could be opened");
    }
    server.serve(end).await?;
    Ok(())
}

/// What is logged: what RUST_LOG says, such as `debug` or `warn,sqlx=debug`, or else what is worth knowing.
fn log_filter() -> anyhow::Result<Targets> {
    let wanted = match env::var("RUST_LOG") {
        Err(VarError::NotPresent) => String::new(),
        wanted => wanted.context(NO_FILTER)?,
    };
    let wanted = if wanted.is_empty() { "info" } else { &wanted };
    wanted.parse().context(NO_FILTER)
}

const NO_FILTER: &str = "RUST_LOG says nothing that can be understood";

/// Completes when the program is asked to end: by Ctrl-C, or by a signal to terminate.
fn asked_to_end() -> anyhow::Result<impl Future<Output = ()> + Send> {
    let asked = Arc::new(Notify::new());
    let signalled = Arc::clone(&asked);
    ctrlc::set_handler(move || signalled.notify_one()).context("signals cannot be handled")?;
    Ok(async move { asked.notified().await })
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
