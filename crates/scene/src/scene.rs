//! A table as one viewer sees it: what all parts of its picture need.

use innovation_engine::{
    Achievement, Choice, Event, Icon, Place, PlayerView, Preview, Purpose, Seat, Settings, View,
    What,
};
use innovation_table::Told;
use innovation_text::{Asked, Level, Line, Names, Reader, Text};

use crate::order::keys;

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

    /// Whether a player has some of an icon, and nobody has more.
    pub fn has_most(&self, player: &PlayerView, icon: Icon) -> bool {
        let count = player.icons.of(icon);
        count > 0 && count == self.most(icon)
    }

    /// The viewer, while the game goes on.
    pub fn me(&self) -> Option<&'a PlayerView> {
        let mine = self.mine().filter(|_| self.view.outcome.is_none());
        mine.and_then(|seat| self.view.player(seat))
    }

    /// Whose an achievement is.
    pub fn owner(&self, achievement: Achievement) -> Option<Seat> {
        let mut players = self.settings().seats().zip(&self.view.players);
        let has = players.find(|(_, player)| player.achievements.has(achievement));
        has.map(|(seat, _)| seat)
    }

    /// The achievements and points that count for the victory of a seat: its own, or those of its team.
    pub fn race(&self, seat: Seat) -> (u8, u16) {
        let side = self.settings().side(seat).into_iter();
        let side = side.filter_map(|seat| self.view.player(seat));
        side.fold((0, 0), |(count, points), player| {
            (count + player.achievements.len(), points + player.points)
        })
    }

    /// The seat whose color a seat has. Partners have the same one.
    pub fn like(seat: Seat, settings: Settings) -> Seat {
        match settings.is_teams() {
            true => settings.side(seat).into_iter().next().unwrap_or(seat),
            false => seat,
        }
    }

    /// Whose turn it is, and how many actions are left. `None` for players before the first turn: all of them choose.
    pub fn turn_and_actions(&self) -> Option<(Seat, u8)> {
        let view = self.view;
        let is_opening = self.is_first_meld() || view.first_meld.is_some() || view.actions == 0;
        (!is_opening).then_some((view.turn, view.actions))
    }

    /// Whether the viewer chooses the first card of the game.
    pub fn is_first_meld(&self) -> bool {
        let decision = self.view.decision.as_ref();
        decision.is_some_and(|decision| decision.purpose == Purpose::FirstMeld)
    }

    /// Whether the viewer should not miss this.
    pub fn matters(&self, told: &Told) -> bool {
        let is_news = matches!(told.event.what, What::Claimed { .. } | What::Over { .. });
        told.entry.level == Level::Event && (is_news || self.touches(&told.event))
    }

    /// Whether something happened to the viewer.
    pub fn touches(&self, event: &Event) -> bool {
        let Some(me) = self.mine() else {
            return false;
        };
        let is_mine = |place: Place| matches!(place, Place::Hand(owner) | Place::Score(owner) | Place::Board(owner) if owner == me);
        match event.what {
            What::Moved { from, to, .. } => is_mine(from) || is_mine(to),
            What::Turn { .. } | What::Action { .. } | What::Icons { .. } | What::Over { .. } => {
                false
            }
            _ => event.by == me,
        }
    }
}

/// The mark of a seat. Small numbers are ages, so seats have letters.
pub fn letter(seat: Seat) -> char {
    ['A', 'B', 'C', 'D'][seat.index() % 4]
}
