use innovation_engine::{Card, Color};

use crate::language::args::Args;
use crate::language::line::Line;
use crate::language::messages::*;
use crate::language::text::Text;

/// A sentence that only the terminal shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TerminalText<'a> {
    /// One or two letters for a color, for terminals without colors.
    Letter(Color),
    /// A label.
    Caption(Caption),
    /// A bot thinks about its answer.
    Thinking(&'a str),
    /// Asks the player to hand over the terminal. What is on the screen must not be shown to the next player.
    HandOver(&'a str),
    /// The screen is hidden until this player is there.
    Curtain(&'a str),
    /// The command that continues the saved game.
    Saved(&'a str),
    /// The smallest terminal that is enough: columns and rows.
    TooSmall(u16, u16),
    /// No option begins with what was typed.
    NoOption(&'a str),
    /// No option has the typed number. The number of options.
    NoNumber(&'a str, usize),
    /// Several options begin with what was typed.
    Several(&'a str, &'a [String]),
    /// What stands after the name of a card among the options: its color and its value.
    Card(Card),
    /// One person against this number of bots.
    AgainstBots(usize),
    /// This number of people.
    People(usize),
    /// The default, taken if nothing is typed.
    Usually(&'a str),
    /// The current step of a watched game, and the number of steps.
    Step(usize, usize),
    /// The player from whose seat a game is watched.
    Eyes(&'a str),
    /// How long each answer of a bot can be looked at, in milliseconds.
    Pace(u64),
    /// A player at the end of a game: the name, the number of achievements, and the points.
    Standing(&'a str, u8, u16),
    /// A pile on a board: its color, its top card, how many cards it has, its splay and its icons.
    Pile(&'a str, &'a str, usize, &'a str, &'a str),
    /// The file of a game that is over.
    Kept(&'a str),
    /// The command that steps through a game.
    WatchIt(&'a str),
    /// The command that begins another game.
    Again(&'a str),
    /// A saved game that is not over: the number of its answers.
    Unfinished(usize),
    /// The file of a saved game that is being played in another window.
    InUse(&'a str),
    /// The game has no seat of this number. For how many players it is.
    NoSeat(usize, usize),
}

macro_rules! labels {
    ($($(#[$doc:meta])* $label:ident = $key:literal;)*) => {
        /// Fixed words of the terminal: a label, or a sentence without arguments.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Caption {
            $($(#[$doc])* $label,)*
        }

        impl Caption {
            /// All labels.
            pub const ALL: &[Caption] = &[$(Caption::$label),*];

            pub(crate) const fn key(self) -> &'static str {
                match self { $(Caption::$label => $key,)* }
            }
        }
    };
}

labels! {
    /// The key for help.
    Help = "terminal-help";
    /// The key for a card in full.
    Card = "terminal-card";
    /// The key for the boards in full.
    Boards = "terminal-boards";
    /// The key that takes an answer back.
    TakeBack = "terminal-take-back";
    /// The key that asks for a hint.
    Hint = "terminal-hint";
    /// A hint is being thought about.
    HintComes = "terminal-hint-comes";
    /// Hints are not given at this table.
    NoHint = "terminal-no-hint";
    /// The key that lets bots play without a pause.
    Hurry = "terminal-hurry";
    /// There are no saved games.
    NoGames = "terminal-no-games";
    /// No saved game can be continued.
    NoUnfinished = "terminal-no-unfinished";
    /// Only bots sit at a table at which somebody wants to play.
    NoPerson = "terminal-no-person";
    /// Somebody who is not a bot sits at a table that is to be watched.
    NoBots = "terminal-no-bots";
    /// How the key is called that ends a line.
    Enter = "terminal-enter";
    /// How the key is called that makes a space.
    Space = "terminal-space";
    /// The key that leaves.
    Leave = "terminal-leave";
    /// The key that goes back.
    Back = "terminal-back";
    /// The key that takes an option.
    Choose = "terminal-choose";
    /// The key that goes on.
    GoOn = "terminal-go-on";
    /// The key that steps forward and back.
    Step = "terminal-step-key";
    /// The key that changes the player whose view is shown.
    Eyes = "terminal-eyes-key";
    /// The key that lets a game play by itself, or stops it.
    Play = "terminal-play-key";
    /// The key that goes to another card, player or section.
    Next = "terminal-next-key";
    /// What the screen is hidden for.
    CurtainHow = "terminal-curtain-how";
    /// The game is over, and how to leave.
    Over = "terminal-over";
    /// An answer was taken back.
    TookBack = "terminal-took-back";
    /// No answer can be taken back.
    CannotTakeBack = "terminal-cannot-take-back";
    /// What to type to find a card.
    Filter = "terminal-filter";
    /// A new game is prepared.
    NewGame = "terminal-new-game";
    /// Who is to play.
    WhoPlays = "terminal-who-plays";
    /// How well bots are to play.
    HowWell = "terminal-how-well";
    /// Which edition is to be played.
    WhichEdition = "terminal-which-edition";
    /// With a bot as the partner.
    WithPartner = "terminal-with-partner";
    /// All cards are shown.
    AllOpen = "terminal-all-open";
    /// The game plays by itself.
    Playing = "terminal-playing";
    /// The game waits for a key.
    Paused = "terminal-paused";
    /// A saved game was found.
    WentOn = "terminal-went-on";
    /// The last line of a saved game was cut off.
    CutOff = "terminal-cut-off";
    /// Colors, icons and what else is drawn.
    Legend = "terminal-legend";
    /// The visible icons of the covered cards.
    LegendSplay = "terminal-legend-splay";
    /// Which keys there are.
    Keys = "terminal-keys";
    /// The heading of the help at a table.
    AtTable = "terminal-at-table";
    /// The heading of the help while watching.
    AtWatch = "terminal-at-watch";
    /// The heading of the help at the questions before a game.
    AtSetUp = "terminal-at-set-up";
    /// What a key does: arrows among options.
    KeyMove = "terminal-key-move";
    /// What a key does: digits.
    KeyNumber = "terminal-key-number";
    /// What a key does: letters.
    KeyLetters = "terminal-key-letters";
    /// What a key does: Enter.
    KeyTake = "terminal-key-take";
    /// What the mouse does.
    KeyMouse = "terminal-key-mouse";
    /// The mouse, among the keys.
    Mouse = "terminal-mouse";
    /// What a key does: a card in full.
    KeyCard = "terminal-key-card";
    /// What a key does: all cards.
    KeyCards = "terminal-key-cards";
    /// What a key does: the boards.
    KeyBoards = "terminal-key-boards";
    /// What a key does: the rules.
    KeyRules = "terminal-key-rules";
    /// What a key does: the log.
    KeyLog = "terminal-key-log";
    /// What a key does: scroll.
    KeyScroll = "terminal-key-scroll";
    /// What a key does: back to the table.
    KeyBack = "terminal-key-back";
    /// What a key does: take back.
    KeyTakeBack = "terminal-key-take-back";
    /// What a key does: a hint.
    KeyHint = "terminal-key-hint";
    /// What a key does: bots play slower and faster.
    KeyBotPace = "terminal-key-bot-pace";
    /// What a key does: leave.
    KeyLeave = "terminal-key-leave";
    /// What a key does: step.
    KeyStep = "terminal-key-step";
    /// What a key does: to the beginning and the end.
    KeyEnds = "terminal-key-ends";
    /// What a key does: another player's view.
    KeyEyes = "terminal-key-eyes";
    /// What a key does: play by itself.
    KeyPlay = "terminal-key-play";
    /// What a key does: faster and slower.
    KeyPace = "terminal-key-pace";
    /// The heading of the help in a lesson or a puzzle.
    AtLesson = "terminal-at-lesson";
    /// What a key does: the rules in short.
    KeyShort = "terminal-key-short";
    /// What a key does: the coach.
    KeyCoach = "terminal-key-coach";
    /// What a key does: try a step again.
    KeyAgain = "terminal-key-again";
    /// What a key does: the solution of a puzzle.
    KeySolution = "terminal-key-solution";
    /// What a line does: the rules in short.
    PlainShort = "terminal-plain-short";
    /// What a line does: go on in a lesson.
    PlainNext = "terminal-plain-next";
    /// What a line does: try again in a lesson.
    PlainAgain = "terminal-plain-again";
    /// What a line does: the solution of a puzzle.
    PlainSolution = "terminal-plain-solution";
    /// What a line does: ask the coach why.
    PlainWhy = "terminal-plain-why";
    /// What a line does: turn the coach off or on.
    PlainCoach = "terminal-plain-coach";
    /// What a line does: leave a lesson.
    PlainLeave = "terminal-plain-leave";
    /// How to answer in a line.
    PlainHow = "terminal-plain-how";
    /// What a line does: the question again.
    PlainQuestion = "terminal-plain-question";
    /// What a line does: an option.
    PlainOption = "terminal-plain-option";
    /// What a line does: a card.
    PlainCard = "terminal-plain-card";
    /// What a line does: the table.
    PlainBoard = "terminal-plain-board";
    /// What a line does: the log.
    PlainLog = "terminal-plain-log";
    /// What a line does: the rules.
    PlainRules = "terminal-plain-rules";
    /// What a line does: a hint.
    PlainHint = "terminal-plain-hint";
    /// What a line does: take back.
    PlainUndo = "terminal-plain-undo";
    /// What a line does: leave.
    PlainQuit = "terminal-plain-quit";
    /// What a line does: help.
    PlainHelp = "terminal-plain-help";
    /// What is typed to read a card.
    TypeCard = "terminal-type-card";
    /// What is typed to see the table.
    TypeBoard = "terminal-type-board";
    /// What is typed to read the log.
    TypeLog = "terminal-type-log";
    /// What is typed to read the rules.
    TypeRules = "terminal-type-rules";
    /// What is typed to read the rules in short.
    TypeShort = "terminal-type-short";
    /// What is typed to get a hint.
    TypeHint = "terminal-type-hint";
    /// What is typed to ask the coach why.
    TypeWhy = "terminal-type-why";
    /// What is typed to turn the coach off or on.
    TypeCoach = "terminal-type-coach";
    /// What is typed to take an answer back.
    TypeUndo = "terminal-type-undo";
    /// What is typed to leave.
    TypeQuit = "terminal-type-quit";
    /// What is typed to go on in a lesson.
    TypeNext = "terminal-type-next";
    /// What is typed to try again in a lesson.
    TypeAgain = "terminal-type-again";
    /// What is typed to see the solution of a puzzle.
    TypeSolution = "terminal-type-solution";
}

impl Text {
    /// A sentence of the terminal. Typed input and names of players are inserted unchanged.
    pub fn terminal(&self, terminal: &TerminalText) -> String {
        let name = |name: &str| Args::new().with("name", name.to_string());
        let typed = |typed: &str| Args::new().with("typed", typed.to_string());
        let (message, args) = match *terminal {
            TerminalText::Letter(color) => {
                return self.plain(&format!("terminal-letter-{}", color.word()));
            }
            TerminalText::Caption(label) => return self.plain(label.key()),
            TerminalText::Thinking(who) => (TERMINAL_THINKING, name(who)),
            TerminalText::HandOver(who) => (TERMINAL_HAND_OVER, name(who)),
            TerminalText::Curtain(who) => (TERMINAL_CURTAIN, name(who)),
            TerminalText::Saved(command) => (
                TERMINAL_SAVED,
                Args::new().with("command", command.to_string()),
            ),
            TerminalText::TooSmall(columns, rows) => {
                let args = Args::new().with("columns", columns).with("rows", rows);
                (TERMINAL_TOO_SMALL, args)
            }
            TerminalText::NoOption(what) => (TERMINAL_NO_OPTION, typed(what)),
            TerminalText::NoNumber(what, count) => {
                (TERMINAL_NO_NUMBER, typed(what).with("count", count))
            }
            TerminalText::Card(card) => {
                let args = Args::new().with("color", self.color(card.color()).to_string());
                let args = args.with("color-id", card.color().word());
                (
                    TERMINAL_CARD_FACTS,
                    args.with("age", card.age().to_string()),
                )
            }
            TerminalText::Several(what, options) => {
                let options = self.list(options.iter().cloned(), LIST_MORE, LIST_OR);
                (TERMINAL_SEVERAL, typed(what).with("options", options))
            }
            TerminalText::AgainstBots(count) => {
                (TERMINAL_AGAINST_BOTS, Args::new().with("count", count))
            }
            TerminalText::People(count) => (TERMINAL_PEOPLE, Args::new().with("count", count)),
            TerminalText::Usually(option) => (
                TERMINAL_USUALLY,
                Args::new().with("option", option.to_string()),
            ),
            TerminalText::Step(at, count) => {
                let args = Args::new().with("at", at).with("count", count);
                (TERMINAL_STEP, args)
            }
            TerminalText::Eyes(who) => (TERMINAL_EYES, name(who)),
            TerminalText::Pace(milliseconds) => {
                let (seconds, tenths) = (milliseconds / 1000, milliseconds % 1000 / 100);
                let args = Args::new().with("seconds", seconds).with("tenths", tenths);
                (TERMINAL_PACE, args)
            }
            TerminalText::Standing(who, achievements, points) => {
                let args = name(who).with("achievements", achievements);
                (TERMINAL_STANDING, args.with("points", points))
            }
            TerminalText::Pile(color, top, count, splay, icons) => {
                let args = Args::new().with("color", color.to_string());
                let args = args.with("top", top.to_string()).with("count", count);
                let args = args.with("splay", splay.to_string());
                (TERMINAL_PILE, args.with("icons", icons.to_string()))
            }
            TerminalText::Kept(file) => (TERMINAL_KEPT, Args::new().with("file", file.to_string())),
            TerminalText::WatchIt(command) => (
                TERMINAL_WATCH_IT,
                Args::new().with("command", command.to_string()),
            ),
            TerminalText::Again(command) => (
                TERMINAL_AGAIN,
                Args::new().with("command", command.to_string()),
            ),
            TerminalText::Unfinished(count) => {
                (TERMINAL_UNFINISHED, Args::new().with("count", count))
            }
            TerminalText::InUse(file) => {
                (TERMINAL_IN_USE, Args::new().with("file", file.to_string()))
            }
            TerminalText::NoSeat(number, players) => {
                let args = Args::new().with("number", number);
                (TERMINAL_NO_SEAT, args.with("players", players))
            }
        };
        self.source(message, &args)
    }

    /// A label of the table in a terminal.
    pub fn caption(&self, caption: Caption) -> String {
        self.plain(caption.key())
    }

    /// The same as a line, with what its tokens stand for.
    pub fn caption_line(&self, caption: Caption) -> Line {
        self.line(caption.key())
    }
}
