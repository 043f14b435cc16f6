//! What hides the table between two people.

use innovation_text::{Caption, TerminalText};
use ratatui_core::layout::Rect;
use ratatui_core::text::Line as Row;

use crate::draw::canvas::{Canvas, line_of};

/// Draws the curtain: who is next, and nothing else.
pub fn draw(canvas: &mut Canvas, area: Rect, next: &str) {
    let pen = canvas.pen;
    let columns = usize::from(area.width).saturating_sub(4);
    let who = pen.text.terminal(&TerminalText::Curtain(next));
    let mut rows = pen.wrap_words(&who, pen.theme.accent(), columns);
    rows.push(Row::default());
    let how = pen.text.caption(Caption::CurtainHow);
    rows.extend(pen.wrap_words(&how, ratatui_core::style::Style::new(), columns));
    let first = usize::from(area.height).saturating_sub(rows.len()) / 2;
    for (place, row) in rows.into_iter().enumerate() {
        let indent = (usize::from(area.width).saturating_sub(row.width()) / 2) as u16;
        let line = line_of(area, first + place);
        let line = Rect {
            x: line.x + indent,
            width: line.width.saturating_sub(indent),
            ..line
        };
        canvas.row(line, &row);
    }
}
