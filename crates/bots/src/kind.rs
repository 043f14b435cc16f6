use crate::{Beginner, Bot, Budget, Greedy, Random, Search};

/// The built-in bots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any option, all equally likely.
    Random,
    /// One action ahead.
    Greedy,
    /// Tree search, as deep as the budget allows.
    Search,
    /// A beginner, for people who are learning the game.
    Easy,
    /// An opponent for most people.
    Normal,
    /// The strongest bot.
    Hard,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 6] = [
        Kind::Random,
        Kind::Greedy,
        Kind::Search,
        Kind::Easy,
        Kind::Normal,
        Kind::Hard,
    ];

    /// The levels that people choose from, the weakest first.
    pub const LEVELS: [Kind; 3] = [Kind::Easy, Kind::Normal, Kind::Hard];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Search => "search",
            Kind::Easy => "easy",
            Kind::Normal => "normal",
            Kind::Hard => "hard",
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
            Kind::Greedy => "Takes what looks best once the action is over.",
            Kind::Search => "Plays many games in its mind before it decides.",
            Kind::Easy => "Builds its own board and forgets what the others get out of it.",
            Kind::Normal => "Weighs what every action leads to for everybody.",
            Kind::Hard => "Plans several turns ahead and expects your best reply.",
        }
    }

    /// The default budget.
    pub const fn usual_budget(self) -> Budget {
        match self {
            Kind::Random | Kind::Easy => Budget::Iterations(1),
            Kind::Greedy | Kind::Normal => Budget::Iterations(4),
            Kind::Search => Budget::Iterations(1_000),
            Kind::Hard => Budget::Iterations(10_000),
        }
    }

    /// A bot of this kind, for one seat of one game. The seed determines all its random choices.
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        self.bot_with(seed, 1)
    }

    /// The same with this many threads. Choices are reproducible with one thread only.
    pub fn bot_with(self, seed: u64, threads: usize) -> Box<dyn Bot> {
        match self {
            Kind::Random => Box::new(Random::new(seed)),
            Kind::Greedy | Kind::Normal => Box::new(Greedy::new(seed)),
            Kind::Easy => Box::new(Beginner::new(seed)),
            Kind::Search | Kind::Hard => Box::new(Search::new(seed, threads)),
        }
    }
}
