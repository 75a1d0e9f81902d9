"""How the table of Spy Connection looks in the terminal."""

from .board import GameBoard

__all__ = ["GameBoard"]
