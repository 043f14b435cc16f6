//! Setting up a table.

use std::str::FromStr;

use innovation_bots::Kind;
use innovation_engine::{Edition, Language, Settings};
use innovation_text::Problem;

use crate::access::ids::{self, TableId, VisitorId};
use crate::app::App;
use crate::error::Error;
use crate::store::{Holder, Progress, State, StoredSeat, StoredTable, now};
use crate::tables::options::TableOptions;
use crate::tables::room::progress_of;

/// Who is to sit at a seat: `me`, `open`, `bot:easy` …
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Whoever sets the table up.
    Me,
    /// Whoever comes.
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

/// The settings of a game as somebody wants it: with the edition in a word, or none for the usual one.
pub fn settings(
    chairs: &[Chair],
    teams: bool,
    edition: &str,
    open_boards: bool,
    language: Language,
) -> Result<Settings, Problem> {
    let players = u8::try_from(chairs.len()).map_err(|_| Problem::Seats)?;
    let mut settings = Settings::of(players, teams).map_err(|_| Problem::Seats)?;
    if !edition.is_empty() {
        settings.edition = Edition::from_word(edition).ok_or(Problem::Unreadable)?;
    }
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
}

impl Setup {
    /// Sets the table up.
    pub async fn set_up(self, app: &App, owner: &VisitorId) -> Result<TableId, Error> {
        let mine = self
            .chairs
            .iter()
            .filter(|chair| **chair == Chair::Me)
            .count();
        if mine > 1 || self.chairs.len() != usize::from(self.settings.players()) {
            return Err(Problem::Seats.into());
        }
        let holders = self.chairs.iter().map(|chair| match chair {
            Chair::Me => Holder::Person(owner.clone(), None),
            Chair::Open => Holder::Open,
            Chair::Bot(kind) => Holder::Bot(*kind),
        });
        let id = add(
            app,
            owner,
            self.settings,
            self.options,
            holders.collect(),
            None,
        )
        .await?;
        id.ok_or_else(|| Problem::Internal.into())
    }
}

/// Sets up a table for the people of another one, which is over; only the first who wants it does.
pub async fn again(app: &App, visitor: &VisitorId, id: &TableId) -> Result<TableId, Error> {
    let room = app.hub.room(id).await?;
    let (stored, seat) = room
        .look(|seated| (seated.stored.clone(), seated.seat_of(visitor)))
        .await?;
    if let Some(next) = stored.next {
        return Ok(next);
    }
    if stored.progress.state != State::Over {
        return Err(Problem::NotOver.into());
    }
    if seat.is_none() && stored.owner != *visitor {
        return Err(Problem::NotSeated.into());
    }
    let holders = stored.seats.into_iter().map(|place| match place.holder {
        // Who has left is asked anew.
        Holder::Person(_, Some(_)) => Holder::Open,
        holder => holder,
    });
    let before = Some(id.clone());
    let next = add(
        app,
        visitor,
        stored.settings,
        stored.options,
        holders.collect(),
        before,
    )
    .await?;
    room.read_again().await;
    match next {
        Some(next) => Ok(next),
        None => {
            let next = room.look(|seated| seated.stored.next.clone()).await?;
            next.ok_or_else(|| Problem::NotFound.into())
        }
    }
}

/// `None`: another table follows the one before already.
async fn add(
    app: &App,
    owner: &VisitorId,
    settings: Settings,
    options: TableOptions,
    holders: Vec<Holder>,
    before: Option<TableId>,
) -> Result<Option<TableId>, Error> {
    let most = app.config.limits.tables;
    if app.store.unfinished(owner).await? >= most as i64 {
        return Err(Problem::Tables(most).into());
    }
    app.store.greet(owner).await?;
    let seat = |holder: Holder| StoredSeat {
        holder,
        name: None,
        secret: ids::random::<16>(),
        seen: 0,
    };
    let mut table = StoredTable {
        id: TableId::random(),
        owner: owner.clone(),
        settings,
        seed: rand::random(),
        options,
        progress: Progress {
            state: State::Open,
            asked: None,
            turn: None,
            due: None,
            open: true,
        },
        changed: now(),
        next: None,
        seats: holders.into_iter().map(seat).collect(),
    };
    table.progress = progress_of(&table)?;
    let id = table.id.clone();
    if !app.store.add_table(table, before).await? {
        return Ok(None);
    }
    app.hub.room(&id).await?.wake_bots().await;
    Ok(Some(id))
}
