//! A chart of the win chances, as SVG.

use innovation_engine::{Game, Seat};
use innovation_review::Review;
use innovation_text::{Names, ReviewText, Text};

use crate::commands::arena::short;
use crate::print::svg::{self, RIGHT, TOP, escaped, y};

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
    let percent = |share: f64| text.percent(share, 0);
    let mut svg = svg::curves(&players.join(" – "), answers as u64, percent);
    let x = |answer: usize| svg::x(answer as u64, answers as u64);
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
                text.percent(value, 1)
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
