//! A panic leaves the terminal as it was, with its message to be read. In a real terminal, under tmux.
//!
//! Where there is no tmux this says so and passes, unless `INNOVATION_REQUIRE_TMUX` is set.

use std::env;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

#[test]
fn a_panic_gives_the_terminal_back() {
    if Command::new("tmux").arg("-V").output().is_err() {
        let wanted = env::var_os("INNOVATION_REQUIRE_TMUX").is_some();
        assert!(!wanted, "tmux is not installed");
        eprintln!("skipped: tmux is not installed");
        return;
    }
    let socket = format!("innovation-panic-{}", std::process::id());
    let tmux = |arguments: &[&str]| {
        let mut tmux = Command::new("tmux");
        tmux.args(["-L", &socket]).args(arguments);
        String::from_utf8(tmux.output().unwrap().stdout).unwrap()
    };
    // Examples are built beside the tests.
    let tests = env::current_exe().unwrap();
    let example = tests
        .parent()
        .unwrap()
        .with_file_name("examples")
        .join("panic");
    assert!(example.exists(), "{}", example.display());
    let command = format!("{}; echo code:$?; exec sh", example.display());
    tmux(&[
        "-f",
        "/dev/null",
        "new-session",
        "-d",
        "-x",
        "80",
        "-y",
        "24",
        &command,
    ]);
    let wait_for = |words: &str| {
        let begun = Instant::now();
        loop {
            let screen = tmux(&["capture-pane", "-p"]);
            if screen.contains(words) {
                return screen;
            }
            assert!(
                begun.elapsed() < Duration::from_secs(120),
                "no {words:?} on\n{screen}"
            );
            thread::sleep(Duration::from_millis(30));
        }
    };
    wait_for("the whole screen");
    let screen = wait_for("code:101");
    assert!(screen.contains("this is meant to happen"), "{screen}");
    assert!(!screen.contains("the whole screen"), "{screen}");
    let state = tmux(&[
        "display-message",
        "-p",
        "#{alternate_on} #{mouse_any_flag} #{cursor_flag}",
    ]);
    tmux(&[
        "send-keys",
        "stty -a | tr ' ;' '\\n' | grep -cxE 'echo|icanon'; echo modes",
        "Enter",
    ]);
    let screen = wait_for("\nmodes");
    tmux(&["kill-server"]);
    assert_eq!(state.trim(), "0 0 1");
    assert!(screen.contains("\n2\nmodes"), "{screen}");
}
