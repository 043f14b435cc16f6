//! Whatever happens in a game, and whatever is asked, there is a sentence for it in every language.

use std::collections::BTreeSet;

use innovation_engine::{
    Achievement, Age, Card, CardSet, Choice, Color, Decision, Edition, EffectKind, Ending, Event,
    Game, Icon, IconCounts, Language, Outcome, Place, Purpose, Rng, Seat, SeatSet, Seen, Settings,
    Splay, Verb, What,
};
use innovation_text::{Asked, Line, Log, Mark, Names, Reader, Text};

const GAMES: u64 = if cfg!(debug_assertions) { 1 } else { 8 };

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
    Names::new(["Ann", "[castle]", "Élise {$by}", "Rust Jr."])
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
    assert!(!whole.contains(".."), "{whole}");
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
                        // The heading of the set-up is not a sentence.
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
                        for slot in &view.players[seat.index()].hand {
                            let card = slot.known().unwrap();
                            check(&text.first_meld_chosen(card, &reader), true);
                        }
                    }
                }
            };
            play(settings, seed, |_| {}, asked);
        }
    }
}

/// Also what hardly ever happens, or cannot with the cards there are.
#[test]
fn every_kind_of_event_has_a_sentence() {
    let [ann, bob, eva, _] = Seat::ALL;
    let card = Card::from_id("compass").unwrap();
    let mut all = Vec::new();
    for actions in [1, 2] {
        all.push(What::Turn { actions });
    }
    for action in [
        Choice::Draw,
        Choice::Meld(card),
        Choice::Dogma(card),
        Choice::Achieve(card.age()),
    ] {
        all.push(What::Action { action });
    }
    let counts = [IconCounts::NONE; 3].into_iter().collect();
    all.push(What::Icons { card, counts });
    let owned =
        [ann, bob, eva].map(|seat| [Place::Hand(seat), Place::Score(seat), Place::Board(seat)]);
    let mut places = owned.concat();
    places.extend([
        Place::Supply(card.age()),
        Place::Achievement,
        Place::Removed,
    ]);
    let verbs = [
        Verb::Draw,
        Verb::Meld,
        Verb::Tuck,
        Verb::Score,
        Verb::Return,
        Verb::Transfer,
        Verb::Exchange,
        Verb::Remove,
    ];
    for verb in verbs {
        for &from in &places {
            for &to in &places {
                for card in [
                    Seen::Face(card),
                    Seen::Back(card.age()),
                    Seen::Back(Age::ALL[7]),
                ] {
                    all.push(What::Moved {
                        card,
                        verb,
                        from,
                        to,
                    });
                }
            }
        }
    }
    all.push(What::Revealed { card });
    let at = Place::Hand(bob);
    let mut kinds = vec![CardSet::one(card)];
    kinds.extend(Icon::ALL.map(CardSet::with_icon));
    kinds.extend(Color::ALL.map(CardSet::of_color));
    for of in kinds {
        all.push(What::ShowedHand { cards: of });
        all.push(What::HasNone { of });
        let card = Seen::Back(card.age());
        all.push(What::IsOneOf { card, at, of });
    }
    for value in Age::ALL {
        all.push(What::NamedValue { value });
    }
    for color in Color::ALL {
        all.push(What::NamedColor { color });
        for splay in Splay::ALL.map(Some).into_iter().chain([None]) {
            all.push(What::Splayed { color, splay });
        }
        for pile in [None, Some([card, card].into_iter().collect())] {
            let top = Some(card);
            all.push(What::Rearranged { color, pile, top });
        }
    }
    for achievement in Achievement::ALL {
        all.push(What::Claimed { achievement });
    }
    all.extend([What::FreeDraw, What::ActionEnded]);
    for by in Ending::ALL {
        let nobody = SeatSet::EMPTY;
        for winners in [
            nobody,
            nobody.with(ann),
            nobody.with(ann).with(eva),
            SeatSet::ALL,
        ] {
            let outcome = Outcome { winners, by };
            all.push(What::Over { outcome });
        }
    }
    for card in Card::all() {
        for effect in 0..card.effects(Edition::Third).len() as u8 {
            all.push(What::Effect { card, effect });
        }
    }
    // A kind that is missing above does not pass here.
    let kind = |what: &What| match what {
        What::Turn { .. } => 0,
        What::Action { .. } => 1,
        What::Icons { .. } => 2,
        What::Effect { .. } => 3,
        What::Moved { .. } => 4,
        What::Revealed { .. } => 5,
        What::ShowedHand { .. } => 6,
        What::HasNone { .. } => 7,
        What::IsOneOf { .. } => 8,
        What::NamedValue { .. } => 9,
        What::NamedColor { .. } => 10,
        What::Splayed { .. } => 11,
        What::Rearranged { .. } => 12,
        What::Claimed { .. } => 13,
        What::FreeDraw => 14,
        What::ActionEnded => 15,
        What::Over { .. } => 16,
    };
    let kinds: BTreeSet<u8> = all.iter().map(kind).collect();
    assert_eq!(kinds, (0..17).collect());
    let settings = Settings::new(3).unwrap();
    for text in Language::ALL.map(Text::of) {
        for reader in [Some(ann), Some(bob), None] {
            let mut log = Log::new(text, settings, Reader::new(reader, names()));
            for by in [ann, bob, eva] {
                for what in &all {
                    let (what, seen_by) = (what.clone(), SeatSet::EMPTY);
                    let entry = log.read(&Event { by, what, seen_by }).unwrap();
                    check(&entry.line, true);
                }
            }
        }
    }
}

fn tell(text: &'static Text, names: [&str; 2], by: Seat, what: What) -> String {
    let reader = Reader::new(Some(Seat::ALL[0]), Names::new(names));
    let mut log = Log::new(text, Settings::new(2).unwrap(), reader);
    let seen_by = SeatSet::ALL;
    let entry = log.read(&Event { by, what, seen_by }).unwrap();
    entry.line.to_string()
}

#[test]
fn a_sentence_ends_in_one_full_stop() {
    let [ann, bob, ..] = Seat::ALL;
    let card = Card::from_id("ai").unwrap();
    let what = What::Moved {
        card: Seen::Face(card),
        verb: Verb::Draw,
        from: Place::Supply(card.age()),
        to: Place::Hand(ann),
    };
    let text = Text::of(Language::En);
    let line = tell(text, ["Ann", "Bob"], ann, what);
    assert_eq!(line, "You draw a 10: A.I.");
    let what = What::Moved {
        card: Seen::Back(card.age()),
        verb: Verb::Transfer,
        from: Place::Hand(ann),
        to: Place::Board(bob),
    };
    let line = tell(Text::of(Language::Pt), ["Ann", "Bob Jr."], ann, what);
    assert_eq!(
        line,
        "Você transfere uma 10 da sua mão para a mesa de Bob Jr."
    );
}

/// Of an exchange with oneself the name is said once.
#[test]
fn an_exchange_names_each_player_once() {
    let [ann, bob, ..] = Seat::ALL;
    let what = |from, to| What::Moved {
        card: Seen::Back(Age::ALL[2]),
        verb: Verb::Exchange,
        from,
        to,
    };
    let line = |from, to| {
        let what = what(from, to);
        tell(Text::of(Language::En), ["Ann", "Bob"], bob, what)
    };
    assert_eq!(
        line(Place::Hand(bob), Place::Score(bob)),
        "In the exchange, a 3 goes from Bob’s hand to their own score pile."
    );
    assert_eq!(
        line(Place::Hand(ann), Place::Score(ann)),
        "In the exchange, a 3 goes from your hand to your score pile."
    );
    assert_eq!(
        line(Place::Hand(ann), Place::Hand(bob)),
        "In the exchange, a 3 goes from your hand to Bob’s hand."
    );
}

#[test]
fn french_elides_before_a_silent_h() {
    let turn = |name| {
        let what = What::Turn { actions: 1 };
        tell(Text::of(Language::Fr), ["Ann", name], Seat::ALL[1], what)
    };
    assert_eq!(turn("Hélène"), "Au tour d'Hélène, avec 1 Action.");
    assert_eq!(turn("Bob"), "Au tour de Bob, avec 1 Action.");
}

/// Whatever an effect can be asked for, whether a card asks for it or not.
/// Where nobody executes a demand, the log says so beside the icons, and nowhere else.
#[test]
fn a_demand_that_affects_nobody_is_told() {
    let text = Text::of(Language::En);
    let mut affects = [0, 0];
    for settings in tables() {
        for seed in 0..GAMES {
            let mut log = Log::new(text, settings, Reader::new(None, names()));
            let is_demand = |card: Card, place: usize| {
                card.effects(settings.edition)[place].kind == EffectKind::Demand
            };
            // Whether the log says that the demand of the open action affects nobody.
            let mut nobody = None;
            let happened = |event: &Event| {
                let line = log.read(event).map(|entry| entry.line.to_string());
                match event.what {
                    What::Icons { card, .. } => {
                        let count = card.effects(settings.edition).len();
                        let demands = (0..count).any(|place| is_demand(card, place));
                        let said = line.unwrap().ends_with(" The demand affects nobody.");
                        assert!(demands || !said, "{card}");
                        nobody = demands.then_some(said);
                        affects[1] += i32::from(said);
                    }
                    What::Effect { card, effect } if is_demand(card, effect.into()) => {
                        assert_ne!(nobody, Some(true), "{card}");
                        nobody = None;
                        affects[0] += 1;
                    }
                    What::Action { .. } => assert_ne!(nobody, Some(false)),
                    // What was to come is left out.
                    What::ActionEnded => nobody = None,
                    _ => {}
                }
            };
            play(settings, seed, happened, |_| ());
        }
    }
    assert!(affects.iter().all(|&count| count > 10), "{affects:?}");
}

/// In a list, cards are written as they are in a sentence.
#[test]
fn names_of_cards_have_quotation_marks_where_the_language_has_them() {
    let cards = ["archery", "oars"].map(|id| Card::from_id(id).unwrap());
    for (language, shown) in [
        (Language::En, "Archery, Oars"),
        (Language::Ru, "«Лук и стрелы», «Вёсла»"),
    ] {
        let cards = cards.into_iter().collect();
        let line = tell(
            Text::of(language),
            ["Ann", "Bob"],
            Seat::ALL[0],
            What::ShowedHand { cards },
        );
        assert!(line.ends_with(&format!(": {shown}.")), "{line}");
    }
}

#[test]
fn every_kind_of_question_has_a_sentence() {
    let purposes = [
        Purpose::FirstMeld,
        Purpose::Action,
        Purpose::Return,
        Purpose::Meld,
        Purpose::Tuck,
        Purpose::Score,
        Purpose::Transfer,
        Purpose::Exchange,
        Purpose::Draw,
        Purpose::Reveal,
        Purpose::Keep,
        Purpose::Splay(Splay::Left),
        Purpose::Splay(Splay::Right),
        Purpose::Splay(Splay::Up),
        Purpose::Rearrange,
        Purpose::Name,
        Purpose::Execute,
    ];
    let [ann, bob, ..] = Seat::ALL;
    let game = Game::new(Settings::new(3).unwrap(), 1);
    let mut view = game.view(ann).unwrap();
    let mine = view.players[0].hand[0].known().unwrap();
    let theirs = Card::from_id("software").unwrap();
    let age = Age::ALL[7];
    let offers: [&[Choice]; 8] = [
        &[
            Choice::Draw,
            Choice::Meld(mine),
            Choice::Dogma(mine),
            Choice::Achieve(age),
        ],
        &[Choice::Card(mine), Choice::Card(theirs)],
        &[Choice::Back(bob, age)],
        &[Choice::Color(Color::Red)],
        &[Choice::Value(age)],
        &[Choice::Seat(bob)],
        &[Choice::Yes],
        &[Choice::First, Choice::Second],
    ];
    let sources = Card::all().flat_map(|card| {
        let effects = card.effects(Edition::Third).len() as u8;
        (0..effects).map(move |effect| Some((card, effect)))
    });
    // By turns, which comes to about 17,000 questions each.
    let mut languages = Language::ALL.into_iter().cycle();
    for source in sources.chain([None]) {
        for purpose in purposes {
            for offer in offers {
                for (order, pass) in [(true, false), (false, true), (false, false)] {
                    let mut options = offer.to_vec();
                    options.extend(pass.then_some(Choice::Pass));
                    view.turn = if order { ann } else { bob };
                    view.decision = Some(Decision {
                        seat: ann,
                        purpose,
                        source,
                        to: None,
                        order,
                        options,
                    });
                    let language = languages.next().unwrap();
                    let asked = Text::of(language).question(&view, &names()).unwrap();
                    check(&asked.what, true);
                    asked.why.iter().for_each(|why| check(why, true));
                    asked.options.iter().for_each(|option| check(option, false));
                }
            }
        }
    }
}

#[test]
fn a_single_color_is_named() {
    let mut view = Game::new(Settings::new(2).unwrap(), 1)
        .view(Seat::ALL[0])
        .unwrap();
    let mut ask = |colors: &[Color]| {
        let mut options: Vec<Choice> = colors.iter().copied().map(Choice::Color).collect();
        options.push(Choice::Pass);
        view.decision = Some(Decision {
            seat: Seat::ALL[0],
            purpose: Purpose::Splay(Splay::Right),
            source: None,
            to: None,
            order: false,
            options,
        });
        let asked = Text::of(Language::En).question(&view, &names()).unwrap();
        asked.what.to_string()
    };
    assert_eq!(
        ask(&[Color::Green]),
        "You may splay your green cards right."
    );
    assert_eq!(
        ask(&[Color::Red, Color::Green]),
        "You may splay a color right."
    );
}

/// A player who is asked by an effect that another card executes reads that nobody shares it, in the question as in
/// the log.
#[test]
fn an_effect_carried_out_alone_is_not_shared() {
    let text = Text::of(Language::En);
    let (mut shared, mut alone, mut seed) = (0, 0, 0);
    while alone < 10 || shared < 10 {
        assert!(seed < 3000, "{alone} alone, {shared} shared");
        let settings = Settings::new(2 + seed as u8 % 3).unwrap();
        let mut now = None;
        let mut game = Game::new(settings, seed);
        let mut rng = Rng::new(seed);
        seed += 1;
        while let Some(decision) = game.decision() {
            let view = game.view(decision.seat).unwrap();
            if let Some((card, _)) = decision.source {
                let why = text.question(&view, &names()).unwrap().why.unwrap();
                let why = why.to_string();
                let is_alone = now != Some(card);
                assert_eq!(why.ends_with(" for yourself only."), is_alone, "{why}");
                assert!(!is_alone || !why.starts_with("You’re sharing"), "{why}");
                alone += u32::from(is_alone);
                shared += u32::from(why.starts_with("You’re sharing"));
            }
            let choice = rng.below(decision.options.len() as u32) as usize;
            if let Choice::Dogma(card) = decision.options[choice] {
                now = Some(card);
            }
            game.answer(choice).unwrap();
        }
    }
}

/// No two options of a question look the same, and no question of a single card is unused.
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

/// The reader is "you", and never called by name; what others hold is not shown.
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
