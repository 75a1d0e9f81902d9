"""Looking back at a game: moment by moment, and going on from there."""

from __future__ import annotations

from ..problems import Invalid
from ..serializers.bodies import BesideBody, MomentsBody, ReplayBody
from ..serializers.replays import decisions, moments, replayed, replayed_truth
from ..storage.table_store import TableStore
from ..tables import entries as en
from ..tables.permissions import replay_viewer
from ..tables.players import Guest
from ..tables.table import Table
from .comparing import beside, check_beside
from .continuing import Moment, Story, check_continuing, continued
from .long_work import LongWork
from .timelines import Reached, Timeline, Timelines


class ReplayService:
    """Plays a log again up to a point."""

    def __init__(self, store: TableStore, long_work: LongWork) -> None:
        self._store = store
        self._long_work = long_work
        self._timelines = Timelines()

    async def replay(
        self, now: Table, caller: Guest | None, whose: str | None, upto: int | None, since: int = 0
    ) -> ReplayBody:
        """The table when its viewer had seen so many events; after the end also through others' eyes, or all."""
        viewer = replay_viewer(now, caller, whose)
        timeline = await self._timeline(now, caller)
        if viewer is None:
            wanted = _upto(upto, now.match.event_count)
            then = await self._then(timeline, caller, lambda table: table.match.event_count >= wanted)
            return replayed_truth(now, then, wanted, since)
        wanted = _upto(upto, now.marks[viewer][-1].events)
        then = await self._then(timeline, caller, lambda table: table.marks[viewer][-1].events >= wanted)
        return replayed(now, then, viewer, wanted, since)

    async def moments(self, now: Table, caller: Guest | None, whose: str | None) -> MomentsBody:
        """All that a viewer was told, and before which of it its seat had to decide."""
        viewer = replay_viewer(now, caller, whose)
        if viewer is None:
            raise Invalid("as: a seat, or `none` for a spectator")
        rows = (await self._timeline(now, caller)).rows
        return moments(now, viewer, decisions(now, viewer, rows))

    async def continued(self, now: Table, guest: Guest, wanted: Moment) -> tuple[en.Opened, Story]:
        """What opens a table that goes on from a moment of this one."""
        check_continuing(now, guest, wanted)
        timeline = await self._timeline(now, guest)

        def make() -> tuple[en.Opened, Story]:
            then = timeline.first(lambda table: table.marks[wanted.seat][-1].events >= wanted.at)
            return continued(now, then, timeline.rows[1 : then.seq], guest, wanted)

        return await self._long_work.run(guest.id, make)

    async def beside(self, now: Table, other: Table, caller: Guest | None) -> BesideBody:
        """Two games from the same deal."""
        check_beside(now, other, caller)
        timelines = await self._timeline(now, caller), await self._timeline(other, caller)
        return await self._long_work.run(caller.id if caller else "", beside, now, other, timelines)

    async def _timeline(self, now: Table, caller: Guest | None) -> Timeline:
        """Of a game that is over it is kept; one that runs has a new one after every entry."""
        if self._timelines.has(now.id, now.seq):
            return self._timelines.get(now.id)
        rows = await self._store.log(now.id)
        whose = caller.id if caller else ""
        if now.status != "over":
            return await self._long_work.run(whose, Timeline, rows)
        return await self._long_work.run(whose, self._timelines.add, now.id, rows)

    async def _then(self, timeline: Timeline, caller: Guest | None, reached: Reached) -> Table:
        return await self._long_work.run(caller.id if caller else "", timeline.first, reached)


def _upto(given: int | None, last: int) -> int:
    if given is not None and given > last:
        raise Invalid(f"upto: {given} is more than the {last} there are", reason="moment")
    return last if given is None else given
