//! What all forms have in common.

use maud::{Markup, html};

use crate::web::pages::Viewer;

/// What every form carries.
pub fn fields(viewer: &Viewer) -> Markup {
    html! { input type="hidden" name="csrf" value=(viewer.csrf); }
}

/// A form that is posted.
pub fn post(viewer: &Viewer, to: &str, inside: Markup) -> Markup {
    html! { form method="post" action=(to) { (fields(viewer)) (inside) } }
}

/// A form that comes back to this page.
pub fn post_here(viewer: &Viewer, to: &str, inside: Markup) -> Markup {
    post(
        viewer,
        to,
        html! { input type="hidden" name="next" value=(viewer.path); (inside) },
    )
}

/// A box to tick, with what it means.
pub fn tick(name: &str, label: &str, note: &str, ticked: bool) -> Markup {
    html! {
        label.check {
            input type="checkbox" name=(name) value="yes" checked[ticked];
            span { (label) small { (note) } }
        }
    }
}

/// A choice among a few values, each with its label.
pub fn select<V: ToString>(
    name: &str,
    label: &str,
    values: &[(V, String)],
    chosen: &str,
) -> Markup {
    html! {
        label.field {
            span { (label) }
            select name=(name) {
                @for (value, label) in values {
                    @let value = value.to_string();
                    option value=(value) selected[value == chosen] { (label) }
                }
            }
        }
    }
}
