use innovation_engine::{Card, Edition, Special};

use crate::language::line::Line;
use crate::language::text::Text;

impl Text {
    /// The name of a card.
    pub fn card_name(&self, card: Card) -> &str {
        &self.card_names[card.index()]
    }

    /// The text of an effect, by its place on the card from 0. Empty where the card has no such effect.
    pub fn effect(&self, card: Card, edition: Edition, place: usize) -> Line {
        if place >= card.effects(edition).len() {
            return Line::default();
        }
        let (id, number) = (card.id(), place + 1);
        let first = match edition {
            Edition::First => self.get(&format!("card-{id}.first-{number}"), None),
            Edition::Third => None,
        };
        let source = first.unwrap_or_else(|| self.plain(&format!("card-{id}.effect-{number}")));
        Line::read(&source, self, None)
    }

    /// The texts of all effects of a card, in card order.
    pub fn effects(&self, card: Card, edition: Edition) -> Vec<Line> {
        let places = 0..card.effects(edition).len();
        places
            .map(|place| self.effect(card, edition, place))
            .collect()
    }

    /// What the rules say on a card.
    pub fn rulings(&self, card: Card) -> Vec<Line> {
        self.numbered(&format!("ruling-{}-", card.id()))
    }

    /// What the rules say on a special achievement.
    pub fn special_rulings(&self, special: Special) -> Vec<Line> {
        self.numbered(&format!(
            "ruling-{}-",
            crate::language::text::special_key(special)
        ))
    }

    /// All messages, or attributes, that go by this name and a number from 1.
    pub(crate) fn numbered(&self, prefix: &str) -> Vec<Line> {
        (1..)
            .map_while(|number: u8| self.get(&format!("{prefix}{number}"), None))
            .map(|source| Line::read(&source, self, None))
            .collect()
    }
}
