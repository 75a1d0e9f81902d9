"""Turns to find: all that a seat can make of its turn, and where each way through it ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from safehouse.core.match import Match

LONGEST = 12
"""Steps of a turn."""


@dataclass(frozen=True, eq=False)
class Turn:
    """Steps as canonical texts, and the match when they have been done: somebody else, or chance, is to move."""

    steps: tuple[str, ...]
    end: Match


def is_open(match: Match, seat: int) -> bool:
    """Whether the seat's turn goes on."""
    return match.to_move == (seat,)


def after(match: Match, seat: int, steps: Sequence[str]) -> Match:
    """A copy of a match in which these steps have been done; IllegalAction where one is not allowed."""
    copy = match.clone()
    for step in steps:
        copy.play(seat, step)
    return copy


def outcome(match: Match, seat: int) -> bytes:
    """Where a turn has led, as its seat knows it: turns with the same outcome are worth the same."""
    return match.observation(seat).to_bytes()


def all_turns(match: Match, seat: int, most: int) -> list[Turn] | None:
    """One way to each outcome, the shortest; None where there are more than `most` or a turn has no end."""
    found: dict[bytes, Turn] = {}
    seen: set[bytes] = set()
    layer = [Turn((), match)]
    for _ in range(LONGEST):
        following = []
        for turn in (longer for one in layer for longer in _longer(one, seat)):
            key = outcome(turn.end, seat)
            if key not in seen:
                seen.add(key)
                if is_open(turn.end, seat):
                    following.append(turn)
                else:
                    found[key] = turn
        if len(found) > most or len(following) > most:
            return None
        layer = following
        if not layer:
            return list(found.values())
    return None


def _longer(turn: Turn, seat: int) -> Iterator[Turn]:
    for action in turn.end.legal(seat):
        copy = turn.end.clone()
        copy.play(seat, action)
        yield Turn((*turn.steps, action.text), copy)
