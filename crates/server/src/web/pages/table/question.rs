//! The question to the viewer, with its options; or what is being waited for.

use innovation_text::{Asked, Command, Label};
use maud::{Markup, html};

use super::option;
use super::scene::Scene;
use crate::web::pages::draw::form::{fields, post};
use crate::web::pages::draw::icon;
use crate::web::pages::draw::line::line;
use crate::web::pages::{TablePage, Viewer};

/// What the viewer can do now.
pub fn panel(viewer: &Viewer, model: &TablePage, scene: &Scene) -> Markup {
    let text = scene.text;
    let calm = scene.asked.is_none();
    html! {
        section.question #question.calm[calm] tabindex="-1" aria-labelledby="what" {
            @if let Some(asked) = &scene.asked {
                (question(viewer, model, scene, asked))
            } @else if let Some(outcome) = scene.view.outcome {
                h2 #what { (line(&text.outcome(outcome, &scene.reader()), text)) }
                p.why { (text.ending(outcome.by)) }
                (afterwards(viewer, model))
            } @else if let Some(closed) = &model.closed {
                h2 #what { (text.label(Label::GameOver)) }
                p.why { (closed) }
                (afterwards(viewer, model))
            } @else {
                h2 #what {
                    @match model.asked {
                        Some(seat) => { (line(&text.waiting(seat, &scene.reader()), text)) }
                        None => { (text.command(&Command::GoesOn)) }
                    }
                }
                @if scene.mine().is_none() { p.why.watching { (text.label(Label::Watching)) } }
            }
            (besides(viewer, model, scene))
        }
    }
}

fn question(viewer: &Viewer, model: &TablePage, scene: &Scene, asked: &Asked) -> Markup {
    let text = scene.text;
    html! {
        header {
            @if let Some(why) = &asked.why { p.why { (line(why, text)) } }
            h2 #what { (line(&asked.what, text)) }
            @if let Some(effect) = &asked.effect {
                p.effect-text {
                    @if let Some((card, _)) = scene.view.decision.as_ref().and_then(|decision| decision.source) {
                        (icon::spoken(card.dogma_icon(), text)) " "
                    }
                    (line(effect, text))
                }
            }
        }
        form #answer method="post" action={ "/t/" (model.id) "/answer" }
            data-sure=(text.label(Label::Sure)) data-confirm[model.options.confirm] {
            (fields(viewer))
            input type="hidden" name="sequence" value=(model.sequence);
            (option::list(scene, model.hint.as_ref()))
        }
    }
}

/// What can be done besides answering.
fn besides(viewer: &Viewer, model: &TablePage, scene: &Scene) -> Markup {
    let text = scene.text;
    let to = |what: &str| format!("/t/{}/{what}", model.id);
    html! {
        div.besides {
            @if model.can_take_back {
                (post(viewer, &to("take-back"), html! {
                    input type="hidden" name="sequence" value=(model.sequence);
                    button.quiet #take-back { span aria-hidden="true" { "↶" } " " span.word { (text.label(Label::TakeBack)) } }
                }))
            }
            @if model.options.practice && scene.asked.is_some() {
                (post(viewer, &to("hint"), html! { button.quiet #ask-hint { span aria-hidden="true" { "✦" } " " span.word { (text.label(Label::Hint)) } } }))
            }
        }
    }
}

fn afterwards(viewer: &Viewer, model: &TablePage) -> Markup {
    let text = viewer.text;
    let again = || {
        post(
            viewer,
            &format!("/t/{}/again", model.id),
            html! { button #again { (text.label(Label::PlayAgain)) } },
        )
    };
    html! {
        div.afterwards {
            a.button #replay href={ "/t/" (model.id) "/replay" } { (text.label(Label::Replay)) }
            @match &model.next {
                Some(next) => { a.button href=(next) { (text.label(Label::PlayAgain)) } }
                None => { (again()) }
            }
        }
    }
}
