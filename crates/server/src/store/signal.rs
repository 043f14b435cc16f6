//! What processes that share a database send each other. It contains nothing of a game.

use tokio::sync::mpsc;

use super::Version;
use crate::access::ids::TableId;

/// What one process sends to the others.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Signal {
    /// A table has this version; `None`: another one, or it was removed.
    Changed(TableId, Option<Version>),
    /// Somebody has opened or closed a table.
    Presence(TableId),
    /// There is another key for cookies.
    Keys,
    /// Processes have come or gone.
    Processes,
}

/// What other processes send.
pub type Signals = mpsc::UnboundedReceiver<Signal>;

/// Which seats have a table open.
pub type Seats = [bool; 4];
