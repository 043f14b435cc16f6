use innovation_engine::{
    Achievement, AchievementSet, Age, CardSet, Event, Observed, PlayerPosition, Position, Rng,
    Seat, SeatSet, Settings, Special, State,
};
use serde::{Deserialize, Serialize};

/// What is played: the game with some settings, or its miniature.
///
/// The miniature is a small game for exact methods and quick experiments. It is not *Innovation*: only the cards of
/// ages 1 to 3 are in it, the three achievements of these ages and the special ones, and three achievements win. It
/// starts from a position: each player has one card melded and one in hand, both of age 1, and seat 1 begins with one
/// action. To begin with, the achievements of ages 4 to 9 are dealt to the players, so that three more win. All other
/// rules are those of the game, which ends when a card above 3 would have to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ruleset {
    settings: Settings,
    miniature: bool,
}

/// Why there is no such ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the miniature is for 2 players, not for {0}")]
pub struct RulesetError(u8);

/// The highest age of the miniature.
const HIGHEST: usize = 3;

impl Ruleset {
    /// The game.
    pub fn game(settings: Settings) -> Ruleset {
        Ruleset {
            settings,
            miniature: false,
        }
    }

    /// The miniature.
    pub fn miniature(settings: Settings) -> Result<Ruleset, RulesetError> {
        match settings.players() {
            2 => Ok(Ruleset {
                settings,
                miniature: true,
            }),
            players => Err(RulesetError(players)),
        }
    }

    /// The settings of the game.
    pub fn settings(self) -> Settings {
        self.settings
    }

    /// Whether it is the miniature.
    pub fn is_miniature(self) -> bool {
        self.miniature
    }

    /// All who play.
    pub fn players(self) -> SeatSet {
        self.settings.seats().collect()
    }

    /// A new game, with each event before the first question shown.
    pub(crate) fn deal(self, seed: u64, mut watch: impl FnMut(&Event)) -> Observed {
        if self.miniature {
            return Observed::from_position(&miniature(self.settings, seed))
                .expect("every card of a miniature is in one place");
        }
        let watch = |_: &State, event: &Event| watch(event);
        Observed::dealt(self.settings, seed, self.players(), watch)
    }
}

/// The position that a miniature starts from.
fn miniature(settings: Settings, seed: u64) -> Position {
    let mut rng = Rng::new(seed);
    let mut supply: [Vec<_>; 10] = Default::default();
    let mut faces = [None; 9];
    for (at, age) in Age::ALL.into_iter().take(HIGHEST).enumerate() {
        supply[at].extend(CardSet::of_age(age));
        rng.shuffle(&mut supply[at]);
        faces[at] = supply[at].pop();
    }
    let mut elsewhere = Age::ALL[HIGHEST..9].chunks(3);
    let mut player = |_: Seat| {
        let mut player = PlayerPosition::default();
        player.hand.extend(supply[0].pop());
        if let Some(card) = supply[0].pop() {
            player.board[card.color() as usize].0.push(card);
        }
        let achievements = elsewhere.next().unwrap_or_default();
        player.achievements = achievements.iter().copied().map(Achievement::Age).collect();
        player
    };
    let players = settings.seats().map(&mut player).collect();
    let ages = Age::ALL.into_iter().take(HIGHEST).map(Achievement::Age);
    let special = Special::ALL.into_iter().map(Achievement::Special);
    Position {
        settings,
        players,
        supply,
        faces,
        available: ages.chain(special).collect::<AchievementSet>(),
        turn: Seat::ALL[0],
        actions: 1,
    }
}
