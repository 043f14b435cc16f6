//! The luck of the cards has mean zero, so that a result without it is unbiased.

use innovation_bots::{Budget, Kind};
use innovation_engine::{Age, CardSet, Choice, Game, Play, Rng, Settings};
use innovation_review::LuckMeter;

fn two() -> Settings {
    Settings::new(2).unwrap()
}

/// The result of the first seat in a game between these bots, and the luck of the first seat in it.
fn result(kinds: [Kind; 2], seed: u64) -> [f64; 2] {
    let mut game = Game::new(two(), seed);
    let mut meter = LuckMeter::new(&game, !seed);
    let mut bots = [kinds[0].bot(seed), kinds[1].bot(seed + 1)];
    while let Some(decision) = game.decision() {
        let view = game.view(decision.seat).unwrap();
        let bot = &mut bots[decision.seat.index()];
        let choice = bot.choose(&view, &decision, Budget::Iterations(4));
        answer(&mut game, &mut meter, choice);
    }
    let winners = game.outcome().unwrap().winners;
    let first = game.settings().seats().next().unwrap();
    let won = f64::from(u8::from(winners.has(first)));
    [won / f64::from(winners.len()), meter.luck()[0]]
}

fn answer(game: &mut Game, meter: &mut LuckMeter, choice: usize) {
    let before = game.play().clone();
    game.answer(choice).unwrap();
    let ply = game.history().last().unwrap();
    meter.add(&before, ply.index, &ply.events);
}

fn mean_and_error(numbers: &[f64]) -> [f64; 2] {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    [mean, (squares / (count - 1.0) / count).sqrt()]
}

fn assert_near(numbers: &[f64], known: f64, most_error: f64) {
    let [mean, error] = mean_and_error(numbers);
    assert!(
        (mean - known).abs() < 3.0 * error,
        "{mean} ± {error}, not {known}"
    );
    assert!(error < most_error, "{mean} ± {error}");
}

/// Over all deals, first hands and first cards drawn are worth nothing.
#[test]
fn luck_is_zero_over_all_deals() {
    let (mut hands, mut draws) = (Vec::new(), Vec::new());
    for seed in 0..600 {
        let mut game = Game::new(two(), seed);
        let mut meter = LuckMeter::new(&game, !seed);
        hands.push(meter.luck()[0]);
        for _ in 0..2 {
            answer(&mut game, &mut meter, 0);
        }
        assert_eq!(meter.luck()[0], hands[hands.len() - 1], "no card was drawn");
        let decision = game.decision().unwrap();
        assert_eq!(decision.options[0], Choice::Draw);
        answer(&mut game, &mut meter, 0);
        let own = decision.seat.index();
        let hand = if own == 0 {
            meter.luck()[0] - hands[hands.len() - 1]
        } else {
            0.0
        };
        draws.push(hand);
        let sum: f64 = meter.luck().iter().sum();
        assert!(sum.abs() < 1e-9, "what one wins, the other loses");
    }
    assert_near(&hands, 0.0, 0.01);
    assert_near(&draws, 0.0, 0.01);
}

/// The known result: two players of equal strength win half of the games.
#[test]
fn the_result_without_luck_is_unbiased() {
    let games: Vec<[f64; 2]> = (0..100)
        .map(|seed| result([Kind::Greedy; 2], seed))
        .collect();
    let adjusted: Vec<f64> = games.iter().map(|[won, luck]| won - luck).collect();
    assert_near(&adjusted, 0.5, 0.055);
}

/// The luck has mean zero for players of any strength, although the evaluation knows nothing of it.
#[test]
fn luck_does_not_favour_the_stronger_player() {
    let luck = |seed| result([Kind::Greedy, Kind::Random], seed)[1];
    let luck: Vec<f64> = (0..100).map(luck).collect();
    assert_near(&luck, 0.0, 0.05);
}

/// Another deal moves unseen cards only, and the second keeps the one that was drawn.
#[test]
fn other_deals_differ_in_unseen_cards_only() {
    let play = Play::new(two(), 1);
    let first = Age::ALL[0];
    let unseen: CardSet = play.state().supply(first).iter().copied().collect();
    let top = *play.state().supply(first).last().unwrap();
    let mut rng = Rng::new(1);
    let mut tops = CardSet::EMPTY;
    for _ in 0..200 {
        let [other, same] = play.redealt(unseen, CardSet::one(top), &mut rng);
        for deal in [&other, &same] {
            assert_eq!(deal.state().audit(), Ok(()));
            assert!(deal.state().same_layout(play.state()));
            let face = |deal: &Play| deal.state().achievement_face(first);
            assert_eq!(face(deal), face(&play), "it is not among the unseen");
            for age in &Age::ALL[1..] {
                assert_eq!(deal.state().supply(*age), play.state().supply(*age));
            }
        }
        assert_eq!(same.state().supply(first).last(), Some(&top));
        tops = tops.with(*other.state().supply(first).last().unwrap());
        let pairs = same
            .state()
            .supply(first)
            .iter()
            .zip(other.state().supply(first));
        assert!(pairs.filter(|(one, other)| one != other).count() <= 2);
    }
    assert_eq!(tops, unseen, "every card comes up");
}
