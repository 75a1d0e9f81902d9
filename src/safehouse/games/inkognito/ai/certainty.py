"""What a seat knows for sure of declarations: for hints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from safehouse.core.actions import Action
from safehouse.core.observation import Observation

from ..rules.missions import are_partners, has_escaped, is_fulfilled
from ..rules.state import HOLDERS, State
from ..view.deduction import know

DECLARATIONS = ("DECLARE", "NAME", "ALONE", "DECLARE_TOO")


def certainties(observation: Observation) -> dict[int, bool]:
    """Declarations that would win in every world this seat considers possible, and those that would in none."""
    if observation.seat is None:
        return {}
    judge = Judge(cast("State", observation.state), observation.seat)
    found = {action.id: judge.sure_of(action) for action in observation.legal() if action.kind in DECLARATIONS}
    return {number: sure for number, sure in found.items() if sure is not None}


class Judge:
    """One seat at one decision."""

    def __init__(self, s: State, seat: int) -> None:
        self.state = s
        self.seat = seat
        self.known = know(s, seat)

    def in_worlds(self) -> Iterator[State]:
        """The state as it would be in each possible world, one after the other in the same copy."""
        whole = self.state.clone()
        for world in self.known.worlds():
            whole.identity[:], whole.build[:], whole.word[:] = world.identities, world.builds, world.words
            yield whole

    def sure_of(self, action: Action) -> bool | None:
        """Whether a declaration wins for sure if the hand is taken (True), or never (False)."""
        named: dict[str, list[Any]] = {
            "NAME": [action.args.get("seat")],
            "ALONE": [HOLDERS - 1],
            "DECLARE_TOO": [self.state.active],
        }
        partners = named.get(action.kind, [holder for holder in range(HOLDERS) if holder != self.seat])
        if not any(self._wins_in(whole, partner) for whole in self.in_worlds() for partner in partners):
            return False
        partner = self.known.partner
        return True if partner is not None and partner in partners and self._wins_now(partner) else None

    def _wins_now(self, partner: int) -> bool:
        """With the partner that is known, in every world; who is on turn must be one of the two."""
        if partner < self.state.seats and self.state.active not in (self.seat, partner):
            return False
        return all(self._wins_in(whole, partner) for whole in self.in_worlds())

    def _wins_in(self, whole: State, partner: int) -> bool:
        if not are_partners(whole, self.seat, partner):
            return False
        return has_escaped(whole, self.seat) if partner >= whole.seats else is_fulfilled(whole, self.seat)
