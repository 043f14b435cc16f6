//! Any text is either refused as a scenario or read as one, from TOML or from JSON; its position is refused
//! or makes a game that holds together; and its script is refused or leads to one that does.
#![no_main]

use innovation_engine::Play;
use innovation_scenario::Scenario;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let read = [Scenario::from_toml(text), Scenario::from_json(text)];
    for scenario in read.into_iter().flatten() {
        let begun = Play::from_position(&scenario.position).ok();
        let played = scenario.play().ok();
        assert_eq!(scenario.run().is_ok(), played.is_some());
        for game in begun.into_iter().chain(played) {
            assert_eq!(game.state().audit(), Ok(()));
        }
    }
});
