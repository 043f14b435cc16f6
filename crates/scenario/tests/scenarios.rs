//! The project's own scenarios hold, checked strictly, and every card has at least three.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use innovation_engine::{Card, Rng};
use innovation_scenario::Scenario;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios")
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

#[test]
fn the_scenarios_of_the_project_hold() {
    let mut found = Vec::new();
    files(&folder(), &mut found);
    found.sort();
    assert!(found.len() > 1000, "{} files", found.len());
    let mut failures = Vec::new();
    for path in found {
        let text = fs::read_to_string(&path).unwrap();
        let outcome = match Scenario::from_toml(&text) {
            Ok(scenario) => scenario
                .check(true, |_| {})
                .map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        match outcome {
            Ok(differences) if differences.is_empty() => {}
            Ok(differences) => {
                failures.push(format!("{}: {}", path.display(), differences.join("; ")))
            }
            Err(error) => failures.push(format!("{}: {error}", path.display())),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn every_card_has_at_least_three_scenarios_of_its_own() {
    let mut counts: BTreeMap<&str, usize> = Card::all().map(|card| (card.id(), 0)).collect();
    for age in 1..=10 {
        let mut found = Vec::new();
        files(&folder().join(format!("age-{age:02}")), &mut found);
        for path in found {
            let name = path.file_name().unwrap().to_str().unwrap().to_string();
            let card = Card::all().filter(|card| card.value() == age);
            let longest = card
                .map(Card::id)
                .filter(|id| name.starts_with(&format!("{id}-")))
                .max_by_key(|id| id.len())
                .unwrap_or_else(|| {
                    panic!("{} is named after no card of age {age}", path.display())
                });
            *counts.get_mut(longest).unwrap() += 1;
        }
    }
    let few: Vec<_> = counts.iter().filter(|(_, count)| **count < 3).collect();
    assert!(few.is_empty(), "{few:?}");
}

/// A bot can be asked at any point of a scenario: its view has determinizations.
#[test]
fn views_deal_games_that_agree_at_every_answer() {
    let mut found = Vec::new();
    files(&folder(), &mut found);
    let mut dealt = 0;
    for path in found {
        let text = fs::read_to_string(&path).unwrap();
        let whole = Scenario::from_toml(&text).unwrap();
        for answers in 0..=whole.script.len() {
            let mut scenario = whole.clone();
            scenario.script.truncate(answers);
            let game = scenario.observed().unwrap();
            let Some(decision) = game.decision() else {
                continue;
            };
            let view = game.view(decision.seat).unwrap();
            let imagined = view.sample_observed(&mut Rng::new(answers as u64));
            let imagined = imagined.unwrap();
            let seen = imagined.view(decision.seat);
            assert!(
                seen == Some(view),
                "{}, after {answers} answers",
                path.display()
            );
            dealt += 1;
        }
    }
    assert!(dealt > 1000, "{dealt}");
}
