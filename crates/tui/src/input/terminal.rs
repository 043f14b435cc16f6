use std::io;
use std::panic;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{cursor, execute};
use ratatui_core::terminal::Terminal;

use crate::app::message::ScreenMessage;
use crate::input::backend::TerminalBackend;

/// The whole terminal, given back as it was when this is dropped, or when anything panics.
pub struct FullScreen {
    /// What is drawn on.
    pub terminal: Terminal<TerminalBackend>,
    /// What happens.
    pub messages: Receiver<ScreenMessage>,
    sender: Sender<ScreenMessage>,
}

impl FullScreen {
    /// Takes the terminal over. Keys, the mouse, and signals that end the process come as messages.
    pub fn open() -> io::Result<FullScreen> {
        restore_on_panic();
        let (sender, messages) = mpsc::channel();
        let signals = sender.clone();
        let handled = ctrlc::set_handler(move || {
            // The receiver is gone: the player has left the table.
            let _ = signals.send(ScreenMessage::Ended);
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
            Terminal::new(TerminalBackend(io::stdout()))
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
    pub fn sender(&self) -> Sender<ScreenMessage> {
        self.sender.clone()
    }
}

impl Drop for FullScreen {
    fn drop(&mut self) {
        restore();
    }
}

/// Forwards terminal events until the receiver is gone.
fn read_events(sender: Sender<ScreenMessage>) {
    thread::spawn(move || {
        loop {
            let message = match event::read() {
                Ok(event) => ScreenMessage::of_event(event),
                // The terminal is gone.
                Err(_) => Some(ScreenMessage::Ended),
            };
            let Some(message) = message else { continue };
            let ended = matches!(message, ScreenMessage::Ended);
            if sender.send(message).is_err() || ended {
                return;
            }
        }
    });
}

/// Whether the terminal is taken over.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// Restores the terminal, once: to leave the alternate screen a second time would move the cursor to an old place.
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
