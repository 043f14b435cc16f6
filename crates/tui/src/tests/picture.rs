//! A picture of a table is what the screen shows, without the keys.

use innovation_engine::{Language, Seat};
use innovation_table::Chronicle;

use super::{ann_and_bots, pen, play, shown, table};
use crate::Picture;
use crate::game::session::read_by;

/// The words of a picture, without escape sequences.
fn words(picture: &str) -> String {
    let mut parts = picture.split('\x1b');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |words, part| {
        let (_, rest) = part.split_once('m').unwrap();
        words + rest
    })
}

#[test]
fn a_picture_is_what_the_screen_shows() {
    for (players, answers) in [(2, 0), (2, 60), (3, 90), (4, 220)] {
        for language in Language::ALL {
            let (columns, rows) = (120, 40);
            let table = table(ann_and_bots(players), 11, answers);
            let (ann, pen) = (Seat::ALL[0], pen(language));
            let mut log = Chronicle::new(pen.text, Some(ann)).read(&table).to_vec();
            // New is what the reader has not seen before.
            let read = read_by(&table, ann);
            for told in &mut log {
                told.answers = usize::from(told.answers > read);
            }
            let picture = Picture {
                view: table.game().view(ann).unwrap(),
                seat: Some(ann),
                names: table.names(pen.text),
                log,
                text: pen.text,
            };
            let drawn = words(&picture.draw(columns, rows).unwrap());
            // The last row has the keys.
            let screen = shown(&mut play(pen, table).0, columns, rows + 1);
            for (drawn, shown) in drawn.lines().zip(screen.lines()) {
                assert_eq!(drawn.trim_end(), shown.trim_end());
            }
            assert_eq!(drawn.lines().count(), usize::from(rows));
        }
    }
}

#[test]
fn a_picture_that_is_too_small_is_not_drawn() {
    let table = table(ann_and_bots(2), 11, 0);
    for (columns, rows, fits) in [
        (80, 24, true),
        (79, 24, false),
        (80, 23, false),
        (501, 24, false),
        (80, 501, false),
    ] {
        let text = pen(Language::En).text;
        let picture = Picture {
            view: table.game().open_view(),
            seat: None,
            names: table.names(text),
            log: Vec::new(),
            text,
        };
        assert_eq!(picture.draw(columns, rows).is_some(), fits);
    }
}
