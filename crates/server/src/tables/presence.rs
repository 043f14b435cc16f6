//! Who has a table open, here and at other processes.

use std::slice;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use innovation_engine::Seat;
use tokio::runtime::Handle;
use tokio::sync::watch;

use super::room::Room;
use crate::spawn::spawn;
use crate::store::Seats;

/// Who has the table open.
#[derive(Clone, Copy, Default)]
pub struct Here {
    /// Number of open pages of each seat at this process.
    pages: [u16; 4],
    /// Which seats have it open at other processes.
    elsewhere: Seats,
}

impl Here {
    fn seats(&self) -> Seats {
        std::array::from_fn(|seat| self.pages[seat] > 0 || self.elsewhere[seat])
    }
}

/// Says that somebody listens, and which seat they have, for as long as it is held.
pub struct Presence {
    room: Arc<Room>,
    seat: Option<Seat>,
}

impl Room {
    /// Announces who has the table open.
    pub fn presence(&self) -> watch::Receiver<Here> {
        self.here.subscribe()
    }

    /// Which seats have the table open.
    pub fn here(&self) -> [bool; 4] {
        self.here.borrow().seats()
    }

    /// Notes that somebody listens.
    pub fn enter(self: &Arc<Room>, seat: Option<Seat>) -> Presence {
        self.listeners.fetch_add(1, Ordering::Relaxed);
        if let Some(seat) = seat {
            self.count_pages(seat, 1);
        }
        if self.shared.store.is_shared() {
            let room = self.clone();
            spawn(async move { room.look_elsewhere().await });
        }
        // Bots among themselves play while somebody watches.
        self.drive();
        Presence {
            room: self.clone(),
            seat,
        }
    }

    fn count_pages(self: &Arc<Room>, seat: Seat, change: i16) {
        let changed = self.here.send_if_modified(|here| {
            let Some(pages) = here.pages.get_mut(seat.index()) else {
                return false;
            };
            let before = *pages > 0;
            *pages = pages.saturating_add_signed(change);
            (*pages > 0) != before
        });
        // While the program ends, the runtime may already be gone.
        if changed && self.shared.store.is_shared() && Handle::try_current().is_ok() {
            let room = self.clone();
            spawn(async move { room.announce().await });
        }
    }

    /// Sends the other processes who has the table open here.
    pub(super) async fn announce(&self) {
        // One after the other, so that the last one is the newest.
        let _announcing = self.announcing.lock().await;
        let seats = self.here.borrow().pages.map(|pages| pages > 0);
        if let Err(error) = self.shared.store.set_presence(&self.id, seats).await {
            tracing::warn!(%error, "other processes were not told who is there");
        }
    }

    /// Whether anybody who sits at the table has it open here.
    pub(super) fn has_pages(&self) -> bool {
        self.here.borrow().pages.iter().any(|&pages| pages > 0)
    }

    /// Whether exactly one page of this process shows the table to this seat.
    pub fn has_one_page(&self, seat: Seat) -> bool {
        let here = self.here.borrow();
        here.pages.get(seat.index()) == Some(&1)
    }

    /// Notes who has the table open at other processes.
    pub(super) fn set_elsewhere(&self, seats: Seats) {
        self.here.send_if_modified(|here| {
            let before = here.seats();
            here.elsewhere = seats;
            here.seats() != before
        });
    }

    /// Asks who has the table open at other processes.
    pub(super) async fn look_elsewhere(&self) {
        if !self.shared.store.is_shared() {
            return;
        }
        match self.shared.store.presence(slice::from_ref(&self.id)).await {
            Ok(seats) => {
                let seats = seats.into_iter().next();
                self.set_elsewhere(seats.map(|(_, seats)| seats).unwrap_or_default());
            }
            Err(error) => tracing::warn!(%error, "it is not known who is at other processes"),
        }
    }

    /// Whether anybody listens.
    pub(super) fn has_listeners(&self) -> bool {
        self.listeners.load(Ordering::Relaxed) > 0
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.room.listeners.fetch_sub(1, Ordering::Relaxed);
        if let Some(seat) = self.seat {
            self.room.count_pages(seat, -1);
        }
    }
}
