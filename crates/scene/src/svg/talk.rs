//! The column of text: the question, what has happened since the viewer's last answer, and the log.

use innovation_engine::{Card, Choice, Outcome, Seat};
use innovation_table::Told;
use innovation_text::{Asked, Label, Level, Line, Notice, Word};

use super::card::{alone, hue, text_of_effects, tint};
use super::chips;
use super::letters::Letters;
use super::sheet::{Area, Paint, Px, Sentence, Sheet, measure};
use super::side::{badge, swatch};
use crate::art::light;
use crate::{Crowding, Group, Scene, card_of, order};

/// The least height of the log, with its heading.
const LOG: f32 = 90.0;

/// How high the column has to be for all of the question.
pub(super) fn needed(scene: &Scene, told: &[Told], width: f32) -> f32 {
    let mut sheet = Sheet::default();
    let question = question(&mut sheet, scene, Area::new(0.0, 0.0, width, 0.0), false);
    let recap = if told.is_empty() { 40.0 } else { 64.0 };
    question + 8.0 + recap + 8.0 + LOG
}

/// Draws the column. `since` is where the part of the log begins that is new to the viewer.
pub(super) fn draw(sheet: &mut Sheet, scene: &Scene, area: Area, told: &[Told], since: usize) {
    let room = area.h - LOG - 56.0;
    let detailed = {
        let mut trial = Sheet::default();
        question(&mut trial, scene, Area { h: 0.0, ..area }, true) <= room
    };
    let high = question(sheet, scene, area, detailed);
    let below = area.inside(high + 8.0, 0.0, 0.0, 0.0);
    let most = (0.6 * area.h).min(below.h - LOG - 8.0).max(30.0);
    let high = recap(sheet, scene, below, &told[since..], most);
    let below = below.inside(high + 8.0, 0.0, 0.0, 0.0);
    log(sheet, scene, below, told, since);
}

fn heading(color: &'static str) -> Letters {
    Letters {
        weight: 600,
        ..Letters::sans(12.0, 14.4, color)
    }
}

/// What the viewer can do now, or what is being waited for. Gives back how high it is.
fn question(sheet: &mut Sheet, scene: &Scene, area: Area, detailed: bool) -> f32 {
    let calm = scene.asked.is_none();
    let color = if calm { light("ink") } else { light("on-ink") };
    let mut inside = Sheet::default();
    let inner = Area {
        h: 0.0,
        ..area.inside(11.0, 12.0, 11.0, 12.0)
    };
    let end = match &scene.asked {
        Some(asked) => asked_of(&mut inside, scene, asked, inner, detailed),
        None => calm_words(&mut inside, scene, inner, color),
    };
    let high = end - area.y + 11.0;
    let paint = Paint {
        fill: Some(light(if calm { "surface" } else { "ink" })),
        stroke: calm.then(|| light("rule")),
        wide: 1.0,
        round: 12.0,
        more: "",
    };
    sheet.rect(Area { h: high, ..area }, paint);
    sheet.append(inside);
    high
}

fn title(color: &'static str) -> Sentence {
    let letters = Letters {
        weight: 600,
        ..Letters::serif(17.0, 21.25, color)
    };
    Sentence {
        colored: false,
        ..Sentence::new(letters)
    }
}

/// What is said where nothing is asked. Gives back where it ends.
fn calm_words(sheet: &mut Sheet, scene: &Scene, area: Area, color: &'static str) -> f32 {
    let (text, reader) = (scene.text, scene.reader());
    let what = match (scene.view.outcome, scene.mine()) {
        (Some(outcome), _) => text.outcome(outcome, &reader),
        (None, _) => text.turn_of(scene.view.turn, scene.names),
    };
    let mut y = area.y;
    y += sheet.sentence(area.x, y, area.w, title(color), &what);
    if let Some(outcome) = scene.view.outcome {
        y = result(sheet, scene, outcome, area.x, y + 8.0, area.w);
    }
    let why = Sentence::new(Letters::sans(13.0, 17.55, color));
    if let (Some(card), None) = (scene.view.first_meld, scene.view.outcome) {
        let line = text.first_meld_chosen(card, &reader);
        y += 8.0 + sheet.sentence(area.x, y + 8.0, area.w, why, &line);
    }
    if scene.mine().is_none() && scene.view.outcome.is_none() {
        let line = Line::plain(text.label(Label::Watching));
        y += 8.0 + sheet.sentence(area.x, y + 8.0, area.w, why, &line);
    }
    y
}

/// How everybody has ended. Gives back where it ends.
fn result(sheet: &mut Sheet, scene: &Scene, outcome: Outcome, x: f32, top: f32, w: f32) -> f32 {
    let (text, ink) = (scene.text, light("ink"));
    let muted = Letters {
        weight: 500,
        ..Letters::sans(13.0, 18.85, light("muted"))
    };
    let (last, before) = (x + w - 6.0, text.word(Word::Score));
    let middle = last - muted.width(&before) - 14.0;
    let mut y = top;
    sheet.words(last, y + 3.0, 1.0, muted, &before);
    sheet.words(middle, y + 3.0, 1.0, muted, &text.word(Word::Achievements));
    y += 25.0;
    for (seat, player) in scene.settings().seats().zip(&scene.view.players) {
        let won = outcome.winners.has(seat);
        if won {
            let paint = Paint {
                fill: Some(light("sunken")),
                ..Paint::default()
            };
            sheet.rect(Area::new(x, y, w, 25.0), paint);
        }
        let paint = Paint {
            fill: Some(light("rule")),
            ..Paint::default()
        };
        sheet.rect(Area::new(x, y, w, 1.0), paint);
        badge(sheet, scene, seat, x + 6.0, y + 4.0, 18.0);
        let bold = Letters {
            weight: 600,
            ..Letters::sans(13.0, 18.85, ink)
        };
        let star = if won { " ★" } else { "" };
        let name = format!("{}{star}", scene.name(seat));
        let plain = Letters::sans(13.0, 18.85, ink);
        sheet.fitting(x + 30.0, y + 4.0, middle - x - 60.0, bold, &name);
        let achievements = player.achievements.len().to_string();
        sheet.words(middle, y + 4.0, 1.0, plain, &achievements);
        sheet.words(last, y + 4.0, 1.0, plain, &player.points.to_string());
        y += 26.0;
    }
    y
}

/// What is asked, by which effect, and the options. Gives back where it ends.
fn asked_of(sheet: &mut Sheet, scene: &Scene, asked: &Asked, area: Area, detailed: bool) -> f32 {
    let (text, color) = (scene.text, light("on-ink"));
    let small = Sentence {
        colored: false,
        ..Sentence::new(Letters::sans(13.0, 17.55, color))
    };
    let mut y = area.y;
    if let Some(why) = &asked.why {
        sheet.raw("<g opacity=\".85\">");
        y += 5.0 + sheet.sentence(area.x, y, area.w, small, &text.with_rule_links(why));
        sheet.raw("</g>");
    }
    let what = text.with_rule_links(&asked.what);
    y += sheet.sentence(area.x, y, area.w, title(color), &what);
    if scene.is_first_meld() {
        let aim = text.notice(Notice::Goal(scene.settings().achievements_to_win()));
        y += 5.0 + sheet.sentence(area.x, y + 5.0, area.w, small, &Line::plain(aim));
    }
    if let Some(effect) = &asked.effect {
        let decision = scene.view.decision.as_ref();
        let source = decision.and_then(|decision| decision.source);
        let how = Sentence {
            lead: source.map(|(card, _)| card.dogma_icon()),
            ..small
        };
        let effect = text.with_rule_links(effect);
        let high = sheet.sentence(area.x + 12.0, y + 5.0, area.w - 12.0, how, &effect);
        let paint = Paint {
            fill: Some(color),
            ..Paint::default()
        };
        sheet.rect(Area::new(area.x, y + 5.0, 3.0, high), paint);
        y += 5.0 + high;
    }
    options(sheet, scene, Area { y: y + 8.0, ..area }, detailed)
}

/// All options, in groups. Gives back where they end.
fn options(sheet: &mut Sheet, scene: &Scene, area: Area, detailed: bool) -> f32 {
    let options: Vec<(usize, Choice, &Line)> = scene.options().collect();
    let choices: Vec<Choice> = options.iter().map(|(_, choice, _)| *choice).collect();
    let order = order(&choices);
    let groups =
        order.chunk_by(|&one, &other| Group::of(choices[one]) == Group::of(choices[other]));
    let room = Crowding::of(choices.len());
    let color = light("on-ink");
    let mut y = area.y;
    for places in groups {
        let first = choices[places[0]];
        let headed = places.len() > 1;
        if let (true, Some(action)) = (headed, scene.text.action(first)) {
            let letters = Letters {
                weight: 600,
                ..Letters::sans(11.0, 13.2, color)
            };
            sheet.raw("<g opacity=\".8\" letter-spacing=\".04em\">");
            sheet.words(area.x, y, 0.0, letters, &action);
            sheet.raw("</g>");
            y += 16.2;
        }
        let two = room == Crowding::Crowd && matches!(Group::of(first), Group::Meld | Group::Other);
        if two {
            let wide = (area.w - 4.0) / 2.0;
            for pair in places.chunks(2) {
                let highs = pair.iter().enumerate().map(|(column, &place)| {
                    let x = area.x + column as f32 * (wide + 4.0);
                    let spot = Area::new(x, y, wide, 0.0);
                    button(sheet, scene, spot, options[place], (headed, true))
                });
                y += highs.fold(0.0, f32::max) + 3.0;
            }
        } else {
            for &place in places {
                let spot = Area { y, ..area };
                y += button(sheet, scene, spot, options[place], (headed, false));
                if detailed && room == Crowding::Few {
                    y = help(sheet, scene, Area { y: y + 2.0, ..area }, options[place]);
                }
                y += 3.0;
            }
        }
        y += 4.0;
    }
    y - 7.0
}

/// An option: its key, what it looks like, its words, and what it would do in signs. Gives back how high it is.
fn button(
    sheet: &mut Sheet,
    scene: &Scene,
    area: Area,
    (place, choice, words): (usize, Choice, &Line),
    (headed, half): (bool, bool),
) -> f32 {
    let (text, ink, muted) = (scene.text, light("ink"), light("muted"));
    let size = if half { 12.0 } else { 13.5 };
    let letters = Letters {
        weight: 600,
        ..Letters::sans(size, size * 1.15, ink)
    };
    let how = Sentence {
        colored: false,
        button: true,
        ..Sentence::new(letters)
    };
    let short = match choice {
        Choice::Meld(card) | Choice::Dogma(card) => Some(card.age().to_string()),
        _ => None,
    };
    let words = match (choice, headed) {
        (Choice::Meld(card) | Choice::Dogma(card), true) => {
            Line::plain(text.card_name(card).to_string())
        }
        (Choice::Achieve(age), true) => Line::plain(text.age_heading(age)),
        _ => words.clone(),
    };
    let value = short.filter(|_| headed);
    // The key.
    let key = &scene.keys[place];
    let key_letters = Letters {
        weight: 600,
        ..Letters::sans(10.5, 14.5, ink)
    };
    let key_wide = (key_letters.width(key) + 8.0).max(16.0);
    let sign = chips::has_sign(choice);
    let at = area.x + 6.0 + key_wide + 7.0 + if sign { 28.0 } else { 0.0 };
    let value_wide = value.as_ref().map_or(0.0, |age| {
        letters.width(" ") + Letters::serif(size, 0.0, muted).width(age)
    });
    let room = area.x + area.w - 9.0 - at - value_wide;
    let (high, wide) = measure(room, how, &words);
    let total = (high + 6.0).max(27.0);
    let paint = Paint {
        fill: Some(light("surface")),
        round: 8.0,
        ..Paint::default()
    };
    sheet.rect(Area { h: total, ..area }, paint);
    let middle = area.y + total / 2.0;
    sheet.raw("<g opacity=\".65\">");
    let border = Paint {
        stroke: Some(ink),
        wide: 1.0,
        round: 4.0,
        ..Paint::default()
    };
    let spot = Area::new(area.x + 6.0, middle - 7.25, key_wide, 14.5);
    sheet.rect(spot, border);
    sheet.words(spot.x + key_wide / 2.0, spot.y, 0.5, key_letters, key);
    sheet.raw("</g>");
    if sign {
        draw_sign(sheet, scene, choice, at - 28.0, middle);
    }
    sheet.sentence(at, middle - high / 2.0, room, how, &words);
    let mut end = at + wide;
    if let Some(age) = value {
        let letters = Letters {
            weight: 600,
            ..Letters::serif(size, letters.line, muted)
        };
        let top = middle + high / 2.0 - letters.line;
        sheet.words(end + letters.width(" "), top, 0.0, letters, &age);
        end += value_wide;
    }
    if let (Some(preview), false) = (scene.previews.get(place), half) {
        let room = Area::new(
            end + 7.0,
            middle - 8.5,
            area.x + area.w - 9.0 - end - 7.0,
            17.0,
        );
        chips::draw(sheet, scene, room, preview);
    }
    total
}

/// What an option looks like: the picture of its card, or the pile that it takes from.
fn draw_sign(sheet: &mut Sheet, scene: &Scene, choice: Choice, x: f32, middle: f32) {
    let spot = Area::new(x, middle - 10.5, 21.0, 21.0);
    let narrow = Area::new(x + 2.5, middle - 10.0, 16.0, 20.0);
    if let Some(card) = card_of(choice) {
        let paint = Paint {
            fill: Some(tint(card.color())),
            round: 5.0,
            ..Paint::default()
        };
        sheet.rect(spot, paint);
        let (id, ink) = (card.id(), light("ink"));
        sheet.picture(id, x + 1.0, middle - 9.5, 19.0, hue(card.color()), ink);
        return;
    }
    match choice {
        Choice::Draw => {
            let age = scene.view.age_of_draw_action(scene.view.seat);
            super::card::back(sheet, narrow, age, 11.0);
        }
        Choice::Back(_, age) => super::card::back(sheet, narrow, Some(age), 11.0),
        Choice::Achieve(_) => sheet.sign("star", x + 2.5, middle - 8.0, 16.0, light("star")),
        Choice::Color(color) => {
            let place = Area::new(x + 3.5, middle - 4.0, 14.0, 8.0);
            swatch(sheet, place, color, "");
        }
        Choice::Seat(seat) => badge(sheet, scene, seat, x + 1.5, middle - 9.0, 18.0),
        _ => {}
    }
}

/// What an option would do, in sentences. Gives back where they end.
fn help(
    sheet: &mut Sheet,
    scene: &Scene,
    area: Area,
    (place, choice, _): (usize, Choice, &Line),
) -> f32 {
    let color = light("on-ink");
    let letters = Letters::sans(12.0, 16.2, color);
    let area = area.inside(0.0, 4.0, 0.0, 30.0);
    let mut y = area.y;
    if let Choice::Dogma(card) = choice {
        let spot = Area { y, ..area };
        y += text_of_effects(sheet, scene, card, spot, letters, 5.0, hue(card.color())) + 2.0;
    }
    let preview = scene.previews.get(place);
    let sentences = preview.map(|preview| scene.text.preview(preview, scene.view, scene.names));
    let how = Sentence {
        colored: false,
        ..Sentence::new(letters)
    };
    for sentence in sentences.unwrap_or_default() {
        let sentence = scene.text.with_rule_links(&sentence);
        y += sheet.sentence(area.x, y, area.w, how, &sentence) + 2.0;
    }
    if y > area.y { y + 1.0 } else { y - 2.0 }
}

/// What happened since the viewer's last answer: who did what, and what it did to the viewer. Gives back how high it is.
fn recap(sheet: &mut Sheet, scene: &Scene, area: Area, news: &[Told], most: f32) -> f32 {
    let text = scene.text;
    let mut inside = Sheet::default();
    let inner = Area::new(11.0, 8.0, area.w - 22.0, 0.0);
    let mut y = inner.y;
    let since = text.label(Label::SinceAnswer);
    inside.words(inner.x, y, 0.0, heading(light("muted")), &since);
    y += 17.0;
    if news.is_empty() {
        inside.raw("<g font-style=\"italic\">");
        let letters = Letters::sans(13.0, 17.9, light("muted"));
        inside.words(inner.x, y, 0.0, letters, &text.label(Label::Nothing));
        inside.raw("</g>");
        y += 18.0;
    }
    let playing = scene.asked.is_none() && scene.view.outcome.is_none();
    if let Some(card) = news.last().and_then(activated).filter(|_| playing) {
        y = now(
            &mut inside,
            scene,
            Area {
                y: y + 6.0,
                ..inner
            },
            card,
            news,
        ) + 6.0;
    }
    for turn in news.chunk_by(|one, other| one.entry.cause.turn == other.entry.cause.turn) {
        y = turn_line(&mut inside, scene, Area { y, ..inner }, turn);
    }
    let high = (y + 5.0).min(most);
    let paint = Paint {
        fill: Some(light("surface")),
        stroke: Some(light("rule")),
        wide: 1.0,
        round: 10.0,
        more: "",
    };
    sheet.rect(Area { h: high, ..area }, paint);
    sheet.clipped(
        Area {
            h: high - 1.0,
            ..area
        },
        inside,
    );
    high
}

fn activated(told: &Told) -> Option<Card> {
    match told.entry.cause.action {
        Some(Choice::Dogma(card)) => Some(card),
        _ => None,
    }
}

/// The card that was activated, and what has come of it. Gives back where it ends.
fn now(sheet: &mut Sheet, scene: &Scene, area: Area, card: Card, news: &[Told]) -> f32 {
    let mut y = area.y + alone(sheet, scene, area, card) + 6.0;
    let is_action = |told: &Told| told.entry.level == Level::Action;
    let from = news.iter().rposition(is_action).unwrap_or(0);
    let how = Sentence::new(Letters::sans(13.0, 17.9, light("ink")));
    let events = news[from..].iter();
    for told in events.filter(|told| told.entry.level == Level::Event) {
        let line = scene.text.with_rule_links(&told.entry.line);
        y += sheet.sentence(area.x + 10.0, y, area.w - 10.0, how, &line) + 6.0;
    }
    y
}

/// What one player did in a turn: the actions in short, and the sentences that the viewer should not miss.
fn turn_line(sheet: &mut Sheet, scene: &Scene, area: Area, turn: &[Told]) -> f32 {
    let Some(first) = turn.first() else {
        return area.y;
    };
    let begins = |told: &&Told| told.entry.level == Level::Action;
    let actions = turn.iter().filter(begins);
    let actions = actions.filter_map(|told| told.entry.cause.action);
    // An action may have begun before the last answer.
    let before = first.entry.cause.action.filter(|_| !begins(&first));
    let deeds: Vec<Choice> = match first.entry.cause.turn {
        Some(_) => before.into_iter().chain(actions).collect(),
        None => Vec::new(),
    };
    let news: Vec<&Told> = turn.iter().filter(|told| scene.matters(told)).collect();
    // A turn that has only begun.
    if deeds.is_empty() && news.is_empty() {
        return area.y;
    }
    let mut y = area.y;
    if let Some(seat) = first.entry.cause.turn {
        badge(sheet, scene, seat, area.x, y + 1.5, 18.0);
        let mut x = area.x + 22.0;
        for deed in deeds {
            let wide = deed_width(scene, deed);
            if x + wide > area.x + area.w && x > area.x + 22.0 {
                x = area.x;
                y += 22.0;
            }
            draw_deed(sheet, scene, deed, Area::new(x, y, wide, 21.0));
            x += wide + 4.0;
        }
        y += 22.0;
    }
    let how = Sentence::new(Letters::sans(13.0, 17.9, light("ink")));
    for told in news {
        let line = scene.text.with_rule_links(&told.entry.line);
        let high = sheet.sentence(area.x + 24.0, y, area.w - 24.0, how, &line);
        if scene.touches(&told.event) {
            let paint = Paint {
                fill: Some(light("glow")),
                ..Paint::default()
            };
            sheet.rect(Area::new(area.x + 15.0, y, 3.0, high), paint);
        }
        y += high;
    }
    y + 4.0
}

/// The letters of a deed: of its verb, and of its card.
fn deed_letters() -> [Letters; 2] {
    let verb = Letters {
        weight: 500,
        ..Letters::sans(11.0, 21.0, light("muted"))
    };
    let name = Letters {
        weight: 600,
        ..Letters::serif(12.0, 21.0, light("ink"))
    };
    [verb, name]
}

fn deed_width(scene: &Scene, deed: Choice) -> f32 {
    let [verb, name] = deed_letters();
    let action = scene.text.action(deed).unwrap_or_default();
    let rest = match deed {
        Choice::Meld(card) | Choice::Dogma(card) => 22.0 + name.width(scene.text.card_name(card)),
        Choice::Achieve(age) => 3.0 + name.width(&age.to_string()),
        _ => 0.0,
    };
    14.0 + verb.width(&action) + rest
}

/// An action in short.
fn draw_deed(sheet: &mut Sheet, scene: &Scene, deed: Choice, area: Area) {
    let [verb, name] = deed_letters();
    let text = scene.text;
    let color = card_of(deed).map(Card::color);
    let paint = Paint {
        fill: Some(color.map_or(light("sunken"), tint)),
        stroke: Some(color.map_or(light("rule"), hue)),
        wide: 1.0,
        round: 10.5,
        more: "",
    };
    sheet.rect(area, paint);
    let action = text.action(deed).unwrap_or_default();
    let mut x = area.x + 7.0;
    sheet.words(x, area.y, 0.0, verb, &action);
    x += verb.width(&action) + 3.0;
    match deed {
        Choice::Meld(card) | Choice::Dogma(card) => {
            let ink = light("ink");
            sheet.picture(card.id(), x, area.y + 2.5, 16.0, hue(card.color()), ink);
            sheet.words(x + 19.0, area.y, 0.0, name, text.card_name(card));
        }
        Choice::Achieve(age) => sheet.words(x, area.y, 0.0, name, &age.to_string()),
        _ => {}
    }
}

/// Draws the end of the log, as much of it as there is room for.
fn log(sheet: &mut Sheet, scene: &Scene, area: Area, told: &[Told], since: usize) {
    if area.h < 58.0 {
        return;
    }
    let text = scene.text;
    let title = text.word(Word::Log);
    sheet.words(area.x, area.y, 0.0, heading(light("muted")), &title);
    let area = area.inside(18.4, 0.0, 0.0, 0.0);
    let paint = Paint {
        fill: Some(light("surface")),
        stroke: Some(light("rule")),
        wide: 1.0,
        round: 10.0,
        more: "",
    };
    sheet.rect(area, paint);
    let area = area.inside(7.0, 1.0, 7.0, 1.0);
    // From the last line upwards.
    let mut rows: Vec<(usize, f32, f32)> = Vec::new();
    let mut filled = 0.0;
    for (place, told) in told.iter().enumerate().rev() {
        let (above, inset, how) = set(told.entry.level);
        let line = text.with_rule_links(&told.entry.line);
        let (high, _) = measure(area.w - 22.0 - inset, how, &line);
        rows.push((place, above, high));
        filled += above + high;
        if filled >= area.h {
            break;
        }
    }
    let mut inside = Sheet::default();
    let mut y = (area.h - filled).min(0.0);
    for (place, above, high) in rows.into_iter().rev() {
        let told: &Told = &told[place];
        let (_, inset, how) = set(told.entry.level);
        y += above;
        let line = text.with_rule_links(&told.entry.line);
        inside.sentence(10.0 + inset, y, area.w - 22.0 - inset, how, &line);
        if place >= since {
            let paint = Paint {
                fill: Some(light("glow")),
                ..Paint::default()
            };
            inside.rect(Area::new(0.0, y, 3.0, high), paint);
        }
        y += high;
    }
    sheet.clipped(area, inside);
}

/// How an entry of the log is set: what is free above it and before it, and its letters.
fn set(level: Level) -> (f32, f32, Sentence) {
    let (ink, muted) = (light("ink"), light("muted"));
    let plain = Letters::sans(12.5, 17.5, ink);
    match level {
        Level::Turn => {
            let letters = Letters {
                weight: 600,
                ..Letters::serif(13.5, 17.55, ink)
            };
            (10.0, 0.0, Sentence::new(letters))
        }
        Level::Action => {
            let letters = Letters {
                weight: 600,
                ..plain
            };
            (3.0, 0.0, Sentence::new(letters))
        }
        Level::Effect => (
            0.0,
            8.0,
            Sentence::new(Letters {
                color: muted,
                ..plain
            }),
        ),
        Level::Event => (0.0, 16.0, Sentence::new(plain)),
    }
}

/// What is above the table: whose turn it is, and how many actions are left.
pub(super) fn draw_top(sheet: &mut Sheet, scene: &Scene, width: f32, height: f32) {
    let (text, ink) = (scene.text, light("ink"));
    let paint = Paint {
        fill: Some(light("surface")),
        ..Paint::default()
    };
    sheet.rect(Area::new(0.0, 0.0, width, height), paint);
    let paint = Paint {
        fill: Some(light("rule")),
        ..Paint::default()
    };
    sheet.rect(Area::new(0.0, height - 1.0, width, 1.0), paint);
    let brand = Letters::serif(17.25, height, ink);
    let title = text.word(Word::Title);
    sheet.words(12.0, 0.0, 0.0, brand, &title);
    let mut x = 26.0 + brand.width(&title);
    let letters = Letters {
        weight: 600,
        ..Letters::sans(15.0, height, ink)
    };
    let turn = scene.turn_and_actions();
    let words = match (scene.view.outcome, turn) {
        (Some(_), _) => text.label(Label::GameOver),
        (None, Some((turn, _))) if scene.mine() == Some(turn) => text.label(Label::MyTurn),
        (None, Some((turn, _))) => text.turn_of(turn, scene.names).to_string(),
        (None, None) => text.set_up(),
    };
    let going: Option<(Seat, u8)> = turn.filter(|_| scene.view.outcome.is_none());
    if let Some((turn, _)) = going {
        badge(sheet, scene, turn, x, height / 2.0 - 9.5, 18.0);
        x += 26.0;
    }
    sheet.words(x, 0.0, 0.0, letters, &words);
    x += letters.width(&words) + 8.0;
    for left in 0..going.map_or(0, |(_, actions)| actions) {
        sheet.raw(&format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"3.8\" fill=\"{}\" stroke=\"{ink}\" stroke-width=\".5\"/>",
            Px(x + 4.0 + 10.5 * f32::from(left)),
            Px(height / 2.0),
            light("glow")
        ));
    }
}
