//! `innovation check`: scenario files.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use innovation_scenario::Scenario;
use serde::Serialize;

use crate::commands::trace;
use crate::options::input;
use crate::options::threads::Threads;
use crate::print::output;

/// How many scenarios a thread takes at a time.
const PORTION: u64 = 16;

/// Run scenario files.
///
/// Prints a line for each scenario that fails and, at the end, how many passed and failed. The exit code is 0 if all
/// passed.
///
/// A script is followed leniently: an answer may name something that happened by itself, and a `pass` that is not offered
/// is ignored.
#[derive(Args)]
pub struct Options {
    /// Scenario files (.toml, .json, or .jsonl with one scenario per line) and folders of them
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Also fail if an answer of a script says nothing about the game, or if nothing is expected
    #[arg(long)]
    strict: bool,
    /// First print each question, answer and event of every scenario
    #[arg(long, conflicts_with = "json")]
    trace: bool,
    #[command(flatten)]
    threads: Threads,
    /// Print one JSON object: passed, failed, and the failures
    #[arg(long)]
    json: bool,
}

/// How the scenarios went.
#[derive(Serialize)]
struct Report {
    passed: usize,
    failed: usize,
    failures: Vec<Failure>,
}

#[derive(Serialize)]
struct Failure {
    path: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// Empty if the scenario has none, or could not be read.
    title: String,
    error: String,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut files = Vec::new();
    for path in &options.paths {
        find(path, &mut files);
    }
    let cases: Vec<Case> = files.iter().flat_map(File::cases).collect();
    if options.trace {
        for case in &cases {
            if let Ok(scenario) = case.read() {
                writeln!(out, "{}: {}", case.place(), scenario.title)?;
                out.write_all(trace::lines(&scenario).as_bytes())?;
                writeln!(out)?;
            }
        }
    }
    let report = check(&cases, options);
    if options.json {
        output::json(out, &report)?;
    } else {
        print(&report, out)?;
    }
    if cases.is_empty() {
        out.flush()?;
        output::complain("no scenarios found");
    }
    Ok(if report.failed == 0 && report.passed > 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn print(report: &Report, out: &mut dyn Write) -> anyhow::Result<()> {
    for failure in &report.failures {
        let mut line = format!("FAIL {}", failure.path);
        if let Some(number) = failure.line {
            line += &format!(":{number}");
        }
        if !failure.title.is_empty() {
            line += &format!(": {}", failure.title);
        }
        line += &format!(": {}", failure.error);
        writeln!(out, "{}", line.replace(char::is_control, " "))?;
    }
    writeln!(out, "{} passed, {} failed", report.passed, report.failed)?;
    Ok(())
}

fn check(cases: &[Case], options: &Options) -> Report {
    let failures = options.threads.share(
        cases.len() as u64,
        PORTION,
        |failures: &mut Vec<_>, places| {
            let (start, end) = (places.start as usize, places.end as usize);
            for (place, case) in (start..end).zip(&cases[start..end]) {
                if let Err(failure) = case.run(options.strict) {
                    failures.push((place, failure));
                }
            }
        },
    );
    let mut failures: Vec<(usize, Failure)> = failures.into_iter().flatten().collect();
    failures.sort_by_key(|(place, _)| *place);
    Report {
        passed: cases.len() - failures.len(),
        failed: failures.len(),
        failures: failures.into_iter().map(|(_, failure)| failure).collect(),
    }
}

/// The format of a scenario file, recognized by its extension.
#[derive(Clone, Copy, PartialEq)]
pub enum Format {
    /// One scenario, as TOML.
    Toml,
    /// One scenario, as JSON.
    Json,
    /// Scenarios, one a line.
    JsonLines,
}

impl Format {
    /// Of the file at this path.
    pub fn of(path: &Path) -> Option<Format> {
        match path.extension().and_then(OsStr::to_str)? {
            "toml" => Some(Format::Toml),
            "json" => Some(Format::Json),
            "jsonl" => Some(Format::JsonLines),
            _ => None,
        }
    }
}

/// The scenarios at a path, or why they could not be read.
struct File {
    path: PathBuf,
    content: Result<(Format, Vec<u8>), String>,
}

/// Finds the files of a path, the files of a folder in the order of their names.
fn find(path: &Path, files: &mut Vec<File>) {
    if path.is_dir() {
        if let Err(error) = find_in_folder(path, files) {
            files.push(File {
                path: path.to_path_buf(),
                content: Err(format!("cannot be read: {error}")),
            });
        }
        return;
    }
    let content = match fs::read(path) {
        Err(error) => Err(format!("cannot be read: {error}")),
        Ok(bytes) => Format::of(path)
            .map(|format| (format, input::as_utf8(bytes)))
            .ok_or_else(|| {
                "not a scenario file: its name ends in none of .toml, .json, .jsonl".to_string()
            }),
    };
    files.push(File {
        path: path.to_path_buf(),
        content,
    });
}

fn find_in_folder(folder: &Path, files: &mut Vec<File>) -> std::io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        // A link to a folder is left alone: it may lead back to where we are.
        let is_folder = entry.file_type()?.is_dir();
        if is_folder || Format::of(&path).is_some() && !path.is_dir() {
            find(&path, files);
        }
    }
    Ok(())
}

impl File {
    /// The scenarios of the file, or the error that kept it from being read.
    fn cases(&self) -> Vec<Case<'_>> {
        let case = |line, text| Case {
            path: &self.path,
            line,
            text,
        };
        match &self.content {
            Err(problem) => vec![case(None, Err(problem.as_str()))],
            Ok((Format::JsonLines, bytes)) => (1..)
                .zip(bytes.split(|&byte| byte == b'\n'))
                .filter(|(_, line)| !line.trim_ascii().is_empty())
                .map(|(number, line)| case(Some(number), Ok((Format::JsonLines, line))))
                .collect(),
            Ok((format, bytes)) => vec![case(None, Ok((*format, bytes)))],
        }
    }
}

/// A scenario, still unread.
struct Case<'f> {
    path: &'f Path,
    line: Option<usize>,
    text: Result<(Format, &'f [u8]), &'f str>,
}

impl Case<'_> {
    /// The path, and the line where the file has several scenarios.
    fn place(&self) -> String {
        let path = self.path.display();
        match self.line {
            Some(line) => format!("{path}:{line}"),
            None => path.to_string(),
        }
    }

    fn run(&self, strict: bool) -> Result<(), Failure> {
        let fail = |title: &str, error: String| Failure {
            path: self.path.display().to_string(),
            line: self.line,
            title: title.to_string(),
            error,
        };
        let scenario = self.read().map_err(|error| fail("", error))?;
        match scenario.check(strict, |_| {}) {
            Ok(differences) if differences.is_empty() => Ok(()),
            Ok(differences) => Err(fail(&scenario.title, differences.join("; "))),
            Err(error) => Err(fail(&scenario.title, error.to_string())),
        }
    }

    fn read(&self) -> Result<Scenario, String> {
        let (format, bytes) = self.text?;
        let text = std::str::from_utf8(bytes).map_err(|error| {
            let before = &bytes[..error.valid_up_to()];
            let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
            format!("line {line}: (file): not UTF-8: save it as UTF-8")
        })?;
        let scenario = match format {
            Format::Toml => Scenario::from_toml(text),
            Format::Json => Scenario::from_json(text),
            // The line of the file is a part of the place.
            Format::JsonLines => Scenario::from_json(text).map_err(|mut error| {
                error.line = None;
                error
            }),
        };
        scenario.map_err(|error| error.to_string())
    }
}
