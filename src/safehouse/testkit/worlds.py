"""Two worlds that a seat must not be able to tell apart, and what happens when the same is done in both."""

from __future__ import annotations

import json
from dataclasses import dataclass

from safehouse.core.actions import Action
from safehouse.core.match import LogEntry, Match
from safehouse.core.rule import OK

from .sight import can_see, observed


@dataclass
class TwinStep:
    """The same step in two worlds, as a viewer sees it."""

    first: Match
    second: Match
    told_first: str
    told_second: str
    marked: bool
    """Whether something was revealed to the viewer in either world."""

    def same_events(self) -> bool:
        return self.told_first == self.told_second

    def same_sight(self, viewer: int) -> bool:
        return observed(self.first, viewer) == observed(self.second, viewer)


def twin_step(first: Match, second: Match, viewer: int, actor: int, action: Action) -> TwinStep | None:
    """The step in copies of both worlds; None where it is not legal in both."""
    for match in (first, second):
        if match.edition.check(match.state, actor, action.id) != OK:
            return None
    after = (first.clone(), second.clone())
    news: list[list[LogEntry]] = []
    for match in after:
        seen = len(match.log())
        match.play(actor, action)
        news.append([entry for entry in match.log(seen) if can_see(entry, viewer)])
    marked = any(entry.reveals for entry in (*news[0], *news[1]))
    return TwinStep(*after, news_text(news[0]), news_text(news[1]), marked)


def news_text(news: list[LogEntry]) -> str:
    return json.dumps([[entry.kind, entry.args] for entry in news])
