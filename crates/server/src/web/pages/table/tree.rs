//! A table as HTML in parts: after a change only the parts that have changed are sent.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use maud::{Markup, html};

/// A table as HTML. Its parts are elements with an id each; the elements around them hold them together.
#[derive(Default)]
pub struct TableTree {
    pieces: Vec<Piece>,
}

enum Piece {
    Glue(Box<str>),
    Part(Part),
}

struct Part {
    id: Box<str>,
    html: Box<str>,
    hash: u64,
}

/// Which parts a viewer has, by what is in them.
pub type PartHashes = Arc<[u64]>;

impl TableTree {
    /// Adds what is around parts: an element with these attributes, its id among them.
    pub fn around(
        &mut self,
        tag: &str,
        attributes: &[(&str, &str)],
        fill: impl FnOnce(&mut TableTree),
    ) {
        let mut open = format!("<{tag} data-parts");
        for (name, value) in attributes {
            let value = html! { (value) }.into_string();
            open.push_str(&format!(" {name}=\"{value}\""));
        }
        open.push('>');
        self.pieces.push(Piece::Glue(open.into()));
        fill(self);
        self.pieces.push(Piece::Glue(format!("</{tag}>").into()));
    }

    /// Adds a part: an element with this id.
    pub fn part(&mut self, id: &str, html: Markup) {
        let html = html.into_string().into_boxed_str();
        let hash = hash(&html);
        let id = id.into();
        self.pieces.push(Piece::Part(Part { id, html, hash }));
    }

    /// The whole tree.
    pub fn whole(&self) -> String {
        self.draw(|_| false)
    }

    /// The tree without what the viewer has: a part that has not changed is an empty element with its id.
    pub fn news(&self, known: &PartHashes) -> String {
        self.draw(|part| known.contains(&part.hash))
    }

    fn draw(&self, is_known: impl Fn(&Part) -> bool) -> String {
        let mut html = String::with_capacity(self.len());
        for piece in &self.pieces {
            match piece {
                Piece::Glue(glue) => html.push_str(glue),
                Piece::Part(part) if is_known(part) => {
                    html.push_str("<i data-same id=\"");
                    html.push_str(&part.id);
                    html.push_str("\"></i>");
                }
                Piece::Part(part) => html.push_str(&part.html),
            }
        }
        html
    }

    /// What a viewer of this tree has.
    pub fn known(&self) -> PartHashes {
        self.parts().map(|part| part.hash).collect()
    }

    /// Changes when the viewer can see a difference.
    pub fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        for piece in &self.pieces {
            match piece {
                Piece::Glue(glue) => glue.hash(&mut hasher),
                Piece::Part(part) => part.hash.hash(&mut hasher),
            }
        }
        hasher.finish()
    }

    /// Number of bytes of the whole tree.
    pub fn len(&self) -> usize {
        let bytes = self.pieces.iter().map(|piece| match piece {
            Piece::Glue(glue) => glue.len(),
            Piece::Part(part) => part.html.len(),
        });
        bytes.sum()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn parts(&self) -> impl Iterator<Item = &Part> {
        self.pieces.iter().filter_map(|piece| match piece {
            Piece::Part(part) => Some(part),
            Piece::Glue(_) => None,
        })
    }
}

fn hash(html: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    html.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tree(words: [&str; 2]) -> TableTree {
        let mut tree = TableTree::default();
        tree.around("main", &[("id", "table"), ("title", "\"&")], |tree| {
            for (id, word) in ["one", "two"].into_iter().zip(words) {
                tree.part(id, html! { p id=(id) { (word) } });
            }
        });
        tree
    }

    #[test]
    fn only_what_has_changed_is_sent() {
        let (before, after) = (tree(["a", "b"]), tree(["a", "c"]));
        assert_ne!(before.hash(), after.hash());
        let main = "<main data-parts id=\"table\" title=\"&quot;&amp;\">";
        assert_eq!(
            after.news(&before.known()),
            format!("{main}<i data-same id=\"one\"></i><p id=\"two\">c</p></main>")
        );
        assert_eq!(
            after.whole(),
            format!("{main}<p id=\"one\">a</p><p id=\"two\">c</p></main>")
        );
    }
}
