//! Whatever happens in a game, and whatever is asked, there is a sentence for it in every language.

use std::collections::BTreeSet;

use innovation_engine::{Edition, Event, Game, Language, Rng, Seat, Settings, What};
use innovation_text::{Asked, Line, Log, Mark, Names, Reader, Text};

const GAMES: u64 = if cfg!(debug_assertions) { 1 } else { 20 };

fn tables() -> Vec<Settings> {
    let mut tables = Vec::new();
    for settings in [2, 3, 4].map(|players| Settings::new(players).unwrap()) {
        tables.push(settings);
    }
    tables.push(Settings::teams());
    let other_rules = |settings: Settings| {
        let mut settings = settings.with_edition(Edition::First);
        (settings.open_boards, settings.prove) = (true, false);
        settings
    };
    let more: Vec<Settings> = tables.iter().copied().map(other_rules).collect();
    tables.extend(more);
    tables
}

/// Plays a random game, and shows what happens and what is asked.
fn play(
    settings: Settings,
    seed: u64,
    mut happened: impl FnMut(&Event),
    mut asked: impl FnMut(&Game),
) {
    let mut game = Game::new(settings, seed);
    let mut rng = Rng::new(seed);
    game.opening().iter().for_each(&mut happened);
    while let Some(decision) = game.decision() {
        asked(&game);
        let choice = rng.below(decision.options.len() as u32) as usize;
        game.answer(choice).unwrap().iter().for_each(&mut happened);
    }
}

fn names() -> Names {
    Names::new(["Ann", "[castle]", "Élise {$by}", "Rust"])
}

/// A sentence, or a label: nothing in it is missing or left over.
fn check(line: &Line, sentence: bool) {
    let whole = line.to_string();
    let plain = line.spans().iter().filter(|span| span.mark == Mark::Plain);
    for span in plain {
        assert!(
            !span.text.contains(['[', ']', '{', '}', '$', '\n']),
            "{whole}"
        );
    }
    assert!(!whole.is_empty());
    let key = ["log-", "question-", "option-", "ask-", "card-"];
    assert!(!key.iter().any(|key| whole.starts_with(key)), "{whole}");
    assert!(!whole.contains("  ") && whole.trim() == whole, "{whole:?}");
    assert!(
        !sentence || whole.ends_with(['.', '!', '?', ':']),
        "{whole}"
    );
    let begins = whole.chars().find(|letter| letter.is_alphanumeric());
    let name = line.spans()[0].mark != Mark::Plain;
    assert!(
        !sentence || name || begins.is_some_and(|letter| !letter.is_lowercase()),
        "{whole}"
    );
}

#[test]
fn every_event_has_a_sentence() {
    for settings in tables() {
        let readers = || settings.seats().map(Some).chain([None]);
        for seed in 0..GAMES {
            let mut logs = Vec::new();
            for language in Language::ALL {
                for reader in readers() {
                    let reader = Reader::new(reader, names());
                    logs.push((reader.seat, Log::new(Text::of(language), settings, reader)));
                }
            }
            let happened = |event: &Event| {
                for (seat, log) in &mut logs {
                    let event = seat.map_or_else(|| event.clone(), |seat| event.as_seen_by(seat));
                    let Some(entry) = log.read(&event) else {
                        assert!(matches!(event.what, What::IsOneOf { .. }), "{event:?}");
                        continue;
                    };
                    check(&entry.line, true);
                    for line in log.why(&entry.cause) {
                        // The heading of the set-up is no sentence.
                        check(&line, entry.cause.turn.is_some());
                    }
                }
            };
            play(settings, seed, happened, |_| {});
        }
    }
}

#[test]
fn every_question_has_a_sentence() {
    for settings in tables() {
        for seed in 0..GAMES {
            let asked = |game: &Game| {
                let decision = game.decision().unwrap();
                for seat in settings.seats() {
                    let view = game.view(seat).unwrap();
                    for text in Language::ALL.map(Text::of) {
                        let asked = text.question(&view, &names());
                        assert_eq!(asked.is_some(), seat == decision.seat);
                        let Some(asked) = asked else { continue };
                        check(&asked.what, true);
                        asked.why.iter().for_each(|why| check(why, true));
                        asked.effect.iter().for_each(|effect| check(effect, true));
                        assert_eq!(asked.options.len(), decision.options.len());
                        asked.options.iter().for_each(|option| check(option, false));
                        let reader = Reader::new(None, names());
                        check(&text.waiting(seat, &reader), true);
                        check(&text.is_asked(seat, &reader), true);
                    }
                }
            };
            play(settings, seed, |_| {}, asked);
        }
    }
}

/// No two options of a question look the same, and no question of a single card is there for nothing.
#[test]
fn options_differ_and_own_questions_are_asked() {
    let text = Text::of(Language::En);
    let source = include_str!("../locales/en/questions.ftl");
    let mut waiting: BTreeSet<String> = source
        .lines()
        .filter_map(|line| Some(line.strip_prefix("ask-")?.split_once(" = ")?.1))
        .map(|line| line.replace(['[', ']'], ""))
        .collect();
    let mut seed = 1000;
    while !waiting.is_empty() {
        assert!(seed < 3000, "never asked: {waiting:?}");
        let all = tables();
        let settings = all[seed as usize % all.len()];
        let asked = |game: &Game| {
            let decision = game.decision().unwrap();
            if decision.source.is_none() {
                return;
            }
            let view = game.view(decision.seat).unwrap();
            let Asked { what, options, .. } = text.question(&view, &names()).unwrap();
            let labels: BTreeSet<String> = options.iter().map(Line::to_string).collect();
            assert_eq!(labels.len(), options.len(), "{labels:?}");
            for line in options.iter().chain([&what]) {
                waiting.remove(&line.to_string().replace(['[', ']'], ""));
            }
        };
        play(settings, seed, |_| {}, asked);
        seed += 1;
    }
}

/// The reader is "you", and never called by name; what others hold is not told.
#[test]
fn a_reader_is_you_and_sees_no_more_than_they_may() {
    let settings = Settings::new(3).unwrap();
    let text = Text::of(Language::En);
    for seed in 0..5 {
        let readers = settings
            .seats()
            .map(|seat| Reader::new(Some(seat), names()));
        let mut logs: Vec<Log> = readers
            .map(|reader| Log::new(text, settings, reader))
            .collect();
        let happened = |event: &Event| {
            for (seat, log) in Seat::ALL.into_iter().zip(&mut logs) {
                let seen = event.as_seen_by(seat);
                let Some(entry) = log.read(&seen) else {
                    continue;
                };
                let marks: Vec<Mark> = entry.line.spans().iter().map(|span| span.mark).collect();
                assert!(!marks.contains(&Mark::Player(seat)), "{}", entry.line);
                if let What::Moved { card, .. } = event.what
                    && !event.seen_by.has(seat)
                {
                    let face = |mark: &Mark| matches!(mark, Mark::Card(_));
                    assert!(!marks.iter().any(face), "{card:?}: {}", entry.line);
                }
            }
        };
        play(settings, seed, happened, |_| {});
    }
}
