//! The log of a table against what the people who sit there have sent and received.

use std::collections::HashMap;

use innovation_engine::{Game, Purpose, Seat, Settings};
use sha2::{Digest, Sha256};

use super::Result;
use super::people::Person;

/// A table, as the database has it.
pub struct StoredGame {
    pub id: String,
    pub seed: i64,
    pub settings: Settings,
    /// Number of rows that the log should have.
    pub sequence: i64,
    pub is_over: bool,
    /// The log: number, seat and place of each answer.
    pub answers: Vec<(i64, i64, i64)>,
}

/// What was found.
#[derive(Debug, Default)]
pub struct Findings {
    pub games: usize,
    pub acknowledged: usize,
    /// Those of the acknowledged answers that were sent by pages.
    pub by_pages: usize,
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
    /// Entries of logs that pages have shown.
    pub entries: usize,
    /// Streams and pages that said something untrue.
    pub wrong: usize,
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
        ];
        bad == [0; 5] && self.acknowledged > 0
    }

    /// Compares one table with its people.
    pub fn add(&mut self, stored: &StoredGame, people: &[&Person]) -> Result<()> {
        let StoredGame { id, seed, .. } = stored;
        self.games += 1;
        let mut is_broken = stored.answers.len() as i64 != stored.sequence;
        let mut game = Game::new(stored.settings, *seed as u64);
        let mut places: HashMap<i64, i64> = HashMap::new();
        for (expected, &(sequence, seat, place)) in stored.answers.iter().enumerate() {
            let question = game.question();
            let asked = question.map(|question| question.seat.index() as i64);
            is_broken |= sequence != expected as i64 || asked != Some(seat);
            let is_opening =
                question.is_some_and(|question| question.purpose == Purpose::FirstMeld);
            let number = match is_opening {
                true => first_number(id, *seed, u8::try_from(seat)?),
                false => number(id, *seed, sequence),
            };
            is_broken |= game.answer_openly(u8::try_from(place)?).is_err();
            places.insert(number, seat);
            self.bots += usize::from(seat >= 2);
        }
        self.broken += usize::from(is_broken);
        let mut goes_on = stored.is_over;
        for person in people {
            let sent = person.sent.lock().map_err(|error| error.to_string())?;
            self.acknowledged += sent.acknowledged.len();
            self.by_pages += sent.acknowledged.len() * usize::from(person.by_pages);
            self.cut += sent.cut.len();
            self.refused += sent.refused;
            self.streams += sent.streams;
            let lost = sent.acknowledged.iter();
            self.lost += lost
                .filter(|number| places.get(number) != Some(&person.seat))
                .count();
            let own = places.iter().filter(|(_, seat)| **seat == person.seat);
            let unsent = own.filter(|(number, _)| {
                !sent.acknowledged.contains(number) && !sent.cut.contains(number)
            });
            self.by_others += unsent.count();
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
            self.wrong += sent.contradictions + sent.undone + usize::from(is_wrong);
            self.entries += sent.log.len();
        }
        self.stuck += usize::from(!goes_on);
        Ok(())
    }
}

/// The number of the question at a place of the log, as the server makes it.
fn number(id: &str, seed: i64, sequence: i64) -> i64 {
    shortened(hash_of(id, seed).chain_update(sequence.to_be_bytes()))
}

/// The number of the first meld of a seat that has done nothing yet.
fn first_number(id: &str, seed: i64, seat: u8) -> i64 {
    let hash = hash_of(id, seed).chain_update([seat]);
    shortened(hash.chain_update(0_i64.to_be_bytes()))
}

fn hash_of(id: &str, seed: i64) -> Sha256 {
    Sha256::new()
        .chain_update(id)
        .chain_update((seed as u64).to_be_bytes())
}

fn shortened(hash: Sha256) -> i64 {
    let hash = hash.finalize();
    let bytes = hash[..6].iter();
    bytes.fold(0, |number, &byte| number << 8 | i64::from(byte))
}
