//! Searches for the deal of the guided first game: `guided FROM TO` plays the deals of these seeds as newcomers would, and
//! prints those with an early first achievement and the learner's first cards, the ones in which the coach speaks of the
//! most things last.

#[path = "../tests/newcomer/mod.rs"]
mod newcomer;

use std::collections::BTreeSet;

use innovation_engine::{Card, Game, Seat};
use innovation_lessons::guided_settings;
use newcomer::{FirstGame, newcomers};

fn main() {
    let seeds = std::env::args().skip(1).map(|argument| argument.parse());
    let Ok([from, to]) = seeds
        .collect::<Result<Vec<u64>, _>>()
        .map(|seeds| [seeds[0], seeds[1]])
    else {
        eprintln!("guided FROM TO");
        return;
    };
    let mut deals: Vec<(usize, usize, usize, u64)> = Vec::new();
    for seed in from..to {
        let games: Vec<FirstGame> = newcomers(seed).collect();
        let latest = games.iter().map(|game| game.questions).max();
        let fewest = games.iter().map(|game| game.remarks.len()).min();
        let remarks = games.iter().flat_map(|game| &game.remarks);
        let met: BTreeSet<&str> = remarks.map(|remark| remark.id).collect();
        if let (Some(latest), Some(fewest)) = (latest, fewest)
            && latest <= newcomer::TEN_MINUTES
        {
            deals.push((fewest, met.len(), latest, seed));
        }
    }
    deals.sort_unstable();
    for (fewest, met, latest, seed) in deals {
        let game = Game::new(guided_settings(), seed);
        let hand = game.state().hand(Seat::ALL[0]);
        let hand: Vec<&str> = hand.into_iter().map(Card::id).collect();
        println!(
            "seed {seed}: {fewest} remarks or more, {met} different ones, first achievement after {latest} questions at the \
             latest, {}",
            hand.join(" or ")
        );
    }
}
