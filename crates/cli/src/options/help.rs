//! The help of the command line, and what is wrong with it, in the reader's language. English is in the code: the comments
//! of the commands and their options, and clap's own words.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, Error};
use innovation_engine::Language;
use innovation_text::Text;

/// A command with its help in a language. Of a command that prints English only, because it is for operators and developers,
/// the line in the list of commands is translated, and nothing else.
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

/// Whether a command has its help in the reader's language.
fn speaks(key: &str, command: &Command) -> bool {
    let mut ids = command.get_arguments().map(|arg| arg.get_id().as_str());
    key == PROGRAM || ids.any(|id| id == "lang")
}

fn in_language(mut command: Command, text: &Text, key: &str) -> Command {
    let word = |key: &str| text.help(key, &[]).unwrap_or_default();
    if let Some(about) = text.help(key, &[]) {
        command = command.about(about);
    }
    if speaks(key, &command) {
        let about = [word(key), word(&format!("{key}.long"))];
        let usage = text.with_colon(&word("usage"));
        let template = format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}");
        command = command
            .long_about(about.join("\n\n").trim_end().to_owned())
            .help_template(template)
            .subcommand_help_heading(word("commands"))
            .mut_args(|arg| option_in_language(arg, text, key));
    }
    command.mut_subcommands(|sub| {
        let key = below(key, &sub);
        in_language(sub, text, &key)
    })
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
    let heading = if arg.is_positional() {
        "arguments"
    } else {
        "options"
    };
    arg.help(help)
        .long_help(None::<&str>)
        .help_heading(text.help(heading, &[]).unwrap_or_default())
        .hide_default_value(true)
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
    let value = of(ContextKind::InvalidValue).unwrap_or_default();
    let mut similar = of(ContextKind::SuggestedArg).or_else(|| of(ContextKind::SuggestedValue));
    let mut lines = vec![match error.kind() {
        ErrorKind::UnknownArgument => text.help("unknown-option", &[("what", what.as_str())])?,
        ErrorKind::InvalidSubcommand => {
            similar = of(ContextKind::SuggestedSubcommand);
            let name = of(ContextKind::InvalidSubcommand)?;
            text.help("unknown-command", &[("what", name.as_str())])?
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => text.help(
            "wrong-value",
            &[("value", value.as_str()), ("what", what.as_str())],
        )?,
        ErrorKind::MissingRequiredArgument => text.help("missing", &[("what", what.as_str())])?,
        ErrorKind::ArgumentConflict => {
            let other = of(ContextKind::PriorArg).unwrap_or_default();
            text.help(
                "conflict",
                &[("what", what.as_str()), ("other", other.as_str())],
            )?
        }
        _ => return None,
    }];
    lines.extend(error.source().map(|why| format!("  {why}")));
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
        if speaks(key, command) {
            let ids = command.get_arguments().map(|arg| arg.get_id());
            found.extend(ids.map(|id| vec![format!("{key}-{id}"), format!("any-{id}")]));
        }
        let subs = command.get_subcommands();
        for sub in subs.filter(|_| key != HELP) {
            keys(sub, &below(key, sub), found);
        }
    }

    #[test]
    fn no_help_text_is_missing_in_any_language() {
        let mut command = crate::command();
        command.build();
        let mut needed = Vec::new();
        keys(&command, PROGRAM, &mut needed);
        assert!(needed.len() > 60, "{needed:?}");
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
            for path in [&[][..], &["play"], &["cards"], &["review"], &["puzzles"]] {
                let help = help(language, path);
                for english in [
                    "Usage",
                    "Options:",
                    "Commands:",
                    "[default",
                    "Print",
                    "Show",
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
        let said = wrong("innovation replay").expect("an error");
        assert!(said.starts_with("Manca: <FILE>."), "{said}");
        assert_eq!(wrong("innovation play --help"), None);
        assert_eq!(wrong("innovation cards"), None);
    }
}
