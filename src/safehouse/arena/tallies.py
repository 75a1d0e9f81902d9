"""Rows of a page of the docs in a few numbers each: kept beside the page, so that another machine goes on from them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from safehouse.core.errors import OptionError

from .pairings import Pairing
from .results import Result
from .suites import Suite


@dataclass(frozen=True)
class Tally:
    """What came of the games of a pairing whose numbers are below `upto`."""

    code: str
    """The digest of what played them."""
    upto: int = 0
    games: int = 0
    """Those that count."""
    won: float = 0.0
    fair: float = 0.0
    """What an average seat won."""


Tallies = Mapping[str, Tally]
"""By the names of the games' files."""


def tally_of(suite: Suite, pairing: Pairing, kept: Tallies) -> Tally:
    """All that is known of a pairing: its tally and the games on this machine."""
    before, games = _known(suite, pairing, kept)
    return _added(before, pairing, games)


def begin(suite: Suite, pairing: Pairing, kept: Tallies) -> int:
    """The first game that is in no tally of the present code."""
    before, _ = _known(suite, pairing, kept)
    return before.upto if before.code == pairing.code else 0


def new_tallies(suite: Suite, chosen: Sequence[Pairing], kept: Tallies) -> dict[str, Tally]:
    """What is to be kept: of every pairing the deals that are finished without a gap."""
    tallies: dict[str, Tally] = {}
    for pairing in chosen:
        tally, games = _known(suite, pairing, kept)
        if games:
            orders = pairing.entry.spec(suite.seed).orders
            tally = _added(tally, pairing, _without_gap(games, tally.upto, orders))
        if tally.upto:
            tallies[pairing.entry.file] = tally
    return tallies


def _known(suite: Suite, pairing: Pairing, kept: Tallies) -> tuple[Tally, list[Result]]:
    """The tally and the games that come after it. One of older code counts until games are played anew."""
    before = kept.get(pairing.entry.file, Tally(pairing.code))
    games = suite.results(pairing.entry) if suite.code(pairing.entry) == pairing.code else []
    if before.code != pairing.code and games:
        before = Tally(pairing.code)
    return before, [game for game in games if game.number >= before.upto]


def _added(before: Tally, pairing: Pairing, games: Sequence[Result]) -> Tally:
    credits = pairing.credits(games)
    return Tally(
        before.code,
        max((before.upto, *(game.number + 1 for game in games))),
        before.games + len(credits),
        before.won + sum(credits),
        before.fair + pairing.fair(games),
    )


def _without_gap(games: Sequence[Result], first: int, orders: int) -> Sequence[Result]:
    found = next((i for i, game in enumerate(games) if game.number != first + i), len(games))
    return games[: found - found % orders]


# --- the file -----------------------------------------------------------------------------------------------------


def read_tallies(path: Path) -> dict[str, Tally]:
    """None if there is no such file yet."""
    if not path.exists():
        return {}
    try:
        return {name: Tally(**entry) for name, entry in json.loads(path.read_text(encoding="utf-8")).items()}
    except (ValueError, TypeError, AttributeError):
        raise OptionError(f"{path} holds no tallies of the arena; repair it, or remove it to start again") from None


def write_tallies(path: Path, tallies: Tallies) -> None:
    lines = [f"{json.dumps(name)}: {json.dumps(asdict(tally))}" for name, tally in tallies.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
