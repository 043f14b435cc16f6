use innovation_bots::Kind;
use innovation_engine::Rng;

use crate::lane::Lane;
use crate::{Ruleset, action, observation};

/// Many games that are stepped together.
///
/// A game that is over begins anew in the same step. Every game has its own generator of seeds, so the games do not
/// depend on the number of threads.
pub struct Batch {
    lanes: Vec<Lane>,
    options: BatchOptions,
    threads: usize,
    pool: Option<rayon::ThreadPool>,
}

/// What is played in a batch.
#[derive(Clone, Copy, Debug)]
pub struct BatchOptions {
    /// The game.
    pub ruleset: Ruleset,
    /// The bot at every other seat. `None`: the caller answers for all seats.
    pub opponent: Option<Kind>,
    /// Whether observations are written.
    pub observes: bool,
    /// After how many answers of the caller a game is broken off.
    pub truncate_after: Option<u32>,
}

/// Where a batch writes. Each buffer has a row for each game.
pub struct Buffers<'b> {
    /// What the asked seat of each game knows.
    pub observations: Observations<'b>,
    /// 1 for every option: [`action::COUNT`] numbers a game.
    pub masks: &'b mut [i8],
    /// Who is asked.
    pub seats: &'b mut [i8],
    /// What each seat of a game got, if the game is over: one number a player.
    pub rewards: &'b mut [f64],
    /// 0: the game goes on; 1: it is over; 2: it was truncated.
    pub done: &'b mut [u8],
}

/// A buffer for observations.
pub enum Observations<'b> {
    /// None are wanted.
    None,
    /// As bytes.
    Bytes(&'b mut [u8]),
    /// As floats.
    Floats(&'b mut [f32]),
}

/// Why a batch cannot do what was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BatchError {
    /// A buffer has the wrong size.
    #[error("`{buffer}` has {found} numbers: it takes {wanted}")]
    Size {
        /// Which buffer.
        buffer: &'static str,
        /// Its length.
        found: usize,
        /// The length it should have.
        wanted: usize,
    },
    /// The batch was made without observations.
    #[error("this batch keeps no knowledge, so it has no observations: make it with observations")]
    NoObservations,
    /// An action is not an option. No game was stepped.
    #[error(
        "game {game}: action {action} is not an option now: the options are {options:?}. No game was stepped"
    )]
    NotAnOption {
        /// Which game.
        game: usize,
        /// The action.
        action: i64,
        /// The ids of all options.
        options: Vec<usize>,
    },
    /// An index is not that of an option. No game was stepped.
    #[error(
        "game {game}: no option {index}: there are {count}, counted from 0. No game was stepped"
    )]
    NoSuchOption {
        /// Which game.
        game: usize,
        /// The index.
        index: i64,
        /// How many options there are.
        count: usize,
    },
    /// The threads cannot be started.
    #[error("the threads cannot be started: {0}")]
    Threads(String),
}

/// What a caller answers with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Answer {
    /// Ids of actions.
    Ids,
    /// Indices of options.
    Indices,
}

impl Batch {
    /// This many new games. The same seed gives the same games, whatever the number of threads.
    pub fn new(
        games: usize,
        options: BatchOptions,
        seed: u64,
        threads: usize,
    ) -> Result<Batch, BatchError> {
        let threads = threads.clamp(1, games.max(1));
        let pool = match threads {
            1 => None,
            _ => Some(
                rayon::ThreadPoolBuilder::new()
                    .num_threads(threads)
                    .build()
                    .map_err(|error| BatchError::Threads(error.to_string()))?,
            ),
        };
        let mut seeds = Rng::new(seed);
        let lanes = (0..games)
            .map(|_| Lane::new(&options, seeds.next_u64()))
            .collect();
        Ok(Batch {
            lanes,
            options,
            threads,
            pool,
        })
    }

    /// How many games there are.
    pub fn len(&self) -> usize {
        self.lanes.len()
    }

    /// Whether there is no game.
    pub fn is_empty(&self) -> bool {
        self.lanes.is_empty()
    }

    /// What is played.
    pub fn options(&self) -> BatchOptions {
        self.options
    }

    /// Begins all games anew, from this seed.
    pub fn reset(&mut self, seed: u64, buffers: Buffers<'_>) -> Result<(), BatchError> {
        self.check(&buffers)?;
        let mut seeds = Rng::new(seed);
        for lane in &mut self.lanes {
            *lane = Lane::new(&self.options, seeds.next_u64());
        }
        self.write(buffers)
    }

    /// Writes the observations, masks and seats of the games as they are.
    pub fn write(&mut self, buffers: Buffers<'_>) -> Result<(), BatchError> {
        self.run(buffers, false)
    }

    /// Answers every game with an action id, then writes all buffers. If one is not an option, no game is stepped.
    pub fn step(&mut self, actions: &[i64], buffers: Buffers<'_>) -> Result<(), BatchError> {
        self.answer(actions, Answer::Ids, buffers)
    }

    /// The same with the index of an option for every game.
    pub fn step_options(
        &mut self,
        indices: &[i64],
        buffers: Buffers<'_>,
    ) -> Result<(), BatchError> {
        self.answer(indices, Answer::Indices, buffers)
    }

    fn answer(
        &mut self,
        answers: &[i64],
        meaning: Answer,
        buffers: Buffers<'_>,
    ) -> Result<(), BatchError> {
        size("actions", answers.len(), self.lanes.len())?;
        self.check(&buffers)?;
        for (game, (lane, &answer)) in self.lanes.iter_mut().zip(answers).enumerate() {
            let accepted = usize::try_from(answer).is_ok_and(|answer| match meaning {
                Answer::Ids => lane.accept(answer),
                Answer::Indices => lane.accept_option(answer),
            });
            if !accepted {
                let options = lane.options();
                return Err(match meaning {
                    Answer::Ids => BatchError::NotAnOption {
                        game,
                        action: answer,
                        options,
                    },
                    Answer::Indices => BatchError::NoSuchOption {
                        game,
                        index: answer,
                        count: options.len(),
                    },
                });
            }
        }
        self.run(buffers, true)
    }

    fn check(&self, buffers: &Buffers<'_>) -> Result<(), BatchError> {
        let games = self.lanes.len();
        let players = usize::from(self.options.ruleset.settings().players());
        let observations = match &buffers.observations {
            Observations::None => None,
            Observations::Bytes(bytes) => Some(bytes.len()),
            Observations::Floats(floats) => Some(floats.len()),
        };
        if let Some(len) = observations {
            if !self.options.observes {
                return Err(BatchError::NoObservations);
            }
            size("observations", len, games * observation::LEN)?;
        }
        size("masks", buffers.masks.len(), games * action::COUNT)?;
        size("seats", buffers.seats.len(), games)?;
        size("rewards", buffers.rewards.len(), games * players)?;
        size("done", buffers.done.len(), games)
    }

    fn run(&mut self, buffers: Buffers<'_>, step: bool) -> Result<(), BatchError> {
        self.check(&buffers)?;
        let work = Work {
            options: &self.options,
            step,
        };
        let (lanes, threads) = (&mut self.lanes[..], self.threads);
        match &self.pool {
            Some(pool) => pool.install(|| work.split(lanes, buffers, threads)),
            None => work.split(lanes, buffers, 1),
        }
        Ok(())
    }
}

fn size(buffer: &'static str, found: usize, wanted: usize) -> Result<(), BatchError> {
    match found == wanted {
        true => Ok(()),
        false => Err(BatchError::Size {
            buffer,
            found,
            wanted,
        }),
    }
}

/// What is to be done with every game.
#[derive(Clone, Copy)]
struct Work<'o> {
    options: &'o BatchOptions,
    step: bool,
}

impl Work<'_> {
    /// Shares the games out to this many threads, without the heap.
    fn split(self, lanes: &mut [Lane], buffers: Buffers<'_>, threads: usize) {
        if threads <= 1 || lanes.len() <= 1 {
            return self.run(lanes, buffers);
        }
        let left_threads = threads / 2;
        let middle = lanes.len() * left_threads / threads;
        let (left, right) = lanes.split_at_mut(middle);
        let (left_buffers, right_buffers) = buffers.split_at(middle, left.len() + right.len());
        rayon::join(
            || self.split(left, left_buffers, left_threads),
            || self.split(right, right_buffers, threads - left_threads),
        );
    }

    fn run(self, lanes: &mut [Lane], mut buffers: Buffers<'_>) {
        if lanes.is_empty() {
            return;
        }
        let players = buffers.rewards.len() / lanes.len();
        let mut bytes = [0; observation::LEN];
        buffers.rewards.fill(0.0);
        for (at, lane) in lanes.iter_mut().enumerate() {
            let rewards = &mut buffers.rewards[at * players..][..players];
            buffers.done[at] = match self.step {
                true => lane.step(self.options, rewards) as u8,
                false => 0,
            };
            buffers.seats[at] = lane.asked().map_or(-1, |seat| seat.index() as i8);
            if let Some(mask) = row(buffers.masks, at) {
                lane.write_mask(mask);
            }
            match &mut buffers.observations {
                Observations::None => {}
                Observations::Bytes(bytes) => {
                    if let Some(out) = row(bytes, at) {
                        lane.write_observation(out);
                    }
                }
                Observations::Floats(floats) => {
                    lane.write_observation(&mut bytes);
                    if let Some(out) = row(floats, at) {
                        observation::scale(&bytes, out);
                    }
                }
            }
        }
    }
}

/// A row of a buffer, whose size was checked.
fn row<T, const N: usize>(buffer: &mut [T], at: usize) -> Option<&mut [T; N]> {
    buffer.get_mut(at * N..)?.first_chunk_mut()
}

impl<'b> Buffers<'b> {
    /// The rows of the first games, and those of the rest.
    fn split_at(self, games: usize, of: usize) -> (Buffers<'b>, Buffers<'b>) {
        let players = self.rewards.len() / of;
        let (left, right) = match self.observations {
            Observations::None => (Observations::None, Observations::None),
            Observations::Bytes(bytes) => {
                let (left, right) = bytes.split_at_mut(games * observation::LEN);
                (Observations::Bytes(left), Observations::Bytes(right))
            }
            Observations::Floats(floats) => {
                let (left, right) = floats.split_at_mut(games * observation::LEN);
                (Observations::Floats(left), Observations::Floats(right))
            }
        };
        let masks = self.masks.split_at_mut(games * action::COUNT);
        let seats = self.seats.split_at_mut(games);
        let rewards = self.rewards.split_at_mut(games * players);
        let done = self.done.split_at_mut(games);
        (
            Buffers {
                observations: left,
                masks: masks.0,
                seats: seats.0,
                rewards: rewards.0,
                done: done.0,
            },
            Buffers {
                observations: right,
                masks: masks.1,
                seats: seats.1,
                rewards: rewards.1,
                done: done.1,
            },
        )
    }
}
