//! `innovation hint`: what the bots would do.

use std::error::Error;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;
use innovation_bots::{Budget, Kind};
use innovation_engine::{Choice, Observed, Outcome, Record, Rng, View};
use innovation_review::{WORLDS, reasons};
use innovation_scenario::{Scenario, label};
use innovation_table::Player;
use innovation_text::{Asked, Command, Names, Reader, Reason, Text};
use serde::Serialize;

use crate::commands::check::Format;
use crate::options::input;
use crate::options::lang::Lang;
use crate::print::output;
use crate::print::told::{NotThere, damage};

/// Show what the bots would do in a position, how they rate each option, and why.
///
/// The position is the one after the last answer of a record, or of the script of a scenario. A rating is the chance of
/// winning that a bot gives the player who has to choose; the bot knows no more than that player. Reasons are facts about
/// sampled futures of an option. If the file is damaged, the exit code is 1.
#[derive(Args)]
pub struct Options {
    /// Game record, or a scenario in TOML or JSON; - for standard input
    file: PathBuf,
    /// Look at the position after this many answers
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// How much each bot thinks: a number of iterations, or a time such as 500ms [default: depends on the bot]
    #[arg(long)]
    budget: Option<Budget>,
    /// Seed of the bots
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; results are reproducible only with one
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    #[command(flatten)]
    lang: Lang,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The number of options whose reasons are printed.
const EXPLAINED: usize = 3;

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let text = options.lang.text();
    let (name, bytes) = input::read(&options.file, text)?;
    let mut source = match Source::read(&options.file, &bytes) {
        Ok(source) => source,
        Err(error) => return damaged(&name, &*error, text),
    };
    if let Some(at) = options.at {
        source = source.up_to(at).with_context(|| name.clone())?;
    }
    let game = match source.play() {
        Ok(game) => game,
        Err(error) => return damaged(&name, &*error, text),
    };
    let names = match &source {
        Source::Scenario(scenario) => Names::new(&scenario.names),
        Source::Record(record) => Player::names_in(record, text),
    };
    let reader = Reader::new(None, names);
    match (
        Advice::of(&game, source.names(), &reader.names, options),
        game.outcome(),
    ) {
        (Some(hint), _) if options.json => output::json(out, &hint)?,
        (Some(hint), _) => {
            writeln!(out, "{}", text.is_asked(hint.view.seat, &reader))?;
            if let Some(asked) = text.question(&hint.view, &reader.names) {
                hint.print(&asked, text, out)?;
            }
        }
        (None, outcome) if options.json => output::json(
            out,
            &Over {
                over: true,
                outcome,
            },
        )?,
        (None, Some(outcome)) => writeln!(out, "{}", text.outcome(outcome, &reader))?,
        (None, None) => {}
    }
    Ok(ExitCode::SUCCESS)
}

fn damaged(name: &str, error: &(dyn Error + 'static), text: &Text) -> anyhow::Result<ExitCode> {
    output::complain(damage(name, error, text));
    Ok(ExitCode::FAILURE)
}

/// Where the position comes from.
enum Source {
    Record(Record),
    Scenario(Box<Scenario>),
}

impl Source {
    fn read(path: &Path, bytes: &[u8]) -> Result<Source, Box<dyn Error>> {
        let text = String::from_utf8_lossy(bytes);
        let scenario = match Format::of(path).or_else(|| format_of(&text)) {
            None => return Ok(Source::Record(text.parse()?)),
            Some(Format::Toml) => Scenario::from_toml(&text),
            Some(Format::Json | Format::JsonLines) => Scenario::from_json(&text),
        };
        Ok(Source::Scenario(Box::new(scenario?)))
    }

    fn up_to(self, answers: usize) -> anyhow::Result<Source> {
        let all = match &self {
            Source::Record(record) => record.answers().len(),
            Source::Scenario(scenario) => scenario.script.len(),
        };
        if answers > all {
            let wanted = answers;
            bail!(NotThere::Answer { wanted, all });
        }
        Ok(match self {
            Source::Record(record) => Source::Record(record.up_to(answers)),
            Source::Scenario(mut scenario) => {
                scenario.script.truncate(answers);
                Source::Scenario(scenario)
            }
        })
    }

    fn play(&self) -> Result<Observed, Box<dyn Error>> {
        Ok(match self {
            Source::Record(record) => Observed::clone(&*record.replay()?),
            Source::Scenario(scenario) => scenario.observed()?,
        })
    }

    /// The players' names, where they have any.
    fn names(&self) -> Option<&[String]> {
        match self {
            Source::Record(_) => None,
            Source::Scenario(scenario) => Some(&scenario.names),
        }
    }
}

/// The format of a scenario, recognized by its first significant line. `None` for a record.
fn format_of(text: &str) -> Option<Format> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines().map(str::trim);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'))?;
    if first.starts_with('{') {
        Some(Format::Json)
    } else if first.starts_with('[') || first.contains('=') {
        Some(Format::Toml)
    } else {
        None
    }
}

/// What each level would do.
#[derive(Serialize)]
struct Advice {
    /// Counted from 1.
    seat: usize,
    player: String,
    /// What the player is asked for, and by which card's effect, counted from 1.
    purpose: String,
    source: Option<Effect>,
    #[serde(skip)]
    view: View,
    options: Vec<String>,
    levels: Vec<Level>,
    /// For each option, the reasons for and against it, the weightiest first.
    reasons: Vec<Vec<Why>>,
}

/// A reason, and in how many percent of the sampled futures it is true.
#[derive(Serialize)]
struct Why {
    text: String,
    percent: u8,
}

#[derive(Serialize)]
struct Effect {
    card: &'static str,
    effect: u8,
}

#[derive(Serialize)]
struct Level {
    name: &'static str,
    description: &'static str,
    budget: String,
    /// The place of the option that it would take, counted from 0, and the option.
    choice: usize,
    option: String,
    /// For each option, the estimated probability that the asked player's side wins.
    ratings: Vec<f32>,
}

/// The output for a game that is over.
#[derive(Serialize)]
struct Over {
    over: bool,
    outcome: Option<Outcome>,
}

impl Advice {
    /// Asks every level. `None` if the game is over.
    fn of(
        game: &Observed,
        names: Option<&[String]>,
        shown: &Names,
        options: &Options,
    ) -> Option<Advice> {
        let view = game.view(game.decision()?.seat)?;
        let decision = view.decision.as_ref()?;
        let words = |choice: Choice| match names {
            Some(names) => label(choice, names),
            None => choice.to_string(),
        };
        let player = match names {
            Some(_) => words(Choice::Seat(decision.seat)),
            None => format!("seat {}", decision.seat),
        };
        let choices: Vec<String> = decision.options.iter().copied().map(words).collect();
        let levels = Kind::LEVELS.map(|kind| level(kind, &view, &choices, options));
        let (text, reader) = (
            options.lang.text(),
            Reader::new(Some(view.seat), shown.clone()),
        );
        let why = |reason: Reason| Why {
            text: text.reason(reason, &reader).to_string(),
            percent: reason.percent,
        };
        let reasons = reasons(&view, &mut Rng::new(options.seed)).into_iter();
        let reasons = reasons.map(|reasons| reasons.into_iter().map(why).collect());
        Some(Advice {
            seat: decision.seat.index() + 1,
            player,
            purpose: decision.purpose.to_string(),
            source: decision.source.map(|(card, effect)| Effect {
                card: card.name(),
                effect: effect + 1,
            }),
            options: choices,
            levels: levels.into_iter().flatten().collect(),
            reasons: reasons.collect(),
            view,
        })
    }

    fn print(&self, asked: &Asked, text: &Text, out: &mut dyn Write) -> std::io::Result<()> {
        for sentence in asked.why.iter().chain([&asked.what]) {
            writeln!(out, "  {sentence}")?;
        }
        let options: Vec<String> = asked.options.iter().map(|line| line.to_string()).collect();
        let widths = options.iter().map(|option| option.chars().count());
        let width = widths.max().unwrap_or(0);
        let mut line = format!("\n{:width$}", "");
        for level in &self.levels {
            line += &format!("{:>10}  ", level.name);
        }
        writeln!(out, "{}", line.trim_end())?;
        for (place, option) in options.iter().enumerate() {
            let mut line = format!("{option:width$}");
            for level in &self.levels {
                let mark = if level.choice == place { '*' } else { ' ' };
                let rating = *level.ratings.get(place).unwrap_or(&f32::NAN);
                line += &format!("{:>10} {mark}", text.percent(rating.into(), 1));
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        writeln!(out, "\n{}", text.command(&Command::HintNote))?;
        let best = self.best();
        for &place in &best {
            writeln!(out, "\n{}", options[place])?;
            for why in &self.reasons[place] {
                writeln!(out, "  {}", why.text)?;
            }
        }
        match best.is_empty() {
            true => Ok(()),
            false => writeln!(out, "\n{}", text.command(&Command::HintReasons(WORLDS))),
        }
    }

    /// The options with reasons that the strongest bot rates highest, the best first.
    fn best(&self) -> Vec<usize> {
        let ratings = self.levels.last().map_or(&[][..], |level| &level.ratings);
        let mut places: Vec<usize> = (0..ratings.len()).collect();
        places.sort_by(|&one, &other| ratings[other].total_cmp(&ratings[one]));
        places.retain(|&place| self.reasons.get(place).is_some_and(|why| !why.is_empty()));
        places.truncate(EXPLAINED);
        places
    }
}

/// What a bot would do. It sees what the asked player sees.
///
/// A bot need not take the option that it rates highest: one that plays like a beginner errs. So it is asked for both,
/// each time as a new bot with the same seed.
fn level(kind: Kind, view: &View, choices: &[String], options: &Options) -> Option<Level> {
    let decision = view.decision.as_ref()?;
    let budget = options.budget.unwrap_or(kind.usual_budget());
    let choice = kind
        .bot_with(options.seed, options.threads.into())
        .choose(view, decision, budget);
    Some(Level {
        name: kind.name(),
        description: kind.description(),
        budget: budget.to_string(),
        choice,
        option: choices.get(choice)?.clone(),
        ratings: kind
            .bot_with(options.seed, options.threads.into())
            .rate(view, decision, budget),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scenarios_are_told_from_records() {
        for (text, expected) in [
            ("innovation record\nrules 2", None),
            ("# = [\n\n  innovation record", None),
            ("", None),
            ("# one\ntitle = \"x\"", Some(Format::Toml)),
            ("[[players]]", Some(Format::Toml)),
            ("\n {\"players\": []}", Some(Format::Json)),
            ("\u{feff}{\"players\": []}", Some(Format::Json)),
        ] {
            assert!(format_of(text) == expected, "{text}");
        }
    }
}
