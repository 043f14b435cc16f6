use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};

use crate::play::event::{Event, What};
use crate::record::{Answer, Record};
use crate::state::State;
use crate::view::knowledge::Knowledge;
use crate::{AnswerError, Choice, Observed, Play, Seat, Seen, Settings};

/// A game: it asks, is answered, and asks again. It remembers every answer and what then happened.
///
/// All that can be asked of the table as it is now is asked of the [`Observed`] play inside, to which a game
/// dereferences. A clone shares the history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    observed: Observed,
    seed: u64,
    opening: Arc<[Event]>,
    history: Vec<Arc<Ply>>,
}

/// One answer, and what then happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who answered.
    pub seat: Seat,
    /// The place of the answer among the options of the open [`Question`](crate::Question).
    pub index: u8,
    /// The option, with the face of a card.
    pub choice: Choice,
    /// The option as the asked player saw it, who may have seen the back of a card only.
    pub seen: Choice,
    /// What happened, with all that can be seen of it.
    pub events: Vec<Event>,
    /// Whether it showed the one who answered something that this seat did not know.
    pub informs: bool,
}

impl Ply {
    /// The answer as a record has it.
    pub fn answer(&self) -> Answer {
        Answer::new(self.seat, self.index, self.choice)
    }
}

impl Deref for Game {
    type Target = Observed;

    fn deref(&self) -> &Observed {
        &self.observed
    }
}

impl Game {
    /// A new game. The seed decides on every shuffle.
    pub fn new(settings: Settings, seed: u64) -> Game {
        let mut knowledge = Knowledge::at_first_sight(&State::deal(settings, seed));
        let mut opening = Vec::new();
        let play = Play::dealt(settings, seed, &mut |state, event| {
            knowledge.learn(state, &event);
            opening.push(event);
        });
        Game {
            observed: Observed::new(play, knowledge),
            seed,
            opening: opening.into(),
            history: Vec::new(),
        }
    }

    /// The seed of its shuffles: whoever knows it knows every card.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// What happened before the first question.
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// Every answer so far, with what then happened.
    pub fn history(&self) -> &[Arc<Ply>] {
        &self.history
    }

    /// Answers the question on the table with one of the decision's options, counted from 0. Gives back
    /// what then happened.
    pub fn answer(&mut self, index: usize) -> Result<&[Event], AnswerError> {
        self.answer_openly(self.play().place_of_option(index)?)
    }

    /// Answers as this seat, which has to be the one that is asked.
    pub fn answer_as(&mut self, answering: Seat, index: usize) -> Result<&[Event], AnswerError> {
        let asked = self.question().ok_or(AnswerError::Over)?.seat;
        if asked != answering {
            return Err(AnswerError::NotAsked { asked, answering });
        }
        self.answer(index)
    }

    /// Answers with an option of the open [`question`](Observed::question), as somebody does who sees all
    /// cards: a record, say.
    pub fn answer_openly(&mut self, index: u8) -> Result<&[Event], AnswerError> {
        self.answer_watched(index, |_, _| {})
    }

    /// Like [`answer_openly`](Game::answer_openly), with each event shown as it happens, beside the
    /// table as it then is.
    pub fn answer_watched(
        &mut self,
        index: u8,
        mut watch: impl FnMut(&State, &Event),
    ) -> Result<&[Event], AnswerError> {
        let question = *self.question().ok_or(AnswerError::Over)?;
        let choice = question.option(index).ok_or(AnswerError::NoSuchOption {
            index: index.into(),
            count: question.count().into(),
        })?;
        let seat = question.seat;
        let seen = question.as_asked(choice, self.state());
        let mut informs = false;
        let answered = self
            .observed
            .answer_watched(index, |state, knowledge, event| {
                informs |= is_news(event, seat, knowledge);
                watch(state, event);
            })?;
        let ply = Ply {
            seat,
            index,
            choice,
            seen,
            events: answered.events,
            informs,
        };
        let at = self.history.len();
        self.history.push(Arc::new(ply));
        Ok(&self.history[at].events)
    }

    /// Settings, seed and answers: replaying them gives the same game.
    pub fn record(&self) -> Record {
        let answers = self.history.iter().map(|ply| ply.answer());
        Record::new(self.settings(), self.seed, answers.collect())
    }
}

/// Whether an event shows a seat a face that it did not know, or tells something of another hand.
fn is_news(event: &Event, seat: Seat, before: &Knowledge) -> bool {
    let new = |card| before.may_be(seat, card).only().is_none();
    match &event.what {
        What::Moved { card, .. } | What::IsOneOf { card, .. } => match card {
            Seen::Face(card) => !event.seen_by.is_empty() && new(*card),
            Seen::Back(_) => false,
        },
        What::Revealed { card } => new(*card),
        What::ShowedHand { cards } => cards.into_iter().any(new),
        What::HasNone { .. } => event.by != seat,
        What::Rearranged { pile, .. } => pile.iter().flatten().any(|&card| new(card)),
        _ => false,
    }
}

/// A game as it is stored: how it began, and the answers. Everything else follows.
#[derive(Serialize, Deserialize)]
struct Saved {
    settings: Settings,
    seed: u64,
    answers: Vec<u8>,
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let saved = Saved {
            settings: self.settings(),
            seed: self.seed,
            answers: self.history.iter().map(|ply| ply.index).collect(),
        };
        saved.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
        let saved = Saved::deserialize(deserializer)?;
        let mut game = Game::new(saved.settings, saved.seed);
        for (place, answer) in saved.answers.into_iter().enumerate() {
            game.answer_openly(answer).map_err(|error| {
                serde::de::Error::custom(format!("answer {}: {error}", place + 1))
            })?;
        }
        Ok(game)
    }
}
