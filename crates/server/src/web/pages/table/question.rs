//! The question to the viewer, with its options; or what is being waited for.

use innovation_engine::{Outcome, Seat};
use innovation_scene::Scene;
use innovation_text::{Asked, Command, Label, Notice, SeatNotice, Section, Word};
use maud::{Markup, html};

use super::option;
use crate::web::pages::draw::form::{fields, post};
use crate::web::pages::draw::line::{at_table, label, line};
use crate::web::pages::draw::{badge, icon};
use crate::web::pages::{Hint, Sitter, TablePage, Viewer};

/// What the viewer can do now.
pub fn panel(viewer: &Viewer, model: &TablePage, scene: &Scene) -> Markup {
    let text = scene.text;
    let calm = scene.asked.is_none();
    html! {
        section.question #question.calm[calm] tabindex="-1" aria-labelledby="what" {
            @if let Some(asked) = &scene.asked {
                (question(viewer, model, scene, asked))
            } @else if let Some(seat) = model.hand_over {
                (hand_over(viewer, model, scene, seat))
            } @else if let Some(outcome) = scene.view.outcome {
                h2 #what { (line(&text.outcome(outcome, &scene.reader()), text)) }
                (result(scene, outcome))
                (afterwards(viewer, model))
            } @else if let Some(closed) = &model.closed {
                h2 #what { (text.label(Label::GameOver)) }
                p.why { (closed) }
                (afterwards(viewer, model))
            } @else {
                h2 #what {
                    @match model.asked {
                        Some(seat) => { (line(&text.waiting(seat, &scene.reader()), text)) }
                        None if scene.mine() == Some(scene.view.turn) => { (text.command(&Command::GoesOn)) }
                        None => { (label(&text.turn_of(scene.view.turn, scene.names), text)) }
                    }
                }
                @if let Some(card) = scene.view.first_meld {
                    p.why.chosen { (line(&text.first_meld_chosen(card, &scene.reader()), text)) }
                }
                @if scene.mine().is_none() { p.why.watching { (text.label(Label::Watching)) } }
            }
            @for seat in absent(model) { p.why.left { (label(&text.seat_notice(SeatNotice::Left, seat, scene.names), text)) } }
            (besides(viewer, model, scene))
        }
    }
}

fn question(viewer: &Viewer, model: &TablePage, scene: &Scene, asked: &Asked) -> Markup {
    let text = scene.text;
    html! {
        (header(scene, asked))
        @if let Some(hint) = &model.hint { (reasons(scene, asked, hint)) }
        @if is_order(scene) { (in_order(viewer, model, scene)) }
        form #answer method="post" action={ "/t/" (model.id) "/answer" } data-order[is_order(scene)]
            data-sure=(text.label(Label::Sure)) data-confirm[model.options.confirm] {
            (fields(viewer))
            input type="hidden" name="sequence" value=(model.sequence);
            (option::list(scene, model.hint.as_ref()))
        }
    }
}

/// The people for whom bots play, as long as there is something to play.
fn absent(model: &TablePage) -> impl Iterator<Item = Seat> {
    let goes_on = model.view.outcome.is_none() && model.closed.is_none();
    let seats = model.view.settings.seats().zip(&model.sitters);
    seats.filter_map(move |(seat, sitter)| match sitter {
        Sitter::Person {
            stand_in: Some(_), ..
        } if goes_on => Some(seat),
        _ => None,
    })
}

/// Asks for the screen to be handed to the player who is asked: the last one hides their cards, then the next one says
/// that they are there. In between nothing is shown that not everybody may see.
fn hand_over(viewer: &Viewer, model: &TablePage, scene: &Scene, seat: Seat) -> Markup {
    let text = scene.text;
    let say = |notice| label(&text.seat_notice(notice, seat, scene.names), text);
    html! {
        h2 #what { (say(SeatNotice::HandOver)) }
        form #hand-over method="post" action={ "/t/" (model.id) "/hand-over" } {
            (fields(viewer))
            @if model.view.seat.plays() {
                input type="hidden" name="seat" value="";
                button { (text.label(Label::HideCards)) }
            } @else {
                p.why { (text.label(Label::HandOverNote)) }
                input type="hidden" name="seat" value=(seat.index());
                button { (say(SeatNotice::TakeScreen)) }
            }
        }
    }
}

/// The best options, each with its win chance and the reasons for and against it.
fn reasons(scene: &Scene, asked: &Asked, hint: &Hint) -> Markup {
    let (text, reader) = (scene.text, scene.reader());
    html! {
        ol.reasons #reasons aria-label=(text.label(Label::Hint)) {
            @for place in hint.best() {
                @if let (Some(option), Some(reasons)) = (asked.options.get(place), hint.reasons.get(place)) {
                    li {
                        b { (label(option, text)) }
                        " " span.rating { (text.percent(hint.ratings[place].into(), 0)) }
                        @if !reasons.is_empty() {
                            ul { @for reason in reasons { li { (at_table(&text.reason(*reason, &reader), text)) } } }
                        }
                    }
                }
            }
        }
    }
}

/// What is asked, and by which effect.
pub fn header(scene: &Scene, asked: &Asked) -> Markup {
    let text = scene.text;
    html! {
        header {
            @if let Some(why) = &asked.why { p.why { (at_table(why, text)) } }
            h2 #what { (at_table(&asked.what, text)) }
            // What it is all for is said once, before the first card.
            @if scene.is_first_meld() {
                p.why.aim { a.rule-link href={ "/rules/" (Section::Goal.id()) } {
                    (text.notice(Notice::Goal(scene.settings().achievements_to_win())))
                } }
            }
            @if let Some(effect) = &asked.effect {
                p.effect-text {
                    @if let Some((card, _)) = scene.view.decision.as_ref().and_then(|decision| decision.source) {
                        (icon::spoken(card.dogma_icon(), text)) " "
                    }
                    (at_table(effect, text))
                }
            }
        }
    }
}

/// Whether the answers decide only an order.
fn is_order(scene: &Scene) -> bool {
    scene
        .view
        .decision
        .as_ref()
        .is_some_and(|decision| decision.order)
}

/// One button for a question that decides only an order: it sends the options in the order shown.
fn in_order(viewer: &Viewer, model: &TablePage, scene: &Scene) -> Markup {
    let text = viewer.text;
    let places: Vec<String> = scene
        .options()
        .map(|(place, ..)| place.to_string())
        .collect();
    html! {
        form.in-order #in-order method="post" action={ "/t/" (model.id) "/order" } {
            (fields(viewer))
            input type="hidden" name="sequence" value=(model.sequence);
            input type="hidden" name="order" value=(places.join(" "));
            button { (text.label(Label::InOrder)) }
            span { (text.label(Label::InOrderNote)) }
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

/// How everybody has ended: achievements and points, the winners marked.
fn result(scene: &Scene, outcome: Outcome) -> Markup {
    let text = scene.text;
    html! {
        table.result {
            thead { tr {
                th { span.sr { (text.label(Label::Seats)) } }
                th scope="col" { (text.word(Word::Achievements)) }
                th scope="col" { (text.word(Word::Score)) }
            } }
            tbody { @for (seat, player) in scene.settings().seats().zip(&scene.view.players) {
                tr.won[outcome.winners.has(seat)] {
                    th scope="row" {
                        (badge::of(seat, scene.settings())) " " (scene.name(seat))
                        @if outcome.winners.has(seat) { " " span aria-hidden="true" { "★" } }
                    }
                    td { (player.achievements.len()) }
                    td { (player.points) }
                }
            } }
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
            @match &model.next {
                Some(next) => { a.button href=(next) { (text.label(Label::PlayAgain)) } }
                None => { (again()) }
            }
            a.button.quiet #review href={ "/t/" (model.id) "/review" } { (text.label(Label::ReviewBegin)) }
            a.button.quiet #replay href={ "/t/" (model.id) "/replay" } { (text.label(Label::Replay)) }
            // Anybody with the link can see a game that is over.
            button.quiet.share type="button" hidden data-share={ "/t/" (model.id) "/replay" } data-copied=(text.label(Label::Copied)) {
                (text.label(Label::Share))
            }
        }
    }
}
