"""The table of Vienna: the city with its agents, the secrets board, desks with drawers, bribes and missions."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from safehouse.core.texts import Texts
from safehouse.terminal.board import SEAT_LETTERS, SEAT_STYLES, BoardContext, View, called

from .city import draw_city

if TYPE_CHECKING:
    from rich.console import RenderableType

    from safehouse.core.actions import Action

    from ..data.components import Card, Components

SIDE_BY_SIDE = 118
"""From this width on the players stand beside the city."""
SIDE_WIDTH = 54
FEWEST_ROWS, MOST_ROWS = 18, 34
FEWEST_ROWS_NARROW = 26
"""Below, the signs of the city would cover each other on a narrow screen."""


class GameBoard:
    """Draws what a seat sees and names the cards by their abilities."""

    quiet = frozenset({"drew"})

    def __init__(self, setting: BoardContext) -> None:
        self._components: Components = setting.edition.data.components
        self._texts = setting.texts
        self._own = Texts(f"{setting.edition.game.package}.terminal", setting.texts.language)
        self._players = setting.players

    # --- the table --------------------------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int) -> RenderableType:
        fewest = FEWEST_ROWS if width >= SIDE_BY_SIDE else FEWEST_ROWS_NARROW
        rows = max(fewest, min(MOST_ROWS, height - 10))
        board = Group(self._heading(view), self._roof(view), self._tracks(view))
        if width < SIDE_BY_SIDE:
            city = draw_city(self._components, view, width, rows)
            return Group(board, self._missions(view), self._everybody(view), city, self._legend())
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=width - SIDE_WIDTH - 2)
        grid.add_column(width=SIDE_WIDTH)
        city = draw_city(self._components, view, width - SIDE_WIDTH - 2, rows)
        grid.add_row(Group(board, city, self._legend(), self._missions(view)), self._everybody(view))
        return grid

    def _legend(self) -> Text:
        return Text(self._own.say("legend"), style="dim")

    def _heading(self, view: View) -> Text:
        line = Text(self._texts.say("game-title"), style="bold")
        line.append(f"  {self._texts.say('term-round')} {view['round']}")
        if view["crest"] is not None:
            line.append(f"  {self._texts.say('term-crest')} {self._players[view['crest']]}", "dim")
        line.append(f"  {self._texts.say('term-deck')} {view['deck']['count']}", "dim")
        if view["end"] != "open":
            said = self._texts.say("term-last-round" if view["end"] == "last" else "ui-banner-near")
            line.append("  ").append(f" {said} ", "reverse bold")
        return line

    def _roof(self, view: View) -> Text:
        """The roof with its tiles; the investigator stands where the letter is reversed."""
        line = Text(f"{self._texts.say('term-roof')} ", "dim")
        for space in view["roof"]["spaces"]:
            here = space["space"] == view["roof"]["investigator"]
            marks = "".join({"purchase": "+", "payday": "$"}[tile] for tile in space["tiles"])
            line.append(f" {space['space']}{marks} ", "reverse bold" if here else "dim" if space["reached"] else "")
        for event in view["roof"]["due"]:
            line.append(f"  → {self._texts.say(f'term-{event}')}", "bold")
        if view["roof"]["oriel"]:
            line.append(f"  ⌂ {self._texts.say('term-' + view['roof']['oriel'])}", "dim")
        return line

    def _tracks(self, view: View) -> Text:
        line = Text()
        for track in view["tracks"]:
            line.append(f"{self._name('secret', track['secret'])} ", "dim")
            line.append(f"{track['space']}/{track['last']}")
            line.append(f" ={track['area']}  ", "bold")
        return line

    def _missions(self, view: View) -> RenderableType:
        shown = [mission for mission in view["display"] if mission]
        if not shown:
            return Text("")
        head = Text(f"{self._texts.say('term-display')}", "dim")
        return Group(head, *(Padding(self._mission(mission), (0, 0, 0, 2)) for mission in shown))

    def _mission(self, mission: dict[str, Any]) -> Text:
        line = Text(f"{mission['mission']} ", "bold").append(f"{self._name('flag', mission['flag'])}: ")
        line.append(", ".join(self._need(mission["type"], need) for need in mission["needs"]))
        line.append(f"  → {mission['points']} + {mission['money']} S")
        if mission.get("met"):
            line.append(" ✓", "bold green")
        return line

    def _need(self, kind: str, need: str) -> str:
        return f"{self._texts.say('term-building')} {need}" if kind == "letter" else self._name(kind, need)

    def _name(self, domain: str, code: str | None) -> str:
        return self._texts.name(domain, code)

    # --- players ----------------------------------------------------------------------------------------------

    def _everybody(self, view: View) -> RenderableType:
        return Group(*(self._player(view, player) for player in view["players"]))

    def _player(self, view: View, player: dict[str, Any]) -> RenderableType:
        seat = player["seat"]
        head = Text(f" {SEAT_LETTERS[seat]} ", SEAT_STYLES[seat])
        head.append(f" {self._players[seat]}", "bold" if view["active"] == seat else "")
        head.append(f"  {player['score']}", "bold").append(f" ({player['if_ended']['total']})", "dim")
        if player["committed"]:
            head.append(" ✓")
        lines = [self._goods(player), *self._drawers(player)]
        lines += [self._mission(mission) for mission in player["missions"] if mission]
        if player["you"]:
            lines += [self._card(f"{card['card']} ", card) for card in player["hand"]]
        return Group(head, *(Padding(line, (0, 0, 0, 2)) for line in lines))

    def _goods(self, player: dict[str, Any]) -> Text:
        line = Text()
        for kind, values in (("bribe", player["bribes"]), ("secret", player["secrets"])):
            held = [f"{self._name(kind, code)} {count}" for code, count in values.items() if count]
            line.append(" ".join(held) or "–").append("  |  " if kind == "bribe" else "")
        line.append(f"  {self._texts.say('term-agent')} {player['supply']}+{len(player['on_board'])}", "dim")
        if player["annex"] or player["money"]:
            line.append(f"  {player['money']} S", "bold")
        if player["box"] is not None:
            line.append(f"  {self._texts.say('term-box')} {player['box']}")
        items = [self._name("item", item) for item in player["items"]]
        return line.append(f"  {', '.join(items)}" if items else "", "dim")

    def _drawers(self, player: dict[str, Any]) -> list[Text]:
        """In a drawer only the ability counts."""
        return [
            Text("▣ " if drawer["works_now"] else "▢ ", "dim").append(self.ability(drawer["ability"], drawer["shows"]))
            for drawer in player["drawers"]
            if drawer is not None
        ]

    def _card(self, lead: str, card: dict[str, Any]) -> Text:
        line = Text(lead, "dim").append(self.ability(card["ability"], card["shows"]))
        upper = f"  {self._name('bribe', card['bribe'])}/{self._name('secret', card['secret'])}"
        return line.append(upper, "dim")

    def ability(self, key: str, shows: str | None) -> str:
        """An ability in words."""
        found = [self._name(kind, shows) for kind in ("bribe", "colour", "flag", "seal", "secret")]
        named = next((name for name in found if name != shows), shows)
        return self._texts.say(f"ability-{key}", shows=named or "")

    # --- what the terminal asks -------------------------------------------------------------------------------

    def decision(self, view: View) -> str:
        return str(view["decision"])

    def name(self, domain: str, code: int | str | None) -> str | None:
        if domain != "card" or not isinstance(code, str):
            return None
        card: Card = self._components.cards[int(code) - 1]
        return f"{code} ({self.ability(card.ability, card.shows)})"

    def choice(self, action: Action, view: View) -> str | None:
        """Buildings with their price and what they would enclose; cards with what they do in this action."""
        if action.kind == "TARGET":
            return self._target(str(action.args["building"]), view)
        if action.kind in ("FOR_I", "FOR_II", "FOR_IV"):
            card = self._components.cards[int(str(action.args["card"])) - 1]
            does = {
                "FOR_I": self.ability(card.ability, card.shows),
                "FOR_II": self._name("bribe", card.bribe),
                "FOR_IV": self._name("secret", card.secret),
            }
            return f"{action.args['card']} {does[action.kind]}"
        if action.kind in ("ACCEPT", "FULFIL"):
            own = view["players"][view["seat"]]["missions"]
            shown = [mission for mission in (*view["display"], *own) if mission]
            return self._mission(next(one for one in shown if one["mission"] == action.args["mission"])).plain
        return None

    def _target(self, building: str, view: View) -> str:
        seen = view["previews"][f"TARGET({building})"]["prospect"]
        stands = next(one for one in view["buildings"] if one["building"] == building)
        text = f"{building} {self._name('colour', stands['colour'])}, {self._name('flag', stands['flag'])}"
        text += f", {self._texts.say('term-price')} {seen['price']}"
        for square in seen["squares"]:
            text += f", {square['square']} {self._name('secret', square['secret'])} +{square['points']}"
        return text

    def sheet(self, view: View) -> RenderableType | None:
        return None

    def cards(self, view: View, typed: str) -> list[str]:
        """Cards by their number, missions by theirs."""
        number = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 6 else 0
        if 0 < number <= len(self._components.cards):
            card = self._components.cards[number - 1]
            return [self._card(f"{number:03d} ", asdict(card)).plain]
        missions = {mission.id: asdict(mission) for mission in self._components.missions}
        wanted = called({code: code for code in missions}, typed)
        return [self._mission({**missions[code], "mission": code}).plain for code in wanted]

    def notes(self, view: View) -> list[str]:
        return []

    def score_lines(self, view: View, seat: int) -> list[tuple[str, int]]:
        points = view["players"][seat]["points"]
        return [(self._texts.say(f"score-{line}"), value) for line, value in points.items() if value]
