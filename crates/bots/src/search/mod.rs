//! Search in the tree of what may come.

mod tree;

use std::thread;
use std::time::Instant;

use innovation_engine::{Choice, Decision, Purpose, Question, Rng, State, View};

use crate::evaluation::Evaluation;
use crate::habits::Habits;
use crate::patience::Patience;
use crate::{Bot, Budget, best};
use tree::{Candidate, Key, Step, Tree, Tried};

/// Plays many games in its mind, each in a world that may be the real one, and follows what did well
/// (information-set Monte Carlo tree search; Cowling, Powley and Whitehouse, 2012).
///
/// A game in the mind goes through the tree up to an option that was not tried before, and then on by habit for a
/// few actions; the evaluation says how it would end. Habit also says what is worth to be tried first, for oneself
/// and for the others. A tree is kept from one question to the next as long as the next one was foreseen in it.
pub struct Search {
    minds: Vec<Mind>,
    patience: Patience,
}

/// What one thread thinks, in a tree of its own.
struct Mind {
    tree: Tree,
    rng: Rng,
}

impl Search {
    /// Thinks with so many threads. The seed decides on the worlds that it imagines.
    pub fn new(seed: u64, threads: usize) -> Search {
        let mut rng = Rng::new(seed);
        let patience = Patience::new(rng.next_u64());
        let minds = (0..threads.max(1)).map(|_| Mind {
            tree: Tree::default(),
            rng: Rng::new(rng.next_u64()),
        });
        Search {
            minds: minds.collect(),
            patience,
        }
    }

    /// Thinks, and says how each option did.
    fn think(&mut self, view: &View, decision: &Decision, budget: Budget) -> Vec<Tried> {
        let start = Instant::now();
        let shares = self.minds.len() as u32;
        let think = |at: u32, mind: &mut Mind| {
            mind.tree.begin(Key::of_decision(decision));
            match budget {
                Budget::Iterations(number) => {
                    let share = number / shares + u32::from(at < number % shares);
                    for _ in 0..share {
                        mind.imagine(view);
                    }
                }
                Budget::Time(time) => {
                    while start.elapsed() < time {
                        mind.imagine(view);
                    }
                }
            }
        };
        thread::scope(|scope| {
            let mut minds = (0..).zip(&mut self.minds);
            let first = minds.next();
            for (at, mind) in minds {
                scope.spawn(move || think(at, mind));
            }
            if let Some((at, mind)) = first {
                think(at, mind);
            }
        });
        let of_option = |&choice: &Choice| {
            let minds = self.minds.iter().map(|mind| mind.tree.tried(choice));
            minds.fold(Tried::default(), Tried::plus)
        };
        decision.options.iter().map(of_option).collect()
    }
}

impl Mind {
    /// Plays a game in a world that may be the real one, and learns from how it went.
    fn imagine(&mut self, view: &View) {
        // There is one for whoever is asked.
        let Some(world) = view.sample(&mut self.rng) else {
            return;
        };
        let mut walk = Walk {
            mind: self,
            path: Vec::new(),
            actions_left: None,
        };
        let end = world.play_while(|state, question| walk.answer(state, question));
        let path = walk.path;
        self.tree.learn(&path, Evaluation::standard().chances(&end));
    }
}

/// A game in the mind.
struct Walk<'m> {
    mind: &'m mut Mind,
    path: Vec<Step>,
    /// How many more actions are played, once the tree is left.
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
        Some(Habits::standard().answer(state, question, &mut self.mind.rng))
    }

    /// An option from the tree, unless there is none, or need not be one.
    fn select(&mut self, state: &State, question: &Question) -> Option<u8> {
        let Mind { tree, rng } = &mut *self.mind;
        let node = match self.path.last() {
            None => tree.root(),
            // Of a mere order any will do.
            Some(_) if question.order => return None,
            Some(&step) => {
                let node = tree.after(step, Key::of_question(question));
                if node.is_none() {
                    self.actions_left = Some(playout(state));
                }
                node?
            }
        };
        let (place, step) = tree.select(node, &options(state, question, rng));
        self.path.push(step);
        if !tree.was_tried(step) {
            self.actions_left = Some(playout(state));
        }
        Some(place)
    }
}

/// How many actions a game in the mind goes on for, once the one at which it left the tree is over: a turn of
/// everybody.
fn playout(state: &State) -> u8 {
    2 * state.settings().players()
}

/// The options as the asked player sees them; of several that look the same, any one.
fn options(state: &State, question: &Question, rng: &mut Rng) -> Vec<Candidate> {
    let mut options: Vec<Candidate> = Vec::with_capacity(question.count().into());
    let mut alike = 1;
    for (place, choice) in (0..).zip(question.options()) {
        let choice = question.as_asked(choice, state);
        let same = match choice {
            Choice::Back(..) => options.iter_mut().find(|option| option.choice == choice),
            _ => None,
        };
        match same {
            Some(option) => {
                alike += 1;
                if rng.below(alike) == 0 {
                    option.place = place;
                }
            }
            None => options.push(Candidate {
                choice,
                place,
                odds: Habits::standard().odds(state, question, place),
            }),
        }
    }
    options
}

impl Bot for Search {
    fn rate(&mut self, view: &View, decision: &Decision, budget: Budget) -> Vec<f32> {
        let tried = self.think(view, decision, budget);
        tried.into_iter().map(Tried::mean).collect()
    }

    fn choose(&mut self, view: &View, decision: &Decision, budget: Budget) -> usize {
        let tried = self.think(view, decision, budget);
        // What was tried most: a high mean of few tries may be luck.
        let visits: u32 = tried.iter().map(|tried| tried.visits).sum();
        let part = |tried: &Tried| tried.visits as f32 / visits.max(1) as f32;
        let option = best(&self.patience.see(tried.iter().map(part).collect()));
        if let Some(&choice) = decision.options.get(option) {
            for mind in &mut self.minds {
                mind.tree.choose(choice);
            }
        }
        option
    }
}
