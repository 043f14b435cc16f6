use crate::{Amateur, Beginner, Bot, Budget, Failings, Greedy, Random, Search};

/// The built-in bots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Any option, all equally likely.
    Random,
    /// One action ahead.
    Greedy,
    /// Tree search, as deep as the budget allows.
    Search,
    /// A beginner, for the first game.
    Beginner,
    /// For people who are learning the game.
    Easy,
    /// For people who play now and then.
    Casual,
    /// An opponent for most people.
    Normal,
    /// For people who know the cards.
    Hard,
    /// The strongest level.
    Master,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 9] = [
        Kind::Random,
        Kind::Greedy,
        Kind::Search,
        Kind::Beginner,
        Kind::Easy,
        Kind::Casual,
        Kind::Normal,
        Kind::Hard,
        Kind::Master,
    ];

    /// The levels that people choose from, the weakest first. Each should win three games of four against the one
    /// before it; docs/bots.md has the measurements.
    pub const LEVELS: [Kind; 6] = [
        Kind::Beginner,
        Kind::Easy,
        Kind::Casual,
        Kind::Normal,
        Kind::Hard,
        Kind::Master,
    ];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Search => "search",
            Kind::Beginner => "beginner",
            Kind::Easy => "easy",
            Kind::Casual => "casual",
            Kind::Normal => "normal",
            Kind::Hard => "hard",
            Kind::Master => "master",
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
            Kind::Search => "Searches many possible futures before it decides.",
            Kind::Beginner => "Builds its own board and ignores what the others gain from it.",
            Kind::Easy => {
                "Follows a plan of its own, forgets what it was shown, and judges by eye."
            }
            Kind::Casual => {
                "Compares what each action does for everyone, but hastily and without notes."
            }
            Kind::Normal => "Looks a little ahead at what each action does for everyone.",
            Kind::Hard => "Looks several actions ahead.",
            Kind::Master => "Plans several turns ahead and expects your best reply.",
        }
    }

    /// The default budget.
    pub const fn usual_budget(self) -> Budget {
        match self {
            Kind::Random | Kind::Beginner | Kind::Easy | Kind::Casual => Budget::Iterations(1),
            Kind::Greedy => Budget::Iterations(4),
            Kind::Normal => Budget::Iterations(20),
            Kind::Hard => Budget::Iterations(65),
            Kind::Search => Budget::Iterations(1_000),
            Kind::Master => Budget::Iterations(300),
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
            Kind::Greedy => Box::new(Greedy::new(seed)),
            Kind::Beginner => Box::new(Beginner::new(seed)),
            Kind::Easy => Box::new(Amateur::new(EASY, seed)),
            Kind::Casual => Box::new(Amateur::new(CASUAL, seed)),
            Kind::Search | Kind::Normal | Kind::Hard | Kind::Master => {
                Box::new(Search::new(seed, threads))
            }
        }
    }
}

// Tuned in the arena. With a little more haste, an amateur loses many more games.

const EASY: Failings = Failings {
    fondness: 0.125,
    haste: 0.19,
};

const CASUAL: Failings = Failings {
    fondness: 0.053,
    haste: 0.096,
};
