//! A table as HTML in parts: after a change only the parts that have changed are drawn and sent.
//!
//! A part is known by the hash of what it is made from. Whether a viewer has it is found out without drawing it, and a
//! part that was drawn for one viewer is never sent to another one.

use std::hash::{BuildHasher, Hash, Hasher};
use std::ops::Range;
use std::sync::Arc;

use foldhash::quality::FixedState;
use innovation_scene::Scene;
use maud::{Markup, Render};

/// A table as HTML: elements with an id each, some of which are around others.
#[derive(Default)]
pub struct TableTree {
    /// Each element before those that it is around.
    nodes: Vec<Node>,
    /// The ids of the nodes and what has been drawn, in one piece.
    text: String,
    /// The hash of what all parts are made from.
    common: u64,
    had: Had,
    /// Number of bytes of what has been drawn.
    drawn: usize,
}

struct Node {
    id: Range<u32>,
    /// Changes with anything in it.
    hash: u64,
    html: Html,
}

enum Html {
    /// A part that is sent as a whole.
    Part(Range<u32>),
    /// An element around others: its name, its first tag unless that was sent with an earlier tree, and the number of
    /// nodes in it, those in its elements included.
    Around(&'static str, Option<Range<u32>>, usize),
    /// A part that was sent with an earlier tree and is not drawn.
    Sent,
}

/// Number of bytes and nodes for which there is room at first: most trees have what has changed, and the rest by its hash.
const ROOM: (usize, usize) = (8 << 10, 128);

/// Which nodes of a tree a viewer has, by what is in them.
pub type NodeHashes = Arc<[u64]>;

/// Which nodes are not drawn, because they were sent with an earlier tree.
#[derive(Clone, Default)]
pub enum Had {
    /// All nodes are drawn.
    #[default]
    Nothing,
    /// These are not drawn.
    Nodes(NodeHashes),
    /// Nothing is drawn: the tree is compared with another one.
    Everything,
}

impl Had {
    fn has(&self, hash: u64) -> bool {
        match self {
            Had::Nothing => false,
            Had::Nodes(known) => known.binary_search(&hash).is_ok(),
            Had::Everything => true,
        }
    }
}

impl TableTree {
    /// Nothing yet. `common` is what all parts are made from, besides what they are added with.
    pub fn new(common: impl Hash, had: Had) -> TableTree {
        let (bytes, nodes) = ROOM;
        TableTree {
            nodes: Vec::with_capacity(nodes),
            text: String::with_capacity(bytes),
            common: hash_of(common),
            had,
            drawn: 0,
        }
    }

    /// Nothing yet, for this table.
    pub fn of(scene: &Scene, had: Had) -> TableTree {
        let names = scene.settings().seats().map(|seat| scene.names.get(seat));
        let common = (
            scene.text.language(),
            scene.settings(),
            scene.mine(),
            names.collect::<Vec<_>>(),
            &scene.boards,
        );
        TableTree::new(common, had)
    }

    /// Adds a text to the others.
    fn keep(&mut self, text: &str) -> Range<u32> {
        let from = self.text.len() as u32;
        self.text.push_str(text);
        from..self.text.len() as u32
    }

    fn text(&self, range: &Range<u32>) -> &str {
        &self.text[range.start as usize..range.end as usize]
    }

    /// Adds an element with these attributes, its id among them, and fills it with others.
    pub fn around(
        &mut self,
        tag: &'static str,
        attributes: &[(&str, &str)],
        fill: impl FnOnce(&mut TableTree),
    ) {
        let id = attributes.iter().find(|(name, _)| *name == "id");
        let id = self.keep(id.map_or("", |(_, id)| id));
        let place = self.nodes.len();
        // What it is follows from what is in it.
        let (hash, html) = (0, Html::Sent);
        self.nodes.push(Node { id, hash, html });
        fill(self);
        let inside = self.nodes.len() - place - 1;
        let mut hasher = FixedState::default().build_hasher();
        (tag, attributes).hash(&mut hasher);
        for node in siblings(&self.nodes[place + 1..]) {
            node[0].hash.hash(&mut hasher);
        }
        let hash = hasher.finish();
        let open = (!self.had.has(hash)).then(|| {
            let from = self.text.len();
            open(tag, attributes, &mut self.text);
            self.drawn += self.text.len() - from + tag.len() + "</>".len();
            from as u32..self.text.len() as u32
        });
        let node = &mut self.nodes[place];
        (node.hash, node.html) = (hash, Html::Around(tag, open, inside));
    }

    /// Adds a part: an element with this id, drawn unless it was sent with an earlier tree. `made_from` is all that
    /// shows in it, besides what is common to all parts, and nothing that does not show.
    pub fn part(&mut self, id: &str, made_from: impl Hash, draw: impl FnOnce() -> Markup) {
        let hash = hash_of((self.common, id, made_from));
        self.hashed(id, hash, draw);
    }

    /// Adds a part that is known by its content.
    pub fn drawn(&mut self, id: &str, html: Markup) {
        let hash = hash_of(&html.0);
        self.hashed(id, hash, || html);
    }

    /// Adds a part by the hash of what it is made from.
    pub fn hashed(&mut self, id: &str, hash: u64, draw: impl FnOnce() -> Markup) {
        let id = self.keep(id);
        let html = match self.had.has(hash) {
            true => Html::Sent,
            false => {
                let html = draw().into_string();
                self.drawn += html.len();
                Html::Part(self.keep(&html))
            }
        };
        self.nodes.push(Node { id, hash, html });
    }

    /// Adds a part that the viewers who follow the table have, by its hash.
    pub fn sent(&mut self, id: &str, hash: u64) {
        let (id, html) = (self.keep(id), Html::Sent);
        self.nodes.push(Node { id, hash, html });
    }

    /// Whether the tree has everything that a viewer lacks. `None`: they have nothing.
    pub fn is_enough_for(&self, known: Option<&NodeHashes>) -> bool {
        let has = |node: &Node| known.is_some_and(|known| known.binary_search(&node.hash).is_ok());
        is_enough(&self.nodes, &has)
    }

    /// The whole tree. It has to be [enough](TableTree::is_enough_for) for somebody who has nothing.
    pub fn whole(&self) -> String {
        let mut html = String::with_capacity(self.len());
        self.draw(&self.nodes, &|_| false, &mut html);
        html
    }

    /// The tree without what the viewer has: what has not changed is an empty element with its id. The tree has to be
    /// [enough](TableTree::is_enough_for) for the viewer.
    pub fn news(&self, known: &NodeHashes) -> String {
        let has = |node: &Node| known.binary_search(&node.hash).is_ok();
        let mut html = String::with_capacity(self.len() + self.nodes.len() * NAMED);
        self.draw(&self.nodes, &has, &mut html);
        html
    }

    fn draw(&self, nodes: &[Node], has: &dyn Fn(&Node) -> bool, html: &mut String) {
        for nodes in siblings(nodes) {
            let [node, inside @ ..] = nodes else { continue };
            match &node.html {
                Html::Part(part) if !has(node) => html.push_str(self.text(part)),
                Html::Around(tag, Some(open), _) if !has(node) => {
                    html.push_str(self.text(open));
                    self.draw(inside, has, html);
                    html.push_str("</");
                    html.push_str(tag);
                    html.push('>');
                }
                Html::Part(_) | Html::Around(..) | Html::Sent => {
                    let [before, after] = SAME;
                    html.push_str(before);
                    html.push_str(self.text(&node.id));
                    html.push_str(after);
                }
            }
        }
    }

    /// What a viewer of this tree has.
    pub fn known(&self) -> NodeHashes {
        let mut hashes: Arc<[u64]> = self.nodes.iter().map(|node| node.hash).collect();
        if let Some(hashes) = Arc::get_mut(&mut hashes) {
            hashes.sort_unstable();
        }
        hashes
    }

    /// Changes when the viewer can see a difference.
    pub fn hash(&self) -> u64 {
        let mut hasher = FixedState::default().build_hasher();
        for node in siblings(&self.nodes) {
            node[0].hash.hash(&mut hasher);
        }
        hasher.finish()
    }

    /// Number of bytes of what has been drawn.
    pub fn len(&self) -> usize {
        self.drawn
    }

    /// Number of bytes of memory that it takes.
    pub fn size(&self) -> usize {
        self.text.capacity() + self.nodes.capacity() * size_of::<Node>()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Each part that was drawn: its id, its hash and its content.
    #[cfg(test)]
    pub fn parts(&self) -> Vec<(String, u64, String)> {
        let part = |node: &Node| match &node.html {
            Html::Part(html) => {
                let [id, html] = [&node.id, html].map(|range| self.text(range).to_owned());
                Some((id, node.hash, html))
            }
            Html::Around(..) | Html::Sent => None,
        };
        self.nodes.iter().filter_map(part).collect()
    }
}

/// Stands for an element that has not changed, with its id between the two.
const SAME: [&str; 2] = ["<i data-same id=\"", "\"></i>"];

/// Number of bytes of such an element, at most for most ids.
const NAMED: usize = 40;

/// Each node that is not in one of the others, with those that are in it.
fn siblings(nodes: &[Node]) -> impl Iterator<Item = &[Node]> {
    let mut rest = nodes;
    std::iter::from_fn(move || {
        let inside = match &rest.first()?.html {
            Html::Around(_, _, inside) => *inside,
            Html::Part(_) | Html::Sent => 0,
        };
        let (node, others) = rest.split_at(1 + inside);
        rest = others;
        Some(node)
    })
}

/// Whether these nodes have everything that somebody lacks who has some of them.
fn is_enough(nodes: &[Node], has: &dyn Fn(&Node) -> bool) -> bool {
    siblings(nodes).all(|nodes| match nodes {
        [node, ..] if has(node) => true,
        [node, inside @ ..] => match &node.html {
            Html::Part(_) => true,
            Html::Around(_, open, _) => open.is_some() && is_enough(inside, has),
            Html::Sent => false,
        },
        [] => true,
    })
}

fn open(tag: &str, attributes: &[(&str, &str)], html: &mut String) {
    html.push('<');
    html.push_str(tag);
    html.push_str(" data-parts");
    for (name, value) in attributes {
        html.push(' ');
        html.push_str(name);
        html.push_str("=\"");
        value.render_to(html);
        html.push('"');
    }
    html.push('>');
}

/// Changes with what is hashed.
pub fn hash_of(what: impl Hash) -> u64 {
    FixedState::default().hash_one(what)
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn tree(words: [&str; 2]) -> TableTree {
        tree_without(words, Had::Nothing)
    }

    fn tree_without(words: [&str; 2], had: Had) -> TableTree {
        let mut tree = TableTree::new((), had);
        tree.around("main", &[("id", "table"), ("title", "\"&")], |tree| {
            tree.around("ol", &[("id", "list")], |tree| {
                tree.drawn("zero", html! { li #zero { "z" } });
            });
            for (id, word) in ["one", "two"].into_iter().zip(words) {
                tree.part(id, word, || html! { p id=(id) { (word) } });
            }
        });
        tree
    }

    #[test]
    fn what_was_sent_need_not_be_kept() {
        let whole = tree(["a", "b"]);
        let (same, others) = (tree(["x", "b"]).known(), Arc::from([1, 2]));
        let lean = tree_without(["a", "b"], Had::Nodes(same.clone()));
        assert_eq!(lean.hash(), whole.hash());
        assert_eq!(lean.known(), whole.known());
        assert_eq!(lean.news(&same), whole.news(&same));
        assert!(lean.len() < whole.len());
        assert!(lean.is_enough_for(Some(&same)));
        assert!(!lean.is_enough_for(Some(&others)) && !lean.is_enough_for(None));
        assert!(whole.is_enough_for(None));
        let nothing = tree_without(["a", "b"], Had::Everything);
        assert_eq!((nothing.hash(), nothing.len()), (whole.hash(), 0));
        assert!(!nothing.is_enough_for(Some(&same)));
    }

    #[test]
    fn an_element_whose_tag_was_sent_is_not_enough_for_others() {
        let inside = |tree: &mut TableTree| tree.part("one", 1, || html! { p #one {} });
        let mut before = TableTree::new((), Had::Nothing);
        before.around("main", &[("id", "table")], inside);
        let hashes = before.known();
        let of_main = before.nodes[0].hash;
        let mut lean = TableTree::new((), Had::Nodes(Arc::from([of_main])));
        lean.around("main", &[("id", "table")], inside);
        assert!(lean.is_enough_for(Some(&hashes)));
        assert!(!lean.is_enough_for(None));
    }

    #[test]
    fn only_what_has_changed_is_sent() {
        let (before, after) = (tree(["a", "b"]), tree(["a", "c"]));
        assert_ne!(before.hash(), after.hash());
        let main = "<main data-parts id=\"table\" title=\"&quot;&amp;\">";
        assert_eq!(
            after.news(&before.known()),
            format!(
                "{main}<i data-same id=\"list\"></i><i data-same id=\"one\"></i><p id=\"two\">c</p></main>"
            )
        );
        let list = "<ol data-parts id=\"list\"><li id=\"zero\">z</li></ol>";
        let whole = format!("{main}{list}<p id=\"one\">a</p><p id=\"two\">c</p></main>");
        assert_eq!(after.whole(), whole);
        assert_eq!(after.len(), whole.len());
    }
}
