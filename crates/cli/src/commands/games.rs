//! `innovation games`: the games that were saved in the terminal.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use innovation_table::Player;
use innovation_text::{Caption, Reader, TerminalText, Text};
use innovation_tui::{SavedGame, SavedState};
use time::{OffsetDateTime, UtcDateTime};

use crate::options::lang::Lang;

/// List the games saved in the terminal, the newest first.
///
/// Each has the time (UTC) of its last answer, who plays, how far it is, and its file: `innovation play --resume FILE` goes
/// on with it, `innovation watch FILE` steps through it.
#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    lang: Lang,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let text = options.lang.text();
    let games = innovation_tui::saved_games(&innovation_tui::saved_games_folder()?)?;
    if games.is_empty() {
        writeln!(out, "{}", text.caption(Caption::NoGames))?;
    }
    for SavedGame { path, played, game } in games {
        let time = UtcDateTime::from(OffsetDateTime::from(played));
        let (date, hour, minute) = (time.date(), time.hour(), time.minute());
        let state = game.map_or_else(|damage| damage, |game| describe(&game, text));
        writeln!(out, "{date} {hour:02}:{minute:02}  {state}")?;
        writeln!(out, "    {}", path.display())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Who plays, and how far they are.
fn describe(game: &SavedState, text: &Text) -> String {
    let names = Player::names_in(&game.record, text);
    let seats = game.record.settings().seats();
    let players: Vec<&str> = seats.filter_map(|seat| names.get(seat)).collect();
    let players = players.join(", ");
    let state = match game.outcome {
        Some(outcome) => text
            .outcome(outcome, &Reader::new(None, names.clone()))
            .to_string(),
        None => text.terminal(&TerminalText::Unfinished(game.record.answers().len())),
    };
    format!("{players}: {state}")
}
