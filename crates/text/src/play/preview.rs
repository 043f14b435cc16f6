use innovation_engine::{
    Achievement, Age, Certain, Choice, Horizon, Icon, Interval, Missing, Outlook, Preview, Purpose,
    Reach, Seat, SeatChange, SeatSet, View,
};

use crate::language::args::{Args, Role};
use crate::language::line::{Line, player_token, value_token};
use crate::language::messages::*;
use crate::language::text::Text;
use crate::play::names::{Names, Reader};

impl Text {
    /// What each option of the question would do, in sentences, in the order of the options. The list of an option is
    /// empty if nothing can be predicted.
    pub fn previews(&self, view: &View, names: &Names) -> Vec<Vec<Line>> {
        let previews = view.previews();
        let lines = previews
            .iter()
            .map(|preview| self.preview(preview, view, names));
        lines.collect()
    }

    /// What an option of the question would do, in sentences.
    pub fn preview(&self, preview: &Preview, view: &View, names: &Names) -> Vec<Line> {
        let teller = Teller {
            text: self,
            view,
            reader: Reader::new(Some(view.seat), names.clone()),
        };
        let mut lines = Vec::new();
        if let Some(reach) = &preview.reach {
            lines.push(self.counts(reach, &teller.reader));
        }
        if preview.idle {
            lines.push(teller.say(PREVIEW_IDLE, Args::new()));
            return lines;
        }
        if let Some(reach) = &preview.reach {
            lines.extend(self.reach(reach, &teller.reader));
        }
        lines.extend(teller.certain(preview.choice, &preview.certain));
        if let Some(outlook) = &preview.outlook {
            lines.extend(teller.outlook(&preview.certain, outlook));
        }
        lines
    }

    /// How many of the icon each player has.
    fn counts(&self, reach: &Reach, reader: &Reader) -> Line {
        let counts = Seat::ALL
            .into_iter()
            .zip(&reach.counts)
            .map(|(seat, &count)| {
                let args = Args::new().player(Role::By, seat, reader);
                self.source(LOG_ICONS_OF, &args.with("count", count))
            });
        let counts = self.list(counts, LIST_COUNTS, LIST_COUNTS);
        let args = Args::new().icon(reach.icon).with("counts", counts);
        self.say(PREVIEW_COUNTS, &args, &reader.names)
    }

    fn reach(&self, reach: &Reach, reader: &Reader) -> Vec<Line> {
        let say = |message, args| self.say(message, &args, &reader.names);
        let players = |seats: SeatSet| {
            let names = self.and_list(seats.into_iter().map(player_token));
            Args::new().with("names", names)
        };
        let mut lines = Vec::new();
        if reach.demands {
            lines.push(match reach.demanded.is_empty() {
                true => say(PREVIEW_DEMANDED_NOBODY, Args::new()),
                false => say(PREVIEW_DEMANDED, players(reach.demanded)),
            });
        }
        if reach.shares {
            let count = reach.sharing.len();
            lines.push(match count {
                0 => say(PREVIEW_SHARED_NOBODY, Args::new()),
                _ => say(PREVIEW_SHARED, players(reach.sharing).with("count", count)),
            });
        }
        lines
    }

    /// What is missing for the achievement of an age. `None` if it can be claimed.
    pub fn missing(&self, missing: Missing, age: Age) -> Option<Line> {
        let points = Args::new().with("points", missing.points);
        let (message, args) = match (missing.points > 0, missing.top_card) {
            (false, false) => return None,
            (true, false) => (MISSING_POINTS, points),
            (false, true) => (MISSING_CARD, Args::new().age(age)),
            (true, true) => (MISSING_BOTH, points.age(age)),
        };
        Some(self.say(message, &args, &Names::default()))
    }
}

/// Says what an option does, to the player who is asked.
struct Teller<'a> {
    text: &'a Text,
    view: &'a View,
    reader: Reader,
}

impl Teller<'_> {
    fn say(&self, message: Message, args: Args) -> Line {
        self.text.say(message, &args, &self.reader.names)
    }

    fn by(&self, seat: Seat) -> Args {
        Args::new().player(Role::By, seat, &self.reader)
    }

    fn list(&self, message: Message, name: &'static str, items: Vec<String>) -> Option<Line> {
        let list = || self.text.list(items.clone(), LIST_MORE, LIST_MORE);
        (!items.is_empty()).then(|| self.say(message, Args::new().with(name, list())))
    }

    /// What happens for sure.
    fn certain(&self, choice: Choice, certain: &Certain) -> Vec<Line> {
        let mut lines = Vec::new();
        if !certain.draws.is_empty() {
            // Equal cards in a row are counted: “two 3s”.
            let backs = |draws: &[Age]| {
                let args = Args::new().age(*draws.first()?);
                let args = args.with("count", draws.len());
                Some(self.text.source(PREVIEW_BACK, &args))
            };
            let equal = certain.draws.chunk_by(|one, next| one == next);
            let cards = self.text.and_list(equal.filter_map(backs));
            lines.push(self.say(PREVIEW_DRAW, Args::new().with("cards", cards)));
        }
        for change in &certain.changes {
            lines.extend(self.icons(choice, change));
        }
        let changes = |shown: &dyn Fn(&SeatChange) -> Option<Interval>| -> Vec<String> {
            let said = |change: &SeatChange| Some(self.change(change.seat, shown(change)?));
            certain.changes.iter().filter_map(said).collect()
        };
        let nonzero = |span: Interval| (!span.is_zero()).then_some(span);
        lines.extend(self.list(
            PREVIEW_POINTS,
            "changes",
            changes(&|change| nonzero(change.points)),
        ));
        if !self.is_plain_hand(choice, certain) {
            let hands = changes(&|change| nonzero(change.hand));
            lines.extend(self.list(PREVIEW_HANDS, "changes", hands));
        }
        // A card on one's own board is what was chosen; one on another board is news.
        let others =
            |change: &&SeatChange| change.seat != self.view.seat && !change.board.is_zero();
        if certain.changes.iter().any(|change| others(&change)) {
            let boards = changes(&|change| nonzero(change.board));
            lines.extend(self.list(PREVIEW_BOARDS, "changes", boards));
        }
        for &(seat, achievement) in &certain.claims {
            let (message, args) = match achievement {
                Achievement::Age(age) => (LOG_CLAIM_AGE, self.by(seat).age(age)),
                Achievement::Special(special) => {
                    (LOG_CLAIM_SPECIAL, self.by(seat).special(special))
                }
            };
            lines.push(self.say(message, args));
        }
        if let Some(outcome) = certain.over {
            if choice == Choice::Draw {
                lines.push(self.say(PREVIEW_DRAW_ENDS, Args::new()));
            }
            lines.push(self.text.outcome(outcome, &self.reader));
        } else if matches!(certain.until, Horizon::Changes(_)) && !lines.is_empty() {
            lines.push(self.say(PREVIEW_UNFORESEEN, Args::new()));
        }
        lines
    }

    /// Whether hands change only as the option and the draws say already.
    fn is_plain_hand(&self, choice: Choice, certain: &Certain) -> bool {
        let me = self.view.seat;
        certain.changes.iter().all(|change| {
            let gained = change.hand;
            let drawn = certain.draws.len() as i16;
            let chosen = match choice {
                Choice::Meld(_) | Choice::Card(_) => gained == Interval { low: -1, high: -1 },
                _ => false,
            };
            gained.is_zero()
                || change.seat == me
                    && (chosen
                        || gained
                            == Interval {
                                low: drawn,
                                high: drawn,
                            })
        })
    }

    /// How a player's icons change.
    fn icons(&self, choice: Choice, change: &SeatChange) -> Option<Line> {
        let seat = change.seat;
        let before = self.view.player(seat)?.icons;
        let changed = |(icon, span): (Icon, Interval)| {
            let before = before.of(icon);
            let args = Args::new().icon(icon).with("before", before);
            match span {
                Interval { low, high } if low != high => {
                    let args = args.with("low", low).with("high", high);
                    Some(self.text.source(PREVIEW_ICON_RANGE, &args))
                }
                Interval { low, .. } if low == before.into() => None,
                Interval { low, .. } => {
                    Some(self.text.source(PREVIEW_ICON, &args.with("after", low)))
                }
            }
        };
        let icons = Icon::ALL.into_iter().zip(change.icons);
        let changes: Vec<String> = icons.filter_map(changed).collect();
        if !changes.is_empty() {
            let changes = self.text.list(changes, LIST_MORE, LIST_MORE);
            return Some(self.say(PREVIEW_ICONS, self.by(seat).with("changes", changes)));
        }
        let same = seat == self.view.seat && self.is_for_icons(choice, change);
        same.then(|| self.say(PREVIEW_ICONS_SAME, Args::new()))
    }

    /// Whether one would expect the option to change one's icons.
    fn is_for_icons(&self, choice: Choice, change: &SeatChange) -> bool {
        let purpose = self.view.decision.as_ref().map(|decision| decision.purpose);
        let splays = matches!(purpose, Some(Purpose::Splay(_)));
        choice != Choice::Pass && (splays || !change.board.is_zero())
    }

    /// By how much something of a player changes.
    fn change(&self, seat: Seat, span: Interval) -> String {
        let change = if span.low == span.high {
            signed(span.low)
        } else {
            let args = Args::new()
                .with("low", signed(span.low))
                .with("high", signed(span.high));
            self.text.source(PREVIEW_RANGE, &args)
        };
        let args = self.by(seat).with("change", change);
        self.text.source(PREVIEW_CHANGE, &args)
    }

    /// What happens in most cases or may happen, and was not said to be certain.
    fn outlook(&self, certain: &Certain, outlook: &Outlook) -> Vec<Line> {
        let known = |seat: Seat, of: fn(&SeatChange) -> Interval| certain.change(seat).map(of);
        let mut points = Vec::new();
        let mut hands = Vec::new();
        for usual in &outlook.tendencies {
            let seat = usual.seat;
            if !usual.points.has(0) && known(seat, |change| change.points) != Some(usual.points) {
                points.push(self.change(seat, usual.points));
            }
            if !usual.hand.has(0) && known(seat, |change| change.hand) != Some(usual.hand) {
                hands.push(self.change(seat, usual.hand));
            }
        }
        let mut lines = Vec::new();
        lines.extend(self.list(PREVIEW_USUAL_POINTS, "changes", points));
        lines.extend(self.list(PREVIEW_USUAL_HANDS, "changes", hands));
        let possible = outlook
            .claims
            .iter()
            .filter(|&&(seat, achievement, _)| !certain.claims.contains(&(seat, achievement)));
        let claims = possible.map(|&(seat, achievement, _)| {
            let name = match achievement {
                Achievement::Age(age) => {
                    let args = Args::new().with("age", value_token(age));
                    self.text.source(ACHIEVEMENT_AGE, &args)
                }
                Achievement::Special(special) => format!("[{}]", special.name().to_lowercase()),
            };
            let args = self.by(seat).with("achievement", name);
            self.text.source(PREVIEW_CLAIM, &args)
        });
        lines.extend(self.list(PREVIEW_MAY_CLAIM, "claims", claims.collect()));
        if outlook.usually_ends() {
            lines.push(self.say(PREVIEW_USUAL_END, Args::new()));
        } else if outlook.over > 0 {
            lines.push(self.say(PREVIEW_MAY_END, Args::new()));
        }
        lines
    }
}

/// A number with its sign.
fn signed(number: i16) -> String {
    match number {
        0 => "0".to_string(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}
