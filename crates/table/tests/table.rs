//! A table as a text, and what each reader is shown of it.

use innovation_engine::{Language, Record, Seat, Settings};
use innovation_table::{Chronicle, Player, Table, TableError};
use innovation_text::Text;

fn play(answers: usize) -> Table {
    let players = vec!["Ann".parse().unwrap(), "bot:easy".parse().unwrap()];
    let mut table = Table::new(Settings::new(2).unwrap(), 7, players).unwrap();
    for at in 0..answers {
        let Some(decision) = table.game().decision() else {
            break;
        };
        table
            .answer(decision.seat, at % decision.options.len())
            .unwrap();
    }
    table
}

#[test]
fn a_table_goes_through_its_record() {
    let table = play(50);
    let text = table.record().to_string();
    assert!(text.contains("\nplayer 1 Ann\nplayer 2 bot:easy\n"));
    let record: Record = text.parse().unwrap();
    let players = record.players().iter().map(|name| name.parse().unwrap());
    let again = Table::resume(&record, players.collect()).unwrap();
    assert!(again.game() == table.game());
    assert_eq!(again.players(), table.players());
    assert_eq!(again.record().to_string(), text);
}

#[test]
fn players_fit_the_seats() {
    let players = vec!["Ann".parse::<Player>().unwrap()];
    let refused = Table::new(Settings::new(2).unwrap(), 7, players).unwrap_err();
    let expected = TableError::Players {
        players: 1,
        seats: 2,
    };
    assert_eq!(refused, expected);
}

#[test]
fn a_chronicle_that_is_read_bit_by_bit_is_the_same() {
    let text = Text::of(Language::En);
    for seat in [Some(Seat::ALL[0]), Some(Seat::WATCHER), None] {
        let mut bit_by_bit = Chronicle::new(text, seat);
        for answers in 0..60 {
            bit_by_bit.read(&play(answers));
        }
        let table = play(60);
        let at_once = Chronicle::new(text, seat).read(&table).to_vec();
        assert_eq!(bit_by_bit.read(&table), at_once);
        assert!(at_once.len() > 60);
    }
}

#[test]
fn a_chronicle_forgets_what_was_taken_back() {
    let text = Text::of(Language::En);
    let mut table = play(10);
    let mut chronicle = Chronicle::new(text, None);
    chronicle.read(&table);
    let asked = table.history()[9].seat;
    assert_eq!(table.go_back(asked), Some(9));
    let short = chronicle.read(&table).to_vec();
    assert_eq!(short, Chronicle::new(text, None).read(&play(9)));
}

#[test]
fn bots_of_one_level_have_numbers() {
    let players = ["bot:easy", "bot:easy", "bot:hard"].map(|word| word.parse().unwrap());
    let table = Table::new(Settings::new(3).unwrap(), 1, players.to_vec()).unwrap();
    let mut open = Chronicle::new(Text::of(Language::En), Some(Seat::WATCHER));
    let told: Vec<String> = open
        .read(&table)
        .iter()
        .map(|told| told.entry.line.to_string())
        .collect();
    assert!(told[0].contains("Easy bot 1"), "{told:?}");
    assert!(
        told.iter().any(|line| line.contains("Hard bot ")),
        "{told:?}"
    );
}
