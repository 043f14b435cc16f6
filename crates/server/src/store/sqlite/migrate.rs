//! The schema, and the way to it from every earlier one.

use std::borrow::Cow;

use innovation_engine::Game;
use sqlx::migrate::{Migrate, Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Row, SqlSafeStr};

use super::super::sql::row;
use super::super::{Result, StoreError, damaged};
use super::file::{DataFile, Identity};

/// The migrations, in order.
pub const SCHEMAS: [(&str, &str); 4] = [
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
];

fn migrations(up_to: usize) -> Migrator {
    let migrations = SCHEMAS
        .into_iter()
        .take(up_to)
        .zip(1..)
        .map(|((name, sql), number)| {
            let sql = sql.into_sql_str();
            let kind = MigrationType::Simple;
            Migration::new(number, Cow::Borrowed(name), kind, sql, false)
        });
    Migrator::with_migrations(migrations.collect())
}

/// Opens the database at the start and brings its schema up to date.
pub async fn open(file: &DataFile) -> Result<(SqliteConnection, Identity)> {
    let mut opened = connect(file).await?;
    migrations(SCHEMAS.len()).run(&mut opened.0).await?;
    give_meanings(&mut opened.0).await?;
    Ok(opened)
}

/// Opens the database after a failure. Its schema has to be the one that this program knows.
pub async fn reopen(file: &DataFile) -> Result<(SqliteConnection, Identity)> {
    let mut opened = connect(file).await?;
    let table = migrations(0).table_name;
    let applied = opened.0.list_applied_migrations(&table).await?;
    if applied.len() != SCHEMAS.len() {
        return Err(StoreError::Unwritten(
            "the file of the database has another schema".to_owned(),
        ));
    }
    Ok(opened)
}

async fn connect(file: &DataFile) -> Result<(SqliteConnection, Identity)> {
    let identity = file
        .identity()
        .map_err(|error| StoreError::Unwritten(error.to_string()))?;
    let connection = SqliteConnection::connect_with(&file.options()).await?;
    Ok((connection, identity))
}

/// Gives the answers of schema 1 their place and meaning, by replaying their games. A table whose game cannot be
/// replayed keeps its answers as they are, and is closed for play.
async fn give_meanings(db: &mut SqliteConnection) -> Result<()> {
    let query = "SELECT DISTINCT tables.id, tables.settings, tables.seed FROM answers
        JOIN tables ON tables.id = answers.table_id WHERE choice IS NOT NULL AND place IS NULL";
    let tables = sqlx::query(query).fetch_all(&mut *db).await?;
    for table in tables {
        let id: String = table.try_get(0)?;
        if let Err(error) = give_meanings_at(db, &table, &id).await {
            match error {
                StoreError::Damaged(problem) => {
                    tracing::error!(table = %id, %problem, "a game of schema 1 cannot be replayed");
                }
                error => return Err(error),
            }
        }
    }
    Ok(())
}

/// A number of things from a column.
fn count(row: &sqlx::sqlite::SqliteRow, column: usize) -> Result<Option<usize>> {
    let number: Option<i64> = row.try_get(column)?;
    number.map(usize::try_from).transpose().map_err(damaged)
}

async fn give_meanings_at(
    db: &mut SqliteConnection,
    table: &sqlx::sqlite::SqliteRow,
    id: &str,
) -> Result<()> {
    let settings = serde_json::from_str(table.try_get(1)?).map_err(damaged)?;
    let seed = table.try_get::<i64, _>(2)? as u64;
    let query =
        "SELECT sequence, seat, choice, remain FROM answers WHERE table_id = $1 ORDER BY sequence";
    let rows = sqlx::query(query).bind(id).fetch_all(&mut *db).await?;
    let mut game = Game::new(settings, seed);
    let mut places: Vec<u8> = Vec::new();
    let mut meanings = Vec::new();
    for row in &rows {
        let sequence: i64 = row.try_get(0)?;
        if let Some(remain) = count(row, 3)? {
            places.truncate(remain);
            game = Game::new(settings, seed);
            for &place in &places {
                game.answer_openly(place).map_err(damaged)?;
            }
            continue;
        }
        let seat = row::seat(row.try_get(1)?)?;
        let choice = count(row, 2)?.ok_or_else(|| damaged("an answer without a choice"))?;
        game.answer_as(seat, choice).map_err(damaged)?;
        let answer = game.history().last().map(|ply| ply.answer());
        let answer = answer.ok_or_else(|| damaged("an answer left no trace"))?;
        places.push(answer.index);
        meanings.push((sequence, answer.index, answer.meaning));
    }
    let mut transaction = db.begin().await?;
    for (sequence, place, meaning) in meanings {
        let query =
            "UPDATE answers SET place = $1, meaning = $2 WHERE table_id = $3 AND sequence = $4";
        sqlx::query(query)
            .bind(i64::from(place))
            .bind(meaning)
            .bind(id)
            .bind(sequence)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Rng, Settings};

    use super::super::super::{Deed, Store};
    use super::super::Sqlite;
    use super::*;
    use crate::access::ids::TableId;

    /// A database of schema 1 with one game, in which something was taken back, and one that cannot be replayed.
    async fn first_schema(file: &DataFile) -> (Game, TableId, TableId) {
        let (mut db, _) = connect(file).await.unwrap();
        migrations(1).run(&mut db).await.unwrap();
        let settings = Settings::new(2).unwrap();
        let (good, bad) = (TableId::random(), TableId::random());
        let visitor = "0".repeat(32);
        sqlx::query("INSERT INTO visitors (id, name, created) VALUES ($1, 'Ann', 5)")
            .bind(&visitor)
            .execute(&mut db)
            .await
            .unwrap();
        for id in [&good, &bad] {
            let query = "INSERT INTO tables (id, owner, settings, seed, options, listed, created,
                changed, state) VALUES ($1, $2, $3, 7, '{}', 0, 1, 1, 'person')";
            sqlx::query(query)
                .bind(id.as_str())
                .bind(&visitor)
                .bind(serde_json::to_string(&settings).unwrap())
                .execute(&mut db)
                .await
                .unwrap();
            for seat in 0..2 {
                let query =
                    "INSERT INTO seats (table_id, seat, visitor, secret) VALUES ($1, $2, $3, 's')";
                sqlx::query(query)
                    .bind(id.as_str())
                    .bind(seat)
                    .bind(&visitor)
                    .execute(&mut db)
                    .await
                    .unwrap();
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
            sqlx::query(query)
                .bind(good.as_str())
                .bind(sequence as i64)
                .bind(seat)
                .bind(choice)
                .bind(remain)
                .execute(&mut db)
                .await
                .unwrap();
        }
        let query = "INSERT INTO answers (table_id, sequence, seat, choice) VALUES ($1, 0, 0, 99)";
        let query = sqlx::query(query).bind(bad.as_str());
        query.execute(&mut db).await.unwrap();
        db.close().await.unwrap();
        (game, good, bad)
    }

    #[tokio::test]
    async fn games_of_the_first_schema_get_their_meanings() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.db");
        let file = DataFile::open(&path).unwrap();
        let (game, good, bad) = first_schema(&file).await;
        file.unlock();
        for _ in 0..2 {
            let store = Sqlite::open(&path).await.unwrap();
            let mut answers = Vec::new();
            for entry in store.log(&good, 0).await.unwrap() {
                match entry.deed {
                    Deed::Answer { place, meaning } => answers.push((entry.seat, place, meaning)),
                    Deed::TakeBack(remain) => answers.truncate(remain),
                    Deed::Unknown => panic!("an answer without a meaning"),
                }
            }
            let record = game.record();
            let expected = record.answers().iter();
            let expected =
                expected.map(|answer| (answer.seat, answer.index, answer.meaning.clone()));
            assert_eq!(answers, expected.collect::<Vec<_>>());
            let table = store.table(&good).await.unwrap().unwrap();
            assert_eq!(table.version.sequence, 62);
            assert_eq!(table.rules, 1);
            let log = store.log(&bad, 0).await.unwrap();
            assert_eq!(log[0].deed, Deed::Unknown, "it is closed, and stops nobody");
            store.close().await;
        }
    }
}
