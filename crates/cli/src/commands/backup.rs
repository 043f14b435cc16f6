//! `innovation backup`: a copy of the store in one file.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use innovation_server::{StorePlace, Users};

use super::moving;
use crate::options::server::StoreOptions;

/// Back up everything to one file, while servers run
///
/// The backup is a snapshot with every acknowledged answer. It is read back and compared, and its games are replayed. It
/// can be restored to a folder or a database, whichever it came from.
#[derive(Args)]
pub struct Options {
    /// File to write
    file: PathBuf,
    #[command(flatten)]
    store: StoreOptions,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let to = StorePlace::File(options.file.clone());
    moving::copy(&options.store.place()?, &to, Users::Allowed, out)
}
