//! What all charts have in common.

/// Light or dark as the reader has it; the color-blind can distinguish the colors of the four players
/// (Okabe and Ito, 2008).
const STYLE: &str = "\
text { font: 13px system-ui, sans-serif; fill: #222 }
.title { font-size: 15px; font-weight: 600 }
.ground { fill: #fff }
.grid { stroke: #8884; fill: none }
.even { stroke: #888; stroke-dasharray: 4 4 }
.rate { stroke: currentColor; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; fill: none }
.interval { fill: currentColor; opacity: .18 }
.mark { fill: currentColor }
.p1 { color: #0072b2 }
.p2 { color: #d55e00 }
.p3 { color: #009e73 }
.p4 { color: #cc79a7 }
@media (prefers-color-scheme: dark) {
  text { fill: #ddd }
  .ground { fill: #181818 }
  .interval { opacity: .25 }
  .p1 { color: #56b4e9 }
  .p2 { color: #e69f00 }
}
";

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 460.0;
/// The box of the curves. Their names are to its right.
pub const LEFT: f64 = 60.0;
pub const RIGHT: f64 = 650.0;
pub const TOP: f64 = 50.0;
pub const BOTTOM: f64 = 405.0;

/// The x coordinate of a number from 0 to `all`.
pub fn x(number: u64, all: u64) -> f64 {
    LEFT + (RIGHT - LEFT) * number as f64 / all.max(1) as f64
}

/// The y coordinate of a share from 0 to 1.
pub fn y(share: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * share
}

/// The start of a chart of this size with its title.
pub fn begin(width: f64, height: f64, left: f64, title: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n\
         <rect class=\"ground\" width=\"{width}\" height=\"{height}\"/>\n\
         <text class=\"title\" x=\"{left}\" y=\"28\">{title}</text>\n",
        title = escaped(title)
    )
}

/// The start of a chart of shares over `all`, with its title and its grid.
pub fn curves(title: &str, all: u64, percent: impl Fn(f64) -> String) -> String {
    let mut svg = begin(WIDTH, HEIGHT, LEFT, title);
    for fifths in 0..=5 {
        let share = f64::from(fifths) / 5.0;
        let at = y(share);
        svg += &format!(
            "<path class=\"grid\" d=\"M{LEFT} {at:.1}H{RIGHT}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>\n",
            LEFT - 8.0,
            at + 4.0,
            percent(share)
        );
    }
    for number in (0..=all).step_by(step(all) as usize) {
        let at = x(number, all);
        svg += &format!(
            "<path class=\"grid\" d=\"M{at:.1} {BOTTOM}v5\"/>\
             <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{number}</text>\n",
            BOTTOM + 20.0
        );
    }
    svg
}

/// Escapes what would be markup.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace(|char: char| char.is_control(), " ")
}

/// A round step of which a number has about four to ten.
fn step(number: u64) -> u64 {
    let mut step = 1;
    loop {
        for factor in [1, 2, 5] {
            if step * factor * 10 >= number {
                return step * factor;
            }
        }
        step *= 10;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_few() {
        for (games, expected) in [
            (0, 1),
            (8, 1),
            (12, 2),
            (50, 5),
            (200, 20),
            (1_000_000, 100_000),
        ] {
            assert_eq!(step(games), expected, "{games}");
        }
    }

    #[test]
    fn names_are_no_markup() {
        assert_eq!(
            escaped("<a href=\"x\">&\u{7}"),
            "&lt;a href=&quot;x&quot;&gt;&amp; "
        );
    }
}
