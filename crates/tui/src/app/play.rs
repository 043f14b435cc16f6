//! A game that is played on the whole screen.

use std::path::Path;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

use crossterm::event::{KeyCode, KeyEvent, MouseButton, MouseEvent, MouseEventKind};
use innovation_engine::Seat;
use innovation_lessons::Remark;
use innovation_table::{Chronicle, Table};
use innovation_text::{Caption, Command, LearnLabel, TerminalText};
use ratatui_core::layout::Rect;
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
use crate::game::exercise::ExerciseNote;
use crate::game::save::Save;
use crate::game::session::{self, Manner, Opened};
use crate::input::keys::{self, KeyContext, KeyHint};
use crate::input::picker::Picked;
use crate::screen::curtain;
use crate::screen::question::Statement;
use crate::screen::table;
use crate::screen::table::Foot;

/// How long each answer of a bot can be looked at, in milliseconds: from fast to slow.
const PACES: [u64; 6] = [0, 300, 600, 900, 1500, 3000];

/// The period of the sign that shows that a bot thinks.
const TURN: Duration = Duration::from_millis(120);

/// A table that is played at.
pub struct PlayScreen {
    pen: Pen,
    table: Table,
    save: Option<Save>,
    /// Whether any answer can be taken back, and hints are given.
    practice: bool,
    /// How long each answer of a bot can be looked at, in milliseconds.
    pace: u64,
    /// What a bot has decided, and when that happens.
    decided: Option<(Instant, usize)>,
    /// When the table last changed.
    changed: Instant,
    /// Whether bots do not wait until a person is asked.
    hurry: bool,
    /// The log of each player, by seat.
    chronicles: Vec<Chronicle>,
    bots: Bots,
    messages: Sender<ScreenMessage>,
    stage: Stage,
    model: TableModel,
    prompt: Option<Prompt>,
    book: Book,
    /// Whether there is an answer to be taken back.
    can_take_back: bool,
    notice: Option<String>,
    targets: Targets,
    /// What the coach does, in a guided first game.
    coach: Coaching,
    /// Up to how many answers each player had read the log when they last answered.
    read: [usize; 4],
    tick: usize,
}

/// What the coach does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Coaching {
    /// There is no coach at this table.
    Absent,
    /// Speaks up.
    Remarks,
    /// Says why.
    Explains,
    /// Has been turned off.
    Silent,
}

/// Who may be looking at the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// The player whose view is shown.
    There,
    /// The same player, about to hand over to this one.
    HandOver(Seat),
    /// The screen is hidden until this player confirms.
    Curtain(Seat),
}

impl PlayScreen {
    /// Sits down at a table.
    pub fn new(
        pen: Pen,
        opened: Opened,
        manner: Manner,
        messages: Sender<ScreenMessage>,
    ) -> PlayScreen {
        let Opened {
            table,
            save,
            notice,
        } = opened;
        let people: Vec<Seat> = people(&table).collect();
        let asked = table.asked().filter(|seat| people.contains(seat));
        let first = asked.or(people.first().copied()).unwrap_or(Seat::ALL[0]);
        let stage = match people.len() {
            0 | 1 => Stage::There,
            _ => Stage::Curtain(first),
        };
        let coach = match session::is_guided(&table) {
            true => Coaching::Remarks,
            false => Coaching::Absent,
        };
        let bots = Bots::new(table.players(), session::seed(&table), messages.clone());
        let seats = table.settings().seats();
        let chronicles = seats.map(|seat| Chronicle::new(pen.text, Some(seat)));
        let mut chronicles: Vec<Chronicle> = chronicles.collect();
        let read = Seat::ALL.map(|seat| session::read_by(&table, seat));
        let model = model(&table, pen, first, &mut chronicles, 0);
        let mut play = PlayScreen {
            pen,
            table,
            save,
            practice: manner.practice.unwrap_or(people.len() == 1),
            pace: manner.pace,
            decided: None,
            changed: Instant::now(),
            hurry: false,
            chronicles,
            bots,
            messages,
            stage,
            model,
            prompt: None,
            book: Book::new(pen, KeyContext::Table),
            can_take_back: false,
            notice,
            targets: Targets::default(),
            coach,
            read,
            tick: 0,
        };
        play.look(first);
        play
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Where it is saved.
    pub fn path(&self) -> Option<&Path> {
        self.save.as_ref().map(Save::path)
    }

    fn eyes(&self) -> Seat {
        self.model.hand_of()
    }

    /// Updates the model of the table, as this seat sees it.
    fn look(&mut self, eyes: Seat) {
        let read = self.read[eyes.index()];
        self.model = model(&self.table, self.pen, eyes, &mut self.chronicles, read);
        self.prompt = Prompt::of(&self.model, self.pen);
        if self.coach == Coaching::Explains {
            self.coach = Coaching::Remarks;
        }
        self.let_coach_speak();
        self.bots.forget_hint();
        self.hurry &= self.prompt.is_none();
        let back = match self.practice {
            true => self.table.can_go_back(eyes),
            false => self.table.can_take_back(eyes),
        };
        self.can_take_back = back.is_some();
        let Some(asked) = self.table.asked() else {
            return;
        };
        if self.is_person(asked) {
            if asked != eyes && self.stage == Stage::There {
                self.stage = Stage::HandOver(asked);
            }
        } else if let Some(view) = self.table.game().view(asked) {
            self.bots.ask(asked, view);
        }
    }

    /// Puts what the coach says beside the table.
    fn let_coach_speak(&mut self) {
        let remark = match self.coach {
            Coaching::Absent | Coaching::Silent => None,
            Coaching::Remarks | Coaching::Explains => {
                Remark::latest(self.table.game(), self.eyes())
            }
        };
        let text = self.pen.text;
        self.model.note = remark.map(|remark| {
            let [words, why] = text.coach_remark(remark.id, remark.card, &self.model.names);
            let mut lines = vec![words];
            lines.extend((self.coach == Coaching::Explains).then_some(why));
            ExerciseNote {
                titles: vec![text.learn_label(LearnLabel::Coach)],
                lines,
                task: Vec::new(),
            }
        });
    }

    /// Asks the coach why; asked again, turns the coach off, and then on.
    fn turn_to_coach(&mut self) {
        self.coach = match self.coach {
            Coaching::Absent => Coaching::Absent,
            Coaching::Remarks if self.model.note.is_some() => Coaching::Explains,
            Coaching::Remarks | Coaching::Explains => Coaching::Silent,
            Coaching::Silent => Coaching::Remarks,
        };
        self.let_coach_speak();
    }

    /// What the key for the coach does next.
    fn coach_hint(&self) -> Option<KeyHint> {
        let label = match self.coach {
            Coaching::Absent => return None,
            Coaching::Remarks if self.model.note.is_some() => LearnLabel::CoachWhy,
            Coaching::Remarks | Coaching::Explains => LearnLabel::CoachOff,
            Coaching::Silent => LearnLabel::CoachOn,
        };
        Some(KeyHint(
            "F9",
            self.pen.text.learn_label(label),
            KeyCode::F(9),
        ))
    }

    fn is_person(&self, seat: Seat) -> bool {
        let player = self.table.player(seat);
        player.is_some_and(|player| player.bot().is_none())
    }

    /// Takes an answer, and saves it before anything else happens.
    fn answer(&mut self, seat: Seat, index: usize) -> Result<(), Error> {
        let ply = self.table.answer(seat, index)?;
        if let Some(save) = &mut self.save {
            save.append(&ply.answer().to_string())?;
        }
        self.read[seat.index()] = session::read_by(&self.table, seat);
        self.changed = Instant::now();
        self.look(self.eyes());
        Ok(())
    }

    /// Lets a bot's decision happen, if it is time.
    fn let_bot_play(&mut self) -> Result<(), Error> {
        let due = |(when, _): &mut (Instant, usize)| self.hurry || *when <= Instant::now();
        if let Some((_, index)) = self.decided.take_if(due)
            && let Some(asked) = self.table.asked()
        {
            self.answer(asked, index)?;
        }
        Ok(())
    }

    fn ask_for_hint(&mut self) {
        let words = match &self.prompt {
            _ if !self.practice => Caption::NoHint,
            Some(prompt) if prompt.ratings.is_empty() => {
                if !self.bots.hints() {
                    self.bots.ask_for_hint(self.model.view.clone());
                }
                Caption::HintComes
            }
            _ => return,
        };
        self.notice = Some(self.pen.text.caption(words));
    }

    /// Lets bots play faster or slower.
    fn set_pace(&mut self, faster: bool) {
        let place = PACES.partition_point(|&pace| pace < self.pace);
        let place = match faster {
            true => place.saturating_sub(1),
            false => PACES.partition_point(|&pace| pace <= self.pace),
        };
        self.pace = PACES[place.min(PACES.len() - 1)];
        let words = TerminalText::Pace(self.pace);
        self.notice = Some(self.pen.text.terminal(&words));
    }

    fn take_back(&mut self) -> Result<(), Error> {
        let eyes = self.eyes();
        if !session::take_back(&mut self.table, eyes, self.practice) {
            self.notice = Some(self.pen.text.caption(Caption::CannotTakeBack));
            return Ok(());
        }
        if let Some(save) = &mut self.save {
            save.rewrite(&self.table.record())?;
        }
        // The bots forget the tree of the answers that were taken back.
        self.bots = Bots::new(
            self.table.players(),
            session::seed(&self.table),
            self.messages.clone(),
        );
        self.decided = None;
        self.stage = Stage::There;
        self.read = Seat::ALL.map(|seat| session::read_by(&self.table, seat));
        self.notice = Some(self.pen.text.caption(Caption::TookBack));
        self.look(eyes);
        Ok(())
    }

    fn key(&mut self, key: &KeyEvent) -> Result<Flow, Error> {
        self.notice = None;
        if keys::leaves(key) {
            return Ok(Flow::Leaves);
        }
        if let Stage::Curtain(next) = self.stage {
            if key.code == KeyCode::Enter {
                self.stage = Stage::There;
                self.look(next);
            }
            return Ok(Flow::GoesOn);
        }
        if self.book.key(key, Some(&self.model)) {
            return Ok(Flow::GoesOn);
        }
        let typing = self
            .prompt
            .as_ref()
            .is_some_and(|prompt| !prompt.picker.typed.is_empty());
        match (key.code, self.stage) {
            (KeyCode::F(8), _) => self.take_back()?,
            (KeyCode::F(6), _) => self.ask_for_hint(),
            (KeyCode::F(9), _) => self.turn_to_coach(),
            (KeyCode::Char(sign @ ('+' | '-')), _) if !typing => self.set_pace(sign == '+'),
            (KeyCode::Tab | KeyCode::F(2), _) => self.open_card(),
            (KeyCode::Char(' '), _) if !typing => self.open_card(),
            (KeyCode::Enter, _) if self.table.asked().is_none() => return Ok(Flow::Done),
            (KeyCode::Enter, Stage::HandOver(next)) => self.stage = Stage::Curtain(next),
            (KeyCode::Enter, _) if self.prompt.is_none() => {
                self.hurry = true;
                self.let_bot_play()?;
            }
            _ => self.pick(key)?,
        }
        Ok(Flow::GoesOn)
    }

    fn open_card(&mut self) {
        self.book.open_card(self.prompt.as_ref(), &self.model);
    }

    fn pick(&mut self, key: &KeyEvent) -> Result<(), Error> {
        let Some(prompt) = &mut self.prompt else {
            return Ok(());
        };
        match prompt.picker.key(key, &prompt.asked.options, self.pen.text) {
            Picked::Nothing | Picked::Moved => {}
            Picked::Wrong(complaint) => self.notice = Some(complaint),
            Picked::Taken(place) => self.answer(self.eyes(), place)?,
        }
        Ok(())
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Result<Flow, Error> {
        let rows = match mouse.kind {
            MouseEventKind::ScrollUp => -1,
            MouseEventKind::ScrollDown => 1,
            MouseEventKind::Down(MouseButton::Left) => {
                let target = self.targets.at(mouse.column, mouse.row);
                return target.map_or(Ok(Flow::GoesOn), |target| self.click(target));
            }
            _ => return Ok(Flow::GoesOn),
        };
        if let Some(page) = self.book.page() {
            page.scroll(3 * rows);
        } else {
            let code = if rows < 0 { KeyCode::Up } else { KeyCode::Down };
            return self.key(&KeyEvent::from(code));
        }
        Ok(Flow::GoesOn)
    }

    fn click(&mut self, target: Target) -> Result<Flow, Error> {
        match (target, self.book.page(), &mut self.prompt) {
            (Target::Key(code), ..) => return self.key(&KeyEvent::from(code)),
            (Target::Option(place), Some(page), _) => page.choose(place),
            (Target::Option(place), None, Some(prompt)) => {
                if prompt.picker.highlighted == place {
                    self.answer(self.eyes(), place)?;
                } else {
                    prompt.picker.highlighted = place;
                    prompt.picker.typed.clear();
                }
            }
            (Target::Card(card), None, _) => {
                let page = Page::card(Some(card), self.model.cards_in_sight());
                self.book.open(page);
            }
            (Target::Option(_), None, None) | (Target::Card(_), Some(_), _) => {}
        }
        Ok(Flow::GoesOn)
    }

    /// What is said where nothing is asked.
    fn statement(&self) -> Statement {
        let text = self.pen.text;
        let theme = self.pen.theme;
        let mut rows = Vec::new();
        let Some(asked) = self.table.asked() else {
            if let Some(outcome) = self.table.game().outcome() {
                rows.push(Row::styled(text.ending(outcome.by), theme.accent()));
            }
            if let Some(last) = self.model.log.last() {
                rows.push(self.pen.row(&last.entry.line));
            }
            rows.push(Row::default());
            rows.push(Row::raw(text.caption(Caption::Over)));
            return Statement { rows };
        };
        if let Stage::HandOver(next) = self.stage {
            let words = text.terminal(&TerminalText::HandOver(&self.model.name(next)));
            rows.push(Row::styled(words, theme.accent()));
            return Statement { rows };
        }
        // Within an action, who is asked may reveal what they hold.
        let words = match self.table.asked_openly() {
            true => text.terminal(&TerminalText::Thinking(&self.model.name(asked))),
            false => text.command(&Command::GoesOn),
        };
        let spinner = format!("{} ", theme.spinner(self.tick));
        rows.push(Row::from(vec![
            Span::styled(spinner, theme.accent()),
            Span::raw(words),
        ]));
        Statement { rows }
    }
}

/// The seats of people.
fn people(table: &Table) -> impl Iterator<Item = Seat> + '_ {
    let seats = table.settings().seats().zip(table.players());
    seats
        .filter(|(_, player)| player.bot().is_none())
        .map(|(seat, _)| seat)
}

/// The model of the table as a player sees it, who has read the log up to this number of answers.
fn model(
    table: &Table,
    pen: Pen,
    eyes: Seat,
    chronicles: &mut [Chronicle],
    read: usize,
) -> TableModel {
    let chronicle = chronicles.get_mut(eyes.index());
    let log = chronicle.map(|chronicle| chronicle.read(table).to_vec());
    TableModel {
        // Everybody who sits at a table has a view of it.
        view: table
            .game()
            .view(eyes)
            .expect("these eyes are those of a player"),
        eyes: Some(eyes),
        names: table.names(pen.text),
        log: log.unwrap_or_default(),
        read,
        note: None,
    }
}

impl Screen for PlayScreen {
    fn update(&mut self, message: ScreenMessage) -> Result<Flow, Error> {
        match message {
            ScreenMessage::Key(key) => self.key(&key),
            ScreenMessage::Mouse(mouse) => self.mouse(mouse),
            ScreenMessage::Resized => Ok(Flow::GoesOn),
            ScreenMessage::Tick => {
                self.tick += 1;
                self.let_bot_play()?;
                Ok(Flow::GoesOn)
            }
            ScreenMessage::Decided(number, index) => {
                if self.bots.takes(number) {
                    let when = self.changed + Duration::from_millis(self.pace);
                    self.decided = Some((when, index));
                    self.let_bot_play()?;
                }
                Ok(Flow::GoesOn)
            }
            ScreenMessage::Rated(number, ratings, reasons) => {
                if self.bots.takes_hint(number)
                    && let Some(prompt) = &mut self.prompt
                {
                    let reasons = self.model.reasons(reasons, self.pen.text);
                    prompt.hint(ratings, reasons);
                    self.notice = None;
                }
                Ok(Flow::GoesOn)
            }
            ScreenMessage::Failed(reason) => Err(Error::Bot(reason)),
            ScreenMessage::Ended => Ok(Flow::Ends),
        }
    }

    fn draw(&mut self, canvas: &mut Canvas, area: Rect) {
        if let Stage::Curtain(next) = self.stage {
            curtain::draw(canvas, area, &self.model.name(next));
            return;
        }
        if self.book.draw(canvas, area, Some(&self.model)) {
            return;
        }
        let foot = match (&self.prompt, self.stage) {
            (Some(prompt), Stage::There) => Foot::Asked(prompt),
            _ => Foot::Statement(self.statement()),
        };
        table::draw(canvas, area, &self.model, &foot);
    }

    fn pen(&self) -> Pen {
        self.pen
    }

    fn hints(&self) -> Vec<KeyHint> {
        let text = self.pen.text;
        if let Stage::Curtain(_) = self.stage {
            return vec![KeyHint::enter(text, Caption::GoOn)];
        }
        if let Some(hints) = self.book.hints() {
            return hints;
        }
        let mut hints = Vec::new();
        if self.table.asked().is_none() || matches!(self.stage, Stage::HandOver(_)) {
            hints.push(KeyHint::enter(text, Caption::GoOn));
        } else if self.prompt.is_some() {
            hints.push(KeyHint::enter(text, Caption::Choose));
        } else {
            hints.push(KeyHint::enter(text, Caption::Hurry));
        }
        if self.practice && self.prompt.is_some() {
            hints.push(KeyHint::hint(text));
        }
        hints.extend(self.coach_hint());
        if self.can_take_back {
            hints.push(KeyHint::take_back(text));
        }
        hints.extend(KeyHint::pages(text));
        hints
    }

    fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    fn take_targets(&mut self, targets: Targets) {
        self.targets = targets;
    }

    fn patience(&self) -> Option<Duration> {
        let wait = self
            .decided
            .map(|(when, _)| when.saturating_duration_since(Instant::now()));
        match wait {
            Some(wait) => Some(wait.min(TURN)),
            None => self.bots.thinks().then_some(TURN),
        }
    }
}
