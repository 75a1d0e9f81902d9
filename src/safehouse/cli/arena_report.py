"""A tournament's figures for people, in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

Content = dict[str, Any]


def report(content: Content) -> RenderableType:
    from rich.console import Group
    from rich.text import Text

    head = Text.assemble(
        (content["game"], "bold"), f"  {content['seats']} seats  {', '.join(content['bots'])}  seed {content['seed']}"
    )
    lines: list[RenderableType] = [head, Text(_effort(content))]
    if content["finished"]:
        lines += [_contestants(content), _seats(content)]
        lines += [_pairings(content)] if content["pairings"] else []
    if content["stop"] is not None:
        lines.append(Text(_verdict(content["stop"], content["bots"][0])))
    if content["by_clock"]:
        lines.append(Text("Some think by the clock: these games cannot be repeated exactly.", style="dim"))
    return Group(*lines)


def _effort(content: Content) -> str:
    limit = f", {content['by_limit']:,} ended by the turn limit" if content["by_limit"] else ""
    return (
        f"{content['finished']:,} of {content['games']:,} games finished: {content['deals']:,} deals, each in "
        f"{content['orders']} order{'s' if content['orders'] > 1 else ''} round the table{limit}"
    )


def _verdict(stop: Content, bot: str) -> str:
    interval = f"{stop['low']:.1%} to {stop['high']:.1%}"
    what = {True: "more than", False: "less than", None: "neither clearly more nor clearly less than"}[stop["above"]]
    return (
        f"After {stop['deals']:,} deals: {bot} wins {what} {stop['target']:.1%} ({interval}, however often one looks)."
    )


def _table(title: str, first: str, *headings: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), title=title, title_justify="left", title_style="bold")
    table.add_column(first)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _contestants(content: Content) -> RenderableType:
    """Who has played, the best first. Bars show the share; the tick on them is what a seat wins on average."""
    ratings = {entry["bot"]: entry for entry in content["ratings"] or []}
    table = _table("Contestants", "bot", "seats", "share", "95 %", "", "points", "rating", "95 %")
    played = [entry for entry in content["contestants"] if entry["games"]]
    for entry in sorted(played, key=lambda entry: -entry["share"]):
        rated = ratings.get(entry["bot"])
        table.add_row(
            entry["bot"],
            f"{entry['games']:,}",
            f"{entry['share']:.1%}",
            _interval(entry),
            _bar(entry["share"], content["fair"]),
            f"{entry['scores']['mean']:.1f}",
            f"{rated['points']:+.0f}" if rated else "–",
            f"{rated['low']:+.0f}…{rated['high']:+.0f}" if rated else "",
        )
    return table


def _seats(content: Content) -> RenderableType:
    headings = ["games", "share", "95 %", "", "points"]
    several = len(content["contestants"]) > 1
    names = [entry["bot"] for entry in content["contestants"]] if several else []
    table = _table("Seats", "seat", *headings, *names)
    for entry in content["by_seat"]:
        own = [_share(each["by_seat"][entry["seat"]]) for each in content["contestants"]] if several else []
        table.add_row(
            "ABCD"[entry["seat"]],
            f"{entry['games']:,}",
            f"{entry['share']:.1%}",
            _interval(entry),
            _bar(entry["share"], content["fair"]),
            f"{entry['scores']['mean']:.1f}",
            *own,
        )
    return table


def _share(entry: Content) -> str:
    return f"{entry['share']:.1%}" if entry["games"] else "–"


def _pairings(content: Content) -> RenderableType:
    table = _table("Who finished ahead", "", "meetings", "ahead", "95 %", "points", "95 %")
    for entry in content["pairings"]:
        if not entry["games"]:
            continue
        points = entry["points"]
        table.add_row(
            f"{entry['a']} of {entry['b']}",
            f"{entry['games']:,}",
            f"{entry['share']:.1%}",
            _interval(entry),
            f"{points['mean']:+.1f}",
            f"{points['low']:+.1f}…{points['high']:+.1f}" if points["low"] is not None else "–",
        )
    return table


def _interval(entry: Content) -> str:
    return f"{100 * entry['low']:.0f}–{100 * entry['high']:.0f}"


WIDTH = 10


def _bar(share: float, fair: float) -> str:
    """A short bar; the fair share is marked."""
    filled, mark = round(share * WIDTH), min(WIDTH - 1, round(fair * WIDTH))
    cells: Sequence[str] = ["█" if i < filled else "·" for i in range(WIDTH)]
    return "".join("│" if i == mark else cell for i, cell in enumerate(cells))
