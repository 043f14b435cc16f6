//! Leases: work that must be done by one worker at a time.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use crate::access::ids::TableId;

/// Leases of one process. They are enough where the database belongs to a single process, and end with it.
#[derive(Clone, Default)]
pub struct Leases(Arc<Mutex<HashSet<TableId>>>);

/// The right to let the bots of a table play. It ends when it is dropped, also by a panic.
pub struct Lease {
    leases: Leases,
    id: TableId,
}

impl Leases {
    /// Claims a table.
    pub fn claim(&self, id: &TableId) -> Option<Lease> {
        let mut claimed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        claimed.insert(id.clone()).then(|| Lease {
            leases: self.clone(),
            id: id.clone(),
        })
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        let claimed = self.leases.0.lock();
        claimed
            .unwrap_or_else(PoisonError::into_inner)
            .remove(&self.id);
    }
}
