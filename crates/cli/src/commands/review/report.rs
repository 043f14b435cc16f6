//! A review as text.

use std::io::{self, Write};

use innovation_engine::{Game, Seat};
use innovation_review::{Reminder, Review, ReviewedDecision};
use innovation_text::{Log, Names, Reader, ReviewColumn, ReviewText, Text};
use unicode_width::UnicodeWidthStr;

/// How many turning points are shown.
const MOST_POINTS: usize = 10;

/// Luck of less than this is not a turning point.
const SWING: f64 = 0.05;

/// Prints the ledger of each seat, and what happened at the turning points.
pub fn print(
    review: &Review,
    game: &Game,
    text: &'static Text,
    names: &Names,
    all: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    use ReviewColumn::*;
    let column = |column| text.review(&ReviewText::Column(column));
    let columns = [
        Player, Start, Skill, Luck, Others, Result, ErrorRate, Decisions,
    ];
    let mut rows = vec![columns.map(column).to_vec()];
    for ledger in &review.seats {
        rows.push(vec![
            name(names, ledger.seat).to_string(),
            percent(ledger.start),
            signed(ledger.skill),
            signed(ledger.luck),
            signed(ledger.others),
            percent(ledger.result),
            format!("{:.2}%", 100.0 * ledger.error_rate),
            ledger.decisions.to_string(),
        ]);
    }
    table(&rows, out)?;
    writeln!(out)?;
    for ledger in &review.seats {
        let summary = ReviewText::Summary {
            name: name(names, ledger.seat),
            skill: &signed(ledger.skill),
            luck: &signed(ledger.luck),
            others: &signed(ledger.others),
        };
        writeln!(out, "{}", text.review(&summary))?;
    }
    let options = option_words(review, game, text, names);
    let points = turning_points(review);
    if points.is_empty() {
        writeln!(out, "\n{}", text.review(&ReviewText::NoTurningPoints))?;
    } else {
        writeln!(out, "\n{}", text.review(&ReviewText::TurningPoints))?;
    }
    for at in points {
        let one = &review.decisions[at];
        let turn = text.review(&ReviewText::Turn(one.turn));
        for line in point(one, &options[at], game, text, names) {
            writeln!(out, "  {turn} ({}): {line}", one.answer)?;
        }
    }
    if all {
        writeln!(out, "\n{}", text.review(&ReviewText::AllDecisions))?;
        print_all(review, &options, text, names, out)?;
    }
    writeln!(out, "\n{}", text.review(&ReviewText::Note))
}

fn print_all(
    review: &Review,
    options: &[Vec<String>],
    text: &Text,
    names: &Names,
    out: &mut dyn Write,
) -> io::Result<()> {
    let column = |column| text.review(&ReviewText::Column(column));
    let mut rows = vec![vec![
        String::new(),
        column(ReviewColumn::Player),
        String::new(),
        column(ReviewColumn::Chance),
        column(ReviewColumn::Loss),
        String::new(),
        column(ReviewColumn::Luck),
    ]];
    for (one, options) in review.decisions.iter().zip(options) {
        let taken = &one.options[one.taken];
        let grade = one.grade.map(|grade| ReviewText::Grade(grade.word()));
        rows.push(vec![
            one.answer.to_string(),
            name(names, one.seat).to_string(),
            options[one.taken].clone(),
            format!("{} ± {:.1}", percent(taken.value), 100.0 * taken.error),
            percent(one.loss),
            grade.map_or(String::new(), |grade| text.review(&grade)),
            signed(one.luck),
        ]);
    }
    table(&rows, out)
}

/// The decisions with the largest swings, in order.
fn turning_points(review: &Review) -> Vec<usize> {
    let swing = |at: usize| {
        let one = &review.decisions[at];
        let loss = if is_error(one) { one.loss } else { 0.0 };
        let luck = if one.luck.abs() >= SWING {
            one.luck.abs()
        } else {
            0.0
        };
        loss.max(luck)
    };
    let all = 0..review.decisions.len();
    let mut points: Vec<usize> = all.filter(|&at| swing(at) > 0.0).collect();
    points.sort_by(|&one, &other| swing(other).total_cmp(&swing(one)));
    points.truncate(MOST_POINTS);
    points.sort_unstable();
    points
}

fn is_error(one: &ReviewedDecision) -> bool {
    one.grade.is_some_and(|grade| grade.is_error())
}

/// What happened at a turning point.
fn point(
    one: &ReviewedDecision,
    options: &[String],
    game: &Game,
    text: &'static Text,
    names: &Names,
) -> Vec<String> {
    let mut lines = Vec::new();
    let name = name(names, one.seat);
    let taken = &options[one.taken];
    if let Some(grade) = one.grade.filter(|grade| grade.is_error()) {
        let value = |at: usize| one.options[at].value;
        let all = 0..options.len();
        let best = all.max_by(|&one, &other| value(one).total_cmp(&value(other)));
        let best = best.unwrap_or(one.taken);
        lines.push(text.review(&ReviewText::Error {
            grade: grade.word(),
            name,
            taken: [taken, &percent(value(one.taken))],
            best: [&options[best], &percent(value(best))],
        }));
    }
    if one.luck.abs() >= SWING {
        lines.push(text.review(&ReviewText::Luck {
            name,
            taken,
            luck: &signed(one.luck),
            good: one.luck > 0.0,
        }));
    }
    let seat = Seat::new(one.seat - 1);
    if let (Some(reminder), Some(seat)) = (&one.reminder, seat) {
        let reader = Reader::new(Some(seat), names.clone());
        let line = log_line(reminder, seat, game, text, reader);
        lines.extend(line.map(|line| text.review(&ReviewText::Reminder(&line))));
    }
    lines
}

/// The line of the log that says it, as this seat reads it.
fn log_line(
    reminder: &Reminder,
    seat: Seat,
    game: &Game,
    text: &'static Text,
    reader: Reader,
) -> Option<String> {
    let mut log = Log::new(text, game.settings(), reader);
    let mut last = None;
    let opening = game.opening().iter().map(|event| (None, event));
    let later = game.history().iter().enumerate();
    let later =
        later.flat_map(|(answer, ply)| ply.events.iter().map(move |event| (Some(answer), event)));
    let (mut answer_now, mut place) = (None, 0);
    for (answer, event) in opening.chain(later) {
        if answer != answer_now {
            (answer_now, place) = (answer, 0);
        }
        if let Some(entry) = log.read(&event.as_seen_by(seat)) {
            last = Some(entry.line.to_string());
        }
        if answer == reminder.answer && place == reminder.event {
            return last;
        }
        place += 1;
    }
    None
}

/// The options of every reviewed decision in words.
fn option_words(review: &Review, game: &Game, text: &Text, names: &Names) -> Vec<Vec<String>> {
    let mut words = Vec::new();
    let mut now = Game::new(game.settings(), game.seed());
    let mut decisions = review.decisions.iter().peekable();
    for (answer, ply) in game.history().iter().enumerate() {
        if let Some(one) = decisions.next_if(|one| one.answer == answer) {
            let asked = now.view(ply.seat);
            let asked = asked.and_then(|view| text.question(&view, names));
            words.push(match asked {
                Some(asked) => asked.options.iter().map(ToString::to_string).collect(),
                None => one
                    .options
                    .iter()
                    .map(|option| option.name.clone())
                    .collect(),
            });
        }
        // The game has taken this answer before.
        if now.answer_openly(ply.index).is_err() {
            break;
        }
    }
    words
}

/// How the player of a seat, counted from 1, is called.
pub fn name(names: &Names, seat: usize) -> &str {
    Seat::new(seat - 1)
        .and_then(|seat| names.get(seat))
        .unwrap_or_default()
}

/// Rows with columns as wide as their cells, the first of them to the left.
pub fn table(rows: &[Vec<String>], out: &mut dyn Write) -> io::Result<()> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column));
        cells.map(|cell| cell.width()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let mut line = String::new();
        for (column, (cell, width)) in row.iter().zip(&widths).enumerate() {
            let space = " ".repeat(width - cell.width());
            line += &if column == 0 {
                format!("{cell}{space}")
            } else {
                format!("  {space}{cell}")
            };
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// A chance as a percentage.
pub fn percent(chance: f64) -> String {
    format!("{:.1}%", 100.0 * chance)
}

/// A difference of chances as a percentage with its sign.
pub fn signed(difference: f64) -> String {
    let percent = 100.0 * difference;
    // No negative zero.
    let percent = if percent.abs() < 0.05 { 0.0 } else { percent };
    format!("{percent:+.1}%")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_signs() {
        assert_eq!(
            [0.123, -0.05, -0.0001].map(signed),
            ["+12.3%", "-5.0%", "+0.0%"]
        );
        assert_eq!(percent(0.5), "50.0%");
    }
}
