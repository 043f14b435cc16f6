//! The ages in one track: what is left in each supply pile, whose its achievement is, and what the viewer lacks for it;
//! and the special achievements with the viewer's progress.

use std::hash::Hash;

use innovation_engine::{Achievement, Age, PlayerView, Seat, Special, Tally};
use innovation_scene::Scene;
use innovation_text::{Label, Notice, Section, Word};
use maud::{Markup, html};

use super::tree::TableTree;
use crate::web::pages::draw::{badge, picture};

/// Adds the track to a table.
pub fn add(tree: &mut TableTree, scene: &Scene) {
    let label = scene.text.word(Word::Achievements);
    let section = [("id", "ages"), ("class", "ages"), ("aria-label", &*label)];
    tree.around("section", &section, |tree| {
        tree.around("ol", &[("id", "track"), ("class", "track")], |tree| {
            for (age, pile) in Age::ALL.into_iter().zip(&scene.view.supply) {
                // Age 10 has no achievement.
                let goal = (age.number() < 10).then(|| shown_of_goal(scene, age));
                tree.part(&format!("age-{age}"), (pile.len(), goal), || {
                    of_age(scene, age, pile.len())
                });
            }
        });
        tree.around("ol", &[("id", "specials"), ("class", "specials")], |tree| {
            for special in Special::ALL {
                let id = special.name().to_lowercase();
                tree.part(&id, shown_of_special(scene, special), || {
                    of_special(scene, special, &id)
                });
            }
        });
    });
}

/// What a goal shows: whose it is; or else how much of its points the viewer has, and whether a top card is missing.
fn shown_of_goal(scene: &Scene, age: Age) -> impl Hash {
    let owner = scene.owner(Achievement::Age(age));
    let me = scene.me().filter(|_| owner.is_none());
    let missing = |me: &PlayerView| {
        (
            me.points.min(age.points_to_achieve()),
            me.missing(age).top_card,
        )
    };
    (owner, me.map(missing))
}

/// What a special achievement shows: whose it is, or else how far the viewer is.
fn shown_of_special(scene: &Scene, special: Special) -> impl Hash {
    let owner = scene.owner(Achievement::Special(special));
    let me = scene.me().filter(|_| owner.is_none());
    let tally = me.map(|me| me.tally(special, scene.settings().edition));
    (
        owner,
        tally.map(|Tally { count, needed }| count.min(needed)),
    )
}

fn of_age(scene: &Scene, age: Age, left: usize) -> Markup {
    let text = scene.text;
    let supply = text.notice(Notice::SupplyLeft(age, left));
    html! {
        li.age-cell #{ "age-" (age) } {
            span.supply.gone[left == 0] id={ "supply-" (age) } data-lit={ "supply-" (age) } title=(supply) {
                b aria-hidden="true" { (age) }
                span.left aria-hidden="true" { (left) }
                span.sr { (supply) }
            }
            @if age.number() < 10 { (goal(scene, age)) }
        }
    }
}

fn goal(scene: &Scene, age: Age) -> Markup {
    let text = scene.text;
    if let Some(owner) = scene.owner(Achievement::Age(age)) {
        return html! { span.goal.taken { (taken(scene, owner)) } };
    }
    let condition = text.age_condition(age).to_string();
    let points = age.points_to_achieve();
    let Some(me) = scene.me() else {
        return html! {
            span.goal title=(condition) { span aria-hidden="true" { (points) } span.sr { (condition) } }
        };
    };
    match text.missing(me.missing(age), age) {
        Some(missing) => html! {
            span.goal title=(missing) {
                span.gauge aria-hidden="true" {
                    span.low[me.points < points] { (me.points.min(points)) "/" (points) }
                    @if me.missing(age).top_card { span.top { "▲" (age) } }
                }
                span.sr { (condition) " " (missing) }
            }
        },
        None => {
            let ready = text.label(Label::ReadyToClaim);
            html! {
                span.goal.ready data-lit={ "goal-" (age) } title=(ready) {
                    span.gauge aria-hidden="true" { "✓" }
                    span.sr { (condition) " " (ready) }
                }
            }
        }
    }
}

fn of_special(scene: &Scene, special: Special, id: &str) -> Markup {
    let text = scene.text;
    let edition = scene.settings().edition;
    let owner = scene.owner(Achievement::Special(special));
    let [condition, _] = text.special_condition(special, edition);
    let section = Section::of_special(special).id();
    let tally = scene.me().map(|me| me.tally(special, edition));
    html! {
        li.special.taken[owner.is_some()] #(id) title=(text.labeled(text.special(special), condition)) {
            (picture::of_special(special))
            a.rule-link href={ "/rules/" (section) } { (text.special(special)) }
            @match (owner, tally) {
                (Some(owner), _) => { (taken(scene, owner)) }
                (None, Some(Tally { count, needed })) => {
                    span.gauge { (count.min(needed)) "/" (needed) }
                }
                (None, None) => {}
            }
        }
    }
}

/// Whose an achievement is.
fn taken(scene: &Scene, owner: Seat) -> Markup {
    let claimed = scene.text.claimed_by(owner, scene.names).to_string();
    badge::named(owner, scene.settings(), &claimed)
}
