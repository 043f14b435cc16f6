//! `innovation calibrate`: whether the win chances of reviews come true.

mod chart;

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use innovation_bots::{Bot, Budget, Kind};
use innovation_engine::{Edition, Game, Rng, Settings};
use innovation_review::{Effort, Reliability, ReliabilityBin, forecast, sharpness};
use serde::Serialize;

use crate::options;
use crate::options::random;
use crate::options::threads::Threads;
use crate::print::output;

/// Measure whether the win chances of reviews come true.
///
/// Bots play games. At some of their decisions, the win chance of the option taken is estimated as a review does, and
/// compared with the result of the game: in tables, a chart and two numbers. The Brier score is the mean squared
/// difference of chance and result. The expected calibration error (ECE) is the mean difference of what was said and
/// what happened, by tenths of the scale. Few games have a calibration error by chance alone, which is shown too.
#[derive(Args)]
pub struct Options {
    /// Who plays [default: all three]
    #[arg(long, value_enum)]
    bots: Vec<Players>,
    /// How many players, 2 to 4 [default: 2, 3, 4 and teams]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Option<u8>,
    /// Two teams of two
    #[arg(long, conflicts_with = "players")]
    teams: bool,
    /// Which print of the game [default: both]
    #[arg(long, value_parser = options::game::edition())]
    edition: Option<Edition>,
    /// How many games of each kind
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// How many decisions of a game are looked at, on average
    #[arg(long, value_name = "N", default_value_t = 12)]
    decisions: u32,
    /// How many playouts estimate a win chance
    #[arg(long, value_name = "EFFORT", default_value = "100")]
    effort: Effort,
    /// How much the search thinks about a decision, in iterations
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    budget: u32,
    /// The seed of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Print the sharpness of the evaluation that would fit these games best
    #[arg(long)]
    fit: bool,
    /// Print one JSON object instead
    #[arg(long)]
    json: bool,
    /// Draw a chart of what was said and what happened
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// Who plays the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
enum Players {
    /// Greedy at every seat
    Greedy,
    /// Search at every seat
    Search,
    /// At every seat another level, at random
    Mixed,
}

impl Players {
    const ALL: [Players; 3] = [Players::Greedy, Players::Search, Players::Mixed];

    const fn word(self) -> &'static str {
        ["greedy", "search", "mixed"][self as usize]
    }

    /// The bot of a seat.
    fn kind(self, rng: &mut Rng) -> Kind {
        const MIXED: [Kind; 3] = [Kind::Easy, Kind::Greedy, Kind::Search];
        match self {
            Players::Greedy => Kind::Greedy,
            Players::Search => Kind::Search,
            Players::Mixed => MIXED[rng.below(MIXED.len() as u32) as usize],
        }
    }
}

/// The grid of the fit.
const SHARPNESSES: [f64; 25] = {
    let mut grid = [0.0; 25];
    let mut at = 0;
    while at < grid.len() {
        grid[at] = 0.5 + 0.05 * at as f64;
        at += 1;
    }
    grid
};

/// A win chance that was said, and what happened.
struct Said {
    /// Inside an effect, not at an action.
    inside: bool,
    chance: f64,
    /// The chance with each sharpness of the grid, if there is a fit.
    grid: Vec<f64>,
    happened: f64,
}

/// The games of one kind.
#[derive(Serialize)]
struct Row {
    players: u8,
    teams: bool,
    edition: &'static str,
    bots: Players,
    games: u64,
    actions: Measured,
    effects: Measured,
    all: Measured,
    #[serde(skip_serializing_if = "Option::is_none")]
    fit: Option<f64>,
    sharpness: f64,
}

/// How well some chances agree with what happened.
#[derive(Serialize)]
struct Measured {
    count: u64,
    brier: f64,
    calibration_error: f64,
    /// The calibration error of perfect chances in as many games.
    noise: f64,
    bins: Vec<ReliabilityBin>,
}

#[derive(Serialize)]
struct Report {
    seed: u64,
    effort: String,
    search_budget: u32,
    tables: Vec<Row>,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let chart = options.svg.as_deref().map(|path| {
        let file = File::create(path);
        file.with_context(|| format!("{} cannot be written", path.display()))
    });
    let chart = chart.transpose()?;
    let kinds = options.kinds()?;
    let style =
        ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} games, {eta} left");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    let progress = ProgressBar::new(options.games * kinds.len() as u64).with_style(style);
    let mut tables = Vec::new();
    for (settings, bots) in kinds {
        tables.push(options.measure(settings, bots, &progress));
    }
    progress.finish_and_clear();
    let report = Report {
        seed: options.seed,
        effort: options.effort.to_string(),
        search_budget: options.budget,
        tables,
    };
    if options.json {
        output::json(out, &report)?;
    } else {
        report.print(out)?;
    }
    if let Some(mut file) = chart {
        file.write_all(chart::draw(&report).as_bytes())
            .context("the chart cannot be written")?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Options {
    /// What is played.
    fn kinds(&self) -> anyhow::Result<Vec<(Settings, Players)>> {
        let tables = match (self.players, self.teams) {
            (_, true) => vec![Settings::teams()],
            (Some(players), _) => vec![Settings::new(players)?],
            (None, false) => vec![
                Settings::new(2)?,
                Settings::new(3)?,
                Settings::new(4)?,
                Settings::teams(),
            ],
        };
        let editions = self
            .edition
            .map_or(Edition::ALL.to_vec(), |edition| vec![edition]);
        let bots = if self.bots.is_empty() {
            &Players::ALL[..]
        } else {
            &self.bots[..]
        };
        let mut kinds = Vec::new();
        for settings in tables {
            for &edition in &editions {
                kinds.extend(
                    bots.iter()
                        .map(|&bots| (settings.with_edition(edition), bots)),
                );
            }
        }
        Ok(kinds)
    }

    /// Plays the games of one kind.
    fn measure(&self, settings: Settings, bots: Players, progress: &ProgressBar) -> Row {
        let parts = self.threads.share(
            self.games,
            1,
            |said: &mut Vec<(u64, Vec<Said>)>, numbers| {
                for number in numbers {
                    said.push((number, self.play(settings, bots, number)));
                    progress.inc(1);
                }
            },
        );
        let mut games: Vec<(u64, Vec<Said>)> = parts.into_iter().flatten().collect();
        games.sort_by_key(|(number, _)| *number);
        let said: Vec<Vec<Said>> = games.into_iter().map(|(_, said)| said).collect();
        Row {
            players: settings.players(),
            teams: settings.is_teams(),
            edition: settings.edition.word(),
            bots,
            games: self.games,
            actions: Measured::of(&said, |said| !said.inside),
            effects: Measured::of(&said, |said| said.inside),
            all: Measured::of(&said, |_| true),
            fit: self.fit.then(|| fitted(&said)),
            sharpness: sharpness(settings),
        }
    }

    /// Plays a game, and notes some of the chances in it.
    fn play(&self, settings: Settings, bots: Players, number: u64) -> Vec<Said> {
        /// About as many decisions as a game has for each player.
        const OF_A_PLAYER: u32 = 45;
        let mut rng = Rng::new(random::seed_of(self.seed, number));
        let mut game = Game::new(settings, rng.next_u64());
        let mut players: Vec<Box<dyn Bot>> = Vec::new();
        for _ in settings.seats() {
            players.push(bots.kind(&mut rng).bot(rng.next_u64()));
        }
        let decisions = OF_A_PLAYER * u32::from(settings.players());
        let mut said = Vec::new();
        while let Some(decision) = game.decision() {
            let seat = decision.seat;
            let Some(view) = game.view(seat) else { break };
            let counts = decision.options.len() > 1 && !decision.order;
            let choice = match decision.options.len() {
                0 | 1 => 0,
                _ => {
                    players[seat.index()].choose(&view, &decision, Budget::Iterations(self.budget))
                }
            };
            if counts && rng.below(decisions) < self.decisions {
                let mut grid = vec![sharpness(settings)];
                if self.fit {
                    grid.extend(SHARPNESSES);
                }
                if let Some(mut chances) = forecast(&view, choice, self.effort, &grid, &mut rng) {
                    let grid = chances.split_off(1);
                    let inside = decision.source.is_some();
                    said.push((seat, inside, chances[0], grid));
                }
            }
            if game.answer(choice).is_err() {
                break;
            }
        }
        let Some(outcome) = game.outcome() else {
            return Vec::new();
        };
        let happened = |seat| {
            let side = f64::from(settings.side(seat).len());
            let share = side / f64::from(outcome.winners.len());
            if outcome.winners.has(seat) {
                share
            } else {
                0.0
            }
        };
        said.into_iter()
            .map(|(seat, inside, chance, grid)| Said {
                inside,
                chance,
                grid,
                happened: happened(seat),
            })
            .collect()
    }
}

/// The sharpness with the least Brier score.
fn fitted(games: &[Vec<Said>]) -> f64 {
    let score = |at: usize| -> f64 {
        let squares = games.iter().flatten().filter_map(|one| {
            let chance = one.grid.get(at)?;
            Some((chance - one.happened).powi(2))
        });
        squares.sum()
    };
    let all = 0..SHARPNESSES.len();
    let best = all.min_by(|&one, &other| score(one).total_cmp(&score(other)));
    SHARPNESSES[best.unwrap_or(0)]
}

impl Measured {
    fn of(games: &[Vec<Said>], wanted: impl Fn(&Said) -> bool) -> Measured {
        let mut reliability = Reliability::default();
        for game in games {
            for one in game.iter().filter(|said| wanted(said)) {
                reliability.add(one.chance, one.happened);
            }
            reliability.end_game();
        }
        Measured {
            count: reliability.count(),
            brier: reliability.brier(),
            calibration_error: reliability.calibration_error(),
            noise: reliability.noise(),
            bins: reliability.bins(),
        }
    }
}

impl Row {
    /// What is played, in a few words.
    fn title(&self) -> String {
        let players = if self.teams {
            "teams".to_string()
        } else {
            format!("{} players", self.players)
        };
        format!("{players}, {} edition, {}", self.edition, self.bots.word())
    }
}

impl Report {
    fn print(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let fit = self.tables.iter().any(|row| row.fit.is_some());
        writeln!(
            out,
            "{:34}{:>7}{:>8}{:>8}{:>14}{:>14}{:>14}{}",
            "",
            "games",
            "said",
            "Brier",
            "ECE",
            "actions",
            "effects",
            if fit { "    fit" } else { "" }
        )?;
        for row in &self.tables {
            let error = |measured: &Measured| {
                let [error, noise] = [measured.calibration_error, measured.noise];
                format!("{:.1}% ({:.1}%)", 100.0 * error, 100.0 * noise)
            };
            let fit = row.fit.map_or(String::new(), |fit| format!("{fit:7.2}"));
            writeln!(
                out,
                "{:34}{:>7}{:>8}{:>8.3}{:>14}{:>14}{:>14}{fit}",
                row.title(),
                row.games,
                row.all.count,
                row.all.brier,
                error(&row.all),
                error(&row.actions),
                error(&row.effects),
            )?;
        }
        writeln!(
            out,
            "\nIn parentheses: the ECE that perfect chances would have in as many games."
        )?;
        if let [row] = &self.tables[..] {
            writeln!(out, "\n{:>8}{:>10}{:>8}", "said", "happened", "count")?;
            for bin in &row.all.bins {
                let [said, happened] =
                    [bin.said, bin.happened].map(|rate| format!("{:.1}%", 100.0 * rate));
                writeln!(out, "{said:>8}{happened:>10}{:>8}", bin.count)?;
            }
        }
        Ok(())
    }
}
