//! Any text is either refused as a record or read as one. What was read prints, and the print reads as
//! the same record. It replays to a game that holds together, or is refused at one of its answers.
#![no_main]

use innovation_engine::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(record) = text.parse::<Record>() else {
        return;
    };
    let print = record.to_string();
    let again: Record = print.parse().expect("a print is a record");
    assert_eq!(again.to_string(), print);
    assert_eq!(again, record);

    match (record.replay(), again.replay()) {
        (Ok(game), Ok(same)) => {
            assert!(game == same);
            assert_eq!(game.state().audit(), Ok(()));
            let kept = game.record();
            let kept = match record.players() {
                [] => kept,
                players => kept.with_players(players).expect("they were read"),
            };
            assert_eq!(kept.to_string(), print);
        }
        (Err(error), Err(same)) => {
            assert_eq!(error.number, same.number);
            assert_eq!(error.problem, same.problem);
        }
        (one, other) => panic!("{:?}, then {:?}", one.err(), other.err()),
    }
});
