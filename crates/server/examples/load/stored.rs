//! What is in the store before and afterwards.

use std::path::Path;

use innovation_engine::{Game, Rng, Settings};
use innovation_server::{Config, Server};
use rusqlite::{Connection, params};

use super::Result;

fn open(folder: &Path) -> Result<Connection> {
    Ok(Connection::open(folder.join("innovation.db"))?)
}

/// Number of answers in the store of a folder.
pub fn answers(folder: &Path) -> Result<u64> {
    let count = "SELECT count(*) FROM answers";
    let count: i64 = open(folder)?.query_row(count, [], |row| row.get(0))?;
    Ok(count as u64)
}

/// Fills a folder with so many tables in the middle of a game, each with some twenty answers.
pub async fn fill(place: &str, tables: u64) -> Result<()> {
    let folder = Path::new(place);
    // The program itself makes the schema.
    let config = Config::new(folder.to_owned(), ([127, 0, 0, 1], 0).into());
    Server::bind(config).await?.serve(async {}).await?;
    let mut db = open(folder)?;
    let db = db.transaction()?;
    let visitor = "0".repeat(32);
    let query = "INSERT INTO visitors (id, name, created, seen) VALUES ($1, 'Ann', 1, 1)";
    db.execute(query, [&visitor])?;
    let settings = Settings::new(2)?;
    let words = serde_json::to_string(&settings)?;
    let (mut add_table, mut add_seat, mut add_answer) = (
        db.prepare(
            "INSERT INTO tables (id, owner, settings, seed, options, listed, created, changed,
                state, asked, turn, rules, sequence)
            VALUES ($1, $2, $3, $4, '{}', 0, 1, 1, 'person', $5, $5, 1, $6)",
        )?,
        db.prepare("INSERT INTO seats (table_id, seat, visitor, secret) VALUES ($1, $2, $3, '')")?,
        db.prepare(
            "INSERT INTO answers (table_id, sequence, seat, place, meaning)
            VALUES ($1, $2, $3, $4, $5)",
        )?,
    );
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
        let sequence = game.history().len() as i64;
        add_table.execute(params![id, visitor, words, number as i64, asked, sequence])?;
        for seat in 0..2 {
            add_seat.execute(params![id, seat, visitor])?;
        }
        for (sequence, ply) in game.history().iter().enumerate() {
            let answer = ply.answer();
            let seat = answer.seat.index() as i64;
            add_answer.execute(params![
                id,
                sequence as i64,
                seat,
                answer.index,
                answer.meaning
            ])?;
        }
    }
    drop((add_table, add_seat, add_answer));
    db.commit()?;
    Ok(())
}
