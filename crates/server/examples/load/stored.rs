//! What is in the store before and afterwards.

use std::path::Path;

use innovation_engine::{Game, Rng, Settings};
use innovation_server::{Config, Server};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{Connection, Row};

use super::Result;

async fn open(folder: &Path) -> Result<SqliteConnection> {
    let options = SqliteConnectOptions::new().filename(folder.join("innovation.db"));
    Ok(SqliteConnection::connect_with(&options).await?)
}

/// Number of answers in the store of a folder.
pub async fn answers(folder: &Path) -> Result<u64> {
    let mut db = open(folder).await?;
    let query = sqlx::query("SELECT count(*) FROM answers");
    let count: i64 = query.fetch_one(&mut db).await?.try_get(0)?;
    Ok(count as u64)
}

/// Fills a folder with so many tables in the middle of a game, each with some twenty answers.
pub async fn fill(place: &str, tables: u64) -> Result<()> {
    let folder = Path::new(place);
    // The program itself makes the schema.
    let config = Config::new(folder.to_owned(), ([127, 0, 0, 1], 0).into());
    Server::bind(config).await?.serve(async {}).await?;
    let mut db = open(folder).await?;
    let mut transaction = db.begin().await?;
    let visitor = "0".repeat(32);
    let query = "INSERT INTO visitors (id, name, created, seen) VALUES ($1, 'Ann', 1, 1)";
    let query = sqlx::query(query).bind(&visitor);
    query.execute(&mut *transaction).await?;
    let settings = Settings::new(2)?;
    let words = serde_json::to_string(&settings)?;
    for number in 0..tables {
        let (id, mut rng) = (format!("{number:016x}"), Rng::new(number));
        let mut game = Game::new(settings, number);
        for _ in 0..20 {
            let Some(decision) = game.decision() else {
                break;
            };
            game.answer(rng.below(decision.options.len() as u32) as usize)?;
        }
        let asked = game.question().map(|question| question.seat.index() as i64);
        let query =
            "INSERT INTO tables (id, owner, settings, seed, options, listed, created, changed,
                state, asked, turn, rules, sequence)
            VALUES ($1, $2, $3, $4, '{}', 0, 1, 1, 'person', $5, $5, 1, $6)";
        sqlx::query(query)
            .bind(&id)
            .bind(&visitor)
            .bind(&words)
            .bind(number as i64)
            .bind(asked)
            .bind(game.history().len() as i64)
            .execute(&mut *transaction)
            .await?;
        for seat in 0..2 {
            let query =
                "INSERT INTO seats (table_id, seat, visitor, secret) VALUES ($1, $2, $3, '')";
            let query = sqlx::query(query).bind(&id).bind(seat).bind(&visitor);
            query.execute(&mut *transaction).await?;
        }
        for (sequence, ply) in game.history().iter().enumerate() {
            let answer = ply.answer();
            let query = "INSERT INTO answers (table_id, sequence, seat, place, meaning)
                VALUES ($1, $2, $3, $4, $5)";
            sqlx::query(query)
                .bind(&id)
                .bind(sequence as i64)
                .bind(answer.seat.index() as i64)
                .bind(i64::from(answer.index))
                .bind(answer.meaning)
                .execute(&mut *transaction)
                .await?;
        }
    }
    transaction.commit().await?;
    db.close().await?;
    Ok(())
}
