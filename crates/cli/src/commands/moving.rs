//! `innovation move`: everything from one store to another.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use clap::Args;
use innovation_server::{StorePlace, Users, transfer};

/// Move everything from one store to another, and compare the two
///
/// A store is a folder with an SQLite file, as for `serve --data`, or the address of a PostgreSQL database, as for
/// `serve --database`. No server may be using either of them. The target must be empty; the source stays as it is.
#[derive(Args)]
pub struct Options {
    /// Store to move from
    #[arg(value_name = "FROM")]
    from: String,
    /// Store to move to
    #[arg(value_name = "TO")]
    to: String,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let (from, to) = (options.from.as_str().into(), options.to.as_str().into());
    copy(&from, &to, Users::Refused, out)
}

/// Copies a store, and prints what was copied. The exit code is 1 where a game of the copy does not replay.
pub fn copy(
    from: &StorePlace,
    to: &StorePlace,
    users: Users,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new().context("threads cannot be started")?;
    let copied = runtime.block_on(transfer(from, to, users))?;
    for (name, sum) in &copied.sums {
        writeln!(out, "{name}: {sum}")?;
    }
    let games = &copied.games;
    writeln!(
        out,
        "everything was written and read back; {} of {} games replay",
        games.tables - games.damaged.len(),
        games.tables
    )?;
    for (id, problem) in &games.damaged {
        writeln!(out, "table {id} is damaged, here as there: {problem}")?;
    }
    Ok(ExitCode::from(u8::from(!games.damaged.is_empty())))
}
