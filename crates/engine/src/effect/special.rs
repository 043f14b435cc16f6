//! Special achievements, and the ends of the game.

use super::{Deed, Fx, Step, Stop};
use crate::IconCounts;
use crate::play::event::What;
use crate::state::{Phase, State};
use crate::{
    Achievement, AchievementSet, Card, CardSet, Color, ColorSet, Edition, Ending, Icon, Outcome,
    PileView, Place, PlayerView, Seat, Special, Splay,
};

impl Fx<'_> {
    /// A card has arrived: every player who now meets the condition of a special achievement claims it. If
    /// several players do, the player on turn comes first, then clockwise. Only players whose board or count
    /// has changed are checked.
    pub(super) fn arrived(&mut self) -> Step {
        if self.state.touched.is_empty() {
            return Ok(());
        }
        let touched = std::mem::take(&mut self.state.touched);
        for seat in self.state.seats_from_turn() {
            if touched.has(seat) {
                let met = self.state.met(seat) & self.state.available;
                for achievement in met {
                    self.take(seat, achievement)?;
                }
            }
        }
        Ok(())
    }

    /// Claims a special achievement because a card says so.
    pub(crate) fn claim(&mut self, special: Special) -> Step {
        self.claim_for(self.me, Achievement::Special(special))
    }

    /// A player claims an achievement, if it is still there.
    pub(super) fn claim_for(&mut self, seat: Seat, achievement: Achievement) -> Step {
        self.once(|fx| {
            if fx.state.available.has(achievement) {
                fx.take(seat, achievement)?;
            }
            Ok(())
        })
    }

    /// Gives an achievement to a player, who may win by it.
    pub(super) fn take(&mut self, seat: Seat, achievement: Achievement) -> Step {
        let state = &mut *self.state;
        state.available = state.available.without(achievement);
        state.claimed[seat.index()] = state.claimed[seat.index()].with(achievement);
        self.changed = true;
        let settings = state.settings;
        self.tell(seat, settings.onlookers(), || What::Claimed { achievement });
        if self.state.achievements_of_side(seat) >= settings.achievements_to_win() {
            return Err(self.over(Outcome {
                winners: settings.side(seat),
                by: Ending::Achievements,
            }));
        }
        Ok(())
    }

    /// A card says that this player wins, and so does the partner.
    pub(crate) fn win(&mut self, seat: Seat) -> Step {
        self.once(|fx| {
            Err(fx.over(Outcome {
                winners: fx.state.settings.side(seat),
                by: Ending::Dogma,
            }))
        })
    }

    pub(super) fn over(&mut self, outcome: Outcome) -> Stop {
        self.state.phase = Phase::Over(outcome);
        self.tell(self.me, self.state.settings.onlookers(), || What::Over {
            outcome,
        });
        Stop::Over
    }
}

impl State {
    /// The special achievements whose conditions a player meets.
    fn met(&self, seat: Seat) -> AchievementSet {
        let icons = self.icons(seat);
        let tucked = self.tucked_this_turn(seat);
        let scored = self.scored_this_turn(seat);
        let monument = count_for_monument(self.settings.edition, tucked, scored);
        let wonder = self.boards[seat.index()]
            .iter()
            .all(|pile| counts_for_wonder(pile.splay()));
        // The first of the top cards is the lowest.
        let tops = self.top_cards(seat);
        let universe = tops.first().is_some_and(counts_for_universe) && tops.len() == 5;
        let mut met = AchievementSet::EMPTY;
        for (special, holds) in [
            (Special::Monument, monument >= CARDS_FOR_MONUMENT),
            (Special::Empire, icons.three_of_each()),
            (Special::World, icons.of(Icon::Clock) >= CLOCKS_FOR_WORLD),
            (Special::Wonder, wonder),
            (Special::Universe, universe),
        ] {
            if holds {
                met = met.with(Achievement::Special(special));
            }
        }
        met
    }

    /// Whether moving these cards can lead to a special achievement: it changes a board or a count.
    pub(super) fn can_claim_by(&self, deed: Deed, cards: CardSet) -> bool {
        match deed {
            Deed::Meld | Deed::Tuck | Deed::Score | Deed::Transfer(Place::Board(_)) => true,
            Deed::Return | Deed::Transfer(_) => cards
                .into_iter()
                .any(|card| matches!(self.place_of(card), Place::Board(_))),
        }
    }

    /// Whether a condition might be met after some of these cards have moved one at a time, and be lost
    /// again, or met by another player, when all have moved. This is an upper bound: each pile counts with
    /// all that it could show on the way, from what the mover can see.
    ///
    /// Monument is excluded: its count does not depend on the order. So is Wonder: moving a card never splays
    /// a pile. Icons shown by a tuck stay visible.
    pub(super) fn may_claim_between(&self, mover: Seat, deed: Deed, cards: CardSet) -> bool {
        let available = |special| self.available.has(Achievement::Special(special));
        let [empire, world, universe] =
            [Special::Empire, Special::World, Special::Universe].map(available);
        if !(empire || world || universe) {
            return false;
        }
        self.settings.seats().any(|seat| {
            let arriving = match deed {
                Deed::Meld if seat == mover => cards,
                Deed::Transfer(Place::Board(to)) if seat == to => cards,
                _ => CardSet::EMPTY,
            };
            if (arriving | self.top_cards(seat) & cards).is_empty() {
                return false;
            }
            let reach = self.reach(seat, arriving, cards, mover);
            empire && reach.may_be_empire()
                || world && reach.may_be_world()
                || universe && reach.may_be_universe()
        })
    }

    /// What a board shows, and all that it could show while some cards arrive on top and others leave.
    fn reach(&self, seat: Seat, arriving: CardSet, leaving: CardSet, mover: Seat) -> Potential {
        let mut reach = Potential {
            icons: self.icons(seat),
            unseen_icons: 0,
            high: ColorSet::EMPTY,
        };
        for top in self.top_cards(seat) {
            reach.top(top);
        }
        for card in arriving {
            reach.show(card);
        }
        for color in Color::ALL {
            let pile = self.pile(seat, color).bottom_up().windows(2).rev();
            for pair in pile.take_while(|pair| leaving.has(pair[1])) {
                if seat == mover {
                    reach.show(pair[0]);
                } else {
                    // Only the owner of a pile sees what comes to light.
                    reach.show_unseen(color);
                }
            }
        }
        reach
    }

    /// How many achievements a player has, together with the partner.
    pub fn achievements_of_side(&self, seat: Seat) -> u8 {
        self.settings
            .side(seat)
            .into_iter()
            .map(|seat| self.achievements(seat).len())
            .sum()
    }

    /// The highest score wins. Ties are broken by achievements. Players still tied share the victory.
    pub(super) fn outcome_by_score(&self) -> Outcome {
        let rank = |seat: Seat| {
            let points: u16 = self
                .settings
                .side(seat)
                .into_iter()
                .map(|seat| self.points(seat))
                .sum();
            (points, self.achievements_of_side(seat))
        };
        let best = self.settings.seats().map(rank).max();
        Outcome {
            winners: self
                .settings
                .seats()
                .filter(|&seat| Some(rank(seat)) == best)
                .collect(),
            by: Ending::Score,
        }
    }
}

/// The number of clocks for World.
const CLOCKS_FOR_WORLD: u8 = 12;

/// The number of cards for Monument.
const CARDS_FOR_MONUMENT: u8 = 6;

/// The number of each icon for Empire.
const ICONS_FOR_EMPIRE: u8 = 3;

/// The number of cards that count toward Monument, of those tucked and scored in a turn.
fn count_for_monument(edition: Edition, tucked: u8, scored: u8) -> u8 {
    match edition {
        Edition::First => tucked.saturating_add(scored),
        Edition::Third => tucked.max(scored),
    }
}

/// Whether a pile that is splayed like this counts toward Wonder.
fn counts_for_wonder(splay: Option<Splay>) -> bool {
    matches!(splay, Some(Splay::Up | Splay::Right))
}

/// Whether a top card counts toward Universe.
fn counts_for_universe(card: Card) -> bool {
    card.value() >= 8
}

/// How far a player is toward a special achievement. Its condition is met when `count` reaches `needed`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Cards, icons, clocks or piles that count.
    pub count: u8,
    /// How many are needed.
    pub needed: u8,
}

impl PlayerView {
    /// How far this player is toward a special achievement. It does not check that the achievement is still
    /// available.
    pub fn tally(&self, special: Special, edition: Edition) -> Tally {
        let piles = |counts: &dyn Fn(&PileView) -> bool| {
            self.board.iter().filter(|pile| counts(pile)).count() as u8
        };
        let high = |pile: &PileView| {
            let top = pile.cards.last().and_then(|top| top.known());
            top.is_some_and(counts_for_universe)
        };
        let (count, needed) = match special {
            Special::Monument => (
                count_for_monument(edition, self.tucked, self.scored),
                CARDS_FOR_MONUMENT,
            ),
            Special::Empire => {
                let enough = |icon: &Icon| self.icons.of(*icon) >= ICONS_FOR_EMPIRE;
                (Icon::ALL.into_iter().filter(enough).count() as u8, 6)
            }
            Special::World => (self.icons.of(Icon::Clock), CLOCKS_FOR_WORLD),
            Special::Wonder => (piles(&|pile| counts_for_wonder(pile.splay)), 5),
            Special::Universe => (piles(&high), 5),
        };
        Tally { count, needed }
    }
}

/// An upper bound on what a board could show while cards move.
struct Potential {
    icons: IconCounts,
    /// Additional icons of any kind, on cards that the mover cannot see.
    unseen_icons: u8,
    /// The colors whose top card could count for Universe.
    high: ColorSet,
}

impl Potential {
    fn top(&mut self, card: Card) {
        if counts_for_universe(card) {
            self.high = self.high.with(card.color());
        }
    }

    fn show(&mut self, card: Card) {
        self.icons = self.icons.plus(card.icons());
        self.top(card);
    }

    fn show_unseen(&mut self, color: Color) {
        self.unseen_icons += 3;
        self.high = self.high.with(color);
    }

    fn may_be_empire(&self) -> bool {
        let lacked = Icon::ALL.map(|icon| ICONS_FOR_EMPIRE.saturating_sub(self.icons.of(icon)));
        lacked.into_iter().sum::<u8>() <= self.unseen_icons
    }

    fn may_be_world(&self) -> bool {
        self.icons.of(Icon::Clock) + self.unseen_icons >= CLOCKS_FOR_WORLD
    }

    fn may_be_universe(&self) -> bool {
        self.high == ColorSet::ALL
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Observed, Play, Rng, Settings};

    const BY_BOARD: [Special; 3] = [Special::Empire, Special::World, Special::Universe];

    /// A table full of high cards and splays, where conditions are often met and lost again.
    fn crowded(rng: &mut Rng) -> State {
        let mut state = State::bare(Settings::new(2).unwrap());
        let mut cards: Vec<Card> = Card::all()
            .filter(|card| card.value() > 4 || rng.below(3) == 0)
            .collect();
        rng.shuffle(&mut cards);
        for (card, place) in cards.into_iter().zip(0..) {
            let to = match place % 8 {
                0..3 => Place::Board(Seat::ALL[0]),
                3..6 => Place::Board(Seat::ALL[1]),
                _ => Place::Hand(Seat::ALL[0]),
            };
            state.lift(card, Place::Removed);
            state.lay(card, to, false);
        }
        for seat in state.settings.seats() {
            for color in Color::ALL {
                let splay = Splay::ALL.get(rng.below(6) as usize).copied();
                state.set_splay(seat, color, splay);
            }
        }
        state
    }

    /// Whether in some order of these cards somebody meets a condition on the way, and no longer at the end.
    fn lost_on_the_way(before: &State, state: State, deed: Deed, cards: CardSet) -> bool {
        if cards.is_empty() {
            return false;
        }
        let met = |state: &State, seat| {
            let met = state.met(seat);
            BY_BOARD.map(|special| met.has(Achievement::Special(special)))
        };
        let mut end = state;
        cards.into_iter().for_each(|card| go(&mut end, deed, card));
        cards.into_iter().any(|card| {
            let mut next = state;
            go(&mut next, deed, card);
            let new = next.settings.seats().any(|seat| {
                let [at_first, now, at_last] = [before, &next, &end].map(|state| met(state, seat));
                (0..3).any(|at| now[at] && !at_first[at] && !at_last[at])
            });
            new || lost_on_the_way(before, next, deed, cards.without(card))
        })
    }

    fn go(state: &mut State, deed: Deed, card: Card) {
        let to = match deed {
            Deed::Meld | Deed::Tuck => Place::Board(Seat::ALL[0]),
            Deed::Score => Place::Score(Seat::ALL[0]),
            Deed::Return => Place::Supply(card.age()),
            Deed::Transfer(to) => to,
        };
        state.lift(card, state.place_of(card));
        state.lay(card, to, deed == Deed::Tuck);
    }

    #[test]
    fn a_condition_is_met_where_the_tally_is_complete() {
        let mut rng = Rng::new(2);
        let mut met = [0; 5];
        for _ in 0..2_000 {
            let mut state = crowded(&mut rng);
            let me = Seat::ALL[0];
            state.tucked[0] = rng.below(8) as u8;
            state.scored[0] = rng.below(8) as u8;
            let view = Observed::at_first_sight(Play::at(state, Vec::new(), false))
                .view(me)
                .unwrap();
            for (special, met) in Special::ALL.into_iter().zip(&mut met) {
                let Tally { count, needed } =
                    view.players[0].tally(special, state.settings.edition);
                let is_met = state.met(me).has(Achievement::Special(special));
                assert_eq!(count >= needed, is_met, "{special:?} {count} of {needed}");
                *met += u32::from(is_met);
            }
        }
        assert!(met.iter().all(|&met| met > 5), "{met:?}");
    }

    #[test]
    fn no_claim_on_the_way_is_overlooked() {
        let me = Seat::ALL[0];
        let mut rng = Rng::new(1);
        let (mut lost, mut asked, mut tried) = (0, 0, 0);
        for _ in 0..300 {
            let state = crowded(&mut rng);
            let hand: CardSet = Color::ALL
                .into_iter()
                .filter_map(|color| (state.hand(me) & CardSet::of_color(color)).first())
                .collect();
            let pile: CardSet = Color::ALL
                .into_iter()
                .map(|color| state.pile(me, color).bottom_up())
                .find(|pile| (2..5).contains(&pile.len()))
                .map_or(CardSet::EMPTY, |pile| pile.iter().copied().collect());
            let theirs = state.top_cards(Seat::ALL[1]);
            for (deed, cards) in [
                (Deed::Meld, hand),
                (Deed::Tuck, hand),
                (Deed::Score, state.top_cards(me)),
                (Deed::Return, pile),
                (Deed::Transfer(Place::Hand(me)), theirs),
                (Deed::Transfer(Place::Board(me)), theirs),
            ] {
                let asks = state.may_claim_between(me, deed, cards);
                let loses = lost_on_the_way(&state, state, deed, cards);
                assert!(asks || !loses, "{deed:?} {cards:?} {state:?}");
                tried += 1;
                asked += u32::from(asks);
                lost += u32::from(loses);
            }
        }
        assert!(lost > 20, "{lost}");
        assert!(asked < tried, "{asked} of {tried}");
    }
}
