use innovation_text::Reason;
use ratatui::crossterm::event::{Event, KeyEvent, KeyEventKind, MouseEvent};

/// Something that the table in a terminal reacts to.
#[derive(Clone, Debug)]
pub enum Message {
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

impl Message {
    /// What an event of the terminal says, if it says anything here.
    pub fn of_event(event: Event) -> Option<Message> {
        match event {
            // Some terminals also report the release of a key.
            Event::Key(key) if key.kind != KeyEventKind::Release => Some(Message::Key(key)),
            Event::Mouse(mouse) => Some(Message::Mouse(mouse)),
            Event::Resize(..) => Some(Message::Resized),
            _ => None,
        }
    }
}

/// What comes of a message.
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
