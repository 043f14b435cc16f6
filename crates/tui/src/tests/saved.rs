//! Saved games: nothing that was answered is lost, whatever happens.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use super::{ann_and_bots, table};
use crate::error::Error;
use crate::game::save::Save;

/// An empty folder for one test.
pub fn folder(test: &str) -> PathBuf {
    let target = option_env!("CARGO_TARGET_TMPDIR").map_or_else(std::env::temp_dir, PathBuf::from);
    let folder = target.join(format!("innovation-tui-{}-{test}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn only_file(folder: &Path) -> PathBuf {
    let mut files = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let file = files.next().unwrap();
    assert_eq!(files.next(), None);
    file
}

#[test]
fn a_game_goes_on_where_it_was() {
    let folder = folder("goes-on");
    let table = table(ann_and_bots(2), 5, 20);
    let record = table.record();
    let mut save = Save::create(&folder, &record.clone().up_to(0)).unwrap();
    for answer in record.answers() {
        save.append(&answer.to_string()).unwrap();
    }
    let file = only_file(&folder);
    // While it is played nobody else can open it, and it is not found.
    assert!(matches!(Save::open(&file), Err(Error::InUse(_))));
    assert!(matches!(
        Save::newest_unfinished(&folder),
        Err(Error::NoUnfinished)
    ));
    drop(save);
    let found = Save::newest_unfinished(&folder).unwrap();
    assert_eq!((found.record, found.cut_off), (record, false));
}

#[test]
fn a_line_that_was_cut_off_is_left_out() {
    let folder = folder("cut-off");
    let table = table(ann_and_bots(2), 5, 20);
    let record = table.record();
    drop(Save::create(&folder, &record).unwrap());
    let file = only_file(&folder);
    let whole = fs::read(&file).unwrap();
    // Also in the middle of a letter.
    for cut in [&b"1 0"[..], b"1 0 draw", b"1 1 meld \xc3"] {
        let mut damaged = OpenOptions::new().append(true).open(&file).unwrap();
        damaged.write_all(cut).unwrap();
        let found = Save::newest_unfinished(&folder).unwrap();
        assert_eq!((&found.record, found.cut_off), (&record, true));
        // What is written next begins a line of its own.
        assert_eq!(fs::read(&file).unwrap(), whole);
    }
}

#[test]
fn what_was_taken_back_is_gone() {
    let folder = folder("taken-back");
    let table = table(ann_and_bots(2), 5, 20);
    let record = table.record();
    let mut save = Save::create(&folder, &record).unwrap();
    let shorter = record.clone().up_to(7);
    save.rewrite(&shorter).unwrap();
    save.append(&record.answers()[7].to_string()).unwrap();
    assert!(matches!(
        Save::open(&only_file(&folder)),
        Err(Error::InUse(_))
    ));
    drop(save);
    let found = Save::open(&only_file(&folder)).unwrap();
    assert_eq!(found.record, record.up_to(8));
}

#[test]
fn games_that_are_over_or_no_games_are_passed_over() {
    let folder = folder("over");
    assert!(matches!(
        Save::newest_unfinished(&folder),
        Err(Error::NoUnfinished)
    ));
    let early = table(ann_and_bots(2), 5, 20).record();
    drop(Save::create(&folder, &early).unwrap());
    let mut over = table(ann_and_bots(2), 6, 20);
    while let Some(asked) = over.asked() {
        over.answer(asked, 0).unwrap();
    }
    drop(Save::create(&folder, &over.record()).unwrap());
    fs::write(folder.join("9.record"), "innovation record\nrules 999\n").unwrap();
    assert_eq!(Save::newest_unfinished(&folder).unwrap().record, early);
    assert!(matches!(
        Save::open(&folder.join("9.record")),
        Err(Error::Record { .. })
    ));
    assert!(matches!(
        Save::open(&folder.join("none.record")),
        Err(Error::File { .. })
    ));
}
