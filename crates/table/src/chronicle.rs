use innovation_engine::{Event, Seat, Settings};
use innovation_text::{Entry, Log, Reader, Text};

use crate::table::Table;

/// The log of a table for one reader. It keeps its entries and adds only what is new.
pub struct Chronicle {
    text: &'static Text,
    seat: Option<Seat>,
    /// `None` before the first read: only a table knows the names for the reader.
    log: Option<Log>,
    told: Vec<Told>,
    /// Number of answers in the log, and the table's count of answers taken back at that time.
    answers: usize,
    turned_back: usize,
}

/// A log entry, with the time at which it happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Number of answers given before it happened.
    pub answers: usize,
    /// The entry: a sentence with its cause.
    pub entry: Entry,
    /// The event, as the reader saw it.
    pub event: Event,
}

impl Told {
    /// Events that a reader saw without a table, such as those of a lesson. Those from `new` on follow an answer.
    pub fn of_events(
        events: &[Event],
        new: usize,
        settings: Settings,
        reader: Reader,
        text: &'static Text,
    ) -> Vec<Told> {
        let mut log = Log::new(text, settings, reader);
        let told = events.iter().enumerate().filter_map(|(place, event)| {
            Some(Told {
                answers: usize::from(place >= new),
                entry: log.read(event)?,
                event: event.clone(),
            })
        });
        told.collect()
    }
}

impl Chronicle {
    /// The log for the player of this seat. [`Seat::WATCHER`] is for spectators; `None` shows all cards.
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

    /// All entries so far. Every call must pass the same table.
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
            let event = match self.seat {
                Some(seat) => event.as_seen_by(seat),
                None => event.clone(),
            };
            let answers = self.answers;
            self.told.extend(log.read(&event).map(|entry| Told {
                answers,
                entry,
                event,
            }));
        }
    }
}
