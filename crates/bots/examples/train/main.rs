//! Trains the evaluation and the habits by expert iteration (Anthony, Tian and Barber 2017).
//!
//! ```sh
//! cargo train FOLDER [GENERATIONS [GAMES [SEED]]]
//! ```
//!
//! A generation is a number of games that the search plays against itself at all kinds of tables, with some
//! exploration. The evaluation learns the results, mixed with what the search thought later in the game. The habits learn
//! what the search thought of each option. The next generation searches with both. At its end, each plays a match against
//! the one before.
//!
//! FOLDER keeps the games and the weights of every generation. Started again, the training goes on where it was
//! stopped. The result depends on the seed only, not on the number of cores. The bots use the weights in
//! `src/evaluation` and `src/habits`: copy those of the last generation there.

mod game;
mod policy;
mod strength;
mod value;

use std::collections::HashSet;
use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use std::{env, thread};

use game::Played;
use innovation_bots::Mind;
use innovation_bots::evaluation::{Evaluation, Network};
use innovation_bots::habits::Habits;
use innovation_engine::Rng;

/// The number of generations to learn from.
const MEMORY: usize = 2;
/// One game in this many of every generation is for tests: no generation learns from it.
const TESTS: usize = 8;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let number = |at: usize, usual: u64| match arguments.get(at) {
        Some(text) => text.parse().ok(),
        None => Some(usual),
    };
    let numbers = (number(1, 2), number(2, 20_000), number(3, 1));
    let (Some(folder), (Some(generations), Some(games), Some(seed))) = (arguments.first(), numbers)
    else {
        eprintln!("train FOLDER [GENERATIONS [GAMES [SEED]]]");
        return ExitCode::from(2);
    };
    match train(
        Path::new(folder),
        generations as usize,
        games as usize,
        seed,
    ) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{folder}: {error}");
            ExitCode::from(2)
        }
    }
}

/// The weights of a generation.
struct Weights {
    two: Network,
    many: Network,
    habits: Habits,
}

impl Weights {
    const FILES: [&'static str; 3] = ["two.bin", "many.bin", "habits.bin"];

    /// The weights of the built-in bots.
    fn standard() -> Weights {
        let (two, many) = Evaluation::standard().networks();
        Weights {
            two: two.clone(),
            many: many.clone(),
            habits: Habits::standard().clone(),
        }
    }

    fn read(folder: &Path) -> std::io::Result<Weights> {
        let [two, many, habits] = Weights::FILES.map(|name| fs::read(folder.join(name)));
        Ok(Weights {
            two: Network::from_bytes(&two?),
            many: Network::from_bytes(&many?),
            habits: Habits::from_bytes(&habits?),
        })
    }

    /// The last file shows that all files are complete.
    fn write(&self, folder: &Path) -> std::io::Result<()> {
        let [two, many, habits] = Weights::FILES.map(|name| folder.join(name));
        fs::write(two, self.two.to_bytes())?;
        fs::write(many, self.many.to_bytes())?;
        fs::write(habits, self.habits.to_bytes())
    }

    /// A mind with these weights. Bots hold them for `'static`. A few leaked networks are cheap.
    fn mind(&self) -> Mind {
        let evaluation = Evaluation::of(self.two.clone(), self.many.clone());
        Mind {
            evaluation: Box::leak(Box::new(evaluation)),
            habits: Box::leak(Box::new(self.habits.clone())),
        }
    }
}

fn train(folder: &Path, generations: usize, games: usize, seed: u64) -> Result<(), Box<dyn Error>> {
    begin(folder, games, seed)?;
    let mut weights = Weights::standard();
    let mut memory: Vec<Vec<Played>> = Vec::new();
    for generation in 1..=generations {
        let folder = folder.join(format!("generation-{generation}"));
        fs::create_dir_all(&folder)?;
        let start = Instant::now();
        let mind = weights.mind();
        let seed = Rng::new(seed ^ ((generation as u64) << 32)).next_u64();
        memory.push(play(&folder.join("games.txt"), mind, games, seed)?);
        if memory.len() > MEMORY {
            memory.remove(0);
        }
        println!(
            "generation {generation}: {games} games in {:.0?}",
            start.elapsed()
        );
        if folder.join(Weights::FILES[2]).exists() {
            println!("  learned before");
        } else {
            let start = Instant::now();
            learn(&mut weights, mind, &memory, seed);
            weights.write(&folder)?;
            println!("  learned in {:.0?}", start.elapsed());
        }
        // As they are after a stop: rounded.
        weights = Weights::read(&folder)?;
        let file = folder.join("strength.txt");
        if !file.exists() {
            fs::write(&file, strength::compare(weights.mind(), mind, seed))?;
        }
        println!("  {}", fs::read_to_string(file)?);
    }
    Ok(())
}

/// Creates the folder, or checks that its games are of the same training.
fn begin(folder: &Path, games: usize, seed: u64) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    let file = folder.join("training.txt");
    let this = format!("{games} games a generation, seed {seed}");
    if !file.exists() {
        fs::write(&file, &this)?;
    }
    let there = fs::read_to_string(file)?;
    if there != this {
        return Err(format!("its games are of another training: {there}, not {this}").into());
    }
    Ok(())
}

/// Plays this many games on all cores. Those that are in the file are not played again.
fn play(file: &Path, mind: Mind, games: usize, seed: u64) -> Result<Vec<Played>, Box<dyn Error>> {
    let known = fs::read_to_string(file).unwrap_or_default();
    // A line that was not written to its end has no line break.
    let known = &known[..known.rfind('\n').map_or(0, |end| end + 1)];
    let mut all: Vec<(usize, Played)> = Vec::new();
    for line in known.lines() {
        let (at, game) = line.split_once(' ').ok_or("a line is too short")?;
        all.push((at.parse()?, Played::from_line(game)?));
    }
    fs::write(file, known)?;
    let file = OpenOptions::new().append(true).open(file)?;
    let mut missing: Vec<usize> = (0..games).collect();
    let known: HashSet<usize> = all.iter().map(|(at, _)| *at).collect();
    missing.retain(|at| !known.contains(at));
    let next = AtomicUsize::new(0);
    let all = Mutex::new((all, file));
    let work = || -> std::io::Result<()> {
        while let Some(&at) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut rng = Rng::new(seed.wrapping_add(at as u64));
            let game = Played::play(mind, &mut rng);
            let line = format!("{at} {}\n", game.to_line());
            let mut all = all.lock().expect("no game panics");
            all.1.write_all(line.as_bytes())?;
            all.0.push((at, game));
            if all.0.len() % 100 == 0 {
                println!("  {} games", all.0.len());
            }
        }
        Ok(())
    };
    on_all_cores(work).into_iter().collect::<Result<(), _>>()?;
    let (mut all, _) = all.into_inner()?;
    all.sort_by_key(|(at, _)| *at);
    Ok(all.into_iter().map(|(_, game)| game).collect())
}

/// Runs the same on every core.
fn on_all_cores<T: Send>(work: impl Fn() -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(&work)).collect();
        let done = workers.into_iter().map(|worker| worker.join());
        done.map(|done| done.expect("no worker panics")).collect()
    })
}

/// The games to learn from, and those that show what was learned.
#[derive(Default)]
struct Games<'a> {
    practice: Vec<&'a Played>,
    test: Vec<&'a Played>,
}

impl<'a> Games<'a> {
    /// The games of these generations at some kinds of tables.
    fn of(memory: &'a [Vec<Played>], wanted: impl Fn(&Played) -> bool) -> Games<'a> {
        let mut games = Games::default();
        for generation in memory {
            let (test, practice) = generation.split_at(generation.len() / TESTS);
            games.test.extend(test.iter().filter(|game| wanted(game)));
            let practice = practice.iter().filter(|game| wanted(game));
            games.practice.extend(practice);
        }
        games
    }
}

fn learn(weights: &mut Weights, mind: Mind, memory: &[Vec<Played>], seed: u64) {
    let for_two = |game: &Played| game.settings.players() == 2;
    let two = Games::of(memory, for_two);
    let many = Games::of(memory, |game| !for_two(game));
    let all = Games::of(memory, |_| true);
    let rng = || Rng::new(seed);
    let evaluation = mind.evaluation;
    let Weights {
        two: net_two,
        many: net_many,
        habits,
    } = weights;
    let learned = thread::scope(|scope| {
        let two = scope.spawn(|| value::learn(net_two, evaluation, &two, &mut rng()));
        let many = scope.spawn(|| value::learn(net_many, evaluation, &many, &mut rng()));
        let habits = scope.spawn(|| policy::learn(habits, &all, &mut rng()));
        [two, many, habits].map(|learner| learner.join().expect("no learner panics"))
    });
    for (name, learned) in Weights::FILES.iter().zip(learned) {
        println!(
            "  {name}: loss {:.4} before, {:.4} after, on games of their own",
            learned.before, learned.after
        );
    }
}
