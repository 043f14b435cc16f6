//! Determinizations of one view.

use super::matching::Dealer;
use super::{Action, View};
use crate::state::{Phase, State};
use crate::{Card, CardSet, Color, Place, Play, Rng, Seat};

/// Makes determinizations of a view. What they have in common is prepared once.
///
/// ```
/// use innovation_engine::{Game, Rng, Seat, Settings};
/// let game = Game::new(Settings::new(2)?, 1);
/// let view = game.view(Seat::ALL[0]).ok_or("no view")?;
/// let sampler = view.sampler().ok_or("no such game")?;
/// let mut rng = Rng::new(7);
/// for _ in 0..10 {
///     let play = sampler.sample(&mut rng).ok_or("nothing to sample")?;
///     assert_eq!(play.decision(), view.decision);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Sampler<'v> {
    view: &'v View,
    dealer: Dealer,
    /// The table with the known cards, as far as no hidden card may be beneath or above them.
    table: State,
    /// The other slots, with their places.
    open: Vec<(u8, Place)>,
    /// Whether all boards are on the table.
    has_boards: bool,
}

impl View {
    /// Prepares many determinizations of this view. `None` for some views that no game has given.
    pub fn sampler(&self) -> Option<Sampler<'_>> {
        let (mut places, mut slots) = (Vec::new(), Vec::new());
        // `for_each` is much faster than a loop over the chained iterators.
        self.slots().for_each(|(place, slot)| {
            places.push(place);
            slots.push(slot);
        });
        let dealer = Dealer::new(&slots)?;
        let slots = || (0u8..).zip(places.iter().zip(&slots));
        let has_boards = slots().all(|(_, (place, slot))| {
            let is_board = matches!(place, Place::Board(_));
            !is_board || slot.known().is_some()
        });
        let mut table = self.bare_table();
        let mut laid = CardSet::EMPTY;
        let mut open = Vec::with_capacity(Card::COUNT);
        for (at, (&place, slot)) in slots() {
            let fixed = match place {
                Place::Hand(_) | Place::Score(_) | Place::Removed => true,
                Place::Board(_) => has_boards,
                Place::Supply(_) | Place::Achievement => false,
            };
            match slot.known() {
                // No game has given a view with a card in two places.
                Some(card) if fixed && laid.has(card) => return None,
                Some(card) if fixed => {
                    table.lay(card, place, false);
                    laid = laid.with(card);
                }
                _ => open.push((at, place)),
            }
        }
        if has_boards {
            self.splay(&mut table);
        }
        Some(Sampler {
            view: self,
            dealer,
            table,
            open,
            has_boards,
        })
    }

    /// Splays the piles of all boards.
    fn splay(&self, state: &mut State) {
        for (seat, player) in self.settings.seats().zip(&self.players) {
            for (color, pile) in Color::ALL.into_iter().zip(&player.board) {
                state.set_splay(seat, color, pile.splay);
            }
        }
    }

    /// The table without its cards.
    fn bare_table(&self) -> State {
        let mut state = State::bare(self.settings);
        state.removed = CardSet::EMPTY;
        for (seat, player) in self.settings.seats().zip(&self.players) {
            state.claimed[seat.index()] = player.achievements;
            state.tucked[seat.index()] = player.tucked;
            state.scored[seat.index()] = player.scored;
        }
        state.available = self.available;
        state.turn = self.turn;
        state.actions = self.actions;
        state.short_turns = self.hidden.short_turns;
        state.touched = self.hidden.touched;
        if let Some(outcome) = self.outcome {
            state.phase = Phase::Over(outcome);
        }
        state
    }
}

impl Sampler<'_> {
    /// A determinization of the view: see [`View::sample`].
    pub fn sample(&self, rng: &mut Rng) -> Option<Play> {
        if self.view.hidden.action == Action::Theirs {
            return None;
        }
        let cards = self.deal(rng)?;
        let mut play = self.laid_out(&cards, rng);
        self.view.go_on(&mut play, rng, &mut |_, _| {})?;
        Some(play)
    }

    /// Deals the unknown cards at random. `None`: no deal is consistent with the view.
    pub(super) fn deal(&self, rng: &mut Rng) -> Option<[Card; Card::COUNT]> {
        self.dealer.deal(rng)
    }

    /// The table with these cards in the slots.
    pub(super) fn laid_out(&self, cards: &[Card; Card::COUNT], rng: &mut Rng) -> Play {
        let view = self.view;
        let mut state = self.table;
        for &(slot, place) in &self.open {
            let card = cards[usize::from(slot)];
            match place {
                Place::Supply(age) => state.supply[age.index()].put_on_top(card),
                _ => state.lay(card, place, false),
            }
        }
        if !self.has_boards {
            view.splay(&mut state);
        }
        state.chance = Rng::new(rng.next_u64());
        if view.outcome.is_none()
            && let Some(chosen) = view.hidden.first_melds
        {
            state.phase = Phase::FirstMelds(Seat::ALL.map(|seat| {
                let hand = state.hand(seat);
                let mut any = || hand.nth(rng.below(u32::from(hand.len())) as u8);
                match chosen.has(seat) && !hand.is_empty() {
                    true if seat == view.seat => view.first_meld,
                    true => any(),
                    false => None,
                }
            }));
        }
        let notes = match &view.hidden.action {
            Action::Mine(remembered, _) => {
                remembered.iter().map(|note| note.in_world(cards)).collect()
            }
            Action::None | Action::Theirs => Vec::new(),
        };
        Play::at(state, notes, view.hidden.open)
    }
}
