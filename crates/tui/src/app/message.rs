use crossterm::event::{Event, KeyEvent, KeyEventKind, MouseEvent};
use innovation_text::Reason;

/// Something that the table in a terminal reacts to.
#[derive(Clone, Debug)]
pub enum ScreenMessage {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse did something.
    Mouse(MouseEvent),
    /// The terminal has another size.
    Resized,
    /// Some time has passed.
    Tick,
    /// A bot has decided: the number of the request, and the place of the option.
    Decided(u64, usize),
    /// How likely each option is to win, and why: the number of the request, the ratings, and the reasons.
    Rated(u64, Vec<f32>, Vec<Vec<Reason>>),
    /// A bot cannot decide any more, and why.
    Failed(String),
    /// The process received a signal to end, or the input was closed.
    Ended,
}

impl ScreenMessage {
    /// The message of a terminal event, if it has one.
    pub fn of_event(event: Event) -> Option<ScreenMessage> {
        match event {
            // Some terminals also report the release of a key.
            Event::Key(key) if key.kind != KeyEventKind::Release => Some(ScreenMessage::Key(key)),
            Event::Mouse(mouse) => Some(ScreenMessage::Mouse(mouse)),
            Event::Resize(..) => Some(ScreenMessage::Resized),
            _ => None,
        }
    }
}

/// The effect of a message on the loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// It goes on.
    GoesOn,
    /// What was being done is done.
    Done,
    /// The player leaves.
    Leaves,
    /// The process is to end at once.
    Ends,
}
