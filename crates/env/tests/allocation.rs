//! A batch does not allocate while it is stepped and games begin anew: it writes into the buffers of the caller.

use std::alloc::System;

use innovation_engine::{Rng, Settings};
use innovation_env::{Batch, BatchOptions, Buffers, Observations, Ruleset, action, observation};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

const GAMES: usize = 8;

// A program without the test harness: allocations are counted for all threads, and those of the harness allocate.
fn main() {
    let of = |players| Settings::new(players).expect("two to four");
    for settings in [of(2), of(4)] {
        for observes in [true, false] {
            steps(settings, observes);
        }
    }
}

fn steps(settings: Settings, observes: bool) {
    let options = BatchOptions {
        ruleset: Ruleset::game(settings),
        opponent: None,
        observes,
        truncate_after: None,
    };
    let mut batch = Batch::new(GAMES, options, 1, 1).expect("no threads are started");
    let mut observations = vec![0; GAMES * observation::LEN];
    let mut masks = vec![0; GAMES * action::COUNT];
    let mut seats = vec![0; GAMES];
    let mut rewards = vec![0.0; GAMES * usize::from(settings.players())];
    let mut done = vec![0; GAMES];
    let mut answers = vec![0; GAMES];
    let mut rng = Rng::new(1);
    let mut over = 0;
    let region = Region::new(ALLOCATOR);
    for step in 0..6_000 {
        let buffers = Buffers {
            observations: match observes {
                true => Observations::Bytes(&mut observations),
                false => Observations::None,
            },
            masks: &mut masks,
            seats: &mut seats,
            rewards: &mut rewards,
            done: &mut done,
        };
        match step {
            0 => batch.write(buffers),
            _ => batch.step_options(&answers, buffers),
        }
        .expect("they are options");
        over += done.iter().filter(|&&done| done == 1).count();
        for (answer, mask) in answers.iter_mut().zip(masks.chunks(action::COUNT)) {
            let count = mask.iter().filter(|&&flag| flag == 1).count();
            *answer = i64::from(rng.below(count as u32));
        }
    }
    let change = region.change();
    let allocations = change.allocations + change.reallocations;
    assert_eq!(allocations, 0, "{settings:?}, observations: {observes}");
    assert!(over > 2 * GAMES, "games have ended and begun anew: {over}");
}
