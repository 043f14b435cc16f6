//! Reviews of finished games. A review is made one answer at a time, after everything else that is thought about, and
//! kept in memory. The same game and depth always give the same review, so that it can be made again at any time.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

use innovation_engine::Game;
use innovation_review::{Effort, Review, ReviewError, Reviewing};
use quick_cache::sync::Cache;
use serde::{Deserialize, Serialize};

use super::thinkers::{Priority, Thinkers};
use crate::access::ids::VisitorId;
use crate::error::Error;

/// Number of reviews that are kept. Each has some hundred kilobytes.
const KEPT: usize = 200;

/// The seed of all playouts.
const SEED: u64 = 1;

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
    fn effort(self) -> Effort {
        match self {
            Depth::Quick => Effort::QUICK,
            Depth::Deep => Effort::DEEP,
        }
    }
}

/// The reviews.
pub struct Reviews(Cache<(String, Depth), Arc<ReviewInProgress>>);

/// A review that is being made, or is made.
pub struct ReviewInProgress {
    /// Number of answers of the game.
    pub total: usize,
    done: AtomicUsize,
    has_failed: AtomicBool,
    review: OnceLock<Review>,
}

impl ReviewInProgress {
    /// Number of answers that are reviewed.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }

    /// The review, once it is made.
    pub fn review(&self) -> Option<&Review> {
        self.review.get()
    }

    fn has_failed(&self) -> bool {
        self.has_failed.load(Ordering::Relaxed)
    }
}

impl Reviews {
    /// No reviews yet.
    pub fn new() -> Reviews {
        Reviews(Cache::new(KEPT))
    }

    /// The review of the game of this name, if somebody has wanted it.
    pub fn get(&self, name: &str, depth: Depth) -> Option<Arc<ReviewInProgress>> {
        let found = self.0.get(&(name.to_owned(), depth));
        found.filter(|review| !review.has_failed())
    }

    /// Begins the review of a finished game, on behalf of a visitor.
    pub fn begin(
        &self,
        name: &str,
        depth: Depth,
        game: Game,
        thinkers: &Thinkers,
        visitor: &VisitorId,
    ) -> Arc<ReviewInProgress> {
        let effort = depth.effort();
        self.begin_with(name, depth, effort, game, thinkers, visitor)
    }

    fn begin_with(
        &self,
        name: &str,
        depth: Depth,
        effort: Effort,
        game: Game,
        thinkers: &Thinkers,
        visitor: &VisitorId,
    ) -> Arc<ReviewInProgress> {
        let review = Arc::new(ReviewInProgress {
            total: game.history().len(),
            done: AtomicUsize::new(0),
            has_failed: AtomicBool::new(false),
            review: OnceLock::new(),
        });
        self.0.insert((name.to_owned(), depth), review.clone());
        let (thinkers, visitor) = (thinkers.clone(), visitor.clone());
        let made = review.clone();
        tokio::spawn(async move {
            if let Err(error) = make(&made, game, effort, &thinkers, &visitor).await {
                tracing::error!(%error, "a review was not made");
                made.has_failed.store(true, Ordering::Relaxed);
            }
        });
        review
    }
}

async fn make(
    made: &ReviewInProgress,
    game: Game,
    effort: Effort,
    thinkers: &Thinkers,
    visitor: &VisitorId,
) -> Result<(), Error> {
    let begin = move || Reviewing::new(game, None, effort, SEED);
    let begun = thinkers.think(visitor, Priority::Review, begin).await?;
    let mut reviewing = begun.map_err(|error: ReviewError| Error::Cut(error.to_string()))?;
    while !reviewing.is_done() {
        // Whoever waits for a bot has their turn between any two answers.
        let advance = move || {
            reviewing.advance();
            reviewing
        };
        reviewing = thinkers.think(visitor, Priority::Review, advance).await?;
        made.done.store(reviewing.answers(), Ordering::Relaxed);
    }
    made.review.get_or_init(|| reviewing.finish());
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use innovation_engine::{Rng, Settings};
    use tokio::time::{Instant, sleep};

    use super::*;

    fn random_game() -> Game {
        let mut game = Game::new(Settings::new(2).unwrap(), 7);
        let mut rng = Rng::new(7);
        while let Some(decision) = game.decision() {
            let option = rng.below(decision.options.len() as u32);
            game.answer(option as usize).unwrap();
        }
        game
    }

    #[tokio::test]
    async fn a_review_is_made_between_other_thoughts_and_kept() {
        let (reviews, thinkers) = (Reviews::new(), Thinkers::new());
        let (ann, bob) = (VisitorId::random(), VisitorId::random());
        let game = random_game();
        assert!(reviews.get("game", Depth::Quick).is_none());
        let (quick, effort) = (Depth::Quick, Effort::new(40));
        let review = reviews.begin_with("game", quick, effort, game.clone(), &thinkers, &ann);
        assert_eq!(review.total, game.history().len());
        let began = Instant::now();
        while review.review().is_none() {
            // Somebody else's move does not wait for the review.
            thinkers.think(&bob, Priority::Move, || ()).await.unwrap();
            assert!(began.elapsed() < Duration::from_secs(120), "it is made");
            sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(review.done(), review.total);
        let kept = reviews.get("game", Depth::Quick).unwrap();
        let same = Review::of(&game, effort, SEED, |_| true).unwrap();
        assert_eq!(kept.review(), Some(&same));
        assert!(reviews.get("game", Depth::Deep).is_none());
    }

    #[tokio::test]
    async fn a_game_that_is_not_over_is_not_reviewed() {
        let (reviews, thinkers) = (Reviews::new(), Thinkers::new());
        let game = Game::new(Settings::new(2).unwrap(), 7);
        let review = reviews.begin("game", Depth::Quick, game, &thinkers, &VisitorId::random());
        let began = Instant::now();
        while reviews.get("game", Depth::Quick).is_some() {
            assert!(began.elapsed() < Duration::from_secs(120), "it is given up");
            sleep(Duration::from_millis(5)).await;
        }
        assert!(review.review().is_none());
    }
}
