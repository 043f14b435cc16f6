//! The option that says in which language to print.

use std::env;
use std::ffi::OsString;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use innovation_engine::Language;
use innovation_text::Text;

/// In which language to print.
#[derive(Args)]
pub struct Lang {
    /// Language [default: from the environment]
    #[arg(long, value_name = "LANG", value_parser = language())]
    lang: Option<Language>,
}

fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .try_map(|code| Language::from_code(&code).ok_or("no such language"))
}

impl Lang {
    /// The words to print with.
    pub fn text(&self) -> &'static Text {
        Text::of(self.lang.unwrap_or_else(of_variables))
    }
}

/// The language that the program was started in: `--lang`, whatever the command, or that of the environment.
pub fn of_program() -> Language {
    of_arguments(env::args_os()).unwrap_or_else(of_variables)
}

fn of_arguments(arguments: impl IntoIterator<Item = OsString>) -> Option<Language> {
    let arguments = arguments.into_iter();
    let mut arguments = arguments.filter_map(|argument| argument.into_string().ok());
    while let Some(argument) = arguments.next() {
        match argument.split_once('=') {
            Some(("--lang", code)) => return Language::from_code(code),
            None if argument == "--lang" => return Language::from_code(&arguments.next()?),
            _ => {}
        }
    }
    None
}

fn of_variables() -> Language {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
    of_environment(variables.map(|name| env::var(name).ok()))
}

/// The language of the first variable that is set, as in `pt_BR.UTF-8`. English where it is another one.
fn of_environment(variables: [Option<String>; 3]) -> Language {
    let set = variables.into_iter().flatten();
    let locale = set.into_iter().find(|locale| !locale.is_empty());
    let locale = locale.unwrap_or_default();
    let code = locale.split(['_', '.', '@', '-']).next();
    code.and_then(|code| Language::from_code(&code.to_lowercase()))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_is_found_among_the_arguments() {
        let of = |line: &str| of_arguments(line.split(' ').map(OsString::from));
        assert_eq!(of("innovation cards Oars --lang fr"), Some(Language::Fr));
        assert_eq!(of("innovation cards --lang=ru Oars"), Some(Language::Ru));
        assert_eq!(of("innovation cards --lang"), None);
        assert_eq!(of("innovation cards Oars"), None);
    }

    #[test]
    fn the_first_variable_decides() {
        let of = |all: &str, messages: &str, lang: &str| {
            of_environment([all, messages, lang].map(|locale| Some(locale.to_string())))
        };
        assert_eq!(of("", "", "pt_BR.UTF-8"), Language::Pt);
        assert_eq!(of("", "ru", "pt_BR.UTF-8"), Language::Ru);
        assert_eq!(of("fr@euro", "ru", "pt_BR.UTF-8"), Language::Fr);
        assert_eq!(of("C", "ru", "it"), Language::En);
        assert_eq!(of("de_DE.UTF-8", "", "it"), Language::En);
        assert_eq!(of_environment([None, None, None]), Language::En);
    }
}
