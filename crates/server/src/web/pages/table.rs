//! The table at which a game is played.

use innovation_engine::Seat;
use innovation_text::{Label, Notice, Word};
use maud::{Markup, html};

use super::form::{post, select, tick};
use super::scene::Scene;
use super::{Sitter, TablePage, Viewer, board, chart, frame, log, middle, question, standing};

/// The whole page.
pub fn page(viewer: &Viewer, model: &TablePage) -> Markup {
    let (title, tree) = (title(viewer, model), tree(viewer, model));
    match model.view.decision.is_some() || model.view.outcome.is_some() {
        true => frame(viewer, &title, &tree),
        false => frame::waiting(viewer, &title, &tree),
    }
}

/// What the tab of the browser says: whether it is worth a look.
pub fn title(viewer: &Viewer, model: &TablePage) -> String {
    match (&model.view.decision, model.view.outcome) {
        (Some(_), _) => viewer.text.label(Label::YourTurn),
        (None, Some(_)) => viewer.text.label(Label::GameOver),
        (None, None) => viewer.text.label(Label::OthersTurn),
    }
}

/// What is sent anew whenever something has changed.
pub fn tree(viewer: &Viewer, model: &TablePage) -> Markup {
    let text = viewer.text;
    let scene = Scene::live(text, &model.view, &model.names);
    html! {
        main #table.table data-id=(model.id) data-since=(model.since) data-sequence=(model.sequence)
            data-lost=(text.label(Label::ConnectionLost)) data-title=(frame::title(&title(viewer, model))) {
            (question::panel(viewer, model, &scene))
            div.play {
                (standing::strip(&scene))
                div.middle {
                    (middle::supply(&scene))
                    (middle::next(&scene))
                    (middle::achievements(&scene))
                }
                @for (seat, player) in scene.players() {
                    (board::side(&scene, seat, player, status(&scene, model, seat)))
                }
                @if let Some(mine) = scene.mine().and_then(|seat| model.view.player(seat)) {
                    (board::hand(&scene, mine))
                }
                (chart::course(&scene, &model.course, None))
            }
            (log::of_table(model, text))
            (seats(viewer, model))
        }
    }
}

/// What is to say about a player besides the game.
fn status(scene: &Scene, model: &TablePage, seat: Seat) -> Option<Markup> {
    let text = scene.text;
    let partner = scene.view.settings.is_teams() && scene.mine().map(Seat::partner) == Some(seat);
    let sitter = model.sitters.get(seat.index());
    let (person, stand_in) = match sitter {
        Some(Sitter::Person { stand_in, .. }) => (true, stand_in.is_some()),
        _ => (false, false),
    };
    Some(html! {
        p.status {
            @if scene.mine() == Some(seat) { span { (text.word(Word::You)) } }
            @if partner { span { (text.word(Word::Partner)) } }
            @if stand_in { span { (text.label(Label::StandIn)) } }
            @else if person && scene.mine() != Some(seat) {
                // Who is away is filled in when the tree is sent, and changes without a new tree.
                span data-away=(seat.index()) hidden { (text.label(Label::Away)) }
            }
        }
    })
}

/// My seat, and the settings of a table that is mine.
fn seats(viewer: &Viewer, model: &TablePage) -> Markup {
    let text = viewer.text;
    let mine = model.sitters.get(model.view.seat.index());
    html! {
        section.seats {
            p.keys { (text.label(Label::Keys)) }
            @if let Some(Sitter::Person { stand_in: Some(_), .. }) = mine {
                (post(viewer, &format!("/t/{}/join", model.id), html! { button { (text.label(Label::Join)) } }))
            }
            @if model.owner {
                details #settings {
                    summary { (text.label(Label::Settings)) }
                    (post(viewer, &format!("/t/{}/settings", model.id), html! {
                        (settings(viewer, &model.options))
                        button { (text.label(Label::Save)) }
                    }))
                }
            }
            @if model.owner && model.view.outcome.is_none() && model.closed.is_none() { (absent(viewer, model)) }
            @if mine.is_some() && model.view.outcome.is_none() && model.closed.is_none() {
                details #leave {
                    summary { (text.label(Label::Leave)) }
                    (post(viewer, &format!("/t/{}/leave", model.id), html! { button.quiet { (text.label(Label::Leave)) } }))
                }
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
                    button.quiet { (super::sitter::name(sitter, text)) ": " (text.label(Label::RemovePlayer)) }
                }))
            }
        }
    }
}

/// The settings that can be changed during a game.
pub fn settings(viewer: &Viewer, options: &super::TableOptions) -> Markup {
    let text = viewer.text;
    let paces = [
        (0, Label::PaceNone),
        (400, Label::PaceQuick),
        (900, Label::PaceCalm),
        (2000, Label::PaceSlow),
    ];
    let paces = paces.map(|(pace, label)| (pace.to_string(), text.label(label)));
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
        (select("pace", &text.label(Label::Pace), &paces, &options.pace.to_string()))
        (select("patience", &text.label(Label::Patience), &patience, &chosen.unwrap_or_default()))
        (tick("confirm", &text.label(Label::Confirm), &text.label(Label::ConfirmNote), options.confirm))
        (tick("listed", &text.label(Label::Listed), &text.label(Label::ListedNote), options.listed))
    }
}
