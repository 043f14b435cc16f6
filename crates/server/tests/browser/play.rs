//! What a player does, by clicks.

use super::driver::Visitor;

/// What can be waited for at a table: a question, whose number is in its form, or the end.
const NEXT: &str = "#answer [name=sequence], .afterwards";

/// The option that a simple player takes: what claims, else what activates, else what melds, else the first.
pub const USUAL: &str = "#answer .achieve button, \
    #answer:not(:has(.achieve)) .dogma button, \
    #answer:not(:has(.achieve, .dogma)) .meld button, \
    #answer:not(:has(.achieve, .dogma, .meld)) .option > button";

impl Visitor {
    /// Says a name on the first page.
    pub async fn call_oneself(&self, name: &str) {
        self.go("/").await;
        let field = self.find("#name").await;
        field.clear().await.expect("the field can be cleared");
        field.send_keys(name).await.expect("a name can be typed");
        self.click(".who button").await;
        self.find("#name:not([value=''])").await;
    }

    /// Starts the usual game against a bot.
    pub async fn play_now(&self) {
        self.go("/").await;
        self.click("#play-easy").await;
        self.find("#answer").await;
    }

    /// Sets a table up, with these values chosen in its form; `yes` ticks a box.
    pub async fn set_up(&self, fields: &[(&str, &str)]) {
        self.go("/").await;
        self.click(".new summary").await;
        for (name, value) in fields {
            match *value {
                "yes" if *name != "practice" => self.click(&format!(".new [name={name}]")).await,
                value => {
                    let select = self.find(&format!(".new [name={name}]")).await;
                    select
                        .select_by_value(value)
                        .await
                        .expect("it can be chosen");
                }
            }
        }
        self.click(".new form > button").await;
        self.find("#table").await;
    }

    /// Waits until the player is asked, and says by which question; `None` once the game is over.
    pub async fn asked(&self) -> Option<String> {
        Some(self.attr(NEXT, "value").await).filter(|question| !question.is_empty())
    }

    /// Clicks an option of the question as soon as it can be answered, and waits until it has been taken.
    pub async fn answer(&self, question: &str, option: &str) {
        self.find("#question:not(.fresh)").await;
        self.click(option).await;
        self.find(&format!("#table:not([data-sequence='{question}'])"))
            .await;
    }
}
