//! The table at which a game is played.

mod ages;
pub mod coach;
mod log;
mod menu;
pub mod option;
pub mod question;
mod recap;
pub mod side;
mod tree;

use innovation_engine::Seat;
use innovation_scene::Scene;
use innovation_text::{Label, Word};
use maud::{Markup, PreEscaped, html};

use super::draw::chart;
use super::{Sitter, TablePage, Viewer, frame};

pub use log::{LogEnd, Moved, PastTurn, SHOWN, add as add_log, beginning, by_turn, lines, moved};
pub use menu::{bar, settings};
pub use tree::{Had, NodeHashes, TableTree};

/// The whole page.
pub fn page(viewer: &Viewer, model: &TablePage) -> Markup {
    let waits = model.view.decision.is_none() && model.view.outcome.is_none();
    let (title, tree) = (title(viewer, model), tree(viewer, model, Had::Nothing));
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

/// The table, in the parts in which it is sent, without those that were sent before.
pub fn tree(viewer: &Viewer, model: &TablePage, had: Had) -> TableTree {
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
    let mut tree = TableTree::of(&scene, had);
    tree.around("main", &main, |tree| {
        tree.around("header", &[("id", "top"), ("class", "top")], |tree| {
            tree.part("brand", (), || {
                html! { a.brand #brand href="/" { (viewer.text.word(Word::Title)) } }
            });
            menu::add(tree, viewer, &scene, model);
        });
        field(tree, &scene, Some(&model.sitters));
        tree.around("aside", &[("id", "talk"), ("class", "talk")], |tree| {
            tree.part("fold", (), || fold(&scene));
            if let Some(coaching) = model.coaching {
                tree.drawn("coach", coach::panel(viewer, &scene, coaching));
            }
            tree.drawn("question", question::panel(viewer, model, &scene));
            if !model.course.is_empty() {
                tree.drawn("course", chart::course(&scene, &model.course, None));
            }
            tree.drawn(
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

/// Everything on the table: the players' sides, the ages, and the viewer's hand. Where it is known who sits at the table,
/// it says more about them.
pub fn field(tree: &mut TableTree, scene: &Scene, sitters: Option<&[Sitter]>) {
    let players = scene.players();
    let others = || {
        players
            .iter()
            .filter(|(seat, _)| scene.mine() != Some(*seat))
    };
    tree.around("div", &[("id", "field"), ("class", "field")], |tree| {
        tree.part("pick", (), || pick(scene, others().map(|(seat, _)| *seat)));
        tree.around("div", &[("id", "rivals"), ("class", "rivals")], |tree| {
            for &(seat, player) in others() {
                side::add(tree, scene, seat, player, sitters);
            }
        });
        ages::add(tree, scene);
        for &(seat, player) in players
            .iter()
            .filter(|(seat, _)| scene.mine() == Some(*seat))
        {
            side::add(tree, scene, seat, player, sitters);
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

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use innovation_bots::Kind;
    use innovation_engine::{Language, Rng, Settings};
    use innovation_table::{Chronicle, Player, Table};
    use innovation_text::Text;

    use super::*;
    use crate::access::preferences::Preferences;
    use crate::tables::options::TableOptions;

    /// Everything about a table besides its game, some of it by chance.
    fn page<'a>(
        viewer: &Viewer,
        table: &Table,
        seat: Seat,
        chronicle: &'a mut Chronicle,
        rng: &mut Rng,
    ) -> TablePage<'a> {
        let mut view = table.game().view(seat).expect("a view");
        if table.game().outcome().is_some() {
            view = table.game().open_view();
            view.seat = seat;
        }
        let sitters = table.players().iter().map(|player| Sitter::Person {
            name: player.to_string(),
            stand_in: (rng.below(8) == 0).then_some(Kind::Normal),
        });
        let log = chronicle.read(table);
        TablePage {
            id: "0123456789abcdef".to_owned(),
            names: table.names(viewer.text),
            sitters: sitters.collect(),
            options: TableOptions {
                confirm: rng.below(8) == 0,
                ..TableOptions::default()
            },
            asked: table.asked(),
            hand_over: None,
            past: Vec::new(),
            before: 0,
            since: log.len().saturating_sub(8),
            log,
            sequence: 1,
            can_take_back: rng.below(8) == 0,
            hint: None,
            coaching: None,
            owner: rng.below(8) == 0,
            course: Vec::new(),
            next: None,
            closed: (rng.below(20) == 0).then(|| "closed".to_owned()),
            view,
        }
    }

    /// Two parts have the same hash if and only if they have the same HTML. A tree without the parts that its viewer has
    /// leads to the same page as the whole tree.
    #[test]
    fn a_part_is_what_it_is_made_from() {
        let mut contents: HashMap<u64, (String, String)> = HashMap::new();
        let mut left_out = 0;
        let kinds = [
            (2, false, false, Language::En),
            (3, false, true, Language::Fr),
            (4, true, false, Language::Ru),
            (4, false, false, Language::En),
        ];
        for (seed, (players, teams, open_boards, language)) in (1..).zip(kinds) {
            let mut settings = Settings::of(players, teams).expect("settings");
            settings.open_boards = open_boards;
            let names = ["Ann", "Bob", "Cid", "Dee"]
                .into_iter()
                .take(players.into());
            let people = names.map(|name| Player::Person(format!("{name} {seed}")));
            let mut table = Table::new(settings, seed, people.collect()).expect("a table");
            let mut rng = Rng::new(seed);
            let viewer = Viewer {
                text: Text::of(language),
                name: None,
                csrf: String::new(),
                path: "/t/0123456789abcdef".to_owned(),
                preferences: Preferences::default(),
                table: None,
            };
            let seats = settings.seats().chain([Seat::WATCHER]);
            let mut viewers: Vec<_> = seats
                .map(|seat| {
                    let chronicle = Chronicle::new(viewer.text, Some(seat));
                    (seat, chronicle, HashMap::new(), NodeHashes::default())
                })
                .collect();
            loop {
                for (seat, chronicle, hashes, known) in &mut viewers {
                    let page = page(&viewer, &table, *seat, chronicle, &mut rng);
                    let whole = tree(&viewer, &page, Had::Nothing);
                    for (id, hash, html) in whole.parts() {
                        let other = *hashes.entry((id.clone(), html.clone())).or_insert(hash);
                        assert_eq!(other, hash, "{id} has changed, and nobody sees it: {html}");
                        let part = (id, html);
                        let other = contents.entry(hash).or_insert_with(|| part.clone());
                        assert_eq!(*other, part, "both have the same hash");
                    }
                    let lean = tree(&viewer, &page, Had::Nodes(known.clone()));
                    assert_eq!((lean.hash(), lean.known()), (whole.hash(), whole.known()));
                    assert!(lean.is_enough_for(Some(known)));
                    assert_eq!(lean.news(known), whole.news(known));
                    left_out += whole.parts().len() - lean.parts().len();
                    *known = whole.known();
                }
                let Some(decision) = table.game().decision() else {
                    break;
                };
                let option = rng.below(decision.options.len() as u32) as usize;
                table.answer(decision.seat, option).expect("an answer");
                if table.history().len() > 150 {
                    break;
                }
            }
        }
        assert!(left_out > 10_000, "{left_out} parts were not drawn again");
    }
}
