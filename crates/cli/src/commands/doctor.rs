//! `innovation doctor`: whether a server has all that it needs.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use innovation_server::{Health, examine, examine_server};

use crate::options::server::ServerOptions;

/// Check the store, its games, the disk, the clock, the server and its proxy, and say what to do
///
/// It takes the settings of `serve` and changes nothing. It can run beside a server, preferably as the same user. The exit
/// code is 1 if something has to be done, and with --ready if no server is ready.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    server: ServerOptions,
    /// Only ask the running server whether it is ready
    #[arg(long)]
    ready: bool,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let config = options.server.config()?;
    let runtime = tokio::runtime::Runtime::new().context("threads cannot be started")?;
    let findings = match options.ready {
        true => vec![runtime.block_on(examine_server(&config))],
        false => runtime.block_on(examine(&config)),
    };
    let mut worst = Health::Well;
    for finding in findings {
        let mark = match finding.health {
            Health::Well => "ok     ",
            Health::Warning => "warning",
            Health::Bad => "BAD    ",
        };
        writeln!(out, "{mark}  {:<6}  {}", finding.about, finding.what)?;
        if !finding.remedy.is_empty() {
            writeln!(out, "                 → {}", finding.remedy)?;
        }
        worst = worst.max(finding.health);
    }
    let least = if options.ready {
        Health::Warning
    } else {
        Health::Bad
    };
    Ok(ExitCode::from(u8::from(worst >= least)))
}
