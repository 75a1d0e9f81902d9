"""What a link to a table says of it to everybody: other sites show it beside the link."""

from __future__ import annotations

import safehouse as sh
from safehouse.core.errors import OptionError
from safehouse.core.seats import COLOURS
from safehouse.core.texts import Texts

from ..languages import texts_of
from ..serializers.bodies import MyTable, PlayerBody
from ..storage.game_store import GameStore
from .game_lists import past_card

LETTERS = "ABCD"
PACKAGE = "safehouse.server"


class LinkCard:
    """The words of a link, in one language, and the game that may be shown with it."""

    def __init__(self, title: str, description: str, game: MyTable | None) -> None:
        self.title = title
        self.description = description
        self.game = game
        """A game that is over and may be looked at; else nothing but its name is told."""


class LinkCards:
    """Read from the index alone: no link loads a table."""

    def __init__(self, games: GameStore) -> None:
        self._games = games

    async def find(self, id: str, language: str) -> LinkCard | None:
        """None where a stranger is told nothing: no such table, or its game is over and its players' own."""
        found = await self._games.find(id)
        if found is None:
            return None
        status, past = found
        try:
            title = texts_of(sh.game(past.game), language).say("game-title")
        except OptionError:
            return None
        words = Texts(PACKAGE, language)
        if status in ("open", "running"):
            return LinkCard(title, words.say(f"link-{status}"), None)
        if status != "over" or past.result is None or past.result.look == "players":
            return None
        return _over(title, past_card(past, None), words)


def _over(title: str, game: MyTable, words: Texts) -> LinkCard:
    names = [player_name(player, words) for player in game.players]
    winners = [names[seat] for seat in game.winners]
    said = words.say("link-won" if winners else "link-even", winners=_list(winners, words), moves=game.moves)
    return LinkCard(words.say("link-title", game=title, players=_list(names, words)), said, game)


def player_name(player: PlayerBody, words: Texts) -> str:
    """As the client calls them: a bot by the letter that it wears."""
    if player.name is not None:
        return player.name
    if player.kind == "human":
        return words.say("link-former")
    return words.say("link-bot", letter=LETTERS[suit_of(player)])


def suit_of(player: PlayerBody) -> int:
    """Letter, colour and shape of a seat, as a number."""
    return COLOURS.index(player.colour) if player.colour in COLOURS else player.seat


def _list(names: list[str], words: Texts) -> str:
    return ("、" if words.language == "ja" else ", ").join(names)
