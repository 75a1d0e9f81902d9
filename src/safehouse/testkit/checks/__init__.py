"""The checks, a family a file. Importing them fills the list in the registry."""

from __future__ import annotations

from . import (
    actions,
    backends,
    deals,
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
    "deals",
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
