//! Bots that are other programs.

use std::fmt;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::str::FromStr;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use innovation_engine::{Decision, Outcome, View};
use innovation_nearest::quoted;

use crate::Budget;
use crate::protocol::{BotAnswer, BotQuestion, GameOver, Wants};

/// The maximum length of an answer in bytes.
const LONGEST_LINE: u64 = 1 << 16;
/// How long a program may take to exit after its input is closed or its output has ended.
const GRACE: Duration = Duration::from_secs(3);

/// The command line of a bot: `cmd:PROGRAM ARGS…`, or `cmd:NAME=PROGRAM ARGS…`, with the quotes of a shell.
///
/// ```
/// use innovation_bots::CommandLine;
/// let command: CommandLine = "cmd:python3 'my bot.py' --fast".parse()?;
/// assert_eq!(command.to_string(), "cmd:python3 'my bot.py' --fast");
/// let command: CommandLine = "cmd:Ann=python3 ann.py".parse()?;
/// assert_eq!(command.name(), "Ann");
/// # Ok::<(), innovation_bots::CommandLineError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandLine {
    text: String,
    name: Option<String>,
    program: String,
    arguments: Vec<String>,
}

impl CommandLine {
    /// The prefix that distinguishes it from the name of a built-in bot.
    pub const PREFIX: &str = "cmd:";

    /// Its name, or without one the whole command line.
    pub fn name(&self) -> &str {
        self.name.as_deref().unwrap_or(&self.text)
    }
}

/// Why a text is not a command line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "`{0}` is not a command line: `cmd:python3 bot.py` and `cmd:NAME=python3 bot.py` are, and quotes come in pairs"
)]
pub struct CommandLineError(String);

impl FromStr for CommandLine {
    type Err = CommandLineError;

    fn from_str(text: &str) -> Result<CommandLine, CommandLineError> {
        let words = text
            .strip_prefix(CommandLine::PREFIX)
            .and_then(shlex::split);
        let mut words = words.into_iter().flatten();
        let first = words.next().unwrap_or_default();
        // A path may have an equals sign too.
        let (name, program) = match first.split_once('=') {
            Some((name, program)) if !name.contains('/') => (Some(name), program),
            _ => (None, first.as_str()),
        };
        if program.is_empty() || name == Some("") {
            return Err(CommandLineError(text.to_string()));
        }
        Ok(CommandLine {
            text: text.to_string(),
            name: name.map(str::to_string),
            program: program.to_string(),
            arguments: words.collect(),
        })
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Why an external bot failed. The message reads well after the name of the bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ExternalError {
    /// The program does not exist or cannot be run.
    #[error("could not be started: {0}")]
    Start(String),
    /// It exited in the middle of the game.
    #[error("ended in the middle of the game, with {status}{}", last_words(.stderr))]
    Crashed {
        /// How it ended.
        status: ExitStatus,
        /// The last line that it wrote to its standard error.
        stderr: Option<String>,
    },
    /// It did not answer in time.
    #[error("did not answer within {} s", .0.as_secs_f64())]
    Stalled(Duration),
    /// It is still running, but has closed its output.
    #[error("closed its output")]
    Closed,
    /// Its answer cannot be parsed.
    #[error(
        "answered `{line}`, which is not an answer ({problem}): {{\"answer\":0}} takes the first option"
    )]
    Nonsense {
        /// The line, as a message quotes it.
        line: String,
        /// Why it is not an answer.
        problem: String,
    },
    /// It wrote a line before it was asked anything.
    #[error("wrote `{0}` without being asked: there is one line for each question")]
    Unasked(String),
    /// The index is out of range.
    #[error("took option {answer}: there are {count}, counted from 0")]
    NoSuchOption {
        /// The answer.
        answer: usize,
        /// How many options there are.
        count: usize,
    },
    /// It reported an error itself.
    #[error("gave up: {0}")]
    GaveUp(String),
}

fn last_words(stderr: &Option<String>) -> String {
    stderr
        .as_ref()
        .map_or(String::new(), |line| format!(": {line}"))
}

/// A bot that is another program. It plays one seat of one game; a program that wants more games plays them one
/// after the other. Dropping it closes the program's input, and kills the program if it does not exit.
///
/// Asking never takes longer than the time limit, plus a short grace period if the program has to be killed.
pub struct External {
    child: Child,
    killed: bool,
    limit: Duration,
    /// The number of the current game.
    game: Option<u64>,
    /// What it has asked for.
    wants: Wants,
    /// Channel to the writing thread: the program may not be reading.
    questions: Option<Sender<String>>,
    /// Channel from the reading thread: the program may not be writing.
    lines: Receiver<OutputLine>,
    /// The last line of its standard error, once that is closed.
    stderr: Option<JoinHandle<Option<String>>>,
}

/// A line of a program's output.
enum OutputLine {
    Whole(String),
    /// The beginning of a line without an end.
    Endless(String),
}

impl External {
    /// Starts the program. `limit` is the time for each answer; the first one includes the start.
    pub fn start(command: &CommandLine, limit: Duration) -> Result<External, ExternalError> {
        start(command, limit).map_err(|error| ExternalError::Start(error.to_string()))
    }

    /// Begins a game of this number, which goes into its questions.
    pub fn begin(&mut self, game: u64) {
        self.game = Some(game);
    }

    /// Ends a game, and tells the program so if it wants more games. Returns whether it does. A program that does not
    /// must not be asked again.
    pub fn end(&mut self, outcome: Option<Outcome>) -> bool {
        if !self.wants.games || self.killed {
            return false;
        }
        self.send(&GameOver::new(self.game, outcome).to_line());
        true
    }

    /// Sends a line. A program that has closed its input may still answer, so an error is ignored here.
    fn send(&self, line: &str) {
        if let Some(questions) = &self.questions {
            let _ = questions.send(format!("{line}\n"));
        }
    }

    /// The index of the option that the program chooses. After an error the program has been killed and must
    /// not be asked again.
    ///
    /// The decision is the one of the view.
    pub fn choose(
        &mut self,
        view: &View,
        decision: &Decision,
        budget: Option<Budget>,
    ) -> Result<usize, ExternalError> {
        let chosen = self.ask(view, decision, budget);
        if chosen.is_err() {
            self.kill();
        }
        chosen
    }

    fn ask(
        &mut self,
        view: &View,
        decision: &Decision,
        budget: Option<Budget>,
    ) -> Result<usize, ExternalError> {
        match self.lines.try_recv() {
            Ok(OutputLine::Whole(line) | OutputLine::Endless(line)) => {
                return Err(ExternalError::Unasked(quoted(&line)));
            }
            Err(TryRecvError::Disconnected) => return Err(self.gone()),
            Err(TryRecvError::Empty) => {}
        }
        let question = BotQuestion {
            game: self.game,
            budget,
            time_limit: Some(self.limit.as_secs_f64()),
            previews: self.wants.previews.then(|| view.previews()),
            ..BotQuestion::new(view, decision)
        };
        self.send(&question.to_line());
        match self.lines.recv_timeout(self.limit) {
            Ok(OutputLine::Whole(line)) => {
                let (answer, wants) = chosen(&line, decision.options.len())?;
                self.wants = self.wants.or(wants);
                Ok(answer)
            }
            Ok(OutputLine::Endless(line)) => Err(ExternalError::Nonsense {
                line: quoted(&line),
                problem: format!("longer than {LONGEST_LINE} bytes"),
            }),
            Err(RecvTimeoutError::Timeout) => Err(ExternalError::Stalled(self.limit)),
            Err(RecvTimeoutError::Disconnected) => Err(self.gone()),
        }
    }

    /// Why the output has ended.
    fn gone(&mut self) -> ExternalError {
        if !wait_until(|| process::has_ended(&mut self.child)) {
            return ExternalError::Closed;
        }
        let Some(status) = self.kill() else {
            return ExternalError::Closed;
        };
        let stderr = self.stderr.take();
        let stderr = stderr.filter(|reader| wait_until(|| reader.is_finished()));
        ExternalError::Crashed {
            status,
            stderr: stderr.and_then(|reader| reader.join().ok()).flatten(),
        }
    }

    /// Ends the program and its child processes. Returns its exit status.
    fn kill(&mut self) -> Option<ExitStatus> {
        if !self.killed {
            process::kill(&mut self.child);
            self.killed = true;
        }
        self.child.wait().ok()
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // The end of its input.
        self.questions = None;
        if !self.killed {
            wait_until(|| process::has_ended(&mut self.child));
            self.kill();
        }
    }
}

fn start(command: &CommandLine, limit: Duration) -> io::Result<External> {
    let mut child = process::in_a_group(
        Command::new(&command.program)
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped()),
    )
    .spawn()?;
    let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let (questions, to_write) = mpsc::channel::<String>();
    // The protocol allows only one line at a time.
    let (read, lines) = mpsc::sync_channel(1);
    let mut external = External {
        child,
        killed: false,
        limit,
        game: None,
        wants: Wants::default(),
        questions: Some(questions),
        lines,
        stderr: None,
    };
    // Each thread ends when its pipe is closed.
    if let (Some(mut stdin), Some(stdout), Some(stderr)) = (stdin, stdout, stderr) {
        let thread = || thread::Builder::new().name(command.program.clone());
        thread().spawn(move || {
            for line in to_write {
                if stdin
                    .write_all(line.as_bytes())
                    .and_then(|()| stdin.flush())
                    .is_err()
                {
                    return;
                }
            }
        })?;
        thread().spawn(move || pass_on(stdout, &read))?;
        external.stderr = Some(thread().spawn(move || last_line(stderr))?);
    }
    Ok(external)
}

/// Sends the output line by line, until its end or a line without an end.
fn pass_on(output: impl Read, lines: &SyncSender<OutputLine>) {
    let mut output = BufReader::new(output);
    while let Some(bytes) = next_line(&mut output) {
        let text = String::from_utf8_lossy(&bytes).trim_end().to_string();
        // An unfinished line at the end of the output is not an answer.
        let line = match bytes.last() {
            Some(b'\n') => OutputLine::Whole(text),
            _ if bytes.len() as u64 == LONGEST_LINE => OutputLine::Endless(text),
            _ => return,
        };
        let go_on = matches!(line, OutputLine::Whole(_));
        if lines.send(line).is_err() || !go_on {
            return;
        }
    }
}

/// The last line that is not empty, as a message quotes it.
fn last_line(output: impl Read) -> Option<String> {
    let mut output = BufReader::new(output);
    let mut last = None;
    while let Some(bytes) = next_line(&mut output) {
        let line = String::from_utf8_lossy(&bytes);
        if !line.trim().is_empty() {
            last = Some(quoted(line.trim()));
        }
    }
    last
}

/// The next line with its line end, up to the maximum length.
fn next_line(output: &mut impl BufRead) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    match output.take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(bytes),
    }
}

fn chosen(line: &str, count: usize) -> Result<(usize, Wants), ExternalError> {
    match BotAnswer::from_line(line) {
        Ok(BotAnswer::Option { answer, wants, .. }) if answer < count => Ok((answer, wants)),
        Ok(BotAnswer::Option { answer, .. }) => Err(ExternalError::NoSuchOption { answer, count }),
        Ok(BotAnswer::Error { error }) => Err(ExternalError::GaveUp(quoted(&error))),
        Err(error) => Err(ExternalError::Nonsense {
            line: quoted(line),
            problem: error.to_string().replace(char::is_control, " "),
        }),
    }
}

/// Waits up to the grace period for a condition. Returns whether it holds.
fn wait_until(mut holds: impl FnMut() -> bool) -> bool {
    let start = Instant::now();
    loop {
        if holds() {
            return true;
        }
        if start.elapsed() >= GRACE {
            return false;
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// A program may start others. It gets its own process group, and the whole group is killed.
#[cfg(unix)]
mod process {
    use std::os::unix::process::CommandExt;
    use std::process::{Child, Command};

    use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

    pub fn in_a_group(command: &mut Command) -> &mut Command {
        command.process_group(0)
    }

    /// Whether the program has exited. It is not reaped yet, so its process id cannot be reused.
    pub fn has_ended(child: &mut Child) -> bool {
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        let ended = waitid(WaitId::Pid(Pid::from_child(child)), options);
        !matches!(ended, Ok(None))
    }

    pub fn kill(child: &mut Child) {
        // Fails only if the group is already empty.
        let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    }
}

/// Only the program itself is killed.
#[cfg(not(unix))]
mod process {
    use std::process::{Child, Command};

    pub fn in_a_group(command: &mut Command) -> &mut Command {
        command
    }

    pub fn has_ended(child: &mut Child) -> bool {
        !matches!(child.try_wait(), Ok(None))
    }

    pub fn kill(child: &mut Child) {
        // Fails only if it has already exited.
        let _ = child.kill();
    }
}
