//! Bots that are other programs, well behaved and not. None of them may hold a game up, or outlive it.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use innovation_bots::{Budget, CommandLine, External, ExternalError};
use innovation_engine::{Decision, Game, Settings, View};

/// A limit that a cooperative program meets even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// A limit for programs that do not answer.
const SHORT: Duration = Duration::from_millis(300);
/// Longer than a busy machine takes, and shorter than a program that stalls.
const MUCH_LONGER: Duration = Duration::from_secs(300);

fn shell(script: &str) -> CommandLine {
    let script = shlex::try_quote(script).unwrap().into_owned();
    format!("cmd:sh -c {script}").parse().unwrap()
}

fn asked() -> (View, Decision) {
    let game = Game::new(Settings::new(2).unwrap(), 42);
    let decision = game.decision().unwrap();
    (game.view(decision.seat).unwrap(), decision)
}

/// Asks a shell script once. The time limit holds.
fn ask(script: &str, limit: Duration) -> Result<usize, ExternalError> {
    let start = Instant::now();
    let (view, decision) = asked();
    let mut bot = External::start(&shell(script), limit).unwrap();
    let answer = bot.choose(&view, &decision, None);
    drop(bot);
    assert!(
        start.elapsed() < limit + MUCH_LONGER,
        "{:?}",
        start.elapsed()
    );
    answer
}

fn fault(script: &str, limit: Duration) -> String {
    let fault = ask(script, limit).expect_err("it does not answer");
    fault.to_string()
}

#[test]
fn a_program_is_asked_and_answers() {
    assert_eq!(ask(r#"read q; echo '{"answer":1}'"#, PATIENCE), Ok(1));
    let talkative = r#"read q; echo '{"answer":0,"say":"hm","mood":7}'; cat > /dev/null"#;
    assert_eq!(ask(talkative, PATIENCE), Ok(0));
}

#[test]
fn the_question_has_the_budget_and_the_time_limit() {
    let (view, decision) = asked();
    let script = r#"read q; case "$q" in *'"budget":"250"'*'"time_limit":60.0'*) echo '{"answer":1}';; esac"#;
    let mut bot = External::start(&shell(script), PATIENCE).unwrap();
    let budget = Some(Budget::Iterations(250));
    assert_eq!(bot.choose(&view, &decision, budget), Ok(1));
}

#[test]
fn a_program_that_is_not_there() {
    let command = "cmd:/nowhere/at/all --fast".parse().unwrap();
    let fault = External::start(&command, PATIENCE).err().unwrap();
    assert_eq!(
        fault.to_string(),
        "could not be started: No such file or directory (os error 2)"
    );
}

#[test]
fn a_program_that_crashes() {
    assert_eq!(
        fault(
            "echo first >&2; echo 'no idea what to do' >&2; echo >&2; exit 3",
            PATIENCE
        ),
        "ended in the middle of the game, with exit status: 3: no idea what to do"
    );
    assert_eq!(
        fault("read q; kill -9 $$", PATIENCE),
        "ended in the middle of the game, with signal: 9 (SIGKILL)"
    );
    assert_eq!(
        fault("exit 0", PATIENCE),
        "ended in the middle of the game, with exit status: 0"
    );
    // An unfinished line at the end is not an answer.
    assert_eq!(
        fault(r#"read q; printf '{"answer":0}'"#, PATIENCE),
        "ended in the middle of the game, with exit status: 0"
    );
}

#[test]
fn a_program_that_crashes_later() {
    let (view, decision) = asked();
    let script = r#"read q; echo '{"answer":1}'; read q; echo 'enough' >&2; exit 1"#;
    let mut bot = External::start(&shell(script), PATIENCE).unwrap();
    assert_eq!(bot.choose(&view, &decision, None), Ok(1));
    let fault = bot.choose(&view, &decision, None).unwrap_err().to_string();
    assert_eq!(
        fault,
        "ended in the middle of the game, with exit status: 1: enough"
    );
    // After an error, it stays ended.
    assert!(matches!(
        bot.choose(&view, &decision, None),
        Err(ExternalError::Crashed { .. })
    ));
}

#[test]
fn a_program_that_stalls() {
    let stalled = "did not answer within 0.3 s";
    assert_eq!(fault("sleep 1000", SHORT), stalled);
    // Half a line.
    assert_eq!(
        fault(r#"read q; printf '{"answer":'; sleep 1000"#, SHORT),
        stalled
    );
    // It ignores all signals that can be ignored.
    assert_eq!(
        fault("trap '' TERM INT HUP; while :; do sleep 1; done", SHORT),
        stalled
    );
    // It reads, and writes nothing.
    assert_eq!(fault("cat > /dev/null", SHORT), stalled);
}

#[test]
fn a_program_that_does_not_read() {
    // Far more than fits into a pipe; the answers come on time.
    let (view, decision) = asked();
    let script = r#"while sleep 0.01; do echo '{"answer":0}'; done"#;
    let mut bot = External::start(&shell(script), PATIENCE).unwrap();
    let start = Instant::now();
    let mut last = Ok(0);
    for _ in 0..100 {
        last = bot.choose(&view, &decision, None);
        if last.is_err() {
            break;
        }
    }
    drop(bot);
    assert!(start.elapsed() < MUCH_LONGER);
    // Sooner or later it is a line too early.
    assert!(
        matches!(last, Ok(0) | Err(ExternalError::Unasked(_))),
        "{last:?}"
    );
    assert_eq!(
        fault("exec < /dev/null; sleep 1000", SHORT),
        "did not answer within 0.3 s"
    );
}

#[test]
fn a_program_that_closes_its_output() {
    assert_eq!(
        fault("exec > /dev/null; sleep 1000", PATIENCE),
        "closed its output"
    );
}

#[test]
fn a_program_that_floods() {
    let no_end = fault("read q; exec tr '\\0' x < /dev/zero", PATIENCE);
    let line = "x".repeat(80);
    assert_eq!(
        no_end,
        format!(
            "answered `{line}…`, which is not an answer (longer than 65536 bytes): \
             {{\"answer\":0}} takes the first option"
        )
    );
    // Lines without end, before any question.
    let (view, decision) = asked();
    let mut bot = External::start(&shell("yes"), PATIENCE).unwrap();
    thread::sleep(Duration::from_millis(200));
    let fault = bot.choose(&view, &decision, None).unwrap_err();
    assert!(
        matches!(
            fault,
            ExternalError::Unasked(_) | ExternalError::Nonsense { .. }
        ),
        "{fault}"
    );
    // The same to its standard error, which is read at the same time.
    assert_eq!(
        ask(r#"yes >&2 & read q; echo '{"answer":1}'"#, PATIENCE),
        Ok(1)
    );
}

#[test]
fn a_program_that_answers_nonsense() {
    assert_eq!(
        fault("read q; echo hello", PATIENCE),
        "answered `hello`, which is not an answer (expected value at line 1 column 1): \
         {\"answer\":0} takes the first option"
    );
    assert_eq!(
        fault(r#"read q; echo '{"choice":1}'"#, PATIENCE),
        "answered `{\"choice\":1}`, which is not an answer (missing field `answer`): \
         {\"answer\":0} takes the first option"
    );
    assert_eq!(
        fault(r#"read q; echo '{"answer":2}'"#, PATIENCE),
        "took option 2: there are 2, counted from 0"
    );
    assert_eq!(
        fault(
            r#"read q; echo '{"error":"I do not know this card"}'"#,
            PATIENCE
        ),
        "gave up: I do not know this card"
    );
    // Control characters in its output are escaped.
    for said in [
        r"read q; printf '\033]52;c;eA==\007\n'",
        r#"read q; echo '{"error":"\u001b]52;c;eA==\u0007"}'"#,
        r"read q; printf '\033]52;c;eA==\007\n' >&2; exit 3",
    ] {
        let fault = fault(said, PATIENCE);
        assert!(fault.contains(r"\u{1b}]52;c;eA==\u{7}"), "{fault}");
        assert!(!fault.contains(char::is_control), "{fault}");
    }
    let bytes = fault(r"read q; printf '\377\376\n'", PATIENCE);
    assert!(bytes.starts_with("answered `"), "{bytes}");
}

/// The size of the file that is written to for as long as a program lives.
fn size(heartbeat: &Path) -> u64 {
    std::fs::metadata(heartbeat).map_or(0, |file| file.len())
}

/// Waits until this is so.
fn until(what: &str, is: impl Fn() -> bool) {
    let start = Instant::now();
    while !is() {
        assert!(start.elapsed() < PATIENCE, "{what}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn nothing_is_left_behind() {
    let heartbeat = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("heartbeat");
    let _ = std::fs::remove_file(&heartbeat);
    // A child of the program that ignores its input and all polite signals.
    let script = format!(
        "(trap '' TERM INT HUP; while :; do echo >> {}; sleep 0.02; done) & read q; \
         echo '{{\"answer\":0}}'; wait",
        shlex::try_quote(heartbeat.to_str().unwrap()).unwrap()
    );
    let (view, decision) = asked();
    let mut bot = External::start(&shell(&script), PATIENCE).unwrap();
    assert_eq!(bot.choose(&view, &decision, None), Ok(0));
    until("the child writes", || size(&heartbeat) > 0);
    let before = size(&heartbeat);
    until("the child goes on", || size(&heartbeat) > before);
    drop(bot);
    // A write that was under way when the child was killed may still come, but no second one.
    until("the child has ended", || {
        let before = size(&heartbeat);
        thread::sleep(Duration::from_millis(500));
        size(&heartbeat) == before
    });
}

#[test]
fn a_program_may_end_in_peace() {
    let farewell = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("farewell");
    let _ = std::fs::remove_file(&farewell);
    let script = format!(
        "read q; echo '{{\"answer\":0}}'; cat > /dev/null; echo bye > {}",
        shlex::try_quote(farewell.to_str().unwrap()).unwrap()
    );
    assert_eq!(ask(&script, PATIENCE), Ok(0));
    assert_eq!(std::fs::read_to_string(&farewell).unwrap(), "bye\n");
}

#[test]
fn what_is_no_command_line_is_refused() {
    for text in ["cmd:", "cmd:  ", "cmd:python3 'bot.py", "python3 bot.py"] {
        let error = text.parse::<CommandLine>().unwrap_err().to_string();
        assert!(
            error.starts_with(&format!("`{text}` is not a command line")),
            "{error}"
        );
    }
}

#[test]
fn a_program_gets_what_it_wants() {
    let (view, decision) = asked();
    // It takes the option that the question of the second game comes with, and fails if it was not told how the
    // first game ended.
    let script = r#"
        read question; case $question in *'"previews"'*) exit 1;; esac
        echo '{"answer":0,"wants":["games","previews"]}'
        read over; case $over in *'"game":1,"over":null'*) ;; *) exit 2;; esac
        read question; case $question in *'"game":2'*'"previews":[{'*) echo '{"answer":1}';; *) exit 3;; esac
    "#;
    let mut bot = External::start(&shell(script), PATIENCE).unwrap();
    bot.begin(1);
    assert_eq!(bot.choose(&view, &decision, None), Ok(0));
    assert!(bot.end(None));
    bot.begin(2);
    assert_eq!(bot.choose(&view, &decision, None), Ok(1));
}

#[test]
fn a_program_that_wants_nothing_plays_one_game() {
    let (view, decision) = asked();
    let mut bot = External::start(&shell(r#"read q; echo '{"answer":1}'"#), PATIENCE).unwrap();
    assert_eq!(bot.choose(&view, &decision, None), Ok(1));
    assert!(!bot.end(None));
}
