//! What happened since the viewer's last answer, with the table as it was after each step: for the script, all at once;
//! without it, a page each.

use innovation_engine::{Card, Choice};
use innovation_scene::Scene;
use innovation_text::{Label, Notice};
use maud::{Markup, PreEscaped, html};

use super::draw::card;
use super::draw::line::at_table;
use super::table::{Had, Moved, NodeHashes, TableTree, field, kind, moved, turn};
use super::{RecapPage, Still, Viewer, frame};

fn scene<'a>(viewer: &Viewer, model: &'a RecapPage, still: &'a Still) -> Scene<'a> {
    Scene {
        boards: Some(format!("/t/{}/board/", model.id)),
        ..Scene::still(viewer.text, &still.view, &model.names)
    }
}

/// All steps, without what a page that shows the tree of this hash has already.
pub fn all(viewer: &Viewer, model: &RecapPage, hash: u64, known: &NodeHashes) -> Markup {
    html! {
        ol #steps data-seen=(format!("{hash:x}")) {
            @for still in &model.stills { (step(viewer, model, still, known)) }
        }
    }
}

fn step(viewer: &Viewer, model: &RecapPage, still: &Still, known: &NodeHashes) -> Markup {
    let scene = scene(viewer, model, still);
    let mut tree = TableTree::of(&scene, Had::Nodes(known.clone()));
    field(&mut tree, &scene, Some(&model.sitters));
    let told = still.told.as_ref();
    let Moved {
        from,
        to,
        card,
        age,
    } = told.map(moved).unwrap_or_default();
    let is_own = told.is_some_and(|told| {
        Some(told.event.by) == scene.mine() && told.entry.cause.turn == scene.mine()
    });
    let is_felt = told.is_some_and(|told| scene.touches(&told.event));
    let activated = told.and_then(|told| match told.entry.cause.action {
        Some(Choice::Dogma(card)) => Some(card.id()),
        _ => None,
    });
    html! {
        li data-n=(still.number) data-turn=(turn(&scene)) data-own[is_own] data-felt[is_felt] data-from=[from] data-to=[to]
            data-card=[card.map(Card::id)] data-age=[age] data-activated=[activated] {
            @if let Some(told) = told { p { (at_table(&told.entry.line, viewer.text)) } }
            (PreEscaped(tree.news(known)))
        }
    }
}

/// One step, for those who have no script.
pub fn page(viewer: &Viewer, model: &RecapPage, at: usize) -> Markup {
    let text = viewer.text;
    let still = &model.stills[at];
    let scene = scene(viewer, model, still);
    let main = [
        ("class", &*format!("table replay {}", kind(&scene))),
        ("data-turn", &turn(&scene)),
    ];
    let mut tree = TableTree::of(&scene, Had::Nothing);
    tree.around("main", &main, |tree| {
        field(tree, &scene, Some(&model.sitters));
        tree.around("aside", &[("id", "talk"), ("class", "talk")], |tree| {
            tree.drawn("question", panel(viewer, model, &scene, at));
        });
    });
    let title = text.label(Label::SinceAnswer);
    frame(viewer, &title, &PreEscaped(tree.whole()))
}

fn panel(viewer: &Viewer, model: &RecapPage, scene: &Scene, at: usize) -> Markup {
    let text = viewer.text;
    let told = model.stills[at].told.as_ref();
    let address = |at: usize| {
        let still = model.stills.get(at)?;
        Some(format!("/t/{}/steps/{}", model.id, still.number))
    };
    let moves = [
        (
            Label::Back,
            "◀",
            "prev",
            at.checked_sub(1).and_then(address),
        ),
        (Label::Forward, "▶", "next", address(at + 1)),
    ];
    html! {
        section.question.calm #question aria-labelledby="what" {
            h1 #what { (text.label(Label::SinceAnswer)) }
            p role="status" { (text.notice(Notice::Step(at, model.stills.len() - 1))) }
            @if let Some(told) = told { p { (at_table(&told.entry.line, text)) } }
            nav.steps aria-label=(text.label(Label::StepThrough)) {
                @for (label, sign, rel, to) in moves {
                    @let label = text.label(label);
                    @match to {
                        Some(to) => { a.button.quiet rel=(rel) href=(to) title=(label) aria-label=(label) { (sign) } }
                        None => { span.button.quiet aria-disabled="true" title=(label) { (sign) } }
                    }
                }
                a.button.quiet href={ "/t/" (model.id) } { (text.label(Label::Now)) }
            }
            @if let Some(Choice::Dogma(card)) = told.and_then(|told| told.entry.cause.action) {
                (card::full(card, scene.settings().edition, text, "now"))
            }
        }
    }
}
