"""What is wrong with an answer, or with a day."""

from __future__ import annotations

from safehouse.core.errors import SafehouseError


class WrongAnswer(SafehouseError):
    """An answer that does not answer what was asked; it says what would."""


class NoCase(SafehouseError):
    """A day that has no case."""
