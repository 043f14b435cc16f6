use innovation_bots::Kind;
use innovation_engine::{Edition, Settings};
use innovation_table::Player;
use innovation_text::{BotLevel, Caption, TerminalText, Text};

/// The questions before a game, for all that has not been said yet.
pub struct SetupDialog {
    text: &'static Text,
    known: Known,
    company: Option<Company>,
    level: Option<BotLevel>,
    edition: Option<Edition>,
}

/// What need not be asked.
#[derive(Clone, Copy, Default, Debug)]
pub struct Known {
    /// Which print is played.
    pub edition: Option<Edition>,
    /// Whether teams are played.
    pub teams: bool,
}

/// Who sits at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Company {
    /// One against so many bots.
    Bots(usize),
    /// With a bot as the partner.
    Partner,
    /// So many people.
    People(usize),
}

const COMPANIES: [Company; 7] = [
    Company::Bots(1),
    Company::Bots(2),
    Company::Bots(3),
    Company::Partner,
    Company::People(2),
    Company::People(3),
    Company::People(4),
];

/// One of the questions.
pub struct SetupQuestion {
    /// What is asked.
    pub question: String,
    /// The possible answers, each with its explanation.
    pub options: Vec<(String, String)>,
    /// The usual answer.
    pub usual: usize,
    topic: Topic,
}

#[derive(Clone, Copy)]
enum Topic {
    Company,
    Level,
    Edition,
}

/// A table that is about to be played at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// What is played.
    pub settings: Settings,
}

impl SetupDialog {
    /// The questions that these facts leave open.
    pub fn new(text: &'static Text, known: Known) -> SetupDialog {
        let company = known.teams.then_some(Company::Partner);
        SetupDialog {
            text,
            known,
            company,
            level: None,
            edition: known.edition,
        }
    }

    /// The next question. `None` when all are answered.
    pub fn step(&self) -> Option<SetupQuestion> {
        let text = self.text;
        let people = matches!(self.company, Some(Company::People(_)));
        if self.company.is_none() {
            let name = |company: Company| match company {
                Company::Bots(count) => text.terminal(&TerminalText::AgainstBots(count)),
                Company::Partner => text.caption(Caption::WithPartner),
                Company::People(count) => text.terminal(&TerminalText::People(count)),
            };
            return Some(SetupQuestion {
                question: text.caption(Caption::WhoPlays),
                options: COMPANIES
                    .map(|company| (name(company), String::new()))
                    .to_vec(),
                usual: 0,
                topic: Topic::Company,
            });
        }
        if self.level.is_none() && !people {
            let level = |level| (text.bot_level(level), text.bot_level_note(level));
            let usual = BotLevel::ALL
                .iter()
                .position(|&level| level == BotLevel::Normal);
            return Some(SetupQuestion {
                question: text.caption(Caption::HowWell),
                options: BotLevel::ALL.map(level).to_vec(),
                usual: usual.unwrap_or(0),
                topic: Topic::Level,
            });
        }
        if self.edition.is_none() {
            let edition = |edition| (text.edition(edition), text.edition_note(edition));
            let usual = Edition::ALL
                .iter()
                .position(|&edition| edition == Edition::default());
            return Some(SetupQuestion {
                question: text.caption(Caption::WhichEdition),
                options: Edition::ALL.map(edition).to_vec(),
                usual: usual.unwrap_or(0),
                topic: Topic::Edition,
            });
        }
        None
    }

    /// Answers the question. An unknown answer is ignored.
    pub fn answer(&mut self, place: usize) {
        let Some(step) = self.step() else { return };
        match step.topic {
            Topic::Company => self.company = COMPANIES.get(place).copied(),
            Topic::Level => self.level = BotLevel::ALL.get(place).copied(),
            Topic::Edition => self.edition = Edition::ALL.get(place).copied(),
        }
    }

    /// Returns to the previous question. `false` at the first one.
    pub fn back(&mut self) -> bool {
        if self.level.take().is_some() {
            return true;
        }
        let asked = self.company.is_some() && !self.known.teams;
        if asked {
            self.company = None;
        }
        asked
    }

    /// The table, once all is settled.
    pub fn agreed(&self, me: &str) -> Option<Agreed> {
        let (company, edition) = (self.company?, self.edition?);
        let level = self.level.map_or(Kind::Normal, kind);
        let person = |number: usize| {
            let seats = innovation_engine::Seat::ALL;
            Player::Person(self.text.player_number(seats[number % seats.len()]))
        };
        let (bots, teams) = match company {
            Company::Bots(count) => (count, false),
            Company::Partner => (3, true),
            Company::People(_) => (0, false),
        };
        let players: Vec<Player> = match company {
            Company::People(count) => (0..count).map(person).collect(),
            _ => {
                let mut players = vec![Player::Person(me.to_string())];
                players.extend(vec![Player::Bot(level); bots]);
                players
            }
        };
        let mut settings = Settings::of(players.len() as u8, teams).ok()?;
        settings.edition = edition;
        settings.language = self.text.language();
        Some(Agreed { players, settings })
    }
}

/// The bot of a level.
fn kind(level: BotLevel) -> Kind {
    match level {
        BotLevel::Beginner => Kind::Beginner,
        BotLevel::Easy => Kind::Easy,
        BotLevel::Casual => Kind::Casual,
        BotLevel::Normal => Kind::Normal,
        BotLevel::Hard => Kind::Hard,
        BotLevel::Master => Kind::Master,
    }
}
