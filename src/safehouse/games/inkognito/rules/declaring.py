"""Gestures and declarations (INK-10 to INK-12)."""

from __future__ import annotations

from safehouse.core.events import REVEALS, emit
from safehouse.core.frames import A, ask, top
from safehouse.core.rule import rule
from safehouse.core.seats import EVERYBODY, only

from .meetings import ask_next
from .missions import winners_after_alone, winners_after_handshake
from .scoring import finish
from .state import ASK_HANDSHAKE, E_ACCEPTED, E_DECLARED, E_DECLARED_ALONE, E_GESTURE, E_REFUSED, State


@rule
def make_gesture(s: State, seat: int, gesture: int, to: int) -> None:
    """INK-10.4: then it goes on where it was."""
    back = top(s, A)
    s.gesture_left = 0
    audience = only(seat) | only(to) if s.covert_gestures else EVERYBODY
    emit(s, E_GESTURE, audience, REVEALS, seat, gesture, to, 0)
    ask_next(s, back)


@rule
def declare(s: State, seat: int, partner: int) -> None:
    """INK-11.6, 11.11: the named seat answers."""
    s.declarer = seat
    s.partner = partner
    emit(s, E_DECLARED, EVERYBODY, REVEALS, seat, partner, 0, 0)
    ask(s, ASK_HANDSHAKE, partner)


@rule
def declare_alone(s: State, seat: int) -> None:
    """INK-12.9"""
    s.declarer = seat
    emit(s, E_DECLARED_ALONE, EVERYBODY, REVEALS, seat, 0, 0, 0)
    finish(s, winners_after_alone(s))


@rule
def answer_handshake(s: State, seat: int, accepted: bool) -> None:
    emit(s, E_ACCEPTED if accepted else E_REFUSED, EVERYBODY, REVEALS, seat, s.declarer, 0, 0)
    finish(s, winners_after_handshake(s, accepted))
