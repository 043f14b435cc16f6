//! Reviews of whole games.

use innovation_bots::{Budget, Kind};
use innovation_engine::{Game, Language, Rng, Seat, Settings};
use innovation_review::{Effort, Grade, Review, ReviewError, Story};
use innovation_text::{Names, Text};

const FEW: Effort = Effort::new(16);

fn all(_: usize) -> bool {
    true
}

/// A game of these bots, the first at the first seat, and so on in turn.
fn played(settings: Settings, seed: u64, kinds: [Kind; 2]) -> Game {
    let mut game = Game::new(settings, seed);
    let mut bots: Vec<_> = settings
        .seats()
        .map(|seat| kinds[seat.index() % 2].bot(seed ^ seat.index() as u64))
        .collect();
    while let Some(decision) = game.decision() {
        let view = game.view(decision.seat).unwrap();
        let bot = &mut bots[decision.seat.index()];
        let choice = bot.choose(&view, &decision, Budget::Iterations(4));
        game.answer(choice).unwrap();
    }
    game
}

fn two() -> Settings {
    Settings::new(2).unwrap()
}

#[test]
fn parts_add_up_to_the_result() {
    for (players, teams) in [(2, false), (3, false), (4, false), (4, true)] {
        let settings = Settings::of(players, teams).unwrap();
        let game = played(settings, 3, [Kind::Greedy, Kind::Random]);
        let review = Review::of(&game, FEW, 1, all).unwrap();
        let winners = game.outcome().unwrap().winners;
        assert_eq!(review.seats.len(), usize::from(players));
        for (seat, ledger) in settings.seats().zip(&review.seats) {
            let sum = ledger.start + ledger.skill + ledger.luck + ledger.others;
            assert!((sum - ledger.result).abs() < 1e-12, "{ledger:?}");
            let sides = if teams { 2.0 } else { f64::from(players) };
            assert_eq!(ledger.start, 1.0 / sides);
            assert_eq!(ledger.result > 0.0, winners.has(seat));
            let own = || {
                review
                    .decisions
                    .iter()
                    .filter(|one| one.seat == ledger.seat)
            };
            let lost: f64 = own().map(|one| one.loss).sum();
            let luck: f64 = own().map(|one| one.luck).sum();
            assert!((ledger.skill + lost).abs() < 1e-12);
            assert!((ledger.luck - luck - ledger.deal).abs() < 1e-12);
            assert!((ledger.error_rate * own().count() as f64 - lost).abs() < 1e-12);
        }
    }
}

#[test]
fn every_decision_that_counts_is_judged() {
    let game = played(two(), 5, [Kind::Greedy, Kind::Random]);
    let review = Review::of(&game, FEW, 1, all).unwrap();
    let mut judged = review.decisions.iter();
    let mut now = Game::new(two(), game.seed());
    for (answer, ply) in game.history().iter().enumerate() {
        let decision = now.decision().unwrap();
        if decision.options.len() > 1 && !decision.order {
            let one = judged.next().unwrap();
            assert_eq!((one.answer, one.seat), (answer, ply.seat.index() + 1));
            let names: Vec<String> = decision
                .options
                .iter()
                .map(|choice| choice.to_string())
                .collect();
            let judged: Vec<&String> = one.options.iter().map(|option| &option.name).collect();
            assert_eq!(judged, names.iter().collect::<Vec<_>>());
            assert_eq!(names[one.taken], ply.seen.to_string());
            let highest = one
                .options
                .iter()
                .map(|option| option.value)
                .fold(0.0, f64::max);
            assert!((highest - one.options[one.taken].value - one.loss).abs() < 1e-12);
            match one.grade {
                None => assert!(one.loss > 0.0 && one.loss <= 2.0 * one.loss_error),
                Some(Grade::Best) => assert_eq!(one.loss, 0.0),
                Some(_) => assert!(one.loss > 2.0 * one.loss_error),
            }
        }
        now.answer_openly(ply.index).unwrap();
    }
    assert!(judged.next().is_none());
}

#[test]
fn the_same_game_effort_and_seed_give_the_same_review() {
    let game = played(two(), 7, [Kind::Greedy, Kind::Greedy]);
    let review = |effort, seed| Review::of(&game, effort, seed, all).unwrap();
    assert_eq!(review(FEW, 1), review(FEW, 1));
    assert_ne!(review(FEW, 1), review(FEW, 2));
    assert_ne!(review(FEW, 1), review(Effort::new(17), 1));
}

#[test]
fn only_a_finished_game_is_reviewed() {
    let game = Game::new(two(), 1);
    assert_eq!(Review::of(&game, FEW, 1, all), Err(ReviewError::NotOver));
    let game = played(two(), 1, [Kind::Greedy, Kind::Random]);
    let stopped = Review::of(&game, FEW, 1, |answer| answer < 5);
    assert_eq!(stopped, Err(ReviewError::Stopped));
}

/// After the first melds, with the first option of every question, in the deal of this seed.
fn opened(seed: u64) -> Game {
    let mut game = Game::new(two(), seed);
    for _ in 0..2 {
        game.answer(0).unwrap();
    }
    game
}

/// Two deals that the first player cannot tell apart when the first turn begins, and that differ in the hand of
/// the second.
fn twins() -> [Game; 2] {
    let ann = Seat::ALL[0];
    let first = opened(1);
    let view = first.view(ann).unwrap();
    let differs = |other: &Game| {
        let view = |game: &Game| game.view(ann).unwrap();
        view(other) == view(&first) && other.state() != first.state()
    };
    assert!(
        view.decision.is_some(),
        "Ann begins in the deal of this seed"
    );
    let hands = |game: &Game| game.state().hand(Seat::ALL[1]);
    let twin = (2..200_000)
        .map(opened)
        .find(|other| differs(other) && hands(other) != hands(&first));
    [first, twin.unwrap()]
}

#[test]
fn what_a_seat_cannot_know_changes_nothing() {
    let reviews = twins().map(|mut game| {
        let mut rng = Rng::new(1);
        while let Some(decision) = game.decision() {
            game.answer(rng.below(decision.options.len() as u32) as usize)
                .unwrap();
        }
        Review::of(&game, Effort::new(200), 1, all).unwrap()
    });
    let [one, other] = reviews.each_ref().map(|review| {
        let own = review.decisions.iter().filter(|one| one.seat == 1);
        own.take(2)
            .map(|one| (one.answer, one.options.clone()))
            .collect::<Vec<_>>()
    });
    assert_eq!(one[0].0, 0, "the first meld");
    assert_eq!(one[1].0, 2, "the first action");
    assert_eq!(one, other);
    assert_eq!(reviews[0].seats[0].deal, reviews[1].seats[0].deal);
    assert_ne!(reviews[0].seats[1].deal, reviews[1].seats[1].deal);
}

#[test]
fn the_biggest_swing_is_told_with_the_cards_that_came() {
    let game = played(two(), 5, [Kind::Greedy, Kind::Greedy]);
    let review = Review::of(&game, FEW, 1, all).unwrap();
    let text = Text::of(Language::En);
    let names = Names::numbers(text, game.settings());
    let story = Story::new(&review, &game, text, &names);
    let biggest = story.biggest_swing().unwrap();
    assert!(story.turning_points().contains(&biggest));
    let swing = |at: usize| {
        let one = &review.decisions[at];
        one.luck
            .abs()
            .max(if one.is_error() { one.loss } else { 0.0 })
    };
    for at in story.turning_points() {
        assert!(swing(at) <= swing(biggest), "{at}");
    }
    let told: Vec<String> = (0..review.decisions.len())
        .filter(|&at| review.decisions[at].luck.abs() > 0.05)
        .flat_map(|at| story.lines(at))
        .collect();
    let is_draw = |line: &String| line.contains("draws a ") && line.contains(": ");
    assert!(told.iter().any(is_draw), "{told:?}");
}

#[test]
fn luck_is_zero_on_average() {
    let lucks: Vec<f64> = (0..60)
        .flat_map(|seed| {
            let game = played(two(), seed, [Kind::Greedy, Kind::Random]);
            let review = Review::of(&game, FEW, 1, all).unwrap();
            review.seats.into_iter().map(|ledger| ledger.luck)
        })
        .collect();
    let count = lucks.len() as f64;
    let mean = lucks.iter().sum::<f64>() / count;
    let squares: f64 = lucks.iter().map(|luck| (luck - mean).powi(2)).sum();
    let error = (squares / count / count).sqrt();
    assert!(mean.abs() < 3.0 * error, "{mean} ± {error}");
    assert!(error < 0.1, "{error}");
}
