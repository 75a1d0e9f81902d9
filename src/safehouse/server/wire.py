"""Everything that is sent to anyone about a table is built here, from (table, viewer).

No other module of the server reads a match for sending. What a viewer may know comes from its observation, its events
and nothing else; the whole truth is told only after the end. A table as a seat sees it is built for who sits there at
that moment, whoever asks.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, cast

import msgspec

from safehouse.core.match import UNDO_REASONS, refusal_text
from safehouse.core.observation import Observation
from safehouse.core.rule import OK, rule_id
from safehouse.core.shapes import Head

from .choice import choice_of
from .conduct import Pace
from .problems import Forbidden
from .rulebook import texts_of
from .table import Table
from .viewtypes import AnyView

EVENTS_SHOWN = 60
STAND_INS_SHOWN = 40
CHAT_SHOWN = 50

encoder = msgspec.json.Encoder()


class ActionBody(msgspec.Struct):
    """A legal action. Hand back `id` or `text`."""

    id: int
    text: str
    kind: str
    args: dict[str, int | str]


class EventBody(msgspec.Struct):
    """Something that happened, as this viewer saw it. `n` counts what this viewer saw, from 1."""

    n: int
    kind: str
    args: dict[str, int | str | None]
    private: bool
    reveals: bool
    by_chance: bool
    stand_in: bool = False
    """Whether it tells of a person for whom a bot played at that time."""


class StandInBody(msgspec.Struct):
    """A move that was made for the player of this seat, after its event `after`.

    `by`: a bot while he was away, a bot when the time was over (`clock`), or nobody: the default was taken. `fresh`: he
    has not acted himself since.
    """

    after: int
    by: Literal["bot", "clock", "default"]
    action: ActionBody
    fresh: bool


class UndoBody(msgspec.Struct):
    """Whether the seat may take back a step; if not, why: in one word to be translated, and as a sentence.

    `steps`: how many it can take back one after the other, and at once with `whole`.
    """

    allowed: bool
    steps: int
    reason: str | None
    message: str | None


class ClockBody(msgspec.Struct):
    """When a bot decides for a seat: seconds since 1970, and the time it had in all."""

    seat: int
    deadline: float
    seconds: float


class StandingBody(msgspec.Struct):
    """What the seat answers where it is not asked: it declares as soon as this seat is on turn, or says nothing.

    `ask`: it wants to be asked every time. Nobody else is told.
    """

    declare_with: int | None
    ask: bool


class PlayerBody(msgspec.Struct):
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str | None
    bot: str | None
    level: int | None
    connected: bool
    away: bool
    resigned: bool
    mine: bool
    colour: str | None
    """What the seat wears; None at a table that has not begun, where it is still to be dealt."""


class ChatBody(msgspec.Struct):
    """A chat message. `n` counts the messages of the table, from 1."""

    n: int
    at: float
    seat: int | None
    name: str
    text: str


class TableBody(msgspec.Struct):
    """A table as one viewer may know it."""

    id: str
    game: str
    status: Literal["open", "running", "over", "closed"]
    seat: int | None
    my_seats: list[int]
    seq: int
    to_move: list[int]
    over: bool
    scores: list[int] | None
    winners: list[int]
    ranking: list[int] | None
    """The seats from first to last."""
    ranks: list[int] | None
    """The rank of each seat; equal where the rules know no difference."""
    view: AnyView | None
    legal: list[ActionBody]
    decision: str | None
    undo: UndoBody
    standing: StandingBody | None
    clocks: list[ClockBody] | None
    players: list[PlayerBody]
    options: dict[str, Any]
    preset: str | None
    """The preset that the options are, if any,"""
    changed: list[str]
    """and those options that have an effect and are not as by default."""
    spectators: Literal["none", "public"]
    speed: Literal["live", "days"]
    public: bool
    host: bool
    invite: str | None
    events: list[EventBody]
    dealt: int
    """The events up to this number are the set-up, before anybody was asked."""
    stand_ins: list[StandInBody]
    """The last moves that were made for this seat's player; nobody else is told them."""
    chat: list[ChatBody]
    rematch: str | None
    created_at: float


class RefusalBody(msgspec.Struct):
    """Why an action is not allowed: the rule's id, a sentence about this case, and the text of the rule."""

    rule: str
    message: str
    text: str


class ReplayBody(msgspec.Struct):
    """A table at an earlier point. `view` is null for the whole truth, `views` and `position` are null for a seat."""

    id: str
    game: str
    seat: int | None
    upto: int
    last: int
    view: AnyView | None
    views: list[AnyView] | None
    position: dict[str, Any] | None
    events: list[EventBody]
    over: bool


class CurvePoint(msgspec.Struct):
    """What the bot thought each seat would come to, in points, when the viewer had seen `n` events."""

    n: int
    values: list[float]


class CurveBody(msgspec.Struct):
    id: str
    points: list[CurvePoint]


class Surroundings(msgspec.Struct):
    """What a table does not know of itself."""

    connected: Collection[str]
    pace: Pace
    invite: str


def may_watch(table: Table) -> bool:
    """Whether somebody without a seat sees the game."""
    return table.spectators == "public"


def may_look(table: Table, viewer: int, guest: str | None) -> bool:
    """Whether a guest looks through these eyes: a spectator's are everybody's, a seat's those of who sits there now."""
    seat = table.seat_of(viewer)
    return seat is None or (guest is not None and table.seats[seat].guest == guest)


def shown(table: Table, viewer: int, guest: str | None, house: Surroundings, since: int | None = None) -> TableBody:
    """The table as this viewer may know it; `since`: the events after this number, else the last ones."""
    if not _sees(table, viewer):
        return _body(table, viewer, guest, house, since, head=None)
    seen = table.look(viewer)
    head = _head(table, seen)
    body = _body(table, viewer, guest, house, since, head=head)
    body.view = msgspec.to_builtins(head) | seen.view()
    return body


def encoded(table: Table, viewer: int, guest: str | None, house: Surroundings, since: int | None = None) -> bytes:
    """The same as JSON. What several viewers read off the table alike is written once."""
    if not _sees(table, viewer):
        return encoder.encode(shown(table, viewer, guest, house, since))
    seen = table.look(viewer)
    head = _head(table, seen)
    body = _body(table, viewer, guest, house, since, head=head)
    parts = encoder.encode(head), encoder.encode(seen.own_view()), table.table_view(viewer, encoder.encode)
    body.view = cast("AnyView", msgspec.Raw(_joined(*parts)))
    return encoder.encode(body)


def _head(table: Table, seen: Observation) -> Head:
    """The head of a view in which those who are not asked are not to move, whatever they have armed."""
    head = table.live.head_of(seen)
    return msgspec.structs.replace(head, to_move=[seat for seat in head.to_move if not table.stands(seat)])


def _standing(table: Table, seat: int | None) -> StandingBody | None:
    """Of one's own seat alone."""
    if seat is None or table.match is None or not table.standing:
        return None
    return StandingBody(table.seats[seat].armed, table.seats[seat].asks)


def _joined(*parts: bytes) -> bytes:
    """Several JSON objects as one."""
    return b"{" + b",".join(part[1:-1] for part in parts if part != b"{}") + b"}"


def _sees(table: Table, viewer: int) -> bool:
    return table.match is not None and (table.seat_of(viewer) is not None or may_watch(table))


def _body(
    table: Table, viewer: int, guest: str | None, house: Surroundings, since: int | None, *, head: Head | None
) -> TableBody:
    if not may_look(table, viewer, guest):
        raise Forbidden(f"seat {viewer} is not yours")
    seat = table.seat_of(viewer)
    mine = table.seats_of(guest)
    sees = head is not None
    asked = seat is not None and table.may_decide(seat)
    is_host = guest is not None and guest == table.host
    over = table.status == "over"
    chosen = choice_of(table)
    return TableBody(
        id=table.id,
        game=table.game,
        status=table.status,
        seat=seat,
        my_seats=mine,
        seq=table.versions[viewer] if sees or table.match is None else 0,
        to_move=head.to_move if head is not None and not over else [],
        over=over,
        scores=table.live.scores if over else None,
        winners=sorted(table.live.winners) if over else [],
        ranking=table.live.ranking if over else None,
        ranks=table.live.ranks if over else None,
        view=None,
        legal=_legal(table, viewer) if asked else [],
        decision=table.decision(seat) if asked and seat is not None else None,
        undo=_undo(table, seat),
        standing=_standing(table, seat),
        clocks=_clocks(table, head, house),
        players=players(table, guest, house),
        options=table.live.options if table.match is not None else table.options,
        preset=chosen.preset,
        changed=chosen.changed,
        spectators=table.spectators,
        speed=table.speed,
        public=table.public,
        host=is_host,
        invite=house.invite if is_host and table.status == "open" else None,
        events=events(table, viewer, since) if sees else [],
        dealt=table.dealt[viewer] if sees else 0,
        stand_ins=_stand_ins(table, seat),
        chat=chat(table, viewer, guest, max(0, table.said - CHAT_SHOWN)),
        rematch=table.rematch if mine else None,
        created_at=table.created_at,
    )


def _legal(table: Table, viewer: int) -> list[ActionBody]:
    return [ActionBody(action.id, action.text, action.kind, action.args) for action in table.look(viewer).legal()]


def _undo(table: Table, seat: int | None) -> UndoBody:
    if seat is None or table.match is None or table.seats[seat].resigned:
        return UndoBody(False, 0, None, None)
    reason = table.match.undo_reason(seat)
    if reason is not None:
        return UndoBody(False, 0, reason, UNDO_REASONS[reason])
    return UndoBody(True, table.match.undo_steps(seat), None, None)


def _clocks(table: Table, head: Head | None, house: Surroundings) -> list[ClockBody] | None:
    if head is None or table.status != "running":
        return None
    seconds = house.pace.allowed(table)
    asked = [(seat, house.pace.deadline(table, seat)) for seat in head.to_move if not table.seats[seat].automatic]
    return [ClockBody(seat, deadline, seconds) for seat, deadline in asked if deadline is not None]


def _stand_ins(table: Table, seat: int | None) -> list[StandInBody]:
    if seat is None or table.match is None:
        return []
    actions = table.match.edition.actions
    found: list[StandInBody] = []
    for made in table.stand_ins[seat][-STAND_INS_SHOWN:]:
        if made.by != "guest":
            action = actions.find(made.action)
            body = ActionBody(action.id, action.text, action.kind, action.args)
            found.append(StandInBody(made.after, made.by, body, made.seq > table.acted[seat]))
    return found


def players(table: Table, guest: str | None, house: Surroundings) -> list[PlayerBody]:
    worn = table.colours
    return [
        PlayerBody(
            seat=i,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            level=seat.level,
            connected=seat.guest is not None and seat.guest in house.connected,
            away=seat.away,
            resigned=seat.resigned,
            mine=guest is not None and seat.guest == guest,
            colour=worn[i],
        )
        for i, seat in enumerate(table.seats)
    ]


def events(table: Table, viewer: int, since: int | None) -> list[EventBody]:
    """What this viewer saw after event number `since`, or the last of it."""
    if table.match is None:
        return []
    marks = table.marks[viewer]
    heard = marks[-1].events
    start = max(0, heard - EVENTS_SHOWN) if since is None else since
    at = len(marks) - 1
    while at > 0 and marks[at].events > start:
        at -= 1
    mark = marks[at]
    fresh = table.match.news(table.seat_of(viewer), mark.told, mark.events)
    told: list[EventBody] = []
    for event in fresh:
        while marks[at].events < event["n"]:
            at += 1
        if event["n"] > start:
            told.append(_event(table, event, marks[at].told))
    return told


def _event(table: Table, event: dict[str, Any], told: int) -> EventBody:
    """An event, and whether a bot played for the person it names; `told`: how many events there were after it."""
    named = event["args"].get("player", event["args"].get("seat"))
    return EventBody(**event, stand_in=named in table.stood_in(told))


def chat(table: Table, viewer: int, guest: str | None, after: int) -> list[ChatBody]:
    """Chat is for those at the table, and for spectators where they may watch."""
    if not may_hear(table, viewer, guest):
        return []
    return [ChatBody(line.n, line.at, line.seat, line.name, line.text) for line in table.chat if line.n > after]


def may_hear(table: Table, viewer: int, guest: str | None) -> bool:
    """Whether a viewer hears the chat."""
    is_host = guest is not None and guest == table.host
    seated = table.seat_of(viewer) is not None and may_look(table, viewer, guest)
    return seated or may_watch(table) or is_host


def why_not(table: Table, seat: int, given: int | str, language: str) -> RefusalBody | None:
    """Why a seat may not do this now, judged by what the seat knows. IllegalAction for what is no action."""
    edition = table.live.edition
    action = edition.actions.find(given)
    number = edition.check(table.look(seat).state, seat, action.id)
    if number == OK:
        return None
    rule = rule_id(edition.game.prefix, number)
    texts = texts_of(edition.game, language)
    return RefusalBody(rule, refusal_text(texts, rule), texts.say(f"rule-{rule.replace('.', '-')}"))


def record(table: Table, viewer: int) -> dict[str, Any]:
    """The whole record after the end; before, the head and what this viewer saw."""
    match = table.live
    whole: dict[str, Any] = match.record()
    if table.status == "over":
        return whole
    head = {key: whole[key] for key in ("format", "game", "rules", "data_set", "seats", "options")}
    return {**head, "seat": table.seat_of(viewer), "events": msgspec.to_builtins(events(table, viewer, 0))}


def replayed(now: Table, then: Table, viewer: int, upto: int) -> ReplayBody:
    """The table as a viewer saw it after its event `upto`; `then` is the table replayed to that point."""
    seat = then.seat_of(viewer)
    told = events(then, viewer, 0)
    last = now.marks[viewer][-1].events
    view = then.live.view(seat)
    return ReplayBody(now.id, now.game, seat, upto, last, view, None, None, told, then.live.over)


def replayed_truth(now: Table, then: Table, upto: int) -> ReplayBody:
    """All hands open, after event `upto` of all; only after the end."""
    if now.status != "over":
        raise Forbidden("the whole truth is told only after the end")
    views = [then.live.view(seat) for seat in range(len(then.seats))]
    told = [_event(then, event, event["n"]) for event in then.live.story()]
    position = then.live.position()
    return ReplayBody(now.id, now.game, None, upto, now.live.told, None, views, position, told, then.live.over)


def curve_point(then: Table, viewer: int | None) -> CurvePoint:
    """The game's own evaluation of the true position, which is told after the end only."""
    told = then.live.told if viewer is None else then.marks[viewer][-1].events
    if then.live.over:
        return CurvePoint(told, [float(score) for score in then.live.scores])
    evaluate = then.live.edition.slots["evaluate"]
    state = then.live.state
    return CurvePoint(told, [evaluate(state, seat) / 1000 for seat in range(len(then.seats))])
