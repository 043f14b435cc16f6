//! Puzzles: a position, a goal, and one answer that reaches it.

mod examine;
mod goal;
mod mine;
mod open;
mod prove;

use innovation_scenario::{FieldError, Scenario};
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use examine::{NoPuzzle, Proof};
pub use goal::PuzzleKind;
pub use mine::mine;

use examine::Riddle;

/// The players of mined puzzles, in positions.
const SOLVER_AND_OPPONENT: [&str; 2] = ["A", "B"];

/// A puzzle.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its name, which never changes.
    pub id: String,
    /// What it asks for.
    pub kind: PuzzleKind,
    /// The position, as the fields of a scenario.
    pub position: Value,
    /// The first answer of the solution, as records write it.
    pub solution: String,
    /// How it is known to be right.
    pub proof: Proof,
}

impl Puzzle {
    /// Examines a position.
    fn of(kind: PuzzleKind, position: Value, riddle: &Riddle) -> Result<Puzzle, NoPuzzle> {
        let answer = riddle.only_answer()?;
        riddle.check_not_obvious(answer)?;
        let proof = riddle.proof(answer)?;
        Ok(Puzzle {
            id: id(kind, &position),
            kind,
            position,
            solution: answer.to_string(),
            proof,
        })
    }

    /// Its position.
    pub fn scenario(&self) -> Result<Scenario, FieldError> {
        Scenario::from_fields(&self.position)
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
