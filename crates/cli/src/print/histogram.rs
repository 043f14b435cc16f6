//! Counted numbers.

use hdrhistogram::Histogram;
use serde::Serialize;

/// Counts numbers; those below 20,000 exactly.
pub fn counts() -> Histogram<u64> {
    Histogram::new(4).expect("a histogram has up to five digits")
}

/// Many numbers in a few.
#[derive(Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The median.
    pub median: f64,
    /// The least.
    pub min: u64,
    /// The greatest.
    pub max: u64,
}

impl Spread {
    /// Summarizes the numbers.
    pub fn of(counts: &Histogram<u64>) -> Spread {
        // Of an even count, the median is the mean of the two in the middle.
        let middle = |place: u64| {
            let part = (place as f64 + 0.5) / counts.len().max(1) as f64;
            counts.value_at_quantile(part) as f64
        };
        Spread {
            mean: counts.mean(),
            median: (middle(counts.len().saturating_sub(1) / 2) + middle(counts.len() / 2)) / 2.0,
            min: counts.min(),
            max: counts.max(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spread_of_a_histogram() {
        let mut counts = counts();
        let spread = |counts: &_| {
            let Spread {
                mean,
                median,
                min,
                max,
            } = Spread::of(counts);
            (mean, median, min, max)
        };
        assert_eq!(spread(&counts), (0.0, 0.0, 0, 0));
        for number in [5, 1, 2, 8] {
            counts += number;
        }
        assert_eq!(spread(&counts), (4.0, 3.5, 1, 8));
        counts += 19_999;
        assert_eq!(spread(&counts), (4003.0, 5.0, 1, 19_999));
    }
}
