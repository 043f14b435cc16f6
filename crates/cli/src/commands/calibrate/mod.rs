//! `innovation calibrate`: whether the win chances of reviews come true.

mod chart;

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::Context;
use clap::{Args, ValueEnum};
use innovation_bots::{Bot, Budget, Kind};
use innovation_engine::{Edition, Game, Rng, Settings};
use innovation_review::{
    Effort, LuckMeter, Reliability, ReliabilityBin, TableSharpness, forecast, sharpness,
};
use serde::Serialize;

use crate::options;
use crate::options::random;
use crate::options::threads::Threads;
use crate::print::output;
use crate::print::progress::ProgressBar;
use crate::print::told::FileError;

/// Measure whether the win chances of reviews come true.
///
/// Bots play games. At some of their decisions, the win chance of the chosen option is estimated as in a review and
/// compared with the result of the game: in tables, a chart and two numbers. The Brier score is the mean squared
/// difference between chance and result. The expected calibration error (ECE) is the mean difference between what was
/// predicted and what happened, by tenths of the scale. With few games, part of that error is chance; this part is shown,
/// too. With --without-luck, the luck of the cards after each decision is subtracted from the result. Its mean is zero, so
/// fewer games give the same precision.
#[derive(Args)]
pub struct Options {
    /// Who plays [default: all three]
    #[arg(long, value_enum)]
    bots: Vec<Players>,
    /// Number of players, 2 to 4 [default: 2, 3, 4 and teams]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    players: Option<u8>,
    /// Two teams of two
    #[arg(long, conflicts_with = "players")]
    teams: bool,
    /// Edition of the game [default: both]
    #[arg(long, value_parser = options::game::edition())]
    edition: Option<Edition>,
    /// Number of games of each kind
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// How many decisions of a game are looked at, on average
    #[arg(long, value_name = "N", default_value_t = 6)]
    decisions: u32,
    /// How many playouts estimate a win chance
    #[arg(long, value_name = "EFFORT", default_value = "40")]
    effort: Effort,
    /// How much the search thinks about a decision, in iterations
    #[arg(long, value_name = "N", default_value_t = 32, value_parser = clap::value_parser!(u32).range(1..))]
    budget: u32,
    /// Subtract the luck of the cards from the results
    #[arg(long)]
    without_luck: bool,
    /// Seed of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    threads: Threads,
    /// Fit the sharpness of the evaluation to these games, for each kind of table, and write it to this file:
    /// crates/review/calibration.json, which is part of the program. Tables that are not played keep theirs. The
    /// chances measured are then those with the sharpness that fits the other half of the games
    #[arg(long, value_name = "FILE")]
    fit: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
    /// Print the table of docs/review.md
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    /// Draw in this file a chart of what was predicted and what happened
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// Who plays the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
enum Players {
    /// Greedy in every seat
    Greedy,
    /// Search in every seat
    Search,
    /// A random level in every seat
    Mixed,
}

impl Players {
    const ALL: [Players; 3] = [Players::Greedy, Players::Search, Players::Mixed];

    const fn word(self) -> &'static str {
        ["greedy", "search", "mixed"][self as usize]
    }

    /// The bot of a seat.
    fn kind(self, rng: &mut Rng) -> Kind {
        const MIXED: [Kind; 3] = [Kind::Beginner, Kind::Greedy, Kind::Search];
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
        grid[at] = (10 + at) as f64 / 20.0;
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
    /// What happened, without the luck of the cards after it was said.
    without_luck: f64,
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
    /// The sharpness of reviews at this kind of table.
    sharpness: f64,
    /// The sharpness that fits all games of this kind of table best.
    #[serde(skip_serializing_if = "Option::is_none")]
    fit: Option<f64>,
}

/// How well some chances agree with what happened.
#[derive(Serialize)]
struct Measured {
    count: u64,
    brier: f64,
    calibration_error: f64,
    /// The calibration error of perfect chances in as many games.
    noise: f64,
    /// The calibration error without the part that chance gives it.
    corrected: f64,
    bins: Vec<ReliabilityBin>,
}

#[derive(Serialize)]
struct Report {
    seed: u64,
    effort: String,
    search_budget: u32,
    without_luck: bool,
    tables: Vec<Row>,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let chart = options
        .svg
        .as_deref()
        .map(|path| File::create(path).map_err(FileError::write(path)));
    let chart = chart.transpose()?;
    let kinds = options.kinds()?;
    let rows: usize = kinds.iter().map(|(_, bots)| bots.len()).sum();
    let progress = ProgressBar::new(options.games * rows as u64, "games");
    let mut tables = Vec::new();
    let mut fitted = TableSharpness::all().to_vec();
    for (settings, bots) in kinds {
        let mut played: Vec<(Players, Vec<Vec<Said>>)> = Vec::new();
        for bots in bots {
            played.push((bots, options.play_all(settings, bots, &progress)));
        }
        let mut best = None;
        if let Some(path) = &options.fit {
            let sharpness = fit(&mut played);
            fitted.retain(|table| !table.is_for(settings));
            fitted.push(TableSharpness {
                players: settings.players(),
                teams: settings.is_teams(),
                edition: settings.edition,
                sharpness,
            });
            // A long run that is cut short keeps what it has fitted.
            write_fit(path, &mut fitted)?;
            best = Some(sharpness);
        }
        for (bots, said) in &played {
            tables.push(Row::of(settings, *bots, said, best));
        }
    }
    drop(progress);
    let report = Report {
        seed: options.seed,
        effort: options.effort.to_string(),
        search_budget: options.budget,
        without_luck: options.without_luck,
        tables,
    };
    if options.json {
        output::json(out, &report)?;
    } else if options.markdown {
        report.print_markdown(out)?;
    } else {
        report.print(out)?;
    }
    if let Some(mut file) = chart {
        file.write_all(chart::draw(&report).as_bytes())
            .context("the chart can’t be written")?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Options {
    /// What is played.
    fn kinds(&self) -> anyhow::Result<Vec<(Settings, Vec<Players>)>> {
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
        let bots = match &self.bots[..] {
            [] => Players::ALL.to_vec(),
            bots => bots.to_vec(),
        };
        let mut kinds = Vec::new();
        for settings in tables {
            for &edition in &editions {
                kinds.push((settings.with_edition(edition), bots.clone()));
            }
        }
        Ok(kinds)
    }

    /// Plays the games of one kind.
    fn play_all(
        &self,
        settings: Settings,
        bots: Players,
        progress: &ProgressBar,
    ) -> Vec<Vec<Said>> {
        let parts = self.threads.share(
            self.games,
            1,
            |said: &mut Vec<(u64, Vec<Said>)>, numbers| {
                for number in numbers {
                    said.push((number, self.play(settings, bots, number)));
                    progress.add(1);
                }
            },
        );
        let mut games: Vec<(u64, Vec<Said>)> = parts.into_iter().flatten().collect();
        games.sort_by_key(|(number, _)| *number);
        games.into_iter().map(|(_, said)| said).collect()
    }

    /// Plays a game, and notes some of the chances in it.
    fn play(&self, settings: Settings, bots: Players, number: u64) -> Vec<Said> {
        /// About as many decisions as a game has for each player.
        const OF_A_PLAYER: u32 = 45;
        let mut rng = Rng::new(random::seed_of(self.seed, number));
        let mut game = Game::new(settings, rng.next_u64());
        let seed = rng.next_u64();
        let mut meter = self.without_luck.then(|| LuckMeter::new(&game, seed));
        let luck = |meter: &Option<LuckMeter>| meter.as_ref().map_or([0.0; 4], LuckMeter::luck);
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
                if self.fit.is_some() {
                    grid.extend(SHARPNESSES);
                }
                if let Some(mut chances) = forecast(&view, choice, self.effort, &grid, &mut rng) {
                    let grid = chances.split_off(1);
                    let inside = decision.source.is_some();
                    said.push((seat, inside, chances[0], grid, luck(&meter)));
                }
            }
            let before = game.play().clone();
            if game.answer(choice).is_err() {
                break;
            }
            if let (Some(meter), Some(ply)) = (&mut meter, game.history().last()) {
                meter.add(&before, ply.index, &ply.events);
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
        let end = luck(&meter);
        said.into_iter()
            .map(|(seat, inside, chance, grid, then)| Said {
                inside,
                chance,
                grid,
                happened: happened(seat),
                without_luck: happened(seat) - (end[seat.index()] - then[seat.index()]),
            })
            .collect()
    }
}

/// Fits the sharpness of a kind of table, and computes all chances with it.
///
/// The chances of a game have the sharpness that fits the other half of the games best (cross-validation), so that no
/// game is measured with a sharpness that was fitted to it.
fn fit(played: &mut [(Players, Vec<Vec<Said>>)]) -> f64 {
    let halves = [0, 1].map(|half| best_sharpness(played, |number| number % 2 != half));
    for (_, games) in played.iter_mut() {
        for (number, said) in games.iter_mut().enumerate() {
            for one in said {
                one.chance = one.grid[halves[number % 2]];
            }
        }
    }
    SHARPNESSES[best_sharpness(played, |_| true)]
}

/// The place in the grid of the sharpness with the least Brier score in some of the games. Each kind of players
/// weighs the same, however long its games are.
fn best_sharpness(played: &[(Players, Vec<Vec<Said>>)], of: impl Fn(usize) -> bool) -> usize {
    let mut scores = [0.0; SHARPNESSES.len()];
    for (_, games) in played {
        let games = games.iter().enumerate().filter(|(number, _)| of(*number));
        let said: Vec<&Said> = games.flat_map(|(_, said)| said).collect();
        for one in &said {
            for (score, chance) in scores.iter_mut().zip(&one.grid) {
                *score += (chance - one.without_luck).powi(2) / said.len() as f64;
            }
        }
    }
    let all = (0..scores.len()).min_by(|&one, &other| scores[one].total_cmp(&scores[other]));
    all.unwrap_or(0)
}

/// Writes the file of sharpnesses, a table a line.
fn write_fit(path: &Path, tables: &mut [TableSharpness]) -> anyhow::Result<()> {
    tables.sort_by_key(|table| (table.players, table.teams, table.edition.word()));
    let lines: Result<Vec<String>, _> = tables.iter().map(serde_json::to_string).collect();
    let text = format!("[\n  {}\n]\n", lines?.join(",\n  "));
    Ok(fs::write(path, text).map_err(FileError::write(path))?)
}

impl Measured {
    fn of(games: &[Vec<Said>], wanted: impl Fn(&Said) -> bool) -> Measured {
        let [mut plain, mut reliability] = [(); 2].map(|()| Reliability::default());
        for game in games {
            for one in game.iter().filter(|said| wanted(said)) {
                plain.add(one.chance, one.happened);
                reliability.add(one.chance, one.without_luck);
            }
            reliability.end_game();
        }
        Measured {
            count: reliability.count(),
            brier: plain.brier(),
            calibration_error: reliability.calibration_error(),
            noise: reliability.noise(),
            corrected: reliability.corrected_error(),
            bins: reliability.bins(),
        }
    }
}

impl Row {
    fn of(settings: Settings, bots: Players, said: &[Vec<Said>], fit: Option<f64>) -> Row {
        Row {
            players: settings.players(),
            teams: settings.is_teams(),
            edition: settings.edition.word(),
            bots,
            games: said.len() as u64,
            actions: Measured::of(said, |said| !said.inside),
            effects: Measured::of(said, |said| said.inside),
            all: Measured::of(said, |_| true),
            sharpness: sharpness(settings),
            fit,
        }
    }

    /// Who sits at the table.
    fn players(&self) -> String {
        match self.teams {
            true => "teams".to_string(),
            false => format!("{} players", self.players),
        }
    }

    /// What is played, in a few words.
    fn title(&self) -> String {
        let players = self.players();
        format!("{players}, {} edition, {}", self.edition, self.bots.word())
    }
}

impl Report {
    /// The table of the documentation, with how it was made.
    fn print_markdown(&self, out: &mut dyn Write) -> std::io::Result<()> {
        writeln!(
            out,
            "| Table | Edition | Bots | Games | Chances | Brier | ECE | Actions | Effects |\n\
             | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
        )?;
        for row in &self.tables {
            let error = |measured: &Measured| {
                let errors = [measured.calibration_error, measured.noise];
                let [error, noise] = errors.map(|error| 100.0 * error);
                format!(
                    "{error:.1} % ({noise:.1} %) {:.1} %",
                    100.0 * measured.corrected
                )
            };
            writeln!(
                out,
                "| {} | {} | {} | {} | {} | {:.3} | {} | {} | {} |",
                row.players(),
                row.edition,
                row.bots.word(),
                row.games,
                row.all.count,
                row.all.brier,
                error(&row.all),
                error(&row.actions),
                error(&row.effects),
            )?;
        }
        Ok(())
    }

    fn print(&self, out: &mut dyn Write) -> std::io::Result<()> {
        let fit = self.tables.iter().any(|row| row.fit.is_some());
        writeln!(
            out,
            "{:34}{:>7}{:>8}{:>8}{:>20}{:>20}{:>20}{}",
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
                let errors = [
                    measured.calibration_error,
                    measured.noise,
                    measured.corrected,
                ];
                let [error, noise, corrected] = errors.map(|error| 100.0 * error);
                format!("{error:.1}% ({noise:.1}%) {corrected:.1}%")
            };
            let fit = row.fit.map_or(String::new(), |fit| format!("{fit:7.2}"));
            writeln!(
                out,
                "{:34}{:>7}{:>8}{:>8.3}{:>20}{:>20}{:>20}{fit}",
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
            "\nIn parentheses: the ECE that perfect chances would have in as many games. After it: the ECE without that part."
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
