//! A game that is watched on the whole screen: a record, step by step, or bots as they play.

use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use innovation_engine::{Game, Seat};
use innovation_table::{Chronicle, Table};
use innovation_text::{Caption, Command, Reader, TerminalText};
use ratatui_core::layout::{Constraint, Layout, Rect};
use ratatui_core::text::{Line as Row, Span};

use crate::app::Screen;
use crate::app::message::{Flow, ScreenMessage};
use crate::book::Book;
use crate::book::page::Page;
use crate::draw::canvas::{Canvas, Target, Targets};
use crate::draw::model::{Prompt, TableModel};
use crate::draw::pen::Pen;
use crate::error::Error;
use crate::game::bot::Bots;
use crate::game::session;
use crate::input::keys::{self, KeyContext, KeyHint};
use crate::input::picker::Picker;
use crate::screen::question::Statement;
use crate::screen::table::{self, Foot};

/// How long a step is shown while a game plays by itself: from slow to fast.
const PACES: [Duration; 6] = [
    Duration::from_millis(3000),
    Duration::from_millis(1600),
    Duration::from_millis(800),
    Duration::from_millis(400),
    Duration::from_millis(150),
    Duration::from_millis(40),
];

/// A spectator's screen: a record step by step, or bots as they play.
pub struct WatchScreen {
    pen: Pen,
    table: Table,
    /// The bots that play. `None` for a record.
    bots: Option<Bots>,
    /// Number of answers shown.
    at: usize,
    eyes: Option<Seat>,
    chronicle: Chronicle,
    model: TableModel,
    prompt: Option<Prompt>,
    /// The asked seat, if its question must not be shown to the spectator, and whether its name may be shown.
    waits: Option<(Seat, bool)>,
    playing: bool,
    pace: usize,
    shown: Instant,
    book: Book,
    targets: Targets,
}

impl WatchScreen {
    /// Watches a recorded game from its beginning.
    pub fn record(pen: Pen, table: Table, eyes: Option<Seat>) -> WatchScreen {
        WatchScreen::new(pen, table, None, eyes)
    }

    /// Watches bots that play.
    pub fn live(
        pen: Pen,
        table: Table,
        eyes: Option<Seat>,
        messages: Sender<ScreenMessage>,
    ) -> WatchScreen {
        let bots = Bots::new(table.players(), session::seed(&table), messages);
        let mut watch = WatchScreen::new(pen, table, Some(bots), eyes);
        watch.playing = true;
        watch.play_on();
        watch
    }

    fn new(pen: Pen, table: Table, bots: Option<Bots>, eyes: Option<Seat>) -> WatchScreen {
        let mut chronicle = Chronicle::new(pen.text, eyes);
        let model = model(&table, table.game(), pen, eyes, &mut chronicle, 0);
        let mut watch = WatchScreen {
            pen,
            table,
            bots,
            at: 0,
            eyes,
            chronicle,
            model,
            prompt: None,
            waits: None,
            playing: false,
            pace: 2,
            shown: Instant::now(),
            book: Book::new(pen, KeyContext::Watch),
            targets: Targets::default(),
        };
        watch.look(0);
        watch
    }

    fn count(&self) -> usize {
        self.table.history().len()
    }

    /// Shows the game after this number of answers.
    fn look(&mut self, at: usize) {
        let at = at.min(self.count());
        // `at` is at most the number of answers, and each was legal when it was given.
        let Some(game) = self.table.game_after(at) else {
            return;
        };
        self.at = at;
        self.shown = Instant::now();
        self.model = model(
            &self.table,
            &game,
            self.pen,
            self.eyes,
            &mut self.chronicle,
            at,
        );
        let asked = game
            .question()
            .map(|question| (question.seat, question.source.is_none()));
        let own = asked.is_some_and(|(seat, _)| self.eyes.is_none_or(|eyes| eyes == seat));
        self.prompt = match asked {
            Some((seat, _)) if own => self.question(&game, seat),
            _ => None,
        };
        self.waits = asked.filter(|_| !own);
    }

    /// What a player was asked, with the answer highlighted that was given.
    fn question(&self, game: &Game, seat: Seat) -> Option<Prompt> {
        let text = self.pen.text;
        let view = game.view(seat)?;
        let options = view.decision.as_ref()?.options.clone();
        let given = self.table.history().get(self.at).map(|ply| ply.seen);
        let place = given.and_then(|given| options.iter().position(|&option| option == given));
        // Nothing is highlighted before there is an answer.
        let highlighted = place.unwrap_or(options.len());
        Some(Prompt {
            asked: text.question(&view, &self.model.names)?,
            previews: text.previews(&view, &self.model.names),
            options,
            picker: Picker::new(highlighted),
            ratings: Vec::new(),
            reasons: Vec::new(),
        })
    }

    /// Lets the bots play on when the last answer so far is shown.
    fn play_on(&mut self) {
        let Some(bots) = &mut self.bots else { return };
        if let Some(asked) = self.table.asked()
            && let Some(view) = self.table.game().view(asked)
        {
            bots.ask(asked, view);
        }
    }

    fn turn_eyes(&mut self) {
        let mut seats = self.table.settings().seats();
        self.eyes = match self.eyes {
            None => seats.next(),
            Some(now) => seats.find(|&seat| seat > now),
        };
        self.chronicle = Chronicle::new(self.pen.text, self.eyes);
        self.look(self.at);
    }

    fn key(&mut self, key: &KeyEvent) -> Flow {
        if keys::leaves(key) {
            return Flow::Leaves;
        }
        if self.book.key(key, Some(&self.model)) {
            return Flow::GoesOn;
        }
        let stepping = matches!(
            key.code,
            KeyCode::Left
                | KeyCode::Right
                | KeyCode::Home
                | KeyCode::End
                | KeyCode::PageUp
                | KeyCode::PageDown
        );
        if stepping {
            self.playing = false;
        }
        match key.code {
            KeyCode::Right | KeyCode::Enter => self.look(self.at + 1),
            KeyCode::Left => self.look(self.at.saturating_sub(1)),
            KeyCode::PageDown => self.look(self.at + 10),
            KeyCode::PageUp => self.look(self.at.saturating_sub(10)),
            KeyCode::Home => self.look(0),
            KeyCode::End => self.look(self.count()),
            KeyCode::Char('e') => self.turn_eyes(),
            KeyCode::Char('p' | ' ') => {
                self.playing = !self.playing;
                self.play_on();
            }
            KeyCode::Char('+') => self.pace = (self.pace + 1).min(PACES.len() - 1),
            KeyCode::Char('-') => self.pace = self.pace.saturating_sub(1),
            KeyCode::Tab | KeyCode::F(2) => self.book.open_card(self.prompt.as_ref(), &self.model),
            KeyCode::Esc | KeyCode::Char('q') => return Flow::Leaves,
            _ => {}
        }
        Flow::GoesOn
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Flow {
        match (mouse.kind, self.book.page()) {
            (MouseEventKind::ScrollUp, Some(page)) => page.scroll(-3),
            (MouseEventKind::ScrollDown, Some(page)) => page.scroll(3),
            (MouseEventKind::ScrollUp, None) => return self.key(&KeyEvent::from(KeyCode::Left)),
            (MouseEventKind::ScrollDown, None) => return self.key(&KeyEvent::from(KeyCode::Right)),
            (MouseEventKind::Down(MouseButton::Left), _) => {
                match (self.targets.at(mouse.column, mouse.row), self.book.page()) {
                    (Some(Target::Key(code)), _) => return self.key(&KeyEvent::from(code)),
                    (Some(Target::Option(place)), Some(page)) => page.choose(place),
                    (Some(Target::Card(card)), None) => {
                        let page = Page::card(Some(card), self.model.cards_in_sight());
                        self.book.open(page);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        Flow::GoesOn
    }

    /// A step forward, when it is time for one.
    fn tick(&mut self) {
        if self.playing && self.shown.elapsed() >= PACES[self.pace] && self.at < self.count() {
            self.look(self.at + 1);
        }
    }

    /// The statement shown if no question may be shown.
    fn statement(&self) -> Statement {
        let text = self.pen.text;
        let mut rows = Vec::new();
        match (self.waits, self.model.view.outcome) {
            (Some((asked, true)), _) => {
                let reader = Reader::new(self.eyes, self.model.names.clone());
                rows.push(self.pen.row(&text.waiting(asked, &reader)));
            }
            (Some((_, false)), _) => rows.push(Row::raw(text.command(&Command::GoesOn))),
            (None, Some(outcome)) => {
                rows.push(Row::styled(
                    text.ending(outcome.by),
                    self.pen.theme.accent(),
                ));
                if let Some(last) = self.model.log.last() {
                    rows.push(self.pen.row(&last.entry.line));
                }
            }
            (None, None) => {}
        }
        Statement { rows }
    }

    /// The status line: the step, the seat that is watched from, and whether it plays by itself.
    fn status(&self) -> Row<'static> {
        let text = self.pen.text;
        let theme = self.pen.theme;
        let step = text.terminal(&TerminalText::Step(self.at, self.count()));
        let eyes = match self.eyes {
            Some(seat) => text.terminal(&TerminalText::Eyes(&self.model.name(seat))),
            None => text.caption(Caption::AllOpen),
        };
        let playing = match self.playing {
            true => Caption::Playing,
            false => Caption::Paused,
        };
        let dot = format!(" {} ", theme.dot());
        Row::from(vec![
            Span::styled(step, theme.accent()),
            Span::raw(dot.clone()),
            Span::raw(eyes),
            Span::raw(dot),
            Span::raw(text.caption(playing)),
        ])
    }
}

/// The model of the game as this seat sees it, or with all cards open.
fn model(
    table: &Table,
    game: &Game,
    pen: Pen,
    eyes: Option<Seat>,
    chronicle: &mut Chronicle,
    at: usize,
) -> TableModel {
    let told = chronicle.read(table).iter();
    TableModel {
        // Without a seat, all cards are open. A seat outside the game sees the same.
        view: eyes
            .and_then(|seat| game.view(seat))
            .unwrap_or_else(|| game.open_view()),
        eyes,
        names: table.names(pen.text),
        log: told.filter(|told| told.answers <= at).cloned().collect(),
        read: at.saturating_sub(1),
        note: None,
    }
}

impl Screen for WatchScreen {
    fn update(&mut self, message: ScreenMessage) -> Result<Flow, Error> {
        Ok(match message {
            ScreenMessage::Key(key) => self.key(&key),
            ScreenMessage::Mouse(mouse) => self.mouse(mouse),
            // Nobody asks for hints here.
            ScreenMessage::Resized | ScreenMessage::Rated(..) => Flow::GoesOn,
            ScreenMessage::Tick => {
                self.tick();
                Flow::GoesOn
            }
            ScreenMessage::Decided(number, index) => {
                let taken = self.bots.as_mut().is_some_and(|bots| bots.takes(number));
                if let Some(asked) = self.table.asked().filter(|_| taken) {
                    self.table.answer(asked, index)?;
                    if self.playing {
                        self.play_on();
                    }
                }
                self.tick();
                Flow::GoesOn
            }
            ScreenMessage::Failed(reason) => return Err(Error::Bot(reason)),
            ScreenMessage::Ended => Flow::Ends,
        })
    }

    fn draw(&mut self, canvas: &mut Canvas, area: Rect) {
        if self.book.draw(canvas, area, Some(&self.model)) {
            return;
        }
        let [body, status] =
            Layout::vertical([Constraint::Min(0), Constraint::Length(1)]).areas(area);
        let foot = match &self.prompt {
            Some(prompt) => Foot::Asked(prompt),
            None => Foot::Statement(self.statement()),
        };
        table::draw(canvas, body, &self.model, &foot);
        canvas.row(status, &self.status());
    }

    fn pen(&self) -> Pen {
        self.pen
    }

    fn hints(&self) -> Vec<KeyHint> {
        let watching = || KeyHint::watching(self.pen.text, self.pen.theme.ascii);
        self.book.hints().unwrap_or_else(watching)
    }

    fn notice(&self) -> Option<&str> {
        None
    }

    fn take_targets(&mut self, targets: Targets) {
        self.targets = targets;
    }

    fn patience(&self) -> Option<Duration> {
        let left = PACES[self.pace].saturating_sub(self.shown.elapsed());
        let waits = self.playing && (self.at < self.count());
        waits.then(|| left.max(Duration::from_millis(10)))
    }
}
