//! A table as one viewer sees it: what all parts of its picture need.

use innovation_engine::{Age, Card, Choice, Color, PlayerView, Seat, View};
use innovation_text::{Asked, Label, Line, Names, Reader, Text};
use maud::{Markup, html};

/// What the parts of a table are drawn from.
pub struct Scene<'a> {
    /// The words.
    pub text: &'static Text,
    /// What the viewer may know.
    pub view: &'a View,
    /// How the players are called.
    pub names: &'a Names,
    /// The question to the viewer, unless the picture is only to be looked at.
    pub asked: Option<Asked>,
    /// What each option would do, as far as that can be told.
    pub previews: Vec<Vec<Line>>,
    /// The supply pile that the action Draw would take a card from.
    pub draws_from: Option<Age>,
}

impl<'a> Scene<'a> {
    /// A table at which the viewer can answer.
    pub fn live(text: &'static Text, view: &'a View, names: &'a Names) -> Scene<'a> {
        let previews = view.previews();
        let draw = previews
            .iter()
            .find(|preview| preview.choice == Choice::Draw);
        let lines = previews
            .iter()
            .map(|preview| text.preview(preview, view, names));
        Scene {
            asked: text.question(view, names),
            previews: lines.collect(),
            draws_from: draw.and_then(|draw| draw.certain.draws.first().copied()),
            ..Scene::still(text, view, names)
        }
    }

    /// A table to look at.
    pub fn still(text: &'static Text, view: &'a View, names: &'a Names) -> Scene<'a> {
        Scene {
            text,
            view,
            names,
            asked: None,
            previews: Vec::new(),
            draws_from: None,
        }
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

    /// The players, the viewer last, so that each sees the table from their own side of it.
    pub fn players(&self) -> Vec<(Seat, &'a PlayerView)> {
        let view = self.view;
        let mut players: Vec<_> = view.settings.seats().zip(&view.players).collect();
        if let Some(mine) = self.mine() {
            players.rotate_left(mine.index() + 1);
        }
        players
    }

    /// Whether the viewer may look at the covered cards of a board.
    pub fn may_look(&self, seat: Seat) -> bool {
        self.view.settings.open_boards || self.mine() == Some(seat)
    }

    /// The options of the question, each with its label.
    pub fn options(&self) -> impl Iterator<Item = (usize, Choice, &Line)> {
        let choices = self.view.decision.iter().flat_map(|asked| &asked.options);
        let labels = self.asked.iter().flat_map(|asked| &asked.options);
        let both = choices.copied().zip(labels).enumerate();
        both.map(|(place, (choice, label))| (place, choice, label))
    }

    /// The button that chooses this card, where that is an option.
    pub fn choose_card(&self, card: Card) -> Option<Markup> {
        self.button(|choice| {
            matches!(choice, Choice::Meld(other) | Choice::Dogma(other) | Choice::Card(other) if other == card)
        })
    }

    /// The button that chooses a back of this age in that player's hand or score pile.
    pub fn choose_back(&self, seat: Seat, age: Age) -> Option<Markup> {
        self.button(|choice| choice == Choice::Back(seat, age))
    }

    /// The button that chooses a color.
    pub fn choose_color(&self, color: Color) -> Option<Markup> {
        self.button(|choice| choice == Choice::Color(color))
    }

    /// The button that chooses a player.
    pub fn choose_seat(&self, seat: Seat) -> Option<Markup> {
        self.button(|choice| choice == Choice::Seat(seat))
    }

    /// The button that claims the achievement of an age.
    pub fn choose_achievement(&self, age: Age) -> Option<Markup> {
        self.button(|choice| choice == Choice::Achieve(age))
    }

    /// The button that draws, at the supply pile that the card would come from.
    pub fn choose_supply(&self, age: Age) -> Option<Markup> {
        self.button(|choice| choice == Choice::Draw && self.draws_from == Some(age))
    }

    fn button(&self, is: impl Fn(Choice) -> bool) -> Option<Markup> {
        let (place, choice, label) = self.options().find(|(_, choice, _)| is(*choice))?;
        let action = self.text.action(choice);
        let verb = action.unwrap_or_else(|| self.text.label(Label::Choose));
        let preview = self.previews.get(place).into_iter().flatten();
        let preview: Vec<String> = preview.map(Line::to_string).collect();
        Some(html! {
            button.choose form="answer" name="option" value=(place) aria-label=(label) title=(preview.join(" "))
                aria-describedby={ "help-" (place) } { (verb) }
        })
    }
}
