//! At a table the order of several cards is asked for where it can matter, and only there.

use std::fs;
use std::path::Path;

use innovation_engine::{Achievement, Play, Purpose, Special};
use innovation_scenario::{Scenario, label};

/// The scenario of this name, to be played by people.
fn scenario(name: &str) -> Scenario {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let text = fs::read_to_string(folder.join(name)).unwrap();
    Scenario::from_toml(&text).unwrap()
}

/// The game after these answers of people who see their own cards only.
fn after(scenario: &Scenario, answers: &[&str]) -> Play {
    let mut game = Play::from_position(&scenario.position).unwrap();
    for &answer in answers {
        let options = game.decision().unwrap().options;
        let index = options
            .iter()
            .position(|&option| label(option, &scenario.names) == answer);
        game.answer(index.unwrap_or_else(|| panic!("{answer}: {options:?}")))
            .unwrap();
    }
    game
}

#[test]
fn the_order_is_asked_for_where_it_can_claim_something() {
    for (name, answers, purpose) in [
        (
            "age-03/translation-empire-between-two-colours.toml",
            &["dogma Translation", "yes"][..],
            Purpose::Meld,
        ),
        (
            "age-06/encyclopedia-empire-between-two-melds.toml",
            &["dogma Encyclopedia", "yes"],
            Purpose::Meld,
        ),
        (
            "age-03/engineering-empire-for-the-victim-between-two-transfers.toml",
            &["dogma Engineering"],
            Purpose::Transfer,
        ),
        (
            "age-06/canning-world-between-two-scores.toml",
            &["dogma Canning", "yes"],
            Purpose::Score,
        ),
        (
            "special/world-between-two-returns.toml",
            &["dogma Electricity"],
            Purpose::Return,
        ),
        (
            "age-08/mobility-world-for-the-victim-between-two-transfers.toml",
            &["dogma Mobility"],
            Purpose::Transfer,
        ),
        (
            "age-08/skyscrapers-world-between-two-returns.toml",
            &["dogma Skyscrapers", "Publications"],
            Purpose::Return,
        ),
        (
            "special/universe-uncovered-for-two-the-taker-sets-the-order.toml",
            &["dogma Specialization"],
            Purpose::Transfer,
        ),
    ] {
        let mut scenario = scenario(name);
        let decision = after(&scenario, answers).decision().unwrap();
        assert_eq!(
            (decision.purpose, decision.order),
            (purpose, true),
            "{name}"
        );
        assert_eq!(decision.options.len(), 2, "{name}");

        // With nothing left to claim, the same cards go without a question.
        for special in Special::ALL {
            let available = &mut scenario.position.available;
            *available = available.without(Achievement::Special(special));
        }
        let decision = after(&scenario, answers).decision().unwrap();
        assert!(!decision.order, "{name}: {decision:?}");
    }
}

#[test]
fn a_count_does_not_depend_on_the_order() {
    for (name, answers) in [
        (
            "special/monument-scored-one-at-a-time.toml",
            &["dogma Stem Cells", "yes"][..],
        ),
        (
            "age-06/canning-monument-ends-between-two-scores.toml",
            &["dogma Canning", "yes"],
        ),
    ] {
        let game = after(&scenario(name), answers);
        assert!(game.outcome().is_some(), "{name}");
    }
}
