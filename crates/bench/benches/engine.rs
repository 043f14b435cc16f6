//! How many instructions playouts, an interactive game and a view take, counted by Valgrind's Callgrind:
//! the same on every run, whatever else the machine does.
//!
//! It needs Valgrind, and the runner of the very version of gungraun in Cargo.lock:
//! `cargo install gungraun-runner --version 0.20.0 && cargo bench -p innovation-bench --bench engine`. Every
//! run is compared with the one before.
#![allow(missing_docs, reason = "the macros of gungraun make public items")]

use std::hint::black_box;

use gungraun::prelude::*;
use innovation_bench::{answered, answers, look, middle, play_out, table};
use innovation_engine::{Game, Play, Rng, State, View};

/// The seed of the one game that is played again.
const SEED: u64 = 7;

#[library_benchmark]
fn hundred_playouts() -> Option<State> {
    let settings = black_box(table(2));
    let mut rng = Rng::new(1);
    (0..100)
        .map(|seed| black_box(play_out(settings, seed, &mut rng)))
        .last()
}

#[library_benchmark]
#[bench::two_players(answers(table(2), SEED))]
fn interactive_game(answers: Vec<usize>) -> Game {
    black_box(answered(table(2), SEED, black_box(&answers)))
}

#[library_benchmark]
#[bench::in_the_middle(middle(SEED))]
fn view_and_sample(game: Game) -> (View, Play, Game) {
    let (view, play) = black_box(look(black_box(&game), &mut Rng::new(1)));
    // The game is given back: freeing its history is not part of it.
    (view, play, game)
}

library_benchmark_group!(
    name = engine,
    benchmarks = [hundred_playouts, interactive_game, view_and_sample]
);
main!(library_benchmark_groups = engine);
