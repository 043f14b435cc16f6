//! Who plays in the arena.

use std::fmt;
use std::str::FromStr;

use innovation_bots::{Bot, Budget, BudgetError, Kind};
use innovation_engine::{Decision, View};

/// Somebody who plays one seat of one game.
pub trait Player {
    /// The place of the chosen option among those of the decision, or why there is none.
    fn choose(&mut self, view: &View, decision: &Decision) -> anyhow::Result<usize>;
}

/// A player as the command line names it: `NAME`, or `NAME@BUDGET`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Entrant {
    kind: Kind,
    budget: Option<Budget>,
}

impl Entrant {
    /// How much it thinks about a decision: as it says itself, as all are told, or as it usually does.
    pub fn budget(&self, of_all: Option<Budget>) -> Budget {
        let usual = || self.kind.usual_budget();
        self.budget.or(of_all).unwrap_or_else(usual)
    }

    /// The player, for one seat of one game. What cannot begin to play has lost that game.
    pub fn sit(&self, budget: Option<Budget>, seed: u64) -> anyhow::Result<Box<dyn Player>> {
        Ok(Box::new(Thinker {
            bot: self.kind.bot(seed),
            budget: self.budget(budget),
        }))
    }
}

impl FromStr for Entrant {
    type Err = String;

    fn from_str(text: &str) -> Result<Entrant, String> {
        let (name, budget) = match text.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let kind = Kind::from_name(name).ok_or_else(|| {
            let names = Kind::ALL.map(Kind::name).join(", ");
            format!("there is no bot `{name}`; there are: {names}")
        })?;
        let budget = budget.map(str::parse).transpose();
        let budget = budget.map_err(|error: BudgetError| error.to_string())?;
        Ok(Entrant { kind, budget })
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        match self.budget {
            Some(budget) => write!(f, "@{budget}"),
            None => Ok(()),
        }
    }
}

/// A bot with what it may think.
struct Thinker {
    bot: Box<dyn Bot>,
    budget: Budget,
}

impl Player for Thinker {
    fn choose(&mut self, view: &View, decision: &Decision) -> anyhow::Result<usize> {
        Ok(self.bot.choose(view, decision, self.budget))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_printed_as_they_are_read() {
        for text in ["random", "random@500", "random@20ms"] {
            let entrant: Entrant = text.parse().unwrap();
            assert_eq!(entrant.to_string(), text);
        }
    }

    #[test]
    fn the_nearest_budget_counts() {
        let entrant = |text: &str| text.parse::<Entrant>().unwrap();
        let all = Some(Budget::Iterations(7));
        assert_eq!(entrant("random@3").budget(all), Budget::Iterations(3));
        assert_eq!(entrant("random").budget(all), Budget::Iterations(7));
        assert_eq!(entrant("random").budget(None), Kind::Random.usual_budget());
    }
}
