"""Who decides: a bot of the house's kinds (`ismcts:level=4`), or a function of one's own (`my_bot.py:choose`)."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias, cast

from safehouse.arena.contestants import contestant
from safehouse.bots import BOTS, Bot, make_bot
from safehouse.core.actions import Action
from safehouse.core.errors import OptionError
from safehouse.core.observation import Observation

Choose: TypeAlias = Callable[[Observation], Action | int | str]
"""From what a seat knows to what it does: an action, its number or its text."""
Maker: TypeAlias = Callable[[], Choose]
"""A player of its own for each table: some remember what they thought."""


def chooser(text: str) -> Maker:
    """`FILE.py:NAME`, or a bot and its settings as in arenas; OptionError says what is allowed."""
    file, _, name = text.rpartition(":")
    if file.endswith(".py"):
        return _from_file(Path(file), name)
    found = contestant(text)
    if found.bot not in BOTS:
        raise OptionError(f"{found.bot} knows what no seat may know; bots for tables are {', '.join(BOTS)}")
    make = cast("Callable[..., Bot]", make_bot)
    return lambda: make(found.bot, **dict(found.settings)).choose


def _from_file(file: Path, name: str) -> Maker:
    """A function of an observation, or a class with `choose`, of which each table gets one."""
    if not file.is_file():
        raise OptionError(f"{file}: there is no such file")
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(file.resolve().parent))  # it may import its neighbours
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise OptionError(f"{file}: {type(error).__name__}: {error}") from error
    found: Any = getattr(module, name, None)
    if isinstance(found, type) and hasattr(found, "choose"):
        return lambda: cast("Choose", found().choose)
    if not callable(found):
        raise OptionError(f"{file}: has no function {name!r}; write FILE.py:NAME, with NAME(observation) -> action")
    return lambda: cast("Choose", found)
