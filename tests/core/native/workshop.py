"""A game that is no game: a state and a way to build rules over it in any kind of build."""

from __future__ import annotations

import importlib.util
import sys
from types import SimpleNamespace

from safehouse.core import state as core
from safehouse.core.rule import RULES
from safehouse.core.state import i8, i16, i64

BUILDS = ("quick", "checked")


class State(core.State, events=2, frames=2):
    small = i8()
    tall = i16(3)
    grid = i8(2, 3)
    deep = i8(2, 2, 2)
    mask = i64()
    masks = i64(3)


def _nothing(s: State) -> None:
    """Fills every slot."""


SLOTS = dict.fromkeys(("start", "apply", "outcome", "conceal", "resample", "evaluate"), _nothing)
EDITION = SimpleNamespace(game=SimpleNamespace(name="workshop"), state_type=State, slots=SLOTS)


def written(folder, name, text):
    """A module made of some text."""
    path = folder / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # where annotations are looked up
    spec.loader.exec_module(module)
    return module


HEAD = """\
from __future__ import annotations

from math import sqrt

from core.native.workshop import State
from safehouse.core.bits import lowest
from safehouse.core.pool import Pool, copy_game
from safehouse.core.rule import Buf, rule, table

"""


def rules_in(folder, name, text):
    return written(folder, name, HEAD + text)


def forget(module):
    RULES.difference_update(
        v for v in vars(module).values() if getattr(v, "__module__", "") == module.__name__ and callable(v)
    )
    sys.modules.pop(module.__name__, None)


def filled(seed=0):
    """A state with something everywhere."""
    s = State()
    s.small = 5 - seed
    s.tall = [300 + seed, -7, 2]
    s.grid = [[1, 2, seed], [-3, 4, 0]]
    s.deep = [[[1, 2], [3, 4]], [[5, 6], [7, seed]]]
    s.mask = (1 << 40) + 3
    s.masks = [seed, -1, 1 << 50]
    return s
