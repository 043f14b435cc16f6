//! What a visitor sees of a table: everything that pages are handed comes from the visitor's own view.

use std::time::Instant;

use innovation_engine::{Seat, View};
use innovation_text::Text;
use maud::Markup;

use crate::access::visitor::Visitor;
use crate::error::Error;
use crate::store::{Holder, State, StoredSeat, StoredTable, now};
use crate::tables::room::{Room, Seated};
use crate::web::pages::{LobbyPage, Sitter, TableLine, TablePage, TableState, lobby, log, table};

/// How a table is looked at.
#[derive(Clone, Copy, Default)]
pub struct Look<'a> {
    /// Whether the whole page is wanted, or the tree of the table only.
    pub whole: bool,
    /// Whether nothing but the log is wanted, all of it.
    pub log: bool,
    /// How many entries of the log count as seen; without it, as many as the viewer has seen.
    pub since: Option<usize>,
    /// The secret of an invitation that the viewer has come by.
    pub secret: Option<&'a str>,
}

impl Room {
    /// The table as a visitor sees it.
    pub async fn show(&self, visitor: &Visitor, look: Look<'_>) -> Result<Markup, Error> {
        let shown = self.look(|seated| {
            let began = Instant::now();
            let markup = self.draw(seated, visitor, look);
            seated.note_seen(eyes(seated, visitor), visitor.text());
            (markup, began.elapsed())
        });
        let (markup, time) = shown.await?;
        self.note_render(time);
        Ok(markup)
    }

    fn draw(&self, seated: &mut Seated, visitor: &Visitor, look: Look<'_>) -> Markup {
        let viewer = visitor.viewer();
        let seat = eyes(seated, visitor);
        let view = seated
            .table
            .as_ref()
            .and_then(|table| table.game().view(seat));
        match view {
            None => {
                let page = self.lobby(seated, visitor, look.secret);
                match look.whole {
                    true => lobby::page(&viewer, &page),
                    false => lobby::tree(&viewer, &page),
                }
            }
            Some(view) => {
                let page = self.table(seated, visitor, view, look.since);
                if look.log {
                    return log::page(&viewer, &page);
                }
                match look.whole {
                    true => table::page(&viewer, &page),
                    false => table::tree(&viewer, &page),
                }
            }
        }
    }

    fn lobby(&self, seated: &Seated, visitor: &Visitor, secret: Option<&str>) -> LobbyPage {
        let stored = &seated.stored;
        let mine = seated.seat_of(&visitor.id);
        let invited = secret.and_then(|secret| seated.invited(secret).map(|seat| (seat, secret)));
        let join = match invited {
            _ if mine.is_some() => None,
            Some((seat, secret)) if seated.holder(seat) == Some(&Holder::Open) => {
                Some(format!("/t/{}/join/{secret}", stored.id))
            }
            _ if stored.options.listed && seated.open_seat().is_some() => {
                Some(format!("/t/{}/join", stored.id))
            }
            _ => None,
        };
        LobbyPage {
            id: stored.id.to_string(),
            settings: stored.settings,
            options: stored.options,
            sitters: self.sitters(seated, visitor),
            mine,
            owner: stored.owner == visitor.id,
            join,
        }
    }

    fn table<'s>(
        &self,
        seated: &'s mut Seated,
        visitor: &Visitor,
        view: View,
        since: Option<usize>,
    ) -> TablePage<'s> {
        let text = visitor.text();
        let seat = view.seat;
        let table = seated.table.as_ref();
        let asked = table.and_then(|table| table.asked().filter(|_| table.asked_openly()));
        let is_asked = view.decision.is_some();
        let can_take_back = seated.can_take_back(seat);
        let seen = seated
            .stored
            .seats
            .get(seat.index())
            .map(|place| place.seen as usize);
        TablePage {
            id: seated.stored.id.to_string(),
            names: table.map(|table| table.names(text)).unwrap_or_default(),
            sitters: self.sitters(seated, visitor),
            options: seated.stored.options,
            asked: if is_asked { Some(seat) } else { asked },
            sequence: if is_asked || can_take_back {
                seated.number()
            } else {
                0
            },
            can_take_back,
            hint: seated.hint.clone().filter(|_| is_asked),
            owner: seated.stored.owner == visitor.id,
            course: seated.course.clone(),
            next: seated.stored.next.as_ref().map(|next| format!("/t/{next}")),
            // To those who only watch, nothing is marked as new.
            since: since.or(seen).unwrap_or(usize::MAX),
            log: seated.log(seat, text),
            view,
        }
    }

    /// Who sits where.
    pub fn sitters(&self, seated: &Seated, visitor: &Visitor) -> Vec<Sitter> {
        let stored = &seated.stored;
        // Who sits at the table may bring others along.
        let may_invite = stored.owner == visitor.id || seated.seat_of(&visitor.id).is_some();
        let base = may_invite.then_some(visitor.base_url.as_str());
        sitters(stored, visitor.text(), base, |seat| self.is_here(seat))
    }
}

/// Through whose eyes a visitor sees a table.
pub fn eyes(seated: &Seated, visitor: &Visitor) -> Seat {
    seated.seat_of(&visitor.id).unwrap_or(Seat::WATCHER)
}

/// Who sits where. Invitations are for those who know where the server is.
fn sitters(
    stored: &StoredTable,
    text: &Text,
    base: Option<&str>,
    here: impl Fn(Seat) -> bool,
) -> Vec<Sitter> {
    let sitter = |(seat, place): (Seat, &StoredSeat)| match &place.holder {
        Holder::Open => Sitter::Open {
            invite: base.map(|base| format!("{base}/t/{}/join/{}", stored.id, place.secret)),
        },
        Holder::Person(_, stand_in) => {
            let name = place.name.clone().filter(|name| !name.is_empty());
            Sitter::Person {
                name: name.unwrap_or_else(|| text.player_number(seat)),
                here: here(seat),
                stand_in: *stand_in,
            }
        }
        Holder::Bot(kind) => Sitter::Bot(*kind),
    };
    stored
        .settings
        .seats()
        .zip(&stored.seats)
        .map(sitter)
        .collect()
}

/// A table in a list.
pub fn line(stored: &StoredTable, visitor: &Visitor) -> TableLine {
    let mine =
        |place: &StoredSeat| matches!(&place.holder, Holder::Person(id, None) if *id == visitor.id);
    let mine = stored.seats.iter().position(mine).and_then(Seat::new);
    let progress = stored.progress;
    TableLine {
        id: stored.id.to_string(),
        settings: stored.settings,
        practice: stored.options.practice,
        sitters: sitters(stored, visitor.text(), None, |_| false),
        state: match (progress.state, progress.turn) {
            (State::Open, _) => TableState::Open,
            (State::Over, _) => TableState::Over,
            (State::Person, _) if progress.asked == mine => TableState::Asked,
            (State::Bot | State::Person, Some(turn)) => TableState::Turn(turn),
            (State::Bot | State::Person, None) => TableState::Open,
        },
        idle: u64::try_from(now() - stored.changed).unwrap_or(0),
    }
}
