//! What a seat knows: drawn, shown, given away, returned in sight; and lost again.

mod common;

use common::{ANN, BOB, EVE, Table, answer, card, cards};
use innovation_engine::{Age, Choice, Color, Observed, Place, Rng, Seat, View};

fn view(game: &Observed, seat: Seat) -> View {
    game.view(seat).unwrap()
}

#[test]
fn a_hand_is_known_to_its_owner_only() {
    let game = Table::new(2)
        .hand(ANN, &["Oars", "Tools"])
        .hand(BOB, &["Archery"])
        .begin();
    assert_eq!(
        view(&game, ANN).place_of(card("Oars")),
        Some(Place::Hand(ANN))
    );
    assert_eq!(view(&game, BOB).place_of(card("Oars")), None);
    let backs = &view(&game, BOB).players[0].hand;
    assert!(
        backs
            .iter()
            .all(|slot| slot.age() == Some(Age::ALL[0]) && slot.known().is_none())
    );
}

#[test]
fn a_transferred_card_is_known_to_both_and_to_no_third() {
    // Archery: the victim gives the highest card.
    let mut game = Table::new(3)
        .board(ANN, &["Archery"])
        .board(EVE, &["Metalworking"])
        .hand(BOB, &["Coal"])
        .supply(&["Tools", "Writing"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Archery")));
    let mine = Some(Place::Hand(ANN));
    assert_eq!(view(&game, ANN).place_of(card("Coal")), mine);
    assert_eq!(view(&game, BOB).place_of(card("Coal")), mine);
    assert_eq!(view(&game, EVE).place_of(card("Coal")), None);
}

#[test]
fn a_known_card_is_lost_among_others_of_its_age_when_one_leaves_face_down() {
    // Seat 1 gave Coal to seat 0, who holds another 5 and then scores one of the two by Philosophy.
    let mut game = Table::new(2)
        .board(ANN, &["Archery"])
        .board(ANN, &["Philosophy"])
        .hand(ANN, &["Banking"])
        .hand(BOB, &["Coal"])
        .supply(&["Tools", "Writing"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Archery")));
    assert_eq!(
        view(&game, BOB).place_of(card("Coal")),
        Some(Place::Hand(ANN))
    );
    answer(&mut game, Choice::Dogma(card("Philosophy")));
    answer(&mut game, Choice::Card(card("Banking")));
    let seen = view(&game, BOB);
    assert_eq!(
        seen.place_of(card("Coal")),
        None,
        "it may be the scored one"
    );
    let slot = seen.players[0].score[0];
    assert!(slot.may_be().has(card("Coal")) && slot.may_be().has(card("Banking")));
    // In every determinization, Coal is in that hand or that score pile.
    let mut rng = Rng::new(1);
    let mut places = Vec::new();
    for _ in 0..200 {
        places.push(
            seen.sample(&mut rng)
                .unwrap()
                .state()
                .place_of(card("Coal")),
        );
    }
    places.sort();
    places.dedup();
    assert_eq!(places, [Place::Hand(ANN), Place::Score(ANN)]);
}

#[test]
fn a_known_card_of_another_age_stays_known() {
    let mut game = Table::new(2)
        .board(ANN, &["Archery"])
        .board(ANN, &["Philosophy"])
        .hand(ANN, &["Navigation"])
        .hand(BOB, &["Coal"])
        .supply(&["Tools", "Writing"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Archery")));
    answer(&mut game, Choice::Dogma(card("Philosophy")));
    answer(&mut game, Choice::Card(card("Navigation")));
    assert_eq!(
        view(&game, BOB).place_of(card("Coal")),
        Some(Place::Hand(ANN))
    );
}

#[test]
fn a_card_returned_in_sight_is_known_at_the_bottom_of_its_pile() {
    // Electricity returns a top card without a factory; the other player has a top factory card.
    let mut game = Table::new(2)
        .board(ANN, &["Electricity"])
        .board(ANN, &["Oars"])
        .supply(&["Tools", "Writing"])
        .supply(&["Mobility"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Electricity")));
    let seen = view(&game, BOB);
    assert_eq!(
        seen.supply[0][0].known(),
        Some(card("Oars")),
        "the bottom card"
    );
    assert_eq!(seen.supply[0][2].known(), None, "the top card");
}

#[test]
fn a_card_returned_from_hand_is_known_to_who_returned_it() {
    let mut game = Table::new(2)
        .board(ANN, &["Pottery"])
        .hand(ANN, &["Coal", "Banking"])
        .supply(&["Tools", "Writing", "Oars"])
        .supply(&["Physics"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Pottery")));
    answer(&mut game, Choice::Card(card("Coal")));
    answer(&mut game, Choice::Pass);
    let bottom = |seat: Seat| view(&game, seat).supply[4][0];
    assert_eq!(bottom(ANN).known(), Some(card("Coal")));
    assert_eq!(bottom(BOB).known(), None);
    assert!(bottom(BOB).may_be().has(card("Banking")));
}

#[test]
fn a_hand_shown_as_proof_is_known_and_without_proof_only_what_it_lacks() {
    for prove in [true, false] {
        let mut table = Table::new(3)
            .board(ANN, &["Oars"])
            .hand(BOB, &["Tools", "Coal"])
            .supply(&["Archery", "Writing", "Agriculture"]);
        table.0.settings.prove = prove;
        let mut game = table.begin();
        answer(&mut game, Choice::Dogma(card("Oars")));
        let place = Some(Place::Hand(BOB));
        for seat in [ANN, EVE] {
            let seen = view(&game, seat);
            assert_eq!(seen.place_of(card("Coal")), prove.then_some(()).and(place));
            let hand = &seen.players[1].hand;
            assert!(
                hand.iter()
                    .all(|slot| !slot.may_be().has(card("The Pirate Code"))),
                "no crown in it"
            );
        }
    }
}

#[test]
fn the_last_unknown_card_of_an_age_is_told_by_elimination() {
    // With nine 10s on boards and one in the other hand, that one is known.
    let mut game = Table::new(2)
        .board(ANN, &["Software", "Bioengineering"])
        .board(ANN, &["The Internet", "A.I."])
        .board(ANN, &["Robotics", "Miniaturization"])
        .board(ANN, &["Self Service", "Databases"])
        .board(ANN, &["Stem Cells"])
        .hand(BOB, &["Globalization"])
        .begin();
    let place = Some(Place::Hand(BOB));
    assert_eq!(view(&game, ANN).place_of(card("Globalization")), place);
    answer(&mut game, Choice::Dogma(card("Stem Cells")));
    assert_eq!(view(&game, ANN).place_of(card("Globalization")), place);
}

#[test]
fn a_pile_rearranged_out_of_sight_hides_its_order_but_not_what_its_splay_shows() {
    let order = |game: &Observed, seat: Seat| {
        let pile = &view(game, seat).players[0].board[Color::Blue as usize];
        pile.cards
            .iter()
            .map(|slot| slot.known())
            .collect::<Vec<_>>()
    };
    for open in [false, true] {
        let mut table = Table::new(2).board(ANN, &["Publications", "Tools", "Writing", "Calendar"]);
        table.0.settings.open_boards = open;
        let mut game = table.begin();
        answer(&mut game, Choice::Dogma(card("Publications")));
        answer(&mut game, Choice::Color(Color::Blue));
        for name in ["Publications", "Calendar", "Tools"] {
            answer(&mut game, Choice::Card(card(name)));
        }
        let all = cards(&["Writing", "Tools", "Calendar", "Publications"])
            .into_iter()
            .map(Some)
            .collect::<Vec<_>>();
        assert_eq!(order(&game, ANN), all);
        let top_only = vec![None, None, None, Some(card("Publications"))];
        assert_eq!(order(&game, BOB), if open { all.clone() } else { top_only });
        // Splayed up, Calendar shows a leaf; Tools and Writing differ in their last icon.
        answer(&mut game, Choice::Color(Color::Blue));
        assert_eq!(order(&game, BOB), all);
    }
}

#[test]
fn a_score_pile_shows_values_only_and_points_to_all() {
    let game = Table::new(2).score(ANN, &["Coal", "Tools"]).begin();
    let seen = &view(&game, BOB).players[0];
    assert_eq!(seen.points, 6);
    assert!(seen.score.iter().all(|slot| slot.known().is_none()));
}
