//! The settings file. A flag overrides an environment variable, which overrides the file.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use innovation_nearest::{fold, nearest};
use innovation_text::Text;
use toml::{Spanned, Value};

use crate::options::{help, lang};
use crate::print::told::FileError;

/// The command whose flags are the settings.
const SERVE: &str = "serve";
/// Its flags that are not settings.
const NOT_SETTINGS: [&str; 5] = ["config", "prepare", "open", "help", "version"];
/// Two settings that exclude each other.
const EITHER: [&str; 2] = ["data", "database"];

/// What is wrong in a settings file, and where.
#[derive(Debug, thiserror::Error)]
#[error("{file}, line {line}: {problem}")]
pub struct SettingError {
    pub file: String,
    pub line: usize,
    pub problem: SettingProblem,
}

#[derive(Debug, thiserror::Error)]
pub enum SettingProblem {
    /// In the words of the parser.
    #[error("this isn’t TOML: {0}")]
    NotToml(String),
    #[error("there’s no setting `{0}`")]
    Unknown(String),
    #[error("there’s no setting `{name}`. Did you mean `{meant}`?")]
    Misspelled { name: String, meant: String },
    #[error("`{name}` takes a text, a number, or a list of them, not a {found}")]
    Value { name: String, found: &'static str },
}

/// Reads the command line, with the settings of the environment and of the file that it names.
///
/// `translated` comes last: it builds the command, and a built one confuses its flags if an argument is changed.
pub fn parse(
    command: Command,
    arguments: Vec<OsString>,
    translated: impl Fn(Command) -> Command,
) -> anyhow::Result<ArgMatches> {
    let command = weaken(command, &arguments);
    let given = translated(command.clone()).try_get_matches_from(&arguments)?;
    let Some((name, options)) = given.subcommand() else {
        return Ok(given);
    };
    let Ok(Some(file)) = options.try_get_one::<PathBuf>("config") else {
        return Ok(given);
    };
    let name = name.to_owned();
    let command = with_file(command, &name, options, file)?;
    // The flags and variables alone were right.
    let found = translated(command).try_get_matches_from(&arguments);
    found.map_err(|error| {
        let text = Text::of(lang::of_program());
        let problem = help::problem(&error, text).unwrap_or_else(|| error.to_string());
        anyhow!("{} {problem}", text.with_colon(&file.display().to_string()))
    })
}

/// If one of two exclusive settings is given by a flag, the environment variable of the other is ignored.
fn weaken(mut command: Command, arguments: &[OsString]) -> Command {
    let names: Vec<String> = command
        .get_subcommands()
        .map(|sub| sub.get_name().to_owned())
        .collect();
    for (one, other) in [(EITHER[0], EITHER[1]), (EITHER[1], EITHER[0])] {
        let flag = format!("--{one}");
        let is_flag = |argument: &OsString| {
            let argument = argument.to_string_lossy();
            argument == flag || argument.starts_with(&format!("{flag}="))
        };
        if !arguments.iter().any(is_flag) {
            continue;
        }
        for name in &names {
            let has = |sub: &Command| sub.get_arguments().any(|arg| arg.get_id() == other);
            if command.find_subcommand(name).is_some_and(has) {
                command = command
                    .mut_subcommand(name, |sub| sub.mut_arg(other, |arg| arg.env(None::<&str>)));
            }
        }
    }
    command
}

/// The command with the values of the file in place of its defaults.
fn with_file(
    command: Command,
    name: &str,
    given: &ArgMatches,
    file: &Path,
) -> anyhow::Result<Command> {
    let wrong = |line: usize, problem: SettingProblem| SettingError {
        file: file.display().to_string(),
        line,
        problem,
    };
    let text = std::fs::read_to_string(file).map_err(FileError::read(file))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let line = |place: usize| {
        1 + text
            .bytes()
            .take(place)
            .filter(|&byte| byte == b'\n')
            .count()
    };
    let fields: BTreeMap<Spanned<String>, Value> = toml::from_str(text).map_err(|error| {
        let line = line(error.span().map_or(0, |span| span.start));
        wrong(
            line,
            SettingProblem::NotToml(error.message().replace('\n', " ")),
        )
    })?;
    let settings = settings(&command);
    let is_given = |name: &str| {
        let source = given
            .try_contains_id(name)
            .ok()
            .and_then(|_| given.value_source(name));
        source.is_some_and(|source| source != ValueSource::DefaultValue)
    };
    let mut command = command;
    for (key, value) in fields {
        let (line, key) = (line(key.span().start), key.into_inner());
        if !settings.contains(&key) {
            let meant = nearest(&fold(&key), settings.iter().map(|name| (fold(name), name)));
            let problem = match meant.first() {
                Some(&meant) => SettingProblem::Misspelled {
                    name: key,
                    meant: meant.clone(),
                },
                None => SettingProblem::Unknown(key),
            };
            return Err(wrong(line, problem).into());
        }
        let values = values(&value).map_err(|found| {
            let name = key.clone();
            wrong(line, SettingProblem::Value { name, found })
        })?;
        let other = EITHER
            .iter()
            .find(|other| EITHER.contains(&&*key) && **other != key);
        if other.is_some_and(|other| is_given(other)) {
            continue;
        }
        command = command.mut_subcommand(name, |sub| {
            let id = sub.get_arguments().find(|arg| arg.get_long() == Some(&key));
            let Some(id) = id.map(|arg| arg.get_id().clone()) else {
                // A setting that this command does not need.
                return sub;
            };
            sub.mut_arg(id, |arg| arg.default_values(values))
        });
    }
    Ok(command)
}

/// The names of all settings.
fn settings(command: &Command) -> Vec<String> {
    let serve = command.find_subcommand(SERVE);
    let arguments = serve.into_iter().flat_map(Command::get_arguments);
    let names = arguments.filter_map(Arg::get_long);
    let names = names.filter(|name| !NOT_SETTINGS.contains(name));
    names.map(str::to_owned).collect()
}

/// A value as it would be given to a flag. The error is what it is instead.
fn values(value: &Value) -> Result<Vec<String>, &'static str> {
    match value {
        Value::String(text) => Ok(vec![text.clone()]),
        Value::Integer(number) => Ok(vec![number.to_string()]),
        Value::Float(number) => Ok(vec![number.to_string()]),
        Value::Array(list) => {
            let lists: Vec<Vec<String>> = list.iter().map(values).collect::<Result<_, _>>()?;
            Ok(lists.into_iter().flatten().collect())
        }
        _ => Err(value.type_str()),
    }
}
