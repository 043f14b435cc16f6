//! `innovation cards`: cards as a person reads them, or for programs.

mod json;

use std::io::Write;
use std::process::ExitCode;

use anstyle::Style;
use anyhow::bail;
use clap::Args;
use innovation_engine::{Age, Card, Color, Edition, Icon};
use innovation_text::{Command, Text, Word, find_card, find_color, find_icon, search_cards};

use crate::options::game;
use crate::options::lang::Lang;
use crate::print::output;
use crate::print::page::{self, PageRow, Piece, WIDTH};
use crate::print::told::WrongValue;
use json::CardsJson;

/// Show cards.
///
/// Without a name or a filter, all cards are listed. Names, colors and icons can be given in any language of the program.
#[derive(Args)]
pub struct Options {
    /// Name of a card
    #[arg(conflicts_with_all = ["age", "color", "icon", "search"])]
    name: Vec<String>,
    /// Show the cards of an age, 1 to 10
    #[arg(long, value_name = "N", value_parser = age)]
    age: Option<Age>,
    /// Show the cards of a color
    #[arg(long, value_name = "COLOR", value_parser = color)]
    color: Option<Color>,
    /// Show the cards with an icon
    #[arg(long, value_name = "ICON", value_parser = icon)]
    icon: Option<Icon>,
    /// Show the cards with these words in their name or effects
    #[arg(long, value_name = "TEXT")]
    search: Option<String>,
    /// Edition of the game
    #[arg(long, default_value = "third", value_parser = game::edition())]
    edition: Edition,
    /// Print one JSON object: the cards by id, with their effects in both editions and all languages
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    lang: Lang,
}

fn age(number: &str) -> Result<Age, WrongValue> {
    let age = number.parse().ok().and_then(Age::new);
    age.ok_or(WrongValue::Age)
}

fn color(word: &str) -> Result<Color, WrongValue> {
    find_color(word).ok_or(WrongValue::Color)
}

fn icon(word: &str) -> Result<Icon, WrongValue> {
    find_icon(word).ok_or(WrongValue::Icon)
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let text = options.lang.text();
    let printer = Printer {
        text,
        edition: options.edition,
        color: page::wants_color(),
    };
    let name = options.name.join(" ");
    if !name.is_empty() {
        match find_card(&name, text.language()) {
            Ok(card) if options.json => output::json(out, &CardsJson(vec![card]))?,
            Ok(card) => printer.card_with_rulings(card, out)?,
            Err(meant) => bail!(unknown(&name, &meant, text)),
        }
        return Ok(ExitCode::SUCCESS);
    }
    let cards = options.chosen(text);
    if options.json {
        output::json(out, &CardsJson(cards))?;
        return Ok(ExitCode::SUCCESS);
    }
    if cards.len() == Card::COUNT {
        printer.list(out)?;
    } else {
        for &card in &cards {
            printer.card(card, out)?;
        }
    }
    if cards.is_empty() {
        writeln!(out, "{}", text.command(&Command::NoCards))?;
        return Ok(ExitCode::FAILURE);
    }
    writeln!(out, "{}", text.command(&Command::CardCount(cards.len())))?;
    Ok(ExitCode::SUCCESS)
}

fn unknown(name: &str, meant: &[Card], text: &Text) -> String {
    let unknown = text.command(&Command::UnknownCard(name));
    if meant.is_empty() {
        return unknown;
    }
    format!("{unknown} {}", text.command(&Command::DidYouMean(meant)))
}

impl Options {
    /// The cards that are all that was asked for.
    fn chosen(&self, text: &Text) -> Vec<Card> {
        let found = self
            .search
            .as_ref()
            .map(|words| search_cards(words, text, self.edition));
        Card::all()
            .filter(|card| self.age.is_none_or(|age| card.age() == age))
            .filter(|card| self.color.is_none_or(|color| card.color() == color))
            .filter(|card| self.icon.is_none_or(|icon| card.has(icon)))
            .filter(|card| found.as_ref().is_none_or(|found| found.contains(card)))
            .collect()
    }
}

struct Printer {
    text: &'static Text,
    edition: Edition,
    color: bool,
}

/// What is printed at an icon place, or at the place of the picture.
const PICTURE: &str = "◇";

impl Printer {
    fn print(&self, row: &[Piece], out: &mut dyn Write) -> anyhow::Result<()> {
        writeln!(out, "{}", page::print(row, self.color).trim_end())?;
        Ok(())
    }

    /// All cards, one a row.
    fn list(&self, out: &mut dyn Write) -> anyhow::Result<()> {
        for age in Age::ALL {
            let heading = Piece::new(self.text.age_heading(age), Style::new().bold());
            self.print(&[heading], out)?;
            for card in Card::all().filter(|card| card.age() == age) {
                let style = page::style_of_color(card.color());
                let mut row = vec![
                    Piece::plain("  "),
                    Piece::new(self.text.card_name(card), style.bold()),
                ];
                fill(&mut row, 28);
                row.push(Piece::new(self.text.color(card.color()), style));
                fill(&mut row, 42);
                for (place, icon) in card.icon_places().into_iter().flatten().enumerate() {
                    let space = if place == 0 { "" } else { " " };
                    row.push(Piece::plain(space));
                    row.push(self.icon(icon));
                }
                self.print(&row, out)?;
            }
            writeln!(out)?;
        }
        Ok(())
    }

    fn icon(&self, icon: Icon) -> Piece {
        Piece::new(self.text.icon(icon), page::style_of_icon(icon))
    }

    /// A card as printed, with its four icon places.
    fn card(&self, card: Card, out: &mut dyn Write) -> anyhow::Result<()> {
        let border = page::style_of_color(card.color());
        let inner = WIDTH - 4;
        let [top_left, left, middle, right] = card.icon_places().map(|icon| match icon {
            Some(icon) => self.icon(icon),
            None => Piece::plain(PICTURE),
        });
        let mut rows: Vec<PageRow> = Vec::new();

        let mut title = vec![top_left];
        fill(&mut title, 14);
        title.push(Piece::new(self.text.card_name(card), border.bold()));
        push_right(
            &mut title,
            Piece::new(card.age().to_string(), Style::new().bold()),
            inner,
        );
        rows.push(title);
        let mut facts = PageRow::new();
        fill(&mut facts, 14);
        facts.push(Piece::new(self.text.color_label(card.color()), border));
        push_right(
            &mut facts,
            Piece::plain(self.text.age_name(card.age())),
            inner,
        );
        rows.push(facts);

        for place in 0..card.effects(self.edition).len() {
            rows.push(PageRow::new());
            rows.extend(self.effect(card, self.edition, place, inner));
        }
        rows.push(PageRow::new());
        let mut bottom = vec![left];
        fill(
            &mut bottom,
            (inner - page::width(std::slice::from_ref(&middle))) / 2,
        );
        bottom.push(middle);
        push_right(&mut bottom, right, inner);
        rows.push(bottom);

        let line = "─".repeat(WIDTH - 2);
        self.print(&[Piece::new(format!("╭{line}╮"), border)], out)?;
        for mut row in rows {
            fill(&mut row, inner);
            row.insert(0, Piece::new("│ ", border));
            row.push(Piece::new(" │", border));
            self.print(&row, out)?;
        }
        self.print(&[Piece::new(format!("╰{line}╯"), border)], out)?;
        self.other_edition(card, out)
    }

    /// An effect, with the icon that it counts before it.
    fn effect(&self, card: Card, edition: Edition, place: usize, columns: usize) -> Vec<PageRow> {
        let icon = self.icon(card.dogma_icon());
        let indent = page::width(std::slice::from_ref(&icon)) + 2;
        let line = self.text.effect(card, edition, place);
        let mut rows = page::wrap(&line, columns - indent);
        for (number, row) in rows.iter_mut().enumerate() {
            let mut before = PageRow::new();
            if number == 0 {
                before.push(icon.clone());
            }
            fill(&mut before, indent);
            row.splice(0..0, before);
        }
        rows
    }

    /// What the card does in the other edition, where that differs.
    fn other_edition(&self, card: Card, out: &mut dyn Write) -> anyhow::Result<()> {
        let other = match self.edition {
            Edition::First => Edition::Third,
            Edition::Third => Edition::First,
        };
        if self.text.effects(card, other) == self.text.effects(card, self.edition) {
            return Ok(());
        }
        let heading = self.text.command(&Command::InEdition(other));
        self.print(&[Piece::plain(format!("  {heading}"))], out)?;
        for place in 0..card.effects(other).len() {
            for mut row in self.effect(card, other, place, WIDTH - 4) {
                row.insert(0, Piece::plain("  "));
                self.print(&row, out)?;
            }
        }
        Ok(())
    }

    /// A card, and what the rules say on it.
    fn card_with_rulings(&self, card: Card, out: &mut dyn Write) -> anyhow::Result<()> {
        self.card(card, out)?;
        let heading = Piece::new(self.text.word(Word::Rulings), Style::new().bold());
        self.print(&[Piece::plain("\n"), heading], out)?;
        for ruling in self.text.rulings(card) {
            for (number, mut row) in page::wrap(&ruling, WIDTH - 2).into_iter().enumerate() {
                row.insert(0, Piece::plain(if number == 0 { "- " } else { "  " }));
                self.print(&row, out)?;
            }
        }
        Ok(())
    }
}

/// Fills a row up with spaces.
fn fill(row: &mut PageRow, columns: usize) {
    let missing = columns.saturating_sub(page::width(row));
    row.push(Piece::plain(" ".repeat(missing)));
}

/// Puts a piece at the right edge.
fn push_right(row: &mut PageRow, piece: Piece, columns: usize) {
    let width = page::width(std::slice::from_ref(&piece));
    fill(row, columns.saturating_sub(width));
    row.push(piece);
}
