//! `innovation rules`: the rules of the game.

use std::io::Write;
use std::process::ExitCode;

use anstyle::Style;
use anyhow::bail;
use clap::Args;
use innovation_text::{Chapter, Command, Section, Text, find_section};

use crate::options::lang::Lang;
use crate::print::page::{self, Piece, WIDTH};

/// Show the rules.
///
/// Without a section, all sections are listed. Give a section by its name in that list, or by its title in any language of
/// the program.
#[derive(Args)]
pub struct Options {
    /// Name of a section
    section: Vec<String>,
    /// Show all sections
    #[arg(long, conflicts_with = "section")]
    all: bool,
    #[command(flatten)]
    lang: Lang,
}

/// Runs the command.
pub fn run(options: &Options, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let text = options.lang.text();
    let color = page::wants_color();
    let name = options.section.join(" ");
    if options.all {
        for chapter in Chapter::ALL {
            heading(&text.chapter_title(chapter).to_uppercase(), color, out)?;
            for section in chapter.sections() {
                writeln!(out)?;
                show(section, text, color, out)?;
            }
            writeln!(out)?;
        }
    } else if name.is_empty() {
        contents(text, color, out)?;
    } else if let Some(section) = find_section(&name) {
        show(section, text, color, out)?;
    } else {
        bail!(text.command(&Command::UnknownSection(&name)));
    }
    Ok(ExitCode::SUCCESS)
}

fn heading(title: &str, color: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    let title = Piece::new(title, Style::new().bold());
    writeln!(out, "{}", page::print(&[title], color))?;
    Ok(())
}

fn show(section: Section, text: &Text, color: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    heading(&text.section_title(section), color, out)?;
    for paragraph in text.section(section) {
        writeln!(out)?;
        for row in page::wrap(&paragraph, WIDTH) {
            writeln!(out, "{}", page::print(&row, color))?;
        }
    }
    Ok(())
}

fn contents(text: &Text, color: bool, out: &mut dyn Write) -> anyhow::Result<()> {
    let ids = Section::ALL.iter().map(|section| section.id().len());
    let widest = ids.max().unwrap_or(0);
    heading(&text.command(&Command::Contents), color, out)?;
    for chapter in Chapter::ALL {
        writeln!(out)?;
        heading(&text.chapter_title(chapter), color, out)?;
        for section in chapter.sections() {
            writeln!(
                out,
                "  {:widest$}  {}",
                section.id(),
                text.section_title(section)
            )?;
        }
    }
    let example = Section::Splay;
    writeln!(out, "\n{}", text.command(&Command::HowToShow(example)))?;
    Ok(())
}
