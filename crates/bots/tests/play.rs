//! What must hold of every bot.

use innovation_bots::{Bot, Budget, Kind, Search};
use innovation_engine::{Decision, Edition, Game, Rng, Seat, Settings, View};

const TABLES: [(u8, bool); 4] = [(2, false), (3, false), (4, false), (4, true)];

/// Enough to find errors, little enough for many games.
fn budget(kind: Kind) -> Budget {
    match kind {
        Kind::Search | Kind::Normal | Kind::Hard | Kind::Master => Budget::Iterations(30),
        _ => kind.usual_budget(),
    }
}

fn settings(players: u8, teams: bool) -> Settings {
    Settings::of(players, teams).unwrap()
}

fn asked(game: &Game) -> Option<(Decision, View)> {
    let decision = game.decision()?;
    let view = game.view(decision.seat).unwrap();
    Some((decision, view))
}

/// Plays a game, the bot on each seat having a seed of its own. Nobody may play on for ever.
fn play(mut game: Game, kinds: &[Kind], seed: u64, budget: impl Fn(Kind) -> Budget) -> Game {
    let mut bots: Vec<_> = (seed..)
        .zip(kinds)
        .map(|(seed, kind)| kind.bot(seed))
        .collect();
    for _ in 0..5_000 {
        let Some((decision, view)) = asked(&game) else {
            return game;
        };
        let seat = decision.seat.index();
        let option = bots[seat].choose(&view, &decision, budget(kinds[seat]));
        game.answer(option).unwrap();
    }
    panic!("no end: {}", game.record());
}

#[test]
fn everybody_plays_at_every_table() {
    for edition in Edition::ALL {
        for (players, teams) in TABLES {
            let settings = settings(players, teams).with_edition(edition);
            for (seed, kind) in (1..).zip(Kind::ALL) {
                let game = Game::new(settings, seed);
                let end = play(game, &vec![kind; players.into()], seed, budget);
                assert!(end.outcome().is_some());
            }
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for kind in Kind::ALL {
        let play = || play(Game::new(settings(3, false), 7), &[kind; 3], 5, budget);
        assert_eq!(play().record(), play().record(), "{kind:?}");
    }
}

/// The choice must not depend on hidden cards. The other game has every hidden card dealt anew.
#[test]
fn what_a_seat_cannot_know_changes_nothing() {
    let mut rng = Rng::new(3);
    let mut compared = 0;
    for (seed, (players, teams)) in (1..).zip(TABLES.into_iter().cycle().take(12)) {
        let mut game = Game::new(settings(players, teams), seed);
        while let Some((decision, view)) = asked(&game) {
            if rng.below(6) == 0 {
                let other = view.sample_observed(&mut rng).unwrap();
                assert_eq!(other.decision().as_ref(), Some(&decision));
                compared += u32::from(other.state() != game.state());
                let same = other.view(decision.seat).unwrap();
                for kind in Kind::ALL {
                    let rate = |view| kind.bot(9).rate(view, &decision, budget(kind));
                    assert_eq!(rate(&view), rate(&same), "{kind:?}");
                    let choose = |view| kind.bot(9).choose(view, &decision, budget(kind));
                    assert_eq!(choose(&view), choose(&same), "{kind:?}");
                }
            }
            game.answer(rng.below(decision.options.len() as u32) as usize)
                .unwrap();
        }
    }
    assert!(compared > 50, "{compared}");
}

#[test]
fn ratings_are_probabilities() {
    let mut rng = Rng::new(4);
    let mut game = Game::new(settings(2, false), 11);
    while let Some((decision, view)) = asked(&game) {
        for kind in Kind::ALL {
            let ratings = kind.bot(1).rate(&view, &decision, budget(kind));
            assert_eq!(ratings.len(), decision.options.len());
            assert!(
                ratings.iter().all(|rating| (0.0..=1.0).contains(rating)),
                "{kind:?}: {ratings:?}"
            );
        }
        game.answer(rng.below(decision.options.len() as u32) as usize)
            .unwrap();
    }
}

/// The number of games that the first of two bots wins, half of them from each seat.
fn wins(kinds: [Kind; 2], games: u64, budget: fn(Kind) -> Budget) -> usize {
    let won = |number: u64| {
        let game = Game::new(settings(2, false), number / 2);
        let mut seats = kinds;
        seats.rotate_left((number % 2) as usize);
        let end = play(game, &seats, number, budget);
        end.outcome()
            .unwrap()
            .winners
            .has(Seat::ALL[(number % 2) as usize])
    };
    (0..games).filter(|number| won(*number)).count()
}

/// A smoke test; `innovation arena` measures strength.
#[test]
fn the_stronger_wins() {
    let games = if cfg!(debug_assertions) { 10 } else { 40 };
    let few = |won: usize, of_ten: u64| won as u64 * 10 >= games * of_ten;
    let usual = |kind: Kind| kind.usual_budget();
    assert!(few(wins([Kind::Beginner, Kind::Random], games, usual), 8));
    assert!(few(wins([Kind::Greedy, Kind::Random], games, usual), 9));
    for pair in Kind::LEVELS[..4].windows(2) {
        let won = wins([pair[1], pair[0]], games, usual);
        assert!(few(won, 5), "{pair:?}: {won}");
    }
    let little = |kind: Kind| match kind {
        Kind::Search => Budget::Iterations(200),
        _ => kind.usual_budget(),
    };
    assert!(few(wins([Kind::Search, Kind::Greedy], games, little), 6));
}

#[test]
fn time_is_kept_on_a_loaded_machine() {
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::time::{Duration, Instant};
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| {
                while !over.load(Ordering::Relaxed) {
                    std::hint::spin_loop();
                }
            });
        }
        let mut game = Game::new(settings(4, false), 5);
        let mut bot = Search::new(1, 2);
        for _ in 0..3 {
            let (decision, view) = asked(&game).unwrap();
            // The system may not let it run for a moment. A bot that does not look at the time is late every time.
            let mut times = Vec::new();
            let option = loop {
                let start = Instant::now();
                let option = bot.choose(&view, &decision, Budget::Time(Duration::from_secs(1)));
                times.push(start.elapsed());
                if times.last() < Some(&Duration::from_millis(1200)) {
                    break option;
                }
                if times.len() == 10 {
                    over.store(true, Ordering::Relaxed);
                    panic!("{times:?}");
                }
            };
            game.answer(option).unwrap();
        }
        over.store(true, Ordering::Relaxed);
    });
}
