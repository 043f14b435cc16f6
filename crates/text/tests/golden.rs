//! All cards, all rules, the log of one game, and what its options would do, as they read in each language.
//!
//! `UPDATE_GOLDEN=1 cargo test -p innovation-text --test golden` writes them anew, to be read through.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use innovation_engine::{
    Achievement, Age, Card, Edition, EffectKind, Event, Game, Language, Rng, Seat, Settings,
    Special,
};
use innovation_text::{Chapter, Level, Log, Names, Reader, Text};

/// The golden file of a language.
fn file(language: Language, name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    folder.join(language.code()).join(name)
}

/// Compares a page in all languages.
fn compare(name: &str, page: impl Fn(Language) -> String) {
    innovation_golden::compare(
        Language::ALL.map(|language| (file(language, name), page(language))),
    );
}

#[test]
fn cards() {
    compare("cards.txt", |language| {
        let text = Text::of(language);
        let mut page = String::new();
        for age in Age::ALL {
            writeln!(page, "{}\n", text.age_heading(age)).unwrap();
            for card in Card::all().filter(|card| card.age() == age) {
                let color = text.color(card.color());
                let icon = text.icon(card.dogma_icon());
                writeln!(page, "{} ({color}, {icon})", text.card_name(card)).unwrap();
                let third = text.effects(card, Edition::Third);
                let first = text.effects(card, Edition::First);
                for (edition, effects) in [(Edition::Third, &third), (Edition::First, &first)] {
                    if edition == Edition::First && first == third {
                        continue;
                    }
                    if edition == Edition::First {
                        writeln!(page, "    {}", text.edition(edition)).unwrap();
                    }
                    for (line, effect) in effects.iter().zip(card.effects(edition)) {
                        let kind = match effect.kind {
                            EffectKind::Demand => '!',
                            EffectKind::Shared => '=',
                        };
                        writeln!(page, "  {kind} {line}").unwrap();
                    }
                }
                for ruling in text.rulings(card) {
                    writeln!(page, "    - {ruling}").unwrap();
                }
            }
            writeln!(page).unwrap();
        }
        for special in Special::ALL {
            writeln!(page, "{}", text.achievement(Achievement::Special(special))).unwrap();
            for edition in Edition::ALL {
                let [condition, card] = text.special_condition(special, edition);
                writeln!(page, "  {condition} {card}").unwrap();
            }
        }
        let third = Age::ALL[2];
        writeln!(page, "{}", text.achievement(Achievement::Age(third))).unwrap();
        writeln!(page, "  {}", text.age_condition(third)).unwrap();
        page
    });
}

#[test]
fn rules() {
    compare("rules.txt", |language| {
        let text = Text::of(language);
        let mut page = String::new();
        for chapter in Chapter::ALL {
            writeln!(page, "# {}", text.chapter_title(chapter)).unwrap();
            for section in chapter.sections() {
                writeln!(
                    page,
                    "\n## {} ({})",
                    text.section_title(section),
                    section.id()
                )
                .unwrap();
                for paragraph in text.section(section) {
                    writeln!(page, "{paragraph}").unwrap();
                }
            }
            writeln!(page).unwrap();
        }
        page
    });
}

/// A game for three, as Ann reads it: what happens, and what she is asked.
#[test]
fn log() {
    let ann = Seat::ALL[0];
    let settings = Settings::new(3).unwrap();
    let names = Names::new(["Ann", "Bob", "Éva"]);
    compare("log.txt", |language| {
        let text = Text::of(language);
        let mut log = Log::new(text, settings, Reader::new(Some(ann), names.clone()));
        let mut page = format!("{}\n", text.set_up());
        let mut game = Game::new(settings, 10);
        let mut rng = Rng::new(10);
        let mut tell = |events: &[Event], page: &mut String| {
            for event in events {
                let Some(entry) = log.read(&event.as_seen_by(ann)) else {
                    continue;
                };
                let indent = match entry.level {
                    Level::Turn => "\n",
                    Level::Action => "  ",
                    Level::Effect => "    ",
                    Level::Event => "      ",
                };
                writeln!(page, "{indent}{}", entry.line).unwrap();
            }
        };
        tell(game.opening(), &mut page);
        while let Some(decision) = game.decision() {
            let view = game.view(ann).unwrap();
            let choice = rng.below(decision.options.len() as u32) as usize;
            if let Some(asked) = text.question(&view, &names) {
                let why = asked.why.map_or(String::new(), |why| format!("{why} "));
                writeln!(page, "? {why}{}", asked.what).unwrap();
                for (place, option) in asked.options.iter().enumerate() {
                    let mark = if place == choice { '>' } else { '-' };
                    writeln!(page, "  {mark} {option}").unwrap();
                }
            }
            tell(game.answer(choice).unwrap(), &mut page);
        }
        page
    });
}

/// Previews of the options at some questions of a game, as the asked player reads them.
#[test]
fn previews() {
    let settings = Settings::new(3).unwrap();
    let names = Names::new(["Ann", "Bob", "Éva"]);
    let mut pages = Language::ALL.map(|language| (language, String::new()));
    let mut game = Game::new(settings, 10);
    let mut rng = Rng::new(10);
    let mut number = 0;
    while let Some(decision) = game.decision() {
        if number % 6 == 0 {
            let view = game.view(decision.seat).unwrap();
            let previews = view.previews();
            for (language, page) in &mut pages {
                let text = Text::of(*language);
                let asked = text.question(&view, &names).unwrap();
                writeln!(page, "{}", asked.what).unwrap();
                for (option, preview) in asked.options.iter().zip(&previews) {
                    writeln!(page, "  - {option}").unwrap();
                    for line in text.preview(preview, &view, &names) {
                        writeln!(page, "      {line}").unwrap();
                    }
                }
            }
        }
        let choice = rng.below(decision.options.len() as u32) as usize;
        game.answer(choice).unwrap();
        number += 1;
    }
    innovation_golden::compare(
        pages.map(|(language, page)| (file(language, "previews.txt"), page)),
    );
}
