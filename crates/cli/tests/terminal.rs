//! The whole screen in a real terminal, under tmux: keys are sent, and the screen is read.
//!
//! Where there is no tmux these tests say so and pass, unless `INNOVATION_REQUIRE_TMUX` is set.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::folder;

/// As long as anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

const SHELL: &str = "env PS1='$ ' LC_ALL=C.UTF-8 sh";

/// A terminal with a shell in it.
struct Terminal {
    socket: String,
    folder: PathBuf,
}

impl Terminal {
    /// `None` where there is no tmux, and none is asked for.
    fn open(test: &str, columns: u16, rows: u16) -> Option<Terminal> {
        if Command::new("tmux").arg("-V").output().is_err() {
            let wanted = env::var_os("INNOVATION_REQUIRE_TMUX").is_some();
            assert!(!wanted, "tmux is not installed");
            eprintln!("skipped: tmux is not installed");
            return None;
        }
        let folder = folder(&format!("terminal-{test}"));
        let socket = format!("innovation-{test}-{}", std::process::id());
        let terminal = Terminal { socket, folder };
        let size = [("-x", columns), ("-y", rows)]
            .map(|(flag, size)| [flag.to_string(), size.to_string()]);
        let size = size.concat();
        let size: Vec<&str> = size.iter().map(String::as_str).collect();
        let mut arguments = vec!["-f", "/dev/null", "new-session", "-d"];
        arguments.extend(size);
        arguments.push(SHELL);
        let begun = terminal.tmux(&arguments);
        assert!(begun.status.success(), "{begun:?}");
        terminal.wait_for("$");
        Some(terminal)
    }

    fn tmux(&self, arguments: &[&str]) -> Output {
        let mut tmux = Command::new("tmux");
        tmux.args(["-L", &self.socket]).args(arguments);
        tmux.output().unwrap()
    }

    /// Types words and presses Enter.
    fn type_in(&self, words: &str) {
        self.tmux(&["send-keys", "-l", words]);
        self.press(&["Enter"]);
    }

    fn press(&self, keys: &[&str]) {
        let mut arguments = vec!["send-keys"];
        arguments.extend(keys);
        self.tmux(&arguments);
    }

    fn screen(&self) -> String {
        let shown = self.tmux(&["capture-pane", "-p"]).stdout;
        String::from_utf8(shown).unwrap()
    }

    /// The screen, once these words are on it.
    fn wait_for(&self, words: &str) -> String {
        self.wait_until(words, |screen| screen.contains(words))
    }

    fn wait_until(&self, what: &str, is: impl Fn(&str) -> bool) -> String {
        let mut last = String::new();
        self.poll(what, |screen| {
            // Seen twice: otherwise it may be half drawn.
            let is_whole = is(screen) && screen == last;
            last = screen.to_string();
            is_whole
        })
    }

    /// The first screen of which this is so. It may be half drawn.
    fn poll(&self, what: &str, mut is: impl FnMut(&str) -> bool) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if is(&screen) {
                return screen;
            }
            assert!(begun.elapsed() < PATIENCE, "no {what:?} on\n{screen}");
            thread::sleep(Duration::from_millis(30));
        }
    }

    /// Waits until these words have been printed, even if they have left the screen since.
    fn wait_for_printed(&self, words: &str) {
        self.poll(words, |_| {
            let printed = self.tmux(&["capture-pane", "-p", "-S", "-"]).stdout;
            String::from_utf8(printed).unwrap().contains(words)
        });
    }

    /// Runs the program with its own saved games.
    fn run(&self, arguments: &str) {
        let program = env!("CARGO_BIN_EXE_innovation");
        let data = self.folder.display();
        self.type_in(&format!("XDG_DATA_HOME={data} {program} {arguments}"));
    }

    /// The only saved game. A last line that is just being written is left out.
    fn saved(&self) -> String {
        let games = self.folder.join("innovation/games");
        let mut files = fs::read_dir(games).unwrap();
        let mut game = fs::read_to_string(files.next().unwrap().unwrap().path()).unwrap();
        game.truncate(game.rfind('\n').map_or(0, |end| end + 1));
        game
    }

    /// The process that plays, by its number.
    fn process(&self) -> String {
        let shell = self.tmux(&["display-message", "-p", "#{pane_pid}"]).stdout;
        let shell = String::from_utf8(shell).unwrap().trim().to_string();
        let children = format!("/proc/{shell}/task/{shell}/children");
        fs::read_to_string(children).unwrap().trim().to_string()
    }

    /// Whether the terminal is as a shell needs it: what is typed is shown, and lines are edited.
    fn assert_restored(&self) {
        self.wait_until("a prompt", |screen| screen.trim_end().ends_with('$'));
        self.type_in("clear; stty -a | tr ' ;' '\\n' | grep -xE '.?(echo|icanon)'; echo done:$?");
        let screen = self.wait_for("done:0");
        let modes: Vec<&str> = screen
            .lines()
            .filter(|line| line.contains("echo") || line.contains("icanon"))
            .collect();
        assert!(
            modes.contains(&"icanon") && modes.contains(&"echo"),
            "{screen}"
        );
        let shown = |format: &str| {
            let shown = self.tmux(&["display-message", "-p", format]).stdout;
            String::from_utf8(shown).unwrap().trim().to_string()
        };
        assert_eq!(
            shown("#{alternate_on} #{mouse_any_flag} #{cursor_flag}"),
            "0 0 1"
        );
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}

#[test]
fn a_new_player_plays_after_three_times_enter() {
    let Some(terminal) = Terminal::open("three-times-enter", 80, 24) else {
        return;
    };
    terminal.run("play --lang en --seed 4");
    terminal.wait_for("Who plays?");
    terminal.press(&["Enter"]);
    terminal.wait_for("How good are the bots?");
    terminal.press(&["Enter"]);
    terminal.wait_for("Which edition?");
    terminal.press(&["Enter"]);
    terminal.wait_until("the first question, and what it is about", |screen| {
        let parts = ["Choose your first card to meld", "Supply", "Enter Choose"];
        parts.iter().all(|part| screen.contains(part))
    });
    terminal.press(&["2", "Enter"]);
    terminal.wait_for("Choose an action");
    terminal.press(&["d", "r", "Enter"]);
    terminal.wait_until("the answer in the file", |_| {
        terminal.saved().contains("1 0 draw")
    });
    // The window gets larger, and then too small.
    terminal.tmux(&["resize-window", "-x", "120", "-y", "40"]);
    terminal.wait_until("a wide screen", |screen| screen.contains("F5 Log"));
    terminal.tmux(&["resize-window", "-x", "60", "-y", "20"]);
    terminal.wait_for("80 columns and 24 rows");
    terminal.tmux(&["resize-window", "-x", "80", "-y", "24"]);
    terminal.wait_for("Supply");
    terminal.press(&["?"]);
    terminal.wait_for("This is the table");
    terminal.press(&["Escape"]);
    terminal.wait_for("Supply");
    terminal.press(&["C-c"]);
    terminal.wait_for("The game is saved. To continue: innovation play --resume");
    terminal.assert_restored();
}

#[test]
fn a_whole_game() {
    let Some(terminal) = Terminal::open("whole-game", 80, 24) else {
        return;
    };
    terminal.run("play --lang en --seed 4 --players me,bot:easy");
    terminal.wait_for("Choose your first card to meld");
    // To draw is always the first action: soon nothing is left.
    let over = || -> bool {
        let record: innovation_engine::Record = terminal.saved().parse().unwrap();
        record.replay().unwrap().outcome().is_some()
    };
    let begun = Instant::now();
    while !over() {
        assert!(begun.elapsed() < Duration::from_secs(600));
        terminal.press(&["Home", "Enter"]);
        thread::sleep(Duration::from_millis(20));
    }
    // A key too many has left the table already. The shell gets all that were pressed since, and prints its prompt
    // for each.
    terminal.press(&["Enter"]);
    terminal.wait_for_printed("To play again: innovation play");
    terminal.assert_restored();
}

#[test]
fn a_killed_game_goes_on_at_the_same_question() {
    let Some(terminal) = Terminal::open("killed", 80, 24) else {
        return;
    };
    terminal.run("play --lang en --seed 4 --players me,bot:normal");
    terminal.wait_for("Choose your first card to meld");
    terminal.press(&["Enter"]);
    terminal.wait_for("Choose an action");
    terminal.press(&["Home", "Enter"]);
    // The last row is drawn last.
    let before = terminal.wait_until("the next turn", |screen| {
        let last = screen.trim_end().lines().last().unwrap_or_default();
        screen.contains("Choose an action. You have 2 left.") && last.contains("Enter Choose")
    });
    let saved = terminal.saved();
    let killed = Command::new("kill")
        .args(["-9", &terminal.process()])
        .status();
    assert!(killed.unwrap().success());
    // A process that was killed by SIGKILL cannot restore the terminal: the test goes on in a new window.
    terminal.tmux(&["respawn-pane", "-k", SHELL]);
    terminal.wait_until("a prompt", |screen| screen.trim_end() == "$");
    terminal.run("play --lang en --resume");
    // The last row says that the game is continued.
    let is_same = |screen: &str| screen.lines().take(23).eq(before.lines().take(23));
    terminal.wait_until(&format!("table as it was:\n{before}"), is_same);
    assert_eq!(terminal.saved(), saved);
}

#[test]
fn signals_give_the_terminal_back() {
    for signal in ["TERM", "INT", "HUP"] {
        let name = format!("signal-{signal}").to_lowercase();
        let Some(terminal) = Terminal::open(&name, 80, 24) else {
            return;
        };
        terminal.run("play --lang en --seed 4 --players me,bot:easy; echo code:$?");
        terminal.wait_for("Choose your first card to meld");
        let signal = format!("-{signal}");
        let sent = Command::new("kill")
            .args([&signal, &terminal.process()])
            .status();
        assert!(sent.unwrap().success());
        let screen = terminal.wait_for("code:130");
        assert!(screen.contains("The game is saved."), "{screen}");
        terminal.assert_restored();
    }
}

#[test]
fn a_record_is_watched() {
    let Some(terminal) = Terminal::open("watch", 100, 30) else {
        return;
    };
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/two-players.record");
    terminal.run(&format!("watch {} --lang en", golden.display()));
    terminal.wait_for("Answer 0 of");
    terminal.press(&["Right", "Right"]);
    terminal.wait_until("the second answer, all cards face up", |screen| {
        screen.contains("Answer 2 of") && screen.contains("All cards face up")
    });
    terminal.press(&["Left", "e"]);
    terminal.wait_for("Answer 1 of");
    terminal.wait_for("Player 1’s view");
    terminal.press(&["End"]);
    terminal.wait_for("Victory by");
    terminal.press(&["q"]);
    terminal.assert_restored();
}

#[test]
fn bots_are_watched_as_they_play() {
    let Some(terminal) = Terminal::open("live", 100, 30) else {
        return;
    };
    terminal.run("watch --players bot:easy,bot:random --lang en --seed 2");
    // It goes on while it is looked at: hardly any screen is seen twice.
    terminal.poll("playing", |screen| screen.contains("playing"));
    terminal.press(&["+", "+", "+"]);
    terminal.poll("some steps", |screen| {
        let step = screen.lines().find_map(|line| line.strip_prefix("Answer "));
        let at = step.and_then(|step| step.split(' ').next()?.parse::<u32>().ok());
        at.is_some_and(|at| at > 5)
    });
    terminal.press(&["p"]);
    terminal.wait_for("paused");
    terminal.press(&["q"]);
    terminal.assert_restored();
}
