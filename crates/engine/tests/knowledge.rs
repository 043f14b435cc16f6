//! What a seat knows: drawn, shown, given away, returned in sight; and lost again.

use innovation_engine::{
    AchievementSet, Age, Card, Choice, Color, Observed, Place, PlayerPosition, Position, Rng, Seat,
    Settings, View,
};

fn card(name: &str) -> Card {
    Card::from_name(name).unwrap_or_else(|| panic!("no card {name}"))
}

fn cards(names: &[&str]) -> Vec<Card> {
    names.iter().copied().map(card).collect()
}

struct Table(Position);

impl Table {
    fn new(players: u8) -> Table {
        let settings = Settings::new(players).unwrap();
        Table(Position {
            settings,
            players: vec![PlayerPosition::default(); players as usize],
            supply: Default::default(),
            faces: [None; 9],
            available: AchievementSet::ALL,
            turn: Seat::ALL[0],
            actions: 2,
        })
    }

    fn hand(mut self, seat: usize, names: &[&str]) -> Table {
        self.0.players[seat].hand = cards(names);
        self
    }

    fn score(mut self, seat: usize, names: &[&str]) -> Table {
        self.0.players[seat].score = cards(names);
        self
    }

    /// Top first, as people write piles.
    fn board(mut self, seat: usize, names: &[&str]) -> Table {
        let mut pile = cards(names);
        pile.reverse();
        let color = pile[0].color();
        self.0.players[seat].board[color as usize] = (pile, None);
        self
    }

    fn supply(mut self, names: &[&str]) -> Table {
        let mut pile = cards(names);
        pile.reverse();
        let age = pile[0].age();
        self.0.supply[age.number() as usize - 1] = pile;
        self
    }

    fn begin(self) -> Observed {
        Observed::from_position(&self.0).unwrap()
    }
}

fn answer(game: &mut Observed, choice: Choice) {
    let decision = game.decision().unwrap();
    let index = decision.options.iter().position(|option| *option == choice);
    let index = index.unwrap_or_else(|| panic!("{choice} is not among {:?}", decision.options));
    game.answer(index).unwrap();
}

fn view(game: &Observed, seat: usize) -> View {
    game.view(Seat::ALL[seat]).unwrap()
}

#[test]
fn a_hand_is_known_to_its_owner_only() {
    let game = Table::new(2)
        .hand(0, &["Oars", "Tools"])
        .hand(1, &["Archery"])
        .begin();
    assert_eq!(
        view(&game, 0).place_of(card("Oars")),
        Some(Place::Hand(Seat::ALL[0]))
    );
    assert_eq!(view(&game, 1).place_of(card("Oars")), None);
    let backs = &view(&game, 1).players[0].hand;
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
        .board(0, &["Archery"])
        .board(2, &["Metalworking"])
        .hand(1, &["Coal"])
        .supply(&["Tools", "Writing"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Archery")));
    let mine = Some(Place::Hand(Seat::ALL[0]));
    assert_eq!(view(&game, 0).place_of(card("Coal")), mine);
    assert_eq!(view(&game, 1).place_of(card("Coal")), mine);
    assert_eq!(view(&game, 2).place_of(card("Coal")), None);
}

#[test]
fn a_known_card_is_lost_among_others_of_its_age_when_one_leaves_face_down() {
    // Seat 1 gave Coal to seat 0, who holds another 5 and then scores one of the two by Philosophy.
    let mut game = Table::new(2)
        .board(0, &["Archery"])
        .board(0, &["Philosophy"])
        .hand(0, &["Banking"])
        .hand(1, &["Coal"])
        .supply(&["Tools", "Writing"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Archery")));
    assert_eq!(
        view(&game, 1).place_of(card("Coal")),
        Some(Place::Hand(Seat::ALL[0]))
    );
    answer(&mut game, Choice::Dogma(card("Philosophy")));
    answer(&mut game, Choice::Card(card("Banking")));
    let seen = view(&game, 1);
    assert_eq!(
        seen.place_of(card("Coal")),
        None,
        "it may be the scored one"
    );
    let slot = seen.players[0].score[0];
    assert!(slot.may_be().has(card("Coal")) && slot.may_be().has(card("Banking")));
    // In every game that agrees, Coal is in that hand or that score pile, and nowhere else.
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
    assert_eq!(
        places,
        [Place::Hand(Seat::ALL[0]), Place::Score(Seat::ALL[0])]
    );
}

#[test]
fn a_known_card_of_another_age_stays_known() {
    let mut game = Table::new(2)
        .board(0, &["Archery"])
        .board(0, &["Philosophy"])
        .hand(0, &["Navigation"])
        .hand(1, &["Coal"])
        .supply(&["Tools", "Writing"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Archery")));
    answer(&mut game, Choice::Dogma(card("Philosophy")));
    answer(&mut game, Choice::Card(card("Navigation")));
    assert_eq!(
        view(&game, 1).place_of(card("Coal")),
        Some(Place::Hand(Seat::ALL[0]))
    );
}

#[test]
fn a_card_returned_in_sight_is_known_at_the_bottom_of_its_pile() {
    // Electricity returns a top card without a factory; the other player has a top factory card.
    let mut game = Table::new(2)
        .board(0, &["Electricity"])
        .board(0, &["Oars"])
        .supply(&["Tools", "Writing"])
        .supply(&["Mobility"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Electricity")));
    let seen = view(&game, 1);
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
        .board(0, &["Pottery"])
        .hand(0, &["Coal", "Banking"])
        .supply(&["Tools", "Writing", "Oars"])
        .supply(&["Physics"])
        .begin();
    answer(&mut game, Choice::Dogma(card("Pottery")));
    answer(&mut game, Choice::Card(card("Coal")));
    answer(&mut game, Choice::Pass);
    let bottom = |seat: usize| view(&game, seat).supply[4][0];
    assert_eq!(bottom(0).known(), Some(card("Coal")));
    assert_eq!(bottom(1).known(), None);
    assert!(bottom(1).may_be().has(card("Banking")));
}

#[test]
fn a_hand_shown_as_proof_is_known_and_without_proof_only_what_it_lacks() {
    for prove in [true, false] {
        let mut table = Table::new(3)
            .board(0, &["Oars"])
            .hand(1, &["Tools", "Coal"])
            .supply(&["Archery", "Writing", "Agriculture"]);
        table.0.settings.prove = prove;
        let mut game = table.begin();
        answer(&mut game, Choice::Dogma(card("Oars")));
        let place = Some(Place::Hand(Seat::ALL[1]));
        for seat in [0, 2] {
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
    // Nine 10s on boards and one in the other's hand: it can be no other.
    let mut game = Table::new(2)
        .board(0, &["Software", "Bioengineering"])
        .board(0, &["The Internet", "A.I."])
        .board(0, &["Robotics", "Miniaturization"])
        .board(0, &["Self Service", "Databases"])
        .board(0, &["Stem Cells"])
        .hand(1, &["Globalization"])
        .begin();
    let place = Some(Place::Hand(Seat::ALL[1]));
    assert_eq!(view(&game, 0).place_of(card("Globalization")), place);
    answer(&mut game, Choice::Dogma(card("Stem Cells")));
    assert_eq!(view(&game, 0).place_of(card("Globalization")), place);
}

#[test]
fn a_pile_rearranged_out_of_sight_hides_its_order_but_not_what_its_splay_shows() {
    let order = |game: &Observed, seat: usize| {
        let pile = &view(game, seat).players[0].board[Color::Blue as usize];
        pile.cards
            .iter()
            .map(|slot| slot.known())
            .collect::<Vec<_>>()
    };
    for open in [false, true] {
        let mut table = Table::new(2).board(0, &["Publications", "Tools", "Writing", "Calendar"]);
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
        assert_eq!(order(&game, 0), all);
        let top_only = vec![None, None, None, Some(card("Publications"))];
        assert_eq!(order(&game, 1), if open { all.clone() } else { top_only });
        // Splayed up, Calendar shows a leaf; Tools and Writing differ in their last icon.
        answer(&mut game, Choice::Color(Color::Blue));
        assert_eq!(order(&game, 1), all);
    }
}

#[test]
fn a_score_pile_shows_values_only_and_points_to_all() {
    let game = Table::new(2).score(0, &["Coal", "Tools"]).begin();
    let seen = &view(&game, 1).players[0];
    assert_eq!(seen.points, 6);
    assert!(seen.score.iter().all(|slot| slot.known().is_none()));
}
