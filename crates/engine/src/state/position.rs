use serde::{Deserialize, Serialize};

use crate::state::State;
use crate::{Achievement, AchievementSet, Age, Card, Color, Place, Rng, Seat, Settings, Splay};

/// A table described card by card, to begin a game in the middle: what FEN is to chess.
///
/// Cards that are not listed are out of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Position {
    /// The settings of the game.
    pub settings: Settings,
    /// The players, by seat.
    pub players: Vec<PlayerPosition>,
    /// The supply piles of ages 1 to 10, each with the bottom card first.
    pub supply: [Vec<Card>; 10],
    /// The face-down cards that mark the achievements of ages 1 to 9.
    pub faces: [Option<Card>; 9],
    /// The achievements that can still be claimed.
    pub available: AchievementSet,
    /// Whose turn it is.
    pub turn: Seat,
    /// How many actions are left in it: 1 or 2.
    pub actions: u8,
}

/// What one player has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PlayerPosition {
    /// The hand.
    pub hand: Vec<Card>,
    /// The score pile.
    pub score: Vec<Card>,
    /// The piles of the five colors, each with the bottom card first, and their splay.
    pub board: [(Vec<Card>, Option<Splay>); 5],
    /// The claimed achievements.
    pub achievements: AchievementSet,
    /// How many cards were tucked in this turn.
    pub tucked: u8,
    /// How many cards were scored in this turn.
    pub scored: u8,
}

/// Why a position is invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// A card is in two places.
    #[error("{0} is in two places")]
    Twice(Card),
    /// A card is among cards of another color or age.
    #[error("{0} does not belong to {1}")]
    Misplaced(Card, String),
    /// A pile of fewer than two cards is splayed.
    #[error("seat {0}: {1} is splayed with fewer than two cards")]
    Splay(Seat, Color),
    /// An achievement has two owners, or has an owner and is still available.
    #[error("achievement {0} is in two places")]
    Achievement(Achievement),
    /// The number of players does not fit the settings.
    #[error("{0} players described for a table of {1}")]
    Players(usize, u8),
    /// The player on turn does not sit at the table.
    #[error("it is the turn of seat {0}, where nobody sits")]
    Turn(Seat),
    /// A turn has one or two actions left.
    #[error("{0} actions left: a turn has 1 or 2")]
    Actions(u8),
}

impl Position {
    /// The state this describes.
    pub(crate) fn state(&self) -> Result<State, PositionError> {
        let settings = self.settings;
        if self.players.len() != settings.players() as usize {
            return Err(PositionError::Players(
                self.players.len(),
                settings.players(),
            ));
        }
        if self.turn.index() >= self.players.len() {
            return Err(PositionError::Turn(self.turn));
        }
        if !(1..=2).contains(&self.actions) {
            return Err(PositionError::Actions(self.actions));
        }
        let mut state = State::bare(settings);
        for (seat, player) in settings.seats().zip(&self.players) {
            for &card in &player.hand {
                place(&mut state, card, Place::Hand(seat))?;
            }
            for &card in &player.score {
                place(&mut state, card, Place::Score(seat))?;
            }
            for (color, (cards, splay)) in Color::ALL.into_iter().zip(&player.board) {
                for &card in cards {
                    if card.color() != color {
                        return Err(PositionError::Misplaced(card, color.to_string()));
                    }
                    place(&mut state, card, Place::Board(seat))?;
                }
                if splay.is_some() && cards.len() < 2 {
                    return Err(PositionError::Splay(seat, color));
                }
                state.set_splay(seat, color, *splay);
            }
            state.claimed[seat.index()] = player.achievements;
            state.tucked[seat.index()] = player.tucked;
            state.scored[seat.index()] = player.scored;
        }
        for (age, cards) in Age::ALL.into_iter().zip(&self.supply) {
            // Supply piles take cards at the bottom, so the top card goes in first.
            for &card in cards.iter().rev() {
                if card.age() != age {
                    return Err(PositionError::Misplaced(
                        card,
                        format!("the supply of {age}s"),
                    ));
                }
                place(&mut state, card, Place::Supply(age))?;
            }
        }
        for (age, &face) in Age::ALL.into_iter().zip(&self.faces) {
            if let Some(card) = face {
                if card.age() != age {
                    return Err(PositionError::Misplaced(card, format!("achievement {age}")));
                }
                place(&mut state, card, Place::Achievement)?;
            }
        }
        let mut seen = self.available;
        for player in &self.players {
            if let Some(twice) = (seen & player.achievements).into_iter().next() {
                return Err(PositionError::Achievement(twice));
            }
            seen = seen | player.achievements;
        }
        // No player sees the order of the supply, so it can seed the random choices.
        let hidden = self.supply.iter().flatten().fold(0u64, |hidden, card| {
            hidden
                .wrapping_mul(Card::COUNT as u64)
                .wrapping_add(card.index() as u64)
        });
        state.chance = Rng::new(hidden);
        state.touched = settings.everybody();
        state.available = self.available;
        state.turn = self.turn;
        state.actions = self.actions;
        Ok(state)
    }
}

fn place(state: &mut State, card: Card, to: Place) -> Result<(), PositionError> {
    if !state.removed.has(card) {
        return Err(PositionError::Twice(card));
    }
    state.lift(card, Place::Removed);
    state.lay(card, to, false);
    Ok(())
}
