use serde::{Deserialize, Serialize};

/// How good an answer was, by the win chance that it lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// No option has a higher value.
    Best,
    /// Less than 2 % lost.
    Good,
    /// From 2 % on.
    Inaccuracy,
    /// From 5 % on.
    Mistake,
    /// From 10 % on.
    Blunder,
}

impl Grade {
    /// All grades, the best first.
    pub const ALL: [Grade; 5] = [
        Grade::Best,
        Grade::Good,
        Grade::Inaccuracy,
        Grade::Mistake,
        Grade::Blunder,
    ];

    /// The grade's word in files: `best`, `good`, `inaccuracy`, `mistake`, `blunder`.
    pub const fn word(self) -> &'static str {
        ["best", "good", "inaccuracy", "mistake", "blunder"][self as usize]
    }

    /// The grade of an answer that lost this much, give or take its standard error. `None` if the loss may
    /// be an error of measurement: it is not larger than twice its standard error.
    pub fn of(loss: f64, error: f64) -> Option<Grade> {
        if loss <= 0.0 {
            return Some(Grade::Best);
        }
        (loss > 2.0 * error).then_some(match loss {
            ..0.02 => Grade::Good,
            ..0.05 => Grade::Inaccuracy,
            ..0.10 => Grade::Mistake,
            _ => Grade::Blunder,
        })
    }

    /// Whether another option would have been clearly better.
    pub fn is_error(self) -> bool {
        self >= Grade::Inaccuracy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_certain_is_graded() {
        assert_eq!(Grade::of(0.0, 0.01), Some(Grade::Best));
        assert_eq!(Grade::of(0.03, 0.02), None);
        let grades = [0.01, 0.02, 0.06, 0.3].map(|loss| Grade::of(loss, 0.001));
        assert_eq!(grades.map(Option::unwrap)[..], Grade::ALL[1..]);
    }
}
