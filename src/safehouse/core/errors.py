"""Every error a user of the package can meet. Each says what was wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable


class SafehouseError(Exception):
    """The base of all errors that are raised on purpose.

    Examples:
        >>> import safehouse as sh
        >>> try:
        ...     sh.new_match("vienna", seats=9)
        ... except sh.SafehouseError as error:
        ...     print(type(error).__name__)
        OptionError
    """


class OptionError(SafehouseError, ValueError):
    """An unknown game, option or value. Of several at once, `faults` has a sentence for each.

    Examples:
        >>> import safehouse as sh
        >>> try:
        ...     sh.new_match("vienna", seats=2, version="short")
        ... except sh.OptionError as error:
        ...     print(error)
        option 'version': 'short' is not allowed; allowed: full or intro
    """

    def __init__(self, *faults: str) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults

    def __reduce__(self) -> tuple[type[OptionError], tuple[str, ...]]:
        return type(self), self.faults


class IllegalAction(SafehouseError, ValueError):
    """An action that is not allowed now.

    `rule` is the id of the rule that forbids it; None where it is no action of the game at all.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> try:
        ...     m.play(1, "TAKE(1)")
        ... except sh.IllegalAction as error:
        ...     print(error)
        SPY-3.1: It is not your turn.
    """

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.rule = rule
        self.message = message

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str | None]]:
        return type(self), (self.message, self.rule)


class UndoRefused(SafehouseError):
    """A step that cannot be taken back. The text says why; `reason` does in one word, which programs can translate.

    Examples:
        >>> import safehouse as sh
        >>> m = sh.new_match("spyconnection", seats=2, seed=7)
        >>> try:
        ...     m.undo(0)
        ... except sh.UndoRefused as error:
        ...     print(error)
        there is nothing to take back
    """

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.reason = reason

    def __reduce__(self) -> tuple[type[UndoRefused], tuple[str, str]]:
        return type(self), (str(self), self.reason)


class FaultList(SafehouseError, ValueError):
    """Input with faults: all of them, not only the first."""

    what = "input"

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = list(faults)
        count = len(self.faults)
        head = f"{self.what}: {count} fault{'s' if count != 1 else ''}"
        super().__init__("\n".join([head, *(f"  - {fault}" for fault in self.faults)]))

    def __reduce__(self) -> tuple[type[FaultList], tuple[list[str]]]:
        return type(self), (self.faults,)


class PositionError(FaultList):
    """A position that cannot be set up; `faults` has a sentence for each fault.

    Examples:
        >>> import safehouse as sh
        >>> try:
        ...     sh.from_position("spyconnection", {"seats": 2, "trun": 1})
        ... except sh.PositionError as error:
        ...     print(error.faults[0].partition(";")[0])
        unknown key 'trun'
    """

    what = "position"


class RecordError(FaultList):
    """A record that cannot be replayed; `faults` says why.

    Examples:
        >>> import safehouse as sh
        >>> try:
        ...     sh.replay({"game": "chess"})
        ... except sh.RecordError as error:
        ...     print(error.faults[0].partition(";")[0])
        unknown game 'chess'
    """

    what = "record"


class DataError(FaultList):
    """A data set that lacks what the rules need; `faults` has a sentence for each fault.

    Examples:
        >>> import safehouse as sh
        >>> from pathlib import Path
        >>> try:
        ...     sh.load_data_set("spyconnection", Path("nowhere.toml"))
        ... except sh.DataError as error:
        ...     print(error)
        data set: 1 fault
          - nowhere.toml cannot be read: No such file or directory
    """

    what = "data set"
