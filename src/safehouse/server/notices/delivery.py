"""How a delivery can fail."""

from __future__ import annotations


class Failed(Exception):
    """It was not taken, this time: it is tried again later. The text is for the log, and names no address."""


class Gone(Exception):
    """Nobody is there any more, and nobody will be: the channel is removed."""
