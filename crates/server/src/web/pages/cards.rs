//! All cards, to browse and filter; and one card with all that is to say about it.

use innovation_engine::{Age, Card, Color, Edition, Icon};
use innovation_text::{Command, Label, Text, Word};
use maud::{Markup, html};

use super::draw::form::select;
use super::draw::line::explained;
use super::draw::{card as draw, icon};
use super::{CardPage, CardsPage, Viewer, frame};

/// The whole page.
pub fn page(viewer: &Viewer, model: &CardsPage) -> Markup {
    let text = viewer.text;
    let edition = model.filter.edition;
    let found = match model.cards.len() {
        0 => Command::NoCards,
        count => Command::CardCount(count),
    };
    let body = html! {
        main.cards-page {
            h1 { (text.word(Word::Cards)) }
            (filter(model, text))
            p.note role="status" { (text.command(&found)) }
            p { a href={ "/statistics?edition=" (edition.word()) } { (text.label(Label::Statistics)) } }
            div.cards {
                @for &card in &model.cards { (draw::full(card, edition, text, "page")) }
            }
        }
    };
    frame(viewer, &text.word(Word::Cards), &body)
}

fn filter(model: &CardsPage, text: &Text) -> Markup {
    let filter = &model.filter;
    let any = (String::new(), text.label(Label::Any));
    let ages = Age::ALL.map(|age| (age.to_string(), text.age_heading(age)));
    let colors = Color::ALL.map(|color| (color.word().to_string(), text.color_label(color)));
    let icons = Icon::ALL.map(|icon| (icon.word().to_string(), text.icon(icon).to_string()));
    let editions =
        [Edition::Third, Edition::First].map(|edition| (edition.word(), text.edition(edition)));
    let with_any = |values: &[(String, String)]| [std::slice::from_ref(&any), values].concat();
    let age = filter.age.map(|age| age.to_string()).unwrap_or_default();
    let color = filter.color.map_or("", Color::word);
    let icon = filter.icon.map_or("", Icon::word);
    html! {
        form.filter action="/cards" method="get" role="search" {
            label.field {
                span { (text.label(Label::Search)) }
                input type="search" name="words" value=(filter.words);
            }
            (select("age", &text.word(Word::Age), &with_any(&ages), &age))
            (select("color", &text.word(Word::Color), &with_any(&colors), color))
            (select("icon", &text.word(Word::Icons), &with_any(&icons), icon))
            (select("edition", &text.word(Word::Edition), &editions, filter.edition.word()))
            button { (text.label(Label::Filter)) }
        }
    }
}

/// The page of one card.
pub fn card(viewer: &Viewer, model: &CardPage) -> Markup {
    let text = viewer.text;
    let body = html! {
        main.card-page {
            div #card { (about(model.card, model.edition, text)) }
            p { a href="/cards" { (text.label(Label::AllCards)) } }
        }
    };
    frame(viewer, text.card_name(model.card), &body)
}

/// All that is to say about a card.
pub fn about(card: Card, edition: Edition, text: &Text) -> Markup {
    let others = Edition::ALL.into_iter().filter(|&other| other != edition);
    let rulings = text.rulings(card);
    html! {
        div.about data-about=(card.id()) {
            h1.sr { (text.card_name(card)) }
            (draw::to_read(card, edition, text))
            (facts(card, text))
            @for other in others {
                @if text.effects(card, other) != text.effects(card, edition) {
                    h2 { (text.command(&Command::InEdition(other))) }
                    (draw::explained_effects(card, other, text))
                }
            }
            @if !rulings.is_empty() {
                h2 { (text.word(Word::Rulings)) }
                ul.rulings { @for ruling in &rulings { li { (explained(ruling, text)) } } }
            }
        }
    }
}

fn facts(card: Card, text: &Text) -> Markup {
    html! {
        dl.facts {
            div { dt { (text.word(Word::Age)) } dd { (text.age_heading(card.age())) } }
            div { dt { (text.word(Word::Color)) } dd { (text.color_label(card.color())) } }
            div {
                dt { (text.label(Label::Featured)) }
                dd { (icon::shape(card.dogma_icon())) (text.icon(card.dogma_icon())) }
            }
        }
    }
}
