//! `innovation bot`: a bot of ours as a program for others.

use std::io::{self, BufRead, Write};
use std::mem;
use std::process::ExitCode;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use innovation_bots::protocol::{BotAnswer, BotMessage, BotQuestion, Simulator, Wants};
use innovation_bots::{Bot, Budget, Kind};

use crate::options::random;

/// Answer questions as a bot, one JSON object per line.
///
/// Questions are read from standard input, and each gets one line on standard output, until the input ends. A
/// line that is not a question is answered with an error. The bot also rates options, and lets other programs sample
/// and step through games. See docs/protocol.md.
#[derive(Args)]
#[command(arg_required_else_help = true)]
pub struct Options {
    /// Which bot
    #[arg(value_name = "NAME", value_parser = kind())]
    kind: Kind,
    /// Seed of all its random choices
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of threads; results are reproducible only with one
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: u16,
    /// How much it thinks about a decision, such as 1000 (iterations), 500ms or 2s [default: what the
    /// question says, or else the default of the bot]
    #[arg(long)]
    budget: Option<Budget>,
}

fn kind() -> impl TypedValueParser<Value = Kind> {
    let names = Kind::ALL.map(|kind| PossibleValue::new(kind.name()).help(kind.description()));
    PossibleValuesParser::new(names).try_map(|name| Kind::from_name(&name).ok_or("no such bot"))
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut server = BotServer::new(options);
    for line in io::stdin().lock().split(b'\n') {
        let line = line?;
        if line.trim_ascii().is_empty() {
            continue;
        }
        // Bytes that are not UTF-8 are not a message either.
        if let Some(answer) = server.read(&String::from_utf8_lossy(&line)) {
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// A bot for one game after the other, and the simulator beside it.
struct BotServer<'o> {
    options: &'o Options,
    bot: Box<dyn Bot>,
    /// The number of the game that the bot plays.
    game: Option<u64>,
    /// Whether it has said that it plays several games.
    has_asked: bool,
    simulator: Simulator,
}

impl BotServer<'_> {
    fn new(options: &Options) -> BotServer<'_> {
        BotServer {
            options,
            bot: new_bot(options, options.seed),
            game: None,
            has_asked: false,
            simulator: Simulator::new(options.seed),
        }
    }

    /// The answer to a line, if there is one.
    fn read(&mut self, line: &str) -> Option<String> {
        match BotMessage::from_line(line) {
            Ok(BotMessage::Question(question)) => Some(self.answer(&question).to_line()),
            Ok(BotMessage::Over(_)) => None,
            Ok(BotMessage::Request(request)) => {
                let budget = self.budget(None);
                let reply = self.simulator.reply(*request, &mut *self.bot, budget);
                Some(reply.to_line())
            }
            Err(error) => Some(BotAnswer::error(error).to_line()),
        }
    }

    fn budget(&self, asked: Option<Budget>) -> Budget {
        let usual = || self.options.kind.usual_budget();
        self.options.budget.or(asked).unwrap_or_else(usual)
    }

    fn answer(&mut self, question: &BotQuestion) -> BotAnswer {
        let Some(decision) = &question.view.decision else {
            return BotAnswer::error(
                "the `decision` of the view is null: its seat is not asked anything",
            );
        };
        if question.game != self.game
            && let Some(game) = question.game
        {
            // A game is played alike whatever was played before it.
            let seat = decision.seat.index() as u64;
            let seed = random::seed_of(random::seed_of(self.options.seed, game), seat);
            self.bot = new_bot(self.options, seed);
            self.game = Some(game);
        }
        let budget = self.budget(question.budget);
        let answer = BotAnswer::of(self.bot.choose(&question.view, decision, budget));
        let wants = Wants {
            games: !mem::replace(&mut self.has_asked, true),
            ..Wants::default()
        };
        answer.wanting(wants)
    }
}

fn new_bot(options: &Options, seed: u64) -> Box<dyn Bot> {
    options.kind.bot_with(seed, options.threads.into())
}
