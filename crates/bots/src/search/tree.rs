//! The tree of what may come, as far as it has been thought through.
//!
//! A node is a question to somebody, an edge one of its options. The worlds that are imagined differ in what is
//! hidden, so that an option may be there in one and not in another; how often it was there is counted.

use innovation_engine::{Card, Choice, Purpose, Question, Seat};

/// What makes two questions the same in the tree.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key {
    seat: Seat,
    purpose: Purpose,
    source: Option<(Card, u8)>,
}

impl Key {
    pub fn of(question: &Question) -> Key {
        Key {
            seat: question.seat,
            purpose: question.purpose,
            source: question.source,
        }
    }

    pub fn new(seat: Seat, purpose: Purpose, source: Option<(Card, u8)>) -> Key {
        Key {
            seat,
            purpose,
            source,
        }
    }
}

/// A question, and what is known of its options.
struct Node {
    key: Key,
    visits: u32,
    total: f32,
    edges: Vec<Edge>,
}

/// An option, for whoever is asked.
struct Edge {
    choice: Choice,
    visits: u32,
    /// How often it was among the options.
    available: u32,
    /// The sum of the chances to win that it led to.
    total: f32,
    /// The questions that came next.
    next: Vec<u32>,
}

/// A node and one of its edges.
#[derive(Clone, Copy)]
pub struct Step {
    node: u32,
    edge: u32,
}

#[derive(Default)]
pub struct Tree {
    nodes: Vec<Node>,
    root: u32,
    /// The option that was chosen last.
    chosen: Option<Step>,
}

/// How an option of the first question did.
#[derive(Clone, Copy, Default)]
pub struct Tried {
    pub visits: u32,
    pub total: f32,
}

impl Tree {
    /// Begins to think about a question: where it was foreseen after the last choice, with all that was
    /// thought of it then.
    pub fn begin(&mut self, key: Key) {
        let foreseen = self.chosen.take().and_then(|step| {
            let next = &self.edge(step).next;
            next.iter()
                .copied()
                .find(|&node| self.nodes[node as usize].key == key)
        });
        self.root = match foreseen {
            Some(node) => node,
            None => {
                self.nodes.clear();
                self.add(key)
            }
        };
    }

    pub fn root(&self) -> u32 {
        self.root
    }

    fn add(&mut self, key: Key) -> u32 {
        self.nodes.push(Node {
            key,
            visits: 0,
            total: 0.0,
            edges: Vec::new(),
        });
        self.nodes.len() as u32 - 1
    }

    fn edge(&self, step: Step) -> &Edge {
        &self.nodes[step.node as usize].edges[step.edge as usize]
    }

    fn edge_mut(&mut self, step: Step) -> &mut Edge {
        &mut self.nodes[step.node as usize].edges[step.edge as usize]
    }

    /// The node of the question that comes after an option, and whether it was there before.
    pub fn after(&mut self, step: Step, key: Key) -> u32 {
        let next = &self.edge(step).next;
        let known = next
            .iter()
            .copied()
            .find(|&node| self.nodes[node as usize].key == key);
        known.unwrap_or_else(|| {
            let node = self.add(key);
            self.edge_mut(step).next.push(node);
            node
        })
    }

    /// The most promising of these options: good so far, or not tried often for how often it was there.
    /// Says whether it was tried before.
    pub fn select(
        &mut self,
        node: u32,
        options: &[(Choice, f32)],
        curiosity: f32,
    ) -> (usize, Step, bool) {
        let node_at = node;
        let node = &mut self.nodes[node as usize];
        let average = if node.visits == 0 {
            0.5
        } else {
            node.total / node.visits as f32
        };
        let mut best = (f32::MIN, 0, 0);
        for (place, &(choice, prior)) in options.iter().enumerate() {
            let known = node.edges.iter().position(|edge| edge.choice == choice);
            let at = known.unwrap_or_else(|| {
                node.edges.push(Edge {
                    choice,
                    visits: 0,
                    available: 0,
                    total: 0.0,
                    next: Vec::new(),
                });
                node.edges.len() - 1
            });
            let edge = &mut node.edges[at];
            edge.available += 1;
            let mean = if edge.visits == 0 {
                average
            } else {
                edge.total / edge.visits as f32
            };
            let urge =
                curiosity * prior * (edge.available as f32).sqrt() / (1.0 + edge.visits as f32);
            if mean + urge > best.0 {
                best = (mean + urge, place, at);
            }
        }
        let (_, place, edge) = best;
        let step = Step {
            node: node_at,
            edge: edge as u32,
        };
        let tried = self.edge(step).visits > 0;
        (place, step, tried)
    }

    /// Takes note of where a walk through the tree ended.
    pub fn learn(&mut self, path: &[Step], chances: [f32; 4]) {
        for &step in path {
            let node = &mut self.nodes[step.node as usize];
            let chance = chances[node.key.seat.index()];
            node.visits += 1;
            node.total += chance;
            let edge = &mut node.edges[step.edge as usize];
            edge.visits += 1;
            edge.total += chance;
        }
    }

    /// How an option of the first question did.
    pub fn tried(&self, choice: Choice) -> Tried {
        let edges = &self.nodes[self.root as usize].edges;
        let edge = edges.iter().find(|edge| edge.choice == choice);
        edge.map_or(Tried::default(), |edge| Tried {
            visits: edge.visits,
            total: edge.total,
        })
    }

    /// Remembers what was chosen, for the next question.
    pub fn choose(&mut self, choice: Choice) {
        let edges = &self.nodes[self.root as usize].edges;
        let edge = edges.iter().position(|edge| edge.choice == choice);
        self.chosen = edge.map(|edge| Step {
            node: self.root,
            edge: edge as u32,
        });
    }
}
