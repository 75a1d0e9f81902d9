"""What a game must answer. Core, bots and environments are written against these; each game fills them in."""

from __future__ import annotations

from .pool import Pool
from .rule import Buf, slot
from .state import State

ADVICE_GAMES = 8
ADVICE_NOTES = 2048


@slot
def start(s: State) -> None:
    """Puts the first decisions on the stack of a prepared state."""
    raise NotImplementedError


@slot
def candidate_actions(s: State, seat: int, out: Buf) -> int:
    """Writes the actions worth checking for a seat (or chance) that is asked; returns how many. `check` decides.

    For chance best just those that are possible: what is drawn among others is drawn again.
    """
    raise NotImplementedError


@slot
def check(s: State, seat: int, action: int) -> int:
    """OK, or the number of the rule that forbids this action now."""
    raise NotImplementedError


@slot
def check_offered(s: State, seat: int, action: int) -> int:
    """The same for an action that `candidate_actions` offers: what offering it has settled need not be asked again.

    A game may leave it out. The conformance kit compares what is listed with `check` over all actions.
    """
    raise NotImplementedError


@slot
def apply(s: State, seat: int, action: int) -> None:
    """Carries out a legal action."""
    raise NotImplementedError


@slot
def first_to_choose(s: State) -> int:
    """The first of seats that choose at the same time, where they are asked in turn. A game may leave it out."""
    raise NotImplementedError


@slot
def idle(s: State, seat: int) -> int:
    """With which action a seat that is asked ends its part once nothing else could help it; else NO_ACTION.

    A game may leave it out.
    """
    raise NotImplementedError


@slot
def simplify(s: State) -> None:
    """Takes out of a state, before a bot looks ahead, choices that can only cost it time. A game may leave it out."""
    raise NotImplementedError


@slot
def advise(pool: Pool, known: int, seat: int, notes: Buf, rng: Buf, out: Buf) -> int:  # noqa: PLR0917 - a rule
    """What a seat that knows game `known` should do where looking ahead over its own turn is not enough, or NO_ACTION.

    The next ADVICE_GAMES games of the pool and the first ADVICE_NOTES numbers of `notes` are free to be used.
    A game may leave it out.
    """
    raise NotImplementedError


@slot
def weight(s: State, action: int) -> int:
    """How likely a chance action is, relative to the other legal ones."""
    raise NotImplementedError


@slot
def draw_evenly(s: State, rng: Buf) -> int:
    """What chance does where all that it may do is equally likely and need not be listed for it; else NO_ACTION.

    It takes one number of the generator, for the place in ascending order, as a draw from the list does. A game may
    leave it out.
    """
    raise NotImplementedError


@slot
def outcome(s: State, out: Buf) -> None:
    """Writes for each seat its score (out[seat]), rank from 1 (out[4 + seat]) and whether it wins (out[8 + seat])."""
    raise NotImplementedError


@slot
def conceal(s: State, seat: int) -> None:
    """Turns the state, in place, into what this seat (or SPECTATOR) may know."""
    raise NotImplementedError


@slot
def resample(s: State, seat: int, rng: Buf) -> None:
    """Turns a concealed state, in place, into a random whole state consistent with it, each equally likely."""
    raise NotImplementedError


@slot
def playout_weight(s: State, action: int) -> int:
    """How much a blind playout likes this action (at least 1), relative to the other legal ones."""
    raise NotImplementedError


@slot
def evaluate(s: State, seat: int) -> int:
    """What the position is worth to a seat, in thousandths of a point."""
    raise NotImplementedError
