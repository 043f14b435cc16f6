use std::sync::Arc;

use innovation_engine::{
    AnswerError, Choice, Event, Game, Observed, Position, PositionError, Record, ReplayError, Rng,
    Seat, State, View,
};
use serde::{Deserialize, Serialize};

use crate::information::{self, Past};
use crate::{MOST_PLAYERS, Recent, Ruleset, Whereabouts, action, observation, returns};

/// A game with where it began, its answers and its events.
///
/// Copies share what does not change. Where it began and the answers are enough to make it again, so an episode can be
/// stored at any question, also if it is a sample.
#[derive(Clone, Debug)]
pub struct Episode {
    origin: Arc<EpisodeOrigin>,
    game: Observed,
    opening: Arc<[Event]>,
    history: Vec<Arc<Transition>>,
    whereabouts: Whereabouts,
    recent: Recent,
}

/// How an episode began.
#[derive(Clone, Debug)]
pub enum EpisodeOrigin {
    /// From a shuffle.
    Seed {
        /// What is played.
        ruleset: Ruleset,
        /// The seed of all shuffles.
        seed: u64,
    },
    /// From a position.
    Position(Box<Position>),
    /// As a determinization of what a seat knew.
    Sample {
        /// What it knew.
        view: Box<View>,
        /// The seed of the sample.
        seed: u64,
        /// What the seat had seen and answered before.
        past: Past,
        /// The last events as the seat saw them.
        recent: Box<Recent>,
    },
}

/// One answer, and the events that followed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transition {
    /// Who answered.
    pub seat: Seat,
    /// The index of the answer in the open question.
    pub index: u8,
    /// The option as the asked player saw it.
    pub seen: Choice,
    /// The events, with all faces.
    pub events: Vec<Event>,
}

/// Why an episode cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum EpisodeError {
    /// The position is invalid.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The record cannot be replayed.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The stored text is not an episode.
    #[error("not a stored game: {0}")]
    Stored(#[from] serde_json::Error),
    /// An answer of the stored episode is not an option.
    #[error("not a stored game: answer {number}: {error}")]
    StoredAnswer {
        /// Which answer, counted from 1.
        number: usize,
        /// What is wrong with it.
        error: AnswerError,
    },
    /// The seat is not at the table.
    #[error("no seat {seat}: the seats of this game are 0 to {}", .players - 1)]
    Seat {
        /// The seat asked for.
        seat: usize,
        /// How many players there are.
        players: u8,
    },
    /// The seat cannot know in which state the others are.
    #[error(
        "seat {0} cannot be sampled now: another player is in the middle of an action, and what was chosen in it is \
         hidden from this seat. Sample for the asked seat, or once the action is over"
    )]
    HiddenAction(usize),
    /// The view is not that of a game.
    #[error("the view has no determinization: it is not a view of any game")]
    View,
    /// Only a game from a seed has a record.
    #[error(
        "only a game that began from a seed has a record: this one began from a {0}. Use `pickle` to store it"
    )]
    NoRecord(&'static str),
}

/// Why an action was rejected. The game is unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepError {
    /// The game is over.
    #[error("the game is over: there is nothing to answer")]
    Over,
    /// The action is not among the options.
    #[error("action {action} is not an option now: the options are {options:?}")]
    NotAnOption {
        /// The action.
        action: usize,
        /// The ids of all options, in ascending order.
        options: Vec<usize>,
    },
    /// The index is out of range.
    #[error("no option {index}: there are {count}, counted from 0")]
    NoSuchOption {
        /// The index.
        index: usize,
        /// How many options there are.
        count: usize,
    },
}

impl From<AnswerError> for StepError {
    fn from(error: AnswerError) -> StepError {
        match error {
            AnswerError::NoSuchOption { index, count } => StepError::NoSuchOption { index, count },
            AnswerError::Over | AnswerError::NotAsked { .. } => StepError::Over,
        }
    }
}

impl Episode {
    /// A new game.
    pub fn new(ruleset: Ruleset, seed: u64) -> Episode {
        let mut opening = Vec::new();
        let game = ruleset.deal(seed, |event| opening.push(event.clone()));
        Episode::at(EpisodeOrigin::Seed { ruleset, seed }, game, opening)
    }

    /// A game that starts from a position. Its seats know what can be seen there.
    pub fn from_position(position: Position) -> Result<Episode, EpisodeError> {
        let game = Observed::from_position(&position)?;
        Ok(Episode::at(
            EpisodeOrigin::Position(Box::new(position)),
            game,
            Vec::new(),
        ))
    }

    /// A determinization of a view.
    pub fn from_view(view: View, seed: u64) -> Result<Episode, EpisodeError> {
        Episode::sampled(view, seed, Past::Unknown, Recent::default())
    }

    /// The game of a record.
    pub fn from_record(record: &Record) -> Result<Episode, EpisodeError> {
        let game = record.replay()?;
        let origin = StoredOrigin::Seed {
            ruleset: Ruleset::game(record.settings()),
            seed: record.seed(),
        };
        let answers = game.history().iter().map(|ply| ply.index).collect();
        Episode::restored(StoredEpisode { origin, answers })
    }

    fn at(origin: EpisodeOrigin, game: Observed, opening: Vec<Event>) -> Episode {
        let mut recent = Recent::default();
        opening.iter().for_each(|event| recent.add(event));
        Episode {
            origin: Arc::new(origin),
            whereabouts: Whereabouts::of(game.state()),
            game,
            opening: opening.into(),
            history: Vec::new(),
            recent,
        }
    }

    fn sampled(view: View, seed: u64, past: Past, recent: Recent) -> Result<Episode, EpisodeError> {
        let game = view
            .sample_observed(&mut Rng::new(seed))
            .ok_or(EpisodeError::View)?;
        let origin = EpisodeOrigin::Sample {
            view: Box::new(view),
            seed,
            past,
            recent: Box::new(recent),
        };
        Ok(Episode {
            recent,
            ..Episode::at(origin, game, Vec::new())
        })
    }

    /// How it began.
    pub fn origin(&self) -> &EpisodeOrigin {
        &self.origin
    }

    /// The game as it is now, with what each seat knows.
    pub fn game(&self) -> &Observed {
        &self.game
    }

    /// What is played.
    pub fn ruleset(&self) -> Ruleset {
        match &*self.origin {
            EpisodeOrigin::Seed { ruleset, .. } => *ruleset,
            _ => Ruleset::game(self.game.settings()),
        }
    }

    /// The events before the first question.
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// Every answer so far, with the events that followed.
    pub fn history(&self) -> &[Arc<Transition>] {
        &self.history
    }

    /// Who is asked. `None`: the game is over.
    pub fn asked(&self) -> Option<Seat> {
        self.game.question().map(|question| question.seat)
    }

    /// What each seat gets, once the game is over; 0 before.
    pub fn returns(&self) -> [f64; MOST_PLAYERS] {
        returns(self.game.settings(), self.game.outcome())
    }

    /// Writes what a seat knows.
    pub fn observe(&self, seat: Seat, out: &mut [u8; observation::LEN]) {
        observation::write(&self.game, &self.whereabouts, &self.recent, seat, out);
    }

    /// The ids of the options, in the order of the decision.
    pub fn action_ids(&self) -> Vec<usize> {
        let mut ids = Vec::new();
        action::each(self.game.play(), |id, _| ids.push(id));
        ids
    }

    /// Answers with the option of this action id.
    pub fn step(&mut self, action: usize) -> Result<(), StepError> {
        match action::place_of(self.game.play(), action) {
            Some(place) => self.answer_openly(place),
            None if self.asked().is_none() => Err(StepError::Over),
            None => {
                let mut options = self.action_ids();
                options.sort_unstable();
                Err(StepError::NotAnOption { action, options })
            }
        }
    }

    /// Answers with one of the decision's options, counted from 0.
    pub fn answer(&mut self, index: usize) -> Result<(), StepError> {
        let place = self.game.play().place_of_option(index)?;
        self.answer_openly(place)
    }

    fn answer_openly(&mut self, index: u8) -> Result<(), StepError> {
        let question = *self.game.question().ok_or(StepError::Over)?;
        let choice = question.option(index).ok_or(StepError::NoSuchOption {
            index: index.into(),
            count: question.count().into(),
        })?;
        let seen = question.as_asked(choice, self.game.state());
        let events = self.game.answer_openly(index)?.events;
        for event in &events {
            self.whereabouts.follow(self.game.state(), event);
            self.recent.add(event);
        }
        self.history.push(Arc::new(Transition {
            seat: question.seat,
            index,
            seen,
            events,
        }));
        Ok(())
    }

    /// The view of a seat.
    pub fn view(&self, seat: Seat) -> Result<View, EpisodeError> {
        self.game.view(seat).ok_or(EpisodeError::Seat {
            seat: seat.index(),
            players: self.game.settings().players(),
        })
    }

    /// A determinization: another game that this seat cannot tell from this one.
    pub fn sample(&self, seat: Seat, seed: u64) -> Result<Episode, EpisodeError> {
        let past = match &*self.origin {
            // What a sample of another seat had seen before is not known.
            EpisodeOrigin::Sample { view, .. } if view.seat != seat => Past::Unknown,
            _ => Past::Seen {
                origin: self.origin.clone(),
                opening: self.opening.clone(),
                history: self.history.clone(),
            },
        };
        let recent = self.recent.as_seen_by(seat);
        Episode::sampled(self.view(seat)?, seed, past, recent).map_err(|error| match error {
            EpisodeError::View => EpisodeError::HiddenAction(seat.index()),
            error => error,
        })
    }

    /// A playout: plays a copy to the end of the game. The policy sees all cards.
    pub fn rollout(&self, policy: impl FnMut(&State, &innovation_engine::Question) -> u8) -> State {
        self.game.play().play_out(policy)
    }

    /// All that a seat has seen and answered, as text: its information state, with perfect recall.
    pub fn information_state(&self, seat: Seat) -> String {
        let mut text = String::new();
        information::write(&self.origin, &self.opening, &self.history, seat, &mut text);
        text
    }

    /// The game as a record.
    pub fn record(&self) -> Result<Record, EpisodeError> {
        match &*self.origin {
            EpisodeOrigin::Seed { ruleset, seed } if !ruleset.is_miniature() => {
                let mut game = Game::new(ruleset.settings(), *seed);
                for (place, transition) in self.history.iter().enumerate() {
                    game.answer_openly(transition.index).map_err(|error| {
                        EpisodeError::StoredAnswer {
                            number: place + 1,
                            error,
                        }
                    })?;
                }
                Ok(game.record())
            }
            EpisodeOrigin::Seed { .. } => Err(EpisodeError::NoRecord("miniature")),
            EpisodeOrigin::Position(_) => Err(EpisodeError::NoRecord("position")),
            EpisodeOrigin::Sample { .. } => Err(EpisodeError::NoRecord("sample")),
        }
    }

    /// The episode as text, to be made again by [`restore`](Episode::restore).
    pub fn store(&self) -> Result<String, EpisodeError> {
        let stored = StoredEpisode {
            origin: StoredOrigin::of(&self.origin),
            answers: self
                .history
                .iter()
                .map(|transition| transition.index)
                .collect(),
        };
        Ok(serde_json::to_string(&stored)?)
    }

    /// The episode of a stored text.
    pub fn restore(text: &str) -> Result<Episode, EpisodeError> {
        Episode::restored(serde_json::from_str(text)?)
    }

    fn restored(stored: StoredEpisode) -> Result<Episode, EpisodeError> {
        let mut episode = match stored.origin {
            StoredOrigin::Seed { ruleset, seed } => Episode::new(ruleset, seed),
            StoredOrigin::Position(position) => Episode::from_position(*position)?,
            StoredOrigin::Sample {
                view,
                seed,
                past,
                recent,
            } => {
                let past = past.map_or(Past::Unknown, |text| Past::Text(text.into()));
                Episode::sampled(*view, seed, past, *recent)?
            }
        };
        for (place, index) in stored.answers.into_iter().enumerate() {
            let number = place + 1;
            let over = |error| EpisodeError::StoredAnswer { number, error };
            let question = episode.game.question();
            let count = question.ok_or(over(AnswerError::Over))?.count();
            episode.answer_openly(index).map_err(|_| {
                over(AnswerError::NoSuchOption {
                    index: index.into(),
                    count: count.into(),
                })
            })?;
        }
        Ok(episode)
    }
}

/// An episode as it is stored.
#[derive(Serialize, Deserialize)]
struct StoredEpisode {
    origin: StoredOrigin,
    answers: Vec<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum StoredOrigin {
    Seed {
        ruleset: Ruleset,
        seed: u64,
    },
    Position(Box<Position>),
    Sample {
        view: Box<View>,
        seed: u64,
        past: Option<String>,
        recent: Box<Recent>,
    },
}

impl StoredOrigin {
    fn of(origin: &EpisodeOrigin) -> StoredOrigin {
        match origin {
            EpisodeOrigin::Seed { ruleset, seed } => StoredOrigin::Seed {
                ruleset: *ruleset,
                seed: *seed,
            },
            EpisodeOrigin::Position(position) => StoredOrigin::Position(position.clone()),
            EpisodeOrigin::Sample {
                view,
                seed,
                past,
                recent,
            } => StoredOrigin::Sample {
                view: view.clone(),
                seed: *seed,
                past: past.text(view.seat),
                recent: recent.clone(),
            },
        }
    }
}
