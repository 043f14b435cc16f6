//! Which of many puzzles to keep.

use std::collections::BTreeMap;

use super::Puzzle;
use super::goal::PuzzleKind;

/// The least share of each kind among the puzzles that are kept, in percent, as far as there are enough.
const SHARES: [(PuzzleKind, usize); 3] = [
    (PuzzleKind::Win, 30),
    (PuzzleKind::Claim, 45),
    (PuzzleKind::Defend, 25),
];

/// The most puzzles with the same first answer, in percent of those that are kept.
const SAME_ANSWER: usize = 3;

/// Keeps up to this many puzzles: of all kinds, of all levels, with different answers, proven in every world rather than
/// by sampling. The easiest come first.
pub fn select(puzzles: Vec<Puzzle>, wanted: usize) -> Vec<Puzzle> {
    let mut kept: BTreeMap<String, Puzzle> = BTreeMap::new();
    let mut answers: BTreeMap<String, usize> = BTreeMap::new();
    let most = (wanted * SAME_ANSWER).div_ceil(100).max(1);
    let mut ranked: Vec<&Puzzle> = puzzles.iter().collect();
    ranked.sort_by_key(|puzzle| {
        (
            !puzzle.proof.is_of_every_world(),
            puzzle.next_best,
            &puzzle.id,
        )
    });
    for (kind, share) in SHARES {
        let quota = wanted * share / 100;
        let mut of_kind = 0;
        // Rounds over the levels, so that none of them crowds out the others.
        let mut levels: BTreeMap<u8, Vec<&Puzzle>> = BTreeMap::new();
        for puzzle in ranked.iter().filter(|puzzle| puzzle.kind == kind) {
            levels
                .entry(puzzle.difficulty.level)
                .or_default()
                .push(puzzle);
        }
        for queue in levels.values_mut() {
            queue.reverse();
        }
        while of_kind < quota && levels.values().any(|queue| !queue.is_empty()) {
            for puzzle in levels.values_mut().filter_map(Vec::pop) {
                let same = answers.entry(puzzle.solution.clone()).or_default();
                if of_kind < quota && *same < most && !kept.contains_key(&puzzle.id) {
                    *same += 1;
                    of_kind += 1;
                    kept.insert(puzzle.id.clone(), puzzle.clone());
                }
            }
        }
    }
    let mut kept: Vec<Puzzle> = kept.into_values().collect();
    kept.sort_by(|one, other| {
        let key = |puzzle: &Puzzle| (puzzle.difficulty.level, puzzle.id.clone());
        key(one).cmp(&key(other))
    });
    kept
}
