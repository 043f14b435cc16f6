//! Late games, full of cards: a table as it is after a record.
#![allow(dead_code)]

use std::path::Path;

use innovation_engine::{Game, Purpose, Record, Seat};
use rusqlite::{Connection, params};

/// A late game: its name, its record, and the form by which a table for it is set up.
pub type Late = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

/// A late game of each kind.
pub const LATE: [Late; 4] = [
    (
        "two",
        include_str!("../records/two.txt"),
        &[("seat1", "me"), ("seat2", "bot:easy")],
    ),
    (
        "three",
        include_str!("../records/three.txt"),
        &[
            ("seat1", "me"),
            ("seat2", "bot:easy"),
            ("seat3", "bot:easy"),
        ],
    ),
    (
        "four",
        include_str!("../records/four.txt"),
        &[
            ("seat1", "me"),
            ("seat2", "bot:easy"),
            ("seat3", "bot:easy"),
            ("seat4", "bot:easy"),
        ],
    ),
    (
        "teams",
        include_str!("../records/teams.txt"),
        &[
            ("seat1", "me"),
            ("seat2", "bot:easy"),
            ("seat3", "bot:easy"),
            ("seat4", "bot:easy"),
            ("teams", "yes"),
        ],
    ),
];

/// Brings a table in the store of a server that does not run to where a record leads.
pub fn lay(data: &Path, id: &str, record: &str) {
    let record: Record = record.parse().unwrap();
    let mut db = Connection::open(data.join("innovation.db")).unwrap();
    let change = db.transaction().unwrap();
    let delete = "DELETE FROM answers WHERE table_id = $1";
    change.execute(delete, [id]).unwrap();
    for (sequence, answer) in (0i64..).zip(record.answers()) {
        let insert = "INSERT INTO answers (table_id, sequence, seat, place, meaning) VALUES ($1, $2, $3, $4, $5)";
        let seat = answer.seat.index() as i64;
        let row = params![id, sequence, seat, answer.index, answer.meaning];
        change.execute(insert, row).unwrap();
    }
    let update = "UPDATE tables SET settings = $1, seed = $2, sequence = $3, state = 'person', asked = 0 WHERE id = $4";
    let settings = serde_json::to_string(&record.settings()).unwrap();
    let answers = record.answers().len() as i64;
    let row = params![settings, record.seed() as i64, answers, id];
    change.execute(update, row).unwrap();
    change.commit().unwrap();
}

/// The same game at an earlier turn of the first player, so that much is left to play.
pub fn earlier(record: &str) -> String {
    let record: Record = record.parse().unwrap();
    let mut last = 0;
    let early = record.clone().up_to(record.answers().len() / 2);
    let note = |game: &Game| {
        let asked = game
            .decision()
            .is_some_and(|asked| asked.seat == Seat::ALL[0] && asked.purpose == Purpose::Action);
        if asked {
            last = game.history().len();
        }
    };
    early.walk(note).unwrap();
    record.up_to(last).to_string()
}
