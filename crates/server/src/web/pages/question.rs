//! The question to the viewer, with its options; or what is being waited for.

use innovation_engine::{Card, Choice};
use innovation_text::{Asked, Command, Label, Line, Notice};
use maud::{Markup, html};

use super::form::{fields, post};
use super::icon;
use super::line::{label, line};
use super::scene::Scene;
use super::{Hint, TablePage, Viewer};

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
            data-sure=[model.options.confirm.then(|| text.label(Label::Sure))] {
            (fields(viewer))
            input type="hidden" name="sequence" value=(model.sequence);
            @if model.options.confirm {
                label.check.unscripted { input type="checkbox" required; (text.label(Label::Confirm)) }
            }
            ol.options aria-label=(text.label(Label::Options)) {
                @for (place, choice, option) in scene.options() {
                    (self::option(scene, model.hint.as_ref(), place, choice, option))
                }
            }
        }
    }
}

fn option(
    scene: &Scene,
    hint: Option<&Hint>,
    place: usize,
    choice: Choice,
    option: &Line,
) -> Markup {
    let text = scene.text;
    let hinted = hint.is_some_and(|hint| hint.option == place);
    html! {
        li.option.(kind(choice)).hinted[hinted] {
            button name="option" value=(place) aria-describedby={ "help-" (place) } {
                @if place < 9 { kbd aria-hidden="true" { (place + 1) } }
                span { (label(option, text)) }
            }
            @if let Some(card) = card_of(choice) {
                a.card-link.about href=(super::card::path(card)) aria-label=(text.card_name(card)) { "?" }
            }
            div.help id={ "help-" (place) } {
                @if hinted { p.hint { (text.label(Label::HintOption)) } }
                @if let Some(rating) = hint.and_then(|hint| hint.ratings.get(place)) {
                    p { (text.notice(Notice::Chance((rating * 100.0).round() as u8))) }
                }
                @for preview in scene.previews.get(place).into_iter().flatten() { p { (line(preview, text)) } }
            }
        }
    }
}

/// Options of one kind stand together.
fn kind(choice: Choice) -> &'static str {
    match choice {
        Choice::Draw => "draw",
        Choice::Meld(_) => "meld",
        Choice::Dogma(_) => "dogma",
        Choice::Achieve(_) => "achieve",
        Choice::Pass => "pass",
        _ => "other",
    }
}

fn card_of(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Meld(card) | Choice::Dogma(card) | Choice::Card(card) => Some(card),
        _ => None,
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
                    button.quiet #take-back { (text.label(Label::TakeBack)) }
                }))
            }
            @if model.options.practice && scene.asked.is_some() {
                (post(viewer, &to("hint"), html! { button.quiet #ask-hint { (text.label(Label::Hint)) } }))
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
