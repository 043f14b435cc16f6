//! The rules: all of them to read or print, and each section by itself.

use innovation_text::{Chapter, LearnLabel, Section, Text, Word};
use maud::{Markup, html};

use super::draw::line::line;
use super::draw::rule;
use super::{Viewer, frame};

/// All rules, from top to bottom.
pub fn page(viewer: &Viewer) -> Markup {
    let text = viewer.text;
    let title = text.word(Word::Rules);
    let body = html! {
        main.rules-page.whole-rules {
            (contents(None, text))
            article {
                h1 { (title) }
                @for chapter in Chapter::ALL {
                    h2 { (text.chapter_title(chapter)) }
                    @for section in chapter.sections() {
                        section id=(anchor(section)) {
                            h3 { (text.section_title(section)) }
                            (rule(section, text))
                        }
                    }
                }
            }
        }
    };
    frame(viewer, &title, &body)
}

/// One section.
pub fn section(viewer: &Viewer, section: Section) -> Markup {
    let text = viewer.text;
    let title = text.section_title(section);
    let body = html! {
        main.rules-page {
            article #card {
                h1 { (title) }
                (rule(section, text))
            }
            (contents(Some(section), text))
        }
    };
    frame(viewer, &title, &body)
}

/// The picture and the paragraphs of a section.
fn rule(section: Section, text: &Text) -> Markup {
    html! {
        @if let Some(picture) = rule::of_section(section, text) { (picture) }
        @for paragraph in text.section(section) { p { (line(&paragraph, text)) } }
    }
}

/// The id of a section on the page of all rules.
fn anchor(section: Section) -> String {
    format!("rule-{}", section.id())
}

/// All sections. From a section they lead to the others, from the page of all rules to their places there.
fn contents(here: Option<Section>, text: &Text) -> Markup {
    let address = |section: Section| match here {
        Some(_) => format!("/rules/{}", section.id()),
        None => format!("/rules#{}", anchor(section)),
    };
    html! {
        nav.contents aria-label=(text.word(Word::Rules)) {
            p {
                a href="/rules/short" { (text.learn_label(LearnLabel::Board)) }
                @if here.is_some() { a href="/rules" { (text.learn_label(LearnLabel::BoardAllRules)) } }
            }
            @for chapter in Chapter::ALL {
                section {
                    h2 { (text.chapter_title(chapter)) }
                    ul {
                        @for section in chapter.sections() {
                            @let current = (here == Some(section)).then_some("page");
                            li {
                                a href=(address(section)) aria-current=[current] {
                                    (text.section_title(section))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
