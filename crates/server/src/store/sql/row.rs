//! Rows as values, and values as columns.

use innovation_bots::Kind;
use innovation_engine::Seat;

use super::super::{
    EarlyChoice, Holder, Progress, Result, Stage, StoreError, StoredSeat, StoredTable, Version,
    damaged,
};
use super::Verdict;
use super::query::{QueryResult, Row};
use crate::access::ids::{TableId, VisitorId};

/// The outcome of a statement that changes a row if it finds one.
pub fn verdict(result: QueryResult<u64>) -> QueryResult<Verdict> {
    Ok(match result? {
        0 => Verdict::Conflict,
        _ => Verdict::Done,
    })
}

/// A seat as a column.
pub fn number(seat: Seat) -> i64 {
    seat.index() as i64
}

/// A seat from a column.
pub fn seat(number: i64) -> Result<Seat> {
    let seat = usize::try_from(number).ok().and_then(Seat::new);
    seat.ok_or_else(|| damaged(format_args!("no seat {number}")))
}

/// A number of things from a column.
pub fn count(row: &Row, column: usize) -> Result<Option<usize>> {
    let number: Option<i64> = row.try_get(column)?;
    number.map(usize::try_from).transpose().map_err(damaged)
}

/// The name of a table from a column.
pub fn table_id(text: String) -> Result<TableId> {
    text.try_into().map_err(damaged)
}

/// A visitor from a column.
pub fn visitor(text: String) -> Result<VisitorId> {
    text.try_into().map_err(damaged)
}

/// A holder as the columns `visitor` and `bot`.
pub fn columns(holder: &Holder) -> (Option<String>, Option<&'static str>) {
    match holder {
        Holder::Open => (None, None),
        Holder::Person(visitor, stand_in) => (Some(visitor.to_string()), stand_in.map(Kind::name)),
        Holder::Bot(kind) => (None, Some(kind.name())),
    }
}

/// The columns of a seat, from `visitor` on.
pub fn stored_seat(row: &Row) -> Result<StoredSeat> {
    let person: Option<String> = row.try_get("visitor")?;
    let bot: Option<String> = row.try_get("bot")?;
    let kind =
        |name: String| Kind::from_name(&name).ok_or_else(|| damaged(format_args!("no bot {name}")));
    let bot = bot.map(kind).transpose()?;
    Ok(StoredSeat {
        holder: match (person, bot) {
            (None, None) => Holder::Open,
            (None, Some(kind)) => Holder::Bot(kind),
            (Some(person), stand_in) => Holder::Person(visitor(person)?, stand_in),
        },
        secret: row.try_get("secret")?,
        name: row.try_get("name")?,
        early: EarlyChoice {
            meaning: row.try_get("early")?,
            count: row.try_get("early_count")?,
        },
    })
}

/// How far a table is, by its columns.
pub fn progress(row: &Row) -> Result<Progress> {
    let word: String = row.try_get("state")?;
    let state = Stage::ALL.into_iter().find(|state| state.word() == word);
    let seat_in = |column: &str| -> Result<Option<Seat>> {
        let number: Option<i64> = row.try_get(column)?;
        number.map(seat).transpose()
    };
    Ok(Progress {
        state: state.ok_or_else(|| damaged(format_args!("no state {word}")))?,
        asked: seat_in("asked")?,
        turn: seat_in("turn")?,
        due: row.try_get("due")?,
        held: row.try_get("held")?,
        open: true,
    })
}

/// The columns of a table, without its seats.
pub fn stored_table(row: &Row) -> Result<StoredTable> {
    Ok(StoredTable {
        id: table_id(row.try_get("id")?)?,
        owner: visitor(row.try_get("owner")?)?,
        settings: serde_json::from_str(row.try_get("settings")?).map_err(damaged)?,
        rules: u32::try_from(row.try_get::<i64, _>("rules")?).map_err(damaged)?,
        seed: row.try_get::<i64, _>("seed")? as u64,
        options: serde_json::from_str(row.try_get("options")?).map_err(damaged)?,
        version: Version {
            sequence: row.try_get("sequence")?,
            epoch: row.try_get("epoch")?,
        },
        progress: progress(row)?,
        changed: row.try_get("changed")?,
        next: row
            .try_get::<Option<String>, _>("next")?
            .map(table_id)
            .transpose()?,
        seats: Vec::new(),
    })
}

/// The one value of a row that counts something.
pub fn single(row: &Row) -> std::result::Result<i64, StoreError> {
    Ok(row.try_get(0)?)
}
