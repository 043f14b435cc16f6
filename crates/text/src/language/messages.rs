//! The messages that code asks for by name, and the arguments that each gets.
//!
//! Messages that go with a card, a color and so on are asked for by the names of these; see `tests/messages.rs`
//! for all of them.

/// A message: its name in the files, and the groups of arguments that it gets.
#[derive(Clone, Copy)]
pub(crate) struct Message {
    pub(crate) key: &'static str,
    pub(crate) groups: &'static [&'static [&'static str]],
}

impl Message {
    /// All arguments.
    pub(crate) fn args(self) -> impl Iterator<Item = &'static str> {
        self.groups.iter().flat_map(|group| group.iter().copied())
    }

    /// Whether these are its arguments, no fewer and no more.
    pub(crate) fn takes<'a>(self, names: impl Iterator<Item = &'a str>) -> bool {
        let mut given: Vec<&str> = names.collect();
        let mut taken: Vec<&str> = self.args().collect();
        given.sort_unstable();
        taken.sort_unstable();
        given == taken
    }
}

const BY: &[&str] = &["by", "by-name", "by-initial"];
const TURN: &[&str] = &["turn", "turn-name", "turn-initial"];
const FROM: &[&str] = &["from", "from-owner", "from-name", "from-initial"];
const TO: &[&str] = &["to", "to-owner", "to-name", "to-initial"];
const SEEN: &[&str] = &["seen", "card", "age", "value"];
const CARD: &[&str] = &["card", "age", "value"];
const AGE: &[&str] = &["age", "value"];
const COLOR: &[&str] = &["color", "color-id"];
const EFFECT: &[&str] = &["card", "number", "effects"];
const ACHIEVEMENT: &[&str] = &["achievement", "age", "value", "special"];

macro_rules! messages {
    ($($name:ident = $key:literal [$($group:expr),*];)*) => {
        $(pub(crate) const $name: Message = Message { key: $key, groups: &[$($group),*] };)*
        #[cfg(test)]
        pub(crate) const ALL: &[Message] = &[$($name),*];
    };
}

messages! {
    AGE_HEADING = "age-heading" [&["number", "name"]];
    PLAYER_NUMBER = "player-number" [&["number"]];
    BOT_NAME = "bot-name" [&["level"]];
    BOT_NAME_NUMBER = "bot-name-number" [&["level", "number"]];
    LIST_MORE = "list-more" [&["list", "item"]];
    LIST_AND = "list-and" [&["list", "item"]];
    LIST_OR = "list-or" [&["list", "item"]];
    LIST_CARD = "list-card" [&["card"]];
    WITH_COLON = "with-colon" [&["label"]];
    DECIMAL_MARK = "decimal-mark" [];
    PERCENT = "percent" [&["number"]];
    LIST_COUNTS = "list-counts" [&["list", "item"]];
    ACHIEVEMENT_AGE = "achievement-age" [&["age"]];
    ACHIEVEMENT_AGE_CONDITION = "achievement-age.condition" [&["age", "points"]];

    PREVIEW_DRAW = "preview-draw" [&["cards"]];
    PREVIEW_BACK = "preview-back" [AGE, &["count"]];
    PREVIEW_DRAW_ENDS = "preview-draw-ends" [];
    PREVIEW_ICONS = "preview-icons" [BY, &["changes"]];
    PREVIEW_ICON = "preview-icon" [&["icon", "before", "after"]];
    PREVIEW_ICON_RANGE = "preview-icon-range" [&["icon", "before", "low", "high"]];
    PREVIEW_ICONS_SAME = "preview-icons-same" [];
    PREVIEW_POINTS = "preview-points" [&["changes"]];
    PREVIEW_HANDS = "preview-hands" [&["changes"]];
    PREVIEW_BOARDS = "preview-boards" [&["changes"]];
    PREVIEW_CHANGE = "preview-change" [BY, &["change"]];
    PREVIEW_RANGE = "preview-range" [&["low", "high"]];
    PREVIEW_UNFORESEEN = "preview-unforeseen" [];
    PREVIEW_USUAL_POINTS = "preview-usual-points" [&["changes"]];
    PREVIEW_USUAL_HANDS = "preview-usual-hands" [&["changes"]];
    PREVIEW_USUAL_END = "preview-usual-end" [];
    PREVIEW_MAY_CLAIM = "preview-may-claim" [&["claims"]];
    PREVIEW_CLAIM = "preview-claim" [BY, &["achievement"]];
    PREVIEW_MAY_END = "preview-may-end" [];
    PREVIEW_COUNTS = "preview-counts" [&["icon", "counts"]];
    PREVIEW_SHARED = "preview-shared" [&["names", "count"]];
    PREVIEW_SHARED_NOBODY = "preview-shared-nobody" [];
    PREVIEW_DEMANDED = "preview-demanded" [&["names"]];
    PREVIEW_DEMANDED_NOBODY = "preview-demanded-nobody" [];
    PREVIEW_IDLE = "preview-idle" [];
    MISSING_POINTS = "missing-points" [&["points"]];
    MISSING_CARD = "missing-card" [AGE];
    MISSING_BOTH = "missing-both" [&["points"], AGE];

    REASON_ALWAYS = "reason-always" [&["fact"]];
    REASON_OFTEN = "reason-often" [&["fact", "percent"]];
    REASON_AMOUNT = "reason-amount" [&["goods", "count"]];
    REASON_AMOUNT_RANGE = "reason-amount-range" [&["goods", "low", "high"]];
    REASON_WINS = "reason-wins" [];
    REASON_LETS_WIN = "reason-lets-win" [BY];
    REASON_KEEPS_FROM_WINNING = "reason-keeps-from-winning" [BY];
    REASON_CLAIMS = "reason-claims" [ACHIEVEMENT];
    REASON_SCORES = "reason-scores" [&["amount"]];
    REASON_SCORES_REACH = "reason-scores-reach" [&["amount"], AGE];
    REASON_REACH = "reason-reach" [AGE];
    REASON_GAINS = "reason-gains" [&["amount"]];
    REASON_LOSES = "reason-loses" [&["amount"]];
    REASON_SHARES_IN_VAIN = "reason-shares-in-vain" [BY];
    REASON_SHARES_FOR = "reason-shares-for" [BY, &["amount"]];
    REASON_THEY_GAIN = "reason-they-gain" [BY, &["amount"]];
    REASON_THEY_LOSE = "reason-they-lose" [BY, &["amount"]];
    REASON_OPEN_TO = "reason-open-to" [&["card"]];
    REASON_SAFE_FROM = "reason-safe-from" [&["card"]];
    REASON_CAN_SHARE = "reason-can-share" [&["card"]];
    REASON_SHUTS_OUT = "reason-shuts-out" [BY, &["icon"]];
    REASON_DRAWS_FROM = "reason-draws-from" [AGE];
    REASON_LETS_CLAIM = "reason-lets-claim" [BY, ACHIEVEMENT];
    REASON_DENIES = "reason-denies" [BY, ACHIEVEMENT];
    REASON_IDLE = "reason-idle" [];

    LOG_SET_UP = "log-set-up" [];
    LOG_TURN = "log-turn" [BY, &["actions"]];
    LOG_ACTION_DRAW = "log-action-draw" [BY];
    LOG_ACTION_MELD = "log-action-meld" [BY, CARD];
    LOG_ACTION_DOGMA = "log-action-dogma" [BY, CARD];
    LOG_ACTION_ACHIEVE = "log-action-achieve" [BY, AGE];
    LOG_ICONS = "log-icons" [&["card", "icon", "counts", "demand"]];
    LOG_ICONS_OF = "log-icons-of" [BY, &["count"]];
    LOG_EFFECT_DEMAND = "log-effect-demand" [BY, TURN, EFFECT];
    LOG_EFFECT_SHARE = "log-effect-share" [BY, TURN, EFFECT];
    LOG_EFFECT_OWN = "log-effect-own" [BY, TURN, EFFECT];
    LOG_EFFECT_ALONE = "log-effect-alone" [BY, TURN, EFFECT];
    LOG_DRAW = "log-draw" [BY, SEEN, FROM, TO];
    LOG_MELD = "log-meld" [BY, SEEN, FROM, TO];
    LOG_TUCK = "log-tuck" [BY, SEEN, FROM, TO];
    LOG_SCORE = "log-score" [BY, SEEN, FROM, TO];
    LOG_RETURN = "log-return" [BY, SEEN, FROM, TO];
    LOG_TRANSFER = "log-transfer" [BY, SEEN, FROM, TO];
    LOG_EXCHANGE = "log-exchange" [BY, SEEN, FROM, TO];
    LOG_REMOVE = "log-remove" [BY, SEEN, FROM, TO];
    LOG_REVEAL = "log-reveal" [BY, CARD];
    LOG_SHOW_HAND = "log-show-hand" [BY, &["cards", "count"]];
    LOG_HAS_NONE = "log-has-none" [BY];
    LOG_HAS_NONE_ICON = "log-has-none-icon" [BY, &["icon"]];
    LOG_HAS_NONE_COLOR = "log-has-none-color" [BY, COLOR];
    LOG_IS_ONE_OF = "log-is-one-of" [];
    LOG_IS_ONE_OF_ICON = "log-is-one-of-icon" [&["icon"]];
    LOG_NAME_VALUE = "log-name-value" [BY, AGE];
    LOG_NAME_COLOR = "log-name-color" [BY, COLOR];
    LOG_SPLAY = "log-splay" [BY, COLOR, &["direction"]];
    LOG_UNSPLAY = "log-unsplay" [BY, COLOR];
    LOG_REARRANGE = "log-rearrange" [BY, COLOR, &["cards"]];
    LOG_REARRANGE_TOP = "log-rearrange-top" [BY, COLOR, CARD];
    LOG_CLAIM_AGE = "log-claim-age" [BY, AGE];
    LOG_CLAIM_SPECIAL = "log-claim-special" [BY, &["special"]];
    LOG_FREE_DRAW = "log-free-draw" [BY];
    LOG_ACTION_ENDED = "log-action-ended" [];
    LOG_OVER = "log-over" [&["you", "winners", "count", "ending"]];

    WHY_DEMAND = "question-why-demand" [TURN, EFFECT];
    WHY_MY_DEMAND = "question-why-my-demand" [TURN, EFFECT];
    WHY_SHARE = "question-why-share" [TURN, EFFECT];
    WHY_OWN = "question-why-own" [TURN, EFFECT];
    WHY_ALONE = "question-why-alone" [TURN, EFFECT];
    QUESTION_FIRST_MELD = "question-first-meld" [];
    QUESTION_ACTION = "question-action" [&["actions"]];
    QUESTION_RETURN_MUST = "question-return-must" [FROM];
    QUESTION_RETURN_MAY = "question-return-may" [FROM];
    QUESTION_RETURN_ORDER = "question-return-order" [FROM];
    QUESTION_MELD_MUST = "question-meld-must" [FROM];
    QUESTION_MELD_MAY = "question-meld-may" [FROM];
    QUESTION_MELD_ORDER = "question-meld-order" [FROM];
    QUESTION_TUCK_MUST = "question-tuck-must" [FROM];
    QUESTION_TUCK_MAY = "question-tuck-may" [FROM];
    QUESTION_TUCK_ORDER = "question-tuck-order" [FROM];
    QUESTION_SCORE_MUST = "question-score-must" [FROM];
    QUESTION_SCORE_MAY = "question-score-may" [FROM];
    QUESTION_SCORE_ORDER = "question-score-order" [FROM];
    QUESTION_TRANSFER = "question-transfer" [FROM, TO];
    QUESTION_TRANSFER_ORDER = "question-transfer-order" [FROM, TO];
    QUESTION_EXCHANGE = "question-exchange" [FROM];
    QUESTION_REVEAL = "question-reveal" [FROM];
    QUESTION_KEEP = "question-keep" [FROM, TURN];
    QUESTION_EXECUTE = "question-execute" [FROM];
    QUESTION_REARRANGE = "question-rearrange" [FROM];
    QUESTION_SPLAY_MAY = "question-splay-may" [COLOR, &["direction", "count"]];
    QUESTION_SPLAY_MUST = "question-splay-must" [COLOR, &["direction", "count"]];
    QUESTION_REARRANGE_COLOR = "question-rearrange-color" [];
    QUESTION_NAME_COLOR = "question-name-color" [];
    QUESTION_NAME_VALUE = "question-name-value" [];
    QUESTION_PLAYER = "question-player" [];
    QUESTION_YES = "question-yes" [];
    QUESTION_EITHER = "question-either" [];
    QUESTION_WAITING = "question-waiting" [BY];
    QUESTION_FIRST_MELD_CHOSEN = "question-first-meld-chosen" [CARD];
    OPTION_DRAW = "option-draw" [AGE];
    OPTION_DRAW_END = "option-draw-end" [];
    OPTION_MELD = "option-meld" [CARD];
    OPTION_DOGMA = "option-dogma" [CARD];
    OPTION_ACHIEVE = "option-achieve" [AGE];
    OPTION_CARD = "option-card" [CARD];
    OPTION_CARD_OF = "option-card-of" [CARD, FROM];
    OPTION_BACK = "option-back" [AGE, FROM];
    OPTION_VALUE = "option-value" [AGE];
    OPTION_YES = "option-yes" [];
    OPTION_NO = "option-no" [];
    OPTION_FIRST = "option-first" [];
    OPTION_SECOND = "option-second" [];
    OPTION_NO_CARD = "option-no-card" [];
    OPTION_NO_SPLAY = "option-no-splay" [];
    OPTION_NO_COLOR = "option-no-color" [];
    OPTION_NO_PLAYER = "option-no-player" [];
    OPTION_NEITHER = "option-neither" [];

    COMMAND_ERROR = "command-error" [&["problem"]];
    CARDS_UNKNOWN = "cards-unknown" [&["name"]];
    CARDS_DID_YOU_MEAN = "cards-did-you-mean" [&["names"]];
    CARDS_NONE = "cards-none" [];
    CARDS_COUNT = "cards-count" [&["count"]];
    CARDS_IN_FIRST_EDITION = "cards-in-first-edition" [];
    CARDS_IN_THIRD_EDITION = "cards-in-third-edition" [];
    RULES_UNKNOWN = "rules-unknown" [&["name"]];
    RULES_CONTENTS = "rules-contents" [];
    RULES_HOW = "rules-how" [&["section"]];
    REPLAY_TABLE = "replay-table" [&["players", "teams", "edition"]];
    REPLAY_SEED = "replay-seed" [&["seed"]];
    REPLAY_ASKED = "replay-asked" [BY];
    REPLAY_GOES_ON = "replay-goes-on" [];
    HINT_NOTE = "hint-note" [];
    HINT_REASONS = "hint-reasons" [&["count"]];
    REVIEW_COLUMN = "review-column" [&["column"]];
    REVIEW_NOTE = "review-note" [];
    REVIEW_SUMMARY = "review-summary" [&["name", "skill", "luck", "others"]];
    REVIEW_SWING = "review-swing" [&["turn"]];
    REVIEW_TURNING_POINTS = "review-turning-points" [];
    REVIEW_NO_TURNING_POINTS = "review-no-turning-points" [];
    REVIEW_ALL_DECISIONS = "review-all-decisions" [];
    REVIEW_TURN = "review-turn" [&["number"]];
    REVIEW_GRADE = "review-grade" [&["grade"]];
    REVIEW_ERROR = "review-error" [&["grade", "name", "taken", "chance", "best", "best-chance"]];
    REVIEW_LUCK = "review-luck" [&["name", "taken", "luck", "good"]];
    REVIEW_REMINDER = "review-reminder" [&["line"]];
    REVIEW_KINDS = "review-kinds" [];
    REVIEW_KIND = "review-kind" [&["kind"]];
    REVIEW_OPENINGS = "review-openings" [];
    REVIEW_GAMES = "review-games" [&["count", "skipped"]];

    LEARN_PROGRESS = "learn-progress" [&["done", "count"]];
    LEARN_LESSON = "learn-lesson" [&["number", "title"]];
    LEARN_STEP = "learn-step" [&["step", "steps"]];
    LEARN_BETTER = "learn-better" [&["option"]];
    PUZZLE_NAME = "puzzle-name" [&["id"]];
    PUZZLE_GOAL = "puzzle-goal" [&["kind"]];
    PUZZLE_TASK = "puzzle-task" [&["kind"]];
    PUZZLE_LEVEL = "puzzle-level" [&["level"]];
    PUZZLE_STEP = "puzzle-step" [&["option"]];
    PUZZLE_PROOF_EVERY = "puzzle-proof-every" [&["count"]];
    PUZZLE_PROOF_SAMPLED = "puzzle-proof-sampled" [&["percent", "count"]];
    PUZZLE_NEXT_BEST = "puzzle-next-best" [&["percent"]];
    PUZZLE_FOUND_BY = "puzzle-found-by" [&["count"]];
    PUZZLE_UNKNOWN = "puzzle-unknown" [&["id"]];

    WEB_SEAT_NUMBER = "web-seat-number" [&["number"]];
    WEB_PATIENCE_AFTER = "web-patience-after" [&["unit", "count"]];
    WEB_AGO = "web-ago" [&["unit", "count"]];
    WEB_SUPPLY_LEFT = "web-supply-left" [&["number", "count"]];
    WEB_ACHIEVEMENTS_OF = "web-achievements-of" [&["count", "needed"]];
    WEB_GOAL = "web-goal" [&["count"]];
    WEB_CARD_COUNT = "web-card-count" [&["count"]];
    WEB_ACTIONS_LEFT = "web-actions-left" [&["count"]];
    WEB_CHANCE = "web-chance" [&["percent"]];
    WEB_STEP = "web-step" [&["step", "steps"]];
    WEB_REVIEWING = "web-reviewing" [&["done", "total"]];
    WEB_TURN_OF = "web-turn-of" [&["name"]];
    WEB_HAND_OVER = "web-hand-over" [&["name"]];
    WEB_TAKE_SCREEN = "web-take-screen" [&["name"]];
    WEB_LEFT = "web-left" [&["name"]];
    WEB_CAME_BACK = "web-came-back" [&["name"]];
    WEB_WON_OF = "web-won-of" [&["bot", "won", "count"]];
    WEB_BOT_GREEDY = "web-bot-greedy" [];
    WEB_BOT_SEARCH = "web-bot-search" [&["count"]];
    WEB_CLAIMED_BY = "web-claimed-by" [&["name"]];

    PROBLEM_NOT_FOUND = "problem-not-found" [];
    PROBLEM_METHOD = "problem-method" [];
    PROBLEM_STALE = "problem-stale" [];
    PROBLEM_NOT_ASKED = "problem-not-asked" [];
    PROBLEM_UNREADABLE = "problem-unreadable" [];
    PROBLEM_JSON = "problem-json" [&["line", "column"]];
    PROBLEM_FIELD = "problem-field" [];
    PROBLEM_NO_SUCH_OPTION = "problem-no-such-option" [&["last"]];
    PROBLEM_HOST = "problem-host" [];
    PROBLEM_CROSS_SITE = "problem-cross-site" [];
    PROBLEM_NOT_SEATED = "problem-not-seated" [];
    PROBLEM_NOT_OWNER = "problem-not-owner" [];
    PROBLEM_SEAT_TAKEN = "problem-seat-taken" [];
    PROBLEM_NOT_BEGUN = "problem-not-begun" [];
    PROBLEM_NOT_OVER = "problem-not-over" [];
    PROBLEM_NO_TAKE_BACK = "problem-no-take-back" [];
    PROBLEM_NO_HINT = "problem-no-hint" [];
    PROBLEM_SEATS = "problem-seats" [];
    PROBLEM_NAME = "problem-name" [&["count"]];
    PROBLEM_TABLES = "problem-tables" [&["count"]];
    PROBLEM_RECORDS = "problem-records" [&["count"]];
    PROBLEM_STREAMS = "problem-streams" [&["count"]];
    PROBLEM_RATE = "problem-rate" [&["count"]];
    PROBLEM_SIZE = "problem-size" [];
    PROBLEM_RECORD = "problem-record" [&["line"]];
    PROBLEM_TOKEN = "problem-token" [];
    PROBLEM_INTERNAL = "problem-internal" [];
    PROBLEM_CLOSING = "problem-closing" [];
    PROBLEM_NAME_RESERVED = "problem-name-reserved" [];
    PROBLEM_NOT_SAVED = "problem-not-saved" [];
    PROBLEM_UNCERTAIN = "problem-uncertain" [];
    PROBLEM_UNREACHABLE = "problem-unreachable" [];
    PROBLEM_OTHER_RULES = "problem-other-rules" [];
    PROBLEM_ENDED = "problem-ended" [&["count"]];
    PROBLEM_RECORD_LENGTH = "problem-record-length" [&["count"]];
    PROBLEM_BUSY = "problem-busy" [];
    PROBLEM_NOT_AWAY = "problem-not-away" [];
    PROBLEM_NO_REVIEW = "problem-no-review" [];

    TERMINAL_THINKING = "terminal-thinking" [&["name"]];
    TERMINAL_HAND_OVER = "terminal-hand-over" [&["name"]];
    TERMINAL_CURTAIN = "terminal-curtain" [&["name"]];
    TERMINAL_SAVED = "terminal-saved" [&["command"]];
    TERMINAL_TOO_SMALL = "terminal-too-small" [&["columns", "rows"]];
    TERMINAL_NO_OPTION = "terminal-no-option" [&["typed"]];
    TERMINAL_NO_NUMBER = "terminal-no-number" [&["typed", "count"]];
    TERMINAL_SEVERAL = "terminal-several" [&["typed", "options"]];
    TERMINAL_CARD_FACTS = "terminal-card-facts" [COLOR, &["age"]];
    TERMINAL_AGAINST_BOTS = "terminal-against-bots" [&["count"]];
    TERMINAL_PEOPLE = "terminal-people" [&["count"]];
    TERMINAL_USUALLY = "terminal-usually" [&["option"]];
    TERMINAL_STEP = "terminal-step" [&["at", "count"]];
    TERMINAL_EYES = "terminal-eyes" [&["name"]];
    TERMINAL_PACE = "terminal-pace" [&["seconds", "tenths"]];
    TERMINAL_PILE = "terminal-pile" [&["color", "top", "count", "splay", "icons"]];
    TERMINAL_STANDING = "terminal-standing" [&["name", "achievements", "points"]];
    TERMINAL_KEPT = "terminal-kept" [&["file"]];
    TERMINAL_WATCH_IT = "terminal-watch-it" [&["command"]];
    TERMINAL_AGAIN = "terminal-again" [&["command"]];
    TERMINAL_UNFINISHED = "terminal-unfinished" [&["count"]];
    TERMINAL_IN_USE = "terminal-in-use" [&["file"]];
    TERMINAL_NO_SEAT = "terminal-no-seat" [&["number", "players"]];
}
