"""The report of a tournament: one HTML file that needs nothing else, for somebody who designs the game."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources
from itertools import groupby
from typing import TYPE_CHECKING, Any

from .charts import Histogram, Row, bars, histograms, intervals
from .playing import edition_of
from .traces import domain_of, followed
from .win_correlates import ACTION, ENOUGH

if TYPE_CHECKING:
    from safehouse.core.game import Edition

    from .schedule import Spec

Content = dict[str, Any]
SEATS = "ABCD"
AT_MOST = 8
"""So many things are drawn at each end of a group; the table below has all."""


def page(spec: Spec, content: Content) -> str:
    """The whole page."""
    edition = edition_of(spec.game, spec.data, spec.options["data_set"])
    sections = (
        [_contestants(content), _pairings(content), _ratings(content), _seats(content)] if content["finished"] else []
    )
    sections += [_scores(content), _lengths(content), *_lifts(edition, content), _branching(content)]
    style = (resources.files(__package__) / "page.css").read_text(encoding="utf-8")
    title = f"{edition.game.title}: {' · '.join(spec.contestants)}"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style></head>\n<body><main>\n"
        f"{_head(edition, content)}\n{''.join(sections)}\n{_foot(edition, content)}</main></body></html>\n"
    )


def _section(heading: str, how_to_read: str, body: str) -> str:
    return f'<section><h2>{escape(heading)}</h2><p class="read">{escape(how_to_read)}</p>{body}</section>\n'


def _plot(svg: str) -> str:
    return f'<div class="plot">{svg}</div>'


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


# --- what it is -----------------------------------------------------------------------------------------------------


def _head(edition: Edition, content: Content) -> str:
    options = ", ".join(f"{key} {value}" for key, value in _chosen(edition, content).items()) or "all options as usual"
    several = content["orders"] > 1
    mirrored = (
        "Every deal is played with every order of the contestants round the table, so nobody profits from a seat or "
        "from luck with the cards."
    )
    lead = f"{content['seats']} seats, {options}. {mirrored if several else ''}"
    tiles = [
        (f"{content['finished']:,}", f"games of {content['games']:,}"),
        (f"{content['deals']:,}", f"deals, in {content['orders']} orders each" if several else "deals"),
        (f"{content['decisions']:,}", "decisions"),
        (f"{content['by_limit']:,}", "ended by a limit"),
    ]
    shown = "".join(f"<li><b>{value}</b><span>{escape(label)}</span></li>" for value, label in tiles)
    stop = f"<p>{escape(_verdict(content))}</p>" if content["stop"] else ""
    return (
        f'<h1>{escape(edition.game.title)}</h1><p class="lead">{escape(lead)}</p>{stop}<ul class="tiles">{shown}</ul>'
    )


def _chosen(edition: Edition, content: Content) -> Content:
    """The options that differ from the usual."""
    usual = {option.key: option.default for option in edition.game.options}
    return {key: value for key, value in content["options"].items() if value != usual.get(key)}


def _verdict(content: Content) -> str:
    stop = content["stop"]
    what = {True: "more than", False: "less than", None: "neither clearly more nor clearly less than"}[stop["above"]]
    return (
        f"After {stop['deals']:,} deals: {content['bots'][0]} wins {what} {stop['target']:.1%} "
        f"({stop['low']:.1%} to {stop['high']:.1%}, valid however often one looks)."
    )


def _foot(edition: Edition, content: Content) -> str:
    clock = " Some think by the clock: these games cannot be repeated exactly." if content["by_clock"] else ""
    return (
        f"<footer><p>Seed {escape(str(content['seed']))}, data set {escape(edition.data.name)}, "
        f"{content['seconds']:,.0f} seconds of play.{clock}</p>"
        "<p>Intervals are 95 % intervals: of shares after Wilson (all meetings of a game count as one), of points from "
        "how the deals differ, of ratings by drawing deals anew. A win that all seats share counts half.</p></footer>"
    )


# --- who wins -------------------------------------------------------------------------------------------------------


def _share_row(label: str, entry: Content) -> Row:
    words = f"{entry['share']:.1%}  ({100 * entry['low']:.1f}–{100 * entry['high']:.1f}), n {entry['games']:,}"
    return Row(label, entry["share"], entry["low"], entry["high"], words)


def _contestants(content: Content) -> str:
    if len(content["contestants"]) == 1:
        return ""
    played = [entry for entry in content["contestants"] if entry["games"]]
    rows = [_share_row(entry["bot"], entry) for entry in sorted(played, key=lambda entry: -entry["share"])]
    plot = intervals("Share of wins by contestant", rows, mark=content["fair"], bounds=(0, 1))
    read = (
        "Each dot is the share of games a seat of this contestant won, the bar its 95 % interval; "
        "the dashed line is what a seat wins on average."
    )
    return _section("Who wins", read, _plot(plot))


def _pairings(content: Content) -> str:
    entries = [entry for entry in content["pairings"] if entry["games"]]
    if not entries:
        return ""
    rows = [_share_row(f"{entry['a']} – {entry['b']}", entry) for entry in entries]
    plot = intervals("Who finished ahead of whom", rows, mark=0.5, bounds=(0, 1))
    table = _table(["pairing", "meetings", "ahead", "95 %", "points more", "95 %"], [_points(each) for each in entries])
    read = (
        "Right of the line the first of the two finished ahead more often; equal ranks count half. Below, by how much."
    )
    return _section("Who finishes ahead of whom", read, _plot(plot) + table)


def _points(entry: Content) -> list[str]:
    points = entry["points"]
    interval = f"{points['low']:+.1f} to {points['high']:+.1f}" if points["low"] is not None else "–"
    shares = [f"{entry['share']:.1%}", f"{100 * entry['low']:.1f}–{100 * entry['high']:.1f}"]
    return [f"{entry['a']} – {entry['b']}", f"{entry['games']:,}", *shares, f"{points['mean']:+.1f}", interval]


def _ratings(content: Content) -> str:
    if not content["ratings"]:
        return ""
    rated = content["ratings"]
    rows = [
        Row(
            each["bot"],
            each["points"],
            each["low"],
            each["high"],
            f"{each['points']:+.0f}  ({each['low']:+.0f} to {each['high']:+.0f})",
        )
        for each in rated
    ]
    ends = min(each["low"] for each in rated), max(each["high"] for each in rated)
    room = max(50.0, 0.1 * (ends[1] - ends[0]))
    plot = intervals("Ratings", rows, mark=0, unit="points", bounds=(ends[0] - room, ends[1] + room))
    read = (
        "One scale for all: 100 points more mean finishing ahead in 64 % of the meetings, 400 points more in 91 %; "
        "0 is the mean of all contestants."
    )
    return _section("Ratings", read, _plot(plot))


def _seats(content: Content) -> str:
    rows = [_share_row(f"seat {SEATS[entry['seat']]}", entry) for entry in content["by_seat"]]
    top = min(1.0, max(row.high for row in rows) + 0.1)
    plot = intervals("Share of wins by seat", rows, mark=content["fair"], bounds=(0, top))
    table = ""
    if len(content["contestants"]) > 1:
        headings = ["contestant", *(f"seat {SEATS[entry['seat']]}" for entry in content["by_seat"])]
        lines = [[each["bot"], *(_seat_share(seat) for seat in each["by_seat"])] for each in content["contestants"]]
        table = _table(headings, lines)
    read = (
        "If the game is fair to all seats, each bar touches the dashed line; a seat whose bar misses it needs a look."
    )
    return _section("Are the seats fair?", read, _plot(plot) + table)


def _seat_share(entry: Content) -> str:
    if not entry["games"]:
        return "–"
    return f"{entry['share']:.1%} ({100 * entry['low']:.0f}–{100 * entry['high']:.0f})"


# --- how it goes ----------------------------------------------------------------------------------------------------


def _histogram(label: str, spread: Content) -> Histogram:
    bins = spread["bins"]
    return Histogram(label, bins["first"], bins["step"], bins["counts"], spread["mean"])


def _scores(content: Content) -> str:
    items = [_histogram(entry["bot"], entry["scores"]) for entry in content["contestants"] if entry["scores"]]
    if not items:
        return ""
    read = "How many points a seat ends with: the higher a bar, the more often; the dashed line is the mean."
    return _section("Points", read, _plot(histograms("Points by contestant", items, "points")))


def _lengths(content: Content) -> str:
    spreads = {"decisions": "decisions", "turns": "turns"}
    plots = [
        _plot(histograms(f"Length in {unit}", [_histogram(f"{unit} a {whose}", content["lengths"][key])], unit))
        for (key, unit), whose in zip(spreads.items(), ("game", "seat"), strict=True)
        if content["lengths"][key]
    ]
    read = (
        "How long games last: a broad hill means games of very different length, a lone bar at the right end a limit."
    )
    return _section("Length", read, "".join(plots)) if plots else ""


def _branching(content: Content) -> str:
    if not content["branching"]:
        return ""
    rows = [
        (
            _words(each["asked"]),
            each["mean"],
            each["most"],
            f"{each['mean']:.1f}, most {each['most']}; {each['per_game']:.1f} a game",
        )
        for each in content["branching"]
    ]
    read = (
        "What players are asked, the most frequent first, and among how many actions they choose: "
        "the dark bar on average, the pale one at most."
    )
    return _section("How much there is to choose", read, _plot(bars("Legal actions by decision", rows)))


def _words(code: str) -> str:
    return code.replace("_", " ").lower()


# --- what goes with winning -----------------------------------------------------------------------------------------


def _lifts(edition: Edition, content: Content) -> list[str]:
    """One section per group of things."""
    lifts = content["lifts"]
    if not lifts:
        return []
    caution = (
        f"{len(lifts)} things are compared in all, so about {max(1, round(len(lifts) / 20))} would seem to matter by "
        "chance alone: only full dots still hold when that is allowed for. What goes with winning need not cause it – "
        f"who is ahead can afford more. Things with fewer than {ENOUGH} seats on either side are left out."
    )
    groups = [(group, list(entries)) for group, entries in groupby(lifts, key=lambda each: each["group"])]
    body = "".join(_group(edition, group, entries) for group, entries in groups)
    read = (
        "How many percentage points more often a seat won that had to do with a thing, against seats of the same "
        f"contestant that had not. {caution}"
    )
    return [_section("What goes with winning", read, body)]


def _group(edition: Edition, group: str, entries: list[Content]) -> str:
    name = _namer(edition, group)
    drawn = entries if len(entries) <= 2 * AT_MOST else entries[:AT_MOST] + entries[-AT_MOST:]
    rows = [_lift_row(name, each) for each in drawn]
    reach = max(0.1, *(max(abs(row.low), abs(row.high)) for row in rows))
    heading = _heading(group)
    plot = intervals(heading, rows, mark=0, bounds=(-reach, reach))
    left_out = len(entries) - len(drawn)
    note = f" – the {AT_MOST} at either end, {left_out} more in the table" if left_out else ""
    headings = ["thing", "seats", "wins with", "without", "difference", "95 %"]
    table = _table(headings, [_lift_cells(name, each) for each in entries])
    return (
        f"<h3>{escape(heading)}<small>{escape(note)}</small></h3>{_plot(plot)}"
        f"<details><summary>Table</summary>{table}</details>"
    )


def _heading(group: str) -> str:
    """`fulfilled mission` becomes "Mission: fulfilled"."""
    if group == ACTION:
        return "Kinds of action"
    event, thing = group.split(" ")
    words = _words(event).replace(thing, "").strip() or "had"
    return f"{thing.capitalize()}: {words}"


def _namer(edition: Edition, group: str) -> Any:
    """How the things of a group are called."""
    if group == ACTION:
        return lambda each: _often(_words(each["code"]), each["times"])
    texts, domain, told = edition.game.texts(), domain_of(edition, group), followed(edition)
    inner, parts = told.parts.get(domain, ("", {}))

    def name(each: Content) -> str:
        key, code = f"{domain}-{each['code']}", each["code"]
        if code in parts:
            return _often(" + ".join(texts.name(inner, part) for part in parts[code]), each["times"])
        gaps = {gap: words[code] for gap, words in told.gaps.items() if code in words}
        named = texts.say(key, **gaps) if texts.has(key) else texts.name(domain, code)
        return _often(named if texts.has(key) or named != code else f"{domain} {code}", each["times"])

    return name


def _often(name: str, times: int) -> str:
    return name if times == 1 else f"{name}, {times} times or more"


def _lift_row(name: Any, each: Content) -> Row:
    words = f"{100 * each['lift']:+.1f}  ({100 * each['low']:+.0f} to {100 * each['high']:+.0f}), n {each['seats']:,}"
    return Row(name(each), each["lift"], each["low"], each["high"], words, each["holds"])


def _lift_cells(name: Any, each: Content) -> list[str]:
    interval = f"{100 * each['low']:+.1f} to {100 * each['high']:+.1f}"
    shares = [f"{each['share']:.1%}", f"{each['without']:.1%}"]
    return [name(each), f"{each['seats']:,}", *shares, f"{100 * each['lift']:+.1f}", interval]
