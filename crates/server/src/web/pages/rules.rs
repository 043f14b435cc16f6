//! The rules, section by section.

use innovation_text::{Chapter, Section, Text, Word};
use maud::{Markup, html};

use super::draw::line::line;
use super::draw::picture;
use super::{RulesPage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, model: &RulesPage) -> Markup {
    let text = viewer.text;
    let title = model.section.map(|section| text.section_title(section));
    let title = title.unwrap_or_else(|| text.word(Word::Rules));
    let body = html! {
        main.rules-page {
            article #card {
                h1 { (title) }
                @if let Some(special) = model.section.and_then(Section::special) {
                    (picture::large(&picture::of_special(special)))
                }
                @match model.section {
                    Some(section) => { (paragraphs(section, text)) }
                    None => { (paragraphs(Section::Goal, text)) }
                }
            }
            (contents(model.section, text))
        }
    };
    frame(viewer, &title, &body)
}

fn paragraphs(section: Section, text: &Text) -> Markup {
    html! { @for paragraph in text.section(section) { p { (line(&paragraph, text)) } } }
}

fn contents(here: Option<Section>, text: &Text) -> Markup {
    html! {
        nav.contents aria-label=(text.word(Word::Rules)) {
            @for chapter in Chapter::ALL {
                section {
                    h2 { (text.chapter_title(chapter)) }
                    ul {
                        @for section in chapter.sections() {
                            @let current = (here == Some(section)).then_some("page");
                            li {
                                a href={ "/rules/" (section.id()) } aria-current=[current] {
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
