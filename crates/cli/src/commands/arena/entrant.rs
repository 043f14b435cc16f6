//! Players of the arena, as the command line names them and at a seat.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use innovation_bots::{Bot, Budget, BudgetError, CommandLine, External, Kind};
use innovation_engine::{Decision, View};

/// An entrant at one seat of one game.
pub trait Contestant {
    /// The index of the chosen option, or why it could not choose.
    fn choose(&mut self, view: &View, decision: &Decision) -> anyhow::Result<usize>;
}

/// A player as the command line names it: `NAME`, `NAME@BUDGET`, or `cmd:PROGRAM ARGS…`.
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

    /// Seats the entrant for one game. If this fails, the entrant loses the game.
    pub fn sit(
        &self,
        budget: Option<Budget>,
        limit: Duration,
        seed: u64,
    ) -> anyhow::Result<Box<dyn Contestant>> {
        let budget = self.budget(budget);
        Ok(match self {
            Entrant::Bot(kind, _) => Box::new(BudgetedBot {
                bot: kind.bot(seed),
                budget: budget.unwrap_or(kind.usual_budget()),
            }),
            Entrant::Program(command) => Box::new(Program {
                external: External::start(command, limit)?,
                budget,
            }),
        })
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        if text.starts_with(CommandLine::PREFIX) {
            let command = text.parse().map(Entrant::Program);
            return command.map_err(|error| error.to_string());
        }
        let (name, budget) = match text.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let kind = Kind::from_name(name).ok_or_else(|| {
            let names = Kind::ALL.map(Kind::name).join(", ");
            format!("there is no bot `{name}`; there are: {names}, and cmd:PROGRAM")
        })?;
        let budget = budget.map(str::parse).transpose();
        let budget = budget.map_err(|error: BudgetError| error.to_string())?;
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

/// Another program, with the budget that is sent to it.
struct Program {
    external: External,
    budget: Option<Budget>,
}

impl Contestant for Program {
    fn choose(&mut self, view: &View, decision: &Decision) -> anyhow::Result<usize> {
        Ok(self.external.choose(view, decision, self.budget)?)
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
        ] {
            let entrant: Entrant = text.parse().unwrap();
            assert_eq!(entrant.to_string(), text);
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
