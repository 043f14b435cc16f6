//! The pages, their blocks and their text.

use std::fs;
use std::path::{Path, PathBuf};

pub fn repository() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    folder.canonicalize().unwrap()
}

/// All pages: of `docs/`, and those beside the README.
pub fn pages() -> Vec<PathBuf> {
    let files = |folder: PathBuf| {
        let files = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path());
        files.filter(|path| path.extension().is_some_and(|ending| ending == "md"))
    };
    let pages = files(repository()).chain(files(repository().join("docs")));
    let mut pages: Vec<PathBuf> = pages.collect();
    pages.sort();
    assert!(pages.len() > 10, "{pages:?}");
    pages
}

/// A block between fences.
pub struct Block {
    pub page: PathBuf,
    /// What its first fence says after the backquotes.
    pub kind: String,
    pub text: String,
}

impl Block {
    /// The name of its page, such as `api.md`.
    pub fn page_name(&self) -> &str {
        self.page.file_name().unwrap().to_str().unwrap()
    }
}

/// The blocks of a page, and its text without them.
fn parts(page: &Path) -> (Vec<Block>, String) {
    let text = fs::read_to_string(page).unwrap();
    let (mut blocks, mut prose) = (Vec::new(), String::new());
    let mut open: Option<Block> = None;
    for line in text.lines() {
        match (line.trim_start().strip_prefix("```"), &mut open) {
            (Some(kind), None) => {
                open = Some(Block {
                    page: page.to_owned(),
                    kind: kind.to_owned(),
                    text: String::new(),
                });
            }
            (Some(_), Some(_)) => blocks.extend(open.take()),
            (None, Some(block)) => block.text += &format!("{line}\n"),
            (None, None) => prose += &format!("{line}\n"),
        }
    }
    assert!(open.is_none(), "{}: a block is not closed", page.display());
    (blocks, prose)
}

/// The blocks of all pages.
pub fn blocks() -> Vec<Block> {
    let pages = pages().into_iter();
    pages.flat_map(|page| parts(&page).0).collect()
}

/// The blocks of a kind on all pages. There is at least one.
pub fn blocks_of(kind: &str) -> Vec<Block> {
    let found: Vec<Block> = blocks()
        .into_iter()
        .filter(|block| block.kind == kind)
        .collect();
    assert!(!found.is_empty(), "{kind}");
    found
}

/// The text of a page without its examples.
pub fn prose(page: &Path) -> String {
    parts(page).1
}
