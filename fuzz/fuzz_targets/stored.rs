//! Any text is either refused as a stored game or read as one that holds together, is stored as the same
//! game again, and can be looked at from every seat.
#![no_main]

use innovation_engine::{Game, Rng, Seat};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(game) = serde_json::from_str::<Game>(text) else {
        return;
    };
    assert_eq!(game.state().audit(), Ok(()));
    let stored = serde_json::to_string(&game).expect("it has a beginning");
    let again: Game = serde_json::from_str(&stored).expect("what was stored can be restored");
    assert!(again == game);
    for seat in Seat::ALL {
        if let Some(view) = game.view(seat)
            && let Some(sampled) = view.sample_observed(&mut Rng::new(text.len() as u64))
        {
            assert!(sampled.view(seat) == Some(view));
        }
    }
});
