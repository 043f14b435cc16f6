use std::fmt;

use serde::{Deserialize, Serialize};

/// A place at the table. Seats are numbered clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The four seats.
    pub const ALL: [Seat; 4] = [Seat(0), Seat(1), Seat(2), Seat(3)];

    /// The seat of the watchers, who do not play. They see what everybody may see.
    pub const WATCHER: Seat = Seat(4);

    /// The seat of this number, counted from 0.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < 4 {
            Some(Seat(index as u8))
        } else {
            None
        }
    }

    /// The number of the seat, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether this is the seat of a player, not of the watchers.
    pub fn plays(self) -> bool {
        self != Seat::WATCHER
    }

    /// The partner in a game of teams: the player across the table.
    pub const fn partner(self) -> Seat {
        Seat(self.0 ^ 2)
    }

    /// All seats of a table for `players`, beginning at the left of this one and ending with it.
    pub(crate) fn clockwise_after(self, players: u8) -> impl Iterator<Item = Seat> {
        self.clockwise(1..players + 1, players)
    }

    /// The seats so many steps to the left of this one.
    pub(crate) fn clockwise(
        self,
        steps: std::ops::Range<u8>,
        players: u8,
    ) -> impl Iterator<Item = Seat> + use<> {
        steps.map(move |step| {
            let next = self.0 + step;
            Seat(if next < players { next } else { next - players })
        })
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(index: u8) -> Result<Seat, String> {
        Seat::new(index as usize).ok_or_else(|| format!("no seat {index}: seats are 0 to 3"))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}
