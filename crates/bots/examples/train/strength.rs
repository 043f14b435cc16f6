//! A match between two generations.

use std::sync::atomic::{AtomicU64, Ordering};

use innovation_bots::{Bot, Budget, Mind, Search};
use innovation_engine::{Edition, Game, Rng, Settings};

use crate::on_all_cores;

/// Each deal is played from both seats.
const DEALS: u64 = 100;
const BUDGET: Budget = Budget::Iterations(200);

/// How often one wins against the other with two players, as a sentence with the interval of 95 %.
pub fn compare(one: Mind, other: Mind, seed: u64) -> String {
    let next = AtomicU64::new(0);
    let play = || {
        let mut results = Vec::new();
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= DEALS {
                return results;
            }
            let mut settings = Settings::new(2).expect("two may play");
            if deal % 2 == 1 {
                settings = settings.with_edition(Edition::First);
            }
            let won = |minds| share_of_first(settings, minds, seed.wrapping_add(deal));
            results.push((won([one, other]) + 1.0 - won([other, one])) / 2.0);
        }
    };
    let results = on_all_cores(play).concat();
    let count = results.len() as f64;
    let mean = results.iter().sum::<f64>() / count;
    let variance = results.iter().map(|won| (won - mean).powi(2)).sum::<f64>() / count;
    format!(
        "wins {:.1} ± {:.1} % of {} games against the generation before",
        100.0 * mean,
        196.0 * (variance / count).sqrt(),
        2 * results.len(),
    )
}

/// What the first seat gets of the win.
fn share_of_first(settings: Settings, minds: [Mind; 2], seed: u64) -> f64 {
    let mut rng = Rng::new(seed);
    let mut game = Game::new(settings, rng.next_u64());
    let mut bots = minds.map(|mind| Search::with(mind, rng.next_u64(), 1));
    while let Some(decision) = game.decision() {
        let view = game.view(decision.seat).expect("who is asked has a view");
        let option = bots[decision.seat.index()].choose(&view, &decision, BUDGET);
        game.answer(option).expect("one of the options");
    }
    let winners = game.outcome().map(|outcome| outcome.winners);
    let Some(winners) = winners else { return 0.5 };
    let first = winners.into_iter().filter(|seat| seat.index() == 0);
    first.count() as f64 / f64::from(winners.len())
}
