//! The options that say which game is played.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use innovation_engine::{Edition, Settings, SettingsError};

/// Which game is played.
#[derive(Args)]
pub struct GameOptions {
    /// How many players, 2 to 4 [default: 2, with --teams 4]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Seats 1 and 3 against 2 and 4
    #[arg(long)]
    teams: bool,
    /// Which print of the game
    #[arg(long, default_value = "third", value_parser = edition())]
    edition: Edition,
}

/// The editions on the command line.
pub fn edition() -> impl TypedValueParser<Value = Edition> {
    PossibleValuesParser::new(Edition::ALL.map(Edition::word))
        .try_map(|word| Edition::from_word(&word).ok_or("no such edition"))
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
