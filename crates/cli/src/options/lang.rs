//! The option that says in which language to print.

use std::env;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use innovation_engine::Language;
use innovation_text::Text;

/// In which language to print.
#[derive(Args)]
pub struct Lang {
    /// The language [default: that of the environment]
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
        let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let of_environment = || of_environment(variables.map(|name| env::var(name).ok()));
        Text::of(self.lang.unwrap_or_else(of_environment))
    }
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
