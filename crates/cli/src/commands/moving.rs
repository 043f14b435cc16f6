//! `innovation move`: everything from one store to another.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use innovation_server::{StorePlace, transfer};

/// Moves everything from one store to another, and compares the two
///
/// A store is a folder with an SQLite file, as `serve --data` has it, or the address of a PostgreSQL database, as
/// `serve --database` has it. No server may use either of them. The target has to be empty; the source stays as it is.
#[derive(Args)]
pub struct Options {
    /// The store that there is
    #[arg(value_name = "FROM")]
    from: String,
    /// The store that everything is moved to
    #[arg(value_name = "TO")]
    to: String,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new().context("threads cannot be started")?;
    let (from, to) = (
        StorePlace::from(options.from.as_str()),
        StorePlace::from(options.to.as_str()),
    );
    for (name, sum) in runtime.block_on(transfer(&from, &to))? {
        writeln!(out, "{name}: {sum}")?;
    }
    writeln!(out, "everything was written and read back")?;
    Ok(ExitCode::SUCCESS)
}
