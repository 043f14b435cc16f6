//! The middle of the table: supply piles and achievements.

use innovation_engine::{Achievement, Age, Seat, Special};
use innovation_text::{Label, Notice, Section, Word};
use maud::{Markup, html};

use super::line::line;
use super::picture;
use super::scene::Scene;

/// How many of the achievements that are left the viewer is told about.
const NEXT: usize = 2;

/// The supply piles, and how many cards are left in each.
pub fn supply(scene: &Scene) -> Markup {
    let text = scene.text;
    html! {
        section.supply aria-labelledby="supply" {
            h2 #supply { (text.word(Word::Supply)) }
            ol {
                @for (age, pile) in Age::ALL.into_iter().zip(&scene.view.supply) {
                    @let choose = scene.choose_supply(age);
                    li.lit[choose.is_some()].gone[pile.is_empty()] data-supply=(age) title=(text.notice(Notice::SupplyLeft(age, pile.len()))) {
                        b aria-hidden="true" { (age) }
                        span.count aria-hidden="true" { (pile.len()) }
                        span.sr { (text.notice(Notice::SupplyLeft(age, pile.len()))) }
                        @if let Some(choose) = choose { (choose) }
                    }
                }
            }
        }
    }
}

/// The achievements: whose they are, and what they are claimed for.
pub fn achievements(scene: &Scene) -> Markup {
    let text = scene.text;
    html! {
        section.achievements aria-labelledby="achievements" {
            h2 #achievements { (text.word(Word::Achievements)) }
            ol {
                @for age in Age::ALL.into_iter().take(9) { (of_age(scene, age)) }
                @for special in Special::ALL { (of_special(scene, special)) }
            }
        }
    }
}

fn of_age(scene: &Scene, age: Age) -> Markup {
    let text = scene.text;
    let owner = owner(scene, Achievement::Age(age));
    let choose = scene.choose_achievement(age);
    let condition = text.age_condition(age).to_string();
    html! {
        li.lit[choose.is_some()].gone[owner.is_some()] title=(condition) {
            b { (age) }
            (claimed_by(scene, owner))
            @if owner.is_none() { span.sr { (condition) } }
            @if let Some(choose) = choose { (choose) }
        }
    }
}

fn of_special(scene: &Scene, special: Special) -> Markup {
    let text = scene.text;
    let owner = owner(scene, Achievement::Special(special));
    let [condition, _] = text.special_condition(special, scene.view.settings.edition);
    let section = Section::of_special(special).id();
    html! {
        li.special.gone[owner.is_some()] title=(condition) {
            (picture::of_special(special))
            a.rule-link href={ "/rules/" (section) } { (text.special(special)) }
            (claimed_by(scene, owner))
        }
    }
}

fn claimed_by(scene: &Scene, owner: Option<Seat>) -> Markup {
    html! {
        @if let Some(owner) = owner {
            @let claimed = scene.text.claimed_by(owner, scene.names);
            span.owner role="img" aria-label=(claimed) title=(claimed) { "✓" }
        }
    }
}

fn owner(scene: &Scene, achievement: Achievement) -> Option<Seat> {
    let players = scene.players();
    let has = players
        .iter()
        .find(|(_, player)| player.achievements.has(achievement));
    has.map(|&(seat, _)| seat)
}

/// What the viewer can claim next, and what is missing for it.
pub fn next(scene: &Scene) -> Markup {
    let text = scene.text;
    let me = scene.mine().filter(|_| scene.view.outcome.is_none());
    let Some(me) = me.and_then(|seat| scene.view.player(seat)) else {
        return html! {};
    };
    let is_left = |age: &Age| scene.view.available.has(Achievement::Age(*age));
    html! {
        section.next aria-labelledby="next" {
            h2 #next { (text.label(Label::NextAchievements)) }
            ul {
                @for age in Age::ALL.into_iter().filter(is_left).take(NEXT) {
                    li {
                        b { (age) }
                        @match text.missing(me.missing(age), age) {
                            Some(missing) => { span { (line(&missing, text)) } }
                            None => { strong { (text.label(Label::ReadyToClaim)) } }
                        }
                    }
                }
            }
        }
    }
}
