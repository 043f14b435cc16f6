//! What the coach says in the guided first game.

use innovation_lessons::Remark;
use innovation_scene::Scene;
use innovation_text::LearnLabel;
use maud::{Markup, html};

use crate::web::pages::Viewer;
use crate::web::pages::draw::form::post_here;
use crate::web::pages::draw::line::line;

/// A coach who is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coaching {
    /// Has this to say, or nothing.
    Speaks(Option<Remark>),
    /// Has been turned off.
    Silent,
}

/// What the coach says now, why, and how to turn them on or off.
pub fn panel(viewer: &Viewer, scene: &Scene, coaching: Coaching) -> Markup {
    let text = scene.text;
    let label = |label| text.learn_label(label);
    html! {
        section.coach #coach aria-label=(label(LearnLabel::Coach)) {
            @match coaching {
                Coaching::Speaks(remark) => {
                    @if let Some(Remark { id, card }) = remark {
                        @let [words, why] = text.coach_remark(id, card, scene.names);
                        p role="status" { b { (label(LearnLabel::Coach)) ":" } " " (line(&words, text)) }
                        details #coach-why { summary { (label(LearnLabel::CoachWhy)) } p { (line(&why, text)) } }
                    }
                    (post_here(viewer, "/learn/coach", html! { button.quiet #coach-off { (label(LearnLabel::CoachOff)) } }))
                }
                Coaching::Silent => {
                    (post_here(viewer, "/learn/coach", html! {
                        input type="hidden" name="coach" value="yes";
                        button.quiet #coach-on { (label(LearnLabel::CoachOn)) }
                    }))
                }
            }
        }
    }
}
