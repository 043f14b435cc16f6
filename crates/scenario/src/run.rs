//! Following a script, leniently.

use innovation_engine::{Choice, Event, Game, Place, Question, Seat, Seen, State, What};

use crate::Scenario;

/// A script that cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScriptError {
    /// The position cannot be.
    #[error(transparent)]
    Position(#[from] innovation_engine::PositionError),
    /// An answer that is not among the options.
    #[error("answer {number} of the script, `{answer}`: {asked} was asked, with the options {}", .options.join(", "))]
    NotAnOption {
        /// Which answer, counted from 1.
        number: usize,
        /// The answer.
        answer: String,
        /// Who was asked, and what for.
        asked: String,
        /// What the options were.
        options: Vec<String>,
    },
    /// An answer after the end of the game.
    #[error("answer {number} of the script, `{answer}`: nobody was asked, the game is over")]
    Over {
        /// Which answer, counted from 1.
        number: usize,
        /// The answer.
        answer: String,
    },
}

/// A choice in the words of a scenario file.
pub fn label(choice: Choice, names: &[String]) -> String {
    let name = |seat: Seat| names.get(seat.index()).map_or("?", String::as_str);
    match choice {
        Choice::Draw => "draw".to_string(),
        Choice::Meld(card) => format!("meld {card}"),
        Choice::Dogma(card) => format!("dogma {card}"),
        Choice::Achieve(age) => format!("achieve {age}"),
        Choice::Card(card) => card.to_string(),
        Choice::Back(seat, age) => format!("{}:{age}", name(seat)),
        Choice::Color(color) => color.to_string(),
        Choice::Value(age) => age.to_string(),
        Choice::Seat(seat) => name(seat).to_string(),
        Choice::Yes => "yes".to_string(),
        Choice::First => "first".to_string(),
        Choice::Second => "second".to_string(),
        Choice::Pass => "pass".to_string(),
    }
}

/// The options of a question as a scenario calls them, in the order of the question.
///
/// A card whose face the asked player cannot see is called by its owner and age; several alike have
/// the same label.
pub(crate) fn labels(question: &Question, state: &State, names: &[String]) -> Vec<String> {
    question
        .options()
        .map(|choice| match choice {
            Choice::Card(card) if question.is_unseen(card) => match state.place_of(card) {
                Place::Score(owner) | Place::Hand(owner) => {
                    label(Choice::Back(owner, card.age()), names)
                }
                _ => label(choice, names),
            },
            choice => label(choice, names),
        })
        .collect()
}

/// The options of a question about an order, with all cards called by their names: whoever reads a
/// file sees the whole table. Other questions are not put like this.
pub(crate) fn open_labels(question: &Question, names: &[String]) -> Vec<String> {
    if question.order {
        question
            .options()
            .map(|choice| label(choice, names))
            .collect()
    } else {
        Vec::new()
    }
}

impl Scenario {
    /// Plays the script to its end, and on to the next real question.
    pub fn play(&self) -> Result<Game, ScriptError> {
        let mut game = Game::from_position(&self.position)?;
        // What was settled without a question since the last answer of the script.
        let mut settled: Vec<String> = Vec::new();
        for (index, answer) in self.script.iter().enumerate() {
            self.follow(&mut game, answer, index + 1, &mut settled)?;
        }
        while self.goes_on(&game) {
            self.take(&mut game, 0);
        }
        Ok(game)
    }

    /// Whether nothing but an order is asked for. A file that expects these very options means to stop
    /// here all the same.
    fn goes_on(&self, game: &Game) -> bool {
        game.question().is_some_and(|question| {
            question.order
                && !self
                    .expect
                    .asks(&labels(question, game.state(), &self.names))
                && !self.expect.asks(&open_labels(question, &self.names))
        })
    }

    fn follow(
        &self,
        game: &mut Game,
        answer: &str,
        number: usize,
        settled: &mut Vec<String>,
    ) -> Result<(), ScriptError> {
        loop {
            let dropped = answer == "pass" || settled.iter().any(|forced| forced == answer);
            let Some(question) = game.question() else {
                if dropped {
                    return Ok(());
                }
                return Err(ScriptError::Over {
                    number,
                    answer: answer.to_string(),
                });
            };
            let options = labels(question, game.state(), &self.names);
            let by_name = open_labels(question, &self.names);
            let place = |labels: &[String]| labels.iter().position(|label| label == answer);
            if let Some(index) = place(&options).or_else(|| place(&by_name)) {
                *settled = self.take(game, index as u8);
                return Ok(());
            }
            if answer != "pass" && dropped {
                return Ok(());
            }
            if question.order {
                settled.extend(self.take(game, 0));
            } else if dropped {
                return Ok(());
            } else {
                return Err(ScriptError::NotAnOption {
                    number,
                    answer: answer.to_string(),
                    asked: format!(
                        "{} ({:?})",
                        label(Choice::Seat(question.seat), &self.names),
                        question.purpose
                    ),
                    options,
                });
            }
        }
    }

    /// Gives an answer, and gives back the labels of all that then went without one.
    fn take(&self, game: &mut Game, index: u8) -> Vec<String> {
        let events = game.answer_openly(index).unwrap_or_default();
        let forced = game
            .forced()
            .iter()
            .map(|&choice| label(choice, &self.names));
        forced.chain(events.iter().filter_map(moved)).collect()
    }
}

/// The name of the card that an event moved.
fn moved(event: &Event) -> Option<String> {
    match event.what {
        What::Moved {
            card: Seen::Face(card),
            ..
        } => Some(card.to_string()),
        _ => None,
    }
}
