//! Why an option is good or poor, in sentences.

use innovation_engine::{Achievement, Age, Card, Icon, Interval, Seat};

use crate::language::args::{Args, Role};
use crate::language::line::{Line, card_token};
use crate::language::messages::*;
use crate::language::text::Text;
use crate::play::names::Reader;

/// A fact about what follows from an option, and in how many percent of the sampled futures it is true.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reason {
    /// The fact.
    pub fact: Fact,
    /// In how many percent of the sampled futures it is true.
    pub percent: u8,
}

/// A fact about what follows from an option, for the player who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fact {
    /// The player wins before the next turn of somebody else is over.
    Wins,
    /// This player wins before it is the asked player's turn again.
    LetsWin(Seat),
    /// This player would otherwise win before it is the asked player's turn again.
    KeepsFromWinning(Seat),
    /// The player claims this achievement.
    Claims(Achievement),
    /// The player gains points, and can then claim the achievement of this age.
    Scores(Amount, Option<Age>),
    /// The player can then claim the achievement of this age.
    Reach(Age),
    /// The player loses points.
    LosesPoints(Amount),
    /// The player gains cards in hand.
    GainsCards(Amount),
    /// The player loses cards in hand.
    LosesCards(Amount),
    /// This player shares, and gains nothing by it.
    SharesInVain(Seat),
    /// This player shares, and gains points, cards in hand or cards on the board.
    SharesFor(Seat, Goods, Amount),
    /// This player gains points, cards in hand or cards on the board.
    Gains(Seat, Goods, Amount),
    /// This player loses points, cards in hand or cards on the board.
    Loses(Seat, Goods, Amount),
    /// The demand of this card of an opponent would affect the player.
    OpenTo(Card),
    /// The demand of this card of an opponent would have affected the player, and does so no longer.
    SafeFrom(Card),
    /// The player would share this card of an opponent, and could not before.
    CanShare(Card),
    /// This player could no longer share effects that count this icon.
    ShutsOut(Seat, Icon),
    /// The player then draws cards of this age.
    DrawsFrom(Age),
    /// This player claims this achievement before it is the asked player's turn again.
    LetsClaim(Seat, Achievement),
    /// This player would otherwise claim this achievement before it is the asked player's turn again.
    Denies(Seat, Achievement),
    /// Nothing changes.
    Idle,
}

/// What a player can gain or lose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goods {
    /// Points.
    Points,
    /// Cards in hand.
    Hand,
    /// Cards on the board.
    Board,
}

/// How much, from the least to the most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Amount {
    /// The least.
    pub low: u8,
    /// The most.
    pub high: u8,
}

impl Amount {
    /// The sizes of the numbers in an interval. `None` unless all of them have the same sign.
    pub fn of(interval: Interval) -> Option<Amount> {
        let size = |number: i16| u8::try_from(number.unsigned_abs()).ok();
        let (low, high) = match interval {
            Interval { low, high } if low > 0 => (low, high),
            Interval { low, high } if high < 0 => (high, low),
            _ => return None,
        };
        Some(Amount {
            low: size(low)?,
            high: size(high)?,
        })
    }
}

impl Goods {
    /// The word for it in messages.
    const fn word(self) -> &'static str {
        match self {
            Goods::Points => "points",
            Goods::Hand => "hand",
            Goods::Board => "board",
        }
    }
}

impl Text {
    /// A reason in a sentence. The reader is the player who is asked.
    pub fn reason(&self, reason: Reason, reader: &Reader) -> Line {
        let args = Args::new().with("fact", self.fact(reason.fact, reader));
        match reason.percent {
            100 => self.say(REASON_ALWAYS, &args, &reader.names),
            percent => {
                let args = args.with("percent", percent);
                self.say(REASON_OFTEN, &args, &reader.names)
            }
        }
    }

    fn fact(&self, fact: Fact, reader: &Reader) -> String {
        let by = |seat: Seat| Args::new().player(Role::By, seat, reader);
        let card = |card: Card| Args::new().with("card", card_token(card));
        let achievement = |args: Args, achievement: Achievement| match achievement {
            Achievement::Age(age) => args.with("achievement", "age").age(age).with("special", ""),
            Achievement::Special(special) => {
                let args = args.with("achievement", "special").special(special);
                args.with("age", "").with("value", 0)
            }
        };
        let amount = |args: Args, goods: Goods, amount: Amount| {
            let words = Args::new().with("goods", goods.word());
            let words = match amount.low == amount.high {
                true => self.source(REASON_AMOUNT, &words.with("count", amount.low)),
                false => {
                    let words = words.with("low", amount.low).with("high", amount.high);
                    self.source(REASON_AMOUNT_RANGE, &words)
                }
            };
            args.with("amount", words)
        };
        let age = |age: Age| Args::new().age(age);
        let (message, args) = match fact {
            Fact::Wins => (REASON_WINS, Args::new()),
            Fact::LetsWin(seat) => (REASON_LETS_WIN, by(seat)),
            Fact::KeepsFromWinning(seat) => (REASON_KEEPS_FROM_WINNING, by(seat)),
            Fact::Claims(claimed) => (REASON_CLAIMS, achievement(Args::new(), claimed)),
            Fact::Scores(points, None) => {
                (REASON_SCORES, amount(Args::new(), Goods::Points, points))
            }
            Fact::Scores(points, Some(reach)) => (
                REASON_SCORES_REACH,
                amount(age(reach), Goods::Points, points),
            ),
            Fact::Reach(reach) => (REASON_REACH, age(reach)),
            Fact::LosesPoints(points) => (REASON_LOSES, amount(Args::new(), Goods::Points, points)),
            Fact::GainsCards(cards) => (REASON_GAINS, amount(Args::new(), Goods::Hand, cards)),
            Fact::LosesCards(cards) => (REASON_LOSES, amount(Args::new(), Goods::Hand, cards)),
            Fact::SharesInVain(seat) => (REASON_SHARES_IN_VAIN, by(seat)),
            Fact::SharesFor(seat, goods, gain) => {
                (REASON_SHARES_FOR, amount(by(seat), goods, gain))
            }
            Fact::Gains(seat, goods, gain) => (REASON_THEY_GAIN, amount(by(seat), goods, gain)),
            Fact::Loses(seat, goods, loss) => (REASON_THEY_LOSE, amount(by(seat), goods, loss)),
            Fact::OpenTo(demand) => (REASON_OPEN_TO, card(demand)),
            Fact::SafeFrom(demand) => (REASON_SAFE_FROM, card(demand)),
            Fact::CanShare(shared) => (REASON_CAN_SHARE, card(shared)),
            Fact::ShutsOut(seat, icon) => (REASON_SHUTS_OUT, by(seat).icon(icon)),
            Fact::DrawsFrom(drawn) => (REASON_DRAWS_FROM, age(drawn)),
            Fact::LetsClaim(seat, claimed) => (REASON_LETS_CLAIM, achievement(by(seat), claimed)),
            Fact::Denies(seat, claimed) => (REASON_DENIES, achievement(by(seat), claimed)),
            Fact::Idle => (REASON_IDLE, Args::new()),
        };
        self.source(message, &args)
    }
}
