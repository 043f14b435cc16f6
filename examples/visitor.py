#!/usr/bin/env python3
"""Plays a game over the API, with nothing but Python's own library: docs/api.md.

    python3 examples/visitor.py http://127.0.0.1:8080

It asks for a token, sets up a table against a bot, listens to what happens, and answers at random until the game is
over. `--insecure` accepts any certificate; `--begin` answers one question, and prints the token and the table;
`--go-on TOKEN TABLE` goes on with that.
"""

import argparse
import json
import random
import ssl
import time
import urllib.request


class Visitor:
    def __init__(self, base, insecure=False, token=None):
        self.base = base.rstrip("/")
        self.context = ssl._create_unverified_context() if insecure else None
        self.token = token
        self.token = token or self.post("/api/tokens", {"name": "Visitor"})["token"]

    def open(self, path, body=None):
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = None
        if body is not None:
            headers["Content-Type"] = "application/json"
            data = json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, headers)
        # A stream says something every 15 seconds.
        return urllib.request.urlopen(request, timeout=30, context=self.context)

    def get(self, path):
        with self.open(path) as response:
            return json.load(response)

    def post(self, path, body):
        with self.open(path, body) as response:
            return json.load(response)

    def listen(self, table):
        """What happens at a table, message by message."""
        with self.open(f"/api/tables/{table}/events") as stream:
            for line in stream:
                if line.startswith(b"data:"):
                    yield json.loads(line[5:])


def play(visitor, table, only_one=False):
    """Answers until the game is over. Gives back the outcome, and how late the slowest message after an answer was."""
    slowest, answered = 0.0, None
    for message in visitor.listen(table):
        if answered is not None:
            slowest, answered = max(slowest, time.monotonic() - answered), None
        if message["outcome"]:
            return message["outcome"], slowest
        question = message["question"]
        if question and not (only_one and slowest):
            option = random.randrange(len(question["options"]))
            # The answer comes after the message that it causes, or before: the clock starts first.
            answered = time.monotonic()
            visitor.post(f"/api/tables/{table}/answer", {"sequence": question["sequence"], "option": option})
        if only_one and slowest:
            return None, slowest
    raise SystemExit("the stream ended before the game")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("base")
    parser.add_argument("--insecure", action="store_true")
    parser.add_argument("--begin", action="store_true")
    parser.add_argument("--go-on", nargs=2, metavar=("TOKEN", "TABLE"))
    options = parser.parse_args()
    if options.go_on:
        visitor, table = Visitor(options.base, options.insecure, options.go_on[0]), options.go_on[1]
    else:
        visitor = Visitor(options.base, options.insecure)
        seats = {"seats": ["me", "bot:easy"], "options": {"pace": 0}}
        table = visitor.post("/api/tables", seats)["id"]
    outcome, slowest = play(visitor, table, only_one=options.begin)
    if options.begin:
        print(visitor.token, table)
    else:
        print(f"over: {json.dumps(outcome)}; the slowest message came after {slowest:.3f} s")


if __name__ == "__main__":
    main()
