//! Leases: work that must be done by one worker at a time.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{Notify, mpsc};

use super::ReviewKey;
use crate::access::ids::TableId;

/// Work that must be done by one worker at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Work {
    /// To let the bots of a table play.
    Bots(TableId),
    /// To let bots stand in for people who are overdue.
    StandIns,
    /// To delete what is older than its retention, and to replace old keys.
    Cleaning,
    /// To make a review.
    Review(ReviewKey),
}

impl fmt::Display for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Work::Bots(id) => write!(f, "{id}"),
            Work::StandIns => f.write_str("stand-ins"),
            Work::Cleaning => f.write_str("cleaning"),
            Work::Review(key) => write!(f, "review {key}"),
        }
    }
}

/// What became of a claim.
pub enum Claim {
    /// The work is the caller's.
    Granted(Lease),
    /// Another worker of this process has it.
    Here,
    /// Another process has it.
    Elsewhere,
}

/// The leases of this process. They are enough where the database belongs to a single process, and end with it.
#[derive(Clone, Default)]
pub struct Leases(Arc<Inner>);

#[derive(Default)]
struct Inner {
    held: Mutex<HashMap<String, Hold>>,
    /// Comes when a lease has been given back.
    returned: Notify,
    /// Where leases are given back to, if that takes a while.
    give_back: Option<mpsc::UnboundedSender<String>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Hold {
    Held,
    /// It is being given back.
    Returning,
}

/// The right to do some work. It ends when it is dropped, also by a panic.
pub struct Lease {
    leases: Leases,
    work: String,
    /// Whether the other processes know that it is held here.
    is_ours: bool,
}

impl Leases {
    /// Leases that the receiver of their names gives back, with [`Leases::returned`].
    pub fn shared() -> (Leases, mpsc::UnboundedReceiver<String>) {
        let (give_back, returning) = mpsc::unbounded_channel();
        let inner = Inner {
            give_back: Some(give_back),
            ..Inner::default()
        };
        (Leases(Arc::new(inner)), returning)
    }

    fn held(&self) -> MutexGuard<'_, HashMap<String, Hold>> {
        // Nothing panics while the map is changed.
        self.0.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Claims work within this process. `None`: somebody here has it.
    pub async fn claim(&self, work: &str) -> Option<Lease> {
        loop {
            let returned = self.0.returned.notified();
            tokio::pin!(returned);
            returned.as_mut().enable();
            {
                let mut held = self.held();
                match held.get(work) {
                    Some(Hold::Held) => return None,
                    Some(Hold::Returning) => {}
                    None => {
                        held.insert(work.to_owned(), Hold::Held);
                        return Some(Lease {
                            leases: self.clone(),
                            work: work.to_owned(),
                            is_ours: true,
                        });
                    }
                }
            }
            returned.await;
        }
    }

    /// The work that is claimed here.
    pub fn works(&self) -> Vec<String> {
        self.held().keys().cloned().collect()
    }

    /// Notes that leases have been given back.
    pub fn returned(&self, works: &[String]) {
        let mut held = self.held();
        for work in works {
            held.remove(work);
        }
        drop(held);
        self.0.returned.notify_waiters();
    }
}

impl Lease {
    /// Ends a lease that only this process knows of: another one was first.
    pub fn withdraw(mut self) {
        self.is_ours = false;
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        let sender = self.leases.0.give_back.as_ref().filter(|_| self.is_ours);
        let returning = sender.is_some_and(|sender| {
            if let Some(hold) = self.leases.held().get_mut(&self.work) {
                *hold = Hold::Returning;
            }
            sender.send(self.work.clone()).is_ok()
        });
        if !returning {
            self.leases.returned(std::slice::from_ref(&self.work));
        }
    }
}
