//! Makes the description of the API, and compares it with the file that is served. Most of it comes from the attributes of
//! the handlers and their types. The rest is what holds for all of them, and what attributes cannot say.

use std::sync::LazyLock;

use innovation_bots::Kind;
use innovation_engine::RULES_VERSION;
use serde_json::{Map, Value, json};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::{events, review, table, token};

/// What the handlers and their types say.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Innovation",
        description = "Tables of the card game Innovation, for programs. An unofficial fan implementation."
    ),
    paths(
        token::make,
        token::renew,
        token::revoke,
        table::mine,
        table::set_up,
        table::show,
        table::view,
        table::question,
        table::answer,
        table::take_back,
        table::join,
        table::leave,
        table::record,
        review::review,
        events::listen,
    ),
    modifiers(&Bearer)
)]
struct Description;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("token", scheme);
    }
}

/// The description, whole.
static WHOLE: LazyLock<Value> = LazyLock::new(|| {
    let described = serde_json::to_value(Description::openapi());
    let mut description = described.expect("a description is JSON");
    description["info"]["x-rules-version"] = RULES_VERSION.into();
    name_operations(&mut description);
    let links = links(&description);
    for (path, operations) in members(&mut description["paths"]) {
        for (method, operation) in members(operations) {
            add_refusals(operation);
            for (status, response) in members(&mut operation["responses"]) {
                describe(status, response);
            }
            let parameters = operation
                .get_mut("parameters")
                .and_then(Value::as_array_mut);
            for parameter in parameters.into_iter().flatten() {
                if parameter["name"] == "id" {
                    parameter["schema"] = json!({ "$ref": "#/components/schemas/TableName" });
                }
                if parameter["name"] == "depth" {
                    parameter["schema"] = json!({ "type": "string", "enum": ["quick", "deep"] });
                }
            }
            match (method.as_str(), path.as_str()) {
                ("post", "/api/tables") => {
                    operation["responses"]["201"]["links"] = links.clone();
                }
                // An empty body counts as `{}`, which is a complete invitation.
                ("post", "/api/tables/{id}/join") => {
                    operation["requestBody"]["required"] = false.into();
                }
                _ => {}
            }
        }
    }
    let schemas = &mut description["components"]["schemas"];
    schemas["TableName"] = json!({
        "type": "string", "pattern": "^[0-9a-f]{16}$", "example": "1f76b2d9395edf5f",
        "description": "The name of a table in addresses.",
    });
    for table in ["TableInfo", "TableListed"] {
        schemas[table]["properties"]["id"] = json!({ "$ref": "#/components/schemas/TableName" });
    }
    let bots = Kind::ALL.map(|kind| format!("bot:{}", kind.name()));
    let seats = ["me", "open"].map(str::to_owned).into_iter().chain(bots);
    schemas["SeatWish"]["enum"] = seats.collect();
    // The player has at most one seat, and teams need four.
    let new = &mut schemas["NewTable"];
    new["properties"]["seats"]["contains"] = json!({ "const": "me" });
    new["properties"]["seats"]["minContains"] = 0.into();
    new["properties"]["seats"]["maxContains"] = 1.into();
    new["if"] = json!({ "properties": { "teams": { "const": true } }, "required": ["teams"] });
    new["then"] = json!({ "properties": { "seats": { "minItems": 4 } } });
    description
});

/// The members of an object.
fn members(value: &mut Value) -> impl Iterator<Item = (&String, &mut Value)> {
    value.as_object_mut().into_iter().flatten()
}

/// Names each operation by its method and its path, such as `post_tables_id_join`, so that no two have the same name.
fn name_operations(description: &mut Value) {
    for (path, operations) in members(&mut description["paths"]) {
        let words = path.split(['/', '-', '{', '}']);
        let words: Vec<&str> = words.filter(|word| !["", "api"].contains(word)).collect();
        for (method, operation) in members(operations) {
            operation["operationId"] = format!("{method}_{}", words.join("_")).into();
        }
    }
}

/// Adds the refusals that every operation of its kind can meet.
fn add_refusals(operation: &mut Value) {
    let has_body = operation.get("requestBody").is_some();
    let refusals = [
        (400, has_body),
        // Where no token is needed, too: one that is sent has to be right.
        (401, true),
        (413, has_body),
        (421, true),
        (422, has_body),
        (429, true),
        (500, true),
        (503, true),
    ];
    let Some(responses) = operation["responses"].as_object_mut() else {
        return;
    };
    for (status, _) in refusals.into_iter().filter(|(_, can_be)| *can_be) {
        let response = responses.entry(status.to_string()).or_insert(json!({}));
        response["content"] = json!({
            "application/json": { "schema": { "$ref": "#/components/schemas/Refused" } }
        });
        if status == 429 {
            let schema = json!({ "type": "integer", "minimum": 1 });
            let header = json!({ "description": "Seconds to wait.", "schema": schema });
            response["headers"]["Retry-After"] = header;
        }
    }
}

/// Says what a status means, where the handler does not.
fn describe(status: &str, response: &mut Value) {
    if response["description"]
        .as_str()
        .is_some_and(|text| !text.is_empty())
    {
        return;
    }
    let what = match status {
        "200" => "Done",
        "201" => "Made",
        "204" => "Done; there is nothing to tell",
        "400" => "`json`: what was sent is not JSON",
        "401" => "`token`: a token is needed, or the one that was sent is not known",
        "404" => "`not_found`: there is no such table",
        "413" => "`size`: more was sent than is taken",
        "421" => "`host`: the server has another name",
        "422" => "`field`: a field is missing or wrong",
        "429" => "`rate`: too many requests",
        "500" => "`internal`: a fault of the server; nothing was changed",
        "503" => {
            "The server or its database is not there: the word says whether anything was changed"
        }
        _ => "Refused",
    };
    response["description"] = what.into();
}

/// From a new table to what can be done there.
fn links(description: &Value) -> Value {
    let mut links = Map::new();
    let paths = description["paths"].as_object().into_iter().flatten();
    for (path, operations) in paths.filter(|(path, _)| path.contains("{id}")) {
        for operation in operations.as_object().into_iter().flat_map(Map::values) {
            let Some(id) = operation["operationId"].as_str() else {
                continue;
            };
            let link = json!({
                "operationId": id, "parameters": { "id": "$response.body#/id" },
                "description": format!("The new table, at `{path}`."),
            });
            links.insert(id.to_owned(), link);
        }
    }
    Value::Object(links)
}

#[test]
fn the_served_description_is_that_of_the_code() {
    // Whether maps keep their order depends on what else is built.
    let mut sorted = WHOLE.clone();
    sorted.sort_all_objects();
    let made = serde_json::to_string_pretty(&sorted).unwrap() + "\n";
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/openapi.json");
    innovation_golden::compare([(path.into(), made)]);
}

/// Every place in the description, with its address in it.
fn places<'v>(value: &'v Value, at: String, found: &mut Vec<(String, &'v Value)>) {
    let inner: Vec<(String, &Value)> = match value {
        Value::Object(members) => members
            .iter()
            .map(|(name, value)| (name.clone(), value))
            .collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .map(|(place, value)| (place.to_string(), value))
            .collect(),
        _ => Vec::new(),
    };
    found.push((at.clone(), value));
    for (name, value) in inner {
        places(value, format!("{at}/{}", name.replace('/', "~1")), found);
    }
}

#[test]
fn every_reference_leads_somewhere() {
    let mut found = Vec::new();
    places(&WHOLE, String::new(), &mut found);
    let mut number = 0;
    for (at, value) in found {
        if let Some(reference) = value["$ref"].as_str() {
            let target = reference
                .strip_prefix('#')
                .expect("it is in the same document");
            assert!(WHOLE.pointer(target).is_some(), "{at}: {reference}");
            number += 1;
        }
    }
    assert!(number > 100, "{number}");
}

#[test]
fn nothing_is_hollow() {
    let schemas = &WHOLE["components"]["schemas"];
    let mut found = Vec::new();
    places(schemas, String::new(), &mut found);
    for (at, schema) in found {
        // The one thing that programs are to pass over.
        if at == "/GameView/properties/private" {
            continue;
        }
        let says = |name: &str| schema.get(name).is_some();
        match schema["type"].as_str() {
            Some("object") => assert!(
                says("properties") || says("additionalProperties"),
                "{at}: an object of what?"
            ),
            Some("array") => assert!(
                says("items") || says("prefixItems"),
                "{at}: a list of what?"
            ),
            _ => {}
        }
    }
    for (name, schema) in schemas.as_object().unwrap() {
        assert!(schema["description"].is_string(), "{name} is described");
        for (field, schema) in schema["properties"].as_object().into_iter().flatten() {
            // Where it can be `null`, the other case says it.
            let cases = schema["oneOf"].as_array().into_iter().flatten();
            let described = cases
                .chain([schema])
                .any(|case| case.get("description").is_some() || case.get("$ref").is_some());
            assert!(described, "{name}.{field} is described");
        }
    }
}

#[test]
fn every_operation_says_how_it_can_be_refused() {
    for (path, operations) in WHOLE["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let responses = operation["responses"].as_object().unwrap();
            for status in ["401", "421", "429", "500", "503"] {
                assert!(responses.contains_key(status), "{method} {path}: {status}");
            }
            for (status, response) in responses {
                let text = response["description"].as_str().unwrap();
                assert!(!text.is_empty(), "{method} {path}: {status}");
            }
            let at_table = path.contains("{id}");
            assert_eq!(responses.contains_key("404"), at_table, "{method} {path}");
        }
    }
}
