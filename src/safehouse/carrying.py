"""Observations between processes: game, data set and options are named, and the concealed state goes as bytes."""

from __future__ import annotations

import copyreg
from pickle import PicklingError
from typing import Any, NamedTuple

from .catalogue import find_game
from .core.errors import OptionError
from .core.game import Edition
from .core.observation import Observation
from .core.options import Options, copied


class Source(NamedTuple):
    """By what another process finds the rules and cards that an observation is about."""

    game: str
    data_set: str
    digest: str

    def edition(self) -> Edition:
        found = find_game(self.game).edition(self.data_set)
        if found.data.digest != self.digest:
            here = f"has other content here ({found.data.digest}) than there ({self.digest})"
            raise OptionError(f"data set {self.data_set!r} of {self.game} {here}")
        return found


def _packed(seen: Observation) -> tuple[Any, ...]:
    source = Source(seen.game, seen.edition.data.name, seen.edition.data.digest)
    try:
        source.edition()
    except OptionError:
        what = f"{source.game} with data set {source.data_set!r}"
        raise PicklingError(f"{what} is not known by name to other processes") from None
    return _unpacked, (source, seen.seats, copied(seen.options), seen.seat, seen.to_bytes())


def _unpacked(source: Source, seats: int, options: Options, seat: int | None, state: bytes) -> Observation:
    edition = source.edition()
    return Observation(edition, seats, options, seat, edition.state_type.from_bytes(state))


copyreg.pickle(Observation, _packed)
