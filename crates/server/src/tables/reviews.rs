//! Reviews of finished games. A review is made one answer at a time, after everything else that is thought about, by one
//! process, and kept in the store with its game.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use innovation_engine::{Game, RULES_VERSION};
use innovation_review::{Effort, REVIEW_VERSION, Review, ReviewError, Reviewing};
use innovation_text::Problem;
use quick_cache::sync::Cache;
use serde::{Deserialize, Serialize};
use tokio::time::{Instant, sleep};

use super::thinkers::{Priority, Thinkers};
use crate::access::ids::VisitorId;
use crate::error::Error;
use crate::spawn::spawn;
use crate::store::{Claim, Lease, ReviewKey, ReviewedGame, Store, StoreError, StoredReview, Work};

/// Number of reviews in memory. Each has some hundred kilobytes.
const REMEMBERED: usize = 200;

/// The seed of all playouts.
const SEED: u64 = 1;

/// How often processes tell each other how far a review is.
const NOTES: Duration = Duration::from_secs(1);

/// How much is computed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Depth {
    /// Some seconds.
    #[default]
    Quick,
    /// A minute or two.
    Deep,
}

impl Depth {
    /// How much is computed for a decision.
    pub fn effort(self) -> Effort {
        match self {
            Depth::Quick => Effort::QUICK,
            Depth::Deep => Effort::DEEP,
        }
    }

    /// The review of a game that this program makes.
    pub fn key(self, game: &ReviewedGame) -> ReviewKey {
        ReviewKey {
            game: game.clone(),
            rules: RULES_VERSION,
            version: REVIEW_VERSION,
            playouts: self.effort().playouts(),
            seed: SEED,
        }
    }
}

/// The reviews.
pub struct Reviews {
    remembered: Cache<ReviewKey, Arc<ReviewInProgress>>,
    store: Arc<dyn Store>,
    thinkers: Thinkers,
}

/// A review that is being made, or is made.
pub struct ReviewInProgress {
    /// Number of answers of the game.
    pub total: usize,
    done: AtomicUsize,
    /// `None`: it could not be made.
    end: OnceLock<Option<Review>>,
}

impl ReviewInProgress {
    fn new(total: usize) -> ReviewInProgress {
        ReviewInProgress {
            total,
            done: AtomicUsize::new(0),
            end: OnceLock::new(),
        }
    }

    /// A review that is made.
    fn made(done: usize, review: Review) -> ReviewInProgress {
        let made = ReviewInProgress::new(done);
        made.finish(Some(review));
        made
    }

    fn finish(&self, end: Option<Review>) {
        self.done.store(self.total, Ordering::Relaxed);
        self.end.get_or_init(|| end);
    }

    /// Number of answers that are reviewed.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }

    /// The review, once it is made.
    pub fn review(&self) -> Option<&Review> {
        self.end.get()?.as_ref()
    }

    /// Whether it could not be made. It is not tried again: it would fail again.
    pub fn has_failed(&self) -> bool {
        matches!(self.end.get(), Some(None))
    }
}

impl Reviews {
    /// The reviews in this store.
    pub fn new(store: Arc<dyn Store>, thinkers: Thinkers) -> Reviews {
        Reviews {
            remembered: Cache::new(REMEMBERED),
            store,
            thinkers,
        }
    }

    /// A review that is made, or is followed by this process.
    pub async fn find(&self, key: &ReviewKey) -> Result<Option<Arc<ReviewInProgress>>, Error> {
        if let Some(found) = self.remembered.get(key) {
            return Ok(Some(found));
        }
        let Some(made) = stored(&*self.store, key).await? else {
            return Ok(None);
        };
        let made = Arc::new(made);
        self.remembered.insert(key.clone(), made.clone());
        Ok(Some(made))
    }

    /// Begins the review of a finished game on behalf of a visitor, or follows it if another process makes it. `count`
    /// is called if it is begun here, and may refuse it.
    pub async fn begin(
        &self,
        key: &ReviewKey,
        game: Game,
        visitor: &VisitorId,
        count: impl FnOnce() -> Result<(), Problem>,
    ) -> Result<Arc<ReviewInProgress>, Error> {
        let beginning = async {
            let claim = self.store.claim(&Work::Review(key.clone())).await?;
            // The process that had it before may have just finished it.
            if let Some(made) = stored(&*self.store, key).await? {
                return Ok(Arc::new(made));
            }
            let lease = match claim {
                Claim::Granted(lease) => {
                    count()?;
                    Some(lease)
                }
                Claim::Here | Claim::Elsewhere => None,
            };
            let making = Making {
                key: key.clone(),
                total: game.history().len(),
                game,
                visitor: visitor.clone(),
                store: self.store.clone(),
                thinkers: self.thinkers.clone(),
            };
            let review = Arc::new(ReviewInProgress::new(making.total));
            let made = review.clone();
            spawn(async move {
                let end = making.end(&made, lease).await;
                made.finish(end);
            });
            Ok(review)
        };
        self.remembered.get_or_insert_async(key, beginning).await
    }
}

/// A review that the store has.
async fn stored(store: &dyn Store, key: &ReviewKey) -> Result<Option<ReviewInProgress>, Error> {
    let Some(StoredReview {
        done,
        review: Some(text),
    }) = store.review(key).await?
    else {
        return Ok(None);
    };
    let review = serde_json::from_str(&text);
    let review = review.map_err(|error| StoreError::Damaged(error.to_string()))?;
    Ok(Some(ReviewInProgress::made(done, review)))
}

/// A review to be made.
struct Making {
    key: ReviewKey,
    game: Game,
    total: usize,
    visitor: VisitorId,
    store: Arc<dyn Store>,
    thinkers: Thinkers,
}

impl Making {
    /// Makes the review, or waits until another process has made it. `None`: it cannot be made.
    async fn end(self, made: &ReviewInProgress, lease: Option<Lease>) -> Option<Review> {
        let _lease = match lease {
            Some(lease) => lease,
            None => match self.follow(made).await {
                Followed::Made(review) => return Some(review),
                Followed::Given(lease) => lease,
            },
        };
        let (key, store, total) = (self.key.clone(), self.store.clone(), self.total);
        let review = match self.make(made).await {
            Ok(review) => review,
            Err(error) => {
                tracing::error!(%key, %error, "a review was not made");
                return None;
            }
        };
        // It can still be shown, and made again later.
        if let Err(error) = keep(&*store, &key, total, &review).await {
            tracing::error!(%key, %error, "a review was not kept");
        }
        Some(review)
    }

    /// Waits for what another process makes, and takes over if that ends without it.
    async fn follow(&self, made: &ReviewInProgress) -> Followed {
        loop {
            sleep(NOTES).await;
            let claim = self.store.claim(&Work::Review(self.key.clone())).await;
            match stored(&*self.store, &self.key).await {
                Ok(Some(ReviewInProgress { end, .. })) => {
                    if let Some(review) = end.into_inner().flatten() {
                        return Followed::Made(review);
                    }
                }
                Ok(None) => {}
                Err(error) => tracing::warn!(key = %self.key, %error, "a review cannot be read"),
            }
            match claim {
                Ok(Claim::Granted(lease)) => return Followed::Given(lease),
                Ok(Claim::Here | Claim::Elsewhere) => {}
                Err(error) => tracing::warn!(key = %self.key, %error, "a review is not claimed"),
            }
            if let Ok(Some(noted)) = self.store.review(&self.key).await {
                made.done.store(noted.done, Ordering::Relaxed);
            }
        }
    }

    async fn make(self, made: &ReviewInProgress) -> Result<Review, Error> {
        let Making {
            key,
            game,
            visitor,
            store,
            thinkers,
            ..
        } = self;
        let (effort, seed) = (Effort::new(key.playouts), key.seed);
        let begin = move || Reviewing::new(game, None, effort, seed);
        let begun = thinkers.think(&visitor, Priority::Review, begin).await?;
        let mut reviewing = begun.map_err(|error: ReviewError| Error::Cut(error.to_string()))?;
        let mut noted = Instant::now();
        while !reviewing.is_done() {
            // Players who wait for a bot are served between any two answers.
            let advance = move || {
                reviewing.advance();
                reviewing
            };
            reviewing = thinkers.think(&visitor, Priority::Review, advance).await?;
            let done = reviewing.answers();
            made.done.store(done, Ordering::Relaxed);
            if store.is_shared() && noted.elapsed() >= NOTES {
                noted = Instant::now();
                let note = StoredReview { done, review: None };
                if let Err(error) = store.set_review(&key, note).await {
                    tracing::warn!(%key, %error, "others do not see how far a review is");
                }
            }
        }
        Ok(reviewing.finish())
    }
}

/// How another process ended.
enum Followed {
    /// It has made the review.
    Made(Review),
    /// It has not, and gave the work back.
    Given(Lease),
}

async fn keep(
    store: &dyn Store,
    key: &ReviewKey,
    done: usize,
    review: &Review,
) -> Result<(), StoreError> {
    let text = serde_json::to_string(review);
    let review = Some(text.map_err(|error| StoreError::Damaged(error.to_string()))?);
    // `false`: the game was deleted, and its reviews with it.
    let _is_there = store.set_review(key, StoredReview { done, review }).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::path::Path;

    use innovation_engine::{Record, Rng, Settings};
    use tokio::sync::oneshot;

    use super::*;
    use crate::store::{Added, Sqlite};

    fn random_game() -> Game {
        let mut game = Game::new(Settings::new(2).unwrap(), 7);
        let mut rng = Rng::new(7);
        while let Some(decision) = game.decision() {
            let option = rng.below(decision.options.len() as u32);
            game.answer(option as usize).unwrap();
        }
        game
    }

    /// The review of a record, with few playouts.
    fn few() -> ReviewKey {
        ReviewKey {
            playouts: 40,
            ..Depth::Quick.key(&ReviewedGame::Record("game".to_owned()))
        }
    }

    async fn open(folder: &Path) -> (Arc<dyn Store>, Reviews) {
        let store: Arc<dyn Store> =
            Arc::new(Sqlite::open(&folder.join("tables.db")).await.unwrap());
        let reviews = Reviews::new(store.clone(), Thinkers::new());
        (store, reviews)
    }

    async fn add_record(store: &dyn Store, record: &Record) {
        let ann = VisitorId::random();
        let added = store.add_record("game", &ann, &record.to_string(), 9).await;
        assert_eq!(added.unwrap(), Added::Yes);
    }

    async fn until(is_so: impl Fn() -> bool) {
        let began = Instant::now();
        while !is_so() {
            assert!(began.elapsed() < Duration::from_secs(600));
            sleep(Duration::from_millis(5)).await;
        }
    }

    fn never() -> Result<(), Problem> {
        panic!("nothing is begun")
    }

    #[tokio::test]
    async fn a_review_is_made_once_and_survives_a_restart() {
        let folder = tempfile::tempdir().unwrap();
        let (game, key, ann) = (random_game(), few(), VisitorId::random());
        let (store, reviews) = open(folder.path()).await;
        add_record(&*store, &game.record()).await;
        assert!(reviews.find(&key).await.unwrap().is_none());
        let begun = Cell::new(0);
        let count = || {
            begun.set(begun.get() + 1);
            Ok(())
        };
        let begin = || reviews.begin(&key, game.clone(), &ann, count);
        let (one, other) = tokio::join!(begin(), begin());
        let (one, other) = (one.unwrap(), other.unwrap());
        assert!(Arc::ptr_eq(&one, &other) && begun.get() == 1);
        assert_eq!(one.total, game.history().len());
        until(|| one.review().is_some()).await;
        assert_eq!(one.done(), one.total);
        let made = Review::of(&game, Effort::new(40), SEED, |_| true).unwrap();
        assert_eq!(one.review(), Some(&made));
        store.close().await;

        let (store, reviews) = open(folder.path()).await;
        let kept = reviews.find(&key).await.unwrap().unwrap();
        let text = serde_json::to_string(&made).unwrap();
        assert_eq!(kept.review(), Some(&serde_json::from_str(&text).unwrap()));
        assert_eq!(kept.done(), kept.total);
        let again = reviews.begin(&key, game, &ann, never).await.unwrap();
        assert!(again.review().is_some());
        store.close().await;
    }

    #[tokio::test]
    async fn a_review_that_fails_is_not_begun_again() {
        let folder = tempfile::tempdir().unwrap();
        let (_store, reviews) = open(folder.path()).await;
        let (key, ann) = (few(), VisitorId::random());
        // It cannot be reviewed: it is not over.
        let game = || Game::new(Settings::new(2).unwrap(), 7);
        let begun = reviews.begin(&key, game(), &ann, || Ok(())).await.unwrap();
        until(|| begun.has_failed()).await;
        assert!(begun.review().is_none());
        let again = reviews.begin(&key, game(), &ann, never).await.unwrap();
        assert!(again.has_failed());
        assert!(reviews.find(&key).await.unwrap().unwrap().has_failed());
    }

    #[tokio::test]
    async fn a_review_that_is_refused_can_be_begun_later() {
        let folder = tempfile::tempdir().unwrap();
        let (_store, reviews) = open(folder.path()).await;
        let (key, ann) = (few(), VisitorId::random());
        let refuse = || Err(Problem::Rate(7));
        let refused = reviews.begin(&key, random_game(), &ann, refuse).await;
        assert!(matches!(refused, Err(Error::Refused(Problem::Rate(7)))));
        assert!(reviews.find(&key).await.unwrap().is_none());
        let begun = reviews.begin(&key, random_game(), &ann, || Ok(())).await;
        until(|| begun.as_ref().unwrap().review().is_some()).await;
    }

    /// Two processes are two caches over one store here.
    #[tokio::test]
    async fn what_another_process_makes_is_followed() {
        let folder = tempfile::tempdir().unwrap();
        let (store, here) = open(folder.path()).await;
        let there = Reviews::new(store.clone(), Thinkers::new());
        let (game, key, ann) = (random_game(), few(), VisitorId::random());
        add_record(&*store, &game.record()).await;
        let made = here.begin(&key, game.clone(), &ann, || Ok(())).await;
        let followed = there.begin(&key, game.clone(), &ann, never).await.unwrap();
        until(|| followed.review().is_some()).await;
        // It is in the store a moment before it is there for those who wait here.
        let made = made.unwrap();
        until(|| made.review().is_some()).await;

        // It is taken over from a process that ends without it.
        let deep = ReviewKey {
            playouts: 41,
            ..key
        };
        let claim = store.claim(&Work::Review(deep.clone())).await.unwrap();
        let note = StoredReview {
            done: 5,
            review: None,
        };
        assert!(store.set_review(&deep, note).await.unwrap());
        let followed = here.begin(&deep, game, &ann, never).await.unwrap();
        until(|| followed.done() == 5).await;
        drop(claim);
        until(|| followed.review().is_some()).await;
    }

    /// A bot's move waits for one answer of a review at most, however many reviews there are.
    #[tokio::test]
    async fn moves_come_before_reviews() {
        let thinkers = Thinkers::new();
        let (ann, bob) = (VisitorId::random(), VisitorId::random());
        let mut stops = Vec::new();
        let mut busy = Vec::new();
        // More than there are places, of several visitors.
        for number in 0..100 {
            let (stop, stopped) = oneshot::channel::<()>();
            let owner = if number % 2 == 0 {
                ann.clone()
            } else {
                VisitorId::random()
            };
            let thinkers = thinkers.clone();
            busy.push(tokio::spawn(async move {
                let think = move || stopped.blocking_recv();
                thinkers.think(&owner, Priority::Review, think).await
            }));
            stops.push(stop);
        }
        until(|| thinkers.waiting() > 0).await;
        let moved = thinkers.think(&bob, Priority::Move, || ());
        let first = stops.remove(0);
        let (moved, _) = tokio::join!(moved, async { first.send(()) });
        moved.unwrap();
        assert!(thinkers.waiting() > 0, "reviews still wait");
        drop(stops);
        for thought in busy {
            assert!(thought.await.unwrap().is_ok());
        }
    }
}
