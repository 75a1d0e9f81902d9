"""How the table of Estoril 1942 looks in the terminal."""

from .board import GameBoard

__all__ = ["GameBoard"]
