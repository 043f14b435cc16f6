//! The options of a question: in the order of thought, one line each, with a key and with what it would do.

use innovation_engine::{
    Achievement, Card, Choice, Icon, Interval, Outlook, Preview, Seat, SeatSet,
};
use innovation_scene::{Crowding, Group, Scene, card_of, order, signed};
use innovation_text::{Label, Line, Notice, Section};
use maud::{Markup, html};

use crate::web::pages::Hint;
use crate::web::pages::draw::line::{at_table, label};
use crate::web::pages::draw::{badge, card, icon, picture};

/// All options, in groups.
pub fn list(scene: &Scene, hint: Option<&Hint>) -> Markup {
    let options: Vec<(usize, Choice, &Line)> = scene.options().collect();
    let choices: Vec<Choice> = options.iter().map(|(_, choice, _)| *choice).collect();
    let order = order(&choices);
    let groups =
        order.chunk_by(|&one, &other| Group::of(choices[one]) == Group::of(choices[other]));
    let room = match Crowding::of(choices.len()) {
        Crowding::Few => "few",
        Crowding::Some => "some",
        Crowding::Many => "many",
        Crowding::Crowd => "crowd",
    };
    html! {
        div.options.(room) role="group" aria-label=(scene.text.label(Label::Options)) {
            @for places in groups {
                @let group = Group::of(choices[places[0]]);
                div.group.(class(group)) {
                    // A single option needs no heading.
                    @if places.len() > 1 { (heading(scene, choices[places[0]])) }
                    ol { @for &place in places { (option(scene, hint, place, options[place], places.len() > 1)) } }
                }
            }
        }
    }
}

fn class(group: Group) -> &'static str {
    match group {
        Group::Achieve => "achieve",
        Group::Dogma => "dogma",
        Group::Meld => "meld",
        Group::Draw => "draw",
        Group::Other => "other",
        Group::Pass => "pass",
    }
}

/// The name of an action, which leads to its rules.
fn heading(scene: &Scene, choice: Choice) -> Markup {
    let text = scene.text;
    html! {
        @if let (Some(action), Some(section)) = (text.action(choice), Section::of_action(choice)) {
            h3 { a.rule-link href={ "/rules/" (section.id()) } { (action) } }
        }
    }
}

fn option(
    scene: &Scene,
    hint: Option<&Hint>,
    place: usize,
    (_, choice, words): (usize, Choice, &Line),
    headed: bool,
) -> Markup {
    let text = scene.text;
    let hinted = hint.is_some_and(|hint| hint.option == place);
    let preview = scene.previews.get(place);
    let rating = hint.and_then(|hint| hint.ratings.get(place));
    let card = card_of(choice);
    html! {
        li.option.hinted[hinted] {
            button name="option" value=(place) data-key=(scene.keys[place]) data-card=[card.map(Card::id)]
                data-verb=(text.action(choice).unwrap_or_else(|| text.label(Label::Choose)))
                data-lights=[lights(scene, choice)] aria-describedby={ "help-" (place) } {
                kbd aria-hidden="true" { (scene.keys[place]) }
                (sign(scene, choice))
                span.what.(card.map(|card| card::fit(text.card_name(card))).unwrap_or_default()) {
                    (what(scene, choice, words, headed))
                }
                @if let Some(rating) = rating { span.rating { (text.percent((*rating).into(), 0)) } }
                @if let Some(preview) = preview { (chips(scene, preview)) }
            }
            @if let Some(card) = card {
                a.card-link.about href=(card::path(card)) aria-label=(text.card_name(card)) { "?" }
            } @else if let Some(section) = Section::of_action(choice) {
                a.rule-link.about href={ "/rules/" (section.id()) } aria-label=(text.section_title(section)) { "?" }
            }
            div.help id={ "help-" (place) } {
                @if hinted { p.hint { (text.label(Label::HintOption)) } }
                @if let Some(rating) = rating { p { (text.notice(Notice::Chance(percent(*rating)))) } }
                @if let Choice::Dogma(card) = choice { (card::effects_at_table(card, scene.settings().edition, text)) }
                @for sentence in preview.map(|preview| text.preview(preview, scene.view, scene.names)).unwrap_or_default() {
                    p { (at_table(&sentence, text)) }
                }
            }
        }
    }
}

/// A win chance in percent.
pub fn percent(rating: f32) -> u8 {
    (rating * 100.0).round() as u8
}

/// An option in words, without the name of the action where that is above it.
fn what(scene: &Scene, choice: Choice, words: &Line, headed: bool) -> Markup {
    let text = scene.text;
    let short = match choice {
        Choice::Meld(card) | Choice::Dogma(card) => {
            Some(html! { (text.card_name(card)) " " span.value { (card.age()) } })
        }
        Choice::Achieve(age) => Some(html! { (text.age_heading(age)) }),
        _ => None,
    };
    html! {
        @match (short.filter(|_| headed), text.action(choice)) {
            (Some(short), Some(action)) => { span.sr.verb { (action) " " } (short) }
            _ => { (label(words, text)) }
        }
    }
}

/// What an option looks like: the picture of its card, or the pile that it takes from.
fn sign(scene: &Scene, choice: Choice) -> Markup {
    html! {
        @match choice {
            Choice::Meld(card) | Choice::Dogma(card) | Choice::Card(card) => {
                span.sign.(card.color().word()) { (picture::of_card(card)) }
            }
            Choice::Draw => {
                @let age = scene.view.age_of_draw_action(scene.view.seat);
                span.sign aria-hidden="true" { (card::back(age)) }
            }
            Choice::Back(_, age) => { span.sign aria-hidden="true" { (card::back(Some(age))) } }
            Choice::Achieve(_) => { span.sign { (icon::star()) } }
            Choice::Color(color) => { span.sign.(color.word()) { span.swatch {} } }
            Choice::Seat(seat) => { span.sign { (badge::of(seat, scene.settings())) } }
            _ => {}
        }
    }
}

/// What the script highlights for an option, besides its card: the same can be chosen there.
fn lights(scene: &Scene, choice: Choice) -> Option<String> {
    match choice {
        Choice::Draw => {
            let age = scene.view.age_of_draw_action(scene.view.seat)?;
            Some(format!("supply-{age}"))
        }
        Choice::Achieve(age) => Some(format!("goal-{age}")),
        Choice::Back(seat, age) => Some(format!("back-{seat}-{age}")),
        Choice::Color(color) => Some(format!("color-{}", color.word())),
        Choice::Seat(seat) => Some(format!("seat-{seat}")),
        _ => None,
    }
}

/// What an option would do, in signs. The sentences say the same.
fn chips(scene: &Scene, preview: &Preview) -> Markup {
    let certain = &preview.certain;
    let changes = || certain.changes.iter();
    let points = changes().map(|change| (change.seat, change.points));
    let mine = changes().find(|change| change.seat == scene.view.seat);
    html! {
        span.chips aria-hidden="true" {
            @if let Some(reach) = &preview.reach {
                @if !preview.idle && reach.demands { (seats(scene, "demands", "!", reach.demanded)) }
                @if !preview.idle && reach.shares { (seats(scene, "shares", "+", reach.sharing)) }
                @let mine = reach.counts.get(scene.view.seat.index());
                span.c.icons { (icon::shape(reach.icon)) @if let Some(mine) = mine { (mine) } }
            }
            @if preview.idle { span.c.idle { (scene.text.label(Label::NoEffect)) } }
            @else {
                @if preview.choice != Choice::Draw {
                    @for &age in &certain.draws { span.c.draws { (card::back(Some(age))) } }
                }
                @if let Some(mine) = mine { (icon_changes(scene, mine.icons)) }
                @for (seat, points) in points { (gain(scene, seat, points, true)) }
                @for &(seat, achievement) in &certain.claims { (claim(scene, seat, achievement)) }
                @if let Some(outlook) = &preview.outlook { (usual(scene, preview, outlook)) }
                @if certain.over.is_some() { span.c.over { "⚑" } }
            }
        }
    }
}

/// Players whom an option concerns.
fn seats(scene: &Scene, class: &str, sign: &str, seats: SeatSet) -> Markup {
    html! {
        @if !seats.is_empty() {
            span.c.(class) { (sign) @for seat in seats { (badge::of(seat, scene.settings())) } }
        }
    }
}

/// How the viewer's icons would change.
fn icon_changes(scene: &Scene, after: [Interval; 6]) -> Markup {
    let Some(before) = scene.view.player(scene.view.seat).map(|me| me.icons) else {
        return html! {};
    };
    html! {
        @for (icon, after) in Icon::ALL.into_iter().zip(after) {
            @let change = after.low - i16::from(before.of(icon));
            @if after.low == after.high && change != 0 {
                span.c.icons.worse[change < 0] { (icon::shape(icon)) (signed(change)) }
            }
        }
    }
}

/// Points that a player would gain or lose. The viewer's need no mark.
fn gain(scene: &Scene, seat: Seat, points: Interval, certain: bool) -> Markup {
    html! {
        @if !points.is_zero() {
            span.c.gain.worse[points.high < 0] {
                @if seat != scene.view.seat { (badge::of(seat, scene.settings())) }
                (icon::points())
                @if !certain { "~" }
                (signed(points.low))
                @if points.high != points.low { "…" (signed(points.high)) }
            }
        }
    }
}

fn claim(scene: &Scene, seat: Seat, achievement: Achievement) -> Markup {
    html! {
        span.c.claim {
            @if seat != scene.view.seat { (badge::of(seat, scene.settings())) }
            (icon::star())
            @match achievement {
                Achievement::Age(age) => { (age) }
                Achievement::Special(special) => { (picture::of_special(special)) }
            }
        }
    }
}

/// What happens in most cases, where it is not certain anyway.
fn usual(scene: &Scene, preview: &Preview, outlook: &Outlook) -> Markup {
    let certain = |seat: Seat| preview.certain.change(seat).map(|change| change.points);
    html! {
        @for usual in &outlook.tendencies {
            @if !usual.points.has(0) && certain(usual.seat) != Some(usual.points) {
                (gain(scene, usual.seat, usual.points, false))
            }
        }
        @if outlook.usually_ends() { span.c.over { "⚑" } }
    }
}
