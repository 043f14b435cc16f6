//! What each option of a question would do.
//!
//! Every option is tried in evenly spread determinizations of the asked seat's view ([`View::spread`]): a
//! hidden card takes every place where it can be. [`trace`] follows one option in one world, [`certain`]
//! keeps what no hidden card can change, [`outlook`] counts how random playouts of the action end, and
//! [`idle`] tries all answers.

mod certain;
mod idle;
mod outlook;
mod trace;

use serde::Serialize;

use crate::play::question::{Choice, Purpose};
use crate::state::State;
use crate::view::EvenSample;
use crate::{Affected, Age, EffectKind, Icon, PlayerView, Question, Rng, Seat, SeatSet, View};

pub use certain::{Certain, Horizon, Interval, SeatChange};
pub use outlook::{Outlook, Tendency};

/// A determinization: a full world that is consistent with a view.
pub(crate) type World = crate::Play;

/// What an option would do, from what the asked player knows before choosing it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preview {
    /// The option.
    pub choice: Choice,
    /// For a Dogma action, the players it affects.
    pub reach: Option<Reach>,
    /// What happens for certain.
    pub certain: Certain,
    /// How random playouts of the action end. `None` if [`certain`](Preview::certain) says it all.
    pub outlook: Option<Outlook>,
    /// Whether the option has no effect by the end of the action, for all answers, in every world that was
    /// tried.
    pub idle: bool,
}

/// The players that a Dogma action affects.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Reach {
    /// The icon of the card, which is counted.
    pub icon: Icon,
    /// The number of this icon on each seat's board.
    pub counts: Vec<u8>,
    /// The opponents and partners who would share.
    pub sharing: SeatSet,
    /// The opponents whom the demands would affect.
    pub demanded: SeatSet,
    /// Whether the card has an effect that demands.
    pub demands: bool,
    /// Whether the card has an effect that can be shared.
    pub shares: bool,
}

impl View {
    /// What each option of the question would do, in the order of the options. Empty if another seat is
    /// asked.
    ///
    /// The same view always gives the same previews.
    ///
    /// ```
    /// use innovation_engine::{Age, Game, Settings};
    /// let mut game = Game::new(Settings::new(2).unwrap(), 1);
    /// game.answer(0).unwrap();
    /// game.answer(0).unwrap();
    /// let asked = game.decision().unwrap().seat;
    /// let draw = &game.view(asked).unwrap().previews()[0];
    /// assert_eq!(draw.certain.draws, [Age::ALL[0]]);
    /// ```
    pub fn previews(&self) -> Vec<Preview> {
        let Some(decision) = &self.decision else {
            return Vec::new();
        };
        let mut rng = Rng::new(0);
        let spread = self.spread(&mut rng);
        let options = decision.options.iter();
        options
            .map(|&choice| self.preview(choice, &spread, &mut rng))
            .collect()
    }

    fn preview(&self, choice: Choice, spread: &EvenSample, rng: &mut Rng) -> Preview {
        let reach = match choice {
            Choice::Dogma(card) => Some(self.reach(card)),
            _ => None,
        };
        let certain = certain::of(self, choice, spread, rng);
        let outlook = match certain.until {
            Horizon::ActionEnd | Horizon::SetUp => None,
            Horizon::Choice | Horizon::Changes(_) => outlook::of(choice, spread, rng),
        };
        let idle = certain.changes_nothing()
            && outlook.as_ref().is_none_or(Outlook::changes_nothing)
            && idle::of(self.seat, choice, spread, rng);
        Preview {
            choice,
            reach,
            certain,
            outlook,
            idle,
        }
    }

    fn reach(&self, card: crate::Card) -> Reach {
        let icon = card.dogma_icon();
        let count = |seat: Seat| self.players[seat.index()].icons.of(icon);
        let Affected { sharing, demanded } = self.affected(self.seat, icon);
        let effects = card.effects(self.settings.edition);
        Reach {
            icon,
            counts: self.settings.seats().map(count).collect(),
            sharing: sharing.without(self.seat),
            demanded,
            demands: effects
                .iter()
                .any(|effect| effect.kind == EffectKind::Demand),
            shares: effects
                .iter()
                .any(|effect| effect.kind == EffectKind::Shared),
        }
    }
}

/// The index in the open question of an option as the asked player sees it.
fn place_of(world: &World, choice: Choice, rng: &mut Rng) -> Option<u8> {
    world.question()?.place_of(choice, world.state(), rng)
}

/// Whether a question belongs to the current action.
fn is_within_action(question: &Question) -> bool {
    question.purpose != Purpose::Action
}

/// What a player still needs for the achievement of an age.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing {
    /// The missing points.
    pub points: u16,
    /// Whether a top card of that age or higher is missing.
    pub top_card: bool,
}

impl PlayerView {
    /// What this player still needs for the achievement of an age. It does not check that the achievement is
    /// still available.
    pub fn missing(&self, age: Age) -> Missing {
        Missing {
            points: age.points_to_achieve().saturating_sub(self.points),
            top_card: self.highest_top_value() < age.number(),
        }
    }
}

impl State {
    /// Whether all cards, splays and achievements of the players are equal in both states.
    pub fn same_layout(&self, other: &State) -> bool {
        self.hands == other.hands
            && self.scores == other.scores
            && self.boards == other.boards
            && self.claimed == other.claimed
    }
}
