//! The table at which a game is played.

mod ages;
pub mod coach;
mod log;
mod menu;
pub mod option;
pub mod question;
mod recap;
pub mod scene;
pub mod side;
mod tree;

use innovation_engine::Seat;
use innovation_text::{Label, Word};
use maud::{Markup, PreEscaped, html};

use super::draw::chart;
use super::{TablePage, Viewer, frame};
use scene::Scene;

pub use log::{LogEnd, PastTurn, SHOWN, add as add_log, beginning, by_turn, lines, moved};
pub use menu::{bar, settings, status};
pub use recap::touches;
pub use tree::{NodeHashes, TableTree};

/// The whole page.
pub fn page(viewer: &Viewer, model: &TablePage) -> Markup {
    let waits = model.view.decision.is_none() && model.view.outcome.is_none();
    let (title, tree) = (title(viewer, model), tree(viewer, model));
    let (edition, html) = (model.view.settings.edition, PreEscaped(tree.whole()));
    frame::table(viewer, &title, edition, &html, tree.hash(), waits)
}

/// What the tab of the browser says: whether it is worth a look.
pub fn title(viewer: &Viewer, model: &TablePage) -> String {
    match (&model.view.decision, model.view.outcome) {
        (Some(_), _) => viewer.text.label(Label::YourTurn),
        (None, None) if model.hand_over.is_some() => viewer.text.label(Label::YourTurn),
        (None, Some(_)) => viewer.text.label(Label::GameOver),
        (None, None) => viewer.text.label(Label::OthersTurn),
    }
}

/// The table, in the parts in which it is sent.
pub fn tree(viewer: &Viewer, model: &TablePage) -> TableTree {
    let text = viewer.text;
    let scene = Scene {
        boards: Some(format!("/t/{}/board/", model.id)),
        ..Scene::live(text, &model.view, &model.names)
    };
    let main = [
        ("id", "table"),
        ("class", &*format!("table {}", kind(&scene))),
        ("data-id", &model.id),
        ("data-sequence", &model.sequence.to_string()),
        ("data-turn", &turn(&scene)),
        (
            "data-title",
            &frame::title(viewer.text, &title(viewer, model)),
        ),
    ];
    let since = model.since.saturating_sub(model.before);
    let end = LogEnd {
        past: &model.past,
        entries: model.log,
        before: model.before,
        since: model.since,
        whole: Some(format!("/t/{}/log", model.id)),
    };
    let mut tree = TableTree::default();
    tree.around("main", &main, |tree| {
        tree.around("header", &[("id", "top"), ("class", "top")], |tree| {
            tree.part(
                "brand",
                html! { a.brand #brand href="/" { (viewer.text.word(Word::Title)) } },
            );
            tree.part("turn", menu::turn(&scene, model));
            tree.part("menu", menu::menu(viewer, model));
        });
        field(tree, &scene, |seat| status(&scene, &model.sitters, seat));
        tree.around("aside", &[("id", "talk"), ("class", "talk")], |tree| {
            tree.part("fold", fold(&scene));
            if let Some(coaching) = model.coaching {
                tree.part("coach", coach::panel(viewer, &scene, coaching));
            }
            tree.part("question", question::panel(viewer, model, &scene));
            if !model.course.is_empty() {
                tree.part("course", chart::course(&scene, &model.course, None));
            }
            tree.part(
                "recap",
                recap::panel(&scene, &model.id, &model.log[since.min(model.log.len())..]),
            );
            log::add(tree, &end, text);
        });
    });
    tree
}

/// Folds the question where it is a sheet over the table, so that the table can be looked at.
fn fold(scene: &Scene) -> Markup {
    html! {
        label.fold #fold {
            input.sr #folded type="checkbox" aria-label=(scene.text.label(Label::Fold));
            span aria-hidden="true" { "⌄" }
        }
    }
}

/// The number of the seat whose turn it is, by which the sheet marks it.
pub fn turn(scene: &Scene) -> String {
    let mut seats = scene.settings().seats();
    let turn = seats.find(|&seat| scene.is_on_turn(seat));
    turn.map(|seat| seat.to_string()).unwrap_or_default()
}

/// The classes by which the sheet lays a table out.
pub fn kind(scene: &Scene) -> String {
    let settings = scene.settings();
    let teams = if settings.is_teams() { " teams" } else { "" };
    let watch = if scene.mine().is_none() { " watch" } else { "" };
    format!("p{}{teams}{watch}", settings.players())
}

/// Everything on the table: the players' sides, the ages, and the viewer's hand. `status` says more about a player.
pub fn field(tree: &mut TableTree, scene: &Scene, status: impl Fn(Seat) -> Markup) {
    let players = scene.players();
    let others = || {
        players
            .iter()
            .filter(|(seat, _)| scene.mine() != Some(*seat))
    };
    tree.around("div", &[("id", "field"), ("class", "field")], |tree| {
        tree.part("pick", pick(scene, others().map(|(seat, _)| *seat)));
        tree.around("div", &[("id", "rivals"), ("class", "rivals")], |tree| {
            for &(seat, player) in others() {
                side::add(tree, scene, seat, player, &status(seat));
            }
        });
        ages::add(tree, scene);
        for &(seat, player) in players
            .iter()
            .filter(|(seat, _)| scene.mine() == Some(*seat))
        {
            side::add(tree, scene, seat, player, &status(seat));
            side::add_hand(tree, scene, seat, player);
        }
    });
}

/// Which of the other boards is shown where there is room for one. It stays as the viewer has chosen.
fn pick(scene: &Scene, seats: impl Iterator<Item = Seat>) -> Markup {
    html! {
        fieldset.pick #pick {
            legend.sr { (scene.text.word(Word::Board)) }
            @for (place, seat) in seats.enumerate() {
                input.sr type="radio" name="pick" id={ "pick-" (seat) } aria-label=(scene.name(seat)) checked[place == 0];
            }
        }
    }
}
