//! Zero is not worded as if it were one.

use fluent_bundle::FluentArgs;
use innovation_engine::Language;

use super::messages::variants_of;
use crate::Text;
use crate::language::messages::ALL;

/// Messages whose number is never 0: they may write out the number that French and Portuguese count like 1.
const AT_LEAST_ONE: &[&str] = &[
    "log-turn",
    "preview-shared",
    "problem-rate",
    "puzzle-proof-every",
    "question-action",
    "reason-amount",
    "terminal-against-bots",
    "web-actions-left",
    "web-patience-after",
];

/// Zero reads differently from one, also in the languages whose plural rules treat both alike.
#[test]
fn nothing_is_not_counted_as_one() {
    let mut problems = Vec::new();
    for language in Language::ALL {
        let text = Text::of(language);
        let counted = ALL
            .iter()
            .filter(|message| !AT_LEAST_ONE.contains(&message.key));
        for message in counted {
            for count in message
                .args()
                .filter(|&arg| variants_of(arg).contains(&"one"))
            {
                let of = |number: u8| {
                    let mut args = FluentArgs::new();
                    message.args().for_each(|name| args.set(name, "x"));
                    args.set(count, number);
                    text.get(message.key, Some(&args)).unwrap_or_default()
                };
                if of(0) == of(1) && of(1) != of(2) {
                    problems.push(format!("{}: {}: {}", language.code(), message.key, of(0)));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
