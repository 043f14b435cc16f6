//! The commands on the pages, run: with small numbers, in a folder of the test, and servers on a free port.

use std::fs;
use std::io::Read;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use super::pages::{Block, blocks, repository};
use crate::server::{Address, Player, Server, table_with_bot};
use crate::{common, server};

/// How long a command may take. A busy machine is slow.
const PATIENCE: Duration = Duration::from_secs(600);

/// What is in commands that are not run here, and why they are not.
const OTHERS: [(&str, &str); 11] = [
    ("cargo test --release", "this test is a part of it"),
    ("cargo install", "it builds for minutes"),
    (
        "cargo run --release -p",
        "an example of a crate, for a quiet machine",
    ),
    ("crates/py/test", ".ci/run runs it"),
    ("export ", "a setting for the commands after it"),
    ("packaging/release", "packaging/check runs it"),
    ("pip install", "crates/py/test does"),
    ("podman", "it takes a container engine"),
    ("crates/py/examples", "crates/py/tests runs it"),
    ("sudo ", "packaging/check installs the package as root"),
    ("sudoedit ", "packaging/check edits the settings"),
];

/// A block whose commands are not run says so in its first line, and why.
const NOT_RUN: &str = "sh not-run: ";

/// What a line is for the test.
enum Line {
    /// The shell runs it.
    Run(String),
    /// It is not run, for this reason.
    Not(String),
}

/// The commands of all pages, each with its page.
fn lines() -> Vec<(PathBuf, String, Line)> {
    let mut found = Vec::new();
    for Block { page, kind, text } in blocks() {
        let shell = kind == "sh" || kind.starts_with(NOT_RUN);
        // The test of the API sends those.
        if page.ends_with("docs/api.md") {
            continue;
        }
        let joined = text.replace("\\\n", " ");
        for line in joined.lines() {
            // Beside the sessions in a terminal, blocks without a language are pictures.
            let command = match (shell, line.strip_prefix("$ ")) {
                (true, None) => line,
                (_, Some(command)) if kind.is_empty() => command,
                _ => continue,
            };
            let command = command.split(" #").next().unwrap_or_default().trim();
            if command.is_empty() || command.starts_with('#') {
                continue;
            }
            let other = OTHERS.iter().find(|(part, _)| command.contains(part));
            let own = match command.strip_prefix("cargo run --release") {
                Some(arguments) => format!("innovation{}", arguments.trim_start_matches(" --")),
                None => command.to_owned(),
            };
            let what = match (kind.strip_prefix(NOT_RUN), other) {
                (Some(why), _) => Line::Not(why.to_owned()),
                (None, Some((_, why))) => Line::Not((*why).to_owned()),
                (None, None) if own.split(' ').next() == Some("innovation") => Line::Run(own),
                (None, None) => panic!(
                    "{}: `{line}` is not a command of `innovation`: mark its block with `{NOT_RUN}` and the reason",
                    page.display()
                ),
            };
            found.push((page.clone(), command.to_owned(), what));
        }
    }
    found
}

/// The word after this one, replaced.
fn with(command: &str, before: &str, value: &str) -> String {
    let words: Vec<&str> = command.split(' ').collect();
    let mut replaced = words.clone();
    for place in 1..words.len() {
        if words[place - 1] == before {
            replaced[place] = value;
        }
    }
    replaced.join(" ")
}

/// Where commands are run: the repository's folders, a game, a store and its settings are there.
struct Place {
    folder: PathBuf,
    addr: String,
    _address: Address,
}

impl Place {
    fn new() -> Place {
        let folder = common::folder("book-commands");
        for name in ["examples", "scenarios", "docs", "crates"] {
            symlink(repository().join(name), folder.join(name)).unwrap();
        }
        fs::create_dir(folder.join("bin")).unwrap();
        let program = Path::new(env!("CARGO_BIN_EXE_innovation"));
        symlink(program, folder.join("bin/innovation")).unwrap();
        fs::write(folder.join("game.record"), common::record(usize::MAX)).unwrap();
        let address = Address::reserve();
        let place = Place {
            folder,
            addr: address.text(),
            _address: address,
        };
        let settings = fs::read_to_string(repository().join("packaging/server.toml")).unwrap();
        let settings = settings.replace("127.0.0.1:8080", &place.addr);
        fs::write(place.folder.join("server.toml"), place.local(&settings)).unwrap();
        place
    }

    /// The same with paths in the folder of the test.
    fn local(&self, text: &str) -> String {
        let folder = self.folder.to_str().unwrap();
        text.replace("/var/lib/innovation", &format!("{folder}/data"))
            .replace("/etc/innovation/", &format!("{folder}/"))
            .replace("/backup/", &format!("{folder}/"))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// A store with a table in it, if there is none.
    fn with_store(&self) {
        if !self.data().exists() {
            let server = Server::start(&self.data(), "127.0.0.1:0");
            let ann = Player::new(&server.url, "Ann");
            table_with_bot(&ann, &["bot:random"]);
            assert_eq!(server.end("-TERM"), Some(0));
        }
    }

    fn start(&self, command: &str) -> Child {
        let path = std::env::var("PATH").unwrap_or_default();
        let bin = self.folder.join("bin");
        let mut shell = Command::new("sh");
        shell
            .arg("-c")
            .arg(format!("exec {command}"))
            .current_dir(&self.folder)
            .env("PATH", format!("{}:{path}", bin.display()))
            .env("LC_ALL", "C")
            .env("XDG_DATA_HOME", self.folder.join("home"))
            .env("INNOVATION_ADDR", &self.addr)
            .env("RUST_LOG", "error")
            .stdin(Stdio::null())
            .stdout(fs::File::create(self.folder.join("out")).unwrap())
            .stderr(fs::File::create(self.folder.join("err")).unwrap());
        shell.spawn().unwrap()
    }

    /// What the last command has printed.
    fn printed(&self) -> String {
        let read = |name: &str| fs::read_to_string(self.folder.join(name)).unwrap();
        read("out") + &read("err")
    }

    fn run(&self, command: &str) {
        let command = self.local(command);
        let words: Vec<&str> = command.split(' ').collect();
        let serves = matches!(words[1..], [] | ["serve", ..]);
        if serves {
            return self.serve(&with(&command, "--addr", &self.addr));
        }
        let command = with(&command, "--games", "2");
        match words[1] {
            // With its usual budget, a strong bot thinks for seconds.
            "arena" => {
                let command = command.replace("@1000", "@10").replace("@100", "@10");
                self.finish(&format!("{command} --budget 10"));
            }
            "review" => self.finish(&format!("{command} --budget 10")),
            "backup" => {
                self.with_store();
                self.finish(&command);
            }
            // It fills an empty store.
            "restore" => {
                fs::remove_dir_all(self.data()).unwrap();
                self.finish(&command);
            }
            "doctor" => {
                self.with_store();
                let server = Server::start(&self.data(), &self.addr);
                self.finish(&command);
                assert_eq!(server.end("-TERM"), Some(0));
            }
            _ => self.finish(&command),
        }
    }

    /// Runs a command that ends by itself, and well.
    fn finish(&self, command: &str) {
        let mut child = self.start(command);
        let status = self.wait(&mut child, command);
        assert!(status.success(), "{command}: {status}\n{}", self.printed());
    }

    /// Starts a server, looks whether it serves, and asks it to end.
    fn serve(&self, command: &str) {
        let mut child = self.start(command);
        let began = Instant::now();
        let client = server::client();
        let ready = format!("http://{}/ready", self.addr);
        while !client
            .get(&ready)
            .send()
            .is_ok_and(|reply| reply.status().is_success())
        {
            let ended = child.try_wait().unwrap();
            let late = began.elapsed() > PATIENCE;
            assert!(
                ended.is_none() && !late,
                "{command}: {ended:?}\n{}",
                self.printed()
            );
            thread::sleep(Duration::from_millis(20));
        }
        let mut url = String::new();
        let mut out = fs::File::open(self.folder.join("out")).unwrap();
        out.read_to_string(&mut url).unwrap();
        let id = child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-TERM", &id])
                .status()
                .unwrap()
                .success()
        );
        let status = self.wait(&mut child, command);
        assert!(status.success(), "{command}: {status}\n{}", self.printed());
        assert!(
            url.starts_with("http"),
            "{command} prints its address: {url:?}"
        );
    }

    fn wait(&self, child: &mut Child, command: &str) -> ExitStatus {
        let began = Instant::now();
        loop {
            if let Some(status) = child.try_wait().unwrap() {
                return status;
            }
            if began.elapsed() > PATIENCE {
                child.kill().unwrap();
                child.wait().unwrap();
                panic!("{command} does not end:\n{}", self.printed());
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn commands_do_what_the_pages_say() {
    let place = Place::new();
    let (mut run, mut not_run) = (0, Vec::new());
    for (page, command, line) in lines() {
        match line {
            Line::Run(own) => {
                println!("{}: {own}", page.display());
                place.run(&own);
                run += 1;
            }
            Line::Not(why) => not_run.push((command, why)),
        }
    }
    println!("{run} commands run; not run:");
    for (command, why) in &not_run {
        println!("  {command} ({why})");
    }
    assert!(run >= 14, "{run}");
    // Of our own commands, those that take PostgreSQL or a trained network.
    let own = not_run
        .iter()
        .filter(|(command, _)| command.starts_with("innovation"));
    assert!(own.count() <= 6, "{not_run:?}");
}
