//! Puzzles: a position, a goal, and one answer that reaches it.

mod examine;
mod goal;
mod measure;
mod mine;
mod open;
mod prove;
mod run;
mod select;

use std::sync::LazyLock;

use innovation_engine::Choice;
use innovation_scenario::{FieldError, Scenario};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use examine::{NoPuzzle, Proof};
pub use goal::PuzzleKind;
pub use measure::{Difficulty, Solved};
pub use mine::mine;
pub use run::{PuzzleRun, PuzzleStage, SolutionStep};
pub use select::select;

/// A puzzle.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name, which follows from its position.
    pub id: String,
    /// What it asks for.
    pub kind: PuzzleKind,
    /// How difficult it is.
    pub difficulty: Difficulty,
    /// How it is known to be right.
    pub proof: Proof,
    /// In how many percent of the worlds the next best answer reaches the goal.
    pub next_best: u8,
    /// The first answer of the solution, as records write it.
    pub solution: String,
    /// The position, as the fields of a scenario.
    pub position: Value,
}

impl Puzzle {
    /// All puzzles of the program, the easiest first.
    pub fn all() -> &'static [Puzzle] {
        static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
            let lines = include_str!("../../puzzles.jsonl").lines();
            // A line that cannot be read fails a test. The others can still be solved.
            lines
                .filter_map(|line| serde_json::from_str(line).ok())
                .collect()
        });
        &PUZZLES
    }

    /// The puzzle of this name.
    pub fn find(id: &str) -> Option<&'static Puzzle> {
        Puzzle::all().iter().find(|puzzle| puzzle.id == id)
    }

    /// The puzzle after this one. After the last comes the first.
    pub fn next(&self) -> &Puzzle {
        let all = Puzzle::all();
        let place = all.iter().position(|other| other.id == self.id);
        let next = place.and_then(|place| all.get((place + 1) % all.len()));
        next.unwrap_or(self)
    }

    /// The puzzle of a day, counted from 1 January 1970 in UTC. Each comes once before any comes again.
    pub fn of_day(day: u64) -> Option<&'static Puzzle> {
        let all = Puzzle::all();
        let count = u64::try_from(all.len()).ok().filter(|&count| count > 0)?;
        // Steps of a size that has no factor in common with the number of puzzles reach all of them.
        let step = (count * 5 / 8..=count).find(|&step| gcd(step, count) == 1)?;
        all.get((day % count * step % count) as usize)
    }

    /// Makes a puzzle of a position, written as the fields of a scenario, if it is one.
    pub fn examine(kind: PuzzleKind, position: Value) -> Result<Puzzle, NoPuzzle> {
        let mut puzzle = Puzzle {
            id: id(kind, &position),
            kind,
            difficulty: Difficulty {
                level: 0,
                solved: Vec::new(),
            },
            proof: Proof::EveryWorld { cases: 0 },
            next_best: 0,
            solution: String::new(),
            position,
        };
        let (solution, next_best, proof) = puzzle.prove()?;
        puzzle.solution = solution;
        puzzle.next_best = next_best;
        puzzle.proof = proof;
        match puzzle.is_obvious() {
            true => Err(NoPuzzle::Obvious(puzzle.solution)),
            false => Ok(puzzle),
        }
    }

    /// Proves that one answer reaches the goal, and that nothing else does: the answer, in how many percent of the worlds
    /// the next best one reaches the goal, and the proof.
    pub fn prove(&self) -> Result<(String, u8, Proof), NoPuzzle> {
        let riddle = self.riddle()?;
        let (answer, next_best) = riddle.only_answer()?;
        Ok((answer.to_string(), next_best, riddle.proof(answer)?))
    }

    /// Whether the bot `greedy` finds the answer with any of a few seeds.
    pub fn is_obvious(&self) -> bool {
        let both = self
            .riddle()
            .and_then(|riddle| Ok((riddle, self.answer()?)));
        both.is_ok_and(|(riddle, answer)| riddle.is_obvious(answer))
    }

    /// Measures how difficult it is. An achievement that no bot would claim in this way is not worth a puzzle.
    pub fn measure(&mut self) -> Result<(), NoPuzzle> {
        self.difficulty = self.riddle()?.difficulty(self.answer()?);
        match self.kind {
            PuzzleKind::Claim if self.difficulty.is_unsolved() => Err(NoPuzzle::NotWorthIt),
            _ => Ok(()),
        }
    }

    /// The first answer of the solution.
    fn answer(&self) -> Result<Choice, NoPuzzle> {
        let options = self.riddle()?.options().to_vec();
        let mut named = options
            .into_iter()
            .filter(|choice| choice.to_string() == self.solution);
        named.next().ok_or(NoPuzzle::NoSolution)
    }

    /// Its position.
    pub fn scenario(&self) -> Result<Scenario, FieldError> {
        Scenario::from_fields(&self.position)
    }
}

/// The greatest common divisor.
fn gcd(one: u64, other: u64) -> u64 {
    if other == 0 {
        one
    } else {
        gcd(other, one % other)
    }
}

/// A name for a puzzle that follows from its content: five letters and digits.
fn id(kind: PuzzleKind, position: &Value) -> String {
    const SIGNS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    // FNV-1a.
    let text = format!("{} {position}", kind.word());
    let mut hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let mut id = String::new();
    for _ in 0..5 {
        id.push(SIGNS[(hash % 32) as usize].into());
        hash /= 32;
    }
    id
}
