use innovation_engine::{Age, Icon, Missing, Preview, Reach, Seat, SeatSet, View};

use crate::args::{Args, Role};
use crate::line::{Line, player_token};
use crate::messages::*;
use crate::names::{Names, Reader};
use crate::text::Text;

impl Text {
    /// What each option of the question would do, in sentences, in the order of the options. An option of which
    /// nothing can be told before has none.
    pub fn previews(&self, view: &View, names: &Names) -> Vec<Vec<Line>> {
        let reader = Reader::new(Some(view.seat), names.clone());
        let previews = view.previews();
        let lines = previews
            .iter()
            .map(|preview| self.preview(preview, &reader));
        lines.collect()
    }

    fn preview(&self, preview: &Preview, reader: &Reader) -> Vec<Line> {
        let say = |message, args| self.say(message, &args, &reader.names);
        match preview {
            Preview::Draw(age) => vec![say(PREVIEW_DRAW, Args::new().age(*age))],
            Preview::DrawEnds => vec![say(PREVIEW_DRAW_ENDS, Args::new())],
            Preview::Icons { before, after } => {
                let change = |icon: Icon| {
                    let (before, after) = (before.of(icon), after.of(icon));
                    let args = Args::new()
                        .icon(icon)
                        .with("before", before)
                        .with("after", after);
                    (before != after).then(|| self.source(PREVIEW_ICON, &args))
                };
                let changes: Vec<String> = Icon::ALL.into_iter().filter_map(change).collect();
                vec![match changes.is_empty() {
                    true => say(PREVIEW_ICONS_SAME, Args::new()),
                    false => {
                        let changes = self.list(changes, LIST_MORE, LIST_MORE);
                        say(PREVIEW_ICONS, Args::new().with("changes", changes))
                    }
                }]
            }
            Preview::Dogma(reach) => self.reach(reach, reader),
            Preview::Open => Vec::new(),
        }
    }

    fn reach(&self, reach: &Reach, reader: &Reader) -> Vec<Line> {
        let say = |message, args| self.say(message, &args, &reader.names);
        let players = |seats: SeatSet| {
            let names = self.and_list(seats.into_iter().map(player_token));
            Args::new().with("names", names)
        };
        let counts = Seat::ALL
            .into_iter()
            .zip(&reach.counts)
            .map(|(seat, &count)| {
                let args = Args::new().player(Role::By, seat, reader);
                self.source(LOG_ICONS_OF, &args.with("count", count))
            });
        let counts = self.list(counts, LIST_COUNTS, LIST_COUNTS);
        let args = Args::new().icon(reach.icon).with("counts", counts);
        let mut lines = vec![say(PREVIEW_COUNTS, args)];
        if reach.idle {
            lines.push(say(PREVIEW_IDLE, Args::new()));
            return lines;
        }
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

    /// What is missing for the achievement of an age. `None`: nothing.
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
