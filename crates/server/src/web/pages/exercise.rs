//! A lesson or a puzzle: the table, with what is to be done at it and what came of it.

use innovation_engine::{Event, View};
use innovation_scene::Scene;
use innovation_table::Told;
use innovation_text::{Label, LearnLabel, LearnText, Line, Names, Reader, Text, Word};
use maud::{Markup, PreEscaped, html};

use super::draw::form::{fields, post};
use super::draw::line::{explained, line};
use super::table::{Had, LogEnd, TableTree, add_log, bar, field, kind, option, question, turn};
use super::{Viewer, frame};

/// A lesson or a puzzle, as it is at the moment.
pub struct ExercisePage {
    /// The table.
    pub table: ExerciseTable,
    /// Which lesson or puzzle it is.
    pub about: Vec<String>,
    /// What is said.
    pub said: Said,
    /// The path that answers are posted to.
    pub path: String,
    /// The moves so far, as forms carry them.
    pub moves: String,
    /// Whether options say what they would do.
    pub previews: bool,
    /// What can be done besides answering, the most likely first.
    pub steps: Vec<ExerciseStep>,
}

/// The table of a lesson or a puzzle.
pub struct ExerciseTable {
    /// What the learner sees.
    view: View,
    /// How the players are called.
    names: Names,
    /// What has happened.
    log: Vec<Told>,
    /// How many entries of the log came before the last answer.
    since: usize,
}

impl ExerciseTable {
    /// A table at which these events have happened, as the learner saw them; the given number of them happened before
    /// the last answer.
    pub fn new(
        view: View,
        names: Names,
        (events, before): (&[Event], usize),
        text: &'static Text,
    ) -> ExerciseTable {
        let reader = Reader::new(Some(view.seat), names.clone());
        let log = Told::of_events(events, before, view.settings, reader, text);
        ExerciseTable {
            since: log.iter().filter(|told| told.answers == 0).count(),
            log,
            names,
            view,
        }
    }
}

/// What is said at a lesson or a puzzle.
pub enum Said {
    /// Before the answer.
    Task {
        /// What there is to know.
        before: Vec<Line>,
        /// The task.
        task: Line,
    },
    /// After it.
    Result {
        /// Whether it was good; `None` where nothing is judged.
        good: Option<bool>,
        /// A short verdict.
        heading: String,
        /// Why.
        lines: Vec<Line>,
        /// What would have been better, and why.
        better: Vec<Line>,
    },
}

/// What can be done besides answering.
pub enum ExerciseStep {
    /// Goes on to the next step of a lesson.
    GoOn,
    /// Goes to another page: its path and its name.
    Link(String, String),
    /// The same, to the page before this one.
    Back(String, String),
    /// The same, to the page after this one.
    Forward(String, String),
}

/// The whole page.
pub fn page(viewer: &Viewer, model: &ExercisePage) -> Markup {
    let (text, table) = (viewer.text, &model.table);
    let asked = matches!(model.said, Said::Task { .. });
    let scene = match asked {
        true => Scene::live(text, &table.view, &table.names),
        false => Scene::still(text, &table.view, &table.names),
    };
    let end = LogEnd {
        past: &[],
        entries: &table.log,
        before: 0,
        since: table.since,
        whole: None,
    };
    let class = format!("table exercise {}", kind(&scene));
    let main = [
        ("id", "table"),
        ("class", &*class),
        ("data-sequence", &*model.moves),
        ("data-turn", &*turn(&scene)),
    ];
    let mut tree = TableTree::of(&scene, Had::Nothing);
    tree.around("main", &main, |tree| {
        tree.around("header", &[("id", "top"), ("class", "top")], |tree| {
            tree.drawn(
                "brand",
                html! { a.brand #brand href="/" { (viewer.text.word(Word::Title)) } },
            );
            tree.drawn(
                "turn",
                html! { h1.turn-line #turn { (model.about.join(" · ")) } },
            );
            tree.drawn("menu", menu(viewer));
        });
        field(tree, &scene, None);
        tree.around("aside", &[("id", "talk"), ("class", "talk")], |tree| {
            tree.drawn("question", panel(viewer, model, &scene));
            add_log(tree, &end, text);
        });
    });
    let html = PreEscaped(tree.whole());
    let title = model.about.first().map_or("", String::as_str);
    let edition = table.view.settings.edition;
    frame::table(viewer, title, edition, &html, tree.hash(), false)
}

fn menu(viewer: &Viewer) -> Markup {
    let text = viewer.text;
    bar(
        text,
        html! {
            a href="/learn" { (text.learn_label(LearnLabel::Title)) }
            a href="/settings" { (text.label(Label::MySettings)) }
            (frame::languages(viewer))
        },
    )
}

fn panel(viewer: &Viewer, model: &ExercisePage, scene: &Scene) -> Markup {
    let text = viewer.text;
    html! {
        section.question #question.calm[scene.asked.is_none()] tabindex="-1" aria-labelledby="what" {
            @match &model.said {
                Said::Task { before, task } => {
                    div.lesson {
                        @for words in before { p { (line(words, text)) } }
                        p.task { b { (text.with_colon(&text.learn_label(LearnLabel::Task))) } " " (line(task, text)) }
                    }
                    @if let Some(asked) = &scene.asked {
                        (question::header(scene, asked))
                        form #answer method="post" action=(model.path) data-plain[!model.previews] data-sure=(text.label(Label::Sure)) {
                            (fields(viewer))
                            input type="hidden" name="moves" value=(model.moves);
                            (option::list(scene, None))
                        }
                    }
                }
                Said::Result { good, heading, lines, better } => {
                    div.lesson.verdict.good[*good == Some(true)].poor[*good == Some(false)] role="status" {
                        h2 #what { (heading) }
                        @for words in lines { p { (line(words, text)) } }
                        @if !better.is_empty() { (better_way(better, viewer)) }
                    }
                }
            }
            div.afterwards { @for (place, step) in model.steps.iter().enumerate() { (step_button(viewer, model, step, place > 0)) } }
        }
    }
}

/// What would have been better, and the reasons for it.
fn better_way(better: &[Line], viewer: &Viewer) -> Markup {
    html! {
        @if let Some((option, reasons)) = better.split_first() {
            p { b { (viewer.text.learn(LearnText::Better(option))) } }
            ul { @for reason in reasons { li { (explained(reason, viewer.text)) } } }
        }
    }
}

fn step_button(
    viewer: &Viewer,
    model: &ExercisePage,
    step: &ExerciseStep,
    is_quiet: bool,
) -> Markup {
    let quiet = if is_quiet { "quiet" } else { "" };
    html! {
        @match step {
            ExerciseStep::GoOn => {
                (post(viewer, &model.path, html! {
                    input type="hidden" name="moves" value=(model.moves);
                    button #go-on.(quiet) name="go" value="on" autofocus[!is_quiet] { (viewer.text.learn_label(LearnLabel::GoOn)) }
                }))
            }
            ExerciseStep::Link(path, name) => { a.button.(quiet) href=(path) { (name) } }
            ExerciseStep::Back(path, name) => { a.button.(quiet) rel="prev" href=(path) { (name) } }
            ExerciseStep::Forward(path, name) => { a.button.(quiet) rel="next" href=(path) { (name) } }
        }
    }
}
