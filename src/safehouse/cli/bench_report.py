"""The figures of `safehouse bench` as tables and as a page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from safehouse.catalogue import find_game
from safehouse.core.declaration import Benchmark

if TYPE_CHECKING:
    from rich.console import RenderableType

    from safehouse.core.game import Game

Figures = dict[str, Any]


def _import(figures: Figures) -> str:
    loads = "loads NumPy" if figures["import_loads_numpy"] else "without NumPy"
    return f"{figures['import']:.2f} s, {loads}"


def _number(value: float | None) -> str | None:
    return f"{value:,.0f}" if value else None


def _ratio(value: float | None) -> str | None:
    return f"{value:.2f}" if value else None


ROWS: list[tuple[str, str | Callable[[Benchmark], int | None], Callable[[Figures], str | None]]] = [
    ("plain backend, decisions/s", "≥ 20,000", lambda g: f"{g['plain']:,.0f}"),
    ("compiled, decisions/s", "", lambda g: f"{g['fast']:,.0f}"),
    ("compiled : plain", "≥ 40", lambda g: f"{g['fast_to_plain']:.1f}"),
    ("OpenSpiel gin_rummy in C++, decisions/s", "", lambda g: f"{g['peer']:,.0f}" if g["peer"] else None),
    (
        "compiled : OpenSpiel",
        lambda game: game.compiled_to_peer,
        lambda g: f"{g['fast_to_peer']:.1f}" if g["fast_to_peer"] else None,
    ),
    ("checked build : compiled", "", lambda g: _ratio(g["checked_to_fast"])),
    ("a small part, translated : written by hand in C", "", lambda g: _ratio(g["translated_to_hand"])),
    ("ismcts, simulations/s as it plays", "", lambda g: _number(g["search"])),
    (
        "ismcts in the checked build : compiled",
        "≥ 0.85 for the server to use it",
        lambda g: _ratio(g["search_checked_to_fast"]),
    ),
    ("ismcts, simulations/s with blind playouts to the end", "", lambda g: _number(g["search_blind"])),
    ("OpenSpiel ISMCTSBot on gin_rummy in C++, simulations/s", "", lambda g: _number(g["search_peer"])),
    ("ismcts as it plays : ISMCTSBot", lambda game: game.search_to_peer, lambda g: _ratio(g["search_to_peer"])),
    ("ismcts with blind playouts : ISMCTSBot", "", lambda g: _ratio(g["search_blind_to_peer"])),
    ("games of greedy bots: two processes : one", "≥ 1.7", lambda g: _ratio(g["second_core"])),
    ("batch of 1,024 games: steps and masks, decisions/s", "", lambda g: _number(g["batch"])),
    ("batch : compiled", "≥ 0.30", lambda g: _ratio(g["batch_to_fast"])),
    ("batch with observations, decisions/s", "", lambda g: _number(g["batch_seen"])),
    ("batch with observations : compiled", "", lambda g: _ratio(g["batch_seen_to_fast"])),
    ("PettingZoo environment, steps/s", "", lambda g: _number(g["aec"])),
    ("PettingZoo's leduc_holdem_v4, steps/s", "", lambda g: _number(g["aec_peer"])),
    ("PettingZoo environment : leduc_holdem_v4", "≥ 5", lambda g: _ratio(g["aec_to_peer"])),
    ("copy of a game, compiled", "< 100 ns", lambda g: f"{g['copy_ns']:.0f} ns ({g['bytes']:,} bytes)"),
    ("copy and resample, compiled", "", lambda g: f"{g['resample_ns']:.0f} ns"),
    ("one call from Python", "≤ 0.6 µs", lambda g: f"{g['call_us']:.2f} µs"),
    ("building the rules, processor time", "≤ 5 s", lambda g: f"{g['build_rules']:.1f} s"),
    ("building greedy opponents, processor time", "≤ 5 s", lambda g: f"{g['build_opponents']:.1f} s"),
    ("building the search, processor time", "≤ 5 s", lambda g: f"{g['build_search']:.1f} s"),
    ("start of a process with the game", "< 2 s", lambda g: f"{g['cached_start']:.2f} s"),
    ("memory of that process at its most", "≤ 50 MB", lambda g: f"{g['memory']:.0f} MB" if g["memory"] else None),
    ("import safehouse", "< 0.3 s", _import),
]


def _lines(results: Figures) -> list[tuple[str, str, list[str]]]:
    games = results["games"]
    lines = []
    for label, wanted, shown in ROWS:
        cells = [shown(figures) for figures in games.values()]
        if any(cells):
            target = wanted if isinstance(wanted, str) else _targets(wanted, [find_game(name) for name in games])
            lines.append((label, target, [cell or "–" for cell in cells]))
    return lines


def _targets(wanted: Callable[[Benchmark], int | None], games: list[Game]) -> str:
    """What each game asks of itself; what is asked of any game stands without names."""
    usual = wanted(Benchmark())
    asked: dict[int, list[str]] = {}
    for game in games:
        target = wanted(game.benchmark)
        if target is not None:
            asked.setdefault(target, []).append(game.title)
    parts = [f"≥ {usual}"] if usual in asked else []
    return ", ".join(parts + [f"{', '.join(names)} ≥ {target}" for target, names in asked.items() if target != usual])


def tables(results: Figures) -> RenderableType:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, caption=_on(results), caption_justify="left")
    table.add_column("")
    for name, figures in results["games"].items():
        table.add_column(f"{name} ({figures['seats']} seats)", justify="right")
    table.add_column("wanted", style="dim")
    for label, wanted, cells in _lines(results):
        table.add_row(label, *cells, wanted)
    return table


def _on(results: Figures) -> str:
    facts = ", ".join(f"{name} {value}" for name, value in results["on"].items() if name not in ("machine", "system"))
    return f"{results['on']['system']} on {results['on']['machine']}; {facts}"


def page(results: Figures) -> str:
    """The whole page `docs/speed.md`."""
    names = list(results["games"])
    heads = [f"{name} ({results['games'][name]['seats']} seats)" for name in names]
    rows = [f"| {label} | {' | '.join(cells)} | {wanted} |" for label, wanted, cells in _lines(results)]
    return f"""\
# Speed

Written by `make bench` (= `safehouse bench --write docs/speed.md` with the extra `bench`). Do not edit.

Measured on {_on(results)}; one core but where it says two.

| | {" | ".join(heads)} | wanted |
|---|{"---|" * (len(heads) + 1)}
{chr(10).join(rows)}

How it is measured:

- All times are processor time, which other work on the machine disturbs least.
- Rates are decisions of players in blind games from set-up to the end. Both backends run the same source
  (`core/program.py`, operation `PLAYOUTS`) with the game's `playout_weight`; draws by chance are carried out but not
  counted.
- All rates of a game take turns: {results["rounds"]} rounds of {results["seconds"]:g} s each. Rates are
  medians over the rounds, ratios are medians of the ratios within a round.
- OpenSpiel's rollouts of `gin_rummy` run wholly in C++ (its random rollout evaluator); their decisions of players
  are counted the same way.
- A simulation of a search guesses a world, walks down the tree and plays on: ours from the first decision of a game,
  as the bot plays (a look ahead over whole turns up to the horizon) and with blind playouts to the end; OpenSpiel's
  `ISMCTSBot` from the first decision of `gin_rummy` with one random rollout to the end.
- Two processes and one simulate the same games (`safehouse simulate --bots greedy --fast`), by the clock on the wall.
- `batch` steps games that are in all stages, ended ones beginning anew; actions are chosen by `b.sample()`, whose time
  is not counted. PettingZoo's environments are played blindly with `last()` and `step()`, resets included.
- Copies and resamples run in a compiled loop over records. A call is one of `run` from Python that asks who is to move.
- Building is translating the rules and compiling the C, the compiler's own time included. A start is the time from
  `import safehouse` in a fresh process to the first game of rules that lie built; starts, imports and memory are the
  best of three.
- The checked build is the same program with every index, store, shift, divisor and sum watched.
- Written by hand: a small part of a game's rules (its folder `by_hand`) beside the same rules translated, same state,
  same results.
- `python tools/speed_against.py OTHER_CHECKOUT` compares two versions of the sources in the same way.
"""
