"""The examples and the tour run."""

import contextlib
import io
import json
import pathlib
import subprocess
import sys

import pytest

from innovation_game import Game

ROOT = pathlib.Path(__file__).parents[3]
EXAMPLES = pathlib.Path(__file__).parents[1] / "examples"


def test_the_tour():
    cells = json.loads((ROOT / "docs/python-tour.ipynb").read_text())["cells"]
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert len(code) > 5
    names = {}
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        for cell in code:
            exec(compile(cell, "the tour", "exec"), names)
    assert "in hand:" in printed.getvalue()


def test_the_guide():
    """The examples of docs/python.md."""
    text = (ROOT / "docs/python.md").read_text()
    blocks = [part.split("```")[0] for part in text.split("```python\n")[1:]]
    assert len(blocks) >= 2
    with contextlib.redirect_stdout(io.StringIO()):
        for block in blocks:
            exec(compile(block.replace("range(1000)", "range(20)"), "docs/python.md", "exec"), {})


@pytest.fixture(scope="module")
def network(tmp_path_factory):
    """A network that has been trained for a moment."""
    path = tmp_path_factory.mktemp("network") / "network.npz"
    command = [sys.executable, EXAMPLES / "train_ppo.py", "--minutes", "0.02", "--steps", "16", "--games", "64"]
    done = subprocess.run([*command, "--save", path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "games against random" in done.stdout and "games against easy" in done.stdout
    return path


def test_training_and_evaluation(network):
    command = [sys.executable, EXAMPLES / "train_ppo.py", "--evaluate", network, "--opponent", "random", "--games", "64"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "of 64 games against random" in done.stdout


def test_a_network_speaks_the_protocol(network):
    game = Game(seed=3)
    questions = []
    for _ in range(5):
        questions.append((game.num_options, json.dumps({"protocol": 1, "view": game.view().to_dict()})))
        game.answer(0)
    done = subprocess.run(
        [sys.executable, EXAMPLES / "play_network.py", network],
        input="".join(line + "\n" for _, line in questions),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answers = [json.loads(line)["answer"] for line in done.stdout.splitlines()]
    assert len(answers) == 5 and all(0 <= answer < count for answer, (count, _) in zip(answers, questions))
