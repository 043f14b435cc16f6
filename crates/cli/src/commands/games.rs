//! `innovation games`: the games that were saved in the terminal.

use std::io::Write;
use std::process::ExitCode;
use std::time::UNIX_EPOCH;

use clap::Args;
use innovation_table::Player;
use innovation_text::{Caption, Reader, TerminalText, Text, iso_date};
use innovation_tui::{SavedGame, SavedState};

use crate::options::lang::Lang;

/// List the games saved in the terminal, newest first.
///
/// Each line has the time (UTC) of the last answer, the players, the progress, and the file. `innovation play --resume FILE`
/// continues a game, `innovation watch FILE` steps through it.
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
        let minutes = played
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default()
            .as_secs()
            / 60;
        let (hour, minute) = (minutes / 60 % 24, minutes % 60);
        let date = iso_date(minutes / (24 * 60));
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
    let players = text.with_colon(&players.join(", "));
    let state = match game.outcome {
        Some(outcome) => text
            .outcome(outcome, &Reader::new(None, names.clone()))
            .to_string(),
        None => text.terminal(&TerminalText::Unfinished(game.record.answers().len())),
    };
    format!("{players} {state}")
}
