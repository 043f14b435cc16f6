//! What is kept, in an SQLite file. Nobody is told of anything before it is on disk.

use std::borrow::Cow;
use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use innovation_bots::Kind;
use innovation_engine::{Seat, Settings};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection, Row, SqlSafeStr};
use tokio::sync::{mpsc, oneshot};

use crate::access::ids::{TableId, VisitorId};
use crate::tables::options::TableOptions;

/// How many changes may wait for the disk before whoever brings another waits too.
const WAITING_CHANGES: usize = 1024;
/// How many changes are put on disk at once.
const CHANGES_AT_ONCE: usize = 256;

/// The file in which everything is kept.
#[derive(Clone)]
pub struct Store {
    readers: SqlitePool,
    writer: mpsc::Sender<Change>,
}

/// Why something could not be read or written.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database says no.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// The file was made by another version of the program.
    #[error(transparent)]
    Version(#[from] sqlx::migrate::MigrateError),
    /// Something in the file is not what was written there.
    #[error("the file is damaged: {0}")]
    Damaged(String),
    /// The disk does not take it.
    #[error("not written: {0}")]
    Unwritten(String),
    /// The server is being shut down.
    #[error("the store is closed")]
    Closed,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person, for whom a bot may stand in.
    Person(VisitorId, Option<Kind>),
    /// A bot.
    Bot(Kind),
}

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSeat {
    /// Who has it.
    pub holder: Holder,
    /// How the person is called.
    pub name: Option<String>,
    /// The secret of the invitation to it.
    pub secret: String,
    /// How many entries of the log the person has seen.
    pub seen: i64,
}

/// A table as it was set up, and who sits at it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTable {
    /// Its name.
    pub id: TableId,
    /// Who set it up.
    pub owner: VisitorId,
    /// The settings of its game.
    pub settings: Settings,
    /// The seed of its game.
    pub seed: u64,
    /// Its other options.
    pub options: TableOptions,
    /// How far it is.
    pub progress: Progress,
    /// When something last happened there.
    pub changed: i64,
    /// The table at which the same people play again.
    pub next: Option<TableId>,
    /// The seats, in order.
    pub seats: Vec<StoredSeat>,
}

/// How far a table is. It follows from the answers; it is kept to be looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Who is to do something.
    pub state: State,
    /// Which seat is asked.
    pub asked: Option<Seat>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// When a bot is to stand in for the person who is asked.
    pub due: Option<i64>,
    /// Whether everybody can see that something has happened. The time of what happens in the middle of an action
    /// would tell that somebody was asked.
    pub open: bool,
}

/// Who is to do something at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Seats are open.
    Open,
    /// A bot is asked.
    Bot,
    /// A person is asked.
    Person,
    /// The game is over.
    Over,
}

/// What somebody did: a row of answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Took the option at this place.
    Answer(usize),
    /// Took answers back, and left so many.
    TakeBack(usize),
}

impl State {
    const ALL: [State; 4] = [State::Open, State::Bot, State::Person, State::Over];

    const fn word(self) -> &'static str {
        ["open", "bot", "person", "over"][self as usize]
    }
}

/// Seconds since 1970.
pub fn now() -> i64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |time| time.as_secs() as i64)
}

fn damaged(what: impl ToString) -> StoreError {
    StoreError::Damaged(what.to_string())
}

impl Store {
    /// Opens the file, and makes it where there is none.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // In full, so that an answer survives also when the power fails. What that costs is shared by all
            // changes that wait at the same time.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = SqliteConnection::connect_with(&options).await?;
        migrations().run(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await?;
        let (writer, changes) = mpsc::channel(WAITING_CHANGES);
        tokio::spawn(write(connection, changes));
        Ok(Store { readers, writer })
    }

    /// Makes a change and waits until it is on disk. `false`: it met something that was there before.
    async fn change<J>(&self, job: J) -> Result<bool, StoreError>
    where
        J: for<'c> FnOnce(&'c mut SqliteConnection) -> Writing<'c> + Send + 'static,
    {
        let (done, result) = oneshot::channel();
        let job = Box::new(job);
        let sent = self.writer.send(Change { job, done }).await;
        sent.map_err(|_| StoreError::Closed)?;
        result.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether the file can be read.
    pub async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.readers).await?;
        Ok(())
    }

    /// Gives a visitor a name.
    pub async fn set_name(&self, visitor: &VisitorId, name: &str) -> Result<(), StoreError> {
        let (visitor, name) = (visitor.to_string(), name.to_owned());
        self.change(move |db| {
            Box::pin(async move {
                let query = "INSERT INTO visitors (id, name, created) VALUES ($1, $2, $3)
                    ON CONFLICT (id) DO UPDATE SET name = excluded.name";
                let query = sqlx::query(query).bind(visitor).bind(name).bind(now());
                touched(query.execute(db).await)
            })
        })
        .await?;
        Ok(())
    }

    /// How a visitor is called, once they have said so.
    pub async fn name(&self, visitor: &VisitorId) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT name FROM visitors WHERE id = $1").bind(visitor.as_str());
        let row = query.fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// Keeps the hash of a token by which programs act for a visitor.
    pub async fn add_token(&self, hash: String, visitor: &VisitorId) -> Result<(), StoreError> {
        let visitor = visitor.to_string();
        self.change(move |db| {
            Box::pin(async move {
                let query = "INSERT INTO tokens (hash, visitor, created) VALUES ($1, $2, $3)";
                let query = sqlx::query(query).bind(hash).bind(visitor).bind(now());
                touched(query.execute(db).await)
            })
        })
        .await?;
        Ok(())
    }

    /// Whose token has this hash.
    pub async fn visitor_of_token(&self, hash: &str) -> Result<Option<VisitorId>, StoreError> {
        let query = sqlx::query("SELECT visitor FROM tokens WHERE hash = $1").bind(hash);
        let row = query.fetch_optional(&self.readers).await?;
        row.map(|row| visitor_in(row.try_get(0)?)).transpose()
    }

    /// How many tables of this visitor have not come to their end, those that they have left not among them.
    pub async fn unfinished(&self, owner: &VisitorId) -> Result<i64, StoreError> {
        let query =
            "SELECT count(*) FROM tables WHERE owner = $1 AND state <> 'over' AND NOT EXISTS
            (SELECT 1 FROM seats WHERE table_id = id AND visitor = $1 AND bot IS NOT NULL)";
        let query = sqlx::query(query).bind(owner.as_str());
        Ok(query.fetch_one(&self.readers).await?.try_get(0)?)
    }

    /// Sets up a table, perhaps as the one that follows another. `false`: another one follows already.
    pub async fn add_table(
        &self,
        table: StoredTable,
        before: Option<TableId>,
    ) -> Result<bool, StoreError> {
        let settings = serde_json::to_string(&table.settings).map_err(damaged)?;
        let options = serde_json::to_string(&table.options).map_err(damaged)?;
        self.change(move |db| {
            Box::pin(async move {
                let query = "INSERT INTO tables
                    (id, owner, settings, seed, options, listed, created, changed, state, asked, turn, due)
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10, $11)";
                let Progress { state, asked, turn, due, open: _ } = table.progress;
                sqlx::query(query)
                    .bind(table.id.as_str())
                    .bind(table.owner.as_str())
                    .bind(settings)
                    .bind(table.seed as i64)
                    .bind(options)
                    .bind(table.options.listed)
                    .bind(table.changed)
                    .bind(state.word())
                    .bind(asked.map(seat_number))
                    .bind(turn.map(seat_number))
                    .bind(due)
                    .execute(&mut *db)
                    .await?;
                for (number, seat) in table.seats.iter().enumerate() {
                    let (visitor, bot) = columns(&seat.holder);
                    let query = "INSERT INTO seats (table_id, seat, visitor, bot, secret)
                        VALUES ($1, $2, $3, $4, $5)";
                    sqlx::query(query)
                        .bind(table.id.as_str())
                        .bind(number as i64)
                        .bind(visitor)
                        .bind(bot)
                        .bind(&seat.secret)
                        .execute(&mut *db)
                        .await?;
                }
                let Some(before) = before else {
                    return Ok(true);
                };
                let query = "UPDATE tables SET next = $1 WHERE id = $2 AND next IS NULL";
                let query = sqlx::query(query).bind(table.id.as_str()).bind(before.as_str());
                match touched(query.execute(db).await)? {
                    true => Ok(true),
                    // Nothing is to remain of the table.
                    false => Err(sqlx::Error::RowNotFound),
                }
            })
        })
        .await
        .or_else(|error| match error {
            StoreError::Database(sqlx::Error::RowNotFound) => Ok(false),
            error => Err(error),
        })
    }

    /// Removes a table whose game has not begun.
    pub async fn remove_lobby(&self, id: &TableId) -> Result<(), StoreError> {
        let id = id.to_string();
        self.change(move |db| {
            Box::pin(async move {
                let query = "DELETE FROM seats WHERE table_id IN (SELECT id FROM tables WHERE id = $1 AND state = 'open')";
                sqlx::query(query).bind(&id).execute(&mut *db).await?;
                let query = "DELETE FROM tables WHERE id = $1 AND state = 'open'";
                touched(sqlx::query(query).bind(&id).execute(db).await)
            })
        })
        .await?;
        Ok(())
    }

    /// The tables that have not begun, and where nothing has happened since this time.
    pub async fn stale_lobbies(&self, time: i64) -> Result<Vec<TableId>, StoreError> {
        self.ids(
            "SELECT id FROM tables WHERE state = 'open' AND changed < $1",
            time,
        )
        .await
    }

    /// Makes sure that a visitor is known.
    pub async fn greet(&self, visitor: &VisitorId) -> Result<(), StoreError> {
        let id = visitor.to_string();
        if self.name(visitor).await?.is_some() {
            return Ok(());
        }
        self.change(move |db| {
            Box::pin(async move {
                let query = "INSERT INTO visitors (id, name, created) VALUES ($1, '', $2) ON CONFLICT DO NOTHING";
                touched(sqlx::query(query).bind(id).bind(now()).execute(db).await)
            })
        })
        .await?;
        Ok(())
    }

    /// A table, if there is one of this name.
    pub async fn table(&self, id: &TableId) -> Result<Option<StoredTable>, StoreError> {
        let query = "SELECT * FROM tables WHERE id = $1";
        let mut tables = self.tables(query, id.as_str()).await?;
        Ok(tables.pop())
    }

    /// The tables at which a visitor has a seat, or which they have set up: the one where something happened last
    /// first.
    pub async fn tables_of(&self, visitor: &VisitorId) -> Result<Vec<StoredTable>, StoreError> {
        let query = "SELECT * FROM tables WHERE owner = $1
            OR id IN (SELECT table_id FROM seats WHERE visitor = $1)
            ORDER BY changed DESC LIMIT 50";
        self.tables(query, visitor.as_str()).await
    }

    /// The listed tables with an open seat at which this visitor does not sit, the newest first.
    pub async fn open_tables(&self, visitor: &VisitorId) -> Result<Vec<StoredTable>, StoreError> {
        let query = "SELECT * FROM tables WHERE state = 'open' AND listed
            AND id NOT IN (SELECT table_id FROM seats WHERE visitor = $1)
            ORDER BY created DESC LIMIT 50";
        self.tables(query, visitor.as_str()).await
    }

    async fn tables(
        &self,
        query: &'static str,
        argument: &str,
    ) -> Result<Vec<StoredTable>, StoreError> {
        let rows = sqlx::query(query)
            .bind(argument)
            .fetch_all(&self.readers)
            .await?;
        let mut tables = Vec::with_capacity(rows.len());
        for row in rows {
            let mut table = table_in(&row)?;
            let query = "SELECT seats.visitor, bot, secret, seen, visitors.name FROM seats
                LEFT JOIN visitors ON visitors.id = seats.visitor WHERE table_id = $1 ORDER BY seat";
            let query = sqlx::query(query).bind(table.id.as_str());
            let seats = query.fetch_all(&self.readers).await?;
            table.seats = seats.iter().map(seat_in).collect::<Result<_, _>>()?;
            tables.push(table);
        }
        Ok(tables)
    }

    /// The tables at which a bot is asked.
    pub async fn waiting_for_bots(&self) -> Result<Vec<TableId>, StoreError> {
        self.ids("SELECT id FROM tables WHERE state = 'bot'", 0)
            .await
    }

    /// The tables at which a bot is to stand in by this time.
    pub async fn due(&self, time: i64) -> Result<Vec<TableId>, StoreError> {
        self.ids("SELECT id FROM tables WHERE due <= $1", time)
            .await
    }

    async fn ids(&self, query: &'static str, argument: i64) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query(query)
            .bind(argument)
            .fetch_all(&self.readers)
            .await?;
        let ids = rows.iter().map(|row| table_id_in(row.try_get(0)?));
        ids.collect()
    }

    /// What was done at a table, in order.
    pub async fn deeds(&self, id: &TableId) -> Result<Vec<(Seat, Deed)>, StoreError> {
        let query = "SELECT seat, choice, remain, sequence FROM answers WHERE table_id = $1 ORDER BY sequence";
        let rows = sqlx::query(query)
            .bind(id.as_str())
            .fetch_all(&self.readers)
            .await?;
        let deeds = rows.iter().enumerate().map(|(place, row)| {
            if row.try_get::<i64, _>(3)? != place as i64 {
                return Err(damaged(format_args!("table {id} lacks answer {place}")));
            }
            let count = |column: usize| -> Result<Option<usize>, StoreError> {
                let number: Option<i64> = row.try_get(column)?;
                number.map(usize::try_from).transpose().map_err(damaged)
            };
            let deed = match (count(1)?, count(2)?) {
                (Some(choice), None) => Deed::Answer(choice),
                (None, Some(remain)) => Deed::TakeBack(remain),
                _ => return Err(damaged(format_args!("answer {place} of table {id}"))),
            };
            Ok((seat_of(row.try_get(0)?)?, deed))
        });
        deeds.collect()
    }

    /// Adds what was done at a table. `false`: this place in the sequence is taken, and nothing is changed.
    pub async fn add_deed(
        &self,
        id: &TableId,
        sequence: i64,
        seat: Seat,
        deed: Deed,
        progress: Progress,
    ) -> Result<bool, StoreError> {
        let id = id.clone();
        self.change(move |db| {
            Box::pin(async move {
                let (choice, remain) = match deed {
                    Deed::Answer(choice) => (Some(choice as i64), None),
                    Deed::TakeBack(remain) => (None, Some(remain as i64)),
                };
                let query = "INSERT INTO answers (table_id, sequence, seat, choice, remain)
                    VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
                let query = sqlx::query(query)
                    .bind(id.as_str())
                    .bind(sequence)
                    .bind(seat_number(seat))
                    .bind(choice)
                    .bind(remain);
                if !touched(query.execute(&mut *db).await)? {
                    return Ok(false);
                }
                set_progress(db, &id, progress).await
            })
        })
        .await
    }

    /// Gives a seat to somebody else than who had it. `false`: somebody else than `before` has it.
    pub async fn seat(
        &self,
        id: &TableId,
        seat: Seat,
        before: &Holder,
        after: &Holder,
        progress: Progress,
    ) -> Result<bool, StoreError> {
        let (id, before, after) = (id.clone(), columns(before), columns(after));
        self.change(move |db| {
            Box::pin(async move {
                let query = "UPDATE seats SET visitor = $1, bot = $2 WHERE table_id = $3 AND seat = $4
                    AND coalesce(visitor, '') = coalesce($5, '') AND coalesce(bot, '') = coalesce($6, '')";
                let query = sqlx::query(query)
                    .bind(after.0)
                    .bind(after.1)
                    .bind(id.as_str())
                    .bind(seat_number(seat))
                    .bind(before.0)
                    .bind(before.1);
                if !touched(query.execute(&mut *db).await)? {
                    return Ok(false);
                }
                set_progress(db, &id, progress).await
            })
        })
        .await
    }

    /// Keeps how many entries of the log a person has seen.
    pub async fn set_seen(&self, id: &TableId, seat: Seat, seen: i64) -> Result<(), StoreError> {
        let id = id.clone();
        self.change(move |db| {
            Box::pin(async move {
                let query = "UPDATE seats SET seen = $1 WHERE table_id = $2 AND seat = $3";
                let query = sqlx::query(query)
                    .bind(seen)
                    .bind(id.as_str())
                    .bind(seat_number(seat));
                touched(query.execute(db).await)
            })
        })
        .await?;
        Ok(())
    }

    /// Changes the options of a table.
    pub async fn set_options(
        &self,
        id: &TableId,
        options: TableOptions,
        progress: Progress,
    ) -> Result<(), StoreError> {
        let id = id.clone();
        let text = serde_json::to_string(&options).map_err(damaged)?;
        self.change(move |db| {
            Box::pin(async move {
                let query = "UPDATE tables SET options = $1, listed = $2 WHERE id = $3";
                let query = sqlx::query(query)
                    .bind(text)
                    .bind(options.listed)
                    .bind(id.as_str());
                query.execute(&mut *db).await?;
                set_progress(db, &id, progress).await
            })
        })
        .await?;
        Ok(())
    }

    /// Keeps a record that a visitor has brought along.
    pub async fn add_record(
        &self,
        id: String,
        visitor: &VisitorId,
        record: String,
    ) -> Result<(), StoreError> {
        let visitor = visitor.to_string();
        self.change(move |db| {
            Box::pin(async move {
                let query =
                    "INSERT INTO records (id, visitor, record, created) VALUES ($1, $2, $3, $4)
                    ON CONFLICT DO NOTHING";
                let query = sqlx::query(query)
                    .bind(id)
                    .bind(visitor)
                    .bind(record)
                    .bind(now());
                touched(query.execute(db).await)
            })
        })
        .await?;
        Ok(())
    }

    /// How many records a visitor has brought along.
    pub async fn records_of(&self, visitor: &VisitorId) -> Result<i64, StoreError> {
        let query =
            sqlx::query("SELECT count(*) FROM records WHERE visitor = $1").bind(visitor.as_str());
        Ok(query.fetch_one(&self.readers).await?.try_get(0)?)
    }

    /// A record that was brought along.
    pub async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query("SELECT record FROM records WHERE id = $1").bind(id);
        let row = query.fetch_optional(&self.readers).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }
}

fn migrations() -> Migrator {
    let tables = include_str!("../../migrations/1-tables.sql").into_sql_str();
    let kind = MigrationType::Simple;
    Migrator::with_migrations(vec![Migration::new(
        1,
        Cow::Borrowed("tables"),
        kind,
        tables,
        false,
    )])
}

async fn set_progress(
    db: &mut SqliteConnection,
    id: &TableId,
    progress: Progress,
) -> Result<bool, sqlx::Error> {
    let query = "UPDATE tables SET state = $1, asked = $2, turn = $3, due = $4,
        changed = CASE WHEN $5 THEN $6 ELSE changed END WHERE id = $7";
    let query = sqlx::query(query)
        .bind(progress.state.word())
        .bind(progress.asked.map(seat_number))
        .bind(progress.turn.map(seat_number))
        .bind(progress.due)
        .bind(progress.open)
        .bind(now())
        .bind(id.as_str());
    touched(query.execute(db).await)
}

fn touched(
    result: Result<sqlx::sqlite::SqliteQueryResult, sqlx::Error>,
) -> Result<bool, sqlx::Error> {
    result.map(|result| result.rows_affected() > 0)
}

fn seat_number(seat: Seat) -> i64 {
    seat.index() as i64
}

fn seat_of(number: i64) -> Result<Seat, StoreError> {
    let seat = usize::try_from(number).ok().and_then(Seat::new);
    seat.ok_or_else(|| damaged(format_args!("no seat {number}")))
}

fn table_id_in(text: String) -> Result<TableId, StoreError> {
    text.try_into().map_err(damaged)
}

fn visitor_in(text: String) -> Result<VisitorId, StoreError> {
    text.try_into().map_err(damaged)
}

/// A holder as the columns `visitor` and `bot`.
fn columns(holder: &Holder) -> (Option<String>, Option<&'static str>) {
    match holder {
        Holder::Open => (None, None),
        Holder::Person(visitor, stand_in) => (Some(visitor.to_string()), stand_in.map(Kind::name)),
        Holder::Bot(kind) => (None, Some(kind.name())),
    }
}

fn seat_in(row: &SqliteRow) -> Result<StoredSeat, StoreError> {
    let visitor: Option<String> = row.try_get(0)?;
    let bot: Option<String> = row.try_get(1)?;
    let kind =
        |name: String| Kind::from_name(&name).ok_or_else(|| damaged(format_args!("no bot {name}")));
    let bot = bot.map(kind).transpose()?;
    Ok(StoredSeat {
        holder: match (visitor, bot) {
            (None, None) => Holder::Open,
            (None, Some(kind)) => Holder::Bot(kind),
            (Some(visitor), stand_in) => Holder::Person(visitor_in(visitor)?, stand_in),
        },
        secret: row.try_get(2)?,
        seen: row.try_get(3)?,
        name: row.try_get(4)?,
    })
}

fn table_in(row: &SqliteRow) -> Result<StoredTable, StoreError> {
    let word: String = row.try_get("state")?;
    let state = State::ALL.into_iter().find(|state| state.word() == word);
    let seat = |column: &str| -> Result<Option<Seat>, StoreError> {
        let number: Option<i64> = row.try_get(column)?;
        number.map(seat_of).transpose()
    };
    Ok(StoredTable {
        id: table_id_in(row.try_get("id")?)?,
        owner: visitor_in(row.try_get("owner")?)?,
        settings: serde_json::from_str(row.try_get("settings")?).map_err(damaged)?,
        seed: row.try_get::<i64, _>("seed")? as u64,
        options: serde_json::from_str(row.try_get("options")?).map_err(damaged)?,
        progress: Progress {
            state: state.ok_or_else(|| damaged(format_args!("no state {word}")))?,
            asked: seat("asked")?,
            turn: seat("turn")?,
            due: row.try_get("due")?,
            open: true,
        },
        changed: row.try_get("changed")?,
        next: row
            .try_get::<Option<String>, _>("next")?
            .map(table_id_in)
            .transpose()?,
        seats: Vec::new(),
    })
}

/// Something to write. `false`: it met something that was there before.
type Job = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> Writing<'c> + Send>;
type Writing<'c> = Pin<Box<dyn Future<Output = Result<bool, sqlx::Error>> + Send + 'c>>;

/// A job, and whoever waits for it to be done.
struct Change {
    job: Job,
    done: oneshot::Sender<Result<bool, StoreError>>,
}

/// Makes changes until nobody can bring any more. All that wait at the same time share one trip to the disk.
async fn write(mut connection: SqliteConnection, mut changes: mpsc::Receiver<Change>) {
    let mut waiting = Vec::with_capacity(CHANGES_AT_ONCE);
    while changes.recv_many(&mut waiting, CHANGES_AT_ONCE).await > 0 {
        let (jobs, waiters): (Vec<_>, Vec<_>) = waiting
            .drain(..)
            .map(|change| (change.job, change.done))
            .unzip();
        let results = match write_together(&mut connection, jobs).await {
            Ok(results) => results
                .into_iter()
                .map(|result| result.map_err(StoreError::from))
                .collect(),
            Err(error) => {
                tracing::error!(%error, "changes could not be written");
                let unwritten = |_: &_| Err(StoreError::Unwritten(error.to_string()));
                waiters.iter().map(unwritten).collect::<Vec<_>>()
            }
        };
        for (done, result) in waiters.into_iter().zip(results) {
            // Whoever no longer waits, such as a visitor who has hung up, is told nothing.
            let _ = done.send(result);
        }
    }
}

/// One transaction for all. A job that fails leaves nothing behind, and does not keep the others from being done.
async fn write_together(
    connection: &mut SqliteConnection,
    jobs: Vec<Job>,
) -> Result<Vec<Result<bool, sqlx::Error>>, sqlx::Error> {
    let mut all = connection.begin().await?;
    let mut results = Vec::with_capacity(jobs.len());
    for job in jobs {
        let mut one = all.begin().await?;
        let result = job(&mut one).await;
        match result {
            Ok(_) => one.commit().await?,
            Err(_) => one.rollback().await?,
        }
        results.push(result);
    }
    all.commit().await?;
    Ok(results)
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("tables.db")).await.unwrap();
        (folder, store)
    }

    async fn table(store: &Store) -> StoredTable {
        let owner = VisitorId::random();
        store.set_name(&owner, "Ann").await.unwrap();
        let seat = |holder: Holder| StoredSeat {
            name: matches!(holder, Holder::Person(..)).then(|| "Ann".to_owned()),
            holder,
            secret: crate::access::ids::random::<16>(),
            seen: 0,
        };
        let table = StoredTable {
            id: TableId::random(),
            owner: owner.clone(),
            settings: Settings::new(2).unwrap(),
            seed: u64::MAX - 1,
            options: TableOptions::default(),
            progress: Progress {
                state: State::Open,
                asked: None,
                turn: None,
                due: None,
                open: true,
            },
            changed: now(),
            next: None,
            seats: vec![seat(Holder::Person(owner, None)), seat(Holder::Open)],
        };
        assert!(store.add_table(table.clone(), None).await.unwrap());
        table
    }

    #[tokio::test]
    async fn what_was_written_is_read() {
        let (_folder, store) = store().await;
        let table = table(&store).await;
        assert_eq!(store.table(&table.id).await.unwrap(), Some(table.clone()));
        assert_eq!(
            store.tables_of(&table.owner).await.unwrap(),
            std::slice::from_ref(&table)
        );
        assert_eq!(store.unfinished(&table.owner).await.unwrap(), 1);
        assert_eq!(store.table(&TableId::random()).await.unwrap(), None);
    }

    #[tokio::test]
    async fn a_question_is_answered_once() {
        let (_folder, store) = store().await;
        let table = table(&store).await;
        let [ann, bob, ..] = Seat::ALL;
        let person = Progress {
            state: State::Person,
            asked: Some(bob),
            turn: Some(ann),
            due: Some(7),
            open: true,
        };
        let over = Progress {
            state: State::Over,
            asked: None,
            turn: None,
            due: None,
            open: true,
        };
        let add = |sequence, seat, deed, progress| {
            store.add_deed(&table.id, sequence, seat, deed, progress)
        };
        assert!(add(0, ann, Deed::Answer(1), person).await.unwrap());
        assert!(!add(0, ann, Deed::Answer(0), over).await.unwrap());
        assert!(add(1, ann, Deed::TakeBack(0), person).await.unwrap());
        let deeds = [(ann, Deed::Answer(1)), (ann, Deed::TakeBack(0))];
        assert_eq!(store.deeds(&table.id).await.unwrap(), deeds);
        let stored = store.table(&table.id).await.unwrap().unwrap();
        assert_eq!(stored.progress, person, "a refused answer changes nothing");
        assert_eq!(store.due(6).await.unwrap(), []);
        assert_eq!(store.due(7).await.unwrap(), [table.id]);
    }

    #[tokio::test]
    async fn a_seat_is_taken_once() {
        let (_folder, store) = store().await;
        let table = table(&store).await;
        let (bob, cid) = (VisitorId::random(), VisitorId::random());
        let seat = Seat::ALL[1];
        let mut taken = 0;
        for visitor in [bob, cid] {
            store.set_name(&visitor, "Guest").await.unwrap();
            let after = Holder::Person(visitor, None);
            let progress = table.progress;
            let done = store
                .seat(&table.id, seat, &Holder::Open, &after, progress)
                .await;
            taken += i32::from(done.unwrap());
        }
        assert_eq!(taken, 1);
    }

    #[tokio::test]
    async fn a_change_that_fails_leaves_the_others_alone() {
        let (_folder, store) = store().await;
        let visitor = VisitorId::random();
        let nobody = VisitorId::random();
        let (token, name) = tokio::join!(
            store.add_token("hash".to_owned(), &nobody),
            store.set_name(&visitor, "Ann"),
        );
        assert!(matches!(token, Err(StoreError::Database(_))), "{token:?}");
        name.unwrap();
        assert_eq!(store.name(&visitor).await.unwrap().as_deref(), Some("Ann"));
    }
}
