//! What each option of a question would do.
//!
//! Every option is tried in determinizations of the asked seat's view that are spread evenly
//! ([`View::spread`]): a hidden card takes every place where it can be. [`trace`] follows one option in one world,
//! [`certain`] keeps what no hidden card can change, [`outlook`] counts how the action ends when the rest is left to
//! chance, and [`idle`] tries all answers.

mod certain;
mod idle;
mod outlook;
mod trace;

use crate::play::question::{Choice, Purpose};
use crate::state::State;
use crate::view::Spread;
use crate::{Affected, Age, Icon, Kind, PlayerView, Question, Rng, Seat, SeatSet, View};

pub use certain::{Certain, Change, Span, Until};
pub use outlook::{Outlook, Tendency};

/// A determinization: a full world that agrees with a view.
pub(crate) type World = crate::Play;

/// What an option would do, as far as the asked player can tell before choosing it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The option.
    pub choice: Choice,
    /// For a Dogma action, whom it concerns.
    pub reach: Option<Reach>,
    /// What happens for sure.
    pub certain: Certain,
    /// How the action ends when it is tried at random. `None` where [`certain`](Preview::certain) says it all.
    pub outlook: Option<Outlook>,
    /// Whether nothing comes of it by the end of the action, whatever is answered, in any world that was tried.
    pub idle: bool,
}

/// Whom a Dogma action concerns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The icon that is counted.
    pub icon: Icon,
    /// How many of it each seat has.
    pub counts: Vec<u8>,
    /// The opponents and partners who would share.
    pub sharing: SeatSet,
    /// The opponents who would be demanded of.
    pub demanded: SeatSet,
    /// Whether the card has an effect that demands.
    pub demands: bool,
    /// Whether the card has an effect that can be shared.
    pub shares: bool,
}

impl View {
    /// What each option of the question would do, in the order of the options. Empty where another seat is asked.
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

    fn preview(&self, choice: Choice, spread: &Spread, rng: &mut Rng) -> Preview {
        let reach = match choice {
            Choice::Dogma(card) => Some(self.reach(card)),
            _ => None,
        };
        let certain = certain::of(self, choice, spread, rng);
        let outlook = match certain.until {
            Until::ActionEnd | Until::SetUp => None,
            Until::Choice | Until::Deeds(_) => outlook::of(choice, spread, rng),
        };
        let idle = certain.changes_nothing()
            && outlook.as_ref().is_none_or(Outlook::changes_nothing)
            && idle::of(choice, spread, rng);
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
            demands: effects.iter().any(|effect| effect.kind == Kind::Demand),
            shares: effects.iter().any(|effect| effect.kind == Kind::Shared),
        }
    }
}

/// The place in the open question of an option as the asked player sees it.
fn place_of(world: &World, choice: Choice, rng: &mut Rng) -> Option<u8> {
    world.question()?.place_of(choice, world.state(), rng)
}

/// Whether a question belongs to the action that is being carried out.
fn is_within_action(question: &Question) -> bool {
    question.purpose != Purpose::Action
}

/// What a player lacks for the achievement of an age.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing {
    /// How many points.
    pub points: u16,
    /// Whether a top card of that age or higher.
    pub top_card: bool,
}

impl PlayerView {
    /// What this player lacks for the achievement of an age. Nothing says that it is still there.
    pub fn missing(&self, age: Age) -> Missing {
        Missing {
            points: age.points_to_achieve().saturating_sub(self.points),
            top_card: self.highest_top_value() < age.number(),
        }
    }
}

impl State {
    /// Whether all cards, splays and achievements of the players are as on the other table.
    pub fn lies_like(&self, other: &State) -> bool {
        self.hands == other.hands
            && self.scores == other.scores
            && self.boards == other.boards
            && self.claimed == other.claimed
    }
}
