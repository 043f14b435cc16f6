//! What is above a table: whose turn it is, the links to other pages, and the settings.

use innovation_engine::Seat;
use innovation_scene::Scene;
use innovation_text::{Label, LearnLabel, Notice, SeatNotice, Text, Word};
use maud::{Markup, html};

use super::tree::TableTree;
use crate::web::pages::draw::form::{post, select, tick};
use crate::web::pages::draw::line::label;
use crate::web::pages::draw::{badge, sitter};
use crate::web::pages::frame::languages;
use crate::web::pages::settings::paces;
use crate::web::pages::{Sitter, TableOptions, TablePage, Viewer};

/// Adds what is above a table, besides the name of the game.
pub fn add(tree: &mut TableTree, viewer: &Viewer, scene: &Scene, model: &TablePage) {
    let goes_on = goes_on(model);
    let shown = goes_on.then_some(scene.turn_and_actions());
    tree.part("turn", shown, || self::turn(scene, goes_on));
    let mine = model.sitters.get(model.view.seat.index());
    let owned = model
        .owner
        .then_some((&model.options, goes_on.then_some(&model.sitters)));
    let forms = (&viewer.csrf, &viewer.path, &model.id);
    let shown = (forms, mine.map(|mine| (is_replaced(mine), goes_on)), owned);
    tree.part("menu", shown, || menu(viewer, model));
}

/// Whether a bot plays for a person.
fn is_replaced(sitter: &Sitter) -> bool {
    matches!(
        sitter,
        Sitter::Person {
            stand_in: Some(_),
            ..
        }
    )
}

fn goes_on(model: &TablePage) -> bool {
    model.view.outcome.is_none() && model.closed.is_none()
}

/// Whose turn it is, and how many actions are left.
fn turn(scene: &Scene, goes_on: bool) -> Markup {
    let text = scene.text;
    html! {
        h1.turn-line #turn {
            @if !goes_on { (text.label(Label::GameOver)) }
            @else if let Some((turn, actions)) = scene.turn_and_actions() {
                (badge::of(turn, scene.settings()))
                span {
                    @if scene.mine() == Some(turn) { (text.label(Label::MyTurn)) }
                    @else { (label(&text.turn_of(turn, scene.names), text)) }
                }
                @let left = text.notice(Notice::ActionsLeft(actions));
                span.actions-left role="img" aria-label=(left) title=(left) { @for _ in 0..actions { "●" } }
            }
            @else { (text.set_up()) }
        }
    }
}

/// The links to other pages, and what can be set.
fn menu(viewer: &Viewer, model: &TablePage) -> Markup {
    let text = viewer.text;
    bar(
        text,
        html! {
            (seats(viewer, model))
            a href="/settings" { (text.label(Label::MySettings)) }
            (languages(viewer))
        },
    )
}

/// The links to other pages above every table, with this below the rules in short.
pub fn bar(text: &Text, sheet: Markup) -> Markup {
    html! {
        nav.menu #menu aria-label=(text.label(Label::Menu)) {
            a.page-link href="/rules" { (text.word(Word::Rules)) }
            a.page-link href="/cards" { (text.word(Word::Cards)) }
            details.popup #settings {
                summary { span.sr { (text.label(Label::Menu)) } span aria-hidden="true" { "☰" } }
                div.sheet { (short_rules(text)) (sheet) }
            }
        }
    }
}

/// The link to the rules in short, which the script opens with one key.
fn short_rules(text: &Text) -> Markup {
    html! { a.page-link #short-rules href="/rules/short" { (text.learn_label(LearnLabel::Board)) " " kbd { "?" } } }
}

/// My seat, and the settings of a table that is mine.
fn seats(viewer: &Viewer, model: &TablePage) -> Markup {
    let text = viewer.text;
    let mine = model.sitters.get(model.view.seat.index());
    let goes_on = goes_on(model);
    let to = |what: &str| format!("/t/{}/{what}", model.id);
    html! {
        @if mine.is_some() { p.note.by-keys { (text.label(Label::Keys)) } }
        @if mine.is_some_and(is_replaced) {
            (post(viewer, &to("join"), html! { button { (text.label(Label::Join)) } }))
        }
        @if model.owner {
            h2 { (text.label(Label::Settings)) }
            (post(viewer, &to("settings"), html! {
                (settings(viewer, &model.options))
                button { (text.label(Label::Save)) }
            }))
        }
        @if model.owner && goes_on { (absent(viewer, model)) }
        @if mine.is_some() && goes_on {
            details #leave {
                summary { (text.label(Label::Leave)) }
                (post(viewer, &to("leave"), html! { button.quiet { (text.label(Label::Leave)) } }))
            }
        }
    }
}

/// The other people at the table, whom its owner can replace while they are away.
fn absent(viewer: &Viewer, model: &TablePage) -> Markup {
    let text = viewer.text;
    let seats = model.view.settings.seats().zip(&model.sitters);
    let others = seats.filter(|(seat, sitter)| {
        let plays = matches!(sitter, Sitter::Person { stand_in: None, .. });
        plays && *seat != model.view.seat
    });
    html! {
        @for (seat, sitter) in others {
            // Shown together with the word that the player is away.
            div data-away=(seat.index()) hidden {
                (post(viewer, &format!("/t/{}/remove", model.id), html! {
                    input type="hidden" name="seat" value=(seat.index());
                    button.quiet { (text.labeled(&sitter::name(sitter, text), text.label(Label::RemovePlayer))) }
                }))
            }
        }
    }
}

/// What is shown about a player besides the game: whether they are away, or a bot stands in.
pub fn status(scene: &Scene, sitter: Option<&Sitter>, seat: Seat) -> Markup {
    let text = scene.text;
    let (person, stand_in) = match sitter {
        Some(Sitter::Person { stand_in, .. }) => (true, stand_in.is_some()),
        _ => (false, false),
    };
    let notice = |notice| text.seat_notice(notice, seat, scene.names).to_string();
    html! {
        @if scene.mine() == Some(seat) { span.status { (text.word(Word::You)) } }
        @if scene.is_partner(seat) { span.status { (text.word(Word::Partner)) } }
        // The script says so when it changes.
        @if stand_in {
            span.status.stand-in data-left=(notice(SeatNotice::Left)) data-of=(seat) { (text.label(Label::StandIn)) }
        }
        @else if person && scene.mine() != Some(seat) {
            // Who is away is filled in when the tree is sent, and changes without a new tree.
            span.status data-back=(notice(SeatNotice::Back)) data-of=(seat) data-away=(seat.index()) hidden { (text.label(Label::Away)) }
        }
    }
}

/// The settings that can be changed during a game.
pub fn settings(viewer: &Viewer, options: &TableOptions) -> Markup {
    let text = viewer.text;
    let minutes = [5, 30, 24 * 60, 3 * 24 * 60];
    let mut patience = vec![(String::new(), text.label(Label::PatienceNever))];
    patience.extend(minutes.map(|minutes| {
        (
            minutes.to_string(),
            text.notice(Notice::PatienceMinutes(minutes)),
        )
    }));
    let chosen = options.patience.map(|minutes| minutes.to_string());
    html! {
        (select("pace", &text.label(Label::Pace), &paces(text), &options.pace.to_string()))
        (select("patience", &text.label(Label::Patience), &patience, &chosen.unwrap_or_default()))
        (tick("confirm", &text.label(Label::Confirm), &text.label(Label::ConfirmNote), options.confirm))
        (tick("listed", &text.label(Label::Listed), &text.label(Label::ListedNote), options.listed))
    }
}
