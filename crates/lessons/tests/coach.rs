//! The coach speaks at the right time, with words in every language.

mod newcomer;

use std::collections::BTreeSet;

use innovation_bots::Kind;
use innovation_engine::{Card, Game, Language, Seat, Settings};
use innovation_lessons::{GUIDED_SEED, Remark};
use innovation_text::{Names, Text};
use newcomer::{FirstGame, TEN_MINUTES, newcomers};

const ME: Seat = Seat::ALL[0];

/// A game of bots to its end.
fn game(seed: u64, kind: Kind) -> Game {
    let mut game = Game::new(Settings::new(2).unwrap(), seed);
    let mut bots = [kind.bot(seed), Kind::Beginner.bot(seed + 1)];
    while let Some(decision) = game.decision() {
        let view = game.view(decision.seat).unwrap();
        let bot = &mut bots[decision.seat.index()];
        let answer = bot.choose(&view, &decision, Kind::Beginner.usual_budget());
        game.answer(answer).unwrap();
    }
    game
}

/// The first achievement comes within ten minutes, for all newcomers, and by then the coach has spoken of many things.
#[test]
fn the_guided_deal_teaches_quickly() {
    let games: Vec<FirstGame> = newcomers(GUIDED_SEED).collect();
    let mut met = BTreeSet::new();
    for game in &games {
        assert!(
            game.questions <= TEN_MINUTES,
            "{} questions",
            game.questions
        );
        assert!(game.remarks.len() >= 12, "{:?}", game.remarks);
        met.extend(game.remarks.iter().map(|remark| remark.id));
    }
    assert!(met.len() >= 20, "{met:?}");
}

/// Each remark is made in some game, at most once in each, and the first two open every game.
#[test]
fn every_remark_is_made_once() {
    let mut made = BTreeSet::new();
    for seed in 0..120 {
        let kind = if seed % 2 == 0 {
            Kind::Greedy
        } else {
            Kind::Beginner
        };
        let remarks = Remark::all(&game(seed, kind), ME);
        let ids: Vec<&str> = remarks.iter().map(|(_, remark)| remark.id).collect();
        let different: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(different.len(), ids.len(), "{ids:?}");
        assert!(ids.contains(&"start") && ids.contains(&"turn"), "{ids:?}");
        assert!(ids.contains(&"won") != ids.contains(&"lost"), "{ids:?}");
        made.extend(ids);
    }
    let all: BTreeSet<&str> = Remark::ids().collect();
    assert_eq!(made, all);
}

#[test]
fn every_remark_has_words() {
    let card = Card::from_name("Archery");
    for language in Language::ALL {
        let text = Text::of(language);
        for id in Remark::ids() {
            for line in text.coach_remark(id, card, &Names::default()) {
                let words = line.to_string();
                assert!(!words.starts_with("coach-"), "{language:?}: {words}");
                // Two sentences, or a question and an exclamation that make two.
                let ends = words.matches(['.', '!', '?', ':', ';']).count();
                assert!((1..=4).contains(&ends), "{language:?}: {words}");
            }
        }
    }
}
