//! How many instructions the search takes for a decision, counted by Valgrind's Callgrind: see the bench of
//! the engine.
#![allow(missing_docs, reason = "the macros of gungraun make public items")]

use std::hint::black_box;

use gungraun::prelude::*;
use innovation_bots::{Budget, Kind};
use innovation_engine::{Decision, Game, Rng, Settings, View};

/// What the asked player knows in a random game after half of its answers, at the next question with a choice of many.
fn middle(players: u8) -> (Decision, View) {
    let settings = Settings::new(players).expect("two to four play");
    let mut rng = Rng::new(7);
    let mut game = Game::new(settings, 7);
    for answers in 0.. {
        let decision = game.decision().expect("the game is not over");
        if answers > 60 && decision.options.len() >= 6 {
            let view = game.view(decision.seat).expect("somebody is asked");
            // Weights are read once, before anything is counted.
            let mut bot = Kind::Search.bot(1);
            bot.choose(&view, &decision, Budget::Iterations(1));
            return (decision, view);
        }
        let index = rng.below(decision.options.len() as u32) as usize;
        game.answer(index).expect("it is an option");
    }
    unreachable!("there is always a next question")
}

#[library_benchmark]
#[bench::two_players(middle(2))]
#[bench::four_players(middle(4))]
fn thousand_iterations((decision, view): (Decision, View)) -> usize {
    let mut bot = Kind::Search.bot(1);
    black_box(bot.choose(&view, &decision, Budget::Iterations(1000)))
}

library_benchmark_group!(name = search, benchmarks = [thousand_iterations]);
main!(library_benchmark_groups = search);
