use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What can be chosen for a table, besides the rules of its game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
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
