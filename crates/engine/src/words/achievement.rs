use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Age;

/// One of the five special achievements.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Special {
    /// Six cards tucked or scored in one turn, or through Masonry.
    Monument,
    /// Three or more of each icon, or through Construction.
    Empire,
    /// Twelve or more clocks, or through Translation.
    World,
    /// Five colors splayed up or right, or through Invention.
    Wonder,
    /// Five top cards of value 8 or more, or through Astronomy.
    Universe,
}

impl Special {
    /// The five special achievements.
    pub const ALL: [Special; 5] = [
        Special::Monument,
        Special::Empire,
        Special::World,
        Special::Wonder,
        Special::Universe,
    ];

    /// The English name, which identifies it in files.
    pub const fn name(self) -> &'static str {
        ["Monument", "Empire", "World", "Wonder", "Universe"][self as usize]
    }
}

/// An achievement: of one of the ages 1 to 9, or special.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Achievement {
    /// The achievement of an age, 1 to 9.
    Age(Age),
    /// A special achievement.
    Special(Special),
}

impl Achievement {
    /// All fourteen: the special ones, then ages 1 to 9.
    pub const ALL: [Achievement; 14] = {
        let mut all = [Achievement::Special(Special::Monument); 14];
        let mut i = 0;
        while i < 5 {
            all[i] = Achievement::Special(Special::ALL[i]);
            i += 1;
        }
        while i < 14 {
            all[i] = Achievement::Age(Age::ALL[i - 5]);
            i += 1;
        }
        all
    };

    /// The place among [`ALL`](Achievement::ALL). Age 10, which has no achievement, is beyond its end.
    pub(crate) const fn index(self) -> usize {
        match self {
            Achievement::Special(special) => special as usize,
            Achievement::Age(age) => 5 + age.index(),
        }
    }

    /// The achievement of this name in files: an age as text, or a special one's English name.
    pub fn from_name(name: &str) -> Option<Achievement> {
        Achievement::ALL
            .into_iter()
            .find(|achievement| achievement.to_string() == name)
    }
}

impl fmt::Display for Achievement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Achievement::Age(age) => age.fmt(f),
            Achievement::Special(special) => f.write_str(special.name()),
        }
    }
}

impl TryFrom<String> for Achievement {
    type Error = String;

    fn try_from(name: String) -> Result<Achievement, String> {
        Achievement::from_name(&name).ok_or_else(|| format!("no achievement `{name}`"))
    }
}

impl From<Achievement> for String {
    fn from(achievement: Achievement) -> String {
        achievement.to_string()
    }
}
