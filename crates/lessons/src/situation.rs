//! What a player has seen happen, and conditions on it: what lessons wait for and what the coach speaks about.

use std::collections::BTreeMap;

use innovation_engine::{
    Achievement, Age, Card, Choice, Color, EffectKind, Event, Icon, Place, PlayerView, Seat, Seen,
    Splay, Verb, View, What,
};
use serde::Deserialize;

/// A player's view, and the events that led to it, as that player saw them.
#[derive(Clone, Copy, Debug)]
pub struct Situation<'s> {
    /// What the player sees now.
    pub view: &'s View,
    /// What has happened since some earlier situation.
    pub events: &'s [Event],
}

/// A condition on a situation. Everything that it lists must hold, and numbers are the least that is needed.
///
/// In a file it is a table: `{ action = "draw" }`, `{ me = { points = 5 }, not = { they = { shared = true } } }`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Condition {
    /// An action that the player took: `draw`, `meld`, `dogma`, `achieve`; with a card or an age it is that one
    /// (`dogma Writing`).
    action: Option<String>,
    /// What the player is asked for, in the words of a decision: `action`, `splay left`, `return` …
    asked: Option<String>,
    /// An option of the player, written like an action.
    option: Option<String>,
    /// The player may decline.
    may: bool,
    /// The player may only choose the order.
    order: bool,
    /// It is the player's turn.
    my_turn: bool,
    /// What holds for the player.
    me: PlayerCondition,
    /// What holds for some opponent.
    they: PlayerCondition,
    /// One of these holds.
    any: Vec<Condition>,
    /// This does not hold.
    not: Option<Box<Condition>>,
}

/// Defines what is counted of a player, once: [`Tally`] has the `counts` and the `facts`, and [`PlayerCondition`] has
/// the same fields besides its own, because a file has all of them in one table.
macro_rules! player_fields {
    (
        counts { $($(#[$count_doc:meta])* $count:ident,)* }
        facts { $($(#[$fact_doc:meta])* $fact:ident,)* }
        state { $($(#[$doc:meta])* $field:ident: $type:ty,)* }
    ) => {
        /// What must hold for a player: what they did, in numbers of cards, and what they have.
        #[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
        struct PlayerCondition {
            $($(#[$count_doc])* $count: u8,)*
            $($(#[$fact_doc])* $fact: bool,)*
            $($(#[$doc])* $field: $type,)*
        }

        /// What a player did.
        #[derive(Clone, Copy, Default)]
        struct Tally {
            $($(#[$count_doc])* $count: u8,)*
            $($(#[$fact_doc])* $fact: bool,)*
        }

        impl PlayerCondition {
            /// Whether a player did all of it.
            fn did(&self, tally: &Tally) -> bool {
                let met = [
                    $(tally.$count >= self.$count,)*
                    $(tally.$fact || !self.$fact,)*
                ];
                met.into_iter().all(|met| met)
            }
        }
    };
}

player_fields! {
    counts {
        drew,
        melded,
        tucked,
        scored,
        returned,
        revealed,
        exchanged,
        /// Cards that went to another player.
        gave,
        /// Cards that came from another player.
        took,
        /// Piles that were splayed.
        splayed,
        /// Achievements that were claimed.
        claimed,
    }
    facts {
        /// Activated a card with a demand.
        attacked,
        /// Carried out a demand.
        demanded,
        /// Carried out a shared effect of another player's action.
        shared,
        /// Took the free Draw action.
        free_draw,
        /// Showed the hand, or said that it has no such card.
        proved,
        /// Drew from a higher pile than that of the highest top card.
        passed_over,
        /// Melded a card that is still on top of another.
        covered,
        /// Melded a card that is higher than all other top cards, and than the card beneath it.
        rose,
    }
    state {
        /// Has won.
        won: bool,
        hand: usize,
        points: u16,
        achievements: u8,
        /// The value of the highest top card.
        highest: u8,
        /// Piles on the board.
        colors: usize,
        icons: BTreeMap<Icon, u8>,
        /// Top cards, by their English names.
        tops: Vec<String>,
        /// Cards in hand, by their English names.
        holds: Vec<String>,
        has: Vec<Achievement>,
        splays: BTreeMap<Color, Splay>,
        /// Has a top card for an age achievement that is still available, and lacks this many points or fewer.
        points_short: Option<u16>,
        /// Has the points for an age achievement that is still available, but no top card.
        card_short: bool,
    }
}

impl Situation<'_> {
    /// Whether a condition holds.
    pub fn is(&self, condition: &Condition) -> bool {
        let me = self.view.seat;
        let opponents = self.view.settings.opponents(me);
        let asked = self.view.decision.as_ref();
        let takes = |wanted: &str, choice: &Choice| {
            let words = choice.to_string();
            words == wanted || words.split(' ').next() == Some(wanted)
        };
        let acted = |wanted: &String| {
            let actions = self.events.iter().filter(|event| event.by == me);
            let mut actions = actions.filter_map(|event| match &event.what {
                What::Action { action } => Some(action),
                _ => None,
            });
            actions.any(|action| takes(wanted, action))
        };
        let is_asked = |wanted: &String| {
            asked.is_some_and(|asked| {
                let words = asked.purpose.to_string();
                words == *wanted || words.split(' ').next() == Some(wanted)
            })
        };
        let offers = |wanted: &dyn Fn(&Choice) -> bool| {
            asked.is_some_and(|asked| asked.options.iter().any(wanted))
        };
        let tallies = self.tallies();
        let holds = |seat: Seat, wanted: &PlayerCondition| {
            let tally = &tallies[seat.index()];
            let won = self.view.outcome.is_some_and(|end| end.winners.has(seat));
            let player = self.view.player(seat);
            player.is_some_and(|player| {
                wanted.did(tally) && wanted.has(player, self.view) && (won || !wanted.won)
            })
        };
        let nothing = PlayerCondition::default();
        condition.action.iter().all(acted)
            && condition.asked.iter().all(is_asked)
            && condition
                .option
                .iter()
                .all(|wanted| offers(&|choice| takes(wanted, choice)))
            && (!condition.may || offers(&|choice| *choice == Choice::Pass))
            && (!condition.order || asked.is_some_and(|asked| asked.order))
            && (!condition.my_turn || self.view.turn == me)
            && (condition.me == nothing || holds(me, &condition.me))
            && (condition.they == nothing
                || opponents
                    .into_iter()
                    .any(|seat| holds(seat, &condition.they)))
            && (condition.any.is_empty() || condition.any.iter().any(|any| self.is(any)))
            && condition.not.as_ref().is_none_or(|not| !self.is(not))
    }

    /// What each seat did.
    fn tallies(&self) -> [Tally; 4] {
        let mut tallies = [Tally::default(); 4];
        let mut action = None;
        for event in self.events {
            let by = event.by;
            if let What::Action { action: chosen } = event.what {
                action = Some((by, chosen));
            }
            if let What::Moved { from, to, .. } = event.what {
                if let (Some(giver), Some(taker)) = (owner(from), owner(to))
                    && giver != taker
                {
                    tallies[giver.index()].gave += 1;
                    tallies[taker.index()].took += 1;
                }
                // After the top cards have changed, the pile of a later draw is not known.
                if let Place::Board(owner) = from {
                    tallies[owner.index()].passed_over = false;
                }
            }
            let Some(tally) = tallies.get_mut(by.index()) else {
                continue;
            };
            match &event.what {
                What::Action {
                    action: Choice::Dogma(card),
                } => {
                    let mut effects = card.effects(self.view.settings.edition).iter();
                    tally.attacked |= effects.any(|effect| effect.kind == EffectKind::Demand);
                }
                What::Moved {
                    card, verb, from, ..
                } => {
                    tally.count(*verb);
                    let player = self.view.player(by);
                    let highest = player.map_or(0, PlayerView::highest_top_value);
                    if let (Verb::Meld, Seen::Face(card), Some(player)) = (verb, card, player) {
                        let (covered, rose) = melded(*card, player);
                        tally.covered |= covered;
                        tally.rose |= rose;
                    }
                    let plain = action == Some((by, Choice::Draw));
                    if let (Verb::Draw, Place::Supply(age)) = (verb, from) {
                        tally.passed_over |= plain && age.number() > highest.max(1);
                    }
                }
                What::Revealed { .. } => tally.revealed += 1,
                What::ShowedHand { .. } | What::HasNone { .. } => tally.proved = true,
                What::Splayed { splay: Some(_), .. } => tally.splayed += 1,
                What::Claimed { .. } => tally.claimed += 1,
                What::FreeDraw => tally.free_draw = true,
                What::Effect { card, effect } => {
                    let effects = card.effects(self.view.settings.edition);
                    let kind = effects.get(usize::from(*effect)).map(|effect| effect.kind);
                    let anothers = action.is_some_and(|(actor, _)| actor != by);
                    tally.demanded |= kind == Some(EffectKind::Demand);
                    tally.shared |= kind == Some(EffectKind::Shared) && anothers;
                }
                _ => {}
            }
        }
        tallies
    }
}

impl Tally {
    /// Counts a card that moved.
    fn count(&mut self, verb: Verb) {
        match verb {
            Verb::Draw => self.drew += 1,
            Verb::Meld => self.melded += 1,
            Verb::Tuck => self.tucked += 1,
            Verb::Score => self.scored += 1,
            Verb::Return => self.returned += 1,
            Verb::Exchange => self.exchanged += 1,
            Verb::Transfer | Verb::Remove => {}
        }
    }
}

/// Whether a card that was melded is on top of another, and whether it made the highest top card higher.
fn melded(card: Card, player: &PlayerView) -> (bool, bool) {
    let pile = &player.board[card.color() as usize].cards[..];
    let [beneath @ .., top] = pile else {
        return (false, false);
    };
    if top.known() != Some(card) {
        return (false, false);
    }
    let others = player.board.iter().filter_map(|pile| pile.cards.last());
    let others = others.filter(|other| other.known() != Some(card));
    let mut lower = others.chain(beneath.last()).map(|slot| slot.age());
    let rose = lower.all(|age| age < Some(card.age()));
    (!beneath.is_empty(), rose)
}

/// The player whose place it is.
fn owner(place: Place) -> Option<Seat> {
    match place {
        Place::Hand(owner) | Place::Score(owner) | Place::Board(owner) => Some(owner),
        Place::Supply(_) | Place::Achievement | Place::Removed => None,
    }
}

impl PlayerCondition {
    fn has(&self, player: &PlayerView, view: &View) -> bool {
        let sizes = player.board.iter().map(|pile| pile.cards.len());
        let names = |slots: &mut dyn Iterator<Item = innovation_engine::Slot>| -> Vec<String> {
            let known = slots.filter_map(|slot| slot.known());
            known.map(|card| card.name().to_string()).collect()
        };
        let tops = names(
            &mut player
                .board
                .iter()
                .filter_map(|pile| pile.cards.last().copied()),
        );
        let hand = names(&mut player.hand.iter().copied());
        let splay = |color: Color| player.board[color as usize].splay;
        let open = || {
            let ages = Age::ALL.into_iter();
            let ages = ages.filter(|&age| view.available.has(Achievement::Age(age)));
            ages.map(|age| player.missing(age))
        };
        player.hand.len() >= self.hand
            && player.points >= self.points
            && player.achievements.len() >= self.achievements
            && player.highest_top_value() >= self.highest
            && sizes.filter(|&size| size > 0).count() >= self.colors
            && self
                .icons
                .iter()
                .all(|(icon, least)| player.icons.of(*icon) >= *least)
            && self.tops.iter().all(|name| tops.contains(name))
            && self.holds.iter().all(|name| hand.contains(name))
            && self
                .has
                .iter()
                .all(|&achievement| player.achievements.has(achievement))
            && self
                .splays
                .iter()
                .all(|(color, wanted)| splay(*color) == Some(*wanted))
            && self.points_short.is_none_or(|most| {
                open().any(|missing| !missing.top_card && (1..=most).contains(&missing.points))
            })
            && (!self.card_short || open().any(|missing| missing.top_card && missing.points == 0))
    }
}
