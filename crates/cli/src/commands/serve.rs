//! `innovation serve`: tables in the browser.

use std::io::{IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, anyhow};
use clap::Args;
use innovation_server::{Config, Server};
use tokio::sync::Notify;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use crate::options::server::{LogFormat, ServerOptions};
use crate::print::told::{NotThere, WrongValue};

/// Serve tables in the browser, against bots or other people
///
/// This is the default command. It prints the address, and logs to standard error. Each setting can also be given in a
/// file or by an environment variable.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    server: ServerOptions,
    /// Update the schema of the database, and exit
    #[arg(long)]
    prepare: bool,
    /// Open the address in the browser
    #[arg(long)]
    open: bool,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    log(&options.server)?;
    let config = options.server.config()?;
    let runtime = tokio::runtime::Runtime::new().context("threads cannot be started")?;
    if options.prepare {
        let url = config.database.as_ref();
        let url = url.ok_or(NotThere::Database)?;
        runtime.block_on(innovation_server::prepare(url))?;
        return Ok(ExitCode::SUCCESS);
    }
    runtime.block_on(serve(options, config, out))?;
    Ok(ExitCode::SUCCESS)
}

/// Starts to log on standard error.
fn log(options: &ServerOptions) -> anyhow::Result<()> {
    let filter: Targets = options.log.parse().map_err(|_| WrongValue::Log)?;
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = match options.log_format {
        LogFormat::Json => lines.json().boxed(),
        LogFormat::Plain => lines.with_ansi(false).boxed(),
        // Colors are also left out where NO_COLOR is set.
        LogFormat::Auto if std::io::stderr().is_terminal() => lines.boxed(),
        LogFormat::Auto => lines.with_ansi(false).boxed(),
    };
    tracing_subscriber::registry()
        .with(filter)
        .with(lines)
        .try_init()
        .map_err(|error| anyhow!("what happens cannot be logged: {error}"))
}

async fn serve(options: &Options, config: Config, out: &mut dyn Write) -> anyhow::Result<()> {
    let place = match &config.database {
        Some(_) => "a database".to_owned(),
        None => config.data.display().to_string(),
    };
    let end = asked_to_end()?;
    let server = Server::bind(config).await?;
    let url = options.server.base_url.clone();
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

/// Completes when the program is asked to end: by Ctrl-C, or by a signal to terminate.
fn asked_to_end() -> anyhow::Result<impl Future<Output = ()> + Send> {
    let asked = Arc::new(Notify::new());
    let signalled = Arc::clone(&asked);
    ctrlc::set_handler(move || signalled.notify_one()).context("signals cannot be handled")?;
    Ok(async move { asked.notified().await })
}
