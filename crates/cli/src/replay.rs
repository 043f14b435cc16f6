//! `innovation replay`: what happened in a recorded game.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::ensure;
use clap::Args;
use innovation_engine::{Event, Game, Record, ReplayError, Seat, Settings, What};

use crate::{events, input, output};

/// Print what happened in a recorded game.
///
/// Every answer of the record is followed by the events that it led to. A record that is damaged, or does
/// not follow the rules, is shown up to there; the exit code is then 1.
#[derive(Args)]
pub struct Options {
    /// The record; - for standard input
    file: PathBuf,
    /// Show the game as this seat saw it, counted from 1
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    seat: Option<u8>,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let (name, bytes) = input::read(&options.file)?;
    // Bytes that are no text are damage like any other: the line that has them will not do.
    let text = String::from_utf8_lossy(&bytes);
    let (record, mut damage) = match text.parse::<Record>() {
        Ok(record) => (Some(record), None),
        Err(error) => (record_before(&text, error.line), Some(error.to_string())),
    };
    if let Some(record) = record {
        let seat = seat_at(record.settings(), options.seat)?;
        let mut lines = String::new();
        match walk(&record, seat, &mut lines) {
            Ok(game) if damage.is_none() => lines += &format!("{}\n", standing(&game, seat)),
            Ok(_) => {}
            // What was asked, and with which options, may be another seat's to know.
            Err(error) if seat.is_some() => {
                let ReplayError { line, number, .. } = error;
                damage = Some(format!("line {line}, answer {number} cannot be taken"));
            }
            Err(error) => damage = Some(error.to_string()),
        }
        out.write_all(lines.as_bytes())?;
    }
    Ok(match damage {
        None => ExitCode::SUCCESS,
        Some(damage) => {
            out.flush()?;
            output::complain(format_args!("{name}: {damage}"));
            ExitCode::FAILURE
        }
    })
}

/// What stands before a line that cannot be read, where that is a record in itself.
fn record_before(text: &str, line: usize) -> Option<Record> {
    let lines: Vec<&str> = text.lines().take(line.checked_sub(1)?).collect();
    lines.join("\n").parse().ok()
}

fn seat_at(settings: Settings, number: Option<u8>) -> anyhow::Result<Option<Seat>> {
    let Some(number) = number else {
        return Ok(None);
    };
    let seat = settings.seats().nth(usize::from(number) - 1);
    ensure!(
        seat.is_some(),
        "there is no seat {number}: the game is for {} players",
        settings.players()
    );
    Ok(seat)
}

/// Writes the game down as far as the record is legal, as one seat saw it or with all cards open.
fn walk(record: &Record, seat: Option<Seat>, lines: &mut String) -> Result<Game, ReplayError> {
    let settings = record.settings();
    *lines += &format!(
        "{} players, {} edition",
        settings.players(),
        settings.edition.word()
    );
    if settings.is_teams() {
        *lines += ", teams";
    }
    // The seed tells where all cards are.
    if seat.is_none() {
        *lines += &format!(", seed {}", record.seed());
    }
    *lines += "\n";
    write_events(&Game::new(settings, record.seed()).opening(), seat, lines);

    record.walk(|answer, choice, events| {
        if seat.is_none() {
            *lines += &format!("{answer}\n");
        } else if seat == Some(answer.seat) || is_action(events) {
            // Which of how many options it was, only a reader who sees all cards may know.
            *lines += &format!("{} {choice}\n", answer.seat);
        }
        // That others were asked at all may tell what they hold: the events say what could be seen.
        write_events(events, seat, lines);
    })
}

fn is_action(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event.what, What::Action { .. }))
}

fn write_events(events: &[Event], seat: Option<Seat>, lines: &mut String) {
    for event in events {
        // The answer says so already.
        if matches!(event.what, What::Action { .. }) {
            continue;
        }
        let line = match seat {
            Some(seat) => events::line(&event.as_seen_by(seat)),
            None => events::line(event),
        };
        *lines += &format!("  {line}\n");
    }
}

/// How the game stands: who won, or who is asked for what. In the middle of an action that is for the asked
/// player to know.
fn standing(game: &Game, seat: Option<Seat>) -> String {
    if let Some(outcome) = game.outcome() {
        return events::outcome(outcome);
    }
    match game.question() {
        Some(question)
            if question.source.is_some() && seat.is_some_and(|seat| seat != question.seat) =>
        {
            "the action goes on".to_string()
        }
        Some(question) => format!(
            "seat {} {}",
            question.seat,
            events::asked(question.purpose, question.source)
        ),
        None => "nobody is asked anything".to_string(),
    }
}
