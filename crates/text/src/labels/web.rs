use innovation_engine::{Age, Seat};

use crate::language::args::Args;
use crate::language::line::{Line, player_token};
use crate::language::messages::*;
use crate::language::text::Text;
use crate::play::names::Names;

macro_rules! labels {
    ($($label:ident $key:literal $doc:literal;)*) => {
        /// A label, a heading or a short sentence of the web pages.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Label {
            $(#[doc = $doc] $label,)*
        }

        impl Label {
            /// All labels.
            pub const ALL: &[Label] = &[$(Label::$label),*];

            pub(crate) const fn key(self) -> &'static str {
                match self { $(Label::$label => $key,)* }
            }
        }
    };
}

labels! {
    Tagline "web-tagline" "What the game is, in a line.";
    Unofficial "web-unofficial" "That this is a fan's work.";
    ToContent "web-to-content" "The link that skips the head of every page.";
    Save "web-save" "Saves what was typed.";
    YourName "web-your-name" "Asks for a name.";
    NameNote "web-name-note" "That a name is enough.";
    PlayNow "web-play-now" "Starts the usual game.";
    MyTables "web-my-tables" "The viewer's tables.";
    NoTables "web-no-tables" "The viewer has no tables.";
    OpenTables "web-open-tables" "Tables to join.";
    NoOpenTables "web-no-open-tables" "No table can be joined.";
    NewTable "web-new-table" "The form for a new table.";
    SetUp "web-set-up" "Sends that form.";
    Seats "web-seats" "Who is to sit at it.";
    SeatMe "web-seat-me" "The viewer sits here.";
    SeatOpen "web-seat-open" "Somebody can sit here.";
    SeatNone "web-seat-none" "Nobody sits here.";
    TeamsNote "web-teams-note" "What the setting for teams means.";
    OpenBoardsNote "web-open-boards-note" "What the setting for open boards means.";
    Practice "web-practice" "The setting for practice.";
    PracticeNote "web-practice-note" "What practice means.";
    PracticeAlone "web-practice-alone" "Practice if nobody else plays.";
    PracticeAlways "web-practice-always" "Always practice.";
    PracticeNever "web-practice-never" "Never practice.";
    Listed "web-listed" "The setting for listed tables.";
    ListedNote "web-listed-note" "What a listed table is.";
    Confirm "web-confirm" "The setting for confirmation.";
    ConfirmNote "web-confirm-note" "What confirmation means.";
    Sure "web-sure" "Asks for the confirmation.";
    Changed "web-changed" "A click came just after the question had changed.";
    Pace "web-pace" "The setting for the pace of bots.";
    PaceNone "web-pace-none" "Bots answer at once.";
    PaceQuick "web-pace-quick" "Bots answer quickly.";
    PaceCalm "web-pace-calm" "Bots answer so that people can follow.";
    PaceSlow "web-pace-slow" "Bots take their time.";
    Patience "web-patience" "The setting for seats that are left.";
    PatienceNever "web-patience-never" "The table waits.";
    MySettings "web-my-settings" "The viewer's own settings.";
    MyPace "web-my-pace" "How long a step of what others do is shown.";
    Colors "web-colors" "The setting for the colors of seats.";
    ColorsMany "web-colors-many" "Each seat has a color.";
    ColorsSafe "web-colors-safe" "Colors that nearly everybody can tell apart.";
    ColorsNone "web-colors-none" "Seats have letters only.";
    Previews "web-previews" "The setting for previews.";
    PreviewsNote "web-previews-note" "What previews are.";
    Sound "web-sound" "The setting for sounds.";
    SoundNote "web-sound-note" "What sounds there are.";
    BackToTable "web-back-to-table" "The link from other pages back to the table.";
    MoreSettings "web-more-settings" "Settings that most people leave as they are.";
    Settings "web-settings" "The settings of a table.";
    ReadRecord "web-read-record" "The form for a record.";
    RecordText "web-record-text" "The text of the record.";
    ShowRecord "web-show-record" "Sends that form.";
    Join "web-join" "Takes a seat.";
    GoToTable "web-go-to-table" "Opens a table.";
    YourTurn "web-your-turn" "The viewer is asked.";
    OthersTurn "web-others-turn" "Somebody else is asked.";
    WaitingForPlayers "web-waiting-for-players" "Seats are open.";
    GameOver "web-game-over" "The game is over.";
    LobbyNote "web-lobby-note" "When the game begins.";
    Invite "web-invite" "The link to hand on.";
    InviteNote "web-invite-note" "What to do with the link.";
    Copy "web-copy" "Copies the link.";
    Copied "web-copied" "The link is copied.";
    FillSeat "web-fill-seat" "Gives a seat to a bot.";
    Leave "web-leave" "Gives up one's seat.";
    RemovePlayer "web-remove-player" "The owner lets a bot play for somebody who is away.";
    RemoveGuest "web-remove-guest" "The owner opens the seat of somebody who is away.";
    EarlierLog "web-earlier-log" "The page of the log before this one.";
    LaterLog "web-later-log" "The page of the log after this one.";
    MyGames "web-my-games" "The page of the viewer's games.";
    NoGames "web-no-games" "No game matches the filter.";
    Games "web-games" "The filter by how games ended.";
    AllGames "web-all-games" "All games.";
    Unfinished "web-unfinished" "Games in progress.";
    Won "web-won" "A game that the viewer won, or all of them.";
    Lost "web-lost" "A game that the viewer lost, or all of them.";
    Opponents "web-opponents" "The filter by who played.";
    Anybody "web-anybody" "Games against anybody.";
    People "web-people" "Games with other people.";
    Statistics "web-statistics" "How often the viewer won; and the cards in numbers.";
    StatisticsIntro "web-statistics-intro" "What the numbers of the cards are.";
    StatisticsUnits "web-statistics-units" "What they are compared with, and their units.";
    GamesOfBot "web-games-of-bot" "Which bot played.";
    TimesDrawn "web-times-drawn" "How often a card is drawn.";
    TimesMelded "web-times-melded" "How often it is melded.";
    TimesActivated "web-times-activated" "How often it is activated.";
    PartShared "web-part-shared" "How often an activation is shared.";
    WorthDraw "web-worth-draw" "What it is worth to draw it.";
    WorthMeld "web-worth-meld" "What it is worth to meld it.";
    WorthActivate "web-worth-activate" "What it is worth to activate it.";
    BestAndWorst "web-best-and-worst" "The chart of the best and the worst cards.";
    AllByAge "web-all-by-age" "The chart of all cards.";
    DownloadCsv "web-download-csv" "Downloads all numbers.";
    MoreTables "web-more-tables" "The next page of my tables.";
    Away "web-away" "A person does not have the table open.";
    StandIn "web-stand-in" "A bot plays for somebody.";
    Menu "web-menu" "The links to other pages, above a table.";
    MyTurn "web-my-turn" "It is the viewer's turn.";
    Watching "web-watching" "The viewer only watches.";
    NoEffect "web-no-effect" "An option does nothing, in short.";
    Options "web-options" "The options as a list.";
    Choose "web-choose" "Chooses a card.";
    TakeBack "web-take-back" "Takes the last answer back.";
    Hint "web-hint" "Asks for a hint.";
    HintOption "web-hint-option" "Marks the option of the hint.";
    WholeLog "web-whole-log" "The link to everything that has happened.";
    SinceAnswer "web-since-answer" "What happened since the viewer's last answer.";
    StepThrough "web-step-through" "The same, step by step on the boards.";
    Now "web-now" "From an earlier step to the present.";
    PlayPause "web-play-pause" "Pauses automatic play, or continues it.";
    Fold "web-fold" "Folds the sheet with the question on a phone.";
    InOrder "web-in-order" "Answers with all options as they are shown, where only an order is decided.";
    InOrderNote "web-in-order-note" "How the order is changed.";
    Nothing "web-nothing" "Nothing has happened.";
    ReadyToClaim "web-ready-to-claim" "It can be claimed now.";
    NoCards "web-no-cards" "There are no cards here.";
    ConnectionLost "web-connection-lost" "The page has lost its stream of events.";
    Close "web-close" "Closes a card.";
    Keys "web-keys" "Which keys there are.";
    AllCards "web-all-cards" "The link to all cards.";
    Featured "web-featured" "The icon that is counted for a card.";
    Search "web-search" "Words to look for.";
    Filter "web-filter" "Searches for the words.";
    Any "web-any" "No choice among ages, colors or icons.";
    FirstVisit "web-first-visit" "What new visitors read.";
    HideCards "web-hide-cards" "Hides one's cards before the screen is handed over.";
    HandOverNote "web-hand-over-note" "What the others do, while the screen is handed over.";
    HotSeatNote "web-hot-seat-note" "What several seats of one visitor mean.";
    PlayOn "web-play-on" "Plays on from a step of a replay.";
    PlayOnAs "web-play-on-as" "The seat to play on at.";
    Replay "web-replay" "The replay of a game.";
    First "web-first" "To the beginning.";
    Back "web-back" "A step back.";
    Forward "web-forward" "A step forward.";
    TurnBack "web-turn-back" "A turn back.";
    TurnForward "web-turn-forward" "A turn forward.";
    Last "web-last" "To the end.";
    GoTo "web-go-to" "Shows the step that the slider points at.";
    Share "web-share" "Hands the link to a game on.";
    Eyes "web-eyes" "The point of view of a replay.";
    AllOpen "web-all-open" "With all cards open.";
    Download "web-download" "Downloads the record.";
    PlayAgain "web-play-again" "The same people once more.";
    Course "web-course" "How the game went.";
    Review "web-review" "The review of a game.";
    ReviewNote "web-review-note" "What a review says.";
    ReviewBegin "web-review-begin" "Makes a review.";
    ReviewDeeper "web-review-deeper" "Makes a deep review.";
    ReviewAgain "web-review-again" "Asks how far a review is.";
    WinChance "web-win-chance" "The heading of the curve.";
    OptionsThen "web-options-then" "The heading of the options of a decision.";
    OptionTaken "web-option-taken" "The option that was taken.";
    OptionBest "web-option-best" "The option with the highest value.";
    BetterLine "web-better-line" "What the best option would have led to.";
    TryFromHere "web-try-from-here" "Plays on from a decision of a review, against bots.";
    AsPlayed "web-as-played" "Back from the better line to the game.";
    ErrorHeading "web-error-heading" "Something could not be done.";
    GoBack "web-go-back" "The link back from an error.";
}

/// A sentence of the web pages with arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A seat of a table, by its number.
    SeatNumber(Seat),
    /// After so many minutes a bot stands in.
    PatienceMinutes(u32),
    /// Something happened so many seconds ago.
    Ago(u64),
    /// So many cards are left in the supply pile of an age.
    SupplyLeft(Age, usize),
    /// So many achievements of those that win.
    AchievementsOf(u8, u8),
    /// So many achievements win.
    Goal(u8),
    /// So many actions are left in a turn.
    ActionsLeft(u8),
    /// A hand or a score pile has so many cards.
    CardCount(usize),
    /// The chance of winning, in percent.
    Chance(u8),
    /// A step of the replay, of so many.
    Step(usize, usize),
    /// A review has done so many answers, of so many.
    Reviewing(usize, usize),
}

/// A sentence about a player, besides the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatNotice {
    /// The screen is to be handed to them.
    HandOver,
    /// They say that they have it.
    TakeScreen,
    /// They are away, and a bot plays for them.
    Left,
    /// They have come back.
    Back,
}

impl Text {
    /// A label of the web pages.
    pub fn label(&self, label: Label) -> String {
        self.plain(label.key())
    }

    /// A sentence of the web pages.
    pub fn notice(&self, notice: Notice) -> String {
        let (message, args) = match notice {
            Notice::SeatNumber(seat) => (
                WEB_SEAT_NUMBER,
                Args::new().with("number", seat.index() + 1),
            ),
            Notice::PatienceMinutes(minutes) => {
                let (unit, count) = in_units(u64::from(minutes) * 60);
                (
                    WEB_PATIENCE_AFTER,
                    Args::new().with("unit", unit).with("count", count),
                )
            }
            Notice::Ago(seconds) => {
                let (unit, count) = in_units(seconds);
                (WEB_AGO, Args::new().with("unit", unit).with("count", count))
            }
            Notice::SupplyLeft(age, count) => {
                let args = Args::new().with("number", age.number());
                (WEB_SUPPLY_LEFT, args.with("count", count))
            }
            Notice::AchievementsOf(count, needed) => {
                let args = Args::new().with("count", count).with("needed", needed);
                (WEB_ACHIEVEMENTS_OF, args)
            }
            Notice::Goal(count) => (WEB_GOAL, Args::new().with("count", count)),
            Notice::ActionsLeft(count) => (WEB_ACTIONS_LEFT, Args::new().with("count", count)),
            Notice::CardCount(count) => (WEB_CARD_COUNT, Args::new().with("count", count)),
            Notice::Chance(percent) => (WEB_CHANCE, Args::new().with("percent", percent)),
            Notice::Step(step, steps) => (
                WEB_STEP,
                Args::new().with("step", step).with("steps", steps),
            ),
            Notice::Reviewing(done, total) => (
                WEB_REVIEWING,
                Args::new().with("done", done).with("total", total),
            ),
        };
        self.source(message, &args)
    }

    /// Whose turn it is.
    pub fn turn_of(&self, seat: Seat, names: &Names) -> Line {
        let args = Args::new().with("name", player_token(seat));
        self.say(WEB_TURN_OF, &args, names)
    }

    /// Something about a player, besides the game.
    pub fn seat_notice(&self, notice: SeatNotice, seat: Seat, names: &Names) -> Line {
        let args = Args::new().with("name", player_token(seat));
        let message = match notice {
            SeatNotice::HandOver => WEB_HAND_OVER,
            SeatNotice::TakeScreen => WEB_TAKE_SCREEN,
            SeatNotice::Left => WEB_LEFT,
            SeatNotice::Back => WEB_CAME_BACK,
        };
        self.say(message, &args, names)
    }

    /// How often the viewer won against a bot of this kind.
    pub fn won_of(&self, kind: &str, won: usize, games: usize) -> String {
        let args = Args::new()
            .with("bot", self.bot_name(kind, None))
            .with("won", won)
            .with("count", games);
        self.source(WEB_WON_OF, &args)
    }

    /// How a bot plays, where cards are measured in its games; `id` is its name on the command line.
    pub fn measured_bot(&self, id: &str) -> String {
        let (kind, budget) = id.split_once('@').unwrap_or((id, ""));
        match (kind, budget.parse::<u32>()) {
            ("greedy", _) => self.source(WEB_BOT_GREEDY, &Args::new()),
            ("search", Ok(count)) => self.source(WEB_BOT_SEARCH, &Args::new().with("count", count)),
            _ => self.bot_name(kind, None),
        }
    }

    /// Who has claimed an achievement.
    pub fn claimed_by(&self, seat: Seat, names: &Names) -> Line {
        let args = Args::new().with("name", player_token(seat));
        self.say(WEB_CLAIMED_BY, &args, names)
    }
}

/// A stretch of time as people say it: the largest unit that it fills.
fn in_units(seconds: u64) -> (&'static str, u64) {
    match seconds {
        0..60 => ("now", 0),
        60..3_600 => ("minutes", seconds / 60),
        3_600..86_400 => ("hours", seconds / 3_600),
        _ => ("days", seconds / 86_400),
    }
}

#[cfg(test)]
mod tests {
    use innovation_engine::Language;

    use super::*;

    #[test]
    fn time_is_told_in_the_largest_unit() {
        let ago = |language, seconds| Text::of(language).notice(Notice::Ago(seconds));
        assert_eq!(ago(Language::En, 59), "just now");
        assert_eq!(ago(Language::En, 60), "a minute ago");
        assert_eq!(ago(Language::En, 7_300), "2 hours ago");
        assert_eq!(ago(Language::Ru, 5 * 86_400), "5 дней назад");
        assert_eq!(ago(Language::Fr, 3_600), "il y a une heure");
    }
}
