//! The coach speaks at the right time, with words in every language.

mod newcomer;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use innovation_bots::Kind;
use innovation_engine::{Card, Choice, EffectKind, Event, Game, Language, Seat, Settings, What};
use innovation_lessons::{GUIDED_SEED, Remark};
use innovation_text::{Names, Text};
use newcomer::{FirstGame, TEN_MINUTES, newcomers};

const ME: Seat = Seat::ALL[0];

/// A game of bots, and what the coach said to the first player.
type CoachedGame = (Game, Vec<(usize, Remark)>);

static GAMES: LazyLock<Vec<CoachedGame>> = LazyLock::new(|| {
    let games = (0..120).map(|seed| {
        let kinds = [Kind::Greedy, Kind::Beginner];
        game(seed, kinds[seed as usize % 2])
    });
    let games = games.map(|game| {
        let remarks = Remark::all(&game, ME);
        (game, remarks)
    });
    games.collect()
});

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
    for (_, remarks) in &*GAMES {
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

/// The Dogma actions with this card that were not over when the player last answered, after so many answers: who took
/// each, and its events.
fn dogmas(game: &Game, answers: usize, card: Card) -> Vec<(Seat, Vec<Event>)> {
    let plies = &game.history()[..answers];
    let own = plies.iter().rposition(|ply| ply.seat == ME);
    let mut actions: Vec<(Option<Choice>, Vec<Event>, bool)> = vec![(None, Vec::new(), false)];
    for (place, ply) in plies.iter().enumerate() {
        for event in &ply.events {
            if let What::Action { action } = event.what {
                actions.push((Some(action), Vec::new(), false));
            }
            if let Some((_, events, is_new)) = actions.last_mut() {
                events.push(event.clone());
                *is_new |= Some(place) >= own;
            }
        }
    }
    let wanted = |action: &Option<Choice>| *action == Some(Choice::Dogma(card));
    let actions = actions.into_iter();
    let actions = actions.filter(|(action, _, is_new)| *is_new && wanted(action));
    actions
        .map(|(_, events, _)| (events[0].by, events))
        .collect()
}

/// A remark names the card that did it. What it says of who did what, and to whom, is true of the action with this card.
#[test]
fn remarks_are_true_of_the_card_that_they_name() {
    let mut named = BTreeSet::new();
    for (game, remarks) in &*GAMES {
        let seed = game.seed();
        for &(answers, remark) in remarks {
            let Some(card) = remark.card else { continue };
            let place = format!("seed {seed}, after {answers} answers: {remark:?}");
            let effects = card.effects(game.settings().edition);
            let is_true = |actor: Seat, events: &[Event]| {
                let carried_out = |seat: Seat, kind: EffectKind| {
                    events.iter().any(|event| match event.what {
                        What::Effect { card: of, effect } => {
                            let is = effects[usize::from(effect)].kind == kind;
                            of == card && event.by == seat && is
                        }
                        _ => false,
                    })
                };
                let free_draw = events.iter().any(|event| event.what == What::FreeDraw);
                let other = Seat::ALL[1];
                match remark.id {
                    "dogma" => actor == ME,
                    "they-share" => {
                        actor == ME && free_draw && carried_out(other, EffectKind::Shared)
                    }
                    "my-demand" => actor == ME && carried_out(other, EffectKind::Demand),
                    "i-share" => actor == other && free_draw && carried_out(ME, EffectKind::Shared),
                    "demanded" => actor == other && carried_out(ME, EffectKind::Demand),
                    "safe" => {
                        let demands = effects.iter().any(|each| each.kind == EffectKind::Demand);
                        actor == other && demands && !carried_out(ME, EffectKind::Demand)
                    }
                    id => panic!("nothing is checked of `{id}`"),
                }
            };
            let actions = dogmas(game, answers, card);
            let mut actions = actions.iter();
            assert!(
                actions.any(|(actor, events)| is_true(*actor, events)),
                "{place}"
            );
            named.insert(remark.id);
        }
    }
    assert_eq!(named.len(), 6, "{named:?}");
}

/// What is said of a melded card was so: it covers another, or raised the highest top card.
#[test]
fn remarks_are_true_of_the_card_that_was_melded() {
    let mut checked = BTreeSet::new();
    for (game, remarks) in &GAMES[..30] {
        let seed = game.seed();
        // The player's board after each answer: its highest top card, and its number of covered cards.
        let mut replay = Game::new(game.settings(), seed);
        let mut boards = Vec::new();
        let mut own = Vec::new();
        let mut look = |replay: &Game| {
            let view = replay.view(ME).unwrap();
            let me = view.player(ME).unwrap();
            let covered = me
                .board
                .iter()
                .map(|pile| pile.cards.len().saturating_sub(1));
            boards.push((me.highest_top_value(), covered.sum::<usize>()));
        };
        look(&replay);
        for (answers, ply) in game.history().iter().enumerate() {
            if ply.seat == ME {
                own.push(answers);
            }
            replay.answer_openly(ply.index).unwrap();
            look(&replay);
        }
        for &(answers, remark) in remarks {
            let before = own.iter().rfind(|&&before| before < answers);
            let before = before.map(|&before| boards[before]);
            match (remark.id, before) {
                ("age", Some(before)) => assert!(boards[answers].0 > before.0, "seed {seed}"),
                ("cover", Some(before)) => assert!(boards[answers].1 > before.1, "seed {seed}"),
                _ => continue,
            }
            checked.insert(remark.id);
        }
    }
    assert_eq!(checked.len(), 2, "{checked:?}");
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
