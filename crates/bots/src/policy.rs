//! A cheap default policy for playouts.

use innovation_engine::{Choice, Purpose, Question, Rng, Splay, State};

/// The best of three random options by a heuristic; one time in eight a random option.
pub fn quick(state: &State, question: &Question, rng: &mut Rng) -> u8 {
    let mut any = || rng.below(question.count().into()) as u8;
    let options = [any(), any(), any()];
    if question.order || rng.below(8) == 0 {
        return options[0];
    }
    let [one, two, three] = options;
    let better = |one: u8, other: u8| {
        if liking(state, question, other) > liking(state, question, one) {
            other
        } else {
            one
        }
    };
    better(better(one, two), three)
}

/// The heuristic value of an option.
fn liking(state: &State, question: &Question, index: u8) -> i32 {
    let seat = question.seat;
    let Some(choice) = question.option(index) else {
        return i32::MIN;
    };
    match choice {
        Choice::Achieve(_) => 100,
        Choice::Dogma(card) => {
            let sharing = state.affected(seat, card.dogma_icon()).sharing;
            let sharing = sharing & state.settings().opponents(seat);
            20 + i32::from(card.value()) - 10 * i32::from(sharing.len())
        }
        Choice::Meld(card) => {
            let covered = state.pile(seat, card.color()).top();
            15 + 2 * (i32::from(card.value()) - covered.map_or(-1, |top| i32::from(top.value())))
        }
        Choice::Draw => 15,
        Choice::Card(card) => {
            let value = i32::from(card.value());
            let mine = state.hand(seat).has(card) || state.score_pile(seat).has(card);
            match question.purpose {
                Purpose::Transfer | Purpose::Return if mine => 10 - value,
                Purpose::Tuck => 10 - value,
                _ => value,
            }
        }
        Choice::Color(color) => match question.purpose {
            Purpose::Splay(Splay::Left) => state.pile(seat, color).len() as i32,
            Purpose::Splay(_) => 2 * state.pile(seat, color).len() as i32,
            _ => 1,
        },
        Choice::Pass => 0,
        _ => 1,
    }
}
