"""The stack of pending decisions. The frame on top is what is being asked; an empty stack means the game is over.

Columns: kind, movers (a mask of seats, or CHANCE_MOVES), and four numbers of the game's own.
"""

from __future__ import annotations

from .rule import rule
from .seats import CHANCE, CHANCE_MOVES
from .state import State

KIND = 0
MOVERS = 1
A = 2
B = 3
C = 4
D = 5


@rule
def push(s: State, kind: int, movers: int, a: int, b: int) -> None:
    frame = s.frames[s.depth]
    frame[KIND] = kind
    frame[MOVERS] = movers
    frame[A] = a
    frame[B] = b
    frame[C] = 0
    frame[D] = 0
    s.depth += 1


@rule
def pop(s: State) -> None:
    """Takes the top frame away and leaves no trace of it."""
    s.depth -= 1
    frame = s.frames[s.depth]
    for i in range(len(frame)):
        frame[i] = 0


@rule
def top(s: State, column: int) -> int:
    return s.frames[s.depth - 1][column]


@rule
def ask(s: State, kind: int, seat: int) -> None:
    push(s, kind, 1 << seat, 0, 0)


@rule
def ask_chance(s: State, kind: int, a: int) -> None:
    push(s, kind, CHANCE_MOVES, a, 0)


@rule
def to_move(s: State) -> int:
    """A mask of the seats that may act now, CHANCE_MOVES, or 0 when the game is over."""
    if s.depth == 0:
        return 0
    return s.frames[s.depth - 1][MOVERS]


@rule
def is_asked(s: State, seat: int) -> bool:
    """Whether a seat, or chance, may act now. The table is never asked."""
    movers = to_move(s)
    if seat < 0:
        return seat == CHANCE and movers == CHANCE_MOVES
    return movers != CHANCE_MOVES and (movers >> seat & 1) == 1
