"""What is played: every number of seats with every setting that the game declares for it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from safehouse.core.errors import OptionError
from safehouse.core.game import Edition, Game
from safehouse.core.match import ChanceMode, Match
from safehouse.core.options import Options
from safehouse.core.records import open_match
from safehouse.core.validation import show


@dataclass(frozen=True, eq=False)
class Setting:
    """An edition, a number of seats, and options as the game accepted them."""

    edition: Edition
    seats: int
    options: Options
    given: Options
    """The options as they were declared: what is not said has its default."""

    @property
    def game(self) -> Game:
        return self.edition.game

    def open(self, seed: int | str, chance: ChanceMode = "manual") -> Match:
        return open_match(self.edition, self.seats, self.options, seed=seed, chance=chance)

    def __str__(self) -> str:
        options = f", options {json.dumps(self.given)}" if self.given else ""
        return f"{self.game.name} ({self.edition.data.name}), {self.seats} seats{options}"


def cut(game: Game, options: Options, seats: int) -> Options:
    """Lists with a value per seat, cut to the number of seats; other lists stay as they are."""
    per_seat = {option.key for option in game.options if option.per_seat}
    return {
        key: list(value[:seats]) if key in per_seat and isinstance(value, list | tuple) else value
        for key, value in options.items()
    }


def settings_of(edition: Edition, seats: int, chosen: Iterable[Options] | None = None) -> list[Setting]:
    """The settings that the game accepts for so many seats, each once."""
    found: dict[str, Setting] = {}
    for declared in edition.settings if chosen is None else chosen:
        setting = _accepted(edition, seats, declared)
        if isinstance(setting, Setting):
            found.setdefault(json.dumps(setting.options, sort_keys=True), setting)
    return list(found.values())


def _accepted(edition: Edition, seats: int, declared: Options) -> Setting | OptionError:
    """The setting, or why the game refuses it."""
    given = cut(edition.game, declared, seats)
    try:
        accepted = edition.game.accept(seats, {**given, "data_set": edition.data.name})
    except OptionError as refusal:
        return refusal
    return Setting(edition, seats, accepted, given)


def refuse_unplayable(editions: Sequence[Edition], seats: Sequence[int], chosen: Iterable[Options] | None) -> None:
    """OptionError for a number of seats that a game does not have, and for settings it refuses with all of them."""
    for edition in editions:
        for count in seats:
            if count not in edition.game.seats:
                allowed = ", ".join(map(str, edition.game.seats))
                raise OptionError(f"seats: {edition.game.name} is played with {allowed} seats, not {show(count)}")
    for declared in chosen or ():
        tried = [_accepted(edition, count, declared) for edition in editions for count in seats]
        refusals = [refusal for refusal in tried if isinstance(refusal, OptionError)]
        if refusals and len(refusals) == len(tried):
            raise OptionError(f"settings: {show(declared)} is refused: {refusals[0]}")
