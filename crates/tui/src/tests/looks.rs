//! Every size, with and without colors and glyphs; how long a frame takes; and that nothing hidden is shown.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use crossterm::event::KeyModifiers;
use crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use innovation_engine::{Card, Language, Settings};
use innovation_table::{Player, Table};
use innovation_text::Caption;
use ratatui_core::style::{Color, Style};

use super::{ann_and_bots, frame, pen, play, shown, table};
use crate::app::Screen;
use crate::app::message::{Flow, ScreenMessage};
use crate::draw::pen::width;
use crate::draw::theme::{Palette, Theme};
use crate::input::keys::{KeyHint, called};

fn press(app: &mut impl Screen, code: KeyCode) -> Flow {
    app.update(ScreenMessage::Key(KeyEvent::from(code)))
        .unwrap()
}

const PAGES: [KeyCode; 7] = [
    KeyCode::Null,
    KeyCode::Char('?'),
    KeyCode::Tab,
    KeyCode::F(3),
    KeyCode::F(4),
    KeyCode::F(5),
    KeyCode::Char('/'),
];

#[test]
fn every_size_is_drawn() {
    for page in PAGES {
        let (mut play, _messages) = play(pen(Language::En), table(ann_and_bots(4), 11, 220));
        press(&mut play, page);
        let mut columns = 1;
        while columns <= 260 {
            for rows in [1, 2, 3, 10, 23, 24, 25, 30, 40, 60, 100] {
                frame(&mut play, columns, rows);
            }
            columns += if columns < 12 { 1 } else { 17 };
        }
    }
    let (mut play, _messages) = play(pen(Language::En), table(ann_and_bots(2), 11, 10));
    let small = shown(&mut play, 60, 20);
    assert!(small.contains("80 columns and 24 rows"), "{small}");
}

/// The keys at the foot of the screen are left out where there is no room for them. Those that a player cannot do
/// without are there in 80 columns, in every language.
#[test]
fn the_main_keys_fit_into_80_columns() {
    for language in Language::ALL {
        let pen = pen(language);
        let text = pen.text;
        let main = ["?", "Tab", "F10"];
        let mut at_table = vec![
            KeyHint::enter(text, Caption::Choose),
            KeyHint::hint(text),
            KeyHint::take_back(text),
        ];
        at_table.extend(KeyHint::pages(text));
        let watching = KeyHint::watching(text, false);
        let before = KeyHint::set_up(text);
        for hints in [at_table, watching, before] {
            let last = hints.iter().rposition(|hint| main.contains(&hint.0));
            let hints = hints.iter().take(last.unwrap() + 1);
            let widths =
                hints.map(|KeyHint(key, words, _)| width(&called(text, key)) + width(words) + 3);
            let width: usize = widths.sum();
            assert!(width <= 80, "{language:?}: {width}");
        }
    }
}

#[test]
fn without_colors_there_are_none_and_in_ascii_there_is_nothing_else() {
    for page in PAGES {
        let mut ascii = pen(Language::En);
        ascii.theme.ascii = true;
        let (mut play, _messages) = play(ascii, table(ann_and_bots(4), 11, 220));
        press(&mut play, page);
        for cell in frame(&mut play, 120, 40).content() {
            assert!(cell.symbol().is_ascii(), "{:?}", cell.symbol());
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
        }
    }
}

#[test]
fn every_palette_is_used() {
    for (palette, is) in [
        (
            Palette::Sixteen,
            (|color| !matches!(color, Color::Indexed(_) | Color::Rgb(..))) as fn(Color) -> bool,
        ),
        (Palette::Indexed, |color| {
            matches!(color, Color::Indexed(_) | Color::Reset | Color::Black)
        }),
        (Palette::True, |color| {
            matches!(color, Color::Rgb(..) | Color::Reset | Color::Black)
        }),
    ] {
        let ascii = false;
        let mut colored = pen(Language::En);
        colored.theme = Theme { palette, ascii };
        let (mut play, _messages) = play(colored, table(ann_and_bots(4), 11, 220));
        let frame = frame(&mut play, 120, 40);
        let painted = frame
            .content()
            .iter()
            .filter(|cell| cell.bg != Color::Reset);
        assert!(painted.count() > 100);
        assert!(
            frame
                .content()
                .iter()
                .all(|cell| is(cell.fg) && is(cell.bg))
        );
    }
}

/// How many frames are measured together: the system counts in steps of some milliseconds.
const FRAMES: u32 = 9;

/// How long a processor has worked for this thread: on a busy machine it also waits. Where the system does not say so, it is
/// the time that has passed.
fn processor_time() -> Duration {
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let begun = *BEGUN;
    let said = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = said.and_then(|said| said.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| begun.elapsed(), Duration::from_nanos)
}

#[test]
fn frames_are_fast() {
    let (mut play, _messages) = play(pen(Language::Ru), table(ann_and_bots(4), 11, 220));
    // A screen shows sixty pictures a second, which is one in sixteen milliseconds; a processor that does something else at the
    // same time takes twice as long. Without optimization, far fewer are enough to see that they are drawn at all.
    let (longest, steps) = if cfg!(debug_assertions) {
        (200, 1)
    } else {
        (10, 8)
    };
    let most = Duration::from_millis(longest);
    let cost = |play: &mut crate::app::play::PlayScreen, columns: u16, rows: u16| {
        // The shortest of several times counts: what else runs on the machine can make any of them longer.
        let mut shortest = Duration::MAX;
        for _ in 0..20 {
            let begun = processor_time();
            for _ in 0..FRAMES {
                frame(play, columns, rows);
            }
            shortest = shortest.min((processor_time() - begun) / FRAMES);
            if shortest < most {
                break;
            }
        }
        shortest
    };
    for page in PAGES {
        press(&mut play, page);
        let mut slowest = Duration::ZERO;
        for _ in 0..steps {
            press(&mut play, KeyCode::Down);
            for (columns, rows) in [(80, 24), (120, 40), (200, 60)] {
                slowest = slowest.max(cost(&mut play, columns, rows));
            }
        }
        println!("{page:?}: {slowest:?}");
        assert!(slowest < most, "{page:?}: {slowest:?}");
        press(&mut play, KeyCode::Esc);
    }
}

/// Words give way to numbers: the race of every team can be followed in 80 columns, in every language.
#[test]
fn the_race_of_teams_fits_into_80_columns() {
    for language in Language::ALL {
        let settings = Settings::of(4, true).unwrap();
        let people = ["Ann", "Bartholomew", "Cassandra", "Desdemona"];
        let players = people.map(|name| Player::Person(name.to_string()));
        let table = Table::new(settings, 11, players.to_vec()).unwrap();
        let (mut play, _messages) = play(pen(language), table);
        press(&mut play, KeyCode::Enter);
        let screen = shown(&mut play, 80, 24);
        let races = screen
            .lines()
            .filter(|line| line.contains("★ 0 ") && line.contains("0/6"));
        assert_eq!(races.count(), 4, "{screen}");
    }
}

/// Where the names of the cards on a board fit into 80 columns they are whole, whatever the other boards need.
#[test]
fn names_that_fit_are_whole() {
    for language in Language::ALL {
        let pen = pen(language);
        for answers in [60, 100, 140, 180, 220] {
            let (mut play, _messages) = play(pen, table(ann_and_bots(2), 11, answers));
            let screen = shown(&mut play, 80, 24);
            let view = play.table().game().open_view();
            for player in &view.players {
                let tops = player.board.iter().map(|pile| pile.cards.last());
                let tops = tops.map(|top| top.and_then(|top| top.known()));
                let widths = tops.clone().map(|top| {
                    let words = top.map(|card| pen.chip(card, usize::MAX, Style::new()).width());
                    words.unwrap_or(0).max(11) + 1
                });
                if widths.sum::<usize>() > 80 {
                    continue;
                }
                for card in tops.flatten() {
                    let name = pen.text.card_name(card);
                    assert!(screen.contains(name), "{language:?}, {name}:\n{screen}");
                }
            }
        }
    }
}

#[test]
fn the_curtain_hides_everything() {
    let players = ["Ann", "Bob"].map(|name| Player::Person(name.to_string()));
    let pen = pen(Language::En);
    let (mut play, _messages) = play(pen, table(players.to_vec(), 11, 60));
    for code in PAGES {
        press(&mut play, code);
        let screen = shown(&mut play, 120, 40);
        assert!(screen.contains("Ann is next"), "{screen}");
        let names = Card::all().map(|card| pen.text.card_name(card));
        let seen: Vec<&str> = names.filter(|name| screen.contains(name)).collect();
        assert_eq!(seen, [""; 0]);
        assert!(
            screen.lines().filter(|line| !line.is_empty()).count() <= 4,
            "{screen}"
        );
    }
    press(&mut play, KeyCode::Enter);
    assert!(shown(&mut play, 120, 40).contains("Choose an action"));
}

/// Where some words are on the screen.
fn find(screen: &str, words: &str) -> (u16, u16) {
    let (row, line) = screen
        .lines()
        .enumerate()
        .find(|(_, line)| line.contains(words))
        .unwrap();
    let column = line.split(words).next().unwrap().chars().count();
    (column as u16, row as u16)
}

#[test]
fn the_mouse_highlights_takes_and_shows() {
    let (mut play, _messages) = play(pen(Language::En), table(ann_and_bots(2), 11, 60));
    let click = |play: &mut crate::app::play::PlayScreen, words: &str| {
        let (column, row) = find(&shown(play, 80, 24), words);
        let kind = MouseEventKind::Down(MouseButton::Left);
        let modifiers = KeyModifiers::NONE;
        let click = MouseEvent {
            kind,
            column,
            row,
            modifiers,
        };
        play.update(ScreenMessage::Mouse(click)).unwrap();
    };
    let before = play.table().history().len();
    click(&mut play, "2 Meld");
    assert_eq!(play.table().history().len(), before);
    click(&mut play, "/ Cards");
    assert!(shown(&mut play, 80, 24).starts_with("─ Cards"));
    click(&mut play, "Esc Back");
    click(&mut play, "2 Meld");
    assert_eq!(play.table().history().len(), before + 1);
    assert!(
        play.table().history()[before]
            .answer()
            .to_string()
            .contains("meld")
    );
    // Nothing was seen: the key to take it back is there to be clicked.
    click(&mut play, "F8 Undo");
    assert_eq!(play.table().history().len(), before);
    assert!(shown(&mut play, 80, 24).contains("Undone."));
}
