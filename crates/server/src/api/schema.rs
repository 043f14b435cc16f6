//! The JSON of the API, type by type. The engine writes some of it; these types describe what it writes, and a test
//! compares the two, so that a change of the engine is not a change of the API without anybody noticing.
//!
//! They are for the description alone: nothing but the test makes a value of them.

use std::collections::BTreeMap;

use innovation_engine::{Achievement, Card};
use serde::{Deserialize, Serialize};
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use super::model::EditionName;

/// The settings of a game.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameSettings {
    /// Number of players.
    #[schema(minimum = 2, maximum = 4)]
    players: u8,
    /// Whether seats 0 and 2 play against 1 and 3.
    teams: bool,
    /// Which print of the game is played.
    edition: EditionName,
    /// The language whose alphabet decides who begins.
    language: LanguageCode,
    /// Whether everybody may look at covered cards.
    open_boards: bool,
    /// Whether a player who has no card of the kind asked for shows the hand.
    prove: bool,
}

/// A language.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum LanguageCode {
    /// English
    En,
    /// Italian
    It,
    /// French
    Fr,
    /// Portuguese
    Pt,
    /// Russian
    Ru,
}

/// A seat, counted clockwise from 0. 4 is for those who only watch.
#[derive(Serialize, Deserialize, ToSchema)]
#[schema(value_type = u8, minimum = 0, maximum = 4)]
pub struct SeatNumber(u8);

/// The age, or value, of a card.
#[derive(Serialize, Deserialize, ToSchema)]
#[schema(value_type = u8, minimum = 1, maximum = 10)]
pub struct AgeNumber(u8);

/// The id of a card.
#[derive(Serialize, Deserialize)]
pub struct CardId(String);

impl PartialSchema for CardId {
    fn schema() -> RefOr<Schema> {
        let ids = Card::all().map(Card::id);
        one_of("The id of a card, such as `the-wheel`.", ids)
    }
}

impl ToSchema for CardId {}

/// One of these texts.
fn one_of<S: ToString>(description: &str, texts: impl IntoIterator<Item = S>) -> RefOr<Schema> {
    let texts = texts.into_iter().map(|text| text.to_string());
    ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some(description))
        .enum_values(Some(texts))
        .into()
}

/// The name of an achievement.
#[derive(Serialize, Deserialize)]
pub struct AchievementName(String);

impl PartialSchema for AchievementName {
    fn schema() -> RefOr<Schema> {
        let text = "An achievement: `1` to `9`, or the name of a special one.";
        one_of(text, Achievement::ALL)
    }
}

impl ToSchema for AchievementName {}

/// Who won, and how.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameOutcome {
    /// The winners: one, a team, or all who share the victory.
    winners: Vec<SeatNumber>,
    /// How the game came to its end.
    by: EndingName,
}

/// How a game came to its end.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum EndingName {
    /// A player or team had enough achievements.
    Achievements,
    /// A card above 10 would have had to be drawn.
    Score,
    /// The effect of a card.
    Dogma,
}

/// All that a seat may know of a game.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameView {
    /// Whose view it is; 4 for those who only watch.
    seat: SeatNumber,
    /// The settings of the game.
    settings: GameSettings,
    /// Whose turn it is.
    turn: SeatNumber,
    /// How many actions are left in it, the one that is being carried out among them.
    actions: u8,
    /// The players, by seat.
    players: Vec<PlayerInView>,
    /// The supply piles of ages 1 to 10, each with the bottom card first: the last one is drawn next.
    #[schema(min_items = 10, max_items = 10)]
    supply: Vec<Vec<CardInView>>,
    /// The cards that lie face down as the achievements of ages 1 to 9, claimed or not.
    #[schema(min_items = 9, max_items = 9)]
    faces: Vec<Option<CardInView>>,
    /// The cards that are out of the game.
    removed: Vec<CardInView>,
    /// For ages 1 to 10, which cards a card may be that is written as the number of its age.
    #[schema(min_items = 10, max_items = 10)]
    unknown: Vec<Vec<CardId>>,
    /// The achievements that can still be claimed.
    available: Vec<AchievementName>,
    /// Who won, and how; `null` as long as the game goes on.
    outcome: Option<GameOutcome>,
    /// What the seat is asked, if it is.
    decision: Option<DecisionInView>,
    /// The first meld that the seat has chosen, while others are still choosing.
    first_meld: Option<CardId>,
    /// What a program that uses the engine needs besides to deal games that agree with the view. Others pass it over:
    /// it may look different tomorrow.
    #[schema(value_type = Object)]
    private: serde_json::Value,
}

/// A player, in a view.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayerInView {
    /// The cards in hand, in no order.
    hand: Vec<CardInView>,
    /// The cards in the score pile, in no order.
    score: Vec<CardInView>,
    /// The piles by color: `red`, `yellow`, `green`, `blue`, `purple`. Empty ones are left out.
    board: BTreeMap<ColorName, PileInView>,
    /// The visible icons.
    icons: IconNumbers,
    /// The points of the score pile.
    points: u16,
    /// The achievements that the player has claimed.
    achievements: Vec<AchievementName>,
    /// How many cards the player has tucked in this turn.
    tucked: u8,
    /// How many cards the player has scored in this turn.
    scored: u8,
}

/// A pile of a board.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PileInView {
    /// The cards, the bottom one first.
    cards: Vec<CardInView>,
    /// In which direction it is splayed.
    splay: Option<SplayName>,
}

/// A card as far as the seat knows it: its id; the number of its age, and then it may be any of `unknown`; or the ids
/// of the cards that it may be.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum CardInView {
    /// It is known.
    Known(CardId),
    /// Its age is known.
    Age(AgeNumber),
    /// It is one of these.
    OneOf(Vec<CardId>),
}

/// A color.
#[derive(PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ColorName {
    /// Red
    Red,
    /// Yellow
    Yellow,
    /// Green
    Green,
    /// Blue
    Blue,
    /// Purple
    Purple,
}

/// The direction of a splay.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SplayName {
    /// Left
    Left,
    /// Right
    Right,
    /// Up
    Up,
}

/// How many of each icon.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct IconNumbers {
    /// Castles.
    castle: u8,
    /// Crowns.
    crown: u8,
    /// Leaves.
    leaf: u8,
    /// Light bulbs.
    lightbulb: u8,
    /// Factories.
    factory: u8,
    /// Clocks.
    clock: u8,
}

/// What a seat is asked, in a view.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DecisionInView {
    /// Who is asked.
    seat: SeatNumber,
    /// What the answer is for.
    purpose: PurposeName,
    /// The card that asks, and which of its effects, counted from 0.
    source: Option<(CardId, u8)>,
    /// Where a chosen card goes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<PlaceName>,
    /// Whether the answer decides on nothing but an order.
    order: bool,
    /// What can be chosen.
    options: Vec<ChoiceName>,
}

/// What an answer is for.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PurposeName {
    /// The hidden first meld.
    FirstMeld,
    /// An action.
    Action,
    /// To return.
    Return,
    /// To meld.
    Meld,
    /// To tuck.
    Tuck,
    /// To score.
    Score,
    /// To transfer.
    Transfer,
    /// To exchange.
    Exchange,
    /// To draw.
    Draw,
    /// To reveal.
    Reveal,
    /// To keep, while the rest goes.
    Keep,
    /// To splay in this direction.
    Splay(SplayName),
    /// To put into another order.
    Rearrange,
    /// To name.
    Name,
    /// To carry out.
    Execute,
}

/// What can be chosen.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum ChoiceName {
    /// The action Draw.
    Draw,
    /// The action Meld, with this card.
    Meld(CardId),
    /// The action Dogma, with this card.
    Dogma(CardId),
    /// The action Achieve, for this age.
    Achieve(AgeNumber),
    /// This card.
    Card(CardId),
    /// A card in the score pile of a seat, of an age: `[seat, age]`.
    Back((SeatNumber, AgeNumber)),
    /// This color.
    Color(ColorName),
    /// This value.
    Value(AgeNumber),
    /// This player.
    Seat(SeatNumber),
    /// Yes, where there is nothing else to choose.
    Yes,
    /// The first of two alternatives.
    First,
    /// The second of two alternatives.
    Second,
    /// No, or no more.
    Pass,
}

/// Where a card can be.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PlaceName {
    /// The supply pile of an age.
    Supply(AgeNumber),
    /// A player's hand.
    Hand(SeatNumber),
    /// A player's score pile.
    Score(SeatNumber),
    /// A player's board.
    Board(SeatNumber),
    /// Face down as an achievement.
    Achievement,
    /// Out of the game.
    Removed,
}

/// Something that has happened.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameEvent {
    /// Who did it.
    by: SeatNumber,
    /// What happened.
    what: Happening,
    /// Always empty: what the player did not see is not in the event.
    seen_by: Vec<SeatNumber>,
}

/// A card in an event: its face, or the age on its back.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum CardInEvent {
    /// The card was seen.
    Face(CardId),
    /// Only its age was seen.
    Back(AgeNumber),
}

/// How a card moved.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum MoveName {
    /// Drawn.
    Draw,
    /// Melded.
    Meld,
    /// Tucked.
    Tuck,
    /// Scored.
    Score,
    /// Returned.
    Return,
    /// Transferred.
    Transfer,
    /// Exchanged.
    Exchange,
    /// Removed from the game.
    Remove,
}

/// What can happen.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Happening {
    /// A turn began.
    Turn {
        /// How many actions it has.
        actions: u8,
    },
    /// An action was chosen.
    Action {
        /// Draw, Meld, Dogma or Achieve.
        action: ChoiceName,
    },
    /// A Dogma action counted the icons of every player.
    Icons {
        /// The activated card.
        card: CardId,
        /// The visible icons, by seat.
        counts: Vec<IconNumbers>,
    },
    /// A player began to carry out an effect.
    Effect {
        /// The card.
        card: CardId,
        /// Which of its effects, counted from 0.
        effect: u8,
    },
    /// A card went from one place to another.
    Moved {
        /// The card.
        card: CardInEvent,
        /// How it moved.
        verb: MoveName,
        /// Where it was.
        from: PlaceName,
        /// Where it is now.
        to: PlaceName,
    },
    /// A card in hand was shown to everyone.
    Revealed {
        /// The card.
        card: CardId,
    },
    /// A whole hand was shown, to prove that it has no card of the kind asked for.
    ShowedHand {
        /// The hand.
        cards: Vec<CardId>,
    },
    /// A player announced that the hand has none of these cards.
    HasNone {
        /// The cards that were asked for.
        of: Vec<CardId>,
    },
    /// A card that was moved face down is one of these.
    IsOneOf {
        /// The card.
        card: CardInEvent,
        /// Where it is now.
        at: PlaceName,
        /// The cards that were asked for.
        of: Vec<CardId>,
    },
    /// A value was named.
    NamedValue {
        /// The value.
        value: AgeNumber,
    },
    /// A color was named.
    NamedColor {
        /// The color.
        color: ColorName,
    },
    /// A pile was splayed, or, without a direction, unsplayed.
    Splayed {
        /// Its color.
        color: ColorName,
        /// The direction.
        splay: Option<SplayName>,
    },
    /// The cards of a pile were put into another order.
    Rearranged {
        /// Its color.
        color: ColorName,
        /// The pile, the bottom card first, for those who saw it.
        pile: Option<Vec<CardId>>,
        /// The card on top of it now.
        top: Option<CardId>,
    },
    /// An achievement was claimed.
    Claimed {
        /// Which one.
        achievement: AchievementName,
    },
    /// The free Draw action for a shared effect follows.
    FreeDraw,
    /// The Dogma action ended at once.
    ActionEnded,
    /// The game ended.
    Over {
        /// Who won, and how.
        outcome: GameOutcome,
    },
}

/// The review of a finished game, as `innovation review --json` prints it.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameReview {
    /// What the result of each seat is made of.
    seats: Vec<SeatLedger>,
    /// All decisions that count, in order: those with more than one option that are not mere orders.
    decisions: Vec<DecisionInReview>,
    /// What the players are called, by seat.
    players: Vec<String>,
    /// How much was computed: `quick`, `deep`, or the number of playouts for a decision.
    budget: String,
    /// The seed of the playouts.
    seed: u64,
}

/// What the result of a seat is made of. `start`, `skill`, `luck` and `others` add up to `result`.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatLedger {
    /// The seat, counted from 1.
    #[schema(minimum = 1, maximum = 4)]
    seat: u8,
    /// The win chance before the cards are dealt.
    start: f64,
    /// The win chance that the seat's own answers lost, as a negative number.
    skill: f64,
    /// What the cards were worth that the seat was dealt and saw after its own answers.
    luck: f64,
    /// What all others did and drew, as far as it changed the chance of this seat.
    others: f64,
    /// The seat's part of the victory: 0, 1, or a share.
    result: f64,
    /// The mean loss of a decision.
    error_rate: f64,
    /// The part of the luck that was in the first hand.
    deal: f64,
    /// The result without the luck.
    luck_adjusted: f64,
    /// The number of decisions that count.
    decisions: usize,
}

/// A decision that counts.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DecisionInReview {
    /// The number of the answer, from 0.
    answer: usize,
    /// Who was asked, counted from 1.
    #[schema(minimum = 1, maximum = 4)]
    seat: u8,
    /// The turn of the game, counted from 1; 0 in the set-up.
    turn: usize,
    /// What the answer was for, in words.
    purpose: String,
    /// The card whose effect asked.
    source: Option<CardId>,
    /// The options with their values.
    options: Vec<OptionInReview>,
    /// The place of the option taken among them, from 0.
    taken: usize,
    /// The highest value minus that of the option taken.
    loss: f64,
    /// The standard error of the loss.
    loss_error: f64,
    /// How good the answer was; `null` if the loss may be an error of measurement.
    grade: Option<GradeName>,
    /// The value of what the seat then saw minus the value of the option taken.
    luck: f64,
    /// A line of the log that would have avoided the mistake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reminder: Option<ReminderInReview>,
}

/// An option, and what it was worth.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OptionInReview {
    /// The option, as records name it.
    name: String,
    /// The win chance of the asked seat's side.
    value: f64,
    /// The standard error of the value.
    error: f64,
}

/// How good an answer was.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum GradeName {
    /// No option has a higher value.
    Best,
    /// Less than 2 % lost.
    Good,
    /// From 2 % on.
    Inaccuracy,
    /// From 5 % on.
    Mistake,
    /// From 10 % on.
    Blunder,
}

/// A fact in the log that would have avoided a mistake.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReminderInReview {
    /// The card whose place the player could have known.
    card: CardId,
    /// Where it was at the decision.
    place: PlaceName,
    /// The answer, from 0, after which the player last saw the card; `null` in the set-up.
    answer: Option<usize>,
    /// The place of the event among those that followed, from 0.
    event: usize,
}

#[cfg(test)]
mod tests {
    use innovation_engine::{Card, Edition, Event, Game, Place, Rng, Seat, Settings};
    use innovation_review::{Effort, Reminder, Review, ReviewReport};
    use serde::de::DeserializeOwned;
    use serde_json::{Value, to_value};

    use super::*;

    /// What the engine has written is of this type, and nothing is left over.
    fn is<T: Serialize + DeserializeOwned>(written: &Value) {
        let read: T = serde_json::from_value(written.clone()).unwrap_or_else(|error| {
            panic!("{error} in {written}");
        });
        assert_eq!(to_value(read).unwrap(), *written);
    }

    #[test]
    fn reviews_are_as_they_are_described() {
        let mut game = Game::new(Settings::new(2).unwrap(), 1);
        let mut rng = Rng::new(1);
        while let Some(decision) = game.decision() {
            let option = rng.below(decision.options.len() as u32) as usize;
            game.answer(option).unwrap();
        }
        let effort = Effort::new(20);
        let mut review = Review::of(&game, effort, 1, |_| true).unwrap();
        let hand = Place::Hand(Seat::ALL[0]);
        for (decision, answer) in review.decisions.iter_mut().zip([None, Some(3)]) {
            decision.reminder = Some(Reminder {
                card: Card::all().next().unwrap(),
                place: hand,
                answer,
                event: 0,
            });
        }
        let report = ReviewReport::new(&review, vec!["Ann", "Bob"], effort, 1);
        is::<GameReview>(&to_value(report).unwrap());
    }

    /// After how many answers views are looked at again: one differs little from the next.
    const EVERY: usize = 5;

    fn seats(game: &Game) -> impl Iterator<Item = Seat> {
        game.settings().seats().chain([Seat::WATCHER])
    }

    fn look_at_views(game: &Game) {
        for seat in seats(game) {
            is::<GameView>(&to_value(game.view(seat)).unwrap());
        }
    }

    fn look_at_events(game: &Game, events: &[Event]) {
        for seat in seats(game) {
            for event in events {
                is::<GameEvent>(&to_value(event.as_seen_by(seat)).unwrap());
            }
        }
    }

    fn play(settings: Settings, seed: u64) {
        let mut game = Game::new(settings, seed);
        look_at_events(&game, game.opening());
        let mut rng = Rng::new(seed);
        let mut answers = 0;
        while let Some(decision) = game.decision() {
            if answers % EVERY == 0 {
                look_at_views(&game);
            }
            answers += 1;
            let option = rng.below(decision.options.len() as u32) as usize;
            let events = game.answer(option).unwrap().to_vec();
            look_at_events(&game, &events);
        }
        look_at_views(&game);
    }

    #[test]
    fn views_and_events_are_as_they_are_described() {
        let games = if cfg!(debug_assertions) { 4 } else { 30 };
        std::thread::scope(|scope| {
            for (players, teams) in [(2, false), (3, false), (4, false), (4, true)] {
                scope.spawn(move || {
                    for edition in Edition::ALL {
                        for seed in 0..games {
                            let mut settings = Settings::of(players, teams).unwrap();
                            settings.edition = edition;
                            settings.open_boards = seed % 3 == 0;
                            settings.prove = seed % 2 == 0;
                            play(settings, seed);
                        }
                    }
                });
            }
        });
    }
}
