//! The JSON of tables: what programs send, and what they get.

use innovation_bots::Kind;
use innovation_engine::{Choice, Outcome, Purpose, Settings};
use serde::de::Unexpected;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Number;

#[cfg(test)]
use super::schema::{ChoiceName, GameOutcome, GameSettings, PurposeName};
use crate::tables::options::{LONGEST, SLOWEST, TableOptions};
use crate::tables::setup::Chair;

/// A table to be set up.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Who is to sit where.
    #[cfg_attr(test, schema(min_items = 2, max_items = 4, example = json!(["me", "bot:normal"])))]
    pub seats: Vec<SeatWish>,
    /// Which print of the game is played: `third` unless something else is said.
    #[serde(default)]
    pub edition: Option<EditionName>,
    /// Whether seats 0 and 2 play against 1 and 3.
    #[serde(default)]
    pub teams: bool,
    /// Whether everybody may look at covered cards.
    #[serde(default)]
    pub open_boards: bool,
    /// Everything else.
    #[serde(default)]
    pub options: OptionsInfo,
}

/// Which print of the game is played.
#[derive(Clone, Copy, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize, utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum EditionName {
    /// The first edition.
    First,
    /// The third edition.
    Third,
}

/// Who is to sit at a seat: `me`, `open`, `bot:beginner`, `bot:easy`, `bot:casual`, `bot:normal`, `bot:hard`, `bot:master`.
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[cfg_attr(test, schema(value_type = String, example = "bot:normal"))]
pub struct SeatWish(pub Chair);

impl<'de> Deserialize<'de> for SeatWish {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatWish, D::Error> {
        let word = String::deserialize(deserializer)?;
        let chair = word.parse().map(SeatWish);
        chair.map_err(|_| {
            let bots = Kind::LEVELS.map(|kind| format!("`bot:{}`", kind.name()));
            let expected = format!("`me`, `open`, {}", bots.join(", "));
            serde::de::Error::invalid_value(Unexpected::Str(&word), &&*expected)
        })
    }
}

/// What can be chosen for a table, besides the rules of its game.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
pub struct OptionsInfo {
    /// Whether answers can be taken back freely, and hints asked for.
    practice: bool,
    /// Whether it is listed for everybody to join.
    listed: bool,
    /// Whether pages ask people to confirm an action.
    confirm: bool,
    /// How long a bot waits before it answers, in milliseconds.
    #[serde(deserialize_with = "pace")]
    #[cfg_attr(test, schema(maximum = 60000, default = 900))]
    pace: u32,
    /// After how many minutes without an answer a bot stands in. `null`: never.
    #[serde(deserialize_with = "patience")]
    #[cfg_attr(test, schema(minimum = 1, maximum = 527040))]
    patience: Option<u32>,
}

/// A whole number. JSON has one kind of number: `2.0` is `2`.
fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
    let number = Number::deserialize(deserializer)?;
    let float = number.as_f64().filter(|float| float.fract() == 0.0);
    let whole = number.as_i64().or(float.map(|float| float as i64));
    whole.ok_or_else(|| {
        let found = format!("number `{number}`");
        serde::de::Error::invalid_value(Unexpected::Other(&found), &"a whole number")
    })
}

/// A place in a list.
fn place<'de, D: Deserializer<'de>>(deserializer: D) -> Result<usize, D::Error> {
    let number = whole(deserializer)?;
    let place = usize::try_from(number).ok();
    place.ok_or_else(|| {
        serde::de::Error::invalid_value(Unexpected::Signed(number), &"a whole number from 0")
    })
}

fn pace<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    within(whole(deserializer)?, 0, SLOWEST, "milliseconds")
}

fn patience<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u32>, D::Error> {
    /// A number, read as [`whole`] does.
    #[derive(Deserialize)]
    struct Minutes(#[serde(deserialize_with = "whole")] i64);

    let minutes: Option<Minutes> = Option::deserialize(deserializer)?;
    let minutes = minutes.map(|Minutes(minutes)| within(minutes, 1, LONGEST, "minutes"));
    minutes.transpose()
}

fn within<E: serde::de::Error>(number: i64, least: u32, most: u32, unit: &str) -> Result<u32, E> {
    let fits = u32::try_from(number).ok();
    let fits = fits.filter(|number| (least..=most).contains(number));
    fits.ok_or_else(|| {
        let expected = format!("{unit} from {least} to {most}");
        E::invalid_value(Unexpected::Signed(number), &&*expected)
    })
}

impl Default for OptionsInfo {
    fn default() -> OptionsInfo {
        TableOptions::default().into()
    }
}

impl From<TableOptions> for OptionsInfo {
    fn from(options: TableOptions) -> OptionsInfo {
        let TableOptions {
            practice,
            listed,
            confirm,
            pace,
            patience,
        } = options;
        OptionsInfo {
            practice,
            listed,
            confirm,
            pace,
            patience,
        }
    }
}

impl From<OptionsInfo> for TableOptions {
    fn from(options: OptionsInfo) -> TableOptions {
        let OptionsInfo {
            practice,
            listed,
            confirm,
            pace,
            patience,
        } = options;
        TableOptions {
            practice,
            listed,
            confirm,
            pace,
            patience,
        }
    }
}

/// A table, as far as the game is not concerned.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// Its name in addresses.
    pub id: String,
    /// How far it is.
    pub state: StateName,
    /// The settings of its game.
    #[cfg_attr(test, schema(value_type = GameSettings))]
    pub settings: Settings,
    /// Its options.
    pub options: OptionsInfo,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The caller's seat, from 0; missing for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// Who won, and how.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schema(value_type = Option<GameOutcome>))]
    pub outcome: Option<Outcome>,
    /// Why the game is over without a winner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub closed: Option<ClosedName>,
}

/// How far a table is.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum StateName {
    /// Seats are open.
    Open,
    /// The caller is to answer. In lists only.
    Asked,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// Why a game is over without a winner.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClosedName {
    /// It had 3,000 answers.
    TooLong,
    /// The rules of this server have changed, and an answer no longer means what it meant.
    OtherRules,
}

/// Who has a seat.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum HolderName {
    /// Nobody yet.
    Open,
    /// A person or a program.
    Person,
    /// A bot of the server.
    Bot,
}

/// A seat.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Who has it.
    pub who: HolderName,
    /// The person's name, or which bot it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bot that plays for the person while they are away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<&'static str>,
    /// The secret of the invitation to an open seat, for those who sit at the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// A question.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct QuestionInfo {
    /// Its number, to be sent back with the answer. It does not reveal how many questions came before.
    pub sequence: i64,
    /// What the answer is for.
    #[cfg_attr(test, schema(value_type = PurposeName))]
    pub purpose: Purpose,
    /// What is to be chosen, in the language of `Accept-Language`.
    pub what: String,
    /// Why it is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    /// The options.
    pub options: Vec<OptionInfo>,
}

/// An option.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct OptionInfo {
    /// Its place, from 0: the answer.
    pub index: usize,
    /// In words.
    pub label: String,
    /// What it is.
    #[cfg_attr(test, schema(value_type = ChoiceName))]
    pub choice: Choice,
}

/// An answer.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// The number of the question.
    #[serde(deserialize_with = "whole")]
    pub sequence: i64,
    /// The place of the option, from 0.
    #[serde(deserialize_with = "place")]
    pub option: usize,
}

/// A wish to take back the last answer.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// The number by which the answer can be taken back: `take_back` of its result.
    #[serde(deserialize_with = "whole")]
    pub sequence: i64,
}

/// What an answer has led to.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema), schema(as = Done))]
pub struct AnswerDone {
    /// The number by which the answer can be taken back, if it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub take_back: Option<i64>,
    /// The next question, if it is for the same player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<QuestionInfo>,
}

/// An invitation.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    /// The secret of the seat; without it, any open seat of a listed table, or one's own seat back from a bot.
    #[serde(default)]
    pub secret: Option<String>,
}

/// A table in a list.
#[derive(Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub struct TableListed {
    /// Its name in addresses.
    pub id: String,
    /// How far it is.
    pub state: StateName,
}

/// Which part of a list.
#[derive(Deserialize)]
#[cfg_attr(test, derive(utoipa::IntoParams))]
#[cfg_attr(test, into_params(parameter_in = Query))]
pub struct Listing {
    /// The page, from 0. A page has 50 tables.
    #[serde(default, deserialize_with = "page")]
    #[cfg_attr(test, param(maximum = 1000000))]
    pub page: u32,
}

/// The last page that can be asked for.
const LAST_PAGE: u32 = 1_000_000;

fn page<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let text = String::deserialize(deserializer)?;
    let page = text.parse().ok().filter(|page| *page <= LAST_PAGE);
    page.ok_or_else(|| {
        let expected = format!("a number from 0 to {LAST_PAGE}");
        serde::de::Error::invalid_value(Unexpected::Str(&text), &&*expected)
    })
}
