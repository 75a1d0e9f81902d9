"""Every error a user of the package can meet. Each says what was wrong and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable


class SafehouseError(Exception):
    """Base of all errors raised on purpose."""


class OptionError(SafehouseError, ValueError):
    """An unknown game, option or value; with several at once, `faults` has one sentence for each."""

    def __init__(self, *faults: str) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults

    def __reduce__(self) -> tuple[type[OptionError], tuple[str, ...]]:
        return type(self), self.faults


class IllegalAction(SafehouseError, ValueError):
    """An action that is not allowed now. `rule` is the id of the rule that forbids it; None for what is no action."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.rule = rule
        self.message = message

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str | None]]:
        return type(self), (self.message, self.rule)


class UndoRefused(SafehouseError):
    """A step that cannot be taken back; the text says why, `reason` in one word that programs can translate."""

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
    """A position that cannot be set up."""

    what = "position"


class RecordError(FaultList):
    """A record that cannot be replayed."""

    what = "record"


class DataError(FaultList):
    """A data set that breaks what the rules need."""

    what = "data set"
