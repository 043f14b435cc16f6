//! Standard output and standard error, of which either may be closed at any time.

use std::fmt::Display;
use std::io::{self, BufWriter, ErrorKind, StdoutLock, Write};

use innovation_text::{Command, Text};
use serde::Serialize;

use crate::options::lang;

/// Standard output. After the reader closes it (`innovation sim | head`), the rest is dropped.
pub fn stdout() -> impl Write {
    BufWriter::new(UntilClosed(io::stdout().lock()))
}

struct UntilClosed(StdoutLock<'static>);

impl Write for UntilClosed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.0.write(bytes) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(bytes.len()),
            written => written,
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self.0.flush() {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
            flushed => flushed,
        }
    }
}

/// Says on standard error what is wrong.
pub fn complain(problem: impl Display) {
    // If standard error is closed, the message cannot be shown.
    let text = Text::of(lang::of_program());
    let problem = text.command(&Command::Error(&problem.to_string()));
    let _ = writeln!(io::stderr(), "{problem}");
}

/// Prints a result for programs: one JSON object.
pub fn json(out: &mut dyn Write, result: &impl Serialize) -> anyhow::Result<()> {
    serde_json::to_writer_pretty(&mut *out, result)?;
    writeln!(out)?;
    Ok(())
}
