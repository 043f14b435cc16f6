//! The set-up: what scenario files, which begin in the middle, cannot show.

use innovation_engine::{
    Achievement, Age, Card, CardSet, Choice, Event, Game, Language, Place, Purpose, Seat, Seen,
    Settings, What,
};

const ONE: Age = Age::ALL[0];

/// Plays the first melds of a game; each seat takes this option.
fn first_melds(
    settings: Settings,
    seed: u64,
    option: impl Fn(Seat) -> usize,
) -> (Game, Vec<Event>) {
    let mut game = Game::new(settings, seed);
    let mut events = Vec::new();
    for seat in settings.seats() {
        events = game.answer_as(seat, option(seat)).unwrap().to_vec();
    }
    (game, events)
}

#[test]
fn every_age_is_shuffled_and_one_card_of_ages_1_to_9_is_laid_aside() {
    for players in 2..=4 {
        let game = Game::new(Settings::new(players).unwrap(), 5);
        let state = game.state();
        for age in Age::ALL {
            let aside = usize::from(age.number() < 10);
            let drawn = if age == ONE { 2 * players as usize } else { 0 };
            let all = CardSet::of_age(age).len() as usize;
            assert_eq!(state.supply(age).len(), all - aside - drawn, "age {age}");
            assert_eq!(state.achievement_face(age).is_some(), aside == 1);
        }
        assert_eq!(state.available().len(), 14);
    }
    let piles = |seed| {
        let game = Game::new(Settings::new(2).unwrap(), seed);
        Age::ALL.map(|age| game.state().supply(age).to_vec())
    };
    assert_eq!(piles(1), piles(1));
    assert_ne!(piles(1), piles(2));
}

#[test]
fn first_melds_are_chosen_hidden_and_shown_together() {
    let settings = Settings::new(3).unwrap();
    let mut game = Game::new(settings, 11);
    for seat in settings.seats() {
        let decision = game.decision().unwrap();
        assert_eq!(
            (decision.seat, decision.purpose),
            (seat, Purpose::FirstMeld)
        );
        let hand = game.state().hand(seat);
        assert_eq!(
            decision.options,
            hand.into_iter().map(Choice::Card).collect::<Vec<_>>()
        );
        let others: Vec<_> = settings.seats().filter(|&other| other != seat).collect();
        let before: Vec<_> = others
            .iter()
            .map(|&other| game.view(other).unwrap())
            .collect();
        let events = game.answer(1).unwrap();
        if seat.index() < 2 {
            assert_eq!(*events, [], "nothing is shown before the last has chosen");
            for (other, before) in others.into_iter().zip(before) {
                assert_eq!(game.view(other).unwrap().players, before.players);
            }
        } else {
            let melded = events
                .iter()
                .filter(|event| matches!(event.what, What::Moved { .. }));
            assert_eq!(melded.count(), 3);
        }
    }
    for seat in settings.seats() {
        assert_eq!(game.state().hand(seat).len(), 1);
        assert_eq!(game.state().top_cards(seat).len(), 1);
    }
}

#[test]
fn nobody_else_sees_what_is_drawn() {
    let game = Game::new(Settings::new(2).unwrap(), 3);
    let opening = game.opening();
    assert_eq!(opening.len(), 4);
    for event in opening {
        for seat in game.settings().seats() {
            let What::Moved { card, from, to, .. } = event.as_seen_by(seat).what else {
                panic!("{event:?}");
            };
            assert_eq!(from, Place::Supply(ONE));
            assert_eq!(matches!(card, Seen::Face(_)), to == Place::Hand(seat));
        }
    }
}

/// Who begins, by the names on the cards in each language, not by anything the engine says of them.
#[test]
fn the_first_card_in_the_alphabet_of_the_table_begins() {
    #[rustfmt::skip]
    let alphabets = [
        (Language::En, ["Agriculture", "Archery", "City States", "Clothing", "Code of Laws", "Domestication",
            "Masonry", "Metalworking", "Mysticism", "Oars", "Pottery", "Sailing", "The Wheel", "Tools", "Writing"]),
        // Abbigliamento, Agricoltura, Allevamento, Barche a remi, Ceramica, Città-Stato, Codice di leggi,
        // Edilizia, Metallurgia, Misticismo, Navigazione a vela, Ruota, Scrittura, Tiro con l'arco, Utensili
        (Language::It, ["Clothing", "Agriculture", "Domestication", "Oars", "Pottery", "City States", "Code of Laws",
            "Masonry", "Metalworking", "Mysticism", "Sailing", "The Wheel", "Writing", "Archery", "Tools"]),
        // Agriculture, Archerie, Cités-États, Code de lois, Écriture, Élevage, La Roue, Maçonnerie,
        // Métallurgie, Mysticisme, Outils, Poterie, Rames, Tissage, Voiles
        (Language::Fr, ["Agriculture", "Archery", "City States", "Code of Laws", "Writing", "Domestication",
            "The Wheel", "Masonry", "Metalworking", "Mysticism", "Tools", "Pottery", "Oars", "Clothing", "Sailing"]),
        // A Roda, Agricultura, Alvenaria, Arqueria, Cerâmica, Cidades-Estado, Código de Leis, Domesticação,
        // Escrita, Ferramentas, Metalurgia, Misticismo, Navegação à Vela, Remo, Vestuário
        (Language::Pt, ["The Wheel", "Agriculture", "Masonry", "Archery", "Pottery", "City States", "Code of Laws",
            "Domestication", "Writing", "Tools", "Metalworking", "Mysticism", "Sailing", "Oars", "Clothing"]),
        // Вёсла, Гончарное дело, Города, Земледелие, Инструменты, Каменная кладка, Колесо, Кузнечное дело,
        // Лук и стрелы, Мистицизм, Одежда, Парус, Письменность, Свод законов, Скотоводство
        (Language::Ru, ["Oars", "Pottery", "City States", "Agriculture", "Tools", "Masonry", "The Wheel",
            "Metalworking", "Archery", "Mysticism", "Clothing", "Sailing", "Writing", "Code of Laws", "Domestication"]),
    ];
    for (language, alphabet) in alphabets {
        let place = |card: Card| {
            alphabet
                .iter()
                .position(|name| *name == card.name())
                .unwrap()
        };
        for seed in 0..300 {
            let mut settings = Settings::new(2 + (seed % 3) as u8).unwrap();
            settings.language = language;
            let (game, _) = first_melds(settings, seed, |seat| seat.index() % 2);
            let top = |seat: &Seat| game.state().top_cards(*seat).only().unwrap();
            let first = settings
                .seats()
                .min_by_key(|seat| place(top(seat)))
                .unwrap();
            assert_eq!(game.state().turn(), first, "{language:?}, seed {seed}");
        }
    }
}

#[test]
fn first_turns_have_one_action_for_the_first_player_and_with_four_for_the_second_too() {
    for (settings, short) in [
        (Settings::new(2).unwrap(), 1),
        (Settings::new(3).unwrap(), 1),
        (Settings::new(4).unwrap(), 2),
        (Settings::teams(), 2),
    ] {
        let (mut game, events) = first_melds(settings, 8, |_| 0);
        let mut turns: Vec<(Seat, u8)> = Vec::new();
        let mut note = |events: &[Event]| {
            for event in events {
                if let What::Turn { actions } = event.what {
                    turns.push((event.by, actions));
                }
            }
        };
        note(&events);
        for _ in 0..12 {
            note(game.answer(0).unwrap());
        }
        let lengths: Vec<u8> = turns.iter().map(|turn| turn.1).collect();
        let expected: Vec<u8> = (0..lengths.len())
            .map(|turn| if turn < short { 1 } else { 2 })
            .collect();
        assert_eq!(lengths, expected, "{settings:?}");
        for pair in turns.windows(2) {
            let next = (pair[0].0.index() + 1) % settings.players() as usize;
            assert_eq!(pair[1].0.index(), next, "turns go clockwise");
        }
    }
}

#[test]
fn settings_that_no_game_can_have_are_refused() {
    for players in [0, 1, 5, 255] {
        let error = Settings::new(players).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("the game is for 2 to 4 players, not {players}")
        );
    }
    let text = r#"{"players":3,"teams":true,"edition":"third","language":"en","open_boards":false,"prove":true}"#;
    let error = serde_json::from_str::<Settings>(text).unwrap_err();
    assert!(
        error.to_string().contains("teams need four players, not 3"),
        "{error}"
    );
}

#[test]
fn no_age_10_achievement() {
    assert_eq!(Achievement::from_name("10"), None);
    assert_eq!(Achievement::ALL.len(), 14);
}
