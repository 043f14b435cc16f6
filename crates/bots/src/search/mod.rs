//! Search in the tree of what may come.

mod tree;

use std::thread;
use std::time::Instant;

use innovation_engine::{Choice, Decision, Play, Purpose, Question, Rng, State, View};

use crate::evaluation::Evaluation;
use crate::habits::Habits;
use crate::patience::Patience;
use crate::{Bot, Budget, best};
use tree::{Candidate, Key, Step, Tree, Tried};

/// Plays many games in its mind, each in a world that may be the real one, and follows what did well
/// (information-set Monte Carlo tree search; Cowling, Powley and Whitehouse, 2012).
///
/// All options of the question are tried in the same worlds, since these differ by more than options do. The worse
/// half of them is given up, again and again, until the last two are compared (sequential halving; Karnin, Koren
/// and Somekh, 2013).
///
/// A game in the mind goes on through the tree up to an option that was not tried before, and then by habit for a
/// few actions; the evaluation says how it would end. Habit also says what is worth to be tried first, for oneself
/// and for the others. A tree is kept from one question to the next as long as the next one was foreseen in it.
pub struct Search {
    minds: Vec<Mind>,
    patience: Patience,
}

/// How many actions a game in the mind goes on for, once the one at which it left the tree is over. With twice as
/// many, it is more by chance where it ends.
const PLAYOUT: u8 = 4;

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
            // What part of the budget is used up.
            let used = |tries: u32| match budget {
                Budget::Iterations(number) => {
                    let share = number / shares + u32::from(at < number % shares);
                    f64::from(tries) / f64::from(share.max(1))
                }
                Budget::Time(time) => start.elapsed().div_duration_f64(time),
            };
            mind.think(view, decision, used);
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
    /// Thinks about a question, until all of the budget is used.
    fn think(&mut self, view: &View, decision: &Decision, used: impl Fn(u32) -> f64) {
        self.tree.begin(Key::of_decision(decision));
        let mut options = self.likely_first(view, decision);
        let rounds = options.len().next_power_of_two().ilog2().max(1);
        let mut tries = 0;
        for round in 1..=rounds {
            let enough = f64::from(round) / f64::from(rounds);
            while used(tries) < enough {
                // There is one for whoever is asked.
                let Some(world) = view.sample(&mut self.rng) else {
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

    /// The options of a question, the likeliest first: a small budget is not enough for all of them.
    fn likely_first(&mut self, view: &View, decision: &Decision) -> Vec<Choice> {
        let mut choices = decision.options.clone();
        if let Some(world) = view.sample(&mut self.rng)
            && let Some(question) = world.question()
        {
            let options = options(world.state(), question, &mut self.rng);
            let odds = |choice: &Choice| {
                let option = options.iter().find(|option| option.choice == *choice);
                option.map_or(0.0, |option| option.odds)
            };
            choices.sort_by(|one, other| odds(other).total_cmp(&odds(one)));
        }
        choices
    }

    /// Plays on in a world that may be the real one, and learns from how it went.
    fn imagine(&mut self, world: &Play, option: Choice) {
        let mut walk = Walk {
            mind: self,
            first: Some(option),
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
    /// The option to begin with.
    first: Option<Choice>,
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
                    self.actions_left = Some(PLAYOUT);
                }
                node?
            }
        };
        let mut options = options(state, question, rng);
        let first = self.first.take();
        if let Some(at) = options
            .iter()
            .position(|option| Some(option.choice) == first)
        {
            options = vec![options.swap_remove(at)];
        }
        let (place, step) = tree.select(node, &options);
        self.path.push(step);
        if !tree.was_tried(step) {
            self.actions_left = Some(PLAYOUT);
        }
        Some(place)
    }
}

/// The options as the asked player sees them.
fn options(state: &State, question: &Question, rng: &mut Rng) -> Vec<Candidate> {
    let mut options = Vec::with_capacity(question.count().into());
    question.each_seen(state, rng, |choice, place| {
        options.push(Candidate {
            choice,
            place,
            odds: Habits::standard().odds(state, question, choice),
        });
    });
    options
}

impl Bot for Search {
    fn rate(&mut self, view: &View, decision: &Decision, budget: Budget) -> Vec<f32> {
        let tried = self.think(view, decision, budget);
        tried.into_iter().map(Tried::mean).collect()
    }

    fn choose(&mut self, view: &View, decision: &Decision, budget: Budget) -> usize {
        let tried = self.think(view, decision, budget);
        // Of those that were tried to the end: a high mean of few tries may be luck.
        let most = tried.iter().map(|tried| tried.visits).max();
        let mean = |tried: &Tried| match most {
            Some(most) if tried.visits >= most / 2 => tried.mean(),
            _ => 0.0,
        };
        let option = best(&self.patience.see(tried.iter().map(mean).collect()));
        if let Some(&choice) = decision.options.get(option) {
            for mind in &mut self.minds {
                mind.tree.choose(choice);
            }
        }
        option
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
