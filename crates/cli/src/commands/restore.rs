//! `innovation restore`: a store from a backup.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use innovation_server::{StorePlace, Users};

use super::moving;
use crate::options::server::StoreOptions;

/// Fills an empty store from a backup
///
/// No server may use the store. One that has been used is not touched: move its folder or its database away first.
#[derive(Args)]
pub struct Options {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    store: StoreOptions,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let from = StorePlace::File(options.file.clone());
    moving::copy(&from, &options.store.place()?, Users::Refused, out)
}
