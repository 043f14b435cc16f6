//! What happens when the disk fails: nothing that was acknowledged is lost, and it heals.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::super::sql::{Engine, SqlStore};
use super::super::{Store, StoreError};
use super::Sqlite;
use crate::access::ids::VisitorId;

/// A small file system in memory. It needs the rights to mount one.
struct Disk(tempfile::TempDir);

impl Disk {
    fn mount(size: &str) -> Option<Disk> {
        let folder = tempfile::tempdir().unwrap();
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs"])
            .arg(folder.path())
            .status();
        match mount {
            Ok(status) if status.success() => Some(Disk(folder)),
            _ => {
                eprintln!("skipped: no file system can be mounted here");
                None
            }
        }
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("tables.db")
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let unmounted = Command::new("umount").arg("-l").arg(self.0.path()).status();
        assert!(unmounted.is_ok_and(|status| status.success()));
    }
}

/// Gives visitors names until one is refused, or there are enough of them. The names tell them apart.
async fn write(store: &SqlStore, many: usize, kept: &mut Vec<VisitorId>) -> Result<(), StoreError> {
    for _ in 0..many {
        let visitor = VisitorId::random();
        store.set_name(&visitor, &"x".repeat(2000)).await?;
        kept.push(visitor);
    }
    Ok(())
}

async fn lost(path: &Path, kept: &[VisitorId]) -> usize {
    let store = Sqlite::open(path).await.unwrap();
    let mut lost = 0;
    for visitor in kept {
        lost += usize::from(store.visitor(visitor).await.unwrap().is_none());
    }
    store.close().await;
    lost
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_heals() {
    let Some(disk) = Disk::mount("3m") else {
        return;
    };
    let store = Sqlite::open(&disk.path()).await.unwrap();
    let mut kept = Vec::new();
    let full = write(&store, 10_000, &mut kept).await;
    assert!(matches!(full, Err(StoreError::Unwritten(_))), "{full:?}");
    let before = kept.len();
    // Several more are refused, one batch each: this is where acknowledged changes used to be lost.
    for _ in 0..20 {
        match write(&store, 1, &mut kept).await {
            Ok(()) | Err(StoreError::Unwritten(_)) => {}
            error => panic!("{error:?}"),
        }
    }
    assert!(before > 0);
    let grown = Command::new("mount")
        .args(["-o", "remount,size=30m"])
        .arg(disk.0.path())
        .status();
    assert!(grown.unwrap().success());
    store.check().await.expect("it heals by itself");
    write(&store, 200, &mut kept).await.expect("play goes on");
    // As after a kill: the file is copied while the server runs.
    let copy = tempfile::tempdir().unwrap();
    for ending in ["", "-wal"] {
        let name = format!("tables.db{ending}");
        let from = disk.0.path().join(&name);
        std::fs::copy(from, copy.path().join(name)).unwrap();
    }
    assert_eq!(lost(&copy.path().join("tables.db"), &kept).await, 0);
    store.close().await;
    assert_eq!(lost(&disk.path(), &kept).await, 0);
}

#[tokio::test]
async fn a_read_only_disk_refuses_and_heals() {
    let Some(disk) = Disk::mount("10m") else {
        return;
    };
    let store = Sqlite::open(&disk.path()).await.unwrap();
    let mut kept = Vec::new();
    write(&store, 5, &mut kept).await.unwrap();
    let remount = |option: &str| {
        let status = Command::new("mount")
            .args(["-o", &format!("remount,{option}")])
            .arg(disk.0.path())
            .status();
        status.is_ok_and(|status| status.success())
    };
    // On some kernels a file that is open for writing keeps the disk from becoming read-only. Then this fault cannot
    // happen.
    if !remount("ro") {
        eprintln!("skipped: the disk cannot become read-only while it is in use");
        return;
    }
    assert!(store.check().await.is_err());
    assert!(write(&store, 1, &mut kept).await.is_err());
    assert!(remount("rw"));
    store.check().await.expect("it heals by itself");
    write(&store, 5, &mut kept).await.unwrap();
    store.close().await;
    assert_eq!(lost(&disk.path(), &kept).await, 0);
}

#[tokio::test]
async fn a_deleted_folder_refuses_and_heals() {
    let folder = tempfile::tempdir().unwrap();
    let (here, away) = (folder.path().join("here"), folder.path().join("away"));
    std::fs::create_dir(&here).unwrap();
    let store = Sqlite::open(&here.join("tables.db")).await.unwrap();
    let mut kept = Vec::new();
    write(&store, 5, &mut kept).await.unwrap();
    std::fs::rename(&here, &away).unwrap();
    assert!(
        store.check().await.is_err(),
        "written into a file that nobody finds"
    );
    // It was written into the file that was moved away: whether that comes back is not known.
    let refused = write(&store, 1, &mut kept).await;
    assert!(
        matches!(
            refused,
            Err(StoreError::Uncertain(_) | StoreError::Unwritten(_))
        ),
        "{refused:?}"
    );
    std::fs::rename(&away, &here).unwrap();
    store.check().await.expect("it heals by itself");
    write(&store, 5, &mut kept).await.unwrap();
    store.close().await;
    assert_eq!(lost(&here.join("tables.db"), &kept).await, 0);
}

#[tokio::test]
async fn a_lock_of_another_program_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let store = Sqlite::open(&path).await.unwrap();
    let mut kept = Vec::new();
    write(&store, 5, &mut kept).await.unwrap();
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let refused = write(&store, 1, &mut kept).await;
    assert!(
        matches!(refused, Err(StoreError::Unwritten(_))),
        "{refused:?}"
    );
    other.execute_batch("ROLLBACK").unwrap();
    drop(other);
    store.check().await.expect("it heals by itself");
    write(&store, 5, &mut kept).await.unwrap();
    store.close().await;
    assert_eq!(lost(&path, &kept).await, 0);
}

#[tokio::test]
async fn a_change_that_panics_does_not_end_the_writer() {
    let folder = tempfile::tempdir().unwrap();
    let engine = Sqlite::open_here(&folder.path().join("tables.db")).unwrap();
    let panics = engine.change(Box::new(|_| Box::pin(async { panic!("a mistake") })));
    let result = panics.await;
    assert!(
        matches!(result, Err(StoreError::Unwritten(_))),
        "{result:?}"
    );
    engine.check().await.expect("the next change is made");
}

#[tokio::test]
async fn after_a_clean_end_everything_is_in_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("tables.db"))
        .await
        .unwrap();
    let mut kept = Vec::new();
    write(&store, 50, &mut kept).await.unwrap();
    store.close().await;
    assert!(!folder.path().join("tables.db-wal").exists());
    let copy = folder.path().join("copy.db");
    std::fs::copy(folder.path().join("tables.db"), &copy).unwrap();
    assert_eq!(lost(&copy, &kept).await, 0);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_can_read_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.db");
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    std::fs::write(&path, "").unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = Sqlite::open(&path).await.unwrap();
    store.check().await.unwrap();
    for ending in ["", "-wal", "-shm", ".lock"] {
        let file = folder.path().join(format!("tables.db{ending}"));
        assert_eq!(mode(&file), 0o600, "{file:?}");
    }
    store.close().await;
}
