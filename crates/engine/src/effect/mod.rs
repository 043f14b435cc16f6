//! What an effect can look at, ask and do: the words that the cards are written in.

mod asking;
mod special;
mod turn;
mod verbs;

use crate::play::event::{Event, What};
use crate::play::journal::{Broken, Journal, Note, NoteKind, Noted};
use crate::play::question::Question;
use crate::state::State;
use crate::{Card, CardSet, Choice, Color, ColorSet, Icon, Seat, SeatSet, Splay};

pub use special::Tally;
pub(crate) use turn::advance;
pub(crate) use verbs::Deed;

/// Why an action has stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// A player has to answer first.
    Asked,
    /// The game is over.
    Over,
    /// A card ended the dogma action.
    ActionEnds,
    /// The notes do not fit the action. Only a made-up view leads here.
    Broken,
}

impl From<Broken> for Stop {
    fn from(_: Broken) -> Stop {
        Stop::Broken
    }
}

/// The result of a step of an effect, which may have to stop.
pub type Step<T = ()> = Result<T, Stop>;

/// The end of an effect that has nothing more to do.
pub(crate) const DONE: Step = Ok(());

/// The caller of a run: it gives the answers and receives the events.
pub(crate) trait Driver {
    /// The index of the answer among the options. `None`: not answered yet.
    fn answer(&mut self, state: &State, question: &Question) -> Option<u8>;

    /// Whether the answering player sees all cards and is asked for every order.
    fn is_open(&self) -> bool;

    /// Receives an answer that was the only option and was not asked for.
    fn forced(&mut self, choice: Choice);

    /// Whether events are wanted.
    fn listens(&self) -> bool;

    fn tell(&mut self, state: &State, event: Event);
}

/// An effect in execution: who executes it, for whom, and all that it can do.
///
/// Cards see the table only through these methods. Each of them notes its result in the journal, so
/// that an effect that stopped to ask can be run again up to there.
pub struct Fx<'t> {
    state: &'t mut State,
    journal: &'t Journal<'t>,
    driver: &'t mut dyn Driver,
    /// Whether events are wanted.
    listens: bool,
    /// Who carries the effect out: "you" in the card's text.
    pub(crate) me: Seat,
    /// Whose Dogma action it is: "I" in the text of a demand.
    pub(crate) demander: Seat,
    card: Card,
    effect: u8,
    /// Whether the card's demand moved any card so far, for the effects that ask.
    pub(crate) demand_met: bool,
    /// What the dogma action has counted for each seat so far, for effects that compare players.
    pub(crate) tally: [u8; 4],
    changed: bool,
}

impl<'t> Fx<'t> {
    pub(crate) fn new(
        state: &'t mut State,
        journal: &'t Journal<'t>,
        driver: &'t mut dyn Driver,
    ) -> Fx<'t> {
        let seat = state.turn;
        Fx {
            state,
            journal,
            listens: driver.listens(),
            driver,
            me: seat,
            demander: seat,
            card: Card::at(0),
            effect: 0,
            demand_met: false,
            tally: [0; 4],
            changed: false,
        }
    }

    fn read<T: Noted>(&self, live: impl FnOnce(&State) -> T) -> T {
        match self.journal.recall(NoteKind::Look) {
            Ok(Some((_, result))) => result,
            Ok(None) => {
                let result = live(self.state);
                self.note(result, NoteKind::Look);
                result
            }
            // The result is not used: the next deed stops.
            Err(Broken) => live(self.state),
        }
    }

    fn note<T: Noted>(&self, result: T, kind: NoteKind) {
        self.journal.add(Note {
            result: result.noted(),
            changed: self.changed,
            kind,
        });
    }

    /// Does something once: a second run returns the noted result of the first.
    fn once<T: Noted>(&mut self, deed: impl FnOnce(&mut Self) -> Step<T>) -> Step<T> {
        if let Some((changed, result)) = self.journal.recall(NoteKind::Deed)? {
            self.changed = changed;
            return Ok(result);
        }
        let result = deed(self)?;
        self.note(result, NoteKind::Deed);
        Ok(result)
    }

    fn tell(&mut self, by: Seat, seen_by: SeatSet, what: impl FnOnce() -> What) {
        if self.listens {
            let what = what();
            self.driver.tell(self.state, Event { by, what, seen_by });
        }
    }

    /// Emits, once, an event that moves no card and that everybody sees.
    fn announce(&mut self, by: Seat, what: impl FnOnce() -> What) -> Step {
        self.once(|fx| {
            fx.tell(by, fx.state.settings.onlookers(), what);
            Ok(())
        })
    }

    /// All who are neither you nor your partner, clockwise from your left.
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let opponents = self.state.settings.opponents(self.me);
        self.me
            .clockwise_after(self.state.settings.players())
            .filter(move |&seat| opponents.has(seat))
    }

    /// All who sit at the table.
    pub(crate) fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        self.state.settings.seats()
    }

    /// The card whose effect it is.
    pub(crate) fn this_card(&self) -> Card {
        self.card
    }

    /// Your hand.
    pub(crate) fn hand(&self) -> CardSet {
        self.hand_of(self.me)
    }

    pub(crate) fn hand_of(&self, seat: Seat) -> CardSet {
        self.read(|state| state.hand(seat))
    }

    /// Your score pile.
    pub(crate) fn score_pile(&self) -> CardSet {
        self.score_pile_of(self.me)
    }

    pub(crate) fn score_pile_of(&self, seat: Seat) -> CardSet {
        self.read(|state| state.score_pile(seat))
    }

    pub(crate) fn points_of(&self, seat: Seat) -> u16 {
        self.read(|state| state.points(seat))
    }

    /// Your top cards.
    pub(crate) fn tops(&self) -> CardSet {
        self.tops_of(self.me)
    }

    pub(crate) fn tops_of(&self, seat: Seat) -> CardSet {
        self.read(|state| state.top_cards(seat))
    }

    /// Your top card of a color.
    pub(crate) fn top(&self, color: Color) -> Option<Card> {
        self.top_of(self.me, color)
    }

    pub(crate) fn top_of(&self, seat: Seat, color: Color) -> Option<Card> {
        self.read(|state| state.pile(seat, color).top())
    }

    /// The bottom card of your pile of a color.
    pub(crate) fn bottom(&self, color: Color) -> Option<Card> {
        self.read(|state| state.pile(self.me, color).bottom())
    }

    /// The cards of your pile of a color.
    pub(crate) fn pile(&self, color: Color) -> CardSet {
        self.read(|state| {
            state
                .pile(self.me, color)
                .bottom_up()
                .iter()
                .copied()
                .collect()
        })
    }

    /// The card right beneath a top card of yours.
    pub(crate) fn beneath(&self, top: Card) -> Option<Card> {
        self.read(|state| {
            let pile = state.pile(self.me, top.color()).bottom_up();
            let at = pile.iter().position(|&card| card == top)?;
            pile.get(at.checked_sub(1)?).copied()
        })
    }

    /// The colors on your board.
    pub(crate) fn colors(&self) -> ColorSet {
        self.tops().colors()
    }

    pub(crate) fn colors_of(&self, seat: Seat) -> ColorSet {
        self.tops_of(seat).colors()
    }

    /// The colors on your board whose piles show at least one such icon.
    pub(crate) fn colors_showing(&self, icon: Icon) -> u8 {
        self.colors_where(|state, color| state.pile(self.me, color).icons().of(icon) > 0)
            .len()
    }

    /// Your colors that are splayed in this direction.
    pub(crate) fn splayed(&self, splay: Splay) -> ColorSet {
        self.colors_where(|state, color| state.pile(self.me, color).splay() == Some(splay))
    }

    /// Your colors that splaying in this direction would change.
    fn splayable(&self, splay: Splay) -> ColorSet {
        self.colors_where(|state, color| state.pile(self.me, color).can_splay(splay))
    }

    fn colors_where(&self, holds: impl Fn(&State, Color) -> bool) -> ColorSet {
        self.read(|state| {
            Color::ALL
                .into_iter()
                .filter(|&color| holds(state, color))
                .collect()
        })
    }

    /// How many of an icon your board shows.
    pub(crate) fn icons(&self, icon: Icon) -> u8 {
        self.icons_of(self.me, icon)
    }

    pub(crate) fn icons_of(&self, seat: Seat, icon: Icon) -> u8 {
        self.read(|state| state.icon_count(seat, icon))
    }

    /// How many achievements a player's side has.
    pub(crate) fn achievements_of_side(&self, seat: Seat) -> u8 {
        self.read(|state| state.achievements_of_side(seat))
    }

    /// The player with the strictly highest key. `None` on a tie.
    pub(crate) fn single_player_with_most<K: Ord>(
        &self,
        of: impl Fn(&Self, Seat) -> K,
    ) -> Option<Seat> {
        let mut best: Option<(K, Seat, bool)> = None;
        for seat in self.players() {
            let number = of(self, seat);
            best = match best {
                Some((most, ..)) if number > most => Some((number, seat, true)),
                Some((most, first, _)) if number == most => Some((most, first, false)),
                None => Some((number, seat, true)),
                best => best,
            };
        }
        best.and_then(|(_, seat, single)| single.then_some(seat))
    }
}
