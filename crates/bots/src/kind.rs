use crate::{Bot, Budget, Random};

/// The bots there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any option, all equally likely.
    Random,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 1] = [Kind::Random];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
        }
    }

    /// The bot of this name.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// How it plays, in a sentence.
    pub const fn description(self) -> &'static str {
        match self {
            Kind::Random => "Takes any option, all equally likely.",
        }
    }

    /// How much it thinks where nobody says otherwise.
    pub const fn usual_budget(self) -> Budget {
        match self {
            Kind::Random => Budget::Iterations(1),
        }
    }

    /// A bot of this kind, for one seat of one game. All that it leaves to chance follows from the seed.
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Kind::Random => Box::new(Random::new(seed)),
        }
    }
}
