//! From a state to the fields of a scenario.

use innovation_engine::{Achievement, AchievementSet, Card, Color, Seat, State};
use serde_json::{Map, Value, json};

/// The fields of the scenario that begins with this state, between two actions, with these names of the players.
///
/// The supply is left out: a scenario has every card there that is nowhere else. The order of the supply is lost, and
/// so are cards that were removed from the game.
pub fn position(state: &State, names: &[&str]) -> Value {
    let seats = state.settings().seats();
    let players = seats
        .zip(names)
        .map(|(seat, name)| player(state, seat, name));
    let turn = names.get(state.turn().index());
    json!({
        "edition": state.settings().edition.word(),
        "teams": state.settings().is_teams(),
        "players": players.collect::<Vec<Value>>(),
        "turn": { "player": turn, "actions": state.actions_left() },
    })
}

fn player(state: &State, seat: Seat, name: &str) -> Value {
    let mut fields = Map::new();
    fields.insert("name".into(), name.into());
    let mut add = |field: &str, value: Value| {
        let empty = value.as_array().is_some_and(Vec::is_empty)
            || value.as_object().is_some_and(Map::is_empty)
            || value == json!(0);
        if !empty {
            fields.insert(field.into(), value);
        }
    };
    add("hand", cards(state.hand(seat)));
    add("score", cards(state.score_pile(seat)));
    add("board", board(state, seat));
    add("achievements", achievements(state.achievements(seat)));
    add("scored_this_turn", state.scored_this_turn(seat).into());
    add("tucked_this_turn", state.tucked_this_turn(seat).into());
    Value::Object(fields)
}

fn board(state: &State, seat: Seat) -> Value {
    let piles = Color::ALL
        .into_iter()
        .map(|color| (color, state.pile(seat, color)));
    let written = piles
        .filter(|(_, pile)| !pile.bottom_up().is_empty())
        .map(|(color, pile)| {
            let cards = cards(pile.bottom_up().iter().rev().copied());
            let pile = match pile.splay() {
                Some(splay) => json!({ "cards": cards, "splay": splay.word() }),
                None => cards,
            };
            (color.word().to_string(), pile)
        });
    Value::Object(written.collect())
}

fn cards(cards: impl IntoIterator<Item = Card>) -> Value {
    cards
        .into_iter()
        .map(|card| Value::from(card.name()))
        .collect()
}

fn achievements(set: AchievementSet) -> Value {
    let names = set
        .into_iter()
        .map(|achievement: Achievement| achievement.to_string());
    names.map(Value::from).collect()
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Game, Play, Rng, Settings};

    use super::*;
    use crate::Scenario;

    /// What was written is read as the same table, but for the order of the supply.
    #[test]
    fn a_position_is_read_as_it_was_written() {
        for seed in 0..20 {
            let mut rng = Rng::new(seed);
            let mut game = Game::new(Settings::new(2).unwrap(), seed);
            for _ in 0..60 {
                let Some(decision) = game.decision() else {
                    break;
                };
                let index = rng.below(decision.options.len() as u32);
                game.answer(index as usize).unwrap();
                if game.decision().is_none_or(|next| next.source.is_some())
                    || !game.state().removed().is_empty()
                {
                    continue;
                }
                let state = game.state();
                let written = position(state, &["Ann", "Bob"]);
                let scenario = Scenario::from_fields(&written).unwrap();
                let read = Play::from_position(&scenario.position).unwrap();
                assert!(read.state().same_layout(state), "{written}");
                assert_eq!(position(read.state(), &["Ann", "Bob"]), written);
            }
        }
    }
}
