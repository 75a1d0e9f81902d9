"""A digest of the code that decides how a game goes: core, bots and the game's own folder."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from safehouse.core.game import Game


def code_digest(game: Game) -> str:
    """Results of different code must not be mixed: a better bot is another contestant."""
    return _digest(("safehouse.core", "safehouse.bots", game.package))


@cache
def _digest(packages: tuple[str, ...]) -> str:
    total = hashlib.blake2b(digest_size=6)
    for package in packages:
        for file in _sources(resources.files(package)):
            total.update(file.read_bytes())
    return total.hexdigest()


def _sources(folder: Traversable) -> list[Traversable]:
    entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    files = [entry for entry in entries if entry.name.endswith(".py")]
    return files + [file for entry in entries if entry.is_dir() for file in _sources(entry)]
