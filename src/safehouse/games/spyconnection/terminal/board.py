"""The table of Spy Connection: the map with all networks, the players with their missions, the display."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from safehouse.core.texts import Texts
from safehouse.terminal.board import SEAT_LETTERS, SEAT_STYLES, BoardContext, View, called

from .map import draw_map

if TYPE_CHECKING:
    from rich.console import RenderableType

    from safehouse.core.actions import Action

    from ..data.components import Components, Mission

    Card = dict[str, Any]

SIDE_BY_SIDE = 104
"""From this width on players and display stand beside the map."""
SIDE_WIDTH = 46
FEWEST_ROWS, MOST_ROWS = 15, 30
"""How high the map may be."""
FULFILLED_TO_END = 7


class GameBoard:
    """Draws what a seat sees and names the missions by their cities."""

    quiet = frozenset[str]()

    def __init__(self, setting: BoardContext) -> None:
        self._components: Components = setting.edition.data.components
        self._texts = setting.texts
        self._own = Texts(f"{setting.edition.game.package}.terminal", setting.texts.language)
        self._players = setting.players
        cards = (*self._components.missions, *self._components.start_missions)
        self._cards: dict[str, Mission] = {card.id: card for card in cards}

    # --- the table --------------------------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """On narrow screens the map comes last, next to the question."""
        legend = Text(self._own.say("legend"), style="dim", no_wrap=True, overflow="ellipsis")
        if width < SIDE_BY_SIDE:
            drawing = self._map(view, width, height - 2)
            return Group(self._heading(view), self._display(view, 1), self._everybody(view), drawing, legend)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=width - SIDE_WIDTH - 2)
        grid.add_column(width=SIDE_WIDTH)
        grid.add_row(self._map(view, width - SIDE_WIDTH - 2, height - 4), self._everybody(view))
        return Group(self._heading(view), grid, self._display(view, 2), legend)

    def _heading(self, view: View) -> Text:
        line = Text(self._texts.say("game-title"), style="bold")
        line.append(f"  {self._texts.say('term-board-' + view['side'])}", "dim")
        line.append(f"  {self._texts.say('term-stack')} {view['stack']}", "dim")
        if view["discard"]:
            line.append(f"  {self._texts.say('term-discard-pile')} {len(view['discard'])}", "dim")
        if view["extra_turns_due"]:
            line.append(f"  {self._texts.say('term-extra-turn')} +{view['extra_turns_due']}", "bold")
        if view["trigger"] is not None and not view["over"]:
            line.append("  ").append(f" {self._texts.say('term-last-turn')} ", "reverse bold")
        return line

    def _map(self, view: View, width: int, rows: int) -> RenderableType:
        rows = max(FEWEST_ROWS, min(MOST_ROWS, rows))
        names = {city.id: self._city(city.id) for city in self._components.cities}
        return draw_map(self._components, view, names, width, rows)

    def _city(self, code: str) -> str:
        return self._texts.name("city", code)

    # --- players ----------------------------------------------------------------------------------------------

    def _everybody(self, view: View) -> RenderableType:
        return Group(*(self._player(view, player) for player in view["players"]))

    def _player(self, view: View, player: dict[str, Any]) -> RenderableType:
        seat = player["seat"]
        head = Text(f" {SEAT_LETTERS[seat]} ", SEAT_STYLES[seat])
        head.append(f" {self._players[seat]}", "bold" if view["active"] == seat else "")
        if player["out"]:
            return head.append(f"  {self._own.say('out')}", "dim")
        head.append(f"  {self._own.say('points', count=player['score'])}", "bold")
        done = len(player["fulfilled"])
        bars = "▮" * min(done, FULFILLED_TO_END) + "▯" * max(0, FULFILLED_TO_END - done)
        head.append(f"  {bars} {done}/{FULFILLED_TO_END}")
        line = Text(f"{self._texts.say('term-supply')} ", "dim").append(str(player["supply"]), "bold")
        line.append(f"  {self._texts.say('term-network')} ", "dim").append(" ".join(player["network"]))
        lines = [line, *(self._open_mission(mission) for mission in player["open"])]
        return Group(head, *(Padding(line, (0, 0, 0, 2)) for line in lines))

    def _open_mission(self, mission: Card) -> Text:
        line = Text(f"{mission['position']} ", "dim")
        for city in mission["cities"]:
            if city in mission["covered"]:
                line.append(f"✓{self._city(city)} ", "dim")
            else:
                line.append(f"{self._city(city)} ", "bold")
        line.append(self._worth(mission))
        if mission["planning"]:
            line.append(f"  {self._own.say('planning', count=mission['planning'])}", "dim")
        return line

    def _worth(self, mission: Card) -> str:
        points = self._own.say("points", count=mission["points"])
        return f"{points} ↻" if mission["extra_turn"] else points

    # --- the display ------------------------------------------------------------------------------------------

    def _display(self, view: View, columns: int) -> RenderableType:
        """From slot 4 on top, as on the board, down to slot 1; then the start missions others choose from."""
        spy = self._spy(view)
        lines = [self._slot(slot, spy) for slot in reversed(view["display"])]
        if view["seat"] not in view["to_move"]:
            lines += [Text(f"  {self._start_mission(card['card'])}") for card in view["offered"]]
        rows = -(-len(lines) // columns)
        table = Table.grid(padding=(0, 3, 0, 0))
        for row in range(rows):
            heading = Text(self._texts.say("term-display") if row == 0 else "", "dim")
            table.add_row(heading, *lines[row::rows])
        return table

    def _slot(self, slot: Card, spy: str | None) -> Text:
        line = Text(f"{slot['slot']} ", "dim")
        if slot["card"] is None:
            return line.append("–", "dim")
        for i, city in enumerate(slot["cities"]):
            line.append(" + " if i else "").append(self._city(city), "bold underline" if city == spy else "")
        cost = self._own.say("cost", count=slot["cost"])
        return line.append(f"  {self._worth(slot)}, {cost}")

    def _spy(self, view: View) -> str | None:
        """Where the viewer's spy is."""
        if view["seat"] is None:
            return None
        city: str | None = view["players"][view["seat"]]["spy"]
        return city

    # --- words ------------------------------------------------------------------------------------------------

    def decision(self, view: View) -> str:
        if view["idle"]:
            return "IDLE"
        if view["decision"] == "ROOT" and view["extra_turn"]:
            return "EXTRA"
        return str(view["decision"])

    def name(self, domain: str, code: int | str | None) -> str | None:
        """Missions are named by their cities."""
        card = self._cards.get(str(code)) if domain == "mission" else None
        return None if card is None else " + ".join(self._city(city) for city in card.cities)

    def choice(self, action: Action, view: View) -> str | None:
        """With what it costs or brings."""
        me = view["players"][view["seat"]]
        args = action.args
        if action.kind == "TAKE":
            slot = view["display"][int(args["slot"]) - 1]
            cost = self._own.say("cost", count=slot["cost"])
            return f"{self.name('mission', slot['card'])} ({self._worth(slot)}, {cost})"
        if action.kind == "MOVE":
            return self._city(str(args["city"])) + self._mark_target(me, str(args["city"]))
        if action.kind == "CONNECT":
            way = next(way for way in view["reach"] if way["connection"] == args["connection"])
            price = self._own.say("agents", count=way["price"])
            return f"{self._city(way['city'])}{self._mark_target(me, way['city'])} ({price})"
        if action.kind == "RECALL_FIELD":
            count = view["fields"][args["field"]][view["seat"]]
            return f"{self._texts.name('field', args['field'])} (+{count})"
        if action.kind == "CHOOSE_START":
            return self._start_mission(str(args["card"]))
        if action.kind in ("COVER", "DISCARD", "RECALL_CIRCLE"):
            return self._on_mission(action, me["open"][int(args["mission"]) - 1])
        return None

    def _mark_target(self, me: dict[str, Any], city: str) -> str:
        wanted = any(city in mission["cities"] and city not in mission["covered"] for mission in me["open"])
        return "*" if wanted else ""

    def _start_mission(self, card: str) -> str:
        face = self._cards[card]
        points = self._own.say("points", count=face.points)
        start = self._own.say("start", city=self._city(str(face.start)))
        return f"{self.name('mission', card)} ({points}, {start})"

    def _on_mission(self, action: Action, mission: Card) -> str:
        label = self.name("mission", mission["card"]) or ""
        if action.kind == "RECALL_CIRCLE":
            return f"{self._city(str(action.args['city']))} ({self._texts.say('term-mission')} {mission['position']})"
        back = len(mission["covered"]) + mission["planning"]
        if action.kind == "DISCARD":
            return f"{label} (+{back})"
        if len(mission["covered"]) + 1 == len(mission["cities"]):
            return f"{label} ({self._own.say('fulfils', worth=self._worth(mission))})"
        return label

    def sheet(self, view: View) -> RenderableType | None:
        return None

    def cards(self, view: View, typed: str) -> list[str]:
        """Missions by their code or a city."""
        names = {code: " ".join(self._city(city) for city in card.cities) for code, card in self._cards.items()}
        return [self._printed(self._cards[code]) for code in called(names, typed)]

    def _printed(self, card: Mission) -> str:
        worth = self._own.say("points", count=card.points) + (" ↻" if card.extra_turn else "")
        start = f", {self._own.say('start', city=self._city(card.start))}" if card.start else ""
        return f"{card.id}: {self.name('mission', card.id)} ({worth}{start})"

    def notes(self, view: View) -> list[str]:
        """Connections that recalls could pay for."""
        if view["decision"] not in ("ROOT", "MOVED"):
            return []
        short = [way for way in view["reach"] if way["short"]]
        ways = [f"{self._city(way['city'])} ({way['price']}, −{way['short']})" for way in short]
        return [self._own.say("short", ways=", ".join(ways))] if ways else []

    def score_lines(self, view: View, seat: int) -> list[tuple[str, int]]:
        player = view["players"][seat]
        lines = [(self.name("mission", card["card"]) or "", card["points"]) for card in player["fulfilled"]]
        for mission in player["open"]:
            if mission["covered"]:
                cities = ", ".join(self._city(city) for city in mission["covered"])
                lines.append((f"({cities})", len(mission["covered"])))
        return lines
