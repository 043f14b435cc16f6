use crossterm::event::{KeyCode, KeyEvent};
use innovation_engine::{Card, Edition, Seat};
use innovation_text::{Caption, LearnLabel, Section, Word};
use ratatui_core::layout::{Constraint, Layout, Rect};
use ratatui_core::style::Style;
use ratatui_core::text::{Line as Row, Span};

use crate::book::card;
use crate::book::cards;
use crate::book::help;
use crate::book::player;
use crate::book::rules;
use crate::book::short;
use crate::draw::canvas::{Canvas, Target, line_of};
use crate::draw::model::TableModel;
use crate::draw::pen::Pen;
use crate::input::keys::{KeyContext, KeyHint};
use crate::screen::board;
use crate::screen::log;
use crate::screen::question;

/// Something that is looked at in place of the table.
pub struct Page {
    what: What,
    /// How many rows have been scrolled past; in the log, how many entries.
    scrolled: usize,
}

enum What {
    Help(KeyContext),
    /// One of several cards.
    Card(Vec<Card>, usize),
    /// All cards: what has been typed to find some, and the highlighted one of them.
    Cards(String, usize),
    Boards(Seat),
    Rules(usize),
    /// The rules in short.
    Short,
    Log,
}

/// What comes of a key on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turned {
    /// The page stays.
    Stays,
    /// It is closed.
    Closed,
}

impl Page {
    fn new(what: What) -> Page {
        Page { what, scrolled: 0 }
    }

    /// Help for a place.
    pub fn help(place: KeyContext) -> Page {
        Page::new(What::Help(place))
    }

    /// A card, and others to turn to. `None` if the list is empty.
    pub fn card(first: Option<Card>, mut others: Vec<Card>) -> Option<Page> {
        let at = match first {
            Some(first) => match others.iter().position(|&card| card == first) {
                Some(at) => at,
                None => {
                    others.insert(0, first);
                    0
                }
            },
            None => 0,
        };
        (!others.is_empty()).then(|| Page::new(What::Card(others, at)))
    }

    /// All cards.
    pub fn cards() -> Page {
        Page::new(What::Cards(String::new(), 0))
    }

    /// All cards of a player.
    pub fn boards(seat: Seat) -> Page {
        Page::new(What::Boards(seat))
    }

    /// The rules.
    pub fn rules() -> Page {
        Page::new(What::Rules(0))
    }

    /// The rules in short.
    pub fn short() -> Page {
        Page::new(What::Short)
    }

    /// The log, at its end.
    pub fn log() -> Page {
        let scrolled = usize::MAX;
        Page {
            what: What::Log,
            scrolled,
        }
    }

    /// The page that a key opens from anywhere.
    pub fn of_key(key: &KeyEvent, place: KeyContext, model: Option<&TableModel>) -> Option<Page> {
        match (key.code, model) {
            (KeyCode::Char('?') | KeyCode::F(1), _) => Some(Page::help(place)),
            (KeyCode::Char('/'), _) => Some(Page::cards()),
            (KeyCode::F(3), Some(model)) => Some(Page::boards(model.hand_of())),
            (KeyCode::F(4), _) => Some(Page::rules()),
            (KeyCode::F(7), _) => Some(Page::short()),
            (KeyCode::F(5), Some(_)) => Some(Page::log()),
            _ => None,
        }
    }

    /// Whether letters are typed on it.
    pub fn takes_letters(&self) -> bool {
        matches!(self.what, What::Cards(..))
    }

    /// Takes a key.
    pub fn key(&mut self, key: &KeyEvent, pen: Pen, model: Option<&TableModel>) -> Turned {
        const LEAF: usize = 10;
        match key.code {
            KeyCode::Esc => return Turned::Closed,
            KeyCode::Enter | KeyCode::Tab | KeyCode::F(2) => {
                if let What::Cards(..) = self.what {
                    return Turned::Stays;
                }
                return Turned::Closed;
            }
            KeyCode::PageUp => self.scrolled = self.scrolled.saturating_sub(LEAF),
            KeyCode::PageDown => self.scrolled = self.scrolled.saturating_add(LEAF),
            KeyCode::Home => self.scrolled = 0,
            KeyCode::End => self.scrolled = usize::MAX,
            KeyCode::Up => self.step(-1, pen, model),
            KeyCode::Down => self.step(1, pen, model),
            KeyCode::Left => self.turn(-1, pen, model),
            KeyCode::Right => self.turn(1, pen, model),
            KeyCode::Backspace => {
                if let What::Cards(typed, highlighted) = &mut self.what {
                    typed.pop();
                    *highlighted = 0;
                }
            }
            KeyCode::Char(letter) => {
                if let What::Cards(typed, highlighted) = &mut self.what {
                    typed.push(letter);
                    *highlighted = 0;
                } else if letter == 'q' {
                    return Turned::Closed;
                }
            }
            _ => {}
        }
        Turned::Stays
    }

    /// The wheel of the mouse.
    pub fn scroll(&mut self, rows: isize) {
        self.scrolled = self.scrolled.saturating_add_signed(rows);
    }

    /// A click on a line of a list.
    pub fn choose(&mut self, place: usize) {
        match &mut self.what {
            What::Cards(_, highlighted) | What::Rules(highlighted) => {
                *highlighted = place;
                self.scrolled = 0;
            }
            _ => {}
        }
    }

    /// A row up or down: of the list, where there is one.
    fn step(&mut self, by: isize, pen: Pen, model: Option<&TableModel>) {
        match self.what {
            What::Cards(..) | What::Rules(_) => self.turn(by, pen, model),
            _ => self.scroll(by),
        }
    }

    /// To another card, player or section.
    fn turn(&mut self, by: isize, pen: Pen, model: Option<&TableModel>) {
        let moved = |at: usize, count: usize| {
            let count = count.max(1);
            (at as isize + by).rem_euclid(count as isize) as usize
        };
        match &mut self.what {
            What::Card(cards, at) => *at = moved(*at, cards.len()),
            What::Cards(typed, at) => {
                let count = cards::found(pen, typed, edition(model)).len();
                *at = moved(*at, count);
            }
            What::Rules(at) => *at = moved(*at, Section::ALL.len()),
            What::Boards(seat) => {
                let seats: Vec<Seat> = model
                    .map(|model| model.view.settings.seats().collect())
                    .unwrap_or_default();
                let at = moved(seat.index(), seats.len());
                *seat = seats.get(at).copied().unwrap_or(*seat);
            }
            What::Help(_) | What::Short | What::Log => return,
        }
        self.scrolled = 0;
    }

    /// The keys that can be pressed here.
    pub fn hints(&self, pen: Pen) -> Vec<KeyHint> {
        let turns = !matches!(self.what, What::Help(_) | What::Short | What::Log);
        KeyHint::on_page(pen.text, pen.theme.ascii, turns)
    }

    /// Draws the page.
    pub fn draw(&mut self, canvas: &mut Canvas, area: Rect, model: Option<&TableModel>) {
        let pen = canvas.pen;
        let theme = pen.theme;
        let body = Rect {
            x: area.x + 1,
            y: area.y + 1,
            width: area.width.saturating_sub(2),
            height: area.height.saturating_sub(1),
        };
        let columns = usize::from(body.width);
        let title = |words: String| vec![Span::styled(words, theme.strong())];
        let (heading, rows) = match &mut self.what {
            What::Help(place) => (
                title(pen.text.caption(Caption::Help)),
                help::rows(pen, *place, columns),
            ),
            What::Short => (
                title(pen.text.learn_label(LearnLabel::Board)),
                short::rows(pen, columns),
            ),
            What::Card(cards, at) => {
                let place = format!(
                    "{} {}/{}",
                    pen.text.caption(Caption::Card),
                    *at + 1,
                    cards.len()
                );
                let rows = cards
                    .get(*at)
                    .map(|&card| card::full(pen, card, edition(model), columns));
                (title(place), rows.unwrap_or_default())
            }
            What::Cards(typed, at) => {
                let found = cards::found(pen, typed, edition(model));
                *at = (*at).min(found.len().saturating_sub(1));
                let heading = cards::heading(pen, typed);
                canvas.rule(line_of(area, 0), heading);
                let [list, text] = columns_of(body);
                draw_list(
                    canvas,
                    list,
                    &cards::list(pen, &found, list.width.into()),
                    *at,
                );
                let full = |&card: &Card| card::full(pen, card, edition(model), text.width.into());
                let rows = found.get(*at).map(full).unwrap_or_default();
                scroll(canvas, text, &rows, &mut self.scrolled);
                return;
            }
            What::Boards(seat) => {
                let Some(model) = model else { return };
                let rows = player::rows(pen, model, *seat, columns);
                if let Some(player) = model.view.player(*seat) {
                    board::draw_header(canvas, line_of(area, 0), model, *seat, player);
                }
                scroll(canvas, body, &rows, &mut self.scrolled);
                return;
            }
            What::Rules(at) => {
                canvas.rule(line_of(area, 0), title(pen.text.word(Word::Rules)));
                let [list, text] = columns_of(body);
                draw_list(canvas, list, &rules::list(pen, list.width.into()), *at);
                let section = Section::ALL.get(*at);
                let rows = section.map(|&section| rules::section(pen, section, text.width.into()));
                scroll(canvas, text, &rows.unwrap_or_default(), &mut self.scrolled);
                return;
            }
            What::Log => {
                canvas.rule(line_of(area, 0), title(pen.text.word(Word::Log)));
                let Some(model) = model else { return };
                // Scrolled by entries: a long log is not written out for every frame.
                let height = usize::from(body.height);
                let last = log::last_leaf(pen, model, columns, height);
                self.scrolled = self.scrolled.min(last);
                let rows = log::rows(pen, model, self.scrolled, columns, height);
                canvas.rows(body, &rows);
                let more = [self.scrolled > 0, self.scrolled < last];
                canvas.signs(body, more);
                return;
            }
        };
        canvas.rule(line_of(area, 0), heading);
        scroll(canvas, body, &rows, &mut self.scrolled);
    }
}

/// Which print the cards are shown in.
fn edition(model: Option<&TableModel>) -> Edition {
    model.map_or_else(Edition::default, |model| model.view.settings.edition)
}

/// The longest name in a list, in any language, with the mark of a card.
const LONGEST: u16 = 34;

/// A list, and what the highlighted line of it is about.
fn columns_of(area: Rect) -> [Rect; 2] {
    let [list, _, text] = Layout::horizontal([
        Constraint::Length(LONGEST),
        Constraint::Length(2),
        Constraint::Fill(1),
    ])
    .areas(area);
    [list, text]
}

fn draw_list(canvas: &mut Canvas, area: Rect, rows: &[Row], highlighted: usize) {
    let height = usize::from(area.height);
    let from = question::first_shown(highlighted, rows.len(), height);
    canvas.scrolled(area, rows, from);
    for place in from..rows.len().min(from + height) {
        let line = line_of(area, place - from);
        canvas.target(line, Target::Option(place));
        if place == highlighted {
            let style = canvas.pen.theme.highlight();
            canvas.style(line, style);
        }
    }
}

/// Draws rows, and scrolls no further than to the last of them.
fn scroll(canvas: &mut Canvas, area: Rect, rows: &[Row], scrolled: &mut usize) {
    let most = rows.len().saturating_sub(area.height.into());
    *scrolled = (*scrolled).min(most);
    canvas.style(area, Style::new());
    canvas.scrolled(area, rows, *scrolled);
}
