use crate::dogma::Affected;
use crate::event::What;
use crate::question::{Choice, Purpose};
use crate::state::State;
use crate::{Age, Icon, IconCounts, Kind, Place, Play, PlayerView, Rng, Seat, SeatSet, View};

/// What an option would do, as far as whoever is asked can tell before choosing it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Preview {
    /// A card would be drawn from the supply pile of this age.
    Draw(Age),
    /// A card would have to be drawn, and there is none: the game would end.
    DrawEnds,
    /// One's icons would change, or would not.
    Icons {
        /// The icons as they are.
        before: IconCounts,
        /// The icons as they would be.
        after: IconCounts,
    },
    /// An activated card would concern these players.
    Dogma(Reach),
    /// Nothing that could be told before.
    Open,
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
    /// Whether nothing at all would come of it, in any of the worlds that were looked at.
    pub idle: bool,
}

/// In how many worlds, and how often in each, an action is tried before it is said to do nothing.
const WORLDS: usize = 12;
const TRIES: usize = 3;

impl View {
    /// What each option of the question would do, in the order of the options. Nothing where somebody else is
    /// asked.
    ///
    /// ```
    /// use innovation_engine::{Game, Preview, Settings};
    /// let mut game = Game::new(Settings::new(2).unwrap(), 1);
    /// game.answer(0).unwrap();
    /// game.answer(0).unwrap();
    /// let asked = game.decision().unwrap().seat;
    /// let draw = &game.view(asked).unwrap().previews()[0];
    /// assert!(matches!(draw, Preview::Draw(age) if age.number() == 1));
    /// ```
    pub fn previews(&self) -> Vec<Preview> {
        let Some(decision) = &self.decision else {
            return Vec::new();
        };
        // What is said of a table is always the same.
        let mut rng = Rng::new(0);
        let worlds: Vec<Play> = (0..WORLDS).filter_map(|_| self.sample(&mut rng)).collect();
        let preview = |(index, choice)| self.preview(index, choice, &worlds, &mut rng);
        let options = decision.options.iter().copied().enumerate();
        options.map(preview).collect()
    }

    fn preview(&self, index: usize, choice: Choice, worlds: &[Play], rng: &mut Rng) -> Preview {
        if let Choice::Dogma(card) = choice {
            let icon = card.dogma_icon();
            let count = |seat: Seat| self.players[seat.index()].icons.of(icon);
            let Affected { sharing, demanded } = self.affected(self.seat, icon);
            let effects = card.effects(self.settings.edition);
            return Preview::Dogma(Reach {
                icon,
                counts: self.settings.seats().map(count).collect(),
                sharing: sharing.without(self.seat),
                demanded,
                demands: effects.iter().any(|effect| effect.kind == Kind::Demand),
                shares: effects.iter().any(|effect| effect.kind == Kind::Shared),
                idle: worlds
                    .iter()
                    .all(|world| (0..TRIES).all(|_| is_idle(world, index, rng))),
            });
        }
        // The same in every world: one's own board, and the supply piles, are there to be seen.
        worlds
            .first()
            .map_or(Preview::Open, |world| at_once(world, index, choice))
    }
}

/// What happens first, once the option is taken.
fn at_once(world: &Play, index: usize, choice: Choice) -> Preview {
    let mut play = world.clone();
    let (Some(question), Ok(place)) = (play.question(), play.place_of_option(index)) else {
        return Preview::Open;
    };
    let seat = question.seat;
    let before = play.state().icons(seat);
    let mut preview = Preview::Open;
    let watched = play.answer_watched(place, |state, event| {
        if preview != Preview::Open || event.by != seat {
            return;
        }
        let after = state.icons(seat);
        preview = match (choice, event.what) {
            (
                Choice::Draw,
                What::Moved {
                    from: Place::Supply(age),
                    ..
                },
            ) => Preview::Draw(age),
            (Choice::Draw, What::Over { .. }) => Preview::DrawEnds,
            (_, What::Moved { to, .. }) if to == Place::Board(seat) => {
                Preview::Icons { before, after }
            }
            (_, What::Splayed { .. }) => Preview::Icons { before, after },
            _ => Preview::Open,
        };
    });
    watched.map_or(Preview::Open, |_| preview)
}

/// Whether an option leaves the table as it is, answers to what is then asked being left to chance.
fn is_idle(world: &Play, index: usize, rng: &mut Rng) -> bool {
    let Ok(place) = world.place_of_option(index) else {
        return false;
    };
    let mut first = Some(place);
    let end = world.play_while(|_, question| {
        if first.is_some() {
            return first.take();
        }
        let goes_on = question.purpose != Purpose::Action;
        // To pass is the last option, and the one that changes least.
        let count = question.count() - u8::from(question.pass);
        goes_on.then(|| rng.below(u32::from(count)) as u8)
    });
    end.lies_like(world.state())
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
