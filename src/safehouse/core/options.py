"""The options of a game: what may be chosen when a table is opened, and how a choice is checked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .errors import OptionError
from .seats import COLOURS
from .validation import show

Value = Any
Options = dict[str, Value]

LARGEST = 10_000
"""The largest number an option takes."""


LONGEST_LIST = 100


@dataclass(frozen=True)
class Option:
    """One option: `values` may be chosen, numbers from `least` on, a seat, or a list of texts.

    `per_seat` allows a list with one value per seat; `members` says what a list of different texts must hold. It has no
    effect unless the options in `needs` have the values named there, and unless so many play as `players` says.
    """

    key: str
    default: Value
    values: tuple[Value, ...] = ()
    rules: str = ""
    per_seat: bool = False
    least: int | None = None
    seat_number: bool = False
    members: str = ""
    needs: tuple[tuple[str, Value], ...] = ()
    players: tuple[int, ...] = ()

    def matters(self, options: Mapping[str, Value], seats: int) -> bool:
        """Whether it has any effect beside these options, with so many players."""
        return (not self.players or seats in self.players) and all(options[key] == value for key, value in self.needs)

    def only(self, *, players: tuple[int, ...] = (), **needs: Value) -> Option:
        """The same option, without effect but with so many players and these values of others."""
        return replace(self, players=players, needs=tuple(needs.items()))

    def allowed(self, seats: int | None = None) -> str:
        """What may be given, in words."""
        words = [_word(value) for value in self.values]
        if self.least is not None:
            words.append(f"a whole number from {self.least} to {LARGEST}")
        if self.seat_number:
            words.append("a seat number from 0" + (f" to {seats - 1}" if seats else ""))
        if self.members:
            words.append(f"a list of {self.members}")
        text = ", ".join(words[:-1]) + " or " + words[-1] if len(words) > 1 else "".join(words)
        return text + (", or a list with one of them per seat" if self.per_seat else "")

    def accept(self, value: Value, seats: int) -> Value:
        """The value in its one form; OptionError says what is allowed."""
        if value == "none" and None in self.values:
            return None
        if self.per_seat and isinstance(value, list | tuple):
            if len(value) != seats:
                raise OptionError(f"option {self.key!r}: {len(value)} values given for {seats} seats")
            for one in value:
                self._accept_one(one, seats)
            return value[0] if all(one == value[0] for one in value) else list(value)
        if self.members and isinstance(value, list | tuple):
            return self._accept_members(list(value), seats)
        self._accept_one(value, seats)
        return value

    def _accept_members(self, given: list[Value], seats: int) -> list[str]:
        """Different texts; which ones are known only the game's own check can say."""
        if len(given) > LONGEST_LIST or not all(isinstance(one, str) for one in given):
            raise OptionError(f"option {self.key!r}: {show(given)} is not allowed; allowed: {self.allowed(seats)}")
        repeated = [one for i, one in enumerate(given) if one in given[:i]]
        if repeated:
            raise OptionError(f"option {self.key!r}: {show(repeated[0])} is there twice")
        return given

    def _accept_one(self, value: Value, seats: int) -> None:
        if any(type(value) is type(known) and value == known for known in self.values):
            return
        if type(value) is int and self.least is not None and self.least <= value <= LARGEST:
            return
        if type(value) is int and self.seat_number and 0 <= value < seats:
            return
        raise OptionError(f"option {self.key!r}: {show(value)} is not allowed; allowed: {self.allowed(seats)}")


def _word(value: Value) -> str:
    if value is None or isinstance(value, bool):
        return {True: "true", False: "false", None: "none"}[value]
    return str(value)


def choice(key: str, *values: Value, rules: str, per_seat: bool = False) -> Option:
    """An option with listed values; the first is the default."""
    return Option(key, values[0], values, rules, per_seat)


def flag(key: str, *, rules: str, per_seat: bool = False, default: bool = False) -> Option:
    """Switched on or off."""
    return Option(key, default, (False, True), rules, per_seat)


def first_player(rules: str) -> Option:
    """Who starts: drawn, or a given seat."""
    return Option("first_player", "random", ("random",), rules, seat_number=True)


def list_of(key: str, default: str, members: str, *, rules: str) -> Option:
    """The default, or a list of different texts, such as ids of cards."""
    return Option(key, default, (default,), rules, members=members)


def colours(default: str, *, rules: str) -> Option:
    """Who has which colour: the default, or a list in the order of seats; `check_colours` looks through it."""
    return list_of("colours", default, "different colours in seat order", rules=rules)


def check_colours(options: Options, seats: int) -> list[str]:
    """What is wrong with a list of colours: one per seat, each known."""
    given = options["colours"]
    if not isinstance(given, list):
        return []
    known = ", ".join(COLOURS)
    faults = [f"option 'colours': {one!r} is not known; known are {known}" for one in given if one not in COLOURS]
    if len(given) != seats:
        faults.append(f"option 'colours': {len(given)} given; the list must have {seats}, one per seat")
    return faults


def limit(key: str, default: int, least: int, *, rules: str) -> Option:
    """A number that 0 switches off."""
    return Option(key, default, (0,), rules, least=least)


Check = Callable[[Options, int], Sequence[str]]


def unknown_options(declared: Sequence[Option], given: Mapping[str, Value]) -> list[str]:
    """A sentence about the options that do not exist, if there are any."""
    known = [option.key for option in declared]
    unknown = [show(key) for key in given if key not in known]
    if not unknown:
        return []
    return [f"unknown option{'s' if len(unknown) > 1 else ''} {', '.join(unknown)}; options are {', '.join(known)}"]


def accept_options(declared: Sequence[Option], given: Mapping[str, Value], seats: int, check: Check) -> Options:
    """All options in their one form, defaults filled in; OptionError names what is allowed, for each that is wrong."""
    faults = unknown_options(declared, given)
    options: Options = {}
    for option in declared:
        try:
            options[option.key] = option.accept(given.get(option.key, option.default), seats)
        except OptionError as error:
            faults += error.faults
    if not faults:
        faults += check(options, seats)
    if faults:
        raise OptionError(*faults)
    return options


def copied(options: Options) -> Options:
    """A copy that shares nothing: values are plain, or lists with one per seat."""
    return {key: value[:] if isinstance(value, list) else value for key, value in options.items()}


def of_seat(options: Options, key: str, seat: int) -> Value:
    """The value of a per-seat option for one seat."""
    value = options[key]
    return value[seat] if isinstance(value, list) else value
