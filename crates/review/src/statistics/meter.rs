use innovation_engine::{
    Affected, AnswerError, Card, CardSet, Choice, EffectKind, Event, Game, Place, Purpose, Seat,
    Seen, State, Verb, What,
};

use super::table::CardUse;
use crate::calibration::{chances, sharpness};

/// Watches a game with all cards open: counts what happens to each card, and measures what its uses are worth.
///
/// The worth of a *draw* is the win chance of the player with this card, minus the mean over all cards that could have
/// come instead: those of its age that nobody has seen. All were equally likely, so its mean over all draws is
/// zero. The worth of a Meld or a Dogma *action* is the win chance after it minus that before it. The evaluation knows
/// how many actions are left, so an action that is as good as the usual one is worth about zero.
///
/// Each compares a position with itself, so that the worth of a card does not depend on how far ahead its users are.
pub struct CardMeter {
    /// The cards that have been in the supply or under an achievement since the deal.
    unseen: CardSet,
    /// The action that has begun.
    action: Option<ActionBegun>,
    pub(super) cards: Vec<CardTally>,
}

struct ActionBegun {
    seat: Seat,
    /// The win chance before it.
    chance: f64,
    used: Option<(CardUse, Card)>,
}

/// What happened to a card in one game.
#[derive(Clone, Copy, Default)]
pub(super) struct CardTally {
    pub drawn: u64,
    pub melded: u64,
    pub activated: u64,
    pub shared: u64,
    /// In the order of [`CardUse::ALL`].
    pub worth: [UseTally; 3],
}

/// The uses of a card in one game.
#[derive(Clone, Copy, Default)]
pub(super) struct UseTally {
    pub events: u64,
    /// The sum of their worths, in millionths: sums of integers do not depend on their order.
    pub sum: i64,
}

impl CardMeter {
    /// A meter for a game that is at its first question.
    pub fn new(game: &Game) -> CardMeter {
        let mut meter = CardMeter {
            unseen: CardSet::ALL,
            action: None,
            cards: vec![CardTally::default(); Card::COUNT],
        };
        for event in game.opening() {
            meter.look_at(event);
        }
        meter
    }

    /// Answers with an option of the decision, and measures what follows. The caller is shown every event.
    pub fn answer(
        &mut self,
        game: &mut Game,
        index: usize,
        mut watch: impl FnMut(&Event),
    ) -> Result<(), AnswerError> {
        let place = game.play().place_of_option(index)?;
        if let Some(question) = game.question()
            && question.purpose == Purpose::Action
        {
            self.action = Some(ActionBegun {
                seat: question.seat,
                chance: chance(game.state(), question.seat),
                used: None,
            });
        }
        game.answer_watched(place, |state, event| {
            self.see(state, event);
            watch(event);
        })?;
        let next = game.question();
        if next.is_none_or(|question| question.purpose == Purpose::Action)
            && let Some(action) = self.action.take()
            && let Some((used, card)) = action.used
        {
            let worth = chance(game.state(), action.seat) - action.chance;
            self.add(used, card, worth);
        }
        Ok(())
    }

    fn see(&mut self, state: &State, event: &Event) {
        match event.what {
            What::Action { action } => {
                let used = match action {
                    Choice::Meld(card) => Some((CardUse::Meld, card)),
                    Choice::Dogma(card) => Some((CardUse::Activate, card)),
                    _ => None,
                };
                if let Some((CardUse::Activate, card)) = used {
                    self.cards[card.index()].activated += 1;
                }
                if let Some(begun) = &mut self.action {
                    begun.used = used;
                }
            }
            What::Icons { card, ref counts } => {
                let settings = state.settings();
                let icon = card.dogma_icon();
                let affected = Affected::new(settings, event.by, |seat| {
                    counts.get(seat.index()).map_or(0, |icons| icons.of(icon))
                });
                let others = affected.sharing & settings.opponents(event.by);
                let effects = card.effects(settings.edition);
                let can_share = effects
                    .iter()
                    .any(|effect| effect.kind == EffectKind::Shared);
                if can_share && !others.is_empty() {
                    self.cards[card.index()].shared += 1;
                }
            }
            What::Moved {
                card: Seen::Face(card),
                verb,
                from,
                to,
            } => match (verb, from, to) {
                (Verb::Draw, Place::Supply(_), Place::Hand(seat)) => {
                    self.cards[card.index()].drawn += 1;
                    if self.unseen.has(card) {
                        self.add(CardUse::Draw, card, self.luck(state, seat, card));
                    }
                }
                (Verb::Meld, ..) => self.cards[card.index()].melded += 1,
                _ => {}
            },
            _ => {}
        }
        self.look_at(event);
    }

    /// The win chance with this drawn card, minus the mean over the cards that could have come.
    fn luck(&self, state: &State, seat: Seat, drawn: Card) -> f64 {
        let real = chance(state, seat);
        let possible = self.unseen & CardSet::of_age(drawn.age());
        let sum: f64 = possible
            .into_iter()
            .map(|card| match card == drawn {
                true => real,
                false => chance(&state.with_drawn(drawn, card), seat),
            })
            .sum();
        real - sum / f64::from(possible.len())
    }

    fn add(&mut self, used: CardUse, card: Card, worth: f64) {
        let tally = &mut self.cards[card.index()].worth[used as usize];
        tally.events += 1;
        tally.sum += (worth * 1e6).round() as i64;
    }

    fn look_at(&mut self, event: &Event) {
        if let What::Moved {
            card: Seen::Face(card),
            ..
        } = event.what
        {
            self.unseen = self.unseen.without(card);
        }
    }
}

fn chance(state: &State, seat: Seat) -> f64 {
    chances(state, sharpness(state.settings()))[seat.index()]
}
