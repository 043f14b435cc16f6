//! How finished games ended, for lists. A result follows from the log of its table; it is found once and kept in memory.

use innovation_bots::Kind;
use innovation_engine::{Outcome, Seat};
use quick_cache::sync::Cache;

use crate::access::ids::{TableId, VisitorId};
use crate::app::App;
use crate::error::Error;
use crate::spawn::spawn_blocking;
use crate::store::{Holder, PAGE, Stage, StoredTable};
use crate::tables::snapshot::Snapshot;

/// Number of results that are kept.
const KEPT: usize = 50_000;
/// Number of a visitor's tables that are looked at: the last ones.
pub const MOST: usize = 500;

/// How finished games ended. People can go back from the end of a practice game, so each has its version.
pub struct Results(Cache<(TableId, i64), Option<GameResult>>);

/// How a finished game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// Who won, and how.
    pub outcome: Outcome,
    /// Number of achievements of each seat.
    pub achievements: Vec<u8>,
    /// The points of each seat.
    pub points: Vec<u16>,
}

impl Results {
    /// Nothing is known yet.
    pub fn new() -> Results {
        Results(Cache::new(KEPT))
    }

    /// How a game ended. `None`: it has not, or it has no winner.
    pub async fn of(&self, app: &App, stored: &StoredTable) -> Result<Option<GameResult>, Error> {
        if stored.progress.state != Stage::Over {
            return Ok(None);
        }
        let key = (stored.id.clone(), stored.version.sequence);
        let finding = async {
            let log = app.store.log(&stored.id, 0).await?;
            let _place = app.replays.place().await?;
            let stored = stored.clone();
            let found = spawn_blocking(move || Snapshot::replay(stored, log).map(result)).await;
            found.map_err(|error| Error::Cut(error.to_string()))?
        };
        self.0.get_or_insert_async(&key, finding).await
    }
}

fn result(snapshot: Snapshot) -> Option<GameResult> {
    let game = snapshot.table.as_ref()?.game();
    let (state, settings) = (game.state(), game.settings());
    let achievements = |seat: Seat| state.achievements(seat).len();
    Some(GameResult {
        outcome: game.outcome()?,
        achievements: settings.seats().map(achievements).collect(),
        points: settings.seats().map(|seat| state.points(seat)).collect(),
    })
}

/// The tables of a visitor, the last ones first.
pub async fn tables(app: &App, visitor: &VisitorId) -> Result<Vec<StoredTable>, Error> {
    let mut tables = Vec::new();
    for page in 0..MOST / PAGE {
        let some = app.store.tables_of(visitor, page).await?;
        let is_last = some.len() < PAGE;
        tables.extend(some);
        if is_last {
            break;
        }
    }
    Ok(tables)
}

/// The one seat of a visitor. `None`: they only watch, or share the screen with others.
pub fn own_seat(stored: &StoredTable, visitor: &VisitorId) -> Option<Seat> {
    let seats = stored.settings.seats().zip(&stored.seats);
    let mut mine = seats.filter(|(_, place)| is_of(&place.holder, visitor));
    let (seat, _) = mine.next()?;
    mine.next().is_none().then_some(seat)
}

fn is_of(holder: &Holder, visitor: &VisitorId) -> bool {
    matches!(holder, Holder::Person(person, _) if person == visitor)
}

/// Whether somebody else plays at a table, or may.
pub fn has_others(stored: &StoredTable, visitor: &VisitorId) -> bool {
    let mut seats = stored.seats.iter();
    seats.any(|place| !matches!(place.holder, Holder::Bot(_)) && !is_of(&place.holder, visitor))
}

/// Whether a bot of this kind plays at a table for itself.
pub fn has_bot(stored: &StoredTable, kind: Kind) -> bool {
    let mut seats = stored.seats.iter();
    seats.any(|place| place.holder == Holder::Bot(kind))
}
