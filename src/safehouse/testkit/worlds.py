"""Two worlds that a seat must not be able to tell apart, and what happens when the same is done in both."""

from __future__ import annotations

import json
from dataclasses import dataclass

from safehouse.core.actions import Action
from safehouse.core.event_log import LogEntry
from safehouse.core.match import Match
from safehouse.core.rule import OK

from .channels import can_see, observed

MOST_UNNOTICED = 8
"""So many steps of one seat may go unnoticed before one that is heard of."""


def news_text(news: list[LogEntry]) -> str:
    return json.dumps([[entry.kind, entry.args] for entry in news])


@dataclass(frozen=True)
class Look:
    """A match after a step, and what one viewer has heard and sees of it."""

    match: Match
    heard: str
    seen: bytes
    marked: bool
    """Whether something was revealed to the viewer."""

    def is_like(self, other: Look) -> bool:
        return self.heard == other.heard and self.seen == other.seen


def look(match: Match, viewer: int, actor: int, action: Action) -> Look | None:
    """What a viewer makes of a step, taken in a copy; None where it is not legal."""
    if match.edition.check(match.state, actor, action.id) != OK:
        return None
    after = match.clone()
    seen = len(after.log())
    after.play(actor, action)
    news = [entry for entry in after.log(seen) if can_see(entry, viewer)]
    return Look(after, news_text(news), observed(after, viewer), any(entry.reveals for entry in news))


def rules_out(truth: Look, world: Match, viewer: int, actor: int) -> bool:
    """Whether a step has told the viewer that this world is not the true one: no step in it would look like that.

    Steps that the viewer does not notice may come before it: how far somebody has got in secret rules out nothing.
    """
    nothing, seen = news_text([]), observed(world, viewer)
    if truth.heard == nothing and truth.seen == seen:
        return False
    for _ in range(MOST_UNNOTICED):
        looks = [look(world, viewer, actor, action) for action in world.legal(actor)]
        others = [other for other in looks if other is not None]
        if any(other.is_like(truth) for other in others):
            return False
        unnoticed = next((other for other in others if (other.heard, other.seen) == (nothing, seen)), None)
        if unnoticed is None:
            break
        world = unnoticed.match
    return True
