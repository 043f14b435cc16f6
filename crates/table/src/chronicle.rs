use innovation_engine::{Event, Seat};
use innovation_text::{Entry, Log, Reader, Text};

use crate::table::Table;

/// What happened at a table, in sentences for one reader. It keeps what it has told.
pub struct Chronicle {
    text: &'static Text,
    seat: Option<Seat>,
    /// Until something has been read there is nobody to read it to.
    log: Option<Log>,
    told: Vec<Told>,
    /// How many answers have been read, and how often answers had been taken back by then.
    answers: usize,
    turned_back: usize,
}

/// Something that happened, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// After how many answers it happened.
    pub answers: usize,
    /// The sentence.
    pub entry: Entry,
}

impl Chronicle {
    /// For the player of this seat, or for those who only watch at [`Seat::WATCHER`]. With no seat at all, all
    /// cards are open.
    pub fn new(text: &'static Text, seat: Option<Seat>) -> Chronicle {
        Chronicle {
            text,
            seat,
            log: None,
            told: Vec::new(),
            answers: 0,
            turned_back: 0,
        }
    }

    /// All that has happened so far at this table, which has to be the same each time.
    pub fn read(&mut self, table: &Table) -> &[Told] {
        if self.turned_back != table.turned_back() {
            *self = Chronicle::new(self.text, self.seat);
            self.turned_back = table.turned_back();
        }
        let mut log = self.log.take().unwrap_or_else(|| {
            let seat = self.seat.filter(|seat| seat.plays());
            let reader = Reader::new(seat, table.names(self.text));
            let mut log = Log::new(self.text, table.settings(), reader);
            self.tell(&mut log, table.game().opening());
            log
        });
        for ply in &table.history()[self.answers..] {
            self.answers += 1;
            self.tell(&mut log, &ply.events);
        }
        self.log = Some(log);
        &self.told
    }

    fn tell(&mut self, log: &mut Log, events: &[Event]) {
        for event in events {
            let entry = match self.seat {
                Some(seat) => log.read(&event.as_seen_by(seat)),
                None => log.read(event),
            };
            let answers = self.answers;
            self.told.extend(entry.map(|entry| Told { answers, entry }));
        }
    }
}
