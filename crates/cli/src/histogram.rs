//! Counted numbers.

use serde::Serialize;

/// How often each number was counted.
#[derive(Default)]
pub struct Histogram(Vec<u64>);

impl Histogram {
    /// Counts a number.
    pub fn add(&mut self, number: usize) {
        self.add_times(number, 1);
    }

    fn add_times(&mut self, number: usize, times: u64) {
        if number >= self.0.len() {
            self.0.resize(number + 1, 0);
        }
        self.0[number] += times;
    }

    /// Counts what the other has counted.
    pub fn merge(&mut self, other: &Histogram) {
        for (number, &times) in other.0.iter().enumerate() {
            self.add_times(number, times);
        }
    }

    /// How many numbers were counted.
    pub fn count(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The number at this place of all, in order, counted from 0.
    pub fn nth(&self, place: u64) -> usize {
        let mut before = 0;
        for (number, times) in self.0.iter().enumerate() {
            before += times;
            if place < before {
                return number;
            }
        }
        0
    }

    /// What there is to say about the numbers.
    pub fn spread(&self) -> Spread {
        let all = self.count();
        let sum: u64 = (0..)
            .zip(&self.0)
            .map(|(number, times): (u64, _)| number * times)
            .sum();
        let last = all.saturating_sub(1);
        Spread {
            mean: sum as f64 / all.max(1) as f64,
            median: (self.nth(last / 2) + self.nth(all / 2)) as f64 / 2.0,
            min: self.nth(0),
            max: self.nth(last),
        }
    }
}

/// Many numbers in a few.
#[derive(Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The median.
    pub median: f64,
    /// The least.
    pub min: usize,
    /// The greatest.
    pub max: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spread_of_a_histogram() {
        let mut histogram = Histogram::default();
        for number in [5, 1, 2, 8] {
            histogram.add(number);
        }
        let Spread {
            mean,
            median,
            min,
            max,
        } = histogram.spread();
        assert_eq!((mean, median, min, max), (4.0, 3.5, 1, 8));
        histogram.add(8);
        assert_eq!(histogram.spread().median, 5.0);
    }
}
