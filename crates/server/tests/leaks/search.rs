//! The search for cards in what was sent.

use std::path::Path;

use innovation_engine::{Card, CardSet, Choice, Event, Language, Seen, What};
use innovation_text::{Mark, Span, Text};
use memchr::memmem;

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

/// What pages say of cards, by language.
pub struct Words {
    /// What they say whatever the cards are: card names are words of the language too.
    usual: Vec<String>,
    /// By what each card can be recognized, as it is in a page: its id, its name, and its name in the language.
    names: Vec<Vec<[String; 3]>>,
}

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
        let names = |language: Language| {
            let names = |card: Card| {
                let names = [card.id(), card.name(), Text::of(language).card_name(card)];
                names.map(|name| maud::html! { (name) }.into_string())
            };
            Card::all().map(names).collect()
        };
        Words {
            usual: Language::ALL.map(of).to_vec(),
            names: Language::ALL.map(names).to_vec(),
        }
    }

    /// The cards that a text names, and that its reader may not know.
    pub fn leaks(&self, sent: &str, may_know: CardSet, language: Language) -> Vec<String> {
        let names = |card: Card| &self.names[language as usize][card.index()];
        let unknown = Card::all().filter(|&card| !may_know.has(card));
        let said = unknown
            .flat_map(names)
            .filter(|name| has_word(sent, name) && !self.is_usual(name, may_know, language));
        let mut leaks: Vec<String> = said.cloned().collect();
        // A name may be a part of another one, which the reader knows.
        leaks.retain(|pattern| {
            let longer = may_know
                .into_iter()
                .flat_map(names)
                .filter(|name| name.contains(pattern.as_str()));
            let rest = longer.fold(sent.to_owned(), |rest, name| rest.replace(name, "-"));
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
        has_word(&self.usual[language as usize], pattern)
            || effects.any(|effect| {
                has_word(&effect.to_string(), pattern) || effect.spans().iter().any(names)
            })
    }
}

/// Whether a text has this as whole words.
pub fn has_word(text: &str, word: &str) -> bool {
    let inside = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric());
    memmem::find_iter(text.as_bytes(), word).any(|at| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        !inside(before.chars().next_back()) && !inside(after.chars().next())
    })
}
