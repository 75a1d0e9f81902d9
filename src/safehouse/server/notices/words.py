"""What notices say: the game, the table, and that it is the reader's turn. Nothing that a seat sees goes in here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import safehouse as sh
from safehouse.core.texts import Texts

from ..languages import texts_of

PACKAGE = __package__
LABEL = 4
"""So many characters of a table's id are enough for a player to tell his tables apart; they lead nowhere."""


@dataclass(frozen=True, slots=True)
class CalledTable:
    """A table at which it is the reader's turn."""

    id: str
    game: str


@dataclass(frozen=True, slots=True)
class Notice:
    """What one message says."""

    title: str
    lines: tuple[str, ...]
    tables: tuple[CalledTable, ...] = ()
    """In the order of the lines."""


@cache
def words(language: str) -> Texts:
    return Texts(PACKAGE, language)


def notice_of_turns(tables: Sequence[CalledTable], language: str) -> Notice:
    """One notice for all tables that wait for the reader."""
    say = words(language).say
    titles = [_title(table.game, language) for table in tables]
    lines = tuple(
        say("turn-line", game=title, table=table.id[:LABEL].upper())
        for table, title in zip(tables, titles, strict=True)
    )
    if len(tables) == 1:
        return Notice(say("turn-title", game=titles[0]), lines, tuple(tables))
    return Notice(say("turns-title", count=len(tables)), lines, tuple(tables))


def notice_for_a_try(language: str) -> Notice:
    say = words(language).say
    return Notice(say("try-title"), (say("try-line"),))


def _title(game: str, language: str) -> str:
    found = sh.game(game)
    texts = texts_of(found, language)
    return texts.say("game-title") if texts.has("game-title") else found.title
