//! Games that are kept.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use innovation_engine::{Ending, Game, Seat};
use serde::Serialize;

use super::game::{End, Played};
use super::{Arena, Results};
use crate::print::told::FileError;

/// A folder for the records of a run, and an index of them.
pub struct RecordFolder {
    folder: PathBuf,
    index: File,
}

/// A line of the index. Games, deals, players and seats are counted from 1.
#[derive(Serialize)]
struct IndexLine {
    game: u64,
    deal: u64,
    file: String,
    /// Who sat on each seat: names, and places on the command line.
    seats: Vec<String>,
    players: Vec<usize>,
    /// The seats of the winners.
    winners: Vec<usize>,
    /// How the game ended by the rules, where it did.
    by: Option<Ending>,
    turns: usize,
    answers: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<IndexFault>,
}

#[derive(Serialize)]
struct IndexFault {
    seat: usize,
    why: String,
}

impl RecordFolder {
    /// Creates the folder if needed. A folder with the games of another run is refused.
    pub fn create(folder: &Path) -> anyhow::Result<RecordFolder> {
        fs::create_dir_all(folder).map_err(FileError::write(folder))?;
        let path = folder.join("index.jsonl");
        if path.exists() {
            return Err(FileError::OtherRun(folder.display().to_string()).into());
        }
        let index = File::create_new(&path).map_err(FileError::write(&path))?;
        Ok(RecordFolder {
            folder: folder.to_path_buf(),
            index,
        })
    }

    /// Keeps the record of a game.
    pub fn keep(&self, arena: &Arena, number: u64, game: &Game) -> anyhow::Result<()> {
        let record = game.record();
        let path = self.folder.join(file(arena, number));
        Ok(fs::write(&path, record.to_string()).map_err(FileError::write(&path))?)
    }

    /// Writes down who sat where in every game, and how it ended: one JSON object a line.
    pub fn write_index(self, arena: &Arena, results: &Results) -> anyhow::Result<()> {
        let mut index = BufWriter::new(self.index);
        for (number, played) in &results.games {
            serde_json::to_writer(&mut index, &line(arena, *number, played))?;
            writeln!(index)?;
        }
        index.flush().context("the index can’t be written")
    }
}

fn line(arena: &Arena, number: u64, played: &Played) -> IndexLine {
    let order = arena.order(number);
    let seat = |seat: Seat| seat.index() + 1;
    IndexLine {
        game: number + 1,
        deal: arena.deal(number) + 1,
        file: file(arena, number),
        seats: order
            .iter()
            .map(|&entrant| arena.entrants[entrant].name())
            .collect(),
        players: order.iter().map(|entrant| entrant + 1).collect(),
        winners: played
            .end
            .winners(arena.settings)
            .into_iter()
            .map(seat)
            .collect(),
        by: match played.end {
            End::Over(outcome) => Some(outcome.by),
            End::Fault { .. } | End::Endless => None,
        },
        turns: played.turns,
        answers: played.answers,
        fault: match &played.end {
            End::Fault { seat: at, why } => Some(IndexFault {
                seat: seat(*at),
                why: why.clone(),
            }),
            End::Over(_) | End::Endless => None,
        },
    }
}

/// The name of a record: the number of the game, and who sat on each seat.
fn file(arena: &Arena, number: u64) -> String {
    let digits = arena.games.to_string().len();
    let mut name = format!("game-{:0digits$}", number + 1);
    for entrant in arena.order(number) {
        name += &format!("-{}", plain(&arena.entrants[entrant].name()));
    }
    name + ".record"
}

/// A name with nothing in it that a file's name may not have, and not too long for one.
fn plain(name: &str) -> String {
    let plain = |char: char| match char {
        'a'..='z' | 'A'..='Z' | '0'..='9' | '@' | '.' => char,
        _ => '_',
    };
    name.chars().map(plain).take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_plain() {
        assert_eq!(plain("search@1000"), "search@1000");
        assert_eq!(plain("cmd:../my bot.py é"), "cmd_.._my_bot.py__");
        assert_eq!(plain(&"x".repeat(500)).len(), 40);
    }
}
