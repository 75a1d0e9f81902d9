"""Witnesses as scripts: they need the library whose game it is, and nothing of ours."""

from __future__ import annotations

from .histories import History

HEAD = '''"""{what}"""

import pyspiel

game = pyspiel.load_game("{game}")


def after(history):
    state = game.new_initial_state()
    for action in history:
        state.apply_action(action)
    return state


one = after({first})
two = after({second})
'''

PAIR = """
assert one.{same}({player}) == two.{same}({player})
print("{same}: the same for player {player}")
assert one.{other}({player}) != two.{other}({player})
print(one.{other}({player}))
print(two.{other}({player}))
"""

RESAMPLE = """
import random

assert one.{seen}({player}) == two.{seen}({player})
assert one.{seen}({rival}) != two.{seen}({rival})
for state in (one, two):
    for seed in range({samples}):
        world = state.resample_from_infostate({player}, random.Random(seed).random)
        assert world.{seen}({rival}) == state.{seen}({rival})  # the truth, every time
print("player {player} knows the same in both; resampling for it hands out what player {rival} truly holds")
"""


def pair_script(
    game: str, what: str, histories: tuple[History, History], *, channels: tuple[str, str], player: int
) -> str:
    head = HEAD.format(what=what, game=game, first=histories[0], second=histories[1])
    return head + PAIR.format(same=channels[0], other=channels[1], player=player)


def resample_script(
    game: str, what: str, histories: tuple[History, History], *, seen: str, who: tuple[int, int], samples: int
) -> str:
    head = HEAD.format(what=what, game=game, first=histories[0], second=histories[1])
    return head + RESAMPLE.format(seen=seen, player=who[0], rival=who[1], samples=samples)
