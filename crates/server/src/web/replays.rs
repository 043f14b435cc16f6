//! Finished games and records, to be replayed. A game is played once and kept; a step is then a short way from the
//! nearest kept position.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use innovation_engine::{Game, Language, Record, Seat};
use innovation_table::{Chronicle, Player, Table, Told};
use innovation_text::{Names, Problem, Text};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use tokio::sync::{Semaphore, SemaphorePermit};

use crate::error::Error;
use crate::spawn::spawn_blocking;
use crate::tables::course::{Standing, standing};
use crate::web::results::Results;

/// Number of answers between two kept positions.
const EVERY: usize = 32;
/// Kept positions of all games together. Each has some ten kilobytes.
const POSITIONS: u64 = 4_000;
/// Number of games that are replayed at the same time.
const AT_ONCE: usize = 2;

/// The games that are being replayed.
pub struct Replays {
    games: Cache<String, Arc<Replay>, Weight>,
    places: Semaphore,
    /// How finished games ended.
    pub results: Results,
}

#[derive(Clone)]
struct Weight;

impl Weighter<String, Arc<Replay>> for Weight {
    fn weight(&self, _: &String, replay: &Arc<Replay>) -> u64 {
        // The logs in words, which come later, are about as large.
        2 * replay.positions.len() as u64
    }
}

/// Who reads a log: a seat, or `None` with all cards open; and in which language.
type Reader = (Option<Seat>, Language);

/// A game that has been replayed.
pub struct Replay {
    /// The record, as far as it is legal.
    record: Record,
    /// The text of the whole record.
    pub text: String,
    /// The game after every [`EVERY`] answers, from the beginning on.
    positions: Vec<Game>,
    /// Whether the game came to its end.
    pub is_over: bool,
    /// How scores and achievements went.
    pub course: Vec<Standing>,
    /// The line at which the record goes wrong.
    pub damage: Option<usize>,
    logs: Mutex<HashMap<Reader, Arc<Vec<Told>>>>,
}

impl Replays {
    /// No games yet.
    pub fn new() -> Replays {
        Replays {
            games: Cache::with_weighter(200, POSITIONS, Weight),
            places: Semaphore::new(AT_ONCE),
            results: Results::new(),
        }
    }

    /// A place among those who compute something heavy.
    pub async fn place(&self) -> Result<SemaphorePermit<'_>, Error> {
        let place = self.places.acquire().await;
        place.map_err(|error| Error::Cut(error.to_string()))
    }

    /// The game of this name, replayed now if it is not kept.
    pub async fn get(
        &self,
        name: &str,
        record: Record,
        text: String,
    ) -> Result<Arc<Replay>, Error> {
        let replaying = async {
            let _place = self.place().await?;
            let replay = spawn_blocking(move || Arc::new(Replay::new(record, text)));
            replay.await.map_err(|error| Error::Cut(error.to_string()))
        };
        self.games.get_or_insert_async(name, replaying).await
    }

    /// Computes something about a replay off the request threads.
    pub async fn compute<T: Send + 'static>(
        &self,
        compute: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let _place = self.place().await?;
        let computed = spawn_blocking(compute).await;
        computed.map_err(|error| Error::Cut(error.to_string()))
    }
}

impl Replay {
    fn new(record: Record, text: String) -> Replay {
        let start = Game::new(record.settings(), record.seed());
        let mut positions = vec![start];
        let mut course = Vec::new();
        let (mut legal, mut is_over) = (0, false);
        let replayed = record.walk(|game| {
            course.extend(standing(game));
            legal = game.history().len();
            is_over = game.outcome().is_some();
            if legal.is_multiple_of(EVERY) {
                positions.push(game.clone());
            }
        });
        Replay {
            damage: replayed.err().map(|error| error.line),
            record: record.up_to(legal),
            text,
            positions,
            is_over,
            course,
            logs: Mutex::default(),
        }
    }

    /// The record, as far as it is legal.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Whether somebody is asked at this step, so that the game can be played on from there.
    pub fn goes_on_after(&self, step: usize) -> bool {
        let steps = self.steps();
        step < steps || step == steps && !self.is_over
    }

    /// Number of steps.
    pub fn steps(&self) -> usize {
        self.record.answers().len()
    }

    /// The seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.record.settings().seats()
    }

    /// The seat of this number from 0. `None`: with all cards open.
    pub fn seat(&self, number: Option<&str>) -> Result<Option<Seat>, Problem> {
        match number {
            None | Some("" | "open") => Ok(None),
            Some(number) => {
                let number: usize = number.parse().map_err(|_| Problem::Unreadable)?;
                let seat = self.seats().nth(number);
                seat.map(Some).ok_or(Problem::NotFound)
            }
        }
    }

    /// The game at a step.
    pub fn game(&self, step: usize) -> Result<Game, Error> {
        let place = (step / EVERY).min(self.positions.len() - 1);
        let mut game = self.positions[place].clone();
        let answers = self.record.answers().iter();
        for answer in answers.take(step).skip(place * EVERY) {
            let played = game.answer_openly(answer.index);
            played.map_err(|error| Error::Replay("a record".to_owned(), error.to_string()))?;
        }
        Ok(game)
    }

    /// What happened in the whole game, in words.
    pub fn log(&self, seat: Option<Seat>, text: &'static Text) -> Result<Arc<Vec<Told>>, Error> {
        let key = (seat, text.language());
        let logs = || self.logs.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(log) = logs().get(&key) {
            return Ok(log.clone());
        }
        let table = self.table(text)?;
        let log = Arc::new(Chronicle::new(text, seat).read(&table).to_vec());
        logs().insert(key, log.clone());
        Ok(log)
    }

    /// How the players are called.
    pub fn names(&self, text: &Text) -> Result<Names, Error> {
        Ok(self.table(text)?.names(text))
    }

    fn table(&self, text: &Text) -> Result<Table, Error> {
        self.table_of(self.game(self.steps())?, text)
    }

    /// These players with a game. Those whom the record does not name are called by number.
    pub fn table_of(&self, game: Game, text: &Text) -> Result<Table, Error> {
        let names = self.record.players();
        let player = |seat: Seat| {
            let name = names.get(seat.index()).and_then(|name| name.parse().ok());
            name.unwrap_or_else(|| Player::Person(text.player_number(seat)))
        };
        let players = self.seats().map(player).collect();
        let table = Table::with_game(game, players);
        table.map_err(|_| Problem::Record(1).into())
    }
}
