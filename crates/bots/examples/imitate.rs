//! Trains the habits by imitation of a stronger bot.
//!
//! ```sh
//! cargo run --release -p innovation-bots --example imitate -- FILE [BOT [BUDGET [GAMES [SEED]]]]
//! ```
//!
//! lets a bot, `greedy` or another, play against itself at all kinds of tables, trains new weights on its
//! choices, and writes them to FILE. The search uses the weights in `src/habits/habits.bin`, which are those
//! of `greedy 4 6000 1` on two cores.

mod all_cores;

use std::process::ExitCode;
use std::{env, fs};

use all_cores::play_many;
use innovation_bots::habits::{FEATURES, Habits, features};
use innovation_bots::{Budget, Kind};
use innovation_engine::{Edition, Game, Rng, Settings};

/// One answer in this many is random, so that games differ.
const EXPLORE: u32 = 15;
/// The maximum number of answers of a game.
const ENDLESS: usize = 800;
/// The learning rate of each epoch.
const RATES: [f32; 5] = [0.1, 0.07, 0.04, 0.02, 0.01];
/// A number of players, and whether they play in teams.
const TABLES: [(u8, bool); 6] = [
    (2, false),
    (2, false),
    (3, false),
    (4, false),
    (4, false),
    (4, true),
];

/// A training sample: the features of each option, and the probability that the bot chose it.
type Sample = Vec<(Vec<(u16, f32)>, f32)>;

#[derive(Clone, Copy)]
struct Example {
    kind: Kind,
    budget: Budget,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let argument = |at: usize, usual| arguments.get(at).map_or(usual, String::as_str);
    let kind = Kind::from_name(argument(1, "greedy"));
    let budget = argument(2, "4").parse().ok();
    let numbers = (argument(3, "5000").parse(), argument(4, "1").parse());
    let (Some(file), Some(kind), Some(budget), (Ok(games), Ok(seed))) =
        (arguments.first(), kind, budget, numbers)
    else {
        eprintln!("imitate FILE [BOT [BUDGET [GAMES [SEED]]]]");
        return ExitCode::from(2);
    };
    let mut rng = Rng::new(seed);
    let example = Example { kind, budget };
    let samples = play_many(games, &mut rng, |rng| play(example, rng));
    let habits = learn(samples, &mut rng);
    match fs::write(file, habits.to_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::from(2)
        }
    }
}

fn any_settings(rng: &mut Rng) -> Settings {
    let (players, teams) = TABLES[rng.below(TABLES.len() as u32) as usize];
    let settings = Settings::of(players, teams).expect("two to four players");
    match rng.below(8) {
        0 => settings.with_edition(Edition::First),
        _ => settings,
    }
}

fn play(example: Example, rng: &mut Rng) -> Vec<Sample> {
    let settings = any_settings(rng);
    let mut game = Game::new(settings, rng.next_u64());
    let mut bots: Vec<_> = settings
        .seats()
        .map(|_| example.kind.bot(rng.next_u64()))
        .collect();
    let mut samples = Vec::new();
    for _ in 0..ENDLESS {
        let (Some(decision), Some(question)) = (game.decision(), game.question()) else {
            break;
        };
        let view = game.view(decision.seat).expect("who is asked has a view");
        let option = bots[decision.seat.index()].choose(&view, &decision, example.budget);
        if !decision.order {
            let state = game.state();
            let seen = |choice| question.as_asked(choice, state);
            let options: Vec<_> = question.options().map(seen).collect();
            let taken = |choice| choice == decision.options[option];
            // Options that look the same share the choice.
            let part = 1.0 / options.iter().filter(|&&choice| taken(choice)).count() as f32;
            let option = |&choice| {
                let mut list = Vec::new();
                features(state, question, choice, |feature, strength| {
                    list.push((feature as u16, strength))
                });
                (list, if taken(choice) { part } else { 0.0 })
            };
            samples.push(options.iter().map(option).collect());
        }
        let option = match rng.below(EXPLORE) {
            0 => rng.below(decision.options.len() as u32) as usize,
            _ => option,
        };
        game.answer(option).expect("one of the options");
    }
    samples
}

fn learn(mut samples: Vec<Sample>, rng: &mut Rng) -> Habits {
    rng.shuffle(&mut samples);
    let tests = samples.len() / 20;
    let (test, practice) = samples.split_at_mut(tests);
    println!("{} samples", practice.len());
    let mut habits = Habits::from_bytes(&[]);
    println!("  loss {:.4} at first", loss(&habits, test));
    // The sums of squared gradients (Adagrad; Duchi, Hazan and Singer 2011).
    let mut squares = vec![1e-2; FEATURES];
    for rate in RATES {
        rng.shuffle(practice);
        for sample in &*practice {
            let likely = likely(&habits, sample);
            for ((list, taken), likely) in sample.iter().zip(likely) {
                for &(feature, strength) in list {
                    let slope = (likely - taken) * strength;
                    let square: &mut f32 = &mut squares[feature as usize];
                    *square += slope * slope;
                    habits.weights[feature as usize] -= rate * slope / square.sqrt();
                }
            }
        }
        println!("  loss {:.4}", loss(&habits, test));
    }
    habits
}

/// The probability of each option under the policy.
fn likely(habits: &Habits, sample: &Sample) -> Vec<f32> {
    let odds = |(list, _): &(Vec<(u16, f32)>, f32)| {
        let parts = list.iter();
        let sum: f32 = parts
            .map(|&(feature, strength)| habits.weights[feature as usize] * strength)
            .sum();
        sum.clamp(-20.0, 20.0).exp()
    };
    let odds: Vec<f32> = sample.iter().map(odds).collect();
    let total: f32 = odds.iter().sum();
    odds.into_iter().map(|odds| odds / total).collect()
}

/// The mean cross-entropy of the choices.
fn loss(habits: &Habits, samples: &[Sample]) -> f32 {
    let surprise = |sample: &Sample| -> f32 {
        let likely = likely(habits, sample);
        let parts = sample.iter().zip(likely);
        parts
            .map(|((_, taken), likely)| -taken * likely.max(1e-6).ln())
            .sum()
    };
    samples.iter().map(surprise).sum::<f32>() / samples.len() as f32
}
