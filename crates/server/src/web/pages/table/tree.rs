//! A table as HTML in parts: after a change only the parts that have changed are sent.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use maud::{Markup, html};

/// A table as HTML: elements with an id each, some of which are around others.
#[derive(Default)]
pub struct TableTree {
    nodes: Vec<Node>,
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
    /// An element around others: its first tag, what is in it, and its last tag.
    Around(Box<str>, Vec<Node>, Box<str>),
    /// A part that was sent with an earlier tree and is not kept.
    Sent,
}

/// Which nodes of a tree a viewer has, by what is in them.
pub type NodeHashes = Arc<[u64]>;

impl TableTree {
    /// Adds an element with these attributes, its id among them, and fills it with others.
    pub fn around(
        &mut self,
        tag: &str,
        attributes: &[(&str, &str)],
        fill: impl FnOnce(&mut TableTree),
    ) {
        let mut open = format!("<{tag} data-parts");
        let mut id = "";
        for (name, value) in attributes {
            if *name == "id" {
                id = value;
            }
            let value = html! { (value) }.into_string();
            open.push_str(&format!(" {name}=\"{value}\""));
        }
        open.push('>');
        let mut inside = TableTree::default();
        fill(&mut inside);
        let mut hasher = DefaultHasher::new();
        open.hash(&mut hasher);
        for node in &inside.nodes {
            node.hash.hash(&mut hasher);
        }
        self.nodes.push(Node {
            id: id.into(),
            hash: hasher.finish(),
            html: Html::Around(open.into(), inside.nodes, format!("</{tag}>").into()),
        });
    }

    /// Adds a part: an element with this id.
    pub fn part(&mut self, id: &str, html: Markup) {
        self.nodes.push(Node {
            id: id.into(),
            hash: part_hash(&html),
            html: Html::Part(html.into_string().into_boxed_str()),
        });
    }

    /// Adds a part that the viewers who follow the table have, by its hash.
    pub fn sent(&mut self, id: &str, hash: u64) {
        self.nodes.push(Node {
            id: id.into(),
            hash,
            html: Html::Sent,
        });
    }

    /// Whether the tree has everything that a viewer lacks. `None`: they have nothing.
    pub fn is_enough_for(&self, known: Option<&NodeHashes>) -> bool {
        self.nodes.iter().all(|node| node.is_enough_for(known))
    }

    /// The whole tree.
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
        let mut html = String::new();
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
        let mut hasher = DefaultHasher::new();
        for node in &self.nodes {
            node.hash.hash(&mut hasher);
        }
        hasher.finish()
    }

    /// Number of bytes of the whole tree.
    pub fn len(&self) -> usize {
        let mut bytes = 0;
        for node in &self.nodes {
            node.each(&mut |node| {
                bytes += match &node.html {
                    Html::Part(html) => html.len(),
                    Html::Around(open, _, close) => open.len() + close.len(),
                    Html::Sent => 0,
                };
            });
        }
        bytes
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}

impl Node {
    fn draw(&self, is_known: &dyn Fn(&Node) -> bool, html: &mut String) {
        if is_known(self) || matches!(self.html, Html::Sent) {
            html.push_str("<i data-same id=\"");
            html.push_str(&self.id);
            html.push_str("\"></i>");
            return;
        }
        match &self.html {
            Html::Part(part) => html.push_str(part),
            Html::Around(open, inside, close) => {
                html.push_str(open);
                for node in inside {
                    node.draw(is_known, html);
                }
                html.push_str(close);
            }
            Html::Sent => {}
        }
    }

    fn is_enough_for(&self, known: Option<&NodeHashes>) -> bool {
        let is_known = known.is_some_and(|known| known.binary_search(&self.hash).is_ok());
        is_known
            || match &self.html {
                Html::Part(_) => true,
                Html::Around(_, inside, _) => inside.iter().all(|node| node.is_enough_for(known)),
                Html::Sent => false,
            }
    }

    fn each(&self, see: &mut dyn FnMut(&Node)) {
        see(self);
        if let Html::Around(_, inside, _) = &self.html {
            for node in inside {
                node.each(see);
            }
        }
    }
}

/// Changes with anything in a part.
pub fn part_hash(html: &Markup) -> u64 {
    let mut hasher = DefaultHasher::new();
    html.0.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(words: [&str; 2]) -> TableTree {
        let mut tree = TableTree::default();
        tree.around("main", &[("id", "table"), ("title", "\"&")], |tree| {
            tree.around("ol", &[("id", "list")], |tree| {
                tree.part("zero", html! { li #zero { "z" } });
            });
            for (id, word) in ["one", "two"].into_iter().zip(words) {
                tree.part(id, html! { p id=(id) { (word) } });
            }
        });
        tree
    }

    #[test]
    fn what_was_sent_need_not_be_kept() {
        let whole = tree(["a", "b"]);
        let mut lean = TableTree::default();
        lean.around("main", &[("id", "table"), ("title", "\"&")], |tree| {
            tree.around("ol", &[("id", "list")], |tree| {
                tree.sent("zero", part_hash(&html! { li #zero { "z" } }));
            });
            for (id, word) in [("one", "a"), ("two", "b")] {
                tree.part(id, html! { p id=(id) { (word) } });
            }
        });
        assert_eq!(lean.hash(), whole.hash());
        assert_eq!(lean.known(), whole.known());
        let (same, others) = (tree(["x", "y"]).known(), Arc::from([1, 2]));
        assert_eq!(lean.news(&same), whole.news(&same));
        assert!(lean.is_enough_for(Some(&same)));
        assert!(!lean.is_enough_for(Some(&others)) && !lean.is_enough_for(None));
        assert!(whole.is_enough_for(None));
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
