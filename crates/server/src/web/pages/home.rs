//! The first page: play now, my tables, open tables, a new table.

use innovation_bots::Kind;
use innovation_engine::{Card, Color, Edition, Seat};
use innovation_text::{
    BotLevel, Command, Label, LearnLabel, Names, Notice, Reader, Section, Word, iso_date,
};
use maud::{Markup, html};

use super::draw::form::{post, post_here, select, tick};
use super::draw::line::label;
use super::draw::{card, sitter};
use super::table::settings;
use super::{HomePage, TableLine, TableOptions, TableState, Viewer, frame};
use crate::access::limits::LONGEST_NAME;
use crate::access::preferences::Opponent;

/// The whole page.
pub fn page(viewer: &Viewer, model: &HomePage) -> Markup {
    let text = viewer.text;
    let body = html! {
        main.home {
            section.hero {
                h1 { (text.word(Word::Title)) }
                p.tagline { (text.label(Label::Tagline)) }
                // A new visitor is offered the lessons first.
                @let is_new = model.mine.is_empty();
                @if is_new { p.first { (text.label(Label::FirstVisit)) } (learn(viewer, true)) }
                (play_now(viewer, is_new))
                @if !is_new { (learn(viewer, false)) }
                (name(viewer))
                (fan(viewer))
            }
            section.mine aria-labelledby="mine" {
                h2 #mine { (text.label(Label::MyTables)) }
                @if model.mine.is_empty() { p.none { (text.label(Label::NoTables)) } }
                ul.tables { @for table in &model.mine { (line(viewer, table, true)) } }
                @if !model.mine.is_empty() { a #games href="/games" { (text.label(Label::MyGames)) } }
            }
            section.open aria-labelledby="open" {
                h2 #open { (text.label(Label::OpenTables)) }
                @if model.open.is_empty() { p.none { (text.label(Label::NoOpenTables)) } }
                ul.tables { @for table in &model.open { (line(viewer, table, false)) } }
            }
            section.new aria-labelledby="new" {
                h2 #new { (text.label(Label::NewTable)) }
                (new_table(viewer))
            }
            details.record {
                summary { (text.label(Label::ReadRecord)) }
                (post(viewer, "/replay", html! {
                    label.field {
                        span { (text.label(Label::RecordText)) }
                        textarea name="record" rows="6" required spellcheck="false" {}
                    }
                    button { (text.label(Label::ShowRecord)) }
                }))
            }
        }
    };
    frame(viewer, "", &body)
}

/// The way to the lessons.
fn learn(viewer: &Viewer, stands_out: bool) -> Markup {
    let title = viewer.text.learn_label(LearnLabel::Title);
    html! { p.ways { a.button.quiet[!stands_out].big[stands_out] #learn href="/learn" { (title) } } }
}

/// A game against a bot, at once. The level that was last chosen stands out.
fn play_now(viewer: &Viewer, is_new: bool) -> Markup {
    let text = viewer.text;
    let last = viewer.preferences.level;
    let levels = [
        (Opponent::Easy, BotLevel::Easy),
        (Opponent::Normal, BotLevel::Normal),
        (Opponent::Hard, BotLevel::Hard),
    ];
    let others = [
        (Opponent::Beginner, BotLevel::Beginner),
        (Opponent::Casual, BotLevel::Casual),
        (Opponent::Master, BotLevel::Master),
    ];
    post(
        viewer,
        "/quick",
        html! {
            fieldset.play-now {
                legend { (text.label(Label::PlayNow)) }
                @for (level, name) in levels {
                    button.big.quiet[is_new || level != last] #{ "play-" (name.word()) } name="level" value=(name.word()) {
                        (text.bot_level(name)) small { (text.bot_level_note(name)) }
                    }
                }
                p.others {
                    @for (level, name) in others {
                        button.quiet[is_new || level != last] #{ "play-" (name.word()) } name="level" value=(name.word())
                            title=(text.bot_level_note(name)) { (text.bot_level(name)) }
                    }
                }
            }
        },
    )
}

/// A card of each color, for the eye alone.
fn fan(viewer: &Viewer) -> Markup {
    let first = |color| Card::all().find(|card| card.color() == color);
    let cards = Color::ALL.into_iter().filter_map(first);
    html! {
        div.fan aria-hidden="true" inert {
            @for card in cards { (card::full(card, Edition::Third, viewer.text, "fan")) }
        }
    }
}

fn name(viewer: &Viewer) -> Markup {
    let text = viewer.text;
    post_here(
        viewer,
        "/name",
        html! {
            div.who {
                label.field {
                    span { (text.label(Label::YourName)) }
                    input #name name="name" value=(viewer.name.as_deref().unwrap_or_default()) maxlength=(LONGEST_NAME)
                        autocomplete="nickname" required;
                }
                button.quiet { (text.label(Label::Save)) }
            }
            p.note { (text.label(Label::NameNote)) }
        },
    )
}

/// A table in a list.
pub fn line(viewer: &Viewer, table: &TableLine, mine: bool) -> Markup {
    let text = viewer.text;
    let names = Names::new(
        table
            .sitters
            .iter()
            .map(|sitter| sitter::name(sitter, text)),
    );
    let asked = table.state == TableState::Asked;
    html! {
        li.asked[asked] {
            a href={ "/t/" (table.id) } {
                strong { (text.and_list(table.sitters.iter().map(|sitter| sitter::name(sitter, text)))) }
            }
            span.state {
                @match table.state {
                    TableState::Open => { (text.label(Label::WaitingForPlayers)) }
                    TableState::Asked => { (text.label(Label::YourTurn)) }
                    TableState::Turn(seat) => { (label(&text.turn_of(seat, &names), text)) }
                    TableState::Over => { (ending(viewer, table, &names)) }
                }
            }
            span.note {
                (text.command(&Command::Table(table.settings)))
                @if table.practice { " · " (text.label(Label::Practice)) }
                " · "
                @match table.state {
                    TableState::Over => {
                        @let date = iso_date(table.changed.unsigned_abs() / (24 * 60 * 60));
                        time datetime=(date) { (date) }
                    }
                    _ => { (text.notice(Notice::Ago(table.idle))) }
                }
            }
            @if !mine {
                (post(viewer, &format!("/t/{}/join", table.id), html! {
                    button { (text.label(Label::Join)) }
                }))
            }
        }
    }
}

/// How a finished game ended: in a word to one of its players, with the achievements of all.
fn ending(viewer: &Viewer, table: &TableLine, names: &Names) -> Markup {
    let text = viewer.text;
    let Some(result) = &table.result else {
        return html! { (text.label(Label::GameOver)) };
    };
    let winners = result.outcome.winners;
    let achievements: Vec<String> = result.achievements.iter().map(u8::to_string).collect();
    let reader = Reader::new(table.seat, names.clone());
    html! {
        span.ending title=(text.outcome(result.outcome, &reader)) {
            @match table.seat {
                Some(seat) if winners.has(seat) => { strong.won { (text.label(Label::Won)) } }
                Some(_) => { strong { (text.label(Label::Lost)) } }
                None => { (text.and_list(winners.into_iter().filter_map(|seat| names.get(seat).map(str::to_owned)))) " ★" }
            }
            " " span.score aria-label={ (text.word(Word::Achievements)) " " (achievements.join(" : ")) } role="img" {
                (achievements.join(" : "))
            }
        }
    }
}

fn new_table(viewer: &Viewer) -> Markup {
    let text = viewer.text;
    let bots = Kind::LEVELS.map(|kind| {
        (
            format!("bot:{}", kind.name()),
            text.bot_name(kind.name(), None),
        )
    });
    let seats = |seat: Seat| {
        let mut values = vec![
            ("me".to_string(), text.label(Label::SeatMe)),
            ("open".to_string(), text.label(Label::SeatOpen)),
        ];
        values.extend(bots.clone());
        if seat.index() >= 2 {
            values.push((String::new(), text.label(Label::SeatNone)));
        }
        values
    };
    let practice = [
        ("", text.label(Label::PracticeAlone)),
        ("yes", text.label(Label::PracticeAlways)),
        ("no", text.label(Label::PracticeNever)),
    ];
    let usual = ["me", "open", "", ""];
    let editions =
        [Edition::Third, Edition::First].map(|edition| (edition.word(), text.edition(edition)));
    post(
        viewer,
        "/tables",
        html! {
            fieldset.seating {
                legend { (text.label(Label::Seats)) }
                @for (seat, usual) in Seat::ALL.into_iter().zip(usual) {
                    (select(&format!("seat{seat}"), &text.notice(Notice::SeatNumber(seat)), &seats(seat), usual))
                }
            }
            p.note { (text.label(Label::HotSeatNote)) }
            details {
                summary { (text.label(Label::MoreSettings)) }
                (select("edition", &text.word(Word::Edition), &editions, Edition::Third.word()))
                (tick("teams", &text.section_title(Section::Teams), &text.label(Label::TeamsNote), false))
                (tick("open_boards", &text.section_title(Section::OpenBoards), &text.label(Label::OpenBoardsNote), false))
                (select("practice", &text.label(Label::Practice), &practice, ""))
                p.note { (text.label(Label::PracticeNote)) }
                (settings(viewer, &TableOptions::default()))
            }
            button { (text.label(Label::SetUp)) }
        },
    )
}
