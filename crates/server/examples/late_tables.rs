//! Looks for full tables: late games with many cards in hand and long splays. The tests of the pages lay them out.
//!
//! ```sh
//! cargo run --release -p innovation-server --example late_tables crates/server/tests/records
//! ```

use std::path::PathBuf;

use innovation_bots::Kind;
use innovation_engine::{Game, Purpose, Record, Rng, Seat, Settings, View};

/// Number of games of each kind that are looked at.
const GAMES: u64 = 400;
/// One answer in so many is not the bot's, but anything: hands and piles grow larger than good play would let them.
const STRAY: u32 = 3;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).ok_or("where to write them?")?;
    let folder = PathBuf::from(folder);
    for (name, players, teams) in [
        ("two", 2, false),
        ("three", 3, false),
        ("four", 4, false),
        ("teams", 4, true),
    ] {
        let settings = Settings::of(players, teams)?;
        let games = (0..GAMES).filter_map(|seed| fullest(settings, seed));
        let (fullness, record) = games
            .max_by_key(|(fullness, _)| *fullness)
            .ok_or("no game")?;
        println!("{name}: {fullness:?}, {} answers", record.answers().len());
        std::fs::write(folder.join(format!("{name}.txt")), record.to_string())?;
    }
    Ok(())
}

/// The turn of the first player at which the table is fullest.
fn fullest(settings: Settings, seed: u64) -> Option<((usize, usize), Record)> {
    let kind = Kind::Easy;
    let mut bots = Seat::ALL.map(|seat| kind.bot(seed + seat.index() as u64));
    let mut rng = Rng::new(seed);
    let mut game = Game::new(settings, seed);
    let mut best: Option<((usize, usize), usize)> = None;
    while let Some(decision) = game.decision() {
        let view = game.view(decision.seat)?;
        if decision.seat == Seat::ALL[0] && decision.purpose == Purpose::Action {
            let found = (fullness(&view), game.history().len());
            best = best.max(Some(found));
        }
        let option = match rng.below(STRAY) {
            0 => rng.below(decision.options.len() as u32) as usize,
            _ => bots[decision.seat.index()].choose(&view, &decision, kind.usual_budget()),
        };
        game.answer(option).ok()?;
    }
    let (fullness, answers) = best?;
    Some((fullness, game.record().up_to(answers)))
}

/// The hand of the viewer, as far as it has ten cards or a few more; then the covered cards in splayed piles.
fn fullness(view: &View) -> (usize, usize) {
    let hand = view.players[view.seat.index()].hand.len();
    let piles = view.players.iter().flat_map(|player| &player.board);
    let splayed = piles.filter(|pile| pile.splay.is_some());
    (hand.min(10), splayed.map(|pile| pile.cards.len()).sum())
}
