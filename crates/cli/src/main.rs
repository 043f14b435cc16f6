//! The `innovation` program.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    innovation_cli::run()
}
