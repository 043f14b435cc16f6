//! `innovation bot`: a bot of ours as a program for others.

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use innovation_bots::protocol::{BotAnswer, BotQuestion};
use innovation_bots::{Bot, Budget, Kind};

/// Answer questions as a bot, one JSON object a line.
///
/// Questions are read from standard input, and each gets one line on standard output, until the input ends. A
/// line that is no question is answered with an error. See docs/protocol.md.
#[derive(Args)]
#[command(arg_required_else_help = true)]
pub struct Options {
    /// Which bot
    #[arg(value_name = "NAME", value_parser = kind())]
    kind: Kind,
    /// The seed of all that it leaves to chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// With how many threads it thinks; only on one does the seed settle every choice
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// How much it thinks about a decision, such as 1000 (iterations), 500ms or 2s [default: what the
    /// question says, or else what is usual for the bot]
    #[arg(long)]
    budget: Option<Budget>,
}

fn kind() -> impl TypedValueParser<Value = Kind> {
    let names = Kind::ALL.map(|kind| PossibleValue::new(kind.name()).help(kind.description()));
    PossibleValuesParser::new(names).try_map(|name| Kind::from_name(&name).ok_or("no such bot"))
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut bot = options.kind.bot_with(options.seed, options.threads.into());
    for line in io::stdin().lock().split(b'\n') {
        let line = line?;
        if line.trim_ascii().is_empty() {
            continue;
        }
        // Bytes that are no text make no question either.
        let answer = answer(&String::from_utf8_lossy(&line), &mut *bot, options);
        writeln!(out, "{}", answer.to_line())?;
        out.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

fn answer(line: &str, bot: &mut dyn Bot, options: &Options) -> BotAnswer {
    let question = match BotQuestion::from_line(line) {
        Ok(question) => question,
        Err(error) => return BotAnswer::error(error),
    };
    let Some(decision) = &question.view.decision else {
        return BotAnswer::error(
            "the `decision` of the view is null: its seat is not asked anything",
        );
    };
    let usual = || options.kind.usual_budget();
    let budget = options.budget.or(question.budget).unwrap_or_else(usual);
    BotAnswer::of(bot.choose(&question.view, decision, budget))
}
