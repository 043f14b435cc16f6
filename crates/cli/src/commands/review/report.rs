//! A review as text.

use std::io::{self, Write};

use innovation_review::{Review, Story};
use innovation_text::{ReviewColumn, ReviewText, Text};
use unicode_width::UnicodeWidthStr;

/// Prints the ledger of each seat, and what happened at the turning points.
pub fn print(
    review: &Review,
    story: &Story,
    text: &Text,
    all: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    use ReviewColumn::*;
    let column = |column| text.review(&ReviewText::Column(column));
    let columns = [
        Player, Start, Skill, Luck, Others, Result, Adjusted, ErrorRate, Decisions,
    ];
    let mut rows = vec![columns.map(column).to_vec()];
    for ledger in &review.seats {
        rows.push(vec![
            story.name(ledger.seat).to_string(),
            text.percent(ledger.start, 1),
            text.signed_percent(ledger.skill, 1),
            text.signed_percent(ledger.luck, 1),
            text.signed_percent(ledger.others, 1),
            text.percent(ledger.result, 1),
            text.percent(ledger.luck_adjusted, 1),
            text.percent(ledger.error_rate, 2),
            ledger.decisions.to_string(),
        ]);
    }
    table(&rows, out)?;
    writeln!(out)?;
    for ledger in &review.seats {
        let summary = ReviewText::Summary {
            name: story.name(ledger.seat),
            skill: &text.signed_percent(ledger.skill, 1),
            luck: &text.signed_percent(ledger.luck, 1),
            others: &text.signed_percent(ledger.others, 1),
        };
        writeln!(out, "{}", text.review(&summary))?;
    }
    let turn_of = |at: usize| text.review(&ReviewText::Turn(review.decisions[at].turn));
    if let Some(at) = story.biggest_swing() {
        let swing = text.review(&ReviewText::Swing(&turn_of(at)));
        writeln!(out, "{swing} {}", story.lines(at).join(" "))?;
    }
    let points = story.turning_points();
    if points.is_empty() {
        writeln!(out, "\n{}", text.review(&ReviewText::NoTurningPoints))?;
    } else {
        writeln!(out, "\n{}", text.review(&ReviewText::TurningPoints))?;
    }
    for at in points {
        let one = &review.decisions[at];
        let turn = turn_of(at);
        for line in story.lines(at) {
            writeln!(out, "  {turn} ({}): {line}", one.answer)?;
        }
    }
    if all {
        writeln!(out, "\n{}", text.review(&ReviewText::AllDecisions))?;
        print_all(review, story, text, out)?;
    }
    writeln!(out, "\n{}", text.review(&ReviewText::Note))
}

fn print_all(review: &Review, story: &Story, text: &Text, out: &mut dyn Write) -> io::Result<()> {
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
    for (at, one) in review.decisions.iter().enumerate() {
        let taken = &one.options[one.taken];
        let grade = one.grade.map(|grade| ReviewText::Grade(grade.word()));
        rows.push(vec![
            one.answer.to_string(),
            story.name(one.seat).to_string(),
            story.options(at)[one.taken].clone(),
            format!(
                "{} ± {}",
                text.percent(taken.value, 1),
                text.number(100.0 * taken.error, 1)
            ),
            text.percent(one.loss, 1),
            grade.map_or(String::new(), |grade| text.review(&grade)),
            text.signed_percent(one.luck, 1),
        ]);
    }
    table(&rows, out)
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
