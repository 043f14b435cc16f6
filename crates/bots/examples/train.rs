//! Trains the evaluation on the results of games between bots.
//!
//! ```sh
//! cargo run --release -p innovation-bots --example train -- two|many FILE [GENERATIONS [GAMES [SEED]]]
//! ```
//!
//! continues from the weights in FILE, or from zero if the file does not exist, and writes them after every
//! generation. A generation plays games for two, or for more and in teams, with the current weights, and then
//! trains on them and on the games of earlier generations. The bots use the weights in `src/evaluation`,
//! `two.bin` and `many.bin`.

mod all_cores;

use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs};

use all_cores::play_many;
use innovation_bots::evaluation::{Evaluation, FEATURES, NEURONS, Network, chances, features};
use innovation_bots::{Bot, Budget, Greedy, quick};
use innovation_engine::{Edition, Game, Purpose, Rng, Settings, State};

/// One answer in this many is random, so that games differ.
const EXPLORE: u32 = 25;
/// One action in this many becomes a sample: neighbours add little.
const KEEP: u32 = 6;
/// The maximum number of answers of a game.
const ENDLESS: usize = 600;
/// The number of generations to train on.
const MEMORY: usize = 4;
/// The learning rate of each epoch.
const RATES: [f32; 4] = [0.03, 0.02, 0.01, 0.005];

/// A training sample: a state, and the result of its game.
struct Sample {
    settings: Settings,
    /// The features from each seat.
    seats: Vec<Vec<(u16, f32)>>,
    /// The share of the win of each seat's side.
    won: [f32; 4],
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, usual: u64| match arguments.get(at) {
        Some(text) => text.parse().ok(),
        None => Some(usual),
    };
    let tables = match arguments.first().map(String::as_str) {
        Some("two") => Some(&TWO[..]),
        Some("many") => Some(&MANY[..]),
        _ => None,
    };
    let numbers = (number(2, 6), number(3, 20_000), number(4, 1));
    let (Some(tables), Some(file), (Some(generations), Some(games), Some(seed))) =
        (tables, arguments.get(1), numbers)
    else {
        eprintln!("train two|many FILE [GENERATIONS [GAMES [SEED]]]");
        return ExitCode::from(2);
    };
    match train(tables, file, generations, games, seed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::from(2)
        }
    }
}

fn train(
    tables: &[Table],
    file: &str,
    generations: u64,
    games: u64,
    seed: u64,
) -> std::io::Result<()> {
    let mut rng = Rng::new(seed);
    let (mut network, mut untrained) = match fs::exists(file)? {
        true => (Network::from_bytes(&fs::read(file)?), false),
        false => (random_network(&mut rng), true),
    };
    let mut memory: Vec<Vec<Sample>> = Vec::new();
    for generation in 1..=generations {
        let start = Instant::now();
        let player = Player {
            tables,
            untrained,
            evaluation: Box::leak(Box::new(Evaluation::of(network.clone()))),
        };
        memory.push(play_many(games, &mut rng, |rng| play(player, rng)));
        let played = start.elapsed();
        learn(&mut network, &memory, &mut rng);
        let samples: usize = memory.iter().map(Vec::len).sum();
        let learned = start.elapsed() - played;
        println!(
            "generation {generation}: {samples} samples, played in {played:.0?}, learned in {learned:.0?}"
        );
        fs::write(file, network.to_bytes())?;
        // The untrained games add nothing to later ones.
        if untrained || memory.len() == MEMORY {
            memory.remove(0);
        }
        untrained = false;
    }
    Ok(())
}

fn random_network(rng: &mut Rng) -> Network {
    let mut small = |scale: f32| (rng.below(2001) as f32 / 1000.0 - 1.0) * scale;
    let mut network = Network::from_bytes(&[]);
    for row in &mut network.rows {
        row[1..].fill_with(|| small(0.1));
    }
    network.output.fill_with(|| small(0.3));
    network.output[0] = 1.0;
    network
}

/// How games are played.
#[derive(Clone, Copy)]
struct Player<'t> {
    tables: &'t [Table],
    /// Bots hold it for `'static`. A few leaked networks are cheap.
    evaluation: &'static Evaluation,
    /// Without a trained network, answers come from the quick policy.
    untrained: bool,
}

/// A number of players, and whether they play in teams.
type Table = (u8, bool);

const TWO: [Table; 1] = [(2, false)];
const MANY: [Table; 4] = [(3, false), (4, false), (4, false), (4, true)];

fn any_settings(tables: &[Table], rng: &mut Rng) -> Settings {
    let (players, teams) = tables[rng.below(tables.len() as u32) as usize];
    let settings = Settings::of(players, teams).expect("two to four players");
    match rng.below(6) {
        0 => settings.with_edition(Edition::First),
        _ => settings,
    }
}

fn play(player: Player, rng: &mut Rng) -> Vec<Sample> {
    let settings = any_settings(player.tables, rng);
    let mut seen = Vec::new();
    let mut see = |state: &State, rng: &mut Rng| {
        if rng.below(KEEP) == 0 {
            let seats = settings.seats().map(|seat| {
                let mut list = Vec::new();
                let add = |feature, strength| list.push((feature as u16, strength));
                features(state, seat, add);
                list
            });
            seen.push(seats.collect());
        }
    };
    let mut end = State::deal(settings, rng.next_u64());
    if player.untrained {
        end.play_out(|state, question| {
            if question.purpose == Purpose::Action {
                see(state, rng);
            }
            quick(state, question, rng)
        });
    } else {
        let mut game = Game::new(settings, rng.next_u64());
        let mut bot = Greedy::with(player.evaluation, rng.next_u64());
        for _ in 0..ENDLESS {
            let Some(decision) = game.decision() else {
                break;
            };
            if decision.purpose == Purpose::Action {
                see(game.state(), rng);
            }
            let option = match game.view(decision.seat) {
                Some(view) if rng.below(EXPLORE) > 0 => {
                    bot.choose(&view, &decision, Budget::Iterations(2))
                }
                _ => rng.below(decision.options.len() as u32) as usize,
            };
            game.answer(option).expect("one of the options");
        }
        end = *game.state();
    }
    // An unfinished game counts as an equal share for all.
    let won = match end.outcome() {
        Some(_) => player.evaluation.chances(&end),
        None => chances(settings, [0.0; 4]),
    };
    let sample = |seats| Sample {
        settings,
        seats,
        won,
    };
    seen.into_iter().map(sample).collect()
}

fn learn(network: &mut Network, memory: &[Vec<Sample>], rng: &mut Rng) {
    let mut samples: Vec<&Sample> = memory.iter().flatten().collect();
    rng.shuffle(&mut samples);
    let (test, practice) = samples.split_at(samples.len() / 20);
    let mut practice = practice.to_vec();
    let mut slopes = Slopes {
        rows: vec![[1e-3; NEURONS]; FEATURES],
        output: [1e-3; NEURONS],
    };
    println!("  loss {:.4} at first", loss(network, test));
    for rate in RATES {
        rng.shuffle(&mut practice);
        for sample in &practice {
            slopes.step(network, sample, rate);
        }
        println!("  loss {:.4}", loss(network, test));
    }
}

/// The pre-activations of the neurons, for each seat.
fn neurons(network: &Network, sample: &Sample) -> Vec<[f32; NEURONS]> {
    let of_seat = |list: &Vec<(u16, f32)>| {
        let mut neurons = [0.0; NEURONS];
        for &(feature, strength) in list {
            for (neuron, weight) in neurons.iter_mut().zip(&network.rows[feature as usize]) {
                *neuron += strength * weight;
            }
        }
        neurons
    };
    sample.seats.iter().map(of_seat).collect()
}

fn chances_of(network: &Network, sample: &Sample, neurons: &[[f32; NEURONS]]) -> [f32; 4] {
    let mut strengths = [0.0; 4];
    for (strength, neurons) in strengths.iter_mut().zip(neurons) {
        *strength = network.output_of(neurons);
    }
    chances(sample.settings, strengths)
}

/// The mean cross-entropy of the results.
fn loss(network: &Network, samples: &[&Sample]) -> f32 {
    let of = |sample: &&Sample| -> f32 {
        let chances = chances_of(network, sample, &neurons(network, sample));
        let surprise = |(chance, won): (f32, f32)| -won * chance.max(1e-6).ln();
        let partners = if sample.settings.is_teams() { 2.0 } else { 1.0 };
        chances
            .into_iter()
            .zip(sample.won)
            .map(surprise)
            .sum::<f32>()
            / partners
    };
    samples.iter().map(of).sum::<f32>() / samples.len() as f32
}

/// The sums of squared gradients (Adagrad; Duchi, Hazan and Singer 2011).
struct Slopes {
    rows: Vec<[f32; NEURONS]>,
    output: [f32; NEURONS],
}

impl Slopes {
    fn step(&mut self, network: &mut Network, sample: &Sample, rate: f32) {
        let neurons = neurons(network, sample);
        let chances = chances_of(network, sample, &neurons);
        let mut output = [0.0; NEURONS];
        for (at, list) in sample.seats.iter().enumerate() {
            let slope = chances[at] - sample.won[at];
            let mut back = [0.0; NEURONS];
            for neuron in 0..NEURONS {
                let fires = Network::fires(neuron, neurons[at][neuron]);
                output[neuron] += slope * fires;
                if neuron == 0 || fires > 0.0 {
                    back[neuron] = slope * network.output[neuron];
                }
            }
            for &(feature, strength) in list {
                let row = network.rows[feature as usize].iter_mut();
                let squares = &mut self.rows[feature as usize];
                for ((weight, square), back) in row.zip(squares).zip(back) {
                    let slope = back * strength;
                    *square += slope * slope;
                    *weight -= rate * slope / square.sqrt();
                }
            }
        }
        // The first output weight is fixed. It is redundant with the weights of its rows.
        let weights = network.output.iter_mut().zip(&mut self.output);
        for ((weight, square), slope) in weights.zip(output).skip(1) {
            *square += slope * slope;
            *weight -= rate * slope / square.sqrt();
        }
    }
}
