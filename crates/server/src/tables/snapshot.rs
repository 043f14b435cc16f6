//! A table at one version: an immutable value that any number of readers share.
//!
//! To act on it is to make the next one. Nothing here waits, and nothing reads the clock but for the time at which a
//! bot stands in.

use std::sync::{Arc, OnceLock};

use innovation_bots::Kind;
use innovation_engine::{
    AnswerError, Choice, Decision, Game, Ply, RULES_VERSION, Seat, View, What,
};
use innovation_table::{Player, Table};
use innovation_text::{Problem, Text};
use sha2::{Digest, Sha256};

use super::course::{Standing, course};
use super::hint::Hint;
use super::opening::{in_turn, is_opening};
use super::options::TableOptions;
use crate::access::ids::VisitorId;
use crate::error::Error;
use crate::store::{
    EarlyChoice, Holder, LogRow, LoggedDeed, Progress, Stage, StoredSeat, StoredTable, Version, now,
};

/// A game with this many answers ends without a winner. No real game has a thousand.
pub const MOST_ANSWERS: usize = 3_000;

/// A table at one version.
#[derive(Clone)]
pub struct Snapshot {
    /// The table as it is stored, without its log.
    pub stored: StoredTable,
    /// The game; `None` while seats are open.
    pub table: Option<Table>,
    /// Why nobody can play on, although the game has no outcome.
    pub closed: Option<Closed>,
    /// The hint for each asked player, if they wanted one.
    pub(super) hints: [Option<Arc<Hint>>; 4],
    /// Whether what follows the last answer is not shown yet. See [`Snapshot::concealed`].
    pub is_concealed: bool,
    /// Who can take back their last answer, whether the table is for practice or not.
    can_take_back: Option<Seat>,
    /// Number of rows of the log, by seat.
    pub(super) rows: [i64; 4],
    course: OnceLock<Vec<Standing>>,
}

/// Through whose eyes a visitor sees a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Eyes {
    /// The seat.
    pub seat: Seat,
    /// The asked player, if the screen has to be handed to them first.
    pub hand_over: Option<Seat>,
}

/// Why nobody can play on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Closed {
    /// The game was stopped after [`MOST_ANSWERS`].
    TooLong,
    /// These rows, the end of the log, cannot be replayed: under the rules of this program the first of them means
    /// something else.
    OtherRules(Vec<LogRow>),
}

/// A change of a table, and the snapshot after it.
pub struct Proposal {
    /// What is to be written.
    pub change: Change,
    /// The table once it is written.
    pub next: Snapshot,
}

/// What is to be written.
pub enum Change {
    /// A row of the log.
    Append(LogRow),
    /// Rows of the log, possibly none, and the early choices of these seats after them.
    Early(Vec<LogRow>, Vec<(Seat, EarlyChoice)>),
    /// Another holder of a seat. With a number, it is refused if they already have that many seats in others' lobbies.
    Reseat(Seat, Holder, Option<usize>),
    /// Other options.
    Options(TableOptions),
}

/// A bot that is asked.
pub struct BotTurn {
    /// Its seat.
    pub seat: Seat,
    /// Which bot it is.
    pub kind: Kind,
    /// All that it may know.
    pub view: View,
    /// What it is asked.
    pub decision: Decision,
    /// Whether everybody may know that it is asked.
    pub openly: bool,
}

impl Snapshot {
    /// Replays the log of a table.
    pub fn replay(mut stored: StoredTable, mut log: Vec<LogRow>) -> Result<Snapshot, Error> {
        let broken = |error: String| Error::Replay(stored.id.to_string(), error);
        // Rows may have been added after the table was read.
        log.truncate(usize::try_from(stored.version.sequence).unwrap_or(0));
        if log.len() as i64 != stored.version.sequence {
            let problem = format!("{} rows for version {:?}", log.len(), stored.version);
            return Err(broken(problem));
        }
        let mut answers = Vec::with_capacity(log.len());
        let rows = counted([0; 4], &log);
        for entry in log {
            match entry.deed {
                LoggedDeed::TakeBack(remain) => answers.truncate(remain),
                _ => answers.push(entry),
            }
        }
        let mut closed = None;
        let table = match players(&stored) {
            Some(players) => {
                let mut game = Game::new(stored.settings, stored.seed);
                let taken = answers.iter().take_while(|entry| take(&mut game, entry));
                let taken = taken.count();
                if taken < answers.len() {
                    closed = Some(Closed::OtherRules(answers.split_off(taken)));
                }
                let table = Table::with_game(game, players);
                Some(table.map_err(|error| broken(error.to_string()))?)
            }
            None if answers.is_empty() => None,
            None => return Err(broken("answers, but open seats".to_owned())),
        };
        // What the log leads to is the truth; only the time at which a bot stands in is not in it.
        let Progress { due, held, .. } = stored.progress;
        let mut snapshot = Snapshot::of(stored.clone(), rows, table, closed);
        stored.progress = Progress {
            due,
            held,
            ..snapshot.progress(due)
        };
        snapshot.stored = stored;
        Ok(snapshot)
    }

    /// The table after the rows that another process has added to the log. `None`: all of it has to be replayed.
    pub fn follow(&self, mut stored: StoredTable, mut log: Vec<LogRow>) -> Option<Snapshot> {
        let added = stored.version.sequence - self.version().sequence;
        log.truncate(usize::try_from(added).ok()?);
        if self.closed.is_some() || log.len() as i64 != added {
            return None;
        }
        let players = players(&stored)?;
        let mut game = self.table.as_ref()?.game().clone();
        if !log.iter().all(|entry| take(&mut game, entry)) {
            return None;
        }
        let table = Table::with_game(game, players).ok()?;
        let Progress { due, held, .. } = stored.progress;
        let rows = counted(self.rows, &log);
        let mut snapshot = Snapshot::of(stored.clone(), rows, Some(table), None);
        stored.progress = Progress {
            due,
            held,
            ..snapshot.progress(due)
        };
        snapshot.stored = stored;
        if log.is_empty() {
            snapshot.hints = self.hints.clone();
        }
        Some(snapshot)
    }

    /// The table before the effect in which bots may still be asked, as it is shown now.
    pub fn before_effect(&self) -> Option<Snapshot> {
        let table = self.table.as_ref()?;
        let mut answers = table.history().len();
        let before = loop {
            answers = answers.checked_sub(1)?;
            let game = table.game_after(answers)?;
            let before = Table::with_game(game, table.players().to_vec()).ok()?;
            if before.asked_openly() {
                break before;
            }
        };
        Some(Snapshot::of(self.stored.clone(), self.rows, Some(before), None).concealed())
    }

    /// A new table, which goes on with the game of this log.
    pub fn new(mut stored: StoredTable, log: Vec<LogRow>) -> Result<Snapshot, Error> {
        stored.version.sequence = log.len() as i64;
        let mut snapshot = Snapshot::replay(stored, log)?;
        let due = snapshot.due();
        snapshot.stored.progress = snapshot.progress(due);
        Ok(snapshot)
    }

    pub(super) fn of(
        stored: StoredTable,
        rows: [i64; 4],
        table: Option<Table>,
        closed: Option<Closed>,
    ) -> Snapshot {
        let answers = table
            .as_ref()
            .map_or(0, |table| table.game().history().len());
        let too_long = || (answers >= MOST_ANSWERS).then_some(Closed::TooLong);
        let mut snapshot = Snapshot {
            stored,
            table,
            closed: closed.or_else(too_long),
            hints: Default::default(),
            is_concealed: false,
            can_take_back: None,
            rows,
            course: OnceLock::new(),
        };
        if snapshot.closed.is_none()
            && let Some(table) = &snapshot.table
        {
            let last = table.game().history().last().map(|ply| ply.seat);
            snapshot.can_take_back = last.filter(|&seat| table.can_take_back(seat).is_some());
        }
        snapshot
    }

    /// The version.
    pub fn version(&self) -> Version {
        self.stored.version
    }

    /// The same table as it is shown while bots carry out their parts of an effect: the last answer has been given, and
    /// nothing that followed from it is visible. Whether a bot was asked must stay secret.
    pub fn concealed(&self) -> Snapshot {
        Snapshot {
            is_concealed: true,
            hints: Default::default(),
            can_take_back: None,
            ..self.clone()
        }
    }

    // What it shows

    /// All that this seat may know. `None` while seats are open.
    pub fn view(&self, seat: Seat) -> Option<View> {
        let game = self.table.as_ref()?.game();
        if self.asks_early(seat) {
            return in_turn(game, seat);
        }
        let mut view = game.view(seat)?;
        if self.is_concealed || self.closed.is_some() {
            view.decision = None;
        }
        if let Some((_, Choice::Card(card))) = self.early_option(seat) {
            view.first_meld = Some(card);
        }
        Some(view)
    }

    /// Whether this seat has a question to answer.
    pub fn asks(&self, seat: Seat) -> bool {
        self.asked() == Some(seat) || self.asks_early(seat)
    }

    /// Who is asked by the rules.
    pub fn asked(&self) -> Option<Seat> {
        let table = self.table.as_ref()?;
        let asked = table.asked()?;
        (!self.is_concealed && self.closed.is_none()).then_some(asked)
    }

    /// Who is asked, if everybody may know.
    pub fn asked_openly(&self) -> Option<Seat> {
        let openly = self.table.as_ref().is_some_and(Table::asked_openly);
        self.asked().filter(|_| openly)
    }

    /// Whether the game is over, with a winner or without.
    pub fn is_over(&self) -> bool {
        let outcome = self.table.as_ref().map(|table| table.game().outcome());
        outcome.flatten().is_some() || self.closed.is_some()
    }

    /// The answers so far, with what then happened.
    pub fn history(&self) -> &[Arc<Ply>] {
        self.table
            .as_ref()
            .map_or(&[], |table| table.game().history())
    }

    /// How the game went, once it is over.
    pub fn course(&self) -> &[Standing] {
        self.course.get_or_init(|| match &self.table {
            Some(table) if self.is_over() => course(&table.game().record()),
            _ => Vec::new(),
        })
    }

    /// The text of the record of a game that is over.
    pub fn record(&self) -> Result<String, Problem> {
        let table = self.table.as_ref().ok_or(Problem::NotBegun)?;
        if !self.is_over() {
            return Err(Problem::NotOver);
        }
        let record = table.record().to_string();
        match &self.closed {
            Some(Closed::OtherRules(rest)) => Ok(with_rest(&record, self.stored.rules, rest)),
            _ => Ok(record),
        }
    }

    /// Whether this seat can take back its last answer.
    pub fn can_take_back(&self, seat: Seat) -> bool {
        if self.is_concealed || self.closed.is_some() {
            return false;
        }
        if self.is_opening() {
            return self.has_chosen(seat);
        }
        let practice = self.stored.options.practice;
        let any = || {
            self.table
                .as_ref()
                .and_then(|table| table.can_go_back(seat))
        };
        self.can_take_back == Some(seat) || practice && any().is_some()
    }

    /// The number of the question to this seat. It does not reveal how many came before: how often others were asked
    /// can reveal what they hold. It is below 2 to the power of 48, so that every JSON reader keeps it exactly.
    ///
    /// The number of a first meld changes with what the seat itself does, and not with what others choose meanwhile.
    pub fn number(&self, seat: Seat) -> i64 {
        let mut hash = Sha256::new();
        hash.update(self.stored.id.as_str());
        hash.update(self.stored.seed.to_be_bytes());
        match self.early(seat).filter(|_| self.is_opening()) {
            Some(early) => {
                let deeds = self.rows[seat.index()] + early.count;
                hash.update([seat.index() as u8]);
                hash.update(deeds.to_be_bytes());
            }
            None => hash.update(self.stored.version.sequence.to_be_bytes()),
        }
        let hash = hash.finalize();
        hash[..6]
            .iter()
            .fold(0, |number, &byte| number << 8 | i64::from(byte))
    }

    /// The seed of the bot at a seat. It is the same for the whole game and at every process, so that a bot that is made
    /// anew follows the same plan. Nothing about the cards can be learned from it.
    pub fn bot_seed(&self, seat: Seat) -> u64 {
        let mut hash = Sha256::new();
        hash.update("bot");
        hash.update(self.stored.id.as_str());
        hash.update(self.stored.seed.to_be_bytes());
        hash.update([seat.index() as u8]);
        let hash = hash.finalize();
        hash[..8]
            .iter()
            .fold(0, |seed, &byte| seed << 8 | u64::from(byte))
    }

    // Who sits there

    /// Who has this seat.
    pub fn holder(&self, seat: Seat) -> Option<&Holder> {
        let place = self.stored.seats.get(seat.index());
        place.map(|place| &place.holder)
    }

    /// Which bot plays at this seat, for itself or for somebody.
    pub fn bot_at(&self, seat: Seat) -> Option<Kind> {
        match self.holder(seat)? {
            Holder::Bot(kind) => Some(*kind),
            Holder::Person(_, stand_in) => *stand_in,
            Holder::Open => None,
        }
    }

    /// The seats of a visitor: several, where people share a screen.
    pub fn seats_of(&self, visitor: &VisitorId) -> impl Iterator<Item = Seat> {
        let seats = self.stored.settings.seats().zip(&self.stored.seats);
        seats.filter_map(move |(seat, place)| {
            (person(&place.holder) == Some(visitor)).then_some(seat)
        })
    }

    /// The seat of a visitor. Of several, the first.
    pub fn seat_of(&self, visitor: &VisitorId) -> Option<Seat> {
        self.seats_of(visitor).next()
    }

    /// The seat for which a visitor acts: the asked seat, if it is theirs, else their first one.
    pub fn acting_seat(&self, visitor: &VisitorId) -> Option<Seat> {
        let asked = self.seats_of(visitor).find(|&seat| self.asks(seat));
        asked.or_else(|| self.seat_of(visitor))
    }

    /// The seat whose view a visitor gets. Where people share a screen, `at_screen` is the seat of the person who looks,
    /// and only that hand is shown. If another of them is asked, the screen is handed over first.
    pub fn eyes(&self, visitor: &VisitorId, at_screen: Option<Seat>) -> Eyes {
        let mine: Vec<Seat> = self.seats_of(visitor).collect();
        let at_screen = match mine.as_slice() {
            [seat] => Some(*seat),
            _ => at_screen.filter(|seat| mine.contains(seat)),
        };
        let asked = mine.iter().copied().find(|&seat| self.asks(seat));
        Eyes {
            seat: at_screen.unwrap_or(Seat::WATCHER),
            hand_over: asked.filter(|asked| at_screen != Some(*asked)),
        }
    }

    /// Whether the game has not begun and no person sits here.
    pub fn is_deserted(&self) -> bool {
        let person = |place: &StoredSeat| matches!(place.holder, Holder::Person(..));
        self.table.is_none() && self.seats(person).is_none()
    }

    /// Whether a person plays here for whom no bot stands in.
    pub fn has_people(&self) -> bool {
        let person = |place: &StoredSeat| matches!(place.holder, Holder::Person(_, None));
        self.seats(person).is_some()
    }

    /// The seat to which a secret invites.
    pub fn invited(&self, secret: &str) -> Option<Seat> {
        self.seats(|place| place.secret == secret)
    }

    /// A seat that nobody has.
    pub fn open_seat(&self) -> Option<Seat> {
        self.seats(|place| place.holder == Holder::Open)
    }

    fn seats(&self, is: impl Fn(&StoredSeat) -> bool) -> Option<Seat> {
        self.stored.seats.iter().position(is).and_then(Seat::new)
    }

    /// The seat of the bot that is asked, and whether everybody may know.
    pub fn bot_asked(&self) -> Option<(Seat, bool)> {
        if self.closed.is_some() {
            return None;
        }
        let table = self.table.as_ref()?;
        let seat = table.asked()?;
        self.bot_at(seat).map(|_| (seat, table.asked_openly()))
    }

    /// The bot that is asked, with all that it needs to answer.
    pub fn bot_turn(&self) -> Option<BotTurn> {
        let (seat, openly) = self.bot_asked()?;
        let game = self.table.as_ref()?.game();
        Some(BotTurn {
            seat,
            kind: self.bot_at(seat)?,
            view: game.view(seat)?,
            decision: game.decision()?,
            openly,
        })
    }

    /// The bots that had a part in what followed from the last answer, asked or not.
    pub fn bots_in_effect(&self) -> Vec<Kind> {
        let Some(table) = &self.table else {
            return Vec::new();
        };
        let mut bots: Vec<Kind> = Vec::new();
        let events = self.history().last().map(|ply| ply.events.as_slice());
        for event in events.unwrap_or_default() {
            if matches!(event.what, What::Effect { .. }) {
                bots.extend(self.bot_at(event.by));
            }
        }
        if !table.asked_openly() {
            bots.extend(table.asked().and_then(|seat| self.bot_at(seat)));
        }
        bots
    }

    // How it changes

    fn playing(&self) -> Result<&Table, Problem> {
        match &self.closed {
            Some(Closed::TooLong) => Err(Problem::Ended(MOST_ANSWERS)),
            Some(Closed::OtherRules(_)) => Err(Problem::OtherRules),
            None => self.table.as_ref().ok_or(Problem::NotBegun),
        }
    }

    /// An answer to the question of this number.
    pub fn answer(&self, seat: Seat, number: i64, option: usize) -> Result<Proposal, Error> {
        let table = self.playing()?;
        if self.number(seat) != number {
            return Err(Problem::Stale.into());
        }
        if self.asks_early(seat) {
            return self.choose_early(seat, option);
        }
        let mut table = table.clone();
        let mut log = vec![self.answer_at(&mut table, seat, option)?];
        // Those who are asked next may have chosen already.
        let mut early = Vec::new();
        while is_opening(table.game())
            && let Some(next) = table.asked()
            && let Some((option, _)) = self.early_option(next)
        {
            log.push(self.answer_at(&mut table, next, option)?);
            // The row of the log counts instead.
            early.push((next, self.early_after(next, None, -1)));
        }
        Ok(self.played(log, early, table))
    }

    fn answer_at(&self, table: &mut Table, seat: Seat, option: usize) -> Result<LogRow, Error> {
        let ply = table.answer(seat, option).map_err(|error| match error {
            AnswerError::Over => Problem::Stale,
            AnswerError::NotAsked { .. } => Problem::NotAsked,
            AnswerError::NoSuchOption { count, .. } => Problem::NoSuchOption(count),
        })?;
        Ok(row_of(ply))
    }

    /// A take-back of this seat's last answer.
    pub fn take_back(&self, seat: Seat, number: i64) -> Result<Proposal, Error> {
        let mut table = self.playing()?.clone();
        if self.number(seat) != number {
            return Err(Problem::Stale.into());
        }
        if self.early_option(seat).is_some() {
            return Ok(self.chosen(seat, self.early_after(seat, None, 1)));
        }
        let is_opening = self.is_opening();
        let remain = match is_opening || self.stored.options.practice {
            true => table.go_back(seat),
            false => table.take_back(seat),
        };
        let remain = remain.ok_or(Problem::NoTakeBack)?;
        // What others have chosen at the same time stays chosen.
        let others = self.history()[remain..]
            .iter()
            .filter(|ply| ply.seat != seat);
        let others = others.filter(|_| is_opening);
        let early = others.map(|ply| {
            let meaning = ply.answer().meaning;
            (ply.seat, self.early_after(ply.seat, Some(meaning), 0))
        });
        let early = early.collect();
        let deed = LoggedDeed::TakeBack(remain);
        Ok(self.played(vec![LogRow { seat, deed }], early, table))
    }

    fn played(&self, log: Vec<LogRow>, early: Vec<(Seat, EarlyChoice)>, table: Table) -> Proposal {
        let mut stored = self.stored.clone();
        for (seat, choice) in &early {
            stored.set_early(*seat, choice.clone());
        }
        let rows = counted(self.rows, &log);
        let version = self.version();
        let (version, change) = match (log.as_slice(), early.is_empty()) {
            ([entry], true) => (version.next_sequence(), Change::Append(entry.clone())),
            _ => (version.with_early(log.len()), Change::Early(log, early)),
        };
        stored.version = version;
        let mut next = Snapshot::of(stored, rows, Some(table), None);
        next.stored.progress = next.progress(next.due());
        if next.stored.progress.open {
            next.stored.changed = now();
        }
        Proposal { change, next }
    }

    /// Another holder of a seat, and the name of a person who takes it.
    pub fn reseat(
        &self,
        seat: Seat,
        holder: Holder,
        name: Option<String>,
    ) -> Result<Proposal, Error> {
        let mut stored = self.stored.clone();
        stored.version.epoch += 1;
        let place = stored
            .seats
            .get_mut(seat.index())
            .ok_or(Problem::NotFound)?;
        let same_person =
            person(&place.holder).is_some() && person(&place.holder) == person(&holder);
        let returns = same_person && matches!(holder, Holder::Person(_, None));
        place.holder = holder.clone();
        place.early.meaning = None;
        if !same_person {
            place.name = name;
        }
        let table = match &self.table {
            Some(table) => Some(table.clone()),
            None => match players(&stored) {
                Some(players) => {
                    let table = Table::new(stored.settings, stored.seed, players);
                    Some(table.map_err(|error| self.broken(&error.to_string()))?)
                }
                None => None,
            },
        };
        let begins = table.is_some() && self.table.is_none();
        let mut next = Snapshot::of(stored, self.rows, table, self.closed.clone());
        // The time of a player who was asked before runs on: only moves change it. A player who takes the seat back
        // from a bot has a new question.
        let due = match begins || returns && next.asked() == Some(seat) {
            true => next.due(),
            false => self.stored.progress.due,
        };
        next.stored.progress = next.progress(due);
        Ok(Proposal {
            change: Change::Reseat(seat, holder, None),
            next,
        })
    }

    /// Other options. A practice table stays one, and the time of the asked player is not shortened.
    pub fn set_options(&self, options: TableOptions) -> Proposal {
        let mut stored = self.stored.clone();
        stored.version.epoch += 1;
        let before = stored.options;
        let options = TableOptions {
            practice: before.practice,
            ..options
        };
        stored.options = options;
        let mut next = Snapshot::of(stored, self.rows, self.table.clone(), self.closed.clone());
        let due = match (self.stored.progress.due, before.patience, options.patience) {
            (Some(due), Some(before), Some(after)) => {
                Some(due + 60 * i64::from(after.saturating_sub(before)))
            }
            // A table that had no patience counts it from the next question on.
            _ => None,
        };
        next.stored.progress = next.progress(due);
        Proposal {
            change: Change::Options(options),
            next,
        }
    }

    /// When a bot stands in for a person who is asked now.
    fn due(&self) -> Option<i64> {
        let minutes = self.stored.options.patience?;
        Some(now() + 60 * i64::from(minutes))
    }

    pub(super) fn progress(&self, due: Option<i64>) -> Progress {
        let Some(table) = &self.table else {
            return Progress::LOBBY;
        };
        let Some(asked) = table.asked().filter(|_| self.closed.is_none()) else {
            return Progress::OVER;
        };
        let bot = self.bot_at(asked).is_some();
        Progress {
            state: if bot { Stage::Bot } else { Stage::Person },
            asked: Some(asked),
            turn: (!self.is_opening()).then(|| table.game().state().turn()),
            due: due.filter(|_| !bot),
            held: self.stored.progress.held,
            open: table.asked_openly(),
        }
    }

    fn broken(&self, problem: &str) -> Error {
        Error::Replay(self.stored.id.to_string(), problem.to_owned())
    }
}

fn person(holder: &Holder) -> Option<&VisitorId> {
    match holder {
        Holder::Person(visitor, _) => Some(visitor),
        _ => None,
    }
}

/// The row of an answer.
fn row_of(ply: &Ply) -> LogRow {
    let answer = ply.answer();
    LogRow {
        seat: ply.seat,
        deed: LoggedDeed::Answer {
            place: answer.index,
            meaning: answer.meaning,
        },
    }
}

/// The number of rows of each seat, after these rows are added.
fn counted(mut rows: [i64; 4], log: &[LogRow]) -> [i64; 4] {
    for entry in log {
        if let Some(count) = rows.get_mut(entry.seat.index()) {
            *count += 1;
        }
    }
    rows
}

/// Takes an answer of the log, if it still means what it meant.
fn take(game: &mut Game, entry: &LogRow) -> bool {
    let LoggedDeed::Answer { place, meaning } = &entry.deed else {
        return false;
    };
    let question = game.question();
    let fits = question.is_some_and(|question| {
        question.seat == entry.seat
            && question
                .option(*place)
                .is_some_and(|choice| choice.to_string() == *meaning)
    });
    fits && game.answer_openly(*place).is_ok()
}

/// A record that goes on with answers that this program cannot follow.
fn with_rest(record: &str, rules: u32, rest: &[LogRow]) -> String {
    let own = format!("rules {RULES_VERSION}");
    let lines = record.lines().map(|line| match line == own {
        true => format!("rules {rules}\n"),
        false => format!("{line}\n"),
    });
    let answers = rest.iter().filter_map(|entry| match &entry.deed {
        LoggedDeed::Answer { place, meaning } => {
            Some(format!("{} {place} {meaning}\n", entry.seat))
        }
        LoggedDeed::TakeBack(_) | LoggedDeed::Unknown => None,
    });
    lines.chain(answers).collect()
}

/// Who plays; `None` while seats are open. A person without a name is called by number.
fn players(stored: &StoredTable) -> Option<Vec<Player>> {
    let text = Text::of(stored.settings.language);
    let player = |(seat, place): (Seat, &StoredSeat)| match &place.holder {
        Holder::Open => None,
        Holder::Person(..) => {
            let name = stored.name_at(seat).map(str::to_owned);
            Some(Player::Person(
                name.unwrap_or_else(|| text.player_number(seat)),
            ))
        }
        Holder::Bot(kind) => Some(Player::Bot(*kind)),
    };
    let seats = stored.settings.seats().zip(&stored.seats);
    seats.map(player).collect()
}
