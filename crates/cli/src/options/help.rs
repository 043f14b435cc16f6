//! The help of the command line, and what is wrong with it, in the reader's language. English is in the code: the comments
//! of the commands and their options, and clap's own words.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use innovation_bots::Kind;
use innovation_engine::Language;
use innovation_text::{BotLevel, Text};

use crate::print::told::told;

/// Headings of options of `serve`.
pub const RETENTION: &str = "How long things are kept";
pub const LIMITS: &str = "Limits";

/// A command with its help in a language. All commands have it, those too that print English only because their reports are
/// for operators and developers.
pub fn translated(mut command: Command, text: &Text) -> Command {
    if text.language() == Language::En {
        return command;
    }
    // Adds the options and the command for help, which have texts, too.
    command.build();
    in_language(command, text, PROGRAM)
}

/// The key of the program itself.
const PROGRAM: &str = "innovation";

/// The command for help, which clap adds wherever there are commands.
const HELP: &str = "help";

/// The key of a command, below another one.
fn below(key: &str, command: &Command) -> String {
    match command.get_name() {
        HELP => HELP.to_owned(),
        name if key == PROGRAM => name.to_owned(),
        name => format!("{key}-{name}"),
    }
}

/// Whether a command has help texts of its own. Below the command for help, clap repeats the names of all commands.
fn has_texts(key: &str) -> bool {
    key != HELP
}

fn in_language(mut command: Command, text: &Text, key: &str) -> Command {
    let word = |key: &str| text.help(key, &[]).unwrap_or_default();
    let about = [word(key), word(&format!("{key}.long"))];
    let usage = text.with_colon(&word("usage"));
    let template =
        format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}");
    command = command
        .about(word(key))
        .long_about(about.join("\n\n").trim_end().to_owned())
        .help_template(template)
        .subcommand_help_heading(word("commands"))
        .mut_args(|arg| option_in_language(arg, text, key));
    if command.get_after_help().is_some() {
        command = command.after_help(bots(text));
    }
    command.mut_subcommands(|sub| {
        let sub_key = below(key, &sub);
        match has_texts(key) {
            true => in_language(sub, text, &sub_key),
            false => sub.hide(true),
        }
    })
}

/// The bots, as the command that lets them play lists them at the end of its help.
fn bots(text: &Text) -> String {
    let mut lines = text.with_colon(&text.help("bots", &[]).unwrap_or_default());
    for kind in Kind::ALL {
        let level = BotLevel::ALL
            .into_iter()
            .find(|it| it.word() == kind.name());
        let note = match level {
            Some(level) => Some(text.bot_level_note(level)),
            None => text.help(&format!("kind-{}", kind.name()), &[]),
        };
        let budget = kind.usual_budget().to_string();
        let budget = text.help("usual-budget", &[("budget", budget.as_str())]);
        let words: Vec<String> = note.into_iter().chain(budget).collect();
        lines += &format!("\n  {:8}  {}", kind.name(), words.join(" "));
    }
    lines
}

fn option_in_language(arg: Arg, text: &Text, command: &str) -> Arg {
    let id = arg.get_id().to_string();
    let own = text.help(&format!("{command}-{id}"), &[]);
    let help = own.or_else(|| text.help(&format!("any-{id}"), &[]));
    let mut help = help.unwrap_or_default();
    let mut note = |key: &str, name: &str, values: Vec<String>| {
        let values = values.join(", ");
        let note = text.help(key, &[(name, values.as_str())]);
        let note = note.filter(|_| !values.is_empty());
        help.extend(note.map(|note| format!(" [{note}]")));
    };
    // A flag is true or false; nobody types that.
    if arg.get_action().takes_values() {
        let usual = arg.get_default_values().iter();
        let usual = usual.map(|value| value.to_string_lossy().into_owned());
        note("default", "value", usual.collect());
        let possible = arg.get_possible_values().into_iter();
        let possible = possible.map(|value| value.get_name().to_owned());
        note("values", "values", possible.collect());
    }
    let variable = arg
        .get_env()
        .map(|name| name.to_string_lossy().into_owned());
    note("variable", "name", variable.into_iter().collect());
    let heading = match arg.get_help_heading() {
        Some(RETENTION) => "heading-retention",
        Some(LIMITS) => "heading-limits",
        _ if arg.is_positional() => "arguments",
        _ => "options",
    };
    arg.help(help)
        .long_help(None::<&str>)
        .help_heading(text.help(heading, &[]).unwrap_or_default())
        .hide_default_value(true)
        .hide_env(true)
        .hide_possible_values(true)
}

/// What is wrong with a command line; `None` in English, and for what clap is asked for, such as help.
pub fn problem(error: &Error, text: &Text) -> Option<String> {
    let of = |kind: ContextKind| match error.get(kind)? {
        ContextValue::String(value) => Some(value.clone()),
        ContextValue::Strings(values) => Some(values.join(", ")),
        _ => None,
    };
    let what = of(ContextKind::InvalidArg).unwrap_or_default();
    // An argument that can be repeated, at the end of a sentence.
    let what = what.trim_end_matches("...").to_owned();
    let value = of(ContextKind::InvalidValue).unwrap_or_default();
    let mut similar = of(ContextKind::SuggestedArg).or_else(|| of(ContextKind::SuggestedValue));
    let named = |key: &str| text.help(key, &[("what", what.as_str())]);
    let mut lines = vec![match error.kind() {
        ErrorKind::UnknownArgument if what.starts_with('-') => named("unknown-option")?,
        ErrorKind::UnknownArgument => named("unexpected")?,
        ErrorKind::InvalidSubcommand => {
            similar = of(ContextKind::SuggestedSubcommand);
            let name = of(ContextKind::InvalidSubcommand)?;
            text.help("unknown-command", &[("what", name.as_str())])?
        }
        ErrorKind::InvalidValue if value.is_empty() => named("no-value")?,
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => text.help(
            "wrong-value",
            &[("value", value.as_str()), ("what", what.as_str())],
        )?,
        ErrorKind::MissingRequiredArgument => named("missing")?,
        ErrorKind::ArgumentConflict => {
            let other = of(ContextKind::PriorArg).unwrap_or_default();
            text.help(
                "conflict",
                &[("what", what.as_str()), ("other", other.as_str())],
            )?
        }
        _ => return None,
    }];
    lines.extend(error.source().map(|why| format!("  {}", told(why, text))));
    let values = of(ContextKind::ValidValue);
    let values = values.and_then(|values| text.help("values", &[("values", values.as_str())]));
    lines.extend(values.map(|values| format!("  [{values}]")));
    lines.extend(similar.and_then(|what| text.help("similar", &[("what", what.as_str())])));
    lines.extend(text.help("more", &[("command", "innovation --help")]));
    Some(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The keys of the help texts of a command and of those below it; of each, one has to be there.
    fn keys(command: &Command, key: &str, found: &mut Vec<Vec<String>>) {
        found.push(vec![key.to_owned()]);
        if command.get_long_about().is_some() {
            found.push(vec![format!("{key}.long")]);
        }
        let ids = command.get_arguments().map(|arg| arg.get_id());
        found.extend(ids.map(|id| vec![format!("{key}-{id}"), format!("any-{id}")]));
        let subs = command.get_subcommands();
        for sub in subs.filter(|_| has_texts(key)) {
            keys(sub, &below(key, sub), found);
        }
    }

    #[test]
    fn no_help_text_is_missing_in_any_language() {
        let mut command = crate::command();
        command.build();
        let mut needed = Vec::new();
        keys(&command, PROGRAM, &mut needed);
        assert!(needed.len() > 150, "{needed:?}");
        let mut missing = Vec::new();
        for language in Language::ALL {
            let text = Text::of(language);
            let is_missing = |keys: &&Vec<String>| {
                language != Language::En && keys.iter().all(|key| text.help(key, &[]).is_none())
            };
            let found = needed.iter().filter(is_missing);
            missing.extend(found.map(|keys| format!("{}: {}", language.code(), keys.join(" or "))));
        }
        assert!(missing.is_empty(), "{}", missing.join("\n"));
    }

    /// The program, and all its commands with those below them.
    fn paths(command: &Command) -> Vec<Vec<String>> {
        let mut found = vec![Vec::new()];
        for sub in command.get_subcommands() {
            let name = sub.get_name().to_owned();
            found.extend(paths(sub).into_iter().map(|mut path| {
                path.insert(0, name.clone());
                path
            }));
        }
        found
    }

    fn help(language: Language, path: &[&str]) -> String {
        let mut command = &mut translated(crate::command(), Text::of(language));
        for name in path {
            command = command.find_subcommand_mut(name).expect("a command");
        }
        command.render_long_help().to_string()
    }

    #[test]
    fn help_is_in_the_readers_language() {
        for language in Language::ALL.into_iter().filter(|&it| it != Language::En) {
            for path in paths(&crate::command()) {
                let path: Vec<&str> = path.iter().map(String::as_str).collect();
                let help = help(language, &path);
                for english in [
                    "Usage",
                    "Options:",
                    "Commands:",
                    "[default",
                    "[env",
                    "[possible",
                    "Print",
                    "Show",
                    "Number of",
                    "Seed of",
                ] {
                    assert!(
                        !help.contains(english),
                        "{language:?} {path:?}: {english}\n{help}"
                    );
                }
            }
        }
        assert!(help(Language::En, &["play"]).contains("[default: 900]"));
        assert!(help(Language::It, &["play"]).contains("[predefinito: 900]"));
    }

    #[test]
    fn what_is_wrong_is_said_in_the_readers_language() {
        let text = Text::of(Language::It);
        let wrong = |line: &str| {
            let command = translated(crate::command(), text);
            let error = command.try_get_matches_from(line.split(' ')).err();
            error.and_then(|error| problem(&error, text))
        };
        let said = wrong("innovation play --plian").expect("an error");
        assert!(said.starts_with("L'opzione --plian non esiste."), "{said}");
        assert!(said.contains("Forse intendevi --plain?"), "{said}");
        let said = wrong("innovation cards --edition second").expect("an error");
        assert!(
            said.starts_with("“second” non va bene per --edition"),
            "{said}"
        );
        assert!(said.contains("first, third"), "{said}");
        for (line, sentence) in [
            ("innovation play here", "here qui non è previsto."),
            (
                "innovation cards --lang",
                "Manca il valore di --lang <LANG>.",
            ),
            ("innovation play --pace x", "ci vuole un numero intero"),
            ("innovation play --pace 70000", "da 0 a 60000"),
            ("innovation cards --age 11", "i Periodi vanno da 1 a 10"),
            ("innovation arena --limit x", "ci vuole un tempo"),
        ] {
            let said = wrong(line).expect("an error");
            assert!(said.contains(sentence), "{line}: {said}");
        }
        let said = wrong("innovation replay").expect("an error");
        assert!(said.starts_with("Manca: <FILE>."), "{said}");
        assert_eq!(wrong("innovation play --help"), None);
        assert_eq!(wrong("innovation cards"), None);
    }
}
