use crate::language::args::Args;
use crate::language::messages::*;
use crate::language::text::Text;

/// Why the server could not do what it was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Problem {
    /// The address does not exist.
    NotFound,
    /// The address exists, but not with this method.
    Method,
    /// The question has been answered, perhaps in another tab.
    Stale,
    /// Somebody else is asked.
    NotAsked,
    /// What was sent cannot be understood.
    Unreadable,
    /// What was sent is not JSON, from this line and column on.
    NotJson(usize, usize),
    /// A field of what was sent is missing or wrong.
    Field,
    /// There is no such option: there are so many.
    NoSuchOption(usize),
    /// The `Host` of the request is not a name of this server.
    Host,
    /// The form comes from another site, or is too old.
    CrossSite,
    /// The table has no seat of this visitor.
    NotSeated,
    /// Only the owner of the table can do that.
    NotOwner,
    /// Somebody else has the seat.
    SeatTaken,
    /// Seats are still open.
    NotBegun,
    /// The game is not over.
    NotOver,
    /// Nothing can be taken back.
    NoTakeBack,
    /// Hints are for practice.
    NoHint,
    /// No game can have these seats.
    Seats,
    /// A name is empty, has characters that are not for names, or is longer than this.
    Name(usize),
    /// The visitor has as many unfinished tables as anybody may have.
    Tables(usize),
    /// The visitor has uploaded as many records as anybody may.
    Records(usize),
    /// The visitor has as many pages open as anybody may have.
    Streams(usize),
    /// Too many requests. The number of seconds to wait.
    Rate(u64),
    /// What was sent is too large.
    Size,
    /// The text is not a record. The first wrong line, counted from 1.
    Record(usize),
    /// The token is unknown.
    Token,
    /// Something went wrong here.
    Internal,
    /// The server is being shut down.
    Closing,
    /// The name is that of a bot, or of another player at the table.
    NameReserved,
    /// The database does not take changes now.
    NotSaved,
    /// The database was lost while something was being saved.
    Uncertain,
    /// The database cannot be reached.
    Unreachable,
    /// The game was played by another version of the rules.
    OtherRules,
    /// The game was stopped after so many answers, without a winner.
    Ended(usize),
    /// A record has more answers than this.
    RecordLength(usize),
    /// Too much is being done at once.
    Busy,
    /// The player is not away.
    NotAway,
    /// The review of a game cannot be made.
    NoReview,
}

impl Text {
    /// What is wrong, in a sentence that says what to do about it.
    pub fn problem(&self, problem: Problem) -> String {
        let most = |most: usize| Args::new().with("count", most);
        let (message, args) = match problem {
            Problem::NotFound => (PROBLEM_NOT_FOUND, Args::new()),
            Problem::Method => (PROBLEM_METHOD, Args::new()),
            Problem::Stale => (PROBLEM_STALE, Args::new()),
            Problem::NotAsked => (PROBLEM_NOT_ASKED, Args::new()),
            Problem::Unreadable => (PROBLEM_UNREADABLE, Args::new()),
            Problem::NotJson(line, column) => (
                PROBLEM_JSON,
                Args::new().with("line", line).with("column", column),
            ),
            Problem::Field => (PROBLEM_FIELD, Args::new()),
            Problem::NoSuchOption(count) => (
                PROBLEM_NO_SUCH_OPTION,
                Args::new().with("last", count.saturating_sub(1)),
            ),
            Problem::Host => (PROBLEM_HOST, Args::new()),
            Problem::CrossSite => (PROBLEM_CROSS_SITE, Args::new()),
            Problem::NotSeated => (PROBLEM_NOT_SEATED, Args::new()),
            Problem::NotOwner => (PROBLEM_NOT_OWNER, Args::new()),
            Problem::SeatTaken => (PROBLEM_SEAT_TAKEN, Args::new()),
            Problem::NotBegun => (PROBLEM_NOT_BEGUN, Args::new()),
            Problem::NotOver => (PROBLEM_NOT_OVER, Args::new()),
            Problem::NoTakeBack => (PROBLEM_NO_TAKE_BACK, Args::new()),
            Problem::NoHint => (PROBLEM_NO_HINT, Args::new()),
            Problem::Seats => (PROBLEM_SEATS, Args::new()),
            Problem::Name(count) => (PROBLEM_NAME, most(count)),
            Problem::Tables(count) => (PROBLEM_TABLES, most(count)),
            Problem::Records(count) => (PROBLEM_RECORDS, most(count)),
            Problem::Streams(count) => (PROBLEM_STREAMS, most(count)),
            Problem::Rate(seconds) => (PROBLEM_RATE, Args::new().with("count", seconds)),
            Problem::Size => (PROBLEM_SIZE, Args::new()),
            Problem::Record(line) => (PROBLEM_RECORD, Args::new().with("line", line)),
            Problem::Token => (PROBLEM_TOKEN, Args::new()),
            Problem::Internal => (PROBLEM_INTERNAL, Args::new()),
            Problem::Closing => (PROBLEM_CLOSING, Args::new()),
            Problem::NameReserved => (PROBLEM_NAME_RESERVED, Args::new()),
            Problem::NotSaved => (PROBLEM_NOT_SAVED, Args::new()),
            Problem::Uncertain => (PROBLEM_UNCERTAIN, Args::new()),
            Problem::Unreachable => (PROBLEM_UNREACHABLE, Args::new()),
            Problem::OtherRules => (PROBLEM_OTHER_RULES, Args::new()),
            Problem::Ended(count) => (PROBLEM_ENDED, most(count)),
            Problem::RecordLength(count) => (PROBLEM_RECORD_LENGTH, most(count)),
            Problem::Busy => (PROBLEM_BUSY, Args::new()),
            Problem::NotAway => (PROBLEM_NOT_AWAY, Args::new()),
            Problem::NoReview => (PROBLEM_NO_REVIEW, Args::new()),
        };
        self.source(message, &args)
    }
}
