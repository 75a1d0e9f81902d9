"""The score sheet at the end: where the points come from, the ranking, and what decided a tie."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from safehouse.terminal.board import SEAT_LETTERS, SEAT_STYLES

if TYPE_CHECKING:
    from safehouse.core.match import Match
    from safehouse.core.texts import Texts
    from safehouse.terminal.board import Board

    from .words import Words


def score_sheet(match: Match, board: Board, words: Words, own: Texts, viewer: int | None) -> Table:
    """A column for each seat from first to last; a line for each source of points."""
    view = match.view(viewer)
    parts = _parts(match, viewer)
    table = Table(box=box.SIMPLE_HEAD, title=own.say("sheet-title"), title_justify="left")
    table.add_column("")
    for seat in match.ranking:
        head = Text.assemble((f" {SEAT_LETTERS[seat]} ", SEAT_STYLES[seat]), f" {words.player(seat)}")
        table.add_column(Text.assemble(f"{match.ranks[seat]}. ", head), justify="right")
    details = {seat: board.score_lines(view, seat) for seat in match.ranking}
    for row in range(max((len(lines) for lines in details.values()), default=0)):
        cells = [_detail(details[seat], row) for seat in match.ranking]
        table.add_row("", *cells)
    if any(details.values()):
        table.add_section()
    for key in dict.fromkeys(key for args in parts.values() for key in args):
        label = words.texts.say(f"score-{key}")
        table.add_row(label, *(str(parts.get(seat, {}).get(key, "–")) for seat in match.ranking))
    if not any("total" in args for args in parts.values()):
        label = words.texts.say("score-total") if words.texts.has("score-total") else own.say("sheet-score")
        table.add_row(label, *(str(match.scores[seat]) for seat in match.ranking))
    return table


def _detail(lines: list[tuple[str, int]], row: int) -> Text:
    if row >= len(lines):
        return Text()
    label, points = lines[row]
    return Text.assemble((f"{label} ", "dim"), str(points))


def _parts(match: Match, viewer: int | None) -> dict[int, dict[str, Any]]:
    """What the game's `scored` events say of each seat, in the order of their arguments.

    Games that tell each source of points by an event of its own (`line`) have them among the details.
    """
    parts = {}
    for event in match.events(viewer):
        if event["kind"] == "scored" and "line" not in event["args"]:
            parts[event["args"]["seat"]] = {key: value for key, value in event["args"].items() if key != "seat"}
    return parts


def verdict(match: Match, words: Words, own: Texts) -> list[str]:
    """Who has won, and why where points alone did not decide."""
    winners = [words.player(seat) for seat in match.ranking if seat in match.winners]
    lines = [own.say("sheet-winner", players=", ".join(winners), count=len(winners))]
    for ahead, behind in pairwise(match.ranking):
        level = match.scores[ahead] == match.scores[behind] and match.ranks[ahead] < match.ranks[behind]
        if level and words.texts.has("score-tiebreak"):
            lines.append(words.texts.say("score-tiebreak", player=words.player(ahead)))
    return lines
