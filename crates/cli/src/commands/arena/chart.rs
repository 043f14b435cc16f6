//! A chart of win rates, as SVG.

use super::entrant::Entrant;
use super::estimate::Score;
use super::report::short;
use super::{Arena, Deal, Results};
use crate::print::svg::{self, BOTTOM, LEFT, RIGHT, TOP, escaped, y};

/// More points than this make the file large and the curve no better.
const MOST_POINTS: usize = 200;

/// A player's rate after so many games, and the interval around it.
struct Point {
    games: u64,
    rate: f64,
    interval: [f64; 2],
}

/// The running win rate of each player, with its interval.
pub fn draw(arena: &Arena, results: &Results) -> String {
    let deals = arena.deals(results);
    let games = results.games.len() as u64;
    let names: Vec<String> = arena.entrants.iter().map(Entrant::name).collect();
    let title = format!(
        "{}: {games} games, {} edition, seed {}",
        names
            .iter()
            .map(|name| short(name))
            .collect::<Vec<_>>()
            .join(" – "),
        arena.settings.edition.word(),
        arena.seed
    );
    let mut svg = svg::curves(&title, games, |share| format!("{:.0}%", 100.0 * share));
    let x = |played: u64| svg::x(played, games);
    svg += &format!(
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">games</text>\n\
         <text transform=\"translate(16 {:.1}) rotate(-90)\" text-anchor=\"middle\">won, with 95% interval</text>\n",
        (LEFT + RIGHT) / 2.0,
        BOTTOM + 42.0,
        (TOP + BOTTOM) / 2.0
    );
    let sides = if arena.settings.is_teams() {
        2
    } else {
        arena.settings.players()
    };
    svg += &format!(
        "<path class=\"even\" d=\"M{LEFT} {:.1}H{RIGHT}\"/>\n",
        y(1.0 / f64::from(sides))
    );

    let curves: Vec<Vec<Point>> = (0..names.len())
        .map(|entrant| curve(&deals, entrant))
        .collect();
    let line = |points: &mut dyn Iterator<Item = (u64, f64)>| {
        let points = points.map(|(played, rate)| format!("{:.1} {:.1}", x(played), y(rate)));
        format!("M{}", points.collect::<Vec<_>>().join("L"))
    };
    // All curves are drawn over all intervals.
    let (mut bands, mut rates) = (String::new(), String::new());
    for (place, curve) in (1..).zip(&curves) {
        if curve.is_empty() {
            continue;
        }
        let low = curve.iter().map(|point| (point.games, point.interval[0]));
        let high = curve.iter().map(|point| (point.games, point.interval[1]));
        let band = line(&mut low.chain(high.rev()));
        let rate = line(&mut curve.iter().map(|point| (point.games, point.rate)));
        bands += &format!("<path class=\"p{place} interval\" d=\"{band}Z\"/>\n");
        rates += &format!("<path class=\"p{place} rate\" d=\"{rate}h0\"/>\n");
    }
    svg += &bands;
    svg += &rates;
    for ((place, curve), name) in (1..).zip(&curves).zip(&names) {
        let at = TOP + 10.0 + f64::from(place - 1) * 44.0;
        let result = curve.last().map_or(String::new(), |point| {
            let [low, high] = point.interval.map(|rate| 100.0 * rate);
            format!("{:.1}% ({low:.1} to {high:.1})", 100.0 * point.rate)
        });
        svg += &format!(
            "<path class=\"p{place} rate\" d=\"M{} {at}h18\"/>\
             <text x=\"{}\" y=\"{}\">{}</text><text x=\"{}\" y=\"{}\">{result}</text>\n",
            RIGHT + 20.0,
            RIGHT + 46.0,
            at + 4.0,
            escaped(&short(name)),
            RIGHT + 46.0,
            at + 21.0,
        );
    }
    svg + "</svg>\n"
}

/// The points of a player's curve, the last of them after all games.
fn curve(deals: &[Deal], entrant: usize) -> Vec<Point> {
    let every = deals.len().div_ceil(MOST_POINTS).max(1);
    let mut points = Vec::new();
    let mut score = Score::default();
    let mut games = 0;
    for (number, deal) in (1..).zip(deals) {
        games += deal.games;
        score.add(deal.games, deal.won[entrant]);
        if number % every == 0 || number == deals.len() {
            points.push(Point {
                games,
                rate: score.rate(),
                interval: score.interval(),
            });
        }
    }
    points
}
