//! Any text is either refused as a scenario or read as one from TOML; its position is refused or makes a
//! game that holds together; and its script is refused or leads to one that does.
#![no_main]

use innovation_engine::Game;
use innovation_scenario::Scenario;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(scenario) = Scenario::from_toml(text) else {
        return;
    };
    if let Ok(game) = Game::from_position(&scenario.position) {
        assert_eq!(game.state().audit(), Ok(()));
    }
    if let Ok(game) = scenario.play() {
        assert_eq!(game.state().audit(), Ok(()));
    }
    let _ = scenario.run();
});
