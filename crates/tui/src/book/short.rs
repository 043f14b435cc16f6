//! The rules in short.

use innovation_engine::Splay;
use innovation_text::{ShortItem, ShortPart, short_rules};
use ratatui_core::text::{Line as Row, Span};

use crate::draw::pen::Pen;

/// From this many columns on there are two of them side by side.
const TWO_COLUMNS: usize = 100;

/// All rows.
pub fn rows(pen: Pen, columns: usize) -> Vec<Row<'static>> {
    let parts = short_rules(pen.text);
    if columns < TWO_COLUMNS {
        return column(pen, &parts, columns);
    }
    let gap = 3;
    let width = (columns - gap) / 2;
    let whole = column(pen, &parts, width).len();
    // The parts that fit into the first half, and the rest beside them.
    let first =
        (1..=parts.len()).find(|&count| 2 * column(pen, &parts[..count], width).len() >= whole);
    let (left, right) = parts.split_at(first.unwrap_or(parts.len()));
    let (left, right) = (column(pen, left, width), column(pen, right, width));
    let height = left.len().max(right.len());
    let beside = |place: usize| {
        let mut row = left.get(place).cloned().unwrap_or_default();
        let missing = (width + gap).saturating_sub(row.width());
        row.spans.push(Span::raw(" ".repeat(missing)));
        row.spans
            .extend(right.get(place).cloned().unwrap_or_default().spans);
        row
    };
    (0..height).map(beside).collect()
}

/// Parts one below the other.
fn column(pen: Pen, parts: &[ShortPart], columns: usize) -> Vec<Row<'static>> {
    let mut rows = Vec::new();
    for (place, part) in parts.iter().enumerate() {
        if place > 0 {
            rows.push(Row::default());
        }
        let title = Span::styled(part.title.clone(), pen.theme.strong());
        rows.extend(pen.wrap_row(Row::from(title), columns));
        for item in &part.items {
            rows.extend(item_rows(pen, item, columns));
        }
    }
    rows
}

fn item_rows(pen: Pen, item: &ShortItem, columns: usize) -> Vec<Row<'static>> {
    let mut row = Row::default();
    if let Some(splay) = item.splay {
        row.spans
            .push(Span::styled(picture(pen, splay), pen.theme.accent()));
    }
    if let Some(term) = &item.term {
        row.spans.push(Span::styled(
            format!("{} ", pen.text.with_colon(term)),
            pen.theme.accent(),
        ));
    }
    row.spans.extend(pen.row(&item.line).spans);
    let mut rows = pen.wrap_row(row, columns.saturating_sub(2));
    for (place, row) in rows.iter_mut().enumerate() {
        let before = if place == 0 { pen.theme.dot() } else { " " };
        let before = Span::styled(format!("{before} "), pen.theme.faint());
        row.spans.insert(0, before);
    }
    rows
}

/// The places of a covered card that a splay shows: top left, then the three at the bottom.
fn picture(pen: Pen, splay: Splay) -> String {
    let (shown, hidden) = if pen.theme.ascii {
        ('#', '.')
    } else {
        ('■', '·')
    };
    let [top, bottom @ ..] = splay
        .shows()
        .map(|shows| if shows { shown } else { hidden });
    let bottom: String = bottom.iter().collect();
    format!("[{top} {bottom}] ")
}
