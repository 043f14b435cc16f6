//! How long playouts, interactive games, views, previews and records take: `cargo bench -p innovation-bench --bench time`.
//!
//! Part of a name picks some of them: `cargo bench -p innovation-bench --bench time -- playout`.
#![allow(missing_docs, reason = "criterion_group! makes a public function")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use innovation_bench::{answered, answers, look, middle, play_out, table};
use innovation_engine::{Record, Rng, View};

/// The seed of the one game that is played again and again.
const SEED: u64 = 7;

/// Other seeds every time: the mean is that of random games, not of one.
fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playout");
    for players in 2..=4 {
        let settings = table(players);
        let mut rng = Rng::new(1);
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| play_out(settings, rng.next_u64(), &mut rng));
        });
    }
    group.finish();
}

fn interactive(criterion: &mut Criterion) {
    let settings = table(2);
    let answers = answers(settings, SEED);
    let name = format!("interactive game of {} answers", answers.len());
    criterion.bench_function(&name, |bencher| {
        bencher.iter(|| answered(settings, SEED, black_box(&answers)));
    });
}

fn views(criterion: &mut Criterion) {
    let game = middle(SEED);
    let mut rng = Rng::new(1);
    criterion.bench_function("view and sample in the middle", |bencher| {
        bencher.iter(|| look(black_box(&game), &mut rng));
    });
}

/// All options of a question. The questions are of many moments of a random game, one after the other.
fn previews(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("previews of a question");
    for players in 2..=4 {
        let settings = table(players);
        let answers = answers(settings, SEED);
        let moments = (0..answers.len()).step_by(7);
        let games = moments.map(|count| answered(settings, SEED, &answers[..count]));
        let views: Vec<View> = games.map(|game| look(&game, &mut Rng::new(1)).0).collect();
        let mut next = views.iter().cycle();
        group.bench_function(format!("{players} players"), |bencher| {
            bencher.iter(|| next.next().map(View::previews));
        });
    }
    group.finish();
}

fn records(criterion: &mut Criterion) {
    let settings = table(2);
    let game = answered(settings, SEED, &answers(settings, SEED));
    let text = game.record().to_string();
    let read = |text: &str| text.parse::<Record>().expect("it is a record");
    let record = read(&text);
    let mut group = criterion.benchmark_group("record");
    group.bench_function("parse", |bencher| bencher.iter(|| read(black_box(&text))));
    group.bench_function("parse and replay", |bencher| {
        bencher.iter(|| read(black_box(&text)).replay());
    });
    group.bench_function("print", |bencher| {
        bencher.iter(|| black_box(&record).to_string());
    });
    group.finish();
}

criterion_group!(benches, playouts, interactive, views, previews, records);
criterion_main!(benches);
