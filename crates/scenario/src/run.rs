//! Following a script, leniently.

use std::collections::VecDeque;

use innovation_engine::{
    Achievement, Answered, Card, Choice, Color, Event, Observed, Place, Play, Question, Seat, Seen,
    State, Verb, What,
};
use innovation_nearest::did_you_mean;

use crate::Scenario;
use crate::field::age;

/// A script that cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScriptError {
    /// The position is invalid.
    #[error(transparent)]
    Position(#[from] innovation_engine::PositionError),
    /// An answer that the game does not take.
    #[error(transparent)]
    Answer(#[from] innovation_engine::AnswerError),
    /// An answer that is not among the options.
    #[error(
        "answer {number} of the script, `{answer}`: {asked} was asked, with the options {}{}",
        .options.join(", "),
        option_meant(.answer, .options)
    )]
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

/// Whether some question of some game could have this option: cards, players and all else are rightly named.
pub(crate) fn can_be_answer(answer: &str, names: &[String]) -> bool {
    let is_player = |name: &str| names.iter().any(|other| other == name);
    let is_back = |(name, value): (&str, &str)| is_player(name) && age(value).is_some();
    match answer.split_once(' ') {
        Some(("meld" | "dogma", card)) => Card::from_name(card).is_some(),
        Some(("achieve", achievement)) => {
            age(achievement).is_some() || Achievement::from_name(achievement).is_some()
        }
        _ => {
            ["draw", "yes", "pass", "first", "second"].contains(&answer)
                || Card::from_name(answer).is_some()
                || Color::from_word(answer).is_some()
                || age(answer).is_some()
                || is_player(answer)
                || answer.rsplit_once(':').is_some_and(is_back)
        }
    }
}

/// Which of the options may be meant by an answer. One that names a card rightly means that card.
fn option_meant(answer: &str, options: &[String]) -> String {
    let words = ["meld ", "dogma "];
    let name = words.iter().find_map(|word| answer.strip_prefix(word));
    if Card::from_name(name.unwrap_or(answer)).is_some() {
        return String::new();
    }
    did_you_mean(answer, options.iter().map(String::as_str))
}

/// What happens while a script is followed, moment by moment.
#[derive(Clone, Copy, Debug)]
pub enum Moment<'g> {
    /// The question of this play is on the table.
    Asked(&'g Play),
    /// It was answered: by this answer of the script, counted from 1, or by itself where only an order was open.
    Answered(Option<usize>, &'g str),
    /// This happened.
    Event(&'g Event),
    /// An answer of the script, counted from 1, was passed over.
    PassedOver(usize, &'g str, PassedOver),
}

/// Why an answer of a script was passed over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PassedOver {
    /// It names what happened by itself.
    Forced,
    /// It is a `pass` that was not on offer.
    NoPass,
    /// It says nothing about this game. A strict check fails here.
    Nothing,
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
pub fn labels(question: &Question, state: &State, names: &[String]) -> Vec<String> {
    question
        .options()
        .map(|choice| label(question.as_asked(choice, state), names))
        .collect()
}

/// The options of an ordering question, with every card by its name, because a scenario file shows the whole
/// table. Empty for other questions.
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

/// What went without a question since the last answer of the script that was taken.
#[derive(Default)]
struct Settled {
    /// Choices with a single option that the script has not named yet, in order.
    forced: VecDeque<String>,
    /// These, and all else that moved by itself, each with whether the script has named it.
    all: Vec<(String, bool)>,
    /// How many effects were carried out, each of which may have had a `pass` that was not offered.
    effects: usize,
}

impl Settled {
    fn add(&mut self, other: Settled) {
        self.forced.extend(other.forced);
        self.all.extend(other.all);
        self.effects += other.effects;
    }

    /// Whether the answer names a forced choice. Those before it were not named.
    fn takes(&mut self, answer: &str) -> bool {
        let place = self.forced.iter().position(|forced| forced == answer);
        let taken = place.map(|place| self.forced.drain(..=place)).is_some();
        if taken {
            self.name(answer);
        }
        taken
    }

    fn has(&self, answer: &str) -> bool {
        self.all.iter().any(|(settled, _)| settled == answer)
    }

    /// Notes that the script has named this. Gives back whether there was anything left to name.
    fn name(&mut self, answer: &str) -> bool {
        let unnamed = self
            .all
            .iter_mut()
            .find(|(settled, named)| settled == answer && !named);
        unnamed.map(|(_, named)| *named = true).is_some()
    }

    /// Why an answer that the game did not take may be skipped. `None` if it may not.
    fn pass_over(&mut self, answer: &str) -> Option<PassedOver> {
        if self.has(answer) {
            let named = self.name(answer);
            return Some(if named {
                PassedOver::Forced
            } else {
                PassedOver::Nothing
            });
        }
        if answer != "pass" {
            return None;
        }
        Some(match self.effects.checked_sub(1) {
            Some(left) => {
                self.effects = left;
                PassedOver::NoPass
            }
            None => PassedOver::Nothing,
        })
    }
}

impl Scenario {
    /// The play after the script, advanced to the next question with several options.
    pub fn play(&self) -> Result<Play, ScriptError> {
        self.watch(|_| {})
    }

    /// Plays the script like [`play`](Scenario::play), with each moment shown as it comes.
    pub fn watch(&self, mut watch: impl FnMut(Moment)) -> Result<Play, ScriptError> {
        Ok(self.follow(&mut watch)?.play)
    }

    /// Like [`play`](Scenario::play), with what every player has seen by then.
    pub fn observed(&self) -> Result<Observed, ScriptError> {
        let mut observed = Observed::from_open_position(&self.position)?;
        for answer in self.follow(&mut |_| {})?.answers {
            observed.answer_openly(answer)?;
        }
        Ok(observed)
    }

    fn follow<'s>(&'s self, watch: &'s mut dyn FnMut(Moment)) -> Result<Run<'s>, ScriptError> {
        let mut run = Run {
            names: &self.names,
            play: Play::from_open_position(&self.position)?,
            answers: Vec::new(),
            settled: Settled::default(),
            watch,
        };
        run.show_question();
        for (number, answer) in (1..).zip(&self.script) {
            // A question with a single option was on the table before the one that is now.
            if run.settled.takes(answer) {
                (run.watch)(Moment::PassedOver(number, answer, PassedOver::Forced));
            } else {
                run.follow(answer, number)?;
            }
        }
        while run.play.question().is_some_and(|question| question.order) {
            run.take(0, None)?;
        }
        Ok(run)
    }
}

/// A script being followed.
struct Run<'r> {
    names: &'r [String],
    play: Play,
    /// The answers so far, as places among the options.
    answers: Vec<u8>,
    settled: Settled,
    watch: &'r mut dyn FnMut(Moment),
}

impl Run<'_> {
    fn follow(&mut self, answer: &str, number: usize) -> Result<(), ScriptError> {
        loop {
            let Some(question) = self.play.question() else {
                return self.pass_over(answer, number).ok_or(ScriptError::Over {
                    number,
                    answer: answer.to_string(),
                });
            };
            let options = labels(question, self.play.state(), self.names);
            let by_name = open_labels(question, self.names);
            let place = |labels: &[String]| labels.iter().position(|label| label == answer);
            if let Some(index) = place(&options).or_else(|| place(&by_name)) {
                self.settled = self.take(index as u8, Some(number))?;
                return Ok(());
            }
            if question.order && !self.settled.has(answer) {
                let settled = self.take(0, None)?;
                self.settled.add(settled);
                continue;
            }
            let asked = format!(
                "{} ({})",
                label(Choice::Seat(question.seat), self.names),
                question.purpose
            );
            return self
                .pass_over(answer, number)
                .ok_or_else(|| ScriptError::NotAnOption {
                    number,
                    answer: answer.to_string(),
                    asked,
                    options,
                });
        }
    }

    fn pass_over(&mut self, answer: &str, number: usize) -> Option<()> {
        let why = self.settled.pass_over(answer)?;
        (self.watch)(Moment::PassedOver(number, answer, why));
        Some(())
    }

    fn show_question(&mut self) {
        if self.play.question().is_some() {
            (self.watch)(Moment::Asked(&self.play));
        }
    }

    /// Gives an answer, and gives back what then went without one.
    fn take(&mut self, index: u8, number: Option<usize>) -> Result<Settled, ScriptError> {
        let question = self.play.question();
        let answered = question.and_then(|question| question.option(index));
        let mut effects = usize::from(question.is_some_and(|asked| asked.source.is_some()));
        let Answered { events, forced } = self.play.answer_openly(index)?;
        self.answers.push(index);
        if let Some(choice) = answered {
            (self.watch)(Moment::Answered(number, &label(choice, self.names)));
        }
        let mut drawn: Vec<Card> = answered.into_iter().filter_map(card).collect();
        let forced: VecDeque<String> = forced
            .into_iter()
            .map(|choice| label(choice, self.names))
            .collect();
        let mut all: Vec<String> = forced.iter().cloned().collect();
        for event in &events {
            (self.watch)(Moment::Event(event));
            match event.what {
                What::Effect { .. } => effects += 1,
                What::Moved {
                    card: Seen::Face(card),
                    verb,
                    from,
                    ..
                } => {
                    if verb == Verb::Draw {
                        drawn.push(card);
                    } else if !drawn.contains(&card) {
                        let name = card.to_string();
                        if !all.contains(&name) {
                            all.push(name);
                        }
                        if let Place::Score(owner) = from {
                            all.push(label(Choice::Back(owner, card.age()), self.names));
                        }
                    }
                }
                _ => {}
            }
        }
        self.show_question();
        Ok(Settled {
            forced,
            all: all.into_iter().map(|name| (name, false)).collect(),
            effects,
        })
    }
}

/// The card that was chosen.
fn card(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Card(card) | Choice::Meld(card) | Choice::Dogma(card) => Some(card),
        _ => None,
    }
}
