//! What can be looked at in place of the table: help, cards, boards, rules, the log.

pub mod card;
pub mod cards;
pub mod help;
pub mod page;
pub mod player;
pub mod rules;

use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;

use crate::book::page::{Page, Turned};
use crate::draw::canvas::Canvas;
use crate::draw::pen::Pen;
use crate::draw::scene::{Prompt, Scene};
use crate::input::keys::{Hint, Place};

/// What can be looked at from a place: help, cards, boards, rules, the log. One page of it may be open.
pub struct Book {
    pen: Pen,
    place: Place,
    page: Option<Page>,
}

impl Book {
    /// A closed book.
    pub fn new(pen: Pen, place: Place) -> Book {
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
    pub fn open_card(&mut self, prompt: Option<&Prompt>, scene: &Scene) {
        let card = prompt.and_then(Prompt::card);
        self.page = Page::card(card, scene.cards_in_sight());
    }

    /// Takes a key: on the open page, or to open one. `false`: the key is for somebody else.
    pub fn key(&mut self, key: &KeyEvent, scene: Option<&Scene>) -> bool {
        // Where cards are looked for, letters and signs are a part of what is looked for.
        let letter = matches!(key.code, KeyCode::Char(_));
        let typing = self.page.as_ref().is_some_and(Page::takes_letters);
        let opened = match typing && letter {
            true => None,
            false => Page::of_key(key, self.place, scene),
        };
        match (&mut self.page, opened) {
            (_, Some(opened)) => self.page = Some(opened),
            (Some(page), None) => {
                if page.key(key, self.pen, scene) == Turned::Closed {
                    self.page = None;
                }
            }
            (None, None) => return false,
        }
        true
    }

    /// The keys of the open page.
    pub fn hints(&self) -> Option<Vec<Hint>> {
        self.page.as_ref().map(|page| page.hints(self.pen))
    }

    /// Draws the open page. `false`: there is none.
    pub fn draw(&mut self, canvas: &mut Canvas, area: Rect, scene: Option<&Scene>) -> bool {
        match &mut self.page {
            Some(page) => page.draw(canvas, area, scene),
            None => return false,
        }
        true
    }
}
