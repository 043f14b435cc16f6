//! `innovation replay`: what happened in a recorded game.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::ensure;
use clap::Args;
use innovation_engine::{Event, Game, Record, ReplayError, Seat, Settings};
use innovation_table::Player;
use innovation_text::{Command, Entry, Level, Log, Reader, TerminalText, Text};

use crate::options::input;
use crate::options::lang::{self, Lang};
use crate::print::output;
use crate::print::told::{NotThere, told};

/// Print what happened in a recorded game.
///
/// Each answer of the record is followed by its events. If a record is damaged or breaks the rules, it is shown up to there,
/// and the exit code is 1.
#[derive(Args)]
pub struct Options {
    /// Game record; - for standard input
    file: PathBuf,
    /// Show the game as this seat saw it, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: Option<u8>,
    #[command(flatten)]
    lang: Lang,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let words = options.lang.text();
    let (name, bytes) = input::read(&options.file, words)?;
    // Bytes that are not UTF-8 are damage like any other: the line that has them is refused.
    let text = String::from_utf8_lossy(&bytes);
    let (record, mut damage) = match text.parse::<Record>() {
        Ok(record) => (Some(record), None),
        Err(error) => (record_before(&text, error.line), Some(told(&error, words))),
    };
    if let Some(record) = record {
        let seat = seat_at(record.settings(), options.seat)?;
        let mut lines = String::new();
        let names = Player::names_in(&record, words);
        let reader = Reader::new(seat, names);
        match walk(&record, words, &reader, &mut lines) {
            Ok(game) if damage.is_none() => lines += &standing(&game, words, &reader),
            Ok(_) => {}
            // The question and its options may be hidden from this seat.
            Err(error) if seat.is_some() => {
                let ReplayError { line, number, .. } = error;
                damage = Some(told(&NotThere::Replay { line, number }, words));
            }
            Err(error) => damage = Some(told(&error, words)),
        }
        out.write_all(lines.as_bytes())?;
    }
    Ok(match damage {
        None => ExitCode::SUCCESS,
        Some(damage) => {
            out.flush()?;
            output::complain(format_args!("{} {damage}", words.with_colon(&name)));
            ExitCode::FAILURE
        }
    })
}

/// The part before an unreadable line, if that part is a record by itself.
fn record_before(text: &str, line: usize) -> Option<Record> {
    let lines: Vec<&str> = text.lines().take(line.checked_sub(1)?).collect();
    lines.join("\n").parse().ok()
}

/// The seat of this number, counted from 1, where one is asked for.
pub fn seat_at(settings: Settings, number: Option<u8>) -> anyhow::Result<Option<Seat>> {
    let Some(number) = number else {
        return Ok(None);
    };
    let seat = settings.seats().nth(usize::from(number) - 1);
    let (number, players) = (number.into(), settings.players().into());
    let text = Text::of(lang::of_program());
    ensure!(
        seat.is_some(),
        text.terminal(&TerminalText::NoSeat(number, players))
    );
    Ok(seat)
}

/// Prints the game up to the first illegal answer, as one seat saw it or with all cards open.
fn walk(
    record: &Record,
    text: &'static Text,
    reader: &Reader,
    lines: &mut String,
) -> Result<Game, ReplayError> {
    let settings = record.settings();
    *lines += &format!("{}\n", text.command(&Command::Table(settings)));
    let open = reader.seat.is_none();
    // The seed reveals every card.
    if open {
        *lines += &format!("{}\n", text.command(&Command::Seed(record.seed())));
    }
    *lines += &format!("{}\n", text.set_up());
    let mut log = Log::new(text, settings, reader.clone());
    let game = Game::new(settings, record.seed());
    write_events(game.opening(), reader.seat, &mut log, lines);

    record.walk(|game| {
        let Some(ply) = game.history().last() else {
            return;
        };
        // The index and the number of options are shown only with all cards open. For one seat the events are
        // enough: that another player was asked may reveal what they hold.
        if open {
            *lines += &format!("> {}\n", ply.answer());
        }
        write_events(&ply.events, reader.seat, &mut log, lines);
    })
}

fn write_events(events: &[Event], seat: Option<Seat>, log: &mut Log, lines: &mut String) {
    for event in events {
        let entry = match seat {
            Some(seat) => log.read(&event.as_seen_by(seat)),
            None => log.read(event),
        };
        if let Some(entry) = entry {
            *lines += &indented(&entry);
        }
    }
}

/// An entry of the log as a line, indented by what it is part of.
pub fn indented(entry: &Entry) -> String {
    let indent = match entry.level {
        Level::Turn => "",
        Level::Action => "  ",
        Level::Effect => "    ",
        Level::Event => "      ",
    };
    format!("{indent}{}\n", entry.line)
}

/// The open question of an unfinished game. Within an action it is shown only to the asked player.
fn standing(game: &Game, text: &Text, reader: &Reader) -> String {
    let Some(question) = game.question() else {
        return String::new();
    };
    let asked = question.seat;
    let other = reader.seat.is_some_and(|seat| seat != asked);
    if other && question.source.is_some() {
        return format!("{}\n", text.command(&Command::GoesOn));
    }
    let mut lines = format!("{}\n", text.is_asked(asked, reader));
    let view = game.view(asked);
    if let Some(asked) = view.and_then(|view| text.question(&view, &reader.names)) {
        let sentences = asked.why.iter().chain([&asked.what]);
        lines.extend(sentences.map(|sentence| format!("  {sentence}\n")));
    }
    lines
}
