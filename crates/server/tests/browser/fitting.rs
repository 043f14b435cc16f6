//! Words in their boxes: nothing on a button, a caption or in a cell is cut or broken, in any language at any size.

use innovation_engine::Language;
use serde_json::Value;

use crate::boxes::{SIZES, table_after};
use crate::driver::{House, Kind, Visitor};
use crate::late::LATE;

/// Pages without a game.
const PAGES: [&str; 9] = [
    "/",
    "/settings",
    "/learn",
    "/puzzles",
    "/cards",
    "/statistics",
    "/rules",
    "/rules/short",
    "/t/nowhere",
];

/// Words that are cut, that leave the window, or that are broken in two, as a list of sentences. What is folded up is
/// unfolded before. Signs beside an option are as many as there is room for, and a name is as long as its player likes.
const CUT: &str = r"
    for (const folded of document.querySelectorAll('details:not(.popup)')) folded.open = true;
    const problems = new Set();
    const boxes = 'button, summary, label, legend, caption, figcaption, th, td, h1, h2, h3, h4, nav a, a.button, .chip, .note';
    const say = (what, element, words) => problems.add(`${what} in ${element.localName}.${element.className}: ${words.trim().slice(0, 60)}`);
    const hides = (style) => ['hidden', 'clip'].includes(style);
    // What scrolls, or is hidden from sight for good, can hold anything.
    const around = function* (element) {
        for (let at = element; at && at !== document.body; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (/auto|scroll/.test(style.overflowX)) return;
            yield [at, style];
        }
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        const box = parent.closest(boxes);
        if (!box || !node.data.trim() || parent.closest('.sr, .chips, [id^=player-], [hidden], svg, option, noscript, script')) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (!text.width) continue;
        const above = [...around(parent)].map(([at, style]) => [at, style, at.getBoundingClientRect()]);
        // For screen readers only.
        if (above.some(([, style, edge]) => hides(style.overflowX) && edge.width < 3)) continue;
        let scrolls = true;
        for (const [at, style, edge] of above) {
            if (hides(style.overflowX) && (text.right > edge.right + 1 || text.left < edge.left - 1)) say('cut', box, node.data);
            if (hides(style.overflowY) && (text.bottom > edge.bottom + 2 || text.top < edge.top - 2)) say('cut below', box, node.data);
            if (at.parentElement === document.body) scrolls = false;
        }
        if (!scrolls && (text.right > innerWidth + 1 || text.left < -1)) say('out of the window', box, node.data);
        for (const word of node.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
            range.setStart(node, word.index);
            range.setEnd(node, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].filter((line) => line.width > 1).map((line) => Math.round(line.top)));
            if (lines.size > 1) say('broken', box, word[0]);
        }
    }
    const measure = document.createElement('canvas').getContext('2d');
    for (const select of document.querySelectorAll('select')) {
        if (!select.checkVisibility()) continue;
        const style = getComputedStyle(select);
        measure.font = style.font;
        // The arrow takes the rest.
        const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 14;
        for (const option of select.options) if (measure.measureText(option.text).width > room) say('cut', select, option.text);
    }
    return [...problems];";

impl Visitor {
    /// Shows a record. Says where.
    async fn show_record(&self, record: &str) -> String {
        self.go("/").await;
        let record = Value::from(record);
        let fill = format!(
            "document.querySelector('.record').open = true;
            document.querySelector('[name=record]').value = {record};"
        );
        self.run(&fill).await;
        self.click(".record form > button").await;
        self.find(".replay").await;
        self.path().await
    }
}

/// What is wrong on these pages, in every language at these sizes. A phone has one size.
async fn problems(
    visitor: &Visitor,
    sizes: &[(u32, u32)],
    pages: &[(&str, String)],
) -> Vec<String> {
    let mut problems = Vec::new();
    for language in Language::ALL {
        let code = language.code();
        visitor.go("/").await;
        visitor.speak(language).await;
        for (name, path) in pages {
            visitor.go(path).await;
            visitor.find("main").await;
            for &(width, height) in sizes {
                if sizes.len() > 1 {
                    visitor.resize((width, height)).await;
                }
                let Value::Array(found) = visitor.run(CUT).await else {
                    panic!("a list of problems")
                };
                let found = found.iter().filter_map(Value::as_str);
                problems.extend(found.map(|problem| format!("{name}, {width}, {code}: {problem}")));
                let picture = name.trim_matches('/').replace('/', "-");
                visitor
                    .picture(&format!("words-{picture}-{width}-{code}"))
                    .await;
            }
        }
    }
    problems
}

/// Looks at all pages in a browser of the first of these sizes.
async fn assert_whole(house: &mut House, sizes: &[(u32, u32)]) {
    let (width, height) = sizes[0];
    let kind = Kind {
        width,
        height,
        ..Kind::calm()
    };
    let ann = house.visitor_with(kind).await;
    let (_, record, fields) = LATE[2];
    let table = table_after(house, &ann, record, fields).await;
    let replay = ann.show_record(record).await;
    let mut pages = PAGES.map(|page| (page, page.to_string())).to_vec();
    pages.extend([("table", table), ("replay", replay)]);
    let found = problems(&ann, sizes, &pages).await;
    ann.close().await;
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_word_is_cut_or_broken_in_a_window() {
    let mut house = house!();
    assert_whole(&mut house, &SIZES[..SIZES.len() - 1]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_word_is_cut_or_broken_on_a_phone() {
    let mut house = house!();
    assert_whole(&mut house, &SIZES[SIZES.len() - 1..]).await;
}
