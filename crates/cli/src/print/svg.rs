//! What all charts have in common.

/// Light or dark as the reader has it; the colors of the four players can be told apart by the color-blind
/// (Okabe and Ito, 2008).
pub const STYLE: &str = "\
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

/// Text that is no markup.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace(|char: char| char.is_control(), " ")
}

/// A round number that goes into another some four to ten times.
pub fn step(number: u64) -> u64 {
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
