"""How the table of Inkognito looks in the terminal."""

from .board import GameBoard

__all__ = ["GameBoard"]
