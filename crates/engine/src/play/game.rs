use std::ops::Deref;
use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};

use crate::play::event::{Event, What};
use crate::record::{Record, RecordedAnswer};
use crate::state::State;
use crate::view::knowledge::Knowledge;
use crate::{AnswerError, Choice, Observed, Play, Seat, Seen, Settings};

/// A game with its history: every answer, and the events that followed.
///
/// It dereferences to the [`Observed`] play, which answers all queries about the present. Clones share the
/// history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    observed: Observed,
    seed: u64,
    opening: Arc<[Event]>,
    history: Vec<Arc<Ply>>,
}

/// A ply: one answer, and the events that followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who answered.
    pub seat: Seat,
    /// The index of the answer among the options of the open [`Question`](crate::Question).
    pub index: u8,
    /// The option, with the face of a card.
    pub choice: Choice,
    /// The option as the asked player saw it, perhaps only as the back of a card.
    pub seen: Choice,
    /// The events, with all faces.
    pub events: Vec<Event>,
    /// Whether it gave the answering player new information.
    pub informs: bool,
}

impl Ply {
    /// The answer as a record has it.
    pub fn answer(&self) -> RecordedAnswer {
        RecordedAnswer::new(self.seat, self.index, self.choice)
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
        let mut knowledge = Knowledge::at_first_sight(&State::bare(settings));
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

    /// The seed of its shuffles. It determines every card, so it must stay secret during the game.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The events before the first question.
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// Every answer so far, with the events that followed.
    pub fn history(&self) -> &[Arc<Ply>] {
        &self.history
    }

    /// Answers with one of the decision's options, counted from 0. Returns the events that followed.
    pub fn answer(&mut self, index: usize) -> Result<&[Event], AnswerError> {
        self.answer_openly(self.play().place_of_option(index)?)
    }

    /// Answers as this seat, which must be the asked one.
    pub fn answer_as(&mut self, answering: Seat, index: usize) -> Result<&[Event], AnswerError> {
        let asked = self.question().ok_or(AnswerError::Over)?.seat;
        if asked != answering {
            return Err(AnswerError::NotAsked { asked, answering });
        }
        self.answer(index)
    }

    /// Answers with an option of the open [`question`](Observed::question), which shows all cards. For
    /// records.
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
        let mut events = Vec::new();
        self.observed.answer_learning(
            index,
            |state, knowledge, event| {
                informs |= is_news(event, seat, knowledge);
                watch(state, event);
            },
            |event| events.push(event),
            None,
        )?;
        // A history is kept for as long as its game.
        events.shrink_to_fit();
        let ply = Ply {
            seat,
            index,
            choice,
            seen,
            events,
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

/// Whether an event gives a seat new information: a face that it did not know, or a fact about another hand.
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
