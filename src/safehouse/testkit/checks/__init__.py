"""The checks, a family a file. Importing them fills the list in the registry."""

from __future__ import annotations

from . import (
    actions,
    backends,
    declaration,
    history,
    odd_input,
    resampling,
    secrecy,
    simultaneous,
    states,
    stored,
    undo,
)

__all__ = [
    "actions",
    "backends",
    "declaration",
    "history",
    "odd_input",
    "resampling",
    "secrecy",
    "simultaneous",
    "states",
    "stored",
    "undo",
]
