//! Visitors who have been here lately. Where one process alone changes the database, it need not read again what it
//! has read or written; where several do, nothing is remembered.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::super::{Result, StoredVisitor};
use crate::access::ids::VisitorId;

/// Number of visitors, and of tokens, that are remembered.
const MOST: usize = 20_000;

/// Visitors who have been here lately.
#[derive(Default)]
pub struct Memory(Mutex<Known>);

#[derive(Default)]
struct Known {
    visitors: HashMap<VisitorId, Option<StoredVisitor>>,
    /// By the hash of the token.
    tokens: HashMap<String, VisitorId>,
    /// Counts the changes. What was read before a change is not remembered after it.
    changes: u64,
}

impl Memory {
    fn known(&self) -> MutexGuard<'_, Known> {
        // Nothing panics while the maps are changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A visitor, remembered or read now.
    pub async fn visitor(
        &self,
        id: &VisitorId,
        reading: impl Future<Output = Result<Option<StoredVisitor>>>,
    ) -> Result<Option<StoredVisitor>> {
        let changes = {
            let known = self.known();
            if let Some(visitor) = known.visitors.get(id) {
                return Ok(visitor.clone());
            }
            known.changes
        };
        let visitor = reading.await?;
        let mut known = self.known();
        if known.changes == changes {
            if known.visitors.len() >= MOST {
                known.visitors.clear();
            }
            known.visitors.insert(id.clone(), visitor.clone());
        }
        Ok(visitor)
    }

    /// The visitor of a token, remembered or read now.
    pub async fn token(
        &self,
        hash: &str,
        reading: impl Future<Output = Result<Option<VisitorId>>>,
    ) -> Result<Option<VisitorId>> {
        let changes = {
            let known = self.known();
            if let Some(visitor) = known.tokens.get(hash) {
                return Ok(Some(visitor.clone()));
            }
            known.changes
        };
        let visitor = reading.await?;
        let mut known = self.known();
        if let (Some(visitor), true) = (&visitor, known.changes == changes) {
            if known.tokens.len() >= MOST {
                known.tokens.clear();
            }
            known.tokens.insert(hash.to_owned(), visitor.clone());
        }
        Ok(visitor)
    }

    /// Forgets a visitor, who has been changed.
    pub fn forget(&self, id: &VisitorId) {
        let mut known = self.known();
        known.changes += 1;
        known.visitors.remove(id);
    }

    /// Forgets everybody.
    pub fn forget_all(&self) {
        let mut known = self.known();
        *known = Known {
            changes: known.changes + 1,
            ..Known::default()
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Option<StoredVisitor> {
        Some(StoredVisitor {
            name: name.to_owned(),
            seen: 0,
            preferences: String::new(),
        })
    }

    #[tokio::test]
    async fn what_was_read_before_a_change_is_not_remembered() {
        let memory = Memory::default();
        let ann = VisitorId::random();
        let overtaken = async {
            memory.forget(&ann);
            Ok(named("Ann"))
        };
        assert_eq!(memory.visitor(&ann, overtaken).await.unwrap(), named("Ann"));
        let read = memory.visitor(&ann, async { Ok(named("Anna")) }).await;
        assert_eq!(read.unwrap(), named("Anna"), "it is read again");
        let read = memory.visitor(&ann, async { Ok(named("Eve")) }).await;
        assert_eq!(read.unwrap(), named("Anna"), "and then remembered");
        memory.forget(&ann);
        let read = memory.visitor(&ann, async { Ok(named("Eve")) }).await;
        assert_eq!(read.unwrap(), named("Eve"));
    }
}
