//! What can be looked at in place of the table: help, cards, boards, rules, the log.

pub mod card;
pub mod cards;
pub mod help;
pub mod page;
pub mod player;
pub mod rules;
pub mod short;

use crossterm::event::{KeyCode, KeyEvent};
use ratatui_core::layout::Rect;

use crate::book::page::{Page, Turned};
use crate::draw::canvas::Canvas;
use crate::draw::model::{Prompt, TableModel};
use crate::draw::pen::Pen;
use crate::input::keys::{KeyContext, KeyHint};

/// What can be looked at from a place: help, cards, boards, rules, the log. One page of it may be open.
pub struct Book {
    pen: Pen,
    place: KeyContext,
    page: Option<Page>,
}

impl Book {
    /// A closed book.
    pub fn new(pen: Pen, place: KeyContext) -> Book {
        let page = None;
        Book { pen, place, page }
    }

    /// The open page.
    pub fn page(&mut self) -> Option<&mut Page> {
        self.page.as_mut()
    }

    /// Opens a page, where there is one.
    pub fn open(&mut self, page: Option<Page>) {
        self.page = page;
    }

    /// Opens the card of the highlighted option, with all others in sight to go on to.
    pub fn open_card(&mut self, prompt: Option<&Prompt>, model: &TableModel) {
        let card = prompt.and_then(Prompt::card);
        self.page = Page::card(card, model.cards_in_sight());
    }

    /// Takes a key: on the open page, or to open one. `false`: the book does not use this key.
    pub fn key(&mut self, key: &KeyEvent, model: Option<&TableModel>) -> bool {
        // On a page with a search field, letters and signs are typed into it.
        let letter = matches!(key.code, KeyCode::Char(_));
        let typing = self.page.as_ref().is_some_and(Page::takes_letters);
        let opened = match typing && letter {
            true => None,
            false => Page::of_key(key, self.place, model),
        };
        match (&mut self.page, opened) {
            (_, Some(opened)) => self.page = Some(opened),
            (Some(page), None) => {
                if page.key(key, self.pen, model) == Turned::Closed {
                    self.page = None;
                }
            }
            (None, None) => return false,
        }
        true
    }

    /// The keys of the open page.
    pub fn hints(&self) -> Option<Vec<KeyHint>> {
        self.page.as_ref().map(|page| page.hints(self.pen))
    }

    /// Draws the open page. `false` if the book is closed.
    pub fn draw(&mut self, canvas: &mut Canvas, area: Rect, model: Option<&TableModel>) -> bool {
        match &mut self.page {
            Some(page) => page.draw(canvas, area, model),
            None => return false,
        }
        true
    }
}
