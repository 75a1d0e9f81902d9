"""Spoilt input: JSON values changed at random places, and values that nobody expects."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from .dice import Dice

DEEP: Any = []
for _ in range(5_000):
    DEEP = [DEEP]

ODD_VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 4, 127, 128, -129, 32_768, 10**30, -(10**30), 1.0, 1.5, float("nan"),
    float("inf"), "", " ", "0", "-1", "chance", "table", "CHANCE", "LEAVE(0)", "LEAVE(9)", "PASS", "(", ")", "()",
    "\x00", "\ud800", "é", "A" * 3_000, [], [0], [None], [[]], {}, {"": None}, {"0": 0}, {"game": "x"},
)  # fmt: skip
"""Values that JSON can carry. Two that it cannot, or hardly, are left to `odd_value`."""

MOST_WORDS = 200


def odd_value(dice: Dice) -> Any:
    """Something nobody expects; now and then nested very deeply, or a number of thousands of digits."""
    if dice.once_in(40):
        return DEEP
    if dice.once_in(40):
        return 10**5_000
    return deepcopy(dice.one(ODD_VALUES))


def _copied(value: Any) -> Any:
    """A copy; what is nested too deeply to be copied is its own."""
    try:
        return deepcopy(value)
    except RecursionError:
        return value


class Words:
    """Values met in sound input: put in the wrong place, they do more harm than nonsense."""

    def __init__(self) -> None:
        self._known: dict[str, dict[tuple[type, Any], None]] = {}

    def learn(self, value: Any, name: str = "") -> None:
        """Remembers numbers and texts under the name of the table entry in which they stood."""
        if isinstance(value, dict):
            for key, member in value.items():
                self.learn(member, str(key))
        elif isinstance(value, list):
            for member in value:
                self.learn(member, name)
        elif isinstance(value, str | int):
            known = self._known.setdefault(name, {})
            if len(known) < MOST_WORDS:
                known[type(value), value] = None

    def like(self, name: str, dice: Dice) -> Any:
        """A value that stood under the same name, or under any."""
        known = self._known.get(name) if dice.once_in(2) else None
        known = known or self._known.get(dice.one(list(self._known) or [""]))
        return dice.one([word for _, word in known]) if known else odd_value(dice)


def spoilt(value: Any, dice: Dice, words: Words) -> Any:
    """A copy with one to three changes at random places."""
    copy = deepcopy(value)
    for _ in range(1 + dice.below(3)):
        copy = _spoil(copy, dice, words)
    return copy


def _spoil(value: Any, dice: Dice, words: Words) -> Any:
    if not isinstance(value, dict | list) or not value:
        return _other(value, dice)
    holder, key, name = _place(value, dice)
    if dice.once_in(3):
        holder[key] = words.like(name, dice)
    elif isinstance(holder, dict):
        _spoil_table(holder, key, dice)
    else:
        _spoil_list(holder, key, dice)
    return value


def _place(value: Any, dice: Dice) -> tuple[Any, Any, str]:
    """A place inside and its name, found on the way down: what lies near the top is as likely as what lies deep."""
    name = ""
    while True:
        key = dice.one(list(value) if isinstance(value, dict) else range(len(value)))
        name = str(key) if isinstance(value, dict) else name
        inner = value[key]
        if not isinstance(inner, dict | list) or not inner or inner is DEEP or dice.once_in(4):
            return value, key, name
        value = inner


def _spoil_table(holder: dict[Any, Any], key: Any, dice: Dice) -> None:
    how = dice.below(6)
    if how == 0:
        del holder[key]
    elif how == 1:
        holder[f"{key}x"] = holder.pop(key)
    elif how == 2:
        holder[dice.one(("odd", "", "0", key))] = odd_value(dice)
    elif how == 3:
        holder[key] = _copied(holder[dice.one(list(holder))])
    else:
        holder[key] = _other(holder[key], dice)


def _spoil_list(holder: list[Any], index: int, dice: Dice) -> None:
    how = dice.below(6)
    if how == 0:
        del holder[index]
    elif how == 1:
        holder.insert(dice.below(len(holder) + 1), _copied(holder[index]))
    elif how == 2:
        other = dice.below(len(holder))
        holder[index], holder[other] = holder[other], holder[index]
    elif how == 3:
        holder.append(odd_value(dice))
    else:
        holder[index] = _other(holder[index], dice)


def _other(value: Any, dice: Dice) -> Any:
    """Something near the value, or something odd."""
    near = dice.below(3) > 0
    if near and isinstance(value, bool):
        return not value
    if near and isinstance(value, int):
        return value + dice.one((-1, 1, 2, 10, 100))
    if near and isinstance(value, str):
        return _other_text(value, dice)
    return odd_value(dice)


def _other_text(text: str, dice: Dice) -> str:
    at = dice.below(len(text) + 1)
    ways = (text[:at] + text[at + 1 :], text[:at] + dice.one("A0()-, ") + text[at:], text.lower(), text[::-1])
    return dice.one(ways)


def spoilt_text(text: str, dice: Dice) -> str:
    """A file with a few letters or lines changed."""
    lines = text.splitlines()
    for _ in range(1 + dice.below(3)):
        at = dice.below(len(lines))
        how = dice.below(5)
        if how == 0:
            del lines[at]
        elif how == 1:
            lines.insert(at, dice.one(lines))
        elif how == 2:
            lines[at] = _other_text(lines[at], dice)
        elif how == 3:
            lines[at] = lines[at].partition("=")[0] + "= " + dice.one(ODD_TOML)
        else:
            lines.insert(at, dice.one(ODD_LINES))
        if not lines:
            return ""
    return "\n".join(lines)


ODD_TOML = (
    "", "0", "-1", "1", "99999999999", "1e400", "nan", "true", '""', '"A"', '"' + "A" * 2_000 + '"', "[]", "[[]]", "{}",
    "1979-05-27", "07:32:00", "9" * 5_000, "[" * 3_000, '"\\u0000"', "0x7f", "-0", "1.5",
)  # fmt: skip
ODD_LINES = ("[odd]", "[[cards]]", "[", "= 1", "odd = 1", "'''", "\x00", "\ufeff", "name.name = 1", '"" = 1')
