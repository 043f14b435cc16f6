//! The table: supply, achievements, boards, hand, the question, and what has happened.

use ratatui_core::layout::{Constraint, Layout, Rect};

use super::{board, hand, log, note, question, supply};
use crate::draw::canvas::Canvas;
use crate::draw::model::{Prompt, TableModel};

/// The smallest terminal that the table fits into: columns and rows.
pub const SMALLEST: (u16, u16) = (80, 24);

/// How many rows a question has to have before boards get more than they need.
const ENOUGH: u16 = 10;

/// What is shown below the boards.
pub enum Foot<'a> {
    /// A question.
    Asked(&'a Prompt),
    /// What is waited for.
    Statement(question::Statement),
}

/// How many rows a question gets before covered cards have rows of their own.
const PLENTY: u16 = 18;

/// How many rows each of so many boards, one below the other, has.
fn board_height(area: Rect, supply: u16, boards: u16, model: &TableModel) -> u16 {
    let left = |board: u16| {
        let others = supply + hand::HEIGHT + boards * board;
        area.height.checked_sub(others)
    };
    if left(board::HIGH).is_none_or(|left| left < ENOUGH) {
        return board::LOW;
    }
    let wanted = board::HIGH..=board::highest(model);
    let fits = |&board: &u16| left(board).is_some_and(|left| left >= PLENTY);
    wanted.rev().find(fits).unwrap_or(board::HIGH)
}

/// Draws the table.
pub fn draw(canvas: &mut Canvas, area: Rect, model: &TableModel, foot: &Foot) {
    let seats = model.seats();
    // A wide screen has two boards side by side.
    let abreast = if area.width >= 160 && seats.len() > 2 {
        2
    } else {
        1
    };
    let ranks = seats.len().div_ceil(abreast) as u16;
    let supply = supply::height(canvas.pen, area.width);
    let board = board_height(area, supply, ranks, model);
    let hands = if board == board::LOW && ranks > 2 {
        1
    } else {
        hand::HEIGHT
    };
    let [top, boards, own, below] = Layout::vertical([
        Constraint::Length(supply),
        Constraint::Length(ranks * board),
        Constraint::Length(hands),
        Constraint::Min(0),
    ])
    .areas(area);
    let highlighted = match foot {
        Foot::Asked(prompt) => prompt.card(),
        Foot::Statement(_) => None,
    };
    supply::draw(canvas, top, model);
    let wide = boards.width / abreast as u16;
    let columns = board::columns(canvas.pen, model, &seats, wide);
    for (place, (&seat, columns)) in seats.iter().zip(columns).enumerate() {
        let (across, down) = (place % abreast, place / abreast);
        let area = Rect {
            x: boards.x + across as u16 * wide,
            y: boards.y + down as u16 * board,
            width: wide,
            height: board,
        };
        board::draw(canvas, area, model, seat, columns, highlighted);
    }
    hand::draw(canvas, own, model, highlighted);
    draw_below(canvas, below, model, foot);
}

/// The question on the left; beside it what the highlighted option would do, and what has happened.
fn draw_below(canvas: &mut Canvas, area: Rect, model: &TableModel, foot: &Foot) {
    let gap = 1;
    if area.width >= 120 {
        let third = (area.width - 2 * gap) / 3;
        let [left, _, middle, _, right] = Layout::horizontal([
            Constraint::Length(third),
            Constraint::Length(gap),
            Constraint::Fill(1),
            Constraint::Length(gap),
            Constraint::Length(third),
        ])
        .areas(area);
        question::draw(canvas, left, foot);
        question::draw_detail(canvas, middle, model, foot);
        let right = note::draw(canvas, right, model, right.height);
        log::draw_end(canvas, right, model);
        return;
    }
    let [left, _, right] = Layout::horizontal([
        Constraint::Percentage(45),
        Constraint::Length(gap),
        Constraint::Fill(1),
    ])
    .areas(area);
    question::draw(canvas, left, foot);
    let right = note::draw(canvas, right, model, right.height.saturating_sub(3));
    let wanted = question::detail_height(canvas.pen, right.width, model, foot);
    let least = (right.height / 3).clamp(3, 5);
    let detail = wanted.min(right.height.saturating_sub(least));
    let [detail, log] =
        Layout::vertical([Constraint::Length(detail), Constraint::Min(0)]).areas(right);
    if detail.height > 1 {
        question::draw_detail(canvas, detail, model, foot);
    }
    log::draw_end(canvas, log, model);
}
