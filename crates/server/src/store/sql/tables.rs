//! Tables and their seats.

use innovation_engine::Seat;

use super::super::{
    EarlyChoice, Holder, PAGE, Progress, Result, Retention, StoreError, StoredTable, Version, now,
};
use super::Verdict;
use super::query::{Database, Query, QueryResult, Row, statement};
use super::row;
use super::visitors;
use crate::access::ids::{TableId, VisitorId};

type Written = QueryResult<Verdict>;

/// How many unfinished tables a visitor may have, as a multiple of those at which they still sit.
const LEFT: i64 = 5;

/// Adds a table. Its owner's tables are counted in the same transaction.
pub async fn add(
    db: &mut dyn Database,
    table: StoredTable,
    settings: String,
    options: String,
    before: Option<TableId>,
    most: usize,
) -> Written {
    visitors::greet(db, &table.owner).await?;
    let query = "SELECT count(*), count(*) FILTER (WHERE NOT EXISTS
            (SELECT 1 FROM seats WHERE table_id = id AND visitor = $1 AND bot IS NOT NULL))
        FROM tables WHERE owner = $1 AND state <> 'over'";
    let query = statement(query).bind(table.owner.as_str());
    let counts = query.fetch_one(&mut *db).await?;
    let (all, held): (i64, i64) = (counts.try_get(0)?, counts.try_get(1)?);
    let most = most as i64;
    if held >= most || all >= LEFT * most {
        return Ok(Verdict::TooMany);
    }
    let query = "INSERT INTO tables (id, owner, settings, rules, seed, options, listed, created,
            changed, state, asked, turn, due, sequence, epoch)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $11, $12, $13, $14)";
    let Progress {
        state,
        asked,
        turn,
        due,
        held: _,
        open: _,
    } = table.progress;
    statement(query)
        .bind(table.id.as_str())
        .bind(table.owner.as_str())
        .bind(settings)
        .bind(i64::from(table.rules))
        .bind(table.seed as i64)
        .bind(options)
        .bind(table.options.listed)
        .bind(table.changed)
        .bind(state.word())
        .bind(asked.map(row::number))
        .bind(turn.map(row::number))
        .bind(due)
        .bind(table.version.sequence)
        .bind(table.version.epoch)
        .execute(&mut *db)
        .await?;
    for (number, seat) in table.seats.iter().enumerate() {
        let (visitor, bot) = row::columns(&seat.holder);
        let query = "INSERT INTO seats (table_id, seat, visitor, bot, secret)
            VALUES ($1, $2, $3, $4, $5)";
        statement(query)
            .bind(table.id.as_str())
            .bind(number as i64)
            .bind(visitor)
            .bind(bot)
            .bind(seat.secret.as_str())
            .execute(&mut *db)
            .await?;
    }
    let Some(before) = before else {
        return Ok(Verdict::Done);
    };
    let query = "UPDATE tables SET next = $1, epoch = epoch + 1 WHERE id = $2 AND next IS NULL";
    let query = statement(query)
        .bind(table.id.as_str())
        .bind(before.as_str());
    row::verdict(query.execute(db).await)
}

/// Binds `$1` to `$7`: the columns `state`, `asked`, `turn` and `due`, whether and when the table has changed, and `held`.
pub fn with_progress(query: Query, progress: Progress) -> Query {
    query
        .bind(progress.state.word())
        .bind(progress.asked.map(row::number))
        .bind(progress.turn.map(row::number))
        .bind(progress.due)
        .bind(progress.open)
        .bind(now())
        .bind(progress.held)
}

/// Raises the version of a table, if it has the expected one. `false`: it has not.
pub async fn advance(
    db: &mut dyn Database,
    id: &TableId,
    from: Version,
    to: Version,
    progress: Progress,
) -> QueryResult<bool> {
    let query = "UPDATE tables SET state = $1, asked = $2, turn = $3, due = $4,
        changed = CASE WHEN $5 THEN $6 ELSE changed END, held = $7, sequence = $8, epoch = $9
        WHERE id = $10 AND sequence = $11 AND epoch = $12";
    let query = with_progress(statement(query), progress)
        .bind(to.sequence)
        .bind(to.epoch)
        .bind(id.as_str())
        .bind(from.sequence)
        .bind(from.epoch);
    Ok(query.execute(db).await? > 0)
}

/// Gives a seat to a holder, without what the last one has chosen early.
pub async fn set_holder(
    db: &mut dyn Database,
    id: &TableId,
    seat: Seat,
    holder: &Holder,
) -> Written {
    let (visitor, bot) = row::columns(holder);
    let query = "UPDATE seats SET visitor = $1, bot = $2, early = NULL
        WHERE table_id = $3 AND seat = $4";
    let query = statement(query)
        .bind(visitor)
        .bind(bot)
        .bind(id.as_str())
        .bind(row::number(seat));
    row::verdict(query.execute(db).await)
}

/// Changes what a seat has chosen early.
pub async fn set_early(
    db: &mut dyn Database,
    id: &TableId,
    seat: Seat,
    choice: &EarlyChoice,
) -> Written {
    let query = "UPDATE seats SET early = $1, early_count = $2 WHERE table_id = $3 AND seat = $4";
    let query = statement(query)
        .bind(choice.meaning.as_deref())
        .bind(choice.count)
        .bind(id.as_str())
        .bind(row::number(seat));
    row::verdict(query.execute(db).await)
}

/// Changes the options.
pub async fn set_options(
    db: &mut dyn Database,
    id: &TableId,
    options: &str,
    listed: bool,
) -> Written {
    let query = "UPDATE tables SET options = $1, listed = $2 WHERE id = $3";
    let query = statement(query)
        .bind(options)
        .bind(listed)
        .bind(id.as_str());
    row::verdict(query.execute(db).await)
}

/// Removes a table whose game has not begun, if it has the expected version.
pub async fn remove_lobby(db: &mut dyn Database, id: &TableId, version: Version) -> Written {
    // An update rather than a look: it locks the row against everybody who would sit down now.
    let query = "UPDATE tables SET epoch = epoch + 1
        WHERE id = $1 AND state = 'open' AND sequence = $2 AND epoch = $3";
    let query = statement(query)
        .bind(id.as_str())
        .bind(version.sequence)
        .bind(version.epoch);
    match query.execute(&mut *db).await? {
        0 => Ok(Verdict::Conflict),
        _ => remove(db, id).await,
    }
}

/// Removes a table that is too old, if it still is.
pub async fn remove_old(
    db: &mut dyn Database,
    id: &TableId,
    retention: Retention,
    now: i64,
) -> Written {
    let before = |age: Option<i64>| age.map_or(i64::MIN, |age| now - age);
    let query = "UPDATE tables SET epoch = epoch + 1 WHERE id = $1
        AND (state = 'open' AND changed < $2 OR state = 'over' AND changed < $3)";
    let query = statement(query)
        .bind(id.as_str())
        .bind(before(retention.lobbies))
        .bind(before(retention.games));
    match query.execute(&mut *db).await? {
        0 => Ok(Verdict::Conflict),
        _ => remove(db, id).await,
    }
}

async fn remove(db: &mut dyn Database, id: &TableId) -> Written {
    for query in [
        // The table before it can be followed by another one.
        "UPDATE tables SET next = NULL, epoch = epoch + 1 WHERE next = $1",
        "DELETE FROM answers WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ] {
        statement(query).bind(id.as_str()).execute(&mut *db).await?;
    }
    Ok(Verdict::Done)
}

/// The tables that are too old.
pub async fn old(db: &mut dyn Database, retention: Retention, now: i64) -> Result<Vec<TableId>> {
    let mut old = Vec::new();
    for (query, age) in [
        (
            "SELECT id FROM tables WHERE state = 'open' AND changed < $1 LIMIT 500",
            retention.lobbies,
        ),
        (
            "SELECT id FROM tables WHERE state = 'over' AND changed < $1 LIMIT 500",
            retention.games,
        ),
    ] {
        let Some(age) = age else { continue };
        let query = statement(query).bind(now - age);
        old.extend(ids(&query.fetch_all(db).await?)?);
    }
    Ok(old)
}

macro_rules! select {
    ($tables:literal, $order:literal) => {
        concat!(
            "SELECT tables.id, owner, settings, rules, seed, options, tables.sequence, epoch, state,
                asked, turn, due, held, changed, next, seats.visitor AS visitor, bot, secret,
                early, early_count, visitors.name AS name
            FROM (",
            $tables,
            ") AS tables JOIN seats ON seats.table_id = tables.id
            LEFT JOIN visitors ON visitors.id = seats.visitor ORDER BY ",
            $order,
            ", tables.id, seat"
        )
    };
}

/// A table.
pub async fn get(db: &mut dyn Database, id: &TableId) -> Result<Option<StoredTable>> {
    let query = select!("SELECT * FROM tables WHERE id = $1", "changed");
    let rows = statement(query).bind(id.as_str()).fetch_all(db).await?;
    grouped(&rows).pop().map(|(_, table)| table).transpose()
}

/// The version of a table.
pub async fn version(db: &mut dyn Database, id: &TableId) -> Result<Option<Version>> {
    let query = statement("SELECT sequence, epoch FROM tables WHERE id = $1").bind(id.as_str());
    let row = query.fetch_optional(db).await?;
    let version = |row: Row| -> Result<Version> {
        Ok(Version {
            sequence: row.try_get(0)?,
            epoch: row.try_get(1)?,
        })
    };
    row.map(version).transpose()
}

/// A page of a visitor's tables.
pub async fn of(
    db: &mut dyn Database,
    visitor: &VisitorId,
    page: usize,
) -> Result<Vec<StoredTable>> {
    let query = select!(
        "SELECT * FROM tables WHERE owner = $1
            OR id IN (SELECT table_id FROM seats WHERE visitor = $1)
            ORDER BY changed DESC, id LIMIT $2 OFFSET $3",
        "tables.changed DESC"
    );
    let query = statement(query)
        .bind(visitor.as_str())
        .bind(PAGE as i64)
        .bind(page.saturating_mul(PAGE).min(1 << 30) as i64);
    Ok(readable(grouped(&query.fetch_all(db).await?)))
}

/// The listed tables with an open seat: the newest of each owner first, then each owner's second, and so on.
pub async fn open(db: &mut dyn Database, visitor: &VisitorId) -> Result<Vec<StoredTable>> {
    let query = select!(
        "SELECT *, row_number() OVER (PARTITION BY owner ORDER BY created DESC, id) AS turn_of_owner
            FROM tables WHERE state = 'open' AND listed
            AND id NOT IN (SELECT table_id FROM seats WHERE visitor = $1)
            ORDER BY turn_of_owner, created DESC LIMIT $2",
        "turn_of_owner, tables.created DESC"
    );
    let query = statement(query).bind(visitor.as_str()).bind(PAGE as i64);
    Ok(readable(grouped(&query.fetch_all(db).await?)))
}

/// Joined rows, by table. A row that cannot be read spoils its table alone.
fn grouped(rows: &[Row]) -> Vec<(String, Result<StoredTable>)> {
    let mut tables: Vec<(String, Result<StoredTable>)> = Vec::new();
    for row in rows {
        let id: String = match row.try_get("id") {
            Ok(id) => id,
            Err(error) => {
                tables.push((String::new(), Err(error.into())));
                continue;
            }
        };
        if tables.last().is_none_or(|(last, _)| *last != id) {
            tables.push((id, row::stored_table(row)));
        }
        let Some((_, table)) = tables.last_mut() else {
            continue;
        };
        match (row::stored_seat(row), &mut *table) {
            (Ok(seat), Ok(table)) => table.seats.push(seat),
            (Err(error), Ok(_)) => *table = Err(error),
            (_, Err(_)) => {}
        }
    }
    tables
}

/// The tables that can be read. The others are logged.
fn readable(tables: Vec<(String, Result<StoredTable>)>) -> Vec<StoredTable> {
    let mut readable = Vec::with_capacity(tables.len());
    for (id, table) in tables {
        match table {
            Ok(table) => readable.push(table),
            Err(error) => tracing::error!(table = %id, %error, "a table cannot be read"),
        }
    }
    readable
}

/// Number of lobbies of other owners at which a visitor sits.
pub async fn seats_in_lobbies(db: &mut dyn Database, visitor: &VisitorId) -> QueryResult<i64> {
    let query = "SELECT count(*) FROM seats JOIN tables ON tables.id = table_id
        WHERE visitor = $1 AND owner <> $1 AND state = 'open'";
    let query = statement(query).bind(visitor.as_str());
    query.fetch_one(db).await?.try_get(0)
}

/// The tables at which a bot is asked.
pub async fn waiting_for_bots(db: &mut dyn Database) -> Result<Vec<TableId>> {
    // Bots among themselves play while somebody watches.
    let query = "SELECT id FROM tables WHERE state = 'bot' AND EXISTS
        (SELECT 1 FROM seats WHERE table_id = id AND visitor IS NOT NULL AND bot IS NULL)";
    ids(&statement(query).fetch_all(db).await?)
}

/// The tables at which a bot has to stand in.
pub async fn due(db: &mut dyn Database, time: i64) -> Result<Vec<TableId>> {
    let query = "SELECT id FROM tables WHERE due <= $1 AND state = 'person'";
    ids(&statement(query).bind(time).fetch_all(db).await?)
}

fn ids(rows: &[Row]) -> Result<Vec<TableId>> {
    let id = |row: &Row| -> std::result::Result<String, StoreError> { Ok(row.try_get(0)?) };
    rows.iter().map(|row| row::table_id(id(row)?)).collect()
}
