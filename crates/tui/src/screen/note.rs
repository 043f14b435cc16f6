//! What is said beside the table: in a lesson, a puzzle, or by the coach.

use ratatui_core::layout::{Constraint, Layout, Rect};
use ratatui_core::text::{Line as Row, Span};

use crate::draw::canvas::{Canvas, line_of};
use crate::draw::model::TableModel;
use crate::draw::pen::Pen;
use crate::game::exercise::ExerciseNote;

/// Draws the note at the top of an area, in at most so many rows. Gives back what is left of the area.
pub fn draw(canvas: &mut Canvas, area: Rect, model: &TableModel, most: u16) -> Rect {
    let Some(note) = &model.note else {
        return area;
    };
    let rows = rows(canvas.pen, note, area.width.into());
    let height = u16::try_from(rows.len() + 1).unwrap_or(u16::MAX).min(most);
    let [above, below] =
        Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(area);
    let heading = heading(canvas.pen, &note.titles, area.width.into());
    canvas.rule(line_of(above, 0), vec![heading]);
    let body = Rect {
        y: above.y + 1,
        height: above.height.saturating_sub(1),
        ..above
    };
    canvas.rows(body, &rows);
    below
}

/// As many of the titles as fit between the ends of a rule, from the first on. None of them is cut, but the first.
fn heading(pen: Pen, titles: &[String], columns: usize) -> Span<'static> {
    const ENDS: usize = 4;
    let of = |titles: &[String]| Span::styled(titles.join(" · "), pen.theme.strong());
    let fits = |heading: &Span| heading.width() + ENDS <= columns;
    let mut headings = (1..=titles.len()).rev().map(|many| of(&titles[..many]));
    headings
        .find(fits)
        .unwrap_or_else(|| of(&titles[..titles.len().min(1)]))
}

/// The words of a note, the task in a color of its own.
pub fn rows(pen: Pen, note: &ExerciseNote, columns: usize) -> Vec<Row<'static>> {
    let mut rows = Vec::new();
    for line in &note.lines {
        rows.extend(pen.wrap(line, columns, 0));
    }
    for line in &note.task {
        let task = pen.wrap(line, columns, 0).into_iter();
        rows.extend(task.map(|row| row.style(pen.theme.accent())));
    }
    rows
}
