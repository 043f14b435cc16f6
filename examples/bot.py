#!/usr/bin/env python3
"""A bot that speaks the protocol of docs/protocol.md: plain Python, nothing to install.

It claims what it can, melds new colors and higher cards, and activates cards whose icon it has most of.

    innovation arena random 'cmd:python3 examples/bot.py' --games 100
"""

import json
import pathlib
import random
import sys

CARDS = json.loads(pathlib.Path(__file__).with_name("cards.json").read_text())


def main():
    random.seed(1)
    for line in sys.stdin:
        view = json.loads(line)["view"]
        options = view["decision"]["options"]
        ratings = [rating(view, option) for option in options]
        print(json.dumps({"answer": ratings.index(max(ratings))}), flush=True)


def rating(view, option):
    """How much the bot likes an option, whatever it is asked."""
    # An option is a word, such as "draw", or a word with what it is about: {"meld": "archery"}.
    word, about = next(iter(option.items())) if isinstance(option, dict) else (option, None)
    if word == "achieve":
        return 1000 + about
    if word == "meld":
        return meld(view, CARDS[about])
    if word == "dogma":
        return dogma(view, CARDS[about])
    if word == "draw":
        return random.uniform(1, 5)
    if word == "card":
        # What I give away should be low, all else high.
        age = CARDS[about]["age"]
        return -age if gives_away(view, about) else age
    return -5 if word == "pass" else 0


def meld(view, card):
    """Higher cards draw higher cards. A color that I do not have yet is worth a few ages."""
    pile = me(view)["board"].get(card["color"])
    return 5 + card["age"] - (CARDS[pile["cards"][-1]]["age"] if pile else -3)


def dogma(view, card):
    """Those with as many of the icon share the effects: it is better to have the most."""
    icon = card["dogma_icon"]
    counts = [player["icons"][icon] for player in view["players"]]
    most = counts.pop(view["seat"]) > max(counts)
    return random.uniform(1, 3 + card["age"]) if most else random.uniform(0, 2)


def gives_away(view, card):
    piles = [pile["cards"] for pile in me(view)["board"].values()]
    mine = any(card in cards for cards in [me(view)["hand"], me(view)["score"], *piles])
    return mine and view["decision"]["purpose"] in ("return", "transfer", "exchange")


def me(view):
    return view["players"][view["seat"]]


if __name__ == "__main__":
    main()
