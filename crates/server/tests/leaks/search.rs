//! The search for cards in what was sent.

use std::path::Path;

use innovation_engine::{Card, CardSet, Choice, Event, Language, Seen, What};
use innovation_text::{Mark, Span, Text};

/// The faces in an event, as somebody saw it.
pub fn faces(event: &Event) -> CardSet {
    let one = |card: &Card| CardSet::from_iter([*card]);
    match &event.what {
        What::Moved {
            card: Seen::Face(card),
            ..
        }
        | What::IsOneOf {
            card: Seen::Face(card),
            ..
        }
        | What::Revealed { card }
        | What::Icons { card, .. }
        | What::Effect { card, .. }
        | What::Action {
            action: Choice::Meld(card) | Choice::Dogma(card),
        } => one(card),
        What::ShowedHand { cards } => *cards,
        What::Rearranged { pile, top, .. } => pile.iter().flatten().chain(top).copied().collect(),
        _ => CardSet::EMPTY,
    }
}

/// What pages say whatever the cards are, by language: card names are words of the language too.
pub struct Words(Vec<String>);

impl Words {
    pub fn read() -> Words {
        let of = |language: Language| {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("../text/locales")
                .join(language.code());
            let files = [
                "web",
                "words",
                "questions",
                "log",
                "preview",
                "achievements",
                "reasons",
                "coach",
                "learn",
            ];
            let read =
                |file: &str| std::fs::read_to_string(folder.join(format!("{file}.ftl"))).unwrap();
            files.map(read).concat()
        };
        Words(Language::ALL.map(of).to_vec())
    }

    /// The cards that a text names, and that its reader may not know.
    pub fn leaks(&self, sent: &str, may_know: CardSet, language: Language) -> Vec<String> {
        let names = |card: Card| {
            let names = [card.id(), card.name(), Text::of(language).card_name(card)];
            names.map(|name| maud::html! { (name) }.into_string())
        };
        let unknown = Card::all().filter(|&card| !may_know.has(card));
        let mut leaks: Vec<String> = unknown.flat_map(names).collect();
        leaks.retain(|pattern| {
            has_word(sent, pattern) && !self.is_usual(pattern, may_know, language)
        });
        // A name may be a part of another one, which the reader knows.
        leaks.retain(|pattern| {
            let longer = may_know
                .into_iter()
                .flat_map(names)
                .filter(|name| name.contains(pattern));
            let rest = longer.fold(sent.to_owned(), |rest, name| rest.replace(&name, "-"));
            has_word(&rest, pattern)
        });
        leaks
    }

    /// Whether a word is said anyway: by the pages, or by the text of a card that the reader knows.
    pub fn is_usual(&self, pattern: &str, may_know: CardSet, language: Language) -> bool {
        let text = Text::of(language);
        let mut effects = may_know.into_iter().flat_map(|card| {
            let editions = [
                innovation_engine::Edition::First,
                innovation_engine::Edition::Third,
            ];
            editions
                .into_iter()
                .flat_map(move |edition| text.effects(card, edition))
        });
        // An effect that names a card leads to it.
        let names = |span: &Span| match span.mark {
            Mark::Card(card) => [card.id(), card.name()].contains(&pattern),
            _ => false,
        };
        has_word(&self.0[language as usize], pattern)
            || effects.any(|effect| {
                has_word(&effect.to_string(), pattern) || effect.spans().iter().any(names)
            })
    }
}

/// Whether a text has this as whole words.
pub fn has_word(text: &str, word: &str) -> bool {
    let inside = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric());
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        !inside(before.chars().next_back()) && !inside(after.chars().next())
    })
}
