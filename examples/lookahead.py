#!/usr/bin/env python3
"""A bot that looks one answer ahead, with `innovation bot greedy` as its simulator. Nothing to install.

It deals the hidden cards a few times, tries every option in each of these worlds, and asks how good the next
question is for the player who is asked. See docs/protocol.md.

    innovation arena greedy 'cmd:lookahead=python3 examples/lookahead.py' --games 20
"""

import json
import os
import subprocess
import sys

WORLDS = 4


class Simulator:
    """A running `innovation bot`. INNOVATION may say where the program is."""

    def __init__(self):
        program = os.environ.get("INNOVATION", "innovation")
        self.process = subprocess.Popen(
            [program, "bot", "greedy"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, do, **fields):
        print(json.dumps({"protocol": 1, "do": do, **fields}), file=self.process.stdin, flush=True)
        reply = json.loads(self.process.stdout.readline())
        if "error" in reply:
            raise RuntimeError(reply["error"])
        return reply


def main():
    simulator = Simulator()
    for line in sys.stdin:
        question = json.loads(line)
        if "over" in question:
            continue
        view = question["view"]
        options = range(len(view["decision"]["options"]))
        worlds = simulator.ask("sample", view=view, count=WORLDS)["worlds"]
        values = [sum(value(simulator, view, world, option) for world in worlds) for option in options]
        simulator.ask("forget")
        print(json.dumps({"answer": values.index(max(values)), "wants": ["games"]}), flush=True)


def value(simulator, view, world, option):
    """The win probability of my side after an option."""
    after = simulator.ask("step", world=world, answer=option)
    if after["outcome"]:
        return float(view["seat"] in after["outcome"]["winners"])
    best = max(simulator.ask("rate", world=after["world"])["ratings"])
    mine = same_side(view, after["decision"]["seat"])
    return best if mine else 1 - best


def same_side(view, seat):
    return seat == view["seat"] or view["settings"]["teams"] and (seat - view["seat"]) % 2 == 0


if __name__ == "__main__":
    main()
