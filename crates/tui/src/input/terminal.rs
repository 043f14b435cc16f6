use std::io::{self, Stdout};
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute};

use crate::app::message::Message;

/// The whole terminal, given back as it was when this is dropped, or when anything panics.
pub struct FullScreen {
    /// What is drawn on.
    pub terminal: Terminal<CrosstermBackend<Stdout>>,
    /// What happens.
    pub messages: Receiver<Message>,
    sender: Sender<Message>,
}

impl FullScreen {
    /// Takes the terminal over. Keys, the mouse, and signals that end the process come as messages.
    pub fn open() -> io::Result<FullScreen> {
        restore_on_panic();
        let (sender, messages) = mpsc::channel();
        let signals = sender.clone();
        let handled = ctrlc::set_handler(move || {
            // The receiver is gone: the player has left the table.
            let _ = signals.send(Message::Ended);
        });
        handled.map_err(io::Error::other)?;
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::SeqCst);
        // From here on, whatever fails gives the terminal back.
        let opened = (|| -> io::Result<_> {
            execute!(
                io::stdout(),
                EnterAlternateScreen,
                EnableMouseCapture,
                cursor::Hide
            )?;
            Terminal::new(CrosstermBackend::new(io::stdout()))
        })();
        let terminal = opened.inspect_err(|_| restore())?;
        read_events(sender.clone());
        Ok(FullScreen {
            terminal,
            messages,
            sender,
        })
    }

    /// Where messages can be sent to.
    pub fn sender(&self) -> Sender<Message> {
        self.sender.clone()
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        restore();
    }
}

/// Forwards terminal events until the receiver is gone.
fn read_events(sender: Sender<Message>) {
    thread::spawn(move || {
        loop {
            let message = match event::read() {
                Ok(event) => Message::of_event(event),
                // The terminal is gone.
                Err(_) => Some(Message::Ended),
            };
            let Some(message) = message else { continue };
            let ended = matches!(message, Message::Ended);
            if sender.send(message).is_err() || ended {
                return;
            }
        }
    });
}

/// Whether the terminal is taken over.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Gives the terminal back as it was, unless that is done already: to leave the other screen twice would put the cursor
/// where it once was.
fn restore() {
    if !TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    // If the terminal is gone, it needs no restoring, and an error could not be shown.
    let _ = execute!(
        io::stdout(),
        DisableMouseCapture,
        LeaveAlternateScreen,
        cursor::Show
    );
    let _ = disable_raw_mode();
}

/// Lets a panic be read on a terminal that works.
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        let owner = thread::current().id();
        panic::set_hook(Box::new(move |panic| {
            // Other threads send their error to the drawing thread, which prints it at the end.
            if thread::current().id() == owner {
                restore();
                before(panic);
            }
        }));
    });
}
