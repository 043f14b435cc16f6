//! What has happened.

use innovation_text::{Entry, Level, Word};
use ratatui_core::layout::Rect;
use ratatui_core::text::{Line as Row, Span};

use crate::draw::canvas::{Canvas, line_of};
use crate::draw::model::TableModel;
use crate::draw::pen::Pen;

/// The rows of the log from an entry on, no more than these. What has not been read before has a mark beside it.
pub fn rows(
    pen: Pen,
    model: &TableModel,
    from: usize,
    columns: usize,
    most: usize,
) -> Vec<Row<'static>> {
    let told = model.log.iter().skip(from);
    told.flat_map(|told| entry_rows(pen, &told.entry, told.answers > model.read, columns))
        .take(most)
        .collect()
}

/// The entry from which on the end of the log fills so many rows.
pub fn last_leaf(pen: Pen, model: &TableModel, columns: usize, height: usize) -> usize {
    let mut taken = 0;
    let before = model.log.iter().rposition(|told| {
        taken += entry_rows(pen, &told.entry, false, columns).len();
        taken > height
    });
    before.map_or(0, |before| before + 1)
}

fn entry_rows(pen: Pen, entry: &Entry, fresh: bool, columns: usize) -> Vec<Row<'static>> {
    let theme = pen.theme;
    let indent = match entry.level {
        Level::Turn => 0,
        Level::Action => 1,
        Level::Effect => 2,
        Level::Event => 3,
    };
    let mut rows = pen.wrap(&entry.line, columns.saturating_sub(2 + indent), 2);
    for row in &mut rows {
        let (mark, style) = if fresh {
            (if theme.ascii { "|" } else { "▎" }, theme.accent())
        } else {
            (" ", theme.faint())
        };
        row.spans.insert(0, Span::raw(" ".repeat(indent)));
        row.spans.insert(0, Span::styled(mark, style));
        if !fresh {
            row.style = theme.faint();
        } else if entry.level == Level::Turn {
            row.style = theme.strong();
        }
    }
    rows
}

/// The end of the log under its heading.
pub fn draw_end(canvas: &mut Canvas, area: Rect, model: &TableModel) {
    let pen = canvas.pen;
    let heading = Span::styled(pen.text.word(Word::Log), pen.theme.faint());
    canvas.rule(line_of(area, 0), vec![heading]);
    let body = Rect {
        y: area.y + 1,
        height: area.height.saturating_sub(1),
        ..area
    };
    // No entry takes less than a row.
    let from = model.log.len().saturating_sub(body.height.into());
    let rows = rows(pen, model, from, body.width.into(), usize::MAX);
    let from = rows.len().saturating_sub(body.height.into());
    canvas.rows(body, &rows[from..]);
}
