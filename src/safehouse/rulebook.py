"""The rules of a game by id, from its text files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from safehouse.core.game import Game
    from safehouse.core.texts import Texts


@dataclass(frozen=True)
class Rule:
    """One rule: its id (`SPY-4.2`), the number of its section, its text."""

    id: str
    section: int
    text: str


class Rulebook:
    """All rules in one language, in the order of the English text file."""

    def __init__(self, game: Game, texts: Texts) -> None:
        self._prefix = game.prefix
        self._texts = texts
        self.rules = [_rule(id, texts) for id in game.rule_ids()]

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


def _rule(id: str, texts: Texts) -> Rule:
    section = id.partition("-")[2].partition(".")[0]
    return Rule(id, int(section), texts.say(f"rule-{id.replace('.', '-')}"))
