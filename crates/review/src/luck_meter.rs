use innovation_bots::habits::Habits;
use innovation_engine::{CardSet, Event, Game, Play, Purpose, Rng, Seen, State, What};

use crate::calibration;

/// Measures the luck of the cards in a game, for all seats, with all cards open.
///
/// AIVAT (Burch, Schmid, Moravčík, Morrill and Bowling 2018) for this game: each time cards come from the supply, what
/// they led to is compared with what others could have led to, in other deals of the cards that nobody has seen.
/// Nothing that was chosen before depends on those, so every such deal was as likely as the real one. So the difference
/// has mean zero, however good the playouts and the evaluation are, and a result minus the luck is unbiased. The better
/// they are, the less noise is left.
pub struct LuckMeter {
    /// The cards that have been in the supply or under an achievement since the deal.
    unseen: CardSet,
    luck: [f64; 4],
    rng: Rng,
}

/// The number of other deals.
const DEALS: u32 = 32;

/// After how many actions of a playout the evaluation is asked. A card shows its worth at different times, so the mean
/// says more than any of them. After many more actions, the habits know less than the evaluation.
const ACTIONS: [u8; 4] = [4, 7, 10, 14];

impl LuckMeter {
    /// A meter for a game that is at its first question. Its seed must be independent of the seed of the game.
    pub fn new(game: &Game, seed: u64) -> LuckMeter {
        let mut meter = LuckMeter {
            unseen: CardSet::ALL,
            luck: [0.0; 4],
            rng: Rng::new(seed),
        };
        meter.see(game.opening());
        for _ in 0..DEALS {
            let [_, same] = game
                .play()
                .redealt(meter.unseen, CardSet::EMPTY, &mut meter.rng);
            let other = Play::new(game.settings(), meter.rng.next_u64());
            meter.compare(&same, &other);
        }
        meter
    }

    /// What the cards have been worth to each seat so far.
    pub fn luck(&self) -> [f64; 4] {
        self.luck
    }

    /// Adds an answer: the play before it, its index in the open question, and what happened then.
    pub fn add(&mut self, before: &Play, index: u8, events: &[Event]) {
        let unseen = self.unseen;
        self.see(events);
        let new = unseen - self.unseen;
        // Without a new card, all deals lead to the same.
        if new.is_empty() {
            return;
        }
        for _ in 0..DEALS {
            let [mut other, mut same] = before.redealt(unseen, new, &mut self.rng);
            // The question is the same in every deal, and so are its options.
            if other.answer_openly(index).is_ok() && same.answer_openly(index).is_ok() {
                self.compare(&same, &other);
            }
        }
    }

    /// Adds the difference of two deals, with the same random numbers in both.
    fn compare(&mut self, same: &Play, other: &Play) {
        let seed = self.rng.next_u64();
        let value = |play: &Play| chances_of(play, &mut Rng::new(seed));
        let pairs = value(same).into_iter().zip(value(other));
        for (luck, (same, other)) in self.luck.iter_mut().zip(pairs) {
            *luck += (same - other) / f64::from(DEALS);
        }
    }

    fn see(&mut self, events: &[Event]) {
        for event in events {
            if let What::Moved {
                card: Seen::Face(card),
                ..
            } = event.what
            {
                self.unseen = self.unseen.without(card);
            }
        }
    }
}

/// For every seat, the mean of its win chances at some times of a playout.
fn chances_of(play: &Play, rng: &mut Rng) -> [f64; 4] {
    let sharpness = calibration::sharpness(play.settings());
    let mut sums = [0.0; 4];
    let mut add = |state: &State, times: usize| {
        for (sum, chance) in sums.iter_mut().zip(calibration::chances(state, sharpness)) {
            *sum += chance * times as f64 / ACTIONS.len() as f64;
        }
    };
    let mut left = &ACTIONS[..];
    let mut actions = 0;
    let end = play.play_while(|state, question| {
        if question.purpose == Purpose::Action {
            if let Some((_, later)) = left.split_first().filter(|(next, _)| **next == actions) {
                add(state, 1);
                left = later;
            }
            if left.is_empty() {
                return None;
            }
            actions += 1;
        }
        Some(Habits::standard().answer(state, question, rng))
    });
    // The game is over: its result counts for all later times.
    add(&end, left.len());
    sums
}
