//! Who may think next. Thinking is shared out fairly between the visitors for whom it is done.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use crate::access::ids::VisitorId;
use crate::error::Error;
use crate::spawn::spawn_blocking;

/// What is thought about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Priority {
    /// A bot's move: somebody waits for the game to go on.
    Move,
    /// A hint. It comes after all moves.
    Hint,
    /// A part of a review. It comes after everything else.
    Review,
}

const PRIORITIES: usize = 3;

/// A fair queue for the processors: round robin between visitors; moves before hints, and hints before reviews. One
/// visitor never has all places, so that another one's bot begins at once.
#[derive(Clone)]
pub struct Thinkers(Arc<Mutex<Queue>>);

struct Queue {
    /// Number of thoughts at a time.
    places: usize,
    /// Number of thoughts under way, by visitor.
    running: HashMap<VisitorId, usize>,
    waiting: [VecDeque<Line>; PRIORITIES],
}

/// All that wait for one visitor, the longest waiting first.
struct Line {
    owner: VisitorId,
    tickets: VecDeque<oneshot::Sender<Place>>,
}

/// The right to think. It ends when it is dropped.
struct Place {
    thinkers: Thinkers,
    owner: VisitorId,
}

impl Thinkers {
    /// As many places as there are processors, but at least two.
    pub fn new() -> Thinkers {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        Thinkers::with_places(processors.max(2))
    }

    fn with_places(places: usize) -> Thinkers {
        Thinkers(Arc::new(Mutex::new(Queue {
            places,
            running: HashMap::new(),
            waiting: Default::default(),
        })))
    }

    /// Thinks on behalf of a visitor, when it is their turn.
    pub async fn think<T: Send + 'static>(
        &self,
        owner: &VisitorId,
        priority: Priority,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let cut = |error: &dyn std::fmt::Display| Error::Cut(error.to_string());
        let place = self.enqueue(owner, priority);
        let place = place.await.map_err(|error| cut(&error))?;
        let thought = spawn_blocking(move || {
            let thought = think();
            drop(place);
            thought
        });
        thought.await.map_err(|error| cut(&error))
    }

    /// Number of thoughts that wait.
    pub fn waiting(&self) -> usize {
        let queue = self.queue();
        let lines = queue.waiting.iter().flatten();
        lines.map(|line| line.tickets.len()).sum()
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Nothing panics while the queue is changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enqueue(&self, owner: &VisitorId, priority: Priority) -> oneshot::Receiver<Place> {
        let (ticket, place) = oneshot::channel();
        let mut queue = self.queue();
        let lines = &mut queue.waiting[priority as usize];
        match lines.iter_mut().find(|line| line.owner == *owner) {
            Some(line) => line.tickets.push_back(ticket),
            None => lines.push_back(Line {
                owner: owner.clone(),
                tickets: VecDeque::from([ticket]),
            }),
        }
        drop(queue);
        self.dispatch();
        place
    }

    /// Gives free places to those whose turn it is.
    fn dispatch(&self) {
        loop {
            let Some((owner, ticket)) = self.queue().next() else {
                return;
            };
            let place = Place {
                thinkers: self.clone(),
                owner,
            };
            // If the receiver is gone, the place is returned and dropped here, after the lock was released.
            drop(ticket.send(place));
        }
    }
}

impl Queue {
    fn next(&mut self) -> Option<(VisitorId, oneshot::Sender<Place>)> {
        let running: usize = self.running.values().sum();
        if running >= self.places {
            return None;
        }
        let most = (self.places - 1).max(1);
        for lines in &mut self.waiting {
            let may = |line: &Line| self.running.get(&line.owner).is_none_or(|&of| of < most);
            let Some(at) = lines.iter().position(may) else {
                continue;
            };
            let mut line = lines.remove(at)?;
            let ticket = line.tickets.pop_front()?;
            let owner = line.owner.clone();
            if !line.tickets.is_empty() {
                // The others have their turn before.
                lines.push_back(line);
            }
            *self.running.entry(owner.clone()).or_default() += 1;
            return Some((owner, ticket));
        }
        None
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut queue = self.thinkers.queue();
        if let Some(running) = queue.running.get_mut(&self.owner) {
            *running -= 1;
            if *running == 0 {
                queue.running.remove(&self.owner);
            }
        }
        drop(queue);
        self.thinkers.dispatch();
    }
}

#[cfg(test)]
mod tests {
    use innovation_bots::Kind;
    use innovation_engine::{Game, Settings};
    use tokio::task::JoinSet;

    use super::*;

    #[tokio::test]
    async fn one_visitor_never_has_all_places() {
        let thinkers = Thinkers::with_places(2);
        let (ann, bob) = (VisitorId::random(), VisitorId::random());
        let mut of_ann: Vec<_> = (0..5)
            .map(|_| thinkers.enqueue(&ann, Priority::Move))
            .collect();
        let first = of_ann[0].try_recv().expect("a place for Ann");
        assert!(of_ann[1].try_recv().is_err(), "the other place is not hers");
        let mut of_bob = thinkers.enqueue(&bob, Priority::Move);
        let bobs = of_bob.try_recv().expect("Bob does not wait");
        drop(bobs);
        assert!(of_ann[1].try_recv().is_err());
        drop(first);
        assert!(of_ann[1].try_recv().is_ok());
        assert_eq!(
            thinkers.waiting(),
            2,
            "the third place went to the next ticket"
        );
    }

    /// A hundred tables of four hard bots at no pace: another visitor's bot never waits for one of them.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_hundred_tables_of_one_visitor_keep_nobody_waiting() {
        let thinkers = Thinkers::with_places(2);
        let (eve, ann) = (VisitorId::random(), VisitorId::random());
        let settings = Settings::new(4).unwrap();
        let mut tables = JoinSet::new();
        for seed in 0..100 {
            let (thinkers, eve) = (thinkers.clone(), eve.clone());
            let mut game = Game::new(settings, seed);
            tables.spawn(async move {
                while let Some(decision) = game.decision() {
                    let view = game.view(decision.seat).unwrap();
                    let thought = thinkers.think(&eve, Priority::Move, move || {
                        let budget = Kind::Hard.usual_budget();
                        Kind::Hard.bot(seed).choose(&view, &decision, budget)
                    });
                    game.answer(thought.await.unwrap()).unwrap();
                }
            });
        }
        // All of Eve's bots wait for one place.
        while thinkers.waiting() < 90 {
            tokio::task::yield_now().await;
        }
        for _ in 0..200 {
            let place = thinkers.enqueue(&ann, Priority::Move).try_recv();
            drop(place.expect("Ann's bot begins at once"));
            tokio::task::yield_now().await;
        }
        assert!(thinkers.waiting() > 50, "Eve's bots still wait");
        tables.shutdown().await;
    }

    #[tokio::test]
    async fn visitors_take_turns_and_hints_come_last() {
        let thinkers = Thinkers::with_places(2);
        let [ann, bob, cid] = [0, 1, 2].map(|_| VisitorId::random());
        let busy = [&ann, &bob].map(|owner| thinkers.enqueue(owner, Priority::Move));
        let mut hint = thinkers.enqueue(&cid, Priority::Hint);
        let mut waiting: Vec<_> = [&ann, &ann, &bob]
            .map(|owner| thinkers.enqueue(owner, Priority::Move))
            .into();
        drop(busy);
        // Ann's and Bob's first places were never taken and are free again.
        let granted: Vec<Option<Place>> = waiting
            .iter_mut()
            .map(|place| place.try_recv().ok())
            .collect();
        let are: Vec<bool> = granted.iter().map(Option::is_some).collect();
        assert_eq!(are, [true, false, true], "one for each of them");
        assert!(
            hint.try_recv().is_err(),
            "Ann's second move comes before it"
        );
        drop(granted);
        assert!(waiting[1].try_recv().is_ok());
        assert!(hint.try_recv().is_ok());
    }

    #[tokio::test]
    async fn a_thought_that_panics_gives_its_place_back() {
        let thinkers = Thinkers::with_places(2);
        let ann = VisitorId::random();
        let panics = thinkers.think(&ann, Priority::Move, || panic!("a bot's mistake"));
        assert!(matches!(panics.await, Err::<(), _>(Error::Cut(_))));
        let thought = thinkers.think(&ann, Priority::Move, || 7).await;
        assert_eq!(thought.unwrap(), 7);
    }
}
