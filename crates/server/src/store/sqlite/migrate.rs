//! The schema, and the way to it from every earlier one.

use innovation_engine::Game;
use rusqlite::{Connection, OptionalExtension, Row, params};
use sha2::{Digest, Sha384};

use super::super::sql::row;
use super::super::{Result, StoreError, damaged};
use super::file::{DataFile, Identity};

/// The migrations, in order.
pub const SCHEMAS: [(&str, &str); 7] = [
    (
        "tables",
        include_str!("../../../migrations/sqlite/1-tables.sql"),
    ),
    (
        "meanings",
        include_str!("../../../migrations/sqlite/2-meanings.sql"),
    ),
    (
        "keys",
        include_str!("../../../migrations/sqlite/3-keys.sql"),
    ),
    (
        "players",
        include_str!("../../../migrations/sqlite/4-players.sql"),
    ),
    (
        "reviews",
        include_str!("../../../migrations/sqlite/5-reviews.sql"),
    ),
    (
        "early",
        include_str!("../../../migrations/sqlite/6-early.sql"),
    ),
    (
        "indexes",
        include_str!("../../../migrations/sqlite/7-indexes.sql"),
    ),
];

/// Opens the database at the start and brings its schema up to date.
pub fn open(file: &DataFile) -> Result<(Connection, Identity)> {
    let mut opened = connect(file)?;
    migrate(&mut opened.0, SCHEMAS.len())?;
    give_meanings(&mut opened.0)?;
    Ok(opened)
}

/// Opens the database after a failure. Its schema has to be the one that this program knows.
pub fn reopen(file: &DataFile) -> Result<(Connection, Identity)> {
    let opened = connect(file)?;
    let applied = "SELECT count(*) FROM _sqlx_migrations";
    let applied: i64 = opened.0.query_row(applied, [], |row| row.get(0))?;
    if applied != SCHEMAS.len() as i64 {
        return Err(StoreError::Unwritten(
            "the file of the database has another schema".to_owned(),
        ));
    }
    Ok(opened)
}

fn connect(file: &DataFile) -> Result<(Connection, Identity)> {
    let identity = file
        .identity()
        .map_err(|error| StoreError::Unwritten(error.to_string()))?;
    Ok((file.write()?, identity))
}

/// Applies the migrations that are missing, up to this number. What was applied is noted in a table whose name and
/// columns are those of the library that did it first.
fn migrate(db: &mut Connection, up_to: usize) -> Result<()> {
    let applied = "CREATE TABLE IF NOT EXISTS _sqlx_migrations (
        version BIGINT PRIMARY KEY, description TEXT NOT NULL,
        installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL,
        checksum BLOB NOT NULL, execution_time BIGINT NOT NULL)";
    db.execute_batch(applied)?;
    let newest = "SELECT max(version) FROM _sqlx_migrations";
    let newest: Option<i64> = db.query_row(newest, [], |row| row.get(0))?;
    if let Some(newest) = newest.filter(|&newest| newest > SCHEMAS.len() as i64) {
        return Err(StoreError::Migration(format!(
            "it has schema {newest}, and this program knows {} of them: use a newer program",
            SCHEMAS.len()
        )));
    }
    for ((name, sql), number) in SCHEMAS.into_iter().take(up_to).zip(1_i64..) {
        let checksum = Sha384::digest(sql).to_vec();
        let known = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?));
        let found: Option<(bool, Vec<u8>)> = db
            .query_row(
                "SELECT success, checksum FROM _sqlx_migrations WHERE version = $1",
                [number],
                known,
            )
            .optional()?;
        match found {
            Some((true, found)) if found == checksum => continue,
            Some((true, _)) => {
                let problem = format!("migration {number} was another one when it was applied");
                return Err(StoreError::Migration(problem));
            }
            Some((false, _)) => {
                let problem = format!("migration {number} was applied in part");
                return Err(StoreError::Migration(problem));
            }
            None => {}
        }
        let transaction = db.transaction()?;
        transaction.execute_batch(sql)?;
        let note =
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
            VALUES ($1, $2, TRUE, $3, 0)";
        transaction.execute(note, params![number, name, checksum])?;
        transaction.commit()?;
    }
    Ok(())
}

/// Gives the answers of schema 1 their place and meaning, by replaying their games. A table whose game cannot be
/// replayed keeps its answers as they are, and is closed for play.
fn give_meanings(db: &mut Connection) -> Result<()> {
    let query = "SELECT DISTINCT tables.id, tables.settings, tables.seed FROM answers
        JOIN tables ON tables.id = answers.table_id WHERE choice IS NOT NULL AND place IS NULL";
    let columns = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    let tables: Vec<(String, String, i64)> = db
        .prepare(query)?
        .query_map([], columns)?
        .collect::<rusqlite::Result<_>>()?;
    for (id, settings, seed) in tables {
        match give_meanings_at(db, &id, &settings, seed as u64) {
            Err(StoreError::Damaged(problem)) => {
                tracing::error!(table = %id, %problem, "a game of schema 1 cannot be replayed");
            }
            given => given?,
        }
    }
    Ok(())
}

/// A row of schema 1: sequence, seat, and either a choice or the number of answers that remain.
type FirstRow = (i64, i64, Option<u32>, Option<u32>);

fn give_meanings_at(db: &mut Connection, id: &str, settings: &str, seed: u64) -> Result<()> {
    let settings = serde_json::from_str(settings).map_err(damaged)?;
    let query =
        "SELECT sequence, seat, choice, remain FROM answers WHERE table_id = $1 ORDER BY sequence";
    let columns = |row: &Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?));
    let rows: Vec<FirstRow> = db
        .prepare(query)?
        .query_map([id], columns)?
        .collect::<rusqlite::Result<_>>()?;
    let mut game = Game::new(settings, seed);
    let mut places: Vec<u8> = Vec::new();
    let mut meanings = Vec::new();
    for (sequence, seat, choice, remain) in rows {
        if let Some(remain) = remain {
            places.truncate(remain as usize);
            game = Game::new(settings, seed);
            for &place in &places {
                game.answer_openly(place).map_err(damaged)?;
            }
            continue;
        }
        let choice = choice.ok_or_else(|| damaged("an answer without a choice"))?;
        game.answer_as(row::seat(seat)?, choice as usize)
            .map_err(damaged)?;
        let answer = game.history().last().map(|ply| ply.answer());
        let answer = answer.ok_or_else(|| damaged("an answer left no trace"))?;
        places.push(answer.index);
        meanings.push((sequence, answer.index, answer.meaning));
    }
    let transaction = db.transaction()?;
    for (sequence, place, meaning) in meanings {
        let query =
            "UPDATE answers SET place = $1, meaning = $2 WHERE table_id = $3 AND sequence = $4";
        transaction.execute(query, params![place, meaning, id, sequence])?;
    }
    transaction.commit()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Rng, Settings};

    use super::super::super::{LoggedDeed, Store};
    use super::super::Sqlite;
    use super::*;
    use crate::access::ids::TableId;

    /// A database of schema 1 with one game, in which something was taken back, and one that cannot be replayed.
    fn first_schema(file: &DataFile) -> (Game, TableId, TableId) {
        let (mut db, _) = connect(file).unwrap();
        migrate(&mut db, 1).unwrap();
        let settings = Settings::new(2).unwrap();
        let (good, bad) = (TableId::random(), TableId::random());
        let visitor = "0".repeat(32);
        let query = "INSERT INTO visitors (id, name, created) VALUES ($1, 'Ann', 5)";
        db.execute(query, [&visitor]).unwrap();
        let words = serde_json::to_string(&settings).unwrap();
        for id in [good.as_str(), bad.as_str()] {
            let query = "INSERT INTO tables (id, owner, settings, seed, options, listed, created,
                changed, state) VALUES ($1, $2, $3, 7, '{}', 0, 1, 1, 'person')";
            db.execute(query, [id, &visitor, &words]).unwrap();
            for seat in 0..2 {
                let query =
                    "INSERT INTO seats (table_id, seat, visitor, secret) VALUES ($1, $2, $3, 's')";
                db.execute(query, params![id, seat, visitor]).unwrap();
            }
        }
        let mut game = Game::new(settings, 7);
        let mut rng = Rng::new(1);
        let mut rows: Vec<(i64, Option<i64>, Option<i64>)> = Vec::new();
        for number in 0..60 {
            let Some(decision) = game.decision() else {
                break;
            };
            let option = rng.below(decision.options.len() as u32) as usize;
            rows.push((row::number(decision.seat), Some(option as i64), None));
            if number == 5 {
                // Taken back, and answered anew.
                rows.push((row::number(decision.seat), None, Some(5)));
                rows.push((row::number(decision.seat), Some(option as i64), None));
            }
            game.answer(option).unwrap();
        }
        for (sequence, (seat, choice, remain)) in rows.into_iter().enumerate() {
            let query = "INSERT INTO answers (table_id, sequence, seat, choice, remain)
                VALUES ($1, $2, $3, $4, $5)";
            let row = params![good.as_str(), sequence as i64, seat, choice, remain];
            db.execute(query, row).unwrap();
        }
        let query = "INSERT INTO answers (table_id, sequence, seat, choice) VALUES ($1, 0, 0, 99)";
        db.execute(query, [bad.as_str()]).unwrap();
        db.close().unwrap();
        (game, good, bad)
    }

    /// From every earlier schema, and once more from the newest.
    #[tokio::test]
    async fn games_of_the_first_schema_get_their_meanings() {
        for schema in 1..=SCHEMAS.len() {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("tables.db");
            let file = DataFile::open(&path).unwrap();
            let (game, good, bad) = first_schema(&file);
            let (mut db, _) = connect(&file).unwrap();
            migrate(&mut db, schema).unwrap();
            db.close().unwrap();
            file.unlock();
            has_meanings(&path, &game, &good, &bad).await;
        }
    }

    #[tokio::test]
    async fn a_database_of_another_program_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        for (change, problem) in [
            (
                "UPDATE _sqlx_migrations SET checksum = x'00' WHERE version = 2",
                "another one",
            ),
            (
                "UPDATE _sqlx_migrations SET success = FALSE WHERE version = 2",
                "in part",
            ),
            (
                "INSERT INTO _sqlx_migrations SELECT 99, '', installed_on, TRUE, checksum, 0
                    FROM _sqlx_migrations WHERE version = 1",
                "use a newer program",
            ),
        ] {
            Sqlite::open(&path).await.unwrap().close().await;
            let db = Connection::open(&path).unwrap();
            db.execute(change, []).unwrap();
            drop(db);
            let refused = Sqlite::open(&path).await.err().unwrap().to_string();
            assert!(refused.contains(problem), "{refused}");
            std::fs::remove_file(&path).unwrap();
        }
    }

    async fn has_meanings(path: &std::path::Path, game: &Game, good: &TableId, bad: &TableId) {
        for _ in 0..2 {
            let store = Sqlite::open(path).await.unwrap();
            let mut answers = Vec::new();
            for entry in store.log(good, 0).await.unwrap() {
                match entry.deed {
                    LoggedDeed::Answer { place, meaning } => {
                        answers.push((entry.seat, place, meaning))
                    }
                    LoggedDeed::TakeBack(remain) => answers.truncate(remain),
                    LoggedDeed::Unknown => panic!("an answer without a meaning"),
                }
            }
            let record = game.record();
            let expected = record.answers().iter();
            let expected =
                expected.map(|answer| (answer.seat, answer.index, answer.meaning.clone()));
            assert_eq!(answers, expected.collect::<Vec<_>>());
            let table = store.table(good).await.unwrap().unwrap();
            assert_eq!(table.version.sequence, 62);
            assert_eq!(table.rules, 1);
            let log = store.log(bad, 0).await.unwrap();
            assert_eq!(
                log[0].deed,
                LoggedDeed::Unknown,
                "it is closed, and stops nobody"
            );
            store.close().await;
        }
    }
}
