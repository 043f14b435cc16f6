//! The search tree.
//!
//! A node is a question to a player, an edge one of its options. Determinizations differ in the hidden cards,
//! so an option may be legal in one and not in another. The tree counts how often each was legal.

use std::num::NonZeroU32;

use innovation_engine::{Card, Choice, Decision, Purpose, Question, Seat};

use super::advantages::{AdvantageRef, Advantages};

/// The exploration constant of PUCT. Half and twice as much do not play better.
const CURIOSITY: f32 = 0.4;

/// The number of visits from which on the mean of a node says something.
const SETTLED: u32 = 5;

/// The identity of a question.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct QuestionKey {
    pub seat: Seat,
    pub purpose: Purpose,
    pub source: Option<(Card, u8)>,
}

impl QuestionKey {
    pub fn of_question(question: &Question) -> QuestionKey {
        QuestionKey {
            seat: question.seat,
            purpose: question.purpose,
            source: question.source,
        }
    }

    pub fn of_decision(decision: &Decision) -> QuestionKey {
        QuestionKey {
            seat: decision.seat,
            purpose: decision.purpose,
            source: decision.source,
        }
    }
}

/// The maximum number of nodes, about two hundred megabytes. A full tree does not grow.
const MOST_NODES: usize = 500_000;

/// A question, and the statistics of its options.
struct Node {
    key: QuestionKey,
    tried: Tried,
    edges: Vec<Edge>,
    /// Another question that came after the same option.
    sibling: Option<NonZeroU32>,
}

/// An option.
struct Edge {
    choice: Choice,
    /// The number of iterations in which it was legal.
    available: u32,
    tried: Tried,
    advantage: AdvantageRef,
    /// The first of the questions that followed. Never the root.
    next: Option<NonZeroU32>,
}

/// The visits of a node or edge, and their total value for the asked player.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Tried {
    pub visits: u32,
    /// The sum of the win probabilities.
    total: f32,
}

impl Tried {
    pub fn plus(self, other: Tried) -> Tried {
        Tried {
            visits: self.visits + other.visits,
            total: self.total + other.total,
        }
    }

    /// The mean win probability.
    pub fn mean(self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// An option of a question in one determinization.
pub struct Candidate {
    pub choice: Choice,
    /// Its index in the question.
    pub place: u8,
    /// The logarithm of its prior odds.
    pub liking: f32,
}

/// An edge of a node.
#[derive(Clone, Copy)]
pub struct EdgeRef {
    node: usize,
    edge: usize,
}

#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
    root: usize,
    advantages: Advantages,
    /// Memory that every selection uses again: the edge of each option, and its prior odds.
    priors: Vec<(usize, f32)>,
    /// The option of the root that was chosen in the game.
    chosen: Option<EdgeRef>,
}

impl Tree {
    /// Sets the root to this question. Keeps the statistics if the question is a child of the last choice.
    pub fn begin(&mut self, key: QuestionKey) {
        let foreseen = self
            .chosen
            .take()
            .and_then(|step| self.known_after(step, key));
        self.root = foreseen.unwrap_or_else(|| {
            self.nodes.clear();
            self.advantages = Advantages::default();
            self.add(key, None)
        });
    }

    pub fn root(&self) -> usize {
        self.root
    }

    fn add(&mut self, key: QuestionKey, sibling: Option<NonZeroU32>) -> usize {
        self.nodes.push(Node {
            key,
            tried: Tried::default(),
            edges: Vec::new(),
            sibling,
        });
        self.nodes.len() - 1
    }

    fn edge(&mut self, step: EdgeRef) -> &mut Edge {
        &mut self.nodes[step.node].edges[step.edge]
    }

    fn known_after(&self, step: EdgeRef, key: QuestionKey) -> Option<usize> {
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

    /// The node of a question that follows an option. `None` if the tree is full.
    pub fn after(&mut self, step: EdgeRef, key: QuestionKey) -> Option<usize> {
        let known = self.known_after(step, key);
        if known.is_some() || self.nodes.len() == MOST_NODES {
            return known;
        }
        let sibling = self.edge(step).next;
        let node = self.add(key, sibling);
        self.edge(step).next = NonZeroU32::new(node as u32);
        Some(node)
    }

    /// Selects an option by PUCT: the mean value, plus an exploration term that grows with the prior and with
    /// the number of iterations in which the option was legal, and falls with its visits. Returns its index
    /// in the question.
    ///
    /// The prior is that of the habits, changed by the mean advantage of the option in the whole tree.
    pub fn select(&mut self, node: usize, options: &[Candidate]) -> (u8, EdgeRef) {
        let at = node;
        let node = &mut self.nodes[node];
        self.priors.clear();
        // Options mostly come in the same order.
        let mut expected = 0;
        for option in options {
            let is = |edge: &Edge| edge.choice == option.choice;
            let known = match node.edges.get(expected) {
                Some(edge) if is(edge) => Some(expected),
                _ => node.edges.iter().position(is),
            };
            let edge = known.unwrap_or_else(|| {
                node.edges.push(Edge {
                    choice: option.choice,
                    available: 0,
                    tried: Tried::default(),
                    advantage: self.advantages.of(node.key, option.choice),
                    next: None,
                });
                node.edges.len() - 1
            });
            expected = edge + 1;
            let lift = self.advantages.lift(node.edges[edge].advantage);
            self.priors.push((edge, (option.liking + lift).exp()));
        }
        let total: f32 = self.priors.iter().map(|(_, odds)| odds).sum();
        let mut best = (f32::MIN, 0, 0);
        for (option, &(edge, odds)) in options.iter().zip(&self.priors) {
            let Edge {
                available, tried, ..
            } = &mut node.edges[edge];
            *available += 1;
            // An unvisited option starts with the mean of the node.
            let mean = if tried.visits > 0 {
                tried.mean()
            } else {
                node.tried.mean()
            };
            let share = CURIOSITY * odds / total;
            let urge = share * (*available as f32).sqrt() / (1 + tried.visits) as f32;
            if mean + urge > best.0 {
                best = (mean + urge, option.place, edge);
            }
        }
        let (_, place, edge) = best;
        (place, EdgeRef { node: at, edge })
    }

    /// Whether an option has visits.
    pub fn was_tried(&mut self, step: EdgeRef) -> bool {
        self.edge(step).tried.visits > 0
    }

    /// Backpropagation: adds the win probabilities along a path, to the tree and to the advantages.
    pub fn learn(&mut self, path: &[EdgeRef], chances: [f32; 4]) {
        for step in path {
            let node = &mut self.nodes[step.node];
            let once = Tried {
                visits: 1,
                total: chances[node.key.seat.index()],
            };
            let edge = &mut node.edges[step.edge];
            if node.tried.visits >= SETTLED {
                let advantage = once.total - node.tried.mean();
                self.advantages.learn(edge.advantage, advantage);
            }
            node.tried = node.tried.plus(once);
            edge.tried = edge.tried.plus(once);
        }
    }

    fn edge_of(&self, choice: Choice) -> Option<usize> {
        let edges = &self.nodes[self.root].edges;
        edges.iter().position(|edge| edge.choice == choice)
    }

    /// The statistics of an option of the root.
    pub fn tried(&self, choice: Choice) -> Tried {
        let edge = self.edge_of(choice);
        edge.map_or(Tried::default(), |edge| {
            self.nodes[self.root].edges[edge].tried
        })
    }

    /// Stores the option chosen in the game, for the next question.
    pub fn choose(&mut self, choice: Choice) {
        let node = self.root;
        self.chosen = self.edge_of(choice).map(|edge| EdgeRef { node, edge });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(purpose: Purpose) -> QuestionKey {
        QuestionKey {
            seat: Seat::ALL[1],
            purpose,
            source: None,
        }
    }

    const OPTIONS: [Candidate; 2] = [
        Candidate {
            choice: Choice::Yes,
            place: 0,
            liking: 0.0,
        },
        Candidate {
            choice: Choice::Pass,
            place: 1,
            liking: 0.0,
        },
    ];

    /// Runs one iteration from the root, with these win probabilities.
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
    fn what_is_better_in_one_node_is_tried_first_in_another() {
        let first = |rounds: u32| {
            let mut tree = Tree::default();
            tree.begin(key(Purpose::Draw));
            for _ in 0..rounds {
                walk(&mut tree, |place| 0.4 + 0.2 * f32::from(place));
            }
            let (_, step) = tree.select(tree.root(), &OPTIONS);
            let node = tree.after(step, key(Purpose::Draw)).unwrap();
            tree.select(node, &OPTIONS).0
        };
        assert_eq!(first(0), 0);
        assert_eq!(first(200), 1);
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
        // This option is not in the tree.
        tree.choose(Choice::Yes);
        tree.begin(key(Purpose::Tuck));
        assert_eq!(tree.tried(Choice::Yes).visits, 0);
    }
}
