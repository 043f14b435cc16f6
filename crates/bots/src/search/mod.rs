//! Search in the tree of what may come.

mod tree;

use std::thread;
use std::time::Instant;

use innovation_engine::{Choice, Decision, Purpose, Question, Rng, State, View};

use crate::evaluation::Evaluation;
use crate::{Bot, Budget, best, policy};
use tree::{Key, Step, Tree, Tried};

/// Plays many games in its mind, each in a world that may be the real one, and follows what did well
/// (information-set Monte Carlo tree search; Cowling, Powley and Whitehouse, 2012).
pub struct Search {
    evaluation: &'static Evaluation,
    minds: Vec<Mind>,
    pub tune: (f32, u32),
}

/// What one thread thinks.
struct Mind {
    tree: Tree,
    rng: Rng,
}

impl Search {
    /// The seed decides on the worlds that it imagines.
    pub fn new(seed: u64, threads: usize) -> Search {
        Search::with(Evaluation::standard(), seed, threads)
    }

    /// One that judges by this evaluation.
    pub fn with(evaluation: &'static Evaluation, seed: u64, threads: usize) -> Search {
        let mut rng = Rng::new(seed);
        let minds = (0..threads.max(1)).map(|_| Mind {
            tree: Tree::default(),
            rng: Rng::new(rng.next_u64()),
        });
        Search {
            evaluation,
            minds: minds.collect(),
            tune: (0.5, 0),
        }
    }

    /// Thinks, and says how each option did.
    fn think(&mut self, view: &View, decision: &Decision, budget: Budget) -> Vec<Tried> {
        let start = Instant::now();
        let key = Key::new(decision.seat, decision.purpose, decision.source);
        let evaluation = self.evaluation;
        let tune = self.tune;
        let shares = self.minds.len() as u32;
        let think = |at: u32, mind: &mut Mind| {
            mind.tree.begin(key);
            match budget {
                Budget::Iterations(number) => {
                    let share = number / shares + u32::from(at < number % shares);
                    for _ in 0..share {
                        mind.imagine(view, evaluation, tune);
                    }
                }
                Budget::Time(time) => {
                    while start.elapsed() < time {
                        mind.imagine(view, evaluation, tune);
                    }
                }
            }
        };
        thread::scope(|scope| {
            let (first, others) = self.minds.split_at_mut(1);
            for (at, mind) in (1..).zip(others) {
                scope.spawn(move || think(at, mind));
            }
            for mind in first {
                think(0, mind);
            }
        });
        let of_option = |&choice: &Choice| {
            let add = |sum: Tried, mind: &Mind| {
                let more = mind.tree.tried(choice);
                Tried {
                    visits: sum.visits + more.visits,
                    total: sum.total + more.total,
                }
            };
            self.minds.iter().fold(Tried::default(), add)
        };
        decision.options.iter().map(of_option).collect()
    }
}

impl Mind {
    /// Plays a game in a world of its own: through the tree, then on for a little while.
    fn imagine(&mut self, view: &View, evaluation: &Evaluation, tune: (f32, u32)) {
        let Some(world) = view.sample(&mut self.rng) else {
            return;
        };
        let mut walk = Walk {
            tree: &mut self.tree,
            rng: &mut self.rng,
            path: Vec::with_capacity(32),
            options: Vec::with_capacity(32),
            places: Vec::with_capacity(32),
            actions_left: None,
            tune,
        };
        let end = world.play_while(|state, question| walk.answer(state, question));
        let path = walk.path;
        self.tree.learn(&path, evaluation.chances(&end));
    }
}

/// A game in the mind.
struct Walk<'m> {
    tree: &'m mut Tree,
    rng: &'m mut Rng,
    path: Vec<Step>,
    options: Vec<(Choice, f32)>,
    places: Vec<u8>,
    /// How many more actions are played once the tree is left.
    actions_left: Option<u32>,
    tune: (f32, u32),
}

impl Walk<'_> {
    fn answer(&mut self, state: &State, question: &Question) -> Option<u8> {
        match self.actions_left {
            None => Some(self.in_tree(state, question)),
            Some(0) if question.purpose == Purpose::Action => None,
            Some(left) => {
                if question.purpose == Purpose::Action {
                    self.actions_left = Some(left - 1);
                }
                Some(policy::quick(state, question, self.rng))
            }
        }
    }

    fn in_tree(&mut self, state: &State, question: &Question) -> u8 {
        let node = match self.path.last() {
            None => self.tree.root(),
            // Of a mere order, any will do.
            Some(_) if question.order => return policy::quick(state, question, self.rng),
            Some(&step) => self.tree.after(step, Key::of(question)),
        };
        self.options.clear();
        self.places.clear();
        for (place, choice) in (0..).zip(question.options()) {
            let seen = question.as_asked(choice, state);
            let known = match seen {
                Choice::Back(..) => self.options.iter().position(|(option, _)| *option == seen),
                _ => None,
            };
            match known {
                // Of backs that look the same, any.
                Some(at) => {
                    if self.rng.below(2) == 0 {
                        self.places[at] = place;
                    }
                }
                None => {
                    self.options.push((seen, 1.0));
                    self.places.push(place);
                }
            }
        }
        let prior = 1.0 / self.options.len() as f32;
        for (_, option) in &mut self.options {
            *option = prior;
        }
        let (at, step, tried) = self.tree.select(node, &self.options, self.tune.0);
        self.path.push(step);
        if !tried {
            self.actions_left = Some(self.tune.1);
        }
        self.places[at]
    }
}

impl Bot for Search {
    fn rate(&mut self, view: &View, decision: &Decision, budget: Budget) -> Vec<f32> {
        let tried = self.think(view, decision, budget);
        let mean = |tried: Tried| match tried.visits {
            0 => 0.0,
            visits => tried.total / visits as f32,
        };
        tried.into_iter().map(mean).collect()
    }

    fn choose(&mut self, view: &View, decision: &Decision, budget: Budget) -> usize {
        let tried = self.think(view, decision, budget);
        // What was tried most: a high mean of few tries may be luck.
        let visits: Vec<f32> = tried.iter().map(|tried| tried.visits as f32).collect();
        let option = best(&visits);
        if let Some(&choice) = decision.options.get(option) {
            for mind in &mut self.minds {
                mind.tree.choose(choice);
            }
        }
        option
    }
}
