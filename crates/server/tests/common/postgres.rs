//! A real PostgreSQL for a test: in a temporary folder, on a socket, by a user who is not root.
#![allow(dead_code)]

use std::io::{BufRead, BufReader};
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// The user `nobody`: PostgreSQL refuses to be run by root.
const NOBODY: u32 = 65_534;

/// Starts PostgreSQL, and stops it when the one who asked has gone, however that happened.
const SCRIPT: &str = r#"
"$1/pg_ctl" -D "$2/data" -l "$2/log" -w -o "$3" start >"$2/start" 2>&1 </dev/null
if [ $? = 0 ]; then echo ready; else cat "$2/start" "$2/log"; fi
read _
"$1/pg_ctl" -D "$2/data" -m immediate stop >/dev/null 2>&1
rm -rf "$2"
"#;

/// A PostgreSQL that ends with this value.
pub struct PostgresServer {
    bin: PathBuf,
    folder: PathBuf,
    is_root: bool,
    /// Closing it ends the server.
    stdin: Option<ChildStdin>,
    script: Child,
    databases: AtomicUsize,
}

impl PostgresServer {
    /// The server that all tests of this process share, if PostgreSQL is installed. It has to be where
    /// `INNOVATION_REQUIRE_POSTGRES` is set.
    pub fn shared() -> Option<Arc<PostgresServer>> {
        static SHARED: Mutex<Weak<PostgresServer>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(server) = shared.upgrade() {
            return Some(server);
        }
        let server = Arc::new(PostgresServer::own()?);
        *shared = Arc::downgrade(&server);
        Some(server)
    }

    /// A server for one test, which may stop it. Where none is installed, it is as with the shared one.
    pub fn own() -> Option<PostgresServer> {
        let Some(bin) = installed() else {
            let demanded = std::env::var_os("INNOVATION_REQUIRE_POSTGRES").is_some();
            assert!(!demanded, "PostgreSQL is not installed");
            eprintln!("skipped: PostgreSQL is not installed");
            return None;
        };
        // What is only a test need not survive a power failure.
        Some(PostgresServer::start(bin, "-c fsync=off"))
    }

    /// Starts a server from the programs in a folder, with settings.
    pub fn start(bin: PathBuf, settings: &str) -> PostgresServer {
        let folder = tempfile::tempdir().unwrap().keep();
        let is_root = is_root(&folder);
        if is_root {
            chown(&folder, Some(NOBODY), Some(NOBODY)).unwrap();
        }
        let mut initdb = as_user(is_root, &bin.join("initdb"));
        initdb
            .current_dir(&folder)
            .arg("-D")
            .arg(folder.join("data"));
        initdb.args(["-U", "innovation", "-A", "trust", "-E", "UTF8"]);
        let made = initdb.args(["--locale=C", "--no-sync"]).output().unwrap();
        assert!(made.status.success(), "initdb: {made:?}");
        let settings = format!(
            "-k {} -c listen_addresses= -c max_connections=400 -c log_line_prefix=%d: {settings}",
            folder.display()
        );
        let mut script = as_user(is_root, Path::new("/bin/sh"))
            .current_dir(&folder)
            .args(["-c", SCRIPT, "sh"])
            .args([&bin, &folder])
            .arg(settings)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(script.stdout.take().unwrap()).lines();
        let line = lines.next().unwrap().unwrap();
        if line != "ready" {
            let rest: Vec<String> = lines.map_while(Result::ok).take(40).collect();
            panic!("PostgreSQL does not start: {line}\n{}", rest.join("\n"));
        }
        PostgresServer {
            bin,
            is_root,
            stdin: script.stdin.take(),
            script,
            folder,
            databases: AtomicUsize::new(0),
        }
    }

    /// The socket.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// The address of a database.
    pub fn url(&self, database: &str) -> String {
        self.url_as("innovation", database)
    }

    /// The address of a database for a role.
    pub fn url_as(&self, role: &str, database: &str) -> String {
        let folder = self.folder.display();
        format!("postgres://{role}@localhost/{database}?host={folder}")
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("test{number}");
        self.psql("postgres", &format!("CREATE DATABASE {name}"));
        self.url(&name)
    }

    /// The address of a prepared database for a role of its own, which has the rights that `docs/hosting.md` names
    /// and no others.
    pub fn with_documented_rights(&self, url: &str) -> String {
        let (_, name) = url.split_once("localhost/").unwrap();
        let (name, _) = name.split_once('?').unwrap();
        let docs = include_str!("../../../../docs/hosting.md");
        let (_, rest) = docs
            .split_once("```sql role")
            .expect("the rights are documented");
        let (rights, _) = rest.split_once("```").unwrap();
        let role = format!("role_{name}");
        let rights = rights
            .replace("innovation_server", &role)
            .replace("DATABASE innovation", &format!("DATABASE {name}"))
            .replace(" PASSWORD 'secret'", "");
        self.psql(name, &rights);
        self.url_as(&role, name)
    }

    /// Runs SQL as the superuser, and gives back what it says.
    pub fn psql(&self, database: &str, sql: &str) -> String {
        let mut psql = as_user(self.is_root, &self.bin.join("psql"));
        let run = psql
            .current_dir(&self.folder)
            .arg("-h")
            .arg(&self.folder)
            .args(["-U", "innovation", "-d", database, "-v", "ON_ERROR_STOP=1"])
            .args(["-q", "-t", "-A", "-c", sql])
            .output()
            .unwrap();
        assert!(run.status.success(), "{sql}: {run:?}");
        String::from_utf8(run.stdout).unwrap()
    }

    /// From now on, new connections to a database log their statements.
    pub fn log_statements(&self, database: &str) {
        let log = format!("ALTER DATABASE {database} SET log_statement = 'all'");
        self.psql("postgres", &log);
    }

    /// Number of statements of a database that have been logged. Each is logged before it is executed.
    pub fn logged_statements(&self, database: &str) -> usize {
        let log = std::fs::read(self.folder.join("log")).unwrap();
        let log = String::from_utf8_lossy(&log);
        let words = ["execute", "statement:"].map(|word| format!("{database}:LOG:  {word}"));
        let is_statement = |line: &&str| words.iter().any(|word| line.starts_with(word));
        log.lines().filter(is_statement).count()
    }

    /// Stops and starts the server, as `mode` says: `fast`, or `immediate`, which is a crash.
    pub fn restart(&self, mode: &str) {
        let mut pg_ctl = as_user(self.is_root, &self.bin.join("pg_ctl"));
        let restarted = pg_ctl
            .current_dir(&self.folder)
            .arg("-D")
            .arg(self.folder.join("data"))
            .arg("-l")
            .arg(self.folder.join("log"))
            .args(["-w", "-m", mode, "restart"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .status()
            .unwrap();
        assert!(restarted.success(), "PostgreSQL did not come back");
    }

    /// Stops the server until [`PostgresServer::restart`].
    pub fn stop(&self) {
        let mut pg_ctl = as_user(self.is_root, &self.bin.join("pg_ctl"));
        let data = self.folder.join("data");
        let stopped = pg_ctl
            .current_dir(&self.folder)
            .arg("-D")
            .arg(data)
            .args(["-w", "-m", "fast", "stop"])
            .stdout(Stdio::null())
            .status();
        assert!(stopped.unwrap().success(), "PostgreSQL did not stop");
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        drop(self.stdin.take());
        let _ = self.script.wait();
    }
}

/// The folder of PostgreSQL's programs: the newest that Debian has installed, or that of the path.
pub fn installed() -> Option<PathBuf> {
    let debian = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let debian = debian.filter_map(|version| Some(version.ok()?.path().join("bin")));
    let mut debian: Vec<PathBuf> = debian.collect();
    debian.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = debian.into_iter().rev().chain(std::env::split_paths(&path));
    folders.into_iter().find(|folder| {
        let has = |program: &str| folder.join(program).exists();
        has("initdb") && has("postgres") && has("pg_ctl") && has("psql")
    })
}

/// Whether this process is run by root: what it makes belongs to user 0.
fn is_root(folder: &Path) -> bool {
    std::os::unix::fs::MetadataExt::uid(&std::fs::metadata(folder).unwrap()) == 0
}

/// A program, run by somebody who is not root.
fn as_user(is_root: bool, program: &Path) -> Command {
    let mut command = Command::new(program);
    // Seconds that a start or a stop may take: a minute, if nothing is said.
    command.env("PGCTLTIMEOUT", "300");
    if is_root {
        command.uid(NOBODY).gid(NOBODY);
    }
    command
}
