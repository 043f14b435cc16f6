//! How long the table of a late four-player game takes to be rendered.
//!
//! ```sh
//! cargo run --release -p innovation-server --example render
//! ```

use std::hint::black_box;
use std::time::{Duration, Instant};

use innovation_bots::Kind;
use innovation_engine::{Language, Rng, Seat, Settings};
use innovation_server::pages::{Preferences, Sitter, TableOptions, TablePage, Viewer, table};
use innovation_table::{Chronicle, Player, Table};
use innovation_text::Text;

const TIMES: u32 = 2_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let late = late_game()?;
    let seat = late.asked().ok_or("the game goes on")?;
    for language in Language::ALL {
        let viewer = Viewer {
            text: Text::of(language),
            name: Some("Ann".to_owned()),
            csrf: "0".repeat(64),
            path: "/t/0123456789abcdef".to_owned(),
            preferences: Preferences::default(),
            table: None,
        };
        for seat in [seat, Seat::WATCHER] {
            let mut chronicle = Chronicle::new(viewer.text, Some(seat));
            chronicle.read(&late);
            let mut times = Vec::new();
            let mut bytes = 0;
            for _ in 0..TIMES {
                let began = Instant::now();
                let view = late.game().view(seat).ok_or("a view")?;
                let page = page(&viewer, &late, view, &mut chronicle);
                let html = black_box(table::tree(&viewer, &page, table::Had::Nothing)).whole();
                bytes = html.len();
                times.push(began.elapsed());
            }
            times.sort();
            let ms = |time: Duration| time.as_secs_f64() * 1e3;
            let (median, most) = (times[times.len() / 2], times[times.len() * 99 / 100]);
            let who = if seat.plays() { "player" } else { "watcher" };
            let code = language.code();
            println!(
                "{code} {who}: median {:.3} ms, 99 % within {:.3} ms, {bytes} bytes",
                ms(median),
                ms(most)
            );
        }
    }
    Ok(())
}

/// A game of four, as far as it goes while somebody is asked for an action in its last turns.
fn late_game() -> Result<Table, Box<dyn std::error::Error>> {
    let players = ["Ann", "Bob", "Cid", "Dee"].map(|name| Player::Person(name.to_owned()));
    let mut best: Option<Table> = None;
    for seed in 0..20 {
        let mut table = Table::new(Settings::new(4)?, seed, players.to_vec())?;
        let mut rng = Rng::new(seed);
        let mut before = table.clone();
        while let Some(decision) = table.game().decision() {
            if decision.source.is_none() {
                before = table.clone();
            }
            let option = rng.below(decision.options.len() as u32) as usize;
            table.answer(decision.seat, option)?;
        }
        if best
            .as_ref()
            .is_none_or(|best| best.history().len() < before.history().len())
        {
            best = Some(before);
        }
    }
    best.ok_or_else(|| "a game".into())
}

fn page<'a>(
    viewer: &Viewer,
    late: &Table,
    view: innovation_engine::View,
    chronicle: &'a mut Chronicle,
) -> TablePage<'a> {
    let names = late.names(viewer.text);
    let sitter = |name: &str| Sitter::Person {
        name: name.to_owned(),
        stand_in: None,
    };
    TablePage {
        id: "0123456789abcdef".to_owned(),
        view,
        names,
        sitters: vec![
            sitter("Ann"),
            sitter("Bob"),
            sitter("Cid"),
            Sitter::Bot(Kind::Normal),
        ],
        options: TableOptions::default(),
        asked: late.asked(),
        hand_over: None,
        past: Vec::new(),
        log: chronicle.read(late),
        before: 0,
        since: 0,
        sequence: 1,
        can_take_back: true,
        hint: None,
        coaching: None,
        owner: true,
        course: Vec::new(),
        next: None,
        closed: None,
    }
}
