use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How much a bot may compute for one decision.
///
/// ```
/// use std::time::Duration;
/// use innovation_bots::Budget;
/// assert_eq!("1000".parse(), Ok(Budget::Iterations(1000)));
/// assert_eq!("500ms".parse(), Ok(Budget::Time(Duration::from_millis(500))));
/// assert_eq!("1.5s".parse(), Ok(Budget::Time(Duration::from_millis(1500))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Budget {
    /// A number of iterations. With one thread, the same number gives the same choice.
    Iterations(u32),
    /// A time.
    Time(Duration),
}

/// Why a text is not a budget.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a budget: `1000` is a number of iterations, `500ms` and `1.5s` are times")]
pub struct BudgetError(String);

impl FromStr for Budget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Budget, BudgetError> {
        let time = |number: &str, scale: f64| -> Option<Budget> {
            let seconds = number.parse::<f64>().ok()? * scale;
            let time = Duration::try_from_secs_f64(seconds).ok()?;
            (!time.is_zero()).then_some(Budget::Time(time))
        };
        let budget = if let Some(number) = text.strip_suffix("ms") {
            time(number, 1e-3)
        } else if let Some(number) = text.strip_suffix('s') {
            time(number, 1.0)
        } else {
            let number = text.parse().ok().filter(|&number| number > 0);
            number.map(Budget::Iterations)
        };
        budget.ok_or_else(|| BudgetError(text.to_owned()))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(number) => write!(f, "{number}"),
            Budget::Time(time) if time.subsec_nanos() == 0 => write!(f, "{}s", time.as_secs()),
            Budget::Time(time) => write!(f, "{}ms", time.as_nanos() as f64 / 1e6),
        }
    }
}

impl From<Budget> for String {
    fn from(budget: Budget) -> String {
        budget.to_string()
    }
}

impl TryFrom<String> for Budget {
    type Error = BudgetError;

    fn try_from(text: String) -> Result<Budget, BudgetError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn budgets_are_printed_as_they_are_read() {
        for text in ["1", "10000", "500ms", "2s", "1500ms", "0.25ms"] {
            let budget: Budget = text.parse().unwrap();
            assert_eq!(budget.to_string(), text);
        }
        for text in ["", "0", "-1", "0s", "1e999s", "NaNs", "fast", "1 s"] {
            let error = text.parse::<Budget>().unwrap_err().to_string();
            assert!(
                error.starts_with(&format!("`{text}` is not a budget")),
                "{error}"
            );
        }
    }
}
