//! Setting up a table.

use std::str::FromStr;

use innovation_bots::Kind;
use innovation_engine::{Edition, Language, RULES_VERSION, Settings};
use innovation_text::Problem;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::access::ids::{self, TableId, VisitorId};
use crate::app::App;
use crate::error::Error;
use crate::store::{Added, Holder, LogRow, Progress, StoredSeat, StoredTable, Version, now};
use crate::tables::options::TableOptions;
use crate::tables::snapshot::Snapshot;

/// Who is to sit at a seat: `me`, `open`, `bot:easy` …
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// The visitor who sets the table up.
    Me,
    /// Open: the next visitor who joins.
    Open,
    /// A bot.
    Bot(Kind),
}

impl FromStr for Chair {
    type Err = Problem;

    fn from_str(word: &str) -> Result<Chair, Problem> {
        match word {
            "me" => Ok(Chair::Me),
            "open" => Ok(Chair::Open),
            word => {
                let kind = word.strip_prefix("bot:").and_then(Kind::from_name);
                kind.map(Chair::Bot).ok_or(Problem::Seats)
            }
        }
    }
}

/// Whether several people at one screen are to play.
pub fn is_hot_seat(chairs: &[Chair]) -> bool {
    let mine = chairs.iter().filter(|chair| **chair == Chair::Me);
    mine.count() > 1
}

/// The settings of a game as somebody wants it.
pub fn settings(
    chairs: &[Chair],
    teams: bool,
    edition: Edition,
    open_boards: bool,
    language: Language,
) -> Result<Settings, Problem> {
    let players = u8::try_from(chairs.len()).map_err(|_| Problem::Seats)?;
    let mut settings = Settings::of(players, teams).map_err(|_| Problem::Seats)?;
    settings.edition = edition;
    settings.open_boards = open_boards;
    settings.language = language;
    Ok(settings)
}

/// A table as somebody wants it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The seats, in order.
    pub chairs: Vec<Chair>,
    /// The settings of the game, for as many players.
    pub settings: Settings,
    /// Its other options.
    pub options: TableOptions,
    /// The seed of the deal, where it is not to be random.
    pub seed: Option<u64>,
}

impl Setup {
    /// Sets the table up.
    pub async fn set_up(self, app: &App, owner: &VisitorId) -> Result<TableId, Error> {
        self.set_up_after(Vec::new(), app, owner).await
    }

    /// Sets the table up with a game in which these answers have been given. They must fit settings and seed.
    pub async fn set_up_after(
        self,
        answers: Vec<LogRow>,
        app: &App,
        owner: &VisitorId,
    ) -> Result<TableId, Error> {
        if self.chairs.len() != usize::from(self.settings.players()) {
            return Err(Problem::Seats.into());
        }
        let holders = self.chairs.iter().map(|chair| match chair {
            Chair::Me => Holder::Person(owner.clone(), None),
            Chair::Open => Holder::Open,
            Chair::Bot(kind) => Holder::Bot(*kind),
        });
        let holders = holders.collect();
        let beginning = Beginning {
            settings: self.settings,
            seed: self.seed,
            answers,
        };
        let id = add(app, owner, beginning, self.options, holders, None).await?;
        id.ok_or_else(|| Problem::Internal.into())
    }
}

/// Sets up a table for the people of another one, which is over; only the first who wants it does.
pub async fn again(app: &App, visitor: &VisitorId, id: &TableId) -> Result<TableId, Error> {
    let room = app.hub.room(id).await?;
    let shown = room.shown().await?;
    let stored = &shown.stored;
    if let Some(next) = &stored.next {
        return Ok(next.clone());
    }
    if !shown.is_over() {
        return Err(Problem::NotOver.into());
    }
    if shown.seat_of(visitor).is_none() && stored.owner != *visitor {
        return Err(Problem::NotSeated.into());
    }
    let holders = stored.seats.iter().map(|place| match &place.holder {
        // The seats of people who left are open.
        Holder::Person(_, Some(_)) => Holder::Open,
        holder => holder.clone(),
    });
    let holders = holders.collect();
    let before = Some(id.clone());
    let beginning = Beginning {
        settings: stored.settings,
        seed: None,
        answers: Vec::new(),
    };
    let next = add(app, visitor, beginning, stored.options, holders, before).await?;
    let shown = room.refresh().await?;
    let next = next.or_else(|| shown.stored.next.clone());
    next.ok_or_else(|| Problem::NotFound.into())
}

/// How a game begins.
struct Beginning {
    settings: Settings,
    seed: Option<u64>,
    answers: Vec<LogRow>,
}

/// Adds the table. `None` if the table before it already has a rematch.
async fn add(
    app: &App,
    owner: &VisitorId,
    beginning: Beginning,
    options: TableOptions,
    holders: Vec<Holder>,
    before: Option<TableId>,
) -> Result<Option<TableId>, Error> {
    let seat = |holder: Holder| StoredSeat {
        holder,
        name: None,
        secret: ids::random::<16>(),
        early: Default::default(),
    };
    let table = StoredTable {
        id: TableId::random(),
        owner: owner.clone(),
        settings: beginning.settings,
        rules: RULES_VERSION,
        seed: match beginning.seed {
            Some(seed) => seed,
            None => seed()?,
        },
        options,
        version: Version::default(),
        progress: Progress::LOBBY,
        changed: now(),
        next: None,
        seats: holders.into_iter().map(seat).collect(),
    };
    let log = beginning.answers;
    let table = Snapshot::new(table, log.clone())?.stored;
    let id = table.id.clone();
    let most = app.config.limits.tables;
    match app.store.add_begun(table, log, before, most).await? {
        Added::Yes => {}
        Added::Exists => return Ok(None),
        Added::TooMany => return Err(Problem::Tables(most).into()),
    }
    app.hub.room(&id).await?.drive();
    Ok(Some(id))
}

/// The seed of a game, from the generator of the operating system. It has 64 bits, all that the engine takes.
fn seed() -> Result<u64, Error> {
    let seed = SysRng.try_next_u64();
    seed.map_err(|error| Error::Cut(error.to_string()))
}
