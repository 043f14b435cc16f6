//! What is said beside the table: in a lesson, a puzzle, or by the coach.

use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line as Row, Span};

use crate::draw::canvas::{Canvas, line_of};
use crate::draw::model::TableModel;
use crate::draw::pen::Pen;
use crate::game::exercise::Note;

/// Draws the note at the top of an area, in at most so many rows. Gives back what is left of the area.
pub fn draw(canvas: &mut Canvas, area: Rect, model: &TableModel, most: u16) -> Rect {
    let Some(note) = &model.note else {
        return area;
    };
    let rows = rows(canvas.pen, note, area.width.into());
    let height = u16::try_from(rows.len() + 1).unwrap_or(u16::MAX).min(most);
    let [above, below] =
        Layout::vertical([Constraint::Length(height), Constraint::Min(0)]).areas(area);
    let heading = Span::styled(note.titles.join(" · "), canvas.pen.theme.strong());
    canvas.rule(line_of(above, 0), vec![heading]);
    let body = Rect {
        y: above.y + 1,
        height: above.height.saturating_sub(1),
        ..above
    };
    canvas.rows(body, &rows);
    below
}

/// The words of a note, the task in a color of its own.
pub fn rows(pen: Pen, note: &Note, columns: usize) -> Vec<Row<'static>> {
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
