"""How strong the bots are: docs/strength.md, from the pairings that must be shown."""

from __future__ import annotations

from collections.abc import Sequence

from .pairings import Pairing
from .statistics import wilson
from .suites import Suite, machine, percent
from .tallies import Tallies, tally_of

SEED = "strength"


def write(suite: Suite, chosen: Sequence[Pairing], kept: Tallies) -> str:
    """The page."""
    lines = [
        "# Strength",
        "",
        "How often the first of two bots wins, with 95 % intervals (Wilson). Made by `make strength`, which goes on",
        "from the games it has: tallies in strength.json, the last games in runs/. Do not edit by hand.",
        "",
        "Every deal is played with every order round the table. One against one: games won, a shared win counts half.",
        "One against a field: games the one wins, with the fair share beside it. Pair against pair:",
        "partners are drawn by the game; games count in which the winners are the same bot. “Clearly” means that the",
        "whole interval lies on that side of the target, “older code” that rules or bots have changed since.",
        "",
        "| game | first | second | table | games | share | 95 % | fair | target | |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [_row(suite, pairing, kept) for pairing in chosen]
    lines += [
        "",
        f"Machine: {machine()}; {suite.jobs} games at a time.",
        "",
        *_notes(chosen),
        *_commands(suite, chosen),
    ]
    return "\n".join(lines) + "\n"


def _row(suite: Suite, pairing: Pairing, kept: Tallies) -> str:
    entry, names = pairing.entry, pairing.names
    tally = tally_of(suite, pairing, kept)
    setting = "".join(f", {value}" for value in entry.options.values())
    cells = [f"{entry.game}{setting}", names[0], names[1], pairing.table]
    target = percent(pairing.target) if pairing.target is not None else "–"
    if not tally.games:
        return _cells([*cells, "0", "–", "–", "–", target, "not played"])
    low, high = wilson(tally.won, tally.games)
    share = tally.won / tally.games
    interval = f"{100 * low:.1f}–{100 * high:.1f}"
    words = [verdict(pairing, share, low, high)]
    words += ["(few games)"] if tally.games < pairing.enough else []
    words += ["(older code)"] if tally.code != pairing.code else []
    fair = percent(tally.fair / tally.games)
    return _cells([*cells, f"{tally.games:,}", percent(share), interval, fair, target, " ".join(words)])


def _cells(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


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
    from .external_players import EXTERNAL_PLAYERS

    return name.partition(":")[0] in EXTERNAL_PLAYERS


def _commands(suite: Suite, chosen: Sequence[Pairing]) -> list[str]:
    commands = [each.entry.command(each.games(suite.games), suite.seed) for each in chosen]
    return ["Each row alone:", "", "```sh", *commands, "```"]
