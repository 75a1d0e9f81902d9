"""The code and the figures of docs/environments.md are true."""

import re
from pathlib import Path

import pytest

import safehouse as sh
from envs.cases import GAMES, ready
from safehouse.envs.encoding import encoding_of

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


def test_the_examples_run():
    for game in GAMES:
        ready(game)
    scope = {}
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 6
    for block in blocks:
        exec(block, scope)  # noqa: S102
    assert scope["observations"].shape == (64, 968)
    assert scope["masks"].shape == (64, 895)


@pytest.mark.parametrize(
    ("game", "title"),
    [("spyconnection", "Spy Connection"), ("estoril", "Estoril"), ("inkognito", "Inkognito"), ("vienna", "Vienna")],
)
def test_the_figures_are_right(game, title):
    edition = sh.game(game).edition(sh.game(game).default_data)
    row = f"| {title} | {encoding_of(edition.state_type).width:,} | {edition.actions.size} |"
    assert row in PAGE
