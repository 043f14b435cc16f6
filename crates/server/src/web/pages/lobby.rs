//! A table whose seats are not yet all taken.

use innovation_bots::Kind;
use innovation_engine::Seat;
use innovation_text::{Command, Label, Notice, Word};
use maud::{Markup, html};

use super::draw::form::post;
use super::draw::sitter;
use super::{LobbyPage, Sitter, Viewer, frame};
use crate::access::limits::LONGEST_NAME;

/// The whole page.
pub fn page(viewer: &Viewer, model: &LobbyPage) -> Markup {
    let title = viewer.text.label(Label::WaitingForPlayers);
    frame::waiting(viewer, &title, &tree(viewer, model))
}

/// The part of the page that is sent again whenever something has changed.
pub fn tree(viewer: &Viewer, model: &LobbyPage) -> Markup {
    let text = viewer.text;
    // The stream knows nothing of an invitation, so a page with an invitation does not listen.
    let live = model.join.is_none().then_some(&model.id);
    html! {
        main #table.lobby data-id=[live] {
            h1 { (text.label(Label::WaitingForPlayers)) }
            p { (text.label(Label::LobbyNote)) }
            p.note {
                (text.command(&Command::Table(model.settings)))
                @if model.options.practice { " · " (text.label(Label::Practice)) }
                @if model.options.listed { " · " (text.label(Label::Listed)) }
            }
            @if let Some(join) = &model.join {
                (post(viewer, join, html! {
                    // The other players need a name for the guest.
                    @if viewer.name.is_none() {
                        label.field {
                            span { (text.label(Label::YourName)) }
                            input #guest-name name="name" maxlength=(LONGEST_NAME) autocomplete="nickname" autofocus;
                        }
                    }
                    button.big #join { (text.label(Label::Join)) }
                }))
            }
            ol.seats {
                @for (seat, sitter) in Seat::ALL.into_iter().zip(&model.sitters) {
                    li { (self::seat(viewer, model, seat, sitter)) }
                }
            }
            @if model.mine.is_some() {
                (post(viewer, &format!("/t/{}/leave", model.id), html! {
                    button.quiet { (text.label(Label::Leave)) }
                }))
            }
        }
    }
}

fn seat(viewer: &Viewer, model: &LobbyPage, seat: Seat, sitter: &Sitter) -> Markup {
    let text = viewer.text;
    html! {
        h2 {
            span.note { (text.notice(Notice::SeatNumber(seat))) } " "
            (sitter::name(sitter, text))
            @if model.mine == Some(seat) { " " span.note { (text.word(Word::You)) } }
        }
        @if let Sitter::Open { invite: Some(invite) } = sitter {
            label.field.invite {
                span { (text.label(Label::Invite)) }
                input readonly value=(invite);
                small { (text.label(Label::InviteNote)) }
            }
            button.quiet.copy type="button" hidden data-copied=(text.label(Label::Copied)) { (text.label(Label::Copy)) }
        }
        @if model.owner && model.mine != Some(seat) && matches!(sitter, Sitter::Person { .. }) {
            (post(viewer, &format!("/t/{}/remove", model.id), html! {
                input type="hidden" name="seat" value=(seat.index());
                button.quiet { (text.label(Label::RemoveGuest)) }
            }))
        }
        @if model.owner && matches!(sitter, Sitter::Open { .. }) {
            (post(viewer, &format!("/t/{}/fill", model.id), html! {
                input type="hidden" name="seat" value=(seat.index());
                fieldset.fill {
                    legend { (text.label(Label::FillSeat)) }
                    @for kind in Kind::LEVELS {
                        button.quiet name="bot" value=(kind.name()) { (text.bot_name(kind.name(), None)) }
                    }
                }
            }))
        }
    }
}
