"""Observations between processes: game, data set and options are named, and the concealed state goes as bytes.

`pickle` carries observations by this (arenas, environments), and so do the questions that a server asks its bots.
"""

from __future__ import annotations

import copyreg
from pickle import PicklingError
from typing import Any, NamedTuple

from .catalogue import find_game
from .core.errors import OptionError
from .core.game import Edition
from .core.observation import Observation
from .core.options import Options, copied


class PackedObservation(NamedTuple):
    """An observation as numbers, names and bytes, and by what another process finds the rules and cards it is about."""

    game: str
    data_set: str
    digest: str
    seats: int
    options: Options
    seat: int | None
    state: bytes

    @classmethod
    def of(cls, seen: Observation) -> PackedObservation:
        data, options = seen.edition.data, copied(seen.options)
        return cls(seen.game, data.name, data.digest, seen.seats, options, seen.seat, seen.to_bytes())

    def edition(self) -> Edition:
        """The game and data set of this process; OptionError where they are unknown, or have other content."""
        found = find_game(self.game).edition(self.data_set)
        if found.data.digest != self.digest:
            here = f"has other content here ({found.data.digest}) than there ({self.digest})"
            raise OptionError(f"data set {self.data_set!r} of {self.game} {here}")
        return found

    def unpack(self) -> Observation:
        edition = self.edition()
        return Observation(edition, self.seats, self.options, self.seat, edition.state_type.from_bytes(self.state))


def _reduce(seen: Observation) -> tuple[Any, ...]:
    packed = PackedObservation.of(seen)
    try:
        packed.edition()
    except OptionError:
        what = f"{packed.game} with data set {packed.data_set!r}"
        raise PicklingError(f"{what} is not known by name to other processes") from None
    return PackedObservation.unpack, (packed,)


copyreg.pickle(Observation, _reduce)
