"""Plays games over the API, and compares every reply and every message of the streams with the description."""

import json
import os
import random
import urllib.error
import urllib.request

import jsonschema_rs

BASE = os.environ["INNOVATION_API"]
random.seed(1)


def fetch(method, path, body=None, token=None):
    """The status, the kind of content, and the text of a reply."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data, headers, method=method)
    try:
        response = urllib.request.urlopen(request, timeout=120)
    except urllib.error.HTTPError as error:
        response = error
    with response:
        return response.status, response.headers.get_content_type(), response.read().decode()


description = json.loads(fetch("GET", "/api/openapi.json")[2])
validators = {}
seen = set()


def compare(operation, status, kind, value):
    """Whether the description has such a reply."""
    known = operation["responses"]
    assert str(status) in known, f"{operation['operationId']}: {status} is not described: {value}"
    seen.add((operation["operationId"], status))
    content = known[str(status)].get("content")
    if content is None:
        return
    assert kind in content, f"{operation['operationId']}: {kind} is not described"
    schema = {**content[kind]["schema"], "components": description["components"]}
    key = (operation["operationId"], status)
    if key not in validators:
        validators[key] = jsonschema_rs.Draft202012Validator(schema)
    for error in validators[key].iter_errors(value):
        raise SystemExit(f"{operation['operationId']}, {status}: {error}\nin {json.dumps(value)[:2000]}")


class Player:
    def __init__(self, name):
        self.token = None
        self.token = self.ask("post", "/api/tokens", {"name": name})[1]["token"]

    def ask(self, method, path, body=None, **parameters):
        status, kind, text = fetch(method.upper(), path.format(**parameters), body, self.token)
        value = json.loads(text) if kind == "application/json" else text
        compare(description["paths"][path][method], status, kind, value)
        return status, value

    def listen(self, table):
        """The messages of a table's stream so far, up to a question or the end."""
        path = "/api/tables/{id}/events"
        headers = {"Authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(BASE + path.format(id=table), headers=headers)
        with urllib.request.urlopen(request, timeout=120) as response:
            for line in response:
                if line.startswith(b"data:"):
                    message = json.loads(line[5:])
                    kind = response.headers.get_content_type()
                    compare(description["paths"][path]["get"], response.status, kind, message)
                    if message["question"] or message["outcome"]:
                        return message


def play(seats, **settings):
    """Plays a game to its end, with a stream and all that can be looked at now and then."""
    ann = Player("Ann")
    body = {"seats": seats, "options": {"pace": 0, "practice": True}, **settings}
    status, table = ann.ask("post", "/api/tables", body)
    assert status == 201, table
    at = {"id": table["id"]}
    assert ann.ask("get", "/api/tables/{id}/record", **at)[0] == 403
    number = 0
    while True:
        question = ann.ask("get", "/api/tables/{id}/question", **at)[1]
        if question is None:
            message = ann.listen(table["id"])
            if message["outcome"]:
                break
            question = message["question"]
        number += 1
        if number % 10 == 0:
            for path in ["/api/tables", "/api/tables/{id}", "/api/tables/{id}/view"]:
                ann.ask("get", path, **at)
            ann.listen(table["id"])
        answer = {"sequence": question["sequence"], "option": len(question["options"])}
        if number == 20:
            assert ann.ask("post", "/api/tables/{id}/answer", answer, **at)[0] == 422
        answer["option"] = random.randrange(len(question["options"]))
        status, done = ann.ask("post", "/api/tables/{id}/answer", answer, **at)
        assert status == 200, done
        if number == 21:
            assert ann.ask("post", "/api/tables/{id}/answer", answer, **at)[0] == 409
            if "take_back" in done:
                ann.ask("post", "/api/tables/{id}/take-back", {"sequence": done["take_back"]}, **at)
    for path, operations in description["paths"].items():
        if "{id}" in path and "get" in operations and not path.endswith("/events"):
            status, found = ann.ask("get", path, **at)
            assert status in (200, 202), found


play(["me", "bot:random"])
play(["bot:random", "me", "bot:random"], edition="first", open_boards=True)
play(["me", "bot:random", "bot:random", "bot:random"], teams=True)

# Everything else that an operation can do.
ann, bob, eve = Player("Ann"), Player("Bob"), Player("Eve")
table = ann.ask("post", "/api/tables", {"seats": ["me", "open"], "options": {"patience": 5}})[1]
at = {"id": table["id"]}
assert ann.ask("get", "/api/tables/{id}/view", **at)[0] == 409
assert bob.ask("get", "/api/tables/{id}/question", **at)[0] == 403
assert bob.ask("post", "/api/tables/{id}/join", {"secret": table["seats"][1]["secret"]}, **at)[0] == 200
assert eve.ask("post", "/api/tables/{id}/join", {"secret": table["seats"][1]["secret"]}, **at)[0] in (403, 409)
assert ann.ask("post", "/api/tables/{id}/take-back", {"sequence": 1}, **at)[0] == 409
assert bob.ask("post", "/api/tables/{id}/leave", **at)[0] == 204
assert ann.ask("get", "/api/tables/{id}", id="0" * 16)[0] == 404
status, renewed = ann.ask("post", "/api/tokens/renew")
assert ann.ask("get", "/api/tables")[0] == 401
ann.token = renewed["token"]
assert ann.ask("delete", "/api/tokens")[0] == 204

operations = {operation["operationId"] for path in description["paths"].values() for operation in path.values()}
missed = operations - {operation for operation, _ in seen}
assert not missed, f"no reply of these was looked at: {missed}"
print(f"{len(seen)} kinds of replies of {len(operations)} operations are as they are described")
