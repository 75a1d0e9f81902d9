"""The rules of a game by id, from its text files."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from safehouse.core.game import Game
    from safehouse.core.texts import Texts

_KEY = re.compile(r"rule-([A-Z]+)-(\d+)-(\w+)")


@dataclass(frozen=True)
class Rule:
    """One rule: its id (`SPY-4.2`), the number of its section, its text."""

    id: str
    section: int
    text: str


class Rulebook:
    """All rules in one language, in the order of the text file."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self._prefix = game.prefix
        self._texts = texts
        keys = [match for key in texts.ids("rule-") if (match := _KEY.fullmatch(key))]
        self.rules = [Rule(f"{key[1]}-{key[2]}.{key[3]}", int(key[2]), texts.say(key[0])) for key in keys]

    @property
    def sections(self) -> list[int]:
        return list(dict.fromkeys(rule.section for rule in self.rules))

    def heading(self, section: int) -> str:
        return self._texts.say(f"section-{section}")

    def find(self, typed: str) -> list[Rule]:
        """The rules meant by an id as people write it: `SPY-4.2`, `4.2`, or all of section `4`."""
        wanted = typed.strip().upper().removeprefix(f"{self._prefix}-")
        full = f"{self._prefix}-{wanted}"
        return [rule for rule in self.rules if rule.id.upper() == full.upper() or str(rule.section) == wanted]
