use innovation_engine::{
    Card, Choice, Color, Decision, EffectKind, Place, PlayerView, Purpose, Seat, Splay, View,
};

use crate::language::args::{Args, Role, place_word};
use crate::language::line::Line;
use crate::language::messages::*;
use crate::language::text::Text;
use crate::play::names::{Names, Reader};

/// A question to a player, who is "you" in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Why it is asked: the demand or shared effect, and its card. `None` outside effects.
    pub why: Option<Line>,
    /// What is to be chosen, and what will be done with it.
    pub what: Line,
    /// The text of the effect that asks.
    pub effect: Option<Line>,
    /// The options as labels, in the order of the decision.
    pub options: Vec<Line>,
}

impl Text {
    /// The question for the owner of this view. `None` if the owner is not asked.
    pub fn question(&self, view: &View, names: &Names) -> Option<Asked> {
        let decision = view.decision.as_ref()?;
        let question = Question {
            text: self,
            view,
            names,
            decision,
        };
        Some(Asked {
            why: question.why(),
            what: question.what(),
            effect: decision
                .source
                .map(|(card, place)| self.effect(card, view.settings.edition, place.into())),
            options: decision
                .options
                .iter()
                .map(|&choice| question.option(choice))
                .collect(),
        })
    }

    /// What the other players read while somebody is asked. They must not see the question.
    pub fn waiting(&self, asked: Seat, reader: &Reader) -> Line {
        let args = Args::new().player(Role::By, asked, reader);
        self.say(QUESTION_WAITING, &args, &reader.names)
    }

    /// What a player reads who has chosen a first meld, while others are still choosing.
    pub fn first_meld_chosen(&self, card: Card, reader: &Reader) -> Line {
        let args = Args::new().card(card);
        self.say(QUESTION_FIRST_MELD_CHOSEN, &args, &reader.names)
    }
}

/// What kind of options a question has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offer {
    Actions,
    Cards,
    Colors,
    Values,
    Players,
    Yes,
    Either,
}

/// A kind of place, and the one player whose it is, if it is one.
type AnyPlace = (&'static str, Option<Seat>);

struct Question<'a> {
    text: &'a Text,
    view: &'a View,
    names: &'a Names,
    decision: &'a Decision,
}

impl Question<'_> {
    fn say(&self, message: Message, args: Args) -> Line {
        self.text.say(message, &args, self.names)
    }

    fn why(&self) -> Option<Line> {
        let (card, place) = self.decision.source?;
        let effects = card.effects(self.view.settings.edition);
        let kind = effects.get(usize::from(place)).map(|effect| effect.kind);
        let mine = self.view.turn == self.decision.seat;
        let alone =
            matches!(self.view.action(), Some(Choice::Dogma(activated)) if activated != card);
        let message = match (kind, mine) {
            (Some(EffectKind::Demand), false) => WHY_DEMAND,
            (Some(EffectKind::Demand), true) => WHY_MY_DEMAND,
            _ if alone => WHY_ALONE,
            (_, false) => WHY_SHARE,
            (_, true) => WHY_OWN,
        };
        let args = self
            .turn(Args::new())
            .name(card)
            .with("number", place + 1)
            .with("effects", effects.len());
        Some(self.say(message, args))
    }

    /// The player whose turn it is.
    fn turn(&self, args: Args) -> Args {
        let reader = Reader::new(Some(self.decision.seat), self.names.clone());
        args.player(Role::Turn, self.view.turn, &reader)
    }

    fn offer(&self) -> Offer {
        let is_pass = |choice: &&Choice| **choice == Choice::Pass;
        match self.decision.options.iter().find(|choice| !is_pass(choice)) {
            Some(Choice::Draw | Choice::Meld(_) | Choice::Dogma(_) | Choice::Achieve(_)) => {
                Offer::Actions
            }
            Some(Choice::Color(_)) => Offer::Colors,
            Some(Choice::Value(_)) => Offer::Values,
            Some(Choice::Seat(_)) => Offer::Players,
            Some(Choice::Yes) => Offer::Yes,
            Some(Choice::First | Choice::Second) => Offer::Either,
            Some(Choice::Card(_) | Choice::Back(..) | Choice::Pass) | None => Offer::Cards,
        }
    }

    fn may(&self) -> bool {
        self.decision.options.contains(&Choice::Pass)
    }

    fn what(&self) -> Line {
        let offer = self.offer();
        if let Some(line) = self.of_this_card(offer) {
            return line;
        }
        let purpose = self.decision.purpose;
        match offer {
            Offer::Actions => {
                let args = Args::new().with("actions", self.view.actions);
                self.say(QUESTION_ACTION, args)
            }
            Offer::Cards => self.which_card(purpose),
            Offer::Colors => match purpose {
                Purpose::Splay(splay) => self.splay(splay),
                Purpose::Rearrange => self.say(QUESTION_REARRANGE_COLOR, Args::new()),
                _ => self.say(QUESTION_NAME_COLOR, Args::new()),
            },
            Offer::Values => self.say(QUESTION_NAME_VALUE, Args::new()),
            Offer::Players => self.say(QUESTION_PLAYER, Args::new()),
            Offer::Yes => self.say(QUESTION_YES, Args::new()),
            Offer::Either => self.say(QUESTION_EITHER, Args::new()),
        }
    }

    /// Which color to splay; where there is only one, the sentence can name it.
    fn splay(&self, splay: Splay) -> Line {
        let message = if self.may() {
            QUESTION_SPLAY_MAY
        } else {
            QUESTION_SPLAY_MUST
        };
        let options = self.decision.options.iter();
        let colors: Vec<Color> = options
            .filter_map(|choice| match choice {
                Choice::Color(color) => Some(*color),
                _ => None,
            })
            .collect();
        let first = colors.first().copied().unwrap_or(Color::Red);
        let args = Args::new().color(first).direction(splay);
        self.say(message, args.with("count", colors.len()))
    }

    /// The words that one card has for its question, where it has its own.
    fn of_this_card(&self, offer: Offer) -> Option<Line> {
        let (card, _) = self.decision.source?;
        let kind = match offer {
            Offer::Cards if self.decision.order => return None,
            // Cards that let you splay do so in the same words.
            Offer::Colors if self.may() => return None,
            Offer::Actions => return None,
            Offer::Cards => "card",
            Offer::Colors => "color",
            Offer::Values => "value",
            Offer::Players => "player",
            Offer::Yes => "yes",
            Offer::Either => "either",
        };
        self.own_words(card, kind)
    }

    fn own_words(&self, card: Card, kind: &str) -> Option<Line> {
        let source = self.text.get(&format!("ask-{}-{kind}", card.id()), None)?;
        Some(Line::read(&source, self.text, None))
    }

    fn which_card(&self, purpose: Purpose) -> Line {
        let [must, may, order] = match purpose {
            Purpose::FirstMeld | Purpose::Action => {
                return self.say(QUESTION_FIRST_MELD, Args::new());
            }
            Purpose::Return => [
                QUESTION_RETURN_MUST,
                QUESTION_RETURN_MAY,
                QUESTION_RETURN_ORDER,
            ],
            Purpose::Meld => [QUESTION_MELD_MUST, QUESTION_MELD_MAY, QUESTION_MELD_ORDER],
            Purpose::Tuck => [QUESTION_TUCK_MUST, QUESTION_TUCK_MAY, QUESTION_TUCK_ORDER],
            Purpose::Score => [
                QUESTION_SCORE_MUST,
                QUESTION_SCORE_MAY,
                QUESTION_SCORE_ORDER,
            ],
            Purpose::Transfer => {
                let message = if self.decision.order {
                    QUESTION_TRANSFER_ORDER
                } else {
                    QUESTION_TRANSFER
                };
                let (word, owner) = self.decision.to.map_or(("none", None), place_word);
                let asked = self.decision.seat;
                let args = self.from();
                return self.say(
                    message,
                    args.any_place(Role::To, word, owner, asked, self.names),
                );
            }
            Purpose::Exchange => [QUESTION_EXCHANGE; 3],
            Purpose::Reveal => [QUESTION_REVEAL; 3],
            Purpose::Keep => return self.say(QUESTION_KEEP, self.turn(self.from())),
            Purpose::Execute => [QUESTION_EXECUTE; 3],
            Purpose::Rearrange => [QUESTION_REARRANGE; 3],
            // No card asks for one of these with cards on offer.
            Purpose::Draw | Purpose::Splay(_) | Purpose::Name => [QUESTION_REVEAL; 3],
        };
        let message = match (self.decision.order, self.may()) {
            (true, _) => order,
            (false, true) => may,
            (false, false) => must,
        };
        self.say(message, self.from())
    }

    /// Where the cards on offer are.
    fn from(&self) -> Args {
        let asked = self.decision.seat;
        let (word, owner) = self.offered_at();
        Args::new().any_place(Role::From, word, owner, asked, self.names)
    }

    fn offered_at(&self) -> AnyPlace {
        let mut places = self
            .decision
            .options
            .iter()
            .filter_map(|choice| match *choice {
                Choice::Card(card) => self.place_of(card),
                Choice::Back(owner, _) => Some(Place::Score(owner)),
                _ => None,
            })
            .map(place_word);
        let Some((word, owner)) = places.next() else {
            return ("any", None);
        };
        let (mut one_word, mut one_owner) = (true, true);
        for (other_word, other_owner) in places {
            one_word &= other_word == word;
            one_owner &= other_owner == owner;
        }
        let word = if one_word { word } else { "any" };
        (word, owner.filter(|_| one_owner))
    }

    /// Where a card is that this player sees.
    fn place_of(&self, card: Card) -> Option<Place> {
        let holds = |player: &PlayerView, seat: Seat| {
            let is = |slot: &&innovation_engine::Slot| slot.known() == Some(card);
            let pile = &player.board[card.color() as usize];
            if player.hand.iter().any(|slot| is(&slot)) {
                Some(Place::Hand(seat))
            } else if player.score.iter().any(|slot| is(&slot)) {
                Some(Place::Score(seat))
            } else if pile.cards.iter().any(|slot| is(&slot)) {
                Some(Place::Board(seat))
            } else {
                None
            }
        };
        let players = self.view.settings.seats().zip(&self.view.players);
        players
            .into_iter()
            .find_map(|(seat, player)| holds(player, seat))
    }

    fn option(&self, choice: Choice) -> Line {
        let (message, args) = match choice {
            Choice::Draw => match self.view.age_of_draw_action(self.decision.seat) {
                Some(age) => (OPTION_DRAW, Args::new().age(age)),
                None => (OPTION_DRAW_END, Args::new()),
            },
            Choice::Meld(card) => (OPTION_MELD, Args::new().card(card)),
            Choice::Dogma(card) => (OPTION_DOGMA, Args::new().card(card)),
            Choice::Achieve(age) => (OPTION_ACHIEVE, Args::new().age(age)),
            Choice::Card(card) => return self.card(card),
            Choice::Back(owner, age) => {
                let args = Args::new().age(age);
                (OPTION_BACK, self.at(args, Place::Score(owner)))
            }
            Choice::Color(color) => {
                let label = self.text.color_label(color);
                return Line::read(&format!("[{}|{label}]", color.word()), self.text, None);
            }
            Choice::Value(age) => (OPTION_VALUE, Args::new().age(age)),
            Choice::Seat(seat) => {
                let token = crate::language::line::player_token(seat);
                return Line::read(&token, self.text, Some(self.names));
            }
            Choice::Yes => (OPTION_YES, Args::new()),
            Choice::First => return self.alternative("first", OPTION_FIRST),
            Choice::Second => return self.alternative("second", OPTION_SECOND),
            Choice::Pass => (self.pass(), Args::new()),
        };
        self.say(message, args)
    }

    fn card(&self, card: Card) -> Line {
        let args = Args::new().card(card);
        match self.place_of(card) {
            Some(place) if place_word(place).1 != Some(self.decision.seat) => {
                self.say(OPTION_CARD_OF, self.at(args, place))
            }
            _ => self.say(OPTION_CARD, args),
        }
    }

    fn at(&self, args: Args, place: Place) -> Args {
        let (word, owner) = place_word(place);
        args.any_place(Role::From, word, owner, self.decision.seat, self.names)
    }

    fn alternative(&self, which: &str, otherwise: Message) -> Line {
        let card = self.decision.source.map(|(card, _)| card);
        card.and_then(|card| self.own_words(card, which))
            .unwrap_or_else(|| self.say(otherwise, Args::new()))
    }

    fn pass(&self) -> Message {
        match (self.offer(), self.decision.purpose) {
            (Offer::Colors, Purpose::Splay(_)) => OPTION_NO_SPLAY,
            (Offer::Colors, _) => OPTION_NO_COLOR,
            (Offer::Players, _) => OPTION_NO_PLAYER,
            (Offer::Either, _) => OPTION_NEITHER,
            (Offer::Cards, _) => OPTION_NO_CARD,
            (Offer::Yes | Offer::Actions | Offer::Values, _) => OPTION_NO,
        }
    }
}
