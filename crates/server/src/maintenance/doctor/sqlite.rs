//! The store in a folder.

use std::fs::{self, File, Metadata, TryLockError};
use std::path::Path;

use super::Finding;
use crate::store::{DATABASE, Sqlite, StoreError};

const ABOUT: &str = "store";

/// Looks at the folder and its files.
pub async fn look(folder: &Path) -> Vec<Finding> {
    let path = folder.join(DATABASE);
    let Ok(found) = fs::metadata(&path) else {
        let what = format!("{} does not exist", path.display());
        let remedy = "the first start creates it; or name the folder with --data";
        return vec![Finding::warning(ABOUT, what, remedy)];
    };
    let mut findings = vec![Finding::well(
        ABOUT,
        format_args!("{}, {} KB", path.display(), found.len() / 1024),
    )];
    findings.extend(rights(folder, &path, &found));
    findings.push(use_of(&path));
    match structure(&path).await {
        Ok(found) => findings.push(found),
        Err(error) => {
            let remedy = "run this as the user of the server; if it stays so, restore a backup";
            findings.push(Finding::bad(ABOUT, error, remedy));
        }
    }
    findings
}

/// Who owns the files, and who else can read them.
#[cfg(unix)]
fn rights(folder: &Path, path: &Path, found: &Metadata) -> Vec<Finding> {
    use std::os::unix::fs::MetadataExt;
    let mut findings = Vec::new();
    if found.mode() & 0o077 != 0 {
        let what = format!("others can read {}: it has every seed", path.display());
        findings.push(Finding::warning(ABOUT, what, "chmod 600 the file"));
    }
    let Ok(owner) = fs::metadata(folder) else {
        return findings;
    };
    for ending in ["", "-wal", "-shm", ".lock"] {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        if let Ok(file) = fs::metadata(&name)
            && file.uid() != owner.uid()
        {
            let what = format!(
                "{} belongs to user {}, its folder to user {}",
                name.display(),
                file.uid(),
                owner.uid()
            );
            let remedy = "give it to the user of the server: chown";
            findings.push(Finding::bad(ABOUT, what, remedy));
        }
    }
    findings
}

#[cfg(not(unix))]
fn rights(_: &Path, _: &Path, _: &Metadata) -> Vec<Finding> {
    Vec::new()
}

/// Whether a server uses the file, and whether the last one ended cleanly.
fn use_of(path: &Path) -> Finding {
    let with_ending = |ending: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        name
    };
    let lock = File::open(with_ending(".lock"));
    if let Ok(Err(TryLockError::WouldBlock)) = lock.map(|lock| lock.try_lock_shared()) {
        return Finding::well(ABOUT, "a server uses it");
    }
    match fs::metadata(with_ending("-wal")) {
        Ok(log) if log.len() > 0 => Finding::warning(
            ABOUT,
            "no server uses it, and the last one did not end cleanly: its log file is there",
            "the next start merges it; until then keep all files of the folder together",
        ),
        _ => Finding::well(ABOUT, "no server uses it"),
    }
}

async fn structure(path: &Path) -> Result<Finding, StoreError> {
    let mut db = Sqlite::snapshot(path).await?;
    let known = Sqlite::SCHEMA;
    match Sqlite::schema(&mut *db).await? {
        schema if schema > known => {
            let what = format!("it has schema {schema}, and this program knows {known}");
            return Ok(Finding::bad(ABOUT, what, "use the newer program"));
        }
        schema if schema < known => {
            let what = format!("it has schema {schema}; this program brings it to {known}");
            let remedy = "back it up, then start the server";
            return Ok(Finding::warning(ABOUT, what, remedy));
        }
        _ => {}
    }
    let faults = Sqlite::faults(&mut *db).await?;
    Ok(match faults.as_slice() {
        [] => Finding::well(ABOUT, format_args!("schema {known}, no page is damaged")),
        faults => Finding::bad(
            ABOUT,
            format_args!("it is damaged: {}", faults.join("; ")),
            "stop the server, keep a copy of the folder, and restore the last backup",
        ),
    })
}
