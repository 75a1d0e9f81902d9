"""Golden playthroughs: whole games as readable text, so that a change of the rules shows as a readable difference.

    1 chance FIRST_PLAYER(1) | 8f14e45fceea167a
        first_player seat=1
        [0] dealt seat=0 card=FOX

Each step has its actor, its action and the fingerprint of the state it leads to; below it what happened, with those
who saw it where not everybody did. The file holds the actions, so no bot is needed to play it again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from safehouse.bots import Bot, make_bot
from safehouse.core.errors import SafehouseError
from safehouse.core.event_log import LogEntry
from safehouse.core.game import Edition, Game
from safehouse.core.match import Match
from safehouse.core.seats import CHANCE, EVERYBODY, MAX_SEATS, SPECTATOR, TABLE

from .settings import Setting, settings_of

_STEP = re.compile(r" *\d+ (chance|table|\d) (\S.*?) \| [0-9a-f]+")
_ACTORS = {"chance": CHANCE, "table": TABLE}
_NAMES = {CHANCE: "chance", TABLE: "table"}
LARGEST_FILE = 200_000

Steps = list[tuple[int, str]]


# --- writing ----------------------------------------------------------------------------------------------------


def playthrough(setting: Setting, steps: Iterable[tuple[int, str]], note: str = "") -> str:
    """The text of a game in which these steps were made."""
    return "\n".join([*_head(setting, note), "", *_body(setting, steps), ""])


def _head(setting: Setting, note: str) -> list[str]:
    data = setting.edition.data
    return [
        f"# {setting.game.title}: a golden playthrough, written by `python -m safehouse.testkit golden`",
        f"# {note}",
        f"game: {setting.game.name}",
        f"rules: {setting.game.rules_version}",
        f"data set: {data.name} {data.digest}",
        f"seats: {setting.seats}",
        f"options: {json.dumps(setting.given)}",
    ]


def _body(setting: Setting, steps: Iterable[tuple[int, str]]) -> Iterator[str]:
    match = setting.open(0)
    yield from _events(match.log())
    for number, (actor, text) in enumerate(steps, start=1):
        seen = len(match.log())
        try:
            match.play(actor, text)
        except SafehouseError as error:
            yield f"{number:4} {_NAMES.get(actor, actor)} {text} cannot be played: {error}"
            return
        yield f"{number:4} {_NAMES.get(actor, actor)} {match.steps[-1].action} | {match.state.digest()}"
        yield from _events(match.log(seen))
    yield ""
    for what, values in (("scores", match.scores), ("ranks", match.ranks), ("winners", sorted(match.winners))):
        yield f"{what}: {' '.join(map(str, values))}"


def _events(news: list[LogEntry]) -> Iterator[str]:
    for entry in news:
        args = "".join(f" {key}={value}" for key, value in entry.args.items())
        mark = " (reveals)" if entry.reveals else ""
        yield f"         {_audience(entry.audience)}{entry.kind}{args}{mark}"


def _audience(mask: int) -> str:
    if mask == EVERYBODY:
        return ""
    seats = [str(seat) for seat in range(MAX_SEATS) if mask >> seat & 1]
    return f"[{' '.join([*seats, 'spectators'] if mask >> SPECTATOR & 1 else seats)}] "


# --- reading and comparing --------------------------------------------------------------------------------------


def read_head(text: str) -> dict[str, str]:
    """The lines `key: value` before the first step."""
    pairs = [line.partition(": ") for line in text.partition("\n\n")[0].splitlines() if not line.startswith("#")]
    return {key: value for key, _, value in pairs}


def read_steps(text: str) -> Steps:
    found = (_STEP.fullmatch(line) for line in text.splitlines())
    return [(_ACTORS.get(step[1], CHANCE) if step[1] in _ACTORS else int(step[1]), step[2]) for step in found if step]


def read_setting(game: Game, head: dict[str, str]) -> Setting:
    """The setting of a playthrough; ValueError where this game has no such."""
    edition = game.edition(head["data set"].split()[0])
    settings = settings_of(edition, int(head["seats"]), [json.loads(head["options"])])
    if not settings:
        raise ValueError(f"the game refuses seats {head['seats']} with options {head['options']}")
    return settings[0]


def differences(game: Game, stored: str, most: int = 3) -> list[str]:
    """Where the game no longer goes as it is stored; empty if it does."""
    try:
        setting = read_setting(game, read_head(stored))
    except (SafehouseError, ValueError, KeyError, IndexError) as error:
        return [f"cannot be read: {error}"]
    note = stored.splitlines()[1].removeprefix("# ")
    now = playthrough(setting, read_steps(stored), note)
    pairs = enumerate(zip_longest(stored.splitlines(), now.splitlines(), fillvalue="(nothing)"), start=1)
    return [f"line {n}: stored {old.strip()!r}, now {new.strip()!r}" for n, (old, new) in pairs if old != new][:most]


def stored_playthroughs(folder: Path, edition: Edition) -> list[Path]:
    """The playthroughs of an edition."""
    files = sorted((folder / edition.game.name).glob("*.txt"))
    return [
        file
        for file in files
        if read_head(file.read_text("utf-8")).get("data set", "").split()[:1] == [edition.data.name]
    ]


# --- making them ------------------------------------------------------------------------------------------------


def play(setting: Setting, seed: int, bots: list[Bot], leave_at: int | None = None) -> Match:
    """A game between bots; with `leave_at` the last seat leaves after so many steps."""
    match = setting.open(seed, chance="auto")
    while not match.over:
        if leave_at is not None and len(match.steps) >= leave_at:
            match.leave(setting.seats - 1)
            leave_at = None
            continue
        seat = match.to_move[0]
        match.play(seat, bots[seat].choose(match.observation(seat)))
    return match


def write_playthroughs(game: Game, folder: Path) -> list[Path]:
    """For every number of seats a game with each setting that is new to it, between greedy and random players."""
    target = folder / game.name
    target.mkdir(parents=True, exist_ok=True)
    for old in target.glob("*.txt"):
        old.unlink()
    written = []
    for number, setting in enumerate(_interesting(game)):
        names = ["random" if seat == 0 and number % 3 == 0 else "greedy" for seat in range(setting.seats)]
        bots = [make_bot(name, seed=seat) for seat, name in enumerate(names)]
        leaves = setting.seats > 2 and number % 4 == 0
        match = play(setting, number, bots, leave_at=60 if leaves else None)
        steps = [(step.actor, step.action.text) for step in match.steps]
        text = playthrough(setting, steps, f"seed {number}, players {' '.join(names)}")
        if len(text) > LARGEST_FILE:
            raise ValueError(f"{setting}: the playthrough has {len(text)} letters, more than {LARGEST_FILE}")
        written.append(target / f"{_slug(setting)}.txt")
        written[-1].write_text(text, encoding="utf-8")
    return written


def _slug(setting: Setting) -> str:
    """A file name that tells seats and options."""
    data = setting.edition.data.name
    words = [f"{setting.seats}-seats", *([data] if data != setting.game.default_data else [])]
    for key, value in setting.given.items():
        shown = {True: "on", False: "off"}.get(value) if isinstance(value, bool) else value
        words += [key, "mixed" if isinstance(value, list) else str(shown)]
    return "-".join(words)


def _interesting(game: Game) -> list[Setting]:
    """The first setting of each data set with every number of seats; each other one with one number."""
    found = []
    for name in game.data_sets():
        edition = game.edition(name)
        first: list[dict[str, Any]] = list(edition.settings[:1])
        found += [setting for seats in game.seats for setting in settings_of(edition, seats, first)]
        for number, options in enumerate(edition.settings[1:]):
            found += settings_of(edition, game.seats[number % len(game.seats)], [options])
    return found
