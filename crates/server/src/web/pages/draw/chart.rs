//! How a game went, as a chart: points, and achievements, from turn to turn.

use innovation_engine::Seat;
use innovation_scene::Scene;
use innovation_text::{Label, Word};
use maud::{Markup, html};

use crate::web::pages::Standing;

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 180.0;
/// Room for the names at the end of the lines, and for numbers before them.
const NAMES: f32 = 120.0;
const NUMBERS: f32 = 30.0;
const EDGE: f32 = 12.0;

/// The course of scores and of achievements. `step` marks a place in it.
pub fn course(scene: &Scene, course: &[Standing], step: Option<usize>) -> Markup {
    let text = scene.text;
    let points = |standing: &Standing, seat: usize| standing.points.get(seat).copied().unwrap_or(0);
    let achievements = |standing: &Standing, seat: usize| {
        standing
            .achievements
            .get(seat)
            .copied()
            .map_or(0, u16::from)
    };
    html! {
        section.course #course aria-labelledby="the-course" {
            h2 #the-course { (text.label(Label::Course)) }
            @if course.len() > 1 {
                (chart(scene, &text.word(Word::Score), course, step, &points))
                (chart(scene, &text.word(Word::Achievements), course, step, &achievements))
            }
        }
    }
}

fn chart(
    scene: &Scene,
    title: &str,
    course: &[Standing],
    step: Option<usize>,
    count: &dyn Fn(&Standing, usize) -> u16,
) -> Markup {
    let seats: Vec<Seat> = scene.view.settings.seats().collect();
    let all = course
        .iter()
        .flat_map(|standing| seats.iter().map(|seat| count(standing, seat.index())));
    let most = all.max().unwrap_or(0).max(1);
    let x =
        |step: usize| NUMBERS + (WIDTH - NUMBERS - NAMES) * step as f32 / (course.len() - 1) as f32;
    let y = |count: u16| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * f32::from(count) / f32::from(most);
    let path = |seat: &Seat| {
        let points = course.iter().enumerate();
        let points = points.map(|(step, standing)| {
            format!("{:.1},{:.1}", x(step), y(count(standing, seat.index())))
        });
        points.collect::<Vec<_>>().join(" ")
    };
    let here = step.and_then(|step| course.iter().rposition(|standing| standing.step <= step));
    let last = |seat: &Seat| course.last().map_or(0, |end| count(end, seat.index()));
    html! {
        figure.chart {
            figcaption { (title) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" data-steps=[step.map(|_| steps(course))]
                data-span=[step.map(|_| format!("{} {}", NUMBERS / WIDTH, (WIDTH - NAMES) / WIDTH))]
                aria-label={ (scene.text.with_colon(title)) " " (scene.text.and_list(seats.iter().map(|seat| format!("{} ({})", scene.name(*seat), last(seat))))) } {
                @for line in [0, most / 2, most] {
                    line.grid x1=(NUMBERS) x2=(WIDTH - NAMES) y1=(y(line)) y2=(y(line)) {}
                    text.number x=(NUMBERS - 6.0) y=(y(line) + 4.0) { (line) }
                }
                @if let Some(here) = here {
                    line.now x1=(x(here)) x2=(x(here)) y1=(EDGE) y2=(HEIGHT - EDGE) {}
                }
                @for seat in &seats {
                    polyline.{ "seat" (seat) } points=(path(seat)) {}
                }
                @for (seat, at) in spread(seats.iter().map(|seat| (*seat, y(last(seat)))).collect()) {
                    text.name.{ "seat" (seat) } x=(WIDTH - NAMES + 8.0) y={ (format!("{:.1}", at + 4.0)) } {
                        (scene.name(seat)) " " (last(&seat))
                    }
                }
            }
        }
    }
}

/// The step of each place in the chart, by which a click finds its step.
fn steps(course: &[Standing]) -> String {
    let steps = course.iter().map(|standing| standing.step.to_string());
    steps.collect::<Vec<_>>().join(" ")
}

/// Moves labels apart where they would overlap.
fn spread(mut labels: Vec<(Seat, f32)>) -> Vec<(Seat, f32)> {
    const APART: f32 = 15.0;
    labels.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    let mut limit = f32::INFINITY;
    for (_, at) in &mut labels {
        *at = at.min(limit);
        limit = *at - APART;
    }
    // Labels that were pushed above the top come back down.
    let mut floor = EDGE / 2.0;
    for (_, at) in labels.iter_mut().rev() {
        *at = at.max(floor);
        floor = *at + APART;
    }
    labels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_do_not_lie_on_each_other() {
        let labels = [10.0, 10.0, 12.0, 170.0];
        let labels = Seat::ALL.into_iter().zip(labels).collect();
        let mut places: Vec<f32> = spread(labels).into_iter().map(|(_, at)| at).collect();
        places.sort_by(f32::total_cmp);
        assert!(
            places.windows(2).all(|pair| pair[1] - pair[0] >= 15.0),
            "{places:?}"
        );
        assert!(places[0] >= 0.0 && places[3] <= HEIGHT);
    }
}
