//! Information-set Monte Carlo tree search.

mod advantages;
mod tree;

use std::thread;
use std::time::Instant;

use innovation_engine::{Choice, Decision, Play, Purpose, Question, Rng, Sampler, State, View};

use crate::evaluation::Evaluation;
use crate::habits::{Features, Habits};
use crate::patience::Patience;
use crate::{Bot, Budget, best};
use tree::{Candidate, EdgeRef, QuestionKey, Tree, Tried};

/// Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): every iteration plays one
/// playout in a determinization, and selection prefers the options that did well.
///
/// At the root, all options are tried in the same determinizations, because these differ more than the
/// options do. Half of the options are dropped in each round, down to two (sequential halving; Karnin, Koren
/// and Somekh 2013).
///
/// Below the root, PUCT selects the options. Their prior comes from the habits and from what this search has learned of the
/// same options elsewhere in the tree. A playout leaves the tree at the first untried option, and then follows the habits
/// for a few actions. The evaluation estimates the result. The subtree of the chosen option is kept for the next question,
/// if that question is in it.
pub struct Search {
    workers: Vec<Worker>,
    patience: Patience,
}

/// What a search knows of the game.
#[derive(Clone, Copy)]
pub struct Mind {
    /// Judges the states at the end of playouts.
    pub evaluation: &'static Evaluation,
    /// The policy of priors and playouts.
    pub habits: &'static Habits,
}

impl Mind {
    /// The mind of the built-in bots.
    pub fn standard() -> Mind {
        Mind {
            evaluation: Evaluation::standard(),
            habits: Habits::standard(),
        }
    }
}

/// The length of a playout in actions, after the action in which it left the tree. Twice as many add
/// variance.
const PLAYOUT: u8 = 4;

/// The search of one thread, with its own tree (root parallelization).
struct Worker {
    mind: Mind,
    tree: Tree,
    rng: Rng,
    /// Memory that every iteration uses again: its path, and the options of a question.
    path: Vec<EdgeRef>,
    options: Vec<Candidate>,
}

impl Search {
    /// A search with this many threads. The seed determines the determinizations.
    pub fn new(seed: u64, threads: usize) -> Search {
        Search::with(Mind::standard(), seed, threads)
    }

    /// A search with this mind.
    pub fn with(mind: Mind, seed: u64, threads: usize) -> Search {
        let mut rng = Rng::new(seed);
        let patience = Patience::new(rng.next_u64());
        let workers = (0..threads.max(1)).map(|_| Worker {
            mind,
            tree: Tree::default(),
            rng: Rng::new(rng.next_u64()),
            path: Vec::new(),
            options: Vec::new(),
        });
        Search {
            workers: workers.collect(),
            patience,
        }
    }

    /// Searches, and returns the statistics of each option.
    fn think(&mut self, view: &View, decision: &Decision, budget: Budget) -> Vec<Tried> {
        let start = Instant::now();
        let shares = self.workers.len() as u32;
        let think = |at: u32, worker: &mut Worker| {
            // The fraction of the budget that is used up.
            let used = |tries: u32| match budget {
                Budget::Iterations(number) => {
                    let share = number / shares + u32::from(at < number % shares);
                    f64::from(tries) / f64::from(share.max(1))
                }
                Budget::Time(time) => start.elapsed().div_duration_f64(time),
            };
            worker.think(view, decision, used);
        };
        thread::scope(|scope| {
            let mut workers = (0..).zip(&mut self.workers);
            let first = workers.next();
            for (at, worker) in workers {
                scope.spawn(move || think(at, worker));
            }
            if let Some((at, worker)) = first {
                think(at, worker);
            }
        });
        let of_option = |&choice: &Choice| {
            let workers = self.workers.iter().map(|worker| worker.tree.tried(choice));
            workers.fold(Tried::default(), Tried::plus)
        };
        decision.options.iter().map(of_option).collect()
    }
}

impl Worker {
    /// Searches until the budget is used up.
    fn think(&mut self, view: &View, decision: &Decision, used: impl Fn(u32) -> f64) {
        self.tree.begin(QuestionKey::of_decision(decision));
        // The asked seat always has a determinization.
        let Some(sampler) = view.sampler() else {
            return;
        };
        let mut options = self.likely_first(&sampler, decision);
        let rounds = options.len().next_power_of_two().ilog2().max(1);
        let mut tries = 0;
        for round in 1..=rounds {
            let enough = f64::from(round) / f64::from(rounds);
            while used(tries) < enough {
                let Some(world) = sampler.sample(&mut self.rng) else {
                    return;
                };
                for &option in &options {
                    self.imagine(&world, option);
                    tries += 1;
                    if used(tries) >= enough {
                        break;
                    }
                }
            }
            options.sort_by(|one, other| {
                let mean = |option: &Choice| self.tree.tried(*option).mean();
                mean(other).total_cmp(&mean(one))
            });
            options.truncate(options.len().div_ceil(2).max(2));
        }
    }

    /// The options of a question by descending prior. A small budget does not reach all of them.
    fn likely_first(&mut self, sampler: &Sampler, decision: &Decision) -> Vec<Choice> {
        let mut choices = decision.options.clone();
        if let Some(world) = sampler.sample(&mut self.rng)
            && let Some(question) = world.question()
        {
            self.see_options(world.state(), question);
            let liking = |choice: &Choice| {
                let option = self.options.iter().find(|option| option.choice == *choice);
                option.map_or(f32::MIN, |option| option.liking)
            };
            choices.sort_by(|one, other| liking(other).total_cmp(&liking(one)));
        }
        choices
    }

    /// Runs one iteration in a determinization, and updates the tree.
    fn imagine(&mut self, world: &Play, option: Choice) {
        self.path.clear();
        let mut walk = Walk {
            worker: self,
            first: Some(option),
            actions_left: None,
        };
        let end = world.play_while(|state, question| walk.answer(state, question));
        let chances = self.mind.evaluation.chances(&end);
        self.tree.learn(&self.path, chances);
    }

    /// Lists the options as the asked player sees them.
    fn see_options(&mut self, state: &State, question: &Question) {
        self.options.clear();
        let features = Features::new(state, question);
        question.each_seen(state, &mut self.rng, |choice, place| {
            self.options.push(Candidate {
                choice,
                place,
                liking: self.mind.habits.liking(&features, choice),
            });
        });
    }
}

/// One iteration: the path through the tree, then the playout.
struct Walk<'m> {
    worker: &'m mut Worker,
    /// The option of the root to try.
    first: Option<Choice>,
    /// The number of actions left in the playout. `None` while still in the tree.
    actions_left: Option<u8>,
}

impl Walk<'_> {
    fn answer(&mut self, state: &State, question: &Question) -> Option<u8> {
        if self.actions_left.is_none()
            && let Some(place) = self.select(state, question)
        {
            return Some(place);
        }
        if let Some(left) = &mut self.actions_left
            && question.purpose == Purpose::Action
        {
            *left = left.checked_sub(1)?;
        }
        let Worker { mind, rng, .. } = &mut *self.worker;
        Some(mind.habits.answer(state, question, rng))
    }

    /// An option selected in the tree. `None` outside the tree, or if any option will do.
    fn select(&mut self, state: &State, question: &Question) -> Option<u8> {
        let worker = &mut *self.worker;
        let node = match worker.path.last() {
            None => worker.tree.root(),
            // For an order, any option will do.
            Some(_) if question.order => return None,
            Some(&step) => {
                let node = worker.tree.after(step, QuestionKey::of_question(question));
                if node.is_none() {
                    self.actions_left = Some(PLAYOUT);
                }
                node?
            }
        };
        // An option that must be tried needs no prior.
        let first = self.first.take().and_then(|choice| {
            let place = question.place_of(choice, state, &mut worker.rng)?;
            Some(Candidate {
                choice,
                place,
                liking: 0.0,
            })
        });
        match first {
            Some(first) => {
                worker.options.clear();
                worker.options.push(first);
            }
            None => worker.see_options(state, question),
        }
        let (place, step) = worker.tree.select(node, &worker.options);
        worker.path.push(step);
        if !worker.tree.was_tried(step) {
            self.actions_left = Some(PLAYOUT);
        }
        Some(place)
    }
}

/// How much an option that was dropped is rated below the best of the last round, at least.
const DROPPED: f32 = 0.001;

/// The mean of each option. The best is one of the last round: a high mean of few visits may be luck.
fn ratings(tried: &[Tried]) -> Vec<f32> {
    let most = tried.iter().map(|tried| tried.visits).max().unwrap_or(0);
    let last = |tried: &&Tried| tried.visits >= most / 2;
    let means = tried.iter().filter(last).map(|tried| tried.mean());
    let best = means.fold(0.0, f32::max);
    let rating = |tried: &Tried| match last(&tried) {
        true => tried.mean(),
        false => tried.mean().min((best - DROPPED).max(0.0)),
    };
    tried.iter().map(rating).collect()
}

impl Bot for Search {
    fn rate(&mut self, view: &View, decision: &Decision, budget: Budget) -> Vec<f32> {
        ratings(&self.think(view, decision, budget))
    }

    fn choose(&mut self, view: &View, decision: &Decision, budget: Budget) -> usize {
        let ratings = ratings(&self.think(view, decision, budget));
        let option = best(&self.patience.see(ratings));
        if let Some(&choice) = decision.options.get(option) {
            for worker in &mut self.workers {
                worker.tree.choose(choice);
            }
        }
        option
    }

    fn rest(&mut self) {
        for worker in &mut self.workers {
            worker.tree = Tree::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Game, Settings};

    use super::*;

    #[test]
    fn all_options_are_tried_and_the_last_two_most() {
        let mut game = Game::new(Settings::new(4).unwrap(), 5);
        let mut rng = Rng::new(1);
        let decision = loop {
            let decision = game.decision().unwrap();
            if decision.options.len() >= 7 {
                break decision;
            }
            game.answer(rng.below(decision.options.len() as u32) as usize)
                .unwrap();
        };
        let view = game.view(decision.seat).unwrap();
        for (threads, budget) in [(1, 1), (1, 3), (1, 1000), (3, 1000)] {
            let budget = Budget::Iterations(budget);
            let tried = Search::new(1, threads).think(&view, &decision, budget);
            let visits: u32 = tried.iter().map(|tried| tried.visits).sum();
            assert_eq!(Budget::Iterations(visits), budget);
        }
        let tried = Search::new(1, 1).think(&view, &decision, Budget::Iterations(1000));
        let mut visits: Vec<u32> = tried.iter().map(|tried| tried.visits).collect();
        visits.sort_by(|one, other| other.cmp(one));
        assert!(visits[0] - visits[1] <= 3, "{visits:?}");
        assert!(visits[1] > visits[2] + 100, "{visits:?}");
        assert!(visits.iter().all(|&visits| visits > 20), "{visits:?}");
    }
}
