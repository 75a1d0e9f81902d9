"""How strong the bots are: docs/strength.md, from the pairings that must be shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .results import Result
from .statistics import wilson
from .suites import Entry, Suite, machine, percent

ENOUGH = 400
SEED = "strength"
FEWER = 10
"""Against OpenSpiel's bot, which is slow, a part of the games will do."""


@dataclass(frozen=True)
class Pairing:
    """A claim: the first contestant wins at least this share. Without a target it is shown for comparison."""

    entry: Entry
    target: float | None
    note: str = ""

    @property
    def names(self) -> list[str]:
        return list(dict.fromkeys(self.entry.bots.split(",")))

    @property
    def is_team(self) -> bool:
        return len(self.names) < len(self.entry.bots.split(","))

    @property
    def table(self) -> str:
        """How they sit."""
        if self.is_team:
            return "pair against pair"
        return "one against one" if self.entry.seats == 2 else f"one against {self.entry.seats - 1}"

    def games(self, wanted: int) -> int:
        """How many are played so that `wanted` count (against OpenSpiel's bot fewer)."""
        if self.is_team:  # partners are drawn: one seating in three has both pairs pure
            return 3 * wanted
        return max(1, wanted // FEWER) if self.names[1].startswith("openspiel") else wanted

    @property
    def enough(self) -> int:
        """With fewer games that count a verdict is given with reserve."""
        return ENOUGH if self.is_team else self.games(ENOUGH)

    def credits(self, results: Sequence[Result]) -> list[float]:
        """What the first contestant won in each game that counts."""
        first = self.names[0]
        if not self.is_team:
            return [game.credit(game.bots.index(first)) for game in results]
        sides = [{game.bots[seat] for seat in game.winners} for game in results]
        return [float(side == {first}) for side in sides if len(side) == 1]


Table = tuple[str, int, dict[str, str]]

CLAIMS = (
    ("greedy", "random", 0.90, ""),
    ("ismcts:ms=100", "greedy", 0.65, ""),
    ("ismcts:ms=400", "ismcts:ms=100", 0.55, ""),
    ("cheat:ms=100", "ismcts:ms=100", None, "sees all cards: an upper bound, no opponent"),
)
OUTSIDE = ("ismcts:ms=100", "openspiel:ms=100", 0.75, "OpenSpiel's Python ISMCTSBot, random rollouts, the same time")
TABLES: tuple[Table, ...] = (
    ("spyconnection", 2, {}),
    ("estoril", 2, {}),
    ("vienna", 2, {}),
    ("inkognito", 4, {}),
)
OUTSIDE_TABLES: tuple[Table, ...] = (("spyconnection", 2, {}), ("estoril", 2, {}), ("vienna", 2, {"version": "intro"}))


def pairings() -> list[Pairing]:
    """All that is to be shown, game by game."""
    found: list[Pairing] = []
    for game, seats, options in TABLES:
        for first, second, target, note in CLAIMS:
            found.append(Pairing(Entry(game, seats, f"{first},{second}", options), target, note))
            if game == "inkognito":
                found.append(Pairing(Entry(game, seats, f"{first},{first},{second},{second}", options), target, note))
    first, second, target, note = OUTSIDE
    for game, seats, options in OUTSIDE_TABLES:
        found.append(Pairing(Entry(game, seats, f"{first},{second}", options), target, note))
    return sorted(found, key=lambda pairing: [table[0] for table in TABLES].index(pairing.entry.game))


def write(suite: Suite, chosen: Sequence[Pairing]) -> str:
    """The page."""
    lines = [
        "# Strength",
        "",
        "How often the first of two bots wins, with 95 % intervals (Wilson). Made by `make strength`, which goes on",
        "from the games it has; do not edit by hand.",
        "",
        "Every deal is played with every order round the table. One against one: games won, a shared win counts half.",
        "One against a field: games the one wins, with the fair share beside it. Pair against pair (Inkognito):",
        "partners are drawn by the game; games count in which the winners are the same bot. “Clearly” means that the",
        "whole interval lies on that side of the target.",
        "",
        "| game | first | second | table | games | share | 95 % | fair | target | |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [_row(suite, pairing) for pairing in chosen]
    lines += [
        "",
        f"Machine: {machine()}; {suite.jobs} games at a time.",
        "",
        *_notes(chosen),
        *_commands(suite, chosen),
    ]
    return "\n".join(lines) + "\n"


def _row(suite: Suite, pairing: Pairing) -> str:
    entry, names = pairing.entry, pairing.names
    results = suite.results(entry)
    credits = pairing.credits(results)
    setting = "".join(f", {value}" for value in entry.options.values())
    cells = [f"{entry.game}{setting}", names[0], names[1], pairing.table]
    target = percent(pairing.target) if pairing.target is not None else "–"
    if not credits:
        return _cells([*cells, "0", "–", "–", "–", target, "not played"])
    low, high = wilson(sum(credits), len(credits))
    share = sum(credits) / len(credits)
    interval = f"{100 * low:.1f}–{100 * high:.1f}"
    fair = percent(_fair(pairing, results))
    word = verdict(pairing, share, low, high) + ("" if len(credits) >= pairing.enough else " (few games)")
    return _cells([*cells, f"{len(credits):,}", percent(share), interval, fair, target, word])


def _cells(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _fair(pairing: Pairing, results: Sequence[Result]) -> float:
    """What a seat wins on average; a pure pair half."""
    if pairing.is_team:
        return 0.5
    credits = [game.credit(seat) for game in results for seat in range(len(game.bots))]
    return sum(credits) / len(credits)


def verdict(pairing: Pairing, share: float, low: float, high: float) -> str:
    """Whether a claim holds, in a word or two."""
    if pairing.target is None:
        return pairing.note.partition(":")[0]
    word = "met" if share >= pairing.target else "missed"
    return word if low <= pairing.target <= high else f"{word}, clearly"


def _notes(chosen: Sequence[Pairing]) -> list[str]:
    notes = {f"{name}: {each.note}." for each in chosen if each.note for name in each.names if _is_guest(name)}
    return [*sorted(notes), ""] if notes else []


def _is_guest(name: str) -> bool:
    from .guests import GUESTS

    return name.partition(":")[0] in GUESTS


def _commands(suite: Suite, chosen: Sequence[Pairing]) -> list[str]:
    commands = [each.entry.command(each.games(suite.games), suite.seed) for each in chosen]
    return ["Each row alone:", "", "```sh", *commands, "```"]
