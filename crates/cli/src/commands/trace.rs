//! A scenario, moment by moment, in words.

use innovation_engine::{Language, Observed, Play};
use innovation_scenario::{Moment, PassedOver, Scenario, labels};
use innovation_text::{Log, Names, Reader, Text};

use crate::commands::replay::indented;

/// The run of a scenario: each question with its options, each answer, and each event, with all cards open.
pub fn lines(scenario: &Scenario) -> String {
    let text = Text::of(Language::En);
    let names = Names::new(&scenario.names);
    let reader = Reader::new(None, names.clone());
    let mut log = Log::new(text, scenario.position.settings, reader);
    let mut lines = String::new();
    let outcome = scenario.watch(|moment| match moment {
        Moment::Asked(play) => lines += &asked(play, scenario, text, &names),
        Moment::Answered(Some(number), answer) => lines += &format!("> {number}. {answer}\n"),
        Moment::Answered(None, answer) => {
            lines += &format!("> {answer} (not in the script: only the order was open)\n");
        }
        Moment::Event(event) => {
            if let Some(entry) = log.read(event) {
                lines += &indented(&entry);
            }
        }
        Moment::PassedOver(number, answer, why) => {
            let why = match why {
                PassedOver::Forced => "passed over: it happened by itself",
                PassedOver::NoPass => "passed over: not on offer",
                PassedOver::Nothing => "passed over: it says nothing about the game",
            };
            lines += &format!("> {number}. {answer} ({why})\n");
        }
    });
    if let Err(error) = outcome {
        lines += &format!("{error}\n");
    }
    lines
}

/// The question on the table, in words, and its options as a script calls them.
fn asked(play: &Play, scenario: &Scenario, text: &Text, names: &Names) -> String {
    let Some(question) = play.question() else {
        return String::new();
    };
    let name = names.get(question.seat).unwrap_or_default();
    let view = Observed::at_first_sight(play.clone()).view(question.seat);
    let what = view.and_then(|view| text.question(&view, names));
    let what = what.map_or(String::new(), |asked| asked.what.to_string());
    let mut options = labels(question, play.state(), &scenario.names);
    options.dedup();
    format!("{name} is asked: {what} [{}]\n", options.join(", "))
}
