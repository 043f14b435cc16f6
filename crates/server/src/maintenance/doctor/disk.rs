//! The disk of the store.

use std::path::Path;

use super::Finding;

/// Looks how much space is left.
#[cfg(unix)]
pub fn look(folder: &Path) -> Option<Finding> {
    let about = "disk";
    /// With less than this the disk is soon full.
    const LITTLE: u64 = 500 << 20;
    // A folder that does not exist yet will be created in one that does.
    let there = folder.ancestors().find(|folder| folder.exists())?;
    let disk = match rustix::fs::statvfs(there) {
        Ok(disk) => disk,
        Err(error) => return Some(Finding::bad(about, error, "check the file system")),
    };
    let free = disk.f_bavail * disk.f_frsize;
    let what = format!("{} MB are free", free >> 20);
    let remedy = "make room: when it is full, answers are refused; nothing is lost";
    Some(match (free, disk.f_favail) {
        (0, _) => Finding::bad(about, what, remedy),
        (_, 0) if disk.f_files > 0 => Finding::bad(about, "no file can be created", remedy),
        (free, _) if free < LITTLE => Finding::warning(about, what, remedy),
        _ => Finding::well(about, what),
    })
}

#[cfg(not(unix))]
pub fn look(_: &Path) -> Option<Finding> {
    None
}
