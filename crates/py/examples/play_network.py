#!/usr/bin/env python3
"""A trained network as a bot for the arena, by the protocol of docs/protocol.md.

    innovation arena easy 'cmd:python crates/py/examples/play_network.py network.npz' --games 200

The program gets a view, not a game. A determinization of the view has the same observation for this seat: that is the
leak law, and what makes this possible.
"""

import json
import sys

from train_ppo import COLUMNS, Network

from innovation_game import View


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: play_network.py NETWORK, where NETWORK is what train_ppo.py has saved")
    network = Network.load(sys.argv[1])
    for line in sys.stdin:
        game = View.from_json(json.dumps(json.loads(line)["view"])).sample(1)
        inputs = game.observation(dtype="float32")[None, COLUMNS]
        _, _, chances, _ = network.forward(inputs, game.action_mask()[None])
        action = int(chances[0].argmax())
        answer = next(option.index for option in game.decision.options if option.action == action)
        print(json.dumps({"answer": answer}), flush=True)


if __name__ == "__main__":
    main()
