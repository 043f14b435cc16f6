//! A copy of a store: a backup, a restored one, or another home.

use futures_util::future::LocalBoxFuture;

use super::games::Replayed;
use crate::store::{self, MoveError, Source, StorePlace, Sum, Users};

/// What was copied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Copied {
    /// The rows of each relation.
    pub sums: Vec<(&'static str, Sum)>,
    /// The games of the copy.
    pub games: Replayed,
}

/// Copies everything from one store to another, which is empty, compares the two, and replays the games of the copy.
/// The source stays as it is.
pub fn transfer<'a>(
    from: &'a StorePlace,
    to: &'a StorePlace,
    users: Users,
) -> LocalBoxFuture<'a, Result<Copied, MoveError>> {
    Box::pin(copy(from, to, users))
}

async fn copy(from: &StorePlace, to: &StorePlace, users: Users) -> Result<Copied, MoveError> {
    let sums = store::transfer(from, to, users).await?;
    let mut copy = Source::open(to, Users::Allowed).await?;
    let games = Replayed::all(&mut copy).await?;
    Ok(Copied { sums, games })
}
