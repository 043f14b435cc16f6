//! A game holds together after every answer, and is what it was after every refused one; what a seat
//! knows makes a game that looks the same to it; and at any time the record leads to the same game.
//!
//! The input is a byte for the settings, eight for the seed, and then one a step: up to 0xdf an answer,
//! up to 0xef a look at somebody's view, and from 0xf0 answers that have to be refused.
#![no_main]

use innovation_engine::{AnswerError, Edition, Game, Language, Record, Rng, Seat, Settings};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| {
    let Some((&[table, ref seed @ ..], steps)) = input.split_first_chunk::<9>() else {
        return;
    };
    let mut game = Game::new(settings(table), u64::from_le_bytes(*seed));
    assert_eq!(game.state().audit(), Ok(()));
    for (number, &step) in steps.iter().enumerate() {
        match step {
            0..=0xdf => {
                let Some(decision) = game.decision() else {
                    break;
                };
                let index = usize::from(step) % decision.options.len();
                game.answer_as(decision.seat, index)
                    .expect("the asked player may choose any option");
                assert_eq!(game.state().audit(), Ok(()));
            }
            0xe0..=0xef => look(&game, step & 0xf, &mut Rng::new(number as u64)),
            0xf0..=0xff => answer_wrongly(&mut game, step & 0xf),
        }
    }
    if game.question().is_none() {
        let outcome = game.outcome().expect("nobody is asked");
        assert!(!outcome.winners.is_empty());
        answer_wrongly(&mut game, 0);
    }
    let print = game.record().to_string();
    let record: Record = print.parse().expect("a print is a record");
    assert_eq!(record.to_string(), print);
    assert!(record.replay().expect("the answers were taken") == game);
});

/// Two bits for the players, one each for the edition, the boards and proving, three for the language.
fn settings(bits: u8) -> Settings {
    let mut settings = match bits & 3 {
        3 => Settings::teams(),
        more => Settings::new(2 + more).expect("two to four play"),
    };
    settings.edition = [Edition::Third, Edition::First][usize::from(bits >> 2 & 1)];
    settings.open_boards = bits >> 3 & 1 == 1;
    settings.prove = bits >> 4 & 1 == 1;
    settings.language = Language::ALL[usize::from(bits >> 5) % Language::ALL.len()];
    settings
}

/// A game sampled from a seat's view gives that seat the same view.
fn look(game: &Game, bits: u8, rng: &mut Rng) {
    let players = game.settings().players();
    let seat = Seat::ALL[usize::from(bits % players)];
    let view = game.view(seat).expect("somebody sits there");
    let asked = game.question().map(|question| question.seat);
    match view.sample_observed(rng) {
        Some(sampled) => {
            assert_eq!(sampled.state().audit(), Ok(()));
            assert!(sampled.view(seat) == Some(view));
        }
        None => assert_ne!(asked, Some(seat)),
    }
}

/// An option that is not there, and an answer by somebody else, are refused and change nothing.
fn answer_wrongly(game: &mut Game, beyond: u8) {
    let before = game.clone();
    let count = game.decision().map_or(0, |decision| decision.options.len());
    let asked = game
        .question()
        .map(|question| (question.seat, question.count()));
    for index in [
        count + usize::from(beyond),
        usize::MAX - usize::from(beyond),
    ] {
        let refused = match asked {
            Some(_) => AnswerError::NoSuchOption { index, count },
            None => AnswerError::Over,
        };
        assert_eq!(game.answer(index), Err(refused));
    }
    let (asked, open) = asked.unzip();
    for index in [open.unwrap_or(0) + beyond, u8::MAX] {
        assert!(game.answer_openly(index).is_err());
    }
    for answering in Seat::ALL.into_iter().filter(|&seat| Some(seat) != asked) {
        let refused = match asked {
            Some(asked) => AnswerError::NotAsked { asked, answering },
            None => AnswerError::Over,
        };
        assert_eq!(game.answer_as(answering, 0), Err(refused));
    }
    assert!(*game == before);
    assert_eq!(game.decision(), before.decision());
}
