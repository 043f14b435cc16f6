//! The same game as lines of text: no cursor movement, answers one a line.

mod exercise;

use std::io::{self, BufRead, IsTerminal, StdinLock, Write};

use innovation_engine::{Card, Choice, Color, Edition, Icon, Seat, Slot, View};
use innovation_lessons::Remark;
use innovation_review::WORLDS;
use innovation_table::{Chronicle, Table, Told};
use innovation_text::{
    Asked, Caption, Chapter, Command, LearnLabel, Level, Line, Mark, Names, Notice, Reader,
    TerminalText, Text, Word, find_card, find_section, short_rules,
};

use crate::draw::model::card_of;
use crate::error::Error;
use crate::game::bot::{self, SeatedBot};
use crate::game::save::Save;
use crate::game::session::{self, Left, Manner, Opened, PlayOptions, SessionStart};
use crate::game::setup::{Agreed, Known, SetupDialog};
use crate::input::keys::called;
use crate::input::picker::Meant;

/// Where lines are read from and written to.
pub struct Plain<'w, R> {
    text: &'static Text,
    input: R,
    output: &'w mut dyn Write,
    /// Whether a person types the lines, rather than a file or a program.
    typed: bool,
}

/// A table that is played at by lines of text.
struct Game {
    table: Table,
    save: Option<Save>,
    practice: bool,
    /// Whether the coach speaks.
    coach: bool,
    thinkers: Vec<Option<SeatedBot>>,
    /// The log of each player, and how much of it they have read.
    chronicles: Vec<(Chronicle, usize)>,
}

/// What a player decides.
enum Said {
    /// The option at this place is taken.
    Takes(usize),
    /// The last answer is taken back.
    TakesBack,
    /// The player leaves.
    Leaves,
}

impl<'w> Plain<'w, StdinLock<'static>> {
    /// Reads standard input.
    pub fn reading_standard_input(text: &'static Text, output: &'w mut dyn Write) -> Self {
        let typed = io::stdin().is_terminal();
        Plain::new(text, io::stdin().lock(), output, typed)
    }
}

impl<'w, R: BufRead> Plain<'w, R> {
    /// Reads and writes here.
    pub fn new(text: &'static Text, input: R, output: &'w mut dyn Write, typed: bool) -> Self {
        Plain {
            text,
            input,
            output,
            typed,
        }
    }

    /// Plays a game, to its end or to that of the input.
    pub fn play(mut self, options: PlayOptions) -> Result<Left, Error> {
        let manner = options.manner;
        let opened = match options.game.ready(self.text)? {
            SessionStart::Opened(opened) => *opened,
            SessionStart::Asks(new) => match self.set_up(new.known(), &new.me)? {
                Some(agreed) => session::begin(agreed, new.seed)?,
                None => return Ok(Left::Done),
            },
        };
        self.play_at(opened, manner)
    }

    /// Plays at a table, to the end of the game or to that of the input.
    fn play_at(mut self, opened: Opened, manner: Manner) -> Result<Left, Error> {
        let Opened {
            table,
            save,
            notice,
        } = opened;
        if let Some(notice) = notice {
            self.say(&notice)?;
        }
        let thinkers = bot::seated(table.players(), session::seed(&table));
        let seats = table.settings().seats();
        let chronicles = seats.map(|seat| {
            let mut chronicle = Chronicle::new(self.text, Some(seat));
            let before = session::read_by(&table, seat);
            let old = |told: &&Told| before > 0 && told.answers <= before;
            let read = chronicle.read(&table).iter().filter(old).count();
            (chronicle, read)
        });
        let chronicles = chronicles.collect();
        let people = table.players().iter();
        let people = people.filter(|player| player.bot().is_none()).count();
        let mut game = Game {
            chronicles,
            save,
            practice: manner.practice.unwrap_or(people == 1),
            coach: session::is_guided(&table),
            table,
            thinkers,
        };
        self.say(&self.text.command(&Command::Table(game.table.settings())))?;
        self.say(&self.text.caption(Caption::PlainHow))?;
        self.go_on(&mut game)
    }

    fn say(&mut self, words: &str) -> Result<(), Error> {
        Ok(writeln!(self.output, "{words}")?)
    }

    fn say_nothing(&mut self) -> Result<(), Error> {
        self.say("")
    }

    /// The next line. `None` at the end of the input.
    fn line(&mut self) -> Result<Option<String>, Error> {
        if self.typed {
            write!(self.output, "> ")?;
        }
        self.output.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        // Input that is not UTF-8 matches no option, and is reported as such.
        let line = String::from_utf8_lossy(&line);
        let line = line.trim().to_string();
        if !self.typed {
            self.say(&format!("> {line}"))?;
        }
        Ok(Some(line))
    }

    /// Asks the questions before a game. `None` if the input ends first.
    fn set_up(&mut self, known: Known, me: &str) -> Result<Option<Agreed>, Error> {
        let mut set_up = SetupDialog::new(self.text, known);
        while let Some(step) = set_up.step() {
            self.say(&step.question)?;
            for (place, (label, note)) in step.options.iter().enumerate() {
                let note = match note.as_str() {
                    "" => String::new(),
                    note => format!(" ({note})"),
                };
                self.say(&format!("  {} {label}{note}", place + 1))?;
            }
            let labels: Vec<&str> = step.options.iter().map(|(label, _)| &label[..]).collect();
            let usual = self
                .text
                .terminal(&TerminalText::Usually(labels[step.usual]));
            self.say(&usual)?;
            let Some(line) = self.line()? else {
                return Ok(None);
            };
            match Meant::by(&line, &labels) {
                _ if line.is_empty() => set_up.answer(step.usual),
                Meant::One(place) => set_up.answer(place),
                wrong => self.say(&wrong.complaint(&line, &labels, self.text))?,
            }
        }
        Ok(set_up.agreed(me))
    }

    fn go_on(&mut self, game: &mut Game) -> Result<Left, Error> {
        let mut reader = None;
        let people = game.table.players().iter();
        let alone = people.filter(|player| player.bot().is_none()).count() == 1;
        while let Some(asked) = game.table.asked() {
            if let Some(thinker) = game
                .thinkers
                .get_mut(asked.index())
                .and_then(Option::as_mut)
            {
                let view = game.table.game().view(asked);
                let choice = view.and_then(|view| thinker.choose(&view));
                game.answer(
                    asked,
                    choice.ok_or_else(|| Error::Bot(format!("seat {asked} has none")))?,
                )?;
                continue;
            }
            if reader != Some(asked) && !alone {
                self.hand_over(game, reader, asked)?;
            }
            reader = Some(asked);
            self.tell(game, asked)?;
            match self.ask(game, asked)? {
                Said::Takes(place) => game.answer(asked, place)?,
                Said::TakesBack => {
                    let took = game.take_back(asked)?;
                    let label = if took {
                        Caption::TookBack
                    } else {
                        Caption::CannotTakeBack
                    };
                    self.say(&self.text.caption(label))?;
                }
                Said::Leaves => return Ok(Left::Saved),
            }
        }
        let reader = reader.or_else(|| first_person(&game.table));
        self.tell(game, reader.unwrap_or(Seat::ALL[0]))?;
        self.say_nothing()?;
        if let Some(outcome) = game.table.game().outcome() {
            self.say(&self.text.ending(outcome.by))?;
        }
        let path = game.save.as_ref().map(Save::path);
        for line in session::ending(self.text, &game.table, path) {
            self.say(&line)?;
        }
        Ok(Left::Done)
    }

    /// Hands the terminal over to another person, who must not read what was shown to the last one.
    fn hand_over(&mut self, game: &mut Game, from: Option<Seat>, to: Seat) -> Result<(), Error> {
        let names = game.table.names(self.text);
        let name = names.get(to).unwrap_or_default();
        if let Some(from) = from {
            self.tell(game, from)?;
        }
        self.say_nothing()?;
        if self.typed && from.is_some() {
            self.say(&self.text.terminal(&TerminalText::HandOver(name)))?;
            self.line()?;
            // Out of sight, without moving the cursor.
            self.say(&"\n".repeat(60))?;
        }
        self.say(&self.text.terminal(&TerminalText::Curtain(name)))
    }

    /// Prints the log entries that a player has not read yet.
    fn tell(&mut self, game: &mut Game, seat: Seat) -> Result<(), Error> {
        let Some((chronicle, read)) = game.chronicles.get_mut(seat.index()) else {
            return Ok(());
        };
        let told = chronicle.read(&game.table);
        for told in told.get(*read..).unwrap_or_default() {
            let indent = match told.entry.level {
                Level::Turn => "\n",
                Level::Action => "  ",
                Level::Effect => "    ",
                Level::Event => "      ",
            };
            writeln!(self.output, "{indent}{}", told.entry.line)?;
        }
        *read = told.len();
        Ok(())
    }

    /// Asks a person, until there is an answer.
    fn ask(&mut self, game: &mut Game, seat: Seat) -> Result<Said, Error> {
        let names = game.table.names(self.text);
        let asked = game.table.game().view(seat);
        let asked = asked.and_then(|view| Some((self.text.question(&view, &names)?, view)));
        // The view of the asked player contains the question.
        let Some((asked, view)) = asked else {
            return Ok(Said::Leaves);
        };
        let options = view
            .decision
            .as_ref()
            .map(|decision| decision.options.clone());
        let options = options.unwrap_or_default();
        let remark = match game.coach {
            true => Remark::latest(game.table.game(), seat),
            false => None,
        };
        let remark = remark.map(|remark| self.text.coach_remark(remark.id, remark.card, &names));
        if let Some([words, _]) = &remark {
            self.say_nothing()?;
            let coach = self.text.learn_label(LearnLabel::Coach);
            self.say(&self.text.labeled(&coach, words))?;
        }
        self.put(&asked, &options)?;
        loop {
            let Some(line) = self.line()? else {
                self.say_nothing()?;
                return Ok(Said::Leaves);
            };
            match self.command(&line) {
                ("undo", "") => return Ok(Said::TakesBack),
                ("hint", "") => self.hint(game, &asked, &view)?,
                ("why", "") => match &remark {
                    Some([_, why]) => self.say(&why.to_string())?,
                    None => self.put(&asked, &options)?,
                },
                ("coach", "") if session::is_guided(&game.table) => {
                    game.coach = !game.coach;
                    let label = match game.coach {
                        true => LearnLabel::CoachOff,
                        false => LearnLabel::CoachOn,
                    };
                    let words = self.text.learn_label(label);
                    let typed = self.text.caption(Caption::TypeCoach);
                    self.say(&self.text.labeled(&typed, words))?;
                }
                ("quit", "") => return Ok(Said::Leaves),
                ("", _) => self.put(&asked, &options)?,
                ("?", "") => {
                    let guided = session::is_guided(&game.table);
                    let of_coach =
                        |label| [Caption::PlainWhy, Caption::PlainCoach].contains(&label);
                    let commands = COMMANDS.into_iter();
                    let commands = commands.filter(|(_, label)| guided || !of_coach(*label));
                    self.list(&commands.collect::<Vec<_>>())?;
                    self.put(&asked, &options)?;
                }
                ("?", rest) => match Meant::by(rest, &asked.options) {
                    Meant::One(place) => {
                        let previews = self.text.previews(&view, &names);
                        let preview = previews.get(place).map_or(&[][..], Vec::as_slice);
                        self.say(&asked.options[place].to_string())?;
                        self.about(options[place], preview, view.settings.edition)?;
                    }
                    wrong => self.say(&wrong.complaint(rest, &asked.options, self.text))?,
                },
                ("card", name) if !name.is_empty() => self.card(name, view.settings.edition)?,
                ("board", "") => self.board(&view, &names)?,
                ("short", "") => self.short_rules()?,
                ("log", "") => {
                    game.chronicles[seat.index()].1 = 0;
                    self.tell(game, seat)?;
                }
                ("rules", name) => self.rules(name)?,
                _ => match Meant::by(&line, &asked.options) {
                    Meant::One(place) => return Ok(Said::Takes(place)),
                    wrong => self.say(&wrong.complaint(&line, &asked.options, self.text))?,
                },
            }
        }
    }

    /// Puts a question.
    fn put(&mut self, asked: &Asked, options: &[Choice]) -> Result<(), Error> {
        self.say_nothing()?;
        if let Some(why) = &asked.why {
            self.say(&why.to_string())?;
        }
        if let Some(effect) = &asked.effect {
            self.say(&format!("  {effect}"))?;
        }
        self.say(&asked.what.to_string())?;
        for (place, label) in asked.options.iter().enumerate() {
            let card = options.get(place).and_then(card_of);
            let label = self.with_card(label, card);
            self.say(&format!("  {} {label}", place + 1))?;
        }
        Ok(())
    }

    /// An option, with the color and the value of its card: in place of the value, or at the end.
    fn with_card(&self, label: &Line, card: Option<Card>) -> String {
        let Some(card) = card else {
            return label.to_string();
        };
        let facts = self.text.terminal(&TerminalText::Card(card));
        let is_value = |mark: Mark| matches!(mark, Mark::Value(_));
        if !label.spans().iter().any(|span| is_value(span.mark)) {
            return format!("{label} {facts}");
        }
        let words = label.spans().iter().map(|span| match is_value(span.mark) {
            true => facts.as_str(),
            false => span.text.as_str(),
        });
        words.collect()
    }

    /// A line as a command, by its English word, and what follows it.
    fn command<'l>(&self, line: &'l str) -> (&'l str, &'l str) {
        let (word, rest) = match line.strip_prefix('?') {
            Some(rest) => ("?", rest),
            None => line.split_once(' ').unwrap_or((line, "")),
        };
        let typed = word.to_lowercase();
        let command = TYPED
            .iter()
            .find(|(_, label)| self.text.caption(*label) == typed);
        (command.map_or(word, |(command, _)| command), rest.trim())
    }

    /// What is typed for a command: its word in the reader's language.
    fn typed(&self, command: &str) -> String {
        let word = |word: &str| match TYPED.iter().find(|(command, _)| *command == word) {
            Some((_, label)) => self.text.caption(*label),
            None => called(self.text, word),
        };
        let words: Vec<String> = command.split(' ').map(word).collect();
        words.join(" ")
    }

    /// How to answer, and what else can be typed.
    fn list(&mut self, commands: &[(&str, Caption)]) -> Result<(), Error> {
        self.say(&self.text.caption(Caption::PlainHow))?;
        let typed = commands.iter().map(|(command, _)| self.typed(command));
        let typed: Vec<String> = typed.collect();
        let widest = typed.iter().map(|typed| typed.chars().count()).max();
        let width = widest.unwrap_or_default();
        for (typed, (_, label)) in typed.iter().zip(commands) {
            let words = self.text.caption(*label);
            self.say(&format!("  {typed:width$}  {words}"))?;
        }
        Ok(())
    }

    /// What a good bot would do, and how likely each option is to win.
    fn hint(&mut self, game: &Game, asked: &Asked, view: &View) -> Result<(), Error> {
        let text = self.text;
        if !game.practice {
            return self.say(&text.caption(Caption::NoHint));
        }
        let (ratings, reasons) = bot::hint(view, session::seed(&game.table));
        let reader = Reader::new(Some(view.seat), game.table.names(text));
        let mut rated: Vec<_> = asked.options.iter().zip(ratings).zip(reasons).collect();
        rated.sort_by(|((_, one), _), ((_, other), _)| other.total_cmp(one));
        let has_reasons = rated.iter().any(|(_, reasons)| !reasons.is_empty());
        for ((label, rating), reasons) in rated {
            let chance = text.notice(Notice::Chance((rating * 100.0).round() as u8));
            self.say(&format!("  {}", text.labeled(&label.to_string(), chance)))?;
            for reason in reasons {
                self.say(&format!("    {}", text.reason(reason, &reader)))?;
            }
        }
        match has_reasons {
            true => self.say(&text.command(&Command::HintReasons(WORLDS))),
            false => Ok(()),
        }
    }

    /// What an option would do, and its card.
    fn about(&mut self, choice: Choice, preview: &[Line], edition: Edition) -> Result<(), Error> {
        for line in preview {
            self.say(&line.to_string())?;
        }
        match card_of(&choice) {
            Some(card) => self.show(card, edition),
            None => Ok(()),
        }
    }

    fn card(&mut self, name: &str, edition: Edition) -> Result<(), Error> {
        match find_card(name, self.text.language()) {
            Ok(card) => self.show(card, edition),
            Err(meant) => {
                self.say(&self.text.command(&Command::UnknownCard(name)))?;
                match meant.len() {
                    0 => Ok(()),
                    _ => self.say(&self.text.command(&Command::DidYouMean(&meant))),
                }
            }
        }
    }

    fn show(&mut self, card: Card, edition: Edition) -> Result<(), Error> {
        let text = self.text;
        let color = text.color_label(card.color());
        let age = text.age_heading(card.age());
        let icons: Vec<String> = card
            .icon_places()
            .into_iter()
            .flatten()
            .map(|icon| text.icon(icon).to_string())
            .collect();
        let icons = text.labeled(&text.word(Word::Icons), icons.join(", "));
        self.say(&format!(
            "{}. {color}. {age}. {icons}.",
            text.card_name(card)
        ))?;
        let kinds = card.effects(edition).iter();
        for (effect, kind) in text.effects(card, edition).iter().zip(kinds) {
            let kind = format!(
                "{} ({})",
                text.kind(kind.kind),
                text.icon(card.dogma_icon())
            );
            self.say(&format!("  {}", text.labeled(&kind, effect)))?;
        }
        for ruling in text.rulings(card) {
            self.say(&format!("  - {ruling}"))?;
        }
        Ok(())
    }

    /// The whole table, as a player sees it.
    fn board(&mut self, view: &View, names: &Names) -> Result<(), Error> {
        let text = self.text;
        let piles: Vec<String> = view
            .supply
            .iter()
            .zip(1..)
            .map(|(pile, age): (_, u8)| text.labeled(&age.to_string(), pile.len()))
            .collect();
        self.say(&text.labeled(&text.word(Word::Supply), piles.join(", ")))?;
        let left = view.available.into_iter();
        let left: Vec<String> = left
            .map(|left| text.achievement(left).to_string())
            .collect();
        self.say(&text.labeled(&text.word(Word::Achievements), left.join(", ")))?;
        let to_win = view.settings.achievements_to_win();
        for (owner, player) in view.settings.seats().zip(&view.players) {
            self.say_nothing()?;
            let name = names.get(owner).unwrap_or_default();
            let you = if owner == view.seat && name != text.word(Word::You) {
                format!(" ({})", text.word(Word::You))
            } else {
                String::new()
            };
            self.say(&format!("{name}{you}"))?;
            let claimed = player.achievements.into_iter();
            let claimed: Vec<String> = claimed
                .map(|claimed| text.achievement(claimed).to_string())
                .collect();
            let achievements = format!(
                "{}/{to_win} {}",
                player.achievements.len(),
                claimed.join(", ")
            );
            let lines = [
                (Word::Achievements, achievements.trim().to_string()),
                (Word::Score, player.points.to_string()),
                (Word::ScorePile, cards(text, &player.score)),
                (Word::Hand, cards(text, &player.hand)),
                (Word::Icons, icons(text, player.icons)),
            ];
            for (word, what) in lines {
                self.say(&format!("  {}", text.labeled(&text.word(word), what)))?;
            }
            for (color, pile) in Color::ALL.into_iter().zip(&player.board) {
                let Some(top) = pile.cards.last() else {
                    continue;
                };
                let color = text.color_label(color);
                let top = cards(text, &[*top]);
                let (count, splay) = (pile.cards.len(), text.splay(pile.splay));
                let icons = icons(text, pile.icons);
                let line = TerminalText::Pile(&color, &top, count, &splay, &icons);
                self.say(&format!("  {}", text.terminal(&line)))?;
                if let [covered @ .., _] = &pile.cards[..]
                    && !covered.is_empty()
                {
                    let names = covered.iter().rev().map(|slot| cards(text, &[*slot]));
                    let names: Vec<String> = names.collect();
                    self.say(&format!("    {}", names.join(", ")))?;
                }
            }
        }
        Ok(())
    }

    /// The rules in short.
    fn short_rules(&mut self) -> Result<(), Error> {
        for part in short_rules(self.text) {
            self.say_nothing()?;
            self.say(&part.title)?;
            for item in part.items {
                let term = item
                    .term
                    .map(|term| format!("{} ", self.text.with_colon(&term)))
                    .unwrap_or_default();
                self.say(&format!("  {term}{}", item.line))?;
            }
        }
        Ok(())
    }

    fn rules(&mut self, name: &str) -> Result<(), Error> {
        let text = self.text;
        if name.is_empty() {
            for chapter in Chapter::ALL {
                self.say(&text.chapter_title(chapter))?;
                for section in chapter.sections() {
                    let typed = self.typed(&format!("rules {}", section.id()));
                    let title = text.section_title(section);
                    self.say(&format!("  {}", text.labeled(&typed, title)))?;
                }
            }
            return Ok(());
        }
        let Some(section) = find_section(name) else {
            return self.say(&text.command(&Command::UnknownSection(name)));
        };
        self.say(&text.section_title(section))?;
        for paragraph in text.section(section) {
            self.say(&paragraph.to_string())?;
        }
        Ok(())
    }
}

/// The words of the commands, in English and in the reader's language.
const TYPED: [(&str, Caption); 13] = [
    ("card", Caption::TypeCard),
    ("board", Caption::TypeBoard),
    ("log", Caption::TypeLog),
    ("rules", Caption::TypeRules),
    ("short", Caption::TypeShort),
    ("hint", Caption::TypeHint),
    ("why", Caption::TypeWhy),
    ("coach", Caption::TypeCoach),
    ("undo", Caption::TypeUndo),
    ("quit", Caption::TypeQuit),
    ("next", Caption::TypeNext),
    ("again", Caption::TypeAgain),
    ("solution", Caption::TypeSolution),
];

/// What can be typed in place of an answer.
const COMMANDS: [(&str, Caption); 13] = [
    ("Enter", Caption::PlainQuestion),
    ("? 1", Caption::PlainOption),
    ("card …", Caption::PlainCard),
    ("board", Caption::PlainBoard),
    ("log", Caption::PlainLog),
    ("rules …", Caption::PlainRules),
    ("short", Caption::PlainShort),
    ("hint", Caption::PlainHint),
    ("why", Caption::PlainWhy),
    ("coach", Caption::PlainCoach),
    ("undo", Caption::PlainUndo),
    ("quit", Caption::PlainQuit),
    ("?", Caption::PlainHelp),
];

fn first_person(table: &Table) -> Option<Seat> {
    let mut seats = table.settings().seats().zip(table.players());
    let person = seats.find(|(_, player)| player.bot().is_none());
    person.map(|(seat, _)| seat)
}

/// Cards by name where they are known, else by value.
fn cards(text: &Text, slots: &[Slot]) -> String {
    let mut slots = slots.to_vec();
    slots.sort_by_key(|slot| (slot.age(), slot.known()));
    let name = |slot: &Slot| match (slot.known(), slot.age()) {
        (Some(card), _) => format!("{} {}", text.card_name(card), card.age()),
        (None, Some(age)) => age.to_string(),
        (None, None) => "?".to_string(),
    };
    let names: Vec<String> = slots.iter().map(name).collect();
    match names.len() {
        0 => "0".to_string(),
        _ => names.join(", "),
    }
}

/// The icons that there are, with how many of each.
fn icons(text: &Text, counts: innovation_engine::IconCounts) -> String {
    let there = Icon::ALL.into_iter().filter(|&icon| counts.of(icon) > 0);
    let words: Vec<String> = there
        .map(|icon| format!("{} {}", text.icon(icon), counts.of(icon)))
        .collect();
    match words.len() {
        0 => "0".to_string(),
        _ => words.join(", "),
    }
}

impl Game {
    /// Takes an answer, and saves it before anything else happens.
    fn answer(&mut self, seat: Seat, place: usize) -> Result<(), Error> {
        let ply = self.table.answer(seat, place)?;
        match &mut self.save {
            Some(save) => save.append(&ply.answer().to_string()),
            None => Ok(()),
        }
    }

    /// Takes an answer back. `false`: that cannot be done.
    fn take_back(&mut self, seat: Seat) -> Result<bool, Error> {
        let took = session::take_back(&mut self.table, seat, self.practice);
        if took {
            if let Some(save) = &mut self.save {
                save.rewrite(&self.table.record())?;
            }
            // The bots forget the tree of the answers that were taken back.
            self.thinkers = bot::seated(self.table.players(), session::seed(&self.table));
            for (chronicle, read) in &mut self.chronicles {
                *read = chronicle.read(&self.table).len().min(*read);
            }
        }
        Ok(took)
    }
}
