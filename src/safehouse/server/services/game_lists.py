"""Lists of games: a guest's own, running, waiting and over, and those over that are for everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

import msgspec

from ..serializers.bodies import GamesBody, MyTable, PlayerBody
from ..storage.game_store import GameStore, PastGame
from ..storage.results import Result, Sitter, result_of
from ..storage.table_store import TableStore
from ..tables.look_alikes import told_apart
from ..tables.players import Guest
from .table_repository import TableRepository
from .table_session import TableSession

PAGE = 20
UNFINISHED = 100
"""So many tables that are not over are listed at most; nobody may sit at as many."""
SEARCHED = 1_000
"""Among so many games, the last ones, a name is looked for."""

Which = Literal["running", "waiting", "over"]


class GameLists:
    def __init__(self, games: GameStore, tables: TableStore, repository: TableRepository) -> None:
        self._games = games
        self._tables = tables
        self._repository = repository

    async def recent(self, guest: Guest, limit: int) -> list[MyTable]:
        """A guest's tables: those not over first, then the games that ended last."""
        found = (await self._unfinished(guest))[:limit]
        cards = [cast("MyTable", msgspec.Raw(session.card_json(guest))) for session in found]
        if len(cards) == limit:
            return cards
        past = await self._games.past_of(guest.id, None, limit - len(cards))
        return cards + [past_card(game, guest) for game in await self._with_results(past)]

    async def mine(self, guest: Guest, which: Which, game: str | None, name: str, page: int) -> GamesBody:
        """A page of a guest's tables: of this game, and with somebody whose name has this in it."""
        if which != "over":
            return await self._mine_unfinished(guest, which, game, name, page)
        if name:
            past = await self._games.past_of(guest.id, game, SEARCHED)
            cards = [past_card(one, guest) for one in past if one.result]
            return _page([card for card in cards if _has_name(card, name)], page)
        past = await self._games.past_of(guest.id, game, PAGE, PAGE * (page - 1))
        total = await self._games.count_of(guest.id, game)
        return GamesBody([past_card(one, guest) for one in await self._with_results(past)], total, PAGE)

    async def _mine_unfinished(self, guest: Guest, which: Which, game: str | None, name: str, page: int) -> GamesBody:
        status = "open" if which == "waiting" else "running"
        sessions = [one for one in await self._unfinished(guest) if one.table.status == status]
        cards = [_card(one, guest) for one in sessions if game in (None, one.table.game)]
        return _page([card for card in cards if not name or _has_name(card, name)], page)

    async def for_everybody(self, game: str | None, page: int) -> GamesBody:
        """A page of games at which everybody may look, as a stranger sees them."""
        past = await self._games.shown_to_all(game, PAGE, PAGE * (page - 1))
        total = await self._games.count_shown(game)
        return GamesBody([past_card(one, None) for one in past], total, PAGE)

    async def _unfinished(self, guest: Guest) -> list[TableSession]:
        found = await self._repository.find_all(await self._tables.unfinished_of(guest.id, UNFINISHED))
        return [session for session in found if session.table.seats_of(guest.id)]

    async def _with_results(self, past: Sequence[PastGame]) -> list[PastGame]:
        """Games that ended before results were kept are replayed, once; those that cannot be are left out."""
        lacking = [game.id for game in past if game.result is None]
        if not lacking:
            return list(past)
        sessions = await self._repository.find_all(lacking)
        made = {one.table.id: result_of(one.table) for one in sessions if one.table.status == "over"}
        await self._games.keep(list(made.values()))
        known = [(game, game.result or made.get(game.id)) for game in past]
        return [PastGame(g.id, g.game, g.created_at, result, g.guests) for g, result in known if result]


def _page(cards: list[MyTable], page: int) -> GamesBody:
    return GamesBody(cards[PAGE * (page - 1) : PAGE * page], len(cards), PAGE)


def _card(session: TableSession, guest: Guest) -> MyTable:
    return msgspec.json.decode(session.card_json(guest), type=MyTable)


def _has_name(card: MyTable, name: str) -> bool:
    """Whether somebody else there is called so; the case does not matter."""
    wanted = name.casefold()
    return any(wanted in (player.name or "").casefold() for player in card.players if not player.mine)


def past_card(game: PastGame, guest: Guest | None) -> MyTable:
    """A game that is over, and whose result is known, in a list."""
    result = cast("Result", game.result)
    mine = [seat for seat, (sitter, _) in game.guests.items() if guest is not None and sitter == guest.id]
    return MyTable(
        id=game.id,
        game=game.game,
        status="over",
        my_seats=sorted(mine),
        my_turn=False,
        to_move=[],
        players=_players(game, result.players, mine),
        created_at=game.created_at,
        deadline=None,
        ended_at=result.ended_at,
        moves=result.moves,
        scores=result.outcome.scores,
        winners=result.outcome.winners,
        ranks=result.outcome.ranks,
        look=result.look,
        source=result.source,
    )


def _players(game: PastGame, sitters: Sequence[Sitter], mine: Sequence[int]) -> list[PlayerBody]:
    sat = [game.guests.get(seat, (str(seat), None)) for seat in range(len(sitters))]
    names = told_apart([(sitter.name or name, guest) for sitter, (guest, name) in zip(sitters, sat, strict=True)])
    return [
        PlayerBody(
            seat=seat,
            kind=sitter.kind,
            name=names[seat],
            bot=sitter.bot,
            level=sitter.level,
            connected=False,
            away=False,
            resigned=sitter.resigned,
            removed=False,
            mine=seat in mine,
            same_as=next((i for i in range(seat) if sat[i][0] == sat[seat][0]), None),
            colour=sitter.colour,
            program=sitter.program,
            bot_of=None,
        )
        for seat, sitter in enumerate(sitters)
    ]
