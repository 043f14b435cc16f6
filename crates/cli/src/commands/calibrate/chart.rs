//! A reliability diagram, as SVG: what was said, and what happened.

use super::{Report, Row};
use crate::print::svg::{self, escaped};

/// The size of one diagram, with its title.
const CELL: f64 = 230.0;
/// The side of the square in it.
const SIDE: f64 = 170.0;
/// How many are side by side.
const COLUMNS: usize = 3;
const MARGIN: f64 = 45.0;

/// One diagram for each kind of game. The diagonal is perfect; a mark is as large as it has chances.
pub fn draw(report: &Report) -> String {
    let columns = report.tables.len().clamp(1, COLUMNS);
    let rows = report.tables.len().div_ceil(columns);
    let width = MARGIN + CELL * columns as f64;
    let height = MARGIN + (CELL + 10.0) * rows as f64;
    let mut svg = svg::begin(width, height, MARGIN, "Win chances: said and happened");
    for (place, row) in report.tables.iter().enumerate() {
        let left = MARGIN + CELL * (place % columns) as f64;
        let top = MARGIN + 20.0 + (CELL + 10.0) * (place / columns) as f64;
        svg += &diagram(row, left, top);
    }
    svg + "</svg>\n"
}

fn diagram(row: &Row, left: f64, top: f64) -> String {
    let bottom = top + SIDE;
    let right = left + SIDE;
    let x = |chance: f64| left + SIDE * chance;
    let y = |chance: f64| bottom - SIDE * chance;
    let mut svg = format!(
        "<text x=\"{left}\" y=\"{}\">{}</text>\n<path class=\"grid\" d=\"M{left} {top}H{right}V{bottom}H{left}Z\"/>\n\
         <path class=\"even\" d=\"M{left} {bottom}L{right} {top}\"/>\n",
        top - 8.0,
        escaped(&row.title()),
    );
    for percent in [0, 50, 100] {
        let chance = f64::from(percent) / 100.0;
        svg += &format!(
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{percent}%</text>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent}%</text>\n",
            x(chance),
            bottom + 17.0,
            left - 6.0,
            y(chance) + 4.0,
        );
    }
    let count = row.all.count.max(1) as f64;
    for (class, measured) in [("p1", &row.actions), ("p2", &row.effects)] {
        let points: Vec<String> = measured
            .bins
            .iter()
            .map(|bin| format!("{:.1} {:.1}", x(bin.said), y(bin.happened)))
            .collect();
        if !points.is_empty() {
            svg += &format!(
                "<path class=\"rate {class}\" d=\"M{}\"/>\n",
                points.join("L")
            );
        }
        for bin in &measured.bins {
            let radius = 2.0 + 12.0 * (bin.count as f64 / count).sqrt();
            svg += &format!(
                "<circle class=\"interval {class}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"{radius:.1}\"/>\n",
                x(bin.said),
                y(bin.happened)
            );
        }
    }
    svg
}
