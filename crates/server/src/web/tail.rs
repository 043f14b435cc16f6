//! The end of a table's log in words: what a page of the table shows.

use std::collections::VecDeque;

use innovation_engine::{Event, Seat};
use innovation_table::Told;
use innovation_text::{Log, Reader, Text};

use crate::tables::snapshot::Snapshot;

/// The end of a log for one reader. It reads on where it stopped.
pub struct Tail {
    text: &'static Text,
    seat: Seat,
    log: Option<Log>,
    told: VecDeque<Told>,
    /// Number of entries before those that are kept.
    before: usize,
    /// Number of answers that have been read.
    answers: usize,
    /// Number of rows of the log that are not answers in force. It changes when something is taken back.
    undone: i64,
}

impl Tail {
    /// Number of entries that are kept: a page shows fewer, but may begin with a turn.
    pub const MOST: usize = 140;

    /// Nothing has been read.
    pub fn new(text: &'static Text, seat: Seat) -> Tail {
        Tail {
            text,
            seat,
            log: None,
            told: VecDeque::new(),
            before: 0,
            answers: 0,
            undone: 0,
        }
    }

    /// The last entries at this table, and the number of those before.
    pub fn read(&mut self, shown: &Snapshot) -> (usize, Vec<Told>) {
        let Some(table) = &shown.table else {
            return (0, Vec::new());
        };
        let history = shown.history();
        let undone = shown.version().sequence - history.len() as i64;
        // An older version than the one that was read last is read from the start, too.
        if self.undone != undone || self.answers > history.len() {
            *self = Tail::new(self.text, self.seat);
            self.undone = undone;
        }
        let mut log = self.log.take().unwrap_or_else(|| {
            let seat = Some(self.seat).filter(|seat| seat.plays());
            let reader = Reader::new(seat, table.names(self.text));
            let mut log = Log::new(self.text, table.settings(), reader);
            self.tell(&mut log, table.game().opening());
            log
        });
        for ply in &history[self.answers..] {
            self.answers += 1;
            self.tell(&mut log, &ply.events);
        }
        self.log = Some(log);
        (self.before, self.told.iter().cloned().collect())
    }

    fn tell(&mut self, log: &mut Log, events: &[Event]) {
        for event in events {
            let event = event.as_seen_by(self.seat);
            let Some(entry) = log.read(&event) else {
                continue;
            };
            let answers = self.answers;
            self.told.push_back(Told {
                answers,
                entry,
                event,
            });
            if self.told.len() > Tail::MOST {
                self.told.pop_front();
                self.before += 1;
            }
        }
    }
}
