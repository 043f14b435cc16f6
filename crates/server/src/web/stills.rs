//! What happened since a viewer's last answer, step by step, with the table as the viewer saw it after each step.

use std::sync::Arc;

use innovation_engine::{Choice, Seat, What};
use innovation_table::Told;
use innovation_text::{Level, Problem};
use maud::Markup;

use super::pages::{RecapPage, Still, stills};
use super::sight::{self, Wanted};
use super::tail::{TailPage, since};
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::tables::room::Room;
use crate::tables::snapshot::Snapshot;

/// The most steps that are shown at once: the last ones.
const MOST: usize = 60;

/// All steps, for the script: each without the parts that are the same in the table as it is now.
pub async fn all(app: &App, room: &Arc<Room>, visitor: &Visitor) -> Result<Markup, Error> {
    let shown = room.shown().await?;
    let tree = sight::tree(app, &shown, visitor, Wanted::Lean(None), false).await?;
    let page = recap(app, shown, visitor).await?;
    let viewer = visitor.viewer();
    let drawing = move || stills::all(&viewer, &page, tree.hash(), &tree.known());
    app.replays.compute(drawing).await
}

/// One step as a page, by the number of its log entry.
pub async fn one(
    app: &App,
    room: &Arc<Room>,
    visitor: &Visitor,
    wanted: usize,
) -> Result<Markup, Error> {
    let shown = room.shown().await?;
    let page = recap(app, shown, visitor).await?;
    // A step that is too old is replaced by the first one that is kept.
    let at = page.stills.partition_point(|still| still.number < wanted);
    Ok(stills::page(
        &visitor.viewer(),
        &page,
        at.min(page.stills.len() - 1),
    ))
}

async fn recap(app: &App, shown: Arc<Snapshot>, visitor: &Visitor) -> Result<RecapPage, Error> {
    let (seat, text) = (visitor.eyes(&shown).seat, visitor.text());
    let table = shown.table.as_ref().ok_or(Problem::NotBegun)?;
    let names = table.names(text);
    let sitters = sight::sitters(&shown.stored, text, None);
    let TailPage { told, before, .. } = sight::read_tail(app, &shown, seat, text);
    let since = since(&shown, seat, before, &told);
    let id = shown.stored.id.to_string();
    let looking = move || look(&shown, seat, since, &told[since.saturating_sub(before)..]);
    let stills = app
        .replays
        .compute(looking)
        .await?
        .ok_or(Problem::NotFound)?;
    Ok(RecapPage {
        id,
        names,
        sitters,
        stills,
    })
}

/// Whether an entry is a step of its own. Of the actions only Dogma is: what the others do is one event that follows.
fn is_step(told: &Told) -> bool {
    match told.entry.level {
        Level::Event => true,
        Level::Action => matches!(
            told.event.what,
            What::Action {
                action: Choice::Dogma(_)
            }
        ),
        Level::Turn | Level::Effect => false,
    }
}

/// The table before the first of these entries, and after each that is a step. `number` is that of the first one.
fn look(shown: &Snapshot, seat: Seat, number: usize, news: &[Told]) -> Option<Vec<Still>> {
    let table = shown.table.as_ref()?;
    let history = shown.history();
    // What happened before the first answer is not a step.
    let dealt = news.iter().take_while(|told| told.answers == 0).count();
    let (number, news) = (number + dealt, &news[dealt..]);
    let first = news.first().map_or(history.len(), |told| told.answers - 1);
    let game = table.game_after(first)?;
    let mut stills = vec![Still {
        number: number.saturating_sub(1),
        told: None,
        view: game.view(seat)?,
    }];
    let mut entries = (number..).zip(news).peekable();
    let mut observed = (*game).clone();
    for ply in &history[first..] {
        let answered = observed.answer_viewed(ply.index, seat, |event, view| {
            let event = event.as_seen_by(seat);
            if let Some((number, told)) = entries.next_if(|(_, told)| told.event == event)
                && is_step(told)
            {
                let told = Some(told.clone());
                stills.push(Still { number, told, view });
            }
        });
        answered.ok()?;
    }
    let from = stills.len().saturating_sub(MOST);
    Some(stills.split_off(from))
}
