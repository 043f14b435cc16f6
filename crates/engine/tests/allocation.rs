//! A playout does not allocate, and its state is small.

use std::alloc::System;

use innovation_engine::{Edition, Game, Play, Rng, Settings, State};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region, StatsAlloc};

#[global_allocator]
static ALLOCATOR: &StatsAlloc<System> = &INSTRUMENTED_SYSTEM;

/// Threads can share a play and a game.
const _: () = {
    const fn shared<T: Send + Sync>() {}
    shared::<Play>();
    shared::<Game>();
    assert!(size_of::<Play>() <= 1024);
};

/// Runs this, and counts the allocations.
fn allocations<T>(run: impl FnOnce() -> T) -> (T, usize) {
    let region = Region::new(ALLOCATOR);
    let result = run();
    let change = region.change();
    (result, change.allocations + change.reallocations)
}

// A program without the test harness: allocations are counted for all threads, and those of the harness allocate.
fn main() {
    let mut rng = Rng::new(1);
    for settings in [
        Settings::new(2).unwrap(),
        Settings::new(3).unwrap().with_edition(Edition::First),
        Settings::new(4).unwrap(),
        Settings::teams(),
    ] {
        for seed in 0..200 {
            let (end, allocations) = allocations(|| {
                let mut state = State::deal(settings, seed);
                state.play_out(|_, question| rng.below(u32::from(question.count())) as u8);
                state
            });
            assert!(end.outcome().is_some());
            assert_eq!(allocations, 0, "{settings:?}, seed {seed}");
        }
        in_the_middle(settings, &mut rng);
    }
}

/// From any question of a game, in the middle of an action too.
fn in_the_middle(settings: Settings, rng: &mut Rng) {
    let mut within_action = 0;
    let mut game = Game::new(settings, 1);
    while let Some(decision) = game.decision() {
        within_action += usize::from(decision.source.is_some());
        let view = game.view(decision.seat).unwrap();
        let play = view.sample(rng).unwrap();
        let (end, allocations) =
            allocations(|| play.play_out(|_, question| rng.below(question.count().into()) as u8));
        assert!(end.outcome().is_some());
        assert_eq!(allocations, 0, "{settings:?}: {decision:?}");
        game.answer(rng.below(decision.options.len() as u32) as usize)
            .unwrap();
    }
    assert!(within_action > 10);
}
