//! Laws that every game obeys, on random games for every number of players, with and without teams, in both editions.
//!
//! A law about rare positions is run on many games. A law about every answer is run on fewer: what it can find, it
//! finds in the first hundred of them, and it sees ten times as many at each of the eight kinds of tables. A debug
//! build runs fewer games.

use innovation_engine::{
    Age, AnswerError, Card, CardSet, Choice, Color, Edition, Event, Game, Icon, Place, Question,
    Record, Rng, Seat, Seen, Settings, State, View, What,
};

const MANY: u64 = if cfg!(debug_assertions) { 40 } else { 10_000 };
const GAMES: u64 = if cfg!(debug_assertions) { 40 } else { 1_000 };
/// A game with more answers than this does not end.
const MOST_ANSWERS: usize = 20_000;

fn tables() -> Vec<Settings> {
    let mut tables = Vec::new();
    for edition in [Edition::First, Edition::Third] {
        for players in 2..=4 {
            tables.push(Settings::new(players).unwrap().with_edition(edition));
        }
        tables.push(Settings::teams().with_edition(edition));
    }
    tables
}

/// Runs a law on many seeds at every kind of table, on two threads. What players show each other
/// changes from game to game.
fn on_all_tables(games: u64, law: impl Fn(Settings, u64) + Sync) {
    let law = &law;
    for mut settings in tables() {
        std::thread::scope(|scope| {
            for half in 0..2 {
                scope.spawn(move || {
                    for seed in (half..games).step_by(2) {
                        settings.open_boards = seed % 5 == 0;
                        settings.prove = seed % 3 != 0;
                        law(settings, seed);
                    }
                });
            }
        });
    }
}

fn any(question: &Question, rng: &mut Rng) -> u8 {
    rng.below(u32::from(question.count())) as u8
}

/// Plays a random game to its end. At every question `look` is called first.
fn play(
    settings: Settings,
    seed: u64,
    mut look: impl FnMut(&Game, &mut Rng),
) -> (Game, Vec<Event>) {
    let mut rng = Rng::new(seed ^ 0x5eed);
    let mut game = Game::new(settings, seed);
    let mut events = Vec::new();
    let mut answers = 0;
    while let Some(question) = game.question() {
        let index = any(question, &mut rng);
        look(&game, &mut rng);
        events.extend_from_slice(game.answer_openly(index).unwrap());
        answers += 1;
        assert!(answers < MOST_ANSWERS, "{settings:?}, seed {seed}: no end");
    }
    (game, events)
}

#[test]
fn every_card_is_somewhere_exactly_once_and_counts_are_right_after_every_event() {
    // Even the rarest card is activated hundreds of times in these 20,000 games.
    on_all_tables(MANY / 4, |settings, seed| {
        let mut rng = Rng::new(seed);
        let mut game = Game::new(settings, seed);
        while let Some(question) = game.question() {
            let index = any(question, &mut rng);
            let watch = |state: &State, event: &Event| {
                let audit = state.audit();
                assert_eq!(audit, Ok(()), "{settings:?}, seed {seed}, after {event:?}");
            };
            game.answer_watched(index, watch).unwrap();
        }
        assert!(
            game.outcome()
                .is_some_and(|outcome| !outcome.winners.is_empty())
        );
    });
}

#[test]
fn questions_offer_something_and_nothing_twice() {
    on_all_tables(GAMES, |settings, seed| {
        play(settings, seed, |game, _| {
            let decision = game.decision().unwrap();
            let mut options = decision.options.clone();
            assert!(!options.is_empty());
            assert_ne!(
                options,
                [Choice::Pass],
                "{settings:?}, seed {seed}: {decision:?}"
            );
            options.sort_by_cached_key(|option| format!("{option:?}"));
            options.dedup();
            assert_eq!(options.len(), decision.options.len(), "{decision:?}");
        });
    });
}

#[test]
fn a_record_replays_to_the_same_events_and_the_same_game() {
    on_all_tables(GAMES, |settings, seed| {
        let (game, events) = play(settings, seed, |_, _| {});
        let text = game.record().to_string();
        let record: Record = text.parse().unwrap();
        let mut replayed = Vec::new();
        let again = record
            .walk(|game| replayed.extend_from_slice(&game.history().last().unwrap().events))
            .unwrap();
        assert!(again == game, "{settings:?}, seed {seed}");
        assert!(replayed == events, "{settings:?}, seed {seed}");
        assert_eq!(record.to_string(), text);
    });
}

/// A playout runs straight through, a game stops at every question: both must lead to the same end.
#[test]
fn a_playout_with_the_same_answers_ends_the_same() {
    on_all_tables(GAMES, |settings, seed| {
        let mut answers = Vec::new();
        let mut rng = Rng::new(seed);
        let mut state = State::deal(settings, seed);
        state.play_out(|_, question| {
            answers.push(any(question, &mut rng));
            answers[answers.len() - 1]
        });
        let mut game = Game::new(settings, seed);
        for answer in answers {
            game.answer_openly(answer).unwrap();
        }
        assert!(game.state() == &state, "{settings:?}, seed {seed}");
    });
}

#[test]
fn a_game_stored_at_any_question_goes_on_as_it_would_have() {
    on_all_tables(GAMES, |settings, seed| {
        let stop = Rng::new(seed).below(400);
        let mut stored = None;
        let mut number = 0;
        let mut after = Vec::new();
        let mut rng = Rng::new(seed ^ 0x5eed);
        let mut game = Game::new(settings, seed);
        while let Some(question) = game.question() {
            let index = any(question, &mut rng);
            if number == stop {
                stored = Some((serde_json::to_string(&game).unwrap(), game.clone()));
            }
            if number >= stop {
                after.push(index);
            }
            game.answer_openly(index).unwrap();
            number += 1;
        }
        if let Some((text, then)) = stored {
            let mut restored: Game = serde_json::from_str(&text).unwrap();
            assert!(restored == then, "{settings:?}, seed {seed}");
            for index in after {
                restored.answer_openly(index).unwrap();
            }
            assert!(restored == game, "{settings:?}, seed {seed}");
        }
    });
}

#[test]
fn a_wrong_answer_changes_nothing() {
    on_all_tables(GAMES, |settings, seed| {
        let (mut game, _) = play(settings, seed, |game, rng| {
            if rng.below(20) > 0 {
                return;
            }
            let mut tried = game.clone();
            let decision = game.decision().unwrap();
            let count = decision.options.len();
            assert_eq!(
                tried.answer(count),
                Err(AnswerError::NoSuchOption {
                    index: count,
                    count
                })
            );
            assert!(tried.answer(usize::MAX).is_err());
            assert!(tried.answer_openly(u8::MAX).is_err());
            for seat in settings.seats().filter(|&seat| seat != decision.seat) {
                let asked = decision.seat;
                let error = AnswerError::NotAsked {
                    asked,
                    answering: seat,
                };
                assert_eq!(tried.answer_as(seat, 0), Err(error));
            }
            assert!(&tried == game, "{settings:?}, seed {seed}");
        });
        let ended = game.clone();
        assert_eq!(game.answer(0), Err(AnswerError::Over));
        assert_eq!(game.answer_as(Seat::ALL[0], 0), Err(AnswerError::Over));
        assert!(game == ended, "{settings:?}, seed {seed}");
    });
}

/// What a view says is true, it leaves out nothing that its owner sees, and a game sampled from it gives
/// the same view.
#[test]
fn views_are_true_and_samples_agree_with_them() {
    on_all_tables(GAMES, |settings, seed| {
        play(settings, seed, |game, rng| {
            if rng.below(24) > 0 {
                return;
            }
            for seat in settings.seats() {
                let view = game.view(seat).unwrap();
                let state = game.state();
                for card in Card::all() {
                    let place = state.place_of(card);
                    if let Some(known) = view.place_of(card) {
                        assert_eq!(known, place, "{settings:?}, seed {seed}: {card}");
                    }
                    let mine = place == Place::Hand(seat) || place == Place::Score(seat);
                    if mine || matches!(place, Place::Board(_)) {
                        assert_eq!(
                            view.place_of(card),
                            Some(place),
                            "{settings:?}, seed {seed}: {card}"
                        );
                    }
                }
                let asked = game
                    .question()
                    .is_some_and(|question| question.seat == seat);
                let Some(sampled) = view.sample_observed(&mut rng.clone()) else {
                    assert!(!asked);
                    continue;
                };
                assert!(view.sample(rng).as_ref() == Some(sampled.play()));
                assert_eq!(sampled.state().audit(), Ok(()));
                assert!(
                    sampled.view(seat).unwrap() == view,
                    "{settings:?}, seed {seed}, seat {seat}"
                );
            }
        });
    });
}

/// A view that was written and read as JSON is equal, and gives the same samples.
#[test]
fn a_view_written_as_json_is_read_as_the_same_view() {
    on_all_tables(GAMES, |settings, seed| {
        play(settings, seed, |game, rng| {
            if rng.below(120) > 0 {
                return;
            }
            for seat in settings.seats() {
                let view = game.view(seat).unwrap();
                let text = serde_json::to_string(&view).unwrap();
                let again: View = serde_json::from_str(&text)
                    .unwrap_or_else(|error| panic!("{settings:?}, seed {seed}: {error}: {text}"));
                assert!(again == view, "{settings:?}, seed {seed}, seat {seat}");
                let dealt = view.sample_observed(&mut rng.clone());
                let dealt_again = again.sample_observed(rng);
                assert!(dealt == dealt_again, "{settings:?}, seed {seed}");
            }
        });
    });
}

/// Events show a face only to the seats that may see it by the rules.
#[test]
fn events_show_faces_to_those_who_may_see_them() {
    on_all_tables(GAMES, |settings, seed| {
        let (_, events) = play(settings, seed, |_, _| {});
        for event in events {
            for seat in settings.seats().chain([Seat::WATCHER]) {
                let sees = |place: Place| match place {
                    Place::Hand(owner) | Place::Score(owner) => owner == seat,
                    Place::Board(_) => true,
                    Place::Supply(_) | Place::Achievement | Place::Removed => false,
                };
                let (shown, may_see) = match event.as_seen_by(seat).what {
                    What::Moved { card, from, to, .. } => {
                        (matches!(card, Seen::Face(_)), sees(from) || sees(to))
                    }
                    What::IsOneOf { card, at, .. } => {
                        (matches!(card, Seen::Face(_)), event.by == seat || sees(at))
                    }
                    What::Rearranged { pile, .. } => {
                        (pile.is_some(), event.by == seat || settings.open_boards)
                    }
                    _ => continue,
                };
                assert_eq!(
                    shown, may_see,
                    "{settings:?}, seed {seed}: {event:?} for seat {seat}"
                );
            }
        }
    });
}

/// Watchers know the place of a card only if every player does. They know nothing that two players have shown
/// each other.
#[test]
fn watchers_know_what_everybody_may() {
    on_all_tables(GAMES, |settings, seed| {
        play(settings, seed, |game, rng| {
            if rng.below(600) > 0 {
                return;
            }
            let watcher = game.view(Seat::WATCHER).unwrap();
            assert!(watcher.decision.is_none());
            let known = Card::all().filter_map(|card| Some((card, watcher.place_of(card)?)));
            let known: Vec<(Card, Place)> = known.collect();
            for seat in settings.seats() {
                let view = game.view(seat).unwrap();
                for &(card, place) in &known {
                    assert_eq!(
                        view.place_of(card),
                        Some(place),
                        "{settings:?}, seed {seed}: {card:?} for seat {seat}"
                    );
                }
            }
        });
    });
}

/// Two games that differ only in what a seat cannot know give it the same questions, views, previews and events,
/// for as long as it is not shown the difference.
#[test]
fn nothing_tells_a_seat_what_it_cannot_know() {
    let compared = std::sync::atomic::AtomicU64::new(0);
    on_all_tables(MANY, |settings, seed| {
        let begin = Rng::new(seed).below(250) as usize;
        let mut rng = Rng::new(seed ^ 0x71f);
        let mut game = Game::new(settings, seed);
        for _ in 0..begin {
            let Some(question) = game.question() else {
                return;
            };
            let index = any(question, &mut rng);
            game.answer_openly(index).unwrap();
        }
        let Some(question) = game.question() else {
            return;
        };
        let seat = question.seat;
        let view = game.view(seat).unwrap();
        let mut other = view.sample_observed(&mut rng).unwrap();
        let face = exchanged_faces(game.state(), other.state());
        for _ in 0..60 {
            let (Some(here), Some(there)) = (game.question(), other.question()) else {
                return;
            };
            if here.seat != there.seat {
                // Whether somebody else is asked may depend on what they hold.
                return;
            }
            let index = any(here, &mut rng);
            let choice = here.option(index).unwrap();
            // The others do the same with the cards that they hold instead, where they can.
            let index_there = if here.seat == seat {
                let (view, view_there) = (game.view(seat), other.view(seat));
                assert!(view == view_there, "{settings:?}, seed {seed}");
                // What is written of a view has its private part in it.
                assert_eq!(
                    serde_json::to_string(&view).unwrap(),
                    serde_json::to_string(&view_there).unwrap(),
                    "{settings:?}, seed {seed}"
                );
                // Previews take their time: one pair in ten is compared.
                if seed % 10 == 0
                    && let (Some(view), Some(view_there)) = (&view, &view_there)
                {
                    assert!(
                        view.previews() == view_there.previews(),
                        "{settings:?}, seed {seed}"
                    );
                }
                compared.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                let asked = here.as_asked(choice, game.state());
                there
                    .options()
                    .position(|option| there.as_asked(option, other.state()) == asked)
            } else {
                let same = face(choice);
                there.options().position(|option| option == same)
            };
            let Some(index_there) = index_there else {
                return;
            };
            let happened = game.answer_openly(index).unwrap();
            let happened_there = other.answer_openly(index_there as u8).unwrap().events;
            if shown_a_difference(happened, &happened_there, seat)
                || in_sight(game.state()) != in_sight(other.state())
            {
                return;
            }
        }
    });
    // Each game is compared at once; many are followed for long enough to be compared again.
    assert!(compared.into_inner() > 4 * MANY);
}

/// Whether a seat saw two games go apart: it was shown another face, or somebody had another card to give.
fn shown_a_difference(here: &[Event], there: &[Event], seat: Seat) -> bool {
    let seen = |events: &[Event]| -> Vec<Event> {
        events.iter().map(|event| event.as_seen_by(seat)).collect()
    };
    seen(here) != seen(there)
}

/// What everybody sees of the boards: top cards, and the visible icons of covered ones.
fn in_sight(state: &State) -> (CardSet, Vec<[Option<Icon>; 4]>) {
    let mut tops = CardSet::EMPTY;
    let mut icons = Vec::new();
    for seat in state.settings().seats() {
        tops = tops | state.top_cards(seat);
        for color in Color::ALL {
            let pile = state.pile(seat, color);
            let cards = pile.bottom_up().iter();
            icons.extend(cards.map(|card| card.icon_places_covered(pile.splay())));
        }
    }
    (tops, icons)
}

/// Maps every choice with a card in one game to the card in the same place of the other.
fn exchanged_faces(here: &State, there: &State) -> impl Fn(Choice) -> Choice + use<> {
    let mut faces: Vec<(Card, Card)> = Vec::new();
    for age in Age::ALL {
        faces.extend(
            here.supply(age)
                .iter()
                .copied()
                .zip(there.supply(age).iter().copied()),
        );
    }
    let mut pair = |here: CardSet, there: CardSet| {
        let both = here & there;
        faces.extend(both.into_iter().map(|card| (card, card)));
        // The rest of a hand or score pile have the same ages, in the order of the table.
        faces.extend((here - both).into_iter().zip(there - both));
    };
    for seat in here.settings().seats() {
        pair(here.hand(seat), there.hand(seat));
        pair(here.score_pile(seat), there.score_pile(seat));
    }
    let face = move |card: Card| {
        faces
            .iter()
            .find(|(from, _)| *from == card)
            .map_or(card, |pair| pair.1)
    };
    move |choice| match choice {
        Choice::Card(card) => Choice::Card(face(card)),
        Choice::Meld(card) => Choice::Meld(face(card)),
        Choice::Dogma(card) => Choice::Dogma(face(card)),
        choice => choice,
    }
}
