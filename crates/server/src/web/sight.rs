//! What a visitor sees of a table: everything that a page gets comes from the visitor's own view.
//!
//! A tree is rendered once for all viewers who see the same: (table, version, seat, language). What differs from
//! visitor to visitor, or without a change of the table, is put in afterwards: the token of the forms, and who is away.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use innovation_engine::{Language, Seat};
use innovation_lessons::{Remark, is_guided};
use innovation_table::{Chronicle, Player, Table, Told};
use innovation_text::{Problem, Text};
use maud::{Markup, PreEscaped};
use memchr::memmem;
use quick_cache::Weighter;
use quick_cache::sync::Cache;

use super::pages::table::coach::Coaching;
use super::pages::table::{Had, NodeHashes, TableTree};
use super::pages::{
    BoardPage, ConfirmPage, LobbyPage, LogPage, Sitter, TableLine, TablePage, TableState, Viewer,
    board, confirm, lobby, log, table,
};
use super::results::{GameResult, own_seat};
use super::tail::{Tail, TailPage, since};
use crate::access::ids::TableId;
use crate::access::preferences::Preferences;
use crate::access::visitor::Visitor;
use crate::app::App;
use crate::error::Error;
use crate::spawn::spawn_blocking;
use crate::store::{Holder, Stage, StoredSeat, StoredTable, Version, now};
use crate::tables::room::Room;
use crate::tables::snapshot::{Closed, MOST_ANSWERS, Snapshot};

/// Bytes of rendered trees that are kept: those who look at the same table want the same tree within a moment.
const TREES: u64 = 8 << 20;
/// Number of ends of logs that are kept.
const TAILS: usize = 20_000;
/// How long a tree or the end of a log is kept that nobody looks at.
const IDLE: Duration = Duration::from_secs(60);
/// Entries of whole logs that are kept.
const LOGS: u64 = 100_000;
/// Bytes of an entry of a log, more or less.
const ENTRY: u64 = 256;

/// What has been rendered.
pub struct Sight {
    trees: Cache<TreeKey, Arc<Rendered>, Weight>,
    tails: Cache<TailKey, Arc<Mutex<Tail>>>,
    logs: Cache<LogKey, Arc<Vec<Told>>, Weight>,
}

type TailKey = (TableId, Seat, Language);
type LogKey = (TableId, Seat, Language, Version);

#[derive(Clone, PartialEq, Eq, Hash)]
struct TreeKey {
    id: TableId,
    version: Version,
    seat: Seat,
    hand_over: Option<Seat>,
    language: Language,
    owner: bool,
    is_concealed: bool,
    is_hinted: bool,
    is_coached: bool,
    is_whole: bool,
}

/// A tree, rendered once for all viewers who see the same.
pub struct Rendered {
    tree: TableTree,
    title: String,
    /// Whether the viewer waits for others.
    waits: bool,
    /// Changes when the viewer can see a difference.
    hash: u64,
    /// What a viewer has who was sent the tree.
    known: NodeHashes,
    made: Instant,
}

#[derive(Clone)]
struct Weight;

impl Weighter<TreeKey, Arc<Rendered>> for Weight {
    fn weight(&self, _: &TreeKey, tree: &Arc<Rendered>) -> u64 {
        tree.tree.size() as u64 + ENTRY
    }
}

impl Weighter<LogKey, Arc<Vec<Told>>> for Weight {
    fn weight(&self, _: &LogKey, log: &Arc<Vec<Told>>) -> u64 {
        log.len() as u64 + 1
    }
}

impl Sight {
    /// Nothing has been rendered.
    pub fn new() -> Sight {
        Sight {
            trees: Cache::with_weighter(1_000, TREES, Weight),
            tails: Cache::new(TAILS),
            logs: Cache::with_weighter(100, LOGS, Weight),
        }
    }

    /// Forgets what nobody has looked at for a while.
    pub fn rest(&self) {
        self.trees.retain(|_, tree| tree.made.elapsed() < IDLE);
        self.tails.retain(|_, tail| {
            let tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
            tail.used().elapsed() < IDLE
        });
    }
}

/// The page of a table.
pub async fn page(
    app: &App,
    room: &Arc<Room>,
    visitor: &Visitor,
    secret: Option<&str>,
) -> Result<Markup, Error> {
    let shown = room.shown().await?;
    let viewer = visitor.viewer();
    if shown.table.is_none() {
        return Ok(lobby::page(&viewer, &lobby(&shown, visitor, secret)));
    }
    let tree = tree(app, &shown, visitor, Wanted::Whole, false).await?;
    let html = PreEscaped(tree.finish(&viewer.csrf, room.here(), None));
    let Rendered {
        title, hash, waits, ..
    } = &*tree;
    Ok(super::pages::framed_table(
        &viewer,
        title,
        shown.stored.settings.edition,
        &html,
        *hash,
        *waits,
    ))
}

/// The tree of a table as it is now, for somebody who has parts of it, or the tree of this hash.
pub async fn fresh_tree(
    app: &App,
    room: &Arc<Room>,
    visitor: &Visitor,
    known: Option<&NodeHashes>,
    seen: Option<u64>,
) -> Result<Fresh, Error> {
    let shown = room.shown().await?;
    if shown.table.is_none() {
        let tree = lobby::tree(&visitor.viewer(), &lobby(&shown, visitor, None));
        return Ok(Fresh::Lobby(tree.into_string()));
    }
    let is_alone = room.has_one_page(visitor.eyes(&shown).seat);
    if known.is_some() || seen.is_some() {
        let lean = tree(app, &shown, visitor, Wanted::Lean(known), is_alone).await?;
        if seen == Some(lean.hash) || lean.tree.is_enough_for(known) {
            return Ok(Fresh::Table(lean));
        }
    }
    let whole = tree(app, &shown, visitor, Wanted::Whole, is_alone).await?;
    Ok(Fresh::Table(whole))
}

/// What a tree is wanted for.
#[derive(Clone, Copy)]
pub enum Wanted<'a> {
    /// For somebody who has nothing of it.
    Whole,
    /// For somebody who has these parts, and maybe for others who have the same; or, if they are not known, to compare
    /// it with another tree.
    Lean(Option<&'a NodeHashes>),
}

/// A tree that has not been sent yet.
pub enum Fresh {
    /// Of a table whose seats are open.
    Lobby(String),
    /// Of a table at which a game is played.
    Table(Arc<Rendered>),
}

impl Fresh {
    /// Changes when the viewer can see a difference.
    pub fn hash(&self) -> u64 {
        match self {
            Fresh::Lobby(html) => {
                let mut hasher = DefaultHasher::new();
                html.hash(&mut hasher);
                hasher.finish()
            }
            Fresh::Table(tree) => tree.hash(),
        }
    }

    /// What somebody has who has been sent this tree.
    pub fn known(&self) -> NodeHashes {
        match self {
            Fresh::Lobby(_) => NodeHashes::default(),
            Fresh::Table(tree) => tree.known(),
        }
    }

    /// As it is sent to a visitor who has parts of it.
    pub fn finish(
        &self,
        app: &App,
        room: &Room,
        visitor: &Visitor,
        known: Option<&NodeHashes>,
    ) -> String {
        match self {
            Fresh::Lobby(html) => html.clone(),
            Fresh::Table(tree) => tree.finish(&app.key.csrf(&visitor.id), room.here(), known),
        }
    }
}

/// The end of the log for one reader.
pub fn read_tail(app: &App, shown: &Snapshot, seat: Seat, text: &'static Text) -> TailPage {
    let key = (shown.stored.id.clone(), seat, text.language());
    let tail = app.sight.tails.get(&key).unwrap_or_else(|| {
        let tail = Arc::new(Mutex::new(Tail::new(text, seat)));
        app.sight.tails.insert(key, tail.clone());
        tail
    });
    let mut tail = tail.lock().unwrap_or_else(PoisonError::into_inner);
    tail.read(shown)
}

/// The tree of a table. It is rendered once for all who request the same one at the same time. It is not cached for a seat
/// that only one page shows: nobody else requests it. A lean tree may lack parts that this visitor lacks too: then the caller
/// requests the whole one.
pub async fn tree(
    app: &App,
    shown: &Arc<Snapshot>,
    visitor: &Visitor,
    wanted: Wanted<'_>,
    is_alone: bool,
) -> Result<Arc<Rendered>, Error> {
    let eyes = visitor.eyes(shown);
    let key = TreeKey {
        id: shown.stored.id.clone(),
        version: shown.version(),
        seat: eyes.seat,
        hand_over: eyes.hand_over,
        language: visitor.language,
        owner: shown.stored.owner == visitor.id,
        is_concealed: shown.is_concealed,
        is_hinted: shown.hint(eyes.seat).is_some(),
        is_coached: visitor.preferences.coach,
        is_whole: true,
    };
    let is_whole = matches!(wanted, Wanted::Whole);
    // The page that was just opened has rendered the whole tree.
    if (is_alone || !is_whole)
        && let Some(whole) = app.sight.trees.get(&key)
    {
        return Ok(whole);
    }
    let key = TreeKey { is_whole, ..key };
    let had = match wanted {
        Wanted::Whole => Had::Nothing,
        Wanted::Lean(Some(known)) => Had::Nodes(known.clone()),
        Wanted::Lean(None) => Had::Everything,
    };
    let rendering = || {
        let began = Instant::now();
        let rendered = render(app, shown, visitor, &key, had)?;
        app.metrics.rendered(began.elapsed());
        Ok::<_, Error>(Arc::new(rendered))
    };
    if is_alone {
        return rendering();
    }
    let trees = &app.sight.trees;
    trees.get_or_insert_async(&key, async { rendering() }).await
}

fn render(
    app: &App,
    shown: &Snapshot,
    visitor: &Visitor,
    key: &TreeKey,
    had: Had,
) -> Result<Rendered, Error> {
    let text = visitor.text();
    let table = shown.table.as_ref().ok_or(Problem::NotBegun)?;
    let view = match table.game().outcome() {
        // At the end all cards are open.
        Some(_) => {
            let mut view = table.game().open_view();
            view.seat = key.seat;
            view
        }
        None => shown.view(key.seat).ok_or(Problem::NotBegun)?,
    };
    // Filled in later: what is not the same for all who see this tree.
    let viewer = Viewer {
        csrf: String::new(),
        name: None,
        path: format!("/t/{}", key.id),
        preferences: Preferences::default(),
        table: None,
        text,
    };
    let TailPage { past, told, before } = match key.is_whole {
        true => Tail::whole(text, key.seat, shown),
        false => read_tail(app, shown, key.seat, text),
    };
    let is_asked = view.decision.is_some();
    let can_take_back = shown.can_take_back(key.seat);
    let page = TablePage {
        id: key.id.to_string(),
        names: table.names(text),
        sitters: sitters(&shown.stored, text, None),
        options: shown.stored.options,
        asked: match is_asked {
            true => Some(key.seat),
            false => key.hand_over.or_else(|| shown.asked_openly()),
        },
        hand_over: key.hand_over,
        sequence: match is_asked || can_take_back {
            true => shown.number(key.seat),
            false => 0,
        },
        can_take_back,
        hint: shown.hint(key.seat).filter(|_| is_asked).cloned(),
        coaching: coaching(table, key),
        owner: key.owner,
        course: shown.course().to_vec(),
        next: shown.stored.next.as_ref().map(|next| format!("/t/{next}")),
        closed: shown.closed.as_ref().map(|closed| {
            text.problem(match closed {
                Closed::TooLong => Problem::Ended(MOST_ANSWERS),
                Closed::OtherRules(_) => Problem::OtherRules,
            })
        }),
        since: since(shown, key.seat, before, &told),
        past,
        before,
        log: &told,
        view,
    };
    let tree = table::tree(&viewer, &page, had);
    Ok(Rendered {
        title: table::title(&viewer, &page),
        waits: page.view.decision.is_none() && key.hand_over.is_none() && !shown.is_over(),
        hash: tree.hash(),
        known: tree.known(),
        made: Instant::now(),
        tree,
    })
}

/// The coach, for the learner of a guided first game.
fn coaching(table: &Table, key: &TreeKey) -> Option<Coaching> {
    let is_person = matches!(table.player(key.seat), Some(Player::Person(_)));
    (is_person && is_guided(table.game())).then(|| match key.is_coached {
        true => Coaching::Speaks(Remark::latest(table.game(), key.seat)),
        false => Coaching::Silent,
    })
}

/// The field of the forms, with the token missing.
const CSRF: &str = "name=\"csrf\" value=\"";
/// The mark of a player, who is not away.
const AWAY: &str = "data-away=\"";

impl Rendered {
    /// Changes when the viewer can see a difference.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// What somebody has who has been sent this tree.
    pub fn known(&self) -> NodeHashes {
        self.known.clone()
    }

    /// The tree as it is sent to a visitor, without the parts that they have. Quotation marks in names are escaped, so
    /// that no name can look like what is replaced here.
    fn finish(&self, csrf: &str, here: [bool; 4], known: Option<&NodeHashes>) -> String {
        let bare = match known {
            Some(known) => self.tree.news(known),
            None => self.tree.whole(),
        };
        let mut html = String::with_capacity(bare.len() + 8 * csrf.len());
        for (at, part) in split(&bare, CSRF).enumerate() {
            if at > 0 {
                html.push_str(CSRF);
                html.push_str(csrf);
            }
            push_with_marks(&mut html, part, here);
        }
        html
    }
}

/// The same as [`str::split`], and much quicker.
fn split<'a>(text: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    let places = memmem::find_iter(text.as_bytes(), mark).map(Some);
    let mut from = 0;
    places.chain([None]).map(move |place| {
        let part = &text[from..place.unwrap_or(text.len())];
        from += part.len() + mark.len();
        part
    })
}

/// Adds HTML, in which the marks of players who are away are not hidden.
fn push_with_marks(html: &mut String, part: &str, here: [bool; 4]) {
    for (at, part) in split(part, AWAY).enumerate() {
        if at == 0 {
            html.push_str(part);
            continue;
        }
        html.push_str(AWAY);
        let seat = part.chars().next().and_then(|seat| seat.to_digit(10));
        let here = seat.and_then(|seat| here.get(seat as usize));
        let rest = part
            .get(1..)
            .and_then(|rest| rest.strip_prefix("\" hidden"));
        match (here, rest) {
            (Some(false), Some(rest)) => {
                html.push_str(&part[..2]);
                html.push_str(rest);
            }
            _ => html.push_str(part),
        }
    }
}

fn lobby(shown: &Snapshot, visitor: &Visitor, secret: Option<&str>) -> LobbyPage {
    let stored = &shown.stored;
    let mine = shown.seat_of(&visitor.id);
    let invited = secret.and_then(|secret| shown.invited(secret).map(|seat| (seat, secret)));
    let join = match invited {
        _ if mine.is_some() => None,
        Some((seat, secret)) if shown.holder(seat) == Some(&Holder::Open) => {
            Some(format!("/t/{}/join/{secret}", stored.id))
        }
        _ if stored.options.listed && shown.open_seat().is_some() => {
            Some(format!("/t/{}/join", stored.id))
        }
        _ => None,
    };
    // Everybody at the table may invite others.
    let may_invite = stored.owner == visitor.id || mine.is_some();
    let base = may_invite.then_some(visitor.base_url.as_str());
    LobbyPage {
        id: stored.id.to_string(),
        settings: stored.settings,
        options: stored.options,
        sitters: sitters(stored, visitor.text(), base),
        mine,
        owner: stored.owner == visitor.id,
        join,
    }
}

/// Who sits where. Invitations have the address of the server in them.
pub fn sitters(stored: &StoredTable, text: &Text, base: Option<&str>) -> Vec<Sitter> {
    let sitter = |(seat, place): (Seat, &StoredSeat)| match &place.holder {
        Holder::Open => Sitter::Open {
            invite: base.map(|base| format!("{base}/t/{}/join/{}", stored.id, place.secret)),
        },
        Holder::Person(_, stand_in) => {
            let name = stored.name_at(seat).map(str::to_owned);
            Sitter::Person {
                name: name.unwrap_or_else(|| text.player_number(seat)),
                stand_in: *stand_in,
            }
        }
        Holder::Bot(kind) => Sitter::Bot(*kind),
    };
    let seats = stored.settings.seats().zip(&stored.seats);
    seats.map(sitter).collect()
}

/// A page of the whole log of a table: the last one unless another is wanted.
pub async fn log_page(
    app: &App,
    room: &Arc<Room>,
    visitor: &Visitor,
    wanted: Option<usize>,
) -> Result<Markup, Error> {
    let shown = room.shown().await?;
    let (seat, language) = (visitor.eyes(&shown).seat, visitor.language);
    let key = (shown.stored.id.clone(), seat, language, shown.version());
    let text = visitor.text();
    let reading = async {
        let _place = app.replays.place().await?;
        let shown = shown.clone();
        let entries = spawn_blocking(move || {
            let table = shown.table.as_ref()?;
            Some(Chronicle::new(text, Some(seat)).read(table).to_vec())
        });
        let entries = entries
            .await
            .map_err(|error| Error::Cut(error.to_string()))?;
        Ok::<_, Error>(Arc::new(entries.ok_or(Problem::NotBegun)?))
    };
    let entries = app.sight.logs.get_or_insert_async(&key, reading).await?;
    let page = LogPage::of(&shown.stored.id.to_string(), &entries, wanted)?;
    Ok(log::page(&visitor.viewer(), &page))
}

/// One player's board in full size.
pub async fn board_page(room: &Arc<Room>, visitor: &Visitor, seat: Seat) -> Result<Markup, Error> {
    let shown = room.shown().await?;
    let table = shown.table.as_ref().ok_or(Problem::NotBegun)?;
    let view = shown
        .view(visitor.eyes(&shown).seat)
        .ok_or(Problem::NotBegun)?;
    view.player(seat).ok_or(Problem::NotFound)?;
    let page = BoardPage {
        id: shown.stored.id.to_string(),
        names: table.names(visitor.text()),
        view,
        seat,
    };
    Ok(board::page(&visitor.viewer(), &page))
}

/// Asks whether an answer is meant, if the visitor or the table wants every answer to be confirmed.
pub async fn confirm_page(
    room: &Arc<Room>,
    visitor: &Visitor,
    sequence: i64,
    option: usize,
) -> Result<Option<Markup>, Error> {
    let shown = room.shown().await?;
    let is_wanted = visitor.preferences.confirm || shown.stored.options.confirm;
    let seat = visitor.eyes(&shown).seat;
    if !is_wanted || shown.number(seat) != sequence {
        return Ok(None);
    }
    let (Some(table), Some(view)) = (&shown.table, shown.view(seat)) else {
        return Ok(None);
    };
    let text = visitor.text();
    let asked = text.question(&view, &table.names(text));
    let Some(mut asked) = asked.filter(|asked| option < asked.options.len()) else {
        return Ok(None);
    };
    let page = ConfirmPage {
        id: shown.stored.id.to_string(),
        question: asked.what,
        sequence,
        answer: asked.options.swap_remove(option),
        option,
    };
    Ok(Some(confirm::page(&visitor.viewer(), &page)))
}

/// A table in a list.
pub fn line(
    app: &App,
    stored: &StoredTable,
    result: Option<GameResult>,
    visitor: &Visitor,
) -> TableLine {
    TableLine {
        id: stored.id.to_string(),
        settings: stored.settings,
        practice: stored.options.practice,
        sitters: sitters(stored, visitor.text(), None),
        state: stage(app, stored, visitor),
        result,
        seat: own_seat(stored, &visitor.id),
        changed: stored.changed,
        idle: u64::try_from(now() - stored.changed).unwrap_or(0),
    }
}

fn stage(app: &App, stored: &StoredTable, visitor: &Visitor) -> TableState {
    // Before the first turn, all wait for those who choose their first melds.
    let turn = stored.progress.turn.or(stored.progress.asked);
    match (stored.progress.state, turn) {
        (Stage::Open, _) => TableState::Open,
        (Stage::Over, _) => TableState::Over,
        (Stage::Bot | Stage::Person, _) if app.hub.is_asked(stored, &visitor.id) => {
            TableState::Asked
        }
        (Stage::Bot | Stage::Person, Some(turn)) => TableState::Turn(turn),
        (Stage::Bot | Stage::Person, None) => TableState::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_split_at_its_marks() {
        for text in [
            "",
            "no mark",
            "data-away=\"",
            "è<p data-away=\"0\" hidden>ü</p>data-away=\"data-away=\"1",
            "data-away=data-away=\"data-away=",
        ] {
            let parts: Vec<&str> = split(text, AWAY).collect();
            let expected: Vec<&str> = text.split(AWAY).collect();
            assert_eq!(parts, expected, "{text}");
        }
    }
}
