//! What can be taken back, and what cannot.

use innovation_engine::{Choice, Rng, Seat, Settings, What};
use innovation_table::{Player, Table};

const ANN: Seat = Seat::ALL[0];

fn players(number: u8) -> Vec<Player> {
    let names = ["Ann", "Bob", "Cleo", "Dan"].into_iter();
    let person = |name: &str| Player::Person(name.to_string());
    names.take(number.into()).map(person).collect()
}

fn table(seed: u64) -> Table {
    Table::new(Settings::new(2).unwrap(), seed, players(2)).unwrap()
}

/// Answers with the option that is this choice.
fn choose(table: &mut Table, wanted: impl Fn(&Choice) -> bool) {
    let decision = table.game().decision().unwrap();
    let index = decision.options.iter().position(wanted).unwrap();
    table.answer(decision.seat, index).unwrap();
}

#[test]
fn a_first_meld_until_somebody_else_has_answered() {
    let mut table = table(1);
    assert_eq!(table.can_take_back(ANN), None);
    table.answer(ANN, 0).unwrap();
    assert_eq!(table.can_take_back(Seat::ALL[1]), None);
    assert_eq!(table.take_back(ANN), Some(0));
    table.answer(ANN, 1).unwrap();
    table.answer(Seat::ALL[1], 0).unwrap();
    assert_eq!(table.can_take_back(ANN), None);
    // For practice, that one too.
    assert_eq!(table.go_back(ANN), Some(0));
    assert_eq!(table.history().len(), 0);
}

#[test]
fn a_meld_but_no_draw() {
    let mut table = table(1);
    table.answer(ANN, 0).unwrap();
    table.answer(Seat::ALL[1], 0).unwrap();
    let turn = table.asked().unwrap();
    let before = table.game().clone();
    choose(&mut table, |choice| matches!(choice, Choice::Meld(_)));
    assert_eq!(table.take_back(turn), Some(2));
    assert!(*table.game() == before);
    choose(&mut table, |choice| *choice == Choice::Draw);
    assert_eq!(table.can_take_back(turn), None);
}

/// In random games: what can be taken back showed nobody a card from the supply, and leaves the game as it was.
#[test]
fn whatever_is_taken_back_leaves_no_trace() {
    let mut taken = 0;
    for seed in 0..60 {
        let number = 2 + (seed % 3) as u8;
        let settings = Settings::new(number).unwrap();
        let mut table = Table::new(settings, seed, players(number)).unwrap();
        let mut rng = Rng::new(seed);
        for _ in 0..200 {
            let Some(decision) = table.game().decision() else {
                break;
            };
            let before = table.game().clone();
            let index = rng.below(decision.options.len() as u32) as usize;
            let events = &table.answer(decision.seat, index).unwrap().events;
            let drew = events.iter().any(|event| {
                let from_supply = matches!(
                    event.what,
                    What::Moved { from: innovation_engine::Place::Supply(_), card: innovation_engine::Seen::Face(card), .. }
                        if !before.view(decision.seat).unwrap().knows(card)
                );
                from_supply && !event.seen_by.is_empty()
            });
            if rng.below(4) == 0
                && let Some(left) = table.clone().take_back(decision.seat)
            {
                assert!(!drew, "seed {seed}");
                let mut again = table.clone();
                assert_eq!(again.take_back(decision.seat), Some(left));
                assert!(*again.game() == before, "seed {seed}");
                taken += 1;
            }
        }
    }
    assert!(taken > 300, "{taken}");
}

/// An answer that can be taken back has shown its player nothing: in every other deal that agrees with the player's view, the same
/// answer leads to the same events, and to the same question or to none.
#[test]
fn whatever_can_be_taken_back_would_look_the_same_in_other_deals() {
    let (mut compared, mut refused) = (0, 0);
    for seed in 0..80 {
        let number = 2 + (seed % 3) as u8;
        let settings = Settings::new(number).unwrap();
        let mut table = Table::new(settings, seed, players(number)).unwrap();
        let mut rng = Rng::new(1000 + seed);
        for _ in 0..160 {
            let Some(decision) = table.game().decision() else {
                break;
            };
            let seat = decision.seat;
            let view = table.game().view(seat).unwrap();
            let index = rng.below(decision.options.len() as u32) as usize;
            table.answer(seat, index).unwrap();
            if table.can_take_back(seat).is_none() {
                refused += 1;
                continue;
            }
            let seen = |events: &[innovation_engine::Event]| -> Vec<innovation_engine::Event> {
                events.iter().map(|event| event.as_seen_by(seat)).collect()
            };
            // The asked player is shown where it is the reader, or between actions.
            let told = |asked: Option<innovation_engine::Decision>| {
                asked.filter(|asked| asked.seat == seat || asked.source.is_none())
            };
            let actual = seen(&table.history().last().unwrap().events);
            let asked = told(table.game().decision());
            for _ in 0..6 {
                let Some(mut world) = view.sample(&mut rng) else {
                    break;
                };
                let answered = world.answer(index).unwrap();
                assert_eq!(seen(&answered.events), actual, "seed {seed}, {decision:?}");
                let other = told(world.decision());
                let seats = (asked.as_ref(), other.as_ref());
                let seats = (
                    seats.0.map(|asked| asked.seat),
                    seats.1.map(|asked| asked.seat),
                );
                assert_eq!(seats.0, seats.1, "seed {seed}, {decision:?}");
                if seats.0 == Some(seat) {
                    assert_eq!(asked, other, "seed {seed}, {decision:?}");
                }
                compared += 1;
            }
        }
    }
    assert!(
        compared > 3_000 && refused > 1_000,
        "{compared} and {refused}"
    );
}
