//! Any text is either refused as a view or read as one that is written as the same view again, deals games
//! that hold together, and lets them be played to their ends.
//!
//! Most changed bytes are not JSON, so most of the time whole values are changed.
#![no_main]

use innovation_engine::{Rng, View};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use serde_json::Value;

fuzz_target!(|text: &str| {
    let Ok(view) = serde_json::from_str::<View>(text) else {
        return;
    };
    let written = serde_json::to_string(&view).expect("a view can be written");
    let again: View = serde_json::from_str(&written).expect("what was written can be read");
    assert!(again == view);

    let mut rng = Rng::new(text.len() as u64);
    for _ in 0..4 {
        // In the middle of an action of others, or where somebody made the view up.
        let Some(mut game) = view.sample(&mut rng) else {
            continue;
        };
        for _ in 0..20 {
            assert_eq!(game.state().audit(), Ok(()));
            let Some(question) = game.question() else {
                break;
            };
            let index = rng.below(question.count().into());
            game.answer_openly(index as u8)
                .expect("the asked player may choose any option");
        }
        let end = game.play_out(|_, question| rng.below(question.count().into()) as u8);
        assert_eq!(end.audit(), Ok(()));
        assert!(end.outcome().is_some());
    }
});

fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let mut rng = Rng::new(seed.into());
    let changed = match serde_json::from_slice::<Value>(&data[..size]) {
        Ok(mut view) if rng.below(8) > 0 => {
            for _ in 0..=rng.below(3) {
                change(&mut view, &mut rng);
            }
            view.to_string()
        }
        _ => return fuzzer_mutate(data, size, max_size),
    };
    if changed.len() > max_size {
        return fuzzer_mutate(data, size, max_size);
    }
    data[..changed.len()].copy_from_slice(changed.as_bytes());
    changed.len()
});

/// Puts one value of a text in the place of another, takes one out, or makes a number a little different.
fn change(view: &mut Value, rng: &mut Rng) {
    let mut places = Vec::new();
    list(view, String::new(), &mut places);
    // A note of the action is as likely as all the rest.
    let private: Vec<String> = places
        .iter()
        .filter(|place| place.starts_with("/private/action"))
        .cloned()
        .collect();
    if !private.is_empty() && rng.below(2) == 0 {
        places = private;
    }
    let mut any = |count: usize| rng.below(count as u32) as usize;
    let other = view.pointer(&places[any(places.len())]).cloned();
    let Some(value) = view.pointer_mut(&places[any(places.len())]) else {
        return;
    };
    match (any(4), value) {
        (0, Value::Array(list)) if !list.is_empty() => drop(list.remove(any(list.len()))),
        (1, Value::Array(list)) if !list.is_empty() => {
            let (one, other) = (any(list.len()), any(list.len()));
            list.swap(one, other);
        }
        (2, Value::Array(list)) if !list.is_empty() => list.push(list[any(list.len())].clone()),
        (0..=2, value @ Value::Number(_)) => *value = Value::from(any(130)),
        (_, value) => *value = other.unwrap_or_default(),
    }
}

/// Where all values are, as JSON pointers.
fn list(value: &Value, place: String, places: &mut Vec<String>) {
    match value {
        Value::Array(values) => {
            for (at, value) in values.iter().enumerate() {
                list(value, format!("{place}/{at}"), places);
            }
        }
        Value::Object(fields) => {
            for (name, value) in fields {
                list(value, format!("{place}/{name}"), places);
            }
        }
        _ => {}
    }
    places.push(place);
}
