use std::fmt;
use std::str::FromStr;

/// How many playouts a review spends on a decision. A close decision gets twice as many.
///
/// ```
/// use innovation_review::Effort;
/// assert_eq!("quick".parse(), Ok(Effort::QUICK));
/// assert_eq!("500".parse(), Ok(Effort::new(500)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort(u32);

/// Why a text is not an effort.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not an effort: `quick`, `deep`, or the number of playouts for a decision")]
pub struct EffortError(String);

impl Effort {
    /// A game of two players in a few seconds.
    pub const QUICK: Effort = Effort(3_000);

    /// The same game in a minute or two.
    pub const DEEP: Effort = Effort(40_000);

    /// This many playouts for a decision, at least one.
    pub const fn new(playouts: u32) -> Effort {
        Effort(if playouts == 0 { 1 } else { playouts })
    }

    /// The number of playouts for a decision.
    pub const fn playouts(self) -> u32 {
        self.0
    }
}

impl FromStr for Effort {
    type Err = EffortError;

    fn from_str(text: &str) -> Result<Effort, EffortError> {
        match text {
            "quick" => Ok(Effort::QUICK),
            "deep" => Ok(Effort::DEEP),
            _ => {
                let number = text.parse().ok().filter(|&number| number > 0);
                number
                    .map(Effort)
                    .ok_or_else(|| EffortError(text.to_string()))
            }
        }
    }
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Effort::QUICK => f.write_str("quick"),
            Effort::DEEP => f.write_str("deep"),
            Effort(playouts) => write!(f, "{playouts}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn efforts_are_printed_as_they_are_read() {
        for text in ["quick", "deep", "1", "777"] {
            assert_eq!(text.parse::<Effort>().unwrap().to_string(), text);
        }
        for text in ["", "0", "-1", "slow", "1.5"] {
            assert!(text.parse::<Effort>().is_err(), "{text}");
        }
    }
}
