//! A view as JSON.
//!
//! A known card is written as its id. Of most other cards the seat knows only the age: such a card is written
//! as a number, and `unknown` lists the candidates of these cards by age. Any other card is written as the
//! list of its candidates.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::check::ViewError;
use super::{PileView, PlayerView, SamplingData, Slot, View};
use crate::IconCounts;
use crate::{AchievementSet, Age, Card, CardSet, Color, Decision, Outcome, Seat, Settings, Splay};

/// The serialized form of a [`View`].
#[derive(Serialize, Deserialize)]
pub(super) struct ViewJson {
    seat: Seat,
    settings: Settings,
    turn: Seat,
    actions: u8,
    players: Vec<PlayerJson>,
    supply: [Vec<SlotJson>; 10],
    faces: [Option<SlotJson>; 9],
    removed: Vec<SlotJson>,
    unknown: [CardSet; 10],
    available: AchievementSet,
    outcome: Option<Outcome>,
    decision: Option<Decision>,
    first_meld: Option<Card>,
    private: SamplingData,
}

#[derive(Serialize, Deserialize)]
struct PlayerJson {
    hand: Vec<SlotJson>,
    score: Vec<SlotJson>,
    /// Colors without a card are left out.
    board: BTreeMap<Color, PileJson>,
    icons: IconCounts,
    points: u16,
    achievements: AchievementSet,
    tucked: u8,
    scored: u8,
}

/// Icons are not written: they follow from what the seat knows of the covered cards.
#[derive(Serialize, Deserialize)]
struct PileJson {
    cards: Vec<SlotJson>,
    splay: Option<Splay>,
}

#[derive(Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a card is its id, the number of its age, or a list of the cards that it may be"
)]
enum SlotJson {
    Known(Card),
    Unknown(Age),
    OneOf(CardSet),
}

/// By age, the candidates of a card that is written as a number.
struct Unknown([CardSet; 10]);

impl Unknown {
    /// For each age, the most common set of candidates among its unknown cards.
    fn of(view: &View) -> Unknown {
        let mut counts: [Vec<(CardSet, usize)>; 10] = Default::default();
        for (_, slot) in view.slots() {
            if let (Some(age), None) = (slot.age(), slot.known()) {
                let sets = &mut counts[age.index()];
                match sets.iter_mut().find(|(set, _)| *set == slot.0) {
                    Some((_, count)) => *count += 1,
                    None => sets.push((slot.0, 1)),
                }
            }
        }
        Unknown(counts.map(|sets| {
            let most = sets.into_iter().max_by_key(|&(_, count)| count);
            most.map_or(CardSet::EMPTY, |(set, _)| set)
        }))
    }

    fn write(&self, slot: Slot) -> SlotJson {
        match (slot.known(), slot.age()) {
            (Some(card), _) => SlotJson::Known(card),
            (None, Some(age)) if self.0[age.index()] == slot.0 => SlotJson::Unknown(age),
            _ => SlotJson::OneOf(slot.0),
        }
    }

    fn write_all(&self, slots: &[Slot]) -> Vec<SlotJson> {
        slots.iter().map(|&slot| self.write(slot)).collect()
    }

    fn read(&self, written: SlotJson) -> Slot {
        Slot(match written {
            SlotJson::Known(card) => CardSet::one(card),
            SlotJson::Unknown(age) => self.0[age.index()],
            SlotJson::OneOf(cards) => cards,
        })
    }

    fn read_all(&self, written: Vec<SlotJson>) -> Vec<Slot> {
        written.into_iter().map(|slot| self.read(slot)).collect()
    }
}

impl From<View> for ViewJson {
    fn from(view: View) -> ViewJson {
        let unknown = Unknown::of(&view);
        let pile = |(color, pile): (Color, &PileView)| {
            let cards = unknown.write_all(&pile.cards);
            let splay = pile.splay;
            (!cards.is_empty()).then_some((color, PileJson { cards, splay }))
        };
        let player = |player: &PlayerView| PlayerJson {
            hand: unknown.write_all(&player.hand),
            score: unknown.write_all(&player.score),
            board: Color::ALL
                .into_iter()
                .zip(&player.board)
                .filter_map(pile)
                .collect(),
            icons: player.icons,
            points: player.points,
            achievements: player.achievements,
            tucked: player.tucked,
            scored: player.scored,
        };
        ViewJson {
            seat: view.seat,
            settings: view.settings,
            turn: view.turn,
            actions: view.actions,
            players: view.players.iter().map(player).collect(),
            supply: view.supply.each_ref().map(|pile| unknown.write_all(pile)),
            faces: view.faces.map(|face| face.map(|slot| unknown.write(slot))),
            removed: unknown.write_all(&view.removed),
            available: view.available,
            outcome: view.outcome,
            decision: view.decision,
            first_meld: view.first_meld,
            private: view.hidden,
            unknown: unknown.0,
        }
    }
}

impl TryFrom<ViewJson> for View {
    type Error = ViewError;

    fn try_from(written: ViewJson) -> Result<View, ViewError> {
        let unknown = Unknown(written.unknown);
        let player = |mut player: PlayerJson| PlayerView {
            hand: unknown.read_all(player.hand),
            score: unknown.read_all(player.score),
            board: Color::ALL.map(|color| match player.board.remove(&color) {
                Some(pile) => pile_view(unknown.read_all(pile.cards), pile.splay),
                None => PileView::default(),
            }),
            icons: player.icons,
            points: player.points,
            achievements: player.achievements,
            tucked: player.tucked,
            scored: player.scored,
        };
        let view = View {
            seat: written.seat,
            settings: written.settings,
            players: written.players.into_iter().map(player).collect(),
            supply: written.supply.map(|pile| unknown.read_all(pile)),
            faces: written
                .faces
                .map(|face| face.map(|slot| unknown.read(slot))),
            removed: unknown.read_all(written.removed),
            available: written.available,
            turn: written.turn,
            actions: written.actions,
            outcome: written.outcome,
            decision: written.decision,
            first_meld: written.first_meld,
            hidden: written.private,
        };
        view.check()?;
        Ok(view)
    }
}

/// A pile with its visible icons. All candidates of a covered card show the same icons.
fn pile_view(cards: Vec<Slot>, splay: Option<Splay>) -> PileView {
    // Piles with too many cards are rejected later.
    let mut shown = cards
        .iter()
        .take(Card::COUNT)
        .filter_map(|slot| slot.0.first())
        .rev();
    let top = shown.next().map_or(IconCounts::NONE, Card::icons);
    let icons = shown.fold(top, |icons, card| icons.plus(card.icons_covered(splay)));
    PileView {
        cards,
        splay,
        icons,
    }
}
