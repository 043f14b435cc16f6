//! A chart of the win chances, as SVG.

use innovation_engine::{Game, Seat};
use innovation_review::{Review, percent};
use innovation_text::{Names, ReviewText, Text};

use crate::commands::arena::short;
use crate::print::svg::{self, escaped, step};

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 460.0;
/// The box of the curves. The names are to its right.
const LEFT: f64 = 60.0;
const RIGHT: f64 = 650.0;
const TOP: f64 = 50.0;
const BOTTOM: f64 = 405.0;

/// The win chance of each reviewed seat at its own decisions, as it knew the game, and the result. Errors have a
/// mark.
pub fn draw(review: &Review, game: &Game, text: &Text, names: &Names) -> String {
    let answers = game.history().len();
    let players: Vec<&str> = review
        .seats
        .iter()
        .map(|ledger| Seat::new(ledger.seat - 1).and_then(|seat| names.get(seat)))
        .map(Option::unwrap_or_default)
        .collect();
    let mut svg = svg::begin(WIDTH, HEIGHT, LEFT, &players.join(" – "));
    let x = |answer: usize| LEFT + (RIGHT - LEFT) * answer as f64 / answers.max(1) as f64;
    let y = |chance: f64| BOTTOM - (BOTTOM - TOP) * chance;
    for percent in (0..=100).step_by(20) {
        let at = y(f64::from(percent) / 100.0);
        svg += &format!(
            "<path class=\"grid\" d=\"M{LEFT} {at:.1}H{RIGHT}\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{percent}%</text>\n",
            LEFT - 8.0,
            at + 4.0
        );
    }
    for answer in (0..=answers).step_by(step(answers as u64) as usize) {
        let at = x(answer);
        svg += &format!(
            "<path class=\"grid\" d=\"M{at:.1} {BOTTOM}v5\"/>\
             <text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{answer}</text>\n",
            BOTTOM + 20.0
        );
    }
    for (place, ledger) in review.seats.iter().enumerate() {
        let class = format!("p{}", ledger.seat);
        let own = || {
            review
                .decisions
                .iter()
                .filter(|one| one.seat == ledger.seat)
        };
        let mut points = vec![(0, ledger.start)];
        points.extend(own().map(|one| (one.answer, one.options[one.taken].value)));
        points.push((answers, ledger.result));
        let path: Vec<String> = points
            .iter()
            .map(|&(answer, chance)| format!("{:.1} {:.1}", x(answer), y(chance)))
            .collect();
        svg += &format!("<path class=\"rate {class}\" d=\"M{}\"/>\n", path.join("L"));
        for one in own() {
            let Some(grade) = one.grade.filter(|grade| grade.is_error()) else {
                continue;
            };
            let value = one.options[one.taken].value;
            let title = format!(
                "{}: {} {}",
                text.review(&ReviewText::Grade(grade.word())),
                one.options[one.taken].name,
                percent(value)
            );
            svg += &format!(
                "<circle class=\"mark {class}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\"><title>{}</title></circle>\n",
                x(one.answer),
                y(value),
                escaped(&title)
            );
        }
        let at = TOP + 20.0 + 44.0 * place as f64;
        svg += &format!(
            "<path class=\"rate {class}\" d=\"M{} {at:.1}h18\"/><text x=\"{}\" y=\"{:.1}\">{}</text>\n",
            RIGHT + 20.0,
            RIGHT + 46.0,
            at + 4.0,
            escaped(&short(players[place])),
        );
    }
    svg + "</svg>\n"
}
