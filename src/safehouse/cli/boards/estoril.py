"""The table of Estoril 1942: six places as they lie, the missions with their counts, the rings and the own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.box import ROUNDED
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from . import SEAT_LETTERS, SEAT_STYLES, Setting, View

if TYPE_CHECKING:
    from rich.console import RenderableType

    from safehouse.core.actions import Action

    Card = dict[str, Any]

COLUMNS = 3
FIELD_WIDTH = 17
"""Characters for one field of a place."""
NARROW = 2 * FIELD_WIDTH * COLUMNS + 4 * COLUMNS
"""On narrower screens the places stand one below the other."""
SYMBOLS = {"assassin": "†", "conspirator": "◉", "nationalist": "⚑", "seducer": "❀", "diplomat": "⚖", "woman": "♀"}
PEEKS = {"this": "◦", "this_or_adjacent": "◌", "any": "◎"}


class GameBoard:
    """Draws what a seat sees. A card face down is `▒▒▒`; one that this seat knows stands in brackets."""

    def __init__(self, setting: Setting) -> None:
        self._texts = setting.texts
        self._players = setting.players
        components = setting.edition.data.components
        self._faces = {face.id: face for face in (*components.starting, *components.deck)}

    # --- the table --------------------------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int) -> RenderableType:
        parts: list[RenderableType] = [self._heading(view), self._city(view, width), self._missions(view)]
        parts += [self._player(view, player) for player in view["players"]]
        if view["seat"] is not None:
            parts.append(self._hand(view["players"][view["seat"]]))
        return Group(*parts)

    def _heading(self, view: View) -> Text:
        line = Text(self._texts.say("game-title"), style="bold")
        line.append(f"  {self._texts.say('ui-round', round=max(1, view['round']), rounds=view['rounds'])}", "dim")
        line.append(f"  {self._texts.say('ui-deck-count', count=view['deck']['count'])}", "dim")
        return line

    def _city(self, view: View, width: int) -> RenderableType:
        """As the boards lie; on narrow screens in the order in which they are resolved."""
        by_slot = sorted(view["places"], key=lambda place: int(place["slot"]))
        if width < NARROW:
            return Group(
                *(self._place(view, place) for place in sorted(by_slot, key=lambda place: int(place["place"])))
            )
        grid = Table.grid(padding=(0, 1, 0, 0))
        for row in range(0, len(by_slot), COLUMNS):
            grid.add_row(*(self._place(view, place) for place in by_slot[row : row + COLUMNS]))
        return grid

    def _place(self, view: View, place: Card) -> RenderableType:
        slot = place["slot"] - 1
        top, left = 2 * (slot // COLUMNS), 2 * (slot % COLUMNS)
        spaces = {space["space"]: space for space in place["spaces"]}
        fields = Table.grid()
        for row in view["city"]["grid"][top : top + 2]:
            codes = row[left : left + 2]
            fields.add_row(*(self._field(spaces[code] if code else None, place) for code in codes))
        if all(code for row in view["city"]["grid"][top : top + 2] for code in row[left : left + 2]):
            fields.add_row(self._field(None, place), "")
        style = {"resolving": "bold red", "resolved": "dim"}.get(place["state"], "blue")
        title = f"{place['place']} {self._texts.say('ui-place-' + place['place'])}"
        return Panel(fields, title=title, title_align="left", box=ROUNDED, border_style=style, padding=0)

    def _field(self, space: Card | None, place: Card) -> Text:
        """Numeral, disc and card; the reward has a star."""
        text = Text(no_wrap=True)
        if space is None:
            text.append("★ ", "yellow").append(self._lying(place["reward"]["character"], place["reward"]["face_down"]))
        else:
            text.append(f"{space['numeral']:<4}", "bold" if space["outer"] else "")
            if space["character"] is None:
                text.append(("░░░" if space["top_secret"] else "···") + PEEKS.get(space["peek"], ""), "dim")
            else:
                text.append(SEAT_LETTERS[space["seat"]], SEAT_STYLES[space["seat"]])
                text.append("⛨" if space["protected"] else " ")
                text.append(self._lying(space["character"], space["face_down"]))
        text.truncate(FIELD_WIDTH, pad=True)
        return text

    def _lying(self, card: Card | None, face_down: bool) -> str:
        if card is None:
            return "–"
        if card["card"] is None:
            return "▒▒▒"
        return f"({card['name']})" if face_down else f"{card['influence']} {card['name']}"

    def _missions(self, view: View) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        shown = [*view["missions"], *(mission for mission in view["secret_missions"] if mission["mission"])]
        for mission in shown:
            counts = Text()
            for seat, count in enumerate(mission["counts"]):
                counts.append(f" {SEAT_LETTERS[seat]} ", SEAT_STYLES[seat])
                counts.append(f" {count} ", "bold underline" if mission["leads"][seat] else "")
            table.add_row(Text(self._texts.name("mission", mission["mission"]), "dim"), counts)
        return table

    def _player(self, view: View, player: Card) -> RenderableType:
        seat = player["seat"]
        line = Text(f" {SEAT_LETTERS[seat]} ", SEAT_STYLES[seat])
        line.append(f" {self._players[seat]}", "bold" if seat in view["to_move"] else "")
        line.append(f"  {self._texts.say('ui-discs', count=player['discs'])}", "dim")
        line.append(f"  {self._texts.say('ui-in-hand', count=player['hand_count'])}", "dim")
        line.append(f"  {self._texts.say('ui-discarded', count=len(player['discards']))}  ", "dim")
        return line.append(", ".join(self._name(code) for code in player["ring"]))

    def _hand(self, player: Card) -> RenderableType:
        cards = " · ".join(self._card(card) for card in player["hand"])
        return Text(f"{self._texts.say('term-hand')}: ", "bold").append(cards or "–", "not bold")

    def _card(self, card: Card) -> str:
        """`Hedy L. US 3 ⚑♀ (2)`: name, flag, influence, symbols, points."""
        symbols = "".join(SYMBOLS[symbol] for symbol in card["symbols"])
        return f"{card['name']} {card['flag']} {card['influence']} {symbols} ({card['vp']})"

    def _name(self, code: str) -> str:
        return str(self._faces[code.rpartition("-")[2]].name)

    # --- words ------------------------------------------------------------------------------------------------

    def decision(self, view: View) -> str:
        return str(view["decision"])

    def name(self, domain: str, code: int | str | None) -> str | None:
        """Characters by their names: whose a starting character is, the sentence says."""
        return self._name(code) if domain == "card" and isinstance(code, str) else None

    def choice(self, action: Action, view: View) -> str | None:
        """With what it is about: a card's values, what lies on a space."""
        me = view["players"][view["seat"]]
        if action.kind == "CARD":
            card = next((card for card in me["hand"] if card["card"] == action.args["card"]), None)
            return None if card is None else self._card(card)
        if action.kind == "SPACE":
            code = str(action.args["space"])
            spaces = (space for place in view["places"] for space in place["spaces"])
            space = next(space for space in spaces if space["space"] == code)
            title = self._texts.name("space", code)
            if space["character"] is None:
                return f"{title} {PEEKS.get(space['peek'], '')}".rstrip()
            owner = SEAT_LETTERS[space["seat"]]
            return f"{title}: {owner} {self._lying(space['character'], space['face_down'])}"
        return None

    def sheet(self, view: View) -> RenderableType | None:
        return None

    def notes(self, view: View) -> list[str]:
        """What the conspirator's two cards are."""
        now = view["resolving"]
        looked = now and now["looked"]
        if not looked or looked["card"] is None:
            return []
        reward = next(place["reward"]["character"] for place in view["places"] if place["place"] == now["place"])
        return [f"{self._texts.say('term-reward')}: {self._card(reward)}", f"→ {self._card(looked)}"]

    def score_lines(self, view: View, seat: int) -> list[tuple[str, int]]:
        player = view["players"][seat]
        lines = [(self._texts.say("score-hand"), player["hand_points"])]
        lines.append((self._texts.say("score-discards"), player["discard_points"]))
        shown = [*view["missions"], *(mission for mission in view["secret_missions"] if mission["mission"])]
        lines += [(self._texts.name("mission", mission["mission"]), mission["points"][seat]) for mission in shown]
        own = player["recruitment"]
        if own and own["mission"]:
            lines.append((self._texts.say("score-recruitment"), own["points"]))
        return lines
