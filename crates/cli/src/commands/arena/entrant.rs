//! Players of the arena, as the command line names them and at a seat.

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::Context;
use innovation_bots::{Bot, Budget, BudgetError, CommandLine, CommandLineError, External, Kind};
use innovation_engine::{Decision, Outcome, View};

/// An entrant at one seat of one game.
pub trait Contestant {
    /// The index of the chosen option, or why it could not choose.
    fn choose(&mut self, view: &View, decision: &Decision) -> anyhow::Result<usize>;

    /// The game is over, or was given up.
    fn end(&mut self, _: Option<Outcome>) {}
}

/// A player as the command line names it: `NAME`, `NAME@BUDGET`, `cmd:PROGRAM ARGS…` or `cmd:NAME=PROGRAM ARGS…`.
#[derive(Clone, PartialEq, Debug)]
pub enum Entrant {
    /// One of our bots, with its own budget if it has one.
    Bot(Kind, Option<Budget>),
    /// Another program.
    Program(CommandLine),
}

impl Entrant {
    /// Its budget for a decision: its own, else that of all entrants, else the default of the bot. A program without
    /// a budget decides by itself.
    pub fn budget(&self, of_all: Option<Budget>) -> Option<Budget> {
        match self {
            Entrant::Bot(kind, budget) => Some(budget.or(of_all).unwrap_or(kind.usual_budget())),
            Entrant::Program(_) => of_all,
        }
    }

    /// Its name in reports.
    pub fn name(&self) -> String {
        match self {
            Entrant::Program(command) => command.name().to_string(),
            Entrant::Bot(..) => self.to_string(),
        }
    }

    /// Seats the entrant for one game. If this fails, the entrant loses the game. A program that plays several games
    /// is taken from the idle ones.
    pub fn sit(
        &self,
        budget: Option<Budget>,
        limit: Duration,
        game: u64,
        seed: u64,
        idle: &Arc<IdlePrograms>,
    ) -> anyhow::Result<Box<dyn Contestant>> {
        let budget = self.budget(budget);
        Ok(match self {
            Entrant::Bot(kind, _) => Box::new(BudgetedBot {
                bot: kind.bot(seed),
                budget: budget.unwrap_or(kind.usual_budget()),
            }),
            Entrant::Program(command) => {
                let mut external = match idle.take() {
                    Some(external) => external,
                    None => External::start(command, limit)?,
                };
                external.begin(game);
                Box::new(Program {
                    external: Some(external),
                    budget,
                    idle: Arc::clone(idle),
                })
            }
        })
    }
}

/// Why a text does not name a player of the arena.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntrantError {
    #[error("there’s no bot `{0}`. Bots: {all}, and cmd:PROGRAM", all = Kind::ALL.map(Kind::name).join(", "))]
    Unknown(String),
    #[error(transparent)]
    Budget(#[from] BudgetError),
    #[error(transparent)]
    Program(#[from] CommandLineError),
    /// Where only bots of ours can play.
    #[error("only bots that are part of this program can play here")]
    NotOurs,
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Entrant, EntrantError> {
        if text.starts_with(CommandLine::PREFIX) {
            return Ok(Entrant::Program(text.parse::<CommandLine>()?));
        }
        let (name, budget) = match text.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let kind = Kind::from_name(name).ok_or_else(|| EntrantError::Unknown(name.to_owned()))?;
        let budget = budget.map(str::parse::<Budget>).transpose()?;
        Ok(Entrant::Bot(kind, budget))
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(kind, None) => f.write_str(kind.name()),
            Entrant::Bot(kind, Some(budget)) => write!(f, "{}@{budget}", kind.name()),
            Entrant::Program(command) => command.fmt(f),
        }
    }
}

/// A bot with its budget.
struct BudgetedBot {
    bot: Box<dyn Bot>,
    budget: Budget,
}

impl Contestant for BudgetedBot {
    fn choose(&mut self, view: &View, decision: &Decision) -> anyhow::Result<usize> {
        Ok(self.bot.choose(view, decision, self.budget))
    }
}

/// The processes of an entrant that wait for another game.
#[derive(Default)]
pub struct IdlePrograms(Mutex<Vec<External>>);

impl IdlePrograms {
    fn take(&self) -> Option<External> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }

    fn put(&self, external: External) {
        let mut idle = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        idle.push(external);
    }
}

/// Another program, with the budget that is sent to it.
struct Program {
    /// `None` once the game is over.
    external: Option<External>,
    budget: Option<Budget>,
    idle: Arc<IdlePrograms>,
}

impl Contestant for Program {
    fn choose(&mut self, view: &View, decision: &Decision) -> anyhow::Result<usize> {
        let external = self.external.as_mut().context("the game is over")?;
        Ok(external.choose(view, decision, self.budget)?)
    }

    fn end(&mut self, outcome: Option<Outcome>) {
        if let Some(mut external) = self.external.take()
            && external.end(outcome)
        {
            self.idle.put(external);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_printed_as_they_are_read() {
        for text in [
            "random",
            "search@500",
            "greedy@20ms",
            "cmd:python3 bot.py @7",
            "cmd:Ann=python3 bot.py",
        ] {
            let entrant: Entrant = text.parse().unwrap();
            assert_eq!(entrant.to_string(), text);
        }
        let name = |text: &str| text.parse::<Entrant>().map(|entrant| entrant.name());
        assert_eq!(name("cmd:Ann=python3 bot.py").as_deref(), Ok("Ann"));
        assert_eq!(name("cmd:./a=b/bot").as_deref(), Ok("cmd:./a=b/bot"));
        assert_eq!(name("greedy@3").as_deref(), Ok("greedy@3"));
        for text in ["cmd:", "cmd:=bot", "cmd:Ann="] {
            assert!(name(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_nearest_budget_counts() {
        let entrant = |text: &str| text.parse::<Entrant>().unwrap();
        let all = Some(Budget::Iterations(7));
        let three = Some(Budget::Iterations(3));
        assert_eq!(entrant("random@3").budget(all), three);
        assert_eq!(entrant("random").budget(all), all);
        let usual = Some(Kind::Random.usual_budget());
        assert_eq!(entrant("random").budget(None), usual);
        assert_eq!(entrant("cmd:true").budget(all), all);
        assert_eq!(entrant("cmd:true").budget(None), None);
    }
}
