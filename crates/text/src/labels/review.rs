use crate::language::args::Args;
use crate::language::messages::*;
use crate::language::text::Text;

/// Words of a game review. Names, options and numbers come as they are shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReviewText<'a> {
    /// The head of a column.
    Column(ReviewColumn),
    /// How the columns are to be read.
    Note,
    /// What the result of a player is made of.
    Summary {
        /// The player.
        name: &'a str,
        /// The parts, as percentages with their signs.
        skill: &'a str,
        /// What the cards were worth.
        luck: &'a str,
        /// What the others did.
        others: &'a str,
    },
    /// The turn of the biggest swing, as [`ReviewText::Turn`] calls it.
    Swing(&'a str),
    /// The heading of the turning points.
    TurningPoints,
    /// There are no turning points.
    NoTurningPoints,
    /// The heading of all decisions.
    AllDecisions,
    /// A turn by its number; 0 is the set-up.
    Turn(usize),
    /// An answer that another option would have bettered.
    Error {
        /// The grade's word: `inaccuracy`, `mistake`, `blunder`.
        grade: &'static str,
        /// Who answered.
        name: &'a str,
        /// The option taken, and its win chance.
        taken: [&'a str; 2],
        /// The best option, and its win chance.
        best: [&'a str; 2],
    },
    /// What the cards were worth that followed an answer.
    Luck {
        /// Who answered.
        name: &'a str,
        /// The option taken.
        taken: &'a str,
        /// What was seen then was worth this, with its sign.
        luck: &'a str,
        /// Whether it was good for the player.
        good: bool,
    },
    /// A line of the log that would have avoided a mistake.
    Reminder(&'a str),
    /// A grade by its word.
    Grade(&'static str),
    /// The heading of the error rates by kind of decision.
    Kinds,
    /// A kind of decision.
    Kind(ReviewKind),
    /// The heading of the first melds.
    Openings,
    /// So many games were reviewed, and so many were not over.
    Games(usize, usize),
}

/// A column of a review's tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewColumn {
    /// Who it is.
    Player,
    /// The chance at the start.
    Start,
    /// What the player's own answers lost.
    Skill,
    /// What the cards were worth.
    Luck,
    /// What the others did.
    Others,
    /// The result.
    Result,
    /// The mean loss of a decision.
    ErrorRate,
    /// The number of decisions.
    Decisions,
    /// The number of games.
    Games,
    /// How many of them were won.
    Won,
    /// The share of games won without the luck.
    Adjusted,
    /// The loss of an answer.
    Loss,
    /// The win chance.
    Chance,
}

/// A kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReviewKind {
    /// The first meld.
    FirstMeld,
    /// An action.
    Action,
    /// A choice in an effect.
    Effect,
}

impl ReviewColumn {
    const fn word(self) -> &'static str {
        match self {
            ReviewColumn::Player => "player",
            ReviewColumn::Start => "start",
            ReviewColumn::Skill => "skill",
            ReviewColumn::Luck => "luck",
            ReviewColumn::Others => "others",
            ReviewColumn::Result => "result",
            ReviewColumn::ErrorRate => "error-rate",
            ReviewColumn::Decisions => "decisions",
            ReviewColumn::Games => "games",
            ReviewColumn::Won => "won",
            ReviewColumn::Adjusted => "adjusted",
            ReviewColumn::Loss => "loss",
            ReviewColumn::Chance => "chance",
        }
    }
}

impl ReviewKind {
    /// All kinds.
    pub const ALL: [ReviewKind; 3] = [
        ReviewKind::FirstMeld,
        ReviewKind::Action,
        ReviewKind::Effect,
    ];

    /// The kind's word in files: `first-meld`, `action`, `effect`.
    pub const fn word(self) -> &'static str {
        ["first-meld", "action", "effect"][self as usize]
    }
}

impl Text {
    /// Words of a game review.
    pub fn review(&self, said: &ReviewText) -> String {
        let (message, args) = match *said {
            ReviewText::Column(column) => {
                (REVIEW_COLUMN, Args::new().with("column", column.word()))
            }
            ReviewText::Note => (REVIEW_NOTE, Args::new()),
            ReviewText::Summary {
                name,
                skill,
                luck,
                others,
            } => {
                let args = Args::new()
                    .with("name", name.to_string())
                    .with("skill", skill.to_string())
                    .with("luck", luck.to_string())
                    .with("others", others.to_string());
                (REVIEW_SUMMARY, args)
            }
            ReviewText::Swing(turn) => (REVIEW_SWING, Args::new().with("turn", turn.to_string())),
            ReviewText::TurningPoints => (REVIEW_TURNING_POINTS, Args::new()),
            ReviewText::NoTurningPoints => (REVIEW_NO_TURNING_POINTS, Args::new()),
            ReviewText::AllDecisions => (REVIEW_ALL_DECISIONS, Args::new()),
            ReviewText::Turn(turn) => (REVIEW_TURN, Args::new().with("number", turn)),
            ReviewText::Error {
                grade,
                name,
                taken,
                best,
            } => {
                let args = Args::new()
                    .with("grade", grade)
                    .with("name", name.to_string())
                    .with("taken", taken[0].to_string())
                    .with("chance", taken[1].to_string())
                    .with("best", best[0].to_string())
                    .with("best-chance", best[1].to_string());
                (REVIEW_ERROR, args)
            }
            ReviewText::Luck {
                name,
                taken,
                luck,
                good,
            } => {
                let args = Args::new()
                    .with("name", name.to_string())
                    .with("taken", taken.to_string())
                    .with("luck", luck.to_string())
                    .with("good", if good { "yes" } else { "no" });
                (REVIEW_LUCK, args)
            }
            ReviewText::Reminder(line) => {
                (REVIEW_REMINDER, Args::new().with("line", line.to_string()))
            }
            ReviewText::Grade(grade) => (REVIEW_GRADE, Args::new().with("grade", grade)),
            ReviewText::Kinds => (REVIEW_KINDS, Args::new()),
            ReviewText::Kind(kind) => (REVIEW_KIND, Args::new().with("kind", kind.word())),
            ReviewText::Openings => (REVIEW_OPENINGS, Args::new()),
            ReviewText::Games(games, skipped) => {
                let args = Args::new().with("count", games).with("skipped", skipped);
                (REVIEW_GAMES, args)
            }
        };
        self.source(message, &args)
    }
}
