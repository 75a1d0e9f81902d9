"""The action space of a game: every action has a fixed number and a canonical text that parses back."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import product

from .domain import Domain
from .errors import IllegalAction
from .validation import show


@dataclass(frozen=True, slots=True)
class Action:
    """One small step. `id` is its number in the action space; `text` is canonical and parses back.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> m.legal(0)[4]
        Action(id=31, text='CONNECT(ROM-IST)', kind='CONNECT', args={'connection': 'ROM-IST'})
        >>> print(m.legal(0)[4])
        CONNECT(ROM-IST)
    """

    id: int
    text: str
    kind: str
    args: dict[str, int | str] = field(hash=False)

    def __str__(self) -> str:
        return self.text


class Kind:
    """A kind of action and what its arguments range over."""

    def __init__(self, name: str, /, **args: Domain) -> None:
        self.name = name
        self.args = args

    @property
    def count(self) -> int:
        total = 1
        for domain in self.args.values():
            total *= len(domain)
        return total


class ActionSpace:
    """All actions in order of their numbers: first those of players, then chance, then the table.

    `size` counts the players' actions alone (the width of an action mask); `total` counts all.
    """

    def __init__(self, players: list[Kind], chance: list[Kind], table: list[Kind]) -> None:
        self.kinds = [*players, *chance, *table]
        self._bases: dict[str, int] = {}
        self.actions: list[Action] = []
        self.kind_of: list[int] = []
        for number, kind in enumerate(self.kinds):
            self._bases[kind.name] = len(self.actions)
            self._add(number, kind)
        self.size = sum(kind.count for kind in players)
        self.total = len(self.actions)
        self._by_text = {_canonical(action.text): action for action in self.actions}
        if len(self._by_text) != self.total:
            raise ValueError("two actions have the same text")

    def _add(self, number: int, kind: Kind) -> None:
        for values in product(*(domain.codes for domain in kind.args.values())):
            text = f"{kind.name}({', '.join(map(str, values))})" if values else kind.name
            args = dict(zip(kind.args, values, strict=True))
            self.actions.append(Action(len(self.actions), text, kind.name, args))
            self.kind_of.append(number)

    def base(self, kind: str) -> int:
        """The number of the first action of a kind."""
        return self._bases[kind]

    def count(self, kind: str) -> int:
        """How many actions a kind has."""
        return self.kinds[self.kind_of[self._bases[kind]]].count

    def __getitem__(self, number: int) -> Action:
        return self.actions[number]

    def find(self, given: Action | int | str) -> Action:
        """The action meant by an Action, a number or a text; IllegalAction where there is none."""
        if isinstance(given, Action):
            given = given.text
        if isinstance(given, str):
            action = self._by_text.get(_canonical(given))
            if action is None:
                raise IllegalAction(self._unknown(given))
            return action
        if type(given) is not int or not 0 <= given < self.total:
            raise IllegalAction(f"{show(given)} is no action: numbers go from 0 to {self.total - 1}")
        return self.actions[given]

    def _unknown(self, text: str) -> str:
        shown = text if len(text) <= 60 else text[:57] + "..."
        kind = _canonical(text).partition("(")[0]
        if kind in self._bases:
            args = self.kinds[self.kind_of[self._bases[kind]]].args
            ranges = "; ".join(f"{name}: {_range(domain)}" for name, domain in args.items())
            return f"{shown!r} is no action; {kind} takes {ranges or 'no arguments'}"
        return f"{shown!r} is no action; kinds are {', '.join(kind.name for kind in self.kinds)}"


def _range(domain: Domain) -> str:
    codes = [str(code) for code in domain.codes]
    return ", ".join(codes) if len(codes) <= 12 else f"{codes[0]} … {codes[-1]} ({len(codes)} in all)"


def _canonical(text: str) -> str:
    return re.sub(r"\s+", "", text).upper()
