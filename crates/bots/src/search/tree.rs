//! The tree of what may come, as far as it has been thought through.
//!
//! A node is a question to somebody, an edge one of its options. The worlds that are imagined differ in what is
//! hidden, so that an option may be there in one and not in another; how often it was there is counted.

use std::num::NonZeroU32;

use innovation_engine::{Card, Choice, Decision, Purpose, Question, Seat};

/// How eagerly options are tried that did not do best so far. Half and twice as much do not play better.
const CURIOSITY: f32 = 0.4;

/// What makes two questions the same.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key {
    seat: Seat,
    purpose: Purpose,
    source: Option<(Card, u8)>,
}

impl Key {
    pub fn of_question(question: &Question) -> Key {
        Key {
            seat: question.seat,
            purpose: question.purpose,
            source: question.source,
        }
    }

    pub fn of_decision(decision: &Decision) -> Key {
        Key {
            seat: decision.seat,
            purpose: decision.purpose,
            source: decision.source,
        }
    }
}

/// So many nodes fill some two hundred megabytes. A tree that has them grows no more.
const MOST_NODES: usize = 500_000;

/// A question, and what is known of its options.
struct Node {
    key: Key,
    tried: Tried,
    edges: Vec<Edge>,
    /// Another question that came after the same option.
    sibling: Option<NonZeroU32>,
}

/// An option.
struct Edge {
    choice: Choice,
    /// How often it was among the options.
    available: u32,
    tried: Tried,
    /// The first of the questions that came next, none of which is the root.
    next: Option<NonZeroU32>,
}

/// How often something was tried, and how that went for whoever was asked.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Tried {
    pub visits: u32,
    /// The sum of the chances to win that it led to.
    total: f32,
}

impl Tried {
    pub fn plus(self, other: Tried) -> Tried {
        Tried {
            visits: self.visits + other.visits,
            total: self.total + other.total,
        }
    }

    /// The chance to win that it led to on the average.
    pub fn mean(self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// An option of a question in one of the worlds.
pub struct Candidate {
    pub choice: Choice,
    /// Its place in the question.
    pub place: u8,
    /// How likely it is to be taken, against the others.
    pub odds: f32,
}

/// An edge of a node.
#[derive(Clone, Copy)]
pub struct Step {
    node: usize,
    edge: usize,
}

#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
    root: usize,
    /// The option of the root that was really chosen.
    chosen: Option<Step>,
}

impl Tree {
    /// Begins to think about a question: with all that was thought of it before, if it was foreseen after the
    /// last choice.
    pub fn begin(&mut self, key: Key) {
        let foreseen = self
            .chosen
            .take()
            .and_then(|step| self.known_after(step, key));
        self.root = foreseen.unwrap_or_else(|| {
            self.nodes.clear();
            self.add(key, None)
        });
    }

    pub fn root(&self) -> usize {
        self.root
    }

    fn add(&mut self, key: Key, sibling: Option<NonZeroU32>) -> usize {
        self.nodes.push(Node {
            key,
            tried: Tried::default(),
            edges: Vec::new(),
            sibling,
        });
        self.nodes.len() - 1
    }

    fn edge(&mut self, step: Step) -> &mut Edge {
        &mut self.nodes[step.node].edges[step.edge]
    }

    fn known_after(&self, step: Step, key: Key) -> Option<usize> {
        let mut next = self.nodes[step.node].edges[step.edge].next;
        while let Some(at) = next {
            let at = at.get() as usize;
            if self.nodes[at].key == key {
                return Some(at);
            }
            next = self.nodes[at].sibling;
        }
        None
    }

    /// The node of a question that comes after an option. `None`: there is no room for it.
    pub fn after(&mut self, step: Step, key: Key) -> Option<usize> {
        let known = self.known_after(step, key);
        if known.is_some() || self.nodes.len() == MOST_NODES {
            return known;
        }
        let sibling = self.edge(step).next;
        let node = self.add(key, sibling);
        self.edge(step).next = NonZeroU32::new(node as u32);
        Some(node)
    }

    /// The place of the most promising of these options: one that did well, or was tried seldom for how likely
    /// it is to be taken and how often it was there.
    pub fn select(&mut self, node: usize, options: &[Candidate]) -> (u8, Step) {
        let at = node;
        let node = &mut self.nodes[node];
        let total: f32 = options.iter().map(|option| option.odds).sum();
        let mut best = (f32::MIN, 0, 0);
        for &Candidate {
            choice,
            place,
            odds,
        } in options
        {
            let known = node.edges.iter().position(|edge| edge.choice == choice);
            let edge = known.unwrap_or_else(|| {
                node.edges.push(Edge {
                    choice,
                    available: 0,
                    tried: Tried::default(),
                    next: None,
                });
                node.edges.len() - 1
            });
            let Edge {
                available, tried, ..
            } = &mut node.edges[edge];
            *available += 1;
            // What was never tried is taken to be like the rest.
            let mean = if tried.visits > 0 {
                tried.mean()
            } else {
                node.tried.mean()
            };
            let share = CURIOSITY * odds / total;
            let urge = share * (*available as f32).sqrt() / (1 + tried.visits) as f32;
            if mean + urge > best.0 {
                best = (mean + urge, place, edge);
            }
        }
        let (_, place, edge) = best;
        (place, Step { node: at, edge })
    }

    /// Whether an option was tried before.
    pub fn was_tried(&mut self, step: Step) -> bool {
        self.edge(step).tried.visits > 0
    }

    /// Takes note of where a walk through the tree has led.
    pub fn learn(&mut self, path: &[Step], chances: [f32; 4]) {
        for step in path {
            let node = &mut self.nodes[step.node];
            let once = Tried {
                visits: 1,
                total: chances[node.key.seat.index()],
            };
            node.tried = node.tried.plus(once);
            let edge = &mut node.edges[step.edge];
            edge.tried = edge.tried.plus(once);
        }
    }

    fn edge_of(&self, choice: Choice) -> Option<usize> {
        let edges = &self.nodes[self.root].edges;
        edges.iter().position(|edge| edge.choice == choice)
    }

    /// How an option of the question that is thought about did.
    pub fn tried(&self, choice: Choice) -> Tried {
        let edge = self.edge_of(choice);
        edge.map_or(Tried::default(), |edge| {
            self.nodes[self.root].edges[edge].tried
        })
    }

    /// Remembers what was really chosen, for the next question.
    pub fn choose(&mut self, choice: Choice) {
        let node = self.root;
        self.chosen = self.edge_of(choice).map(|edge| Step { node, edge });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(purpose: Purpose) -> Key {
        Key {
            seat: Seat::ALL[1],
            purpose,
            source: None,
        }
    }

    const OPTIONS: [Candidate; 2] = [
        Candidate {
            choice: Choice::Yes,
            place: 0,
            odds: 1.0,
        },
        Candidate {
            choice: Choice::Pass,
            place: 1,
            odds: 1.0,
        },
    ];

    /// Walks once from the root, along options that lead to these chances.
    fn walk(tree: &mut Tree, chance: impl Fn(u8) -> f32) -> u8 {
        let (place, step) = tree.select(tree.root(), &OPTIONS);
        tree.learn(&[step], [0.0, chance(place), 0.0, 0.0]);
        place
    }

    #[test]
    fn the_better_option_is_tried_more_often() {
        let mut tree = Tree::default();
        tree.begin(key(Purpose::Draw));
        for _ in 0..200 {
            walk(&mut tree, |place| 0.4 + 0.2 * f32::from(place));
        }
        let (yes, pass) = (tree.tried(Choice::Yes), tree.tried(Choice::Pass));
        assert_eq!(yes.visits + pass.visits, 200);
        assert!(yes.visits > 0 && pass.visits > 9 * yes.visits);
        assert!((pass.mean() - 0.6).abs() < 1e-4);
        assert_eq!(tree.tried(Choice::Draw), Tried::default());
    }

    #[test]
    fn what_was_foreseen_is_remembered() {
        let mut tree = Tree::default();
        tree.begin(key(Purpose::Draw));
        let (_, first) = tree.select(tree.root(), &OPTIONS);
        for purpose in [Purpose::Score, Purpose::Meld] {
            let node = tree.after(first, key(purpose)).unwrap();
            assert_eq!(tree.after(first, key(purpose)), Some(node));
            let (_, second) = tree.select(node, &OPTIONS);
            tree.learn(&[first, second], [0.5; 4]);
        }
        tree.choose(Choice::Yes);
        tree.begin(key(Purpose::Score));
        assert_eq!(tree.tried(Choice::Yes).visits, 1);
        // Nobody thought of this one.
        tree.choose(Choice::Yes);
        tree.begin(key(Purpose::Tuck));
        assert_eq!(tree.tried(Choice::Yes).visits, 0);
    }
}
