//! Following a script, leniently.

use std::collections::VecDeque;

use innovation_engine::{
    Answered, Card, Choice, Observed, Place, Play, Question, Seat, Seen, State, Verb, What,
};

use crate::Scenario;

/// A script that cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScriptError {
    /// The position cannot be.
    #[error(transparent)]
    Position(#[from] innovation_engine::PositionError),
    /// An answer that the game does not take.
    #[error(transparent)]
    Answer(#[from] innovation_engine::AnswerError),
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
        Choice::Seat(seat) => name(seat).to_string(),
        Choice::Back(seat, age) => format!("{}:{age}", name(seat)),
        choice => choice.to_string(),
    }
}

/// The options of a question as a scenario calls them, in the order of the question.
///
/// A card whose face the asked player cannot see is called by its owner and age; several alike have
/// the same label.
pub(crate) fn labels(question: &Question, state: &State, names: &[String]) -> Vec<String> {
    question
        .options()
        .map(|choice| label(question.as_asked(choice, state), names))
        .collect()
}

/// The options of a question about an order, with all cards called by their names: whoever reads a
/// file sees the whole table. Other questions are not put like this.
fn open_labels(question: &Question, names: &[String]) -> Vec<String> {
    if question.order {
        question
            .options()
            .map(|choice| label(choice, names))
            .collect()
    } else {
        Vec::new()
    }
}

/// What went without a question since the last answer of the script.
#[derive(Default)]
struct Settled {
    /// Choices with a single option, in order, as far as the script has not named them.
    forced: VecDeque<String>,
    /// These, and all else that moved by itself.
    all: Vec<String>,
}

impl Settled {
    fn add(&mut self, other: Settled) {
        self.forced.extend(other.forced);
        self.all.extend(other.all);
    }

    /// Whether the answer names a forced choice. Those before it were not named.
    fn takes(&mut self, answer: &str) -> bool {
        let place = self.forced.iter().position(|forced| forced == answer);
        place.map(|place| self.forced.drain(..=place)).is_some()
    }

    fn has(&self, answer: &str) -> bool {
        self.all.iter().any(|settled| settled == answer)
    }
}

/// A play, and the answers that led to it.
struct Run {
    play: Play,
    answers: Vec<u8>,
}

impl Run {
    fn question(&self) -> Option<&Question> {
        self.play.question()
    }
}

impl Scenario {
    /// The play after the script, gone on to the next real question.
    pub fn play(&self) -> Result<Play, ScriptError> {
        let mut run = Run {
            play: Play::from_open_position(&self.position)?,
            answers: Vec::new(),
        };
        self.follow_script(&mut run)?;
        Ok(run.play)
    }

    /// The same, with what every player has seen by then.
    pub fn observed(&self) -> Result<Observed, ScriptError> {
        let mut observed = Observed::from_open_position(&self.position)?;
        let mut run = Run {
            play: observed.play().clone(),
            answers: Vec::new(),
        };
        self.follow_script(&mut run)?;
        for answer in run.answers {
            observed.answer_openly(answer)?;
        }
        Ok(observed)
    }

    fn follow_script(&self, game: &mut Run) -> Result<(), ScriptError> {
        let mut settled = Settled::default();
        for (index, answer) in self.script.iter().enumerate() {
            // A question with a single option was on the table before the one that is now.
            if !settled.takes(answer) {
                self.follow(game, answer, index + 1, &mut settled)?;
            }
        }
        while game.question().is_some_and(|question| question.order) {
            self.take(game, 0)?;
        }
        Ok(())
    }

    fn follow(
        &self,
        game: &mut Run,
        answer: &str,
        number: usize,
        settled: &mut Settled,
    ) -> Result<(), ScriptError> {
        loop {
            let dropped = answer == "pass" || settled.has(answer);
            let Some(question) = game.question() else {
                if dropped {
                    return Ok(());
                }
                return Err(ScriptError::Over {
                    number,
                    answer: answer.to_string(),
                });
            };
            let options = labels(question, game.play.state(), &self.names);
            let by_name = open_labels(question, &self.names);
            let place = |labels: &[String]| labels.iter().position(|label| label == answer);
            if let Some(index) = place(&options).or_else(|| place(&by_name)) {
                *settled = self.take(game, index as u8)?;
                return Ok(());
            }
            if answer != "pass" && dropped {
                return Ok(());
            }
            if question.order {
                settled.add(self.take(game, 0)?);
            } else if dropped {
                return Ok(());
            } else {
                return Err(ScriptError::NotAnOption {
                    number,
                    answer: answer.to_string(),
                    asked: format!(
                        "{} ({})",
                        label(Choice::Seat(question.seat), &self.names),
                        question.purpose
                    ),
                    options,
                });
            }
        }
    }

    /// Gives an answer, and gives back what then went without one.
    fn take(&self, game: &mut Run, index: u8) -> Result<Settled, ScriptError> {
        let answered = game.question().and_then(|question| question.option(index));
        game.answers.push(index);
        let Answered { events, forced } = game.play.answer_openly(index)?;
        let mut drawn: Vec<Card> = answered.into_iter().filter_map(card).collect();
        let forced = forced.iter().map(|&choice| label(choice, &self.names));
        let forced: VecDeque<String> = forced.collect();
        let mut all: Vec<String> = forced.iter().cloned().collect();
        for event in &events {
            let What::Moved {
                card: Seen::Face(card),
                verb,
                from,
                ..
            } = event.what
            else {
                continue;
            };
            if verb == Verb::Draw {
                drawn.push(card);
            } else if !drawn.contains(&card) {
                all.push(card.to_string());
                if let Place::Score(owner) = from {
                    all.push(label(Choice::Back(owner, card.age()), &self.names));
                }
            }
        }
        Ok(Settled { forced, all })
    }
}

/// The card that was chosen.
fn card(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Card(card) | Choice::Meld(card) | Choice::Dogma(card) => Some(card),
        _ => None,
    }
}
