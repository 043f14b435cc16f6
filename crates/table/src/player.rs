use std::fmt;
use std::str::FromStr;

use innovation_bots::Kind;
use innovation_engine::Record;
use innovation_text::{Names, Text};

/// Who sits at a seat. In words it is `bot:normal`, or a person's name.
///
/// ```
/// use innovation_bots::Kind;
/// use innovation_table::Player;
/// assert_eq!("bot:hard".parse(), Ok(Player::Bot(Kind::Hard)));
/// assert_eq!("Ann".parse(), Ok(Player::Person("Ann".to_string())));
/// assert!("bot:perfect".parse::<Player>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// A person of this name.
    Person(String),
    /// A bot.
    Bot(Kind),
}

impl Player {
    /// Which bot it is, if it is one.
    pub fn bot(&self) -> Option<Kind> {
        match self {
            Player::Bot(kind) => Some(*kind),
            Player::Person(_) => None,
        }
    }

    /// The names of players, by seat. Several bots of one level are numbered.
    pub fn names(players: &[Player], text: &Text) -> Names {
        let name = |(at, player): (usize, &Player)| match player {
            Player::Person(name) => name.clone(),
            Player::Bot(kind) => {
                let alike = |other: &&Player| *other == player;
                let before = players[..at].iter().filter(alike).count();
                let all = players.iter().filter(alike).count();
                text.bot_name(kind.name(), (all > 1).then_some(before + 1))
            }
        };
        Names::new(players.iter().enumerate().map(name))
    }

    /// The names of the players of a record; numbers where it does not say.
    pub fn names_in(record: &Record, text: &Text) -> Names {
        let named = record.players().iter().map(|player| player.parse());
        match named.collect::<Result<Vec<Player>, _>>() {
            Ok(players) if !players.is_empty() => Player::names(&players, text),
            // Somebody wrote it by hand, or there are no names.
            _ => Names::numbers(text, record.settings()),
        }
    }
}

/// A text that does not name a player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoPlayer {
    /// Unknown bot.
    #[error("there’s no bot `{0}`. Bots: {all}", all = Kind::ALL.map(Kind::name).join(", "))]
    Bot(String),
    /// The name is empty.
    #[error("a player needs a name")]
    Nameless,
}

const BOT: &str = "bot:";

impl FromStr for Player {
    type Err = NoPlayer;

    fn from_str(words: &str) -> Result<Player, NoPlayer> {
        let words = words.trim();
        if let Some(name) = words.strip_prefix(BOT) {
            return match Kind::from_name(name) {
                Some(kind) => Ok(Player::Bot(kind)),
                None => Err(NoPlayer::Bot(name.to_string())),
            };
        }
        match words {
            "" => Err(NoPlayer::Nameless),
            name => Ok(Player::Person(name.to_string())),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Person(name) => f.write_str(name),
            Player::Bot(kind) => write!(f, "{BOT}{}", kind.name()),
        }
    }
}
