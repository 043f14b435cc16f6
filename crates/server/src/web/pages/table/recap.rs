//! What happened since the viewer's last answer: who did what, and what it did to the viewer.

use innovation_engine::{Card, Choice, Seat};
use innovation_scene::Scene;
use innovation_table::Told;
use innovation_text::{Label, Level};
use maud::{Markup, html};

use crate::web::pages::draw::line::at_table;
use crate::web::pages::draw::{badge, card, picture};

/// The recap. While others play, the card that was activated last is shown with its text.
pub fn panel(scene: &Scene, id: &str, news: &[Told]) -> Markup {
    let text = scene.text;
    let playing = scene.asked.is_none() && scene.view.outcome.is_none();
    let activated = news.last().and_then(activated).filter(|_| playing);
    let turns = news.chunk_by(|one, other| turn_of(one) == turn_of(other));
    html! {
        section.recap #recap aria-labelledby="since" {
            header {
                h2 #since { (text.label(Label::SinceAnswer)) }
                @if !news.is_empty() {
                    a.step-link href={ "/t/" (id) "/steps/0" } { span aria-hidden="true" { "▷ " } (text.label(Label::StepThrough)) }
                }
            }
            @if let Some(activated) = activated { (now(scene, activated, news)) }
            @if news.is_empty() { p.none { (text.label(Label::Nothing)) } }
            ol.turns { @for turn in turns { (self::turn(scene, turn)) } }
        }
    }
}

/// The card that was activated, what its effects say, and what has come of it.
fn now(scene: &Scene, activated: Card, news: &[Told]) -> Markup {
    html! {
        div.now {
            (card::full(activated, scene.settings().edition, scene.text, "now"))
            ol { @for told in of_action(news).filter(|told| told.entry.level == Level::Event) {
                li { (at_table(&told.entry.line, scene.text)) }
            } }
        }
    }
}

/// The entries of the last action.
fn of_action(news: &[Told]) -> impl Iterator<Item = &Told> {
    let from = news
        .iter()
        .rposition(|told| told.entry.level == Level::Action);
    news[from.unwrap_or(0)..].iter()
}

fn activated(told: &Told) -> Option<Card> {
    match told.entry.cause.action {
        Some(Choice::Dogma(card)) => Some(card),
        _ => None,
    }
}

fn turn_of(told: &Told) -> Option<Seat> {
    told.entry.cause.turn
}

/// What one player did in a turn: the actions in short, and the sentences that the viewer should not miss.
fn turn(scene: &Scene, turn: &[Told]) -> Markup {
    let Some(first) = turn.first() else {
        return html! {};
    };
    let begins = |told: &&Told| told.entry.level == Level::Action;
    let actions = turn
        .iter()
        .filter(begins)
        .filter_map(|told| told.entry.cause.action);
    // An action may have begun before the last answer.
    let before = first.entry.cause.action.filter(|_| !begins(&first));
    html! {
        li.turn-line {
            @if let Some(seat) = turn_of(first) {
                (badge::named(seat, scene.settings(), &scene.name(seat)))
                span.actions { @for action in before.into_iter().chain(actions) { (self::action(scene, action)) } }
            }
            ul { @for told in turn.iter().filter(|told| scene.matters(told)) {
                li.mine[scene.touches(&told.event)] { (at_table(&told.entry.line, scene.text)) }
            } }
        }
    }
}

/// An action in short.
fn action(scene: &Scene, action: Choice) -> Markup {
    let text = scene.text;
    let verb = text.action(action).unwrap_or_default();
    html! {
        @match action {
            Choice::Meld(card) | Choice::Dogma(card) => {
                a.deed.card-link.(card.color().word()) href=(card::path(card)) data-card=(card.id()) {
                    span.verb { (verb) } (picture::of_card(card)) (text.card_name(card))
                }
            }
            Choice::Achieve(age) => { span.deed { span.verb { (verb) } (age) } }
            _ => { span.deed { span.verb { (verb) } } }
        }
        " "
    }
}
