//! A table as one viewer sees it: what all parts of its picture need.

use innovation_engine::{Choice, Icon, PlayerView, Preview, Seat, Settings, View};
use innovation_text::{Asked, Line, Names, Reader, Text};

use super::option::keys;
use super::tree::{Had, TableTree};

/// What the parts of a table are drawn from.
pub struct Scene<'a> {
    /// The words.
    pub text: &'static Text,
    /// What the viewer may know.
    pub view: &'a View,
    /// How the players are called.
    pub names: &'a Names,
    /// Where the boards of this table can be seen in full: this, and the number of a seat from 0.
    pub boards: Option<String>,
    /// The question to the viewer, unless the picture is only to be looked at.
    pub asked: Option<Asked>,
    /// What each option would do, as far as the viewer can know.
    pub previews: Vec<Preview>,
    /// The key of each option, in the order of the options.
    pub keys: Vec<String>,
}

impl<'a> Scene<'a> {
    /// A table at which the viewer can answer.
    pub fn live(text: &'static Text, view: &'a View, names: &'a Names) -> Scene<'a> {
        let options = view.decision.as_ref().map(|asked| asked.options.as_slice());
        Scene {
            asked: text.question(view, names),
            previews: view.previews(),
            keys: keys(options.unwrap_or_default()),
            ..Scene::still(text, view, names)
        }
    }

    /// A table to look at.
    pub fn still(text: &'static Text, view: &'a View, names: &'a Names) -> Scene<'a> {
        Scene {
            text,
            view,
            names,
            boards: None,
            asked: None,
            previews: Vec::new(),
            keys: Vec::new(),
        }
    }

    /// A tree for this table, with nothing in it yet.
    pub fn tree(&self, had: Had) -> TableTree {
        let names = self.settings().seats().map(|seat| self.names.get(seat));
        let common = (
            self.text.language(),
            self.settings(),
            self.mine(),
            names.collect::<Vec<_>>(),
            &self.boards,
        );
        TableTree::new(common, had)
    }

    /// The settings of the game.
    pub fn settings(&self) -> Settings {
        self.view.settings
    }

    /// The viewer's seat; nobody's for somebody who only watches.
    pub fn mine(&self) -> Option<Seat> {
        Some(self.view.seat).filter(|seat| seat.plays())
    }

    /// Who reads what is written.
    pub fn reader(&self) -> Reader {
        Reader::new(self.mine(), self.names.clone())
    }

    /// How a player is called.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat) {
            Some(name) => name.to_string(),
            None => self.text.player_number(seat),
        }
    }

    /// The players, the viewer last, so that each sees the table from their own side of it. The viewer's partner is
    /// before the viewer.
    pub fn players(&self) -> Vec<(Seat, &'a PlayerView)> {
        let view = self.view;
        let mut players: Vec<_> = view.settings.seats().zip(&view.players).collect();
        if let Some(mine) = self.mine() {
            players.rotate_left(mine.index() + 1);
            players.sort_by_key(|(seat, _)| (self.is_partner(*seat), *seat == mine));
        }
        players
    }

    /// Whether this is the viewer's partner.
    pub fn is_partner(&self, seat: Seat) -> bool {
        self.settings().is_teams() && self.mine().map(Seat::partner) == Some(seat)
    }

    /// Whether it is this player's turn.
    pub fn is_on_turn(&self, seat: Seat) -> bool {
        self.view.turn == seat && self.view.outcome.is_none()
    }

    /// Whether the viewer may look at the covered cards of a board.
    pub fn may_look(&self, seat: Seat) -> bool {
        self.settings().open_boards || self.mine() == Some(seat)
    }

    /// The most that any player has of an icon.
    pub fn most(&self, icon: Icon) -> u8 {
        let counts = self.view.players.iter().map(|player| player.icons.of(icon));
        counts.max().unwrap_or(0)
    }

    /// The options of the question, each with its label.
    pub fn options(&self) -> impl Iterator<Item = (usize, Choice, &Line)> {
        let choices = self.view.decision.iter().flat_map(|asked| &asked.options);
        let labels = self.asked.iter().flat_map(|asked| &asked.options);
        let both = choices.copied().zip(labels).enumerate();
        both.map(|(place, (choice, label))| (place, choice, label))
    }
}
