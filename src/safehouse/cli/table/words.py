"""Actions, events and decisions of a match as sentences in one language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from safehouse.core.actions import Action
    from safehouse.core.domain import Domain
    from safehouse.core.game import Edition
    from safehouse.terminal.board import Board

View = dict[str, Any]


class Words:
    """What a game's text files say, with the names of players and things filled in."""

    def __init__(self, edition: Edition, board: Board, players: Sequence[str], language: str) -> None:
        self.texts = edition.game.texts(language)
        self._english = edition.game.texts("en")
        domains = {domain.name for kind in edition.actions.kinds for domain in kind.args.values()}
        self._named_domains = sorted(domains)
        self._board = board
        self._players = players
        self._of_action = {kind.name: kind.args for kind in edition.actions.kinds}
        self._of_event = {kind.name: dict(kind.args) for kind in edition.events.kinds}

    def player(self, seat: int) -> str:
        return self._players[seat]

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened. Its seat is `{ $player }` in the texts."""
        named = self._named(self._of_event.get(event["kind"], {}), event["args"])
        if isinstance(event["args"].get("seat"), int):
            named["player"] = self.player(event["args"]["seat"])
        message = f"event-{event['kind']}"
        if None in event["args"].values() and self.texts.has(f"{message}-hidden"):
            message = f"{message}-hidden"
        return self.texts.say(message, None, **named)

    def action(self, action: Action) -> str:
        return self.texts.say(f"action-{action.kind}", None, **self._named(self._of_action[action.kind], action.args))

    def effect(self, action: Action) -> str:
        return self.texts.say(f"action-{action.kind}", "effect")

    def kind(self, action: Action) -> str:
        """The heading of all actions of this kind; none for those that stand alone."""
        return self.texts.say(f"action-{action.kind}", "kind") if action.args else ""

    def choice(self, action: Action, view: View) -> str:
        """An action under the heading of its kind."""
        shown = self._board.choice(action, view) if action.args else self.action(action)
        if shown is not None:
            return shown
        named = self._named(self._of_action[action.kind], action.args)
        return ", ".join(map(str, named.values()))

    def decision(self, view: View, seat: int) -> str:
        """What a seat is asked."""
        key = f"decision-{self._board.decision(view)}"
        if view["seat"] == seat:
            return self.texts.say(key)
        return self.texts.say(f"{key}-other", player=self.player(seat))

    def thing(self, domain: str, code: int | str | None) -> str:
        """The name of a city, a card, a player."""
        if domain == "seat" and isinstance(code, int):
            return self.player(code)
        return self._board.name(domain, code) or self.texts.name(domain, code)

    def spellings(self, code: str) -> list[str]:
        """The names a code has in this language and in English, whatever it stands for."""
        keys = [f"{domain}-{code}" for domain in self._named_domains]
        return [texts.say(key) for texts in (self.texts, self._english) for key in keys if texts.has(key)]

    def _named(self, domains: Mapping[str, Domain], args: Mapping[str, Any]) -> dict[str, int | str]:
        """Arguments as words; plain numbers stay numbers, so that plurals work."""
        named: dict[str, int | str] = {}
        for key, code in args.items():
            domain = domains[key].name if key in domains else "number"
            plain = isinstance(code, int) and domain != "seat"
            named[key] = code if plain else self.thing(domain, code)
        return named
