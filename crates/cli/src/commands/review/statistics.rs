//! The statistics of the players in a folder of records.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use innovation_engine::{Language, Record, Seat};
use innovation_review::Review;
use innovation_text::{ReviewColumn, ReviewKind, ReviewText, Text};
use serde::{Deserialize, Serialize};

use super::report::table;
use super::{Options, names, no_records};
use crate::print::output;
use crate::print::progress::ProgressBar;
use crate::print::told::{FileError, NotThere, told};

/// How many first melds of a player are shown.
const MOST_OPENINGS: usize = 5;

/// A line of the index that `arena --save` writes.
#[derive(Deserialize)]
struct IndexLine {
    file: String,
    seats: Vec<String>,
}

/// All reviewed games.
#[derive(Serialize)]
struct Statistics {
    games: usize,
    /// Records of games that were not over.
    skipped: usize,
    budget: String,
    seed: u64,
    players: Vec<PlayerStatistics>,
}

/// What the reviews say of one player.
#[derive(Serialize)]
struct PlayerStatistics {
    name: String,
    games: usize,
    /// The mean result.
    result: f64,
    /// The mean result without the luck.
    luck_adjusted: f64,
    /// The mean loss of a decision, and its standard error over games.
    error_rate: f64,
    error_rate_error: f64,
    decisions: usize,
    /// The mean luck of a game, and its standard error.
    luck: f64,
    luck_error: f64,
    /// The error rate by kind of decision.
    kinds: BTreeMap<&'static str, KindStatistics>,
    /// The first melds, the most frequent first.
    openings: Vec<OpeningStatistics>,
}

#[derive(Serialize, Default)]
struct KindStatistics {
    decisions: usize,
    error_rate: f64,
}

#[derive(Serialize)]
struct OpeningStatistics {
    card: String,
    games: usize,
    result: f64,
}

/// One player in one game.
struct Appearance {
    name: String,
    result: f64,
    luck: f64,
    /// The number of decisions and their losses, by kind.
    kinds: BTreeMap<&'static str, (usize, f64)>,
    first_meld: Option<String>,
}

/// The games of one thread, with their numbers.
#[derive(Default)]
struct Part {
    games: Vec<(u64, Vec<Appearance>)>,
    skipped: usize,
    damage: Vec<String>,
}

/// Reviews all records of a folder.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let folder = &options.file;
    if options.svg.is_some() || options.all {
        bail!(NotThere::OneGame(folder.display().to_string()));
    }
    let files = records(folder)?;
    if files.is_empty() {
        return no_records(folder);
    }
    let index = index(folder)?;
    let text = options.lang.text();
    let progress = ProgressBar::new(files.len() as u64, "");
    let parts = options
        .threads
        .share(files.len() as u64, 1, |part: &mut Part, numbers| {
            for number in numbers {
                let path = &files[number as usize];
                match review(path, options, text, &index) {
                    Ok(Some(game)) => part.games.push((number, game)),
                    Ok(None) => part.skipped += 1,
                    Err(error) => part.damage.push(told(error.as_ref(), text)),
                }
                progress.add(1);
            }
        });
    drop(progress);
    let mut games = Vec::new();
    let (mut skipped, mut damage) = (0, Vec::new());
    for part in parts {
        games.extend(part.games);
        skipped += part.skipped;
        damage.extend(part.damage);
    }
    games.sort_by_key(|(number, _)| *number);
    let statistics = Statistics {
        games: games.len(),
        skipped,
        budget: options.budget.to_string(),
        seed: options.seed,
        players: players(games.into_iter().flat_map(|(_, game)| game).collect()),
    };
    if options.json {
        output::json(out, &statistics)?;
    } else {
        statistics.print(text, out)?;
    }
    out.flush()?;
    damage.sort();
    for damage in &damage {
        output::complain(damage);
    }
    Ok(if damage.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The records of a folder, by name.
fn records(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(FileError::read(folder))? {
        let path = entry.map_err(FileError::read(folder))?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "record")
        {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Who sat where, by file, if the folder is one of `arena --save`.
fn index(folder: &Path) -> anyhow::Result<BTreeMap<String, Vec<String>>> {
    let path = folder.join("index.jsonl");
    if !path.exists() {
        return Ok(BTreeMap::new());
    }
    let cannot = || path.display().to_string();
    let bytes = fs::read(&path).map_err(FileError::read(&path))?;
    let mut index = BTreeMap::new();
    for line in bytes.lines() {
        let line: IndexLine = serde_json::from_str(&line?).with_context(cannot)?;
        index.insert(line.file, line.seats);
    }
    Ok(index)
}

/// Reviews one record. `None` if the game is not over.
fn review(
    path: &Path,
    options: &Options,
    text: &Text,
    index: &BTreeMap<String, Vec<String>>,
) -> anyhow::Result<Option<Vec<Appearance>>> {
    let damaged = || path.display().to_string();
    let bytes = fs::read(path).map_err(FileError::read(path))?;
    let record: Record = String::from_utf8_lossy(&bytes)
        .parse()
        .with_context(damaged)?;
    let game = record.replay().with_context(damaged)?;
    if game.outcome().is_none() {
        return Ok(None);
    }
    let review = Review::of(&game, options.budget, options.seed, |_| true)?;
    let file = path
        .file_name()
        .map(|name| name.to_string_lossy().into_owned());
    let in_index = file.and_then(|file| index.get(&file));
    let names = names(text, &record);
    let seats = game.settings().seats();
    let wanted = |seat: &Seat| {
        options
            .seat
            .is_none_or(|only| usize::from(only) == seat.index() + 1)
    };
    Ok(Some(
        seats
            .filter(wanted)
            .map(|seat| {
                let name = in_index.and_then(|names| names.get(seat.index()));
                let name = name.map(String::as_str).or(names.get(seat));
                appearance(&review, seat, name.unwrap_or_default())
            })
            .collect(),
    ))
}

fn appearance(review: &Review, seat: Seat, name: &str) -> Appearance {
    let ledger = &review.seats[seat.index()];
    let mut kinds = BTreeMap::new();
    let mut first_meld = None;
    for one in review
        .decisions
        .iter()
        .filter(|one| one.seat == ledger.seat)
    {
        let kind = match (one.purpose.as_str(), one.source) {
            ("first meld", _) => {
                first_meld = Some(one.options[one.taken].name.clone());
                ReviewKind::FirstMeld
            }
            (_, None) => ReviewKind::Action,
            (_, Some(_)) => ReviewKind::Effect,
        };
        let (decisions, loss) = kinds.entry(kind.word()).or_insert((0, 0.0));
        *decisions += 1;
        *loss += one.loss;
    }
    Appearance {
        name: name.to_string(),
        result: ledger.result,
        luck: ledger.luck,
        kinds,
        first_meld,
    }
}

/// The mean of these numbers, and its standard error.
fn mean_and_error(numbers: &[f64]) -> [f64; 2] {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    [mean, (squares / (count - 1.0).max(1.0) / count).sqrt()]
}

/// The statistics of all players, by name.
fn players(appearances: Vec<Appearance>) -> Vec<PlayerStatistics> {
    let mut by_name: BTreeMap<String, Vec<Appearance>> = BTreeMap::new();
    for one in appearances {
        by_name.entry(one.name.clone()).or_default().push(one);
    }
    by_name
        .into_iter()
        .map(|(name, games)| player(name, &games))
        .collect()
}

fn player(name: String, games: &[Appearance]) -> PlayerStatistics {
    let of = |number: fn(&Appearance) -> f64| games.iter().map(number).collect::<Vec<f64>>();
    let [result, _] = mean_and_error(&of(|game| game.result));
    let [luck, luck_error] = mean_and_error(&of(|game| game.luck));
    let totals = |game: &Appearance| {
        let (decisions, losses): (Vec<usize>, Vec<f64>) = game.kinds.values().copied().unzip();
        (decisions.iter().sum::<usize>(), losses.iter().sum::<f64>())
    };
    let decisions: usize = games.iter().map(|game| totals(game).0).sum();
    let lost: f64 = games.iter().map(|game| totals(game).1).sum();
    let error_rate = lost / decisions.max(1) as f64;
    // The ratio estimator: long games have more decisions.
    let residuals: f64 = games
        .iter()
        .map(|game| {
            let (decisions, lost) = totals(game);
            (lost - error_rate * decisions as f64).powi(2)
        })
        .sum();
    let count = games.len() as f64;
    let error_rate_error =
        (residuals * count / (count - 1.0).max(1.0)).sqrt() / decisions.max(1) as f64;
    let mut kinds: BTreeMap<&'static str, KindStatistics> = BTreeMap::new();
    let mut melds: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for game in games {
        for (kind, (decisions, lost)) in &game.kinds {
            let kind = kinds.entry(kind).or_default();
            kind.decisions += decisions;
            kind.error_rate += lost;
        }
        if let Some(card) = &game.first_meld {
            melds.entry(card).or_default().push(game.result);
        }
    }
    for kind in kinds.values_mut() {
        kind.error_rate /= kind.decisions as f64;
    }
    let mut openings: Vec<OpeningStatistics> = melds
        .into_iter()
        .map(|(card, results)| OpeningStatistics {
            card: card.to_string(),
            games: results.len(),
            result: mean_and_error(&results)[0],
        })
        .collect();
    openings.sort_by_key(|opening| std::cmp::Reverse(opening.games));
    PlayerStatistics {
        name,
        games: games.len(),
        result,
        luck_adjusted: result - luck,
        error_rate,
        error_rate_error,
        decisions,
        luck,
        luck_error,
        kinds,
        openings,
    }
}

impl Statistics {
    fn print(&self, text: &Text, out: &mut dyn Write) -> anyhow::Result<()> {
        use ReviewColumn::*;
        let column = |column| text.review(&ReviewText::Column(column));
        writeln!(
            out,
            "{}\n",
            text.review(&ReviewText::Games(self.games, self.skipped))
        )?;
        let columns = [Player, Games, Won, Adjusted, Luck, ErrorRate, Decisions];
        let mut rows = vec![columns.map(column).to_vec()];
        for player in &self.players {
            rows.push(vec![
                player.name.clone(),
                player.games.to_string(),
                text.percent(player.result, 1),
                text.percent(player.luck_adjusted, 1),
                with_error(text, text.signed_percent(player.luck, 2), player.luck_error),
                with_error(
                    text,
                    text.percent(player.error_rate, 2),
                    player.error_rate_error,
                ),
                player.decisions.to_string(),
            ]);
        }
        table(&rows, out)?;
        writeln!(out, "\n{}", text.review(&ReviewText::Kinds))?;
        let mut rows = vec![vec![String::new()]];
        let kinds = ReviewKind::ALL.map(|kind| text.review(&ReviewText::Kind(kind)));
        rows[0].extend(kinds);
        for player in &self.players {
            let mut row = vec![player.name.clone()];
            row.extend(ReviewKind::ALL.map(|kind| {
                let kind = player.kinds.get(kind.word());
                kind.map_or(String::new(), |kind| text.percent(kind.error_rate, 2))
            }));
            rows.push(row);
        }
        table(&rows, out)?;
        writeln!(out, "\n{}", text.review(&ReviewText::Openings))?;
        let mut rows = vec![vec![
            column(Player),
            String::new(),
            column(Games),
            column(Won),
        ]];
        for player in &self.players {
            for opening in player.openings.iter().take(MOST_OPENINGS) {
                rows.push(vec![
                    player.name.clone(),
                    opening_name(text, &opening.card),
                    opening.games.to_string(),
                    text.percent(opening.result, 1),
                ]);
            }
        }
        table(&rows, out)?;
        Ok(())
    }
}

/// The name of a card in the reader's language.
fn opening_name(text: &Text, card: &str) -> String {
    let known = innovation_text::find_card(card, Language::En).ok();
    known.map_or(card.to_string(), |card| text.card_name(card).to_string())
}

fn with_error(text: &Text, rate: String, error: f64) -> String {
    format!("{rate} ± {}", text.number(100.0 * error, 2))
}
