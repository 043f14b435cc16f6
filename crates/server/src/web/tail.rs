//! The end of a table's log: what a page of the table shows.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Instant;

use innovation_engine::{Event, Seat};
use innovation_table::{Table, Told};
use innovation_text::{Level, Log, Reader, Text};

use super::pages::table::{PastTurn, SHOWN, beginning, by_turn};
use crate::tables::snapshot::Snapshot;

/// The end of a log for one reader. It continues where it stopped.
///
/// Sentences are kept from the reader's last answer on, which is what a page sends again. Viewers who follow the table
/// have the turns before, so that a hash of each is enough.
pub struct Tail {
    text: &'static Text,
    seat: Seat,
    log: Option<Log>,
    past: VecDeque<PastTurn>,
    /// Shared with those who render it.
    told: Arc<Vec<Told>>,
    /// Number of entries before those in words.
    before: usize,
    /// Number of entries before the first one that was shown when reading began.
    first: usize,
    /// Number of answers that have been read.
    answers: usize,
    /// Number of rows of the log that are not answers in force. It changes when something is taken back.
    undone: i64,
    used: Instant,
}

/// The end of a log, as a page takes it.
pub struct TailPage {
    /// The turns before those in words, as far as they are shown.
    pub past: Vec<PastTurn>,
    /// The entries in words.
    pub told: Arc<Vec<Told>>,
    /// Number of entries before those in words.
    pub before: usize,
}

impl Tail {
    /// Nothing has been read.
    pub fn new(text: &'static Text, seat: Seat) -> Tail {
        Tail {
            text,
            seat,
            log: None,
            past: VecDeque::new(),
            told: Arc::default(),
            before: 0,
            first: 0,
            answers: 0,
            undone: 0,
            used: Instant::now(),
        }
    }

    /// When it was last read.
    pub fn used(&self) -> Instant {
        self.used
    }

    /// The end of the log of this table.
    pub fn read(&mut self, shown: &Snapshot) -> TailPage {
        self.used = Instant::now();
        self.follow(shown);
        self.condense(shown);
        TailPage {
            past: self.past.iter().copied().collect(),
            told: self.told.clone(),
            before: self.before,
        }
    }

    /// The end of the log of this table with everything in words, for those who have nothing of it.
    pub fn whole(text: &'static Text, seat: Seat, shown: &Snapshot) -> TailPage {
        let mut tail = Tail::new(text, seat);
        tail.follow(shown);
        TailPage {
            past: Vec::new(),
            told: tail.told,
            before: tail.before,
        }
    }

    /// Reads what is new.
    fn follow(&mut self, shown: &Snapshot) {
        let Some(table) = &shown.table else {
            return;
        };
        let history = shown.history();
        let undone = shown.version().sequence - history.len() as i64;
        // An older version than the one that was read last is read from the start, too.
        if self.undone != undone || self.answers > history.len() {
            *self = Tail::new(self.text, self.seat);
            self.undone = undone;
        }
        let mut log = self.log.take().unwrap_or_else(|| self.begin(table));
        for ply in &history[self.answers..] {
            self.answers += 1;
            self.tell(&mut log, &ply.events);
        }
        self.log = Some(log);
    }

    /// The log before the first entry. Entries before the first one that is shown need no words.
    fn begin(&mut self, table: &Table) -> Log {
        let seat = Some(self.seat).filter(|seat| seat.plays());
        let reader = Reader::new(seat, table.names(self.text));
        let log = || Log::new(self.text, table.settings(), reader.clone());
        let mut passing = log();
        let opening = std::iter::once((0, table.game().opening()));
        let plies = (1..).zip(table.history().iter().map(|ply| &*ply.events));
        let mut levels: Vec<(usize, Level)> = Vec::new();
        for (answers, events) in opening.chain(plies) {
            let seen = events.iter().map(|event| event.as_seen_by(self.seat));
            let entries = seen.filter_map(|event| passing.pass(&event));
            levels.extend(entries.map(|level| (answers, level)));
        }
        let mut log = log();
        let kept = kept_from(self.seat, table, &levels);
        let levels: Vec<Level> = levels.into_iter().map(|(_, level)| level).collect();
        self.first = kept.min(beginning(&levels));
        self.tell(&mut log, table.game().opening());
        log
    }

    fn tell(&mut self, log: &mut Log, events: &[Event]) {
        for event in events {
            let event = event.as_seen_by(self.seat);
            if self.before < self.first {
                self.before += usize::from(log.pass(&event).is_some());
                continue;
            }
            let answers = self.answers;
            if let Some(entry) = log.read(&event) {
                Arc::make_mut(&mut self.told).push(Told {
                    answers,
                    entry,
                    event,
                });
            }
        }
    }

    /// Forgets the words of turns before the reader's last answer, and turns that are no longer shown.
    fn condense(&mut self, shown: &Snapshot) {
        let Some(table) = &shown.table else {
            return;
        };
        let levels = self.told.iter();
        let levels: Vec<(usize, Level)> = levels
            .map(|told| (told.answers, told.entry.level))
            .collect();
        let keep = kept_from(self.seat, table, &levels);
        for turn in by_turn(&self.told[..keep]) {
            let past = PastTurn::new(turn, self.before, self.text);
            self.past.push_back(past);
            self.before += turn.len();
        }
        if keep > 0 {
            let told = Arc::make_mut(&mut self.told);
            told.drain(..keep);
            told.shrink_to_fit();
        }
        let past = self.past.iter().map(|turn| turn.entries);
        let mut entries = past.sum::<usize>() + self.told.len();
        while let Some(first) = self.past.front()
            && entries - first.entries >= SHOWN
        {
            entries -= first.entries;
            self.past.pop_front();
        }
    }
}

/// Number of log entries before the viewer's last answer. For those who only watch, before the turn that is played.
pub fn since(shown: &Snapshot, seat: Seat, before: usize, log: &[Told]) -> usize {
    let levels = log.iter().map(|told| (told.answers, told.entry.level));
    let levels: Vec<(usize, Level)> = levels.collect();
    let new = |table: &Table| new_from(seat, table, &levels);
    before + shown.table.as_ref().map_or(0, new)
}

/// The first of these entries that is new to a seat. Each has the number of answers before it, and its level.
fn new_from(seat: Seat, table: &Table, entries: &[(usize, Level)]) -> usize {
    let last = table.history().iter().rposition(|ply| ply.seat == seat);
    let new = match (seat.plays(), last) {
        (true, Some(last)) => entries.iter().position(|(answers, _)| *answers > last),
        (true, None) => Some(0),
        (false, _) => turn_of(entries, entries.len()),
    };
    new.unwrap_or(entries.len())
}

/// The first of these entries of which words are kept: the turn in which something is new to the seat.
fn kept_from(seat: Seat, table: &Table, entries: &[(usize, Level)]) -> usize {
    turn_of(entries, new_from(seat, table, entries) + 1).unwrap_or(0)
}

/// Where the last turn begins that is before an entry.
fn turn_of(entries: &[(usize, Level)], before: usize) -> Option<usize> {
    let entries = &entries[..before.min(entries.len())];
    entries.iter().rposition(|(_, level)| *level == Level::Turn)
}

#[cfg(test)]
mod tests {
    use innovation_bots::Kind;
    use innovation_engine::{Language, RULES_VERSION, Rng, Settings};

    use super::*;
    use crate::access::ids::{TableId, VisitorId};
    use crate::store::{Holder, Progress, StoredSeat, StoredTable, Version};
    use crate::tables::options::TableOptions;

    fn table(seed: u64) -> Snapshot {
        let seat = StoredSeat {
            holder: Holder::Bot(Kind::Random),
            name: None,
            secret: String::new(),
            early: Default::default(),
        };
        let stored = StoredTable {
            id: TableId::random(),
            owner: VisitorId::random(),
            settings: Settings::new(2).unwrap(),
            rules: RULES_VERSION,
            seed,
            options: TableOptions::default(),
            version: Version::default(),
            progress: Progress::LOBBY,
            changed: 0,
            next: None,
            seats: vec![seat; 2],
        };
        Snapshot::new(stored, Vec::new()).unwrap()
    }

    /// The turns that are shown, by what is in them, and the place of the first one.
    fn turns(page: &TailPage, text: &Text) -> Vec<PastTurn> {
        let levels: Vec<Level> = page.told.iter().map(|told| told.entry.level).collect();
        let from = match page.past.is_empty() {
            true => beginning(&levels),
            false => 0,
        };
        let (mut turns, mut place) = (page.past.clone(), page.before + from);
        for turn in by_turn(&page.told[from..]) {
            turns.push(PastTurn::new(turn, place, text));
            place += turn.len();
        }
        turns
    }

    #[test]
    fn those_who_follow_see_what_those_see_who_come_later() {
        let text = Text::of(Language::En);
        let mut condensed = 0;
        for seed in 0..3 {
            let (mut shown, mut rng) = (table(seed), Rng::new(seed));
            let seats = [Seat::ALL[0], Seat::ALL[1], Seat::WATCHER];
            let mut tails = seats.map(|seat| (seat, Tail::new(text, seat)));
            while let Some(seat) = shown.asked() {
                for (seat, tail) in &mut tails {
                    let (lean, whole) = (tail.read(&shown), Tail::whole(text, *seat, &shown));
                    assert_eq!(turns(&lean, text), turns(&whole, text));
                    let new = |page: &TailPage| since(&shown, *seat, page.before, &page.told);
                    assert_eq!(new(&lean), new(&whole));
                    let at = |page: &TailPage| page.told[new(page) - page.before..].to_vec();
                    assert_eq!(at(&lean), at(&whole));
                    condensed += usize::from(lean.told.len() < whole.told.len());
                }
                let options = shown.view(seat).unwrap().decision.unwrap().options.len();
                let option = rng.below(options as u32) as usize;
                shown = shown.answer(seat, shown.number(seat), option).unwrap().next;
            }
        }
        assert!(condensed > 100, "{condensed} times less was kept");
    }
}
