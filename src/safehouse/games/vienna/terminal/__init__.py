"""How the table of Vienna looks in the terminal."""

from .board import GameBoard

__all__ = ["GameBoard"]
