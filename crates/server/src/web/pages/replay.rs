//! A replay, step by step, from any player's point of view.

use innovation_engine::Seat;
use innovation_scene::Scene;
use innovation_text::{Label, Notice};
use maud::{Markup, PreEscaped, html};
use percent_encoding::{NON_ALPHANUMERIC, percent_encode};

use super::draw::chart;
use super::draw::form::{post, select};
use super::draw::line::line;
use super::table::{Had, LogEnd, TableTree, add_log, field, kind, turn};
use super::{ReplayPage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, model: &ReplayPage) -> Markup {
    let text = viewer.text;
    let scene = Scene::still(text, &model.view, &model.names);
    let end = LogEnd {
        past: &[],
        entries: model.log,
        before: 0,
        since: model.since,
        whole: None,
    };
    let class = format!("table replay {}", kind(&scene));
    let mut tree = TableTree::of(&scene, Had::Nothing);
    let main = [
        ("class", &*class),
        ("data-turn", &turn(&scene)),
        ("data-path", &model.path),
    ];
    tree.around("main", &main, |tree| {
        field(tree, &scene, None);
        tree.around("aside", &[("id", "talk"), ("class", "talk")], |tree| {
            tree.drawn("question", panel(viewer, model, &scene));
            tree.drawn(
                "course",
                chart::course(&scene, &model.course, Some(model.step)),
            );
            add_log(tree, &end, text);
        });
    });
    frame(
        viewer,
        &text.label(Label::Replay),
        &PreEscaped(tree.whole()),
    )
}

fn panel(viewer: &Viewer, model: &ReplayPage, scene: &Scene) -> Markup {
    let text = viewer.text;
    html! {
        section.question.calm #question aria-labelledby="what" {
            h1 #what { (text.label(Label::Replay)) }
            @if let Some(outcome) = model.view.outcome {
                p { (line(&text.outcome(outcome, &scene.reader()), text)) }
            }
            @if let Some(damage) = &model.damage { p.damage { (damage) } }
            (steps(model, viewer))
            (eyes(model, scene))
            (play_on(model, viewer, scene))
            div.afterwards {
                @if let Some(table) = &model.table {
                    a.button.quiet href=(table) { (text.label(Label::GoToTable)) }
                }
                @if let Some(review) = &model.review {
                    a.button.quiet #review href=(review) { (text.label(Label::ReviewBegin)) }
                }
                a.button.quiet download="innovation.txt" href={ "data:text/plain;charset=utf-8," (percent_encode(model.record.as_bytes(), NON_ALPHANUMERIC)) } {
                    (text.label(Label::Download))
                }
            }
        }
    }
}

/// The form to play on from this step. It proposes the seat of the point of view, or the one that is asked.
pub fn play_on(model: &ReplayPage, viewer: &Viewer, scene: &Scene) -> Markup {
    let text = viewer.text;
    let Some(path) = &model.play_on else {
        return html! {};
    };
    let seats: Vec<(String, String)> = model
        .view
        .settings
        .seats()
        .map(|seat| (seat.index().to_string(), scene.name(seat)))
        .collect();
    let mine = model.seat.unwrap_or(model.view.turn);
    post(
        viewer,
        path,
        html! {
            div.play-on {
                input type="hidden" name="step" value=(model.step);
                (select("seat", &text.label(Label::PlayOnAs), &seats, &mine.index().to_string()))
                button.quiet #play-on { (text.label(Label::PlayOn)) }
            }
        },
    )
}

/// The address of another step, or of another point of view.
pub fn address(model: &ReplayPage, step: usize, seat: Option<Seat>) -> String {
    let eyes = seat
        .map(|seat| format!("&seat={}", seat.index()))
        .unwrap_or_default();
    let first = if model.path.contains('?') { '&' } else { '?' };
    format!("{}{first}step={step}{eyes}", model.path)
}

/// The ways to other steps.
pub fn steps(model: &ReplayPage, viewer: &Viewer) -> Markup {
    let text = viewer.text;
    let (step, steps) = (model.step, model.steps);
    // Jumps go to whole turns; the course knows where each begins.
    let starts = || model.course.iter().map(|standing| standing.step);
    let turn_back = starts().filter(|&start| start < step).max();
    let turn_on = starts().filter(|&start| start > step).min();
    let moves = [
        (Label::First, "|◀", None, (step > 0).then_some(0)),
        (Label::TurnBack, "◀◀", None, turn_back),
        (Label::Back, "◀", Some("prev"), step.checked_sub(1)),
        (
            Label::Forward,
            "▶",
            Some("next"),
            (step < steps).then_some(step + 1),
        ),
        (Label::TurnForward, "▶▶", None, turn_on),
        (Label::Last, "▶|", None, (step < steps).then_some(steps)),
    ];
    html! {
        p role="status" { (text.notice(Notice::Step(step, steps))) }
        (slider(model, viewer))
        nav.steps aria-label=(text.label(Label::Replay)) {
            @for (label, sign, rel, to) in moves {
                @let label = text.label(label);
                @match to {
                    Some(to) => { a.button.quiet rel=[rel] data-to=(sign) href=(address(model, to, model.seat)) title=(label) aria-label=(label) { (sign) } }
                    None => { span.button.quiet aria-disabled="true" title=(label) { (sign) } }
                }
            }
        }
    }
}

/// All steps on one line. Without script it is sent by its button.
fn slider(model: &ReplayPage, viewer: &Viewer) -> Markup {
    let text = viewer.text;
    let play = text.label(Label::PlayPause);
    html! {
        form.slider action=(model.path) {
            // A browser replaces the query of the address by the fields.
            @for (name, value) in fields_of(&model.path) { input type="hidden" name=(name) value=(value); }
            @if let Some(seat) = model.seat { input type="hidden" name="seat" value=(seat.index()); }
            input #slider type="range" name="step" min="0" max=(model.steps) value=(model.step)
                aria-label=(text.label(Label::Replay));
            button.quiet.unscripted { (text.label(Label::GoTo)) }
            button.quiet.play type="button" title=(play) aria-label=(play) { span.go { "▶" } span.halt { "❚❚" } }
        }
    }
}

/// The fields in the query of an address.
fn fields_of(address: &str) -> impl Iterator<Item = (&str, &str)> {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    query.split('&').filter_map(|field| field.split_once('='))
}

/// The links to other points of view.
pub fn eyes(model: &ReplayPage, scene: &Scene) -> Markup {
    let text = scene.text;
    let seats = model.view.settings.seats().map(Some);
    html! {
        nav.eyes aria-label=(text.label(Label::Eyes)) {
            span { (text.label(Label::Eyes)) }
            @for seat in std::iter::once(None).chain(seats) {
                @let current = (model.seat == seat).then_some("true");
                a href=(address(model, model.step, seat)) aria-current=[current] {
                    @match seat {
                        Some(seat) => { (scene.name(seat)) }
                        None => { (text.label(Label::AllOpen)) }
                    }
                }
            }
        }
    }
}
