//! Access and limits: each refusal has its status and a sentence.

use innovation_server::Limits;
use innovation_text::Problem;
use reqwest::StatusCode;
use reqwest::header::RETRY_AFTER;
use serde_json::json;

use crate::common::{Browser, TestServer, escaped, generous, path_of, sentence};

/// Whether a page says what is wrong.
fn says(page: &str, problem: Problem) -> bool {
    page.contains(&escaped(&sentence(problem)))
}

async fn assert_refused(
    browser: &Browser,
    path: &str,
    fields: &[(&str, &str)],
    status: StatusCode,
    problem: Problem,
) {
    let (found, page) = browser.refused(path, fields).await;
    assert_eq!(found, status, "{path}");
    assert!(says(&page, problem), "{path}: {page}");
}

#[tokio::test]
async fn forms_without_protection_are_refused() {
    let server = TestServer::start(generous()).await;
    let (ann, eve) = (server.browser().await, server.browser().await);
    for fields in [
        vec![],
        vec![("csrf", "")],
        vec![("csrf", eve.csrf.as_str())],
    ] {
        let response = ann.post_bare("/quick", &fields).await;
        assert_eq!(response.status(), StatusCode::FORBIDDEN);
        assert!(says(&response.text().await.unwrap(), Problem::CrossSite));
    }
    for (name, value) in [
        ("origin", "http://evil.org"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
    ] {
        let request = ann.client.post(server.url("/quick")).header(name, value);
        let response = request.form(&[("csrf", &ann.csrf)]).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::FORBIDDEN, "{name}: {value}");
    }
    let own = format!("http://{}", server.addr);
    let request = ann.client.post(server.url("/quick")).header("origin", own);
    let response = request.form(&[("csrf", &ann.csrf)]).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn forged_cookies_and_tokens_open_nothing() {
    let server = TestServer::start(generous()).await;
    let ann = server.program("Ann").await;
    let client = reqwest::Client::new();
    let first = client.get(server.url("/")).send().await.unwrap();
    let cookie = first.headers()["set-cookie"].to_str().unwrap().to_owned();
    let cookie = cookie.split(';').next().unwrap();
    assert!(
        first.headers()["set-cookie"]
            .to_str()
            .unwrap()
            .contains("HttpOnly; SameSite=Lax")
    );
    let again = client
        .get(server.url("/"))
        .header("cookie", cookie)
        .send()
        .await
        .unwrap();
    assert!(
        !again.headers().contains_key("set-cookie"),
        "the visitor is known"
    );
    // With another visitor in it, or without a signature, it is ignored.
    let mut forged = cookie.to_owned();
    let last = forged.pop().unwrap();
    forged.push(if last == '0' { '1' } else { '0' });
    let unsigned = format!("visitor={}", &cookie[cookie.len() - 32..]);
    for cookie in [forged, unsigned] {
        let response = client
            .get(server.url("/"))
            .header("cookie", &cookie)
            .send()
            .await
            .unwrap();
        assert!(
            response.headers().contains_key("set-cookie"),
            "{cookie} is taken for nobody's"
        );
    }
    for token in ["", "0", &"0".repeat(64), &ann.token[..63]] {
        let request = client.get(server.url("/api/tables"));
        let response = request
            .header("authorization", format!("Bearer {token}"))
            .send()
            .await
            .unwrap();
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED, "{token}");
    }
    let response = client.get(server.url("/api/tables")).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
    let body: serde_json::Value = response.json().await.unwrap();
    assert_eq!(body["error"], "token");
}

#[tokio::test]
async fn nobody_answers_for_somebody_else() {
    let server = TestServer::start(generous()).await;
    let (ann, eve) = (server.program("Ann").await, server.program("Eve").await);
    let table = ann.table(&["me", "bot:easy"], json!({})).await;
    let path = path_of(&table);
    let question = ann.json(&format!("{path}/question")).await;
    let answer = json!({ "sequence": question["sequence"], "option": 0 });
    for action in ["answer", "take-back", "leave"] {
        let body = match action {
            "answer" => answer.clone(),
            _ => json!({ "sequence": question["sequence"] }),
        };
        let (status, problem) = eve.post(&format!("{path}/{action}"), &body).await;
        assert_eq!(
            (status, &problem["error"]),
            (StatusCode::FORBIDDEN, &json!("not_seated")),
            "{action}"
        );
    }
    let wrong = json!({ "sequence": question["sequence"], "option": 99 });
    let (status, _) = ann.post(&format!("{path}/answer"), &wrong).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, _) = ann.post(&format!("{path}/answer"), &answer).await;
    assert_eq!(status, StatusCode::OK, "a wrong answer has changed nothing");
}

#[tokio::test]
async fn hostile_names_are_shown_as_text() {
    let server = TestServer::start(generous()).await;
    let eve = server.browser().await;
    let name = "<script>\"'&{}[player:0]";
    eve.go("/name", &[("name", name), ("next", "/")]).await;
    let table = eve
        .go(
            "/tables",
            &[("seat1", "me"), ("seat2", "open"), ("listed", "yes")],
        )
        .await;
    let ann = server.browser().await;
    ann.go("/name", &[("name", "$1 { $name }"), ("next", "/")])
        .await;
    let (_, home) = ann.get("/").await;
    assert_eq!(ann.go(&format!("{table}/join"), &[]).await, table);
    let (_, page) = ann.get(&table).await;
    for page in [home, page] {
        assert!(!page.contains("<script>\""), "{page}");
        assert!(page.contains("&lt;script&gt;"), "{page}");
    }
}

#[tokio::test]
async fn each_limit_has_its_status_and_sentence() {
    let limits = Limits {
        tables: 2,
        streams: 2,
        records: 1,
        name: 8,
        body: 1000,
        ..generous()
    };
    let server = TestServer::start(limits).await;
    let ann = server.browser().await;
    let unprocessable = StatusCode::UNPROCESSABLE_ENTITY;
    let reserved = (StatusCode::CONFLICT, Problem::NameReserved);
    for name in ["bot:easy", "Hard bot"] {
        let fields = [("name", name)];
        assert_refused(&ann, "/name", &fields, reserved.0, reserved.1).await;
    }
    for name in ["", "123456789", "a\u{202e}b"] {
        assert_refused(
            &ann,
            "/name",
            &[("name", name)],
            unprocessable,
            Problem::Name(8),
        )
        .await;
    }
    for seats in [&["me"][..], &["me", "bot:perfect"], &["me", "cat"]] {
        let names = ["seat1", "seat2"];
        let fields: Vec<(&str, &str)> = names.into_iter().zip(seats.iter().copied()).collect();
        assert_refused(&ann, "/tables", &fields, unprocessable, Problem::Seats).await;
    }
    let teams = [("seat1", "me"), ("seat2", "open"), ("teams", "yes")];
    assert_refused(&ann, "/tables", &teams, unprocessable, Problem::Seats).await;

    let first = ann.go("/quick", &[]).await;
    ann.go("/quick", &[]).await;
    assert_refused(
        &ann,
        "/quick",
        &[],
        StatusCode::FORBIDDEN,
        Problem::Tables(2),
    )
    .await;
    // One that was left no longer counts.
    ann.go(&format!("{first}/leave"), &[]).await;
    let table = ann.go("/quick", &[]).await;

    let large = "x".repeat(2000);
    assert_refused(
        &ann,
        "/name",
        &[("name", &large)],
        StatusCode::PAYLOAD_TOO_LARGE,
        Problem::Size,
    )
    .await;

    let events = server.url(&format!("{table}/events"));
    let mut open = Vec::new();
    for _ in 0..2 {
        let response = ann.client.get(&events).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        open.push(response);
    }
    let response = ann.client.get(&events).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(says(&response.text().await.unwrap(), Problem::Streams(2)));

    let record = |seed| {
        let settings = innovation_engine::Settings::new(2).unwrap();
        innovation_engine::Game::new(settings, seed)
            .record()
            .to_string()
    };
    for _ in 0..2 {
        // The same record again is the same record.
        ann.go("/replay", &[("record", &record(1))]).await;
    }
    assert_refused(
        &ann,
        "/replay",
        &[("record", &record(2))],
        StatusCode::FORBIDDEN,
        Problem::Records(1),
    )
    .await;
}

/// A field lets nobody type more than is taken, and not less.
#[tokio::test]
async fn a_name_may_be_as_long_as_its_field() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    let seats = [("seat1", "me"), ("seat2", "open"), ("seat3", "open")];
    let table = ann
        .go("/tables", &[&seats[..], &[("listed", "yes")]].concat())
        .await;
    let (_, waiting) = ann.get(&table).await;
    let (_, secret) = waiting.split_once(&format!("{table}/join/")).unwrap();
    let secret: String = secret
        .chars()
        .take_while(char::is_ascii_alphanumeric)
        .collect();
    let invitation = format!("{table}/join/{secret}");
    let (bob, cid) = (server.browser().await, server.browser().await);
    let fields = [
        (&ann, "é", "/", "/name", "name"),
        (&bob, "ö", &*invitation, &*invitation, "guest-name"),
        (&cid, "ñ", &*table, &*format!("{table}/join"), "guest-name"),
    ];
    for (visitor, letter, path, action, id) in fields {
        let (_, page) = visitor.get(path).await;
        let (_, field) = page.split_once(&format!("<input id=\"{id}\"")).unwrap();
        let field = field.split_once('>').unwrap().0;
        let (_, most) = field.split_once("maxlength=\"").unwrap();
        let most: usize = most.split_once('"').unwrap().0.parse().unwrap();
        let save = async |length: usize| {
            let name = letter.repeat(length);
            visitor.post(action, &[("name", &name)]).await.status()
        };
        assert_eq!(save(most + 1).await, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(save(most).await, StatusCode::SEE_OTHER, "{action}");
        let (_, home) = visitor.get("/").await;
        assert!(home.contains(&letter.repeat(most)), "{action}");
    }
}

#[tokio::test]
async fn too_many_requests_are_held_back() {
    let limits = Limits {
        rate: 0.001,
        burst: 5,
        ..Limits::default()
    };
    let server = TestServer::start(limits).await;
    let ann = server.browser().await;
    for _ in 0..5 {
        assert_eq!(ann.get("/rules").await.0, StatusCode::OK);
    }
    let response = ann.client.get(server.url("/rules")).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = response.headers()[RETRY_AFTER]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!((500..=1001).contains(&wait), "{wait}");
    assert!(says(&response.text().await.unwrap(), Problem::Rate(wait)));
    // Somebody else is not held back; but nobody gets around it by coming without a cookie.
    let mut statuses = Vec::new();
    for _ in 0..6 {
        let response = reqwest::get(server.url("/rules")).await.unwrap();
        statuses.push(response.status());
    }
    assert_eq!(statuses[0], StatusCode::OK);
    assert_eq!(statuses[5], StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(
        reqwest::get(server.url("/health")).await.unwrap().status(),
        StatusCode::OK
    );
}

#[tokio::test]
async fn what_is_not_there_is_told_as_page_or_json() {
    let server = TestServer::start(generous()).await;
    let ann = server.browser().await;
    for path in [
        "/nowhere",
        "/t/0123456789abcdef",
        "/t/x",
        "/cards/x",
        "/rules/x",
        "/replay/x",
        "/cards?age=11",
        "/statistics?edition=second",
        "/statistics?bot=nobody",
    ] {
        let (status, page) = ann.get(path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        assert!(says(&page, Problem::NotFound), "{path}: {page}");
    }
    let (status, page) = ann.get("/quick").await;
    assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED);
    assert!(says(&page, Problem::Method));
    let eve = server.program("Eve").await;
    for path in [
        "/api/nowhere",
        "/api/tables/0123456789abcdef",
        "/api/tables/x/view",
    ] {
        let (status, text) = eve.get(path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
        let body: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(body["error"], "not_found");
        assert_eq!(body["message"], sentence(Problem::NotFound));
    }
}

/// The error of a wrong request says what is wrong, where, and what would be right.
#[tokio::test]
async fn programs_are_told_what_they_got_wrong() {
    let server = TestServer::start(generous()).await;
    let eve = server.program("Eve").await;
    let seats = json!(["me", "bot:easy"]);
    for (body, field, detail) in [
        (json!({}), "seats", "missing field `seats`"),
        (json!([]), ".", "expected an object"),
        (
            json!({ "seats": 7 }),
            "seats",
            "invalid type: integer `7`, expected a sequence",
        ),
        (
            json!({ "seats": seats, "sauce": 1 }),
            "sauce",
            "unknown field `sauce`, expected one of `seats`, `edition`, `teams`, `open_boards`, `options`",
        ),
        (
            json!({ "seats": seats, "edition": "fourth" }),
            "edition",
            "unknown variant `fourth`, expected `first` or `third`",
        ),
        (
            json!({ "seats": ["me", "bot:foo"] }),
            "seats[1]",
            "invalid value: string \"bot:foo\", expected `me`, `open`, `bot:beginner`, `bot:easy`, `bot:casual`, `bot:normal`, `bot:hard`, `bot:master`",
        ),
        (
            json!({ "seats": ["me", "open", "me"] }),
            "seats[2]",
            "invalid value: `me` a second time, expected `open` or a bot",
        ),
        (
            json!({ "seats": seats, "options": { "pace": -1 } }),
            "options.pace",
            "invalid value: integer `-1`, expected milliseconds from 0 to 60000",
        ),
        (
            json!({ "seats": seats, "options": { "patience": 0 } }),
            "options.patience",
            "invalid value: integer `0`, expected minutes from 1 to 527040",
        ),
    ] {
        let (status, refused) = eve.post("/api/tables", &body).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{body}");
        assert_eq!(refused["error"], "field", "{body}");
        assert_eq!(refused["field"], field, "{refused}");
        assert_eq!(refused["detail"], detail, "{body}");
    }
    let (_, refused) = eve.post("/api/tables", &json!({ "seats": ["me"] })).await;
    assert_eq!(refused["error"], "seats", "{refused}");
    assert_eq!(refused["field"], "seats", "{refused}");
    let (status, refused) = eve.get("/api/tables?page=-1").await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    let refused: serde_json::Value = serde_json::from_str(&refused).unwrap();
    assert_eq!(refused["field"], "page", "{refused}");
    let expected = "invalid value: string \"-1\", expected a number from 0 to 1000000";
    assert_eq!(refused["detail"], expected);
    let client = reqwest::Client::new();
    let request = client.post(server.url("/api/tokens")).body("{\"name\": ");
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    let refused: serde_json::Value = response.json().await.unwrap();
    assert_eq!(refused["error"], "json");
    let message = "The request isn’t valid JSON: error at line 1, column 9.";
    assert_eq!(refused["message"], message);
    // A body without a content type is read as JSON, too.
    let request = client
        .post(server.url("/api/tokens"))
        .body("{\"name\": \"Zoe\"}");
    assert_eq!(request.send().await.unwrap().status(), StatusCode::CREATED);
    let table = eve.table(&["me", "bot:easy"], json!({})).await;
    let path = path_of(&table);
    let question = eve.question(&path).await;
    for (option, detail) in [
        (
            json!(-1),
            "invalid value: integer `-1`, expected a whole number from 0",
        ),
        (
            json!(0.5),
            "invalid value: number `0.5`, expected a whole number",
        ),
        (
            json!("0"),
            "invalid type: string \"0\", expected a JSON number",
        ),
    ] {
        let answer = json!({ "sequence": question["sequence"], "option": option });
        let (_, refused) = eve.post(&format!("{path}/answer"), &answer).await;
        assert_eq!(
            (&refused["field"], &refused["detail"]),
            (&json!("option"), &json!(detail))
        );
    }
    let answer = json!({ "sequence": question["sequence"], "option": 9.0 });
    let (_, refused) = eve.post(&format!("{path}/answer"), &answer).await;
    let sentence = sentence(Problem::NoSuchOption(2));
    assert_eq!(
        (&refused["error"], &refused["message"]),
        (&json!("option"), &json!(sentence))
    );
}

#[tokio::test]
async fn tokens_can_be_renewed_and_revoked() {
    let server = TestServer::start(generous()).await;
    let mut ann = server.program("Ann").await;
    let table = ann.table(&["me", "bot:easy"], json!({})).await;
    let path = path_of(&table);
    let old = ann.token.clone();
    let (status, renewed) = ann.post("/api/tokens/renew", &json!({})).await;
    assert_eq!(status, StatusCode::CREATED);
    assert_eq!(ann.get("/api/tables").await.0, StatusCode::UNAUTHORIZED);
    ann.token = renewed["token"].as_str().unwrap().to_owned();
    assert_ne!(ann.token, old);
    assert_eq!(ann.json(&path).await["seat"], 0, "it is the same player");
    let client = reqwest::Client::new();
    let revoke = client.delete(server.url("/api/tokens"));
    let revoked = revoke.bearer_auth(&ann.token).send().await.unwrap();
    assert_eq!(revoked.status(), StatusCode::NO_CONTENT);
    assert_eq!(ann.get("/api/tables").await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(ann.get(&path).await.0, StatusCode::UNAUTHORIZED);
}

/// A site that has pointed a name of its own to this machine gets nothing.
#[tokio::test]
async fn names_of_others_are_refused() {
    let local = TestServer::start(generous()).await;
    let named = TestServer::start_with(generous(), |config| {
        config.base_url = Some("https://example.org".to_owned());
    })
    .await;
    let client = reqwest::Client::new();
    for (server, host, expected) in [
        (&local, "evil.org", StatusCode::MISDIRECTED_REQUEST),
        (&local, "localhost", StatusCode::OK),
        (&named, "evil.org", StatusCode::MISDIRECTED_REQUEST),
        (&named, "example.org", StatusCode::OK),
    ] {
        let request = client.get(server.url("/rules")).header("host", host);
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), expected, "{host}");
        if expected != StatusCode::OK {
            assert!(says(&response.text().await.unwrap(), Problem::Host));
        }
        // Operators ask by whatever name they have.
        let request = client.get(server.url("/ready")).header("host", host);
        assert_eq!(request.send().await.unwrap().status(), StatusCode::OK);
    }
}

#[tokio::test]
async fn pages_allow_nothing_from_elsewhere() {
    let server = TestServer::start(generous()).await;
    for path in ["/", "/nowhere", "/health", "/api/openapi.json"] {
        let response = reqwest::get(server.url(path)).await.unwrap();
        let headers = response.headers();
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(
            policy.contains("default-src 'none'") && !policy.contains("unsafe"),
            "{policy}"
        );
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "same-origin");
    }
    let ann = server.browser().await;
    let (_, page) = ann.get("/").await;
    assert!(!page.contains(" style=") && !page.contains("<style") && !page.contains(" onclick="));
    // Assets are kept for good, because their names change with their contents.
    let (_, rest) = page.split_once("/assets/").expect("a file");
    let name: String = rest.chars().take_while(|&letter| letter != '"').collect();
    let response = reqwest::get(server.url(&format!("/assets/{name}")))
        .await
        .unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    assert!(
        response.headers()["cache-control"]
            .to_str()
            .unwrap()
            .contains("immutable")
    );
    let response = reqwest::get(server.url("/assets/style.css")).await.unwrap();
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
}
