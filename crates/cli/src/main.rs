//! The `innovation` program.
#![forbid(unsafe_code)]

use std::process::ExitCode;

/// Pages are made of many small strings, by several threads: with the system's allocator, a quarter of the server's time
/// was spent there.
#[cfg(feature = "server")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    innovation_cli::run()
}
