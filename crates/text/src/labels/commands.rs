use fluent_bundle::{FluentArgs, FluentValue};
use innovation_engine::{Card, Edition, Seat, Settings};

use crate::language::args::{Args, Role};
use crate::language::line::Line;
use crate::language::messages::*;
use crate::language::text::Text;
use crate::play::names::Reader;
use crate::reference::rules::Section;

/// A sentence that a command prints.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// What went wrong.
    Error(&'a str),
    /// No card has the name that was typed.
    UnknownCard(&'a str),
    /// These may have been meant.
    DidYouMean(&'a [Card]),
    /// No card matches.
    NoCards,
    /// Number of cards that match.
    CardCount(usize),
    /// What follows are the effects in this edition.
    InEdition(Edition),
    /// No section of the rules has the name that was typed.
    UnknownSection(&'a str),
    /// What follows are the sections of the rules.
    Contents,
    /// How a section is shown.
    HowToShow(Section),
    /// What is played at a table.
    Table(Settings),
    /// What the cards were shuffled by.
    Seed(u64),
    /// The action has not ended.
    GoesOn,
    /// How the ratings of a hint are to be read.
    HintNote,
    /// How the reasons of a hint are to be read: they are about so many futures.
    HintReasons(u32),
}

impl Text {
    /// A help text or an error of the command line, with these arguments. `None` in English, where they are in the code.
    pub fn help(&self, key: &str, args: &[(&str, &str)]) -> Option<String> {
        let given = args.iter().map(|&(name, value)| match name {
            // A number, because some languages count with it.
            "count" => (name, FluentValue::try_number(value)),
            _ => (name, value.into()),
        });
        let given: FluentArgs = given.collect();
        self.get(&format!("help-{key}"), Some(&given))
    }

    /// The sentence. Typed input is quoted unchanged.
    pub fn command(&self, command: &Command) -> String {
        let (message, args) = match *command {
            Command::Error(problem) => (
                COMMAND_ERROR,
                Args::new().with("problem", problem.to_string()),
            ),
            Command::UnknownCard(name) => {
                (CARDS_UNKNOWN, Args::new().with("name", name.to_string()))
            }
            Command::DidYouMean(cards) => {
                let names = cards
                    .iter()
                    .map(|&card| self.card_in_list(self.card_name(card)));
                let names = self.list(names, LIST_MORE, LIST_OR);
                (CARDS_DID_YOU_MEAN, Args::new().with("names", names))
            }
            Command::NoCards => (CARDS_NONE, Args::new()),
            Command::CardCount(count) => (CARDS_COUNT, Args::new().with("count", count)),
            Command::InEdition(Edition::First) => (CARDS_IN_FIRST_EDITION, Args::new()),
            Command::InEdition(Edition::Third) => (CARDS_IN_THIRD_EDITION, Args::new()),
            Command::UnknownSection(name) => {
                (RULES_UNKNOWN, Args::new().with("name", name.to_string()))
            }
            Command::Contents => (RULES_CONTENTS, Args::new()),
            Command::HowToShow(section) => (RULES_HOW, Args::new().with("section", section.id())),
            Command::Table(settings) => {
                let args = Args::new()
                    .with("players", settings.players())
                    .with("teams", if settings.is_teams() { "yes" } else { "no" })
                    .with("edition", settings.edition.word());
                (REPLAY_TABLE, args)
            }
            // As text, because a number would be rounded.
            Command::Seed(seed) => (REPLAY_SEED, Args::new().with("seed", seed.to_string())),
            Command::GoesOn => (REPLAY_GOES_ON, Args::new()),
            Command::HintNote => (HINT_NOTE, Args::new()),
            Command::HintReasons(count) => (HINT_REASONS, Args::new().with("count", count)),
        };
        self.source(message, &args)
    }

    /// The line before a question that the record of a game ends with.
    pub fn is_asked(&self, seat: Seat, reader: &Reader) -> Line {
        let args = Args::new().player(Role::By, seat, reader);
        self.say(REPLAY_ASKED, &args, &reader.names)
    }
}
