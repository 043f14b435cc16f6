//! The picture of a game, to be looked at: reads a record, and draws the table as one seat sees it at the end of it.
//!
//! ```sh
//! cargo run --release --example table -- 0 < game.txt > table.svg
//! ```

use std::io;

use innovation_engine::{Language, Record, Seat};
use innovation_scene::{Scene, svg};
use innovation_table::Told;
use innovation_text::{Names, Reader, Text};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let seat = Seat::new(args.next().ok_or("name a seat")?.parse()?).ok_or("no such seat")?;
    let language = Language::from_code(&args.next().unwrap_or("en".to_owned()));
    let text = Text::of(language.ok_or("no such language")?);
    let record: Record = io::read_to_string(io::stdin())?.parse()?;
    let game = record.replay()?;
    let names = Names::numbers(text, game.settings());
    let last = game.history().iter().rposition(|ply| ply.seat == seat);
    let mut events: Vec<_> = game.opening().to_vec();
    let mut new = 0;
    for (place, ply) in game.history().iter().enumerate() {
        if Some(place) == last {
            new = events.len();
        }
        events.extend_from_slice(&ply.events);
    }
    let events: Vec<_> = events.iter().map(|event| event.as_seen_by(seat)).collect();
    let reader = Reader::new(Some(seat), names.clone());
    let told = Told::of_events(&events, new, game.settings(), reader, text);
    let view = game.view(seat).ok_or("no such seat")?;
    print!("{}", svg::draw(&Scene::live(text, &view, &names), &told));
    Ok(())
}
