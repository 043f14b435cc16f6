use crate::{Icon, Seat, SeatSet, Settings, State, View};

/// The seats that a Dogma action affects. Decided when the action begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Affected {
    /// The seats that execute the shared effects, including the player on turn.
    pub sharing: SeatSet,
    /// The opponents who execute the demands.
    pub demanded: SeatSet,
}

impl Affected {
    /// The rule: every player who [shares](Affected::shares) executes the shared effects. The demands affect all other
    /// opponents.
    #[inline]
    pub fn new(settings: Settings, turn: Seat, count: impl Fn(Seat) -> u8) -> Affected {
        let mine = count(turn);
        let sharing: SeatSet = settings
            .seats()
            .filter(|&seat| Affected::shares(count(seat), mine))
            .collect();
        Affected {
            sharing,
            demanded: settings.opponents(turn) - sharing,
        }
    }

    /// Whether a player with this many of the card's icon shares: at least as many as the player on turn.
    #[inline]
    pub const fn shares(theirs: u8, of_turn: u8) -> bool {
        theirs >= of_turn
    }
}

impl State {
    /// The seats that a Dogma action with this icon would affect, if this seat took it now.
    #[inline]
    pub fn affected(&self, seat: Seat, icon: Icon) -> Affected {
        Affected::new(self.settings, seat, |seat| self.icon_count(seat, icon))
    }
}

impl View {
    /// The seats that a Dogma action with this icon would affect, if this seat took it now.
    pub fn affected(&self, seat: Seat, icon: Icon) -> Affected {
        Affected::new(self.settings, seat, |seat| {
            self.player(seat).map_or(0, |player| player.icons.of(icon))
        })
    }
}
