//! The rules, section by section.

use innovation_text::Section;
use ratatui_core::text::Line as Row;

use crate::draw::pen::Pen;

/// The titles of all sections.
pub fn list(pen: Pen, columns: usize) -> Vec<Row<'static>> {
    let title = |&section: &Section| Row::raw(pen.fit(&pen.text.section_title(section), columns));
    Section::ALL.iter().map(title).collect()
}

/// A section.
pub fn section(pen: Pen, section: Section, columns: usize) -> Vec<Row<'static>> {
    let text = pen.text;
    let chapter = text.chapter_title(section.chapter());
    let mut rows = vec![
        Row::styled(chapter, pen.theme.faint()),
        Row::styled(text.section_title(section), pen.theme.strong()),
    ];
    for paragraph in text.section(section) {
        rows.push(Row::default());
        rows.extend(pen.wrap(&paragraph, columns, 0));
    }
    rows
}
