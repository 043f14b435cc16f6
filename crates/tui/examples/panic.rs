//! Takes the whole terminal over, and panics: the terminal has to be as it was before. The tests run this.

use innovation_tui::FullScreen;

fn main() -> std::io::Result<()> {
    let mut screen = FullScreen::open()?;
    screen.terminal.draw(|frame| {
        let area = frame.area();
        frame.render_widget("the whole screen", area);
    })?;
    std::thread::sleep(std::time::Duration::from_millis(1500));
    panic!("this is meant to happen");
}
