//! The win chances of the players from decision to decision, as a chart.

use innovation_engine::Seat;
use innovation_scene::Scene;
use innovation_text::Label;
use maud::{Markup, html};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 200.0;
/// Room for the numbers.
const NUMBERS: f64 = 44.0;
const EDGE: f64 = 12.0;

/// The win chance of a player at each of their decisions, and the result.
pub struct Curve {
    /// Whose it is.
    pub seat: Seat,
    /// Steps and chances.
    pub points: Vec<(usize, f64)>,
    /// Errors among them.
    pub errors: Vec<(usize, f64)>,
}

/// The curves, with a mark at this step of so many. A click goes to another step.
pub fn chances(scene: &Scene, curves: &[Curve], step: usize, steps: usize) -> Markup {
    let title = scene.text.label(Label::WinChance);
    let x = |step: usize| NUMBERS + (WIDTH - NUMBERS - EDGE) * step as f64 / steps.max(1) as f64;
    let y = |chance: f64| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * chance;
    let place = |(step, chance): &(usize, f64)| format!("{:.1},{:.1}", x(*step), y(*chance));
    let path = |curve: &Curve| {
        let places = curve.points.iter().map(place);
        places.collect::<Vec<_>>().join(" ")
    };
    let ends = curves.iter().map(|curve| {
        let end = curve.points.last().map_or(0.0, |(_, chance)| *chance);
        format!("{} {}", scene.name(curve.seat), scene.text.percent(end, 1))
    });
    let all: Vec<String> = (0..=steps).map(|step| step.to_string()).collect();
    let span = [NUMBERS / WIDTH, (WIDTH - EDGE) / WIDTH];
    html! {
        figure.chart #curve {
            figcaption { (title) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" data-steps=(all.join(" ")) data-span={ (span[0]) " " (span[1]) }
                aria-label=(scene.text.labeled(&title, scene.text.and_list(ends))) {
                @for part in [0.0, 0.5, 1.0] {
                    line.grid x1=(NUMBERS) x2=(WIDTH - EDGE) y1=(y(part)) y2=(y(part)) {}
                    text.number x=(NUMBERS - 6.0) y=(y(part) + 4.0) { (scene.text.percent(part, 0)) }
                }
                line.now x1=(x(step)) x2=(x(step)) y1=(EDGE) y2=(HEIGHT - EDGE) {}
                @for curve in curves {
                    polyline.{ "seat" (curve.seat) } points=(path(curve)) {}
                    @for (step, chance) in &curve.errors {
                        circle.{ "seat" (curve.seat) } cx=(format!("{:.1}", x(*step))) cy=(format!("{:.1}", y(*chance))) r="4" {}
                    }
                }
            }
            p.key {
                @for curve in curves { span.name.{ "seat" (curve.seat) } { (scene.name(curve.seat)) } }
            }
        }
    }
}
