//! The pages in real browsers: Chromium, driven by chromedriver, against a server in this process.
//!
//! Where there is `chromium-headless-shell`, pages with scripts are looked at in it: the same browser without a window
//! around the page, which is quicker.
//!
//! On a machine without them the tests say so and pass; `INNOVATION_REQUIRE_BROWSER=1` demands them. With
//! `INNOVATION_SCREENSHOTS=folder` they also keep pictures of what they see, and with `INNOVATION_AXE=axe.min.js` they
//! let axe-core look for what keeps people with disabilities from using the pages.

/// Opens a house, or leaves the test where there is no browser.
macro_rules! house {
    () => {
        match crate::driver::House::open().await {
            Some(house) => house,
            None => return,
        }
    };
}

mod access;
mod boxes;
mod driver;
mod fitting;
mod following;
mod games;
#[path = "../common/late.rs"]
mod late;
mod lessons;
mod looks;
mod people;
mod play;
mod reading;
mod table;
#[path = "../common/ways.rs"]
mod ways;
