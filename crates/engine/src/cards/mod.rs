//! The 105 cards: facts and effects together, one block a card, one file an age.
//!
//! The facts and rulings are those of the card table. In an effect, "you" is the player who carries
//! it out, and the demander is the one whose demand it is. No other code knows a card.

mod age_01;
mod age_02;
mod age_03;
mod age_04;
mod age_05;
mod age_06;
mod age_07;
mod age_08;
mod age_09;
mod age_10;

use crate::effect::{Fx, Step};
use crate::{Card, CardSet, Color, Icon};

/// What is printed on a card.
#[derive(Clone, Copy)]
pub(crate) struct Definition {
    pub(crate) id: &'static str,
    pub(crate) name: &'static str,
    pub(crate) age: u8,
    pub(crate) color: Color,
    pub(crate) icons: [Option<Icon>; 4],
    pub(crate) dogma_icon: Icon,
    pub(crate) effects: &'static [Effect],
    /// The effects in the first edition, where they play differently.
    pub(crate) first_edition: Option<&'static [Effect]>,
}

/// Who carries an effect out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectKind {
    /// Every opponent with fewer of the featured icon.
    Demand,
    /// Everybody with at least as many, and the player whose action it is.
    Shared,
}

/// An effect of a card.
#[derive(Clone, Copy)]
pub struct Effect {
    /// Who carries it out.
    pub kind: EffectKind,
    pub(crate) run: fn(&mut Fx) -> Step,
}

const fn demand(run: fn(&mut Fx) -> Step) -> Effect {
    Effect {
        kind: EffectKind::Demand,
        run,
    }
}

const fn shared(run: fn(&mut Fx) -> Step) -> Effect {
    Effect {
        kind: EffectKind::Shared,
        run,
    }
}

/// All cards, in the order of the table.
pub(crate) static TABLE: [Definition; Card::COUNT] = {
    let ages: [&[Definition]; 10] = [
        &age_01::CARDS,
        &age_02::CARDS,
        &age_03::CARDS,
        &age_04::CARDS,
        &age_05::CARDS,
        &age_06::CARDS,
        &age_07::CARDS,
        &age_08::CARDS,
        &age_09::CARDS,
        &age_10::CARDS,
    ];
    let mut table = [age_01::CARDS[0]; Card::COUNT];
    let (mut age, mut card, mut at) = (0, 0, 0);
    while at < Card::COUNT {
        if card == ages[age].len() {
            age += 1;
            card = 0;
        }
        table[at] = ages[age][card];
        card += 1;
        at += 1;
    }
    table
};

/// What the files of the ages are written with.
mod words {
    pub(super) use super::{Definition, Effect, demand, lacking, of_color, shared, with};
    pub(super) use crate::Color::{self, *};
    pub(super) use crate::Icon::*;
    pub(super) use crate::Place;
    pub(super) use crate::Purpose;
    pub(super) use crate::Special::*;
    pub(super) use crate::Splay::*;
    pub(super) use crate::effect::Deed::{Meld, Return, Score, Transfer, Tuck};
    pub(super) use crate::effect::{DONE, Fx, Step, Stop};
    pub(super) use crate::{Card, CardSet, Choice, ColorSet, SeatSet};
    pub(super) use std::cmp::Reverse;

    /// The picture among a card's icon places.
    pub(super) const HEX: Option<crate::Icon> = None;
}

/// The cards with at least one such icon.
fn with(icon: Icon) -> CardSet {
    CardSet::with_icon(icon)
}

/// The cards without such an icon.
fn lacking(icon: Icon) -> CardSet {
    !CardSet::with_icon(icon)
}

/// The cards of a color.
fn of_color(color: Color) -> CardSet {
    CardSet::of_color(color)
}
