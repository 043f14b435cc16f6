//! The board of a player, and what else everybody sees of that player.

use innovation_engine::{Achievement, Card, Color, PileView, PlayerView, Seat, Slot};
use innovation_text::Word;
use ratatui_core::layout::Rect;
use ratatui_core::style::Style;
use ratatui_core::text::{Line as Row, Span};

use crate::draw::canvas::{Canvas, Target, line_of};
use crate::draw::model::TableModel;
use crate::draw::pen::Pen;

/// How many rows a board has without what covered cards show.
pub const LOW: u16 = 3;

/// How many rows it has with that, all covered cards on one.
pub const HIGH: u16 = 4;

/// The height of the boards if every covered card had its own row.
pub fn highest(model: &TableModel) -> u16 {
    let piles = model.view.players.iter().flat_map(|player| &player.board);
    let covered = piles.map(|pile| pile.cards.len().saturating_sub(1));
    LOW + u16::try_from(covered.max().unwrap_or(0)).unwrap_or(u16::MAX - LOW)
}

/// The widths of the five color columns on a board that is this wide, for each seat. A board has the same widths as the
/// others if they cut none of its names, else widths of its own. If even these are too narrow, the longest names are
/// cut first.
pub fn columns(pen: Pen, model: &TableModel, seats: &[Seat], wide: u16) -> Vec<[u16; 5]> {
    let wide = usize::from(wide);
    let all = widths(needed(pen, model, seats), wide);
    let of = |seat: &Seat| {
        let own = needed(pen, model, std::slice::from_ref(seat));
        let fits = own.iter().zip(all).all(|(&own, all)| own <= all.into());
        if fits { all } else { widths(own, wide) }
    };
    seats.iter().map(of).collect()
}

/// How wide the columns have to be for the names on the boards of these players.
fn needed(pen: Pen, model: &TableModel, seats: &[Seat]) -> [usize; 5] {
    Color::ALL.map(|color| {
        let players = seats.iter().filter_map(|&seat| model.view.player(seat));
        let tops = players.filter_map(|player| player.board[color as usize].cards.last()?.known());
        let names = tops.map(|card| pen.chip(card, usize::MAX, Style::new()).width());
        names.max().unwrap_or(0).max(NARROWEST) + 1
    })
}

fn widths(needed: [usize; 5], wide: usize) -> [u16; 5] {
    let taken = |longest: usize| -> usize { needed.iter().map(|&n| n.min(longest)).sum() };
    let longest = (NARROWEST..=wide)
        .rev()
        .find(|&longest| taken(longest) <= wide);
    let longest = longest.unwrap_or(NARROWEST);
    // What is left over goes to all.
    let spare = wide.saturating_sub(taken(longest)) / needed.len();
    needed.map(|needed| u16::try_from(needed.min(longest) + spare).unwrap_or(u16::MAX))
}

/// What the icons and the splay of a pile need.
const NARROWEST: usize = 11;

/// Draws the board of a player, with columns of these widths.
pub fn draw(
    canvas: &mut Canvas,
    area: Rect,
    model: &TableModel,
    seat: Seat,
    columns: [u16; 5],
    highlighted: Option<Card>,
) {
    let Some(player) = model.view.player(seat) else {
        return;
    };
    draw_header(canvas, line_of(area, 0), model, seat, player);
    let mut x = area.x;
    for ((color, pile), wide) in Color::ALL.into_iter().zip(&player.board).zip(columns) {
        let area = Rect {
            x,
            y: area.y + 1,
            width: wide.saturating_sub(1),
            height: area.height.saturating_sub(1),
        };
        draw_pile(canvas, area, color, pile, highlighted);
        x += wide;
    }
}

/// Who it is, how far they are, and their icons.
pub fn draw_header(
    canvas: &mut Canvas,
    area: Rect,
    model: &TableModel,
    seat: Seat,
    player: &PlayerView,
) {
    let pen = canvas.pen;
    let theme = pen.theme;
    canvas.style(area, theme.bar());
    let icons = Row::from(pen.counts(player.icons));
    let wide = icons.width().min(area.width.into()) as u16;
    let room = usize::from(area.width - wide);
    // Numbers come first, then their details as far as there is room. Words are shortened before a number is left out.
    let whole = |detailed| {
        let row = who(pen, model, seat);
        with_standing(row, &standing(pen, model, seat, player, None), detailed)
    };
    let short = |row| with_standing(row, &standing(pen, model, seat, player, Some(SHORT)), 0);
    let fitting = (0..=3).rev().map(whole);
    let fitting = fitting.chain([short(who(pen, model, seat)), short(name(pen, model, seat))]);
    let mut fitting = fitting.filter(|row| row.width() <= room);
    let row = fitting.next().unwrap_or_else(|| who(pen, model, seat));
    let left = Rect {
        width: area.width - wide,
        ..area
    };
    canvas.row(left, &row);
    let right = Rect {
        x: area.right() - wide,
        width: wide,
        ..area
    };
    canvas.row(right, &icons);
}

/// Number of letters of a word for which there is little room.
const SHORT: usize = 4;

/// How far a player is, after who it is. The first parts come with what they are made of.
fn with_standing(mut row: Row<'static>, parts: &[Part], detailed: usize) -> Row<'static> {
    for (place, (part, detail)) in parts.iter().enumerate() {
        row.spans.push(Span::raw("  "));
        row.spans.extend(part.clone());
        if place < detailed && !detail.is_empty() {
            row.spans.push(Span::raw(format!(" ({detail})")));
        }
    }
    row
}

fn name(pen: Pen, model: &TableModel, seat: Seat) -> Row<'static> {
    let theme = pen.theme;
    let on_turn = model.view.turn == seat && model.view.outcome.is_none();
    let pointer = if on_turn { theme.pointer() } else { " " };
    let own = model.eyes == Some(seat);
    let name = if own {
        pen.text.word(Word::You)
    } else {
        model.name(seat)
    };
    let style = if own { theme.accent() } else { theme.strong() };
    Row::from(vec![
        Span::styled(format!("{pointer} "), theme.accent()),
        Span::styled(pen.fit(&name, 18), style),
    ])
}

fn who(pen: Pen, model: &TableModel, seat: Seat) -> Row<'static> {
    let mut row = name(pen, model, seat);
    let partner =
        model.view.settings.is_teams() && model.eyes.is_some_and(|eyes| eyes.partner() == seat);
    if partner {
        let word = pen.text.word(Word::Partner);
        row.spans
            .push(Span::styled(format!(" ({word})"), pen.theme.faint()));
    }
    row
}

/// A number, and what it is made of.
type Part = (Vec<Span<'static>>, String);

/// How far a player is. Words have at most this many letters.
fn standing(
    pen: Pen,
    model: &TableModel,
    seat: Seat,
    player: &PlayerView,
    letters: Option<usize>,
) -> [Part; 3] {
    let theme = pen.theme;
    let number = |number: String| Span::styled(number, theme.strong());
    let word = |word: Word| {
        let word = pen.text.word(word);
        letters.map_or(word.clone(), |letters| pen.fit(&word, letters))
    };
    let label = |label: Word| Span::raw(format!("{} ", word(label)));
    let to_win = model.view.settings.achievements_to_win();
    let own = player.achievements.len();
    let mut star = vec![number(format!("{} {own}/{to_win}", theme.star()))];
    if model.view.settings.is_teams() {
        // Partners win together: the goal is that of the team.
        let partner = model.view.player(seat.partner());
        let team = own + partner.map_or(0, |partner| partner.achievements.len());
        let word = word(Word::Team);
        star = vec![
            number(format!("{} {own}", theme.star())),
            Span::raw(format!(" {word} ")),
            number(format!("{team}/{to_win}")),
        ];
    }
    let hand = player.hand.len().to_string();
    [
        (star, claimed(pen, player)),
        (vec![label(Word::Hand), number(hand)], values(&player.hand)),
        (
            vec![label(Word::Score), number(player.points.to_string())],
            values(&player.score),
        ),
    ]
}

/// The claimed achievements, each by its number or name.
pub fn claimed(pen: Pen, player: &PlayerView) -> String {
    let names = player
        .achievements
        .into_iter()
        .map(|claimed| match claimed {
            Achievement::Age(age) => age.to_string(),
            Achievement::Special(special) => pen.text.special(special).to_string(),
        });
    names.collect::<Vec<String>>().join(" ")
}

/// The values of cards, which everybody sees.
fn values(cards: &[Slot]) -> String {
    let ages = cards.iter().filter_map(|slot| slot.age());
    let mut values: Vec<u8> = ages.map(|age| age.number()).collect();
    values.sort_unstable();
    let values: Vec<String> = values.iter().map(u8::to_string).collect();
    values.join(" ")
}

/// A pile: its top card, that card's icons, how it is splayed, and what its covered cards show.
fn draw_pile(
    canvas: &mut Canvas,
    area: Rect,
    color: Color,
    pile: &PileView,
    highlighted: Option<Card>,
) {
    let pen = canvas.pen;
    let theme = pen.theme;
    let Some(top) = pile.cards.last() else {
        let empty = Span::styled(pen.letter(color), theme.faint());
        canvas.row(area, &Row::from(empty));
        return;
    };
    let Some(card) = top.known() else {
        // Top cards are open. A model that hides one is drawn all the same.
        canvas.row(area, &Row::from(pen.back(top.age())));
        return;
    };
    let style = if highlighted == Some(card) {
        theme.chip_highlighted(color)
    } else {
        theme.chip(color)
    };
    let columns = usize::from(area.width);
    let mut name = pen.chip(card, columns, style);
    let missing = columns.saturating_sub(name.width());
    name.content.to_mut().push_str(&" ".repeat(missing));
    canvas.row(line_of(area, 0), &Row::from(name));
    canvas.target(line_of(area, 0), Target::Card(card));

    let mut icons = pen.icon_places(card.icon_places());
    if pile.cards.len() > 1 {
        let splay = theme.splay_glyph(pile.splay);
        let style = match pile.splay {
            Some(_) => theme.strong(),
            None => theme.faint(),
        };
        icons.push(Span::styled(format!(" {splay}{}", pile.cards.len()), style));
    }
    canvas.row(line_of(area, 1), &Row::from(icons));
    // Below the header of the board, a pile has one row less than it.
    if area.height < HIGH {
        canvas.row(line_of(area, 2), &covered(pen, pile, columns));
        return;
    }
    let rows = covered_one_by_one(pen, pile, columns);
    let room = usize::from(area.height) - 2;
    canvas.rows(
        Rect {
            y: area.y + 2,
            height: area.height - 2,
            ..area
        },
        &rows,
    );
    if rows.len() > room {
        let more = format!("+{}", rows.len() - room + 1);
        let last = line_of(area, room + 1);
        let blank = " ".repeat(columns);
        canvas.row(last, &Row::raw(blank));
        canvas.row(last, &Row::styled(more, theme.faint()));
    }
}

/// The covered cards of a pile from the top down, each with the icons that it shows.
fn covered_one_by_one(pen: Pen, pile: &PileView, columns: usize) -> Vec<Row<'static>> {
    let under = pile.cards.iter().rev().skip(1);
    let rows = under.map(|slot| {
        let mut row = Row::default();
        let Some(card) = slot.known() else {
            let words = slot.age().map_or("?".to_string(), |age| age.to_string());
            row.spans.push(Span::styled(words, pen.theme.faint()));
            return row;
        };
        if let Some(splay) = pile.splay {
            row.spans.extend(pen.covered(card, splay));
            row.spans.push(Span::raw(" "));
        }
        row.spans
            .push(pen.chip(card, usize::MAX, pen.theme.faint()));
        pen.cut(row, columns)
    });
    rows.collect()
}

/// What the covered cards of a splayed pile show, from the top down, as far as there is room.
fn covered(pen: Pen, pile: &PileView, columns: usize) -> Row<'static> {
    let mut row = Row::default();
    let Some(splay) = pile.splay else { return row };
    let under = pile.cards.iter().rev().skip(1);
    let mut left = under.len();
    for slot in under {
        let mut shown = match slot.known() {
            Some(card) => pen.covered(card, splay),
            None => vec![Span::styled("?", pen.theme.faint())],
        };
        if !row.spans.is_empty() {
            shown.insert(0, Span::raw(" "));
        }
        let width: usize = shown.iter().map(Span::width).sum();
        let spare = if left > 1 { 2 } else { 0 };
        if row.width() + width + spare > columns {
            let ellipsis = format!(" {}", pen.theme.ellipsis());
            row.spans.push(Span::styled(ellipsis, pen.theme.faint()));
            break;
        }
        row.spans.extend(shown);
        left -= 1;
    }
    row
}
