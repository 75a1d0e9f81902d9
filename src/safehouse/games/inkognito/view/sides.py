"""Who plays together in a game of many, for the page on balance: teams, code words, colours, the lone spy."""

from __future__ import annotations

from collections.abc import Sequence

from safehouse.core.declaration import SeatTraces
from safehouse.core.options import Options

from ..data.components import TEAMS


def sides(traces: Sequence[SeatTraces], options: Options) -> dict[str, dict[str, list[int]]]:
    """Heading -> side -> its seats. A side wins when one of its seats does."""
    agents = [_dealt(seat, "dealt identity") for seat in traces]
    found: dict[str, dict[str, list[int]]] = {"team": {}, "code words": {}, "colour": {}}
    for first, second in TEAMS.values():
        seats = [seat for seat, agent in enumerate(agents) if agent in (first, second)]
        found["team"][f"{first} and {second}"] = seats
        if len(seats) == 2:
            words = [_dealt(traces[agents.index(agent)], "dealt word") for agent in (first, second)]
            found["code words"][f"{first} and {second}: {'/'.join(words)}"] = seats
    for seat, its in enumerate(traces):
        found["colour"][_dealt(its, "colour colour")] = [seat]
    if len(traces) == 3:
        exits = f"lone_exits = {options['lone_exits']}"
        found["alone or a pair"] = {
            f"{'lone spy' if len(seats) == 1 else 'pair'}, {exits}": seats for seats in found["team"].values()
        }
    return found


def _dealt(seat: SeatTraces, what: str) -> str:
    return next(iter(seat[what]))
