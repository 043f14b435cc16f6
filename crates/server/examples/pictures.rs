//! All pictures on one sheet, at three sizes, in the light and the dark colors, to be looked at.
//!
//! ```sh
//! cargo run -p innovation-server --example pictures > pictures.html
//! ```

use innovation_engine::{Card, Special};

const PICTURES: &str = include_str!("../../scene/assets/pictures.svg");
const STYLE: &str = concat!(
    include_str!("../../scene/assets/colors.css"),
    include_str!("../assets/style/base.css")
);

/// Pictures beside cards are drawn like these; 120 is the illustration of a card.
const SIZES: [u8; 3] = [120, 48, 20];

const SHEET: &str = "
.half { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 6px; padding: 10px; background: var(--paper); color: var(--ink); }
.half figure { display: flex; flex-wrap: wrap; align-items: end; gap: 8px; padding: 6px; border-radius: 6px; background: var(--tint, var(--surface)); }
.half figcaption { flex-basis: 100%; font-size: 12px; }
.size120 { width: 120px; height: 120px; stroke-width: 1.3; }
.size48 { width: 48px; height: 48px; stroke-width: 1.5; }
.size20 { width: 20px; height: 20px; }
";

fn main() -> Result<(), &'static str> {
    let sprite = PICTURES.replacen("<svg ", "<svg class=\"sprite\" ", 1);
    println!("<!doctype html><meta charset=\"utf-8\"><title>Pictures</title>");
    println!("<style>{STYLE}{SHEET}.dark {{ {} }}</style>", dark()?);
    println!("{sprite}");
    for scheme in ["light", "dark"] {
        println!("<main class=\"half {scheme}\">");
        for card in Card::all() {
            draw(card.id(), card.name(), card.color().word());
        }
        for special in Special::ALL {
            draw(&special.name().to_lowercase(), special.name(), "");
        }
        println!("</main>");
    }
    Ok(())
}

/// The colors of the dark scheme, without the media query around them.
fn dark() -> Result<&'static str, &'static str> {
    let rest = STYLE.split_once("@media (prefers-color-scheme: dark) {");
    let rest = rest.and_then(|(_, rest)| rest.split_once(":root {"));
    let colors = rest.and_then(|(_, rest)| rest.split_once('}'));
    colors
        .map(|(colors, _)| colors)
        .ok_or("the sheet has no dark colors")
}

fn draw(id: &str, name: &str, color: &str) {
    print!("<figure class=\"{color}\">");
    for size in SIZES {
        print!("<svg class=\"picture size{size}\"><use href=\"#{id}\"/></svg>");
    }
    println!("<figcaption>{name}</figcaption></figure>");
}
