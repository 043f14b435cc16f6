//! Trains the evaluation on the ends of games that bots play against each other.
//!
//! `cargo run --release -p innovation-bots --example train -- FILE [GENERATIONS [GAMES]]` starts from FILE, or
//! from nothing where there is none, and writes it after every generation.

use std::fs;
use std::thread;
use std::time::Instant;

use innovation_bots::evaluation::{Evaluation, FEATURES, NEURONS, features};
use innovation_bots::{Bot, Budget, Greedy, quick};
use innovation_engine::{Edition, Game, Purpose, Rng, Settings, State};

/// A table as it once was, from each seat, and how that game ended.
struct Sample {
    seats: Vec<Vec<(u16, f32)>>,
    teams: bool,
    /// What part of the win each seat's side got.
    won: [f32; 4],
}

/// After so many answers a game is given up.
const ENDLESS: u32 = 600;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().expect("a file for the weights");
    let mut number = |usual| {
        arguments
            .next()
            .map_or(usual, |text| text.parse().expect("a number"))
    };
    let generations: u64 = number(6);
    let games: u64 = number(20_000);
    let mut network = match fs::read(&file) {
        Ok(bytes) if !bytes.is_empty() => Evaluation::from_bytes(&bytes),
        _ => untrained(),
    };
    let begins = network.output.iter().all(|weight| *weight == 0.0)
        || !fs::exists(&file).unwrap_or(false)
        || fs::metadata(&file).is_ok_and(|file| file.len() == 0);
    let mut samples: Vec<Vec<Sample>> = Vec::new();
    for generation in 0..generations {
        let start = Instant::now();
        let quick_games = begins && generation == 0;
        let standing: &'static Evaluation = Box::leak(Box::new(network.clone()));
        let halves: Vec<Vec<Sample>> = thread::scope(|scope| {
            let players: Vec<_> = (0..2)
                .map(|thread| {
                    scope.spawn(move || {
                        let seed = start_seed() ^ (generation << 32) ^ (thread << 48);
                        let mut rng = Rng::new(seed);
                        (0..games / 2)
                            .flat_map(|_| play(standing, quick_games, &mut rng))
                            .collect()
                    })
                })
                .collect();
            players
                .into_iter()
                .map(|player| player.join().expect("no panic"))
                .collect()
        });
        samples.push(halves.into_iter().flatten().collect());
        if samples.len() > 4 || (samples.len() == 2 && begins) {
            samples.remove(0);
        }
        let played = start.elapsed();
        train(&mut network, &samples, generation);
        println!(
            "generation {generation}: {} samples, played in {:.0?}, trained in {:.0?}",
            samples.iter().map(Vec::len).sum::<usize>(),
            played,
            start.elapsed() - played
        );
        fs::write(&file, network.to_bytes()).expect("the file can be written");
    }
}

fn start_seed() -> u64 {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |time| time.as_nanos() as u64)
}

fn untrained() -> Evaluation {
    let mut rng = Rng::new(1);
    let mut small = |scale: f32| (rng.below(2001) as f32 / 1000.0 - 1.0) * scale;
    let mut evaluation = Evaluation::from_bytes(&[]);
    for row in &mut evaluation.rows {
        for weight in &mut row[1..] {
            *weight = small(0.1);
        }
    }
    for weight in &mut evaluation.output {
        *weight = small(0.3);
    }
    evaluation.output[0] = 1.0;
    evaluation
}

fn settings(rng: &mut Rng) -> Settings {
    let settings = match rng.below(10) {
        0 => Settings::teams(),
        1 => Settings::new(3).expect("a number of players"),
        2 | 3 => Settings::new(4).expect("a number of players"),
        _ => Settings::new(2).expect("a number of players"),
    };
    match rng.below(6) {
        0 => settings.with_edition(Edition::First),
        _ => settings,
    }
}

fn play(evaluation: &'static Evaluation, quick_game: bool, rng: &mut Rng) -> Vec<Sample> {
    let settings = settings(rng);
    let mut seen = Vec::new();
    let keep = |state: &State, rng: &mut Rng, seen: &mut Vec<_>| {
        if rng.below(6) == 0 {
            let seats = settings.seats().map(|seat| {
                let mut list = Vec::with_capacity(96);
                features(state, seat, |feature, strength| {
                    list.push((feature as u16, strength))
                });
                list
            });
            seen.push(seats.collect::<Vec<_>>());
        }
    };
    let end = if quick_game {
        let mut state = State::deal(settings, rng.next_u64());
        state.play_out(|state, question| {
            if question.purpose == Purpose::Action {
                keep(state, rng, &mut seen);
            }
            quick(state, question, rng)
        });
        state
    } else {
        let mut game = Game::new(settings, rng.next_u64());
        let mut bot = Greedy::with(evaluation, rng.next_u64());
        let mut answers = 0;
        while let Some(decision) = game.decision() {
            answers += 1;
            if answers > ENDLESS {
                break;
            }
            if decision.purpose == Purpose::Action {
                keep(game.state(), rng, &mut seen);
            }
            let option = if rng.below(25) == 0 {
                rng.below(decision.options.len() as u32) as usize
            } else {
                let view = game
                    .view(decision.seat)
                    .expect("who is asked sits at the table");
                bot.choose(&view, &decision, Budget::Iterations(2))
            };
            game.answer(option).expect("an option");
        }
        *game.state()
    };
    // A game that does not come to an end is won by nobody more than by the others.
    let sides = if settings.is_teams() {
        2
    } else {
        settings.players()
    };
    let won = match end.outcome() {
        Some(_) => evaluation.chances(&end),
        None => [1.0 / f32::from(sides); 4],
    };
    let teams = settings.is_teams();
    seen.into_iter()
        .map(|seats| Sample { seats, teams, won })
        .collect()
}

fn train(network: &mut Evaluation, samples: &[Vec<Sample>], generation: u64) {
    let mut order: Vec<&Sample> = samples.iter().flatten().collect();
    let mut rng = Rng::new(generation);
    rng.shuffle(&mut order);
    let (test, practice) = order.split_at(order.len() / 20);
    let mut practice = practice.to_vec();
    let mut learning = Learning {
        rows: vec![[1e-3; NEURONS]; FEATURES],
        output: [1e-3; NEURONS],
    };
    println!("  before: loss {:.4}", loss(network, test));
    for (epoch, rate) in [0.03, 0.02, 0.01, 0.005].into_iter().enumerate() {
        rng.shuffle(&mut practice);
        for sample in &practice {
            learning.step(network, sample, rate);
        }
        println!("  epoch {epoch}: loss {:.4}", loss(network, test));
    }
}

/// The sums of squared slopes, by which steps become smaller (the method Adagrad).
struct Learning {
    rows: Vec<[f32; NEURONS]>,
    output: [f32; NEURONS],
}

/// The neurons before they fire, for each seat.
fn neurons(network: &Evaluation, sample: &Sample) -> Vec<[f32; NEURONS]> {
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

fn fires(neurons: &[f32; NEURONS], at: usize) -> f32 {
    if at == 0 {
        neurons[0]
    } else {
        neurons[at].max(0.0)
    }
}

/// The probability of each side, by seat.
fn chances(network: &Evaluation, sample: &Sample, neurons: &[[f32; NEURONS]]) -> Vec<f32> {
    let strength: Vec<f32> = neurons
        .iter()
        .map(|neurons| {
            (0..NEURONS)
                .map(|at| fires(neurons, at) * network.output[at])
                .sum()
        })
        .collect();
    let side = |at: usize| match sample.teams {
        true => strength[at] + strength[(at + 2) % 4],
        false => strength[at],
    };
    let odds: Vec<f32> = (0..strength.len())
        .map(|at| side(at).clamp(-30.0, 30.0).exp())
        .collect();
    let total: f32 = odds.iter().sum::<f32>() / if sample.teams { 2.0 } else { 1.0 };
    odds.into_iter().map(|odds| odds / total).collect()
}

fn loss(network: &Evaluation, samples: &[&Sample]) -> f32 {
    let of = |sample: &&Sample| -> f32 {
        let chances = chances(network, sample, &neurons(network, sample));
        let parts = if sample.teams { 2.0 } else { 1.0 };
        chances
            .iter()
            .zip(sample.won)
            .map(|(chance, won)| -won * chance.max(1e-6).ln())
            .sum::<f32>()
            / parts
    };
    samples.iter().map(of).sum::<f32>() / samples.len() as f32
}

impl Learning {
    fn step(&mut self, network: &mut Evaluation, sample: &Sample, rate: f32) {
        let neurons = neurons(network, sample);
        let chances = chances(network, sample, &neurons);
        let mut output_slope = [0.0; NEURONS];
        for (at, list) in sample.seats.iter().enumerate() {
            let slope = chances[at] - sample.won[at];
            let mut back = [0.0; NEURONS];
            for neuron in 0..NEURONS {
                output_slope[neuron] += slope * fires(&neurons[at], neuron);
                if neuron == 0 || neurons[at][neuron] > 0.0 {
                    back[neuron] = slope * network.output[neuron];
                }
            }
            for &(feature, strength) in list {
                let row = &mut network.rows[feature as usize];
                let squares = &mut self.rows[feature as usize];
                for neuron in 0..NEURONS {
                    let slope = back[neuron] * strength;
                    squares[neuron] += slope * slope;
                    row[neuron] -= rate * slope / squares[neuron].sqrt();
                }
            }
        }
        for neuron in 1..NEURONS {
            let slope = output_slope[neuron];
            self.output[neuron] += slope * slope;
            network.output[neuron] -= rate * slope / self.output[neuron].sqrt();
        }
    }
}
