//! A table as HTML in parts: after a change only the parts that have changed are drawn and sent.
//!
//! A part is known by the hash of what it is made from. Whether a viewer has it is found out without drawing it, and a
//! part that was drawn for one viewer is never sent to another one.

use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::Arc;

use foldhash::quality::FixedState;
use innovation_scene::Scene;
use maud::{Markup, Render};

/// A table as HTML: elements with an id each, some of which are around others.
#[derive(Default)]
pub struct TableTree {
    nodes: Vec<Node>,
    /// The hash of what all parts are made from.
    common: u64,
    had: Had,
    /// Number of bytes of what has been drawn.
    drawn: usize,
    /// Number of bytes of memory that the nodes take.
    taken: usize,
}

struct Node {
    id: Box<str>,
    /// Changes with anything in it.
    hash: u64,
    html: Html,
}

enum Html {
    /// A part that is sent as a whole.
    Part(Box<str>),
    /// An element around others: its name, its first tag unless that was sent with an earlier tree, and what is in it.
    Around(&'static str, Option<Box<str>>, Vec<Node>),
    /// A part that was sent with an earlier tree and is not drawn.
    Sent,
}

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
        TableTree {
            common: hash_of(common),
            had,
            ..TableTree::default()
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

    fn push(&mut self, id: &str, hash: u64, html: Html) {
        let drawn = match &html {
            Html::Part(html) => html.len(),
            Html::Around(tag, Some(open), _) => open.len() + tag.len() + "</>".len(),
            Html::Around(_, None, _) | Html::Sent => 0,
        };
        self.drawn += drawn;
        self.taken += drawn + size_of::<Node>() + id.len();
        let id = id.into();
        self.nodes.push(Node { id, hash, html });
    }

    /// Adds an element with these attributes, its id among them, and fills it with others.
    pub fn around(
        &mut self,
        tag: &'static str,
        attributes: &[(&str, &str)],
        fill: impl FnOnce(&mut TableTree),
    ) {
        let mut inside = TableTree {
            common: self.common,
            had: self.had.clone(),
            ..TableTree::default()
        };
        fill(&mut inside);
        self.drawn += inside.drawn;
        self.taken += inside.taken;
        let mut hasher = FixedState::default().build_hasher();
        (tag, attributes).hash(&mut hasher);
        for node in &inside.nodes {
            node.hash.hash(&mut hasher);
        }
        let hash = hasher.finish();
        let id = attributes.iter().find(|(name, _)| *name == "id");
        let open = (!self.had.has(hash)).then(|| open(tag, attributes));
        let id = id.map_or("", |(_, id)| id);
        self.push(id, hash, Html::Around(tag, open, inside.nodes));
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
        let html = match self.had.has(hash) {
            true => Html::Sent,
            false => Html::Part(draw().into_string().into_boxed_str()),
        };
        self.push(id, hash, html);
    }

    /// Adds a part that the viewers who follow the table have, by its hash.
    pub fn sent(&mut self, id: &str, hash: u64) {
        self.push(id, hash, Html::Sent);
    }

    /// Whether the tree has everything that a viewer lacks. `None`: they have nothing.
    pub fn is_enough_for(&self, known: Option<&NodeHashes>) -> bool {
        self.nodes.iter().all(|node| node.is_enough_for(known))
    }

    /// The whole tree. It has to be [enough](TableTree::is_enough_for) for somebody who has nothing.
    pub fn whole(&self) -> String {
        let mut html = String::with_capacity(self.len());
        for node in &self.nodes {
            node.draw(&|_| false, &mut html);
        }
        html
    }

    /// The tree without what the viewer has: what has not changed is an empty element with its id. The tree has to be
    /// [enough](TableTree::is_enough_for) for the viewer.
    pub fn news(&self, known: &NodeHashes) -> String {
        let mut html = String::with_capacity(self.len());
        for node in &self.nodes {
            node.draw(&|node| known.binary_search(&node.hash).is_ok(), &mut html);
        }
        html
    }

    /// What a viewer of this tree has.
    pub fn known(&self) -> NodeHashes {
        let mut hashes = Vec::new();
        for node in &self.nodes {
            node.each(&mut |node| hashes.push(node.hash));
        }
        hashes.sort_unstable();
        hashes.into()
    }

    /// Changes when the viewer can see a difference.
    pub fn hash(&self) -> u64 {
        let mut hasher = FixedState::default().build_hasher();
        for node in &self.nodes {
            node.hash.hash(&mut hasher);
        }
        hasher.finish()
    }

    /// Number of bytes of what has been drawn.
    pub fn len(&self) -> usize {
        self.drawn
    }

    /// Number of bytes of memory that it takes.
    pub fn size(&self) -> usize {
        self.taken
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Each part that was drawn: its id, its hash and its content.
    #[cfg(test)]
    pub fn parts(&self) -> Vec<(String, u64, String)> {
        let mut parts = Vec::new();
        for node in &self.nodes {
            node.each(&mut |node| {
                if let Html::Part(html) = &node.html {
                    parts.push((node.id.to_string(), node.hash, html.to_string()));
                }
            });
        }
        parts
    }
}

impl Node {
    fn draw(&self, is_known: &dyn Fn(&Node) -> bool, html: &mut String) {
        match &self.html {
            Html::Part(part) if !is_known(self) => html.push_str(part),
            Html::Around(tag, Some(open), inside) if !is_known(self) => {
                html.push_str(open);
                for node in inside {
                    node.draw(is_known, html);
                }
                html.push_str("</");
                html.push_str(tag);
                html.push('>');
            }
            Html::Part(_) | Html::Around(..) | Html::Sent => {
                html.push_str("<i data-same id=\"");
                html.push_str(&self.id);
                html.push_str("\"></i>");
            }
        }
    }

    fn is_enough_for(&self, known: Option<&NodeHashes>) -> bool {
        let is_known = known.is_some_and(|known| known.binary_search(&self.hash).is_ok());
        is_known
            || match &self.html {
                Html::Part(_) => true,
                Html::Around(_, open, inside) => {
                    open.is_some() && inside.iter().all(|node| node.is_enough_for(known))
                }
                Html::Sent => false,
            }
    }

    fn each(&self, see: &mut dyn FnMut(&Node)) {
        see(self);
        if let Html::Around(_, _, inside) = &self.html {
            for node in inside {
                node.each(see);
            }
        }
    }
}

fn open(tag: &str, attributes: &[(&str, &str)]) -> Box<str> {
    let mut open = format!("<{tag} data-parts");
    for (name, value) in attributes {
        open.push(' ');
        open.push_str(name);
        open.push_str("=\"");
        value.render_to(&mut open);
        open.push('"');
    }
    open.push('>');
    open.into()
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
        let mut before = TableTree::default();
        before.around("main", &[("id", "table")], inside);
        let hashes = before.known();
        let of_main = before.nodes[0].hash;
        let mut lean = TableTree::new((), Had::Nodes(Arc::from([of_main])));
        lean.around("main", &[("id", "table")], |tree| {
            // Not the same as before: only the element around it is.
            tree.nodes
                .extend(before.nodes.iter().flat_map(|node| match &node.html {
                    Html::Around(_, _, inside) => inside.iter().map(|node| Node {
                        id: node.id.clone(),
                        hash: node.hash,
                        html: Html::Part("<p id=\"one\"></p>".into()),
                    }),
                    _ => unreachable!("it is around others"),
                }));
        });
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
