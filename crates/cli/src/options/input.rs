//! Files that a command reads.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::Context;

/// The bytes of a file, `-` being standard input; and what to call it.
pub fn read(path: &Path) -> anyhow::Result<(String, Vec<u8>)> {
    let (name, bytes) = if path.as_os_str() == "-" {
        let mut bytes = Vec::new();
        let read = io::stdin().read_to_end(&mut bytes);
        ("standard input".to_string(), read.map(|_| bytes))
    } else {
        (path.display().to_string(), fs::read(path))
    };
    let bytes = bytes.with_context(|| format!("{name} cannot be read"))?;
    Ok((name, bytes))
}
