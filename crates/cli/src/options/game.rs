//! The options that say which game is played.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use innovation_engine::{Edition, Settings, SettingsError};
use innovation_table::Player;
use innovation_tui::NewGame;

/// Which game is played.
#[derive(Args)]
pub struct GameOptions {
    /// Number of players, 2 to 4 [default: 2, or 4 with --teams]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Play in teams: seats 1 and 3 against seats 2 and 4
    #[arg(long)]
    teams: bool,
    /// Edition of the game
    #[arg(long, default_value = "third", value_parser = edition())]
    edition: Edition,
}

/// The editions on the command line.
pub fn edition() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::word))
        .try_map(|word| Edition::from_word(&word).ok_or("no such edition"))
}

/// A new game in the terminal, besides who plays it. What is not said is asked, or chosen by chance.
#[derive(Args)]
pub struct NewGameOptions {
    /// Edition of the game
    #[arg(long, value_parser = edition())]
    edition: Option<Edition>,
    /// Play in teams: seats 1 and 3 against seats 2 and 4
    #[arg(long)]
    teams: bool,
    /// Seed for shuffling the cards [default: random]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

impl NewGameOptions {
    /// The game. Without players, they are asked for.
    pub fn game(self, players: Option<Vec<Player>>, me: String) -> NewGame {
        NewGame {
            players,
            edition: self.edition,
            teams: self.teams,
            seed: self.seed.unwrap_or_else(chance),
            me,
        }
    }
}

/// A random seed.
pub fn chance() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    // The only source of randomness in the standard library: every `RandomState` is different.
    RandomState::new().hash_one(0)
}

impl GameOptions {
    /// The settings of the game.
    pub fn settings(&self) -> Result<Settings, SettingsError> {
        let players = self.players.unwrap_or(if self.teams { 4 } else { 2 });
        Ok(Settings::of(players, self.teams)?.with_edition(self.edition))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn teams_are_of_four() {
        let settings = |players, teams| {
            let edition = Edition::First;
            GameOptions {
                players,
                teams,
                edition,
            }
            .settings()
        };
        assert_eq!(
            settings(None, true),
            Ok(Settings::teams().with_edition(Edition::First))
        );
        assert_eq!(settings(Some(4), true), settings(None, true));
        assert_eq!(settings(Some(3), true), Err(SettingsError::Teams(3)));
        assert_eq!(settings(Some(5), false), Err(SettingsError::Players(5)));
        assert_eq!(settings(None, false).map(Settings::players), Ok(2));
    }
}
