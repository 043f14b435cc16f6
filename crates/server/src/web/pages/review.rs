//! The review of a finished game beside the game itself: where it was won, where it was lost, and how much of it was
//! luck.

use innovation_engine::Seat;
use innovation_review::Ledger;
use innovation_scene::Scene;
use innovation_text::{Label, Notice, Problem, ReviewColumn, ReviewText};
use maud::{Markup, PreEscaped, html};

use super::draw::curve::{self, Curve};
use super::draw::form::post;
use super::draw::line::line;
use super::replay::{address, eyes, steps};
use super::table::{Had, LogEnd, TableTree, add_log, field, kind, turn};
use super::{ReplayPage, Viewer, frame};

/// A finished game with its review, at one step.
pub struct ReviewPage<'a> {
    /// The game at this step. Its path is that of the review.
    pub replay: ReplayPage<'a>,
    /// Where a better review is, unless it is this one.
    pub deeper: Option<String>,
    /// Number of answers that are reviewed, and of all answers, while the review is made.
    pub progress: Option<(usize, usize)>,
    /// Whether the review cannot be made.
    pub has_failed: bool,
    /// Whether nobody has begun the review.
    pub is_wanted: bool,
    /// What the review says.
    pub sheet: Option<ReviewSheet>,
}

/// What a review says.
pub struct ReviewSheet {
    /// What the result of each player is made of.
    pub ledgers: Vec<(String, Ledger)>,
    /// The win chance of each player.
    pub curves: Vec<Curve>,
    /// The turning points.
    pub points: Vec<TurningPoint>,
    /// The turn of the biggest of them.
    pub biggest: Option<usize>,
    /// The decision at this step, if it counts.
    pub here: Option<ReviewedStep>,
}

/// A decision at which the game turned.
pub struct TurningPoint {
    /// The step at which it was made.
    pub step: usize,
    /// Who made it.
    pub seat: Option<Seat>,
    /// In which turn.
    pub turn: usize,
    /// What there is to say about it.
    pub lines: Vec<String>,
}

/// The decision at a step.
pub struct ReviewedStep {
    /// Its options.
    pub options: Vec<ReviewedOption>,
    /// What there is to say about it.
    pub lines: Vec<String>,
    /// Who was asked.
    pub seat: Option<Seat>,
    /// How many answers of the better line are played here, and how many it has.
    pub line: Option<(usize, usize)>,
}

/// An option, and what it was worth.
pub struct ReviewedOption {
    /// What it says.
    pub label: String,
    /// The win chance after it.
    pub value: f64,
    /// The standard error of it.
    pub error: f64,
    /// Whether it was taken.
    pub is_taken: bool,
    /// Whether no other has a higher value.
    pub is_best: bool,
}

/// The whole page.
pub fn page(viewer: &Viewer, model: &ReviewPage) -> Markup {
    let text = viewer.text;
    let replay = &model.replay;
    let scene = Scene::still(text, &replay.view, &replay.names);
    let end = LogEnd {
        past: &[],
        entries: replay.log,
        before: 0,
        since: replay.since,
        whole: None,
    };
    let class = format!("table replay review {}", kind(&scene));
    let mut tree = TableTree::of(&scene, Had::Nothing);
    let main = [
        ("class", &*class),
        ("data-turn", &turn(&scene)),
        ("data-path", &replay.path),
    ];
    tree.around("main", &main, |tree| {
        field(tree, &scene, None);
        tree.around("aside", &[("id", "talk"), ("class", "talk")], |tree| {
            tree.drawn("question", panel(viewer, model, &scene));
            add_log(tree, &end, text);
        });
    });
    let title = text.label(Label::Review);
    frame(viewer, &title, &PreEscaped(tree.whole()))
}

fn panel(viewer: &Viewer, model: &ReviewPage, scene: &Scene) -> Markup {
    let text = viewer.text;
    let replay = &model.replay;
    html! {
        section.question.calm #question aria-labelledby="what" {
            h1 #what { (text.label(Label::Review)) }
            @if let Some(outcome) = replay.view.outcome {
                p { (line(&text.outcome(outcome, &scene.reader()), text)) }
            }
            @if let Some((done, total)) = model.progress { (progress(viewer, done, total)) }
            @if model.has_failed { p role="alert" { (text.problem(Problem::NoReview)) } }
            @if model.is_wanted { (begin(viewer, Label::ReviewBegin)) }
            @if let Some(sheet) = &model.sheet {
                @if let Some(here) = &sheet.here { (decision(viewer, model, here)) }
                (curve::chances(scene, &sheet.curves, replay.step, replay.steps))
                (steps(replay, viewer))
                (eyes(replay, scene))
                (points(viewer, model, sheet))
                (ledgers(viewer, &sheet.ledgers))
                @if let Some(deeper) = &model.deeper {
                    p { a.button.quiet #deeper href=(deeper) { (text.label(Label::ReviewDeeper)) } }
                }
            }
            @if let Some(table) = &replay.table {
                p { a.button.quiet href=(table) { (text.label(Label::GoToTable)) } }
            }
        }
    }
}

/// How far the review is. A script looks again by itself.
fn progress(viewer: &Viewer, done: usize, total: usize) -> Markup {
    let text = viewer.text;
    let sentence = text.notice(Notice::Reviewing(done, total));
    html! {
        div.reviewing #reviewing {
            progress max=(total) value=(done) aria-label=(text.label(Label::Review)) {}
            p { (sentence) }
            div.unscripted { (begin(viewer, Label::ReviewAgain)) }
        }
    }
}

/// The way to this very page.
fn begin(viewer: &Viewer, label: Label) -> Markup {
    html! { p { a.button href=(viewer.path) { (viewer.text.label(label)) } } }
}

/// What each option was worth.
fn decision(viewer: &Viewer, model: &ReviewPage, here: &ReviewedStep) -> Markup {
    let text = viewer.text;
    let replay = &model.replay;
    let at = address(replay, replay.step, replay.seat);
    html! {
        section.decision aria-labelledby="options-then" {
            h2 #options-then { (text.label(Label::OptionsThen)) }
            @for line in &here.lines { p { (line) } }
            table.values {
                thead.sr { tr { th { (text.label(Label::OptionsThen)) } th { (text.label(Label::WinChance)) } } }
                tbody {
                    @for option in &here.options {
                        tr.taken[option.is_taken].best[option.is_best] {
                            th scope="row" {
                                (option.label)
                                @if option.is_taken { " " span.mark { (text.label(Label::OptionTaken)) } }
                                @if option.is_best { " " span.mark { (text.label(Label::OptionBest)) } }
                            }
                            td {
                                meter min="0" max="1" value=(format!("{:.3}", option.value)) aria-hidden="true" {}
                                " " (text.percent(option.value, 1)) small { " ± " (text.number(100.0 * option.error, 1)) }
                            }
                        }
                    }
                }
            }
            @if let (Some(seat), Some(path)) = (here.seat, &replay.play_on) {
                (play_on(viewer, path, replay.step, seat))
            }
            @match here.line {
                None if here.options.iter().any(|option| option.is_best && !option.is_taken) => {
                    p { a.button.quiet #better href={ (at) "&line=1" } { (text.label(Label::BetterLine)) } }
                }
                None => {}
                Some((played, length)) => {
                    p.better-line role="status" {
                        (text.labeled(&text.label(Label::OptionBest), text.notice(Notice::Step(played, length))))
                    }
                    nav.better-steps aria-label=(text.label(Label::BetterLine)) {
                        @if played > 1 { a.button.quiet href={ (at) "&line=" (played - 1) } { (text.label(Label::Back)) } }
                        @if played < length { a.button.quiet href={ (at) "&line=" (played + 1) } { (text.label(Label::Forward)) } }
                        a.button.quiet href=(at) { (text.label(Label::AsPlayed)) }
                    }
                }
            }
        }
    }
}

/// The way to a practice table that begins as this game up to this step, with the viewer at this seat.
fn play_on(viewer: &Viewer, path: &str, step: usize, seat: Seat) -> Markup {
    let fields = html! {
        input type="hidden" name="step" value=(step);
        input type="hidden" name="seat" value=(seat.index());
        button.quiet #try { (viewer.text.label(Label::TryFromHere)) }
    };
    post(viewer, path, fields)
}

fn points(viewer: &Viewer, model: &ReviewPage, sheet: &ReviewSheet) -> Markup {
    let text = viewer.text;
    let (replay, points) = (&model.replay, &sheet.points);
    let turn_of = |turn: usize| text.review(&ReviewText::Turn(turn));
    html! {
        section.points aria-labelledby="turning-points" {
            h2 #turning-points {
                @if points.is_empty() { (text.review(&ReviewText::NoTurningPoints)) }
                @else { (text.review(&ReviewText::TurningPoints)) }
            }
            @if let Some(turn) = sheet.biggest {
                p { (text.review(&ReviewText::Swing(&turn_of(turn)))) }
            }
            ol {
                @for point in points {
                    @let here = (point.step == replay.step).then_some("true");
                    li {
                        a href=(address(replay, point.step, point.seat)) aria-current=[here] {
                            (turn_of(point.turn))
                        }
                        @for line in &point.lines { " " (line) }
                    }
                }
            }
        }
    }
}

fn ledgers(viewer: &Viewer, ledgers: &[(String, Ledger)]) -> Markup {
    use ReviewColumn::{Adjusted, ErrorRate, Luck, Others, Player, Result, Skill, Start};
    let text = viewer.text;
    let column = |column| text.review(&ReviewText::Column(column));
    html! {
        // The columns are wider than a phone: the keyboard scrolls them, too.
        section.ledgers tabindex="0" aria-label=(text.review(&ReviewText::Note)) {
            table {
                thead {
                    tr {
                        @for head in [Player, Start, Skill, Luck, Others, Result, Adjusted, ErrorRate] {
                            th scope="col" { (column(head)) }
                        }
                    }
                }
                tbody {
                    @for (name, ledger) in ledgers {
                        tr {
                            th scope="row" { (name) }
                            td { (text.percent(ledger.start, 1)) }
                            td { (text.signed_percent(ledger.skill, 1)) }
                            td { (text.signed_percent(ledger.luck, 1)) }
                            td { (text.signed_percent(ledger.others, 1)) }
                            td { (text.percent(ledger.result, 1)) }
                            td { (text.percent(ledger.luck_adjusted, 1)) }
                            td { (text.percent(ledger.error_rate, 2)) }
                        }
                    }
                }
            }
            p.note { (text.label(Label::ReviewNote)) }
        }
    }
}
