use serde::{Deserialize, Serialize};

/// What can be chosen for a table, besides the rules of its game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableOptions {
    /// Whether answers can be taken back freely, and hints asked for.
    pub practice: bool,
    /// Whether it is listed for everybody to join.
    pub listed: bool,
    /// Whether an action is to be confirmed before it is taken.
    pub confirm: bool,
    /// How long a bot waits before it answers, in milliseconds.
    pub pace: u32,
    /// After how many minutes without an answer a bot stands in. `None`: never.
    pub patience: Option<u32>,
}

impl Default for TableOptions {
    fn default() -> TableOptions {
        TableOptions {
            practice: false,
            listed: false,
            confirm: false,
            pace: 900,
            patience: None,
        }
    }
}

/// The longest pace, in milliseconds.
pub const SLOWEST: u32 = 60_000;
/// The longest patience, in minutes: a year.
pub const LONGEST: u32 = 366 * 24 * 60;

impl TableOptions {
    /// The options, if they make sense.
    pub fn checked(self) -> Option<TableOptions> {
        let patient = self
            .patience
            .is_none_or(|minutes| (1..=LONGEST).contains(&minutes));
        (self.pace <= SLOWEST && patient).then_some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_that_make_no_sense_are_refused() {
        let usual = TableOptions::default();
        assert_eq!(usual.checked(), Some(usual));
        let paced = |pace| TableOptions { pace, ..usual };
        assert!(paced(0).checked().is_some());
        assert!(paced(60_001).checked().is_none());
        let patient = |minutes| TableOptions {
            patience: Some(minutes),
            ..usual
        };
        assert!(patient(1).checked().is_some());
        assert!(patient(0).checked().is_none());
        assert!(patient(u32::MAX).checked().is_none());
    }
}
