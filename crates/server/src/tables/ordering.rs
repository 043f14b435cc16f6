//! Questions that decide only an order, answered all at once.

use std::sync::Arc;

use innovation_engine::Choice;
use innovation_text::Problem;

use super::room::Room;
use super::snapshot::Snapshot;
use crate::access::ids::VisitorId;
use crate::error::Error;

impl Room {
    /// Answers with all options of a question that decides only an order, one after the other. `places` are those of
    /// its options. It stops where something else is asked.
    pub async fn answer_in_order(
        self: &Arc<Room>,
        visitor: VisitorId,
        number: i64,
        places: &[usize],
    ) -> Result<(), Error> {
        let shown = self.shown().await?;
        // The number of the question, and the question.
        let asked = |shown: &Snapshot| {
            let seat = shown.acting_seat(&visitor)?;
            let decision = shown.view(seat)?.decision;
            let decision = decision.filter(|decision| decision.order)?;
            Some((shown.number(seat), decision))
        };
        let first = asked(&shown).filter(|(asked, _)| *asked == number);
        let (_, first) = first.ok_or(Problem::Stale)?;
        let wanted: Option<Vec<Choice>> = places
            .iter()
            .map(|&place| first.options.get(place).copied())
            .collect();
        let wanted = wanted.ok_or(Problem::Unreadable)?;
        let (mut number, mut decision) = (number, first.clone());
        for (given, choice) in wanted.into_iter().enumerate() {
            let Some(option) = decision.options.iter().position(|option| *option == choice) else {
                break;
            };
            self.answer(visitor.clone(), number, option).await?;
            let shown = self.shown().await?;
            let next = asked(&shown).filter(|(_, next)| {
                let same = (next.purpose, next.source) == (first.purpose, first.source);
                same && next.options.len() + given + 1 == first.options.len()
            });
            match next {
                Some(next) => (number, decision) = next,
                None => break,
            }
        }
        Ok(())
    }
}
