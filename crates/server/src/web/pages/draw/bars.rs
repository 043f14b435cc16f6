//! The worth of cards as charts: the best and the worst, and all of them by age.

use innovation_engine::Age;
use innovation_review::{CardRow, CardUse};
use innovation_text::{Label, Text};
use maud::{Markup, html};

const WIDTH: f64 = 640.0;
/// Room for the names.
const NAMES: f64 = 190.0;
const ROW: f64 = 20.0;
const EDGE: f64 = 14.0;
/// The height of the chart by age, and room for its numbers.
const HEIGHT: f64 = 300.0;
const NUMBERS: f64 = 58.0;

/// A card with its mean worth and the margin of that.
struct Bar<'r> {
    row: &'r CardRow,
    mean: f64,
    margin: f64,
}

/// The cards that were measured, the best first.
fn measured(rows: &[CardRow], used: CardUse) -> Vec<Bar<'_>> {
    let bar = |row| {
        let worth = CardRow::worth(row, used);
        Some(Bar {
            row,
            mean: worth.mean?,
            margin: worth.margin?,
        })
    };
    let mut bars: Vec<Bar> = rows.iter().filter_map(bar).collect();
    bars.sort_by(|one, other| other.mean.total_cmp(&one.mean));
    bars
}

/// The cards at both ends, with their intervals.
pub fn extremes(
    text: &Text,
    rows: &[CardRow],
    used: CardUse,
    title: &str,
    number: usize,
) -> Markup {
    let mut bars = measured(rows, used);
    if bars.len() > 2 * number {
        bars.drain(number..bars.len() - number);
    }
    let ends = |bar: &Bar| [bar.mean - bar.margin, bar.mean + bar.margin];
    let (low, high) = span(bars.iter().flat_map(ends));
    let x = |worth: f64| NAMES + (WIDTH - NAMES - EDGE) * (worth - low) / (high - low);
    let height = ROW * bars.len() as f64 + 2.0 * EDGE;
    let y = |at: usize| EDGE + ROW * (at as f64 + 0.5);
    let said = bars.iter().map(|bar| {
        let name = text.card_name(bar.row.card);
        format!("{name} {}", text.signed_percent(bar.mean, 1))
    });
    let caption = format!("{} · {title}", text.label(Label::BestAndWorst));
    html! {
        figure.chart {
            figcaption { (caption) }
            svg viewBox={ "0 0 " (WIDTH) " " (height) } role="img" aria-label=(text.labeled(&caption, text.and_list(said))) {
                line.now x1=(at(x(0.0))) x2=(at(x(0.0))) y1=(EDGE / 2.0) y2=(height - EDGE / 2.0) {}
                @for (place, bar) in bars.iter().enumerate() {
                    text.name x=(NAMES - 8.0) y=(at(y(place) + 4.0)) text-anchor="end" { (text.card_name(bar.row.card)) }
                    rect.{ (bar.row.card.color().word()) } x=(at(x(bar.mean.min(0.0)))) width=(at((x(bar.mean) - x(0.0)).abs()))
                        y=(at(y(place) - 6.0)) height="12" {}
                    line.interval x1=(at(x(bar.mean - bar.margin))) x2=(at(x(bar.mean + bar.margin))) y1=(at(y(place))) y2=(at(y(place))) {}
                }
            }
        }
    }
}

/// All cards by age.
pub fn by_age(text: &Text, rows: &[CardRow], used: CardUse, title: &str) -> Markup {
    let bars = measured(rows, used);
    let (low, high) = span(bars.iter().map(|bar| bar.mean));
    let column = (WIDTH - NUMBERS - EDGE) / Age::ALL.len() as f64;
    let y = |worth: f64| EDGE + (HEIGHT - 3.0 * EDGE) * (high - worth) / (high - low);
    let left = |age: Age| NUMBERS + column * f64::from(age.number() - 1);
    let caption = format!("{} · {title}", text.label(Label::AllByAge));
    html! {
        figure.chart {
            figcaption { (caption) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(caption) {
                @for worth in [low, 0.0, high] {
                    line.grid x1=(NUMBERS) x2=(WIDTH - EDGE) y1=(at(y(worth))) y2=(at(y(worth))) {}
                    text.number x=(NUMBERS - 6.0) y=(at(y(worth) + 4.0)) { (text.signed_percent(worth, 1)) }
                }
                @for age in Age::ALL {
                    text.name x=(at(left(age) + column / 2.0)) y=(HEIGHT - EDGE / 2.0) text-anchor="middle" { (age) }
                    // Side by side, so that cards of the same worth are both seen.
                    @for (place, bar) in bars.iter().filter(|bar| bar.row.card.age() == age).enumerate() {
                        circle.{ (bar.row.card.color().word()) } cx=(at(left(age) + column * (0.2 + 0.15 * (place % 5) as f64))) cy=(at(y(bar.mean))) r="4" {
                            title { (text.card_name(bar.row.card)) " " (text.signed_percent(bar.mean, 2)) }
                        }
                    }
                }
            }
        }
    }
}

/// The least and the greatest of the numbers and zero, made to differ.
fn span(numbers: impl Iterator<Item = f64>) -> (f64, f64) {
    let (low, high) = numbers.fold((0.0, 0.0), |(low, high): (f64, f64), number| {
        (low.min(number), high.max(number))
    });
    if low == high {
        (low, low + 1.0)
    } else {
        (low, high)
    }
}

/// A coordinate.
fn at(number: f64) -> String {
    format!("{number:.1}")
}
