//! A playout does not touch the heap.

use std::alloc::System;

use innovation_engine::{Edition, Rng, Settings, State};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

#[test]
fn no_allocation_in_a_playout_and_a_small_state() {
    assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    let mut rng = Rng::new(1);
    for settings in [
        Settings::new(2).unwrap(),
        Settings::new(3).unwrap().with_edition(Edition::First),
        Settings::new(4).unwrap(),
        Settings::teams(),
    ] {
        for seed in 0..200 {
            let region = Region::new(ALLOCATOR);
            let mut state = State::deal(settings, seed);
            state.play_out(|_, question| rng.below(u32::from(question.count())) as u8);
            let change = region.change();
            assert!(state.outcome().is_some());
            assert_eq!(
                (change.allocations, change.reallocations),
                (0, 0),
                "{settings:?}, seed {seed}"
            );
        }
    }
}
