//! What is in the database afterwards, against what people were told.

use std::collections::HashMap;

use innovation_engine::{Game, Seat, Settings};
use sha2::{Digest, Sha256};
use sqlx::{Connection, PgConnection, Row};

use super::Result;
use super::people::Person;

/// What was found.
#[derive(Debug, Default)]
pub struct Findings {
    pub games: usize,
    pub acknowledged: usize,
    pub cut: usize,
    pub refused: usize,
    pub bots: usize,
    pub streams: usize,
    /// Acknowledged answers that are not there, or not at their place.
    pub lost: usize,
    /// Answers of a person that they have not sent.
    pub by_others: usize,
    /// Tables whose log has a gap, or another length than the table says, or is against the rules.
    pub broken: usize,
    /// Tables that did not go on when all was calm again.
    pub stuck: usize,
    /// Streams that told something which is not so.
    pub wrong: usize,
    /// Absent people for whom a bot stands in.
    pub stand_ins: usize,
    /// Absent people for whom no bot stands in, or more than once.
    pub stand_ins_wrong: usize,
    /// Old tables that were deleted, and those that were not.
    pub cleaned: i64,
    pub not_cleaned: i64,
}

impl Findings {
    /// Whether everything is as it should be.
    pub fn are_good(&self) -> bool {
        let bad = [
            self.lost,
            self.by_others,
            self.broken,
            self.stuck,
            self.wrong,
            self.stand_ins_wrong,
            self.not_cleaned as usize,
        ];
        bad == [0; 7] && self.acknowledged > 0
    }
}

/// The number of the question at a place of the log, as the server makes it.
fn number(id: &str, seed: i64, sequence: i64) -> i64 {
    let mut hash = Sha256::new();
    hash.update(id);
    hash.update((seed as u64).to_be_bytes());
    hash.update(sequence.to_be_bytes());
    let hash = hash.finalize();
    let bytes = hash[..6].iter();
    bytes.fold(0, |number, &byte| number << 8 | i64::from(byte))
}

/// Compares everything.
pub async fn check(
    url: &str,
    people: &[Person],
    absent: &[String],
    old: &[String],
) -> Result<Findings> {
    let mut db = PgConnection::connect(url).await?;
    let mut findings = Findings::default();
    let mut tables: HashMap<&str, Vec<&Person>> = HashMap::new();
    for person in people {
        tables.entry(&person.table).or_default().push(person);
    }
    for (id, people) in tables {
        table(&mut db, id, &people, &mut findings).await?;
    }
    for id in absent {
        let query = "SELECT epoch, bot FROM tables JOIN seats ON table_id = id AND seat = 0
            WHERE id = $1";
        let row = sqlx::query(query).bind(id).fetch_one(&mut db).await?;
        let (epoch, bot): (i64, Option<String>) = (row.try_get(0)?, row.try_get(1)?);
        match (epoch, bot) {
            (2, Some(_)) => findings.stand_ins += 1,
            _ => findings.stand_ins_wrong += 1,
        }
    }
    for id in old {
        let query = "SELECT (SELECT count(*) FROM removals WHERE id = $1),
            (SELECT count(*) FROM tables WHERE id = $1)";
        let row = sqlx::query(query).bind(id).fetch_one(&mut db).await?;
        let (removed, there): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        findings.cleaned += removed;
        findings.not_cleaned += there;
    }
    Ok(findings)
}

async fn table(
    db: &mut PgConnection,
    id: &str,
    people: &[&Person],
    findings: &mut Findings,
) -> Result<()> {
    let query = sqlx::query("SELECT seed, settings, sequence, state FROM tables WHERE id = $1");
    let row = query.bind(id).fetch_one(&mut *db).await?;
    let (seed, sequence): (i64, i64) = (row.try_get(0)?, row.try_get(2)?);
    let settings: Settings = serde_json::from_str(row.try_get(1)?)?;
    let is_over = row.try_get::<&str, _>(3)? == "over";
    let query = "SELECT sequence, seat, place FROM answers WHERE table_id = $1 ORDER BY sequence";
    let rows = sqlx::query(query).bind(id).fetch_all(&mut *db).await?;
    findings.games += 1;
    let mut is_broken = rows.len() as i64 != sequence;
    let mut game = Game::new(settings, seed as u64);
    let mut places: HashMap<i64, i64> = HashMap::new();
    for (expected, row) in rows.iter().enumerate() {
        let (sequence, seat): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
        let place: i64 = row.try_get(2)?;
        let asked = game.question().map(|question| question.seat.index() as i64);
        is_broken |= sequence != expected as i64 || asked != Some(seat);
        is_broken |= game.answer_openly(u8::try_from(place)?).is_err();
        places.insert(number(id, seed, sequence), seat);
        findings.bots += usize::from(seat >= 2);
    }
    findings.broken += usize::from(is_broken);
    let mut goes_on = is_over;
    for person in people {
        let sent = person.sent.lock().map_err(|error| error.to_string())?;
        findings.acknowledged += sent.acknowledged.len();
        findings.cut += sent.cut.len();
        findings.refused += sent.refused;
        findings.streams += sent.streams;
        let lost = sent.acknowledged.iter();
        findings.lost += lost
            .filter(|number| places.get(number) != Some(&person.seat))
            .count();
        let own = places.iter().filter(|(_, seat)| **seat == person.seat);
        let unsent = own.filter(|(number, _)| {
            !sent.acknowledged.contains(number) && !sent.cut.contains(number)
        });
        findings.by_others += unsent.count();
        goes_on |= sent.calm > 0;
        let seat = Seat::new(person.seat as usize).ok_or("no seat")?;
        let plies = game.history().iter().flat_map(|ply| &ply.events);
        let events = game.opening().iter().chain(plies);
        let events = events.map(|event| {
            serde_json::to_value(event.as_seen_by(seat)).map(|event| event.to_string())
        });
        let events = events.collect::<std::result::Result<Vec<_>, _>>()?;
        let mut told = sent.told.iter().zip(&events);
        let is_wrong = told.any(|(told, event)| told != event);
        let is_wrong = is_wrong || sent.told.len() > events.len();
        findings.wrong += sent.contradictions + usize::from(is_wrong);
    }
    findings.stuck += usize::from(!goes_on);
    Ok(())
}
