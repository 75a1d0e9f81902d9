"""The calls of the API. Each checks who asks, asks the house, and answers with what `wire` builds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta

import safehouse as sh
from safehouse import api
from safehouse.bots import BOTS
from safehouse.bots.reasons import Grounds
from safehouse.core.errors import IllegalAction, OptionError, RecordError

from . import entries as en
from . import gestures, rulebook, wire
from . import requests as rq
from .acting import carry_out
from .devices import CODE_SECONDS
from .guests import COOKIE_SECONDS, PLAIN_COOKIE, SECURE_COOKIE, clean_name, clean_text
from .house import ADVISER, House
from .keeping import Answered
from .live import Listener, Live, parse_last_id
from .problems import Forbidden, Illegal, Invalid, KeyReused, NotFound, ProblemBody, Refused
from .services import Services
from .store import Guest
from .streams import EventStream
from .table import Table
from .wire import encoder

E = TypeVar("E", bound=en.Entry)
Serving = NamedDependency[Services]
Me = NamedDependency[Guest]
Anybody = NamedDependency[Guest | None]
Key = Annotated[
    str | None,
    HeaderParameter(
        name="Idempotency-Key",
        min_length=1,
        max_length=80,
        pattern=r"^[!-~]+$",
        description="Chosen by the caller, once per act. The same key again does nothing and answers the same.",
    ),
]
Language = Annotated[str | None, QueryParameter(name="lang", max_length=10, description="en, de, pl or ja")]
Accepted = Annotated[str | None, HeaderParameter(name="Accept-Language", max_length=500)]
MatchId = Annotated[str, PathParameter(max_length=40)]
ViewedSeat = Annotated[
    int | None, QueryParameter(name="seat", ge=0, le=3, description="Which of several own seats to look through")
]
ReplayEyes = Annotated[
    str | None,
    QueryParameter(name="as", pattern="^(all|none|[0-3])$", description="A seat, `none` (a spectator) or `all`"),
]

_LONGEST_CHAT = 300
DEFAULT_LEVEL = 3
"""Of a bot for which no level is given."""
_TABLES_SHOWN = 50
_LONGEST_IMPORT = 5_000

_DESCRIPTIONS = {
    400: "The request does not have the documented form",
    401: "No token, or a token of nobody",
    403: "Not this caller's to do, or called from another site",
    404: "No such thing",
    409: "Not as the table stands; `table` is the fresh table where the decision was stale",
    413: "The body is too large",
    415: "The body is not JSON",
    422: "A value or action is not allowed; `rule` and `message` say why where a rule forbids it",
    429: "Too many requests; Retry-After says when to come back",
    503: "Not stored, or not to be read at the moment; try again",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The documented refusals of a call."""
    return {
        status: ResponseSpec(
            ProblemBody,
            generate_examples=False,
            description=_DESCRIPTIONS[status],
            media_type="application/problem+json",
        )
        for status in (400, *statuses, 429)
    }


POSTED = (403, 413, 415)


class GuestBody(msgspec.Struct):
    """The token is shown this once: keep it."""

    id: str
    name: str
    token: str


class CodeBody(msgspec.Struct):
    """To be typed on the other device, once, within so many seconds. Never put it into a path or query."""

    code: str
    seconds: int


class ForgottenBody(msgspec.Struct):
    """How many tokens of the guest are not valid any more."""

    forgotten: int


class SeatedBody(msgspec.Struct):
    id: str
    seat: int | None


class OpenedBody(msgspec.Struct):
    """A table opened by the caller. Share the invite in the fragment of a link or in a message, never in a query."""

    id: str
    seat: int | None
    invite: str | None


class LobbyTable(msgspec.Struct):
    id: str
    game: str
    options: dict[str, Any]
    speed: Literal["live", "days"]
    players: list[wire.PlayerBody]
    open_seats: int
    created_at: float


class WatchTable(msgspec.Struct):
    """A running game that anybody may watch."""

    id: str
    game: str
    options: dict[str, Any]
    players: list[wire.PlayerBody]
    created_at: float


class LobbyBody(msgspec.Struct):
    tables: list[LobbyTable]
    running: list[WatchTable]


class MyTable(msgspec.Struct):
    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]
    my_seats: list[int]
    my_turn: bool
    to_move: list[int]
    players: list[wire.PlayerBody]
    created_at: float
    deadline: float | None
    """When a bot decides for who is to move: seconds since 1970; my own deadline if it is my turn."""


class MeBody(msgspec.Struct):
    id: str
    name: str
    tables: list[MyTable]


class NamedBody(msgspec.Struct):
    id: str
    name: str


class HintedAction(msgspec.Struct):
    """An action and what the bot thinks of it."""

    action: wire.ActionBody
    value: Annotated[
        float | None,
        Meta(description="the result it promises: 0 a sure defeat, 1 a sure win; null where nothing was tried out"),
    ]
    visits: Annotated[int, Meta(ge=0, description="how often it was tried out")]
    share: Annotated[float, Meta(ge=0, le=1, description="in which part of the worlds looked at it seemed best")]
    grounds: Annotated[Grounds, Meta(description="why: counts of what the game's texts call `reason-…`")]


class HintBody(msgspec.Struct):
    """What the bot would do, and its best three. `bot` is greedy while the search is being made ready."""

    seat: int
    decision: str | None
    bot: str
    action: wire.ActionBody
    best: list[HintedAction]


class SaidBody(msgspec.Struct):
    n: int


class NotesBody(msgspec.Struct):
    """The caller's own notes of one seat: marks by cell. Nobody else is ever told."""

    seat: int
    cells: dict[str, str]


class HealthBody(msgspec.Struct):
    status: Literal["ok"]


def as_json(content: bytes, status: int = 200) -> Response[Any]:
    return Response(cast("Any", content), status_code=status, media_type="application/json")


# --- guests and games ---------------------------------------------------------------------------------------------


@post("/api/guest", status_code=201, responses=problems(*POSTED, 422, 503), summary="Become a guest")
async def new_guest(
    data: JSONBody[rq.GuestRequest], request: Request[Any, Any, Any], services: Serving
) -> Response[GuestBody]:
    services.limit_new_guest(request.scope)
    guest, token = await services.guests.make(data.name)
    return _welcomed(guest, token, request, 201)


def _welcomed(guest: Guest, token: str, request: Request[Any, Any, Any], status: int) -> Response[GuestBody]:
    """The answer to who has become a guest: the token, and the cookie in which a browser keeps it."""
    secure = request.scope["scheme"] == "https"
    cookie = Cookie(
        key=SECURE_COOKIE if secure else PLAIN_COOKIE,
        value=token,
        path="/",
        max_age=COOKIE_SECONDS,
        secure=secure,
        httponly=True,
        samesite="lax",
    )
    return Response(GuestBody(guest.id, guest.name, token), status_code=status, cookies=[cookie])


@post(
    "/api/guest/devices",
    status_code=201,
    responses=problems(401, *POSTED, 503),
    summary="A code by which another device becomes the same guest",
)
async def new_code(guest: Me, services: Serving) -> CodeBody:
    services.costly.take(guest.id)
    return CodeBody(await services.guests.code(guest), CODE_SECONDS)


@post(
    "/api/guest/claim",
    status_code=200,
    responses=problems(*POSTED, 503),
    summary="Become the guest whose device shows this code",
)
async def claim(
    data: JSONBody[rq.ClaimRequest], request: Request[Any, Any, Any], services: Serving
) -> Response[GuestBody]:
    services.limit_claim(request.scope)
    guest, token = await services.guests.claim(data.code)
    return _welcomed(guest, token, request, 200)


@post(
    "/api/guest/devices/forget",
    status_code=200,
    responses=problems(401, *POSTED, 503),
    summary="Make all other tokens of the guest invalid; the caller's own stays",
)
async def forget_devices(guest: Me, request: Request[Any, Any, Any], services: Serving) -> ForgottenBody:
    services.costly.take(guest.id)
    return ForgottenBody(await services.guests.forget_others(guest, str(_token_hash(services, request))))


def _token_hash(services: Services, request: Request[Any, Any, Any]) -> str | None:
    return services.token_hash(request.cookies, request.headers.get("authorization"))


@get("/api/games", responses=problems(), summary="The games, with seats and options")
async def list_games(lang: Language, accepted: Accepted) -> list[rulebook.GameBody]:
    return rulebook.catalogue(rulebook.language_of(lang, accepted))


@get("/api/games/{game:str}/rules", responses=problems(404), summary="The rules of a game, by id")
async def game_rules(
    game: Annotated[str, PathParameter(max_length=40)], lang: Language, accepted: Accepted
) -> rulebook.RulesBody:
    if game not in api.games():
        raise NotFound(f"there is no such game; games are {', '.join(api.games())}")
    return rulebook.rules(game, rulebook.language_of(lang, accepted))


@get("/api/lobby", responses=problems(503), summary="Public tables that wait for players or may be watched")
async def lobby(services: Serving) -> LobbyBody:
    tables: list[LobbyTable] = []
    for live in await services.house.find_all(await services.house.store.open_tables(_TABLES_SHOWN)):
        table = live.table
        if table.status == "open":
            body = live.body(table.spectator, None)
            open_seats = len(table.open_seats())
            tables.append(
                LobbyTable(table.id, body.game, body.options, body.speed, body.players, open_seats, body.created_at)
            )
    return LobbyBody(tables, await _running(services.house))


async def _running(house: House) -> list[WatchTable]:
    found: list[WatchTable] = []
    for live in await house.find_all(await house.store.public_running(_TABLES_SHOWN)):
        if live.table.status == "running" and wire.may_watch(live.table):
            body = live.body(live.table.spectator, None, since=1 << 30)
            found.append(WatchTable(body.id, body.game, body.options, body.players, body.created_at))
    return found


@get("/api/me", responses=problems(401, 503), summary="Who I am, and my tables with whose turn it is")
async def me(guest: Me, services: Serving) -> MeBody:
    tables: list[MyTable] = []
    for live in await services.house.find_all(await services.house.store.tables_of(guest.id, _TABLES_SHOWN)):
        mine = live.table.seats_of(guest.id)
        if not mine:
            continue
        body = live.body(services.house.viewer(live.table, guest, None), guest.id, since=1 << 30)
        turn = body.decision is not None
        deadline = min((c.deadline for c in body.clocks or [] if not turn or c.seat == body.seat), default=None)
        tables.append(
            MyTable(body.id, body.game, body.status, mine, turn, body.to_move, body.players, body.created_at, deadline)
        )
    return MeBody(guest.id, guest.name, tables)


@post("/api/me", status_code=200, responses=problems(401, *POSTED, 422, 503), summary="Take another name")
async def rename(data: JSONBody[rq.GuestRequest], guest: Me, services: Serving) -> NamedBody:
    services.costly.take(guest.id)
    name = clean_name(data.name)
    for live in await services.house.find_all(await services.house.store.tables_of(guest.id, _TABLES_SHOWN)):
        if live.table.status in ("open", "running"):
            await services.house.rename(live, guest, name)
    renamed = await services.guests.rename(guest, name)
    return NamedBody(renamed.id, renamed.name)


# --- opening and joining ------------------------------------------------------------------------------------------


@post("/api/matches", status_code=201, responses=problems(401, *POSTED, 422, 503), summary="Open a table")
async def open_table(data: JSONBody[rq.OpenRequest], guest: Me, services: Serving, key: Key) -> OpenedBody:
    services.tables.take(guest.id)
    opened = _opened(data, guest)
    return await _open(services.house, opened, guest, key, [])


def _opened(data: rq.OpenRequest, guest: Guest) -> en.Opened:
    try:
        options = sh.game(data.game).accept(len(data.seats), data.options)
    except OptionError as error:
        raise Invalid(str(error)) from None
    plans = [_plan(seat, i, guest) for i, seat in enumerate(data.seats)]
    return en.Opened(data.game, options, plans, guest.id, data.speed, data.spectators, data.public)


def _plan(seat: rq.SeatRequest, number: int, guest: Guest) -> en.SeatPlan:
    if seat.kind != "bot" and (seat.bot is not None or seat.level is not None):
        raise Invalid(f"seats[{number}]: `bot` and `level` are for seats of kind bot")
    if seat.kind == "me":
        return en.SeatPlan("human", guest.id, clean_name(seat.name) if seat.name else guest.name)
    if seat.kind == "open":
        return en.SeatPlan("open")
    bot = seat.bot or "ismcts"
    if bot not in BOTS:
        raise Invalid(f"seats[{number}].bot: unknown bot; bots are {', '.join(BOTS)}")
    if seat.level is not None and bot != "ismcts":
        raise Invalid(f"seats[{number}].level: only ismcts has levels, {bot} has none")
    level = seat.level or (DEFAULT_LEVEL if bot == "ismcts" else None)
    return en.SeatPlan("bot", None, clean_name(seat.name) if seat.name else None, bot, level)


async def _open(house: House, opened: en.Opened, guest: Guest, key: str | None, story: list[en.AnyEntry]) -> OpenedBody:
    try:
        id = (await house.open_table(opened, guest, key, story)).table.id
    except Answered as answered:
        await _check_opened(house, answered, opened, story)
        id = answered.match
    mine = [seat for seat, plan in enumerate(opened.seats) if plan.guest == guest.id]
    invited = any(plan.kind == "open" for plan in opened.seats)
    return OpenedBody(id, mine[0] if mine else None, house.invite(id) if invited else None)


async def _check_opened(house: House, answered: Answered, opened: en.Opened, story: list[en.AnyEntry]) -> None:
    """Checks that a key stands for the opening of this table; its guest may have another name by now."""
    rows = await house.store.log(answered.match)
    first = en.read(rows[answered.seq - 1].entry)
    same = isinstance(first, en.Opened) and _nameless(first) == _nameless(opened)
    stored = [row.entry for row in rows[1:] if row.at == rows[0].at]
    begun = stored[:1]  # by itself, where there is no story
    if not same or stored != ([en.write(entry) for entry in story] or begun):
        raise KeyReused("this key was used for something else")


def _nameless(opened: en.Opened) -> en.AnyEntry:
    """As it is read from a log, without the names of seats."""
    seats = [msgspec.structs.replace(plan, name=None) for plan in opened.seats]
    return en.read(en.write(msgspec.structs.replace(opened, seats=seats)))


@post(
    "/api/matches/{id:str}/join",
    status_code=200,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Take a seat",
)
async def join(
    id: MatchId, data: JSONBody[rq.JoinRequest], guest: Me, services: Serving, key: Key, request: Request[Any, Any, Any]
) -> SeatedBody:
    live = await services.house.find(id)
    try:
        seat = await services.house.join(live, guest, data.invite, data.seat, key)
    except Answered as answered:
        seat = (await _once(services, answered, en.Joined, lambda entry: data.seat in (None, entry.seat))).seat
    except Forbidden:
        services.limit_failure(request.scope)
        raise
    return SeatedBody(id, seat)


@post(
    "/api/matches/{id:str}/fill",
    status_code=200,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Let bots take the open seats",
)
async def fill(id: MatchId, guest: Me, services: Serving, key: Key) -> Response[wire.TableBody]:
    live = await services.house.find(id)
    try:
        await services.house.fill(live, guest, key)
    except Answered as answered:
        await _once(services, answered, en.Filled)
    return _own_table(services, live, guest, None)


# --- the table ----------------------------------------------------------------------------------------------------


@get("/api/matches/{id:str}", responses=problems(401, 403, 404, 503), summary="A table as the caller may know it")
async def show_table(
    id: MatchId,
    caller: Anybody,
    services: Serving,
    seat: ViewedSeat = None,
    since: Annotated[
        int | None, QueryParameter(name="since", ge=0, le=1_000_000, description="Events after this one")
    ] = None,
) -> Response[wire.TableBody]:
    live = await services.house.find(id)
    viewer = services.house.viewer(live.table, caller, seat)
    return as_json(encoder.encode(live.body(viewer, caller.id if caller else None, since)))


@get(
    "/api/matches/{id:str}/events",
    responses=problems(401, 403, 404, 503),
    media_type="text/event-stream",
    summary="Live events (server-sent): `table`, `presence`, `chat`; resumes by Last-Event-ID",
)
async def stream_events(
    id: MatchId,
    caller: Anybody,
    services: Serving,
    request: Request[Any, Any, Any],
    seat: ViewedSeat = None,
    last_id: Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=40)] = None,
) -> Stream:
    live = await services.house.find(id)
    viewer = services.house.viewer(live.table, caller, seat)
    if live.table.match is not None:
        _check_sees(live.table, caller)
    guest = caller.id if caller else None
    token_hash = _token_hash(services, request)
    listener = Listener(viewer, guest, live.table.versions[viewer], live.table.said, token_hash)
    return EventStream(live, listener, parse_last_id(last_id), services.take_stream(request.scope, guest))


@post(
    "/api/matches/{id:str}/actions",
    status_code=201,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Act",
)
async def act(
    id: MatchId,
    data: JSONBody[rq.ActionRequest],
    guest: Me,
    services: Serving,
    key: Key,
    lang: Language = None,
    accepted: Accepted = None,
) -> Response[wire.TableBody]:
    language = rulebook.language_of(lang, accepted)
    return as_json(await carry_out(services, id, data, guest, key=key, language=language), 201)


@post(
    "/api/matches/{id:str}/gesture",
    status_code=201,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Make a gesture, in games that have them: where it is allowed, or at any time if the table has it so",
)
async def gesture(
    id: MatchId,
    data: JSONBody[rq.GestureRequest],
    guest: Me,
    services: Serving,
    key: Key,
    lang: Language = None,
    accepted: Accepted = None,
) -> Response[wire.TableBody]:
    live = await services.house.find(id)
    language = rulebook.language_of(lang, accepted)
    if gestures.are_free(live.table) and (guest.id, key) not in live.table.keys:
        services.gestures.take(guest.id)
    try:
        seat = await services.house.gesture(live, guest, data, key=key, language=language)
    except Answered as answered:
        seat = await _made_before(services, live, answered, data)
        return as_json(encoder.encode(live.body(seat, guest.id)), 201)
    return as_json(live.news(seat, guest.id, live.table.versions[seat] - 1), 201)


async def _made_before(services: Serving, live: Live, answered: Answered, data: rq.GestureRequest) -> int:
    """The seat that made this gesture with this key."""
    rows = await services.house.store.log(answered.match, after=answered.seq - 1)
    entry = en.read(rows[0].entry)
    if not gestures.is_made_by(entry, live.table, data):
        raise KeyReused("this key was used for something else")
    return entry.seat


async def _once(services: Serving, answered: Answered, kind: type[E], same: Callable[[E], bool] = lambda _: True) -> E:
    """The entry that a key stands for; refuses if it was not the same request."""
    rows = await services.house.store.log(answered.match, after=answered.seq - 1)
    entry = en.read(rows[0].entry)
    if not isinstance(entry, kind) or not same(entry):
        raise KeyReused("this key was used for something else")
    return entry


def _own_table(services: Serving, live: Live, guest: Guest, seat: int | None) -> Response[Any]:
    viewer = services.house.viewer(live.table, guest, seat)
    return as_json(encoder.encode(live.body(viewer, guest.id)))


@post(
    "/api/matches/{id:str}/undo",
    status_code=200,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Take back a step, or the whole turn up to where information has flowed",
)
async def undo(
    id: MatchId, guest: Me, services: Serving, key: Key, data: JSONBody[rq.UndoRequest | None] = None
) -> Response[wire.TableBody]:
    live = await services.house.find(id)
    wanted = data or rq.UndoRequest()
    try:
        seat = await services.house.undo(live, guest, wanted.seat, key, whole=wanted.whole)
    except Answered as answered:
        seat = (await _once(services, answered, en.Undone, lambda entry: _is_undo(entry, wanted))).seat
    return _own_table(services, live, guest, seat)


@post(
    "/api/matches/{id:str}/standing",
    status_code=200,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Arm a declaration in secret, or ask to be asked every time, in games where nobody else is asked",
)
async def arm(
    id: MatchId, data: JSONBody[rq.StandingRequest], guest: Me, services: Serving, key: Key
) -> Response[wire.TableBody]:
    live = await services.house.find(id)
    try:
        seat = await services.house.arm(live, guest, data, key)
    except Answered as answered:
        seat = (await _once(services, answered, en.Armed, lambda entry: _is_armed_so(entry, data))).seat
    return _own_table(services, live, guest, seat)


def _is_armed_so(entry: en.Armed, wanted: rq.StandingRequest) -> bool:
    return (entry.partner, entry.asks) == (wanted.declare_with, wanted.ask) and wanted.seat in (None, entry.seat)


def _is_undo(entry: en.Undone, wanted: rq.UndoRequest) -> bool:
    return entry.whole == wanted.whole and wanted.seat in (None, entry.seat)


@post(
    "/api/matches/{id:str}/resign",
    status_code=200,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Give up the game",
)
async def resign(
    id: MatchId, guest: Me, services: Serving, key: Key, data: JSONBody[rq.OwnSeatRequest | None] = None
) -> Response[wire.TableBody]:
    live = await services.house.find(id)
    given = data.seat if data else None
    try:
        seat = await services.house.resign(live, guest, given, key)
    except Answered as answered:
        seat = (await _once(services, answered, en.Resigned, lambda entry: given in (None, entry.seat))).seat
    return _own_table(services, live, guest, seat)


@post(
    "/api/matches/{id:str}/leave",
    status_code=200,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Go away: a bot plays the seat meanwhile; before the start, give up the seat",
)
async def leave(
    id: MatchId, guest: Me, services: Serving, key: Key, data: JSONBody[rq.OwnSeatRequest | None] = None
) -> Response[wire.TableBody]:
    live = await services.house.find(id)
    seat = data.seat if data else None
    try:
        await services.house.leave(live, guest, seat, key)
    except Answered as answered:
        await _once(services, answered, en.Entry, lambda entry: _is_leaving(entry, seat))
    return _own_table(services, live, guest, None)


def _is_leaving(entry: en.Entry, seat: int | None) -> bool:
    """Whether an entry is what leaving comes to: before the start, for the host, or in the game."""
    match entry:
        case en.Vacated(seat=left):
            return seat in (None, left)
        case en.Left(seats=left):
            return seat is None or left == [seat]
    return isinstance(entry, en.Closed)


@post(
    "/api/matches/{id:str}/return",
    status_code=200,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Come back",
)
async def come_back(
    id: MatchId, guest: Me, services: Serving, key: Key, data: JSONBody[rq.OwnSeatRequest | None] = None
) -> Response[wire.TableBody]:
    live = await services.house.find(id)
    seat = data.seat if data else None
    try:
        await services.house.come_back(live, guest, seat, key)
    except Answered as answered:
        await _once(services, answered, en.Returned, lambda entry: seat is None or entry.seats == [seat])
    return _own_table(services, live, guest, seat)


@post(
    "/api/matches/{id:str}/chat",
    status_code=201,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Say something, where the game allows it",
)
async def chat(id: MatchId, data: JSONBody[rq.ChatRequest], guest: Me, services: Serving, key: Key) -> SaidBody:
    services.chat.take(guest.id)
    live = await services.house.find(id)
    text = clean_text(data.text, _LONGEST_CHAT, "text")
    try:
        return SaidBody((await services.house.say(live, guest, text, key)).said)
    except Answered as answered:
        await _once(services, answered, en.Said, lambda entry: entry.text == text)
        rows = await services.house.store.log(answered.match)
        said = sum(isinstance(en.read(row.entry), en.Said) for row in rows[: answered.seq])
        return SaidBody(said)


@post(
    "/api/matches/{id:str}/rematch",
    status_code=201,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Once more",
)
async def rematch(id: MatchId, guest: Me, services: Serving) -> SeatedBody:
    live = await services.house.find(id)
    if live.table.rematch is None:
        services.tables.take(guest.id)
    new, seat = await services.house.rematch(live, guest)
    return SeatedBody(new.table.id, seat)


# --- notes --------------------------------------------------------------------------------------------------------


@get(
    "/api/matches/{id:str}/notes",
    responses=problems(401, 403, 404, 422, 503),
    summary="The caller's own notes, which nobody else can read",
)
async def show_notes(id: MatchId, guest: Me, services: Serving, seat: ViewedSeat = None) -> NotesBody:
    live = await services.house.find(id)
    book = services.house.notebook(live.table, guest, seat)
    return NotesBody(book.seat, await services.house.store.notes(book))


@patch(
    "/api/matches/{id:str}/notes",
    status_code=200,
    responses=problems(401, *POSTED, 404, 422, 503),
    summary="Set or clear single marks of the own notes; the others stay as they are",
)
async def change_notes(id: MatchId, data: JSONBody[rq.NotesRequest], guest: Me, services: Serving) -> NotesBody:
    live = await services.house.find(id)
    book = services.house.notebook(live.table, guest, data.seat)
    return NotesBody(book.seat, await services.house.note(book, data.cells))


# --- asking -------------------------------------------------------------------------------------------------------


@post(
    "/api/matches/{id:str}/why-not",
    status_code=200,
    responses=problems(401, *POSTED, 404, 409, 422, 503),
    summary="Why an action is not allowed; null if it is",
)
async def why_not(
    id: MatchId,
    data: JSONBody[rq.WhyNotRequest],
    guest: Me,
    services: Serving,
    lang: Language = None,
    accepted: Accepted = None,
) -> wire.RefusalBody | None:
    live = await services.house.find(id)
    seat = services.house.own_seat(live.table, guest, data.seat)
    if live.table.match is None:
        raise Refused("the game has not begun")
    try:
        return wire.why_not(live.table, seat, data.action, rulebook.language_of(lang, accepted))
    except IllegalAction as error:
        raise Illegal(error.message, rule=error.rule, message=error.message) from None


@post(
    "/api/matches/{id:str}/hint",
    status_code=200,
    responses=problems(401, *POSTED, 404, 409, 503),
    summary="What a bot would do",
)
async def hint(id: MatchId, guest: Me, services: Serving, data: JSONBody[rq.OwnSeatRequest | None] = None) -> HintBody:
    services.costly.take(guest.id)
    live = await services.house.find(id)
    with services.one_hint(guest.id):
        table, seat, answer = await services.house.hint(live, guest, data.seat if data else None)
    known = {body.id: body for body in live.body_of(table, seat, guest.id).legal}
    if answer.action not in known:
        raise Refused("the bot has no answer to this")
    searched = answer.bot == ADVISER[0]
    best = [
        HintedAction(known[w.action], w.value if searched and w.visits > 0 else None, w.visits, w.share, w.grounds)
        for w in answer.best
        if w.action in known
    ]
    return HintBody(seat, table.decision(seat), answer.bot, known[answer.action], best)


@get(
    "/api/matches/{id:str}/replay",
    responses=problems(401, 403, 404, 409, 422, 503),
    summary="The table at an earlier point",
)
async def replay(
    id: MatchId,
    caller: Anybody,
    services: Serving,
    request: Request[Any, Any, Any],
    upto: Annotated[
        int | None, QueryParameter(name="upto", ge=0, le=1_000_000, description="How many events had been seen")
    ] = None,
    whose: ReplayEyes = None,
) -> wire.ReplayBody:
    services.costly.take(caller.id if caller else services.address(request.scope))
    live = await services.house.find(id)
    now = live.table
    viewer = _replay_viewer(services.house, now, caller, whose)
    if viewer is None:
        last = now.live.told
        wanted = _upto(upto, last)
        then = await _replayed(services, id, lambda table: table.live.told >= wanted)
        return wire.replayed_truth(now, then, wanted)
    wanted = _upto(upto, now.marks[viewer][-1].events)
    then = await _replayed(services, id, lambda table: table.marks[viewer][-1].events >= wanted)
    return wire.replayed(now, then, viewer, wanted)


def _upto(given: int | None, last: int) -> int:
    if given is not None and given > last:
        raise Invalid(f"upto: {given} is more than the {last} there are")
    return last if given is None else given


def _replay_viewer(house: House, table: Table, caller: Guest | None, whose: str | None) -> int | None:
    """Through whose eyes; None for everybody's. Others' eyes only after the end, and only for who sees the game."""
    if table.match is None:
        raise Refused("the game has not begun")
    _check_sees(table, caller)
    if whose == "all" and table.status != "over":
        raise Forbidden("the whole truth is told only after the end")
    if whose == "all":
        return None
    if whose is None or (whose != "none" and int(whose) in table.seats_of(caller.id if caller else None)):
        viewer = house.viewer(table, caller, None if whose is None else int(whose))
    else:
        viewer = table.spectator if whose == "none" else int(whose)
        if viewer > table.spectator or (viewer == len(table.seats) and whose != "none"):
            raise Invalid(f"as: there is no seat {whose}")
        if viewer != table.spectator and table.status != "over":
            raise Forbidden(f"seat {whose} is not yours; others' eyes are open only after the end")
    if viewer == table.spectator and not wire.may_watch(table):
        raise Forbidden("this table has no spectators")
    return viewer


def _check_sees(table: Table, caller: Guest | None) -> None:
    """Whoever has no seat sees the game only where it may be watched; the host, too."""
    if not table.seats_of(caller.id if caller else None) and not wire.may_watch(table):
        raise Forbidden("this table has no spectators")


async def _replayed(services: Serving, id: str, until: Any) -> Table:
    rows = await services.house.store.log(id)
    return await asyncio.to_thread(Table.replay, rows, until)


@get(
    "/api/matches/{id:str}/curve",
    responses=problems(401, 403, 404, 409, 422, 503),
    summary="What the bot thought of each seat's chances, move by move; after the end",
)
async def curve(
    id: MatchId, caller: Anybody, services: Serving, request: Request[Any, Any, Any], whose: ReplayEyes = None
) -> wire.CurveBody:
    services.costly.take(caller.id if caller else services.address(request.scope))
    live = await services.house.find(id)
    viewer = _replay_viewer(services.house, live.table, caller, whose)
    if live.table.status != "over":
        raise Refused("the bot's thoughts are told only after the end")
    points: list[wire.CurvePoint] = []

    def note(table: Table) -> bool:
        points.append(wire.curve_point(table, viewer))
        return False

    await _replayed(services, id, note)
    return wire.CurveBody(id, [point for point, after in pairwise(points) if after.n > point.n] + points[-1:])


@get(
    "/api/matches/{id:str}/record",
    responses=problems(401, 403, 404, 409, 503),
    summary="The record; whole after the end",
)
async def record(
    id: MatchId, caller: Anybody, services: Serving, request: Request[Any, Any, Any], seat: ViewedSeat = None
) -> dict[str, Any]:
    services.costly.take(caller.id if caller else services.address(request.scope))
    live = await services.house.find(id)
    viewer = services.house.viewer(live.table, caller, seat)
    if live.table.match is None:
        raise Refused("the game has not begun")
    _check_sees(live.table, caller)
    return wire.record(live.table, viewer)


@post(
    "/api/records",
    status_code=201,
    responses=problems(401, *POSTED, 422, 503),
    summary="A table from a record, finished or to be played on",
)
async def import_record(data: JSONBody[rq.RecordRequest], guest: Me, services: Serving, key: Key) -> OpenedBody:
    services.costly.take(guest.id)
    services.tables.take(guest.id)
    opened, story = await asyncio.to_thread(_read_record, data, guest)
    return await _open(services.house, opened, guest, key, story)


def _read_record(data: rq.RecordRequest, guest: Guest) -> tuple[en.Opened, list[en.AnyEntry]]:
    steps = data.record.get("steps")
    if isinstance(steps, list) and len(steps) > _LONGEST_IMPORT:
        raise Invalid(f"steps: a record may have {_LONGEST_IMPORT} at most")
    try:
        match = sh.replay(data.record)
    except RecordError as error:
        raise Invalid("the record cannot be replayed", faults=error.faults[:50]) from None
    if match.to_move == (sh.CHANCE,):
        raise Invalid("the record stops in the middle of a draw; let chance decide first")
    seats = data.seats if data.seats is not None else [rq.SeatRequest("me")] * match.seats
    if len(seats) != match.seats:
        raise Invalid(f"seats: {len(seats)} given for {match.seats}")
    if any(seat.kind == "open" for seat in seats):
        raise Invalid("seats: a record holds everything hidden, so no seat of its table can be open to others")
    plans = [_plan(seat, i, guest) for i, seat in enumerate(seats)]
    opened = en.Opened(match.game, match.options, plans, guest.id, "live", "none", False, position=match.origin)
    return opened, _story(match)


def _story(match: sh.Match) -> list[en.AnyEntry]:
    """The steps of a match as entries: one per decision, with what chance did after it."""
    groups: list[en.Steps] = [[]]
    for step in match.steps:
        if step.actor != sh.CHANCE:
            groups.append([])
        groups[-1].append((step.actor, step.action.text))
    story: list[en.AnyEntry] = [en.Started(groups[0])]
    for steps in groups[1:]:
        actor, text = steps[0]
        if actor == sh.TABLE:
            seat = int(text.removeprefix("LEAVE(").removesuffix(")"))
            story.append(en.Resigned(seat, steps))
        else:
            story.append(en.Played(actor, "guest", "", steps))
    return story


# --- operations ---------------------------------------------------------------------------------------------------


@get("/healthz", responses={503: problems(503)[503]}, summary="Whether the server can store")
async def health(services: Serving) -> HealthBody:
    await services.house.store.counts()
    return HealthBody("ok")


@get("/metrics", responses={503: problems(503)[503]}, media_type="text/plain", summary="Counters for Prometheus")
async def metrics(services: Serving) -> str:
    return services.metrics(await services.house.store.counts())


HANDLERS = [
    new_guest,
    new_code,
    claim,
    forget_devices,
    list_games,
    game_rules,
    lobby,
    me,
    rename,
    open_table,
    join,
    fill,
    show_table,
    stream_events,
    act,
    gesture,
    arm,
    undo,
    resign,
    leave,
    come_back,
    chat,
    rematch,
    show_notes,
    change_notes,
    why_not,
    hint,
    replay,
    curve,
    record,
    import_record,
    health,
    metrics,
]
