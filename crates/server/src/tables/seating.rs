//! Who sits at a table: joining, leaving, standing in. And its options.

use std::sync::Arc;

use innovation_bots::Kind;
use innovation_engine::Seat;
use innovation_text::Problem;

use super::options::TableOptions;
use super::room::Room;
use super::snapshot::{Change, Snapshot};
use crate::access::ids::VisitorId;
use crate::access::name;
use crate::error::Error;
use crate::store::{Holder, now};

/// Who comes to a seat.
#[derive(Clone)]
pub struct Guest {
    /// The visitor.
    pub id: VisitorId,
    /// Their name, once they have one.
    pub name: Option<String>,
    /// Number of seats that they may have at others' tables that have not begun.
    pub most_seats: usize,
}

impl Room {
    /// Gives a visitor the open seat of this secret; without one, any open seat of a listed table; or their own seats,
    /// in which bots stood in.
    pub async fn join(self: &Arc<Room>, guest: Guest, secret: Option<String>) -> Result<(), Error> {
        let id = guest.id.clone();
        // Each call gives one seat back.
        while left(&*self.join_once(guest.clone(), secret.clone()).await?, &id).is_some() {}
        Ok(())
    }

    async fn join_once(
        self: &Arc<Room>,
        guest: Guest,
        secret: Option<String>,
    ) -> Result<Arc<Snapshot>, Error> {
        self.act(move |truth| {
            let Guest {
                id,
                name,
                most_seats,
            } = guest.clone();
            let person = Holder::Person(id.clone(), None);
            if truth.seat_of(&id).is_some() {
                // Joining again does not give more time.
                return match left(truth, &id) {
                    Some(seat) => truth.reseat(seat, person, name).map(Some),
                    None => Ok(None),
                };
            }
            let seat = match &secret {
                Some(secret) => truth.invited(secret).ok_or(Problem::NotFound)?,
                None if truth.stored.options.listed => {
                    truth.open_seat().ok_or(Problem::SeatTaken)?
                }
                None => return Err(Problem::NotSeated.into()),
            };
            if truth.holder(seat) != Some(&Holder::Open) {
                return Err(Problem::SeatTaken.into());
            }
            if is_taken(truth, name.as_deref()) {
                return Err(Problem::NameReserved.into());
            }
            let mut step = truth.reseat(seat, person, name)?;
            if let Change::Reseat(.., most) = &mut step.change
                && truth.stored.owner != id
            {
                *most = Some(most_seats);
            }
            Ok(Some(step))
        })
        .await
    }

    /// Gives up a visitor's seats. Once the game has begun, bots stand in.
    pub async fn leave(self: &Arc<Room>, visitor: VisitorId) -> Result<(), Error> {
        let mine: Vec<Seat> = self.truth().await?.seats_of(&visitor).collect();
        if mine.is_empty() {
            return Err(Problem::NotSeated.into());
        }
        for seat in mine {
            let visitor = visitor.clone();
            self.act(move |truth| {
                let after = match &truth.table {
                    Some(_) if truth.is_over() => return Ok(None),
                    Some(_) => Holder::Person(visitor.clone(), Some(Kind::Normal)),
                    None => Holder::Open,
                };
                match truth.holder(seat) {
                    Some(Holder::Person(person, None)) if *person == visitor => {
                        truth.reseat(seat, after, None).map(Some)
                    }
                    _ => Ok(None),
                }
            })
            .await?;
        }
        Ok(())
    }

    /// Removes the table, if its game has not begun and nobody sits there. `false`: it is still there.
    pub async fn clear(self: &Arc<Room>, owner: &VisitorId) -> Result<bool, Error> {
        let truth = self.truth().await?;
        if !truth.is_deserted() || truth.stored.owner != *owner {
            return Ok(false);
        }
        // Somebody who has sat down in the meantime has raised the version.
        let version = truth.version();
        Ok(self.shared.store.remove_lobby(&self.id, version).await?)
    }

    /// The owner gives an open seat to a bot.
    pub async fn fill(
        self: &Arc<Room>,
        owner: VisitorId,
        seat: Seat,
        kind: Kind,
    ) -> Result<(), Error> {
        self.act(move |truth| {
            if truth.stored.owner != owner {
                return Err(Problem::NotOwner.into());
            }
            match truth.holder(seat) {
                Some(Holder::Open) => truth.reseat(seat, Holder::Bot(kind), None).map(Some),
                Some(_) => Err(Problem::SeatTaken.into()),
                None => Err(Problem::Unreadable.into()),
            }
        })
        .await?;
        Ok(())
    }

    /// The owner removes a player who is away: before the game from their seat, during the game by a bot that stands
    /// in until they come back.
    pub async fn remove(self: &Arc<Room>, owner: VisitorId, seat: Seat) -> Result<(), Error> {
        self.look_elsewhere().await;
        let here = self.here().get(seat.index()).copied().unwrap_or(false);
        self.act(move |truth| {
            if truth.stored.owner != owner {
                return Err(Problem::NotOwner.into());
            }
            let Some(Holder::Person(visitor, None)) = truth.holder(seat) else {
                return Err(Problem::NotAway.into());
            };
            if here || *visitor == owner || truth.is_over() {
                return Err(Problem::NotAway.into());
            }
            let after = match &truth.table {
                Some(_) => Holder::Person(visitor.clone(), Some(Kind::Normal)),
                None => Holder::Open,
            };
            truth.reseat(seat, after, None).map(Some)
        })
        .await?;
        Ok(())
    }

    /// Lets a bot stand in for the asked person, if they are overdue.
    pub async fn stand_in(self: &Arc<Room>, kind: Kind) -> Result<(), Error> {
        self.act(move |truth| {
            let progress = truth.stored.progress;
            let overdue = progress.due.is_some_and(|due| due <= now());
            let Some(seat) = truth.asked().filter(|_| overdue) else {
                return Ok(None);
            };
            match truth.holder(seat) {
                Some(Holder::Person(visitor, None)) => {
                    let after = Holder::Person(visitor.clone(), Some(kind));
                    truth.reseat(seat, after, None).map(Some)
                }
                _ => Ok(None),
            }
        })
        .await?;
        Ok(())
    }

    /// The owner changes the options.
    pub async fn set_options(
        self: &Arc<Room>,
        owner: VisitorId,
        options: TableOptions,
    ) -> Result<(), Error> {
        self.act(move |truth| match truth.stored.owner == owner {
            true => Ok(Some(truth.set_options(options))),
            false => Err(Problem::NotOwner.into()),
        })
        .await?;
        Ok(())
    }
}

/// A seat of a visitor in which a bot stands in.
fn left(truth: &Snapshot, visitor: &VisitorId) -> Option<Seat> {
    let mut mine = truth.seats_of(visitor);
    mine.find(|&seat| truth.bot_at(seat).is_some())
}

/// Whether another player at the table has a name that looks like this one.
fn is_taken(truth: &Snapshot, name: Option<&str>) -> bool {
    let Some(name) = name else {
        return false;
    };
    let others = truth.stored.seats.iter();
    let mut names = others.filter_map(|place| match place.holder {
        Holder::Person(..) => place.name.as_deref(),
        _ => None,
    });
    names.any(|other| name::look_alike(other, name))
}
