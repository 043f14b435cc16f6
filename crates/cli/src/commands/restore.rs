//! `innovation restore`: a store from a backup.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use innovation_server::{StorePlace, Users};

use super::moving;
use crate::options::server::StoreOptions;

/// Restore a backup to an empty store
///
/// No server may be using the store. A store with data is not touched: move its folder or database away first.
#[derive(Args)]
pub struct Options {
    /// Backup file
    file: PathBuf,
    #[command(flatten)]
    store: StoreOptions,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let from = StorePlace::File(options.file.clone());
    moving::copy(&from, &options.store.place()?, Users::Refused, out)
}
