"""The table of Inkognito: Venice with all figures, the balls, one's own papers and notebook.

On the map `At` is the tall figure of colour A (`s` short, `f` fat, `n` thin), `Am` the ambassador; places are numbers,
`E` is the embassy, `·` a plain space. Land routes are bright, water routes blue.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from safehouse.terminal.board import SEAT_LETTERS, SEAT_STYLES, BoardContext, View
from safehouse.terminal.canvas import Canvas

if TYPE_CHECKING:
    from rich.console import RenderableType

    from safehouse.core.actions import Action

    from ..data.components import Components

    Page = dict[str, Any]


AGENTS = ("F", "B", "X", "Z")
BUILDS = {"tall": "t", "short": "s", "fat": "f", "thin": "n"}
WORDS = ("Alpha", "Bravo", "Charlie", "Delta")
FEWEST_ROWS, MOST_ROWS = 16, 32
SIDE_BY_SIDE, SIDE_WIDTH = 110, 44
RUNNER = "»"
"""Marks an escape place (INK-12.8)."""
LAND, WATER = "#c9b48a", "#4f9fb5"


class GameBoard:
    quiet = frozenset({"face_down", "silence", "shakes", "takes", "picks", "moving_on", "looked"})

    def __init__(self, setting: BoardContext) -> None:
        self._components: Components = setting.edition.data.components
        self._texts = setting.texts
        self._players = setting.players

    # --- the table ------------------------------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """On narrow screens the map comes last, next to the question."""
        if width < SIDE_BY_SIDE:
            return Group(self._heading(view), self._side(view), self._map(view, width, height - 12))
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=width - SIDE_WIDTH - 2)
        grid.add_column(width=SIDE_WIDTH)
        grid.add_row(self._map(view, width - SIDE_WIDTH - 2, height - 3), self._side(view))
        return Group(self._heading(view), grid)

    def _heading(self, view: View) -> Text:
        line = Text(self._texts.say("game-title"), style="bold")
        left = [self._texts.name("ball", ball) for ball, count in view["balls"]["left"].items() for _ in range(count)]
        if left:
            line.append(f"  {self._texts.say('term-balls')}: {', '.join(left)}", "dim")
        return line

    def _side(self, view: View) -> RenderableType:
        parts: list[RenderableType] = [self._everybody(view)]
        if "sides" in view:
            parts.append(self._ending(view))
        if "own" in view and view["own"]["identity"] is not None:
            parts.append(self._papers(view))
        parts += [self._page(page) for page in view.get("notebook", {}).get("pages", []) if "grid" in page]
        return Group(*parts)

    def _everybody(self, view: View) -> RenderableType:
        rows = Table.grid(padding=(0, 1, 0, 0))
        for player in view["players"]:
            mark = "▶" if player["seat"] == view["active"] else " "
            rows.add_row(mark, self._letter(player), self._players[player["seat"]])
        return rows

    def _ending(self, view: View) -> Text:
        """What the declaration was worth, and what each side had to do."""
        lines = [] if view["verdict"] is None else [Text(self._texts.say(f"verdict-{view['verdict']}"), "bold")]
        for side in view["sides"]:
            names = ", ".join(self._players[seat] for seat in side["seats"])
            mission = side["mission"]
            lone = f"{self._texts.say('ui-sheet-lone')} {self._places(side['escape'])}"
            task = lone if mission is None else f"{_code(mission)}: {self._mission(mission)}"
            done = self._texts.say("ui-sheet-done" if side["done"] else "ui-sheet-open")
            lines.append(Text.assemble(f"{names}: {task} ", (f"({done})", "dim")))
        return Text("\n").join(lines)

    def _letter(self, player: dict[str, Any]) -> Text:
        return Text(f" {SEAT_LETTERS[player['seat']]} ", style=_colour(player))

    def _papers(self, view: View) -> Text:
        own = view["own"]
        names = (("identity", own["identity"]), ("build", own["build"]), ("word", own["word"]))
        line = Text(", ".join(self._texts.name(domain, code) for domain, code in names), style="bold")
        notebook = view["notebook"]
        for mission in notebook.get("own_missions", [])[:4]:
            line.append(f"\n{_code(mission)}: {self._mission(mission)}", "dim")
        if notebook.get("own_missions") == []:
            line.append(f"\n{self._texts.say('ui-no-mission')}", "dim")
        for label, places in (
            ("ui-escape", notebook.get("own_escape", own["escape"])),
            ("ui-escape-enemy", notebook.get("enemy_escape", [])),
        ):
            if places:
                line.append(f"\n{self._texts.say(label)}: {self._places(places)}", "dim")
        return line

    def _places(self, spaces: list[str]) -> str:
        return ", ".join(self._texts.name("space", space) for space in spaces)

    def sheet(self, view: View) -> RenderableType:
        """The passport: the whole mission list; with three players also the ways out, marked by a runner."""
        passport = view["passport"]
        lines = [Text(self._texts.say("term-passport"), "bold"), Text(self._texts.say("ui-passport-help"), "dim")]
        for team in dict.fromkeys(mission["team"] for mission in passport["missions"]):
            lines.append(Text(self._texts.name("team", team), "bold"))
            listed = [mission for mission in passport["missions"] if mission["team"] == team]
            lines += [Text(f"  {_code(mission):<16}{self._mission(mission)}") for mission in listed]
        if len(view["players"]) < len(AGENTS):
            lines.append(Text(self._texts.say("ui-passport-escape"), "bold"))
            for agent, places in passport["escape"].items():
                lines.append(Text(f"  {RUNNER} {self._texts.name('identity', agent)}: {self._places(places)}"))
        return Group(*lines)

    def _mission(self, mission: dict[str, Any]) -> str:
        """In a sentence of its own where it is one of the box; else by its kind."""
        parts = [
            mission["team"],
            *mission["words"],
            mission["kind"],
            mission["who"],
            mission["target"],
            mission["place"],
        ]
        own = "-".join(["mission", *filter(None, parts)])
        if self._texts.has(own):
            return self._texts.say(own)

        def agent(code: str | None) -> str:
            if code in ("ambassador", "lone_spy"):
                return self._texts.say(f"mission-target-{code}")
            return "" if code is None else self._texts.name("identity", code)

        place = "" if mission["place"] is None else self._texts.name("space", mission["place"])
        who, target = agent(mission["who"]), agent(mission["target"])
        return self._texts.say(f"mission-{mission['kind']}", who=who, target=target, place=place)

    def _page(self, page: Page) -> RenderableType:
        """The grid of one holder: in how many worlds each identity goes with each build."""
        prisoner = page["holder"] == "prisoner"
        title = self._texts.say("holder-prisoner") if prisoner else self._players[page["holder"]]
        words = " ".join(word for word in WORDS if page["word"][word])
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row("", *(self._texts.name("build", build) for build in BUILDS))
        for agent in AGENTS:
            counts = [page["grid"][agent][build] for build in BUILDS]
            grid.add_row(self._texts.say(f"ui-short-{agent}"), *(str(n) if n else "×" for n in counts))
        return Group(Text.assemble((title, "bold"), (f"  {words}", "dim")), grid)

    # --- the map --------------------------------------------------------------------------------------------------

    def _map(self, view: View, width: int, height: int) -> Text:
        rows = max(FEWEST_ROWS, min(MOST_ROWS, height))
        canvas = Canvas(width, rows)
        at = {space: self._cell(point, width, rows) for space, point in self._components.spaces.items()}
        for links, style, rank in ((self._components.water, WATER, 0), (self._components.land, LAND, 1)):
            for a, b in links:
                canvas.line(_middle(at[a]), _middle(at[b]), style, rank)
        for space, (column, row) in at.items():
            canvas.put(column, row, _sign(space), "bold")
        for space, marks in self._standing(view).items():
            column, row = at[space]
            for text, style in marks:
                column = canvas.put(min(column, width - len(text)), row, text, style)
        return canvas.render()

    def _cell(self, point: tuple[float, float], width: int, rows: int) -> tuple[int, int]:
        return 1 + round(point[0] / 100 * (width - 6)), round(point[1] / 100 * (rows - 1))

    def _standing(self, view: View) -> dict[str, list[tuple[str, str]]]:
        """Who stands on which space, as text and style."""
        found: dict[str, list[tuple[str, str]]] = {}
        for player in view["players"]:
            for build, space in player["figures"].items():
                if space is not None:
                    found.setdefault(space, []).append((SEAT_LETTERS[player["seat"]] + BUILDS[build], _colour(player)))
        found.setdefault(view["ambassador"], []).append(("Am", "bold reverse"))
        return found

    # --- words ------------------------------------------------------------------------------------------------------

    def decision(self, view: View) -> str:
        return str(view["decision"])

    def name(self, domain: str, code: int | str | None) -> str | None:
        return None

    def choice(self, action: Action, view: View) -> str | None:
        """A figure with where it stands; a space with where it lies from there, and who stands on it."""
        figures = view["players"][view["seat"]]["figures"]
        if action.kind == "FIGURE":
            build = str(action.args["build"])
            return f"{self._texts.name('build', build)} ({self._texts.name('space', figures[build])})"
        if action.kind in ("STEP", "BANISH"):
            origin = view["ambassador"] if view["decision"] == "STEP_AMB" else figures.get(_moving(view))
            return self._going(origin, str(action.args["space"]), view)
        if action.kind == "GO":
            ball = self._texts.name("ball", action.args["ball"])
            return f"{ball} {self._going(figures.get(_moving(view)), str(action.args['space']), view)}"
        return None

    def _going(self, origin: str | None, space: str, view: View) -> str:
        """`↗ Bridge of Mirrors: Bt`."""
        arrow = "" if origin is None else f"{_arrow(self._components.spaces[origin], self._components.spaces[space])} "
        marks = " ".join(text for text, _ in self._standing(view).get(space, []))
        return f"{arrow}{self._texts.name('space', space)}" + (f": {marks}" if marks else "")

    def cards(self, view: View, typed: str) -> list[str]:
        """Nothing is printed on them but their names; the passport tells the rest."""
        return []

    def notes(self, view: View) -> list[str]:
        return []

    def score_lines(self, view: View, seat: int) -> list[tuple[str, int]]:
        return []


def _moving(view: View) -> str | None:
    """The build of the figure that uses a ball now."""
    return None if view["moving"] is None else view["moving"]["figure"]


def _arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    """The direction on the map, where right is east and down is south."""
    turn = math.atan2(end[1] - start[1], end[0] - start[0]) / (math.pi / 4)
    return "→↘↓↙←↖↑↗"[round(turn) % 8]


def _colour(player: dict[str, Any]) -> str:
    """The letter of a figure is its seat's, as in the log; its colour is the one of the pieces."""
    return SEAT_STYLES[player["seat"]]


def _code(mission: dict[str, Any]) -> str:
    return "/".join(mission["words"])


def _middle(cell: tuple[int, int]) -> tuple[float, float]:
    return cell[0] + 0.5, cell[1] + 0.5


def _sign(space: str) -> str:
    if space == "EM":
        return "E"
    return space[1:] if space.startswith("N") else "·"
