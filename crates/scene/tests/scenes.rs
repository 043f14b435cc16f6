//! Pictures of games: each is a file that can be read, with what its viewer sees and nothing that is hidden.

use innovation_engine::{Card, Game, Language, Rng, Seat, Settings, View};
use innovation_scene::Scene;
use innovation_scene::svg::draw;
use innovation_table::Told;
use innovation_text::{Names, Reader, Text};
use roxmltree::Document;

const NAMES: [&str; 4] = ["Ann <&>", "Bob \"B\" \u{7}", "Zoë", "Ян"];

/// Random games of all kinds of tables, at some of their questions.
fn games(mut each: impl FnMut(&Game, &'static Text)) {
    let kinds = [(2, false), (3, false), (4, false), (4, true)];
    for (seed, (players, teams)) in (1..).zip(kinds) {
        let settings = Settings::of(players, teams).unwrap();
        let mut game = Game::new(settings, seed);
        let mut rng = Rng::new(seed);
        let mut languages = Language::ALL.into_iter().cycle();
        for answers in 0.. {
            if answers % 23 == 0 || game.decision().is_none() {
                each(&game, Text::of(languages.next().unwrap()));
            }
            let Some(decision) = game.decision() else {
                break;
            };
            let option = rng.below(decision.options.len() as u32) as usize;
            game.answer(option).unwrap();
        }
    }
}

fn picture(game: &Game, view: &View, seat: Option<Seat>, text: &'static Text) -> String {
    let names = Names::new(
        NAMES
            .into_iter()
            .take(usize::from(game.settings().players())),
    );
    let plies = game.history().iter().flat_map(|ply| &ply.events);
    let events = game.opening().iter().chain(plies);
    let events: Vec<_> = events
        .map(|event| match seat {
            Some(seat) => event.as_seen_by(seat),
            None => event.clone(),
        })
        .collect();
    let reader = Reader::new(seat, names.clone());
    let told = Told::of_events(&events, events.len() / 2, game.settings(), reader, text);
    draw(&Scene::live(text, view, &names), &told)
}

#[test]
fn every_table_is_a_file_that_can_be_read() {
    let mut drawn = 0;
    games(|game, text| {
        let seats = game.settings().seats().map(Some).chain([None]);
        for seat in seats {
            let view = match seat {
                Some(seat) => game.view(seat).unwrap(),
                None => game.open_view(),
            };
            let picture = picture(game, &view, seat, text);
            let document = Document::parse(&picture).unwrap();
            let ids: Vec<&str> = document
                .descendants()
                .filter_map(|node| node.attribute("id"))
                .collect();
            for node in document.descendants() {
                if let Some(used) = node.attribute("href") {
                    assert!(ids.contains(&used.trim_start_matches('#')), "{used}");
                }
                for name in ["width", "height"] {
                    let number = node.attribute(name).map(|number| number.parse::<f32>());
                    assert!(number.is_none_or(|number| number.unwrap() >= 0.0));
                }
            }
            let words: Vec<&str> = document
                .descendants()
                .filter_map(|node| node.text())
                .collect();
            for name in ["Ann <&>", "Bob \"B\"  "] {
                assert!(words.contains(&name), "{words:?}");
            }
            drawn += 1;
        }
    });
    assert!(drawn > 100, "{drawn}");
}

/// Two tables that a seat cannot tell apart have the same picture.
#[test]
fn a_picture_shows_nothing_that_is_hidden() {
    let (mut rng, mut others) = (Rng::new(5), 0);
    games(|game, text| {
        for seat in game.settings().seats() {
            let view = game.view(seat).unwrap();
            let scene = |view: &View| {
                let names = Names::new(
                    NAMES
                        .into_iter()
                        .take(usize::from(game.settings().players())),
                );
                draw(&Scene::live(text, view, &names), &[])
            };
            let shown = scene(&view);
            let Some(world) = view.sample_observed(&mut rng) else {
                continue;
            };
            others += usize::from(world.open_view() != game.open_view());
            assert_eq!(scene(&world.view(seat).unwrap()), shown);
        }
    });
    assert!(others > 50, "{others}");
}

#[test]
fn a_card_in_hand_is_shown_to_its_owner_only() {
    let game = Game::new(Settings::new(2).unwrap(), 3);
    let [ann, bob] = [Seat::ALL[0], Seat::ALL[1]];
    let text = Text::of(Language::En);
    let held: Vec<Card> = {
        let view = game.view(ann).unwrap();
        let hand = view.player(ann).unwrap().hand.clone();
        hand.into_iter().filter_map(|slot| slot.known()).collect()
    };
    assert_eq!(held.len(), 2);
    for card in held {
        for (seat, sees) in [(ann, true), (bob, false)] {
            let picture = picture(&game, &game.view(seat).unwrap(), Some(seat), text);
            assert_eq!(picture.contains(text.card_name(card)), sees, "{card}");
        }
    }
}
