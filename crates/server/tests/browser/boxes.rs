//! Where things are on the screen: at the four sizes, for the four kinds of table, in late games.

use innovation_engine::{Choice, Game, Language, Seat, Settings};
use serde_json::Value;

use crate::driver::{House, Kind, Visitor};
use crate::late::{LATE, lay};

/// The sizes that a table has to fit.
pub const SIZES: [(u32, u32); 4] = [(1440, 900), (1366, 768), (1024, 768), (390, 844)];

/// What must be in sight without scrolling, and what is not.
const HIDDEN: &str = "
    const [width, height] = [innerWidth, innerHeight];
    const problems = [];
    const page = document.scrollingElement;
    if (page.scrollHeight > height || page.scrollWidth > width) problems.push(`the page is ${page.scrollWidth} by ${page.scrollHeight}`);
    const name = (element) => element.id || element.dataset.card || element.textContent.trim().slice(0, 30);
    const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
        && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    const view = { left: 0, top: 0, right: width, bottom: height };
    const seen = (element) => {
        const box = element.getBoundingClientRect();
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return box.width > 4 && box.height > 4 && inside(box, view) && (element.contains(at) || at?.contains(element) && at.closest('button, .card, section') === element.closest('button, .card, section')
            || at?.closest('.info') && at.closest('.info') === element.closest('.info'));
    };
    const need = (css) => {
        const all = [...document.querySelectorAll(css)];
        if (!all.length) problems.push(`no ${css}`);
        for (const element of all) if (!seen(element)) problems.push(`not in sight: ${css} ${name(element)}`);
    };
    need('#what');
    need('#answer .option > button');
    need('.side.mine .pile > .card');
    need('#ages .age-cell');
    need('#hand .cards');
    need(width > 859 ? '#hand .card' : '#hand .place:first-child .card');
    need('.rivals .info h2');
    if (document.getElementById('question').scrollHeight > document.getElementById('question').clientHeight + 1) problems.push('the question scrolls');
    // Five columns in the same places for everybody.
    const sides = [...document.querySelectorAll('.side .piles')].filter((piles) => piles.offsetParent);
    const columns = sides.map((piles) => [...piles.children].map((pile) => Math.round(pile.getBoundingClientRect().left)));
    for (const lefts of columns) if (lefts.some((left, at) => Math.abs(left - columns[0][at]) > (width > 859 ? 1 : 12))) problems.push(`columns ${JSON.stringify(columns)}`);
    for (const pile of document.querySelectorAll('.pile')) {
        const box = pile.getBoundingClientRect();
        for (const child of pile.children) {
            if (child.offsetParent && !inside(child.getBoundingClientRect(), { ...box.toJSON(), right: box.right + 5, bottom: box.bottom + 5 })) problems.push(`out of its pile: ${pile.id} ${child.className}`);
        }
    }
    // Words stay in their boxes.
    for (const card of document.querySelectorAll('.pile > .card, .hand .card')) {
        const word = card.querySelector('.name');
        if (!word.offsetParent) continue;
        const range = document.createRange();
        range.selectNodeContents(word);
        const [text, box] = [range.getBoundingClientRect(), card.getBoundingClientRect()];
        if (text.left < box.left - 1 || text.right > box.right + 1) problems.push(`out of its card: ${word.textContent}`);
    }
    for (const cell of document.querySelectorAll('.age-cell > *')) {
        if (cell.scrollWidth > cell.clientWidth + 1) problems.push(`out of its age: ${cell.textContent}`);
    }
    for (const option of document.querySelectorAll('.option > button')) {
        // On a phone options are tiles, and the letters of their longest words have a least size.
        if (innerWidth > 860 && option.scrollWidth > option.clientWidth + 1) problems.push(`wider than its option: ${option.textContent}`);
        const [what, box] = [option.querySelector('.what').getBoundingClientRect(), option.getBoundingClientRect()];
        if (!inside(what, box)) problems.push(`out of its option: ${option.textContent}`);
    }
    return problems;";

/// Sets up a table by this form and brings it to where a record leads. Says where it is.
pub async fn table_after(
    house: &mut House,
    visitor: &Visitor,
    record: &str,
    fields: &[(&str, &str)],
) -> String {
    visitor.set_up(fields).await;
    let path = visitor.path().await;
    house.stop().await;
    lay(house.data(), path.trim_start_matches("/t/"), record);
    house.start().await;
    path
}

/// Sets up a table of each kind for a visitor, and brings it to where its record leads. Says where the tables are.
pub async fn late_tables(house: &mut House, visitor: &Visitor) -> Vec<(&'static str, String)> {
    let mut tables = Vec::new();
    for (name, record, fields) in LATE {
        visitor.set_up(fields).await;
        tables.push((name, visitor.path().await, record));
    }
    house.stop().await;
    for (_, path, record) in &tables {
        let id = path.trim_start_matches("/t/");
        lay(house.data(), id, record);
    }
    house.start().await;
    tables
        .into_iter()
        .map(|(name, path, _)| (name, path))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_table_is_whole_at_every_size() {
    let mut house = house!();
    let mut problems = Vec::new();
    let (windows, phone) = SIZES.split_at(SIZES.len() - 1);
    for sizes in [windows, phone] {
        let mut sizes = sizes.to_vec();
        let (width, height) = sizes[0];
        let kind = Kind {
            width,
            height,
            ..Kind::calm()
        };
        let ann = house.visitor_with(kind).await;
        let tables = late_tables(&mut house, &ann).await;
        for language in Language::ALL {
            ann.go("/").await;
            ann.speak(language).await;
            for (name, path) in &tables {
                ann.go(path).await;
                ann.find("#answer").await;
                // It is loaded at the first size, and gets the others while it is open.
                for (at, &(width, height)) in sizes.iter().enumerate() {
                    if at > 0 {
                        ann.resize((width, height)).await;
                    }
                    let Value::Array(found) = ann.run(HIDDEN).await else {
                        panic!("a list of problems")
                    };
                    let code = language.code();
                    problems.extend(
                        found
                            .iter()
                            .map(|problem| format!("{name}, {width}, {code}: {problem}")),
                    );
                    ann.picture(&format!("late-{name}-{width}-{code}")).await;
                }
                // The next one is loaded at the size that is there now.
                sizes.rotate_right(1);
            }
        }
        ann.close().await;
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// A game that ends where the first player has few options, most of which have a card's text to show.
fn at_few_options() -> Option<String> {
    (0..500).find_map(|seed| {
        let mut game = Game::new(Settings::new(2).ok()?, seed);
        for step in 0..200 {
            let asked = game.decision()?;
            let count = asked.options.len();
            let is_dogma = |option: &&Choice| matches!(option, Choice::Dogma(_));
            let dogmas = asked.options.iter().filter(is_dogma).count();
            if asked.seat == Seat::ALL[0] && count <= 5 && dogmas >= 3 {
                return Some(game.record().to_string());
            }
            game.answer((step * step + seed as usize) % count).ok()?;
        }
        None
    })
}

/// Options that are not in sight.
const UNSEEN: &str =
    "return [...document.querySelectorAll('#answer .option > button')].filter((option) => {
    const { left, right, top, bottom } = option.getBoundingClientRect();
    const seen = (y) => option.contains(document.elementFromPoint((left + right) / 2, y));
    return !seen(top + 3) || !seen(bottom - 3);
}).map((option) => option.textContent)";

#[tokio::test(flavor = "multi_thread")]
async fn few_options_say_what_they_do_only_where_all_of_them_are_in_sight() {
    let mut house = house!();
    let record = at_few_options().expect("somebody has few options");
    let (_, _, fields) = LATE[0];
    let (windows, phone) = SIZES.split_at(SIZES.len() - 1);
    for sizes in [windows, phone] {
        let mut sizes = sizes.to_vec();
        let (width, height) = sizes[0];
        let kind = Kind {
            width,
            height,
            ..Kind::default()
        };
        let ann = house.visitor_with(kind).await;
        let path = table_after(&mut house, &ann, &record, fields).await;
        ann.go(&path).await;
        for language in Language::ALL {
            ann.speak(language).await;
            ann.go(&path).await;
            ann.find("#answer .few").await;
            for (at, &(width, height)) in sizes.iter().enumerate() {
                if at > 0 {
                    ann.resize((width, height)).await;
                }
                let code = language.code();
                ann.picture(&format!("few-{width}-{code}")).await;
                let none = Value::Array(Vec::new());
                assert_eq!(ann.run(UNSEEN).await, none, "{width}, {code}");
            }
            sizes.rotate_right(1);
        }
        // The first two cards have room for their words.
        ann.play_now().await;
        for (at, &size) in sizes.iter().enumerate() {
            if at > 0 {
                ann.resize(size).await;
            }
            ann.find("#answer .few:not(.tight)").await;
        }
        ann.close().await;
    }
}
