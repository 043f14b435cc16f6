//! Writes manual pages and shell completions into a folder, from the commands of the program.
//!
//! `cargo run --release -p innovation --example manual -- FOLDER`

use std::env;
use std::fs;
use std::path::Path;

use anyhow::Context;
use clap_complete::{Shell, generate_to};

fn main() -> anyhow::Result<()> {
    let folder = env::args_os()
        .nth(1)
        .context("it takes a folder to write into")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let command = innovation_cli::command();
    clap_mangen::generate_to(command.clone(), folder)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::Zsh] {
        generate_to(shell, &mut command.clone(), "innovation", folder)?;
    }
    Ok(())
}
