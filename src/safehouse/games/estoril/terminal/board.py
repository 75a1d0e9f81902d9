"""The table of Estoril 1942: six places as they lie, the missions with their counts, the rings and the own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.box import ROUNDED
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from safehouse.terminal.board import SEAT_LETTERS, SEAT_STYLES, BoardContext, View, called

if TYPE_CHECKING:
    from rich.console import RenderableType

    from safehouse.core.actions import Action

    Card = dict[str, Any]

COLUMNS = 3
CITY_FIRST = 100
"""Below this width the city stands below the players."""
FEWEST, MOST = 12, 18
"""Characters for one field of a place; where they do not fit, the places stand one below the other."""
SYMBOLS = {"assassin": "†", "conspirator": "◉", "nationalist": "⚑", "seducer": "❀", "diplomat": "⚖", "woman": "♀"}
PEEKS = {"this": "◦", "this_or_adjacent": "◌", "any": "◎"}


class GameBoard:
    """Draws what a seat sees. A card face down is `▒▒▒`; one that this seat knows stands in brackets.

    A field has two lines: its numeral, the disc and `2PT(1)` (influence, flag, points); then name and symbols.
    """

    quiet = frozenset[str]()

    def __init__(self, setting: BoardContext) -> None:
        self._texts = setting.texts
        self._players = setting.players
        components = setting.edition.data.components
        self._faces = {face.id: face for face in (*components.starting, *components.deck)}

    # --- the table --------------------------------------------------------------------------------------------

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """On small screens the city comes last, next to the question."""
        city: list[RenderableType] = [self._city(view, width), self._legend()]
        people: list[RenderableType] = [self._missions(view)]
        people += [self._player(view, player) for player in view["players"]]
        if view["seat"] is not None:
            people += self._own(view["players"][view["seat"]])
        last = width < CITY_FIRST
        return Group(self._heading(view), *(people if last else city), *(city if last else people))

    def _heading(self, view: View) -> Text:
        line = Text(self._texts.say("game-title"), style="bold")
        line.append(f"  {self._texts.say('ui-round', round=max(1, view['round']), rounds=view['rounds'])}", "dim")
        line.append(f"  {self._texts.say('ui-deck-count', count=view['deck']['count'])}", "dim")
        return line

    def _legend(self) -> Text:
        words = [f"{mark} {self._texts.name('symbol', symbol)}" for symbol, mark in SYMBOLS.items()]
        return Text("  ".join(words), "dim")

    def _city(self, view: View, width: int) -> RenderableType:
        """As the boards lie, so that neighbours touch; on narrow screens in the order in which they are resolved."""
        by_slot = sorted(view["places"], key=lambda place: int(place["slot"]))
        field = min(MOST, ((width + 1) // COLUMNS - 3) // 2)
        if field < FEWEST:
            in_turn = sorted(by_slot, key=lambda place: int(place["place"]))
            return Group(*(self._place(view, place, MOST, alone=True) for place in in_turn))
        grid = Table.grid(padding=(0, 1, 0, 0))
        for row in range(0, len(by_slot), COLUMNS):
            grid.add_row(*(self._place(view, place, field) for place in by_slot[row : row + COLUMNS]))
        return grid

    def _place(self, view: View, place: Card, width: int, *, alone: bool = False) -> RenderableType:
        slot = place["slot"] - 1
        top, left = 2 * (slot // COLUMNS), 2 * (slot % COLUMNS)
        spaces = {space["space"]: space for space in place["spaces"]}
        acting = self._acting(view)
        fields = Table.grid()
        rows = [row[left : left + 2] for row in view["city"]["grid"][top : top + 2]]
        if all(code for row in rows for code in row):
            rows.append([None])
        for row in rows:
            shown = [(spaces[code] if code else None) for code in row]
            fields.add_row(*(self._field(space, place, width, acts=space is acting is not None) for space in shown))
        style = {"resolving": "bold red", "resolved": "dim"}.get(place["state"], "blue")
        title = f"{place['place']} {self._texts.say('ui-place-' + place['place'])}"
        if alone:
            title += f" ↔ {' '.join(place['adjacent'])}"
        totals = self._totals(place)
        return Panel(
            fields,
            title=title,
            title_align="left",
            subtitle=totals,
            subtitle_align="left",
            box=ROUNDED,
            border_style=style,
            padding=0,
            width=2 * width + 2,
        )

    def _totals(self, place: Card) -> Text | None:
        """The influence of each seat in a place, as far as this seat knows: `A 3  B 2–5`."""
        line = Text()
        for held in place["influence"]:
            span = str(held["known"]) if not held["unknown"] else f"{held['least']}–{held['most']}"
            line.append(" " if line else "").append(SEAT_LETTERS[held["seat"]], SEAT_STYLES[held["seat"]])
            line.append(f" {span}")
        return line if line else None

    def _field(self, space: Card | None, place: Card, width: int, *, acts: bool) -> Text:
        """A field in two lines; without a space it is the reward, which has a star."""
        if space is None:
            reward = place["reward"]
            head = Text("★    ", "yellow")
            return _two_lines(head, self._values(reward["character"]), self._lying(reward, 0, width), width)
        head = Text(f"{space['numeral']:<3}", "bold" if space["outer"] else "")
        head.append("▶" if acts else " ", "bold red")
        if space["character"] is None:
            mark = ("░░░" if space["top_secret"] else "···") + PEEKS.get(space["peek"], "")
            return _two_lines(head.append(mark, "dim"), "", "", width)
        head.append(SEAT_LETTERS[space["seat"]], SEAT_STYLES[space["seat"]])
        head.append("⛨" if space["protected"] else " ")
        gained = space["nationalist"] + space["casino"]
        return _two_lines(head, self._values(space["character"]), self._lying(space, gained, width), width)

    def _values(self, card: Card | None) -> str:
        """`2PT(1)`: influence, flag, points."""
        if card is None:
            return "–"
        return "▒▒▒" if card["card"] is None else f"{card['influence']}{card['flag']}({card['vp']})"

    def _lying(self, field: Card, gained: int, width: int) -> str:
        """Name and symbols of a card that lies, with the influence it has gained there."""
        card = field["character"]
        if card is None or card["card"] is None:
            return ""
        tail = f" {_symbols(card)}".rstrip() + (f" +{gained}" if gained else "")
        room = width - 1 - len(tail) - (2 if field["face_down"] else 0)
        name = card["name"][:room].rstrip()
        return (f"({name})" if field["face_down"] else name) + tail

    def _acting(self, view: View) -> Card | None:
        """The space whose character acts now."""
        now = view["resolving"]
        if not now or not now["numeral"]:
            return None
        code = f"{now['place']}-{now['numeral']}"
        return next((space for space in self._spaces(view) if space["space"] == code), None)

    def _spaces(self, view: View) -> list[Card]:
        return [space for place in view["places"] for space in place["spaces"]]

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
        line.append(f"  {self._texts.say('ui-in-hand', count=player['hand_count'])}  ", "dim")
        line.append(", ".join(self._name(code) for code in player["ring"]))
        if player["discards"]:
            line.append(f"  {self._texts.say('ui-discarded', count=len(player['discards']))}: ", "dim")
            line.append(", ".join(card["name"] if card["card"] else "▒▒▒" for card in player["discards"]), "dim")
        return line

    def _own(self, player: Card) -> list[RenderableType]:
        """The hand, card by card, and the secret recruitment card."""
        lines: list[RenderableType] = [
            self._labelled("term-hand", " · ".join(self._card(card) for card in player["hand"]) or "–")
        ]
        own = player["recruitment"]
        if own and own["mission"]:
            text = f"{self._texts.name('mission', own['mission'])} +{own['points']}"
            lines.append(self._labelled("term-recruitment", text))
        return lines

    def _labelled(self, label: str, text: str) -> Text:
        return Text(f"{self._texts.say(label)}: ", "bold").append(text, "not bold")

    def _card(self, card: Card) -> str:
        """`Hedy L. US 3 ⚑♀ (2)`: name, flag, influence, symbols, points."""
        if card["card"] is None:
            return "▒▒▒"
        return " ".join(
            part
            for part in (card["name"], card["flag"], str(card["influence"]), _symbols(card), f"({card['vp']})")
            if part
        )

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
            space = next(space for space in self._spaces(view) if space["space"] == code)
            title = f"{code} {self._texts.say('ui-place-' + code.partition('-')[0])}"
            if space["character"] is None:
                return f"{title} {'░' if space['top_secret'] else '·'}{PEEKS.get(space['peek'], '')}"
            return f"{title}: {SEAT_LETTERS[space['seat']]} {self._card(space['character'])}"
        return None

    def sheet(self, view: View) -> RenderableType | None:
        """What is known of each player's cards, with their values; and what is out of the game."""
        lines: list[RenderableType] = []
        for player in view["players"]:
            seat = player["seat"]
            lines.append(Text(f" {SEAT_LETTERS[seat]} ", SEAT_STYLES[seat]).append(f" {self._players[seat]}", "bold"))
            ring = [self._face(code) for code in player["ring"]]
            lines.append(self._labelled("term-ring", " · ".join(ring) or "–"))
            if player["discards"]:
                gone = " · ".join(self._card(card) for card in player["discards"])
                lines.append(self._labelled("term-discards", gone))
        if view["removed"]:
            lines.append(self._labelled("term-removed", " · ".join(self._card(card) for card in view["removed"])))
        marks = [f"{mark} {self._texts.name('peek', peek)}" for peek, mark in PEEKS.items()]
        marks = [f"░░░ {self._texts.say('term-top-secret')}", *marks, f"⛨ {self._texts.say('term-white-disc')}"]
        return Group(*lines, self._legend(), Text("  ".join(marks), "dim"))

    def cards(self, view: View, typed: str) -> list[str]:
        """Characters by the beginning of a part of their name, or by their code."""
        found = {face.id: face.name for face in self._faces.values()}
        return [self._face(code, words=True) for code in called(found, typed)]

    def _face(self, code: str, *, words: bool = False) -> str:
        """A character by its printed face."""
        face = self._faces[code.rpartition("-")[2]]
        if not words:
            marks = "".join(SYMBOLS[symbol] for symbol in face.symbols)
            return " ".join(part for part in (face.name, face.flag, str(face.influence), marks, f"({face.vp})") if part)
        symbols = ", ".join(f"{SYMBOLS[one]} {self._texts.name('symbol', one)}" for one in face.symbols)
        return self._texts.say(
            "ui-card-line",
            name=face.name,
            flag=self._texts.name("flag", face.flag),
            influence=face.influence,
            vp=face.vp,
            symbols=symbols or self._texts.say("ui-no-symbols"),
        )

    def notes(self, view: View) -> list[str]:
        """Whose character acts and where; what the conspirator's two cards are."""
        notes = []
        acting = self._acting(view)
        if acting and acting["character"]:
            title = self._texts.name("space", acting["space"])
            notes.append(f"▶ {title}: {SEAT_LETTERS[acting['seat']]} {self._card(acting['character'])}")
        now = view["resolving"]
        looked = now and now["looked"]
        if looked and looked["card"] is not None:
            reward = next(place["reward"]["character"] for place in view["places"] if place["place"] == now["place"])
            notes += [f"{self._texts.say('term-reward')}: {self._card(reward)}", f"→ {self._card(looked)}"]
        return notes

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


def _symbols(card: Card) -> str:
    return "".join(SYMBOLS[symbol] for symbol in card["symbols"])


def _two_lines(head: Text, values: str, name: str, width: int) -> Text:
    first = head.append(values)
    first.truncate(width, pad=True)
    second = Text(name)
    second.truncate(width, pad=True)
    return Text("\n", no_wrap=True).join([first, second])
