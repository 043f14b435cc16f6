//! `innovation arena`: bots against each other, and how strong each one is.

mod chart;
mod entrant;
mod estimate;
mod folder;
mod game;
mod rating;
mod report;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::{ExitCode, exit};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use hdrhistogram::Histogram;
use innovation_bots::{Budget, Kind};
use innovation_engine::{Edition, Game, Seat, Settings};

use crate::options;
use crate::options::random;
use crate::options::threads::Threads;
use crate::print::output;
use crate::print::progress::ProgressBar;
use crate::print::told::{FileError, WrongValue};
use entrant::IdlePrograms;
pub use entrant::{Entrant, EntrantError};
use estimate::Score;
use folder::RecordFolder;
pub use game::MOST_ANSWERS;
use game::{Played, play};
use report::Report;
pub use report::short;

/// The exit code that shells expect of a program that Ctrl-C has ended.
const INTERRUPTED: u8 = 130;

/// Let bots play against each other, and measure how strong each one is.
///
/// Each deal is played often enough for everyone to sit in every seat once, so that the luck of the deal cancels out. Who
/// sits to the left of whom changes from deal to deal. With --teams, players 1 and 3 play against 2 and 4.
///
/// The command fails if every game ended because of a faulty answer.
///
/// If all budgets are iterations, the same seed gives the same games, whatever the number of threads. Ctrl-C ends the run
/// with a report of the games played so far.
#[derive(Args)]
#[command(after_help = bots())]
pub struct Options {
    /// The players, 2 to 4: bots, each with a budget of its own if written BOT@BUDGET, and programs that
    /// speak the protocol of docs/protocol.md, as cmd:PROGRAM, 'cmd:PROGRAM ARGS…' or 'cmd:NAME=PROGRAM ARGS…'
    #[arg(required = true, value_name = "BOT")]
    players: Vec<Entrant>,
    /// Number of games, rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// Seed of all deals and all bots
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Edition of the game
    #[arg(long, default_value = "third", value_parser = options::game::edition())]
    edition: Edition,
    /// Players 1 and 3 against 2 and 4
    #[arg(long)]
    teams: bool,
    #[command(flatten)]
    threads: Threads,
    /// How much bots think about a decision: a number of iterations, or a time such as 500ms
    #[arg(long)]
    budget: Option<Budget>,
    /// How long a program may take to answer, such as 500ms or 10s; if it takes longer, it loses the game
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = time)]
    limit: Duration,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Draw a chart of the win rates over the course of the games in this file
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Save a record of every game in this folder, with an index
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
}

fn time(text: &str) -> Result<Duration, WrongValue> {
    match text.parse() {
        Ok(Budget::Time(time)) => Ok(time),
        _ => Err(WrongValue::Time),
    }
}

/// The bots there are, for the end of the help.
fn bots() -> String {
    let mut text = "Bots:".to_string();
    for kind in Kind::ALL {
        let (name, budget) = (kind.name(), kind.usual_budget());
        text += &format!(
            "\n  {name:8}  {} Default budget: {budget}.",
            kind.description()
        );
    }
    text
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let arena = Arena::new(options)?;
    // Fail now, not after hours, if the files cannot be written.
    let chart = options
        .svg
        .as_deref()
        .map(|path| File::create(path).map_err(FileError::write(path)));
    let mut chart = chart.transpose()?;
    let folder = options
        .save
        .as_deref()
        .map(RecordFolder::create)
        .transpose()?;
    let stop = stopped_by_ctrl_c();
    let (results, saved) = arena.play(&options.threads, &stop, folder.as_ref());
    let interrupted = stop.load(Ordering::Relaxed);

    let report = Report::of(&arena, &results, interrupted);
    if options.json {
        output::json(out, &report)?;
    } else {
        report.print(&arena, out)?;
    }
    out.flush()?;
    saved?;
    if let Some(folder) = folder {
        folder.write_index(&arena, &results)?;
    }
    if let Some(file) = &mut chart {
        file.write_all(chart::draw(&arena, &results).as_bytes())
            .context("the chart can’t be written")?;
    }
    Ok(if interrupted {
        ExitCode::from(INTERRUPTED)
    } else if report.all_by_fault() {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// A flag that Ctrl-C sets. A second Ctrl-C ends the program at once.
fn stopped_by_ctrl_c() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stop);
    // If the handler cannot be set, Ctrl-C ends the program.
    let _ = ctrlc::set_handler(move || {
        if flag.swap(true, Ordering::Relaxed) {
            exit(INTERRUPTED.into());
        }
    });
    stop
}

/// Who plays, what, and where. Games are numbered from 0, deal by deal.
struct Arena {
    entrants: Vec<Entrant>,
    budget: Option<Budget>,
    limit: Duration,
    settings: Settings,
    seed: u64,
    games: u64,
    /// All different orders of the entrants around the table, clockwise. Deals take turns with them.
    circles: Vec<Vec<usize>>,
    /// By entrant.
    idle: Vec<Arc<IdlePrograms>>,
}

/// The games that were played.
#[derive(Default)]
struct Results {
    /// With their numbers, in order.
    games: Vec<(u64, Played)>,
    /// How long decisions took, by entrant.
    times: Vec<Histogram<u64>>,
}

/// The games of a deal that were played.
struct Deal {
    games: u64,
    /// By entrant. A shared victory counts as a fraction.
    won: Vec<f64>,
    /// By entrant, what the cards were worth.
    luck: Vec<f64>,
}

impl Arena {
    fn new(options: &Options) -> anyhow::Result<Arena> {
        let players = options.players.len();
        let players = u8::try_from(players).unwrap_or(u8::MAX);
        let settings = Settings::of(players, options.teams)?.with_edition(options.edition);
        Ok(Arena {
            entrants: options.players.clone(),
            budget: options.budget,
            limit: options.limit,
            settings,
            seed: options.seed,
            games: options.games.next_multiple_of(players as u64),
            circles: circles(settings),
            idle: options.players.iter().map(|_| Arc::default()).collect(),
        })
    }

    /// Who sits on each seat in a game.
    fn order(&self, game: u64) -> Vec<usize> {
        let circle = (self.deal(game) % self.circles.len() as u64) as usize;
        let mut order = self.circles[circle].clone();
        order.rotate_left((game % self.games_a_deal()) as usize);
        order
    }

    fn deal(&self, game: u64) -> u64 {
        game / self.games_a_deal()
    }

    /// Everybody sits on every seat once.
    fn games_a_deal(&self) -> u64 {
        self.entrants.len() as u64
    }

    /// What each entrant has of the victory.
    fn shares(&self, game: u64, played: &Played) -> Vec<f64> {
        let mut shares = vec![0.0; self.entrants.len()];
        for (seat, entrant) in self.settings.seats().zip(self.order(game)) {
            shares[entrant] = played.end.share(self.settings, seat);
        }
        shares
    }

    /// All deals of which a game was played, in order.
    fn deals(&self, results: &Results) -> Vec<Deal> {
        let same = |(one, _): &(u64, Played), (other, _): &(u64, Played)| {
            self.deal(*one) == self.deal(*other)
        };
        let deal = |games: &[(u64, Played)]| {
            let mut won = vec![0.0; self.entrants.len()];
            let mut luck = vec![0.0; self.entrants.len()];
            for (number, played) in games {
                for (won, share) in won.iter_mut().zip(self.shares(*number, played)) {
                    *won += share;
                }
                for (seat, &entrant) in self.order(*number).iter().enumerate() {
                    luck[entrant] += played.luck[seat];
                }
            }
            let games = games.len() as u64;
            Deal { games, won, luck }
        };
        results.games.chunk_by(same).map(deal).collect()
    }

    /// Plays all games, or until the run is stopped. A record that cannot be written ends the run too.
    fn play(
        &self,
        threads: &Threads,
        stop: &AtomicBool,
        folder: Option<&RecordFolder>,
    ) -> (Results, anyhow::Result<()>) {
        let running = Running::new(self);
        let saved = Mutex::new(Ok(()));
        // Unlike the flag of Ctrl-C, this one is not reported as an interruption.
        let full = AtomicBool::new(false);
        let gathered = threads.share(self.games, 1, |results: &mut Results, numbers| {
            for number in numbers {
                if full.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed) {
                    return;
                }
                let Some((game, played)) = self.play_one(number, stop, &mut results.times) else {
                    return;
                };
                if let Some(folder) = folder
                    && let Err(error) = folder.keep(self, number, &game)
                {
                    full.store(true, Ordering::Relaxed);
                    *saved.lock().unwrap_or_else(PoisonError::into_inner) = Err(error);
                }
                running.add(self, number, &played);
                results.games.push((number, played));
            }
        });
        drop(running);
        let mut results = Results::default();
        results
            .times
            .resize_with(self.entrants.len(), estimate::times);
        for one in gathered {
            results.games.extend(one.games);
            for (times, more) in results.times.iter_mut().zip(&one.times) {
                *times += more;
            }
        }
        results.games.sort_by_key(|(number, _)| *number);
        let saved = saved.into_inner().unwrap_or_else(PoisonError::into_inner);
        (results, saved)
    }

    /// Plays a game. All games of a deal share its seed; the bot of each seat in each of them has another one.
    fn play_one(
        &self,
        number: u64,
        stop: &AtomicBool,
        times: &mut Vec<Histogram<u64>>,
    ) -> Option<(Game, Played)> {
        times.resize_with(self.entrants.len(), estimate::times);
        let order = self.order(number);
        let deal = random::seed_of(self.seed, self.deal(number));
        let sit = |seat: Seat| {
            let place = number % self.games_a_deal() * 4 + seat.index() as u64;
            let seed = random::seed_of(deal, place);
            let entrant = order[seat.index()];
            let idle = &self.idle[entrant];
            self.entrants[entrant].sit(self.budget, self.limit, number + 1, seed, idle)
        };
        let luck = random::seed_of(!deal, number);
        play(
            Game::new(self.settings, deal),
            luck,
            sit,
            stop,
            |seat, time| {
                times[order[seat.index()]] += u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
            },
        )
    }
}

/// The ways in which the players can sit around the table, clockwise, beginning with the first. In teams, the
/// partners 1 and 3, and 2 and 4, stay across the table from each other.
fn circles(settings: Settings) -> Vec<Vec<usize>> {
    let players = usize::from(settings.players());
    let mut circles = vec![vec![0]];
    for _ in 1..players {
        let longer = |circle: &Vec<usize>| -> Vec<Vec<usize>> {
            let left = (0..players).filter(|player| !circle.contains(player));
            left.map(|player| [&circle[..], &[player]].concat())
                .collect()
        };
        circles = circles.iter().flat_map(longer).collect();
    }
    if settings.is_teams() {
        circles.retain(|circle| circle[0] % 2 == circle[2] % 2);
    }
    circles
}

/// What is shown while games are played.
struct Running {
    progress: ProgressBar,
    first: Mutex<First>,
}

/// The current score of the first entrant.
#[derive(Default)]
struct First {
    score: Score,
    /// By number, the deals that are not yet whole: games, and how many of them were won.
    open: BTreeMap<u64, (u64, f64)>,
}

impl Running {
    fn new(arena: &Arena) -> Running {
        Running {
            progress: ProgressBar::new(arena.games, "games"),
            first: Mutex::default(),
        }
    }

    fn add(&self, arena: &Arena, number: u64, played: &Played) {
        self.progress.add(1);
        let mut first = self.first.lock().unwrap_or_else(PoisonError::into_inner);
        let First { score, open } = &mut *first;
        let deal = open.entry(arena.deal(number)).or_default();
        deal.0 += 1;
        deal.1 += arena.shares(number, played)[0];
        if deal.0 == arena.games_a_deal() {
            score.add(deal.0, deal.1);
            open.remove(&arena.deal(number));
            let [low, high] = score.interval().map(|rate| 100.0 * rate);
            self.progress.say(format!(
                "{} wins {:.1}% ({low:.1} to {high:.1})",
                report::short(&arena.entrants[0].name()),
                100.0 * score.rate(),
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An arena of random players.
    pub(super) fn arena(settings: Settings) -> Arena {
        Arena {
            entrants: vec!["random".parse().unwrap(); settings.players().into()],
            budget: None,
            limit: Duration::from_secs(10),
            settings,
            seed: 1,
            games: 1000,
            circles: circles(settings),
            idle: vec![Arc::default(); settings.players().into()],
        }
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (players, teams, number) in [(2, false, 1), (3, false, 2), (4, false, 6), (4, true, 2)]
        {
            let settings = Settings::of(players, teams).unwrap();
            let arena = arena(settings);
            assert_eq!(arena.circles.len(), number);
            let games = number as u64 * u64::from(players);
            let orders: Vec<Vec<usize>> = (0..games).map(|game| arena.order(game)).collect();
            assert!(orders[0].is_sorted());
            for deal in orders.chunks(players.into()) {
                for seat in 0..usize::from(players) {
                    let mut there: Vec<usize> = deal.iter().map(|order| order[seat]).collect();
                    there.sort();
                    assert!(there.into_iter().eq(0..usize::from(players)));
                }
            }
            let mut different = orders.clone();
            different.sort();
            different.dedup();
            assert_eq!(different.len(), orders.len());
            let partners = |order: &Vec<usize>| order[0].abs_diff(order[2]) == 2;
            assert!(!teams || orders.iter().all(partners));
        }
    }
}
