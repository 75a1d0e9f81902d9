"""Looking back at a game."""

from __future__ import annotations

from collections.abc import Callable

from ..problems import Invalid
from ..serializers.bodies import ReplayBody
from ..serializers.replays import replayed, replayed_truth
from ..storage.table_store import TableStore
from ..tables.permissions import replay_viewer
from ..tables.players import Guest
from ..tables.table import Table
from .long_work import LongWork


class ReplayService:
    """Plays a log again up to a point."""

    def __init__(self, store: TableStore, long_work: LongWork) -> None:
        self._store = store
        self._long_work = long_work

    async def replay(self, now: Table, caller: Guest | None, whose: str | None, upto: int | None) -> ReplayBody:
        """The table when its viewer had seen so many events; after the end also through others' eyes, or all."""
        viewer = replay_viewer(now, caller, whose)
        if viewer is None:
            wanted = _upto(upto, now.match.event_count)
            then = await self._replayed(now.id, caller, lambda table: table.match.event_count >= wanted)
            return replayed_truth(now, then, wanted)
        wanted = _upto(upto, now.marks[viewer][-1].events)
        then = await self._replayed(now.id, caller, lambda table: table.marks[viewer][-1].events >= wanted)
        return replayed(now, then, viewer, wanted)

    async def _replayed(self, id: str, caller: Guest | None, until: Callable[[Table], bool]) -> Table:
        rows = await self._store.log(id)
        return await self._long_work.run(caller.id if caller else "", Table.replay, rows, until)


def _upto(given: int | None, last: int) -> int:
    if given is not None and given > last:
        raise Invalid(f"upto: {given} is more than the {last} there are")
    return last if given is None else given
