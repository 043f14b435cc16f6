//! All that teaches: the lessons, the guided first game, the puzzles, and the rules in short.

use std::collections::BTreeSet;

use innovation_lessons::{Lesson, Puzzle};
use innovation_text::{LearnLabel, LearnText, ShortItem, Text, short_rules};
use maud::{Markup, html};

use super::draw::form::post;
use super::draw::line::line;
use super::draw::rule;
use super::{Viewer, frame};

/// The lessons and puzzles that a visitor has done, by their keys in the store.
pub struct LearnPage {
    /// The lessons and puzzles.
    pub done: BTreeSet<String>,
    /// The puzzle of the day.
    pub of_day: Option<&'static Puzzle>,
}

/// The key in the store of a lesson that is done.
pub fn lesson_item(lesson: &Lesson) -> String {
    format!("lesson {}", lesson.id)
}

/// The key in the store of a puzzle that is solved.
pub fn puzzle_item(puzzle: &Puzzle) -> String {
    format!("puzzle {}", puzzle.id)
}

/// The list of lessons.
pub fn page(viewer: &Viewer, model: &LearnPage) -> Markup {
    let text = viewer.text;
    let label = |label| text.learn_label(label);
    let lessons = Lesson::all();
    let is_done = |lesson: &Lesson| model.done.contains(&lesson_item(lesson));
    let done = lessons.iter().filter(|lesson| is_done(lesson)).count();
    let next = lessons.iter().position(|lesson| !is_done(lesson));
    let body = html! {
        main.learn-page {
            h1 { (label(LearnLabel::Title)) }
            p { (label(LearnLabel::Intro)) }
            section aria-labelledby="lessons" {
                h2 #lessons { (label(LearnLabel::Lessons)) }
                p.note { (text.learn(LearnText::Progress(done, lessons.len()))) }
                ol.lessons {
                    @for (place, lesson) in lessons.iter().enumerate() {
                        li.done[is_done(lesson)].next[next == Some(place)] {
                            a href={ "/learn/" (lesson.id) } { (text.lesson_title(&lesson.id)) }
                            span.note { (text.lesson_goal(&lesson.id)) }
                            @if is_done(lesson) { (done_mark(&label(LearnLabel::Done))) }
                        }
                    }
                }
            }
            section aria-labelledby="guided" {
                h2 #guided { (label(LearnLabel::Guided)) }
                p { (label(LearnLabel::GuidedNote)) }
                (post(viewer, "/learn/first-game", html! { button #first-game { (label(LearnLabel::GuidedStart)) } }))
            }
            section aria-labelledby="more" {
                h2 #more { (label(LearnLabel::Puzzles)) }
                p { (label(LearnLabel::PuzzlesIntro)) }
                p.ways {
                    @if let Some(puzzle) = model.of_day { a.button href=(puzzle_path(puzzle)) { (label(LearnLabel::PuzzleOfDay)) } }
                    a.button.quiet href="/puzzles" { (label(LearnLabel::AllPuzzles)) }
                    a.button.quiet href="/rules/short" { (label(LearnLabel::Board)) }
                }
            }
        }
    };
    frame(viewer, &label(LearnLabel::Title), &body)
}

fn done_mark(words: &str) -> Markup {
    html! { span.done-mark { span aria-hidden="true" { "✓ " } (words) } }
}

/// The path of a puzzle.
pub fn puzzle_path(puzzle: &Puzzle) -> String {
    format!("/puzzles/{}", puzzle.id)
}

/// The list of puzzles, the easiest first.
pub fn puzzles_page(viewer: &Viewer, model: &LearnPage) -> Markup {
    let text = viewer.text;
    let label = |label| text.learn_label(label);
    let all = Puzzle::all();
    let is_solved = |puzzle: &Puzzle| model.done.contains(&puzzle_item(puzzle));
    let solved = all.iter().filter(|puzzle| is_solved(puzzle)).count();
    let levels = all.chunk_by(|one, other| one.difficulty.level == other.difficulty.level);
    let body = html! {
        main.learn-page {
            h1 { (label(LearnLabel::Puzzles)) }
            p { (label(LearnLabel::PuzzlesIntro)) }
            p.note { (text.learn(LearnText::Progress(solved, all.len()))) }
            @if let Some(puzzle) = model.of_day {
                p.ways { a.button href=(puzzle_path(puzzle)) { (label(LearnLabel::PuzzleOfDay)) } }
            }
            @for puzzles in levels {
                section {
                    h2 { (text.learn(LearnText::PuzzleLevel(puzzles[0].difficulty.level))) }
                    ul.puzzles {
                        @for puzzle in puzzles {
                            li.done[is_solved(puzzle)] {
                                a href=(puzzle_path(puzzle)) { (text.learn(LearnText::PuzzleName(&puzzle.id))) }
                                span.note { (text.learn(LearnText::PuzzleGoal(puzzle.kind.word()))) }
                                @if is_solved(puzzle) { (done_mark(&label(LearnLabel::PuzzleSolvedBefore))) }
                            }
                        }
                    }
                }
            }
        }
    };
    frame(viewer, &label(LearnLabel::Puzzles), &body)
}

/// The rules in short, on one page.
pub fn short_page(viewer: &Viewer) -> Markup {
    let text = viewer.text;
    let title = text.learn_label(LearnLabel::Board);
    let body = html! {
        main.rules-page.short-page {
            article #card {
                h1 { (title) }
                p.note { (text.learn_label(LearnLabel::BoardNote)) " " a href="/rules" { (text.learn_label(LearnLabel::BoardAllRules)) } }
                div.short-parts {
                    @for part in short_rules(text) {
                        section {
                            h2 { (part.title) }
                            ul { @for item in &part.items { li { (short_item(item, text)) } } }
                        }
                    }
                }
            }
        }
    };
    frame(viewer, &title, &body)
}

fn short_item(item: &ShortItem, text: &Text) -> Markup {
    html! {
        @if let Some(splay) = item.splay {
            span.splay-picture aria-hidden="true" { (rule::splayed(splay)) } " "
        }
        @match (&item.term, item.section) {
            (Some(term), Some(section)) => { a.rule-link href={ "/rules/" (section.id()) } { (text.with_colon(term)) } " " }
            (Some(term), None) => { b { (text.with_colon(term)) } " " }
            (None, _) => {}
        }
        (line(&item.line, text))
    }
}
