//! What it costs to make a sentence: `cargo bench -p innovation-bench --bench text`.

use criterion::{Criterion, criterion_group, criterion_main};
use innovation_engine::{Event, Game, Language, Rng, Seat, Settings, View};
use innovation_text::{Log, Names, Reader, Text};

fn play(settings: Settings) -> (Vec<Event>, Vec<View>) {
    let ann = Seat::ALL[0];
    let mut game = Game::new(settings, 10);
    let mut rng = Rng::new(10);
    let (mut events, mut views) = (Vec::new(), Vec::new());
    while let Some(decision) = game.decision() {
        views.extend(game.view(ann).filter(|view| view.decision.is_some()));
        let choice = rng.below(decision.options.len() as u32) as usize;
        let told = game.answer(choice).unwrap_or_default();
        events.extend(told.iter().map(|event| event.as_seen_by(ann)));
    }
    (events, views)
}

fn lines(criterion: &mut Criterion) {
    let Ok(settings) = Settings::new(3) else {
        return;
    };
    let (events, views) = play(settings);
    let names = Names::new(["Ann", "Bob", "Éva"]);
    for language in [Language::En, Language::Ru] {
        let text = Text::of(language);
        let code = language.code();
        let mut log = Log::new(
            text,
            settings,
            Reader::new(Some(Seat::ALL[0]), names.clone()),
        );
        let mut next = events.iter().cycle();
        criterion.bench_function(&format!("log line, {code}"), |bench| {
            bench.iter(|| next.next().and_then(|event| log.read(event)));
        });
        let mut next = views.iter().cycle();
        criterion.bench_function(&format!("question with options, {code}"), |bench| {
            bench.iter(|| next.next().and_then(|view| text.question(view, &names)));
        });
    }
}

criterion_group!(benches, lines);
criterion_main!(benches);
